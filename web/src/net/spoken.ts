import type { Problem } from "../../generated/protocol";
import { settings } from "../look/settings.svelte";
import { HallError } from "./api";

/* Calls whose sentences come in the language of this browser. */

export async function send(method: string, path: string, body?: unknown, token = ""): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new HallError("offline", "");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new HallError(problem?.code ?? "failed", problem?.text ?? "", problem?.clause ?? "");
  }
  return answer;
}

export async function call<Answer>(method: string, path: string, body?: unknown, token = ""): Promise<Answer> {
  return (await (await send(method, path, body, token)).json()) as Answer;
}
