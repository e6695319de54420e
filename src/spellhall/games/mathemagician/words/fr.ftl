### Mathemagician's Duel in French: everything the game says.

## On the box

md-about = Additionne et soustrais, carte par carte, jusqu'à ce que ta ligne vaille ton sort, et gâche les calculs des autres.
md-minutes = 20–40
md-age = dès 8 ans

## Options

md-option-level = Le duel entier, ou le niveau Apprenti où aucune erreur n'est punie. Il règle d'autres options, que l'on peut encore changer une à une.
md-option-level-duel = le duel entier
md-option-level-apprentice = niveau Apprenti
md-option-casting = Qui remarque qu'un sort est complet : la table, ou son maître, qui l'annonce.
md-option-casting-automatic = la table
md-option-casting-declared = son maître l'annonce
md-option-show_totals = La table calcule les lignes ; non, si les sorts s'annoncent.
md-option-below_zero = Un coup sous zéro : il explose, il est interdit, ou il est permis.
md-option-below_zero-misfire = explose
md-option-below_zero-blocked = est interdit
md-option-below_zero-allowed = est permis
md-option-dangling_cast = Une ligne qui finit par un signe peut être complète.
md-option-dangling_cast-allowed = oui
md-option-dangling_cast-forbidden = non
md-option-hand_split = Une nouvelle main : au moins une carte de chaque pioche, ou cinq au choix.
md-option-hand_split-mixed = au moins une carte de chaque pioche
md-option-hand_split-free = cinq au choix
md-option-pulling = On peut reprendre des cartes de sa propre ligne.
md-option-pull_again = Quand reprendre de nouveau : à cinq cartes, ou seulement après avoir pioché.
md-option-pull_again-five_cards = à cinq cartes
md-option-pull_again-after_draw = après avoir pioché
md-option-exchange_removal = Qui peut ôter une dernière carte après un échange : chaque adversaire, le suivant, ou personne.
md-option-exchange_removal-each = chaque adversaire
md-option-exchange_removal-next = le suivant
md-option-exchange_removal-none = personne
md-option-run_out_loss = Force que chacun perd quand une pioche magique est épuisée.
md-option-starting_strength = Force magique au départ.
md-option-spell_pool = Tous les sorts, ou seulement ceux du niveau Apprenti.
md-option-spell_pool-all = tous
md-option-spell_pool-apprentice = ceux du niveau Apprenti
md-option-energy_max = Le plus grand nombre de la pioche Énergie.
md-option-double_knockout = Tous hors combat ensemble à cause d'une pioche : partie nulle, ou celui qui a pris la dernière carte perd.
md-option-double_knockout-draw = partie nulle
md-option-double_knockout-depleter_loses = qui a pris la dernière carte perd
md-option-turn_limit = Tours par joueur après lesquels la plus grande Force gagne ; 0 : sans limite.
md-option-turn_limit-0 = sans limite

## Names of things

md-row-yours = ta ligne
    .start = Ta ligne
md-row-of =
    { VOWEL($who) ->
        [yes] la ligne d'{ $who }
       *[no] la ligne de { $who }
    }
    .start =
        { VOWEL($who) ->
            [yes] La ligne d'{ $who }
           *[no] La ligne de { $who }
        }
md-row-their-own = sa propre ligne
md-row-empty = une ligne vide
md-row-nothing = vide
md-row-worth = { $row }, qui vaut { $value }
md-row-counted =
    { $numerals ->
        [one] { $row }, qui vaut { $value } avec { $numerals } nombre
       *[other] { $row }, qui vaut { $value } avec { $numerals } nombres
    }
md-deck-energy = Énergie
md-deck-symbols = Symboles
md-spell =
    { $minimum ->
        [one] { $name } ({ $value } avec { $minimum } nombre ou plus, ôte { $effect })
       *[other] { $name } ({ $value } avec { $minimum } nombres ou plus, ôte { $effect })
    }
md-card =
    { $minimum ->
        [one] { $name } : il faut exactement { $value } avec au moins { $minimum } nombre ; qui est touché perd { $effect } de Force.
       *[other] { $name } : il faut exactement { $value } avec au moins { $minimum } nombres ; qui est touché perd { $effect } de Force.
    }
md-cards-energy =
    { $count ->
        [one] { $count } carte Énergie
       *[other] { $count } cartes Énergie
    }
md-cards-symbols =
    { $count ->
        [one] { $count } carte Symboles
       *[other] { $count } cartes Symboles
    }
md-cards-none = une main vide
md-cards-none-held = main vide
md-count = { $who } { $count }
md-strength-left = { $who } { $strength }

## Questions

md-ask-first-hand = Pioche { $count } cartes : combien d'Énergie, combien de Symboles ?
md-ask-new-hand = Pioche { $count } nouvelles cartes : combien d'Énergie, combien de Symboles ?
md-ask-first-spell = Choisis ton premier sort ; les autres restent en réserve.
md-ask-next-spell = Choisis ton prochain sort.
md-ask-refill =
    { $count ->
        [one] Pioche une carte : dans la pioche Énergie ou dans la pioche Symboles ?
       *[other] Pioche { $count } cartes : combien de la pioche Énergie, combien de la pioche Symboles ?
    }
md-ask-remove = Tu peux ôter la dernière carte d'une ligne. Laquelle, ou aucune ?
md-ask-remove-gift = Attention : sans sa dernière carte, cette ligne lance un sort qui n'est pas le tien : { $rows }.
md-ask-declare =
    { $minimum ->
        [one] { $spell } demande { $value } avec au moins { $minimum } nombre. L'annoncer, ou te taire ?
       *[other] { $spell } demande { $value } avec au moins { $minimum } nombres. L'annoncer, ou te taire ?
    }
md-ask-exchange = Tu ne peux jouer aucune carte : échange ta main.
md-ask-exchange-or-misfire = Tu n'as aucun coup sans danger : échange ta main, ou joue une carte qui explose.
md-ask-exchange-or-pull = Tu n'as aucun coup sans danger : échange ta main, ou reprends deux cartes de ta ligne.
md-ask-exchange-pull-or-misfire = Tu n'as aucun coup sans danger : échange ta main, reprends deux cartes de ta ligne, ou joue une carte qui explose.
md-ask-play = Joue une carte sur ta ligne ou sur une autre.
md-ask-play-or-pull = Joue une carte sur une ligne, ou reprends deux cartes de la tienne.
md-ask-careful = Attention, ceci exploserait : { FORM($risky, form: "short") }.
md-ask-careful-gift = Attention, ceci lancerait le sort d'un autre : { FORM($gifts, form: "short") }.

## Choices

md-choose-play = Poser { $card } sur { $row }
    .short = { $card } sur { $row }
md-choose-pull = Reprendre { $first } { $second }, il reste { $left }
    .short = reprendre { $first } { $second } à la place { $place }
md-choose-draw = Piocher { $cards }
md-choose-spell = Choisir { $spell }
md-choose-remove = Ôter { $card } de { $row }
md-choose-exchange = Échanger toute ta main
md-choose-leave = Laisser les lignes comme elles sont
md-choose-declare = Annoncer { $spell }
md-choose-silent = Se taire

## Why not

md-no-such-spell-stored = Tu ne peux choisir qu'un sort de ta réserve.
md-no-spell-first = C'est le moment de choisir un sort : nomme un des tiens.
md-no-declare-first = Le tour finit : annonce ton sort, ou tais-toi.
md-no-draw-count =
    { $count ->
        [one] On pioche jusqu'à { $most } : cela fait { $count } carte.
       *[other] On pioche jusqu'à { $most } : cela fait { $count } cartes.
    }
md-no-refill-first =
    { $count ->
        [one] Ta carte est jouée. Pioche { $count } carte, Énergie ou Symboles.
       *[other] Ta carte est jouée. Pioche { $count } cartes, Énergie ou Symboles.
    }
md-no-one-kind-hand = Prends au moins une carte de chaque pioche.
md-no-hand-size = Une nouvelle main a { $count } cartes.
md-no-draw-first = Tu pioches { $count } cartes : dis combien de chaque pioche.
md-no-remove-inside = On ne peut ôter que la dernière carte d'une ligne.
md-no-remove-first = Tu peux ôter la dernière carte d'une ligne, ou laisser les lignes comme elles sont.
md-no-remove-empty = { FORM($row, form: "start") } est vide : il n'y a pas de dernière carte.
md-no-such-row = Il n'y a pas cette ligne sur la table.
md-no-play-nowhere = Dis sur quelle ligne : joue sur une ligne de la table.
md-no-play-on-fallen = { $who } est hors combat et n'a plus de ligne.
md-no-two-digits = Il n'y a pas de nombres à deux chiffres ici : joue un seul nombre.
md-no-such-card = Cette carte n'existe pas.
md-no-card-held = Tu n'as pas de { $card } en main.
md-no-sign-first = Une ligne commence par un nombre. Tu ne peux pas poser { $card } sur une ligne vide.
md-no-two-numbers = Tu ne peux pas poser { $card } après { $last }. Après un nombre vient un signe, + ou -.
md-no-two-signs = Tu ne peux pas poser { $card } après { $last }. Après un signe vient un nombre.
md-no-minus-on-zero = Tu ne peux pas poser un moins sur { $row } : elle vaut 0, et aucun nombre ne pourrait suivre.
md-no-below-zero = Tu ne peux pas poser { $card } sur { $row } : elle passerait sous zéro.
md-no-pulling = Dans cette partie, on ne reprend pas de cartes d'une ligne.
md-no-pull-without-spell = Sans sort, on ne peut rien reprendre.
md-no-pull-short-row = Pour reprendre, ta ligne doit avoir { $need } nombres (le double du minimum de ton sort) ; elle en a { $have }.
md-no-pull-full-hand = Tu peux reprendre de nouveau quand tu n'as plus que { $most } cartes ; tu en as { $have }.
md-no-pull-again = Tu as déjà repris des cartes. Pioche une carte avant de recommencer.
md-no-pull-alike = On reprend un nombre et un signe qui se touchent.
md-no-pull-apart = Dans ta ligne, { $first } et { $second } ne se touchent pas à cette place.
md-no-pull-same = Cela laisse la même ligne que { $pair } à la place { $place } ; reprends celles-là.
md-no-pull-below-zero = Tu ne peux pas reprendre celles-là : le reste de ta ligne passerait sous zéro.
md-no-pull-from-others = Tu ne peux reprendre des cartes que de ta propre ligne.
md-no-pass = On ne passe pas : joue une carte, même si elle aide quelqu'un d'autre.
md-no-insert = Une carte va au bout droit d'une ligne, nulle part ailleurs.
md-no-other-spell-now = Tu gardes ton sort jusqu'à ce qu'il soit jeté ou qu'il explose.
md-no-remove-now = On n'ôte une carte d'une ligne qu'après l'échange d'une main.
md-no-declare-now = On annonce un sort à la fin du tour, une fois la carte jouée.
md-no-exchange-now = Tu ne peux échanger que si aucune carte ne se joue sans danger ; or tu peux poser { $card } sur { $row }.
md-no-draw-full-hand = Tu as { $have } cartes : on ne pioche qu'en dessous de { $most }.
md-no-draw-before-play = Joue d'abord une carte ; on pioche ensuite.
md-no-such-action = Ce n'est pas une action d'un tour.
md-no-such-spell = Il n'y a pas de sort « { $text } ».
md-no-reading = « { $text } » ne se lit pas.
md-no-chance = « { $text } » n'est pas un résultat du hasard ; écris par exemple { $examples }.
md-no-spells-enough = Le jeu de cartes « { $set } » a { $spells } sorts pour cette partie, mais { $seats } joueurs en demandent { $need } (MD-R40).
md-no-cards-in-deck = Le jeu de cartes « { $set } » laisse une pioche sans cartes (MD-R40).
md-no-numeral-twice = le nombre { $number } est noté deux fois.
md-no-sign-twice = le signe { $sign } est noté deux fois.
md-no-spell-count = il y a { $spells } sorts ; même à deux joueurs il en faut { $least }, et { $most } au plus (MD-R40).
md-no-spell-id = doit avoir de 1 à { $longest } lettres, chiffres et traits d'union.
md-no-id-twice = sert deux fois ; chaque sort a besoin de son propre nom.
md-no-truth-value = doit être true ou false.
md-no-numeral-zero = « energy » : il n'y a pas de chiffre 0.

