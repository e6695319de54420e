/** The hall of this device, its bots and hints, or one that leaves its memory behind for the next start. */
export type Role = "hall" | "thinker" | "memory";

/** What the page tells a worker. */
export type ToWorker =
  | { kind: "start"; role: Role; base: string; cache: string; files: Record<string, string>; port: MessagePort }
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
