import { settings } from "../look/settings.svelte";

/** An option in words: French for its sentence, both languages for its values. What is missing is shown as the hall says it. */
interface OptionWords {
  fr?: string;
  values?: Record<string, [en: string, fr: string]>;
}

const random: [string, string] = ["drawn by lot", "tiré au sort"];

const words: Record<string, Record<string, OptionWords>> = {
  mathwiz: {
    end_mode: { fr: "Quand la partie finit.", values: { deck: ["with the spell deck", "avec la pioche des sorts"], time: ["by the clock", "à l'heure dite"], rounds: ["after some rounds", "après quelques manches"] } },
    time_limit_min: { fr: "Minutes de jeu, si l'heure finit la partie." },
    round_limit: { fr: "Manches à jouer, si leur nombre est convenu." },
    exhausted_tie: { fr: "Une égalité que personne ne peut poursuivre.", values: { carry: ["the spells wait for the next winner", "les sorts attendent le prochain gagnant"], refill: ["the tied players draw again", "les ex æquo piochent encore"], discard: ["the spells leave the game", "les sorts quittent la partie"] } },
    final_tie: { fr: "Autant de sorts à la fin.", values: { shared: ["they share the win", "victoire partagée"], unused: ["more unused spells win", "plus de sorts non servis"], numbers: ["the greater sum of numbers wins", "la plus grande somme des nombres"] } },
    arithmetic: { fr: "Qui multiplie.", values: { auto: ["the table", "la table"], practice: ["the players, with three tries", "les joueurs, en trois essais"], strict: ["the players, with one try", "les joueurs, en un essai"] } },
    spell_effects: { fr: "Les sorts appris peuvent être jetés ; sans cela pour une première partie." },
    honour: { fr: "Les rivaux qui ont moins de sorts sont à l'abri des vôtres." },
  },
  mathemagician: {
    level: { fr: "Le duel entier, ou le niveau Apprenti qui ne punit aucune erreur.", values: { duel: ["the whole duel", "le duel entier"], apprentice: ["Apprentice Level", "niveau Apprenti"] } },
    casting: { fr: "Qui remarque qu'un sort est complet.", values: { automatic: ["the table", "la table"], declared: ["its owner declares it", "son maître le déclare"] } },
    show_totals: { fr: "La table additionne les rangées." },
    below_zero: { fr: "Un coup sous zéro.", values: { misfire: ["misfires", "rate"], blocked: ["is not allowed", "est interdit"], allowed: ["is fine", "est permis"] } },
    dangling_cast: { fr: "Une rangée qui finit par un signe peut être complète.", values: { allowed: ["yes", "oui"], forbidden: ["no", "non"] } },
    hand_split: { fr: "Une nouvelle main.", values: { mixed: ["at least one card of each deck", "au moins une carte de chaque pioche"], free: ["any five", "cinq au choix"] } },
    pulling: { fr: "On peut retirer des cartes de sa propre rangée." },
    pull_again: { fr: "Quand retirer de nouveau.", values: { five_cards: ["at five cards", "à cinq cartes"], after_draw: ["after drawing a card", "après avoir pioché"] } },
    exchange_removal: { fr: "Qui peut ôter une dernière carte après un échange.", values: { each: ["each opponent", "chaque adversaire"], next: ["the next one", "le suivant"], none: ["nobody", "personne"] } },
    run_out_loss: { fr: "Force que chacun perd quand une pioche magique est vide." },
    starting_strength: { fr: "Force magique au départ." },
    spell_pool: { fr: "Les sorts en jeu.", values: { all: ["all", "tous"], apprentice: ["those of the Apprentice Level", "ceux du niveau Apprenti"] } },
    energy_max: { fr: "Le plus grand nombre de la pioche Énergie." },
    double_knockout: { fr: "Tous vaincus ensemble par une pioche.", values: { draw: ["a draw", "partie nulle"], depleter_loses: ["who drew its last card loses", "qui a pris la dernière carte perd"] } },
    turn_limit: { fr: "Tours par joueur après lesquels la plus grande force gagne ; 0 : sans limite.", values: { "0": ["no limit", "sans limite"] } },
  },
  prestidigitators: {
    first_picker: { fr: "Qui choisit en premier ; l'autre joue le premier tour.", values: { random, seat1: ["seat A", "place A"], seat2: ["seat B", "place B"] } },
    custom_card: { fr: "Le texte de la carte vierge.", values: { off: ["left out", "sans elle"] } },
    dodge: { fr: "Quand la carte attaquée s'échappe.", values: { next: ["the next card is attacked", "la suivante est attaquée"], miss: ["the attack misses", "l'attaque manque"] } },
    bubble_reaction: { fr: "Une Bulle attaquée.", values: { must: ["must move", "doit bouger"], may: ["may stay", "peut rester"] } },
    collapsed_energy: { fr: "L'énergie d'une pile effondrée.", values: { top: ["that of its top card", "celle de la carte du dessus"], zero: ["zero", "zéro"] } },
    slide: { fr: "Glisser une pile.", values: { extend: ["again and again", "autant qu'on veut"], once: ["only once", "une seule fois"] } },
    empty_row_attack: { fr: "Attaquer une rangée où rien n'est en face.", values: { allowed: ["allowed", "permis"], forbidden: ["not allowed", "interdit"] } },
    stagnation_limit: { fr: "Tours sans carte détruite après lesquels la partie finit." },
    stagnation_result: { fr: "Ce qui s'ensuit.", values: { draw: ["a draw", "partie nulle"], cards: ["more cards win", "plus de cartes gagne"] } },
    repetition_draw: { fr: "Combien de fois la même position fait nulle ; 0 : jamais.", values: { "0": ["never", "jamais"] } },
    memory_aid: { fr: "La table marque les cartes que vous avez déjà vues." },
  },
  spellcaster: {
    board: { fr: "Le terrain.", values: { "square-9": ["squares, small", "carrés, petit"], "square-11": ["squares, standard", "carrés, normal"], "square-13": ["squares, large", "carrés, grand"], "hex-4": ["hexes, small", "hexagones, petit"], "hex-5": ["hexes, standard", "hexagones, normal"], "hex-6": ["hexes, large", "hexagones, grand"] } },
    diagonals: { fr: "Des cases qui se touchent par un coin sont voisines." },
    start: { fr: "Où les pions commencent.", values: { border: ["at the border, apart", "au bord, éloignés"], free: ["anywhere", "n'importe où"] } },
    teleport_reach: { fr: "Une Téléportation à son tour et les cases menacées.", values: { obey: ["obeys them", "les respecte"], ignore: ["ignores them", "les ignore"] } },
    regenerate_hand: { fr: "Après Régénération.", values: { keep: ["keep all cards", "garder toutes les cartes"], five: ["discard down to five", "défausser jusqu'à cinq"] } },
    haste_defence: { fr: "Hâte peut payer une seconde défense.", values: { off: ["no", "non"], on: ["yes", "oui"] } },
    dispel_counter: { fr: "Une Dissipation contre un sort.", values: { cv: ["the CVs are compared", "on compare les CV"], any: ["any card cancels any", "toute carte annule"] } },
    hush_curse: { fr: "Un mage réduit au silence et la Malédiction du mourant.", values: { silent: ["has none", "n'en a pas"], speaks: ["has one", "en a une"] } },
    round_cap: { fr: "Après combien de manches la partie finit." },
    cap_result: { fr: "À cette fin.", values: { hand: ["most hand cards win", "le plus de cartes en main gagne"], draw: ["a draw", "partie nulle"] } },
  },
  novatus: {
    mode: { fr: "Le jeu entier, ou le facile pour les plus jeunes.", values: { standard: ["the whole game", "le jeu entier"], infant: ["the easy one: colours only", "le facile : les couleurs seules"] } },
    cube: { fr: "Le cube.", values: { aimed: ["scatters around a target", "tombe près d'une cible"], uniform: ["falls anywhere", "tombe n'importe où"], none: ["stays in the box", "reste dans la boîte"] } },
    first_player: { fr: "Qui commence.", values: { random, A: ["seat A", "place A"], B: ["seat B", "place B"], C: ["seat C", "place C"], D: ["seat D", "place D"] } },
    throw_height: { fr: "De quelle hauteur on lance le cube : plus haut, il s'éparpille plus.", values: { rising: ["rising", "de plus en plus haut"] } },
    end_position: { fr: "La case où l'éprouvette finit la partie.", values: { auto: ["as printed: 9, 12 or 14", "comme imprimé : 9, 12 ou 14"] } },
    take_rule: { fr: "Les potions qui conviennent.", values: { any: ["take as many as you like", "en prendre autant qu'on veut"], all: ["take all of them", "les prendre toutes"] } },
    finish_round: { fr: "La dernière manche est jouée jusqu'au bout." },
    healing_plants: { fr: "Nombre de Plantes qui guérissent." },
    elixirs: { fr: "Nombre d'Élixirs." },
    magic_wands: { fr: "Nombre de Baguettes magiques." },
    curses: { fr: "Nombre de Malédictions." },
    infant_target: { fr: "Points qui gagnent une partie des plus jeunes." },
    infant_skulls: { fr: "Les crânes chez les plus jeunes.", values: { count: ["count", "comptent"], ignore: ["do not count", "ne comptent pas"] } },
    max_rounds: { fr: "Manches après lesquelles la partie finit de toute façon." },
  },
};

/** The sentence of an option. */
export function optionAbout(game: string, name: string, about: string): string {
  return (settings.language === "fr" && words[game]?.[name]?.fr) || about;
}

/** A value of an option. */
export function optionValue(game: string, name: string, value: unknown): string {
  const found = words[game]?.[name]?.values?.[String(value)];
  return found ? found[settings.language === "fr" ? 1 : 0] : String(value).replaceAll("_", " ");
}
