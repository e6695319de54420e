### Magus Novatus in French: everything the game says.

## The box and the options

mn-about = Lance le cube, ramasse des potions, jette des sorts ; ce qui est de trop devient crâne.
mn-minutes = 30
mn-age = dès 8 ans
mn-option-mode = Le jeu entier, ou le facile pour les plus jeunes : les couleurs seules, sans objets ni effets.
mn-option-mode-standard = le jeu entier
mn-option-mode-infant = le facile : les couleurs seules
mn-option-cube = Le cube tombe près d'une cible, tombe n'importe où, ou reste dans la boîte (Outstanding Students).
mn-option-cube-aimed = tombe près d'une cible
mn-option-cube-uniform = tombe n'importe où
mn-option-cube-none = reste dans la boîte
mn-option-first_player = Qui commence.
mn-option-first_player-random = tiré au sort
mn-option-first_player-A = place A
mn-option-first_player-B = place B
mn-option-first_player-C = place C
mn-option-first_player-D = place D
mn-option-throw_height = De quelle hauteur on lance le cube : plus haut, il s'éparpille plus.
mn-option-throw_height-rising = de plus en plus haut
mn-option-end_position = La case où l'éprouvette finit la partie ; auto : 9, 12 ou 14 pour 2, 3 ou 4 joueurs.
mn-option-end_position-auto = comme imprimé : 9, 12 ou 14
mn-option-take_rule = Prendre autant de potions assorties qu'on veut, ou toutes.
mn-option-take_rule-any = en prendre autant qu'on veut
mn-option-take_rule-all = les prendre toutes
mn-option-finish_round = La dernière manche est jouée jusqu'au bout.
mn-option-healing_plants = Nombre de Plantes médicinales.
mn-option-elixirs = Nombre d'Élixirs.
mn-option-magic_wands = Nombre de Baguettes magiques.
mn-option-curses = Nombre de Malédictions.
mn-option-infant_target = Points qui gagnent une partie des plus jeunes (Infant Students).
mn-option-infant_skulls = Les crânes comptent dans une partie des plus jeunes (Infant Students).
mn-option-infant_skulls-count = comptent
mn-option-infant_skulls-ignore = ne comptent pas
mn-option-max_rounds = Manches après lesquelles la partie finit de toute façon.
mn-no-first-player = L'option first_player ne peut pas être { $seat } à { $seats } joueurs (MN-R4).

## Cards and spaces

mn-potion-red = rouge { $number }
    .the = la rouge { $number }
    .one = une rouge { $number }
mn-potion-yellow = jaune { $number }
    .the = la jaune { $number }
    .one = une jaune { $number }
mn-potion-green = verte { $number }
    .the = la verte { $number }
    .one = une verte { $number }
mn-potion-blue = bleue { $number }
    .the = la bleue { $number }
    .one = une bleue { $number }
mn-item-healing-plants = Plantes médicinales
    .one = des Plantes médicinales
mn-item-elixir = Élixir
    .one = un Élixir
mn-item-magic-wand = Baguette magique
    .one = une Baguette magique
mn-item-curse = Malédiction
    .one = une Malédiction
