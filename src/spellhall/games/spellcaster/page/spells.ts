/** The fifteen spells: title, which cards make it, what it does. */
type Words = [title: string, recipe: string, text: string];

export const spellsInEnglish: Words[] = [
  ["Magic Melee", "one ♠", "A weapon that stays before you. Strike with a card from your hand; if it gets through, the weapon's value is the damage."],
  ["Magic Shield", "one ♦", "Stays before you until you need it. It stops any Hadou Ken, and takes its value off a Strike."],
  ["Teleport", "one ♥", "Jump up to its value in spaces, now or later. Kept back, it can save you from an attack."],
  ["Hadou Ken", "one ♣", "A wave of energy. It flies in a straight line, as many spaces as its value, and hits for its value."],
  ["Wild Magic", "the Joker", "Works as a weapon, a Shield, a Teleport, a Hadou Ken or a Dispel of 14."],
  ["Energy Enhancements", "a pair with a ♣", "Clubs in your hand come alive. Pair with ♥: they fire. With ♠: they strike. With ♦: they block."],
  ["Reiki", "two pairs", "Draw one card more: your hand, and so your life, grows by one."],
  ["Hush", "three alike", "A rival can neither cast nor charge cards for three rounds."],
  ["Haste", "three or more ♥", "Each turn one of its cards gives you another action or another move."],
  ["Berserk", "three or more ♠", "Use its cards one by one: strike whoever stands beside you, or run at a rival."],
  ["Dispel", "three or more ♦", "Each card cancels an open card of a rival, or strips a face-down one. It can also answer a spell."],
  ["Hadou Hame Ha Ken", "three or more ♣", "Fire its Clubs one after the other."],
  ["Circle of Protection", "four alike", "Stops attacks up to its value: as a ward only Hadou Kens, as a seal Strikes too, as long as you stand still."],
  ["Pentagram of Power", "five in a row, not one suit", "All five cards work one after the other, each as the spell of its suit."],
  ["Regenerate", "three alike and a pair", "Fill your hand to seven, charge what you like, turn up a new MOVE card, and fill up again."],
];

export const spellsInFrench: Words[] = [
  ["Mêlée magique", "un ♠", "Une arme qui reste devant toi. Frappe avec une carte de la main ; si le coup passe, les dégâts sont la valeur de l'arme."],
  ["Bouclier magique", "un ♦", "Reste devant toi jusqu'au besoin. Il arrête tout Hadou Ken et ôte sa valeur à une Frappe."],
  ["Téléportation", "un ♥", "Saute d'autant de cases que sa valeur, maintenant ou plus tard. Gardée, elle peut te sauver d'une attaque."],
  ["Hadou Ken", "un ♣", "Une vague d'énergie : en ligne droite, d'autant de cases que sa valeur, et autant de dégâts."],
  ["Magie sauvage", "le Joker", "Sert d'arme, de Bouclier, de Téléportation, de Hadou Ken ou de Dissipation, toujours de 14."],
  ["Énergie accrue", "une paire avec un ♣", "Les Trèfles de ta main s'éveillent. Paire avec ♥ : ils tirent. Avec ♠ : ils frappent. Avec ♦ : ils parent."],
  ["Reiki", "deux paires", "Pioche une carte de plus : ta main, donc ta vie, grandit d'une."],
  ["Silence", "trois pareilles", "Pendant trois manches, un rival ne peut ni jeter de sort ni charger de carte."],
  ["Hâte", "trois ♥ ou plus", "À chaque tour, une de ses cartes donne une action ou un déplacement de plus."],
  ["Berserk", "trois ♠ ou plus", "Ses cartes servent une à une : frappe un voisin, ou cours vers un rival."],
  ["Dissipation", "trois ♦ ou plus", "Chaque carte annule une carte ouverte d'un rival, ou en ôte une cachée. Peut aussi répondre à un sort."],
  ["Hadou Hame Ha Ken", "trois ♣ ou plus", "Tire ses Trèfles l'un après l'autre."],
  ["Cercle de protection", "quatre pareilles", "Arrête les attaques jusqu'à sa valeur : en garde les Hadou Ken, en sceau aussi les Frappes, tant que tu ne bouges pas."],
  ["Pentagramme de pouvoir", "cinq à la suite, mêlées", "Les cinq cartes agissent l'une après l'autre, chacune comme le sort de sa couleur."],
  ["Régénération", "trois pareilles et une paire", "Complète ta main à sept, charge ce que tu veux, nouvelle carte MOVE, puis complète encore."],
];
