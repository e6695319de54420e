# Ce que disent `spellhall balance` et l’atelier des séries de cartes et des options.

## Chiffres
balance-percent = { $value } %
balance-reach = { $value } % ({ $low } à { $high })
balance-points = { $value } points ({ $low } à { $high })
balance-brief = { $value } ({ $low } à { $high })
balance-number = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-of = { $set } : { $sentence }
balance-house = maison
balance-house-set = série de la maison
balance-own-set = ta série

## Qui commence, qui est assis où
balance-nobody-begins = Personne ne commence : le premier choix est celui de tous.
balance-beginning-good = Commencer est un avantage : qui commence gagne { $share } ; une part égale serait de { $even }.
balance-beginning-bad = Commencer est un désavantage : qui commence gagne { $share } ; une part égale serait de { $even }.
balance-beginning-even = Aucun avantage à commencer n’apparaît : qui commence gagne { $share } ; une part égale serait de { $even }.
balance-seat-more = La place { $seat } gagne plus que sa part : { $share }.
balance-seat-less = La place { $seat } gagne moins que sa part : { $share }.

## Cartes
balance-card-strong = Carte forte, { $card } : { $why }.
balance-card-weak = Carte faible, { $card } : { $why }.
balance-card-both = Les signes se contredisent pour { $card } : { $why }.
balance-joined = { $first } ; { $next }
balance-why-winning = qui l’a gagne { $share }, { $apart } par rapport aux autres cartes
balance-why-barred = un camp qui n’a pas le droit de l’utiliser là où il le ferait perd { $points }
balance-why-given = un camp qui la reçoit gagne { $points } de plus
balance-dead-unseen = Carte morte, { $card } : on ne l’a jamais vue.
balance-dead-unused = Carte morte, { $card } : quelqu’un l’avait dans { $had } des parties, et personne ne l’a jamais utilisée.
balance-dead-idle = Carte morte, { $card } : elle a été utilisée dans { $used } des parties, sans jamais rien faire.
balance-dead-unwanted = Carte morte, { $card } : on aurait pu l’utiliser dans { $offered } des parties, et personne ne l’a fait.
balance-no-card = Aucune carte ne sort du lot.
balance-no-cards = Les cartes n’ont pas pu être comparées : personne n’en avait.
balance-sharp = Pour une carte ordinaire, une différence de { $points } points se serait vue.
balance-blunt = Pour une carte ordinaire, seule une différence de plus de { $points } points environ se serait vue ; quatre fois plus de parties la réduisent de moitié.

## Le cours d’une partie
balance-length = Une partie dure { $middle } tours, et 8 sur 10 durent de { $short } à { $long } tours ; { $undecided } n’ont pas un seul vainqueur.
balance-ends = Fins de partie : { $ends }.
balance-end = { $clause } { $share }
balance-leads = D’après l’estimation des robots, l’avantage change de camp { $changes } fois ({ $low } à { $high }) par partie, et le vainqueur est en tête pour de bon après { $known } de celle-ci.
balance-unwanted = Proposés à côté d’autres choix, et jamais choisis par ces robots : { $sorts }.
balance-unwanted-sort = « { $verb } » ({ $times } fois)
balance-silent = Règles qui n’ont jamais servi : { $clauses }.
balance-skill = Adresse : { $better } obtient { $score } contre { $worse } ; { $decided } de ces parties sont décidées.

## Côte à côte
balance-from-to = De « { $from } » à « { $to } »
balance-same = De « { $from } » à « { $to } » : aucune différence n’apparaît.
balance-differs = De « { $from } » à « { $to } » : { $figure } { $change }.
balance-figure-beginner = victoires de qui commence
balance-figure-seat = victoires de la place { $what }
balance-figure-undecided = parties sans vainqueur unique
balance-figure-turns = tours
balance-figure-decisions = décisions
balance-figure-card = victoires avec { $what }

## Tableaux et pages
balance-title = { $game } : équilibre
balance-shown = { $game } : { $deals } donnes, joue : { $bots }, graine { $seed }
balance-again = Encore une fois : { $command }
balance-report = Le rapport : { $file }
balance-stopped = Arrêté. { $file } garde ce qui a été joué ; la même commande reprend là.
balance-played = { $deals } donnes à une table de { $players } ; { $bots } joue à chaque place ; graine { $seed } ; Spellhall { $version }, règles { $rules }. { $sets }.
balance-set = { $label } : cartes « { $name } » ({ $digest })
balance-head-what = Ce qui apparaît
balance-head-who = Qui gagne, avec des intervalles à 95 %
balance-head-victory = part de la victoire
balance-head-victory-of = { $set } : parts de la victoire
balance-head-length = Durée
balance-head-turns = Tours d’une partie
balance-head-percentiles = Percentiles
balance-head-least = le moins
balance-head-most = le plus
balance-head-ends = Comment finissent les parties
balance-head-clause = règle
balance-head-games = part des parties
balance-head-cards = Cartes
balance-head-cards-of = { $set } : cartes
balance-head-every-card = Chaque carte
balance-head-beside = Les cartes côte à côte, avec des intervalles valables pour toutes ensemble
balance-head-axis = victoires de qui a la carte, par rapport aux autres cartes
balance-head-card = carte
balance-head-had = eue
balance-head-usable = utilisable
balance-head-used = utilisée
balance-head-wins = victoires, %
balance-head-others = par rapport aux autres
balance-head-barred = interdite
balance-head-given = offerte
balance-head-figure = grandeur
balance-head-difference = différence, 95 %
balance-head-deals = Sur les mêmes donnes ; intervalles à 95 %
balance-head-method = Comment on a mesuré
balance-head-json = Tous les chiffres en JSON
balance-row-beginner = qui commence
balance-row-seat = place { $seat }
balance-options = Options : { $options }.
balance-no-options = Options : aucune.
balance-method-share = Des robots du même niveau jouent à toutes les places et ne voient que ce qu’ils ont le droit de voir. Une part est une part de la victoire : les vainqueurs se la partagent. Les intervalles sont à 95 %, par donne ; ceux des cartes sont assez larges pour valoir pour toutes les cartes ensemble.
balance-method-cards = Victoires de qui a une carte : la part de ses exemplaires que les vainqueurs avaient, comparée à la carte du milieu parmi les autres, parce que le camp qui va bien a souvent plus de chaque carte. Là où l’on choisit les cartes avec lesquelles on joue, ces chiffres viennent de parties où le sort a choisi : ainsi, une carte n’est pas jugée d’après ceux qui l’aiment.
balance-method-again = Interdite : la même donne à nouveau, avec la même chance et les mêmes robots, mais un camp qui avait utilisé la carte n’en a pas le droit tant qu’il a un autre choix ; positif est ce que cela lui a coûté. Offerte : la même donne à nouveau, la carte étant donnée à un camp au départ ; positif est ce qu’il y a gagné.
balance-method-alarms = Une chose est signalée si le hasard seul l’explique mal bien que tout ait été examiné (taux de fausses découvertes { $rate }, pour ceux qui commencent et les places et pour tous les tests de cartes) et si la différence est d’au moins { $least } points. D’autres robots, et des humains, trouveront peut-être plus dans une carte que ceux-ci.