## What happens

md-told-ready = { $who } a fini de choisir.
md-told-first = { $who } commence.
md-told-turn = Tour { $turn } : c'est à { $who } de jouer.
md-told-silent = { $who } se tait.
md-told-left = { $who } n'ôte aucune carte.
md-told-cleared = { $who } défausse sa ligne et son sort.
md-told-cut = On coupe la pioche Énergie : { $cards }.
md-told-drew = { $who } pioche { $cards }.
md-told-got = { $who } reçoit { $cards }.
md-told-drew-spells =
    { $count ->
        [one] { $who } pioche { $count } sort.
       *[other] { $who } pioche { $count } sorts.
    }
md-told-got-spells =
    { $count ->
        [one] { $who } pioche { $count } sort : { $spells }.
       *[other] { $who } pioche { $count } sorts : { $spells }.
    }
md-told-chose = { $who } prépare { $spell }.
md-told-exchanged = { $who } ne peut rien jouer sans danger, montre { $cards } et défausse tout.
md-told-laid-down = { $who } pose toutes ses cartes : { $cards }, et de la réserve { $spells }.
md-told-played = { $who } pose { $card } sur { $whose } : { $row }.
md-told-pulled = { $who } reprend { $cards } en main ; il reste { $row }.
md-told-removed = { $who } ôte { $card } de { $whose } ; il reste { $row }.
md-told-cast = { $who } jette { $spell } avec { $row } : « { $words } »
md-told-declared = { $who } annonce { $spell } : « { $words } »
md-told-misfired =
    { VOWEL($owner) ->
        [yes] Explosion : { $wrong }. { $who } subit le sort d'{ $owner }, { $spell }.
       *[no] Explosion : { $wrong }. { $who } subit le sort de { $owner }, { $spell }.
    }
md-told-misfired-own = Explosion : { $wrong }. { $who } subit son propre sort, { $spell }.
md-told-ran-out = La pioche { $deck } est épuisée.
md-told-renewed =
    { $size ->
        [one] La défausse { $deck } est mélangée : { $size } carte forme la nouvelle pioche.
       *[other] La défausse { $deck } est mélangée : { $size } cartes forment la nouvelle pioche.
    }
md-told-returned = La défausse { $deck } est vide aussi : les cartes de toutes les lignes retournent dans les pioches.
md-told-spells-renewed =
    { $size ->
        [one] Les sorts défaussés sont mélangés : { $size } forme la nouvelle pioche.
       *[other] Les sorts défaussés sont mélangés : { $size } forment la nouvelle pioche.
    }
md-told-lost =
    { $count ->
        [one] { $who } perd { $loss } de Force ; reste : { $left }.
       *[other] { $who } perdent chacun { $loss } de Force ; reste : { $left }.
    }
md-told-knocked-out =
    { $count ->
        [one] { $who } est hors combat.
       *[other] { $who } sont hors combat.
    }
md-told-over = Le duel est fini. Force restante : { $left }.
md-announced-last-turn = C'est le dernier tour du duel.
md-outcome-standing = { $who } gagne le duel : les autres sont hors combat.
md-outcome-strongest = Le dernier tour est joué. { $who } garde le plus de Force ({ $strength }) et gagne le duel.
md-outcome-equally-strong = Le dernier tour est joué. { $winners } gardent le plus de Force, { $strength } chacun : le duel est nul entre eux.
md-outcome-drawn = { $winners } sont hors combat au même instant : le duel est nul entre eux.
md-outcome-depleter =
    { $count ->
        [one] Tous ceux qui restaient sont hors combat au même instant. { $loser } avait vidé la pioche : { $winners } gagne donc le duel.
       *[other] Tous ceux qui restaient sont hors combat au même instant. { $loser } avait vidé la pioche : { $winners } se partagent donc la victoire.
    }
md-misfire-below-zero = la ligne { $row } descend sous zéro
md-misfire-minus-on-zero = dans la ligne { $row }, un moins suit zéro
md-misfire-value = la ligne { $row } vaut { $value }, mais il faut { $needed } au sort
md-misfire-numerals =
    { $have ->
        [one] la ligne { $row } a { $have } nombre, mais il en faut au moins { $needed } au sort
       *[other] la ligne { $row } a { $have } nombres, mais il en faut au moins { $needed } au sort
    }
md-misfire-dangling = la ligne { $row } finit par un signe

## The table in sentences

md-seen-setting-up = Le duel se prépare.
md-seen-turn = Tour { $turn }.
md-seen-turn-yours = C'est ton tour.
md-seen-turn-of =
    { VOWEL($who) ->
        [yes] C'est le tour d'{ $who }.
       *[no] C'est le tour de { $who }.
    }
md-seen-you =
    { $symbols ->
        [one] Tu as { $strength } de Force, et en main { $energy } Énergie et { $symbols } Symbole.
       *[other] Tu as { $strength } de Force, et en main { $energy } Énergie et { $symbols } Symboles.
    }
md-seen-seat =
    { $symbols ->
        [one] { $who } a { $strength } de Force, et en main { $energy } Énergie et { $symbols } Symbole.
       *[other] { $who } a { $strength } de Force, et en main { $energy } Énergie et { $symbols } Symboles.
    }
md-seen-out-you = Tu es hors combat.
md-seen-out = { $who } est hors combat.
md-seen-known = Parmi elles, reprises de la ligne : { $cards }.
md-seen-row-yours = Ta ligne : { $row }.
md-seen-row-of =
    { VOWEL($who) ->
        [yes] Ligne d'{ $who } : { $row }.
       *[no] Ligne de { $who } : { $row }.
    }
md-seen-reached =
    { $short ->
        [0] C'est la valeur du sort.
        [one] C'est la valeur du sort, mais il manque { $short } nombre.
       *[other] C'est la valeur du sort, mais il manque { $short } nombres.
    }
md-seen-too-little =
    { $short ->
        [0] C'est { $off } de moins qu'il ne faut.
        [one] C'est { $off } de moins qu'il ne faut, et il manque { $short } nombre.
       *[other] C'est { $off } de moins qu'il ne faut, et il manque { $short } nombres.
    }
md-seen-too-much =
    { $short ->
        [0] C'est { $off } de trop.
        [one] C'est { $off } de trop, et il manque { $short } nombre.
       *[other] C'est { $off } de trop, et il manque { $short } nombres.
    }
md-seen-spell-yours = Ton sort : { $spell }.
md-seen-spell-of =
    { VOWEL($who) ->
        [yes] Sort d'{ $who } : { $spell }.
       *[no] Sort de { $who } : { $spell }.
    }
md-seen-hand = Tes cartes : { $cards }.
md-seen-hand-empty = Tes cartes : aucune.
md-seen-stored = Tes sorts en réserve : { $spells }.
md-seen-decks = Dans les pioches : Énergie { $energy }, Symboles { $symbols }, Sorts { $spells }.
md-seen-discards = Dans les défausses : Énergie { $energy }, Symboles { $symbols }, Sorts { $spells }.

## Reasons

md-why-add-up = Calcule, et regarde si { $row } s'approche de { $goal }.
md-why-sign =
    { $way ->
        [up] Le prochain nombre sur { $row } sera alors ajouté.
       *[down] Le prochain nombre sur { $row } sera alors retranché.
    }
md-why-more = Avec { $card }, { $row } vaut plus qu'avec { $other }.
md-why-less = Avec { $card }, { $row } vaut moins qu'avec { $other }.
md-why-instead-play = Cela met plutôt { $card } sur { $row }.
md-why-instead-pull = Cela retire plutôt { $cards } de ta ligne.
md-why-misfires = Cela explose et te coûte { $lost } de Force.
md-why-play-short = { FORM($row, form: "start") } fait alors { $value } comme il faut, mais avec { $count } des { $minimum } nombres nécessaires.
md-why-play-complete = { FORM($row, form: "start") } fait alors { $value } : son sort est complet.
md-why-sign-at =
    { $way ->
        [up] { FORM($row, form: "start") } va alors monter depuis { $value }, où elle devrait être.
       *[down] { FORM($row, form: "start") } va alors descendre depuis { $value }, où elle devrait être.
    }
md-why-play-theirs = Avec { $card }, cela y fait { $value }, à { $off } du { $goal } qu'il faut à { $who }.
md-why-pull = Ta ligne vaut alors { $value } ; tu reprends { $cards }.
md-why-hand = Tu as alors en main { $numbers ->
        [one] { $numbers } nombre
       *[other] { $numbers } nombres
    } et { $signs ->
        [one] { $signs } signe
       *[other] { $signs } signes
    }.
