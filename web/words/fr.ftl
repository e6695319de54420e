### L'interface de la page, en français (tu). Les mots d'un plateau sont dans le dossier de son jeu.

page-language-name = Français

## The hall

page-hall = Spellhall
page-tagline = Des jeux de cartes de magiciens, joués selon les règles
page-unofficial = Non officiel. Sans lien avec les auteurs ni les éditeurs des jeux.
page-skip = Aller au contenu
page-play-now = Jouer
page-first-game = Ta première partie ici : courte, avec des conseils pour tes premiers choix.
page-first-keys = La touche H et le mot Conseil en donnent d'autres.
page-first-short = Première partie : courte, avec conseils.
page-first-whole = La partie entière
page-learn = Apprendre à jouer
page-more-ways = Table entre amis
page-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
page-players-between = { $low }–{ $high } joueurs
page-minutes-range = { $range } minutes
page-against = Contre
page-join-title = Rejoindre avec un code
page-join-any = Rejoindre une table
page-join-code = Code de six caractères
page-join = Rejoindre
page-tables = Tables publiques
page-no-tables = Aucune table publique n'est ouverte. Ouvres-en une, les autres la verront ici.
page-my-games = Mes parties dans ce navigateur
page-no-games = Les parties que tu joues ici restent dans cette liste, pour les reprendre plus tard.
page-go-on = Continuer
page-look-back = Revoir
page-forget = Retirer de la liste
page-settings = Réglages
page-about = À propos
page-back-to-hall = Retour à la salle
page-lost-title = Cette salle n'existe pas
page-lost-text = Le lien est peut-être mal écrit, ou la table a été rangée.
page-offline = La salle ne répond pas. Est-elle encore ouverte ?
page-try-again = Réessayer
page-loading = On met la table…

## Levels

page-level-random = Au hasard
page-level-greedy = Prudent
page-level-novice = Novice
page-level-apprentice = Apprenti
page-level-adept = Adepte
page-level-magus = Mage
page-level-archmage = Archimage

## A new table

page-new-title = Une table de { $game }
page-new-seats = Combien de joueurs ?
page-new-who = Qui s'assied ici ?
page-you = Toi
page-seat-friend = Un ami, par lien ou code
page-seat-here = Quelqu'un à cet écran
page-new-options = Règles de la table
page-new-rules = Quelles règles ?
page-new-more = Changer des règles, des horloges et des cartes
page-new-changed = Différent du livret
page-preset-first = Première partie
page-preset-first-about = Courte et facile, avec de l'aide.
page-preset-book = Selon le livret
page-preset-book-about = Tout comme le dit le livret de règles.
page-preset-short = Courte
page-preset-short-about = Toutes les règles, mais elle finit plus tôt.
page-new-clause = règle { $clause }
page-new-clock = Horloge
page-clock-none = Sans horloge : prends ton temps
page-clock-decision-seconds = { $count ->
    [one] { $count } seconde par choix
   *[other] { $count } secondes par choix
  }
page-clock-decision-minutes = { $count ->
    [one] { $count } minute par choix
   *[other] { $count } minutes par choix
  }
page-clock-game = { $count ->
    [one] { $count } minute chacun pour toute la partie
   *[other] { $count } minutes chacun pour toute la partie
  }
page-new-public = La montrer parmi les tables publiques, ouverte à tous
page-new-cards = Cartes
page-cards-house = Les cartes de la maison
page-cards-own = Ton propre fichier de cartes
page-cards-file = Choisir un fichier de cartes (TOML ou JSON)
page-new-spectators = Tous ceux qui ont le lien peuvent regarder
page-workshop = Atelier
page-workshop-title = L'atelier de { $game }
page-workshop-about = Change les cartes et regarde à quoi elles ressembleront. Ce que tu modifies reste dans ce navigateur.
page-workshop-own = C'est ta propre série.
page-workshop-house = C'est la série de la maison.
page-workshop-try = L'essayer contre des robots
page-workshop-friends = L'essayer entre amis
page-workshop-download = Télécharger
page-workshop-upload = Ouvrir un fichier de cartes
page-workshop-print = Imprimer
page-workshop-back = Revenir à la série de la maison
page-workshop-asking = Le hall regarde les cartes …
page-workshop-problem = { $count ->
    [one] Quelque chose ne va pas dans la série.
   *[other] { $count } choses ne vont pas dans la série.
}
page-workshop-sound = { $count ->
        [0] La série est jouable.
        [one] La série est jouable ; une chose paraît étrange.
       *[other] La série est jouable ; { $count } choses paraissent étranges.
    }
