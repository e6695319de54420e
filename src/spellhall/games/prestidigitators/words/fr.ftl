### Duel of the Prestidigitators in French: everything the game says.

## The game

dp-about = Choisis au grand jour, range en secret, et brise le Phylactère de l'autre.
dp-minutes = 15–30
dp-age = dès 10 ans

## Options

dp-option-first_picker = Qui choisit en premier ; l'autre joue le premier tour.
dp-option-first_picker-random = tiré au sort
dp-option-first_picker-seat1 = place A
dp-option-first_picker-seat2 = place B
dp-option-custom_card = Ce que dit la carte vierge : la laisser de côté, prendre une carte de la maison, ou écrire la tienne.
dp-option-custom_card-off = sans elle
dp-option-custom-cards = off, { $cards }, ou une carte en JSON dans le langage des cartes
dp-option-dodge = Quand la carte attaquée s'échappe : la suivante est attaquée, ou l'attaque manque.
dp-option-dodge-next = la suivante est attaquée
dp-option-dodge-miss = l'attaque manque
dp-option-bubble_reaction = Une Bulle attaquée doit bouger, ou peut rester.
dp-option-bubble_reaction-must = doit bouger
dp-option-bubble_reaction-may = peut rester
dp-option-collapsed_energy = L'énergie d'une pile repliée : celle de sa carte du dessus, ou zéro.
dp-option-collapsed_energy-top = celle de la carte du dessus
dp-option-collapsed_energy-zero = zéro
dp-option-slide = Une pile peut s'étaler autant qu'on veut, ou une seule fois.
dp-option-slide-extend = autant qu'on veut
dp-option-slide-once = une seule fois
dp-option-empty_row_attack = Une carte peut attaquer quand rien n'est en face d'elle.
dp-option-empty_row_attack-allowed = permis
dp-option-empty_row_attack-forbidden = interdit
dp-option-stagnation_limit = La partie finit après tant de tours sans carte détruite.
dp-option-stagnation_result = Comment elle finit alors : par une nulle, ou par la victoire de qui a plus de cartes.
dp-option-stagnation_result-draw = partie nulle
dp-option-stagnation_result-cards = plus de cartes gagne
dp-option-repetition_draw = La partie est nulle quand la même position revient tant de fois ; 0 : jamais.
dp-option-repetition_draw-0 = jamais
dp-option-memory_aid = La table marque les cartes que tu as déjà vues.

## Questions

dp-ask-pick = Prends une carte au choix ; il t'en faut encore { $left }.
dp-ask-place = Quelle carte va dans ta rangée { $row }, { $spot } ?
dp-spot-bottom = tout en bas
dp-spot-middle = au milieu
dp-spot-top = au-dessus
dp-spot-nth = à la place { $place } depuis le bas
dp-ask-turn = À toi : fais un mouvement, ou attaque avec une carte du dessus.
dp-ask-where = Vers quelle rangée va ta carte { $card } ?
dp-ask-react = On attaque ta carte { $card }. Doit-elle réagir : { $steps } ?
dp-ask-follow = { $card } : { $step } ?
dp-step-then = { $first }, puis { $next }
dp-step-double-mine = doubler l'énergie de ta cascade
dp-step-collapse-mine = replier ta cascade
dp-step-collapse-foe = replier la cascade d'en face
dp-step-splay-mine = étaler toute ta pile
dp-step-splay-foe = étaler toute la pile d'en face
dp-step-reveal-mine = montrer ta cascade
dp-step-reveal-foe = voir la cascade d'en face
dp-step-destroy-self = détruire cette carte
dp-step-destroy-foe_top = détruire la carte d'en face
dp-step-sink-self = couler cette carte
dp-step-sink-foe_top = couler la carte d'en face
dp-step-lift-mine = remonter ta carte du fond
dp-step-lift-foe = remonter la carte du fond d'en face
dp-step-move-another = mettre cette carte sur une autre de tes piles
dp-step-move-phylactery = mettre cette carte sur la pile de ton Phylactère
dp-step-cross = couler cette carte sous la pile d'en face

## Choices

dp-choose-pick = Prendre { FORM($card, form: "the") } (énergie { $energy })
dp-choose-place = Poser { FORM($card, form: "the") } dans la rangée { $row }, { $spot }
dp-choose-slide = Étaler aussi { FORM($card, form: "the") } dans la rangée { $row }
dp-choose-raise = Monter { FORM($card, form: "the") } au-dessus de la rangée { $row }
dp-choose-raise-copy =
    { $places ->
        [one] Monter { FORM($card, form: "the") } au-dessus de la rangée { $row } : celle juste à côté
       *[other] Monter { FORM($card, form: "the") } au-dessus de la rangée { $row } : celle { $places } places à gauche
    }
dp-choose-transfer = Déplacer { FORM($card, form: "the") } de la rangée { $row } sur la rangée { $onto }
dp-choose-found = Fonder une pile dans la rangée { $onto } avec { FORM($card, form: "the") } de la rangée { $row }
dp-choose-sink = Couler { FORM($card, form: "the") } au fond de la rangée { $row }
dp-choose-attack = Attaquer la rangée { $row } avec { FORM($card, form: "the") }
dp-choose-row = Mettre { FORM($card, form: "the") } sur la rangée { $row }
dp-choose-react = Faire réagir { FORM($card, form: "the") }
dp-choose-stay = Laisser { FORM($card, form: "the") } en place
dp-choose-follow = { $card } : oui, { $step }
dp-choose-skip = { $card } : non, sans cela

## Why not

dp-no-move-in-draft = On choisit les cartes : prends-en une.
dp-no-card-in-pool = Cette carte n'est pas parmi celles à choisir.
dp-no-copy-left = Il ne reste plus de carte { $card } à choisir.
dp-no-move-in-arranging = Range d'abord tes piles : dis quelle carte vient ensuite.
dp-no-such-card = Cette carte n'existe pas.
dp-no-placing-again = Tu as déjà posé ta carte { $card }.
dp-no-placing-undrafted = Tu n'as pas pris la carte { $card }.
dp-no-pass = C'est ton tour : fais un mouvement ou attaque ; on ne passe pas.
dp-no-other-rows = Il n'y a que les rangées 1, 2 et 3.
dp-no-cards-there = Tu n'as pas de carte dans la rangée { $row } ; on ne se sert que de ses propres cartes.
dp-no-raise-of-top = La carte du dessus y est déjà ; un mouvement doit changer quelque chose.
dp-no-raise-from-there =
    { $places ->
        [one] Dans la rangée { $row }, aucune carte étalée n'est une place à gauche de celle du dessus.
       *[other] Dans la rangée { $row }, aucune carte étalée n'est { $places } places à gauche de celle du dessus.
    }
dp-no-sink-alone = La carte de la rangée { $row } est seule ; la couler ne changerait rien.
dp-no-attack-without-action = La carte { $card } n'a pas d'action, elle ne peut pas attaquer.
dp-no-attack-on-nothing = Rien n'est en face de la rangée { $row }, et cette table interdit d'attaquer le vide.
dp-no-move-to-same-row = La carte resterait où elle est ; un mouvement doit changer quelque chose.
dp-no-transfer-to-empty = La rangée { $row } est vide ; pour y mettre une carte, fonde une nouvelle pile.
dp-no-founding-there = La rangée { $row } a déjà des cartes ; pour y mettre une carte, déplace-la.
dp-no-slide-of-all = Toutes les cartes de la rangée { $row } sont déjà étalées.
dp-no-slide-again = À cette table, une pile ne s'étale qu'une fois, et la rangée { $row } l'est déjà.
dp-no-staying = La carte { $card } doit bouger quand elle le peut.
dp-no-going-there = La carte { $card } ne peut aller que dans une autre rangée où tu as des cartes.
dp-no-answer-but-a-row = Une attaque est en cours : dis dans quelle rangée va la carte { $card }.
dp-no-answer-but-yes-or-no = Une attaque est en cours : réponds oui ou non pour la carte { $card }.

## What cannot be read

dp-no-reading = « { $text } » ne se lit pas.
dp-no-card-called = Il n'y a pas de carte « { $name } ».
dp-no-toss = « { $text } » n'est pas un tirage ; écris picker A ou picker B.

## Cards that cannot be used

dp-no-custom-card-beside-others = L'option custom_card ne va qu'avec les cartes imprimées ; il y a une seule carte vierge (DP-6).
dp-no-custom-card = custom_card : « { $text } » n'est ni off, ni { $cards }, ni une carte en JSON (DP-101).
dp-no-more-blanks = il y a { $cards } cartes ; le jeu n'a qu'une carte vierge où écrire (DP-6).
dp-no-name-again = { $file } : champ « name » : une autre carte s'appelle déjà { $card } (DP-101).
dp-no-name-twice = deux cartes ont le même nom (DP-101).
dp-no-name-long = a { $length } caractères ; de 1 à { $most } sont permis (DP-101).
dp-no-name-signs = peut avoir des lettres, des chiffres, des espaces, des traits d'union et des apostrophes, et il faut une lettre (DP-101).
dp-no-text-long = dépasse { $most } caractères.
dp-no-other-energy = doit être { $energy }, comme imprimé sur la carte vierge (DP-101).
dp-no-second-phylactery = est réservé au Phylactère (DP-101).
dp-no-pair-to-lose = il faut exactement deux exemplaires de la carte dont la perte fait perdre la partie.
dp-no-list-of-cards = « cards » doit être une liste de cartes.
dp-no-hand = « hand » doit être de { $low } à { $high } cartes, et remplir les { $rows } rangées.
dp-no-two-hands = il y a trop peu de cartes pour deux mains.
dp-no-action-or-reaction = et reaction manquent ; une carte a besoin de l'un des deux (DP-101).
dp-no-reaction-record = doit avoir « steps » et peut-être « once » et « may », ou manquer tout à fait.
dp-no-move-again = doit être true, car cette réaction a un « move » (DP-101).
dp-no-more-steps = a plus de { $most } étapes (DP-101).
dp-no-such-field = n'est pas un champ connu. Connus : { $known }.
dp-no-flag = doit être true ou false, pas { $value }.
dp-no-steps = doit être une liste d'au moins une étape, comme [{ "{" }do: collapse, what: foe{ "}" }].
dp-no-step = doit s'écrire comme { "{" }do: collapse, what: foe{ "}" }.
dp-no-else-inside = se trouve dans un autre « else » ; un seul est permis (DP-101).
dp-no-else-alone = demande un « if » à côté.
dp-no-verb = « { $verb } » n'est pas connu. Permis : { $allowed }.
dp-no-fit = « { $word } » ne va pas avec { $verb }. Permis : { $allowed }.
dp-no-fit-at-all = « { $word } » ne va pas avec { $verb }. Laisse-le de côté.
dp-no-conditions = doit être une liste. Permis dedans : { $allowed }.
dp-no-condition = « { $word } » n'est pas une condition. Permis : { $allowed }.

## What happens

