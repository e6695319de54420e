### What belongs to no game, in French.

language-name = Français

## Joining

list-none = rien
list-more = { $first }, { $next }
list-next-line = { $first } ; { $next }
list-last = { $first } et { $last }
list-or-last = { $first } ou { $last }
seat-name = Place { $letter }

## Where a clause comes from

source-printed = imprimé
source-inferred = déduit
source-house = maison
source-makers = auteurs
source-ruling = décision
rules-cards = Cartes

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

## How a game ended

outcome-won =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }

## Advice

why-ahead =
    { $others ->
        [one] Une fois les tours suivants joués en pensée, ce choix a fait mieux que l'autre.
       *[other] Une fois les tours suivants joués en pensée, ce choix a fait mieux que { $others } autres.
    }
why-leads =
    { $others ->
        [one] Une fois les tours suivants joués en pensée, l'autre choix n'a pas fait nettement mieux.
       *[other] Une fois les tours suivants joués en pensée, aucun des { $others } autres choix n'a fait nettement mieux.
    }
why-behind = Les chances sont d'environ { $points } sur 100 plus faibles qu'avec « { $best } ».
why-level = Les chances sont à peu près les mêmes qu'avec « { $best } ».
hint-nudge = D'abord un coup de pouce
hint-task = Comment s'y prendre
why-measured = Ce choix gagne { $wins } parties imaginées sur { $games }.
why-measured-stakes = Ce choix gagne { $wins } parties imaginées sur { $games }, et { $won } en moyenne.
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
table-substituted-failed =
    { VOWEL($who) ->
        [yes] Le robot d'{ $who } ne peut pas continuer ; un autre joue.
       *[no] Le robot de { $who } ne peut pas continuer ; un autre joue.
    }
table-asked-takeback = { $who } voudrait reprendre un coup.
table-asked-draw = { $who } propose la nulle.
table-asked-rematch = { $who } voudrait rejouer.
table-agreed = { $who } est d'accord.
table-disagreed = { $who } n'est pas d'accord.
table-unopposed = Personne ne s'y oppose : on rejoue.
table-ended-draw = Les joueurs s'accordent sur la nulle.
table-ended-conceded = Un joueur abandonne ; la partie est finie.
table-ended-time = Le temps d’un joueur est écoulé ; la partie est finie.
table-configured = Les options ont changé.
table-freed = Une place est libre.
table-started = La partie commence.
table-paused = { $who } met la partie en pause.
table-resumed = { $who } reprend la partie.
table-returned = { $who } est de retour.
table-other-rules = Cette table a commencé avec la version { $told } des règles de { $game } ; ici, on joue la version { $version }. Elle ne peut pas continuer, car ce serait une autre partie. Ouvre une nouvelle table.
table-undone = { $who } reprend un coup.
table-rematch = Les joueurs commencent une autre partie, chacun une place plus loin.
choice-possible = C'est possible : { $choice }
choice-then = Puis : { $choice }

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

terminal-hint = Un joueur prudent choisirait peut-être « { $choice } ». { $why }
terminal-hint-other = Ou « { $choice } ». { $why }
terminal-hint-more = Tape encore hint pour savoir quoi choisir.
terminal-pass = Passe le clavier à { $who } (place { $letter }).
terminal-press-enter = Appuie sur Entrée quand personne d'autre ne regarde.

## Card files

cards-in-file = { $file } : { $problem }
cards-in-field = { $place }, champ « { $field } » : { $problem }

## What the table does not do

