### What belongs to no game, in French.

language-name = Français

## Joining

list-none = rien
list-more = { $first }, { $next }
list-last = { $first } et { $last }
list-or-last = { $first } ou { $last }
seat-name = Place { $letter }

## Where a clause comes from

source-printed = imprimé
source-inferred = déduit
source-house = maison
source-makers = auteurs
source-ruling = décision

## Any game

no-clause = Il n'y a pas de règle « { $id } » dans { $game }.
no-such-choice-now = Ce n'est pas un de tes choix maintenant.
no-game-over = La partie est finie.
no-question-for-you = On ne te demande rien maintenant ; attends les autres.
no-chance-outcome = « { $text } » n'est pas un résultat du hasard ; écris par exemple « card 5 ».
no-seat-count = { $game } se joue à { $counts } joueurs, pas à { $seats }.
no-seat = Il n'y a pas de place { $seat } à cette table de { $seats }.
no-such-seat-letter = « { $text } » n'est pas une place ; les places sont { $seats }.
choice-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $ways }. Dis laquelle.
cards-none-taken = { $game } n'accepte pas de fichier de cartes.

## Advice

why-did-best = C'est ce qui a le mieux marché quand les tours suivants ont été joués de bien des façons.
why-nothing-else = Il n'y a rien d'autre à choisir.
why-anything-else = Tout le reste { $silly }.

## At the table

table-sat = { $who } s'assied.
table-said = { $who } : { $phrase }
table-substituted-clock =
    Le temps { VOWEL($who) ->
        [yes] d'{ $who }
       *[no] de { $who }
    } est écoulé ; un robot continue.
table-substituted-conceded = { $who } abandonne ; un robot continue.
table-substituted-away = Un robot joue pour { $who } en attendant.
table-asked-takeback = { $who } voudrait reprendre un coup.
table-asked-draw = { $who } propose la nulle.
table-asked-rematch = { $who } voudrait rejouer.
table-agreed = { $who } est d'accord.
table-disagreed = { $who } n'est pas d'accord.
table-ended-draw = Les joueurs s'accordent sur la nulle.
table-ended-conceded = Un joueur abandonne ; la partie est finie.
table-configured = Les options ont changé.
table-freed = Une place est libre.
table-started = La partie commence.
table-paused = { $who } met la partie en pause.
table-resumed = { $who } reprend la partie.
table-returned = { $who } est de retour.
table-undone = { $who } reprend un coup.
table-rematch = Les joueurs commencent une autre partie, chacun une place plus loin.
choice-possible = C'est possible : { $choice }

## What players can say to each other

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance, amusez-vous bien.
phrase-my_first = C'est ma première partie.
phrase-thinking = Je réfléchis un moment.
phrase-back_soon = Je reviens bientôt.
phrase-here_again = Me revoilà.
phrase-nice = Bien joué, ce coup-là.
phrase-wow = Waouh !
phrase-oops = Oups.
phrase-sorry = Désolé pour ça.
phrase-thanks = Merci.
phrase-close = C'était juste.
phrase-well_played = Bien joué.
phrase-again = On rejoue ?
phrase-goodbye = Au revoir.

## The terminal

terminal-won =
    { $count ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
terminal-hint = Un joueur prudent choisirait { $choice }. { $why }
terminal-hint-other = Ou { $choice }. { $why }
terminal-pass = Passe le clavier à { $who } (place { $letter }).
terminal-press-enter = Appuie sur Entrée quand personne d'autre ne regarde.

## Card files

cards-in-file = { $file } : { $problem }
cards-in-field = { $place }, champ « { $field } » : { $problem }
