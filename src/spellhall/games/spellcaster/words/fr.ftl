### SpellCaster in French: everything the game says.

## The game and its options

sc-about = Un duel de mages sur un plateau ; les combinaisons de poker sont des sorts, et ta main est ta vie.
sc-minutes = 20–40
sc-age = dès 10 ans
sc-option-board = Le terrain : carrés ou hexagones, petit, normal ou grand.
sc-option-board-square-9 = carrés, petit
sc-option-board-square-11 = carrés, normal
sc-option-board-square-13 = carrés, grand
sc-option-board-hex-4 = hexagones, petit
sc-option-board-hex-5 = hexagones, normal
sc-option-board-hex-6 = hexagones, grand
sc-option-diagonals = Des cases qui se touchent par un coin sont voisines.
sc-option-start = Où les pions commencent : au bord et éloignés, ou n'importe où.
sc-option-start-border = au bord, éloignés
sc-option-start-free = n'importe où
sc-option-teleport_reach = Une Téléportation à ton tour respecte ou ignore les cases menacées.
sc-option-teleport_reach-obey = les respecte
sc-option-teleport_reach-ignore = les ignore
sc-option-regenerate_hand = Après Régénération : garder toutes les cartes, ou défausser jusqu'à cinq.
sc-option-regenerate_hand-keep = garder toutes les cartes
sc-option-regenerate_hand-five = défausser jusqu'à cinq
sc-option-haste_defence = Hâte peut payer une seconde défense.
sc-option-haste_defence-off = non
sc-option-haste_defence-on = oui
sc-option-dispel_counter = Une Dissipation contre un sort : on compare les CV, ou toute carte annule toute autre.
sc-option-dispel_counter-cv = on compare les CV
sc-option-dispel_counter-any = toute carte annule toute autre
sc-option-hush_curse = Un mage réduit au silence a une malédiction finale, ou non.
sc-option-hush_curse-silent = n'en a pas
sc-option-hush_curse-speaks = en a une
sc-option-round_cap = Après combien de manches la partie finit.
sc-option-cap_result = À cette fin : le plus de cartes en main gagne, ou partie nulle.
sc-option-cap_result-hand = le plus de cartes en main gagne
sc-option-cap_result-draw = partie nulle

## Cards and spells

sc-joker = Joker
sc-the-joker = le Joker
sc-that-card = cette carte
sc-suit-spades = pique
sc-suit-clubs = trèfle
sc-suit-diamonds = carreau
sc-suit-hearts = cœur
sc-card-2 = le deux de { $suit }
    .more = un deux de { $suit }
sc-card-3 = le trois de { $suit }
    .more = un trois de { $suit }
sc-card-4 = le quatre de { $suit }
    .more = un quatre de { $suit }
sc-card-5 = le cinq de { $suit }
    .more = un cinq de { $suit }
sc-card-6 = le six de { $suit }
    .more = un six de { $suit }
sc-card-7 = le sept de { $suit }
    .more = un sept de { $suit }
sc-card-8 = le huit de { $suit }
    .more = un huit de { $suit }
sc-card-9 = le neuf de { $suit }
    .more = un neuf de { $suit }
sc-card-T = le dix de { $suit }
    .more = un dix de { $suit }
sc-card-J = le valet de { $suit }
    .more = un valet de { $suit }
sc-card-Q = la dame de { $suit }
    .more = une dame de { $suit }
sc-card-K = le roi de { $suit }
    .more = un roi de { $suit }
sc-card-A = l'as de { $suit }
    .more = un as de { $suit }
sc-strike = Frappe
sc-block = parade
sc-dodge = esquive
sc-spell-melee = Mêlée magique
sc-spell-shield = Bouclier magique
sc-spell-teleport = Téléportation
sc-spell-hadou = Hadou Ken
sc-spell-wild = Magie sauvage
sc-spell-enhance = Énergie accrue
sc-spell-reiki = Reiki
sc-spell-hush = Silence
sc-spell-haste = Hâte
sc-spell-berserk = Berserk
sc-spell-dispel = Dissipation
sc-spell-hame = Hadou Hame Ha Ken
sc-spell-circle = Cercle de protection
sc-spell-pentagram = Pentagramme de pouvoir
sc-spell-regenerate = Régénération
sc-way-right = à droite
sc-way-right-down = à droite et en bas
sc-way-down = en bas
sc-way-left-down = à gauche et en bas
sc-way-left = à gauche
sc-way-left-up = à gauche et en haut
sc-way-up = en haut
sc-way-right-up = à droite et en haut

## What a spell takes, and what is missing

sc-takes-melee = un pique
sc-takes-shield = un carreau
sc-takes-teleport = un cœur
sc-takes-hadou = un trèfle
sc-takes-wild = le Joker
sc-takes-enhance = deux cartes d'une valeur, dont un trèfle
sc-takes-reiki = deux paires de valeurs différentes
sc-takes-hush = trois cartes d'une valeur
sc-takes-haste = trois cœurs ou plus
sc-takes-berserk = trois piques ou plus
sc-takes-dispel = trois carreaux ou plus
sc-takes-hame = trois trèfles ou plus
sc-takes-circle = quatre cartes d'une valeur
sc-takes-pentagram = cinq valeurs à la suite, d'au moins deux couleurs
sc-takes-regenerate = trois cartes d'une valeur et deux d'une autre
sc-recipe = { $spell } demande { $takes }.
sc-recipe-joker = { $spell } demande { $takes }. Avec le Joker : { $joker }.
sc-with-joker-suited = il compte comme une de ces cartes, de valeur 14
sc-with-joker-enhance = il est la deuxième carte auprès d'un trèfle, ou le trèfle auprès d'une autre carte
sc-with-joker-reiki = il complète une des paires
sc-with-joker-hush = deux cartes d'une valeur suffisent
sc-with-joker-circle = trois cartes d'une valeur suffisent
sc-with-joker-pentagram = il prend la valeur qui manque
sc-with-joker-regenerate = il complète les trois ou les deux
sc-more-spades =
    { $count ->
        [one] encore un pique
       *[other] encore { $count } piques
    }
sc-more-clubs =
    { $count ->
        [one] encore un trèfle
       *[other] encore { $count } trèfles
    }
sc-more-diamonds =
    { $count ->
        [one] encore un carreau
       *[other] encore { $count } carreaux
    }
sc-more-hearts =
    { $count ->
        [one] encore un cœur
       *[other] encore { $count } cœurs
    }
sc-more-2 =
    { $count ->
        [one] encore un deux
       *[other] encore { $count } deux
    }
sc-more-3 =
    { $count ->
        [one] encore un trois
       *[other] encore { $count } trois
    }
sc-more-4 =
    { $count ->
        [one] encore un quatre
       *[other] encore { $count } quatre
    }
sc-more-5 =
    { $count ->
        [one] encore un cinq
       *[other] encore { $count } cinq
    }
sc-more-6 =
    { $count ->
        [one] encore un six
       *[other] encore { $count } six
    }
sc-more-7 =
    { $count ->
        [one] encore un sept
       *[other] encore { $count } sept
    }
sc-more-8 =
    { $count ->
        [one] encore un huit
       *[other] encore { $count } huit
    }
sc-more-9 =
    { $count ->
        [one] encore un neuf
       *[other] encore { $count } neuf
    }
sc-more-T =
    { $count ->
        [one] encore un dix
       *[other] encore { $count } dix
    }
sc-more-J =
    { $count ->
        [one] encore un valet
       *[other] encore { $count } valets
    }
sc-more-Q =
    { $count ->
        [one] encore une dame
       *[other] encore { $count } dames
    }
sc-more-K =
    { $count ->
        [one] encore un roi
       *[other] encore { $count } rois
    }
sc-more-A =
    { $count ->
        [one] encore un as
       *[other] encore { $count } as
    }
sc-one-more-card = encore { FORM($card, form: "more") }
sc-one-more-of-its-value = encore une carte de sa valeur

## Questions

sc-ask-attack =
    { $weapon ->
        [0] Une attaque vient sur toi : { $attack } de { $value }. Te défendre, ou passer ?
       *[other] Une attaque vient sur toi : { $attack } de { $value } ; si elle passe, l'arme fait { $weapon } de dégâts. Te défendre, ou passer ?
    }
sc-ask-nothing-yet = Un sort se prépare.
sc-ask-joker = { $spell } : quelle CV a le Joker ?
sc-ask-direction = Hadou Ken : dans quelle direction ?
sc-ask-hushed = Silence : qui réduit-il au silence ?
sc-ask-circle = Cercle de protection : garde (tu peux bouger) ou sceau (arrête aussi les Frappes) ?
sc-ask-pentagram = Pentagramme de pouvoir : en montant ou en descendant ?
sc-ask-next-card = { $spell } : { $cards } et quelle autre carte ?
sc-ask-first-card = { $spell } : quelle carte chargée vient d'abord, de gauche à droite ?
sc-ask-counter = On jette { $spell } : { $cards }. Contrer, ou passer ?
sc-ask-cancel = Quelle carte du sort est annulée, et par laquelle des tiennes ?
sc-ask-curse = Tu es vaincu. Jeter de derniers sorts avec tes cartes chargées, ou arrêter ?
sc-ask-lose-charged = Le coup te coûte aussi une de tes cartes chargées. Laquelle ?
sc-ask-pay = Tu es touché : donne des cartes de ta main pour { $left } de dégâts, de gauche à droite. Quelle carte maintenant ?
sc-ask-dispel-whom = Qui vises-tu avec ta Dissipation ?
sc-ask-dispel = Dissipation, cartes restantes : { $cards }. Annuler une carte active, employer le reste, ou arrêter ?
sc-ask-lose-hand = Dissipation : choisis une carte de ta main à défausser (encore { $count }).
sc-ask-lose-dispelled = Dissipation : choisis une carte chargée à défausser (encore { $count }).
sc-ask-haste = Hâte : faire une autre action, ou avancer de { $value } cases au plus ?
sc-ask-haste-move = Hâte : où vas-tu, à { $value } cases au plus ?
sc-ask-dodged = Tu as esquivé. Avancer { $steps ->
        [one] d'une case
       *[other] de { $steps } cases
    } au plus, ou rester ?
sc-ask-prepare = Préparation : quelles cartes charges-tu face cachée, et lesquelles défausses-tu ?
sc-ask-order = Tu joues en premier : poses-tu ton pion en premier ou en dernier ?
sc-ask-place = Où poses-tu ton pion ?
sc-ask-trim = Tu as plus de cinq cartes : laquelle défausses-tu ?
sc-ask-regenerate = Régénération : charger une autre carte, ou as-tu fini ?
sc-ask-teleport = Téléportation : où, à { $value } cases au plus ?
sc-ask-teleport-or-hold = Téléportation : où, à { $value } cases au plus, ou la laisser active ?
sc-ask-wild = Magie sauvage : s'en servir comme Téléportation, Hadou Ken ou Dissipation ?
sc-ask-wild-or-hold = Magie sauvage : s'en servir comme Téléportation, Hadou Ken ou Dissipation, ou la laisser active ?
sc-ask-change = Tu as mélangé. Garder ta carte MARCHE, ou la changer contre la première de ta pioche ?
sc-ask-turn = À toi : avance de { $value } cases au plus et fais une action.
sc-ask-action = Fais ton action, ou finis ton tour.
sc-ask-move = Avance de { $value } cases au plus, ou finis ton tour.
sc-ask-haste-or-end = Sers-toi de Hâte, ou finis ton tour.
sc-ask-berserk = Berserk, cartes restantes : { $cards }. Frapper, ou courir vers un adversaire ?
sc-ask-hame = Hadou Hame Ha Ken, cartes restantes : { $cards }. Tirer la suivante ?
sc-ask-pentagram-card = Pentagramme : { $card } vient maintenant ({ $count ->
        [0] la dernière
       *[other] puis encore { $count }
    }). Comment ?

## Choices

sc-choose-end = Finir ton tour
sc-choose-stay = Rester où tu es
sc-choose-hold = La laisser active
sc-choose-action = Faire une autre action
sc-choose-first = Poser ton pion en premier
sc-choose-last = Poser ton pion en dernier
sc-choose-keep = Garder ta carte MARCHE
sc-choose-change = Changer ta carte MARCHE
sc-choose-ward = Garde : arrête les Hadou Ken, et tu peux bouger
sc-choose-seal = Sceau : arrête toute attaque, mais se brise si tu bouges
sc-choose-up = Du plus petit au plus grand
sc-choose-down = Du plus grand au plus petit
sc-choose-done = Fini
sc-choose-fizzle = Sans effet : personne en ligne
sc-choose-stop = Arrêter là
sc-choose-pass = Laisser passer
sc-choose-take-hit = Encaisser : { $damage } de dégâts
sc-choose-counter-dispel = Contrer par une Dissipation
sc-choose-counter-wild = Contrer par la Magie sauvage
sc-choose-counter-over = Ne plus rien annuler
sc-choose-cast-these = Le jeter avec ces cartes
sc-choose-volley-over = Ne plus tirer
sc-choose-charging-over = Ne plus rien charger
sc-choose-curse-over = Ne plus rien jeter
sc-choose-wild-dispel = S'en servir comme Dissipation
sc-choose-strip = Employer le reste : { $who } perd { $count ->
        [one] une carte chargée
       *[other] { $count } cartes chargées
    }
sc-choose-strip-hand = Employer le reste : { $who } change { $count ->
        [one] une carte en main
       *[other] { $count } cartes en main
    }
sc-choose-space-move = Aller en { $space }
sc-choose-space-teleport = Te téléporter en { $space }
sc-choose-space-place = Poser ton pion en { $space }
sc-choose-run = Courir en { $space } avec { $card }
sc-choose-card-add = Ajouter { $card }
sc-choose-card-pay = Payer avec { $card }
sc-choose-card-give = Céder { $card }
sc-choose-card-charge = Charger { $card }
sc-choose-card-discard = Défausser { $card }
sc-choose-card-haste = Te hâter avec { $card }
sc-choose-card-block = Parer avec { $card }
sc-choose-card-dodge = Esquiver avec { $card }
sc-choose-card-shield = Employer { $card } comme Bouclier magique
sc-choose-card-escape = T'échapper par Téléportation avec { $card }
sc-choose-use = Employer le sort actif { $spell } { $card }
sc-choose-cast = Jeter { $spell }
sc-choose-joker = Le Joker vaut { $value }
sc-choose-hushed = Réduire { $who } au silence
sc-choose-dispelled = Viser { $who }
sc-choose-ready = Charger { $charged }, défausser { $discarded }
sc-choose-ready-charged = Charger { $charged }
sc-choose-ready-discarded = Ne rien charger, défausser { $discarded }
sc-choose-ready-nothing = Ne rien charger
sc-choose-strike = Frapper { $who } avec { $card }
sc-choose-strike-armed = Frapper { $who } avec { $card } et l'arme { $weapon }
sc-choose-throw = Lancer l'arme { $card } sur { $who }
sc-choose-cancel = Annuler { $other } avec { $card }
sc-choose-fire = Tirer { $card } sur { $who }, { $way }

## Why a choice is refused