no-phrase = Cette phrase n'est pas dans la liste.
no-leaving = Tu peux quitter ta place seulement avant le début ; ensuite, abandonne ou laisse jouer un robot.
no-your-seat = Cette place n'est pas à toi.
no-watcher = Tu regardes ; seuls les joueurs peuvent faire cela.
no-game-now = Personne ne joue à cette table en ce moment.
no-watcher-chooses = Tu regardes ; seuls les joueurs choisissent.
no-while-paused = La partie est en pause.
no-while-away = Un robot joue pour toi ; dis d'abord que tu es de retour.
no-stale = Cette question n'est plus ouverte.
no-question = On ne te demande rien maintenant.
no-host = Seul celui qui a ouvert la table peut faire cela.
no-second-bot = Un robot joue déjà à cette place.
no-bot-here = Un robot ne prend qu'une place vide, avant le début.
no-after-start = Ce n'est possible qu'avant le début.
no-empty-seat = Cette place est déjà vide.
no-change-of-past = Cette partie en continue une autre ; ses options et ses cartes ne changent pas.
no-card-set = Ces cartes ne sont pas écrites comme un jeu de cartes de ce jeu.
no-second-pause = La partie est déjà en pause.
no-pause = La partie n'est pas en pause.
no-more-for-you = Tu es sorti de cette partie ; un robot la joue jusqu'au bout.
no-second-stand-in = Un robot joue déjà pour toi.
no-stand-in = Tu joues déjà toi-même.
no-undo-others = Le dernier coup n'était pas le tien ; tu peux demander aux autres de le reprendre.
no-undo-draw = Des cartes ont été tirées depuis ; tu peux demander aux autres de reprendre le coup.
no-undo-shown = Ce coup a montré quelque chose ; tu peux demander aux autres de le reprendre.
no-asking-now = On ne peut pas le demander maintenant.
no-second-question = Une question est déjà posée ; attends les réponses.
no-step-yet = Tu n'as encore rien joué.
no-draw-with-bots = Les robots n'acceptent pas la nulle.
no-open-question = On ne demande rien aux joueurs maintenant.
no-answer-wanted = On n'attend pas ta réponse.
no-start-with-empty-seat = La place { $letter } est encore vide ; attends quelqu'un ou assieds un robot.
no-seat-number = Cette place n'existe pas ; les places vont de 0 à { $last }.
no-such-request = Tu peux demander ceci : { $requests }.
no-such-bot = Ce robot n'existe pas ; les robots sont { $bots }.
no-such-clock = Une horloge est « none », « decision » ou « game ».
no-clock-length = Une horloge dure de 1 seconde à 60 jours.
no-increment = Un ajout de temps est d'une heure au plus, et un robot attend un absent 30 jours au plus.

## Options

no-option-value = L'option { $name } ne peut pas être « { $value } ». Elle peut être { $allowed } ({ $clause }).
no-such-option = Il n'y a pas d'option « { $name } ». Ce jeu a : { $known }.
option-range = un nombre entier de { $low } à { $high }

## Card files

