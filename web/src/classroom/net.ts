import type { ClassMessage, Enrolled, OpenedClass, Plan, Problem, Report, Sheet, TemplateInfo } from "../../generated/protocol";
import { settings } from "../look/settings.svelte";
import { HallError } from "../net/api";

/** What a teacher, or a pupil's device, can ask of a class; see docs/protocol.md. */
export type Wish = { do: string; [more: string]: unknown };

async function send(method: string, path: string, body?: unknown, token = ""): Promise<Response> {
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

async function call<Answer>(method: string, path: string, body?: unknown, token = ""): Promise<Answer> {
  return (await (await send(method, path, body, token)).json()) as Answer;
}

const part = encodeURIComponent;

/** The interface of classes, typed. Sentences come in the language of this browser. */
export const classes = {
  plans: () => call<TemplateInfo[]>("GET", "/api/lesson-plans"),
  open: (wish: { plan?: Plan; template?: string; own_names: boolean }) => call<OpenedClass>("POST", "/api/classes", wish),
  join: (id: string, wish: { token?: string; name?: string; passport?: string }) => call<Enrolled>("POST", `/api/classes/${part(id)}/pupils`, wish),
  look: (id: string, token: string) => call<ClassMessage>("GET", `/api/classes/${part(id)}`, undefined, token),
  do: (id: string, token: string, request: Wish) => call<unknown>("POST", `/api/classes/${part(id)}/do`, { request }, token),
  report: (id: string, token: string) => call<Report>("GET", `/api/classes/${part(id)}/report`, undefined, token),
  worksheets: (id: string, token: string) => call<Sheet[]>("GET", `/api/classes/${part(id)}/worksheets`, undefined, token),
  passport: (id: string, token: string, pupil: number, words: string) => call<{ words: string }>("POST", `/api/classes/${part(id)}/pupils/${pupil}/passport`, { words }, token),
  move: (id: string, token: string, pupil: number) => call<{ token: string }>("POST", `/api/classes/${part(id)}/pupils/${pupil}/move`, {}, token),
  csv: async (id: string, token: string) => (await send("GET", `/api/classes/${part(id)}/report.csv`, undefined, token)).text(),
};
