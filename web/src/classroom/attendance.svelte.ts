import type { ClassMessage } from "../../generated/protocol";
import { Listening } from "../net/listening.svelte";

/** One connection to a class, as its teacher, as a pupil's device, or as the screen for all. */
export class Attendance extends Listening<ClassMessage> {
  constructor(
    readonly id: string,
    readonly token: string,
    name = "",
  ) {
    super({ type: "attend", classroom: id, token, name }, "class", `class=${encodeURIComponent(id)}`);
  }
}