page-workshop-strength = Est-ce fort ?
page-workshop-compare = Comparer avec la série de la maison
page-workshop-stop = Arrêter
page-workshop-measuring = Parties jouées
page-workshop-deals = Des robots jouent avec cette série : { $done } parties sur environ { $of }. Tu peux continuer à la modifier.
page-workshop-measured = { $deals ->
    [one] D'après une partie jouée par { $bots }.
   *[other] D'après { $deals } parties jouées par { $bots }. Pour en savoir plus, utilise la commande spellhall balance.
}
page-workshop-changed = La série a changé depuis la mesure.
page-workshop-later = Le hall est occupé. Réessaie dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
page-workshop-wins = { $deals ->
    [one] Qui l'a gagne { $share } % ({ $low } à { $high } ; une partie ; la part égale est { $even } %).
   *[other] Qui l'a gagne { $share } % ({ $low } à { $high } ; { $deals } parties ; la part égale est { $even } %).
}
page-workshop-cards = Cartes de la série
page-workshop-fields = Champs de la carte
page-workshop-look = À quoi ressemble la carte
page-workshop-table = { $table } ({ $count })
page-workshop-top = La série
page-workshop-add = Nouvelle carte
page-workshop-copy = Copier
page-workshop-remove = Retirer
page-workshop-copies = { $count ->
        [one] Une de ces cartes est imprimée.
       *[other] { $count } de ces cartes sont imprimées.
    }
page-workshop-all = Toutes les cartes
page-workshop-range = De { $low } à { $high }.
page-workshop-no-json = Ceci ne se lit pas comme du JSON. Cherche un crochet ou un guillemet manquant.
page-workshop-open = Changer les cartes à l'atelier
page-print = À imprimer
page-print-title = Imprimer { $game }
page-print-open = Imprimer les cartes
page-print-own = Imprimer ma propre série de l'atelier
page-print-parts = Quoi imprimer
page-print-cards = Cartes avec leur dos, 63 × 88 mm
page-print-pieces = Plateaux, cadrans et marqueurs
page-print-summary = Les règles en deux pages
page-print-paper = Papier
page-print-bleed = Fond perdu autour de chaque carte
page-print-flip = Ton imprimante retourne le papier par
page-print-long = le bord long
page-print-short = le bord court
page-print-saving = Économiser l'encre : contours seuls
page-print-large = Gros caractères : quatre cartes par page
page-print-facts = Pour une classe, seulement les cartes de ces calculs, par exemple 2,5,10 ou tables 6-9 ou sums 10
page-print-make = Créer le PDF
page-print-busy = Le hall dessine …
page-print-done = C'est fait. Imprime à 100 %, recto verso.
page-print-ours = Dessins et textes sont de Spellhall et remplacent ceux des auteurs.
page-open-table = Ouvrir la table

## Before the start

page-lobby-title = La table est prête
page-lobby-share = Tes amis viennent avec ce lien ou avec le code.
page-lobby-alone = Les autres appareils ne peuvent pas atteindre cette salle : elle n'écoute que cet ordinateur. Vos amis peuvent jouer sur cet écran. Pour laisser entrer leurs téléphones, lance-la ainsi :
page-lobby-network = Le lien et l'image utilisent l'adresse de ton réseau, { $address }, car les autres appareils ne peuvent pas utiliser celle de ta barre d'adresse.
page-lobby-code = Code
page-copy-link = Copier le lien
page-copied = Copié
page-qr = Le lien en code QR
page-seat-number = Place { $letter }
page-seat-free = libre
page-seat-is = { $letter } : { $name }.
page-seat-is-you = { $letter } : { $name } (toi).
page-sit-here = S'asseoir ici
page-seat-bot = Ajouter un robot
page-remove = Libérer la place
page-stand-up = Quitter la place
page-start = Commencer
page-waiting-for-seats = La partie peut commencer quand toutes les places sont prises.
page-watch = Tu regardes.
page-here-too = Ajouter un ami à cet écran

## At the table

