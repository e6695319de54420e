import { listed } from "./index";
import { phrases } from "./phrase";
import { frenchTitle } from "./spellcaster-spells";

const RANKS: Record<string, string> = { T: "dix", J: "valet", Q: "dame", K: "roi", A: "as" };
const SUITS: Record<string, string> = { S: "pique", C: "trèfle", D: "carreau", H: "cœur" };

/** A card's name in French: le 7 de trèfle. */
function card(name: string): string {
  if (name === "JK") return "le Joker";
  const rank = name[0]!;
  const article = rank === "Q" ? "la " : rank === "A" ? "l'" : "le ";
  return `${article}${RANKS[rank] ?? rank} de ${SUITS[name[1]!]}`;
}
const cards = (names: string[]) => listed(names.map(card));
const s = (count: number) => (count > 1 ? "s" : "");
const attack = (name: string) => (name === "Strike" ? "Frappe" : name);
const how: Record<string, string> = { block: "parade", dodge: "esquive", "Magic Shield": "Bouclier magique", Teleport: "Téléportation" };

phrases("fr", "spellcaster", {
  round: (fact) => `Manche ${fact["round"]}.`,
  turn: (fact, who) => `Tour de ${who(fact["seat"])}, déplacement ${fact["value"]}.`,
  burnt: (fact, who) => `${who(fact["seat"])} brûle ${card(fact["card"])}.`,
  drew: (fact, who) => `${who(fact["seat"])} pioche ${fact["count"]} carte${s(fact["count"])}${fact["cards"] ? ` : ${cards(fact["cards"])}` : ""}.`,
  ready: (fact, who) => `${who(fact["seat"])} est prêt.`,
  prepared: (fact, who) =>
    `${who(fact["seat"])} charge ${fact["charged"]} carte${s(fact["charged"])}${fact["cards"]?.length ? ` (${cards(fact["cards"])})` : ""}${fact["discarded"].length ? ` et défausse ${cards(fact["discarded"])}` : ""}.`,
  move_card: (fact, who) => `${who(fact["seat"])} retourne ${card(fact["card"])} comme carte MOVE.`,
  order: (fact, who) => `Ordre des tours : ${listed(fact["seats"].map(who))}.`,
  placing: (fact, who) => `${who(fact["seat"])} se place en ${fact["when"] === "first" ? "premier" : "dernier"}.`,
  placed: (fact, who) => `${who(fact["seat"])} se tient en ${fact["space"]}.`,
  moved: (fact, who) => `${who(fact["seat"])} va en ${fact["space"]}.`,
  stayed: (fact, who) => `${who(fact["seat"])} ne bouge pas.`,
  kept_move: (fact, who) => `${who(fact["seat"])} garde sa carte MOVE.`,
  new_move: (fact, who) => `${who(fact["seat"])} a une nouvelle carte MOVE : ${card(fact["card"])}. Elle compte dès le prochain tour.`,
  no_card: (fact, who) => `${who(fact["seat"])} n'a plus de carte à piocher.`,
  shuffled: (fact, who) => `${who(fact["seat"])} mélange ${fact["size"]} cartes en une nouvelle pioche et brûle ${card(fact["burnt"])}.`,
  discarded: (fact, who) => `${who(fact["seat"])} défausse ${card(fact["card"])}.`,
  charged: (fact, who) => `${who(fact["seat"])} charge ${fact["card"] ? card(fact["card"]) : "une carte"}.`,
  passed: (fact, who) => `${who(fact["seat"])} laisse venir.`,
  used: (fact, who) => `${who(fact["seat"])} se sert de la carte active : ${card(fact["card"])}.`,
  left_active: (fact, who) => `${who(fact["seat"])} laisse ${card(fact["card"])} active.`,
  broken: (fact, who) => `Le Cercle scellé de ${who(fact["seat"])} se brise.`,
  haste: (fact, who) => `${who(fact["seat"])} se hâte (${card(fact["card"])}) : une autre ${fact["use"] === "action" ? "action" : "course"}.`,
  hastened: (fact, who) => `${who(fact["seat"])} dépense ${card(fact["card"])} de sa Hâte pour se défendre encore.`,
  haste_fades: (fact, who) => `Sans usage, ${card(fact["card"])} de la Hâte de ${who(fact["seat"])} s'efface.`,
  hush_fades: (fact, who) => `Le Silence sur ${who(fact["to"])} s'efface : reste ${fact["left"]} carte${s(fact["left"])}.`,
  trimmed: (fact, who) => `${who(fact["seat"])} défausse ${card(fact["card"])}.`,
  spent: (fact, who) => `Sans effet pour ${who(fact["seat"])} : ${cards(fact["cards"])}.`,
  cast: (fact, who) =>
    `${who(fact["seat"])} jette ${frenchTitle(fact["spell"])}${fact["curse"] ? " dans sa malédiction finale" : ""}${"to" in fact ? ` sur ${who(fact["to"])}` : ""} : ${cards(fact["cards"])}${"joker" in fact ? `, le Joker vaut ${fact["joker"]}` : ""}.`,
  countering: (fact, who) => `${who(fact["seat"])} répond par une Dissipation : ${cards(fact["cards"])}.`,
  countered: (fact, who) => `${who(fact["seat"])} annule ${card(fact["cancelled"])} (${frenchTitle(fact["spell"])}) avec ${card(fact["card"])}.`,
  dispelling: (fact, who) => `${who(fact["seat"])} vise ${who(fact["to"])} avec une Dissipation : ${cards(fact["cards"])}.`,
  dispelled: (fact, who) => `${who(fact["seat"])} dissipe ${card(fact["cancelled"])} (${frenchTitle(fact["spell"])}) de ${who(fact["to"])} avec ${card(fact["card"])}.`,
  failed: (fact, who) => `${frenchTitle(fact["spell"])} de ${who(fact["seat"])} échoue.`,
  forced: (fact, who) => `${who(fact["seat"])} doit défausser ${card(fact["card"])}.`,
  attack: (fact, who) =>
    `${who(fact["seat"])} attaque ${who(fact["to"])} : ${attack(fact["attack"])} de ${fact["value"]} avec ${card(fact["with"])}${"weapon" in fact ? `, arme ${fact["weapon"]}` : ""}.`,
  defended: (fact, who) => `${who(fact["seat"])} se défend avec ${card(fact["with"])} (${how[fact["how"]] ?? fact["how"]}).`,
  stopped: (fact, who) => `Le Cercle de ${who(fact["seat"])} arrête l'attaque.`,
  hit: (fact, who) => `${who(fact["seat"])} est touché : ${fact["damage"]}.`,
  no_harm: (fact, who) => `${who(fact["seat"])} n'a rien.`,
  paid: (fact, who) => (fact["cards"].length ? `${who(fact["seat"])} cède ${cards(fact["cards"])}.` : `${who(fact["seat"])} n'a rien à céder.`),
  lost_charged: (fact, who) => `${who(fact["seat"])} perd la carte chargée : ${card(fact["card"])}.`,
  defeated: (fact, who) => `${who(fact["seat"])} n'a plus de carte en main : vaincu.`,
  silent: (fact, who) => `${who(fact["seat"])}, réduit au silence, n'a pas de malédiction finale.`,
  removed: (fact, who) => `${who(fact["seat"])} quitte le jeu.`,
  over: (fact, who) => {
    const best = (fact["ranks"] as number[]).flatMap((rank, seat) => (rank === 1 ? [who(seat)] : []));
    if (fact["clause"] === "SC-240") return `Plus personne debout : égalité de ${listed(best)}.`;
    return best.length === 1 ? `La partie est finie. ${best[0]} gagne.` : `La partie est finie. Égalité de ${listed(best)}.`;
  },
});