dp-told-toss = { $who } choisit en premier.
dp-told-pick = { $who } prend { FORM($card, form: "the") }.
dp-told-left = Ces cartes quittent la partie : { $cards }.
dp-told-placed = Tu poses { FORM($card, form: "the") }.
dp-told-ready = { $who } a fini de ranger.
dp-told-begin = Le duel commence. { $who } joue le premier tour.
dp-told-slide = { $who } étale une carte de plus dans la rangée { $row }.
dp-told-raise =
    { $places ->
        [one] { $who } met au-dessus la carte qui était à { $places } place à gauche dans la rangée { $row }.
       *[other] { $who } met au-dessus la carte qui était à { $places } places à gauche dans la rangée { $row }.
    }
dp-told-transfer = { $who } déplace la carte du dessus de la rangée { $row } sur la rangée { $onto }.
dp-told-found = { $who } fonde une pile dans la rangée { $onto } avec la carte du dessus de la rangée { $row }.
dp-told-sink = { $who } coule la carte du dessus de la rangée { $row }.
dp-told-place = la rangée { $row } { VOWEL($who) ->
    [yes] d'{ $who }
   *[no] de { $who }
  }
dp-told-attack = { FORM($card, form: "start") } attaque depuis { $place }.
dp-told-top = Au-dessus de { $place } : { FORM($card, form: "the") }.
dp-told-total = La cascade de { $place } a { $energy } d'énergie.
dp-told-react = { FORM($card, form: "start") } réagit.
dp-told-show = La cascade de { $place } est montrée : { $cards }.
dp-told-destroy = Dans { $place }, { $card } : carte détruite.
dp-told-move = { FORM($card, form: "start") } va dans { $place }.
dp-told-cross = { FORM($card, form: "start") } change de camp et se glisse au fond de { $place }.
dp-told-collapse = La cascade de { $place } se replie.
dp-told-splay = Toutes les cartes de { $place } s'étalent.
dp-told-lift = La carte du fond de { $place } remonte au-dessus.
dp-told-sink-top = La carte du dessus de { $place } coule.
dp-told-enough = L'énergie { VOWEL($who) ->
    [yes] d'{ $who }
   *[no] de { $who }
  } suffit.
dp-told-not-enough = L'énergie { VOWEL($who) ->
    [yes] d'{ $who }
   *[no] de { $who }
  } ne suffit pas.
dp-told-double = L'énergie { VOWEL($who) ->
    [yes] d'{ $who }
   *[no] de { $who }
  } est doublée pour cette attaque.
dp-told-miss = L'attaque { VOWEL($who) ->
    [yes] d'{ $who }
   *[no] de { $who }
  } manque.
dp-told-stay = { $who } laisse { FORM($card, form: "the") } en place.
dp-told-decline = { $who } ne déplace pas { FORM($card, form: "the") }.
dp-told-draw-dead = Le duel est nul : il ne reste que les deux Phylactères.
dp-told-draw-quiet = Le duel est nul : aucune carte n'a été détruite pendant { $turns } tours.
dp-told-draw-repeated = Le duel est nul : la même position est apparue { $times } fois.
dp-told-won-by-cards = Aucune carte n'a été détruite pendant { $turns } tours. { $who } en a davantage et gagne.
dp-told-won = Le Phylactère est brisé. { $who } gagne !
dp-announced-draw = Si aucune carte n'est détruite pendant ce tour, le duel est nul.
dp-announced-by-cards = Si aucune carte n'est détruite pendant ce tour, le duel est fini, et celui qui a le plus de cartes gagne.
dp-outcome-by-cards = Aucune carte n'a été détruite pendant { $turns } tours. { $who } a plus de cartes, { $cards } contre { $others }, et gagne.
dp-outcome-by-energy = Aucune carte n'a été détruite pendant { $turns } tours. Chacun a { $cards } cartes, mais { $who } a plus d'énergie, { $energy } contre { $other }, et gagne.

## The table in sentences

dp-seen-draft = On choisit les cartes.
dp-seen-pool = Au choix : { $cards }.
dp-seen-copies = { $copies } × { $card }
dp-seen-card = { $card }, énergie { $energy } : { $text }
dp-seen-arranging = Les deux joueurs rangent leurs piles en secret.
dp-seen-ready-mine = Tu as fini.
dp-seen-ready = { $who } a fini.
dp-seen-placed = Tu as posé, depuis la rangée 1 et de bas en haut : { $cards }.
dp-seen-over = La partie est finie.
dp-seen-turn-mine = Tour { $turn }. C'est ton tour.
dp-seen-turn = Tour { $turn }. C'est le tour { VOWEL($who) ->
    [yes] d'{ $who }
   *[no] de { $who }
  }.
dp-seen-attack = Une attaque est en cours : { $card } dans la rangée { $row }.
dp-seen-empty-mine = Ta rangée { $row } : vide.
dp-seen-empty = Rangée { $row } { VOWEL($who) ->
    [yes] d'{ $who }
   *[no] de { $who }
  } : vide.
dp-seen-row-mine =
    Ta rangée { $row } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $splayed ->
        [one] dont { $splayed } étalée.
       *[other] dont { $splayed } étalées.
    }
dp-seen-row =
    Rangée { $row } { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $splayed ->
        [one] dont { $splayed } étalée.
       *[other] dont { $splayed } étalées.
    }
dp-seen-top = Au-dessus : { $card }.
dp-seen-top-beside = Au-dessus : { $card } ; étalé à côté : { $beside }.
dp-seen-top-beneath = Au-dessus : { $card } ; caché dessous, depuis le bas : { $beneath }.
dp-seen-top-beside-beneath = Au-dessus : { $card } ; étalé à côté : { $beside } ; caché dessous, depuis le bas : { $beneath }.
dp-seen-unknown =
    { $count ->
        [one] une carte inconnue
       *[other] { $count } cartes inconnues
    }
dp-seen-energy = Énergie { $energy }.
dp-seen-used = Réaction déjà servie : { $cards }.
dp-seen-drafted = { $who } a pris : { $cards }.
dp-seen-destroyed = Cartes détruites : { $cards }.
dp-seen-none-destroyed = Aucune carte n'a encore été détruite.
dp-seen-quiet = Tours sans carte détruite : { $quiet } sur { $limit }.
dp-seen-hand-mine = Tes cartes : { $cards }.
dp-seen-hand = Cartes { VOWEL($who) ->
    [yes] d'{ $who }
   *[no] de { $who }
  } : { $cards }.
dp-seen-phylactery-here =
    { $count ->
        [one] Le Phylactère est ici : { $spots }.
       *[other] Le Phylactère est l'une de ces cartes : { $spots }.
    }
dp-seen-phylactery-not-here = Le Phylactère n'est pas ici : { $spots }.
dp-seen-worth =
    { $count ->
        [one] { $energy } d'énergie : { $spots }.
       *[other] Ensemble { $energy } d'énergie : { $spots }.
    }
dp-seen-worth-at-least =
    { $count ->
        [one] Au moins { $energy } d'énergie : { $spots }.
       *[other] Ensemble au moins { $energy } d'énergie : { $spots }.
    }
dp-seen-worth-at-most =
    { $count ->
        [one] Au plus { $energy } d'énergie : { $spots }.
       *[other] Ensemble au plus { $energy } d'énergie : { $spots }.
    }
dp-seen-spot = rangée { $row } { VOWEL($who) ->
    [yes] d'{ $who }
   *[no] de { $who }
  } (carte { $place } depuis le bas)
dp-seen-spot-gone = une carte détruite

## Reasons

dp-why-pick = { $card } : { $text }
dp-why-card = { FORM($card, form: "start") } a { $energy } d'énergie.
dp-why-hide = Là, d'autres cartes couvriront { FORM($card, form: "the") }.
dp-why-bare = Au-dessus, { FORM($card, form: "the") } peut subir une attaque tout de suite.
dp-why-slide = La rangée { $row } a alors { $then } d'énergie au lieu de { $energy }.
dp-why-slide-same = La rangée { $row } garde ses { $energy } d'énergie.
dp-why-sink = { FORM($card, form: "start") } va au fond de la rangée { $row }, qui a alors { $then } d'énergie.
dp-why-raise = { FORM($card, form: "start") } monte au-dessus de la rangée { $row }, qui a alors { $then } d'énergie.
dp-why-move = Avec { FORM($card, form: "the") } au-dessus, la rangée { $onto } a { $there } d'énergie ; il en reste { $here } à la rangée { $row }.
dp-why-wins = Cela gagne le duel.
dp-why-loses = Cela perd le duel.
dp-why-destroys = Cela détruit { FORM($theirs, form: "the") }.
dp-why-costs = Cela te coûte { FORM($mine, form: "the") }.
dp-why-both = Cela détruit { FORM($theirs, form: "the") } et te coûte { FORM($mine, form: "the") }.
dp-why-attack-whatever = { FORM($card, form: "start") } détruit la carte d'en face dans la rangée { $row }, quelle qu'elle soit.
dp-why-attack-nothing = { FORM($card, form: "start") } n'a rien en face.
dp-why-attack-unknown = { FORM($card, form: "start") } attaque avec { $energy } d'énergie, quoi qu'il y ait en face dans la rangée { $row }.
dp-why-attack = { FORM($card, form: "start") } attaque { FORM($foe, form: "the") } dans la rangée { $row }, avec { $energy } d'énergie.
dp-silly-ruin = attaque avec le Phylactère une carte qui détruit les attaquants
dp-silly-win-missed = laisse passer une victoire sûre

## The terminal board

dp-terminal-you = { $player } (toi)
dp-terminal-mover = { $player }  ← à jouer
dp-terminal-drafted = { $player } a pris : { $cards }
dp-terminal-hand = { $player } : { $cards }
dp-terminal-draft = Le choix des cartes
dp-terminal-pool = au choix
dp-terminal-energy = énergie
dp-terminal-text = ce qu'elle fait
dp-terminal-arrange = Range tes piles en secret
dp-terminal-ready = { $player } a fini
dp-terminal-arranging = { $player } range encore
dp-terminal-placed = rangée { $row }, depuis le bas : { $cards }
dp-terminal-empty = rangée vide
dp-terminal-unseen = ░ pas vue
dp-terminal-used = (servie)
dp-terminal-stack = { $splayed } sur { $cards } étalées
dp-terminal-stack-mine = { $splayed } sur { $cards }, énergie { $energy }
dp-terminal-over = la partie est finie
dp-terminal-attack = { $card } attaque dans la rangée { $row }
dp-terminal-turn = tour { $turn }
dp-terminal-footer = détruites : { $cards } · tours calmes : { $quiet } sur { $limit }
dp-terminal-legend = ▶ carte du dessus   · étalée   en retrait : cachée dessous   ░ pas encore vue

## Cards

dp-card-phylactery = Phylactère
    .narrow = Phylac{ "\u00AD" }tère
    .the = le Phylactère
    .start = Le Phylactère
dp-card-phylactery-text = Double l'énergie de ta cascade ; si elle est plus grande, la carte d'en face est détruite. Réaction : double l'énergie de ta cascade. S'il est détruit, tu perds.
dp-card-bubble = Bulle
    .the = la Bulle
    .start = La Bulle
dp-card-bubble-text = La carte du fond de la pile d'en face remonte au-dessus ; une carte seule est détruite. Réaction : va sur une autre de tes piles (une fois par partie).
dp-card-mirrorball = Boule à facettes
    .the = la Boule à facettes
    .start = La Boule à facettes
