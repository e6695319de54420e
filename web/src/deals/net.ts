import type { DealGame, DealInfo, MadeDeal, NewDeal, Seated } from "../../generated/protocol";
import { api, call } from "../net/api";
import { myself, named } from "../pages/opening";
import { keep, tokenOf } from "./key";

const part = encodeURIComponent;
const CODE = 6; // signs

/** The id of a deal, from its code or from itself. */
export async function idOf(name: string): Promise<string> {
  return name.length === CODE ? (await api.byCode(name)).table : name;
}

export const look = (deal: string) => call<DealInfo>("GET", `/api/deals/${part(deal)}`, undefined, tokenOf(deal));

export const gamesOf = (deal: string) => call<DealGame[]>("GET", `/api/deals/${part(deal)}/games`, undefined, tokenOf(deal));

/** A new deal, for oneself and for friends. */
export const offer = (wish: NewDeal) => call<MadeDeal>("POST", "/api/deals", wish);

/** The deal of a game that was played here, for friends. */
export async function offerAgain(table: string, token: string): Promise<MadeDeal> {
  const made = await call<MadeDeal>("POST", "/api/deals", { table }, token);
  keep(made.deal, token);
  return made;
}

/** A seat in a deal; whoever has one already gets it again. */
export const play = (deal: string): Promise<Seated> =>
  named({ token: tokenOf(deal), ...myself() }, (wish) => call<Seated>("POST", `/api/deals/${part(deal)}/players`, wish));