md-why-remove-to = Cela ôte { $card } de { $row }, qui vaut alors { $value }.
md-nudge-row = Regarde { $row } : que lui faut-il, et laquelle de tes cartes peut suivre ?
md-nudge-pull = Regarde ta propre ligne : irait-elle mieux sans deux de ses cartes ?
md-task-declare = Calcule ta ligne de gauche à droite et compte ses nombres : fait-elle { $value } avec au moins { $minimum } ?
md-why-play-casts = Poser { $card } ici fait { $value } : cela jette { $spell }.
md-why-play-casts-theirs = Poser { $card } sur { $row } fait { $value } : cela jette { $spell }.
md-why-sign-towards =
    { $way ->
        [up] { FORM($row, form: "start") }, à { $value }, va alors monter, vers { $goal }.
       *[down] { FORM($row, form: "start") }, à { $value }, va alors descendre, vers { $goal }.
    }
md-why-sign-away =
    { $way ->
        [up] { FORM($row, form: "start") }, à { $value }, va alors monter, loin de { $goal }.
       *[down] { FORM($row, form: "start") }, à { $value }, va alors descendre, loin de { $goal }.
    }
md-why-pull-casts = Sans ces deux-là, ta ligne fait { $value } : cela jette { $spell }.
md-why-spell =
    { $minimum ->
        [one] { $spell } ôte { $effect } de Force pour une ligne qui vaut { $value } avec au moins { $minimum } nombre.
       *[other] { $spell } ôte { $effect } de Force pour une ligne qui vaut { $value } avec au moins { $minimum } nombres.
    }
md-why-exchange = Aucune de tes cartes ne va sans danger ; cinq nouvelles iront peut-être.
md-why-remove = Cela ôte { $card } de { $row }.
md-why-play = Poser { $card } ici fait { $value }, à { $off } de ton { $goal }.

md-silly-keeps-silent = tait un sort complet
md-silly-declares-wrongly = annonce un sort qui n'est pas complet
md-silly-misfires = explose exprès
md-silly-helps = complète le sort d'un autre
md-silly-leaves-a-win = laisse passer la victoire

## The board in the browser

md-page-course = Force
md-page-number = Nombre { $card }
md-page-plus = Signe plus
md-page-minus = Signe moins
md-page-your-hand = Tes cartes
md-page-hand =
    { $symbols ->
        [one] { $name } tient { $energy } Énergie et { $symbols } Symbole
       *[other] { $name } tient { $energy } Énergie et { $symbols } Symboles
    }
md-page-hand-known = Parmi elles, vues de tous : { $cards }
md-page-row = { FORM($whose, form: "start") } : { $row }
md-page-row-empty = { FORM($whose, form: "start") } est vide
md-page-row-worth = { FORM($whose, form: "start") } : { $row }, vaut { $value }
md-page-tile = { $card } dans { $whose }, place { $place }
md-page-tile-last = { $card } au bout de { $whose }
md-page-end = Le bout de { $whose }
md-page-end-fits = Poser { $card } au bout de { $whose }
md-page-end-makes = Poser { $card } au bout de { $whose } : fait { $value }
md-page-end-fuse = Poser { $card } au bout de { $whose }. Attention, le sort explose
md-page-misfires = explose
md-page-goal =
    { $minimum ->
        [one] { $name } : faire { $value } avec au moins { $minimum } nombre ; ôte { $effect }
       *[other] { $name } : faire { $value } avec au moins { $minimum } nombres ; ôte { $effect }
    }
md-page-goal-value = faire { $value }
md-page-goal-numbers =
    { $minimum ->
        [one] au moins { $minimum } nombre
       *[other] au moins { $minimum } nombres
    }
md-page-goal-now = ici
md-page-goal-none = pas encore de sort
md-page-goal-place = Ton nouveau sort va ici
md-page-strength = Force { $strength } sur { $most }
md-page-knocked-out = hors combat
md-page-cut = coupe pour le premier tour
md-page-turn = Tour { $turn }
md-page-store = Tes sorts en réserve
md-page-store-of =
    { $count ->
        [one] { $name } a { $count } sort en réserve
       *[other] { $name } a { $count } sorts en réserve
    }
md-page-in-store = en réserve
md-page-spell =
    { $minimum ->
        [one] { $name } : faire { $value } avec au moins { $minimum } nombre, ôte { $effect }. « { $words } »
       *[other] { $name } : faire { $value } avec au moins { $minimum } nombres, ôte { $effect }. « { $words } »
    }
md-page-spell-text =
    { $minimum ->
        [one] Fais valoir { $value } à ta ligne, avec au moins { $minimum } nombre. Alors les autres perdent { $effect } points de Force.
       *[other] Fais valoir { $value } à ta ligne, avec au moins { $minimum } nombres. Alors les autres perdent { $effect } points de Force.
    }
md-page-said = « { $words } »
md-page-deck =
    { $count ->
        [one] Pioche { $deck }, { $count } carte
       *[other] Pioche { $deck }, { $count } cartes
    }
md-page-pile =
    { $count ->
        [one] Défausse { $deck }, { $count } carte
       *[other] Défausse { $deck }, { $count } cartes
    }
md-page-spell-deck =
    { $count ->
        [one] Pioche Sorts, { $count } carte
       *[other] Pioche Sorts, { $count } cartes
    }
md-page-spell-deck-short = Sorts : { $count }
md-page-discard = Défausse
md-page-to-hand = Reprendre en main
md-page-slot = Prendre cette carte dans l'autre pioche. Pour l'instant : { $deck }
md-page-tray = Ta nouvelle main
md-page-ask-split = Ta nouvelle main a cinq cartes. Touche les deux pioches : combien de nombres, combien de signes ?
md-page-ask-split-more = { $have } sur { $need }. Touche une pioche pour la carte suivante.
md-page-ask-split-done = Ta nouvelle main : touche une carte pour changer un nombre en signe ou l'inverse, puis pioche.
md-page-step-hand = 1 · Ta main
md-page-step-spell = 2 · Ton sort
md-page-do-split =
    { $symbols ->
        [one] Piocher { $energy } Énergie et { $symbols } Symbole
       *[other] Piocher { $energy } Énergie et { $symbols } Symboles
    }
md-page-ask-refill = Pioche une carte : touche la pioche bleue Énergie (nombres) ou la rouge Symboles (signes).
md-page-ask-first-spell = Touche le sort que tu veux préparer d'abord. Les autres restent en réserve.
md-page-ask-spell = Touche ton prochain sort. Les autres restent en réserve.
md-page-ask-take =
    { $minimum ->
        [one] { $name } : faire { $value } avec au moins { $minimum } nombre. Le prendre ?
       *[other] { $name } : faire { $value } avec au moins { $minimum } nombres. Le prendre ?
    }
md-page-do-spell = Prendre { $name }
md-page-ask-play = À toi : touche une carte, puis le bout d'une ligne, la tienne ou une autre.
md-page-ask-play-pull = À toi : touche une carte et le bout d'une ligne, ou deux voisines de ta ligne pour les reprendre.
md-page-ask-where = Où va la carte { $card } ? Touche le bout d'une ligne.
md-page-ask-which = Quelle carte va au bout de { $whose } ?
md-page-ask-stuck = Aucune carte ne se joue sans danger. Échange ta main, ou risque l'explosion.
md-page-ask-stuck-pull = Aucune carte ne se joue sans danger. Échange ta main, reprends deux cartes, ou risque l'explosion.
md-page-ask-stuck-only = Aucune carte ne va nulle part. Montre ta main et pioche cinq cartes.
md-page-do-exchange = Échanger ma main
md-page-ask-misfire = Attention : { $row } fait tout exploser. { $name } partirait et t'ôterait { $effect }.
md-page-do-misfire = Laisser exploser
md-page-ask-pull-second = On reprend deux voisines. Touche la carte à gauche ou à droite de { $card }.
md-page-ask-pull = Reprendre { $pair } en main ? Il reste { $row }.
md-page-ask-pull-worth = Reprendre { $pair } en main ? Il reste { $row }, qui vaut { $value }.
md-page-ask-pull-misfire = Attention : reprendre { $pair } laisse { $row }, et tout explose. { $name } t'ôterait { $effect }.
md-page-do-pull = Reprendre { $pair }
md-page-ask-remove = Tu peux ôter la dernière carte d'une ligne. Touche-la, ou laisse les lignes.
md-page-ask-removing = Ôter { $card } de { $whose } ? Il reste { $row }.
md-page-do-remove = Ôter { $card }
md-page-do-leave = Laisser les lignes
md-page-ask-declare =
    { $minimum ->
        [one] Ta ligne vaut-elle { $value }, avec au moins { $minimum } nombre ? Alors dis la formule de { $name }.
       *[other] Ta ligne vaut-elle { $value }, avec au moins { $minimum } nombres ? Alors dis la formule de { $name }.
    }
md-page-do-declare = Le dire et jeter
md-page-do-declare-about = Le dire et jeter : { $name }, « { $words } »
md-page-do-silent = Se taire
md-page-put-back = Reposer
md-page-cast = { $name } jette { $spell }
md-page-misfire = Explosion : { $spell } touche { $name }

## The spells of the house set, and the words that cast them