cards-unreadable = { $file } n'est pas un fichier de cartes : { $problem }.
cards-too-deep = { $file } n'est pas un fichier de cartes : il est trop imbriqué.
cards-unknown-key = « { $named } » n'est pas une clé connue. Connues : { $known }.
cards-missing-key = « { $named } » manque ; écris { $named } = "…" au début du fichier.
cards-long-key = « { $named } » a plus de { $most } caractères.
cards-no-entries = il n'y a pas d'entrée [[{ $table }]] ; écris-en une pour chaque carte.
cards-number = numéro { $number }
cards-entry = { $table } { $name }
cards-entry-at-line = ligne { $line }, { $table } { $name }
cards-missing = manque.
cards-no-text = doit être un texte, pas { $value }.
cards-too-long = a plus de { $most } caractères.
cards-unknown-word = « { $value } » n'est pas connu. Permis : { $allowed }.
cards-no-number = doit être un nombre entier de { $low } à { $high }, pas { $value }.
cards-unknown-field = n'est pas un champ connu. Connus : { $known }.
cards-no-table = il doit être écrit comme un tableau de champs.
cards-no-numbers = « { $field } » doit être une liste de { $size } nombres entiers.
cards-numbers-outside = « { $field } » ne contient que des nombres entiers de 0 à { $high }.
cards-no-list = « { $field } » doit être une liste.
cards-no-row = chaque élément de « { $field } » doit avoir ces champs : { $names }.
cards-too-large = { $file } a { $size } caractères ; un fichier de cartes en a { $most } au plus.
cards-too-many-values = il contient plus de { $most } valeurs.
cards-nested = il est trop imbriqué.
cards-number-outside = { $number } n'est pas un nombre pour un jeu de cartes ; ils vont jusqu'à { $most }.
cards-text-too-long = un texte a plus de { $most } caractères.
cards-list-too-long = une liste a { $count } éléments ; { $most } au plus sont permis.
cards-odd-value = « { $value } » n'est ni un texte ni un nombre entier.
file-unreadable = { $file } ne peut pas être lu : { $problem }.
cards-not-utf8 = { $file }, ligne { $line } : ce n'est pas du texte UTF-8. Enregistre le fichier en UTF-8.
cards-field-name = Comment s'appelle la série.
cards-field-provenance = D'où vient la série ; une note pour qui la lit.
cards-fine = { $file } : une série de { $game } nommée { $name }. Tout est en ordre.
cards-file-heading = { $game } : la série { $name }. Le sens des champs : docs/cards/{ $id }.md.
print-none = { $game } n'apporte pas de dessins à imprimer.
print-no-paper = Il n'y a pas de papier nommé { $value }. Choisis parmi : { $allowed }.
print-no-flip = On ne retourne pas le papier par un bord { $value }. Choisis parmi : { $allowed }.
print-no-bleed = Un fond perdu de { $value } mm ne tient pas sur { $paper } ; il va de 0 à { $most } mm.
print-no-part = Il n'y a pas de partie nommée { $value }. Choisis parmi : { $allowed }.
print-no-sums = { $game } ne demande pas de calculs : il n'y a rien à choisir.
print-no-such-facts = { $game } ne demande pas { $facts }. tables sert aux multiplications, sums et differences aux additions et soustractions.
print-facts-or-cards = --facts fait sa propre série ; n'écris pas --cards.
print-no-file = Dis où écrire : --to FICHIER.pdf, --svg DOSSIER ou --tabletop DOSSIER.
print-no-pdf = { $file } doit se terminer par .pdf.
print-no-painter = Les images en pixels sont peintes par PDFium, qui n'est pas installé : pip install 'spellhall[png]'.
print-done-sheet = { $file } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}, { $across } en largeur et { $down } en hauteur ; le dos est à la dernière place.
print-done = { $file } : { $pages ->
        [one] une page
       *[other] { $pages } pages
    }. Imprime à 100 %, sans ajuster à la page.
print-done-files = { $folder } : { $files ->
        [one] un fichier
       *[other] { $files } fichiers
    }.
print-own-words = { $game} : les règles imprimées, dites par Spellhall ; dessins de Spellhall, et non ceux des auteurs.

## Records

record-at-line = { $name }, ligne { $line } : { $problem }
record-too-large = { $name } dépasse { $most } octets ; ce n'est pas une partie enregistrée.
record-empty = { $name } : il n'y a rien.
record-not-utf8 = ce n'est pas du texte UTF-8, donc pas une partie enregistrée.
record-no-header = ce n'est pas le début d'une partie de Spellhall.
record-step-count = elle annonce { $told } coups, mais il y en a { $steps }.
record-damaged = cette ligne est coupée ou abîmée.
record-cut-off = elle s'arrête ici sans sa dernière ligne ; elle a été coupée.
record-other-rules = elle suit la version { $told } des règles ; ici, { $game } a la version { $version }.
record-no-whole-header = l'en-tête n'est pas complet.
record-too-much-chance = il y a plus de tirages que nécessaire.
record-other-state = la position après cette ligne n'est pas celle qui est notée.
refused-by = { $problem } ({ $clause })

## Lessons

no-lesson = Il n'y a pas encore de leçon pour ce jeu.
no-lesson-choice = Il n'y a rien à choisir à cette étape.

## The table in the terminal; commands and choices are typed as they are