sc-no-dispelled-attack = Une attaque ne se dissipe pas : pare, esquive, sers-toi d'un Bouclier ou d'une Téléportation, ou passe.
sc-no-defend-or-pass = On t'attaque : défends-toi, ou passe.
sc-no-defence-from-hand = On se défend avec une carte de la main, et { $card } n'y est pas.
sc-no-only-diamonds = { $card } ne peut pas : seuls les carreaux parent.
sc-no-only-hearts = { $card } ne peut pas : seuls les cœurs esquivent.
sc-no-hushed-counter = Tu es réduit au silence : tu ne peux pas jeter de contre-sort.
sc-no-defence-of-table = Tu ne peux pas le faire avec { $card } : il faut une carte chargée ou active qui convienne.
sc-no-such-spell = Ce sort n'existe pas.
sc-no-club-reaches = Aucun de tes trèfles chargés n'atteint un adversaire en ligne droite.
sc-no-low-ace = Un as vaut toujours 14 : as, 2, 3, 4, 5 n'est donc pas une suite pour un Pentagramme.
sc-no-run-of-one-suit = Ta suite est d'une seule couleur ; un Pentagramme en demande au moins deux.
sc-no-cards-charged = { $spell } demande { $takes }, et aucune de tes cartes n'est encore chargée.
sc-no-such-group = Tes cartes chargées ne forment pas le sort { $spell }.
sc-no-group-yet = { $spell } demande { $takes }. Il manque à tes cartes chargées : { $missing }.
sc-no-joker-value = Dis quelle CV a le Joker dans ton sort { $spell }.
sc-no-hit-there = Dans cette direction, le Hadou Ken ne touche aucun adversaire.
sc-no-group-done = Ces cartes ne forment pas encore le sort { $spell }.
sc-no-choose-on = Continue de choisir des cartes pour ton sort { $spell }.
sc-no-charged-card = Choisis une de tes cartes chargées qui n'est pas encore choisie.
sc-no-choosing-back = Choisis de gauche à droite : { $card } vient avant ta dernière carte.
sc-no-reach = { $card } n'atteint aucun adversaire en ligne droite.
sc-no-five-of-one-suit = Les cinq sont d'une seule couleur ; un Pentagramme en demande au moins deux.
sc-no-group-with = Avec { $card }, ces cartes ne peuvent pas devenir le sort { $spell }.
sc-no-joker-there = Ton Joker n'est ni chargé ni actif.
sc-no-three-diamonds = Une Dissipation demande au moins trois carreaux chargés.
sc-no-high-diamond = Tous tes carreaux sont trop bas pour ces cartes.
sc-no-such-counter = À un sort que l'on jette, on ne répond que par Dissipation ou Magie sauvage.
sc-no-counter-or-pass = On jette un sort : contre-le, ou passe.
sc-no-card-of-cast = Ta Dissipation n'annule que des cartes du sort que l'on jette.
sc-no-too-weak = { $card } est trop faible pour annuler { $other }.
sc-no-cancel-or-done = Choisis une carte à annuler, ou dis que tu as fini.
sc-no-healing = Rien ne guérit un mage vaincu : ni Reiki ni Régénération.
sc-no-curse-but-spells = Dans une malédiction finale, tu ne peux que jeter des sorts de tes cartes chargées, ou arrêter.
sc-no-charged-given = Choisis une de tes cartes chargées à céder.
sc-no-pay-first = Paie d'abord le coup avec des cartes de ta main.
sc-no-pay-from-hand = On paie avec des cartes de la main, et celle-ci n'y est pas.
sc-no-paying-back = Paie de gauche à droite : { $card } vient avant ta dernière carte.
sc-no-pay-enough = Avec { $card } et les cartes à sa droite, tu n'atteins pas les dégâts.
sc-no-pay-needless = { $card } rendrait une carte inutile, et les cartes inutiles ne se paient pas.
sc-no-dispel-whom = Dis d'abord qui tu vises avec ta Dissipation.
sc-no-dispel-but-hand = Ton adversaire n'avait rien sur la table : cette Dissipation n'agit que sur la main.
sc-no-dispel-pair = Nomme une de tes cartes de Dissipation et une carte active de ton adversaire.
sc-no-charged-to-lose = Ton adversaire n'a pas de carte chargée à perdre.
sc-no-dispel-or-stop = Emploie d'abord toutes les cartes de ta Dissipation, ou arrête.
sc-no-own-card = Choisis une de tes cartes à défausser.
sc-no-extra-action = Une action de plus ne vient qu'une fois ton action faite.
sc-no-haste-open = Dis d'abord ce que te donne la carte de Hâte.
sc-no-free-space = Cette case est prise, ou hors du plateau.
sc-no-dodge-so-far = Ton esquive ne te porte qu'à { $steps ->
        [one] une case
       *[other] { $steps } cases
    }.
sc-no-dodge-open = Choisis maintenant où tu vas après ton esquive, ou reste.
sc-no-space-there = Cette case n'est pas sur le plateau.
sc-no-room = Cette case est prise : un seul pion par case.
sc-no-way-past = Un adversaire menace le chemin : entrer sur une case menacée finit ton déplacement.
sc-no-so-far = C'est trop loin : tu peux aller à { $steps ->
        [one] une case
       *[other] { $steps } cases
    } au plus.
sc-no-order-yet = Dis d'abord si tu poses ton pion en premier ou en dernier.
sc-no-start-inside = Les pions commencent au bord du plateau.
sc-no-start-near = Les pions commencent à { $steps } cases au moins l'un de l'autre.
sc-no-place-yet = Pose d'abord ton pion sur le plateau.
sc-no-preparation = Prépare-toi d'abord : dis quelles cartes tu charges et lesquelles tu défausses.
sc-no-prepared-twice = Tu ne peux charger ou défausser que des cartes de ta main, chacune une fois.
sc-no-keep-so-many = Tu peux garder { $keep ->
        [one] une carte
       *[other] { $keep } cartes
    } en main au plus : charges-en ou défausses-en plus.
sc-no-discard-so-many = Tu ne peux défausser que jusqu'à { $keep ->
        [one] une carte
       *[other] { $keep } cartes
    } en main : ici exactement { $count }.
sc-no-trim = Choisis une carte de ta main à défausser, jusqu'à ce qu'il en reste cinq.
sc-no-charge-from-hand = Tu ne peux charger que des cartes de ta main.
sc-no-charge-or-done = Charge une autre carte, ou dis que tu as fini.
sc-no-holding = Seul un sort tout juste jeté peut rester là ; sers-t'en maintenant.
sc-no-use-yet = Dis d'abord ce que tu fais de ce sort.
sc-no-change-yet = Dis d'abord si tu gardes ou changes ta carte MARCHE.
sc-no-second-move = Tu as déjà bougé pendant ce tour.
sc-no-part-of-turn = Ce n'est pas possible maintenant : bouge, fais ton action, ou finis ton tour.
sc-no-second-action = Tu as déjà fait ton action de ce tour.
sc-no-hushed-action = Tu es réduit au silence : tu ne peux ni jeter ni préparer de sort.
sc-no-haste-card = Cette carte n'appartient pas à une Hâte active à toi.
sc-no-haste-twice = Une seule carte d'une Hâte sert par tour.
sc-no-haste-now = Tu ne peux pas bouger maintenant, et une action de plus ne vient qu'après ton action.
sc-no-use-of-that = Tu ne peux te servir que d'une Téléportation ou d'une Magie sauvage active à toi.
sc-no-weapon = Ce n'est pas une arme active à toi.
sc-no-neighbour = Tu ne peux frapper qu'un adversaire sur une case voisine.
sc-no-card-in-hand = Cette carte n'est pas dans ta main.
sc-no-wave = Seuls les trèfles font des vagues, et seulement avec une Énergie accrue d'un cœur.
sc-no-strike-card = { $card } ne peut pas frapper : ce sont les piques qui frappent.
sc-no-club-strike = Un trèfle ne frappe qu'avec une arme ou avec une Énergie accrue d'un pique.
sc-no-berserk-end = Tant qu'une carte de Berserk peut frapper ou courir, tu dois continuer.
sc-no-move-left = Tu n'as plus de déplacement pour l'instant.
sc-no-volley-card = Cette carte n'est pas de celles qui restent dans ton sort { $spell }.
sc-no-run-there = Une course de Berserk doit s'approcher d'un adversaire à chaque pas.
sc-no-hame-strike = Ces trèfles ne frappent qu'avec une Énergie accrue, et seulement à côté de toi.
sc-no-pentagram-skip = Chaque carte du Pentagramme est jetée dans son ordre ; choisis comment employer celle-ci.
sc-no-volley-open = Emploie d'abord les cartes de ton sort { $spell }.

## What cannot be read or used

sc-no-text = Il n'y a rien d'écrit. Écris par exemple « end ».
sc-no-reading = « { $text } » ne se lit pas.
sc-no-direction = « { $text } » n'est pas une direction ; écris de d0 à d7.
sc-no-spell = Il n'y a pas de sort « { $text } ». Sorts : { $spells }.
sc-no-space = « { $text } » n'est pas une case de ce plateau ; écris par exemple { $example }.
sc-no-card = « { $text } » n'est pas une carte. Écris la valeur et la couleur, comme 7C, TS ou QH, ou JK.
sc-no-chance = « { $text } » n'est pas un tirage ; écris « draw A 5H », « burn A KC » ou « move B 9S ».
sc-no-diagonals = L'option diagonals ne peut être off que sur un plateau de carrés (SC-17).
sc-no-board-so-small = Le plateau ({ $board }) est trop petit pour { $seats } pions (SC-43).
sc-no-board = Il n'y a pas de plateau « { $name } ». Plateaux : { $boards } (SC-15).
sc-no-kit-key = { $where } : « { $name } » n'est pas une clé connue. Connues : { $known }.
sc-no-kit-text = { $where } : le champ « { $field } » doit être un texte, pas trop long.
sc-no-kit-deck = { $where } : champ « deck » : { $why }
sc-no-kit-number = { $where } : le champ « { $field } » doit être un nombre entier de { $low } à { $high }.
sc-no-kit-twin = { $where } : champ « deck » : une carte s'y trouve deux fois ; chaque joueur en a une de chaque (SC-1).
sc-no-kit-so-small = { $where } : la pioche demande au moins deux cartes de plus que l'on n'en donne, et 1 ≤ keep ≤ deal (SC-27).

## What happens

sc-told-round = Manche { $round }.
sc-told-turn = Tour { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    }, déplacement { $value }.
sc-told-order = L'ordre des tours : { $players }.
sc-told-drew =
    { $who } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
sc-told-drew-own =
    { $who } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : { $cards }.
sc-told-ready = { $who } a fini de se préparer.
sc-told-prepared =
    { $who } { $count ->
        [0] ne charge aucune carte
        [one] charge une carte
       *[other] charge { $count } cartes
    }.
sc-told-prepared-own =
    { $who } charge { $count ->
        [one] une carte
       *[other] { $count } cartes
    } ({ $cards }).
sc-told-prepared-discards =
    { $who } { $count ->
        [0] ne charge aucune carte
        [one] charge une carte
       *[other] charge { $count } cartes
    } et défausse { $discarded }.
sc-told-prepared-own-discards =
    { $who } charge { $count ->
        [one] une carte
       *[other] { $count } cartes
    } ({ $cards }) et défausse { $discarded }.
sc-told-placing-first = { $who } se place en premier.
sc-told-placing-last = { $who } se place en dernier.
sc-told-placed = { $who } se tient en { $space }.
sc-told-moved = { $who } va en { $space }.
sc-told-ran = { $who } dépense { $card } et court jusqu'en { $space }.
sc-told-stayed = { $who } ne bouge pas.
sc-told-kept-move = { $who } garde sa carte MARCHE.
sc-told-no-card = { $who } n'a plus de carte à piocher.
sc-told-shuffled = { $who } mélange { $count } cartes en une nouvelle pioche et brûle { $card }.
sc-told-card-burnt = { $who } brûle { $card }.
sc-told-card-move-card = { $who } retourne { $card } comme carte MARCHE.
sc-told-card-new-move = { $who } a une nouvelle carte MARCHE : { $card }. Elle compte dès le prochain tour.
sc-told-card-discarded = { $who } défausse { $card }.
sc-told-card-used = { $who } se sert d'une carte active : { $card }.
sc-told-card-left-active = { $who } laisse { $card } en jeu.
sc-told-card-hastened = { $who } dépense { $card } de sa Hâte pour se défendre encore.
sc-told-card-haste-fades = Sans usage, { $card } de la Hâte { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    } s'efface.
sc-told-card-lost-charged = { $who } perd une carte chargée : { $card }.
sc-told-card-forced = { $who } doit défausser { $card }.
sc-told-charged = { $who } charge une carte.
sc-told-charged-own = { $who } charge { $card }.
sc-told-haste-action = { $who } se hâte ({ $card }) : une action de plus.
sc-told-haste-move = { $who } se hâte ({ $card }) : un déplacement de plus.
sc-told-spent = { $who } dépense sans effet : { $cards }.
sc-told-passed = { $who } laisse venir.
sc-told-not-countered = { $who } ne contre pas { $spell }.
sc-told-broken = Le Cercle scellé { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    } se brise.
sc-told-stopped = Le Cercle { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    } arrête l'attaque.
sc-told-cast = { $who } jette { $spell } : { $cards }.
sc-told-cast-on = { $who } jette { $spell } sur { $to } : { $cards }.
sc-told-cast-at = { $who } jette { $spell } contre { $to } : { $cards }.
sc-told-curse = { $who }, dans sa malédiction finale, jette { $spell } : { $cards }.
sc-told-curse-on = { $who }, dans sa malédiction finale, jette { $spell } sur { $to } : { $cards }.
sc-told-curse-at = { $who }, dans sa malédiction finale, jette { $spell } contre { $to } : { $cards }.
sc-told-joker = le Joker vaut { $value }
sc-told-ward = en garde
sc-told-seal = en sceau
sc-told-falling = en descendant
sc-told-rising = en montant
sc-told-countering = { $who } répond par une Dissipation : { $cards }.
sc-told-dispelling = { $who } vise { $to } avec une Dissipation : { $cards }.
sc-told-countered = { $who } annule { $other } ({ $spell }) avec { $card }.
sc-told-dispelled = { $who } dissipe { $other } ({ $spell }) chez { $to } avec { $card }.
sc-told-failed =
    { $spell } { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    } échoue.
sc-told-hush-fades = Le Silence sur { $who } s'efface : { $count ->
        [0] c'est fini
        [one] reste une carte
       *[other] restent { $count } cartes
    }.
sc-told-attack = { $who } attaque { $to } : { $attack } de { $value } avec { $card }.
sc-told-attack-armed = { $who } attaque { $to } : { $attack } de { $value } avec { $card }, arme { $weapon }.
sc-told-defended = { $who } se défend avec { $card } ({ $how }).
sc-told-hit = { $who } est touché : { $damage } de dégâts.
sc-told-no-harm = { $who } n'a rien.
sc-told-paid = { $who } cède { $cards }.
sc-told-nothing-paid = { $who } n'a rien à céder.
sc-told-defeated = { $who } n'a plus de carte en main : vaincu !
sc-told-silent = { $who }, réduit au silence, n'a pas de malédiction finale.
sc-told-removed = { $who } quitte le jeu.
sc-told-stalemate = Plus personne debout : égalité entre { $players }.
sc-told-won = La partie est finie. { $who } gagne.
sc-told-draw = La partie est finie. Égalité entre { $players }.
sc-announced-last-round = C'est la dernière manche.
sc-outcome-won = { $who } gagne la partie : les autres sont hors combat.
sc-outcome-draw = { $players } tombent ensemble : la partie est nulle entre eux.
sc-outcome-most-cards =
    { $cards ->
        [one] La dernière manche est finie. { $who } a le plus de cartes en main ({ $cards } carte) et gagne.
       *[other] La dernière manche est finie. { $who } a le plus de cartes en main ({ $cards } cartes) et gagne.
    }
sc-outcome-cap-draw = La dernière manche est finie. La partie est nulle entre { $players }.

## The table in sentences

sc-seen-round = Manche { $round } sur { $cap } au plus. Plateau : { $board }.
sc-seen-before = Avant la première manche, sur { $cap } au plus. Plateau : { $board }.
sc-seen-order = Les tours vont dans cet ordre : { $players }.
sc-seen-you = Toi ({ $who }) : { $parts }.
sc-seen-seat = { $who } : { $parts }.
sc-seen-you-out = Toi ({ $who }) : hors du jeu.
sc-seen-out = { $who } : hors du jeu.
sc-seen-at = en { $space }
sc-seen-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
sc-seen-charged =
    { $count ->
        [one] { $count } chargée
       *[other] { $count } chargées
    }
sc-seen-move-card = carte MARCHE { $card }
sc-seen-deck = pioche { $count }
sc-seen-pile = défausse { $count }, dessus { $card }
sc-seen-no-pile = défausse vide
sc-pile =
    Défausse { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    }, { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, la dernière au-dessus : { $cards }.
sc-no-pile = La défausse { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    } est vide.
sc-seen-dying = { $who } se meurt.
sc-seen-active = Sorts actifs { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    } : { $spells }.
sc-seen-hushed = { $who } est réduit au silence.
sc-seen-spell = { $spell } { $cards }
sc-seen-enhance-waves = Énergie accrue { $cards } (les trèfles comme vagues)
sc-seen-enhance-strikes = Énergie accrue { $cards } (les trèfles comme Frappes)
sc-seen-enhance-blocks = Énergie accrue { $cards } (les trèfles comme parades)
sc-seen-enhance-all = Énergie accrue { $cards } (les trèfles comme tout)
sc-seen-hush = Silence { $cards } sur { $who }
sc-seen-warding-circle = Cercle de protection { $cards } de { $value } (garde)
sc-seen-sealed-circle = Cercle de protection { $cards } de { $value } (sceau)
sc-seen-cards = Ta main : { $hand }. Tes cartes chargées : { $charged }.
sc-seen-attack = { $who } attaque { $to } : { $attack } avec { $card }.
sc-seen-cast = { $who } jette { $spell } : { $cards }.
sc-seen-volley = Cartes restantes dans { $spell } { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    } : { $cards }.
sc-seen-build = { $who } compose un sort.
sc-seen-sealed = Tu as rendu : { $choice }.

## Reasons

sc-why-end-idle = Tu ne bouges ni n'agis pendant ce tour.
sc-why-end-no-action = Tu finis ton tour sans action.
sc-why-end-no-move = Tu finis ton tour là où tu es.
sc-why-end-haste = Ton tour finit, et une Hâte inutilisée perd une carte.
sc-why-take-hit = Tu ne dépenses aucune carte pour te défendre et subis { $damage } de dégâts.
sc-why-stops = { $card } arrête l'attaque : aucun dégât ne passe.
sc-why-stops-and-moves = { $card } arrête l'attaque, et tu peux ensuite avancer { $steps ->
        [one] d'une case
       *[other] de { $steps } cases au plus
    }.