page-thinking-one = { $name } réfléchit…
page-thinking-more = { $names } réfléchissent…
page-gone = { $name } n'est pas là en ce moment. Sa place attend ; l'hôte peut faire jouer un robot.
page-gone-host = { $name } n'est pas là en ce moment. Tu peux attendre, ou faire jouer un robot jusqu'à son retour.
page-gone-bot = Faire jouer un robot
page-bot-thinking = { $name } ({ $level }) réfléchit…
page-your-question = Ta question
page-what-now = Où en est la partie
page-menu = Menu
page-close = Fermer
page-hint = Conseil
page-log = Récit
page-rules = Règles
page-text-view = Texte
page-keys = Touches
page-undo = Annuler
page-takeback = Demander à reprendre un coup
page-draw = Proposer la nulle
page-rematch = Rejouer
page-concede = Abandonner
page-concede-sure = Abandonner cette partie ?
page-yes = Oui
page-no = Non
page-pause = Pause
page-resume = Reprendre
page-paused = La partie est en pause.
page-say = Dire quelque chose
page-cheer = Lancer un mot aux autres
page-friends = Joué récemment avec
page-friends-table = Votre table
page-over-invite = Inviter d’autres
page-away = Un robot joue pour moi
page-back = Je suis de retour
page-asks-takeback = { $name } voudrait reprendre un coup.
page-asks-draw = { $name } propose la nulle.
page-asks-rematch = { $name } voudrait rejouer. La partie suivante commence dans un instant, sauf si tu préfères en rester là.
page-agree = D'accord
page-decline = Non merci
page-asked-waiting = On attend la réponse des autres.
page-rematch-soon = La partie suivante commence dans un instant, sauf si quelqu'un préfère en rester là.
page-line-lost = Connexion perdue. Reconnexion…
page-line-connecting = Connexion…
page-sent = Envoyé…
page-chosen = Ton choix : { $choice }.
page-sent-waiting = Ton choix est en route. Il comptera dès que la connexion sera revenue.
page-stale = La partie a avancé. Regarde de nouveau.
page-nothing-yet = Il ne s'est encore rien passé.
page-rules-search = Chercher dans les règles
page-rules-now = Ce qui compte maintenant
page-rules-none = Aucune règle ne contient tous ces mots.
page-clause-link = Règle { $clause }
page-curtain-title = Passe l'écran à { $name }
page-curtain-text = Les autres regardent ailleurs.
page-curtain-ready = C'est moi, { $name }
page-bot-short = robot
page-away-short = absent
page-out-short = sorti
page-host-short = hôte
page-turn-short = choisit
page-clock-left = reste { $time }
page-clock-hurry = Plus que dix secondes.

## The plain board

page-choices = Ce que tu peux faire
page-choices-search = Trouver un choix
page-choices-count = { $count } choix
page-choices-none = Aucun choix ne contient ces mots.
page-choices-number = Un nombre de { $low } à { $high }
page-choices-say = Le dire
page-choices-more = En montrer { $count } de plus
page-board-empty = La table n'a pas pu être montrée. Le récit et la vue en texte suivent toujours la partie.
page-zone-table = Sur la table
page-zone-empty = vide
page-zone-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
  }
page-zone-more = { $count } de plus
page-value-yes = oui
page-value-no = non

## The end

page-over-title = La partie est finie
page-over-won = Tu gagnes
page-over-won-other = { $name } gagne
page-over-shared = { $names } gagnent ensemble
page-over-lost = { $name } gagne cette fois
page-over-conceded = L'autre camp a abandonné.
page-over-place = { $place }.
page-over-rule = Règle { $clause }
page-over-look = Regarder la table
page-over-show = Voir le résultat
page-over-level = Un autre niveau
page-over-show-me = Montre-moi
page-replay = Revoir la partie

page-ending-course = Le cours de la partie
page-ending-from-to = { $name } : de { $first } à { $last }
page-ending-numbers = La même chose en chiffres
page-ending-move = Coup
page-ending-move-at = Aller au coup { $step } de la partie
page-ending-moments = Moments décisifs
page-ending-moment = { $name } a choisi { $played }. Mieux : { $better }.
page-ending-mine = Tu as choisi { $played }. Mieux : { $better }.

## Keys

page-key-arrows = parcourir ce que l'on peut faire
page-key-enter = choisir
page-key-escape = reposer, fermer
page-key-space = voir une carte de près
page-key-hand = cartes de ta main
page-key-shift = avec Maj : parcourir toute la table
page-key-main = le bouton principal

## Settings

page-set-look = Thème
page-set-auto = Comme l'appareil
page-set-day = Jour
page-set-night = Nuit
page-set-contrast = Contraste élevé
page-set-language = Langue
page-set-text = Taille du texte : { $percent } %
page-set-motion = Mouvement
page-set-motion-less = Réduit
page-set-motion-full = Complet
page-set-sound = Sons
page-set-volume = Volume
page-set-marks = Formes et lettres plus grandes près de chaque couleur
page-set-pace = Vitesse des coups des autres
page-set-pace-calm = Sans se presser
page-set-pace-brisk = Vite
page-set-pace-off = Aussitôt
page-set-pace-skip = Un toucher ou une touche fait passer à la suite.
page-set-lists = Le plateau simple pour tous les jeux : des cartes et des listes au lieu d'une table dessinée
page-set-here = Les réglages restent dans ce navigateur.
page-self = Toi à la table
page-self-name = Ton nom entre amis
page-self-face = Ton image
page-self-other = Nom de qui joue aussi ici
page-self-list = Aux tables publiques, les noms viennent d'une liste.
page-face-cat = Chat
page-face-owl = Hibou
page-face-fox = Renard
page-face-frog = Grenouille
page-face-bear = Ours
page-face-hare = Lièvre
page-face-hat = Chapeau
page-face-wand = Baguette
page-face-flame = Flamme
page-face-leaf = Feuille
page-face-snail = Escargot
page-face-ship = Bateau