dp-card-mirrorball-text = Regarde toute la cascade d'en face, puis détruis cette carte. Réaction : regarde toute la cascade qui attaque.
dp-card-boomerang = Boomerang
    .narrow = Boomer{ "\u00AD" }ang
    .the = le Boomerang
    .start = Le Boomerang
dp-card-boomerang-text = Si l'énergie de ta cascade est plus grande, la carte d'en face est détruite. Ensuite ta cascade se replie. Cette carte reste dessus.
dp-card-discharge = Décharge
    .narrow = Dé{ "\u00AD" }charge
    .the = la Décharge
    .start = La Décharge
dp-card-discharge-text = La cascade d'en face se replie, puis cette carte coule. Réaction : la cascade qui attaque se replie avant qu'on compte l'énergie.
dp-card-fireball = Boule de feu
    .the = la Boule de feu
    .start = La Boule de feu
dp-card-fireball-text = Si l'énergie de ta cascade est plus grande, la carte d'en face est détruite ; sinon elle coule. Ensuite cette carte est détruite.
dp-card-magic-missile = Projectile magique
    .narrow = Projec{ "\u00AD" }tile magique
    .the = le Projectile magique
    .start = Le Projectile magique
dp-card-magic-missile-text = Si l'énergie de ta cascade est plus grande, la carte d'en face est détruite. Ensuite ta cascade se replie et cette carte coule.
dp-card-thunderbolt = Foudre
    .the = la Foudre
    .start = La Foudre
dp-card-thunderbolt-text = Si l'énergie de ta cascade est plus grande, la carte d'en face est détruite. Ensuite ta cascade se replie et cette carte coule.
dp-card-lightning = Éclair
    .the = l'Éclair
    .start = L'Éclair
dp-card-lightning-text = Si l'énergie de ta cascade est plus grande, la carte d'en face est détruite. Ensuite ta cascade se replie et cette carte coule.
dp-card-gnaremoob = Gnaremoob
    .narrow = Gnare{ "\u00AD" }moob
    .the = le Gnaremoob
    .start = Le Gnaremoob
dp-card-gnaremoob-text = Si l'énergie de ta cascade est plus grande, la carte d'en face est détruite. Ensuite cette carte va au fond de la pile d'en face.
dp-card-decoy = Leurre
    .the = le Leurre
    .start = Le Leurre
dp-card-decoy-text = La carte du dessus d'en face coule. Réaction : tu peux mettre cette carte sur la pile de ton Phylactère (une fois par partie).
dp-card-mine = Mine
    .the = la Mine
    .start = La Mine
dp-card-mine-text = Cette carte n'attaque pas. Réaction : la carte qui attaque est détruite, puis celle-ci.
dp-card-battery = Batterie
    .the = la Batterie
    .start = La Batterie
dp-card-battery-text = La carte d'en face est détruite si l'énergie de ta cascade est plus grande d'au moins 4.
dp-card-ground = Mise à la terre
    .the = la Mise à la terre
    .start = La Mise à la terre
dp-card-ground-text = La cascade d'en face se replie ; ensuite tu peux couler cette carte. Réaction : la cascade qui attaque se replie avant qu'on compte l'énergie.
dp-card-grenade = Grenade
    .narrow = Gre{ "\u00AD" }nade
    .the = la Grenade
    .start = La Grenade
dp-card-grenade-text = La carte d'en face est détruite, quelle que soit l'énergie. Ensuite cette carte est détruite.
dp-card-fan = Éventail
    .the = l'Éventail
    .start = L'Éventail
dp-card-fan-text = Étale toute cette pile. Ensuite, si l'énergie de ta cascade est plus grande, la carte d'en face coule ; si elle est seule, elle est détruite.
dp-card-guided-orb = Orbe guidé
    .the = l'Orbe guidé
    .start = L'Orbe guidé
dp-card-guided-orb-text = La carte d'en face est détruite si sa propre énergie est 0 ou 1. Ensuite cette carte coule.
dp-card-smoke-ring = Rond de fumée
    .the = le Rond de fumée
    .start = Le Rond de fumée
dp-card-smoke-ring-text = Si l'énergie de ta cascade est plus grande, la carte d'en face coule. Réaction : cette carte coule.
dp-card-whirligig = Moulinet
    .the = le Moulinet
    .start = Le Moulinet
dp-card-whirligig-text = Étale toute cette pile ; ensuite sa carte du fond remonte au-dessus.
dp-card-understudy = Doublure
    .the = la Doublure
    .start = La Doublure
dp-card-understudy-text = La carte d'en face est détruite si l'énergie de ta cascade est plus grande d'au moins 2 ; ensuite ta cascade se replie. Réaction : tu peux mettre cette carte sur la pile de ton Phylactère (une fois par partie).

## The board in the browser

dp-page-course = Cartes encore debout
dp-page-narrow = { FORM($card, form: "narrow") }
dp-page-card = { $title }, énergie { $energy }. { $text }
dp-page-card-taken = { $title }, énergie { $energy }, prise par { $name }
dp-page-seen-by-both = vue par les deux
dp-page-used = sa réaction a servi
dp-page-you = Toi
dp-page-row = Rangée { $row }
dp-page-row-empty = Rangée { $row } : vide
dp-page-row-energy = Rangée { $row } : énergie de la cascade { $energy }
dp-page-row-what = Rangée { $row } : { $what }
dp-page-draft-title = Le choix des cartes : tout le monde voit tout
dp-page-draft-pick = Touche une carte qui te plaît. Il t'en faut encore { $left }.
dp-page-draft-sure = Prendre { $title } ?
dp-page-draft-hint = Touche une carte pour la lire.
dp-page-take = Prendre { $title }
dp-page-tray = Tes neuf cartes : pose-la ici
dp-page-copy-left = Celle-ci est prise, mais une autre carte { $title } est encore libre.
dp-page-nine-of = Les cartes { VOWEL($name) ->
    [yes] d'{ $name }
   *[no] de { $name }
  }
dp-page-nine-mine = Tes neuf cartes
dp-page-nine-gone = { $title }, détruite
dp-page-nine-seen = { $title }, dans la rangée { $row }
dp-page-nine-there = { $title }, quelque part sur la table
dp-page-arrange-title = Trois piles de trois cartes. Toi seul les vois.
dp-page-arrange-pick = Touche une carte, puis sa place. Encore { $left }.
dp-page-arrange-where = Où poser { $title } ?
dp-page-arrange-ready = Tout est en place. Tes piles sont prêtes ? Ensuite, plus rien ne change.
dp-page-arrange-wait = Tes piles sont prêtes. { $name } range encore.
dp-page-arrange-sending = Tes cartes se mettent en place…
dp-page-ready = C'est prêt
dp-page-fill = Compléter pour moi
dp-page-clear = Tout reprendre
dp-page-slot = Rangée { $row }, { $spot }
dp-page-slot-full = Rangée { $row }, { $spot } : { $title }
dp-page-top = dessus
dp-page-middle = milieu
dp-page-bottom = dessous
dp-page-place = place { $place }
dp-page-hand = Tes cartes
dp-page-hand-back = Retour à tes cartes
dp-page-sum = Énergie de la pile : { $sum }
dp-page-in-all = { $sum } en tout
dp-page-on-top = { $energy } dessus
dp-page-arranging = range en secret
dp-page-is-ready = prêt
dp-page-turn = À toi : touche une de tes cartes, ou une pile à attaquer.
dp-page-top-picked = { $title } : que doit-elle faire ?
dp-page-splayed-picked = Amener { $title } au-dessus de sa pile ?
dp-page-hidden-picked = Étaler une carte de plus dans la rangée { $row } ?
dp-page-foe-picked = Attaquer la rangée { $row } ? Touche ta carte d'en face.
dp-page-slide = Étaler
dp-page-slide-about = Étaler une carte de plus dans la rangée { $row }
dp-page-sink = Couler
dp-page-sink-about = Couler : mettre la carte du dessus de la rangée { $row } tout en bas
dp-page-raise = Monter
dp-page-raise-about = Monter cette carte au-dessus de la rangée { $row }
dp-page-lane-move = Ici
dp-page-lane-found = Nouvelle pile
dp-page-lane-about = Ta rangée { $row } : y mettre la carte
dp-page-attack = Attaquer
dp-page-foe-about = Rangée { $row } { VOWEL($name) ->
    [yes] d'{ $name }
   *[no] de { $name }
  } : { $what }
dp-page-empty = vide
dp-page-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $splayed ->
        [one] { $splayed } étalée
       *[other] { $splayed } étalées
    }
dp-page-my-top = { $title }, énergie { $energy }, au-dessus de la rangée { $row }
dp-page-my-splayed = { $title }, énergie { $energy }, étalée dans la rangée { $row }
dp-page-my-hidden = { $title }, énergie { $energy }, cachée dans la rangée { $row }
dp-page-energy-plate = Énergie de la cascade : { $energy }
dp-page-energy-unknown = inconnue
dp-page-phylactery-here = Le Phylactère est ici
dp-page-phylactery-not = Le Phylactère n'est pas ici
dp-page-pick-first = Touche d'abord une de tes cartes du dessus.
dp-page-quiet = { $quiet } tours sur { $limit } sans carte détruite
dp-page-stage = La scène
dp-page-their-side = Le côté { VOWEL($name) ->
    [yes] d'{ $name }
   *[no] de { $name }
  }
dp-page-my-side = Ton côté
dp-page-programme = Ce qui vient de se passer
dp-page-ended = Rideau ouvert : toutes les cartes sont visibles. { $name } gagne.
dp-page-ended-draw = Rideau ouvert : toutes les cartes sont visibles. Le duel est nul.
dp-page-hint-turn = Un mouvement ou une attaque par tour. Brise le Phylactère adverse pour gagner.
dp-page-ask-react = { $title } est attaqué. Doit-il sauter sur la pile de ton Phylactère ?
dp-page-ask-react-other = { $title } : sa carte est attaquée. Doit-elle réagir ?
dp-page-ask-sink = { $title } : couler au fond de sa pile ?
dp-page-ask-follow = { $title } : faire aussi cette étape ?
dp-page-ask-where = { $title } s'envole. Vers quelle rangée ?
dp-page-yes-jump = Sauter
dp-page-yes-sink = Couler
dp-page-yes-react = Réagir
dp-page-yes-follow = Oui
dp-page-no-stay = Rester
dp-page-to-row = Rangée { $row }
dp-page-scene-title = { $attacker } attaque dans la rangée { $row }
dp-page-scene-announced = annonce { $energy }
dp-page-scene-enough = { $title } l'emporte : { $one } contre { $two }
dp-page-scene-short = Pas assez : { $one } contre { $two }
dp-page-scene-margin = il faut { $margin } de plus
dp-page-note-react = Réaction : { $title }
dp-page-note-stay = { $title } ne bouge pas
dp-page-note-decline = { $title } reste dessus
dp-page-note-double = { $name } : énergie × 2
dp-page-note-show = Vu : { $cards }
dp-page-note-destroy = Détruit : { $title }
dp-page-note-collapse = La cascade { VOWEL($name) ->
    [yes] d'{ $name }
   *[no] de { $name }
  } se replie
dp-page-note-splay = La pile { VOWEL($name) ->
    [yes] d'{ $name }
   *[no] de { $name }
  } s'étale
dp-page-note-lift = La carte du fond { VOWEL($name) ->
    [yes] d'{ $name }
   *[no] de { $name }
  } remonte