sc-why-lowers = { $card } ramène les dégâts de { $full } à { $rest }.
sc-why-too-weak = { $card } est trop faible : { $damage } de dégâts passent quand même.
sc-why-may-hit = Cela inflige { $damage } de dégâts à { $who }, sauf réponse.
sc-why-may-kill = Cela terrasse { $who }, sauf réponse.
sc-why-hits = { $who } ne peut pas répondre : cela inflige { $damage } de dégâts.
sc-why-kills = { $who } ne peut pas répondre et tombe.
sc-why-attack-value = Une défense doit atteindre { $value } pour l'arrêter, et non { $other }.
sc-why-can-strike = De là, tu peux frapper { $who }.
sc-why-can-fire = De là, un Hadou Ken peut toucher { $who }.
sc-why-out-of-line = Personne n'y est en ligne avec toi ; { $who } est à { $steps ->
        [one] une case
       *[other] { $steps } cases
    }.
sc-why-distance = { $who } est alors à { $steps ->
        [one] une case
       *[other] { $steps } cases
    }.
sc-why-first-there = Personne d'autre n'est encore sur le terrain.
sc-why-elsewhere = C'est à { $steps ->
        [one] une case
       *[other] { $steps } cases
    } de { $space }.
sc-why-ready =
    Tu charges { $count ->
        [one] une carte
       *[other] { $count } cartes
    } et pioches { $drawn ->
        [0] zéro carte
        [one] une carte
       *[other] { $drawn } cartes
    } pour compléter ta main.
sc-why-ready-spells =
    Tu charges { $count ->
        [one] une carte
       *[other] { $count } cartes
    } et pioches { $drawn ->
        [0] zéro carte
        [one] une carte
       *[other] { $drawn } cartes
    } pour compléter ta main. Tes cartes chargées font { $spells }.
sc-why-charges-instead = Cela charge { $more } au lieu de { $fewer }.
sc-why-charges-more = Cela charge aussi { $cards }.
sc-why-charges-fewer = Cela ne charge pas { $cards }.
sc-why-discard = { $card } s'en va, et tu pioches une autre carte.
sc-why-lost = { $card } s'en va, et il n'y a pas de carte à piocher.
sc-why-prepare = { $card } est chargée pour plus tard, et tu pioches une autre carte.
sc-why-prepare-lost = { $card } est chargée pour plus tard, et il n'y a pas de carte à piocher.
sc-why-charge-makes = Avec { $card }, tes cartes chargées font { $spells }.
sc-why-charge = { $card } est chargée ; si tu t'arrêtes là, tu pioches { $count ->
        [0] zéro carte
        [one] une carte
       *[other] { $count } cartes
    }.
sc-why-haste-action = { $card } te donne une autre action, ou un déplacement de { $steps } cases au plus.
sc-why-haste-move = { $card } te donne un déplacement de { $steps } cases au plus.
sc-why-keep = Ta carte MARCHE garde sa valeur de { $value }.
sc-why-change = Une nouvelle carte MARCHE en remplace une de { $value }.
sc-why-last = Tu vois où sont les autres avant de placer ta pièce.
sc-why-pay =
    Avec { $card }, tu peux payer avec { $count ->
        [one] cette seule carte
       *[other] { $count } cartes en tout
    }, et { $left ->
        [0] aucune carte ne reste
        [one] une carte reste
       *[other] { $left } cartes restent
    } dans ta main.
sc-why-lose-spells = Sans { $card }, tu ne peux plus faire { $spells }.
sc-why-lose-nothing = Sans { $card }, tu peux encore faire tous les grands sorts que tu peux faire maintenant.
sc-silly-dying = risque ta défaite alors qu'une carte qui sauve est en main
sc-silly-circle = attaque un Cercle qui l'arrêtera à coup sûr

## The rules, clause by clause

sc-heading-components = Le matériel
sc-heading-terms = Les mots
sc-heading-board = Le plateau
sc-heading-setup = Mise en place
sc-heading-rounds-and-turns = Manches et tours
sc-heading-movement = Déplacement
sc-heading-actions = Actions
sc-heading-playing-drawing-and-discarding = Jouer, piocher et défausser
sc-heading-defence = Défense
sc-heading-casting = Jeter un sort
sc-heading-spell-groups = Combinaisons de sorts
sc-heading-spells-magic-melee = Sorts : Mêlée magique
sc-heading-spells-magic-shield = Sorts : Bouclier magique
sc-heading-spells-teleport = Sorts : Téléportation
sc-heading-spells-hadou-ken = Sorts : Hadou Ken
sc-heading-spells-wild-magic = Sorts : Magie sauvage
sc-heading-spells-energy-enhancements = Sorts : Énergie accrue
sc-heading-spells-reiki = Sorts : Reiki
sc-heading-spells-hush = Sorts : Silence
sc-heading-spells-haste = Sorts : Hâte
sc-heading-spells-spells-used-card-by-card = Sorts : ceux qui servent carte par carte
sc-heading-spells-berserk = Sorts : Berserk
sc-heading-spells-dispel = Sorts : Dissipation
sc-heading-spells-hadou-hame-ha-ken = Sorts : Hadou Hame Ha Ken
sc-heading-spells-circle-of-protection = Sorts : Cercle de protection
sc-heading-spells-pentagram-of-power = Sorts : Pentagramme de pouvoir
sc-heading-spells-regenerate = Sorts : Régénération
sc-heading-damage-defeat-and-the-dying-curse = Dégâts, défaite et malédiction finale
sc-heading-end-of-the-game = Fin de la partie
sc-heading-three-and-four-players = Trois et quatre joueurs
sc-heading-rulings = Décisions
sc-heading-termination = Fin assurée

