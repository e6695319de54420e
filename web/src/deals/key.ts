import { sha256 } from "../net/shuffle";
import { ownKey } from "../tournaments/key";

/*
 * Who plays a deal: nobody has an account, but a browser makes one token for each deal, always the same, from its own key. So
 * nobody enters twice by mistake, and the hall cannot tell that two deals were played by one browser.
 */

const PLAYED = "spellhall.deals";
const MOST = 60;

/** Deals that come from a game played here: their player has the token of that game. */
function kept(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLAYED) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function keep(deal: string, token: string): void {
  try {
    localStorage.setItem(PLAYED, JSON.stringify([...kept(), [deal, token]].slice(-MOST)));
  } catch {
    // then this browser can play its own deal once more
  }
}

/** This browser's token in a deal. */
export const tokenOf = (deal: string): string => new Map(kept()).get(deal) ?? sha256(`${ownKey().packed()}/deal/${deal}`);
