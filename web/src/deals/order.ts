import type { DealGame, DealPlayer, Replay } from "../../generated/protocol";

/** Everybody who plays a deal, the best first; a place for those whose game is over. Equal matchpoints share a place. */
export function ordered(players: DealPlayer[]): { player: DealPlayer; place: number }[] {
  const points = (player: DealPlayer): number => (player.over ? (player.points ?? 0) : -1);
  return [...players]
    .sort((one, two) => points(two) - points(one))
    .map((player) => ({ player, place: player.over ? 1 + players.filter((other) => points(other) > points(player)).length : 0 }));
}

/** How many steps two games have in common before they part; all of the shorter one if they never do. */
export function parted(one: Replay, two: Replay): number {
  const most = Math.min(one.steps.length, two.steps.length);
  for (let at = 0; at < most; at++) {
    if (one.steps[at]!.seat !== two.steps[at]!.seat || one.steps[at]!.choice !== two.steps[at]!.choice) return at;
  }
  return most;
}

/** One's own game, and those of the others. */
export function sorted(games: DealGame[]): { own: DealGame; others: DealGame[] } {
  return { own: games.find((game) => game.mine)!, others: games.filter((game) => !game.mine) };
}