terminal-kept = Ta partie est gardée. Pour continuer : spellhall play --resume { $path }
terminal-record = La partie enregistrée : { $path }
terminal-no-hint = Pas de conseil ici : ce serait la réponse.
terminal-kept-in = Ta partie est gardée dans { $path }. Pour la copier : save FICHIER
terminal-saved = Enregistrée dans { $path }. Pour continuer : spellhall play --resume { $path }
file-unwritable = { $file } ne peut pas être écrit : { $problem }.
terminal-help = Tape un choix comme il est écrit ici, ou son numéro. « ? CHOIX » dit pourquoi une chose est impossible.
terminal-rules = Écris ce que tu cherches : rules MOTS, ou rules { $example }
terminal-more-rules = … et encore { $count }. Ajoute un mot pour en trouver moins.
terminal-no-rules = Aucune règle n'a tous ces mots : { $words }
terminal-number = Tape un nombre.
terminal-many = Il y a { $count } choix :
terminal-no-choice = Il n'y a pas de choix { $number } ; les choix vont de 1 à { $last }.
terminal-commands = ? aide · rules MOTS · table · log · piles · hint · undo · save FICHIER · quit
terminal-help-marked = Tape un choix comme il est écrit ici, ou son numéro avec le signe : #3. « ? CHOIX » dit pourquoi une chose est impossible.
terminal-help-numbers = Tape le nombre seul, ou un choix comme il est écrit ici. « ? CHOIX » dit pourquoi une chose est impossible.
terminal-group = { $word }, par exemple { $example }
terminal-pages = Tape un numéro ou un choix ; « ? » les montre page par page, « ? { $word } » ceux d'une sorte, « list » tous.
terminal-page = Page { $page } sur { $pages } ; « { $next } » montre la suivante.
terminal-examples = Tu peux taper par exemple { $examples }.
terminal-only-choice = Il n'y a qu'une possibilité : { $choice }
terminal-rest = Le reste de la ligne, « { $text } », ne répond à aucune question posée maintenant.
terminal-later = On ne verra qu'alors si « { $text } » peut suivre.
terminal-no-piles = Rien n'est visible ici que la table ne montre déjà.
terminal-no-undo-yet = Il n'y a aucun coup à reprendre.
terminal-no-undo-others = Le dernier coup n'était pas le tien ; il ne se reprend pas.
terminal-no-undo-draw = Ce coup ne se reprend pas : le hasard a décidé quelque chose depuis.
terminal-no-undo-shown = Ce coup ne se reprend pas : il t'a montré quelque chose.

## Shuffling together

no-still-shuffling = Les appareils des joueurs mélangent encore ; essaie dans un instant.
no-share-now = Les cartes sont déjà distribuées.
no-share-too-late = Quelqu'un a déjà dit son nombre ; la prochaine partie est mélangée sans le tien.
no-reveal-yet = Les nombres du mélange se disent quand toutes les places sont prises.
no-such-nonce = Ce n'est pas le nombre promis pour le mélange.

## The hall