## About

page-about-text = Spellhall joue des jeux de cartes de magiciens exactement comme le disent leurs règles. Chaque règle a un numéro. Quand quelque chose n'est pas permis, la salle te dit pourquoi, et quelle règle le dit. Il n'y a pas de compte : les noms viennent d'une liste, on se parle par phrases choisies, et rien n'est envoyé à personne d'autre.
page-about-docs = La documentation : jouer, enseigner, concevoir, programmer
page-about-programs = Les programmes peuvent jouer aussi : l'interface de cette salle
page-about-fonts = Les titres sont composés en Alegreya, de Juan Pablo del Peral, et le texte en Atkinson Hyperlegible Next, du Braille Institute. Les deux sont sous Open Font License.
page-about-font-licence = Lire la licence des polices

## Lessons, hints, replays, reviews

page-learning-step-of = Étape { $step } sur { $steps }
page-learning-next = Continuer
page-learning-says = La leçon
page-learning-again = Recommencer
page-learning-first-game = Joue ta première partie
page-learning-try = Essaie sur la table.
page-learning-hint-wait = Réflexion en cours…
page-learning-hint-none = Ici, c'est à toi de trouver. Tu peux y arriver.
page-learning-hint-later = Tu auras un conseil quand ce sera à toi de choisir.
page-learning-hint-do = Jouer cela
page-learning-hint-said = Conseil : { $choice }.
page-learning-hint-why = Pourquoi ?
page-learning-hint-more = Dis-m'en plus
page-learning-chance = { $share } sur 100
page-learning-chance-about = Chances de gagner estimées : { $share } sur 100
page-learning-replay-title = Revoir la partie
page-learning-replay-open = Ouvrir un enregistrement
page-learning-replay-file = Choisis un enregistrement (un fichier .jsonl)
page-learning-replay-of = { $game }, coup { $step } sur { $steps }
page-learning-as-seat = Vue de
page-learning-everything = Tout ouvert
page-learning-watchers = Spectateurs
page-learning-first = Au début
page-learning-back = Un coup en arrière
page-learning-forward = Un coup en avant
page-learning-last = À la fin
page-learning-play = Lire
page-learning-stop = Arrêter
page-learning-speed = Vitesse
page-learning-begin = La partie commence.
page-learning-chooses = { $name } choisit.
page-learning-chose = { $name } : { $choice }
page-learning-moves = Coups
page-learning-go-on-here = Continuer d'ici
page-learning-go-on-about = Une nouvelle partie contre des robots depuis cette position, avec une nouvelle chance
page-learning-copy = Copier le lien vers ce moment
page-learning-record = Télécharger l'enregistrement
page-learning-review = Trouver les moments décisifs
page-learning-review-wait = Chaque choix est réexaminé…
page-learning-review-none = Aucun choix nettement meilleur n'a été manqué. Bien joué.
page-learning-review-none-all = Personne n'a manqué de choix nettement meilleur. Bien joué.
page-learning-review-found = Moments où il y avait mieux

# The hall that runs in the page itself.
page-here-loading = Chargement des règles dans cette page : { $got } sur { $all } Mo
page-here-beginning = La salle s'ouvre sur cet appareil…
page-here-failed = Les règles n'ont pas pu être chargées. Vérifie la connexion et réessaie ; une fois ici, elles n'ont plus besoin du réseau.
page-here-elsewhere-title = Cette partie est ouverte dans un autre onglet
page-here-elsewhere = Elle continue là-bas. Tu peux la reprendre ici : rien n'est perdu, et l'autre onglet la laisse.
page-here-take-over = Jouer dans cet onglet
page-here-offer = Jouer ici, sans la salle
page-here-one-screen = Devant un seul écran, qui tient l'appareil peut tout voir ; rien n'est secret pour son propriétaire.
page-here-about = Cette page n'a pas besoin de salle : les règles tournent sur cet appareil, et tes parties restent dans ce navigateur.
page-here-save = Enregistrer la partie dans un fichier
page-here-save-about = Avec ce fichier, la partie continue dans une salle ou sur un autre appareil.
page-here-install = Installer Spellhall sur cet appareil
page-here-docs-away = Cette page de la documentation n'est pas sur cet appareil. Sans réseau, tu peux lire les pages que tu as déjà ouvertes.

## Une classe