SC-1 = Chaque joueur joue avec son propre paquet : les cartes de 2 à 10, valet, dame, roi, as en pique, trèfle, carreau et cœur, et exactement un Joker. Un second Joker est retiré avant de mélanger.
SC-2 = Les paquets ne se mêlent jamais. Une carte revient toujours à la défausse de son maître, où qu'elle ait été.
SC-3 = Les piques sont des cartes de Frappe, les trèfles des cartes d'énergie, les carreaux des cartes de parade, les cœurs des cartes d'esquive.
SC-4 = La valeur (CV) d'une carte est : de 2 à 10 leur nombre, valet 11, dame 12, roi 13, as 14.
SC-5 = Le Joker est libre : il peut tenir lieu de toute couleur et de toute CV. Là où aucune autre CV n'est dite, sa CV est 14.
SC-6 = Le Joker joué de la main prend la couleur que demande le coup (pique pour frapper, carreau pour parer, cœur pour esquiver, trèfle où un trèfle est permis) et la CV 14. Une autre CV que 14 ne se dit que dans une combinaison de sort qui en demande une (SC-112).
SC-7 = Les lieux d'un joueur sont : pioche (face cachée), défausse (face visible), main, cartes chargées (face cachée sur la table), cartes de sorts actives (face visible sur la table), carte MARCHE (face visible) et zone de jeu (cartes qui s'accomplissent à ce moment). Chacune des 53 cartes d'un joueur est dans exactement un de ces lieux jusqu'à ce que le joueur soit retiré.
SC-8 = Les cartes d'une attaque, d'une défense ou d'un sort encore en cours, avec les cartes non servies d'une salve, sont dans la zone de jeu. Hors de sa propre fenêtre de sort (SC-90), rien ne peut les annuler, et elles ne comptent pas comme cartes actives de SC-188 et SC-191. Les sorts qui durent passent dans la zone active quand ils prennent effet.
SC-9 = Un mage est vivant jusqu'à ce qu'il soit vaincu (SC-226), mourant de la défaite à la fin de sa malédiction finale, puis retiré.
SC-10 = Les adversaires d'un mage sont tous les autres mages vivants. Un mage mourant ou retiré n'est jamais une cible permise.
SC-11 = Une attaque est une Frappe (contre une case voisine) ou un Hadou Ken (en ligne droite). Rien d'autre n'est une attaque. Sa CV d'attaque est la CV de la carte qui frappe ou qu'on tire.
SC-12 = Partout où un mage avance de « N cases », cela veut dire un nombre de 1 à N, chaque pas sur une case voisine ; un mage peut toujours renoncer à bouger.
SC-13 = Jouer une carte, c'est la prendre de la main et la mettre dans la zone de jeu : face visible, sauf que charger une carte par l'action Préparer, c'est la jouer face cachée.
SC-14 = Un mage est réduit au silence tant qu'un Silence actif le nomme (SC-160).
SC-15 = Le plateau est de carrés ou d'hexagones ; c'est le choix des joueurs (imprimé). Tailles : « square-9 », « square-11 », « square-13 » (9×9 = 81, 11×11 = 121, 13×13 = 169 cases) et « hex-4 », « hex-5 », « hex-6 » (un hexagone régulier de 4, 5 ou 6 anneaux autour du centre : 61, 91, 127 cases). Normal « square-11 ». Voir SC-R1.
SC-16 = Une case carrée est (x, y) avec 0 ≤ x, y ≤ taille − 1. Une case hexagonale est (q, r) avec |q| ≤ R, |r| ≤ R, |q + r| ≤ R, où R est le nombre d'anneaux.
SC-17 = Cases voisines : sur les carrés, jusqu'à huit cases qui se touchent par un côté ou un coin ; sur les hexagones, jusqu'à six qui ont un côté commun. Avec l'option « diagonals = false », les carrés n'ont que leurs quatre voisines de côté.
SC-18 = Les directions sont numérotées. Carrés : 0 (1,0), 1 (1,1), 2 (0,1), 3 (−1,1), 4 (−1,0), 5 (−1,−1), 6 (0,−1), 7 (1,−1) ; avec « diagonals = false » seulement 0, 2, 4, 6. Hexagones : 0 (1,0), 1 (0,1), 2 (−1,1), 3 (−1,0), 4 (0,−1), 5 (1,−1).
SC-19 = La distance est le plus petit nombre de pas sur le plateau vide. Carrés avec diagonales : max(|dx|, |dy|) ; sans : |dx| + |dy| ; hexagones : (|dq| + |dr| + |dq + dr|) / 2.
SC-20 = Une case porte au plus un pion. Un pion n'entre ni ne passe jamais sur une case occupée et ne quitte jamais le plateau. Le pion d'un mage mourant occupe encore sa case jusqu'à ce qu'il soit retiré.
SC-21 = Une ligne droite part d'un pion et va pas à pas dans l'une des directions numérotées. Les cases qu'on n'atteint pas ainsi ne sont pas en ligne.
SC-22 = Les cases voisines du pion d'un mage vivant sont menacées par lui, quelles que soient ses cartes. Pour celui qui bouge, les cases menacées sont celles que menace un de ses adversaires.
SC-23 = Un mage mourant ne menace aucune case.
SC-24 = « walk(p, n) » est l'ensemble des cases vides que le pion de p peut atteindre en 1 à n pas par des cases vides, où un pas qui entre sur une case menacée doit être le dernier. « walk_free(p, n) » est le même sans la règle des cases menacées. Les deux excluent la case de départ.
SC-25 = Chaque joueur mélange son propre paquet de 53 cartes.
SC-26 = Chaque joueur met la première carte de sa pioche face visible à côté ; cette carte brûlée commence la défausse.
SC-27 = Chaque joueur pioche sept cartes : c'est sa main.
SC-28 = Préparation : chaque joueur peut charger autant des sept cartes qu'il veut, d'aucune à toutes, en les posant face cachée ; ces cartes chargées n'ont pas à former un sort.
SC-29 = On ne peut pas continuer avec plus de cinq cartes en main. Un joueur qui charge moins de deux cartes en défausse, face visible, jusqu'à ce qu'il en reste cinq.
SC-30 = Le nombre de cartes défaussées à la Préparation est exactement max(0, 2 − cartes chargées) : deux sans carte chargée, une avec une carte chargée, sinon aucune. On ne peut pas en défausser plus.
SC-31 = Charger à la Préparation ne fait piocher aucune carte ; la main se complète plus tard (SC-40).
SC-32 = Tous choisissent en même temps et en secret. Quand tous ont choisi, le nombre de cartes chargées et les cartes défaussées sont connus de tous.
SC-33 = La liste des sorts est ouverte à tous, à tout moment, aussi pendant la Préparation.
SC-34 = Initiative : chaque joueur retourne la première carte de sa pioche devant elle. C'est la carte MARCHE. Elle n'est pas défaussée.
SC-35 = Si des cartes MARCHE sont pareilles, leurs joueurs en tirent une autre. Pareilles veut dire même CV ; un Joker vaut 14 et est pareil à un as (SC-R6).
SC-36 = Une carte MARCHE remplacée pour cela va à la défausse de son maître ; la dernière carte tirée est la carte MARCHE.
SC-37 = L'ordre des tours suit les CV des cartes tirées, comparées dans l'ordre du tirage : les premières décident ; seuls les joueurs égaux comparent leurs deuxièmes, et ainsi de suite. Un joueur tire au plus cinq cartes de plus ; ceux qui sont encore égaux sont rangés par numéro de place, le plus petit d'abord.
SC-38 = La plus haute carte d'initiative a le premier tour, la suivante le deuxième, et ainsi de suite, les égales selon SC-37. Cet ordre ne change jamais.
SC-39 = La CV de la carte MARCHE est le plus grand nombre de cases du déplacement de son maître à chaque tour (SC-54).
SC-40 = Après l'initiative, chaque joueur pioche jusqu'à cinq cartes en main.
SC-41 = Le joueur qui a le premier tour choisit de poser son pion en premier ou en dernier (à deux joueurs : en premier ou en second).
SC-42 = Les autres posent le leur dans l'ordre des tours, avant ou après lui selon son choix.
SC-43 = Un pion se pose sur une case vide du bord, à une distance d'au moins D de chaque pion déjà posé, D = 4, 5, 6 sur le plateau petit, normal et grand (« square-9 »/« hex-4 », « square-11 »/« hex-5 », « square-13 »/« hex-6 »). Les cases du bord sont celles à qui manque une voisine. Une telle case existe toujours jusqu'à quatre joueurs (vérifié par recherche complète). Avec l'option « start = free », toute case vide est permise.
SC-44 = Le premier tour de la manche 1 commence quand tous les pions sont sur le plateau.
SC-45 = La partie se joue en manches. Dans une manche, chaque mage vivant a un tour, dans l'ordre. Puis la manche finit et la suivante commence.
SC-46 = À son tour, un mage peut se déplacer une fois et faire une action. Les deux sont au choix.
SC-47 = Le déplacement peut venir avant ou après l'action, ou entre deux cartes d'un sort dont les cartes servent une à une (SC-177). Le déplacement lui-même ne se coupe pas.
SC-48 = Au début d'un tour, la valeur de déplacement du mage devient la CV de sa carte MARCHE et le reste pendant tout le tour.
SC-49 = Au tour d'un autre mage, un joueur peut faire une action de défense, et seulement en réponse à une attaque ou à un sort tout juste jeté (SC-86).
SC-50 = Le tour finit quand le mage n'a plus de déplacement ni d'action à faire, ou quand il le dit.
SC-51 = À la fin d'un tour, dans cet ordre : les cartes de Hâte non servies sont défaussées (SC-171) ; si c'était le dernier tour de la manche, la manche finit (SC-52) ; le tour du mage vivant suivant commence.
SC-52 = À la fin d'une manche, dans cet ordre : chaque Silence actif perd une carte s'il le faut (SC-161) ; la limite des manches est vérifiée (SC-244) ; le numéro de la manche monte d'un.
SC-53 = Les mages vaincus n'ont pas de tour. Si le mage dont c'est le tour meurt, le tour est fini après toutes les malédictions finales ; SC-171 est sauté.
SC-54 = Une fois à son tour, un mage peut aller avec son pion sur toute case de « walk(p, valeur de déplacement) » : autant de cases que la CV de la carte MARCHE au plus, dans toutes les directions, en tournant en chemin.
SC-55 = On peut entrer sur une case menacée, mais pas la traverser : y entrer finit ce déplacement.
SC-56 = Un pion qui part d'une case menacée peut la quitter dans toute direction. Si la première case où il entre est menacée aussi, le déplacement y finit.
SC-57 = Les déplacements en plus (Hâte SC-166, Téléportation SC-134, Berserk SC-181) sont des déplacements à part. Chacun suit SC-55 depuis sa propre case de départ. Ils n'usent ni n'allongent le déplacement normal.
SC-58 = Le déplacement après une esquive réussie ignore les cases menacées : il suit « walk_free ».
SC-59 = L'action d'un tour est l'une de celles-ci : Attaquer, Jeter un sort, Préparer un sort, Défausser. Se servir d'une carte de sort active qui demande une action (SC-69) prend aussi l'action du tour.
SC-60 = Attaquer : jouer un pique de la main contre un adversaire sur une case voisine. La CV d'attaque et les dégâts sont la CV de la carte.
SC-61 = Le Joker peut se jouer comme ce pique, avec la CV 14.
SC-62 = Une attaque a exactement une cible. Sans adversaire voisin, on ne peut pas attaquer.
SC-63 = Jeter un sort : retourner face visible un groupe de ses cartes chargées qui forme un sort, annoncer le sort, suivre ses consignes. Toutes les cartes que demande le sort doivent être face visible.
SC-64 = Un groupe qui ne forme pas le sort annoncé ne peut pas être jeté.
SC-65 = Préparer un sort : jouer une carte de la main face cachée comme carte chargée, puis piocher une carte.
SC-66 = Une action Préparer charge exactement une carte. Seules la Préparation du début et Régénération en chargent plus.
SC-67 = Il n'y a pas de limite au nombre de cartes chargées, et elles n'ont pas à aller ensemble.
SC-68 = Défausser : mettre une carte de la main à la défausse et en piocher une à la place.
SC-69 = Une fois jetée, se servir d'une Téléportation active pour bouger, ou d'une Magie sauvage active comme Téléportation, Hadou Ken ou Dissipation à son tour, prend une action. Ce n'est pas jeter un sort, et cela n'ouvre pas de fenêtre de sort.
SC-70 = Un mage réduit au silence ne peut ni Jeter un sort ni Préparer un sort. Attaquer, Défausser, bouger et se servir de cartes actives reste permis.
SC-71 = Les cartes chargées ne quittent leur lieu que si elles sont jetées, par des dégâts (SC-223), par Dissipation, ou avec leur maître retiré. Elles ne reviennent jamais en main.
SC-72 = Les cartes chargées forment un tout. On décide lesquelles font un sort quand on le jette.
SC-73 = Chaque fois qu'un joueur joue une carte de la main, il en pioche une aussitôt, avant que le coup reçoive une réponse ou s'accomplisse (SC-R15).
SC-74 = Les coups qui font piocher sont : Attaquer avec une carte de la main, charger par l'action Préparer, Parer, Esquiver, un trèfle de la main joué grâce à Énergie accrue ou Mêlée magique. L'action Défausser pioche par sa propre règle. Jeter un sort, les contre-sorts et l'emploi de cartes actives ne font rien piocher : aucune carte ne quitte la main.
SC-75 = Les cartes défaussées pour payer des dégâts ne sont pas remplacées.
SC-76 = Une carte jouée va face visible à la défausse de son maître une fois accomplie. Les cartes entrent dans la défausse dans l'ordre où elles sont jouées ou perdues.
SC-77 = Il n'y a ni maximum ni taille fixe de la main. Une main ne grandit ou ne rétrécit que par les dégâts, Reiki, Régénération et les pioches impossibles.
SC-78 = S'il faut prendre une carte d'une pioche vide, le joueur mélange sa défausse en une nouvelle pioche face cachée, brûle sa première carte face visible comme nouvelle défausse, puis prend la carte.
SC-79 = Cela vaut pour toute carte prise sur le dessus : pioches, carte brûlée de Régénération, nouvelle carte MARCHE.
SC-80 = Si la défausse a moins de deux cartes, rien ne se passe et la carte n'est pas prise ; la pioche est perdue et ne se rattrape pas.
SC-81 = Les cartes de la zone de jeu, les cartes chargées, les cartes actives, la main et la carte MARCHE ne font pas partie de ce mélange. La carte donnée par l'action Défausser en fait partie, car elle entre dans la défausse avant la pioche.
SC-82 = Après la pioche qui l'a fait mélanger, ce joueur peut changer une fois sa carte MARCHE : la défausser et retourner à la place la première carte de sa pioche.
SC-83 = L'offre vient quand toute la pioche en cours est finie et avant toute autre décision. Elle n'a pas lieu si la pioche est alors vide, ou si le joueur est mourant.
SC-84 = La CV d'une nouvelle carte MARCHE compte dès le début du prochain tour de son maître. Elle ne change jamais l'ordre des tours.
SC-85 = Avant qu'une attaque fasse des dégâts, et avant qu'un sort tout juste jeté prenne effet, le côté qui se défend peut faire une action de défense : Parer, Esquiver ou un contre-sort (ou l'emploi d'une carte active).
SC-86 = Un joueur ne peut faire qu'une action de défense à chaque tour d'un autre mage, même s'il y vient plusieurs attaques.
SC-87 = À trois joueurs ou plus, c'est une par tour de chaque autre mage. Une malédiction finale compte comme un tour du mage mourant pour cette limite : pendant celle-ci, chaque mage vivant, aussi celui dont c'est le tour, peut faire une action de défense, qu'il en ait déjà fait une dans le tour ou non (SC-R71).
SC-88 = Se défendre est au choix. Passer n'use pas l'action de défense.
SC-89 = Fenêtre d'attaque : seule la cible de l'attaque peut répondre, par Parer, Esquiver, Bouclier magique, Téléportation, ou Magie sauvage comme l'un des deux derniers.
SC-90 = Fenêtre de sort : quand un sort est jeté, chaque adversaire de son lanceur, dans l'ordre des tours à partir de celui-ci, peut répondre par Dissipation, ou par Magie sauvage comme Dissipation.
SC-91 = Un Hadou Ken jeté a les deux fenêtres : d'abord la fenêtre de sort, puis, s'il survit, la fenêtre d'attaque.
SC-92 = Les contre-sorts sont Bouclier magique, Téléportation, Dissipation et Magie sauvage. Aucun autre sort ne peut être jeté au tour d'un autre mage, sauf dans une malédiction finale.
SC-93 = Un contre-sort n'ouvre pas de fenêtre de sort : on ne peut pas le contrer.
SC-94 = Un mage réduit au silence ne peut pas jeter de contre-sort. Il lui reste Parer, Esquiver et l'emploi de cartes actives.
SC-95 = Parer : jouer un carreau (ou le Joker comme carreau). L'attaque est réduite de sa CV.
SC-96 = Esquiver : jouer un cœur (ou le Joker comme cœur). L'attaque est réduite de sa CV.
SC-97 = Parer et Esquiver valent contre les Frappes comme contre les Hadou Ken.
SC-98 = Soit a la CV d'attaque et d la CV de la carte qui défend. Le reste est max(0, a − d). Si le reste est 0, l'attaque échoue et ne fait pas de dégâts. Sinon elle réussit et fait le reste en dégâts, ou la CV de l'arme pour une frappe de Mêlée magique (SC-122).
SC-99 = Si d > a en esquivant, le défenseur peut alors avancer son pion de d − a cases au plus, en ignorant les cases menacées.
SC-100 = Ce déplacement a lieu aussitôt, avant la carte ou l'action suivante de l'attaquant.
SC-101 = Une attaque qu'un Cercle de protection arrête (SC-207) ne fait pas de dégâts ; aucune fenêtre ne s'ouvre et on ne peut pas s'en défendre.
SC-102 = Les cartes de contre-sort et les cartes actives employées sont défaussées après usage.
SC-103 = Un sort se jette par ces étapes : annoncer le sort et retourner ses cartes face visible dans la zone de jeu ; dire ce que SC-104 demande ; fenêtre de sort pour les adversaires ; ce qui reste du sort prend effet.
SC-104 = Se dit avec le sort, avant la fenêtre : la CV d'un Joker dans le groupe, là où plusieurs sont possibles ; la direction d'un Hadou Ken ; la cible de Silence ; le mode d'un Cercle de protection ; l'ordre d'un Pentagramme. Se choisit seulement après la fenêtre : l'usage de Téléportation et de Magie sauvage, toutes les cibles de Dissipation, Berserk et Hadou Hame Ha Ken, et les Hadou Ken d'un Pentagramme.
SC-105 = Une action Jeter jette un sort. Plusieurs sorts à la fois ne viennent que du Pentagramme de pouvoir, d'actions en plus par Hâte, et d'une malédiction finale.
SC-106 = Les cartes chargées au début ou par une action précédente peuvent être jetées à toute action suivante, même au premier tour.
SC-107 = Un Hadou Ken seul ne peut être jeté que dans une direction où il touche un adversaire. Tout autre sort peut l'être même s'il n'aura pas d'effet.
SC-108 = Un sort contré est dépensé : ses cartes sont défaussées et l'action est faite.
SC-109 = Un mage peut avoir autant de sorts actifs qu'il veut, même plusieurs de la même sorte.
SC-110 = Un groupe a exactement les cartes de sa ligne. Seuls Hâte, Berserk, Dissipation et Hadou Hame Ha Ken ont une taille libre (de 3 à toutes les cartes chargées qui conviennent ; le lanceur choisit).
SC-111 = Toute partie des cartes chargées qui convient à une ligne peut être jetée. Les autres cartes chargées restent face cachée.
SC-112 = Un Joker dans un groupe compte comme une carte de la CV et de la couleur que demande le groupe. Dans Énergie accrue, Reiki, Silence, Cercle de protection, Régénération et Pentagramme, sa CV tant qu'il est actif est celle dont il tient lieu. Dans les quatre sorts de couleur, c'est 14.
SC-113 = Si plusieurs CV conviennent, le lanceur en dit une : les deux bouts d'une suite de quatre (5 6 7 8 J : J est 4 ou 9), ou le rôle dans deux paires + J (trois de l'une ou de l'autre CV).
SC-114 = L'as vaut 14 seulement. Les suites vont de 2-3-4-5-6 à 10-J-Q-K-A ; A-2-3-4-5 n'en est pas une.
SC-115 = Cinq cartes à la suite d'une seule couleur ne sont pas un Pentagramme ; elles peuvent être jetées comme le sort de la couleur.
SC-116 = Les deux paires de Reiki, et les trois et les deux de Régénération, ont des CV différentes. Quatre pareilles ne font pas deux paires.
SC-117 = Dans un paquet, deux cartes naturelles n'ont jamais même couleur et même CV. Deux cartes naturelles partagent donc au plus l'une des deux, et un groupe d'une taille sans Joker a au plus une lecture. Des paires de trèfles, ou trois trèfles d'une CV, ne peuvent pas exister.
SC-118 = Avec le Joker, la seule double lecture est quatre cartes d'une couleur dont les CV tiennent dans une suite de cinq, + J : le sort de la couleur (J = 14) ou un Pentagramme (J = la CV qui manque, d'une autre couleur). Le sort annoncé décide. Quatre d'une CV + J n'est pas un groupe.
SC-119 = Une paire sans trèfle et sans Joker n'est pas un sort.
SC-120 = Jeté : le pique reste face visible comme carte de sort active (une arme).
SC-121 = Avec une arme active, on peut attaquer en jouant un pique ou un trèfle (ou le Joker) de la main avec cette arme. La CV d'attaque contre Parer et Esquiver est la CV de la carte jouée.
SC-122 = Si le reste après la défense est au-dessus de 0, les dégâts sont toute la CV de l'arme, quel que soit le reste.
SC-123 = Se servir de l'arme est au choix. Un pique peut se jouer sans elle ; un trèfle non, sauf si Énergie accrue le permet.
SC-124 = Avec plusieurs armes, l'attaquant en nomme une. L'arme reste active.
SC-125 = En dernier recours, le mage peut attaquer en défaussant l'arme elle-même : la CV d'attaque et les dégâts sont sa CV.
SC-126 = Cette attaque est l'action du tour, ne joue pas de carte de la main et ne fait rien piocher.
SC-127 = Jeté à son tour : le carreau reste face visible comme carte active jusqu'à ce qu'il serve.
SC-128 = Le Bouclier magique sert comme action de défense contre une attaque : jeté directement d'un carreau chargé, ou d'un Bouclier magique actif.
SC-129 = Contre une Frappe, c'est une parade avec la CV du carreau.
SC-130 = Contre un Hadou Ken, il arrête l'attaque tout à fait, quelles que soient les CV.
SC-131 = Il est défaussé une fois servi.
SC-132 = Comme action de défense (d'un cœur chargé ou d'une Téléportation active), la Téléportation est une esquive contre une attaque, avec la CV du cœur.
SC-133 = L'esquive réussit si le reste est 0, c'est-à-dire d ≥ a. Alors le défenseur peut avancer de d cases au plus, au lieu de la différence, en ignorant les cases menacées. Si elle ne réussit pas, le reste est infligé et il n'y a pas de déplacement.
SC-134 = Jetée à son tour, elle donne un déplacement en plus d'autant de cases que sa CV au plus.
SC-135 = Ce déplacement en plus respecte les cases menacées (« walk ») ; avec l'option « teleport_reach = ignore », il suit « walk_free ».
SC-136 = Le mage peut aussi laisser le cœur face visible comme Téléportation active, pour se défendre plus tard, ou pour un déplacement en plus plus tard selon SC-69.
SC-137 = Elle est défaussée une fois servie.
SC-138 = Hadou Ken est une attaque en ligne droite. La portée en cases et la CV d'attaque sont la CV du trèfle.
SC-139 = Le lanceur nomme une direction. Le premier pion sur cette ligne, à portée, est la cible si c'est un adversaire ; la vague ne va pas plus loin. Le pion d'un mage mourant l'arrête sans dommage.
SC-140 = Un Hadou Ken est tiré quand il est jeté ; on ne peut pas le laisser actif.
SC-141 = Les dégâts sont la CV, moins ce qu'ôte la défense.
SC-142 = Il est défaussé une fois servi.
SC-143 = Jetée : le Joker est face visible comme carte active de CV 14.
SC-144 = Après la fenêtre de sort, le mage peut s'en servir aussitôt comme Téléportation, Hadou Ken ou Dissipation, ou le laisser actif.
SC-145 = Tant qu'il est actif, il peut servir comme Mêlée magique, Bouclier magique, Téléportation, Hadou Ken ou Dissipation, avec la CV 14.
SC-146 = Comme Mêlée magique, c'est une arme de CV 14 qui reste active et demeure Magie sauvage ; on peut aussi le défausser pour une Frappe de CV 14 (SC-125).
SC-147 = Tout autre usage le défausse.
SC-148 = Comme Dissipation, c'est une Dissipation d'une carte de CV 14.
SC-149 = Comme action de défense, du Joker chargé ou du Joker actif, ce peut être Bouclier magique ou Téléportation dans une fenêtre d'attaque et Dissipation dans une fenêtre de sort.
SC-150 = Jetée : les deux cartes restent face visible. La sorte dépend de la carte à côté du trèfle.
SC-151 = Seconde carte un cœur : le mage peut jouer des trèfles de la main comme Hadou Ken, sans les charger.
SC-152 = Seconde carte un pique : le mage peut jouer des trèfles de la main comme Frappes.
SC-153 = Seconde carte un carreau : le mage peut jouer des trèfles de la main comme parades.
SC-154 = Trèfle et Joker : les trois.
SC-155 = Joker et une carte d'une autre couleur : le Joker est le trèfle ; la sorte est celle de la carte naturelle.
SC-156 = Un Hadou Ken ou une Frappe de la main est l'action du tour, une parade de la main est l'action de défense. Ce sont des coups de la main : ils font piocher, ne sont pas des sorts jetés, n'ouvrent pas de fenêtre de sort, et Silence ne les arrête pas. Le Joker peut se jouer comme le trèfle, avec la CV 14.
SC-157 = Les cartes restent actives jusqu'à ce que l'une d'elles soit dissipée ; alors les deux sont défaussées.
SC-158 = Le mage pioche une carte : la main a donc une carte de plus, sans limite. Puis les quatre cartes sont défaussées.
SC-159 = Le mage nomme un adversaire. Les trois cartes restent actives.
SC-160 = Tant que Silence est actif, cet adversaire ne peut pas jeter de sort (ni de contre-sort) ni préparer.
SC-161 = À la fin d'une manche, une carte de Silence est défaussée, pendant trois manches. Avec la dernière carte, Silence finit.
SC-162 = Une manche ne compte pour un Silence que si l'adversaire nommé y a commencé un tour pendant que ce Silence était actif. Le sort entier couvre donc exactement trois tours de cet adversaire.
SC-163 = Chaque carte de Silence dissipée raccourcit le sort d'une manche. Silence dure tant qu'une de ses cartes est active.
SC-164 = Silence finit quand son lanceur ou sa cible est retiré ; les cartes sont défaussées (ou partent avec leur maître).
SC-165 = Les cartes restent actives.
SC-166 = À chacun de ses tours, le mage défausse une carte de chaque Hâte active et reçoit pour elle soit une action en plus, soit un déplacement en plus d'autant de cases que la CV de cette carte au plus.
SC-167 = Cela commence au tour où Hâte est jetée.
SC-168 = Au plus une carte d'une Hâte sert par tour.
SC-169 = L'action en plus peut être toute action de SC-59. Elle se prend après l'action normale.
SC-170 = Le déplacement en plus peut se faire chaque fois que le déplacement normal le peut (SC-47).
SC-171 = Une Hâte dont aucune carte n'a servi au tour du mage perd sa carte de plus petite CV à la fin de ce tour (la première dans l'ordre des cartes, si plusieurs sont égales).
SC-172 = Hâte finit avec sa dernière carte.
SC-173 = Seulement avec l'option « haste_defence = on » : au tour d'un autre mage, une fois par tour et par Hâte, son maître peut défausser la carte de plus petite CV pour faire une action de défense de plus.
SC-174 = Berserk, Hadou Hame Ha Ken et Pentagramme de pouvoir sont des salves : après l'unique fenêtre de sort, leurs cartes servent l'une après l'autre ; chaque attaque s'accomplit en entier, avec sa propre fenêtre d'attaque, avant la carte suivante.
SC-175 = La limite d'une action de défense par tour vaut pour toute la salve.
SC-176 = Toutes les cartes servent au tour où le sort est jeté. Aucune n'est gardée pour plus tard.
SC-177 = Avant chaque carte, le mage, si c'est son propre tour et qu'il est vivant, peut faire son déplacement s'il ne l'a pas encore fait, et un déplacement de Hâte s'il lui en revient un.
SC-178 = Une salve finit aussitôt, et ses cartes restantes sont défaussées, quand il ne reste plus d'adversaire ou que son lanceur a été retiré.
SC-179 = Chaque carte peut servir à une Frappe contre un adversaire voisin, avec la CV de la carte.
SC-180 = La Frappe peut se servir d'une arme active comme si la carte venait de la main : CV d'attaque de la carte, dégâts de l'arme.
SC-181 = Chaque carte peut aussi servir à avancer d'autant de cases que sa CV au plus, seulement vers un adversaire. Autant de cartes qu'on veut peuvent servir ainsi (SC-R48).
SC-182 = « Vers » veut dire : chaque pas réduit la distance à un adversaire choisi. Les cases menacées finissent le déplacement comme d'habitude ; on fait au moins un pas.
SC-183 = Toutes les cartes doivent servir. Le mage ne peut s'arrêter que si aucune carte ne peut frapper ni avancer ; le reste est défaussé.
SC-184 = Chaque carte est défaussée après usage. On ne joue pas de carte de la main et on ne pioche rien.
SC-185 = Toutes les cartes d'une Dissipation servent à la fois ; aucune n'est gardée.
SC-186 = Jetée comme action, une Dissipation vise un adversaire. Chacune de ses cartes est donnée séparément à l'un des usages ci-dessous ; le mage peut laisser des cartes sans usage.
SC-187 = Usage 1 : l'adversaire défausse une carte chargée pour chaque carte de Dissipation ainsi employée. L'adversaire choisit lesquelles (SC-R51) ; ce qui manque est perdu.
SC-188 = Usage 2 : annuler une carte active de l'adversaire dont la CV n'est pas au-dessus de celle de la carte de Dissipation. Le mage choisit ; la carte est défaussée.
SC-189 = Une carte annulée d'Énergie accrue ou d'un Cercle de protection emporte tout le sort.
SC-190 = Toute autre carte annulée est perdue seule ; un sort sans carte est fini.
SC-191 = Usage 3 : si l'adversaire n'a ni cartes chargées ni cartes actives, il défausse une carte de sa main, à son choix, pour chaque carte de Dissipation, puis en pioche autant.
SC-192 = On décide une fois si l'usage 3 est ouvert, quand la cible est nommée ; c'est alors le seul. Les cartes de Dissipation qui restent des usages 1 et 2 n'atteignent jamais la main.
SC-193 = Une main vide entre ces défausses et ces pioches n'est pas une défaite.
SC-194 = Comme contre-sort dans une fenêtre de sort, Dissipation annule des cartes du sort qu'on jette avant qu'il prenne effet, une par carte de Dissipation.
SC-195 = Chaque carte de Dissipation ne peut annuler qu'une carte dont la CV n'est pas au-dessus de la sienne (l'option « dispel_counter = any » lève cette condition).
SC-196 = Comme contre-sort, elle ne touche que le sort qu'on jette.
SC-197 = Si une carte d'Énergie accrue, Reiki, Cercle de protection ou Régénération est annulée dans la fenêtre de sort, tout le sort échoue et ses autres cartes sont défaussées.
SC-198 = Silence, Hâte, Berserk, Dissipation, Hadou Hame Ha Ken et Pentagramme prennent effet avec les cartes qui restent, si peu qu'il y en ait. Un sort sans carte n'a pas d'effet.
SC-199 = Les cartes de Dissipation sont défaussées quand toutes sont employées.
SC-200 = Chaque carte peut être tirée comme un Hadou Ken avec sa propre CV, dans toute direction, sur tout adversaire en ligne ; directions et cibles peuvent différer.
SC-201 = Avec une Énergie accrue de Frappe active (seconde carte pique, ou le Joker), une carte peut servir à la place de Frappe avec sa propre CV.
SC-202 = Le mage peut s'arrêter avant que toutes les cartes aient servi ; le reste est défaussé.
SC-203 = Les quatre cartes restent actives. Sa valeur est leur CV commune.
SC-204 = En le jetant, le mage dit le mode pour toute la durée du sort : garde ou sceau.
SC-205 = Garde (ward) : les Hadou Ken dont la CV d'attaque ne dépasse pas la valeur ne font pas de mal.
SC-206 = Sceau (seal) : toutes les attaques dont la CV d'attaque ne dépasse pas la valeur ne font pas de mal.
SC-207 = On compare la CV d'attaque de la carte qui frappe ou qu'on tire. Contre une attaque au-dessus de la valeur, le cercle ne fait rien du tout. Une frappe de Mêlée magique se compare par la carte jouée, non par l'arme.
SC-208 = Un cercle scellé se brise, et ses quatre cartes sont défaussées, dès que son maître avance d'au moins une case de quelque façon, esquive, ou jette ou emploie Téléportation (aussi Magie sauvage comme Téléportation). Ces actes sont permis ; ils coûtent seulement le cercle.
SC-209 = Si une carte est dissipée, les quatre sont défaussées.
SC-210 = Les cartes sont jetées une à une, chacune comme sort d'une seule carte, par CV montante ou descendante, comme annoncé.
SC-211 = Chaque carte est son sort d'une carte : pique une Mêlée magique, carreau un Bouclier magique (tous deux restent actifs), cœur une Téléportation (employée ou laissée active), trèfle un Hadou Ken, Joker une Magie sauvage. Les groupes plus grands dans la suite ne comptent pas.
SC-212 = La CV annoncée du Joker donne seulement sa place dans l'ordre ; son sort est Magie sauvage de CV 14.
SC-213 = Chaque carte doit être jetée. Un trèfle dont le Hadou Ken touche un adversaire dans une direction doit être tiré ; un trèfle sans cible est défaussé sans effet.
SC-214 = Le Pentagramme est un seul sort avec une seule fenêtre de sort ; ses sorts n'en ouvrent pas. Ses Hadou Ken ont des fenêtres d'attaque.
SC-215 = Dans cet ordre : défausser la première carte de la pioche ; piocher jusqu'à sept cartes en main ; charger autant de cartes de la main qu'on veut ; remplacer la carte MARCHE par la première de la pioche, en défaussant l'ancienne ; piocher jusqu'à cinq cartes en main ; défausser les cinq cartes de Régénération.
SC-216 = Charger ici ne fait rien piocher par soi-même.
SC-217 = Ces pioches ne font que compléter : une main qui a autant de cartes ou plus n'en pioche ni n'en défausse. Un mage qui ne charge rien garde toutes ses cartes (option « regenerate_hand = five » : plus de cinq se défaussent jusqu'à cinq).
SC-218 = Une main vide entre ces étapes n'est pas une défaite.
SC-219 = La nouvelle carte MARCHE est obligatoire. Elle compte dès le prochain tour du mage et ne change pas l'ordre des tours. Si aucune carte ne peut être prise, l'ancienne reste.
SC-220 = Un mage qui subit des dégâts défausse des cartes de sa main dont les CV font ensemble au moins les dégâts. Elles ne sont pas remplacées.
SC-221 = Le mage choisit un ensemble de cartes de sa main qui atteint les dégâts et dont aucune carte ne pourrait être laissée. Le Joker compte 14. Ce qui dépasse est perdu.
SC-222 = Si toute la main ne dépasse pas les dégâts, toute la main est défaussée.
SC-223 = Ensuite, un mage qui a des cartes chargées en choisit une et la défausse. Cela arrive une fois pour chaque attaque qui fait des dégâts, même pour celle qui tue (SC-R68).
SC-224 = Les cartes actives et la carte MARCHE ne sont jamais perdues par des dégâts.
SC-225 = Une attaque qui ne fait pas de dégâts ne coûte rien, pas même une carte chargée.
SC-226 = Un mage qui n'a plus de carte en main est vaincu.
SC-227 = On le vérifie après chaque paiement de dégâts, et pour tous les mages vivants chaque fois que le mage dont c'est le tour va choisir à l'étape TURN. Une main vidée par des coups qu'on n'a pas pu remplacer est aussi une défaite.
SC-228 = Les mages trouvés la main vide à la même vérification sont vaincus ensemble, en une seule suite : tous deviennent mourants, puis leurs malédictions finales suivent dans l'ordre des tours. Si personne n'est vivant, c'est aussitôt l'égalité.
SC-229 = Un mage vaincu jette d'abord de derniers sorts avec les cartes chargées qui lui restent : la malédiction finale. Autant de sorts qu'il veut, l'un après l'autre, chacun accompli en entier.
SC-230 = La malédiction finale a lieu aussitôt, même au milieu d'une salve, et l'interrompt.
SC-231 = Seuls sont permis des sorts jetés avec des cartes chargées : ni déplacement, ni action Attaquer, ni carte de la main, ni emploi à part de cartes actives. Ce que dit un sort jeté s'accomplit comme à son propre tour, avec l'aide des armes actives et des Énergies accrues du mourant. Téléportation donne donc son déplacement, et Dissipation agit comme jetée en action.
SC-232 = Reiki et Régénération ne peuvent pas être jetés dans une malédiction finale. Rien ne ranime un mage vaincu.
SC-233 = Un mage réduit au silence n'a pas de malédiction finale (l'option « hush_curse = speaks » la permet).
SC-234 = Les sorts actifs d'un mourant restent en vigueur jusqu'à la fin de sa malédiction finale.
SC-235 = Les autres se défendent selon SC-87.
SC-236 = Le mourant peut s'arrêter à tout moment et n'a rien à jeter.
SC-237 = Puis le mourant est retiré : son pion quitte le plateau et ses 53 cartes quittent le jeu.
SC-238 = Si une malédiction finale vainc un autre mage tandis qu'au moins un mage est vivant, la malédiction finale de celui-ci interrompt la première.
SC-239 = Quand toutes les malédictions finales sont finies et qu'un seul mage est vivant, il gagne.
SC-240 = Si le dernier mage vivant est vaincu dans une malédiction finale, la partie finit à ce moment sans autres sorts : égalité.
SC-241 = L'égalité est partagée par tous les mages vaincus dans cette même suite de malédictions finales. À deux joueurs, c'est une partie nulle.
SC-242 = À plus de deux joueurs, les autres sont classés selon le moment de leur défaite, plus tard vaut mieux ; à la limite, les vivants sont classés selon leurs cartes en main, au-dessus de tous les vaincus.
SC-243 = Quand la partie finit, tout ce qui attend encore tombe.
SC-244 = Option « round_cap » (normal 80) : si à la fin de cette manche plus d'un mage est vivant, la partie finit. Le mage vivant qui a le plus de cartes en main gagne ; des premiers égaux partagent la nulle (option « cap_result = draw » : toujours nulle entre les vivants).
SC-245 = Les tours vont dans l'ordre de l'initiative, non autour de la table. Une manche est un tour de chaque mage vivant.
SC-246 = Chacun est l'adversaire de tous. Les pions de tous les adversaires menacent des cases.
SC-247 = Chaque attaque, Silence et Dissipation a une cible, choisie par son lanceur parmi celles qui sont permises ; les attaques d'une salve peuvent avoir des cibles différentes.
SC-248 = Chaque adversaire peut répondre à un sort par Dissipation, même s'il n'en est pas la cible. Plusieurs le peuvent l'un après l'autre tant qu'il reste des cartes du sort.
SC-249 = La partie continue après un retrait jusqu'à ce qu'un seul mage soit vivant.
SC-R1 = Quel plateau, et de quelle taille ? Le livret demande seulement un tapis à carreaux ou à hexagones. Les déplacements et la portée des Hadou Ken vont de 2 à 14. Décision : six plateaux, normal « square-11 ». Pourquoi : sur 11×11, un roi traverse tout le plateau et un 3 non : la distance et les cartes MARCHE comptent donc toutes deux ; sur des plateaux bien plus grands, un mage rapide peut fuir toujours. Dans 1200 parties d'essai entre robots simples, les six plateaux ont donné en moyenne 14.7 à 16.9 manches, et le premier joueur a gagné 54 à 56 pour cent partout. Option : « board ».
SC-R2 = Les carrés en diagonale sont-ils voisins ? (a) Quatre voisins ; (b) huit. Décision : (b). Pourquoi : le livret, à la mise en place, laisse un pion aller dans toute direction, et « toute case voisine » n'a pas d'exception. Un pas en diagonale coûte une case. Option : « diagonals ».
SC-R3 = Qu'est-ce qu'une ligne droite ? (a) Les huit (six) directions de la grille ; (b) toute ligne de vue entre deux cases. Décision : (a). Pourquoi : selon (b), toute case serait en ligne et la limite imprimée ne voudrait rien dire. Option : aucune.
SC-R4 = Hadou Ken traverse-t-il les pions ? (a) Il touche le premier pion de la ligne ; (b) il touche un mage choisi sur elle ; (c) il les touche tous. Décision : (a). Pourquoi : une carte, un dégât ; une vague rencontre le premier corps. Cela ne compte qu'à trois joueurs ou plus. Option : aucune.
SC-R5 = Deux pions peuvent-ils partager une case, ou se croiser ? Rien n'est dit. Décision : un pion par case, sans se croiser, pas même par Esquive ou Téléportation. Pourquoi : toute case près d'un adversaire est déjà un arrêt ; passer à travers lui n'a donc jamais été prévu. Option : aucune.
SC-R6 = Que se passe-t-il exactement quand des cartes d'initiative sont pareilles ? (a) Tous retirent ; (b) seulement les pareils. Où va la première carte ? Le Joker est-il à égalité avec l'as ? Décision : seuls les pareils retirent, et seulement pour se ranger entre eux ; la nouvelle carte devient la carte MARCHE, l'ancienne est défaussée ; Joker = as = 14. Après cinq retirages, la plus petite place passe d'abord. Pourquoi : à deux joueurs, c'est comme imprimé ; à plus, un retirage ne doit pas renverser des places déjà claires. Option : aucune.
SC-R7 = Où les pions commencent-ils, et que veut dire « premier ou second » à plus de joueurs ? Le livret ne donne pas d'endroit. (a) N'importe où ; (b) un bord avec une distance minimale. Décision : (b) d'ordinaire. Pourquoi : selon (a), le gagnant de l'initiative peut se poser en second, à côté de l'adversaire, et frapper avant que rien ne se passe. Le choix compte encore selon (b) : le second voit les lignes et la distance de l'autre. À trois ou quatre joueurs, le gagnant choisit premier ou dernier. Option : « start » = « border » (normal), « free ».
SC-R8 = Peut-on jeter plus de deux cartes à la Préparation pour en piocher de nouvelles ? (a) Autant qu'on veut ; (b) seulement ce qu'il faut pour avoir cinq cartes en main. Décision : (b). Pourquoi : la défausse n'est nommée que comme moyen d'arriver à cinq cartes, au lieu de charger. Option : aucune.
SC-R9 = Qui se prépare d'abord ? Décision : tous à la fois, en secret. Pourquoi : il n'y a pas encore d'ordre, et le nombre de cartes chargées est utile à savoir. Option : aucune.
SC-R10 = Le déplacement doit-il venir avant l'action ? (a) Déplacement, puis action ; (b) dans l'un ou l'autre ordre ; (c) le déplacement peut se couper autour de l'action. Décision : (b), pas (c). Pourquoi : les deux sont nommés côte à côte sans ordre ; un déplacement est un seul mouvement. Option : aucune.
SC-R11 = Exactement N cases, ou jusqu'à N ? Le déplacement est « jusqu'à » ; Esquive, Téléportation, Hâte et Berserk nomment un nombre. Décision : toujours jusqu'à. Pourquoi : des nombres exacts seraient souvent impossibles sur un plateau fini et rendraient mauvaises les hautes cartes. Option : aucune.
SC-R12 = Un mage peut-il quitter des cases menacées, ou glisser le long d'elles ? Décision : les quitter est libre. Glisser d'une case menacée à une autre est possible une case à la fois, car entrer sur la seconde finit le déplacement. Pourquoi : « y entrer, mais pas la traverser ». Option : aucune.
SC-R13 = À son tour, Téléportation ignore-t-elle les cases menacées ? (a) Non : c'est un déplacement en plus ; seule l'esquive est exempte ; (b) oui : c'est une téléportation. Décision : (a) à son tour ; comme esquive, elle les ignore. Pourquoi : l'exception n'est imprimée que pour Esquiver, et le texte appelle l'usage à son tour des cases de déplacement en plus. Option : « teleport_reach » = « obey » (normal), « ignore ».
SC-R14 = Quels actes font piocher une carte ? On en pioche une chaque fois qu'on en joue une ; jouer, c'est de la main. Décision : Attaquer, Parer, Esquiver, Préparer, et les trèfles ou piques de la main grâce à un sort en font piocher une ; jeter un sort, contrer et les cartes actives n'en font piocher aucune. Pourquoi : Préparer est décrit comme jouer une carte face cachée, et s'il ne faisait pas piocher, chaque préparation coûterait une vie. Les cartes de sorts ne sont « jouées » qu'en étant retournées ; elles viennent de la table. Option : aucune.
SC-R15 = Pioche-t-on la nouvelle carte avant ou après la réponse ? Décision : aussitôt ; un attaquant tient donc la nouvelle carte avant que le défenseur réponde, et un défenseur peut payer le reste des dégâts avec la carte piochée pour sa parade. Pourquoi : « immédiatement ». Option : aucune.
SC-R16 = La main est-elle limitée à cinq ? (a) Oui ; (b) non. Décision : (b). Cinq n'est que la taille jusqu'où complètent la mise en place et Régénération. Pourquoi : Reiki permet clairement une carte de plus. Option : aucune.
SC-R17 = Quand un groupe de sort est-il fixé, en chargeant ou en jetant ? (a) En chargeant, avec des tas fixes ; (b) son maître peut ranger à tout moment ses cartes face cachée : il est donc fixé en jetant. Décision : (b), comme un seul tout. Pourquoi : le livret, aux actions, demande seulement que les cartes soient en bons groupes au moment de jeter ; personne ne pourrait vérifier un tas face cachée. La table reste simple et cache davantage. Option : aucune.
SC-R18 = Les cartes chargées ont-elles une limite ? Décision : non. Amasser se limite de soi-même : la pioche s'épuise après environ 46 cartes chargées, et chaque coup de plus rétrécit alors la main ; et chaque coup reçu coûte une carte chargée. Option : aucune.
SC-R19 = Le Joker de la main peut-il avoir une CV sous 14 ? Il peut avoir toute CV. Décision : la table prend 14. Pourquoi : 14 n'est jamais pire, puisque tout déplacement est « jusqu'à », et les listes de choix restent courtes. Dans les groupes, la CV est celle que demande le groupe. Option : aucune.
SC-R20 = Comment agit le Joker dans les groupes ? Décision : comme une carte manquante quelconque. Sa CV active est celle dont il tient lieu, ou 14 où le groupe ne fixe que la couleur. Un Joker par paquet, donc un au plus par groupe. Option : aucune.
SC-R21 = Quel sort est-ce si les cartes conviennent à deux lignes ? Décision : celui qu'on annonce ; voir SC-117, SC-118. Quatre cartes de même CV sont toujours un Cercle, jamais deux paires ; un groupe doit convenir exactement à sa ligne : trois pareilles ne se cachent donc pas dans une paire. Option : aucune.
SC-R22 = A-2-3-4-5 est-il une suite ? (a) Oui, comme au poker ; (b) non. Décision : (b). Pourquoi : la suite est définie par l'ordre des CV, et un as vaut 14. Option : aucune.
SC-R23 = Bouclier magique, Téléportation ou Hadou Ken peuvent-ils être jetés à son tour et gardés ? Le livret nomme, pour se défendre, jeter un contre-sort et employer une carte active. Décision : Bouclier magique et Téléportation peuvent rester actifs ; Hadou Ken est tiré aussitôt. Pourquoi : les deux façons de se défendre doivent être possibles ; une carte active est à l'abri des dégâts (SC-224) et de Silence, mais visible et ouverte à Dissipation, et coûte une action. Hadou Ken n'a pas d'usage qui attende. Option : aucune.
SC-R24 = Se servir plus tard d'une Téléportation ou d'une Magie sauvage active coûte-t-il une action ? Décision : oui, à son tour ; en défense, c'est l'action de défense. Pourquoi : sinon des cartes gardées donneraient plusieurs attaques en un tour, ce que le livret réserve à des sorts spéciaux. Option : aucune.
SC-R25 = Qui peut répondre à quoi ? Décision : seule sa cible répond à une attaque ; tout adversaire répond à un sort par Dissipation. Pourquoi : Parer et Esquiver réduisent ses propres dégâts ; Dissipation peut être jetée au tour d'un adversaire contre un sort, sans un mot sur sa cible. Deux fenêtres séparées gardent l'ordre clair : un Hadou Ken jeté peut d'abord être dissipé, puis esquivé, mais par le même joueur une seule fois par tour. Option : aucune.
SC-R26 = Que faut-il dire avant la fenêtre de sort ? Décision : ce qui définit le sort (SC-104) ; les choix libres de cibles viennent plus tard, carte par carte. Un sort ne se contre qu'alors ; les cartes suivantes d'une salve ne donnent pas de nouvelle chance à Dissipation. Pourquoi : les adversaires doivent savoir à quoi ils répondent, et on ne répond qu'à un sort tout juste jeté. Option : aucune.
SC-R27 = Quels sorts sont des contre-sorts ? Décision : ceux dont le texte parle de défense ou du tour de l'adversaire : Bouclier magique, Téléportation, Dissipation, et Magie sauvage qui en tient lieu. Cercle de protection n'en est pas. Option : aucune.
SC-R28 = Un contre-sort peut-il être contré ? (a) Oui, par Dissipation ; (b) non. Décision : (b). Pourquoi : le mage dont c'est le tour n'a pas d'action de défense ; (a) n'aiderait que des tiers et demanderait une pile sans fin. Option : aucune.
SC-R29 = Une défense par attaque, par tour ou par manche ? Décision : par tour de chaque autre mage. Pourquoi : les rappels de Berserk et Hadou Hame Ha Ken le disent. Option : « haste_defence » pour la seule exception possible.
SC-R30 = Un Hadou Ken peut-il être paré ou esquivé avec des cartes de la main ? Décision : oui. Pourquoi : Parer et Esquiver réduisent « les dégâts » ; Esquiver parle de la carte de Frappe ou d'attaque. Bouclier magique est simplement meilleur contre lui. Option : aucune.
SC-R31 = Quand une esquive ou Téléportation est-elle « réussie » ? (a) d > a ; (b) d ≥ a. Décision : (b). Pour une esquive ordinaire, cela ne change rien (la différence est 0). Pour Téléportation à CV égales, les dégâts sont 0 : elle est donc réussie et tout le déplacement suit. Pourquoi : Mêlée magique appelle réussie une attaque qui passe ; une esquive est le contraire. Option : aucune.
SC-R32 = Quels dégâts fait une frappe de Mêlée magique parée en partie ? (a) Toute la CV de l'arme dès que a > d ; (b) la CV de l'arme moins d ; (c) a − d. Décision : (a). Pourquoi : la CV de la carte jouée sert contre la défense, celle de l'arme pour les dégâts. Option : aucune.
SC-R33 = Plusieurs armes, ou une arme plus faible que la carte ? Décision : l'attaquant choisit une arme ou aucune ; les armes ne s'additionnent pas. Pourquoi : « peut ». Option : aucune.
SC-R34 = Qu'est-ce que la Frappe en dernier recours ? Décision : une action Attaquer dont la carte est l'arme elle-même ; on ne pioche pas, car rien ne quitte la main. Elle se pare et s'esquive comme d'habitude. Option : aucune.
SC-R35 = Une Frappe touche-t-elle tous les adversaires voisins ? Décision : un seul. Une Frappe sans cible n'est pas permise (ce serait Défausser). Option : aucune.
SC-R36 = Un sort peut-il être jeté sans cible ? Décision : pas un Hadou Ken seul ; tous les autres oui. Pourquoi : un Hadou Ken dans le vide n'est que du gâchis, et l'interdire raccourcit les listes de choix ; les salves peuvent devenir utiles en bougeant entre les cartes. Option : aucune.
SC-R37 = Des sorts actifs pareils s'additionnent-ils ? Décision : ils coexistent. Deux Hâtes donnent deux usages de plus par tour ; deux Silences sur un adversaire courent côte à côte et finissent en même temps s'ils sont jetés dans la même manche ; des Énergies ou des Cercles pareils n'ajoutent qu'une sécurité contre Dissipation. Option : aucune.
SC-R38 = Quand choisit-on l'usage de Magie sauvage, et la mêlée l'use-t-elle ? Décision : à chaque usage. S'en servir comme arme ne la défausse pas et ne la lie pas. Pourquoi : elle peut servir « comme » les autres cartes, et une carte de Mêlée magique reste après une frappe. Option : aucune.
SC-R39 = 7 de cœur et Joker : Énergie accrue ? (a) Non, la paire demande un trèfle naturel ; (b) oui, le Joker est le trèfle. Décision : (b), avec la sorte de la carte naturelle. Pourquoi : le Joker est de toute couleur. « Tout à la fois » demande un trèfle naturel et le Joker comme seconde carte. Option : aucune.
SC-R40 = Un trèfle joué grâce à Énergie accrue est-il un sort jeté ? (a) Oui : Silence et Dissipation l'arrêtent ; (b) non. Décision : (b). Pourquoi : il est joué de la main, non retourné. Bouclier magique et Cercle le traitent comme un Hadou Ken. Option : aucune.
SC-R41 = Silence touche-t-il tous les adversaires ? Décision : un seul. Pourquoi : le texte parle de l'adversaire au singulier, comme Dissipation. Cela ne compte qu'à trois joueurs ou plus. Option : aucune.
SC-R42 = Quelles manches comptent pour Silence ? (a) Celle où il est jeté compte : qui joue en premier fait taire trois tours, qui joue en dernier seulement deux ; (b) elle ne compte pas : quatre et trois ; (c) une manche compte si la victime y a eu un tour de silence : toujours trois. Décision : (c). Pourquoi : trois manches de silence sont imprimées ; seul (c) donne autant à chaque place. Option : aucune.
SC-R43 = Et si une carte de Silence est dissipée ? Décision : une manche de moins. Pourquoi : seuls Énergie accrue et Cercle disent qu'une carte brise le tout ; Silence se compte en cartes. Option : aucune.
SC-R44 = Une carte de Hâte doit-elle être défaussée à chaque tour ? (a) Seulement quand elle sert ; (b) à chacun de ses tours, servie ou non. Décision : (b). Pourquoi : la phrase ordonne la défausse à chaque tour, comme une horloge. Pour une carte non servie, la plus basse part ; personne ne choisirait autrement. Option : aucune.
SC-R45 = Hâte agit-elle au tour où elle est jetée ? Décision : oui : c'est un tour où Hâte est active. Trois cœurs donnent donc trois usages en plus, le premier aussitôt. Option : aucune.
SC-R46 = Hâte peut-elle donner une seconde action de défense ? Les rappels disent que « d'ordinaire » une seule est permise, et une action en plus pourrait être de défense. (a) Hâte n'agit qu'à son propre tour ; (b) aussi aux tours des autres. Décision : (a). Pourquoi : avec (b), « chaque tour » voudrait dire le tour de chaque joueur et l'horloge irait deux fois plus vite ; (a) est le plus simple. Option : « haste_defence » = « off » (normal), « on » (SC-173).
SC-R47 = Le mage peut-il bouger entre deux cartes d'une salve ? (a) Non, une action est un bloc ; (b) oui. Décision : (b), avec le déplacement non servi ou celui de Hâte. Pourquoi : le texte demande seulement le même tour. Option : aucune.
SC-R48 = Combien de cartes de Berserk peuvent servir à bouger ? (a) Une par sort ; (b) autant qu'on veut. Décision : (b) : chaque carte est une Frappe ou un déplacement. Pourquoi : le choix est dit par carte, et toutes les cartes doivent servir, ce que (a) rendrait impossible de loin. Option : aucune.
SC-R49 = Que veut dire « vers » ? (a) La fin est plus près que le début ; (b) chaque pas est plus près. Décision : (b). Pourquoi : c'est le sens plus sévère de « seulement », et facile à calculer. Option : aucune.
SC-R50 = Une Dissipation peut-elle se partager entre cartes chargées et actives, ou entre adversaires ? Décision : entre usages oui, entre adversaires non. Pourquoi : chaque carte a son propre effet (« une pour chaque », « la CV du carreau »), mais un seul adversaire est nommé. Option : aucune.
SC-R51 = Qui choisit les cartes chargées perdues ? (a) Le lanceur, à l'aveugle ; (b) leur maître. Décision : (b). Pourquoi : l'adversaire est forcé de défausser ; pour les dégâts, le maître choisit expressément. Option : aucune.
SC-R52 = Quand Dissipation atteint-elle la main ? (a) Dès qu'il n'y a plus de cartes chargées ni actives ; (b) seulement s'il n'y en avait pas au départ. Décision : (b). Pourquoi : toutes les cartes servent à la fois. Les cartes défaussées sont remplacées : ce n'est donc qu'un dérangement. Option : aucune.
SC-R53 = La CV compte-t-elle quand Dissipation contre ? (a) Une pour une ; (b) chacune demande CV ≥ sa cible. Décision : (b). Pourquoi : selon les mots du livret, les cartes d'un sort jeté sont des cartes actives, et pour celles-ci la comparaison est imprimée. Option : « dispel_counter » = « cv » (normal), « any ».
SC-R54 = Que reste-t-il d'un sort dissipé en partie ? (a) Toute perte brise un sort ; (b) le reste agit. Décision : les sorts dont l'effet demande l'ensemble se brisent (Énergie accrue, Reiki, Cercle, Régénération) ; ceux qui se dépensent carte par carte continuent. Pourquoi : « brûler à travers » décrit une perte peu à peu ; les deux brisures imprimées concernent des sorts d'ensemble. Option : aucune.
SC-R55 = Comment Énergie accrue agit-elle sur Hadou Hame Ha Ken ? Décision : ses trèfles peuvent servir comme s'ils venaient de la main, donc avec la sorte pique aussi comme Frappes ; la sorte cœur n'ajoute rien et la sorte carreau ne sert pas à son tour. Pas de Mêlée magique avec eux : ce sort veut une carte de la main, et seul Berserk est exempt. Option : aucune.
SC-R56 = Quand choisit-on le mode du Cercle ? (a) En le jetant, pour de bon ; (b) de nouveau à chaque attaque. Décision : (a). Pourquoi : (b) rendrait le mode mobile gratuit. Option : aucune.
SC-R57 = Que compare-t-on au Cercle, et que deviennent les attaques plus fortes ? Décision : la CV d'attaque telle que jouée, avant toute défense ; une attaque plus forte n'est pas réduite. Pourquoi : l'immunité est oui ou non. Les remarques imprimées conviennent : quatre as arrêtent tout, quatre deux n'arrêtent que les deux. Option : aucune.
SC-R58 = Bouger est-il interdit dans un Cercle scellé, ou cela le brise-t-il ? Décision : cela le brise. Pourquoi : « de peur que » nomme la conséquence. Rester sur place avec une esquive de 0 case le brise aussi. Option : aucune.
SC-R59 = Un Pentagramme peut-il contenir des sorts plus grands, comme trois cœurs pour Hâte ? (a) Oui, toutes les combinaisons ; (b) seulement cinq cartes seules. Décision : (b). Pourquoi : cinq sorts sont nommés comme maximum et ils sont jetés dans l'ordre des nombres, carte par carte. Option : aucune.
SC-R60 = Que fait le Joker dans un Pentagramme ? Décision : Magie sauvage de CV 14 à sa place dans l'ordre. Pourquoi : chaque sort suit ses propres consignes. Option : aucune.
SC-R61 = Faut-il jeter les cinq ? Décision : oui si possible ; un Hadou Ken sans cible est perdu. Téléportation et Magie sauvage peuvent rester actives, pique et carreau le restent toujours. Option : aucune.
SC-R62 = Charger dans Régénération fait-il piocher ? Décision : non ; cela répète la Préparation du début, et la main se complète ensuite. Option : aucune.
SC-R63 = La main doit-elle descendre à cinq à la fin de Régénération ? (a) Oui, comme au début ; (b) non, elle se complète seulement à cinq. Décision : (b). Pourquoi : le texte dit compléter, nulle part défausser. Option : « regenerate_hand » = « keep » (normal), « five ».
SC-R64 = Quand compte la carte MARCHE de Régénération ? Décision : dès le prochain tour du mage, comme après un mélange. Pourquoi : même remarque, même but. Option : aucune.
SC-R65 = Et si la défausse est trop petite pour une nouvelle pioche ? Avec une carte, elle serait brûlée et il n'y aurait rien à piocher ; sans carte, rien du tout. Décision : sous deux cartes, rien ne se passe et la pioche est perdue. Option : aucune.
SC-R66 = Quand exactement peut-on changer la carte MARCHE ? Décision : une fois par mélange, juste après que la pioche qui l'a causé est finie, avant que personne décide rien d'autre. Option : aucune.
SC-R67 = Peut-on payer trop de dégâts ? (a) Tout ensemble qui atteint les dégâts ; (b) seulement des ensembles sans carte inutile. Décision : (b). Pourquoi : une carte inutile n'est pas payée mais jetée ; (a) laisserait un mage mourir exprès pour une malédiction finale. Le mage est libre parmi les ensembles de (b), même chers. Option : aucune.
SC-R68 = Dans quel ordre perd-on main et cartes chargées, et perd-on aussi la carte chargée quand le coup tue ? Décision : la main d'abord, puis une carte chargée, puis la vérification de la défaite. Pourquoi : les derniers sorts viennent des cartes chargées qui restent. Un mourant qui avait une carte chargée n'en a donc plus. Option : aucune.
SC-R69 = Une main vidée sans dégâts est-elle une défaite ? (a) Seuls les dégâts tuent ; (b) zéro carte tue toujours. Décision : (b), vérifié quand rien n'attend, pour tous les mages au même moment. Pourquoi : la phrase est générale. Cela n'arrive que si l'on ne peut plus piocher. Option : aucune.
SC-R70 = Que peut faire un mourant ? Décision : jeter des sorts de ses cartes chargées, l'un après l'autre, aussitôt, où qu'en soit le jeu ; Téléportation peut aligner un Hadou Ken suivant. Aucune autre action. Son pion reste sur sa case, ne menace rien et ne peut être blessé ; ses sorts actifs restent en vigueur jusqu'à la fin de la malédiction. Option : aucune.
SC-R71 = Les autres peuvent-ils se défendre d'une malédiction finale, même à leur propre tour ? (a) Non, on ne se défend qu'aux tours des adversaires ; (b) oui, une fois. Décision : (b) : la malédiction compte comme un tour du mourant. Pourquoi : la partie sur la défense en donne le droit à tout joueur qui se défend, avant les dégâts ; plusieurs derniers sorts contre une seule défense restent dangereux. Option : aucune.
SC-R72 = Silence fait-il taire la malédiction finale ? Décision : oui. Pourquoi : il interdit de jeter des sorts sans exception, et c'est la seule préparation contre une malédiction. Option : « hush_curse » = « silent » (normal), « speaks ».
SC-R73 = Reiki ou Régénération peuvent-ils sauver un mourant ? Décision : non, et on ne peut pas les jeter alors. Pourquoi : le mage est déjà vaincu ; une malédiction peut au mieux faire égalité. Régénération chargerait aussi de nouvelles cartes et allongerait la malédiction. Option : aucune.
SC-R74 = Et si la malédiction tue, et à plus de deux joueurs ? Décision : chaque nouvelle victime a aussitôt sa malédiction tant que quelqu'un est vivant ; quand personne ne l'est, la partie s'arrête sur-le-champ et tous les mages de cette suite partagent l'égalité. À deux joueurs, la malédiction de la seconde victime est sautée : rien ne pourrait changer. Option : aucune.
SC-R75 = Que reste-t-il d'un mage retiré ? Décision : rien : pion, cartes et sorts actifs (aussi Silence sur d'autres) disparaissent. Option : aucune.
SC-R76 = L'ordre des tours à trois ou plus ? Décision : par initiative descendante, fixe pour la partie ; la manche finit après le dernier mage vivant de cet ordre. Option : aucune.
SC-R77 = Que deviennent les effets inachevés quand la partie finit ? Décision : ils tombent : plus de paiements, de pioches, de mélanges ni d'offres. Option : aucune.
SC-R78 = Le groupement ou le nombre des cartes chargées est-il secret ? Décision : le nombre est ouvert, les faces sont secrètes, le groupement est libre. Chacun peut regarder ses cartes chargées à tout moment. Option : aucune.
SC-R79 = Quand finit un duel sans fin ? Décision : voir Fin assurée. Options : « round_cap », « cap_result ».
SC-250 = Chaque tour est fini : il a un déplacement, une action, au plus un usage par Hâte, et tout autre choix use une action, une carte d'un sort jeté, une action de défense, ou (dans une malédiction finale) des cartes chargées qui ne se renouvellent pas.
SC-251 = Le jeu imprimé n'a pas à finir : deux mages peuvent bouger et défausser toujours sans attaque.
SC-252 = La limite de SC-244 y met fin. Le nombre : 1200 parties d'essai à deux joueurs entre robots simples qui attaquent, sur les six plateaux, ont pris 15 à 17 manches en moyenne, 95 pour cent au plus 36, la plus longue 65 ; à trois joueurs 23 en moyenne, la plus longue 63 ; à quatre 30, la plus longue 62 (120 parties chacun). 80 manches sont au-dessus de tout cela et finissent encore une partie bloquée après 160 tours de deux joueurs. Sans diagonales, les parties sont plus longues (24 en moyenne, 95 pour cent au plus 61). Le plus de cartes en main gagne, car la main est la vie : c'est à celui qui est derrière d'agir.
SC-253 = Avec la limite, une partie a au plus « round_cap » × joueurs tours et finit quoi qu'on fasse.
SC-R80 = Une Téléportation annulée dans sa fenêtre de sort brise-t-elle un Cercle scellé ? Décision : oui. Pourquoi : SC-208 nomme le fait même de la jeter, et un sort annulé a été jeté et est dépensé (SC-108). Option : aucune.
SC-R81 = Quelle carte un Silence perd-il à la fin d'une manche ? Toutes ses cartes ont la même CV. Décision : celle du plus petit numéro de carte : le Joker part donc en dernier. Option : aucune.
SC-R82 = Comment choisit-on les dégâts et les groupes de sorts ? Décision : carte par carte, par numéro de carte croissant, en n'offrant que des cartes avec lesquelles un ensemble permis peut encore se compléter ; chaque ensemble permis s'atteint d'exactement une façon. Pourquoi : les listes restent courtes avec tout nombre de cartes, et SC-221 et SC-111 restent exacts. Option : aucune.
SC-R83 = À qui demande-t-on de répondre ? Décision : à tous ceux qui pourraient avoir une réponse d'après ce que tous voient, même si passer est leur seul choix ; de même, on demande sa malédiction à un mourant qui a des cartes chargées. Pourquoi : une fenêtre ouverte seulement pour ceux qui ont une réponse le dirait aux autres. Option : aucune.
SC-R84 = Où sont les cartes de la zone de jeu quand la partie finit ? Décision : dans les défausses de leurs maîtres. Pourquoi : SC-243 fait tomber ce qui attend, et chaque carte a une place. Option : aucune.
SC-R85 = Une esquive depuis un Cercle scellé fait piocher une carte et brise le Cercle : dans quel ordre ? (a) Le Cercle se brise, et ses quatre cartes peuvent être mélangées pour la pioche ; (b) on pioche d'abord. Décision : (b). Pourquoi : qui joue une carte de la main pioche aussitôt (SC-73). Avec une pioche vide et moins de deux cartes dans la défausse, la pioche est perdue (SC-80), bien que le Cercle se brise juste après. Option : aucune.

