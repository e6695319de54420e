import type { Component } from "svelte";
import type { Asked, ClocksShown, TableShown } from "../../generated/protocol";
import { settings } from "../look/settings.svelte";
import type { Told } from "../net/session.svelte";
import { house } from "../words/house.svelte";

/**
 * What every board gets. A board shows the view, offers the choices that the hall sends, and knows no rules.
 * See web/README.md for the whole contract.
 */
export interface BoardProps {
  /** The view as the hall sends it: `view.table` is the state that this seat may see, `view.options` the options. */
  view: any;
  /** Seats, names, phase and result. */
  table: TableShown;
  /** The card set of this table, as the game's `cards_shown` gives it; null if it gives nothing. */
  cards: any;
  /** The own seat; -1 while watching. */
  seat: number;
  /** The open question of this seat with every legal choice as [notation, words]; null: it is not asked. */
  asked: Asked | null;
  /** Seats that are still to choose. */
  waiting: number[];
  /** The facts of the latest update, for scenes. Cards fly by themselves (motion.ts). */
  told: Told[];
  names: string[];
  clocks: ClocksShown | null;
  /** Whether a choice is on its way to the hall. */
  busy: boolean;
  /** The table in the hall's sentences; kept current for the plain board only. */
  text: (string | object)[];
  /** Answer the question; true if it counts. Refusals are shown at `at`. */
  choose(notation: string, at?: Element | null): Promise<boolean>;
  /** Ask the hall why this is not possible, and show the answer at `at`. */
  why(notation: string, at?: Element | null): Promise<void>;
}

const found = import.meta.glob<{ default: Component<BoardProps> }>(["./generic/Board.svelte", "../../../src/spellhall/games/*/page/Board.svelte"]);

/** The board of a game lives in the game's own folder. */
const pathOf = (game: string): string => `../../../src/spellhall/games/${game}/page/Board.svelte`;

/** Whether a game is shown on a board of its own: there is one, and this browser's owner does not prefer lists. */
export const hasBoard = (game: string): boolean => pathOf(game) in found && !settings.now.lists;

/** The board of a game: the folder of its name, or the plain one that draws any game. Each is a chunk of its own. */
export async function boardOf(game: string, plain = !hasBoard(game)): Promise<Component<BoardProps>> {
  const load = found[plain ? "./generic/Board.svelte" : pathOf(game)]!;
  const [board] = await Promise.all([load(), house.learn(game)]);
  return board.default;
}