hall-no-code = Aucune table n'a ce code.
hall-no-record-yet = On n'a pas encore joué à cette table.
hall-nothing-here = Il n'y a rien à cette adresse.
hall-no-method = On ne peut pas faire cela à cette adresse.
hall-too-long = C'est trop long.
hall-malformed = La demande n'est pas écrite comme le dit la page de l'interface.
hall-failed = Quelque chose s'est mal passé ici ; essaie encore.
hall-failed-look-again = Quelque chose s'est mal passé ici ; regarde de nouveau la table.
hall-no-metrics = Cette salle ne dit pas ses chiffres ; qui la tient peut fixer SPELLHALL_METRICS_TOKEN.
hall-metrics-not-yours = Les chiffres de cette salle sont pour qui la tient.
hall-wrong-host = Cette salle n'est pas ouverte sous ce nom ; qui la tient peut le permettre par SPELLHALL_HOSTS.
hall-wrong-type = Ce qu'on envoie ici doit être du JSON, de type application/json.
hall-too-many = Trop d'essais en peu de temps ; attends un peu.
hall-too-much-work = La salle vient de beaucoup travailler pour toi ; attends un peu.
hall-too-much-text = Cela fait beaucoup à noter en peu de temps ; attends un peu.
hall-too-many-hints = Tu viens de demander beaucoup de conseils ; attends un peu.
hall-measuring = Des cartes sont déjà mesurées pour toi. Attends le résultat ou arrête la mesure.
hall-too-many-undos = On a souvent repris des coups à cette table ; attends un peu.
hall-too-many-phrases = Tu as déjà dit beaucoup de choses ; attends un instant.
hall-names-from-list = Ici, les noms viennent d'une liste ; laisse le nom vide pour en recevoir un.
hall-name-signs = Un nom se compose de lettres, de chiffres, d'espaces et de traits d'union.
hall-other-name = Choisis un autre nom, s'il te plaît.
hall-link-too-long = Ce lien est trop long pour une image.
hall-player-is-here = Ce joueur est là, ou l'était il y a un instant ; un robot ne joue que pour qui est absent depuis un moment.
hall-put-aside = Cette table a échoué encore et encore et a été mise de côté ; dis-le à qui tient la salle, et ouvres-en une autre.
hall-slow-reading = C'est trop long à lire ; ce n'est pas écrit comme un fichier de cartes ou une partie.
hall-no-table = Cette table n'existe pas. Elle a peut-être été rangée ; demande un nouveau lien.
hall-unseated-closed = Cette place n'est plus à toi, et cette table n'a pas de spectateurs.
hall-unseated = Cette place n'est plus à toi ; tu regardes maintenant.
hall-no-spectators = Cette table n'a pas de spectateurs.
hall-faster = Quelqu'un a été plus rapide ; regarde de nouveau la table.
hall-full = La salle est pleine ; essaie plus tard.
hall-begun = La partie a déjà commencé ; tu peux la regarder.
hall-no-seat-of-token = Ce jeton n'appartient à aucune place de cette table.
hall-seat-taken = Cette place est prise.
hall-seats-taken = Toutes les places sont prises ; tu peux regarder.
hall-no-message = Ce n'est pas un message du protocole ; voir /api/protocol.json.
hall-message-too-long = Ce message est trop long.
hall-slow-down = Moins vite : trop de messages en peu de temps.
hall-hello-first = Salue d'abord une table.
hall-unsure = La salle ne peut rien noter en ce moment ; regarde de nouveau la table et refais ce qui manque.
hall-crowd = Beaucoup attendent que la salle réfléchisse ; essaie dans un instant.
here-full = La mémoire de ce navigateur est pleine : ce choix ne compte pas. Oublie une vieille partie ou fais de la place, puis choisis de nouveau.
here-not-stored = Le navigateur n'a pas pu enregistrer cela ; regarde la table de nouveau et refais ce qui manque.
record-not-over = Cette partie n'est pas finie, ou n'a jamais été jouée à cette table.
record-other-game = Cette partie enregistrée est d'un autre jeu.
record-over-by-then = La partie est finie après ce coup ; choisis-en un plus tôt.
hall-no-game = Ce jeu n'existe pas ; les jeux sont { $games }.
hall-few-seats = Il n'y a que { $seats } places.
hall-name-length = Un nom a { $most } lettres au plus.
record-few-steps = La partie enregistrée n'a que { $steps } coups.
record-no-seat = Il n'y a pas de place { $seat } dans cette partie à { $seats }.
no-bot-named = Il n'y a pas de robot « { $name } ». Les robots sont : { $bots }.
hall-wrong-origin = Une page venue d'ailleurs ne peut pas faire cela.

## Positions

position-no-colon = ligne { $line } : « { $text } » n'a pas de deux-points ; écris « nom: valeur ».
position-field-twice = ligne { $line } : le champ « { $field } » est donné deux fois.
position-wrong-value = champ « { $field } » : « { $text } » n'a pas sa place ici.
position-no-field = « { $field } » n'est pas un champ de cette position. Champs : { $known }.

## Retour sur une partie : spellhall review
review-moment = Coup { $step }, { $who } : { $question } ({ $clause })
review-chose = joué : { $choice }, { $percent } % de chances de gagner
review-chose-slip = joué : { $choice }, une étourderie
review-better = mieux : { $choice }, { $percent } % de chances de gagner. { $why }
review-better-slip = mieux : { $choice }. { $why }
review-done =
    { $looked ->
        [one] { $looked } choix regardé ;
       *[other] { $looked } choix regardés ;
    } { $moments ->
        [0] aucun moment
        [one] un moment
       *[other] { $moments } moments
    } avec un choix nettement meilleur.

## S’entraîner : le chemin vers la réponse