## The lesson

sc-lesson-title = Apprendre SpellCaster
sc-lesson-1 = Deux mages sur un terrain : tu es la lune, Mirabel est l'étoile. Les cartes de ta main sont ta vie. Qui n'en a plus est vaincu.
sc-lesson-2 = À ton tour, tu peux bouger et faire une action. Ta carte MARCHE est un 4 : jusqu'à quatre cases, sur une case pointillée. Va juste à côté de Mirabel.
sc-lesson-2-good = Te voilà à côté d'elle. Les cases hachurées sont menacées : qui y entre doit s'y arrêter.
sc-lesson-2-wrong = C'est permis. Mais pour frapper, il faut être juste à côté de Mirabel : essaie la case à sa gauche.
sc-lesson-3 = Les Piques frappent. Touche ton 9♠, puis Mirabel.
sc-lesson-3-good = Une Frappe de 9. Mirabel ne s'est pas défendue et a cédé des cartes valant au moins 9. Sa main a rétréci. Toi, tu as pioché : seul un coup reçu réduit la main.
sc-lesson-3-wrong = C'est permis, mais tu es assez près pour frapper avec le 9♠.
sc-lesson-4 = Mirabel te frappe avec un 6. Les Carreaux parent, les Cœurs esquivent. Chaque réponse montre ce qui ferait encore mal. Choisis celle qui te laisse filer : un Cœur plus haut que 6.
sc-lesson-4-good = Ton valet vaut 11, cinq de plus que 6. Tu n'as rien, et tu peux filer de cinq cases au plus, même à travers des cases menacées.
sc-lesson-4-wrong = Cela aiderait un peu, mais le J♥ vaut 11 et efface tout le 6.
sc-lesson-5 = Cette fois tu es touché : 10. Tu paies avec des cartes de ta main valant au moins 10. Chaque carte est de la vie : paie avec le moins possible.
sc-lesson-5-good = Une carte pour 10. Les cartes hautes sont la meilleure armure.
sc-lesson-5-wrong = Cela marche, mais il faudra une deuxième carte. Ton J♠ vaut 11 : il suffit seul.
sc-lesson-6 = Les sorts viennent des cartes chargées, face cachée. Tu as chargé deux huit. Charge le troisième : touche ton 8♥, puis la place des cartes chargées.
sc-lesson-6-good = Trois pareilles : regarde le livre de sorts. Personne d'autre ne sait ce qu'il y a là.
sc-lesson-6-wrong = Dans une partie, oui. Ici, charge le 8♥ pour avoir trois huit.
sc-lesson-7 = C'est encore ton tour. Trois pareilles font le sort Silence. Trouve-le dans le livre et jette-le.
sc-lesson-7-good = Mirabel est réduite au silence : pendant trois manches, ni sort ni carte chargée.
sc-lesson-7-wrong = Tu pourrais. Mais Silence est prêt dans le livre : jette-le.
sc-lesson-8 = Un Trèfle chargé est une vague d'énergie : un Hadou Ken. Il vole en ligne droite, aussi loin que sa valeur. Mirabel est à trois cases, en diagonale. Tire ton 9♣.
sc-lesson-8-good = En plein sur Mirabel : 9 de loin. Fais donc attention aux lignes quand tu choisis ta case.
sc-lesson-8-wrong = Pas maintenant : Mirabel est juste dans ta ligne. Jette Hadou Ken.
sc-lesson-9 = Certains sorts restent devant toi. Cette Mêlée magique est une arme de 13. Touche ton 5♣, puis l'arme K♠, puis Mirabel.
sc-lesson-9-good = Il fallait arrêter un 5. Elle ne l'a pas fait, et cela lui a coûté 13, la valeur de l'arme.
sc-lesson-9-wrong = Possible. Mais avec l'arme, même une petite carte fait mal : frappe avec 5♣ et K♠.
sc-lesson-10 = La fin approche : Mirabel n'a plus qu'un 4 et un 5. Frappe avec ton 9♠. Mais attention : elle a encore des cartes chargées.
sc-lesson-10-good = Mirabel n'a plus de carte. Mais un mage qui tombe peut encore jeter ses cartes chargées : la malédiction finale. Elle tire un as sur toi.
sc-lesson-10-wrong = Tu pourrais, mais une Frappe avec le 9♠ suffit maintenant.
sc-lesson-11 = Un Hadou Ken de 14 arrive. S'il touche, tu tombes aussi. Regarde tes réponses.
sc-lesson-11-good = Esquivé. Mirabel quitte le terrain, et tu es le dernier mage debout : tu gagnes.
sc-lesson-11-wrong = Alors vous tomberiez tous les deux. Ton A♥ vaut 14 aussi : esquive avec lui.
sc-lesson-12 = Une vraie partie commence avec sept cartes : charges-en autant que tu veux, la main est complétée à cinq. Le livre montre les quinze sorts ; touches-en un pour savoir pourquoi il n'est pas prêt. À toi de jouer ta première partie.

