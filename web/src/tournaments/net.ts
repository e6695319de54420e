import type { Challenge, ContestMessage, EnteredPlayer, OpenedTournament, ContestPlan as Plan } from "../../generated/protocol";
import { call, send } from "../net/spoken";
import { nonce, ownKey } from "./key";

export type { Plan };
/** What the organiser, or a player, can ask of a tournament; see docs/protocol.md. */
export type Wish = { do: string; [more: string]: unknown };

const at = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

/** The interface of tournaments, typed. */
export const tournaments = {
  open: (wish: { plan: Plan; bots: string[] }) => call<OpenedTournament>("POST", "/api/tournaments", wish),
  look: (id: string, token = "") => call<ContestMessage>("GET", at(id), undefined, token),
  do: (id: string, token: string, request: Wish) => call<unknown>("POST", `${at(id)}/do`, { request }, token),
  csv: async (id: string) => (await send("GET", `${at(id)}/table.csv`)).text(),
  records: async (id: string) => (await send("GET", `${at(id)}/records`)).text(),

  /** Enter with this browser's key: the hall asks for a signature, and the same key is always the same player. */
  enter: async (id: string, more: { name?: string; face?: string; team?: string }): Promise<EnteredPlayer> => {
    const key = ownKey();
    const { challenge } = await call<Challenge>("POST", `${at(id)}/challenge`, { key: key.public });
    return call<EnteredPlayer>("POST", `${at(id)}/players`, { key: key.public, signature: key.sign(challenge), nonce: nonce(), ...more });
  },
};