page-class-teachers = Pour les enseignants
page-class-open = Ouvrir une classe
page-class-about = Une leçon pour toute la classe : les élèves entrent avec un code, s’assoient à des tables de deux à quatre et s’exercent en jouant. Sans compte ni internet.
page-class-plan = Plan de leçon
page-class-ages = { $ages } ans
page-class-minutes = Minutes
page-class-seats = Élèves par table
page-class-own-names = Les élèves peuvent écrire un nom
page-class-own-names-why = Seul l’enseignant le voit. Il n’est jamais enregistré ; aux tables, chacun porte un nom tiré au sort.
page-class-privacy = Rien n’est enregistré, sauf des noms tirés au sort, des calculs, des réponses et des temps ; tout est effacé quand la leçon est terminée, ou après 14 jours.
page-class-title = Ma classe
page-class-no-secret = Cette page demande le lien de l’enseignant.
page-class-keep-link = L’adresse de cette page est la clé secrète de la classe : à garder pour soi.
page-class-screen = Vue pour le projecteur
page-class-report = Rapport
page-class-seat-all = Placer tout le monde
page-class-seat-random = Au hasard
page-class-seat-strength = Par niveau
page-class-seat-hand = À la main
page-class-seat-how = Touche un élève, puis une table, ou fais glisser.
page-class-seat-here = Ici
page-class-seat-so = Placer ainsi
page-class-more-table = Une table de plus
page-class-everybody = Pour tous
page-class-pause = Pause pour tous
page-class-go-on = Reprendre
page-class-last-round = Dernier tour
page-class-mute = Couper le son
page-class-end = Terminer la leçon
page-class-end-sure = Oui, terminer
page-class-not-yet = Pas encore
page-class-line = Une phrase pour tous
page-class-line-own = En mots libres (non enregistrés)
page-class-line-send = Envoyer
page-class-line-clear = Retirer
page-class-here = { $count ->
    [one] élève
   *[other] élèves
  }
page-class-sums-right = { $right } calculs justes sur { $asked }
page-class-tables-help = { $count ->
    [one] une table a besoin d’aide
   *[other] { $count } tables ont besoin d’aide
  }
page-class-waiting = En attente
page-class-remove = Retirer { $name } de la classe
page-class-tables = Tables
page-class-empty = Il n’y a encore personne. Montre le code, et les élèves apparaissent ici.
page-class-table = Table { $number }
page-class-game-over = La partie est finie
page-class-watch = Regarder
page-class-watch-table = Regarder la table { $number }
page-class-bot = un robot joue
page-class-away = absent
page-class-away-bot = absent, un robot joue
page-class-thinks = réfléchit depuis { $time }
page-class-right-wrong = calculs justes et faux
page-class-score = Score
page-class-needs-help = A besoin d’aide : trois erreurs de suite
page-class-you-watch = Les élèves voient que cette table est regardée.
page-class-back = Retour à la classe
page-class-watched = L’enseignant regarde
page-class-paused = Pause
page-class-paused-why = Toutes les tables sont en pause.
page-class-understood = OK
page-class-join = Entrer dans la classe
page-class-come-in = Entrer
page-class-come-back = Je suis là
page-class-your-name = Ton nom
page-class-name-stays = Seul ton enseignant le voit. Aux tables, tu as un nom de magicien.
page-class-name-drawn = Tu reçois un nom de magicien et une image.
page-class-wait = Un instant : le jeu va commencer
page-class-second = Quelqu’un partage cet appareil avec moi
page-class-over = La leçon est terminée
page-class-qr = Code QR pour entrer dans la classe
page-class-screen-join = Entre dans la classe
page-class-code = Code
page-class-goal = Le but de la classe
page-class-goal-count = { $right } calculs justes sur { $goal }, tous ensemble
page-class-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
  }
page-class-minutes-played = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
page-class-median = la moitié des réponses justes a pris moins de { $time }
page-class-print = Imprimer
page-class-csv = Toutes les réponses en tableau (CSV)
page-class-practise = À exercer ensuite
page-class-heat = Tous les calculs : pourcentage juste et temps habituel
page-class-heat-sure = 90 % et plus
page-class-heat-good = 75 % et plus
page-class-heat-half = 50 % et plus
page-class-heat-weak = moins de la moitié
page-class-progress = Du début à la fin de la leçon
page-class-sums = { $count ->
    [one] { $count } calcul
   *[other] { $count } calculs
  }