practice-no-fact = « { $text } » n’est pas un calcul à travailler. Écrivez deux nombres jusqu’à { $largest } avec x, + ou - entre eux, par exemple 6x8, 7+5 ou 13-6.
practice-no-plan = « { $text } » ne désigne aucun calcul à travailler. Écrivez tables 2,5,10 ou tables 6-9, sums 20 ou differences 10 ; les nombres vont jusqu’à { $largest }.
practice-no-passport = Ce n’est pas un passeport, ou il en manque une partie.
practice-no-lesson = Cette leçon ne peut pas continuer. Commencez-en une nouvelle.
practice-no-words = Un passeport se compose de trois mots de notre liste. Vérifiez l’orthographe.
practice-too-many-words = Trop de mots ont été essayés d’ici. Attends un peu, ou entre sans passeport.
practice-unknown-words = Personne n’a ces trois mots ici. Regarde-les encore, ou entre sans eux.
practice-way-then = Donc { $sum }.
practice-way-once = { $sum }, c’est une fois l’autre nombre.
practice-way-tens = { $sum }, c’est { $size } dizaines.
practice-way-double = { $sum }, c’est { $size } et encore { $size }.
practice-way-half = { $sum }, c’est la moitié de { $near } = { $value }.
practice-way-twice = { $sum }, c’est le double de { $near } = { $value }.
practice-way-more = { $sum }, c’est un { $size } de plus que { $near } = { $value }.
practice-way-less = { $sum }, c’est un { $size } de moins que { $near } = { $value }.
practice-way-parts = { $sum }, c’est { $near } = { $value } et { $rest } = { $left } ensemble.
practice-way-count-on = { $sum } : pars de { $start } et avance { $steps ->
    [one] d’un pas
   *[other] de { $steps } pas
}.
practice-way-count-back = { $sum } : pars de { $start } et recule { $steps ->
    [one] d’un pas
   *[other] de { $steps } pas
}.
practice-way-near-double = { $sum }, c’est un de plus que { $near } = { $value }.
practice-way-near-sum = { $sum }, c’est un de plus que { $near } = { $value }.
practice-way-fill-ten = { $sum } : ajoute d’abord { $part }, cela fait { $ten }. Puis encore { $left }.
practice-way-down-to-ten = { $sum } : enlève d’abord { $part }, il reste { $ten }. Puis encore { $left }.
practice-way-add-up = { $sum } : combien y a-t-il de { $taken } jusqu’à { $whole } ?

## Les classes

table-paused-all = Toutes les tables sont en pause.
table-resumed-all = Toutes les tables reprennent.
no-in-contest = Ce n’est pas possible à une table de tournoi.
contest-missing = Ce tournoi n’existe pas. Il a peut-être été supprimé ; demande un nouveau code.
contest-no-format = Ce genre de tournoi n’existe pas. Il y a { $formats }.
contest-two-seats = Dans un tournoi on joue à deux, et il faut plus de places pour { $game }.
contest-arena-minutes = Une arène dure un certain nombre de minutes : au moins une.
contest-mirrored-even = Avec des donnes en miroir, une rencontre compte un nombre pair de parties.
contest-over = Le tournoi est fini.
contest-full = Ce tournoi est complet : il compte { $most } participants.
contest-closed = L’organisateur a fermé les inscriptions.
contest-begun = On ne peut plus entrer dans ce genre de tournoi une fois qu’il a commencé.
contest-not-yours = Cet appareil ne participe pas à ce tournoi.
contest-organiser-only = Seul l’organisateur du tournoi peut faire cela.
contest-names-drawn = Dans ce tournoi les noms sont tirés au sort ; laisse le nom vide.
contest-no-key = Ce n’est pas une clé.
contest-not-signed = La signature ne correspond pas à cette clé et à ce tournoi ; essaie encore.
contest-expelled = L’organisateur a exclu ce joueur du tournoi.
contest-already = C’est déjà le cas.
contest-few = Un tournoi demande au moins deux joueurs.
contest-round-runs = Cette ronde n’est pas finie : { $open ->
    [one] une rencontre est
   *[other] { $open } rencontres sont
 } sans résultat.
