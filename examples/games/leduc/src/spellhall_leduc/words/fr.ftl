### Leduc poker in French.

le-about = Un tout petit poker : une carte chacun, une carte pour tous, deux tours d'enchères
le-minutes = 2
le-age = 10+

## The rules

le-heading-the-deck = Le paquet
le-heading-the-ante = La mise de départ
le-heading-the-deal = La donne
le-heading-a-street = Un tour d'enchères
le-heading-raises = Les relances
le-heading-the-second-street = Le second tour
le-heading-the-showdown = L'abattage
le-heading-all-others-folded = Tous les autres couchés
le-heading-the-pot = Le pot

LE-1 = Le paquet a un rang de plus qu'il n'y a de joueurs, et deux couleurs de chaque rang : à deux, deux valets, deux dames et deux rois.
LE-2 = Chacun paie un jeton avant la donne.
LE-3 = Chacun reçoit une carte et la regarde seul.
LE-4 = À partir de la première place, chacun à son tour se couche, suit ou relance, jusqu'à ce que tous ceux qui restent aient payé autant. Qui n'a rien à suivre peut passer, mais non se coucher.
LE-5 = Une relance est de deux jetons au premier tour et de quatre au second. Un tour a au plus deux relances.
LE-6 = Puis une carte est retournée, qui compte pour tous, et un second tour est joué.
LE-7 = Tous ceux qui restent montrent leur carte. Une carte du même rang que la carte retournée fait une paire, et une paire bat tout le reste. Sinon le plus haut rang gagne.
LE-8 = S'il ne reste qu'un joueur, le pot est à lui, et aucune carte n'est montrée.
LE-9 = Les gagnants se partagent le pot également. Ce qu'un joueur a gagné est sa part du pot moins ce qu'il a payé.

## Cards

le-card-jh = valet de cœur
    .the = le valet de cœur
le-card-js = valet de pique
    .the = le valet de pique
le-card-qh = dame de cœur
    .the = la dame de cœur
le-card-qs = dame de pique
    .the = la dame de pique
le-card-kh = roi de cœur
    .the = le roi de cœur
le-card-ks = roi de pique
    .the = le roi de pique
le-card-ah = as de cœur
    .the = l'as de cœur
le-card-as = as de pique
    .the = l'as de pique

## Questions, choices and refusals

le-ask-call = Il te faut { $chips } de plus pour suivre. Que fais-tu ?
le-ask-check = Il n'y a rien à suivre. Tu passes ou tu relances ?
le-do-fold = Se coucher
le-do-check = Passer
le-do-call = Suivre de { $chips }
le-do-raise = Relancer de { $chips }
le-no-fold = Il n'y a rien à suivre ; se coucher est inutile.
le-no-raise = Un tour a au plus { $most } relances.
le-no-other = Tu peux te coucher, suivre ou relancer.
le-unreadable = « { $text } » n'est pas un choix ; écris fold, call ou raise.

## What happens

le-dealt = { $who } reçoit une carte.
le-dealt-card = { $who } reçoit { FORM($card, form: "the") }.
le-folded = { $who } se couche.
le-checked = { $who } passe.
le-called = { $who } suit de { $chips }.
le-raised = { $who } relance de { $chips }.
le-turned-up = Une carte est retournée : { FORM($card, form: "the") }.
le-showed = { $who } montre { FORM($card, form: "the") }.
le-won =
    { $count ->
        [one] { $who } gagne le pot de { $pot }.
       *[other] { $who } se partagent le pot de { $pot }.
    }

## The table

le-you-hold = Tu as { FORM($card, form: "the") }.
le-holds = { $who } montre { FORM($card, form: "the") }.
le-paid = { $who } a payé { $chips }.
le-paid-folded = { $who } a payé { $chips } et s'est couché.
le-board = Carte retournée : { FORM($card, form: "the") }.
le-no-board = Aucune carte n'est encore retournée.

## The plain board

le-zone-deck = Paquet
le-zone-hands = Carte
le-zone-board = Carte retournée
le-zone-paid = Jetons payés
le-zone-folded = Couché
le-zone-folded-0 = non
le-zone-folded-1 = oui
le-zone-revealed = Carte montrée
le-zone-card-0 = { le-card-jh }
le-zone-card-1 = { le-card-js }
le-zone-card-2 = { le-card-qh }
le-zone-card-3 = { le-card-qs }
le-zone-card-4 = { le-card-kh }
le-zone-card-5 = { le-card-ks }
le-zone-card-6 = { le-card-ah }
le-zone-card-7 = { le-card-as }
le-zone-board-0 = { le-card-jh }
le-zone-board-1 = { le-card-js }
le-zone-board-2 = { le-card-qh }
le-zone-board-3 = { le-card-qs }
le-zone-board-4 = { le-card-kh }
le-zone-board-5 = { le-card-ks }
le-zone-board-6 = { le-card-ah }
le-zone-board-7 = { le-card-as }
le-zone-revealed-0 = { le-card-jh }
le-zone-revealed-1 = { le-card-js }
le-zone-revealed-2 = { le-card-qh }
le-zone-revealed-3 = { le-card-qs }
le-zone-revealed-4 = { le-card-kh }
le-zone-revealed-5 = { le-card-ks }
le-zone-revealed-6 = { le-card-ah }
le-zone-revealed-7 = { le-card-as }
