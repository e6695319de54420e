import { untrack } from "svelte";
import { settings } from "../look/settings.svelte";

const STEP = 90;
const LONGEST = 900;

/** A number that counts up or down to its value, so that a loss is seen to happen; to be made while a component is set up. */
export function counted(value: () => number): { readonly now: number } {
  let shown = $state(untrack(value));
  $effect(() => {
    const goal = value();
    const far = Math.abs(goal - untrack(() => shown));
    if (far < 2 || settings.still || document.hidden) {
      shown = goal;
      return;
    }
    const timer = setInterval(() => {
      shown += Math.sign(goal - shown);
      if (shown === goal) clearInterval(timer);
    }, Math.min(STEP, LONGEST / far));
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return shown;
    },
  };
}
