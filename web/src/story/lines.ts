import type { Replay } from "../../generated/protocol";
import type { Told } from "../net/session.svelte";
import { t, tell } from "../words";

/** What happened at every step of a replay, as sentences; the first is the deal. */
export function linesOf(replay: Replay): string[] {
  const names = replay.names;
  const told = (facts: unknown[]): string => (facts as Told[]).map((fact) => tell(fact.text, names)).filter(Boolean).join(" ");
  const chosen = (name: string, words: string | object): string =>
    words ? t("page-learning-chose", { name, choice: tell(words, names) }) : t("page-learning-chooses", { name });
  return [
    told(replay.told) || t("page-learning-begin"),
    ...replay.steps.map((step) => told(step.told) || chosen(names[step.seat] ?? "", step.words)),
  ];
}
