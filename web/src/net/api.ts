import type { ClauseInfo, Ended, Found, GameInfo, NewTable, Problem, Seated, Sit, TableInfo } from "../../generated/protocol";

/** Something the hall did not do, with its sentence for people. */
export class HallError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clause = "",
  ) {
    super(text);
  }
}

/** A line of a seat's record: the header names the seat, the others tell. */
export interface StoryLine {
  seat?: number;
  number?: number;
  told?: { event: string; clause?: string; text?: string; seat?: number }[];
}

async function call<Answer>(method: string, path: string, body?: unknown, token = ""): Promise<Answer> {
  const headers: Record<string, string> = {};
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
  return (await answer.json()) as Answer;
}

const part = encodeURIComponent;

/** The REST interface of the hall, typed. */
export const api = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  clauses: (game: string, words = "") =>
    call<ClauseInfo[]>("GET", `/api/games/${part(game)}/clauses${words ? `?words=${part(words)}` : ""}`),
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  create: (wish: NewTable) => call<Seated>("POST", "/api/tables", wish),
  sit: (table: string, wish: Sit) => call<Seated>("POST", `/api/tables/${part(table)}/seats`, wish),
  byCode: (code: string) => call<Found>("GET", `/api/codes/${part(code)}`),
  cards: (table: string) => call<unknown>("GET", `/api/tables/${part(table)}/cards`),
  text: (table: string, token: string, seat: number) =>
    call<string[]>("GET", `/api/tables/${part(table)}/text${token ? `?seat=${seat}` : ""}`, undefined, token),
  /** What this seat was told of the present game, update by update; the first line is a header. */
  story: async (table: string, token: string): Promise<StoryLine[]> => {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const answer = await fetch(`/api/tables/${part(table)}/record`, { headers });
    if (!answer.ok) return [];
    return (await answer.text()).trim().split("\n").map((line) => JSON.parse(line) as StoryLine);
  },
  phrases: () => call<Record<string, string>>("GET", "/api/phrases"),
  statistics: () => call<Ended[]>("GET", "/api/statistics"),
};
