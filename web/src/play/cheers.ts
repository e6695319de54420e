import type { Session } from "../net/session.svelte";
import { t, tell } from "../words";
import { desk } from "./desk.svelte";

/** What can be called across the table with one touch; the menu has every phrase. */
export const CHEERS = ["hello", "good_luck", "nice", "wow", "oops", "close", "well_played", "thanks"] as const;
export const FAREWELLS = ["well_played", "close", "thanks", "again", "goodbye"] as const;
export const FAMILIES = { "phrase-": ["hello", "good_luck", "nice", "wow", "oops", "close", "well_played", "thanks", "again", "goodbye"] };

/** A phrase as it is said. */
export const phrase = (id: string): string => t(`phrase-${id}`);

/** Whether somebody sits here who could hear it. */
export const company = (session: Session): boolean => session.seat >= 0 && (session.table?.seats.some((one, seat) => seat !== session.seat && one.kind === "person") ?? false);

/** Says a phrase to the table; a refusal is shown where it was touched. */
export async function cheer(session: Session, id: string): Promise<void> {
  const at = desk.pressed();
  const answer = await session.do({ do: "say", phrase: id });
  if (answer.type === "error") desk.say(tell(answer.text, session.names) || t("page-offline"), "", at);
}
