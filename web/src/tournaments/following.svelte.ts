import type { ContestMessage } from "../../generated/protocol";
import { Listening } from "../net/listening.svelte";

/** One connection to a tournament, as its organiser, as a player, or as the screen for all. */
export class Following extends Listening<ContestMessage> {
  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    super({ type: "follow", tournament: id, token }, "contest", `tournament=${encodeURIComponent(id)}`);
  }
}