## The board in the browser

sc-page-spell = { $title } : { $text }
sc-page-joker-foot = toute carte
sc-page-suit-spades = Frappe
sc-page-suit-clubs = Énergie
sc-page-suit-diamonds = Parade
sc-page-suit-hearts = Esquive
sc-page-suit-joker = au choix
sc-page-about-spades = Les Piques frappent un rival sur une case voisine.
sc-page-about-clubs = Les Trèfles sont de l'énergie. Chargé, un Trèfle part en Hadou Ken ; de la main, il lui faut l'Énergie accrue.
sc-page-about-diamonds = Les Carreaux parent : leur valeur est ôtée à l'attaque.
sc-page-about-hearts = Les Cœurs esquivent : plus hauts que l'attaque, ils te laissent filer.
sc-page-about-joker = Le Joker remplace toute carte. Sa valeur est 14.
sc-page-card = { $card }, { $suit } { $value }
sc-page-your-hand = Ta main : ta vie
sc-page-your-charged = Chargées, face cachée
sc-page-your-active = Sorts actifs
sc-page-hand-of = Main { VOWEL($name) ->
        [yes] d'{ $name }
       *[no] de { $name }
    } : { $count }
sc-page-charged-of = Cartes chargées { VOWEL($name) ->
        [yes] d'{ $name }
       *[no] de { $name }
    } : { $count }
