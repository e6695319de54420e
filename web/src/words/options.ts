import { settings } from "../look/settings.svelte";

/** The values of an option in both languages. What is missing is shown as it is written. */
type Values = Record<string, [en: string, fr: string]>;

const random: [string, string] = ["drawn by lot", "tiré au sort"];

const words: Record<string, Record<string, Values>> = {
  mathwiz: {
    end_mode: { deck: ["with the spell deck", "avec la pioche des sorts"], time: ["by the clock", "à l'heure dite"], rounds: ["after some rounds", "après quelques manches"] },
    exhausted_tie: { carry: ["the spells wait for the next winner", "les sorts attendent le prochain gagnant"], refill: ["the tied players draw again", "les ex æquo piochent encore"], discard: ["the spells leave the game", "les sorts quittent la partie"] },
    final_tie: { shared: ["they share the win", "victoire partagée"], unused: ["more unused spells win", "plus de sorts non servis"], numbers: ["the greater sum of numbers wins", "la plus grande somme des nombres"] },
    arithmetic: { auto: ["the table", "la table"], practice: ["the players, with three tries", "les joueurs, en trois essais"], strict: ["the players, with one try", "les joueurs, en un essai"] },
  },
  mathemagician: {
    level: { duel: ["the whole duel", "le duel entier"], apprentice: ["Apprentice Level", "niveau Apprenti"] },
    casting: { automatic: ["the table", "la table"], declared: ["its owner declares it", "son maître le déclare"] },
    below_zero: { misfire: ["misfires", "rate"], blocked: ["is not allowed", "est interdit"], allowed: ["is fine", "est permis"] },
    dangling_cast: { allowed: ["yes", "oui"], forbidden: ["no", "non"] },
    hand_split: { mixed: ["at least one card of each deck", "au moins une carte de chaque pioche"], free: ["any five", "cinq au choix"] },
    pull_again: { five_cards: ["at five cards", "à cinq cartes"], after_draw: ["after drawing a card", "après avoir pioché"] },
    exchange_removal: { each: ["each opponent", "chaque adversaire"], next: ["the next one", "le suivant"], none: ["nobody", "personne"] },
    spell_pool: { all: ["all", "tous"], apprentice: ["those of the Apprentice Level", "ceux du niveau Apprenti"] },
    double_knockout: { draw: ["a draw", "partie nulle"], depleter_loses: ["who drew its last card loses", "qui a pris la dernière carte perd"] },
    turn_limit: { "0": ["no limit", "sans limite"] },
  },
  prestidigitators: {
    first_picker: { random, seat1: ["seat A", "place A"], seat2: ["seat B", "place B"] },
    custom_card: { off: ["left out", "sans elle"] },
    dodge: { next: ["the next card is attacked", "la suivante est attaquée"], miss: ["the attack misses", "l'attaque manque"] },
    bubble_reaction: { must: ["must move", "doit bouger"], may: ["may stay", "peut rester"] },
    collapsed_energy: { top: ["that of its top card", "celle de la carte du dessus"], zero: ["zero", "zéro"] },
    slide: { extend: ["again and again", "autant qu'on veut"], once: ["only once", "une seule fois"] },
    empty_row_attack: { allowed: ["allowed", "permis"], forbidden: ["not allowed", "interdit"] },
    stagnation_result: { draw: ["a draw", "partie nulle"], cards: ["more cards win", "plus de cartes gagne"] },
    repetition_draw: { "0": ["never", "jamais"] },
  },
  spellcaster: {
    board: { "square-9": ["squares, small", "carrés, petit"], "square-11": ["squares, standard", "carrés, normal"], "square-13": ["squares, large", "carrés, grand"], "hex-4": ["hexes, small", "hexagones, petit"], "hex-5": ["hexes, standard", "hexagones, normal"], "hex-6": ["hexes, large", "hexagones, grand"] },
    start: { border: ["at the border, apart", "au bord, éloignés"], free: ["anywhere", "n'importe où"] },
    teleport_reach: { obey: ["obeys them", "les respecte"], ignore: ["ignores them", "les ignore"] },
    regenerate_hand: { keep: ["keep all cards", "garder toutes les cartes"], five: ["discard down to five", "défausser jusqu'à cinq"] },
    haste_defence: { off: ["no", "non"], on: ["yes", "oui"] },
    dispel_counter: { cv: ["the CVs are compared", "on compare les CV"], any: ["any card cancels any", "toute carte annule"] },
    hush_curse: { silent: ["has none", "n'en a pas"], speaks: ["has one", "en a une"] },
    cap_result: { hand: ["most hand cards win", "le plus de cartes en main gagne"], draw: ["a draw", "partie nulle"] },
  },
  novatus: {
    mode: { standard: ["the whole game", "le jeu entier"], infant: ["the easy one: colours only", "le facile : les couleurs seules"] },
    cube: { aimed: ["scatters around a target", "tombe près d'une cible"], uniform: ["falls anywhere", "tombe n'importe où"], none: ["stays in the box", "reste dans la boîte"] },
    first_player: { random, A: ["seat A", "place A"], B: ["seat B", "place B"], C: ["seat C", "place C"], D: ["seat D", "place D"] },
    throw_height: { rising: ["rising", "de plus en plus haut"] },
    end_position: { auto: ["as printed: 9, 12 or 14", "comme imprimé : 9, 12 ou 14"] },
    take_rule: { any: ["take as many as you like", "en prendre autant qu'on veut"], all: ["take all of them", "les prendre toutes"] },
    infant_skulls: { count: ["count", "comptent"], ignore: ["do not count", "ne comptent pas"] },
  },
};

/** A value of an option. */
export function optionValue(game: string, name: string, value: unknown): string {
  const found = words[game]?.[name]?.[String(value)];
  return found ? found[settings.language === "fr" ? 1 : 0] : String(value).replaceAll("_", " ");
}
