import type { NewTable, Seated, Sit } from "../../generated/protocol";
import { settings } from "../look/settings.svelte";
import { api, HallError } from "../net/api";
import { memory } from "../net/memory.svelte";
import { router } from "../router.svelte";
import { presetsOf } from "./presets";

/** Remember a seat and go to its table. */
export function enter(game: string, seated: Seated): void {
  memory.keep({
    table: seated.table, game, token: seated.token, seats: seated.seat >= 0 ? [seated.seat] : [], name: seated.name,
    code: seated.code ?? "", at: Date.now(),
  });
  router.go(`/t/${seated.table}`);
}

/** Who this browser's owner is among friends; in public, names come from the hall's list. */
export function myself(open = false): { name?: string; face?: string } {
  const { name, face } = settings.now;
  return { ...(name && !open ? { name } : {}), ...(face ? { face } : {}) };
}

/** With a name of one's own, or under one from the list where the hall wants that. */
export async function named<Wish extends { name?: string | null }>(wish: Wish, send: (wish: Wish) => Promise<Seated>): Promise<Seated> {
  try {
    return await send(wish);
  } catch (error) {
    if (!wish.name || !(error instanceof HallError) || error.code !== "refused") throw error;
    return send({ ...wish, name: null });
  }
}

/** A game against bots, at once. Whoever has not played here yet gets a short one with help first, unless the whole game is wanted. */
export async function quickPlay(game: string, seats: number, bot: string, whole = false): Promise<void> {
  const fresh = !whole && !settings.now.played && !memory.tables.length;
  const options = fresh ? (await presetsOf(game))?.first : undefined;
  const wish: NewTable = { game, seats, bots: Array<string>(seats - 1).fill(bot), ...(options ? { options } : {}), ...myself() };
  const seated = await named(wish, api.create);
  settings.change({ played: true });
  if (options) memory.keep({ table: seated.table, first: true });
  enter(game, seated);
}

/** A table as somebody has thought it out; these people more sit at this screen. */
export async function openTable(wish: NewTable, here: string[]): Promise<void> {
  const seated = await named({ ...wish, ...myself(wish.public) }, api.create);
  for (const name of here) {
    const more = await named<Sit>({ token: seated.token, ...(name ? { name } : {}) }, (one) => api.sit(seated.table, one));
    memory.keep({ table: seated.table, seats: [seated.seat, more.seat] });
  }
  enter(wish.game, seated);
}

/** Take a seat at a table that somebody else has set up; further seats at this screen may have names of their own. */
export async function takeSeat(game: string, table: string, seat: number | null, open: boolean, name?: string): Promise<void> {
  const token = memory.of(table)?.token;
  const wish: Sit = { ...(seat === null ? {} : { seat }), ...(token ? { token, ...(name ? { name } : {}) } : myself(open)) };
  const seated = await named(wish, (one) => api.sit(table, one));
  memory.keep({ table, game, token: seated.token, seats: [seated.seat], name: seated.name, at: Date.now() });
}