mn-copies = { $count } × { $card }
mn-gap = vide
mn-space = rangée { $row }, colonne { $column }
mn-spell = { $name }, { $points } points, demande { $needs }
mn-card = { $name } : { $points } points ; il faut { $needs }.
mn-card-back = { $effect } (au dos d'un sort) : { $text }
mn-won-spell = { $spell } ({ $points })

mn-cylinder-above = au-dessus de la colonne { $line }
mn-cylinder-right = à droite de la rangée { $line }
mn-cylinder-below = sous la colonne { $line }
mn-cylinder-left = à gauche de la rangée { $line }

mn-effect-closed = Livre fermé
mn-effect-thieves = Greateste Thieves
mn-effect-thieves-text = En commençant par celui qui a jeté le sort, chacun pioche une carte. Un objet magique se pose face visible devant soi.
mn-effect-shakum = Shakum Thingsis Up
mn-effect-shakum-text = Chacun perd un objet magique de son choix, mais pas une malédiction.
mn-effect-unleashus = Unleashus Cursus
mn-effect-unleashus-text = Chaque malédiction passe au joueur de gauche, toutes en même temps.
mn-effect-gous_backus = Gous Backus
mn-effect-gous_backus-text = L'éprouvette recule d'une case.
mn-effect-ciao_devilus = Ciao Devilus
mn-effect-ciao_devilus-text = Chacun passe à gauche un crâne de son choix, s'il en a, tous en même temps.
mn-effect-presentis = Presentis For Youm
mn-effect-presentis-text = Chacun passe à gauche une potion de sa main, s'il en a, tous en même temps.

## Recipes

mn-recipe-N01 = deux rouges, une jaune
mn-recipe-N02 = deux jaunes, une verte
mn-recipe-N03 = deux vertes, une bleue
mn-recipe-N04 = deux bleues, une rouge
mn-recipe-N05 = trois nombres différents d'une couleur
mn-recipe-N06 = 1 et 2 d'une couleur, une d'une autre
mn-recipe-N07 = 3 et 4 d'une couleur, une d'une autre
mn-recipe-N08 = deux d'une couleur, deux d'une autre
mn-recipe-N09 = deux d'un nombre, deux d'un autre
mn-recipe-N10 = une de chaque couleur
mn-recipe-N11 = deux rouges différentes, deux vertes différentes
mn-recipe-N12 = deux jaunes différentes, deux bleues différentes
mn-recipe-N13 = trois rouges différentes, une verte
mn-recipe-N14 = trois jaunes différentes, une bleue
mn-recipe-N15 = trois vertes différentes, une rouge
mn-recipe-N16 = trois bleues différentes, une jaune
mn-recipe-N17 = cinq d'un nombre
mn-recipe-N18 = cinq d'une couleur
mn-recipe-N19 = 1 et 2 d'une couleur, 3 et 4 d'une autre
mn-recipe-N20 = 1, 2, 3, 4 de toutes couleurs et deux d'une couleur
mn-recipe-N21 = trois rouges différentes, deux bleues différentes
mn-recipe-N22 = trois jaunes différentes, deux rouges différentes
mn-recipe-N23 = trois vertes différentes, deux jaunes différentes
mn-recipe-N24 = trois bleues différentes, deux vertes différentes
mn-recipe-N25 = trois différentes d'une couleur, trois différentes d'une autre
mn-recipe-N26 = 1, 2, 3 et 4 d'une couleur, deux d'une autre
mn-recipe-N27 = six d'un nombre
mn-recipe-N28 = 1, 2 et une de plus d'une couleur, 3, 4 et une de plus d'une autre
mn-recipe-N29 = rouge 1, verte 4 et trois d'une couleur
mn-recipe-N30 = jaune 2, bleue 3 et trois d'une couleur

mn-colour-red = rouge
mn-colour-yellow = jaune
mn-colour-green = verte
mn-colour-blue = bleue
mn-colour-one = une couleur
mn-colour-another = une autre couleur
mn-colour-any = toute couleur
mn-slot-open = { $colour } de tout nombre
mn-slot-number = { $colour } { $mark }
mn-slot-symbol = { $colour } de nombre { $mark }

mn-of-red = rouge
    .many = rouges
mn-of-yellow = jaune
    .many = jaunes
mn-of-green = verte
    .many = vertes
mn-of-blue = bleue
    .many = bleues
mn-of-one = d'une couleur
mn-of-another = d'une autre couleur
mn-of-any = de toute couleur
mn-some-1 = une { $potions }
mn-some-2 = deux { FORM($potions, form: "many") }
mn-some-3 = trois { FORM($potions, form: "many") }
mn-some-4 = quatre { FORM($potions, form: "many") }
mn-some-5 = cinq { FORM($potions, form: "many") }
mn-some-6 = six { FORM($potions, form: "many") }
mn-some-7 = sept { FORM($potions, form: "many") }
mn-some-8 = huit { FORM($potions, form: "many") }

## Questions

mn-ask-aim = Vise une case de l'étagère avec le cube.
mn-ask-aim-again = Le cube est sorti de l'étagère. Vise encore une fois.
mn-ask-place = Le cube est sorti deux fois de l'étagère. Pose-le sur la potion de ton choix.
mn-ask-take = Prends des potions d'une couleur ou d'un nombre dans la rangée { $row } ou la colonne { $column }.
mn-ask-take-all = Prends toutes les potions d'une couleur ou d'un nombre dans la rangée { $row } ou la colonne { $column }.
mn-ask-take-anywhere = Prends des potions d'une couleur ou d'un nombre dans une rangée ou une colonne.
mn-ask-take-all-anywhere = Prends toutes les potions d'une couleur ou d'un nombre dans une rangée ou une colonne.
mn-ask-cast = Jette un sort, sers-toi de tes objets, ou finis ton tour.
mn-ask-items = Sers-toi de tes objets, ou finis ton tour.
mn-ask-cursed = Tu es maudit et ne peux pas jeter de sort. Paie la malédiction, sers-toi de tes objets, ou finis ton tour.
mn-ask-lay = { $spell } demande { $needs }. Pose la carte { $card } sur { $size }.
mn-ask-pay = Paie la potion { $potion } sur { $price } pour ta malédiction.
mn-ask-lose = Choisis l'objet magique que tu perds.
mn-ask-pass = Choisis une potion de ta main pour ton voisin de gauche.
mn-ask-pass-skull = Choisis un de tes crânes pour ton voisin de gauche.

## Choices

mn-choose-aim = Viser la { $space }
mn-choose-place = Poser le cube sur { FORM($card, form: "the") } : { $space }
mn-choose-take = Prendre { FORM($card, form: "the") } : { $space }
mn-choose-take-row = Prendre { FORM($cards, form: "the") } : rangée { $row }, colonnes { $columns }
mn-choose-take-column = Prendre { FORM($cards, form: "the") } : colonne { $column }, rangées { $rows }
mn-choose-cast = Jeter { $spell } pour { $points } points
mn-choose-lay = Poser { FORM($card, form: "one") }
mn-choose-pay = Payer { FORM($card, form: "the") }
mn-choose-heal = Plantes médicinales : défausser un crâne ({ $card })
mn-choose-wand = Baguette magique : reprendre { FORM($card, form: "the") }
mn-choose-lift = Payer { $price } potions pour lever ta malédiction
mn-choose-give = Payer { $price } potions pour donner ta malédiction à { $who }
mn-choose-lose = Perdre { FORM($item, form: "one") }
mn-choose-pass = Passer { FORM($card, form: "the") } à { $who }
mn-choose-pass-skull = Passer un crâne ({ $card }) à { $who }
mn-choose-done = Finir ton tour

## Why not

mn-no-throw-yet = Lance d'abord le cube : vise une case de l'étagère.
mn-no-aim-there = Vise une des 25 cases : rangées et colonnes vont de 1 à 5.
mn-no-place-yet = Tu dois poser le cube sur une potion de l'étagère.
mn-no-place-there = Cette case n'existe pas : rangées et colonnes vont de 1 à 5.
mn-no-place-on-gap = Cette case est vide. Pose le cube sur une case avec une potion.
mn-no-potions-yet = Prends d'abord des potions de l'étagère.
mn-no-empty-take = Tu dois prendre au moins une potion.
mn-no-space-twice = Nomme chaque case une fois, par sa rangée et sa colonne de 1 à 5.
mn-no-potion-there = Il n'y a pas de potion ici : { $space }.
mn-no-other-line = Le cube ne te donne que sa rangée et sa colonne.
mn-no-two-lines = Toutes les potions viennent d'une seule ligne : la rangée ou la colonne, pas les deux.
mn-no-mixed-take = Les potions doivent toutes avoir la même couleur, ou toutes le même nombre.
mn-no-take-order = Nomme les cases dans l'ordre de lecture.
mn-no-part-take = Prends toutes les potions de cette couleur, ou toutes celles de ce nombre, dans la ligne.
mn-no-plants = Tu n'as pas de Plantes médicinales.
mn-no-skull = Tu n'as pas de crâne à soigner.
mn-no-skull-like-that = Aucun de tes crânes n'est cette potion.
mn-no-wand = Tu n'as pas de Baguette magique.
mn-no-potion-in-pile = Cette potion n'est pas dans la défausse ; la Baguette magique ne reprend que ce qui s'y trouve.
mn-no-paying-yet = On ne jette pas de cartes comme ça ; dis d'abord ce que tu paies.
mn-no-spell-named = Dis d'abord quel sort tu jettes, puis pose ses potions.
mn-no-more-potions = Tu as déjà tes potions ; jette un sort ou finis ton tour.
mn-no-other-action = Tu peux jeter un sort, te servir de tes objets ou finir ton tour.
mn-no-such-deck = Il y a des sorts de 2, 3 et 4 points.
mn-no-second-spell = Tu as déjà jeté un sort ; un seul par tour.
mn-no-cast-cursed = Tu ne peux pas jeter de sort avec une malédiction devant toi. Paie 2 potions pour la lever.
mn-no-spell-left = Cette pioche est vide ; choisis un des sorts visibles.
mn-no-mix = { $spell } demande { $needs } ; tu n'as pas encore tout cela.
mn-no-curse = Tu n'as pas de malédiction.
mn-no-price = Cela coûte { $price } potions de ta main, et rien d'autre ne compte.
mn-no-player = Ce joueur n'existe pas.
mn-no-curse-for-yourself = Tu ne peux pas te donner la malédiction à toi-même.
mn-no-second-curse = Ce joueur a déjà une malédiction, et personne ne peut en avoir deux.
mn-no-mix-yet = Finis d'abord de jeter { $spell } : pose ses cartes.
mn-no-skull-in-mix = Cette potion est un de tes crânes ; les crânes ne servent pas.
mn-no-card-held = Tu n'as pas cette carte.
mn-no-lay-order = Pose dans l'ordre : rouge, jaune, verte, bleue, petits nombres d'abord, Élixirs à la fin.
mn-no-mix-with-that = Avec cette carte, le mélange pour { $spell } ne tomberait pas juste.
mn-no-payment-yet = Paie d'abord tes { $price } potions.
mn-no-potion-held = Tu n'as pas cette potion en main.
mn-no-pay-order = Paie dans l'ordre des potions : rouge, jaune, verte, bleue, petits nombres d'abord.
mn-no-losing-curse = On ne perd pas une malédiction de cette façon.
mn-no-item-owned = Tu n'as pas cet objet.
mn-no-items-before-loss = On ne se sert pas d'objets maintenant ; d'abord chacun en perd un.
mn-no-loss-yet = Le sort doit s'accomplir : choisis un objet à perdre.
mn-no-such-skull = Aucun de tes crânes n'est cette potion, tu ne peux donc pas la passer.
mn-no-items-before-pass = On ne se sert pas d'objets maintenant ; choisis d'abord une carte à passer.
mn-no-pass-yet = Tous ceux qui le peuvent passent une carte à gauche ; choisis-en une.

## What cannot be read

mn-no-text = C'est vide. Écris par exemple aim 33, take 11 12, cast 3, lay R1 ou done.
mn-no-such-choice = « { $text } » ne se lit pas.
mn-no-such-space = « { $text } » ne se lit pas : « { $word } » n'est pas une case ; 11 est en haut à gauche, 55 en bas à droite.
mn-no-such-chance = « { $text } » n'est pas un résultat du hasard ; écris « card R1 », « spell N05 », « throw +1 -2 », « space 33 » ou « first A ».
mn-no-recipe-met =
    { $elixirs ->
        [0] « { $recipe } » est impossible : il n'y a que { $copies } potions de chaque sorte, et aucun élixir.
        [one] « { $recipe } » est impossible : il n'y a que { $copies } potions de chaque sorte, et un élixir.
       *[other] « { $recipe } » est impossible : il n'y a que { $copies } potions de chaque sorte, et { $elixirs } élixirs.
    }
mn-no-spell-count = il y a { $spells } sorts ; un jeu en a de 1 à { $most }.
mn-no-spell-id = doit avoir de 1 à 12 lettres et chiffres.
mn-no-id-twice = sert deux fois ; chaque sort a besoin de son propre nom.
mn-no-recipe = doit être une liste de 1 à { $most } cases, par exemple ["R-", "K1"].
mn-no-slot = « { $slot } » n'est pas une case ; écris un groupe { $groups }, puis un signe parmi { $marks }.
mn-no-potions = « potions » : il n'y en a aucune.

## What happens

mn-told-grid = Les potions sont posées sur l'étagère.
mn-told-opened = Un sort est visible : { $spell }.
mn-told-first = { $who } commence.
mn-told-turn =
    C'est le tour { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    }.
mn-told-ready = { $who } a choisi.
mn-told-threw = { $who } vise la { $target } ; le cube tombe sur la { $space }.
mn-told-threw-there = { $who } vise la { $target } ; le cube tombe juste.
mn-told-threw-outside = { $who } vise la { $target } ; le cube sort de l'étagère.
mn-told-landed = Le cube tombe sur la { $space }.
mn-told-placed = { $who } pose le cube sur la { $space }.
mn-told-grid-empty = L'étagère est vide ; rien n'est pris.
mn-told-nothing-to-take = La rangée et la colonne sont vides ; rien n'est pris.
mn-told-took = { $who } prend { FORM($cards, form: "the") }.
mn-told-cast = { $who } jette { $spell } avec { FORM($mix, form: "one") } : { $points } points !
mn-told-skulls = Ce qui reste à { $who } devient des crânes : { $count }.
mn-told-closed = Au dos, un livre fermé : rien ne se passe.
mn-told-effect = Au dos : { $effect } ! { $text }
mn-told-lifted = { $who } paie { FORM($cards, form: "the") } : la malédiction est levée.
mn-told-gave = { $who } paie { FORM($cards, form: "the") } et donne la malédiction à { $to }.
mn-told-healed = { $who } se sert des Plantes médicinales et enlève un crâne ({ $card }).
mn-told-fetched = { $who } agite la Baguette magique et reprend { FORM($card, form: "the") }.
mn-told-drew = { $who } pioche une potion.
mn-told-drew-card = { $who } pioche { FORM($card, form: "one") }.
mn-told-drew-item = { $who } pioche un objet : { $item }.
mn-told-drew-curse = { $who } pioche une malédiction ; elle va à { $to }.
mn-told-drew-curse-aside = { $who } pioche une malédiction, mais tout le monde en a une ; elle est mise de côté.
mn-told-aside = Des malédictions sans preneur vont à la défausse : { $count }.
mn-told-lost = { $who } perd un objet : { $item }.
mn-told-passed = { $who } passe une potion à { $to }.
mn-told-passed-card = { $who } passe une potion à { $to } : { $card }.
mn-told-passed-skull = { $who } passe un crâne à { $to }.
mn-told-passed-this-skull = { $who } passe un crâne à { $to } : { $card }.
mn-told-curses-moved = Chaque malédiction passe à gauche. Maudits maintenant : { $cursed }.
mn-told-no-curse = Personne n'est maudit.
mn-told-marker = L'éprouvette est { $place } (case { $space }).
mn-told-last-round = L'éprouvette est arrivée : cette manche est la dernière.
mn-told-filled = Nouveau sur l'étagère : { $cards }.
mn-told-item = { $who } reçoit un objet : { $item }.
mn-told-gaps = Les cartes manquent ; cases vides : { $count }.
mn-told-reshuffled =
    La défausse est mélangée : { $cards ->
        [one] une carte forme
       *[other] { $cards } cartes forment
    } la nouvelle pioche.
mn-told-nothing-left = Il ne reste pas de carte pour { $who }.
mn-told-over = La partie est finie. Points : { $scores }.
mn-score = { $who } { $points }
mn-announced-last-round = La manche { $rounds } est la dernière.
mn-announced-idle = Si aucune carte ne bouge pendant ce tour, la partie est finie.
mn-outcome-won =
    { $points ->
        [one] { $who } gagne avec { $points } point.
       *[other] { $who } gagne avec { $points } points.
    }
mn-outcome-shared =
    { $points ->
        [one] { $winners } se partagent la victoire avec { $points } point chacun.
       *[other] { $winners } se partagent la victoire avec { $points } points chacun.
    }
mn-outcome-by-skulls =
    { $count ->
        [one] { $tied } ont le même nombre de points ({ $points }). { $winners } a moins de crânes et gagne.
       *[other] { $tied } ont le même nombre de points ({ $points }). { $winners } ont le moins de crânes et se partagent la victoire.
    }
mn-outcome-by-spells =
    { $count ->
        [one] { $tied } ont le même nombre de points ({ $points }). { $winners } a lancé plus de sorts à { $worth } points et gagne.
       *[other] { $tied } ont le même nombre de points ({ $points }). { $winners } ont lancé le plus de sorts à { $worth } points et se partagent la victoire.
    }

## The table in sentences

mn-seen-over =
    La partie est finie après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
mn-seen-your-turn = Tour { $turn } : c'est ton tour.
mn-seen-turn =
    Tour { $turn } : c'est le tour { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    }.
mn-seen-infant =
    { $target ->
        [one] Infant Students : seules les couleurs comptent, et { $target } point suffit pour gagner.
       *[other] Infant Students : seules les couleurs comptent, et { $target } points suffisent pour gagner.
    }
mn-seen-cylinder = L'éprouvette est { $place } (case { $space } sur { $end }).
mn-seen-no-spell = Il n'y a plus de sort à { $points } points.
mn-seen-open = Sort visible : { $spell }.
mn-seen-row = Rangée { $row } : { $cards }.
mn-seen-cube = Le cube est sur la { $space }.
mn-seen-height-none = Le cube est lancé de la hauteur 0 : il tombe où l'on vise.
mn-seen-height =
    Le cube est lancé de la hauteur { $height } : il peut tomber jusqu'à { $height ->
        [one] une case
       *[other] { $height } cases
    } trop haut, trop bas, trop à gauche ou trop à droite.
