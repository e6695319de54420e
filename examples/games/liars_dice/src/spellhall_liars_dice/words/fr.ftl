### Liar's Dice in French.

ld-about = Parie sur des dés que personne ne voit tous, ou traite la dernière annonce de mensonge
ld-minutes = 2
ld-age = 8+
ld-option-dice = Combien de dés chacun a.
ld-option-wild = Les six comptent pour toutes les faces.

## The rules

ld-heading-the-dice = Les dés
ld-heading-the-roll = Le lancer
ld-heading-bidding = Les annonces
ld-heading-a-lie = Un mensonge ?
ld-heading-wild-sixes = Les six jokers
ld-heading-who-wins = Qui gagne

LD-1 = Chacun a le même nombre de dés à six faces : un seul, sauf accord sur un autre nombre.
LD-2 = Chacun lance sous un gobelet et regarde seul ses dés.
LD-3 = À son tour, chacun annonce combien de dés, tous joueurs réunis, montrent au moins une face. Une annonce doit dépasser la dernière : plus de dés, ou autant d'une face plus haute.
LD-4 = Au lieu d'annoncer, on peut traiter la dernière annonce de mensonge. Alors tous les dés sont montrés.
LD-5 = Les six comptent pour toutes les faces, sauf accord contraire.
LD-6 = S'il y a autant de dés que l'annonce le disait, ou plus, celui qui l'a faite gagne et l'autre perd ; sinon, c'est l'inverse. Personne d'autre ne gagne ni ne perd rien.

## Questions, choices and refusals

ld-ask-first = Qu'annonces-tu ?
ld-ask-next = La dernière annonce est : { $dice }. Tu annonces plus, ou est-ce un mensonge ?
ld-do-liar = Crier au mensonge
ld-do-bid = Annoncer { $dice }
ld-no-bid-yet = Il n'y a pas encore d'annonce qui pourrait être un mensonge.
ld-no-lower = Une annonce doit dépasser la dernière, et il faut qu'il y ait autant de dés.
ld-no-other = Tu peux annoncer, ou traiter la dernière annonce de mensonge.
ld-unreadable = « { $text } » n'est pas un choix ; écris par exemple 2x5 (deux cinq), ou liar.

## Dice

ld-dice =
    { $number ->
        [one] { $number } dé sur { $face }
       *[other] { $number } dés sur { $face }
    }

## What happens

ld-rolled = { $who } lance.
ld-rolled-dice = { $who } lance { $dice }.
ld-bid = { $who } annonce { $dice }.
ld-called = { $who } crie au mensonge. Les dés montrent { $dice }.
ld-counted = Il y a { $dice } : { $who } gagne, et { $rival } perd.

## The table

ld-your-dice = Tes dés : { $dice }.
ld-their-dice = Dés de { $who } : { $dice }.
ld-hidden-dice = { $who } a { $number ->
        [one] un dé
       *[other] { $number } dés
    } sous le gobelet.
ld-no-bid = Personne n'a encore rien annoncé.
ld-last-bid = Dernière annonce, de { $who } : { $dice }.

## The plain board

ld-zone-dice = Dés
ld-zone-lifted = Dés montrés