sc-page-active-of = Cartes actives { VOWEL($name) ->
        [yes] d'{ $name }
       *[no] de { $name }
    } : { $count }
sc-page-active-line = { $title } : { $cards }
sc-page-hand-short = Main { $count }
sc-page-charged-short = Chargées { $count }
sc-page-deck = Pioche { $count }
sc-page-pile = Tas { $count }
sc-page-pile-label = Ta défausse, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sc-page-pile-drop = Défausser ici
sc-page-charge-drop = Charger ici
sc-page-move-card = MARCHE
sc-page-move-about = Carte MARCHE { $card } : jusqu'à { $value } cases par tour
sc-page-round = Manche { $round } sur { $cap }
sc-page-before = Avant la première manche
sc-page-turn-of = Tour { VOWEL($name) ->
        [yes] d'{ $name }
       *[no] de { $name }
    }
sc-page-your-turn = À toi
sc-page-moved-yes = déplacé
sc-page-moved-no = Déplacement : { $value }
sc-page-action-yes = action faite
sc-page-action-no = Action : { $count }
sc-page-stage = Ce qui se passe
sc-page-field = Le terrain
sc-page-space = Case { $space }
sc-page-space-open = Case { $space }, tu peux y aller
sc-page-space-threat = Case { $space }, menacée
sc-page-space-open-threat = Case { $space }, tu peux y aller ; menacée, on s'y arrête
sc-page-piece = { $name } en { $space }
sc-page-piece-target = { $name } en { $space } : une cible
sc-page-me = Ton pion en { $space }
sc-page-dying = mourant
sc-page-removed = hors du jeu
sc-page-hushed = réduit au silence
sc-page-spell-book = Livre de sorts
sc-page-castable = { $title } : prêt. { $recipe }
sc-page-not-castable = { $title } : pas encore. { $recipe }. Touche pour savoir pourquoi.
sc-page-spell-later = Il faut pour { $title } : { $recipe }. Tu pourras le lancer quand la partie aura commencé.
sc-page-cast-now = prêt
sc-page-legend-reach = tu peux y aller
sc-page-legend-threat = à côté d'un rival : on s'y arrête
sc-page-prepare = Avant le duel : prépare tes cartes
sc-page-prepare-charged = pour les sorts
sc-page-prepare-hand = pour frapper, parer et esquiver
sc-page-prepare-pile = Défaussées
sc-page-prepare-touch = Ce que fait un toucher
sc-page-prepare-to-charged = Toucher charge une carte
sc-page-prepare-to-pile = Toucher défausse une carte
sc-page-ask-prepare = Touche une carte pour la charger face cachée ou la reprendre. Cinq au plus restent en main.
sc-page-ask-prepare-done = { $charged } chargées, { $dropped } défaussées, { $kept } en main. Prêt ?
sc-page-ask-prepare-short = Cinq cartes au plus restent en main : charge ou défausses-en encore { $count }.
sc-page-ask-order = Tu joues le premier tour. Places-tu ton pion en premier ou en dernier ?
sc-page-ask-place = Touche une case pointillée du bord : ton pion part de là.
sc-page-ask-turn-both = Avance de { $value } cases au plus et fais une action : joue une carte ou jette un sort.
sc-page-ask-turn-action = Fais une action : joue une carte, jette un sort, ou finis.
sc-page-ask-turn-move = Touche une case pointillée ({ $value } au plus), ou finis.
sc-page-ask-turn-haste = Sers-toi d'une carte de Hâte, ou finis.
sc-page-ask-card-targets = { $card } : touche un rival marqué, ou un bouton.
sc-page-ask-card = { $card } : qu'en fais-tu ?
sc-page-ask-piece = Où vas-tu ? Touche une case pointillée.
sc-page-ask-haste = Hâte : une autre action, ou touche une case à { $value } au plus.
sc-page-ask-haste-move = Hâte : touche une case à { $value } au plus.
sc-page-ask-dodged = Tu as esquivé. Touche une case à { $steps } au plus, ou reste.
sc-page-ask-change = Ta pioche a été mélangée. Garder la carte MARCHE, ou en retourner une autre ?
sc-page-ask-build = { $title } ({ $recipe }) : touche tes cartes chargées, de gauche à droite.
sc-page-ask-build-more = { $title } : touche encore une carte chargée.
sc-page-ask-build-enough = { $title } : touche encore une carte chargée, ou jette-le ainsi.
sc-page-ask-joker = { $title } : que vaut le Joker ?
sc-page-ask-direction = Touche le rival que tu vises.
sc-page-ask-target = { $title } : touche le rival visé.
sc-page-ask-circle = Garde : arrête les Hadou Ken, tu peux bouger. Sceau : arrête aussi les Frappes, mais se brise si tu bouges.
sc-page-ask-pentagram = Dans quel ordre agissent les cinq cartes ?
sc-page-ask-counter = { $name } jette { $title }. Le contres-tu ?
sc-page-ask-cancel = Touche une de tes cartes, puis la carte qu'elle annule.
sc-page-ask-teleport = Téléportation : touche une case à { $value } au plus.
sc-page-ask-teleport-hold = Téléportation : touche une case à { $value } au plus, ou garde-la.
sc-page-ask-wild = Magie sauvage : saute sur une case, tire sur un rival, ou dissipe.
sc-page-ask-berserk = Berserk : touche une carte, puis un rival voisin ou une case plus proche d'un rival.
sc-page-ask-hame = Touche un Trèfle, puis le rival que tu vises.
sc-page-ask-pentagram-next = Pentagramme : que fait { $card } ?
sc-page-ask-dispel = Touche un de tes Carreaux, puis une carte ouverte { VOWEL($name) ->
        [yes] d'{ $name }
       *[no] de { $name }
    }. Ou ôte des cartes cachées.