page-class-pupils = Élèves
page-class-name = Nom
page-class-col-sums = Calculs
page-class-col-right = Justes
page-class-col-time = Temps habituel
page-class-col-halves = Première et seconde moitié
page-class-col-practise = À exercer
page-class-col-table = Table
page-class-col-games = Parties
page-class-delete-title = Quand le rapport est sauvé
page-class-delete-about = Effacer la classe : noms, parties et réponses disparaissent aussitôt et pour toujours. Sinon, tout disparaît 14 jours après l’ouverture de la classe.
page-class-delete = Effacer la classe
page-class-delete-sure = Oui, tout effacer
page-class-plan-own = Votre propre plan
page-class-plan-mine = gardé dans ce navigateur
page-class-plan-change = Modifier le plan
page-class-plan-drop = Supprimer le plan { $title }
page-class-plan-title = Titre
page-class-plan-game = Jeu
page-class-plan-facts = Calculs
page-class-plan-facts-game = ceux des cartes du jeu
page-class-plan-facts-typed = comme écrit à côté
page-class-plan-facts-own = Calculs en mots
page-class-plan-help = Les élèves peuvent demander des indices
page-class-plan-adaptive = Les paquets suivent ce que savent les élèves d’une table
page-class-plan-save = Garder ce plan
page-class-plan-use = Utiliser ce plan
page-class-plan-next = Il vaut pour les tables qui seront installées désormais.
page-class-pace = Rythme
page-class-pace-calm = calme : 40 secondes par calcul
page-class-pace-usual = habituel : 20 secondes
page-class-pace-quick = rapide : 10 secondes
page-class-poster = Affiche
page-class-poster-scan = Scanne l’image, ou ouvre l’adresse et tape le code.
page-class-poster-touch = Touche « Entrer ».
page-class-poster-wait = Attends : le jeu vient tout seul.
page-class-sheets = Fiches d’exercices
page-class-sheets-none = Personne n’a encore répondu à un calcul.
page-class-sheet-of = Calculs pour { $name }
page-class-solutions = Solutions
page-class-card-about = Vous seul voyez ceci.
page-class-card-close = Fermer
page-class-help-level = Aide pour les calculs
page-class-help-none = seulement sur demande
page-class-help-way = un chemin vers la réponse, tout de suite
page-class-help-dots = le chemin et des points, tout de suite
page-class-help-answer = la réponse, tout de suite
page-class-deadline = Temps pour un calcul (pour le modèle ; personne n’est interrompu)
page-class-as-planned = comme dans le plan
page-class-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
page-class-small = Petites tables seulement : la réponse des grands calculs est montrée
page-class-move = Autre tablette
page-class-move-code = Code QR pour l’autre tablette
page-class-move-how = Scannez ceci avec l’autre tablette : { $name } y continue. L’ancienne tablette a quitté la classe. Ne montrez ce code à personne d’autre.
page-class-passport-have = J’ai un passeport
page-class-passport-words = Mes trois mots
page-class-passport-take = Emporter un passeport
page-class-passport-yours = Ton passeport
page-class-passport-note = Note ces trois mots. Avec eux, la prochaine leçon reprend où tu t’es arrêté.

## S’entraîner seul au calcul

page-practise = S’entraîner au calcul
page-practise-about = Vingt calculs à ta mesure : tu en sauras environ trois sur quatre. Ceux que tu manques reviennent.
page-practise-plan-first = Tables de 2, 5 et 10
page-practise-plan-tables = Toutes les tables de 2 à 12
page-practise-plan-hard = Tables de 6, 7, 8 et 9
page-practise-plan-ten = Ajouter et enlever jusqu’à 10
page-practise-plan-twenty = Ajouter et enlever jusqu’à 20
page-practise-tally = { $right } juste(s) sur { $answered }
page-practise-so-far = Calculs faits
page-practise-answer = Ta réponse à { $sum }
page-practise-check = C’est ma réponse
page-practise-right = Juste ! { $sum }
page-practise-not-yet = Pas tout à fait : { $sum } = { $value }. Voici un chemin pour le trouver.
page-practise-on = Continuer
page-practise-done = Vingt calculs ! Tu peux t’arrêter ici, ou continuer autant que tu veux.
page-practise-other = D’autres calculs
page-set-aloud = Lire les calculs et l’aide à voix haute
page-passport = Passeport
page-passport-keep = Garder mon passeport dans ce navigateur
page-passport-show = Montrer mon passeport
page-passport-about = Scanne ou imprime ce code : la prochaine fois, on reprend où tu t’es arrêté. Il ne contient que des calculs, aucun nom.

# ---------------------------------------------------------------- the same deal for friends

page-deal-title = La même donne
page-deal-heading = La même donne : { $game }
page-deal-about = Chacun joue cette donne seul, à la même place et avec le même hasard, contre { $count ->
    [one] le même robot ({ $bots }).
   *[other] les mêmes robots ({ $bots }).
  } Ensuite, vous voyez vos parties côte à côte.
