/** What the page tells a worker. */
export type ToWorker =
  | { kind: "start"; role: "hall" | "thinker"; base: string; files: Record<string, string>; port: MessagePort }
  | { kind: "call"; id: number; method: string; path: string; body: string; token: string }
  | { kind: "hear"; line: number; text: string }
  | { kind: "close"; line: number }
  | { kind: "forget"; table: string }
  | { kind: "thought"; id: number; text: string };

/** What a worker tells the page. */
export type FromWorker =
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; text: string }
  | { kind: "say"; line: number; text: string };