mn-seen-mix = Posé pour un sort : { $cards }.
mn-seen-you =
    Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $skulls ->
        [0] aucun crâne
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    } et { $potions ->
        [0] aucune potion
        [one] { $potions } potion
       *[other] { $potions } potions
    } en main.
mn-seen-seat =
    { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $skulls ->
        [0] aucun crâne
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    } et { $potions ->
        [0] aucune potion
        [one] { $potions } potion
       *[other] { $potions } potions
    } en main.
mn-seen-spells = Sorts : { $spells }.
mn-seen-items = Objets : { $items }.
mn-seen-hand = Ta main : { $cards }.
mn-seen-hand-empty = Ta main est vide.
mn-seen-skulls = Tes crânes : { $cards }.
mn-seen-known-hand = Connu de cette main : { $cards }.
mn-seen-known-skulls = Connu de ces crânes : { $cards }.
mn-seen-deck =
    La pioche a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
mn-seen-pile = Dans la défausse : { $cards }.
mn-seen-pile-empty = La défausse est vide.

## Reasons

mn-why-aim = La rangée et la colonne de cette case ont { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    } ; le cube tombe juste là { $hit } fois sur 100, et { $off ->
        [0] jamais hors de l'étagère.
       *[other] hors de l'étagère { $off } fois.
    }
mn-why-place = De là, { $who } peut prendre { $most ->
        [one] une seule potion.
       *[other] au plus { $most } potions.
    }
mn-why-lift =
    { $price ->
        [one] Cela coûte une potion, et la malédiction s'en va.
       *[other] Cela coûte { $price } potions, et la malédiction s'en va.
    }
mn-why-give =
    { $price ->
        [one] Cela coûte une potion, et { $who } a alors la malédiction.
       *[other] Cela coûte { $price } potions, et { $who } a alors la malédiction.
    }
mn-why-lay = Le mélange peut recevoir { FORM($card, form: "the") }.
mn-why-same = Cela prend les mêmes potions sur d'autres cases.
mn-why-elixir = L'élixir remplace une potion.
mn-why-without = Sans { FORM($card, form: "the") }, { $missing ->
        [0] tu as encore toutes les potions
        [one] il manque une potion
       *[other] il manque { $missing } potions
    } pour { $spell }.
mn-why-done =
    { $count ->
        [one] Tu gardes ta potion pour plus tard.
       *[other] Tu gardes tes { $count } potions pour plus tard.
    }
mn-why-castable = Alors tu peux jeter { $spell } pour { $points } points.
mn-why-enough = Alors tu as toutes les potions pour { $spell }.
mn-why-besides = Cela prend aussi { FORM($more, form: "the") }.
mn-why-leaves = Cela laisse { FORM($less, form: "the") } sur la table.
mn-why-other = Cela prend { FORM($more, form: "the") } au lieu de { FORM($less, form: "the") }.
mn-why-cast =
    { $spell } rapporte { $points } points ; bien mélangé, il { $skulls ->
        [0] ne laisse aucun crâne
        [one] laisse un crâne
       *[other] laisse { $skulls } crânes
    }.
mn-why-heal = Un crâne de moins, c'est un point de plus.
mn-why-nearer =
    Alors il manque { $missing ->
        [one] une potion
       *[other] { $missing } potions
    } pour { $spell }.
mn-silly-aim = vise là où il n'y a rien
mn-silly-losing-cast = finit la partie par un sort qui la perd
mn-silly-dear-cast = jette un sort pour plus de crânes que de points
mn-silly-win-missed = laisse passer la victoire

## The board in the browser

mn-page-course = Points
mn-page-potion-red = rouge { $number }, flamme
mn-page-potion-yellow = jaune { $number }, soleil
mn-page-potion-green = verte { $number }, feuille
mn-page-potion-blue = bleue { $number }, vague
mn-page-on-shelf = { $potion }, rangée { $row }, colonne { $column }
mn-page-gap = vide, rangée { $row }, colonne { $column }
mn-page-chance = { $label }, { $percent } %
mn-page-shelf = L'étagère
mn-page-cube = Le cube
mn-page-cylinder = Éprouvette : case { $now } sur { $end }
mn-page-clock = { $now } sur { $end } sorts
mn-page-race = Le premier à { $target } points
mn-page-spell = { $name }, { $points } points, demande { $needs }. { $status }
mn-page-spell-text = { $points } points : { $needs }.
mn-page-points = { $points } points
mn-page-fits = prêt
mn-page-fits-skulls =
    { $count ->
        [one] prêt, { $count } crâne
       *[other] prêt, { $count } crânes
    }
mn-page-fits-cursed = prêt, mais maudit
mn-page-needs = manque { $what }
mn-page-needs-more = encore { $count }
mn-page-more-red = une flamme
mn-page-more-yellow = un soleil
mn-page-more-green = une feuille
mn-page-more-blue = une vague
mn-page-numbered-red = flamme { $numbers }
mn-page-numbered-yellow = soleil { $numbers }
mn-page-numbered-green = feuille { $numbers }
mn-page-numbered-blue = vague { $numbers }
mn-page-a-number = un { $number }
mn-page-any-one = une potion
mn-page-your-hand = Tes potions
mn-page-hand-empty = Aucune potion en main
mn-page-your-items = Tes objets
mn-page-your-skulls = Tes crânes
mn-page-hand-count =
    { $count ->
        [one] { $count } potion en main
       *[other] { $count } potions en main
    }
mn-page-known-hand =
    { $count ->
        [one] { $count } potion en main, connue : { $cards }
       *[other] { $count } potions en main, connues : { $cards }
    }
mn-page-skull-count =
    { $count ->
        [one] { $count } crâne
       *[other] { $count } crânes
    }
mn-page-skull-own = Crâne : { $potion }
mn-page-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
mn-page-won = Gagné : { $spells }
mn-page-no-spells = Pas encore de sort
mn-page-deck = Pioche : { $count }
mn-page-discard = Défausse : { $count }
mn-page-discard-title = La défausse
mn-page-discard-text = Tout le monde peut la regarder. La baguette magique y reprend une potion.
mn-page-discard-empty = Elle est encore vide.
mn-page-pile-potion = { $potion }, { $count } dans la défausse
mn-page-item = { $item }. { $text }
mn-page-item-healing-plants = Débarrasse-toi d'un de tes crânes.
mn-page-item-elixir = Remplace n'importe quelle potion d'un sort.
mn-page-item-magic-wand = Reprends une potion de la défausse.
mn-page-item-curse = Tu ne peux pas jeter de sort. Paie 2 potions pour la lever, ou 3 pour la donner à un autre.
mn-page-cauldron-empty = Le chaudron : tes potions se rassemblent ici
mn-page-cauldron = Dans le chaudron : { $cards }
mn-page-give = Donner
mn-page-give-to = La donner à { $who }
mn-page-close-look = Cases noires : une couleur de ton choix. Cases grises : une autre. Cases arc-en-ciel : toutes les couleurs. Le même signe veut dire le même nombre, des signes différents des nombres différents.
mn-page-hidden-back = Au dos se cache une surprise, ou rien du tout.
mn-page-ask-aim = À toi : où vises-tu avec le cube ?
mn-page-ask-aim-again = Le cube est tombé de l'étagère. Vise encore une fois.
mn-page-ask-aimed = Viser rangée { $row }, colonne { $column } ? { $percent } % pour tomber juste, { $outside } % pour sortir.
mn-page-ask-aimed-sure = Viser rangée { $row }, colonne { $column } ? De là, il ne peut pas sortir.
mn-page-ask-cube = Touche la case où lancer.
mn-page-ask-place =
    Le cube { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    } est tombé deux fois. Pose-le sur la bouteille de ton choix.
mn-page-ask-placed = Poser le cube rangée { $row }, colonne { $column } ?
mn-page-ask-take = Prends des bouteilles d'une couleur ou d'un nombre, rangée { $row } ou colonne { $column }.
mn-page-ask-take-any = Prends des bouteilles d'une couleur ou d'un nombre, dans une rangée ou une colonne.
mn-page-ask-take-more = Touches-en d'autres, ou prends celles-ci.
mn-page-ask-take-all = Ici, on prend toutes les bouteilles de la couleur ou du nombre. Touche aussi les autres.
mn-page-ask-act = Touche un sort prêt pour le jeter, ou finis ton tour.
mn-page-ask-act-none = Aucun sort n'est prêt. Finis ton tour.
mn-page-ask-act-cast = Ton sort est jeté. Utilise tes objets, ou finis ton tour.
mn-page-ask-act-items = Aucun sort n'est prêt. Utilise un objet, ou finis ton tour.
mn-page-ask-act-cursed = Une malédiction t'empêche de jeter un sort. Touche-la pour la payer, ou finis ton tour.
mn-page-ask-act-cursed-poor = Une malédiction t'empêche de jeter un sort, et tu ne peux pas encore la payer. Finis ton tour.
mn-page-ask-mix = Jeter { $spell } avec ces potions ? Touches-en pour les changer.
mn-page-ask-mix-more = { $spell } : touche ses potions.
mn-page-ask-card-first = Touche le sort pour cette potion.
mn-page-ask-heal = Plantes médicinales : touche le crâne à enlever.
mn-page-ask-wand = Baguette magique : touche la potion à reprendre.
mn-page-ask-curse = Touche 2 potions pour lever la malédiction, ou 3 pour la donner.
mn-page-ask-curse-two = Paie ces deux-là, ou touches-en une troisième pour la donner à un autre.
mn-page-ask-curse-three = Qui reçoit la malédiction ? Touche un joueur.
mn-page-ask-lay = { $spell } : touche la potion { $count } sur { $size }.
mn-page-ask-pay = Touche la prochaine potion à payer.
mn-page-ask-lose = Shakum Thingsis Up : touche l'objet que tu perds.
mn-page-ask-pass-skull = Ciao Devilus : touche un crâne pour { $who }.
mn-page-ask-pass-card = Presentis For Youm : touche une potion pour { $who }.
mn-page-ask-pass-sure = La donner à { $who } ?
mn-page-working = Ça bouillonne…
mn-page-do-throw = Lancer le cube
mn-page-do-place = Le poser là
mn-page-do-take = Prendre { $cards }
mn-page-do-take-many = Prendre ces { $count }
mn-page-do-cast = Jeter : +{ $points }
mn-page-do-cast-skulls =
    { $skulls ->
        [one] Jeter : +{ $points }, { $skulls } crâne
       *[other] Jeter : +{ $points }, { $skulls } crânes
    }