page-deal-fair = Chacun la joue une fois, sans indices et sans rien reprendre. Personne ne voit ta partie avant d’avoir joué la sienne.
page-deal-share = Envoie ce lien à quelqu’un. Il mène à la même donne.
page-deal-play = Jouer cette donne
page-deal-open = Jouer une donne entre amis
page-deal-go-on = Continuer à jouer
page-deal-playing = est en train de jouer
page-deal-has-played = a joué
page-deal-won = a gagné
page-deal-drawn = a fait match nul
page-deal-lost = n’a pas gagné
page-deal-points = Plus haut, ceux qui ont fait mieux contre les robots : d’abord par la victoire, puis par les points.
page-deal-full = Plus personne ne peut jouer cette donne.
page-deal-nobody-else = Personne d’autre n’a encore terminé cette donne. Dès que ce sera le cas, les deux parties seront ici côte à côte.
page-deal-challenge = Défier quelqu’un avec cette donne
page-deal-to-compare = Comparer avec les autres
page-deal-compare = Côte à côte
page-deal-with = Comparer avec
page-deal-mine = Ta partie
page-deal-same-so-far = { $steps ->
    [0] À partir d’ici, elles se séparent.
    [one] Identiques jusqu’ici ; elles se séparent au prochain coup.
   *[other] Identiques jusqu’ici ; elles se séparent dans { $steps } coups.
  }
page-deal-parted = Elles suivent des chemins différents depuis le coup { $step }.
page-deal-never-parted = Ces deux parties sont identiques du début à la fin.
page-deal-to-parting = Où elles se séparent
page-deal-over-here = Cette partie est terminée.
page-deal-taken-back = { $count ->
    [one] (un choix repris)
   *[other] ({ $count } choix repris)
  }

## Énigmes

page-puzzle-today = Le sort du jour
page-puzzle-about = Une énigme par jour et par jeu, la même pour tout le monde.
page-puzzle-alone = Ta série et ta cote restent dans ce navigateur.
page-puzzle-open = Aux énigmes
page-puzzle-none = Il n’y a pas encore d’énigmes.
page-puzzle-count = { $count ->
    [one] { $count } énigme.
   *[other] { $count } énigmes.
  }
page-puzzle-own = Ta cote : { $rating } ± { $off }.
page-puzzle-rating = Cote { $rating }
page-puzzle-streak = { $days ->
    [one] Résolu { $days } jour de suite.
   *[other] Résolu { $days } jours de suite.
  }
page-puzzle-state-open = Résoudre
page-puzzle-state-good = Résolue
page-puzzle-state-wrong = Manquée
page-puzzle-mark-open = pas encore essayée
page-puzzle-mark-good = résolue
page-puzzle-mark-wrong = manquée
page-puzzle-past = Les jours précédents
page-puzzle-right = Bien vu : { $answer }
page-puzzle-wrong = Pas cette fois. La réponse : { $answer }
page-puzzle-found-by = Trouvée par ces robots : { $levels }.
page-puzzle-found-by-none = Aucun robot ne la trouve.
page-puzzle-copy = Copier le résultat
page-puzzle-copied = Copié
page-puzzle-before = La veille
page-puzzle-more = Toutes les énigmes
page-puzzle-share = Le sort du jour, { $game }, { $day } : { $result }.
page-mirrored = Match en miroir : chaque donne se joue depuis chaque place
page-mirrored-again = La même donne, une place plus loin
page-mirrored-next = Donne suivante
page-mirrored-later = Le déroulement de cette partie et sa relecture viennent quand la donne aura été jouée depuis chaque place.
page-mirrored-points = { $games ->
    [one] Après une partie : { $points }.
   *[other] Après { $games } parties : { $points }.
  }

## Tournois

