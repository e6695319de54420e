import type { Asked } from "spellhall/protocol";
import type { Move } from "spellhall/play/picker.svelte";
import { stepFrom, type Field } from "./field";
import { cardName, seatInLine, seatLetter, suitOf, topFrame, turnOf, valueOf, type Now } from "./model";

/**
 * Things on the board, by kind: `card:9S` one of my cards wherever it lies, `their:8C` an open card of somebody else,
 * `space:4,1`, `seat:B` a caster (piece or badge), `me` my piece, `spell:hush`, `zone:charged` and `zone:pile`,
 * `answer:block JK` a card of the reaction prompt, and `do:end` for what has only a button.
 */
export interface Scene {
  field: Field;
  now: Now;
  seat: number;
}

const CARD = "(JK|[2-9TJQKA][SCDH])";
const SPACE = "(-?\\d+,-?\\d+)";
const shape = (text: string) => new RegExp(`^${text.replaceAll("CARD", CARD).replaceAll("SPACE", SPACE).replaceAll("SEAT", "([A-D])")}$`);

const ONE_CARD = shape("(add|pay|lose|use|haste) CARD");
const TO_CHARGED = shape("(prepare|charge) CARD");
const ANSWER = shape("(block|dodge|shield|teleport) CARD");
const TO_SPACE = shape("(place|move|teleport) SPACE");
const STRIKE = shape("strike CARD SEAT(?: with CARD)?");
const AIMED = shape("(?:wave|hadou) CARD d(\\d)");

/** The touches that make up a choice; one choice may have several ways to be made. */
export function waysOf(notation: string, scene: Scene): string[][] {
  const aim = (direction: string) => {
    const hit = seatInLine(scene.field, scene.now, scene.seat, Number(direction));
    return hit < 0 ? `do:d${direction}` : `seat:${seatLetter(hit)}`;
  };
  let found = ONE_CARD.exec(notation);
  if (found) return [[`card:${found[2]}`]];
  found = TO_CHARGED.exec(notation);
  if (found) return [[`card:${found[2]}`, "zone:charged"]];
  found = shape("discard CARD").exec(notation);
  if (found) return [[`card:${found[1]}`, "zone:pile"]];
  found = ANSWER.exec(notation);
  if (found) return [[`answer:${notation}`], [`card:${found[2]}`, `answer:${notation}`]];
  found = TO_SPACE.exec(notation);
  if (found) return [[`space:${found[2]}`], ["me", `space:${found[2]}`]];
  found = STRIKE.exec(notation);
  if (found) return found[3] ? [[`card:${found[1]}`, `card:${found[3]}`, `seat:${found[2]}`]] : [[`card:${found[1]}`, `seat:${found[2]}`]];
  found = shape("desperate CARD SEAT").exec(notation);
  if (found) return [[`card:${found[1]}`, `seat:${found[2]}`]];
  found = AIMED.exec(notation);
  if (found) {
    const [card, target] = [`card:${found[1]}`, aim(found[2]!)];
    const alone = ["Use", "Volley"].includes(topFrame(scene.now)["@"]) && (topFrame(scene.now)["kind"] ?? 0) !== 11;
    return alone ? [[card, target], [target]] : [[card, target]];
  }
  found = shape("run CARD SPACE").exec(notation);
  if (found) return [[`card:${found[1]}`, `space:${found[2]}`]];
  found = shape("cancel CARD CARD").exec(notation);
  if (found) return [[`card:${found[1]}`, `their:${found[2]}`]];
  found = shape("cast (\\w+)").exec(notation);
  if (found) return [[`spell:${found[1]}`]];
  found = shape("target SEAT").exec(notation);
  if (found) return [[`seat:${found[1]}`]];
  found = shape("d(\\d)").exec(notation);
  if (found) return [[aim(found[1]!)]];
  return [[`do:${notation}`]];
}

export const preparing = (asked: Asked | null): boolean => asked?.choices[0]?.[0].startsWith("ready ") ?? false;

/** Every way to every choice of the question. Spell Preparation is one loose heap: a touched card goes over at once. */
export function movesOf(asked: Asked | null, scene: Scene, hand: string[]): Move[] {
  if (!asked) return [];
  if (preparing(asked)) return [{ choice: "", parts: [...hand.map((name) => `card:${name}`)], loose: true }];
  return asked.choices.flatMap(([notation]) => waysOf(notation, scene).map((parts) => ({ choice: notation, parts })));
}