mn-page-do-done = Finir le tour
mn-page-do-back = Reposer
mn-page-do-lift = Payer : malédiction levée
mn-page-do-give = Donner la malédiction à { $who }
mn-page-do-pass = Donner à { $who }
mn-page-not-this-mix = Cette potion ne va pas dans { $spell } avec les autres.
mn-page-scene-cast = { $who } jette { $spell }
mn-page-scene-points = +{ $points }
mn-page-back-closed = Rien ne se passe.
mn-page-back-thieves = Chacun pioche une carte.
mn-page-back-shakum = Chacun perd un objet de son choix, sauf une malédiction.
mn-page-back-unleashus = Chaque malédiction passe au joueur de gauche.
mn-page-back-gous_backus = L'éprouvette recule.
mn-page-back-ciao_devilus = Chacun passe un crâne à gauche.
mn-page-back-presentis = Chacun passe une potion à gauche.

## The rules, clause by clause

mn-heading-components = Le matériel
mn-heading-setup = Mise en place
mn-heading-turn-structure = Le tour
mn-heading-phase-i-get-potions-the-throw = Phase I, prendre des potions : le lancer
mn-heading-phase-i-get-potions-taking-potions = Phase I, prendre des potions : les prendre
mn-heading-phase-ii-cast-a-spell = Phase II, jeter un sort
mn-heading-phase-ii-cast-a-spell-recipes = Phase II, jeter un sort : recettes
mn-heading-phase-ii-cast-a-spell-casting = Phase II, jeter un sort : le jeter
mn-heading-phase-ii-cast-a-spell-magical-items = Phase II, jeter un sort : objets magiques
mn-heading-phase-ii-cast-a-spell-spell-effects = Phase II, jeter un sort : effets des sorts
mn-heading-phase-iii-replenish-potions = Phase III, remettre des potions
mn-heading-measuring-cylinder-and-end-of-the-game = L'éprouvette et la fin de la partie
mn-heading-game-modes = Façons de jouer
mn-heading-rulings = Décisions
mn-heading-termination = Fin assurée

