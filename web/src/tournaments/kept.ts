/** Tournaments that this browser has entered or organises, the newest first. Only this browser knows it. */
export interface InTournament {
  tournament: string;
  code: string;
  token: string;
  organiser: boolean;
}

const KEY = "spellhall.tournaments";
const MOST = 20;

export function tournamentsHere(): InTournament[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as InTournament[]) : [];
  } catch {
    return [];
  }
}

export function keepTournament(one: InTournament): void {
  write([one, ...tournamentsHere().filter((kept) => kept.tournament !== one.tournament || kept.organiser !== one.organiser)].slice(0, MOST));
}

export function forgetTournament(token: string): void {
  write(tournamentsHere().filter((kept) => kept.token !== token));
}

function write(kept: InTournament[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing is in the tournament until its tab is closed
  }
}

/** The organiser's secret: in the link, after the #, which no browser sends anywhere; this browser keeps it, too. */
export function organiserToken(tournament: string): string {
  const kept = tournamentsHere().find((one) => one.organiser && one.tournament === tournament);
  const secret = location.hash.slice(1) || kept?.token || "";
  return /^[\w-]{10,64}$/.test(secret) ? secret : "";
}