sc-page-ask-lose = Dissipation : touche une carte à céder (encore { $count }).
sc-page-ask-attack = { $name } t'attaque : { $attack } de { $value }. Que réponds-tu ?
sc-page-ask-attack-weapon = { $name } t'attaque : { $attack } de { $value }. Si le coup passe, il coûte { $weapon }. Que réponds-tu ?
sc-page-ask-pay = Tu es touché : { $damage }. Touche des cartes à céder, de gauche à droite : encore { $left }.
sc-page-ask-pay-picked = Céder { $card } ? Cela fait { $sum } sur { $damage }.
sc-page-ask-lose-charged = Le coup coûte aussi une de tes cartes chargées. Touche-la.
sc-page-ask-lose-picked = Céder { $card } ?
sc-page-ask-curse = Tu es vaincu. Jette tes derniers sorts, ou arrête.
sc-page-ask-regenerate = Régénération : touche une carte à charger, ou continue.
sc-page-ask-trim = Plus de cinq cartes : touches-en une à défausser.
sc-page-do-end = Finir le tour
sc-page-do-first = En premier
sc-page-do-last = En dernier
sc-page-do-charge-all = Tout charger
sc-page-do-ready = Prêt
sc-page-do-prepare = Charger
sc-page-do-charge = Charger
sc-page-do-discard = Défausser
sc-page-do-strike = Frapper { $name }
sc-page-do-strike-with = Frapper { $name } avec l'arme { $weapon }
sc-page-do-desperate = La lancer sur { $name }
sc-page-do-aim = Tirer sur { $name }
sc-page-do-run = Courir là
sc-page-do-cast = Jeter { $title }
sc-page-do-use = Se servir de { $card }
sc-page-do-haste = Hâte avec { $card }
sc-page-do-action = Une autre action
sc-page-do-add = Ajouter { $card }
sc-page-do-done = Fini
sc-page-do-cast-it = Le jeter
sc-page-do-joker = Le Joker vaut { $value }
sc-page-do-ward = Garde
sc-page-do-seal = Sceau
sc-page-do-up = Du plus petit au plus grand
sc-page-do-down = Du plus grand au plus petit
sc-page-do-pass = Laisser passer
sc-page-do-pass-hit = Encaisser : { $damage }
sc-page-do-block = Parer avec { $card }
sc-page-do-dodge = Esquiver avec { $card }
sc-page-do-shield = Bouclier { $card }
sc-page-do-teleport = Téléportation { $card }
sc-page-do-dispel = Dissiper
sc-page-do-wild = Magie sauvage
sc-page-do-cancel = Annuler { $other } avec { $card }
sc-page-do-rest = Ôter des cartes cachées
sc-page-do-stop = Arrêter
sc-page-do-lose = Céder { $card }
sc-page-do-pay = Céder { $card }
sc-page-do-hold = La garder
sc-page-do-fizzle = Sans effet
sc-page-do-stay = Rester ici
sc-page-do-keep = La garder
sc-page-do-change = Nouvelle carte MARCHE
sc-page-answer-block = Parade
sc-page-answer-dodge = Esquive
sc-page-answer-shield = Bouclier
sc-page-answer-teleport = Téléport
sc-page-answer = { $how } avec { $card } : { $leaves }
sc-page-leaves = reste { $damage }
sc-page-leaves-none = aucun dégât
sc-page-from-hand = main
sc-page-from-charged = chargée
sc-page-from-active = active
sc-page-stage-attack = { $name } attaque { $other }
sc-page-stage-value = { $attack } de { $value }
sc-page-stage-weapon = dégâts { $weapon } si le coup passe
sc-page-stage-answers = Tes réponses
sc-page-stage-damage = { $name } est touché : { $damage }
sc-page-stage-sum = { $sum } sur { $damage }
sc-page-stage-lose =
    { $name } cède { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sc-page-stage-cast = { $name } jette { $title }
sc-page-stage-counter = { $name } répond par une Dissipation
sc-page-stage-volley = { $title } : cartes restantes
sc-page-stage-dispel = { $name } dissipe : cartes restantes
sc-page-stage-use =
    { $title } { VOWEL($name) ->
        [yes] d'{ $name }
       *[no] de { $name }
    }
sc-page-stage-build = Tu prépares { $title }
sc-page-stage-build-other = { $name } prépare un sort…
sc-page-stage-haste = { $name } se hâte
sc-page-stage-regenerate = { $name } se régénère
sc-page-stage-curse = Malédiction finale { VOWEL($name) ->
        [yes] d'{ $name }
       *[no] de { $name }
    }
sc-page-stage-chosen = Déjà choisies
sc-page-stage-need = Il faut : { $recipe }
sc-page-stage-new-move = Ta carte MARCHE
sc-page-hit-short = −{ $damage }
sc-page-safe-short = sauf
sc-page-mode-waves = Trèfles : tir
sc-page-mode-strikes = Trèfles : frappe
sc-page-mode-blocks = Trèfles : parade
sc-page-mode-all = Trèfles : tout
sc-page-mode-ward = garde { $value }
sc-page-mode-seal = sceau { $value }
sc-page-on = sur { $name }
sc-page-you-sealed = Ta préparation est scellée. Les autres choisissent encore.
sc-page-course = Cartes en main
sc-spell-melee-recipe = un ♠
sc-spell-melee-text = Une arme qui reste devant toi. Frappe avec une carte de la main ; si le coup passe, les dégâts sont la valeur de l'arme.
sc-spell-shield-recipe = un ♦
sc-spell-shield-text = Reste devant toi jusqu'au besoin. Il arrête tout Hadou Ken et ôte sa valeur à une Frappe.
sc-spell-teleport-recipe = un ♥
sc-spell-teleport-text = Saute d'autant de cases que sa valeur, maintenant ou plus tard. Gardée, elle peut te sauver d'une attaque.
sc-spell-hadou-recipe = un ♣
sc-spell-hadou-text = Une vague d'énergie : en ligne droite, d'autant de cases que sa valeur, et autant de dégâts.
sc-spell-wild-recipe = le Joker
sc-spell-wild-text = Sert d'arme, de Bouclier, de Téléportation, de Hadou Ken ou de Dissipation, toujours de 14.
sc-spell-enhance-recipe = une paire avec un ♣
sc-spell-enhance-text = Les Trèfles de ta main s'éveillent. Paire avec ♥ : ils tirent. Avec ♠ : ils frappent. Avec ♦ : ils parent.
sc-spell-reiki-recipe = deux paires
sc-spell-reiki-text = Pioche une carte de plus : ta main, donc ta vie, grandit d'une.
sc-spell-hush-recipe = trois pareilles
sc-spell-hush-text = Pendant trois manches, un rival ne peut ni jeter de sort ni charger de carte.
sc-spell-haste-recipe = trois ♥ ou plus
sc-spell-haste-text = À chaque tour, une de ses cartes donne une action ou un déplacement de plus.
sc-spell-berserk-recipe = trois ♠ ou plus
sc-spell-berserk-text = Ses cartes servent une à une : frappe un voisin, ou cours vers un rival.
sc-spell-dispel-recipe = trois ♦ ou plus
sc-spell-dispel-text = Chaque carte annule une carte ouverte d'un rival, ou en ôte une cachée. Peut aussi répondre à un sort.
sc-spell-hame-recipe = trois ♣ ou plus
sc-spell-hame-text = Tire ses Trèfles l'un après l'autre.
sc-spell-circle-recipe = quatre pareilles
sc-spell-circle-text = Arrête les attaques jusqu'à sa valeur : en garde les Hadou Ken, en sceau aussi les Frappes, tant que tu ne bouges pas.
sc-spell-pentagram-recipe = cinq à la suite, mêlées
sc-spell-pentagram-text = Les cinq cartes agissent l'une après l'autre, chacune comme le sort de sa couleur.
sc-spell-regenerate-recipe = trois pareilles et une paire
sc-spell-regenerate-text = Complète ta main à sept, charge ce que tu veux, nouvelle carte MARCHE, puis complète encore.

## The plain board

sc-zone-turn = Manche
sc-zone-hands = Main
sc-zone-charged = Cartes chargées
sc-zone-decks = Pioche
sc-zone-discards = Défausse
sc-zone-values = MARCHE
sc-zone-card-0 = 2♠
sc-zone-card-1 = 3♠
sc-zone-card-2 = 4♠
sc-zone-card-3 = 5♠
sc-zone-card-4 = 6♠
sc-zone-card-5 = 7♠
sc-zone-card-6 = 8♠
sc-zone-card-7 = 9♠
sc-zone-card-8 = 10♠
sc-zone-card-9 = J♠
sc-zone-card-10 = Q♠
sc-zone-card-11 = K♠
sc-zone-card-12 = A♠
sc-zone-card-13 = 2♣
sc-zone-card-14 = 3♣
sc-zone-card-15 = 4♣
sc-zone-card-16 = 5♣
sc-zone-card-17 = 6♣
sc-zone-card-18 = 7♣
sc-zone-card-19 = 8♣
sc-zone-card-20 = 9♣
sc-zone-card-21 = 10♣
sc-zone-card-22 = J♣
sc-zone-card-23 = Q♣
sc-zone-card-24 = K♣
sc-zone-card-25 = A♣
sc-zone-card-26 = 2♦
sc-zone-card-27 = 3♦
sc-zone-card-28 = 4♦
sc-zone-card-29 = 5♦
sc-zone-card-30 = 6♦
sc-zone-card-31 = 7♦
sc-zone-card-32 = 8♦
sc-zone-card-33 = 9♦
sc-zone-card-34 = 10♦
sc-zone-card-35 = J♦
sc-zone-card-36 = Q♦
sc-zone-card-37 = K♦
sc-zone-card-38 = A♦
sc-zone-card-39 = 2♥
sc-zone-card-40 = 3♥
sc-zone-card-41 = 4♥
sc-zone-card-42 = 5♥
sc-zone-card-43 = 6♥
sc-zone-card-44 = 7♥
sc-zone-card-45 = 8♥
sc-zone-card-46 = 9♥
sc-zone-card-47 = 10♥
sc-zone-card-48 = J♥
sc-zone-card-49 = Q♥
sc-zone-card-50 = K♥
sc-zone-card-51 = A♥
sc-zone-card-52 = Joker

## La table dessinée du terminal

sc-terminal-field = terrain
sc-terminal-legend = { $free } libre   { $threatened } menacé par un adversaire   A–D mages (minuscule : mourant)
sc-terminal-you = { $player }, toi
sc-terminal-out = hors du jeu
sc-terminal-hand = main { $count } : { $cards }
sc-terminal-charged = Chargées { $count } : { $cards }
sc-terminal-active = Actif : { $spell }
sc-terminal-decks = MARCHE { $move }   pioche { $deck }   défausse { $pile } ({ $top })
sc-terminal-dying = mourant
sc-terminal-hushed = réduit au silence
sc-terminal-attack = ► { $player } → { $target } : { $attack } de { $value } ({ $card })
sc-terminal-cast = ► { $player } lance { $spell } : { $cards }
sc-terminal-volley = ► { $spell } de { $player }, cartes restantes : { $cards }

## Positions

sc-position-card = la carte { $card } de la place { $letter } est à deux endroits.

# Fichiers de cartes
sc-field-deck = Les cartes de la pioche de chaque joueur, une fois chacune : 2S à AS pour les piques, C, D et H pour les autres couleurs, T pour le dix, JK pour le joker.
sc-field-deal = Combien de cartes chacun reçoit.
sc-field-keep = Combien restent en main.
sc-field-board = Un plateau, à la place de l'option du même nom.
sc-field-rounds = Après combien de tours la partie finit ; 0 laisse décider l'option round_cap.
sc-warn-no-spell = Aucune carte de cette pioche ne forme le sort { $spell }.
sc-print-spells = Liste des sorts