dp-page-note-sink = La carte du dessus { VOWEL($name) ->
    [yes] d'{ $name }
   *[no] de { $name }
  } coule
dp-page-note-move = { $title } va en rangée { $row }
dp-page-note-cross = { $title } change de camp
dp-page-note-miss = L'attaque manque
dp-page-note-over = Le Phylactère est brisé
dp-page-at-least = { $energy } ou plus
dp-page-at-most = { $energy } ou moins

## The rules, clause by clause

dp-heading-components = Le matériel
dp-heading-setup = Mise en place
dp-heading-rows-stacks-and-cascades = Rangées, piles et cascades
dp-heading-turn-structure = Le tour
dp-heading-moves = Mouvements
dp-heading-attack-declaring = L'attaque : l'annoncer
dp-heading-attack-sequence = L'attaque : le déroulement
dp-heading-attack-reaction-step = L'attaque : la réaction
dp-heading-attack-following-the-instructions = L'attaque : suivre les consignes
dp-heading-reactions = Réactions
dp-heading-cards-phylactery-energy-1 = Cartes : Phylactère (énergie 1)
dp-heading-cards-bubble-energy-1 = Cartes : Bulle (énergie 1)
dp-heading-cards-mirrorball-energy-1 = Cartes : Boule à facettes (énergie 1)
dp-heading-cards-boomerang-energy-1 = Cartes : Boomerang (énergie 1)
dp-heading-cards-discharge-energy-2 = Cartes : Décharge (énergie 2)
dp-heading-cards-fireball-energy-3 = Cartes : Boule de feu (énergie 3)
dp-heading-cards-magic-missile-energy-1 = Cartes : Projectile magique (énergie 1)
dp-heading-cards-thunderbolt-energy-2 = Cartes : Foudre (énergie 2)
dp-heading-cards-lightning-energy-3 = Cartes : Éclair (énergie 3)
dp-heading-cards-gnaremoob-energy-1 = Cartes : Gnaremoob (énergie 1)
dp-heading-cards-decoy-energy-2 = Cartes : Leurre (énergie 2)
dp-heading-cards-mine-energy-1 = Cartes : Mine (énergie 1)
dp-heading-cards-battery-energy-3 = Cartes : Batterie (énergie 3)
dp-heading-cards-ground-energy-1 = Cartes : Mise à la terre (énergie 1)
dp-heading-cards-grenade-energy-0 = Cartes : Grenade (énergie 0)
dp-heading-cards-fan-energy-0 = Cartes : Éventail (énergie 0)
dp-heading-cards-guided-orb-energy-2 = Cartes : Orbe guidé (énergie 2)
dp-heading-winning = Victoire
dp-heading-card-language = Le langage des cartes
dp-heading-rulings = Décisions