md-spell-s01 = Manches qui grattent
md-spell-s01-text = Gratte ici, gratte là, ça ne s'arrête pas !
md-spell-s02 = Coup de recul
md-spell-s02-text = Talon sur orteil, recule au soleil !
md-spell-s03 = Hoquet maudit
md-spell-s03-text = Hic, hoc, houp, tu perds le groupe !
md-spell-s04 = Jet d'encre
md-spell-s04-text = Tache et pâté, te voilà tout taché !
md-spell-s05 = Pluie de grimoires
md-spell-s05-text = Du haut du rayon, lis donc ta leçon !
md-spell-s06 = Souffle de plumes
md-spell-s06-text = Duvet et rafale, file dans la salle !
md-spell-s07 = Baguette molle
md-spell-s07-text = Ploie et gigote du manche à la glotte !
md-spell-s08 = Cape électrique
md-spell-s08-text = Crépite et pétille, gare à la brindille !
md-spell-s09 = Éternuement du tonnerre
md-spell-s09-text = At, at, ATCHOUM, et la porte fait boum !
md-spell-s10 = Plancher disparu
md-spell-s10-text = Il était là, il ne l'est pas !
md-spell-s11 = Malice du miroir
md-spell-s11-text = La gauche est droite et la nuit miroite !
md-spell-s12 = Lianes nouées
md-spell-s12-text = Racine et rameau, noue jusqu'au chapeau !
md-spell-s13 = Appel des abeilles
md-spell-s13-text = Bzz par douzaines, venez de la plaine !
md-spell-s14 = Gifle fantôme
md-spell-s14-text = Paume de brume, gare à la plume !
md-spell-s15 = Étincelles brûlantes
md-spell-s15-text = Silex et braise, plus de malaise !
md-spell-s16 = Salve de citrouilles
md-spell-s16-text = Orange et ronde, roule et gronde !
md-spell-s17 = Pluie de grenouilles
md-spell-s17-text = Coâ et plouf, plip, plap, plouf !
md-spell-s18 = Portrait hurleur
md-spell-s18-text = Visage en peinture, hurle dans les murs !
md-spell-s19 = Roule-rocher
md-spell-s19-text = Gronde et dévale, droit dans la salle !
md-spell-s20 = Lasso d'éclairs
md-spell-s20-text = Boucle de lumière, serre-les bien, ma chère !
md-spell-s21 = Valse du tourbillon
md-spell-s21-text = Un, deux, trois, tourne loin de moi !
md-spell-s22 = Robe rétrécie
md-spell-s22-text = Bouton et couture, petite pointure !
md-spell-s23 = Armure en marche
md-spell-s23-text = Gauche et droite, cliquette et boite !
md-spell-s24 = Tapis mouvant
md-spell-s24-text = Du fil au sable, rien n'est plus stable !
md-spell-s25 = Poigne de gargouille
md-spell-s25-text = Pierre, éveille-toi, et serre tes doigts !
md-spell-s26 = Lance de lune
md-spell-s26-text = Argent et lueur, frappe sans peur !
md-spell-s27 = Chœur fantôme
md-spell-s27-text = Gémis à la lune, note après note, une à une !
md-spell-s28 = Serpent de braise
md-spell-s28-text = Glisse et rougeoie, frappe qui te voit !
md-spell-s29 = Raz-de-tasse
md-spell-s29-text = Bois ou bois la tasse, le flot passe !
md-spell-s30 = Auréole de grêle
md-spell-s30-text = Couronne de glace, tombe sur place !
md-spell-s31 = Faux pas du temps
md-spell-s31-text = Tic avant tac, le temps craque !
md-spell-s32 = Bâillement du dragon
md-spell-s32-text = Chaud et sommeil, sans pareil !
md-spell-s33 = Gigue du séisme
md-spell-s33-text = Tremble, parquet, que tout soit secoué !
md-spell-s34 = Plume de phénix
md-spell-s34-text = De cendre en flamme, monte, belle âme !
md-spell-s35 = Couronne de comète
md-spell-s35-text = Traîne de feu, je dis ton nom aux cieux !
md-spell-s36 = Grand final d'étoiles
md-spell-s36-text = Compte-les toutes, qu'elles tombent en route !

## The rules, clause by clause

md-heading-terms = Les mots
md-heading-components = Le matériel
md-heading-setup = Mise en place
md-heading-turn-structure = Le tour
md-heading-playing-a-card = Jouer une carte
md-heading-pulling-energy = Reprendre des cartes
md-heading-unable-to-play-the-exchange = Ne pas pouvoir jouer : l'échange
md-heading-drawing = Piocher
md-heading-a-magical-deck-runs-out = Une pioche magique est épuisée
md-heading-casting = Jeter un sort
md-heading-magical-misfire = Explosion magique
md-heading-knock-out-and-winning = Hors combat et victoire
md-heading-three-players = Trois joueurs
md-heading-hidden-information = Informations cachées
md-heading-variants-and-options-apprentice-level-house = Variantes et options : niveau Apprenti (maison)
md-heading-termination = Fin assurée
md-heading-rulings = Décisions