page-cup-title = Tournois
page-cup = Tournoi
page-cup-open = Ouvrir un tournoi
page-cup-about = On entre avec un code, et la salle place les joueurs ronde après ronde, tous avec les mêmes donnes. Sans compte : chaque navigateur a sa propre clé.
page-cup-game = Jeu
page-cup-format = Genre de tournoi
page-cup-format-swiss = Système suisse
page-cup-format-round-robin = Toutes rondes
page-cup-format-knockout = Élimination directe
page-cup-format-arena = Arène (au temps)
page-cup-rounds = Rondes
page-cup-rounds-about = 0 : assez pour un seul vainqueur
page-cup-games = Parties par rencontre
page-cup-deals = Donnes
page-cup-deals-own = Chaque partie d’une rencontre a sa donne
page-cup-deals-mirrored = Chaque donne deux fois, places échangées
page-cup-clock = Horloge
page-cup-clock-quick = 3 minutes chacun
page-cup-clock-usual = 10 minutes chacun
page-cup-clock-long = 30 minutes chacun
page-cup-clock-none = Sans horloge
page-cup-minutes = Minutes par ronde (0 : sans limite)
page-cup-minutes-arena = Minutes de l’arène
page-cup-auto = La ronde suivante commence d’elle-même après une demi-minute
page-cup-with-teams = Avec des équipes : on ne rencontre pas la sienne
page-cup-own-names = On peut écrire son nom ; sinon les noms sont tirés au sort
page-cup-privacy = On garde les noms, l’empreinte des clés, les parties et les résultats ; tout est supprimé quand tu le demandes, ou après 30 jours.
page-cup-projector = Vue pour projecteur
page-cup-keep-link = L’adresse de cette page est ta clé secrète du tournoi : garde-la pour toi.
page-cup-no-secret = Cette page demande le lien de l’organisateur.
page-cup-qr = L’entrée en code QR
page-cup-enter = Entrer dans le tournoi
page-cup-enter-about = La clé de ton navigateur dit qui tu es. Personne ne peut entrer deux fois avec elle.
page-cup-name = Ton nom (ou laisse vide)
page-cup-team = Ton équipe
page-cup-wait-start = Tu participes. Attends ici le début du tournoi.
page-cup-wait = Attends ici ; ta table viendra d’elle-même.
page-cup-done-with = Ta rencontre avec { $rival } est finie. Les autres jouent encore.
page-cup-next-in = La ronde suivante commence dans { $time }
page-cup-your-table = Ta table est prête.
page-cup-go = À la table
page-cup-meeting-over = Ta rencontre est finie.
page-cup-to-standings = Au classement
page-cup-over = Le tournoi est fini.
page-cup-deleted = Ce tournoi a été supprimé.
page-cup-paused = Pause
page-cup-expelled = L’organisateur t’a exclu du tournoi.
page-cup-you-left = Tu as quitté le tournoi.
page-cup-withdraw = Se retirer
page-cup-return = Revenir
page-cup-expel = Exclure
page-cup-expel-sure = Oui, pour de bon
page-cup-start = Commencer
page-cup-next-round = Ronde suivante
page-cup-pause = Tout mettre en pause
page-cup-go-on = Reprendre
page-cup-entries-close = Fermer les inscriptions
page-cup-entries-open = Ouvrir les inscriptions
page-cup-finish = Terminer le tournoi
page-cup-finish-sure = Oui, terminer maintenant
page-cup-delete = Tout supprimer
page-cup-delete-sure = Oui, supprimer
page-cup-bot = Robot
page-cup-bot-enter = Inscrire un robot
page-cup-settle = Trancher
page-cup-settle-so = C’est le résultat
page-cup-bye = est exempt
page-cup-score = { $one } à { $other }
page-cup-meetings = Rencontres
page-cup-round = Ronde { $round } sur { $rounds }
page-cup-standings = Classement
page-cup-place = Place
page-cup-player = Joueur
page-cup-points = Points
page-cup-won = Gagnées
page-cup-drawn = Nulles
page-cup-lost = Perdues
page-cup-decided = Pourquoi sous la ligne du dessus
page-cup-why-rivals = points de tous les adversaires : { $above } contre { $here }
page-cup-why-beaten = points des adversaires battus : { $above } contre { $here }
page-cup-why-games = parties gagnées : { $above } contre { $here }
page-cup-why-reached = est allé moins loin
page-cup-why-order = égalité ; le premier inscrit
page-cup-gone = retiré
page-cup-teams = Équipes
page-cup-teams-how = De chaque équipe comptent autant de joueurs que la plus petite en a : les mieux placés.
page-cup-csv = Classement en CSV
page-cup-records = Toutes les parties en un fichier
page-cup-fair = Les donnes sont-elles justes ?
page-cup-fair-about = Toutes les donnes viennent d’un nombre secret de la salle et d’un nombre de chaque appareil. Voici l’empreinte du secret, montrée avant toute inscription ; le secret lui-même est dit à la fin, dans le fichier des parties, et chacun peut recalculer les donnes.
page-cup-fair-secret = Le secret :
page-cup-key = Ma clé
page-cup-key-about = Ce navigateur a une clé qui dit qui tu es dans les tournois. Montre-la en code pour continuer sur un autre appareil. Qui la voit peut jouer à ta place.
page-cup-key-show = Montrer
page-cup-key-code = Ma clé en code QR
page-cup-key-take = Utiliser cette clé ici
page-cup-key-take-about = Avec cette clé, ce navigateur est le même joueur que l’appareil qui l’a montrée.
page-cup-key-replaces = Elle remplace la clé de ce navigateur.
page-cup-key-taken = C’est fait : ce navigateur a la clé.
page-cup-key-none = Il n’y a pas de clé dans cette adresse.
page-cup-players = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