contest-no-player = Ce joueur n’existe pas.
contest-no-meeting = Cette rencontre n’existe pas dans cette ronde.
contest-no-hints = Il n’y a pas de conseils dans un tournoi.
contest-record-later = D’autres jouent peut-être encore cette donne. La partie sera visible à la fin de la ronde.
contest-no-teams = Il n’y a pas d’équipes dans ce tournoi.
contest-paused = Le tournoi est en pause.
no-resume-in-class = L’enseignant a mis toutes les tables en pause ; attends que la leçon reprenne.
class-missing = Cette classe n’existe pas. Elle est peut-être terminée ; demande un nouveau code.
class-over = La leçon est terminée.
class-full = Cette classe est complète : elle compte { $most } élèves.
class-not-yours = Cet appareil n’est pas dans cette classe.
class-two-at-most = Deux élèves se partagent déjà cet appareil.
class-names-drawn = Les noms sont tirés au sort dans cette classe ; laisse le nom vide.
class-teacher-only = Seul l’enseignant de cette classe peut le faire.
class-already = C’est déjà le cas.
class-nobody = Il n’y a encore personne dans la classe.
class-tables-enough = Une leçon compte { $most } tables au plus ; termine celle-ci et ouvre une nouvelle classe.
class-no-such-seating = Les élèves ne peuvent pas être placés ainsi.
class-table-too-large = Une table de ce jeu a { $most } places au plus.
class-shared-device = { $names } se partagent un appareil et s’assoient donc à la même table.
class-no-line = Ce n’est pas une des phrases toutes prêtes.
class-no-help = Il n’y a pas d’indices dans cette leçon ; demande à ton enseignant.
class-no-template = Ce plan de leçon n’existe pas ; les plans sont { $plans }.
class-no-plan = Ce plan ne convient pas à son jeu.
class-no-pace = Le rythme est l’un de ceux-ci : { $paces }.
class-no-facts = Les calculs s’écrivent comme « tables 2,5,10 », « sums 20 » ou « differences 10 ».
class-line-front = Les yeux vers le tableau !
class-line-quiet = Un peu moins de bruit, merci.
class-line-five = Encore cinq minutes.
class-line-well-done = C’est du très bon travail.
class-line-help-each-other = On s’aide : comment as-tu calculé ?
class-line-tidy-up = On termine et on range, merci.

# ---------------------------------------------------------------- deals that several people play

deal-missing = Cette donne n’existe pas. Les donnes sont conservées un mois.
deal-full = Plus personne ne peut jouer cette donne : { $most } personnes la jouent déjà.
deal-bots-wanted = Une donne se joue contre des robots ; indiques-en { $bots } et assieds-toi à l’une des places.
deal-not-of-this-game = On peut proposer à quelqu’un la donne d’une partie que tu as terminée seul contre des robots.
deal-play-first = Joue d’abord la donne toi-même ; ensuite tu verras comment les autres l’ont jouée.
deal-no-hints = D’autres jouent la même donne, il n’y a donc pas d’indices.
deal-no-takeback = D’autres jouent la même donne, on ne revient donc pas sur un choix dont le hasard est connu.
deal-no-rematch = Chacun joue une donne une seule fois. Ouvre une nouvelle donne pour rejouer.
deal-no-stand-in = D’autres jouent la même donne, personne ne la joue donc à ta place.
record-mirrored = Cette donne est rejouée en échangeant les places ; son compte rendu vient ensuite.
deal-bots-first = Les robots choisissent d’abord ; attends un instant.

## Énigmes

puzzle-task-best = Un seul choix est nettement le meilleur. Trouve-le.
puzzle-task-win = { $turns ->
    [1] Gagne pendant ce tour, quoi qu’il arrive.
   *[other] Gagne en { $turns } de tes tours, celui-ci compris, quoi qu’il arrive.
  }
puzzle-compared = Dans des parties imaginées, il promet { $best } % ; le meilleur des autres choix promet { $next } %.
puzzle-proved = { $turns ->
    [1] Il gagne pendant ce tour, quoi que fassent le hasard et les autres.
   *[other] Il gagne en { $turns } de tes tours, quoi que fassent le hasard et les autres.
  } { $answers ->
    [1] Aucun autre choix n’y parvient.
   *[other] { $answers } choix y parviennent, et aucun autre.
  }
puzzle-none = Cette énigme n’existe pas.
puzzle-no-date = Indique un jour entre 2026 et 2099, par exemple 2026-11-18.
puzzle-other-rules = Les énigmes de { $game } ont été faites pour d’autres règles.
puzzle-bad-file = Ce fichier d’énigmes est illisible : { $problem }