MN-1 = Une carte de potion a une face avec une couleur (rouge, jaune, vert, bleu) et un nombre (1, 2, 3, 4), et un dos qui montre un crâne.
MN-2 = Il y a exactement 4 exemplaires de chacune des 16 sortes : 16 cartes de chaque couleur, 16 de chaque nombre.
MN-3 = Les potions et les objets magiques ont le même dos : le dessus de la pioche ne trahit donc pas de quelle sorte il est.
MN-4 = Une carte de sort a une face avec ses points (2, 3 ou 4) et sa recette (une suite de potions), et un dos avec l'un des six effets ou un livre fermé (pas d'effet).
MN-5 = Les sorts qui donnent plus de points ont des recettes plus difficiles.
MN-6 = Les six effets sont Greateste Thieves, Shakum Thingsis Up, Unleashus Cursus, Gous Backus, Ciao Devilus et Presentis For Youm.
MN-7 = Dans le jeu de la maison, chaque effet est sur 3 sorts et le livre fermé sur 12 (3·6 + 12 = 30).
MN-8 = Les objets magiques sont les Plantes médicinales, l'Élixir, la Baguette magique et la Malédiction.
MN-9 = L'éprouvette est à la fois l'horloge du jeu (elle avance quand on jette des sorts) et la mesure de la hauteur minimale d'un lancer.
MN-10 = 2 à 4 joueurs. Le livret ne donne ces nombres que par les positions de fin pour 2, 3 et 4 joueurs.
MN-11 = Mélanger les 64 potions et en poser 25 face visible en une étagère de 5 rangées × 5 colonnes. Aucun objet magique n'est sur l'étagère.
MN-12 = Les 25 cartes sont posées dans l'ordre de lecture : (1,1), (1,2) … (5,5).
MN-13 = Mélanger les 39 autres potions avec les 8 objets magiques : une pioche face cachée de 47 cartes.
MN-14 = Il y a une seule défausse, face visible, à côté de la pioche, pour les potions comme pour les objets.
MN-15 = La défausse commence vide.
MN-16 = Trier les sorts en trois pioches (2, 3 et 4 points), mélanger chacune et la poser recette vers le haut.
MN-17 = De chaque pioche de sorts, on ne voit que la carte du dessus, et d'elle seulement la face. Les dos restent inconnus jusqu'à ce que le sort soit jeté.
MN-18 = L'éprouvette commence au-dessus de la première colonne (la plus à gauche) : position m = 0.
MN-19 = Le cube magique est à portée de tous ; il n'est à personne.
MN-20 = Chaque joueur commence sans carte en main, sans crâne, sans objet et sans sort.
MN-21 = Le premier joueur est celui qui a été dans un laboratoire le plus récemment ; sinon, le plus jeune. Dans le jeu numérique, la place est tirée au sort ou fixée par l'option « first_player ».
MN-22 = Les joueurs jouent tour à tour dans le sens des aiguilles d'une montre, en commençant par le premier joueur.
MN-23 = Un tour a trois phases dans cet ordre : I prendre des potions, II jeter un sort, III remettre des potions.
MN-24 = Les phases I et III sont obligatoires. En phase II, on n'est pas obligé de jeter un sort.
MN-25 = Seul le joueur actif agit, sauf que le voisin de gauche peut avoir à poser le cube (MN-34) et que des effets de sorts peuvent demander un choix à chacun (MN-103, MN-106, MN-107).
MN-26 = On garde ses cartes en main de tour en tour, jusqu'à ce qu'elles soient défaussées, passées ou changées en crânes ; un mélange peut réunir des cartes de plusieurs tours.
MN-27 = Il n'y a pas de limite aux cartes en main, aux crânes, aux sorts ni aux objets autres que la Malédiction.
MN-28 = Les cartes ne changent de maître que si une règle le dit : ni échange, ni défausse à son gré.
MN-29 = Le joueur actif lance le cube vers un endroit de l'étagère, d'au moins la hauteur de l'éprouvette.
MN-30 = Lancer numérique, option « cube » = « aimed » (normal) : le joueur actif nomme une case (r,c) de l'étagère comme cible ; chacune des 25 cases est permise, même vide.
MN-31 = Le cube tombe sur (r+x, c+y), où x et y sont indépendants et valent chacun (nombre de faces en 2h lancers d'une pièce juste) − h. Donc P(x = d) = C(2h, h+d) / 4^h pour d = −h … h ; moyenne 0, variance h/2 par axe.
MN-32 = h est la hauteur de l'éprouvette, un nombre entier 0–4, option « throw_height », normal 2, le même pour tous et pendant toute la partie. « throw_height » = « rising » en fait min(3, 1 + ⌊3·m/E⌋), avec m lu au début du tour : 1, 2 et 3 dans les trois tiers de la partie.
MN-33 = Si le cube tombe hors de l'étagère (rangée ou colonne sous 1 ou au-dessus de 5), le joueur actif lance encore une fois ; il peut nommer une autre cible.
MN-34 = Si le second lancer sort aussi de l'étagère, le voisin de gauche du joueur actif choisit la potion sur laquelle on pose le cube.
MN-35 = Le voisin de gauche peut choisir toute case qui a une carte, mais pas une case vide.
MN-36 = Option « cube » = « uniform » : pas de cible ; le cube tombe sur l'une des 25 cases, chacune avec la chance 1/25 ; il ne sort jamais.
MN-37 = L'option « cube » = « none » est le mode Outstanding Students (MN-134).
MN-38 = Si l'étagère n'a aucune carte, la phase I est sautée.
MN-39 = La case où est le cube donne une rangée et une colonne.
MN-40 = Le joueur actif choisit l'une des deux lignes, la rangée ou la colonne, et ne prend des cartes que de cette ligne.
MN-41 = Toutes les cartes prises ont la même couleur, ou toutes ont le même nombre.
MN-42 = Option « take_rule » = « any » (normal) : le joueur décide combien de cartes assorties de la ligne il prend. « take_rule » = « all » : il faut prendre toutes les cartes de la couleur (ou du nombre) choisis dans la ligne choisie.
MN-43 = Il faut prendre au moins une carte si la rangée ou la colonne en a une.
MN-44 = En formules, avec L l'ensemble des cases non vides d'une ligne, on peut prendre pour un cube sur (r,c) les ensembles T avec ∅ ≠ T ⊆ L(rangée r) ou ∅ ≠ T ⊆ L(colonne c) dont les cartes ont une même couleur ou un même nombre. Les mêmes cases font un seul choix. La case du cube n'a pas à être prise.
MN-45 = Avec « take_rule » = « all », T doit en plus contenir toute carte de L de la couleur commune, ou toute carte de L du nombre commun.
MN-46 = Si les deux lignes n'ont que des cases vides, on ne prend rien.
MN-47 = Les cartes prises vont dans la main du joueur actif, secrètes dès lors. Tous voient quelles cartes sont prises, car l'étagère est ouverte.
MN-48 = Les cases restent vides jusqu'à la phase III.
MN-49 = En phase II, le joueur actif peut, dans tout ordre et aussi souvent que possible, se servir de ses objets magiques, payer pour se défaire d'une Malédiction, et jeter au plus un sort ; puis il dit qu'il a fini.
MN-50 = On ne jette pas un second sort dans le même tour.
MN-51 = Avoir un mélange qui convient n'oblige pas à jeter le sort.
MN-52 = Chaque action s'accomplit en entier avant que la suivante soit choisie.
MN-53 = Une recette est une suite de cases. Un mélange convient si chaque case est remplie par exactement une carte et que chaque carte du mélange remplit exactement une case.
MN-54 = Une case rouge, jaune, verte ou bleue demande une potion de cette couleur.
MN-55 = Toutes les cases noires d'un sort demandent des potions d'une seule couleur, au choix du lanceur ; de même toutes les cases grises.
MN-56 = Si un sort a des cases noires et des cases grises, les deux couleurs choisies doivent être différentes.
MN-57 = La couleur choisie peut être une couleur qui est aussi imprimée sur le même sort.
MN-58 = Une case arc-en-ciel accepte toute couleur, chacune pour elle-même.
MN-59 = Une case avec un nombre demande ce nombre.
MN-60 = Une case sans nombre accepte tout nombre de la bonne couleur.
MN-61 = Une case avec un signe demande un nombre au choix du lanceur ; des signes différents d'un même groupe de couleur veulent dire des nombres différents.
MN-62 = Les signes sont indépendants d'un groupe à l'autre (R, Y, G, B, K, S et * font chacun un groupe) : les nombres choisis dans un groupe peuvent être les mêmes que dans un autre, ou non, que les mêmes signes soient imprimés ou pas.
MN-63 = Le même signe deux fois dans un groupe veut dire le même nombre.
MN-64 = Le nombre d'un signe peut être égal à un nombre imprimé sur une autre case du groupe ; seuls les signes doivent différer entre eux.
MN-65 = En formules : un mélange de potions M (avec répétition) et de e Élixirs convient à la recette s₁…s_k, sᵢ = (gᵢ,qᵢ), si et seulement si |M| + e = k et qu'il y a (i) une couleur κ pour K et une couleur σ pour S, avec κ ≠ σ si les deux groupes existent ; (ii) pour chaque groupe g une application injective φ_g des signes de g vers {"{"}1,2,3,4{"}"} ; (iii) une attribution une à une des k cases aux k cartes, telle que chaque case qui reçoit une potion (c,n) a c = gᵢ pour gᵢ ∈ {"{"}R,Y,G,B{"}"}, c = κ pour K, c = σ pour S, sans condition de couleur pour * ; et n = qᵢ pour un chiffre, n = φ_{"{"}gᵢ{"}"}(qᵢ) pour un signe, sans condition de nombre pour « - ». Une case qui reçoit un Élixir n'a pas de condition.
MN-66 = Le lanceur n'a pas à annoncer κ, σ, φ ni l'attribution : il suffit qu'il y en ait une. Il choisit seulement le sort, les cartes du mélange et le nombre d'Élixirs.
MN-67 = Une vérification juste : pour chaque (κ,σ) (au plus 12) et chaque produit des φ_g (au plus 24 par groupe), chercher un couplage parfait des potions de M dans les cases ; les Élixirs prennent le reste.
MN-68 = Un sort ne peut être jeté que par le joueur actif, en phase II, sans Malédiction devant lui, et si aucun n'a été jeté ce tour.
MN-69 = On ne peut jeter que le sort du dessus d'une pioche. Si le mélange convient à plusieurs des sorts visibles (jusqu'à trois), le lanceur en choisit un.
MN-70 = Le lanceur met les cartes du mélange à la défausse, face visible. Les Élixirs servis y vont aussi.
MN-71 = Si la main permet plusieurs mélanges, le lanceur choisit les cartes.
MN-72 = Le mélange a exactement autant de cartes que la recette a de cases. On ne peut pas y glisser d'autres cartes.
MN-73 = Toutes les potions qui restent alors dans la main du lanceur sont posées devant lui, côté crâne.
MN-74 = Chaque crâne vaut −1 point à la fin.
MN-75 = Un crâne est la carte de potion elle-même : elle ne circule plus tant qu'elle est là, n'est dans aucune main et ne sert ni à un mélange ni à un paiement.
MN-76 = Les objets magiques posés devant soi ne sont pas des cartes en main et ne deviennent jamais des crânes.
MN-77 = Le lanceur prend le sort et le garde ouvert, pour que chacun voie à tout moment les points de tous.
MN-78 = La carte suivante de cette pioche de sorts est visible aussitôt, avant que l'effet du sort pris s'accomplisse.
MN-79 = On regarde alors le dos du sort et son effet, s'il en a un, s'accomplit aussitôt. On ne peut pas le refuser. Il n'agit qu'une fois.
MN-80 = Un livre fermé au dos veut dire : pas d'effet.
MN-81 = Ordre d'un sort jeté : mélange et Élixirs à la défausse ; reste de la main en crânes ; sort pris et le suivant montré ; effet ; retour aux actions de la phase II ; l'éprouvette avance quand la phase est dite finie (MN-122).
MN-82 = Les objets sont posés face visible devant leur maître.
MN-83 = Un joueur peut avoir autant d'objets qu'il veut, mais pas plus d'une Malédiction.
MN-84 = Seul son maître se sert d'un objet, en phase II de son propre tour ; autant qu'il veut par tour ; avant ou après un sort, et même sans sort (sauf l'Élixir).
MN-85 = Un objet servi va à la même défausse que les potions et revient quand elle est mélangée.
MN-86 = Un objet, même une Malédiction, qui échoit à un joueur ne se refuse pas, et les objets ne s'échangent jamais.
MN-87 = Plantes médicinales : leur maître défausse un de ses crânes, à son choix (face visible à la défausse). Il faut au moins un crâne à soi.
MN-88 = Élixir : il sert en jetant un sort et remplit une case comme potion de toute couleur et de tout nombre. Plusieurs Élixirs peuvent servir pour un sort. On peut s'en servir même si des potions suffiraient.
MN-89 = Baguette magique : son maître regarde la défausse et prend en main une potion à son choix. Il faut au moins une potion dans la défausse. On ne peut pas prendre d'objet.
MN-90 = La Baguette elle-même est défaussée après que sa carte a été prise. Une carte prise après avoir jeté un sort reste en main pour le tour suivant ; elle ne devient pas un crâne.
MN-91 = Malédiction : celui qui l'a ne peut pas jeter de sort.
MN-92 = Personne ne peut avoir deux Malédictions. Une Malédiction qui viendrait à un joueur qui en a une va au joueur suivant, dans le sens des aiguilles d'une montre, qui n'en a pas.
MN-93 = Si chaque joueur a une Malédiction (impossible avec deux dans le jeu), elle est mise de côté et va à la défausse quand la phase ou l'effet en cours est fini.
MN-94 = En phase II de son propre tour, un joueur maudit peut défausser 2 potions de sa main, à son choix : la Malédiction va à la défausse.
MN-95 = Ou défausser 3 potions de sa main, à son choix : la Malédiction passe devant un autre joueur de son choix qui n'en a pas.
MN-96 = Un joueur qui s'est défait de la Malédiction peut jeter un sort dans la même phase.
MN-97 = Seules les potions en main paient : ni Élixir, ni crâne.
MN-98 = Les effets touchent tous les joueurs, le lanceur aussi, sauf Gous Backus, qui bouge l'éprouvette. Un joueur qui ne peut pas faire ce que demande l'effet ne fait rien.
MN-99 = On ne se sert pas d'objets pendant qu'un effet s'accomplit.
MN-100 = Greateste Thieves : en commençant par le lanceur et dans le sens des aiguilles d'une montre, chaque joueur pioche 1 carte dans sa main.
MN-101 = Un objet magique ainsi pioché se pose face visible devant celui qui l'a pioché ; on n'en pioche pas d'autre. Pour une Malédiction, MN-92 vaut.
MN-102 = Quand ni la pioche ni la défausse n'ont plus de carte, les joueurs restants ne piochent rien.
MN-103 = Shakum Thingsis Up : chaque joueur qui a au moins un objet autre qu'une Malédiction en défausse un, à son choix. On choisit dans le sens des aiguilles d'une montre en commençant par le lanceur.
MN-104 = Unleashus Cursus : chaque Malédiction passe au voisin de gauche de son maître, toutes en même temps (MN-R31).
MN-105 = Gous Backus : m baisse de 1, mais jamais sous 0.
MN-106 = Ciao Devilus : en même temps, chaque joueur qui a au moins un crâne en passe un, à son choix, à son voisin de gauche, où il reste un crâne. Les joueurs sans crâne ne passent rien mais peuvent en recevoir un.
MN-107 = Presentis For Youm : en même temps, chaque joueur qui a au moins une carte en main en passe une, à son choix, dans la main de son voisin de gauche. Les joueurs sans carte ne passent rien mais peuvent en recevoir une.
MN-108 = Dans les deux effets simultanés, tous les choix sont fixés avant qu'une carte bouge ; une carte reçue par l'effet ne peut pas y être passée.
MN-109 = Tous ceux qui le peuvent doivent passer une carte.
MN-110 = Les crânes faits par le sort en cours comptent déjà pour Ciao Devilus. La main du lanceur est toujours vide quand un effet commence, car le sort vient de la vider.
MN-111 = Le joueur actif remplit toutes les cases vides de l'étagère avec des cartes de la pioche, une à la fois.
MN-112 = On remplit les cases dans l'ordre de lecture, la rangée du haut d'abord et chaque rangée depuis la gauche : (1,1), (1,2) … (5,5).
MN-113 = Un objet magique pioché ne va pas sur l'étagère ; on pioche une autre carte pour la même case.
MN-114 = Le premier objet pioché dans cette phase va au joueur actif, le suivant au joueur suivant dans le sens des aiguilles d'une montre, et ainsi de suite.
MN-115 = La distribution fait le tour de la table autant qu'il faut ; chaque objet va au joueur après celui qui a reçu l'objet précédent de cette phase.
MN-116 = Une Malédiction qui échoit à un joueur qui en a une continue jusqu'au premier joueur qui n'en a pas (MN-92).
MN-117 = Les objets reçus maintenant servent dès la prochaine phase II de leur maître.
MN-118 = Quand il faut piocher et que la pioche est vide, toute la défausse est mélangée et devient la nouvelle pioche face cachée. Cela vaut pour toute pioche de la partie.
MN-119 = Si la pioche et la défausse sont vides toutes les deux, les cases restantes demeurent vides ; on les remplit, dans l'ordre, aux phases III suivantes, quand il y a des cartes.
MN-120 = Puis le tour du voisin de gauche commence.
MN-121 = Les positions 0, 1, 2 … tournent autour de l'étagère dans le sens des aiguilles d'une montre : 0–4 au-dessus des colonnes 1–5, 5–9 à droite des rangées 1–5, 10–14 sous les colonnes 5–1, 15–19 à gauche des rangées 5–1.
MN-122 = Si un sort a été jeté ce tour, l'éprouvette avance de 1 position, comme dernier acte de la phase II. Sans sort, elle ne bouge pas.
MN-123 = La partie finit quand l'éprouvette atteint la position E : E = 9 à 2 joueurs, 12 à 3, 14 à 4 (positions A, B et C de l'image du livret). Option « end_position ».
MN-124 = La fin est immédiate : pas de phase III, plus de tours. L'option « finish_round » laisse finir la manche.
MN-125 = Avec « finish_round » = « on » et E atteint par une autre place que la dernière de la manche (la dernière est celle avant la première place) : la phase III a lieu, les places restantes de la manche jouent un tour chacune, les sorts comptent encore et les effets agissent, mais l'éprouvette reste à E (Gous Backus ne fait alors rien) ; la partie finit après la phase II de la dernière place. L'option n'a pas d'effet en mode Infant.
MN-126 = Toutes les cartes en main sont défaussées sans punition, même une carte que le joueur actif a reçue après son sort. Les objets et Malédictions non servis ne comptent pas.
MN-127 = Score = somme des points de ses sorts − nombre de ses crânes. Il peut être négatif.
MN-128 = Le plus de points gagne.
MN-129 = Les égalités se départagent, dans cet ordre, par : moins de crânes ; plus de sorts à 4 points ; plus de sorts à 3 points ; plus de sorts à 2 points.
MN-130 = Les joueurs encore à égalité partagent la victoire.
MN-131 = Le classement entier suit la même comparaison ; des joueurs égaux partagent un rang.
MN-132 = Une pioche de sorts vide a simplement disparu. Si les trois sont vides, la partie finit dès que l'effet du dernier sort est accompli et que la phase II est dite finie.
MN-133 = Standard : toutes les règles ci-dessus.
MN-134 = Outstanding Students (« cube » = « none ») : il n'y a pas de lancer. En phase I, le joueur actif choisit une rangée ou une colonne qui a une carte et y prend selon MN-41 à MN-43.
MN-135 = Infant Students (« mode » = « infant ») : les 8 objets magiques restent dans la boîte (la pioche a 39 cartes) ; on ignore les nombres et les signes des recettes, seules les couleurs comptent ; on ignore le dos des sorts.
MN-136 = En mode Infant, chaque case (g,q) se lit (g,-) ; le noir et le gris demandent encore deux couleurs différentes.
MN-137 = Le mode Infant finit aussitôt quand les points d'un joueur (sorts moins crânes) sont 9 ou plus après un sort ; ce joueur gagne. Options « infant_target » (le nombre 9) et « infant_skulls » (« ignore » : les crânes ne comptent pas en mode Infant).
MN-138 = En mode Infant, l'éprouvette reste à 0 et ne finit pas la partie ; avec « throw_height » = « rising », h est 1.
MN-139 = Infant et Outstanding Students peuvent se combiner.
MN-R1 = Comment se répartissent les 64 potions ? Lectures : également (4 de chaque paire couleur–nombre) ou inégalement. Le livret donne 64 cartes, 4 couleurs, 4 nombres. Décision : 4 exemplaires de chacune. 4·4·4 = 64 exactement et rien ne laisse penser à des sortes plus rares. Pas d'option.
MN-R2 = Combien de chaque objet magique ? Le livret donne 8 objets et quatre sortes. Décision : 2 de chaque. C'est un partage égal ; et la limite d'une Malédiction par joueur marche à tout nombre de joueurs, car deux Malédictions trouvent toujours deux maîtres différents. Options « healing_plants », « elixirs », « magic_wands » et « curses » (chacune 0–8, normal 2).
MN-R3 = Quelle taille ont les trois pioches de sorts ? 30 sorts en trois pioches selon la difficulté. Décision : 10 chacune (partage égal). Un autre fichier de cartes peut avoir d'autres tailles.
MN-R4 = Qui commence ? La question du laboratoire et celle de l'âge demandent de vraies personnes. Décision : l'hôte de la table y répond en choisissant une place ; sinon une place juste au hasard. Option « first_player » : « random » (normal) ou la lettre d'une place.
MN-R5 = Où passe l'éprouvette ? Le texte dit seulement : elle commence au-dessus de la première colonne, une case par sort, et une image montre les positions de fin A, B, C. Décision : les cases suivent le bord de l'étagère dans le sens des aiguilles d'une montre ; seul leur nombre compte pour les règles. Le dessin de l'image n'a pas d'autre effet.
MN-R6 = Quelles positions sont A, B et C ? Seule l'image les montre. Lectures : au-dessus des colonnes (au plus 4 sorts dans la partie, bien trop peu pour 30 sorts) ou plus loin autour de l'étagère. Décision : E = 9 / 12 / 14 pour 2 / 3 / 4 joueurs : la dernière case du côté droit, le milieu du côté du bas, la fin du côté du bas ; 4.5, 4 et 3.5 sorts par joueur. En simulation, cela donne 23 / 33 / 40 tours, près des 30 minutes annoncées, et des scores gagnants de 15.5 / 14.7 / 13.6. Option « end_position » : « auto » (normal) ou un nombre entier 3–19. Qui a le jeu imprimé devrait mettre les valeurs imprimées.
MN-R7 = Comment représenter un vrai lancer ? Lectures : pur hasard (uniforme), pur choix (alors le mode sans cube ne servirait à rien), ou adresse avec erreur. Le livret laisse lancer vers tout endroit de l'étagère : viser fait donc partie du jeu ; et il demande une hauteur minimale : la précision est donc limitée. Décision : nommer une cible, puis dévier (MN-31). La déviation est une planche de Galton : symétrique, exacte en petites fractions, facile à expliquer, et elle rend risqué le bord de l'étagère. Tous les joueurs et robots lancent aussi bien. Option « cube » : « aimed » (normal), « uniform », « none ». Un cube posé sur deux cartes, penché ou empilé ne peut pas arriver.
MN-R8 = La hauteur change-t-elle pendant la partie ? Lectures : (a) constante : l'éprouvette est une pièce rigide et son sommet marque la ligne où qu'elle soit ; (b) elle monte quand l'éprouvette avance. Le livret parle de la hauteur qu'indique l'éprouvette, jamais d'une hauteur qui grandit. Décision : (a), h = 2 (d'ordinaire, une carte d'écart par axe). La déviation grandit avec h : chaque table choisit donc son éprouvette : option « throw_height » : 0–4 (normal 2) ou « rising » pour (b). h = 0 est une main parfaite.
MN-R9 = Le second lancer est-il au choix ? Le livret dit que le joueur peut recommencer. S'il pouvait refuser, il n'y aurait ni case ni potions, ce qui n'est prévu nulle part. Décision : le second lancer a toujours lieu, avec une nouvelle cible libre. On ne peut pas viser exprès hors de l'étagère.
MN-R10 = Que peut choisir le voisin de gauche ? Lectures : toute carte de l'étagère, ou seulement celles près de l'endroit où le cube est sorti. Le texte ne met pas de limite mais parle d'une potion. Décision : toute case avec une carte, jamais une case vide ; le joueur actif choisit alors librement entre sa rangée et sa colonne, et ce qu'il prend. À deux joueurs, le voisin de gauche est l'adversaire. C'est le plus simple, et un lancer maladroit coûte cher.
MN-R11 = Peut-on prendre des potions de la rangée et de la colonne ensemble ? Lectures : une ligne, ou une couleur (un nombre) des deux lignes de la croix. Décision : une ligne. Chaque choix nomme la rangée ou la colonne, et dans le mode sans cube on choisit une seule ligne. La carte du croisement appartient aux deux lignes.
MN-R12 = Faut-il prendre toutes les cartes assorties ? Lectures : (a) autant qu'on veut ; (b) toutes. Le texte limite la sorte des cartes (« une seule ») et non leur nombre, et parle de ce qu'il faut au joueur pour son mélange, ici et encore dans le mode sans cube ; il ne dit nulle part « toutes ». Décision : (a). Le joueur maîtrise ainsi ses crânes. Option « take_rule » : « any » (normal), « all ».
MN-R13 = Peut-on ne rien prendre ? Le texte dit qu'il faut choisir l'une des deux possibilités. Décision : au moins une carte, s'il y en a une dans l'une des lignes. (Une carte en main ne coûte rien tant qu'on ne jette pas de sort ; c'est donc léger, mais attendre n'est pas gratuit.)
MN-R14 = Et si l'étagère ne peut pas être remplie ? Possible quand les mains et les crânes tiennent presque tout (en simulation, jamais avec des joueurs sensés, mais dans la plupart des parties à 4 joueurs au hasard). Décision : les cases restent vides jusqu'à ce qu'il y ait des cartes. Un cube sur une case vide donne quand même sa rangée et sa colonne. Deux lignes vides : on ne prend rien. Étagère vide : la phase I est sautée. C'est le plus simple, et rien d'imprimé n'est enfreint.
MN-R15 = Que veut dire « de gauche à droite et de haut en bas » ? Les cartes prises sont toujours dans une ligne : une rangée se remplit de gauche à droite et une colonne de haut en bas ; avec des cases vides plus anciennes, l'ordre de lecture satisfait les deux. Les cartes déjà posées ne bougent pas. Décision : ordre de lecture sur toutes les cases vides.
MN-R16 = Quand mélange-t-on exactement la défausse ? Lectures : au moment où la dernière carte de la pioche est prise, ou quand il faut la suivante. Décision : quand il faut une carte. C'est l'usage, la Baguette garde sa défausse, et l'on évite que quelques cartes défaussées deviennent aussitôt une pioche. Toute la défausse, avec les objets servis et les Malédictions, est mélangée. Cela peut arriver au milieu d'une phase III ou de Greateste Thieves.
MN-R17 = Objets : qui est le suivant ? Exemple du livret : le premier objet au joueur actif, le deuxième au joueur de gauche, le troisième au suivant. Reste ouvert : plus d'objets que de joueurs, et l'ordre après une Malédiction passée plus loin. Décision : on continue autour de la table ; l'objet suivant va au joueur après celui qui a vraiment reçu le précédent (« joueur suivant » vu du dernier receveur). À chaque phase III, on recommence par le joueur actif.
MN-R18 = Et si chacun a déjà une Malédiction ? Impossible avec deux Malédictions et deux joueurs ou plus. Avec un autre nombre : Décision : mise de côté jusqu'à la fin de la phase ou de l'effet, puis défaussée, pour qu'une pioche vide ne la mélange et ne la pioche pas sans fin.
MN-R19 = Y a-t-il une limite à la main ? Aucune n'est imprimée. Décision : aucune. La limite est le prix : chaque carte de trop coûte un point au prochain sort.
MN-R20 = Que veulent dire les signes exactement ? Imprimé : les signes sont des nombres à choisir, différents entre eux ; des nombres peuvent revenir dans une suite d'une autre couleur ; exemple de trois potions noires et trois grises, toutes différentes dans une couleur, libres entre couleurs. Reste ouvert : le même signe dans deux groupes (même nombre ou indépendant ?), le même signe deux fois dans un groupe, des signes à côté de chiffres, des signes sur des cases arc-en-ciel. Décision : la portée est le groupe tel qu'imprimé (R, Y, G, B, K, S, *). Entre groupes, pas de lien : l'exemple dit que les nombres peuvent revenir, non qu'ils le doivent. Dans un groupe, même signe = même nombre, signes différents = nombres différents ; les cases arc-en-ciel font un groupe. Un signe peut égaler un chiffre imprimé. Si κ est une couleur fixe du même sort, les groupes restent quand même séparés.
MN-R21 = Le noir peut-il être une couleur aussi imprimée sur le sort ? Seul le noir contre le gris est limité. Décision : oui. Les cartes doivent bien sûr être des cartes différentes : R1 G4 plus trois cases noires peut se faire avec R1, G4 et trois autres potions rouges.
MN-R22 = Dans quel ordre se passe un sort ? Le texte nomme : défausser le mélange, changer le reste en crânes, puis choisir le sort qui convient et lire son dos, enfin avancer l'éprouvette. Décision : MN-81. Choisir le sort avec le mélange ne change rien, car rien ne se passe entre les deux. Les cartes qui arrivent au lanceur par l'effet viennent plus tard et ne deviennent donc pas des crânes.
MN-R23 = Quand peut-on se servir d'objets en phase II ? Lectures : seulement avec un sort, ou à tout moment de la phase. Le texte dit « pendant cette phase », autant qu'on veut. Décision : à tout moment de sa propre phase II, avant et après le sort, même sans sort ; même un objet que le lanceur vient de piocher par Greateste Thieves. La remarque qu'un objet pioché sert aux tours suivants concerne la phase III, qui vient après la phase II.
MN-R24 = Jusqu'où va l'Élixir ? Lectures : une carte tout à fait libre, ou liée aux couleurs et nombres autour. Le texte donne toute couleur et tout nombre. Décision : il remplit une case quelconque. Il compte comme un nombre qui convient même où les signes doivent différer, et il rejoint la couleur noire ou grise sans la limiter. Ce n'est pas une carte en main : il ne paie pas de Malédiction, ne se passe pas, ne devient jamais un crâne. Un sort fait tout d'Élixirs serait permis.
MN-R25 = Que peut reprendre la Baguette magique ? Lectures : la défausse telle qu'avant la phase, ou au moment même ; des potions seulement, ou aussi des objets. Le texte dit carte de potion et ne met pas d'autre limite. Décision : toute potion dans la défausse à ce moment, même défaussée dans la même phase (dans le mélange, en paiement ou par les Plantes). Pas d'objet. Tous connaissent la carte prise, car la défausse est ouverte (MN-R42). Sans potion dans la défausse, la Baguette ne sert pas. On ne mélange pas la pioche pour elle.
MN-R26 = Plantes médicinales : quel crâne, et où va-t-il ? Lectures : au choix de son maître ou au hasard ; à la défausse ou hors du jeu. Le texte parle de défausser, et il y a une seule défausse. Décision : son maître choisit ; la carte va face visible à la défausse et circule de nouveau (une Baguette peut la reprendre aussitôt). On ne peut s'en servir ni sans crâne, ni sur les crânes des autres.
MN-R27 = Qui connaît la face des crânes, et reviennent-ils ? Le livret traite les crânes comme de simples jetons, bien que chacun soit une potion. Décision : ils sont face cachée et ne circulent plus jusqu'à ce que des Plantes les défaussent. Le joueur devant qui ils sont peut regarder leur face, les autres non. Il ne faut ainsi pas de règle de mémoire, et « 1 crâne au choix » a un sens pour son maître. Tous les crânes comptent −1.
MN-R28 = Quand et comment ôte-t-on ou donne-t-on une Malédiction ? Lectures : à tout moment, ou seulement en phase II de son tour. La Malédiction est un objet magique, et les objets n'agissent que là. Décision : sa propre phase II. Les potions payées sont au choix de celui qui paie et vont face visible à la défausse. Celui qui la reçoit ne peut pas refuser, doit ne pas en avoir, et ne peut pas être soi-même. Un joueur qui a moins de 2 cartes en main garde la Malédiction. Payer est au choix et possible aussi après un sort (une Malédiction peut arriver par son propre Unleashus Cursus).
MN-R29 = Greateste Thieves : un objet au lieu d'une potion ? « Laissé sur la table » pourrait vouloir dire sans maître au milieu, ou devant celui qui pioche. Décision : devant celui qui pioche, comme le dit la partie sur les objets ; c'était sa carte, il n'en pioche pas d'autre. À la différence de la phase III, les objets ne font pas le tour ; seule une seconde Malédiction continue.
MN-R30 = Shakum Thingsis Up : qui choisit, et les maudits sont-ils épargnés ? Lectures : une Malédiction ne peut pas être l'objet perdu, ou les maudits ne perdent rien. Décision : la première ; un maudit perd un autre objet s'il en a un. Son maître choisit ; l'objet perdu va à la défausse. Les objets sont connus de tous : un ordre dans le sens des aiguilles d'une montre depuis le lanceur suffit.
MN-R31 = Unleashus Cursus et la limite d'une Malédiction. Lectures : toutes à la fois, ou l'une après l'autre, où la limite pourrait faire sauter un joueur. Le texte s'adresse à tous les maudits en une phrase. Décision : toutes les Malédictions bougent en même temps : chacun finit donc avec une au plus ; deux voisins maudits se décalent, deux maudits dans une partie à 2 échangent (rien ne se voit).
MN-R32 = Gous Backus au début, et par rapport à l'avance. L'effet s'accomplit aussitôt, l'avance vient en dernier. Décision : m := max(0, m−1), puis +1 à la fin de la phase : depuis m ≥ 1 le changement est 0, depuis m = 0 il est +1. Il n'y a pas de position avant la première. À m = E−1, la partie ne finit donc pas par ce sort.
MN-R33 = Ciao Devilus : quel crâne, et les nouveaux comptent-ils ? Lectures : au choix de celui qui donne ou de celui qui reçoit ; seulement les crânes d'avant le sort, ou aussi les nouveaux. Décision : au choix de celui qui donne, puisque c'est lui qui passe ; les crânes posés par ce sort même comptent, car ils sont sur la table avant qu'on lise le dos. À deux joueurs, on échange.
MN-R34 = Presentis For Youm : le lanceur donne-t-il ? Lectures : son surplus est encore en main et peut être donné, ou il est déjà devenu des crânes. Le texte change le surplus en crânes avant qu'on lise le dos. Décision : la main du lanceur est vide, il ne fait donc que recevoir. Celui qui donne choisit la carte. Les cartes se passent face cachée ; seuls celui qui donne et celui qui reçoit les connaissent.
MN-R35 = L'éprouvette bouge-t-elle si aucun sort n'a été jeté ? La phrase est en phase II, qui est au choix ; la partie sur l'éprouvette lie l'avance à un sort. Décision : seulement après un sort, une case, comme dernier acte de la phase II ; les Plantes servent donc encore au dernier tour avant le compte.
MN-R36 = Finit-on la dernière manche ? Lectures : aussitôt, ou après autant de tours pour tous. Décision : aussitôt, car le texte fait défausser leurs mains aux autres joueurs quand l'éprouvette arrive. Elle n'avance qu'après l'effet : la partie ne finit donc jamais au milieu d'un effet. Cela favorise les premières places (simulation à 2 joueurs : 56 % contre 43 %). Option « finish_round » : « off » (normal) ou « on » (MN-125).
MN-R37 = Que deviennent les cartes en main à la fin ? Le texte ne parle que des mains des autres, car celle du lanceur est d'ordinaire vide. Décision : chaque main est défaussée sans punition. Seules comptent les cartes posées côté crâne.
MN-R38 = Le dernier départage peut-il décider ? Score égal et crânes égaux font des points de sorts égaux ; autant de 4 et de 3 forcent alors autant de 2. Décision : fait comme imprimé ; il ne peut jamais décider. Entre trois joueurs à égalité ou plus, la comparaison vaut pour tous à la fois.
MN-R39 = Et si une pioche de sorts s'épuise ? Au plus E + 3 sorts sont jetés dans une partie standard avec le jeu de la maison (chaque Gous Backus donne au plus un sort de plus), donc jamais les 30, mais une pioche de 10 peut s'épuiser. Décision : moins de sorts sont visibles dès lors. Les trois vides (mode Infant ou autres fichiers de cartes) : la partie finit et se compte normalement.
MN-R40 = Détails du mode sans cube. Lectures : le libre choix remplace seulement le lancer, ou lève aussi la limite d'une couleur ou d'un nombre. Le texte ne change que le lancer. Décision : la ligne choisie doit avoir une carte ; le choix de la ligne et des cartes est une seule décision ; tout le reste (aussi une couleur ou un nombre, l'éprouvette comme horloge) ne change pas.
MN-R41 = Mode Infant : les crânes comptent-ils, et l'éprouvette finit-elle la partie ? Lectures : 9 points de sorts, ou 9 points nets. Le mode dit ce qui change, et les crânes n'y sont pas ; s'ils ne comptaient pas, le surplus serait gratuit. La fin imprimée par l'éprouvette contredirait « le premier à 9 ». Décision : points nets ; l'éprouvette ne sert pas. Seuls les points du joueur actif peuvent monter : deux joueurs n'atteignent donc jamais le but ensemble. Options « infant_skulls » : « count » (normal), « ignore » ; « infant_target » : normal 9.
MN-R42 = Peut-on regarder la défausse sans Baguette ? Lectures : seulement avec la Baguette, dont le texte permet un regard, ou à tout moment. Chaque carte qui entre dans la défausse (mélange, paiement, crâne soigné, objet servi) le fait face visible devant tous : une bonne mémoire en sait autant. Décision : son contenu est ouvert à tous à tout moment ; la Baguette sert à prendre une carte, pas à regarder. Pas d'option.
MN-R43 = Peut-on regarder les pioches de sorts, ou lire les dos d'avance ? Les pioches sont face vers le haut : les feuilleter serait facile. Le jeu vit d'effets surprises, et la critique publiée ne décrit comme visibles que les cartes du dessus. Décision : non. Seules les trois faces du dessus sont ouvertes.
MN-R44 = Peut-on demander ce que les autres ont pris ? Prendre est ouvert, la main est secrète. Décision : personne n'a à répondre ; le récit de la partie montre chaque événement connu de tous : on ne met pas la mémoire à l'épreuve.
MN-140 = La partie finit après « max_rounds » manches entières (une manche = un tour par joueur ; normal 50, donc 100 / 150 / 200 tours) et se compte comme d'habitude, les mains défaussées sans punition. En mode Infant, le classement de MN-128 et MN-129 vaut alors.
MN-141 = La partie finit aussi au début d'un tour quand chacun des n derniers tours (n = nombre de joueurs) a commencé avec une étagère vide et n'a bougé aucune carte.
MN-142 = Pourquoi 50 : des joueurs sensés ont besoin d'environ 12 manches (2 joueurs) à 10 manches (4 joueurs), la plus longue de 24,000 parties simulées en a pris 22, et même des joueurs qui prennent au hasard et jettent un sort une fois sur deux en ont demandé au plus 41 (1,200 parties). Seuls des joueurs qui refusent presque toujours de jeter un sort atteignent la limite. Tous ont alors eu autant de tours.
MN-R45 = Peut-on connaître le dos d'un sort visible ? Les dos sont cachés, mais chaque carte n'a qu'un dos et la liste des sorts est connue de tous. Lectures : associer faces et dos au hasard, ou garder les cartes comme imprimées. Décision : les cartes restent comme elles sont et la table ne montre jamais un dos avant le sort ; qui connaît la liste par cœur peut s'en servir, comme à une vraie table. Les robots de ce jeu ne vont pas chercher les dos.
MN-R46 = À qui le tour pour un objet après une Malédiction que personne ne peut avoir ? La distribution continue après celui qui a vraiment reçu, et une Malédiction mise de côté n'en a pas. Décision : elle ne prend la place d'aucun joueur ; l'objet suivant échoit au même joueur.
MN-R47 = Les crânes ignorés départagent-ils ? Avec « infant_skulls » = « ignore », les crânes ne comptent pas. Décision : alors ils ne départagent pas non plus ; les nombres de sorts à 4, 3 et 2 points décident.

## The lesson

mn-lesson-title = Apprendre Magus Novatus
mn-lesson-1 = Voici une étagère avec 25 potions, et à côté trois sorts. Chaque sort montre les potions qu'il demande. Qui les réunit jette le sort et gagne ses points.
mn-lesson-2 = Ton tour commence par un lancer. Vise le milieu de l'étagère avec le cube. Il tombe là, ou un peu à côté : les nombres montrent les chances.
mn-lesson-2-good = Il a roulé d'une place vers la gauche. Sa rangée et sa colonne s'allument.
mn-lesson-2-wrong = On peut viser partout. Mais près du bord le cube tombe facilement, alors essaie le milieu : rangée 3, colonne 3.
mn-lesson-3 = Prends des potions de la rangée ou de la colonne : d'une seule couleur, ou d'un seul nombre. Le premier sort demande deux rouges et une jaune, et tu as une jaune. Prends rouge 1 et rouge 2.
mn-lesson-3-good = Rouge 1 et rouge 2 sont dans ta main. Toutes les places du premier sort sont remplies : il est prêt.
mn-lesson-3-wrong = C'est permis. Mais regarde le premier sort : deux rouges suffisent, et chaque potion de trop coûte. Prends rouge 1 et rouge 2.
mn-lesson-4 = Jette le sort à 2 points : touche-le et confirme.
mn-lesson-4-good = Le chaudron bouillonne. Les potions d'un sort y vont l'une après l'autre.
mn-lesson-4-wrong = On peut attendre. Pour cette leçon, jette maintenant le sort à 2 points.
mn-lesson-5 = Deux rouges sont dans le chaudron. Disons que tu as aussi une verte 4, dont ce sort n'a pas besoin. Pose la jaune 3.
mn-lesson-5-good = Le sort est à toi : 2 points. Mais la verte 4 était de trop : elle devient un crâne, et chaque crâne enlève un point. Ne ramasse donc pas trop.
mn-lesson-5-wrong = Il manque une potion jaune à ce sort.
mn-lesson-6 = Un sort par tour : finis donc ton tour. L'étagère se remplit, et l'éprouvette avance d'une case, car un sort a été jeté.
mn-lesson-6-good = L'éprouvette est l'horloge de la partie : à sa dernière case, tout le monde compte ses points.
mn-lesson-6-wrong = Il n'y a plus rien à faire ici. Finis ton tour.
mn-lesson-7 = Places noires et grises : choisis une couleur pour toutes les noires et une autre pour les grises. Des signes différents veulent dire des nombres différents. Trois rouges et trois bleues conviennent. Jette le sort à 4 points.
mn-lesson-7-good = Quatre points, et rien de trop. C'est comme ça qu'il faut faire.
mn-lesson-7-wrong = Regarde le sort à 4 points : tes trois rouges et tes trois bleues remplissent tout, et rien n'est de trop.
mn-lesson-8 = Parfois un objet magique apparaît quand on remplit l'étagère. Tu as des plantes médicinales : touche-les, puis un de tes crânes.
mn-lesson-8-good = Un crâne de moins, un point de plus. Chaque objet sert une fois.
mn-lesson-8-wrong = On peut les garder. Pour cette leçon, enlève un crâne.
mn-lesson-9 = L'élixir remplace n'importe quelle potion. Le premier sort demande le 1 et le 2 d'une couleur et une potion d'une autre. Tu as rouge 1 et jaune 4, et l'élixir devient rouge 2. Jette-le.
mn-lesson-9-good = Bien brassé. La baguette magique est utile aussi : elle reprend une potion de la défausse.
mn-lesson-9-wrong = Le sort à 2 points est prêt, grâce à l'élixir. Jette-le.
mn-lesson-10 = Une malédiction ! Tant qu'elle est devant toi, tu ne peux pas jeter de sort. Deux potions la lèvent, trois l'envoient à un autre. Touche la malédiction, puis deux potions inutiles, et paie.
mn-lesson-10-good = La malédiction peut partir, et tu peux encore jeter un sort pendant ce tour.
mn-lesson-10-wrong = C'est possible, mais la malédiction reste ou coûte plus cher. Lève-la avec deux potions.
mn-lesson-11 = Chaque sort cache quelque chose au dos : une surprise pour tous, ou rien. Quand l'éprouvette arrive à sa dernière case, les sorts comptent, les crânes se retirent, et le plus de points gagne. À toi de jouer ta première partie.

## The plain board

mn-zone-turn = Tour
mn-zone-hands = Main
mn-zone-skulls = Crânes
mn-zone-grid = Grille
mn-zone-deck = Pioche
mn-zone-discard = Défausse
mn-zone-mix = Posées pour le sort
mn-zone-card-0 = rouge 1
mn-zone-card-1 = rouge 2
mn-zone-card-2 = rouge 3
mn-zone-card-3 = rouge 4
mn-zone-card-4 = jaune 1
mn-zone-card-5 = jaune 2
mn-zone-card-6 = jaune 3
mn-zone-card-7 = jaune 4
mn-zone-card-8 = verte 1
mn-zone-card-9 = verte 2
mn-zone-card-10 = verte 3
mn-zone-card-11 = verte 4
mn-zone-card-12 = bleue 1
mn-zone-card-13 = bleue 2
mn-zone-card-14 = bleue 3
mn-zone-card-15 = bleue 4
mn-zone-card-16 = { mn-item-healing-plants }
mn-zone-card-17 = { mn-item-elixir }
mn-zone-card-18 = { mn-item-magic-wand }
mn-zone-card-19 = { mn-item-curse }
mn-zone-card--1 = trou

## La table dessinée du terminal

mn-terminal-infant = { $target } points pour gagner
mn-terminal-cylinder = Éprouvette { $space } sur { $end }
mn-terminal-last-round = la dernière manche
mn-terminal-height = hauteur du lancer { $height }
mn-terminal-points = points
mn-terminal-open = sort ouvert
mn-terminal-recipe = recette
mn-terminal-in-words = en toutes lettres
mn-terminal-left = reste
mn-terminal-none-left = plus aucun
mn-terminal-player = joueur
mn-terminal-skulls = crânes
mn-terminal-hand = main
mn-terminal-items = objets
mn-terminal-known = connu
mn-terminal-you = { $player } (toi)
mn-terminal-below = voir plus bas
mn-terminal-deck = Pioche : { $cards }
mn-terminal-pile = Défausse : { $cards }
mn-terminal-mix = Posé : { $cards }
mn-terminal-your-hand = Ta main :
mn-terminal-your-skulls = Tes crânes :
mn-terminal-your-spells = Tes sorts :
mn-terminal-won = Sorts gagnés par { $who } : { $spells }.

## Positions

mn-position-cards = il y a plus de { $card } que dans le jeu.

# Fichiers de cartes
mn-field-spell-id = Un identifiant court en lettres et chiffres, différent pour chaque sort.
mn-field-spell-name = Le nom du sort.
mn-field-spell-points = Ce que vaut le sort ; dit aussi dans laquelle des trois piles il se trouve.
mn-field-spell-recipe = Les potions qu'il faut, une couleur et un nombre chacune : R, Y, G, B pour rouge, jaune, vert, bleu, K pour une couleur au choix, S pour une autre, * pour n'importe laquelle ; puis 1 à 4, - pour tout nombre, ou a, b, c, d : même lettre, même nombre.
mn-field-spell-effect = Ce que fait le verso de la carte.
mn-field-spell-words = La recette dans tes propres mots ; sans eux, elle est décrite d'après ses cases.
mn-warn-unmixable =
    { $elixirs ->
        [one] Sort { $spell } : sans élixir, personne ne peut le préparer, même avec toutes les potions.
       *[other] Sort { $spell } : sans { $elixirs } élixirs, personne ne peut le préparer, même avec toutes les potions.
    }
mn-warn-dominated = Sort { $spell } : { $other } a la même recette et vaut davantage.
mn-warn-empty-deck = Aucun sort ne vaut { $points } points : une des trois piles est vide.
mn-print-potions = Potions