MD-1 = Chaque joueur a exactement une incanquation : une ligne de cartes face visible devant lui, lue de gauche à droite. Les cartes qui s'y trouvent appartiennent à la ligne, quel que soit celui qui les a jouées.
MD-2 = Dans une incanquation, nombres et signes alternent, et la première carte est un nombre. Deux nombres ne se touchent jamais ; il n'y a pas de nombres à deux chiffres.
MD-3 = Dans une incanquation de tant de cartes, il y a la moitié de nombres, arrondie vers le haut.
MD-4 = Une incanquation veut un nombre quand elle a un nombre pair de cartes (elle est vide, ou sa dernière carte est un signe) ; avec un nombre impair, elle veut un signe.
MD-5 = Un signe qui est la dernière carte d'une incanquation est un signe en suspens. Il ne compte pas dans la valeur.
MD-6 = La valeur d'une incanquation se calcule strictement de gauche à droite. Avec un signe en suspens, c'est la valeur des cartes avant lui : 3+4+2-4- vaut 5.
MD-7 = Une incanquation vide n'a aucun nombre et vaut 0 ; elle n'est jamais complète.
MD-8 = Une incanquation est saine quand : (a) aucune valeur en cours, prise après chaque nombre depuis la gauche, n'est sous 0 ; et (b) elle ne finit pas par un moins quand sa valeur est 0. Sinon elle est malsaine.
MD-9 = Le sort d'un joueur est complet quand son incanquation n'est pas vide, que sa valeur est celle du sort, et qu'elle a au moins le minimum de nombres du sort. Un signe en suspens n'empêche rien.
MD-10 = Un joueur est en jeu jusqu'à ce qu'il soit hors combat (MD-117). Adversaires, cibles, incanquations et ordre des tours sont toujours ceux des joueurs en jeu.
MD-11 = Le joueur actif est celui dont c'est le tour. L'ordre des tours va de place en place vers la gauche, à partir du joueur nommé.
MD-12 = Il y a quatre sortes de cartes : Énergie magique, Symboles magiques, Sorts, cartes de score.
MD-13 = Énergie magique : dos bleu, un nombre de 1 à 9.
MD-14 = Symboles magiques : dos rouge, un signe : plus ou moins, rien d'autre.
MD-15 = L'Énergie magique a quatre exemplaires de 1, 2 et 3, trois de 4, 5 et 6, et deux de 7, 8 et 9. Les Symboles magiques sont 13 plus et 12 moins.
MD-16 = 4+4+4+3+3+3+2+2+2 = 27 et 13+12 = 25, donc 52 cartes à jouer en tout. La somme de tous les nombres est 4·(1+2+3) + 3·(4+5+6) + 2·(7+8+9) = 24 + 45 + 48 = 117, en moyenne 117/27 = 4.33.
MD-17 = Une carte de sort porte : un nom ; une valeur (en haut à gauche, avec un signe égal) ; un minimum de nombres (en haut à droite) ; une formule (entre guillemets sous l'image) ; un effet (en bas), qui est une perte de Force magique.
MD-18 = Connus par le livret : Étincelles brûlantes (valeur 9, minimum 3, effet 4), Appel des abeilles (valeur 7, minimum 3, effet 4), et le nom Coup de recul. Tout le reste de la pioche des sorts, sa taille aussi, est de la maison : un jeu de 36 cartes.
MD-19 = Chaque joueur a deux cartes de score : une carte de Force magique (nombres 1 à 10 d'un côté, 11 à 20 de l'autre) et une carte de Force actuelle, dont le bras montre le nombre du moment. À une table numérique, c'est un nombre par joueur.
MD-20 = Les lieux : pioche Énergie, défausse Énergie, pioche Symboles, défausse Symboles, pioche des sorts, défausse des sorts ; et pour chaque joueur : main, incanquation, sort en cours (face visible), sorts en réserve (d'ordinaire 2).
MD-21 = Toujours vrai : à chaque moment, les cartes Énergie de tous les lieux sont exactement les 27, les Symboles exactement les 25, les sorts exactement ceux du jeu choisi.
MD-22 = Mélanger séparément la pioche Énergie et la pioche Symboles ; mélanger la pioche des sorts (déduit).
MD-23 = La Force magique de chaque joueur est mise à 20.
MD-24 = Chaque joueur pioche 5 cartes en tout dans les deux pioches, et choisit combien dans chacune.
MD-25 = Partages permis (Énergie, Symboles) : (1,4), (2,3), (3,2), (4,1). Le partage est fixé avant de voir une seule carte (MD-R3).
MD-26 = Tous les joueurs choisissent leur partage en même temps ; puis les mains sont données place par place, Énergie d'abord.
MD-27 = Les joueurs regardent leur main avant de piocher un sort.
MD-28 = Chaque joueur pioche 3 sorts et en choisit 1 comme sort en cours ; les 2 autres vont en réserve.
MD-29 = Les sorts choisis sont révélés par tous ensemble et restent face visible devant leurs maîtres. Les sorts en réserve restent cachés aux autres (MD-R6).
MD-30 = Puis on cherche le premier joueur : chacun coupe la pioche Énergie et montre la carte du dessous de la part levée. Le plus grand nombre commence.
MD-31 = En cas d'égalité au plus grand, les ex æquo coupent encore, jusqu'à ce qu'un seul soit le plus grand. À trois joueurs, seuls ceux qui sont à égalité au plus grand coupent encore (maison, MD-R5).
MD-32 = Les cartes coupées retournent et la pioche Énergie est mélangée encore. Chaque coupe est donc une carte au hasard de la pioche Énergie telle qu'elle est, avec remise.
MD-33 = Toutes les incanquations commencent vides. Les défausses aussi (déduit).
MD-34 = Après le tour du premier joueur, le jeu passe à gauche : à deux on alterne, à trois on fait le tour de la table.
MD-35 = Un tour a ces étapes : T1 action ; T2 contrôle d'explosion ; T3 piocher ; T4 ôter (seulement après un échange) ; T5 contrôle des sorts ; T6 fin du tour.
MD-36 = T1 est exactement une de ces choses : jouer une carte ; reprendre deux cartes de sa propre incanquation ; échanger sa main.
MD-37 = On n'a pas le droit de passer. Un joueur qui a un coup sans danger (MD-49) doit jouer une carte ou en reprendre, même si chaque coup aide un adversaire.
MD-38 = T2 : si l'action a rendu malsaine l'incanquation qu'elle a changée, une explosion a lieu aussitôt (MD-107).
MD-39 = T3 : un joueur actif en jeu qui a moins de 5 cartes pioche jusqu'à 5 (MD-74).
MD-40 = T4 : après un échange, les adversaires peuvent ôter des dernières cartes (MD-68).
MD-41 = T5 : à la fin de chaque tour, quel qu'en soit le joueur, on contrôle le sort de chacun (MD-89). T5 vient après T3 et T4 (MD-R10).
MD-42 = T6 : le prochain joueur en jeu à gauche devient actif. Le compteur des tours monte de 1 et la limite des tours est vérifiée (MD-142).
MD-43 = Si le joueur actif tombe hors combat pendant T1 à T4, le reste de T1 à T4 est sauté, sauf que le maître en jeu d'une ligne qui a explosé prend encore un nouveau sort (MD-114) ; T5 a quand même lieu pour les joueurs en jeu (sauf si le duel est fini), puis T6.
MD-44 = Le joueur actif prend une carte de sa main et la pose au bout droit de l'incanquation d'un joueur en jeu : la sienne ou celle d'un adversaire. On n'insère jamais rien ailleurs.
MD-45 = Sur une incanquation vide, on ne peut jouer qu'un nombre, qui que l'on soit.
MD-46 = Un nombre ne se joue que là où la ligne veut un nombre (MD-4).
MD-47 = Un signe ne se joue que là où la ligne veut un signe : juste après un nombre.
MD-48 = Un coup qui convient mais rend la ligne malsaine est permis ; il provoque une explosion.
MD-49 = Un coup sans danger, c'est une carte de la main et l'incanquation d'un joueur en jeu où la carte convient (MD-46, MD-47) et où la ligne reste saine. Un coup qui complète le sort d'un adversaire est sans danger en ce sens.
MD-50 = La carte jouée et la ligne sont connues de tous.
MD-51 = On reprend des cartes au lieu d'en jouer une.
MD-52 = On ne reprend des cartes que de sa propre incanquation.
MD-53 = Pour reprendre, il faut une incanquation à soi qui a au moins deux fois plus de nombres que le minimum du sort en cours (minimum 3 : au moins 6 nombres).
MD-54 = Pour reprendre, il faut une main de 5 cartes au plus à ce moment ; ensuite, plus avant que la main soit revenue à 5.
MD-55 = Le joueur prend en main un nombre et un signe qui le touche (à gauche ou à droite, à son choix). La ligne se resserre. Toute paire de ce genre laisse une ligne qui alterne et commence par un nombre (MD-R19).
MD-56 = La main a alors 7 cartes. On ne pioche pas ce tour-là.
MD-57 = Aux tours suivants, le joueur joue comme d'habitude mais ne pioche rien en fin de tour, sauf si la main est alors descendue à 4 (7 → 6 → 5 → 4, piocher jusqu'à 5).
MD-58 = Si la ligne restante, recalculée depuis la gauche, est malsaine, une explosion a lieu ; c'est celui qui a repris qui l'a provoquée. Les deux cartes reprises restent en main.
MD-59 = Si la ligne restante complète le sort, il est jeté à T5 de ce tour, même quand la ligne finit maintenant par un signe.
MD-60 = Tout le monde voit quelles deux cartes sont revenues en main.
MD-61 = L'échange est ouvert exactement quand le joueur actif n'a pas de coup sans danger. Les deux causes imprimées : la main est toute d'une sorte et chaque incanquation en jeu veut l'autre ; ou chaque carte qui convient provoquerait une explosion. Un mélange des deux compte aussi.
MD-62 = Un joueur sans coup sans danger choisit entre l'échange, une reprise qui lui est ouverte, et un coup qui convient (et explose). Personne n'est forcé à une explosion.
MD-63 = Échange, première étape : le joueur montre toute sa main à tous les adversaires.
MD-64 = Deuxième étape : toute la main va aux défausses, les nombres à Énergie, les signes à Symboles.
MD-65 = Troisième étape : le joueur pioche une nouvelle main de 5, quelle que fût la taille de l'ancienne (5, 6 ou 7).
MD-66 = La nouvelle main se partage comme la première (MD-25) : au moins 1 de chaque pioche, le partage choisi avant de voir une carte ; l'Énergie est piochée d'abord.
MD-67 = L'échange est toute l'action du joueur : aucune carte n'est jouée ce tour-là.
MD-68 = Puis, en T4, l'adversaire peut ôter la dernière carte d'une incanquation. À trois joueurs, chaque adversaire en jeu le peut une fois, dans l'ordre des tours depuis la gauche du joueur actif.
MD-69 = L'incanquation peut être celle de n'importe quel joueur en jeu, si elle n'est pas vide : celle de qui a échangé, celle de qui ôte, ou celle du troisième joueur.
MD-70 = On n'est pas obligé d'ôter une carte.
MD-71 = La carte ôtée va à sa défausse, pas dans une main.
MD-72 = Ôter une carte peut compléter un sort ; il est alors jeté à T5 du même tour.
MD-73 = Ôter une carte ne provoque jamais d'explosion.
MD-74 = Après un coup, le joueur actif pioche jusqu'à avoir 5 cartes en main. D'ordinaire, c'est exactement 1 carte. Avec 5 cartes ou plus, on ne pioche rien.
MD-75 = Chaque carte vient de la pioche Énergie ou de la pioche Symboles, au choix du joueur ; tout le partage est choisi avant de voir la première carte.
MD-76 = Seul le joueur voit la carte piochée ; sa sorte est connue de tous, car les dos n'ont pas la même couleur.
MD-77 = Quand on pioche plusieurs cartes, l'Énergie vient d'abord, une à la fois.
MD-78 = Si la pioche choisie est vide et ne peut pas être remplie (impossible avec les cartes imprimées), la carte vient de l'autre pioche ; si celle-ci est vide aussi, on ne pioche rien.
MD-79 = Dès qu'un joueur a pris la dernière carte de la pioche Énergie ou de la pioche Symboles, cette pioche est épuisée. On s'en occupe aussitôt, même au milieu d'une plus grande pioche, avant la carte suivante.
MD-80 = D'abord, chaque joueur en jeu perd 1 de Force magique, tous au même moment.
MD-81 = Puis viennent les hors-combat (MD-117), et le duel peut finir ici.
MD-82 = Puis la défausse de cette pioche est mélangée et devient la nouvelle pioche.
MD-83 = On ne touche ni aux mains ni aux sorts en cours. Ni aux incanquations, sauf selon MD-84.
MD-84 = Si cette pioche n'a pas de défausse, les incanquations de tous les joueurs en jeu sont vidées dans les pioches : les nombres dans Énergie, les signes dans Symboles ; les deux pioches sont mélangées. La perte de MD-80 vaut comme d'habitude.
MD-85 = Dans ce cas, la défausse de l'autre pioche reste où elle est, les sorts en réserve et en cours restent, et un sort complet mais pas encore jeté est perdu avec sa ligne.
MD-86 = Une pioche remplie peut s'épuiser encore, même dans la même pioche de cartes ; chaque fois coûte 1.
MD-87 = La pioche des sorts n'est pas une pioche magique en ce sens : quand il faut piocher un sort et qu'elle est vide, la défausse des sorts est mélangée en une nouvelle pioche, et personne ne perd de Force.
MD-88 = Une pioche remplie a toujours une carte : avec trois mains de 7 cartes au plus, au moins 27 − 21 = 6 nombres et 25 − 21 = 4 signes sont hors des mains.
MD-89 = À T5, l'incanquation de chaque joueur en jeu est comparée à son sort en cours (MD-9) : que le coup soit le sien ou non, que ce soit son tour ou non.
MD-90 = Option « casting = automatic » (normal) : un sort complet est jeté sans que personne fasse rien ; on ne peut pas le retenir. La table montre la formule.
MD-91 = Un joueur qui croit son sort complet l'annonce par sa formule ; l'annonce est alors vérifiée. Personne n'est obligé d'annoncer.
MD-92 = En mode annoncé, le moment est T5 de chaque tour. On demande aux joueurs en jeu dont l'incanquation n'est pas vide, l'un après l'autre dans l'ordre des tours, le joueur actif d'abord ; chacun annonce ou se tait, une fois par moment.
MD-93 = La vérification, qui à une vraie table revient à l'adversaire, est faite par la table et toujours juste.
MD-94 = Une fausse annonce (mauvaise valeur ou trop peu de nombres) est une explosion : celui qui a annoncé subit seul l'effet de son propre sort.
MD-95 = En mode annoncé, une occasion manquée reste ouverte : tant que le sort est encore complet, on peut l'annoncer à la fin d'un tour suivant.
MD-96 = Si plusieurs sorts sont complets au même T5, ils sont jetés l'un après l'autre dans l'ordre des tours depuis le joueur actif. Un joueur mis hors combat par un sort précédent ne jette rien.
MD-97 = Effet d'un sort jeté : l'adversaire du lanceur perd autant de Force magique que l'effet du sort. À trois joueurs, les deux adversaires la perdent.
MD-98 = Le lanceur est toujours le maître de l'incanquation, même quand la carte d'un adversaire l'a complétée ; celui qui a joué cette carte est frappé comme tout adversaire.
MD-99 = Les hors-combat viennent juste après la perte ; si le duel est fini, plus rien ne se passe.
MD-100 = Puis le lanceur met le sort à la défausse des sorts et toutes les cartes de son incanquation aux défausses qui leur vont.
MD-101 = Le lanceur garde sa main comme elle est (même 6 ou 7 cartes).
MD-102 = Le lanceur pioche 1 sort, l'ajoute à sa réserve (d'ordinaire 3 alors) et en choisit 1 comme nouveau sort en cours, qui est révélé ; les autres restent en réserve.
MD-103 = Les joueurs frappés par un sort ne perdent que de la Force : ni leur incanquation, ni leur sort, ni leur main.
MD-104 = Ensuite le jeu continue (T6).
MD-105 = Un nouveau sort commence toujours sur une incanquation vide : il n'est donc jamais complet quand on le choisit.
MD-106 = Un sort en cours ne change que s'il est jeté ou par une explosion.
MD-107 = Une explosion a lieu quand (a) une carte jouée fait passer la valeur d'une incanquation sous 0 ; (b) un moins est posé sur une ligne qui vaut exactement 0 ; (c) une reprise laisse une ligne malsaine ; (d) en mode annoncé : une fausse annonce.
MD-108 = Une valeur d'exactement 0 est permise.
MD-109 = (a) et (b) valent pour sa propre incanquation comme pour celle d'un adversaire.
MD-110 = Les cas (a) à (c) s'accomplissent aussitôt (T2), avant de piocher. La table les applique dans tous les modes ; personne n'a à le remarquer (MD-R13).
MD-111 = Le sort qui part est le sort en cours du maître de cette incanquation ; seul celui qui a provoqué l'explosion en est frappé. Dans les cas (c) et (d), et dans (a) et (b) sur sa propre ligne, maître et cible sont le même joueur.
MD-112 = Il ne faut ni la valeur ni le minimum du sort.
MD-113 = À trois joueurs aussi, une explosion ne frappe que celui qui l'a provoquée.
MD-114 = Après la perte (et les hors-combat), le maître de la ligne fait MD-100 à MD-102 : le sort et la ligne sont défaussés, avec la carte tout juste jouée ; main gardée ; nouveau sort pioché et choisi. Cela se fait aussitôt, même au tour d'un adversaire.
MD-115 = Le joueur actif, s'il est en jeu, pioche ensuite et finit son tour comme d'habitude.
MD-116 = Aucun joueur n'est forcé de provoquer une explosion (MD-61 est toujours ouvert quand il ne reste que des explosions).
MD-117 = Un joueur dont la Force tombe à 0 ou moins est aussitôt hors combat. La Force n'est jamais notée sous 0 (maison).
MD-118 = À deux joueurs : quand l'un est hors combat, l'autre gagne.
MD-119 = À trois joueurs : le duel continue jusqu'à ce que les deux adversaires d'un joueur soient hors combat ; ce joueur gagne.
MD-120 = Si le duel continue, la main et l'incanquation d'un joueur hors combat vont aux défausses magiques et tous ses sorts à la défausse des sorts, aussitôt.
MD-121 = Les joueurs hors combat ne jouent pas de tour, ne sont pas des cibles, ne perdent plus de Force et ne décident de rien.
MD-122 = Si tous les joueurs restants tombent hors combat par le même événement (possible seulement quand une pioche est épuisée), le duel est nul entre eux.
MD-123 = Classement à trois joueurs : le gagnant d'abord, puis dans l'ordre inverse des hors-combat ; ceux qui tombent par un même événement partagent un rang.
MD-124 = Quand le duel est fini, plus rien ne s'accomplit : ni mélange, ni nouveau sort, ni pioche, ni sort en attente.
MD-125 = Le jeu passe à gauche.
MD-126 = Un sort jeté frappe les deux adversaires (seulement ceux qui sont en jeu).
MD-127 = Une explosion ne frappe que celui qui l'a provoquée.
MD-128 = On peut jouer des cartes sur chacune des trois incanquations ; « ne pas pouvoir jouer » regarde toutes les incanquations en jeu.
MD-129 = Une pioche épuisée coûte 1 à chaque joueur en jeu ; MD-84 vide chaque incanquation en jeu.
MD-130 = Dès qu'un joueur est hors combat, les deux autres continuent selon les règles à deux joueurs.
MD-131 = Les joueurs peuvent se servir de tout ce qui est connu de tous : la liste des cartes est ouverte, on peut se rappeler une carte reprise ou une main montrée. La composition de « tous les nombres et signes non vus » est un calcul ouvert à tous.
MD-132 = Avec l'option show_totals, la table montre à tous la valeur et le nombre de nombres de chaque ligne. Cela n'apprend rien de nouveau, cela aide seulement.
MD-133 = Les cartes d'un joueur hors combat deviennent connues de tous quand elles sont défaussées (MD-120) ; ses sorts en réserve aussi.
MD-134 = La Force commence à 10, l'autre côté de la carte de Force magique (« starting_strength = 10 »).
MD-135 = Les nombres 7, 8 et 9 sont laissés de côté : 4+4+4+3+3+3 = 21 cartes Énergie (« energy_max = 6 »). Les 25 Symboles restent tous.
MD-136 = Seuls servent les sorts de minimum 2 ou 3 et de valeur 12 au plus : 16 cartes du jeu de la maison (« spell_pool = apprentice »).
MD-137 = Un coup qui ferait passer une ligne sous zéro, ou poserait un moins sur zéro, est simplement interdit : il n'y a pas d'explosion (« below_zero = blocked »). Sans coup permis, on échange sa main.
MD-138 = On ne reprend pas de cartes (« pulling = off »).
MD-139 = La valeur en cours de chaque ligne et l'écart à la valeur de son sort sont montrés ; les sorts partent tout seuls (« casting = automatic », « show_totals = yes »).
MD-140 = Une pioche épuisée ne coûte rien (« run_out_loss = 0 ») ; elle est simplement renouvelée.
MD-141 = Tout le reste comme dans le duel, y compris ôter une carte après un échange. Sans cela, deux lignes peuvent se bloquer pour toujours (par exemple toutes deux à la valeur 1 avec un moins en suspens et plus de 1 à piocher).
MD-142 = « turn_limit » (normal : 150 par place) : quand le nombre de tours joués atteint 150 × le nombre de joueurs au départ (300 ou 450), le duel finit à T6 après les sorts de ce tour. Le joueur en jeu qui a le plus de Force gagne ; une égalité au plus haut est une partie nulle entre les ex æquo.
MD-143 = Le nombre : les parties ordinaires finissent bien plus tôt (deux joueurs : en moyenne 98 à 113, 95e centile 155 à 165 tours ; trois joueurs : en moyenne 147 à 198, 95e centile 286 à 408). La limite est atteinte dans 0.2 % au plus (deux joueurs) et 0.3 à 3 % (trois joueurs) des parties entre robots attentifs à 50 à 80 %, et dans 12 % et 6 % entre robots tout à fait attentifs. 0 la supprime.
MD-R1 = « Incantation » ou « incanquation » ? La description des cartes dit incantation, le reste incanquation. C'est la même chose ; MD-1. Pas d'option.
MD-R2 = Les cinq cartes peuvent-elles venir d'une seule pioche ? Lectures : (a) tout partage, puisque le joueur choisit ; (b) au moins une de chaque, puisqu'on demande une combinaison des deux pioches et que quatre et une est nommé comme cas extrême. Décision : (b), car les exemples s'arrêtent à quatre et une, et une première main toute de signes ne peut qu'être jetée. Le livret ne dit pas comment se composent les cinq cartes après un échange ; les mêmes limites valent. Option « hand_split » = « mixed » (normal) / « free » (0 à 5).
MD-R3 = Le partage est-il fixé d'abord, ou carte par carte en regardant chacune ? Rien n'est dit. Décision : fixé d'abord. C'est une décision au lieu de cinq, et les deux façons sont aussi justes. Pas d'option.
MD-R4 = Dans quel ordre pioche-t-on et choisit-on au début ? La main avant les sorts est imprimé ; entre joueurs, rien n'est dit, sauf que les sorts sont révélés par les deux. Décision : les partages et les premiers sorts sont des choix cachés, faits en même temps. On coupe pour le premier joueur ensuite, comme dans l'exemple ; personne ne le sait donc en choisissant.
MD-R5 = Que devient la pioche après la coupe ? Et les égalités à trois ? Décision : les cartes coupées retournent et la pioche est mélangée, pour que personne ne connaisse la place d'une carte. Seuls les joueurs à égalité au plus grand recommencent. Les chances de commencer restent égales.
MD-R6 = Les sorts en réserve sont-ils secrets ? Leur maître peut-il les regarder ? Seuls les sorts choisis sont dits révélés, donc les autres ne le sont pas. Leur maître peut les regarder à tout moment. On n'échange pas (MD-106).
MD-R7 = Que vaut une ligne avec un signe en suspens, et une ligne vide ? L'exemple d'explosion donne 5 à « 3+4+2-4- » : le signe en suspens est donc ignoré. La foire aux questions est d'accord : un sort peut être jeté avec un signe en suspens. Une ligne vide compte 0 sans aucun nombre ; comme tout minimum est d'au moins 1, elle ne jette jamais de sort. Option « dangling_cast » = « allowed » (normal) / « forbidden » (nommée comme règle de maison acceptable) : avec « forbidden », une ligne qui finit par un signe n'est jamais complète.
MD-R8 = Un sort part-il tout seul, ou seulement quand on l'annonce ? Lectures : (a) les conditions jettent le sort ; le joueur vérifie seulement s'il est parti, et l'avertissement de ne pas jeter le sort d'un adversaire à sa place suppose que cela arrive sans l'adresse de l'adversaire ; (b) un sort n'est jeté que si son maître le remarque et dit la formule, et une fausse annonce est punie. Le texte a les deux. L'exemple d'explosion du livret montre (b) en pratique : la ligne de Bill « 3+4+2-4- » passe par « 3+4+2 », qui fait 9 avec trois nombres, exactement Étincelles brûlantes, et pourtant le sort n'est pas parti (sauf si la ligne vient d'une reprise). Décision : les deux modes existent. Normal, « casting = automatic » : une table numérique calcule de toute façon, donc une annonce oubliée ou fausse serait une erreur de doigt, non de calcul ; toutes les autres règles sont les mêmes. « casting = declared » est le jeu tel qu'imprimé, où remarquer est un talent, avec les totaux cachés d'ordinaire. Option « casting » = « automatic » / « declared » ; option « show_totals » = « yes » / « no » (normal « yes » en automatique, « no » en annoncé).
MD-R9 = Qui peut annoncer, quand, et qui vérifie ? La règle parle de la fin de chaque tour et du sort du joueur lui-même. Décision : à T5 de chaque tour, chaque joueur en jeu peut annoncer son propre sort en cours ; le joueur actif d'abord, puis vers la gauche. La table vérifie à la place de l'adversaire et son verdict est définitif. Une fausse annonce faite exprès est permise et coûte le prix imprimé. On ne demande rien aux joueurs dont la ligne est vide. Se taire ne coûte rien et ne perd rien (MD-95).
MD-R10 = Le contrôle des sorts vient-il avant ou après la pioche ? Lectures : (a) avant : jouer, jeter, piocher ; (b) après : jouer, piocher, jeter. Un tour est dit finir par la pioche, le contrôle appartient à la fin du tour, après un sort le joueur suivant continue directement, et dans l'exemple d'explosion on a pioché avant de regarder la ligne. Décision : (b). Conséquences : une pioche qui s'épuise coûte de la Force avant le sort et peut décider du duel ; le lanceur choisit où piocher avant de voir le nouveau sort. Un joueur évite le premier cas en piochant ailleurs. Pas d'option.
MD-R11 = Je complète le sort de mon adversaire. Que se passe-t-il ? Le livret met en garde. Décision : en mode automatique, le sort de l'adversaire est jeté à T5 de mon tour, avec son maître comme lanceur (MD-98) ; en mode annoncé, son maître doit l'annoncer. C'est un coup permis et sans danger.
MD-R12 = Deux sorts peuvent-ils être complets en même temps ? En mode automatique, seulement par deux cartes ôtées lors d'un échange à trois joueurs ; en mode annoncé, aussi par le silence. Décision : l'un après l'autre dans l'ordre des tours depuis le joueur actif ; ceux qui sont hors combat ne jettent rien. Le lanceur et la victime ne peuvent pas tomber ensemble, car un sort ne frappe jamais son lanceur.
MD-R13 = Une explosion est-elle immédiate, ou seulement quand quelqu'un la signale ? La règle dit immédiate ; dans l'exemple, Scott la remarque après que Bill a pioché. Décision : immédiate et automatique dans les deux modes. La position finale de l'exemple est la même.
MD-R14 = Un sort qui explose a-t-il besoin de son minimum ou de sa valeur ? Non. La règle le fait partir simplement parce que la ligne est passée sous zéro.
MD-R15 = Un joueur peut-il provoquer une explosion exprès ? L'exemple montre un coup qui explose, joué et puni, non repris ; rien ne l'interdit. Raisons possibles : se débarrasser d'un sort sans espoir, ou effacer la longue ligne d'un adversaire au prix de son effet. Décision : permis à tout moment. La table doit avertir avant un tel coup. Option « below_zero » = « misfire » (normal) / « blocked » (ces coups et reprises sont interdits) / « allowed » (les valeurs négatives sont permises, sans explosion ; nommée comme règle de maison acceptable ; MD-107 (a) à (c) disparaît et l'échange ne demande que la cause 1).
MD-R16 = Moins sur zéro : sur la ligne de qui, et qui est frappé ? La phrase parle de toute incanquation ; la raison donnée regarde le maître, qui ne pourrait pas continuer. Décision : poser un moins sur une ligne de valeur 0 est une explosion immédiate ; celui qui a posé le moins est frappé par le sort du maître de la ligne, à trois joueurs aussi.
MD-R17 = Après une reprise, la valeur finale compte-t-elle seule, ou chaque pas ? Chaque pas : l'exemple vérifie que la valeur ne devient jamais négative en chemin, et dit qu'une explosion suivrait sinon. La cible est celui qui reprend, dont c'est le propre sort.
MD-R18 = Une reprise laisse la valeur 0 avec un moins en suspens. Explosion ? Rien n'est dit : la règle du zéro parle de jouer un moins. Lectures : (a) pas d'explosion, la ligne est seulement bloquée ; (b) explosion. Décision : (b). La raison de la règle du zéro (aucune carte ne pourrait suivre sans passer sous zéro) vaut mot pour mot, et une seule vérification (saine) sert alors au coup et à la reprise. Et il reste vrai qu'ôter une carte n'explose jamais.
MD-R19 = Quelles paires peut-on reprendre ? Tout nombre avec le signe à sa gauche ou à sa droite. Premier nombre : la droite seulement. Dernier nombre : la gauche, ou la droite s'il y a là un signe en suspens. Le minimum est d'au moins 1, donc une ligne où l'on peut reprendre a au moins 2 nombres et un signe. Ce sont toujours deux cartes qui partent, une de chaque sorte ; l'ordre du reste ne change pas.
MD-R20 = Qu'est-ce qui compte pour « le double du minimum », et quand la main est-elle de nouveau de « 5 cartes » ? Le minimum du sort en cours ; tous les nombres de la ligne, quel que soit celui qui les a joués. La main a 7 cartes après la reprise, 6 et 5 après les deux coups suivants sans pioche. À 5, l'action est de nouveau ouverte, bien qu'aucune carte n'ait été piochée : c'est le texte à la lettre. (La lecture (b), « après avoir pioché », est plus sévère.) Option « pull_again » = « five_cards » (normal) / « after_draw » (qui a repris ne reprend plus avant d'avoir pioché au moins une carte). La seconde valeur rend chaque partie finie, tant qu'une pioche épuisée coûte de la Force.
MD-R21 = Certaines cartes ne conviennent pas, les autres explosent. Est-ce ne pas pouvoir jouer ? Les deux causes sont données séparément, mais dans l'exemple les nombres de Bill explosent tandis que ses signes ne pouvaient pas être joués du tout. Décision : ne pas pouvoir jouer = aucun coup sans danger. La table le calcule ; il n'y a pas à croire sur parole, et la main montrée le prouve.
MD-R22 = Pas de coup sans danger, mais une reprise est possible. Faut-il reprendre ? Une reprise remplace un coup et n'est jamais obligatoire. Décision : le joueur choisit ; pouvoir reprendre n'est pas pouvoir jouer.
MD-R23 = Un coup qui donne un sort à l'adversaire est-il un « coup possible » ? Oui. Il faut jouer même si cela aide l'adversaire ; seules les explosions excusent. Un joueur dont le seul coup sans danger complète le sort de l'adversaire doit le faire, ou exploser, ou reprendre.
MD-R24 = Ôte-t-on la carte avant ou après la pioche de la nouvelle main ? Le texte nomme la pioche d'abord ; dans l'exemple, cela se fait en même temps. Décision : la main est piochée tout entière, puis on ôte. Celui qui ôte ne voit pas les nouvelles cartes : il ne gagne rien à attendre. Si celui qui échange tombe hors combat par une pioche épuisée, on n'ôte rien.
MD-R25 = À trois joueurs : qui peut ôter ? Lectures : (a) chaque adversaire une fois ; (b) seulement le joueur suivant ; (c) une seule carte en tout, au plus rapide. Décision : (a) : chacun est un adversaire, c'est pareil pour les deux, et il n'y a pas de course. Dans l'ordre des tours depuis la gauche de celui qui échange, le second voit ce qu'a fait le premier. Option « exchange_removal » = « each » (normal) / « next » / « none ». À deux joueurs, « each » et « next » sont pareils. En simulation, ce choix ne changeait presque rien (198, 198 et 197 tours en moyenne).
MD-R26 = Ôter une carte peut-il jeter un sort ? Oui, si la ligne raccourcie est complète : le contrôle est à la fin de chaque tour et un signe en suspens ne compte pas. (En mode automatique, il y faut une reprise avant, car toute autre ligne raccourcie a déjà été vérifiée.) On ôte d'abord toutes les cartes du tour, puis vient T5.
MD-R27 = Une pioche s'épuise au milieu de cinq cartes. Quand vient la perte ? Aussitôt, entre deux cartes : la règle dit dès que la dernière carte est prise. Le reste vient de la nouvelle pioche. Une main échangée est déjà dans les défausses et est mélangée avec.
MD-R28 = Pioche vide, défausse vide : que remet-on exactement ? Toutes les incanquations en jeu, les deux sortes de cartes, chacune dans sa pioche ; la pioche qui n'est pas vide est mélangée avec ce qui arrive. L'autre défausse, les mains et les sorts restent. Une ligne complète mais pas encore jetée est perdue, car l'épuisement est immédiat et le contrôle vient à la fin du tour.
MD-R29 = Dans quel ordre viennent la perte, les hors-combat et le mélange ? La perte pour tous, les hors-combat, la défausse de leurs cartes, puis le mélange. Leurs cartes peuvent donc déjà être dans la nouvelle pioche. Rien après la fin d'un duel.
MD-R30 = Les deux joueurs tombent à 0 ensemble. Seule une pioche épuisée frappe tout le monde à la fois. Lectures : partie nulle ; celui qui a pris la carte perd ; le joueur actif gagne. Décision : partie nulle, car la perte est simultanée et personne n'était plus fort. À trois joueurs, la nulle est entre ceux qui tombent par cet événement, s'il ne reste personne ; s'il en reste un, il gagne. Cela arrive dans environ 2 % des parties simulées à deux joueurs et 3 % à trois. Option « double_knockout » = « draw » (normal) / « depleter_loses » (celui qui a vidé la pioche est classé sous les autres tombés avec lui, qui partagent la victoire).
MD-R31 = La pioche des sorts est vide. Rien n'est dit. Décision : mélanger la défausse des sorts quand il faut un sort et qu'il n'y en a plus ; sans perte, car la règle ne nomme que les deux pioches magiques. Le sort qui vient de partir est déjà dans la défausse : il y a donc toujours une carte.
MD-R32 = À trois joueurs : que deviennent les cartes et le tour d'un joueur hors combat ? Décision : main et ligne aux défausses magiques, sorts à la défausse des sorts, aussitôt ; ses tours sont sautés. Si cela arrive à son propre tour, le tour finit par T5 pour les autres. Garder ces cartes hors du jeu affamerait des pioches de 27 et 25 cartes.
MD-R33 = Le duel finit au milieu d'un effet. Tout s'arrête. Un sort, une pioche ou une carte à ôter en attente ne se font pas. La position reste affichée telle quelle.
MD-R34 = « Zéro » ou « zéro ou moins » ? Le but parle de zéro, la règle de victoire de zéro ou moins. Décision : 0 ou moins ; noté 0, car les cartes de score n'ont pas de nombres négatifs.
MD-R35 = Les sorts font-ils autre chose que baisser la Force ? Non : l'effet est défini comme une perte de Force. Les fichiers de cartes ne peuvent rien contenir d'autre.
MD-R36 = Un joueur a oublié de piocher. Foire aux questions : piocher jusqu'à 5 dès qu'on le remarque. La table pioche toute seule : cela ne peut pas arriver.
MD-R37 = Piocher plus d'une carte. Cela ne peut pas arriver avec les cartes imprimées (un coup prend 1 carte sur 5). Si des cartes faites soi-même y mènent, la pioche demande un partage.
MD-R38 = Une pioche ne peut pas du tout être remplie. Impossible avec les cartes imprimées (MD-88) et dans la variante des apprentis (21 nombres ; sans reprise, 15 au plus en main). Pour des cartes faites soi-même : MD-78. La perte a lieu une fois, quand la dernière carte est prise, et non encore pour une pioche qui reste vide.
MD-R39 = Le duel peut-il durer toujours ? Oui : reprendre deux cartes et les rejouer ne demande pas de pioche. MD-142 y met fin.
MD-R40 = Que doit respecter un fichier de cartes ? Au moins 3 × joueurs sorts ; des noms uniques ; valeur d'au moins 1 ; minimum d'au moins 1 ; effet d'au moins 1 ; formule libre. Nombres Énergie de 1 ou plus ; signes + et − seulement. Un fichier qui ne le respecte pas est refusé.
MD-R41 = La coupe peut-elle durer toujours ? Si chaque carte de la pioche Énergie porte le même nombre, oui ; et une règle sans fin ne peut pas se compter. Décision : après trois coupes à égalité, ou quand la pioche a moins de deux nombres différents, le sort désigne un des ex æquo au hasard. Les chances sont les mêmes qu'en coupant encore.
MD-R42 = Une pioche n'a pas pu être remplie quand elle s'est épuisée (cartes faites soi-même). Et si des cartes pour elle arrivent plus tard ? Décision : elle est renouvelée comme dans MD-82 ou MD-84 dès que quelqu'un doit y piocher, et personne ne perd de Force pour cela, car la perte a eu lieu quand sa dernière carte a été prise.
MD-R43 = Que veut dire l'option energy_max pour un fichier de cartes avec des nombres au-dessus de 9 ? Décision : 9 ne laisse rien de côté, quoi qu'il y ait dans le fichier ; 6, 7 et 8 laissent de côté tout ce qui est au-dessus. L'option parle des nombres imprimés.
MD-R44 = Une pioche peut-elle s'épuiser pendant la première distribution ? Pas avec les cartes de la maison (15 sur 27 et 15 sur 25 au plus). Décision : avec des cartes faites soi-même, on fait comme pendant le jeu ; tous perdent autant, donc personne ou tout le monde tombe.
MD-R45 = Trois joueurs, double_knockout = depleter_loses : deux tombent par une pioche et le troisième reste. Celui qui a pris la dernière carte est-il classé sous l'autre ? Décision : oui. L'option dit qu'il est classé sous ceux qui tombent avec lui ; qu'un joueur reste et gagne n'y change rien.

## The lesson

md-lesson-title = Apprendre le Duel des mathémagiciens
md-lesson-1 = Au-dessus de ta ligne, ton sort : l'Appel des abeilles. Il part quand ta ligne fait 7 avec au moins 3 nombres. Alors Mirabel perd 4 de ses 20 points de Force. Elle veut 9.
md-lesson-2 = À chaque tour, tu poses une carte au bout d'une ligne. Une ligne commence par un nombre. Touche l'un de tes nombres, puis le bout de ta ligne.
md-lesson-2-good = Ta ligne a commencé. Après un nombre vient un signe, après un signe un nombre.
md-lesson-2-wrong = C'est la ligne de Mirabel : cela l'aiderait, elle. Pose un nombre sur ta propre ligne.
md-lesson-3 = Maintenant, repioche jusqu'à cinq cartes. Les cartes bleues Énergie sont des nombres, les rouges Symboles sont plus et moins. Tu as déjà deux signes : touche la pioche bleue.
md-lesson-3-good = Un nouveau nombre est dans ta main. Mirabel a commencé sa ligne avec un 3.
md-lesson-3-wrong = Tu peux choisir l'une ou l'autre. Cette fois, prends un nombre : la bleue.
md-lesson-4 = Quelques tours plus tard. Ta ligne est 3 +. Fais-en 7 et regarde.
md-lesson-4-good = 3 + 4 = 7, mais rien ne part : il n'y a que 2 nombres, et il en faut 3.
md-lesson-4-wrong = Lequel de tes nombres fait 7 avec 3 + ?
md-lesson-5 = Ici, tu es allé plus doucement : 3 + 2 + vaut 5 pour l'instant. Quelle carte lance l'Appel des abeilles ?
md-lesson-5-good = 3 + 2 + 2 = 7 avec trois nombres : bzz ! Mirabel perd 4 points de Force. Ta ligne et ton sort sont défaussés.
md-lesson-5-wrong = Il faut 7, et tu as déjà 5. Quel nombre manque ?
md-lesson-6 = Tu as pioché un autre sort. Touche celui que tu veux et pose-le au-dessus de ta ligne. Un sort plus fort demande plus de nombres ou un calcul plus dur.
md-lesson-6-good = Un nouveau but. Les autres sorts attendent en réserve.
md-lesson-7 = Attention : la ligne de Mirabel vaut 7, et elle veut 9. Avec un 2, elle lance son sort. Tu peux aussi poser une carte chez elle. Gâche son calcul !
md-lesson-7-good = Maintenant 9 n'est plus à un pas. Le sort est à qui possède la ligne, peu importe qui pose la dernière carte.
md-lesson-7-wrong = Pose un nombre sur la ligne de Mirabel, mais pas le 2 : tu finirais son sort, et il te toucherait.
md-lesson-8 = Une ligne ne doit jamais passer sous zéro. La tienne vaut 5, et un moins attend au bout. Regarde où la mèche crépite quand tu prends une carte, et joue un nombre sans danger.
md-lesson-8-good = Sans danger. Zéro est permis, mais rien en dessous. Qui provoque l'explosion est touché par le sort de cette ligne.
md-lesson-8-wrong = 5 − 9 passerait sous zéro : tout explose, et ton propre sort te touche. Pose le 1, le 2 ou le 3 sur ta ligne.
md-lesson-9 = Les deux lignes finissent par un moins, et ton 8 et ton 9 sont trop grands. Rien n'est sans danger. Alors tu peux échanger toute ta main.
md-lesson-9-good = Tu montres tes anciennes cartes et tu les défausses.
md-lesson-9-wrong = Cela exploserait. Choisis plutôt l'échange.
md-lesson-10 = Compose une nouvelle main : touche les pioches cinq fois, chacune au moins une fois.
md-lesson-10-good = Cinq nouvelles cartes. Mirabel aurait pu ôter la dernière carte d'une ligne, mais elle n'a rien pris.
md-lesson-11 = Ta ligne fait 14 et a 8 nombres, plus de deux fois les 3 qu'il faut. Tu peux donc reprendre un nombre et un signe à côté. Tu veux 7 : quel nombre doit partir ?
md-lesson-11-good = 14 − 7 = 7. L'Appel des abeilles part, et tu gardes les deux cartes en main.
md-lesson-11-wrong = 14 doit devenir 7. Touche le 7 de ta ligne et le plus à côté.
md-lesson-12 = Qui tombe à 0 point de Force est éliminé, et le dernier debout gagne. Quand une pioche s'épuise, tout le monde perd 1. À toi de jouer ton premier duel.

## The plain board

md-zone-turn = Tour
md-zone-strength = Force
md-zone-energy_hands = Cartes Énergie
md-zone-symbol_hands = Cartes Symbole
md-zone-symbol_hands-0 = +
md-zone-symbol_hands-1 = −
md-zone-rows = Ligne
md-zone-rows-0 = +
md-zone-rows--1 = −
md-zone-energy_deck = Pioche Énergie
md-zone-symbols_deck = Pioche Symboles
md-zone-spell_deck = Pioche des sorts
md-zone-energy_discard = Défausse Énergie
md-zone-symbols_discard = Défausse Symboles
md-zone-symbols_discard-0 = +
md-zone-symbols_discard-1 = −

## La table dessinée du terminal

md-terminal-you = { $player } (toi)
md-terminal-to-play = { $player } · à jouer
md-terminal-out = hors de combat
md-terminal-strength = force
md-terminal-row = rangée
md-terminal-spell = sort
md-terminal-holds = tient
md-terminal-stored = réserve
md-terminal-numerals =
    { $count ->
        [one] { $count } chiffre
       *[other] { $count } chiffres
    }
md-terminal-in-hand = Énergie { $energy }, Symboles { $symbols }
md-terminal-count =
    { $count ->
        [one] { $count } sort en réserve
       *[other] { $count } sorts en réserve
    }
md-terminal-pulled = repris : { $cards }
md-terminal-ready = prêt
md-terminal-choosing = choisit encore
md-terminal-set-up = mise en place
md-terminal-turn = tour { $turn }
md-terminal-energy = Énergie { $deck } (défausse { $pile })
md-terminal-symbols = Symboles { $deck } (défausse { $pile })
md-terminal-spells = Sorts { $deck }
md-terminal-energy-pile = Énergie défaussée : { $cards }
md-terminal-symbols-pile = Symboles défaussés : { $cards }
md-terminal-spell-pile = Sorts défaussés : { $spells }

## Positions

md-position-players = un duel qui continue demande deux joueurs qui ne sont pas hors de combat.
md-position-cards = il y a plus de cartes { $card } que dans le jeu de cartes.
md-position-spell = le sort { $spell } est à deux endroits, ou n'est pas dans cette partie.

# Fichiers de cartes
md-field-energy-number = Le nombre sur la carte.
md-field-energy-copies = Combien de cartes portent ce nombre.
md-field-symbol-sign = Plus ou moins.
md-field-symbol-copies = Combien de cartes portent ce signe.
md-field-spell-id = Un identifiant court en lettres, chiffres et traits d'union, différent pour chaque sort.
md-field-spell-name = Le nom du sort.
md-field-spell-casting_value = La valeur que doit avoir une rangée pour lancer le sort.
md-field-spell-minimum = Le plus petit nombre de chiffres dans la rangée.
md-field-spell-effect = Combien de points le sort retire aux autres.
md-field-spell-invocation = Ce que dit à voix haute qui lance le sort.
md-field-spell-apprentice = Si le sort fait partie du jeu des apprentis.
md-warn-too-long = Sort { $spell } : ces cartes ne font jamais une rangée de { $minimum } nombres.
md-warn-too-great = Sort { $spell } : ces cartes n'atteignent jamais { $number }.
md-warn-dominated = Sort { $spell } : { $other } n'est pas plus difficile à lancer et fait davantage.
md-print-energy = Énergie
md-print-symbols = Symboles
md-print-spells = Sorts
md-print-dial = Force magique

## Plans de leçon

md-plan-sums-to-ten = Additions jusqu’à 10
md-plan-sums-to-twenty = Additions et soustractions jusqu’à 20
