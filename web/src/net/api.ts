import type {
  CheckedSet, ClauseInfo, FieldsInfo, Found, GameInfo, Hint, Lesson, LessonAnswer, NewTable, Problem, PuzzleAnswer, PuzzleCount, PuzzleShown, Replay, Review, Seated, Sit, TableInfo, WantedBalance, WantedPrint, WantedSet,
} from "../../generated/protocol";
import { settings } from "../look/settings.svelte";
import type { Practised, Way } from "../practice/practice";
import { t, tell } from "../words";
import { ask } from "./door";
import { dated } from "./hour";
import { promise } from "./shuffle";

/** Something the hall did not do, with its sentence for people. */
export class HallError extends Error {
  constructor(
    readonly code: string,
    readonly text: string | object,
    readonly clause = "",
    /** Seconds after which it may work; 0: unknown. */
    readonly after = 0,
  ) {
    super(code);
  }
}

/** Why something did not work, in a sentence. */
export function reasonOf(error: unknown): string {
  return (error instanceof HallError && tell(error.text)) || t("page-offline");
}

/** A line of a seat's record: the header names the seat, the others tell. */
export interface StoryLine {
  seat?: number;
  number?: number;
  told?: { event: string; clause?: string; text?: string | object; seat?: number }[];
}

/** Wished for as a language, sentences come as keys and facts: the page says them itself, and can change its language at any time. */
export const KEYS = "x-keys";

async function send(method: string, path: string, body: unknown, token: string, language = KEYS, signal: AbortSignal | null = null): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await ask(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal });
  } catch {
    throw new HallError("offline", "");
  }
  dated(answer.headers.get("date"));
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new HallError(problem?.code ?? "failed", problem?.text ?? "", problem?.clause ?? "", Number(answer.headers.get("retry-after") ?? 0));
  }
  return answer;
}

/** Asks again while the hall says that others are before us, for so many seconds in all. */
export async function patiently<Answer>(ask: () => Promise<Answer>, seconds = 120): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof HallError) || !error.after || error.after > seconds) throw error;
      seconds -= error.after;
      await new Promise((done) => setTimeout(done, error.after * 1000));
    }
  }
}

/** A call of the hall, for parts of the page with an interface of their own. */
export async function call<Answer>(method: string, path: string, body?: unknown, token = ""): Promise<Answer> {
  return (await (await send(method, path, body, token)).json()) as Answer;
}

/** Something long, or about all games at once, of which the page does not keep the words. */
async function said<Answer>(path: string): Promise<Answer> {
  return (await (await send("GET", path, undefined, "", settings.language)).json()) as Answer;
}

async function text(path: string, token: string): Promise<string> {
  return (await send("GET", path, undefined, token)).text();
}

const part = encodeURIComponent;

/** The REST interface of the hall, typed. */
export const api = {
  games: () => said<GameInfo[]>("/api/games"),
  clauses: (game: string) => said<ClauseInfo[]>(`/api/games/${part(game)}/clauses`),
  fields: (game: string) => call<FieldsInfo>("GET", `/api/games/${part(game)}/fields`),
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  create: (wish: NewTable) => call<Seated>("POST", "/api/tables", { ...wish, share: promise() }),
  sit: (table: string, wish: Sit) => call<Seated>("POST", `/api/tables/${part(table)}/seats`, { ...wish, share: promise() }),
  byCode: (code: string) => call<Found>("GET", `/api/codes/${part(code)}`),
  cards: (table: string) => call<unknown>("GET", `/api/tables/${part(table)}/cards`),
  text: (table: string, token: string, seat: number) =>
    call<string[]>("GET", `/api/tables/${part(table)}/text${token ? `?seat=${seat}` : ""}`, undefined, token),
  hint: (table: string, token: string, seat: number, step: number) =>
    call<Hint[]>("GET", `/api/tables/${part(table)}/hint?seat=${seat}&step=${step}`, undefined, token),
  /** The whole record of a game that is still played: of one of this device only, where nothing is secret from its owner. */
  saved: (table: string, token: string) => text(`/api/tables/${part(table)}/record?whole=1`, token),
  record: (table: string, token: string) => text(`/api/tables/${part(table)}/record`, token),
  replay: (record: string, seat: number) => call<Replay>("POST", "/api/replays", { record, seat }),
  review: (record: string, seat: number | null) =>
    patiently(() => call<Review>("POST", "/api/reviews", seat === null ? { record } : { record, seat })),
  workshop: (game: string, wish: WantedSet) => call<CheckedSet>("POST", `/api/workshop/${part(game)}`, wish),
  print: async (game: string, wish: WantedPrint) => (await send("POST", `/api/print/${part(game)}`, wish, "")).blob(),
  /** A short balance run, told line by line; `signal` ends it. */
  balance: (game: string, wish: WantedBalance, signal: AbortSignal) => send("POST", `/api/balance/${part(game)}`, wish, "", KEYS, signal),
  lesson: (game: string) => call<Lesson>("GET", `/api/lessons/${part(game)}`),
  /** `trail`: what was chosen at the steps from which this one goes on. */
  tryLesson: (game: string, step: number, choice: string, trail: string[]) =>
    call<LessonAnswer>("POST", `/api/lessons/${part(game)}/${step}`, { choice, trail }),
  puzzles: () => call<PuzzleCount[]>("GET", "/api/puzzles"),
  puzzle: (game: string, day: string) => call<PuzzleShown>("GET", `/api/puzzles/${part(game)}/${part(day)}`),
  tryPuzzle: (game: string, day: string, choice: string) => call<PuzzleAnswer>("POST", `/api/puzzles/${part(game)}/${part(day)}`, { choice }),
  way: (fact: string) => call<Way>("GET", `/api/practice/ways/${part(fact)}`),
  practise: (body: object) => call<Practised>("POST", "/api/practice", body),
  passport: (text: string) => call<{ rows: string[] }>("POST", "/api/practice/code", { text }),
  /** What this seat was told of the present game, update by update; the first line is a header. */
  story: async (table: string, token: string): Promise<StoryLine[]> => {
    const record = await text(`/api/tables/${part(table)}/record`, token).catch(() => "");
    return record.trim().split("\n").filter(Boolean).map((line) => JSON.parse(line) as StoryLine);
  },
  /** Promise a number for the next shuffle. */
  share: (table: string, token: string, seat: number, share: string) =>
    call<unknown>("POST", `/api/tables/${part(table)}/do`, { seat, request: { do: "share", share } }, token),
  /** Tell the number that this device adds to the shuffle. */
  reveal: (table: string, token: string, seat: number, nonce: string) =>
    call<unknown>("POST", `/api/tables/${part(table)}/do`, { seat, request: { do: "reveal", nonce } }, token),
  /** Where other devices find this hall, asked by whoever opened it as this very machine; empty: nowhere. */
  reach: async (): Promise<string> => (await call<{ base: string }>("GET", "/reach")).base,
  phrases: () => said<Record<string, string>>("/api/phrases"),
};