const SINGLE = ["melee", "hadou", "shield", "teleport", "wild"];

/** What is chosen after each other by one gesture: the first is a choice, the others follow when they are offered. */
export const THEN = " then ";

/** A Charged card touched by itself casts the spell of its suit, if that spell is offered; a Club needs somebody in line. */
export function shortWays(asked: Asked | null, scene: Scene, charged: number[]): Move[] {
  const offered = new Set((asked?.choices ?? []).map(([notation]) => notation));
  return charged.flatMap((card): Move[] => {
    const cast = `cast ${SINGLE[suitOf(card)]}`;
    if (!offered.has(cast) || (cast === "cast hadou" && !inReach(scene, valueOf(card)).length)) return [];
    return [{ choice: `${cast}${THEN}add ${cardName(card)}`, parts: [`card:${cardName(card)}`] }];
  });
}

/** Casters in a straight line, at most so many spaces away. */
export function inReach({ field, now, seat }: Scene, reach: number): number[] {
  const from = field.spaces[now.at[seat] ?? -1];
  if (!from) return [];
  return field.steps.flatMap((_, direction) => {
    const hit = seatInLine(field, now, seat, direction);
    if (hit < 0) return [];
    for (let count = 1; count <= reach; count++) if (stepFrom(field, from, direction, count)?.place === now.at[hit]) return [hit];
    return [];
  });
}

/** A plan for Spell Preparation in notation. */
export function readyText(charged: string[], dropped: string[]): string {
  return `ready charge ${charged.join(" ") || "none"}${dropped.length ? ` discard ${dropped.join(" ")}` : ""}`;
}

/** The cards that such a plan charges. */
export const chargedIn = (notation: string): string[] => /^ready charge ([^d]*)/.exec(notation)?.[1]?.trim().split(" ").filter((name) => name !== "none") ?? [];

/** Where the own cards lie, by name: what a touch on one most likely means. */
export type Zone = "hand" | "charged" | "active" | "play";

/** What somebody tried to touch, in notation, so that the hall can say why it is not possible. */
export function attempt(kinds: string[], scene: Scene, zoneOf: (name: string) => Zone, asked: Asked | null): string {
  const last = kinds.at(-1) ?? "";
  const [what, name] = [last.slice(0, last.indexOf(":")), last.slice(last.indexOf(":") + 1)];
  const before = kinds.slice(0, -1).find((kind) => kind.startsWith("card:"))?.slice(5);
  const verbs = new Set((asked?.choices ?? []).map(([notation]) => notation.split(" ")[0]!));
  const rival = seatLetter(scene.now.at.findIndex((_, seat) => seat !== scene.seat));
  if (what === "space") return verbs.has("place") ? `place ${name}` : before && verbs.has("run") ? `run ${before} ${name}` : verbs.has("teleport") ? `teleport ${name}` : `move ${name}`;
  if (what === "spell") return `cast ${name}`;
  if (what === "seat") return before ? `strike ${before} ${name}` : verbs.has("target") ? `target ${name}` : `move ${spaceOf(scene, name)}`;
  if (what === "their") return `cancel ${before ?? "2D"} ${name}`;
  if (what === "zone") return name === "charged" ? `prepare ${before ?? "2S"}` : `discard ${before ?? "2S"}`;
  if (what !== "card") return "end";
  for (const verb of ["pay", "lose", "add", "charge"]) if (verbs.has(verb)) return `${verb} ${name}`;
  if (verbs.has("pass")) return zoneOf(name) === "hand" ? `block ${name}` : `shield ${name}`;
  if (zoneOf(name) === "hand") return turnOf(scene.now) === scene.seat ? `discard ${name}` : `strike ${name} ${rival}`;
  return zoneOf(name) === "charged" ? `cast ${SINGLE["SCDHK".indexOf(name[1]!)]}` : `use ${name}`;
}

function spaceOf({ field, now }: Scene, letter: string): string {
  return field.spaces[now.at["ABCD".indexOf(letter)] ?? 0]?.name ?? "0,0";
}