DP-1 = Les cartes viennent sur trois feuilles de 9, 27 cartes en tout : une feuille de neuf cartes différentes s'y trouve deux fois, une seconde feuille de huit cartes différentes et une vierge s'y trouve une fois. 2 × 9 + 9 = 27. Voir DP-R1.
DP-2 = Il y a 17 cartes imprimées différentes : 9 en deux exemplaires (18 cartes) et 8 en un exemplaire (8 cartes) ; 18 + 8 = 26 cartes avec un texte, plus 1 vierge.
DP-3 = Chaque carte a une énergie, un nombre entier de 0 à 3.
DP-4 = Énergies des 26 cartes avec un texte : deux 0, treize 1, six 2, cinq 3 ; somme 40. Sans les deux Phylactères : 24 cartes, somme 38.
DP-5 = Les cartes sont pliées au milieu : une carte a un côté avec des mots et un côté sans ; seul le côté avec les mots distingue les cartes.
DP-6 = La carte vierge est là pour que les joueurs la remplissent plus tard. (maison, DP-R3) Elle ne sert que si l'option « custom_card » lui donne un texte ; sinon elle reste dans la boîte.
DP-7 = Le texte de chaque carte est imprimé : il ne faut donc pas de jeu de la maison ; la carte vierge est la seule qu'une table peut ajouter.
DP-8 = Chaque carte réelle a sa propre identité. Deux exemplaires d'un même nom se valent par leur effet, mais restent deux cartes pour le suivi, les marques et la répétition.
DP-9 = Chaque joueur reçoit d'abord un Phylactère.
DP-10 = Toutes les autres cartes forment une réserve que les deux joueurs peuvent lire : 24 cartes, ou 25 avec une carte personnelle.
DP-11 = Une pièce lancée décide qui choisit en premier, sauf si l'option « first_picker » dit autre chose.
DP-12 = Les joueurs prennent tour à tour une carte de la réserve.
DP-13 = Le choix finit quand chaque joueur a 9 cartes, avec le Phylactère : 8 cartes chacun, 16 en tout ; le premier prend les cartes 1, 3, …, 15 et le second les cartes 2, 4, …, 16.
DP-14 = On peut prendre n'importe quelle carte de la réserve ; un joueur peut avoir les deux exemplaires d'un nom.
DP-15 = Les choix sont ouverts : les deux joueurs connaissent les 9 cartes de chacun.
DP-16 = Les cartes qui restent quittent la partie : 8 cartes, ou 9 avec une carte personnelle. Elles restent connues de tous.
DP-17 = Si les joueurs hésitent sur le sens d'une carte choisie, ils en décident avant de jouer. (maison) À une table de ce système, les décisions ci-dessous et les options de la table sont cet accord ; elles sont fixées avant le choix des cartes.
DP-18 = Les joueurs sont face à face, chacun avec trois rangées devant lui ; chaque rangée de l'un est en face d'une rangée de l'autre.
DP-19 = Chaque joueur répartit ses 9 cartes comme il veut en 3 piles d'exactement 3 cartes, une par rangée, dans n'importe quel ordre.
DP-20 = Seul leur maître peut lire les cartes de ses piles. Les deux rangent en même temps et en secret ; les rangements deviennent définitifs ensemble.
DP-21 = Chaque pile commence repliée : trois cartes de haut, et seule celle du dessus est lisible.
DP-22 = Le joueur qui a choisi en second joue le premier tour.
DP-23 = Il y a trois rangées, numérotées de 1 à 3, communes aux deux joueurs ; dans chaque rangée, chaque joueur a une pile ou rien.
DP-24 = « En face » veut toujours dire : de l'autre côté, dans la même rangée, à ce moment. La pile d'en face est celle que l'autre joueur a maintenant dans cette rangée ; la carte d'en face est celle de son dessus, maintenant. Une rangée vide n'a ni l'une ni l'autre.
DP-25 = Une pile, c'est une carte ou plus, posées l'une sur l'autre, dans un ordre fixe de bas en haut.
DP-26 = Une pile peut avoir toute hauteur à partir de 1.
DP-27 = La cascade d'une pile, ce sont ses cartes du dessus, étalées vers la droite pour que leur maître lise le nom et l'énergie de chacune : au moins celle du dessus, au plus toutes. Les autres sont cachées dessous. Une rangée vide n'a pas de cascade.
DP-28 = La cascade est toujours une suite sans trou depuis la carte du dessus ; une carte cachée n'est jamais au-dessus d'une carte étalée.
DP-29 = La cascade d'une pile repliée est la seule carte du dessus.
DP-30 = L'énergie de la cascade d'une pile est la somme des énergies de ses cartes étalées, celle du dessus comprise.
DP-31 = Les cartes cachées n'ajoutent rien à l'énergie de la cascade.
DP-32 = Une cascade reste comme elle est de tour en tour, jusqu'à ce qu'une règle la change. Un joueur ne replie pas sa propre cascade à son gré (DP-R12).
DP-33 = Replier une cascade cache toutes ses cartes sous celle du dessus. Rien ne change si celle-ci y est seule, ou si la rangée est vide. L'ordre des cartes ne change pas.
DP-34 = Quand la carte du dessus quitte une pile (détruite, déplacée, envoyée de l'autre côté) et qu'il reste des cartes, la cascade est ce qui reste étalé : une carte de moins, mais toujours au moins la nouvelle carte du dessus.
DP-35 = Quand la dernière carte quitte une pile, la rangée est vide de ce côté.
DP-36 = Une carte posée sur une pile qui a des cartes rejoint sa cascade au bout droit ; la cascade a alors une carte de plus. Une carte posée dans une rangée vide est une pile à elle seule, et sa propre cascade.
DP-37 = Couler la carte du dessus la met tout en bas de sa pile, cachée. La cascade a alors une carte de moins, mais toujours au moins la nouvelle carte du dessus.
DP-38 = Couler une carte seule dans sa pile ne change rien.
DP-39 = Faire remonter une pile met sa carte du fond au-dessus. Elle y rejoint la cascade, qui a une carte de plus si une carte était encore cachée. Une carte seule reste comme elle est.
DP-40 = Une carte détruite quitte la partie pour de bon et reste ouverte à côté de la table.
DP-41 = Les hauteurs, la taille des cascades et chaque changement de place d'une carte se voient des deux joueurs ; seuls les mots sont privés.
DP-42 = Les joueurs jouent tour à tour.
DP-43 = Un tour est exactement un mouvement ou une attaque.
DP-44 = On n'a pas le droit de passer.
DP-45 = Il y a toujours un mouvement permis : le joueur a au moins le Phylactère ; avec deux piles ou plus, on peut déplacer une carte ; avec une pile, il y a deux rangées vides où en fonder une.
DP-46 = Quand le mouvement ou l'attaque est fini et que personne n'a gagné, on fait les contrôles de fin de tour DP-94, DP-95 et DP-96 dans cet ordre ; puis c'est le tour de l'autre.
DP-47 = Un joueur ne bouge que des cartes de ses trois rangées.
DP-48 = Étaler L (slide) : la partie étalée de la pile de la rangée L glisse à droite, et une carte de plus devient lisible pour son maître. Il faut qu'au moins une carte de la pile soit encore cachée. L'ordre des cartes ne change pas.
DP-49 = Monter L k (raise) : dans la rangée L, la carte étalée à k places à gauche de celle du dessus va au-dessus, au bout droit de la cascade. L'ordre des autres et la longueur de la cascade ne changent pas.
DP-50 = Déplacer L M (transfer) : la carte du dessus de la pile de la rangée L va sur la pile du joueur dans une autre rangée M, qui doit avoir des cartes ; elle y est étalée (DP-36) ; la rangée L suit DP-34 ou DP-35.
DP-51 = Fonder L M (found) : la carte du dessus de la pile de la rangée L va dans la rangée vide M du joueur et y forme une nouvelle pile. Une carte seule le peut aussi, ce qui laisse la rangée L vide. Peu importe comment la rangée M s'est vidée.
DP-52 = Couler L (sink) : la carte du dessus de la pile de la rangée L coule (DP-37). La pile doit avoir au moins deux cartes.
DP-53 = Un mouvement doit changer la position : couler une carte seule et monter la carte du dessus ne sont pas des mouvements.
DP-54 = Un mouvement ne révèle aucun mot à l'adversaire ; il voit quelle carte est allée où.
DP-55 = Un joueur peut regarder toutes les cartes de ses piles, même cachées, pour réfléchir. (maison) La table montre toujours à chacun toutes ses cartes.
DP-56 = Les mouvements permis sont : pour chaque pile à soi, monter chacune des cartes étalées sauf celle du dessus, étaler si une carte est cachée, couler s'il y a deux cartes ou plus ; et, pour chaque pile à soi, deux mouvements de sa carte du dessus, car il y a exactement deux autres rangées où aller, en se déplaçant ou en fondant. Attaques : une par pile dont la carte du dessus a une action. Le premier tour offre 3 + 3 + 6 = 12 mouvements et jusqu'à 3 attaques ; le plus possible avec les cartes imprimées est 19 (10 cartes, grâce à Gnaremoob).
DP-57 = Attaquer L : le joueur révèle à l'adversaire la carte du dessus de sa pile de la rangée L. C'est maintenant la carte qui attaque ; son maître est l'attaquant, l'autre le défenseur.
DP-58 = Une carte sans action ne peut pas attaquer. Avec les cartes imprimées, c'est seulement la Mine.
DP-59 = L'attaque est permise même si la rangée d'en face est vide, et même si elle n'aura pas d'effet.
DP-60 = Seules comptent les consignes de la carte du dessus ; les autres cartes de la cascade qui attaque ne prêtent que leur énergie et ne sont pas montrées.
DP-61 = Une attaque se déroule ainsi : (1) révéler la carte qui attaque ; (2) s'il n'y a pas de pile en face, ou si l'action n'est pas une menace (DP-62), aller à 6 ; (3) le défenseur révèle la carte D du dessus d'en face ; (4) le défenseur annonce l'énergie totale de la cascade d'en face ; (5) si D a une réaction disponible, elle s'accomplit, puis DP-70 décide de la suite ; (6) on suit dans l'ordre les consignes de la carte qui attaque ; (7) le tour finit.
DP-62 = Une action est une menace si, avec une pile en face, elle pourrait détruire une carte d'en face ou doit comparer les énergies. Toujours des menaces : Phylactère, Boomerang, Boule de feu, Projectile magique, Foudre, Éclair, Gnaremoob, Batterie, Grenade, Éventail, Orbe guidé. Menace seulement contre une pile d'une seule carte : Bulle. Jamais des menaces : Boule à facettes, Décharge, Mise à la terre, Leurre.
DP-63 = Contre une action qui n'est pas une menace, le défenseur ne révèle rien, n'annonce rien, et aucune réaction ne s'accomplit.
DP-64 = Contre une menace, le défenseur doit montrer la carte du dessus d'en face.
DP-65 = Contre une menace, le défenseur annonce aussi l'énergie de la cascade d'en face : la simple somme (DP-30) à ce moment, avant la réaction et avant tout doublement. On l'annonce pour chaque menace, même quand l'action ne comparera pas les énergies (Grenade, Orbe guidé, Bulle).
DP-66 = Les autres cartes de la cascade du défenseur n'ont pas à être montrées.
DP-67 = Le total annoncé doit être vrai. (maison, DP-R38) La table le calcule et l'annonce ; on ne peut pas mentir.
DP-68 = Le total de l'attaquant n'est pas annoncé ; le défenseur apprend seulement ce que montre le résultat.
DP-69 = Si la carte révélée D a une réaction, elle s'accomplit avant les consignes de la carte qui attaque.
DP-70 = Après la réaction : si la carte qui attaque n'est plus dans la pile d'où elle attaquait, l'attaque est finie (DP-72) ; sinon, si la rangée d'en face est maintenant vide, aller à l'étape 6 ; sinon, si la carte du dessus d'en face n'est plus D, la nouvelle est attaquée à sa place : répéter avec elle les étapes 3 à 5 ; sinon, aller à l'étape 6.
DP-71 = Dans une attaque, chaque carte réagit au plus une fois : la répétition finit donc.
DP-72 = Si la carte qui attaque est détruite pendant la réaction, aucune de ses consignes n'est suivie ; le tour finit.
DP-73 = Les consignes de la carte qui attaque sont suivies dans l'ordre où ses règles les donnent, chacune sur la position du moment.
DP-74 = Une consigne dont l'objet n'existe pas (pas de pile en face, pas de carte en face) est sautée ; les suivantes sont quand même suivies.
DP-75 = Les consignes après la comparaison d'énergie (replier, couler, détruire cette carte) sont suivies, qu'elle ait réussi ou non, sauf si la carte dit « sinon ».
DP-76 = « Plus grande » compare deux totaux : l'énergie de la cascade qui attaque et celle de la cascade d'en face, additionnées quand on arrive à la consigne, après toutes les réactions et les consignes précédentes.
DP-77 = Chaque total compte la carte du dessus de sa pile : l'énergie de la carte qui attaque compte, et celle de la carte attaquée aussi.
DP-78 = Le total de l'attaque doit être strictement plus grand. L'égalité ne détruit pas.
DP-79 = Un doublement multiplie par 2 tout le total de son côté, pour le reste de cette attaque seulement. Ceux de l'attaquant et du défenseur sont indépendants.
DP-80 = « Carte d'en face », sur une carte, veut dire la carte du dessus d'en face.
DP-81 = Tout ce qui est révélé, annoncé, les réactions, destructions, cartes coulées, cascades repliées et changements de place d'une attaque sont connus de tous ; de même si la comparaison d'énergie a réussi.
DP-82 = Une carte révélée est montrée, puis redevient privée à sa place. On peut s'en souvenir.
DP-83 = Une réaction ne s'accomplit que si sa carte est celle du dessus d'en face, révélée à l'étape 3 d'une attaque. Les cartes plus bas dans la pile, étalées ou non, ne réagissent jamais.
DP-84 = Une réaction est obligatoire si elle est possible, sauf celle du Leurre, qui dit qu'elle est au choix.
DP-85 = Dans une réaction, « cette carte » est celle qui réagit et « en face » veut dire la pile de l'attaquant dans la même rangée.
DP-86 = Une réaction marquée « une fois par partie » sert une seule fois à cette carte dans toute la partie. Chaque exemplaire a la sienne.
DP-87 = Elle est servie quand la carte bouge vraiment par sa réaction ; une réaction refusée ou impossible n'est pas servie.
DP-88 = Les réactions servies sont connues de tous. La marque appartient à la carte et la suit partout ; la table la garde, à une vraie table son maître y tourne un jeton.
DP-89 = « Une fois par partie » ne limite que la réaction ; l'action de la carte peut servir autant qu'on veut.
DP-C-Phylactery-1 = Action : le total de l'attaquant est doublé ; puis, s'il est plus grand, la carte d'en face est détruite.
DP-C-Phylactery-2 = Rien d'autre ne se passe : le Phylactère reste dessus et sa cascade ne change pas, que l'attaque réussisse ou non.
DP-C-Phylactery-3 = Réaction : le total du défenseur est doublé pour cette attaque.
DP-C-Phylactery-4 = Quand un Phylactère est détruit, pour quelque raison que ce soit, le joueur de son côté perd aussitôt.
DP-C-Phylactery-5 = Si un Phylactère attaque un Phylactère, les deux totaux sont doublés ; l'attaque réussit exactement si la somme non doublée de l'attaquant est plus grande.
DP-C-Phylactery-6 = Le doublement ne touche que les totaux, jamais l'énergie de la carte elle-même (1), et ne protège pas des actions qui ne comparent pas de totaux (Grenade, Orbe guidé, Bulle contre une carte seule).
DP-C-Phylactery-7 = Un Phylactère dans une cascade mais pas au-dessus ajoute son énergie 1 et ne double rien.
DP-C-Phylactery-8 = Aucun effet imprimé n'envoie un Phylactère de l'autre côté de la table.
DP-C-Bubble-1 = Action contre une pile de deux cartes ou plus : sa carte du fond remonte (DP-39). Ce n'est pas une menace ; l'attaquant ne voit pas la carte.
DP-C-Bubble-2 = Action contre une pile d'exactement une carte : cette carte est détruite, sans comparer les énergies. C'est une menace.
DP-C-Bubble-3 = Réaction, une fois par partie : la Bulle passe du dessus de sa pile au-dessus d'une autre pile de son maître et y rejoint la cascade (DP-36). Son maître choisit parmi ses autres rangées non vides.
DP-C-Bubble-4 = Si son maître n'a pas d'autre pile, la Bulle ne réagit pas et sa réaction n'est pas servie. Elle ne peut aller ni dans une rangée vide ni du côté de l'adversaire.
DP-C-Bubble-5 = Après son action, la Bulle reste au-dessus de sa pile ; sa propre cascade ne change pas.
DP-C-Bubble-6 = Après sa réaction, l'attaque continue selon DP-70 : contre la carte suivante de la pile que la Bulle a quittée, ou contre rien.
DP-C-Mirrorball-1 = Action : le défenseur montre à l'attaquant chaque carte de la cascade d'en face ; puis la Boule à facettes est détruite.
DP-C-Mirrorball-2 = Réaction : l'attaquant montre au défenseur chaque carte de la cascade qui attaque ; puis l'attaque continue comme d'habitude.
DP-C-Mirrorball-3 = L'action n'est pas une menace : se détruire soi-même ne compte pas. Aucun total n'est annoncé et rien ne réagit.
DP-C-Mirrorball-4 = Les cartes cachées sous une cascade ne sont pas montrées. Une pile repliée ne montre que sa carte du dessus.
DP-C-Mirrorball-5 = Contre une rangée vide, rien n'est montré ; la Boule à facettes est détruite quand même.
DP-C-Boomerang-1 = Action : si le total est plus grand, la carte d'en face est détruite.
DP-C-Boomerang-2 = Puis la cascade de l'attaquant se replie, que l'attaque réussisse ou non.
DP-C-Boomerang-3 = Le Boomerang reste au-dessus de sa pile.
DP-C-Discharge-1 = Action : la cascade d'en face se replie ; puis la Décharge coule. Pas une menace.
DP-C-Discharge-2 = Réaction : la cascade de l'attaquant se replie avant qu'on compte l'énergie : le total de l'attaquant est donc celui de la seule carte qui attaque (sauf si l'action étale de nouveau des cartes, comme l'Éventail).
DP-C-Discharge-3 = Sa propre cascade ne se replie pas par son action ; elle perd seulement la Décharge (DP-37).
DP-C-Discharge-4 = La réaction replie la cascade de l'attaquant contre chaque menace, même une qui ne compte pas d'énergie.
DP-C-Fireball-1 = Action : si le total est plus grand, la carte d'en face est détruite.
DP-C-Fireball-2 = S'il n'est pas plus grand (égalité comprise), la carte d'en face coule ; seule dans sa pile, elle reste.
DP-C-Fireball-3 = Puis la Boule de feu est détruite, que l'attaque réussisse ou non, même contre une rangée vide.
DP-C-Fireball-4 = La cascade de l'attaquant ne se replie pas ; elle perd seulement la Boule de feu (DP-34).
DP-C-MagicMissile-1 = Action : si le total est plus grand, la carte d'en face est détruite.
DP-C-MagicMissile-2 = Puis la cascade de l'attaquant se replie et le Projectile magique coule, que l'attaque réussisse ou non.
DP-C-Thunderbolt-1 = Action : si le total est plus grand, la carte d'en face est détruite.
DP-C-Thunderbolt-2 = Puis la cascade de l'attaquant se replie et la Foudre coule, que l'attaque réussisse ou non.
DP-C-Lightning-1 = Action : si le total est plus grand, la carte d'en face est détruite.
DP-C-Lightning-2 = Puis la cascade de l'attaquant se replie et l'Éclair coule, que l'attaque réussisse ou non, exactement comme pour la Foudre.
DP-C-Gnaremoob-1 = Action : si le total est plus grand, la carte d'en face est détruite.
DP-C-Gnaremoob-2 = Puis, que l'attaque réussisse ou non, Gnaremoob quitte la pile de l'attaquant (DP-34) et va au fond de la pile d'en face, caché. Le s d'en face ne change pas.
DP-C-Gnaremoob-3 = S'il n'y a pas de pile en face à ce moment, Gnaremoob reste au-dessus de sa propre pile.
DP-C-Gnaremoob-4 = Dès lors, Gnaremoob est tout à fait une carte de l'adversaire : lui seul peut la regarder, la bouger, l'étaler, la compter et attaquer avec elle, et sa prochaine attaque peut la ramener.
DP-C-Gnaremoob-5 = Les deux joueurs connaissent la carte, puisqu'elle vient d'être révélée ; son ancien maître n'y a plus aucun droit.
DP-C-Decoy-1 = Action : la carte d'en face coule, sans que l'attaquant la voie ; seule dans sa pile, elle reste. Pas une menace. Le Leurre reste dessus.
DP-C-Decoy-2 = Réaction, une fois par partie, au choix : le Leurre passe du dessus de sa pile au-dessus de la pile où est le Phylactère de son maître et y rejoint la cascade (DP-36). Puis DP-70.
DP-C-Decoy-3 = Si le Phylactère est dans la pile du Leurre, il n'y a pas de réaction et rien n'est servi.
DP-C-Decoy-4 = Si son maître refuse, l'attaque continue contre le Leurre et la réaction n'est pas servie.
DP-C-Decoy-5 = Le saut dit à l'adversaire dans quelle rangée est le Phylactère (pas à quelle hauteur) ; c'est connu de tous.
DP-C-Mine-1 = La Mine n'a pas d'action et ne peut pas attaquer.
DP-C-Mine-2 = Réaction : la carte qui attaque (celle du dessus de l'attaquant dans cette rangée) est détruite, quelles que soient les énergies.
DP-C-Mine-3 = Puis la Mine est détruite. (maison, DP-R29) L'attaque est finie ; les consignes de la carte qui attaque ne sont pas suivies.
DP-C-Mine-4 = Si la carte qui attaque est un Phylactère, son maître perd aussitôt ; la Mine n'est plus détruite.
DP-C-Mine-5 = La Mine ne réagit pas aux actions qui ne sont pas des menaces : le Leurre peut la couler, la Bulle l'enterrer, la Boule à facettes la montrer, la Décharge et la Mise à la terre replier sa cascade.
DP-C-Mine-6 = La Mine peut être bougée, étalée et comptée comme toute carte.
DP-C-Battery-1 = Action : la carte d'en face est détruite si le total de l'attaque moins celui d'en face fait 4 ou plus.
DP-C-Battery-2 = Rien d'autre ne se passe ; la Batterie reste dessus et sa cascade ne change pas.
DP-C-Battery-3 = Le doublement par un Phylactère qui défend compte avant la différence.
DP-C-Ground-1 = Action : la cascade d'en face se replie. Pas une menace.
DP-C-Ground-2 = Puis l'attaquant peut couler la Mise à la terre. (maison) On choisit après le repli ; ce n'est pas proposé si la Mise à la terre est seule.
DP-C-Ground-3 = Réaction : comme DP-C-Discharge-2 et DP-C-Discharge-4.
DP-C-Grenade-1 = Action : la carte d'en face est détruite, quelles que soient les énergies.
DP-C-Grenade-2 = Puis la Grenade est détruite, même contre une rangée vide.
DP-C-Grenade-3 = C'est une menace : les réactions passent d'abord. Une Mine la détruit avant qu'elle agisse ; une Bulle ou un Leurre qui bouge lui laisse la carte suivante.
DP-C-Fan-1 = Action : toutes les cartes de la pile de l'Éventail deviennent sa cascade. Cela se fait après la réaction.
DP-C-Fan-2 = Puis, si le total est plus grand et que la pile d'en face a deux cartes ou plus, la carte d'en face coule.
DP-C-Fan-3 = Si le total est plus grand et que la carte d'en face est seule, elle est détruite à la place.
DP-C-Fan-4 = Si le total n'est pas plus grand, rien de plus ne se passe. Dans tous les cas, l'Éventail reste dessus et la cascade reste entière.
DP-C-Fan-5 = L'Éventail est une menace contre toute pile d'en face. Contre une rangée vide, seul DP-C-Fan-1 a lieu.
DP-C-GuidedOrb-1 = Action : la carte d'en face est détruite si sa propre énergie est 0 ou 1.
DP-C-GuidedOrb-2 = Sa propre énergie est le nombre écrit sur cette carte ; cascades et doublements ne comptent pas. Ses proies : Phylactère, Bulle, Boule à facettes, Boomerang, Projectile magique, Gnaremoob, Mise à la terre, Grenade, Éventail, la carte personnelle (et la Mine, qui réagit d'abord).
DP-C-GuidedOrb-3 = Puis l'Orbe guidé coule, que l'attaque réussisse ou non ; sa cascade ne se replie pas (DP-37).
DP-90 = Le premier qui détruit le Phylactère de l'autre gagne.
DP-91 = La partie finit au moment même de la destruction ; plus aucune consigne d'aucune carte n'est suivie.
DP-92 = Le perdant est le joueur du côté duquel était le Phylactère détruit, quel que soit celui qui l'a causé et à quel tour. On peut perdre à son propre tour (en attaquant une Mine avec le Phylactère).
DP-93 = Les destructions viennent l'une après l'autre et le premier Phylactère finit la partie : les deux ne peuvent donc jamais perdre.
DP-94 = Si, à la fin d'un tour, chaque joueur n'a plus que son Phylactère, la partie est nulle : 2 × 1 n'est jamais plus grand que 2 × 1.
DP-95 = Si aucune carte n'a été détruite pendant autant de tours de suite que le dit « stagnation_limit » (d'ordinaire 60), ceux des deux joueurs comptés, la partie finit avec le résultat de « stagnation_result » (d'ordinaire partie nulle).
DP-96 = Avec l'option « repetition_draw » = n > 0, la partie est nulle à la fin d'un tour après lequel la même position (mêmes cartes aux mêmes places, mêmes cascades, mêmes réactions servies, même joueur à jouer) est là pour la n-ième fois. Sans elle d'ordinaire.
DP-97 = Une étape est sautée, avec son « else », si son objet est foe ou foe_top et qu'il n'y a pas de pile en face (ou que l'attaque a manqué avec « dodge » = miss), ou si son objet est self et que la carte qui agit a quitté sa pile. Les conditions sur foe sont fausses sans pile en face et après un coup manqué.
DP-98 = Une action est une menace si une pile est en face et (a) si une étape, « else » compris, a une condition greater, greater_by ou foe_top_energy_max, ou (b) si une étape détruit foe_top et que toutes ses conditions foe_alone et mine_alone sont vraies quand l'attaque est annoncée. Cela donne exactement les listes de DP-62.
DP-99 = Une réaction est disponible, sauf si elle est « once » et servie, ou si elle a une étape « move » sans destination. Une réaction « once » est servie quand elle s'accomplit. Avec « may », on demande d'abord à son maître ; refuser ne sert rien.
DP-100 = Une étape avec « may » n'est pas proposée si elle serait sautée ou ne changerait rien (couler une carte seule).
DP-101 = Limites d'une carte personnelle : énergie 1 (imprimée sur la carte vierge) ; un nom de 1–24 caractères qu'aucune autre carte n'a ; au plus 3 étapes d'action et 2 de réaction (les étapes « else » ne comptent pas, une seule fois imbriquées) ; action et réaction pas toutes deux absentes ; une réaction avec « move » doit être « once » ; jamais « lose_if_destroyed ». Les joueurs s'accordent sur elle avant le choix des cartes ; les deux peuvent la prendre.
DP-R1 = Combien y a-t-il de cartes ? Le texte montre deux fois une liste de neuf cartes et une fois une liste de huit cartes et une vierge. Ou bien la première liste est la copie double d'une feuille, ou bien la feuille s'y trouve vraiment deux fois. Décision : elle s'y trouve deux fois ; 27 cartes. Avec un seul exemplaire, il y aurait un Phylactère pour deux joueurs et 18 cartes en tout, dont une vierge : il ne resterait rien à retirer après le choix ; or le livret, à la mise en place, donne un Phylactère à chaque joueur et retire un reste (27 − 18 = 9 avec la vierge). Pas d'option.
DP-R2 = Qui choisit en premier ? Le livret ne le dit pas. Décision : on lance une pièce. C'est juste, car celui qui choisit en second joue le premier tour. Option « first_picker ».
DP-R3 = La carte vierge est-elle à choisir ? Décision : seulement si les joueurs lui ont donné un texte (option « custom_card ») ; elle est alors dans la réserve comme toute carte, avec son énergie imprimée 1. Une carte vierge sans texte n'a ni action ni réaction et ne serait qu'un jeton ; elle reste dehors.
DP-R4 = Un joueur peut-il ne rien faire ? Le livret dit qu'un joueur peut bouger ou attaquer ; on pourrait lire qu'il peut ne faire ni l'un ni l'autre. Décision : « peut » offre le choix entre les deux ; il faut faire l'un des deux. Passer rendrait l'attente gratuite et les blocages plus faciles, et il y a toujours un mouvement permis. Pas d'option.
DP-R5 = Et si un joueur ne peut rien faire ? Cela ne peut pas arriver. Un joueur sans carte n'a plus de Phylactère et a perdu. Avec une pile, deux rangées sont vides et la carte du dessus peut y aller ; avec plus de piles, on peut déplacer. Une Mine au-dessus de chaque pile n'interdit que les attaques. DP-56 le prouve en comptant : au moins 2k ≥ 2 mouvements.
DP-R6 = Un joueur peut-il bouger des cartes des piles de l'autre ? La liste des mouvements dit « une pile » et « toute pile ». Décision : ses propres piles seulement. Sinon les actions du Leurre et de la Bulle seraient gratuites pour tous, et l'on bougerait des cartes qu'on ne peut pas lire. Pas d'option.
DP-R7 = Une cascade peut-elle grandir en l'étalant encore ? Lecture 1 : seule la carte du dessus glisse ; on ne peut donc étaler qu'une pile repliée, et cela donne deux cartes étalées. Lecture 2 : chaque fois découvre une carte de plus. Décision : lecture 2 (« slide » = extend). La définition d'une cascade ne fixe pas de limite à deux, une pile de trois cartes ne pourrait sinon jamais montrer toutes ses cartes sans l'Éventail ou une carte d'une autre pile, et la force de l'Éventail est de faire en un tour ce qui en prend plusieurs. La lecture 1 est l'option « slide » = once.
DP-R8 = Monter une carte en découvre-t-il une cachée ? Sur la table, lever la carte étalée la plus à gauche pourrait montrer celle qu'elle couvrait. Décision : non ; les cartes étalées restantes se resserrent et s reste le même. Le livret ne parle de découvrir que pour étaler. Pas d'option.
DP-R9 = Les cartes restent-elles étalées quand celle du dessus est détruite, coulée ou déplacée ? Décision : oui. Les cartes qu'on pouvait lire restent lisibles ; la cascade a simplement une carte de moins, jamais moins que la nouvelle carte du dessus. Seul un repli cache des cartes étalées. Cela vient de ce que la cascade est faite des cartes du dessus étalées, et de ce que le repli est une consigne à part sur certaines cartes (Projectile magique) et absente d'autres (Orbe guidé, Boule de feu).
DP-R10 = Une carte mise au-dessus par un effet est-elle étalée ? Le livret le dit pour le déplacement. Il ne dit rien pour la réaction de la Bulle, celle du Leurre et l'action de la Bulle. Décision : la même règle pour tous : une carte qui arrive au-dessus d'une pile rejoint sa cascade. Une seule règle pour toute arrivée, et la seule que montre le livret. Pour l'action de la Bulle sur une pile toute étalée, la carte comptait déjà, et sa cascade garde sa longueur. Pas d'option.
DP-R11 = Que fait couler une carte seule ? Rien : le fond et le dessus sont la même place. Dans un effet, c'est sauté ; comme mouvement, c'est interdit, car ce serait passer. La Bulle et l'Éventail disent clairement qu'ils détruisent alors la carte seule ; les autres cartes non.
DP-R12 = Un joueur peut-il replier ou ranger sa cascade librement ? Décision : non. Les cinq mouvements sont la liste complète. Regarder ne permet pas de ranger.
DP-R13 = Qu'est-ce qui est « en face » quand des piles ont bougé ou disparu ? Décision : les rangées sont des places fixes ; en face est toujours la même rangée de l'autre côté, telle qu'elle est au moment où le mot s'applique. Une carte qui change de rangée fait face à ce qui s'y trouve. Il n'y a pas d'attaque en biais, et une rangée vide en face n'est jamais remplacée par une voisine.
DP-R14 = Peut-on attaquer une rangée vide ? Lecture 1 : une attaque a besoin de quelque chose à attaquer. Lecture 2 : attaquer, c'est révéler une carte du dessus et suivre ses consignes, quoi qu'il y ait en face. Décision : lecture 2 (à la lettre) ; les consignes sur les cartes d'en face sont sautées, les autres suivies (l'Éventail étale, la Décharge coule, la Grenade se détruit). Cela ne fait d'ailleurs aucun mal à l'adversaire. L'option « empty_row_attack » = forbidden donne la lecture 1.
DP-R15 = Quelle est l'énergie d'une pile repliée ? Lecture 1 : celle de sa carte du dessus (une cascade d'une carte). Lecture 2 : zéro, puisque rien n'est étalé. Décision : lecture 1. Le livret fait annoncer l'énergie au défenseur à chaque attaque, trois cartes au même texte ne diffèrent que par l'énergie, et selon la lecture 2 aucune pile repliée ne pourrait rien détruire par l'énergie, si bien que les réactions de la Décharge et de la Mise à la terre défendraient tout à fait contre toute comparaison, sauf celle de l'Éventail. L'option « collapsed_energy » = zero donne la lecture 2.
DP-R16 = Que compare « l'énergie de la cascade est plus grande » ? Décision : toutes les cartes étalées de la pile qui attaque, avec la carte qui attaque, contre toutes les cartes étalées de la pile d'en face, avec celle du dessus ; strictement plus grand. La Batterie dit clairement que la cascade d'en face est l'autre côté de la comparaison ; c'est partout le même sens. Ne se comparent pas : les cartes cachées, les autres rangées, la seule carte attaquée (seul l'Orbe guidé la regarde).
DP-R17 = Les consignes « puis … » dépendent-elles du succès ? Décision : non. La condition n'appartient qu'à la destruction ; ce qui suit se fait dans tous les cas. La Boule de feu montre le modèle : elle nomme les deux résultats, puis se détruit.
DP-R18 = L'Éclair, dont le texte n'a pas le « puis » de ses sœurs, agit-il comme elles ? Décision : c'est un oubli ; l'Éclair agit comme le Projectile magique et la Foudre, avec l'énergie 3.
DP-R19 = Quand le défenseur révèle-t-il et réagit-il ? Le livret demande de révéler quand l'action peut détruire une carte, et parle des réactions juste après. Questions : se détruire soi-même compte-t-il (Boule à facettes) ? La Bulle compte-t-elle contre une haute pile, l'Éventail aussi ? Réagit-on sans révéler ? Décisions : (a) seul compte de détruire une carte d'en face ; (b) les conditions de hauteur, de la Bulle et des autres, se jugent sur les hauteurs visibles quand l'attaque est annoncée : la Bulle n'est une menace que contre une carte seule ; (c) une action qui doit comparer les énergies a besoin du total et de la réaction qui peut le changer : l'Éventail est donc toujours une menace ; une condition d'énergie hors de portée (Batterie avec 3) ne rend pas l'action inoffensive, car le total de l'attaquant est privé ; (d) sans révélation, pas de réaction : les actions qui ne font que regarder, couler, remonter ou replier ne déclenchent rien. Pas d'option.
DP-R20 = La Décharge et la Mise à la terre replient-elles l'attaquant même si aucune énergie n'est comptée ? Décision : oui. Les mots sur le compte disent le moment, pas une condition. Contre la Grenade, l'Orbe guidé et la Bulle (carte seule), la cascade de l'attaquant se replie bien que le résultat n'en dépende pas.
DP-R21 = Quel total annonce-t-on, et quand ? Décision : la simple somme de la cascade d'en face quand sa carte du dessus est révélée, avant réaction et doublement. Rien ne se perd : le doublement se déduit du Phylactère révélé. Si la carte révélée s'en va, la nouvelle carte du dessus est révélée et la nouvelle somme annoncée. On l'annonce pour chaque menace, car le livret ne fait pas d'exception.
DP-R22 = L'attaquant doit-il annoncer son total ? Le livret n'y oblige que le défenseur. Décision : non. Le résultat de la comparaison est connu de tous, le nombre de l'attaquant ne l'est pas. La table ne doit pas l'écrire dans le récit du défenseur.
DP-R23 = Une carte révélée reste-t-elle ouverte ? Lecture 1 : elle reste face visible. Lecture 2 : on la montre et on la retourne. Décision : lecture 2 ; les piles ne doivent être lisibles que pour leur maître. Comme chaque mouvement d'une carte se voit, un joueur à la mémoire parfaite peut suivre une carte révélée toute la partie ; l'écran peut donc la marquer (option « memory_aid », affichage seulement). Un robot le peut toujours.
DP-R24 = L'adversaire voit-il la hauteur d'une pile et combien de cartes sont étalées ? Décision : oui, et aussi quelle carte va où. Les cartes sont sur la table ; seuls leurs mots sont tournés. La Bulle et l'Éventail ont besoin de la hauteur.
DP-R25 = Quand et où peut-on regarder ? Le livret le permet pour préparer un mouvement. Décision : ses propres piles, à tout moment ; comme un joueur sait où il a mis ses cartes, cela n'apprend rien de nouveau. Celles d'en face jamais.
DP-R26 = La Bulle ou le Leurre s'en va quand on l'attaque : que frappe l'attaque ? Lecture 1 (« next ») : la réaction d'abord, puis l'attaque, dont les mots nomment la carte du dessus d'en face : la carte suivante est donc frappée ; si elle peut être détruite, elle doit être révélée et peut réagir à son tour. Lecture 2 (« miss ») : l'attaque visait la carte partie et manque. Décision : lecture 1. Elle suit les mots dans leur ordre, n'a pas besoin de l'idée de viser, et vaut pour toute attaque. S'il ne reste pas de carte dans la rangée, rien n'est frappé. Il y a peu de répétitions : seules les deux Bulles et le Leurre peuvent partir, chacun une fois par partie. Avec « miss », toutes les consignes sur la pile d'en face ou sa carte du dessus sont sautées pour cette attaque (la Boule de feu et l'Éventail ne coulent rien non plus) ; les consignes sur la carte qui attaque et sa cascade sont suivies, le passage de Gnaremoob compris s'il reste une pile en face. Option « dodge » = next | miss, normal next.
DP-R27 = La Bulle doit-elle bouger ? La réaction du Leurre est dite au choix, celle de la Bulle non. Décision : la Bulle doit bouger la première fois qu'elle est attaquée, si son maître a une autre pile ; elle ne va jamais dans une rangée vide, car le livret distingue « une autre pile » et « une rangée vide ». Conséquence : une Bulle sur son propre Phylactère est risquée. Option « bubble_reaction » = must | may, normal must.
DP-R28 = Qui tient le compte des pouvoirs « une fois par partie » ? Rien n'est dit. Décision : des marques connues de tous, liées à la carte. Le pouvoir est servi en bougeant, pas quand on demande.
DP-R29 = La Mine détruit la carte qui attaque : et ses consignes ? Lecture 1 : elles sont suivies quand même (la carte suivante peut être détruite). Lecture 2 : l'attaque finit. Décision : lecture 2. Il n'y a plus de carte qui attaque dont on pourrait suivre les consignes, plus de cascade avec elle au-dessus, et « cette carte » n'aurait pas de sens. Même le repli du Boomerang n'a pas lieu. Pas d'option.
DP-R30 = Et si une consigne n'a pas d'objet ? Décision : elle est sautée et le reste est suivi. Une comparaison d'énergie sans pile en face compte comme ratée, mais les consignes sur la carte absente (le « sinon, couler » de la Boule de feu) sont sautées aussi.
DP-R31 = Et si Gnaremoob n'a rien sous quoi se glisser ? Lectures : il fonde une pile dans la rangée vide de l'adversaire ; ou il reste. Décision : il reste au-dessus de sa propre pile. La carte parle d'une pile en face, et le livret distingue les piles des rangées vides.
DP-R32 = À qui est Gnaremoob après avoir changé de côté ? Décision : il appartient en tout au joueur dans la pile duquel il est. Rien n'appartient pour toujours dans ce jeu ; « ton » veut dire de ton côté.
DP-R33 = L'Éventail détruit-il une carte seule sans énergie plus grande ? Lecture 1 : « seule → détruite » se suffit. Lecture 2 : cela remplace couler, impossible pour une carte seule, et a donc la même condition. Décision : lecture 2. « Seule » parle de la carte d'en face, pour l'Éventail comme pour la Bulle.
DP-R34 = Quelle énergie regarde l'Orbe guidé ? Décision : le nombre imprimé sur la carte du dessus d'en face. Doubler parle de l'énergie de la cascade et ne le change pas ; un Phylactère à découvert est une proie.
DP-R35 = Un joueur peut-il détruire son propre Phylactère, ou les deux tomber ensemble ? Avec les cartes imprimées, son propre Phylactère ne peut tomber à son tour que par une Mine. Les cartes qui se détruisent ne sont jamais des Phylactères. Comme les destructions se suivent, la première décide. Pour les cartes personnelles, DP-C-Phylactery-4 vaut : celui dont le Phylactère tombe d'abord perd.
DP-R36 = Et s'il ne reste que deux Phylactères seuls ? Chaque attaque est 2 contre 2, pour toujours. Décision : nulle aussitôt (DP-94). Les autres positions sans espoir sont laissées à DP-95.
DP-R37 = Et la répétition, les blocages ? Le jeu imprimé peut durer toujours (les deux joueurs coulent et étalent). Décision : DP-95 y met fin par une nulle. La répétition n'a pas besoin de sa propre règle, car une position répétée veut dire que rien n'a été détruit ; une règle de n fois existe au choix pour les tournois. Elle compare les cartes réelles, que les deux joueurs peuvent suivre : elle ne trahit donc rien.
DP-R38 = Et si un joueur annonce un faux total à une vraie table ? Le livret demande d'être honnête et n'a pas de punition. Ici, la table annonce.
DP-R39 = Importe-t-il qui range en premier ? Non. Rien d'un rangement ne se voit avant ni après ; tous deux ne comptent que quand les deux sont prêts.
DP-R40 = Peut-on abandonner, peut-on s'accorder sur la nulle ? Rien n'est dit. C'est un service de la table, pas une règle du jeu ; un abandon compte comme une défaite.
DP-R41 = Quelles limites de stagnation peut-on choisir ? La liste des options dit de 10 à 400, mais un exemple joue avec 4. Décision : tout nombre entier de 2 à 400 ; de petites limites servent aux essais et aux casse-tête rapides, et 60 reste la valeur normale.
DP-R42 = Que devient une cascade quand une carte part de l'intérieur de sa pile ? Aucune carte imprimée ne le fait ; une carte personnelle le peut, en remontant une carte au-dessus d'elle avant d'être détruite ou de bouger. Décision : la cascade perd la carte si elle était étalée, et reste telle quelle si elle était cachée ; elle n'est jamais plus courte que la carte du dessus.
DP-R43 = Et si l'étape d'une carte personnelle a « if » et « may » ? Décision : les conditions d'abord ; c'est seulement si elles sont vraies qu'on demande à son maître. « else » n'appartient qu'aux conditions : refuser mène donc à l'étape suivante et non au « else ».
DP-R44 = Et si le total d'un côté est doublé deux fois dans une attaque ? Aucune carte imprimée ne le fait. Décision : chaque doublement compte : deux font quatre fois l'énergie.
DP-R45 = Comment un joueur rend-il un rangement de neuf cartes ? Décision : carte par carte, depuis la rangée 1 et de bas en haut ; quand ce qui reste ne peut se poser que d'une façon, c'est posé sans demander. L'adversaire n'en voit rien, pas même où l'on en est, jusqu'à ce que le joueur ait fini.
DP-R46 = Quelles positions comptent pour « repetition_draw » ? DP-96 regarde la fin d'un tour. Décision : la position où commence le duel a aussi été là une fois ; y revenir est donc sa seconde fois ; après une carte détruite, on recompte à neuf, car aucune position d'avant ne peut revenir.

## The lesson

dp-lesson-title = Apprendre Duel of the Prestidigitators
dp-lesson-1 = Deux magiciens se font face sur une scène à trois rangées. Chacun cache une urne, le Phylactère, dans une de ses piles. Brise l'urne de l'autre et tu gagnes. Tes cartes sont en bas ; celles de Mirabel, face cachée, en haut.
dp-lesson-2 = D'abord, chacun prend une carte à son tour, jusqu'à neuf. Tout le monde voit qui prend quoi. Le nombre dans le coin est l'énergie. Prends une des plus fortes : énergie 3.
dp-lesson-2-good = Elle est à toi, son ruban le dit. Mirabel prend la Mine. Retiens-le : elle sera quelque part parmi ses cartes.
dp-lesson-2-wrong = Une belle carte. Mais pour cette leçon, prends-en une avec un 3 : Éclair, Boule de feu ou Batterie.
dp-lesson-3 = Ensuite tu poses tes neuf cartes en trois piles, à l'abri des regards. Il en reste deux : cache le Phylactère au milieu de la rangée 3, mets Foudre par-dessus, puis appuie sur C'est prêt.
dp-lesson-3-good = Bien caché. Seules les cartes du dessus attaquent et sont attaquées.
dp-lesson-3-wrong = Seule la carte du dessus peut être attaquée : le Phylactère n'y est pas en sûreté. Mets-le au milieu, et Foudre dessus.
dp-lesson-4 = Place au duel. À ton tour : un mouvement ou une attaque. Seules comptent les cartes étalées sur le côté : ta cascade. Touche Éclair dans la rangée 1, puis Étaler : une carte de plus apparaît.
dp-lesson-4-good = Décharge est maintenant à côté d'Éclair : 2 + 3 = 5 d'énergie dans la rangée 1. Mirabel étale aussi. Tu le vois, mais pas quelle carte c'est.
dp-lesson-4-wrong = C'est aussi un vrai coup. Pour cette leçon, étale la rangée 1 : touche Éclair, puis Étaler.
dp-lesson-5 = Attaque avec Éclair : touche-le, puis la pile d'en face. Mirabel doit montrer sa carte du dessus et dire l'énergie de sa cascade. Si la tienne est plus grande, sa carte est détruite.
dp-lesson-5-good = 5 contre 1 : le Boomerang est détruit. Après son attaque, Éclair replie ta cascade et coule au fond de sa pile. Beaucoup de cartes fortes font ainsi.
dp-lesson-5-wrong = Pas encore. Touche Éclair dans la rangée 1, puis la pile d'en face.
dp-lesson-6 = Attention : ton Phylactère est arrivé au-dessus de la rangée 3. Touche-le, puis Couler. Il va au fond de sa pile, où personne ne peut l'atteindre.
dp-lesson-6-good = Sauvé. Et voilà la Foudre de Mirabel, contre ton Leurre dans la rangée 2.
dp-lesson-6-wrong = Ton Phylactère resterait dessus, en danger. Touche-le dans la rangée 3, puis Couler.
dp-lesson-7 = Certaines cartes réagissent quand on les attaque. Ton Leurre peut sauter sur la pile de ton Phylactère, une fois par partie. Fais-le sauter.
dp-lesson-7-good = Le Leurre est parti ; l'attaque continue contre la Batterie dessous : 2 contre 3, elle tient bon. Les réactions passent avant tout : réfléchis bien avant d'attaquer une carte inconnue.
dp-lesson-7-wrong = Il peut rester, mais il affronterait la Foudre. Fais-le sauter cette fois.
dp-lesson-8 = Te souviens-tu de la carte que Mirabel a prise au début ? Attaque la rangée 1, pour voir ce qui peut arriver.
dp-lesson-8-good = La Mine ! Elle détruit la carte qui attaque, puis elle-même, quelle que soit l'énergie. Avec ton Phylactère, tu aurais perdu.
dp-lesson-8-wrong = C'est prudent. Mais attaque la rangée 1 cette fois : ce n'est qu'une leçon.
dp-lesson-9 = Tu as vu ce qu'il y a au-dessus de la rangée 1 de Mirabel : son Phylactère, marqué d'un œil. La Batterie demande 4 d'énergie de plus qu'elle. Monte plutôt Éclair : touche-le à gauche de la Batterie, puis Monter.
dp-lesson-9-good = Éclair est dessus, et la Batterie lui prête toujours 3 d'énergie. Mirabel étale aussi, pour se renforcer.
dp-lesson-9-wrong = Bonne idée, mais monte d'abord Éclair : touche-le à gauche de la Batterie, rangée 1.
dp-lesson-10 = Attaqué, un Phylactère double l'énergie de son côté. Ici, trois cartes étalées le protègent, et tu as 6. Étale encore la rangée 1.
dp-lesson-10-good = 1 + 3 + 3 = 7. Et regarde : Mirabel s'enfuit. Elle fonde une pile dans la rangée 2, en face de ton Phylactère.
dp-lesson-10-wrong = Peut-être pas encore assez. Étale d'abord la rangée 1, pour que Mise à la terre aide aussi.
dp-lesson-11 = Dans une autre partie, elle est restée. Tu as 7 d'énergie dans la rangée 1. Leurre et Phylactère ont 2 + 1 = 3, le double fait 6. À toi de frapper.
dp-lesson-11-good = 7 contre 6 : le Phylactère est brisé, tu gagnes. Une égalité n'aurait pas suffi.
dp-lesson-11-wrong = Tu peux gagner tout de suite : touche Éclair dans la rangée 1, puis la pile d'en face.
dp-lesson-12 = Tu peux aussi déplacer une carte du dessus sur une autre de tes piles, ou fonder une pile dans une rangée vide. Si rien n'est détruit trop longtemps, c'est une partie nulle. À toi de jouer ta première partie.

## The plain board

dp-zone-turn = Tour
dp-zone-pool = Réserve commune
dp-zone-drafted = Cartes choisies

## Positions

dp-position-phase = champ « phase » : « { $text } » n'est pas une phase. Phases : { $known }.
dp-position-no-card = champ « { $field } » : il n'y a pas de carte « { $text } ».
dp-position-drafted = les cartes de la place { $letter } ne sont pas celles qu'elle a choisies.
dp-position-token = champ « tokens » : le jeton { $token } manque ou sert deux fois.
dp-position-table = les cartes sur la table et les cartes détruites ne sont pas celles qui ont été choisies.
dp-position-cards = il y a plus de cartes { $card } que dans le jeu.
dp-position-placed = champ « placed { $letter } » : la place n'a pas choisi toutes ces cartes.
dp-position-phylactery = la place { $letter } n'a pas de Phylactère ; la partie serait finie.

## Piles ouvertes dans le terminal

dp-terminal-destroyed-pile = Détruites : { $cards }
dp-terminal-left-pile = Restées au choix, hors du jeu : { $cards }

# Fichiers de cartes
dp-field-hand = Combien de cartes a un joueur : 3, 6 ou 9, carte vitale comprise.
dp-field-card-name = Le nom de la carte : lettres, chiffres, espaces, traits d'union et apostrophes.
dp-field-card-energy = L'énergie qu'elle ajoute à une cascade.
dp-field-card-copies = Combien il y en a.
dp-field-card-text = Ce qui est écrit sur la carte. Une carte imprimée a déjà ses mots, dans chaque langue.
dp-field-card-action = Ce qui se passe quand elle attaque : une liste d'étapes dans le langage des cartes. Sans elle, la carte n'attaque pas.
dp-field-card-reaction = Ce qui se passe quand elle est attaquée : des étapes, une seule fois par partie (once) ou au choix (may).
dp-field-card-lose_if_destroyed = Qui perd cette carte perd la partie. Une seule carte l'a, en deux exemplaires.
dp-field-card-cites = Quelle clause une situation montre ; seules les cartes imprimées en ont besoin.
dp-no-cites = doit être un tableau de situations et de clauses.
dp-no-such-clause = « { $clause } » n'est pas une clause de ce jeu. Laisse-la de côté.
dp-no-more-kinds = il y a { $cards } sortes de cartes ; { $most } au plus.
dp-warn-never = { $card } : aucune carte de cette série ne peut remplir l'une de ses conditions.
dp-warn-twin = { $card } fait la même chose que { $other }.
dp-warn-silent = { $card } n'a pas de texte : personne ne peut lire ce qu'elle fait.
dp-print-tricks = Prestidigitateurs
dp-print-row = Rangée { $row }
