import type { NewTable, Seated } from "../../generated/protocol";
import { api } from "../net/api";
import { memory } from "../net/memory.svelte";
import { router } from "../router.svelte";

/** Remember a seat and go to its table. */
export function enter(game: string, seated: Seated): void {
  memory.keep({
    table: seated.table, game, token: seated.token, seats: seated.seat >= 0 ? [seated.seat] : [], name: seated.name,
    code: seated.code ?? "", at: Date.now(),
  });
  router.go(`/t/${seated.table}`);
}

/** A game against bots, at once. */
export async function quickPlay(game: string, seats: number, bot: string): Promise<void> {
  enter(game, await api.create({ game, seats, bots: Array<string>(seats - 1).fill(bot) }));
}

/** A table as somebody has thought it out; `here` more seats are played at this screen. */
export async function openTable(wish: NewTable, here: number): Promise<void> {
  const seated = await api.create(wish);
  for (let count = 0; count < here; count++) {
    const more = await api.sit(seated.table, { token: seated.token });
    memory.keep({ table: seated.table, seats: [seated.seat, more.seat] });
  }
  enter(wish.game, seated);
}

/** Take a seat at a table that somebody else has set up. */
export async function takeSeat(game: string, table: string, seat: number | null): Promise<void> {
  const token = memory.of(table)?.token;
  const wish = { ...(seat === null ? {} : { seat }), ...(token ? { token } : {}) };
  const seated = await api.sit(table, wish);
  memory.keep({ table, game, token: seated.token, seats: [seated.seat], name: seated.name, at: Date.now() });
}
