### Math Wiz in French: everything the game says.

## The rules, clause by clause

mw-heading-terms = Les mots
mw-heading-setup = Mise en place
mw-heading-turn-structure = Le tour
mw-heading-turn-structure-phase-1-drawing-cards = Le tour : phase 1, piocher
mw-heading-turn-structure-phase-2-casting-spells = Le tour : phase 2, jeter des sorts
mw-heading-turn-structure-phase-3-combining-runes = Le tour : phase 3, assembler des runes
mw-heading-turn-structure-phase-4-learning-the-spell = Le tour : phase 4, apprendre le sort
mw-heading-turn-structure-ties = Le tour : égalités
mw-heading-turn-structure-clean-up = Le tour : rangement
mw-heading-turn-structure-rune-supply = Le tour : la réserve de runes
mw-heading-turn-structure-end-of-the-game = Le tour : fin de la partie
mw-heading-spell-effects = Effets des sorts
mw-heading-learning-mode = Mode pour apprendre
mw-heading-rulings = Décisions
mw-heading-variants-and-options = Variantes et options

MW-1 = Une rune est une carte avec un nombre de 2 à 12 ; les joueurs tiennent leurs runes en main.
MW-2 = Les runes du même nombre se valent. On peut assembler deux runes du même nombre si l'on tient deux de ces cartes.
MW-3 = Un sort est une carte avec un nombre et un effet.
MW-4 = La cible est le nombre qui compte dans cette manche. C'est d'abord le nombre du sort retourné en phase 1 ; elle ne change que par les effets qui le disent. Le nombre écrit sur la carte, lui, ne change jamais.
MW-5 = Une combinaison, ce sont les runes qu'un joueur pose en un essai. Sa valeur est le produit de ses deux runes, sauf si un effet permet à ce joueur une autre forme (MW-37).
MW-6 = La distance d'une combinaison est l'écart entre sa valeur et la cible : « distance = |valeur − cible| ». Trop haut et trop bas comptent pareil.
MW-7 = Apprendre un sort, c'est prendre la carte du centre et la garder pour soi.
MW-8 = Jeter un sort, c'est annoncer un de ses propres sorts non servis et accomplir son effet.
MW-9 = Un essai, c'est un choix scellé de tous les joueurs actifs et sa révélation. Le premier essai d'une manche, ce sont les phases 3 et 4 ; d'autres essais ne suivent qu'après une égalité.
MW-10 = Les joueurs actifs d'un essai sont ceux qui y participent.
MW-11 = Un joueur est capable s'il peut former au moins une combinaison de sa main : deux runes ou plus, ou une seule sous Rune miroir. Les nombres interdits ne rendent jamais un joueur incapable (MW-92).
MW-12 = Le meneur est le joueur qui a appris un sort le plus récemment. Tant que personne n'en a appris, c'est le joueur de la place 1.
MW-13 = « Dans l'ordre depuis le meneur » veut dire : le meneur d'abord, puis les autres dans le sens des aiguilles d'une montre, c'est-à-dire par numéro de place croissant, en reprenant à la place 1 après la dernière.
MW-14 = Le compte d'un joueur est le nombre de ses sorts, servis et non servis ensemble. Les sorts du centre ne sont à personne.
MW-15 = « Cette manche », dans un effet, veut dire : depuis qu'il est jeté jusqu'au rangement de la même manche (MW-57), avec tous les essais d'égalité. Quand un effet contredit une règle générale, c'est l'effet qui l'emporte pendant ce temps.
MW-16 = La pioche des runes et la pioche des sorts sont mélangées séparément.
MW-17 = Les deux pioches sont face cachée au milieu de la table.
MW-18 = On ne distribue rien pendant la mise en place. Les mains sont vides, la défausse est vide, personne n'a de sort. Les premières mains viennent de la phase 1 de la manche 1.
MW-19 = Les places sont numérotées à partir de 1 et ne changent pas. La place 1 mène la manche 1 ; cela fixe seulement l'ordre de pioche.
MW-20 = La partie est une suite de manches. Chaque manche a quatre phases, dans cet ordre : 1 piocher, 2 jeter des sorts, 3 assembler des runes, 4 apprendre le sort.
MW-21 = Après la phase 4 vient le rangement (MW-55 à MW-58), puis la manche suivante ou la fin de la partie.
MW-22 = Chaque joueur qui a moins de 7 runes pioche jusqu'à en tenir 7.
MW-23 = Un joueur qui tient 7 runes ou plus ne pioche rien. Personne ne défausse jamais pour revenir à 7.
MW-24 = On pioche dans l'ordre depuis le meneur ; chacun complète sa main, carte par carte, avant que le suivant pioche.
MW-25 = À la manche 1, chaque joueur pioche 7 runes à partir d'une main vide.
MW-26 = Ensuite, on retourne au centre exactement un sort pour toute la table, pris sur le dessus de la pioche des sorts. Son nombre devient la cible.
MW-27 = Les sorts restés au centre après une manche sans gagnant (MW-53) y demeurent ; seul le sort nouvellement retourné fixe la cible.
MW-28 = Dans l'ordre depuis le meneur, chaque joueur a exactement une occasion de jeter un de ses sorts non servis. Personne n'y est obligé.
MW-29 = Un joueur jette au plus un sort par manche.
MW-30 = Chaque carte de sort ne peut être jetée qu'une fois dans la partie. Plusieurs cartes du même effet se jettent séparément.
MW-31 = Quand un sort est jeté, on le lit à voix haute : la carte, l'effet et tous les choix qu'il demande sont connus de tous.
MW-32 = Un sort jeté est retourné face cachée, reste à son maître et compte toujours.
MW-33 = Un sort jeté s'accomplit en entier avant que le joueur suivant ait son occasion. Il n'y a pas de réaction, et une occasion passée ne revient pas.
MW-34 = Un sort peut être jeté dès la manche qui suit celle où on l'a appris ; un sort du centre ne peut pas l'être. Il en va de même des trésors et des sorts restés au centre.
MW-35 = Un sort ne peut être jeté que si la condition de son effet est remplie à ce moment (voir Effets des sorts). Un sort qui ne peut pas l'être reste face visible.
MW-36 = Un joueur sans sort à jeter est passé sans qu'on lui demande rien. Si personne n'en a, la phase 2 est sautée ; elle l'est toujours à la manche 1.
MW-37 = Une combinaison est l'une de celles-ci ; toutes les cartes sont des cartes différentes de la main du joueur (leurs nombres peuvent être égaux) : pair(a, b) vaut a × b et est ouverte à tous ; mirror(a) pose une rune qui vaut a × a, sous Rune miroir ; double(a, b) vaut 2 × a × b, sous Potion de croissance ; shift(a, s, b) vaut (a + s) × b avec s = +1 ou −1, sous Métamorphe ; third(a, b, c, s) pose trois runes qui valent a × b + s × c, sous Troisième rune.
MW-38 = Tous les joueurs choisissent leur combinaison en secret et posent ses runes face cachée. Personne ne voit le choix d'un autre.
MW-39 = Tout joueur capable doit participer : on ne passe pas.
MW-40 = Un choix est définitif dès qu'il est rendu. Les autres voient seulement que le joueur a choisi, ni quelles runes ni combien ; jusqu'à la révélation, ces runes comptent encore dans la taille de main montrée aux autres.
MW-41 = Un joueur incapable ne participe pas à l'essai (impossible au premier essai avec les pioches imprimées et le jeu de cartes de la maison). Si un seul joueur est capable, il apprend le sort aussitôt, sans poser de runes. Si personne ne l'est, la manche n'a pas de gagnant (MW-53).
MW-42 = Quand tous les joueurs actifs ont choisi, toutes les combinaisons sont révélées au même moment, avec leur forme, leur valeur et leur distance.
MW-43 = Le joueur dont la distance est strictement la plus petite apprend le sort.
MW-44 = Le sort appris est posé face visible devant son nouveau maître, non servi.
MW-45 = Le gagnant de la manche prend tous les sorts du centre : celui de la manche, les trésors ajoutés dans cette manche (MW-75) et les sorts restés là (MW-53).
MW-46 = Si deux joueurs ou plus ont la plus petite distance, ils sont à égalité et jouent un autre essai. Des distances égales derrière un seul joueur plus proche ne font rien.
MW-47 = Seuls les joueurs à égalité sont actifs à l'essai suivant. Les autres sont hors de la manche, même si les produits suivants des ex æquo sont moins bons.
MW-48 = À l'essai suivant, les ex æquo doivent se servir de nouvelles cartes : les runes déjà posées dans cette manche ne servent plus. Une nouvelle carte peut porter le même nombre qu'une ancienne.
MW-49 = Les runes posées aux essais précédents restent face visible sur la table jusqu'au rangement. Personne ne pioche de runes entre les essais.
MW-50 = La cible ne change pas entre les essais, et personne ne jette de sort entre les essais.
MW-51 = On répète les essais entre les joueurs encore à égalité jusqu'à ce qu'un seul soit strictement le plus proche, sous réserve de MW-52 et MW-53.
MW-52 = Avant chaque nouvel essai, tout ex æquo incapable sort. S'il n'en reste qu'un, celui-ci apprend le sort aussitôt, sans poser d'autres runes.
MW-53 = S'il ne reste aucun ex æquo, la manche n'a pas de gagnant. Tous les sorts du centre y restent et iront au prochain joueur qui apprend un sort, en plus de celui de sa manche.
MW-54 = Ordre après une révélation : chercher la plus petite distance ; si elle est partagée, appliquer Étoile jumelle (MW-73, MW-74) ; s'il reste plus d'un joueur, appliquer MW-52 et MW-53 ; puis l'essai suivant.
MW-55 = Toutes les runes posées dans cette manche, à tous les essais et par tous les joueurs, vont à la défausse des runes, face visible.
MW-56 = Le gagnant devient le meneur. Sans gagnant, le meneur reste le même.
MW-57 = Tous les effets de cette manche prennent fin : marques, nombres interdits et changements de la cible.
MW-58 = Les runes non posées restent en main pour la manche suivante. On ne complète les mains qu'en phase 1 de la manche suivante, donc pas après la dernière.
MW-59 = Quand il faut piocher une rune et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche ; puis on continue de piocher. Une pioche qui vient de se vider n'est pas remplie avant la prochaine rune à piocher.
MW-60 = Les runes sur la table ne font pas partie de la défausse et ne sont jamais mélangées pendant leur manche.
MW-61 = Si la pioche des runes et la défausse sont vides toutes les deux, on ne pioche pas ; le joueur continue avec moins de runes.
MW-62 = La partie finit après la manche où la pioche des sorts s'est vidée. Cette manche est jouée jusqu'au bout, égalités comprises.
MW-63 = Avec une durée convenue (« end_mode = time »), la manche en cours quand le temps est écoulé est jouée jusqu'au bout, et c'est la dernière.
MW-64 = Avec un nombre de manches convenu (« end_mode = rounds »), la partie finit après cette manche, ou plus tôt selon MW-62.
MW-65 = Le joueur qui a le plus de sorts gagne.
MW-66 = Les joueurs qui ont le même plus grand compte partagent la victoire (option « final_tie »). Les autres sont classés selon leur compte ; des comptes égaux partagent un rang (1, 1, 3).
MW-67 = Les sorts encore au centre à la fin de la partie ne sont à personne et ne comptent pas.
MW-68 = La partie ne finit pas plus tôt, même quand le premier ne peut plus être rattrapé.
MW-69 = Une marque est connue de tous, appartient au joueur et non à des cartes, et vaut pour tous les essais de cette manche. Les quatre marques qui permettent une combinaison spéciale peuvent servir ou non à chaque essai ; l'Étoile jumelle agit toute seule.
MW-70 = Honneur. Un sort qui vise des rivaux (Rune interdite, Longue-vue) ne touche jamais un rival dont le compte est plus petit que celui du lanceur. Un rival loyal est un rival dont le compte est égal ou plus grand, au moment où le sort est jeté. (Option « honour » ; sans elle, tout rival est loyal.)
MW-71 = Condition : aucune. Effet : le lanceur reçoit la marque ; en plus des paires, il peut jouer « mirror(a) ». Seule cette carte est posée, puis défaussée.
MW-72 = Condition : aucune. Effet : le lanceur reçoit la marque.
MW-73 = Si des joueurs sont à égalité pour la plus petite distance et qu'un seul d'entre eux a l'Étoile jumelle, il apprend le sort aussitôt.
MW-74 = Si deux ex æquo ou plus ont l'Étoile jumelle, ceux qui ne l'ont pas sortent, et les autres continuent selon MW-52.
MW-75 = Condition : au moins une carte dans la pioche des sorts. Effet : la première carte de la pioche des sorts est retournée au centre comme gain de plus. La cible reste la même ; le nombre de la nouvelle carte ne compte pas dans cette manche.
MW-76 = Si la pioche des sorts se vide ainsi, la manche en cours est la dernière (MW-62).
MW-77 = Condition : au moins un des deux déplacements est permis (toujours vrai avec le jeu de la maison). Le lanceur choisit +10 ou −10 ; la nouvelle cible doit être entre 4 et 144 compris, le plus petit et le plus grand produit de deux runes. Elle vaut pour tous les joueurs.
MW-78 = Condition : au moins un de ces déplacements est permis (toujours vrai avec le jeu de la maison). Le lanceur choisit un nombre entier de −5 à +5 sauf 0 ; la nouvelle cible doit être entre 4 et 144 compris. Elle vaut pour tous les joueurs.
MW-79 = Condition : au moins une carte dans la pioche des runes ou dans la défausse. Effet : le lanceur pioche 3 runes, l'une après l'autre (MW-59, MW-61). La main peut dépasser 7 et n'est pas réduite ensuite.
MW-80 = Condition : au moins une rune dans la main du lanceur. Le lanceur nomme celles de ses runes qu'il veut, d'aucune à toutes ; elles vont face visible à la défausse.
MW-81 = Puis le lanceur pioche autant de runes qu'il en a défaussé, plus une. S'il faut mélanger la défausse pendant ce temps, les runes tout juste défaussées en font partie.
MW-82 = Condition : aucune. Effet : le lanceur reçoit la marque ; en plus des paires, il peut jouer « double(a, b) ».
MW-83 = Condition : aucune. Effet : le lanceur reçoit la marque ; en plus des paires, il peut jouer « shift(a, s, b) ».
MW-84 = Le nombre changé peut sortir de ceux des runes : un 2 peut compter 1, un 12 peut compter 13. Au plus une des deux runes change.
MW-85 = Condition : aucune. Effet : le lanceur reçoit la marque ; en plus des paires, il peut jouer « third(a, b, c, s) » avec trois cartes différentes de sa main.
MW-86 = La valeur peut être n'importe quel nombre entier, même sous zéro (2 × 2 − 12 = −8) ; la distance se prend comme d'habitude.
MW-87 = Condition : au moins un rival loyal. Le lanceur nomme un nombre de 2 à 12. Pour cette manche, il est interdit à tout joueur qui est un rival loyal au moment où le sort est jeté.
MW-88 = Un joueur ne peut pas poser une rune dont le nombre imprimé lui est interdit, dans aucune forme de combinaison et à aucun essai.
MW-89 = Seul le nombre imprimé compte. Un 6 qui compte 7 peut être posé quand 7 est interdit ; un 7 qui compte 8 ne le peut pas.
MW-90 = Plusieurs nombres interdits s'additionnent. Le lanceur n'est jamais lié par son propre sort, mais il l'est par ceux des autres.
MW-91 = L'interdit lie le joueur, pas les cartes : il vaut aussi pour les runes piochées ou reçues après.
MW-92 = Si un joueur ne pouvait former aucune combinaison sans runes interdites à un essai, tous les nombres lui sont permis à cet essai. Les combinaisons permises par une marque comptent : un joueur sous Rune miroir qui a une rune permise reste lié.
MW-93 = Condition : un rival loyal qui a au moins une rune, et au moins une rune dans la main du lanceur. Le lanceur nomme un tel rival.
MW-94 = Le lanceur seul regarde toute la main de ce rival.
MW-95 = Puis le lanceur échange une de ses runes contre une rune de la main du rival (toutes deux à son choix, de nombres différents), ou renonce. La taille des mains ne change pas.
MW-96 = Les deux joueurs concernés connaissent les deux runes échangées. Les autres apprennent seulement s'il y a eu échange. Le sort est servi dans tous les cas.
MW-97 = Avec « arithmetic = auto » (normal), la valeur de chaque combinaison est calculée pour le joueur.
MW-98 = Avec « arithmetic = practice » ou « strict », un joueur rend une annonce avec chaque combinaison : la valeur telle qu'il l'a calculée, un nombre entier. On ne montre à un joueur ni les valeurs ni les distances des combinaisons possibles avant qu'il ait rendu la sienne.
MW-99 = « practice » : une annonce fausse reçoit « pas encore juste » ; le joueur peut essayer encore avec la même combinaison ou une autre. Après la troisième annonce fausse du même essai, on montre la bonne valeur à ce joueur et la combinaison compte. Rien d'autre ne change ; le nombre d'annonces fausses reste une statistique privée.
MW-100 = « strict » : la première annonce compte et est révélée avec les runes. Si elle est fausse, la combinaison est ratée : sa distance est infinie. Ses runes sont servies quand même.
MW-101 = Une distance infinie perd contre toute distance finie. Si tous les joueurs actifs ont raté, ils sont à égalité et MW-46 à MW-53 s'appliquent ; l'Étoile jumelle n'a pas d'effet dans cette égalité.
MW-102 = Les robots annoncent toujours juste.
MW-R1 = Chaque joueur retourne-t-il un sort, ou y en a-t-il un pour tous ? La partie sur les sorts parle des joueurs qui prennent une carte par manche. Lectures : (a) une carte pour la table ; (b) une chacun. Décision : (a), MW-26. La phase 1 du livret ne prend qu'une carte, et la légende de l'image dit qu'il n'y en a qu'une. Pas d'option.
MW-R2 = Que veulent dire les légendes des images ? « 7 each » pourrait se lire : sept exemplaires de chaque nombre. Onze nombres × 7 = 77, mais la pioche a 81 cartes : ce ne peut donc pas être la liste des cartes. Décision : les légendes montrent la phase 1 : sept runes par joueur, un sort pour tous. Pas d'option.
MW-R3 = Quand complète-t-on les mains ? La partie sur les runes fait piocher après une manche ; la phase 1 au début. Lectures : (a) une fois, les deux phrases disent la même chose ; (b) deux fois. Décision : (a), MW-22 et MW-58. Rien ne se passe entre les deux moments : (b) ne changerait rien, sauf après la dernière manche, où piocher ne sert à rien. Pas d'option.
MW-R4 = Et les mains de plus de sept ? La phase 1 parle de 7 exactement, la partie sur les runes de « 7 ou plus ». Décision : MW-23 : à 7 ou plus on ne pioche pas, et on ne défausse pas. Le « ou plus » montre aussi que des effets qui donnent des runes font partie du jeu. Pas d'option.
MW-R5 = Mélanger la défausse est-il un choix, et quand cela arrive-t-il ? Le livret dit qu'on peut mélanger la défausse pour remplir une pioche vide. Lectures : (a) seulement quand il faut une rune et qu'il n'y en a plus ; (b) aussitôt que la pioche est vide ; (c) quand on veut. Décision : (a), MW-59, et c'est obligatoire : sinon un joueur ne pourrait pas piocher ce que la phase 1 demande. Avec (a), la défausse de la manche finie en fait toujours partie. Pas d'option.
MW-R6 = Pioche des runes et défausse vides toutes les deux ? Rien n'est dit. Décision : MW-61 : on ne pioche pas, on continue avec moins de runes. Avec le jeu de la maison, cela ne peut pas arriver : les mains tiennent au plus 50 des 81 runes (28 de la phase 1, plus 3 pour chacun des six Trèfles chanceux et 1 pour chacun des quatre Sept vents) ; il en reste donc au moins 31 ailleurs, toutes dans la pioche ou la défausse quand il faut piocher en phase 1 ou 2. Cela ne compte que pour d'autres jeux de cartes. Pas d'option.
MW-R7 = A-t-on le droit de dépasser ? Lectures : (a) le plus proche des deux côtés ; (b) le plus proche sans dépasser. Décision : (a), MW-6. Le texte ne parle que de distance. 36 et 44 sont aussi loin de 40 et font égalité. Pas d'option.
MW-R8 = Les égalités derrière le plus proche comptent-elles ? À la lettre, deux joueurs à la même distance devraient rejouer. Décision : MW-46 : seulement une égalité pour la plus petite distance. Sinon, une manche déjà gagnée serait rejouée par ses perdants pour rien. Pas d'option.
MW-R9 = Qui rejoue après une égalité ? Lectures : (a) les ex æquo ; (b) tout le monde. Décision : (a), MW-47. Le « ils » de la phrase désigne les joueurs à la même distance. Pas d'option.
MW-R10 = Un joueur sorti peut-il revenir quand les ex æquo font moins bien ? Exemple : A et B à égalité à 2, C à 5 ; ensuite A fait 10 et B 14. Décision : A gagne, C reste dehors (MW-47). Le nouvel essai ne départage que les ex æquo. Pas d'option.
MW-R11 = Que sont de « nouvelles » runes ? Lectures : (a) d'autres cartes que celles déjà posées ; (b) aussi d'autres nombres. Décision : (a), MW-48. Un joueur qui a deux paires des mêmes nombres peut se servir des deux. Pas d'option.
MW-R12 = Quand défausse-t-on les runes d'un essai à égalité ? Lectures : (a) à la fin de la manche avec les autres ; (b) après chaque essai. Décision : (a), MW-49, MW-55, MW-60 : le livret défausse les runes servies après la manche. Comme personne ne pioche entre les essais, la différence ne se voit qu'avec l'option « refill », où (a) empêche aussi une manche sans fin. Pas d'option.
MW-R13 = Les ex æquo piochent-ils avant l'essai suivant ? Décision : non (MW-49). Les nouvelles runes viennent de la main, et piocher appartient à la phase 1. Sept runes permettent donc trois essais avec des paires (2 + 2 + 2, il en reste une). Pas d'option.
MW-R14 = Un ex æquo a moins de deux runes, un autre en a assez ? Lectures : (a) celui qui manque de runes sort ; (b) il pioche ; (c) tous partagent ou personne n'apprend. Décision : (a), MW-52. Il n'y faut aucune règle de plus, et les runes gardées valent quelque chose. Le dernier joueur capable n'a pas à poser de runes, puisque rien ne changerait le résultat. Pas d'option.
MW-R15 = Aucun ex æquo ne peut continuer ? Exemple : deux joueurs sont à égalité trois fois avec sept runes chacun. Lectures : (a) le sort reste comme gain de plus pour le prochain gagnant ; (b) il quitte la partie ; (c) les ex æquo complètent leur main et continuent ; (d) il retourne sous la pioche des sorts. Décision : (a), MW-53. Chaque sort peut encore être gagné, le nombre de manches ne grandit pas, personne ne perd rien, et un double gain est passionnant. (d) pourrait ne jamais finir. Option « exhausted_tie » : « carry » (normal), « refill », « discard ». Dans des parties simulées, cela arrive environ une fois toutes les 20 parties à deux joueurs, 11 à trois et 7 à quatre.
MW-R16 = Les égalités répétées ont-elles une limite ? Décision : aucune, sinon les mains elles-mêmes (MW-51 à MW-53). Pas d'option.
MW-R17 = Jette-t-on les sorts avant ou après la révélation du nouveau sort ? La partie sur les sorts le place au début de la manche ; les phases le mettent en second, après la révélation. Décision : ce sont les phases qui comptent : les mains sont pleines et la cible est connue quand on jette des sorts (MW-20, MW-28). Pas d'option.
MW-R18 = Dans quel ordre les autres jettent-ils ? Seul le premier est imprimé. Décision : dans le sens des aiguilles d'une montre depuis le gagnant (MW-13, MW-28). Jeter plus tard peut être un avantage (on voit ce qu'a fait le gagnant, et on a le dernier mot sur la cible), ce qui aide ceux qui n'ont pas gagné. Pas d'option.
MW-R19 = Qui est premier à la manche 1, ou si personne n'a encore gagné ? Décision : la place 1 (MW-12). Sans sort gagné, personne ne peut en jeter : cela fixe seulement l'ordre de pioche. Pas d'option.
MW-R20 = Qui jette en premier après une manche sans gagnant ? Décision : encore le gagnant le plus récent (MW-12, MW-56). Pas d'option.
MW-R21 = Un sort par joueur et par manche, ou un par manche pour toute la table ? Décision : une occasion pour chaque joueur (MW-28, MW-29) : le livret ne continue que quand chacun l'a eue. Pas d'option.
MW-R22 = Doit-on jeter un sort ? Peut-on sauter la phase 2 quand quelqu'un pourrait en jeter un ? Décision : on n'y est jamais obligé ; on demande à chaque joueur qui a un sort à jeter ; les autres sont passés (MW-28, MW-36). Quels sorts peuvent l'être se déduit de faits connus de tous : passer ne révèle donc rien. Pas d'option.
MW-R23 = Peut-on jeter un sort sans effet, juste pour le retourner ? Décision : un sort dont la condition n'est pas remplie ne peut pas être jeté (MW-35) ; un sort dont l'effet est simplement inutile le peut (par exemple une marque dont on ne se sert pas). Retourner une carte n'apporte rien en soi. Pas d'option.
MW-R24 = Quand peut-on jeter un sort tout juste appris ? Décision : dès la manche suivante (MW-34) ; la phase 2 de sa manche est finie quand on l'apprend. De même pour les trésors et les sorts restés au centre. Pas d'option.
MW-R25 = Les sorts face cachée sont-ils secrets ? Décision : non. Ils ont été lus à voix haute ; face cachée veut seulement dire servi. Tout le monde peut les connaître (voir Informations cachées). Pas d'option.
MW-R26 = Un joueur doit-il essayer de gagner ? Peut-il jouer deux runes quelconques ? Décision : toute combinaison permise peut être jouée, si loin qu'elle soit (MW-39) : se débarrasser de mauvaises runes dans une manche sans espoir est une bonne tactique. Ne pas jouer du tout n'est pas possible. Pas d'option.
MW-R27 = Peut-on reprendre un choix scellé ? Décision : non, il est définitif dès qu'il est rendu (MW-40). À une vraie table, on pourrait changer de runes jusqu'à trois ; un choix définitif est plus simple et ne trahit rien. Pas d'option.
MW-R28 = Que révèle-t-on exactement ? Décision : la forme, les cartes, la valeur et la distance de tous les joueurs actifs en même temps (MW-42). Les runes restées en main demeurent secrètes, même à la fin de la partie. Pas d'option.
MW-R29 = La partie finit-elle quand le dernier sort est retourné ? À la lettre, la pioche est alors vide. Décision : on joue pour ce dernier sort (MW-62). Les 51 sorts sont faits pour être gagnés, et la manche a commencé quand son sort est retourné. Pas d'option.
MW-R30 = Le temps est écoulé au milieu d'une manche ? Lectures : (a) finir la manche ; (b) s'arrêter aussitôt, le sort n'est à personne ; (c) encore une manche. Décision : (a), MW-63. S'arrêter aussitôt récompenserait le premier qui joue lentement. Option « time_limit_min ».
MW-R31 = Peut-on convenir d'une autre limite ? Une horloge se compare mal d'un groupe à l'autre et ne sert pas aux simulations. Décision : on peut aussi convenir d'un nombre de manches (MW-64). À 70 secondes par manche, 10 manches prennent environ 12 minutes, 17 environ 20, 25 environ 30. Options « end_mode », « round_limit ».
MW-R32 = Plus grands comptes égaux ? Rien n'est dit. Lectures : (a) victoire partagée ; (b) départage. Décision : (a), MW-66, parce que rien n'est imprimé et que le jeu est pour des enfants. Option « final_tie » : « shared » (normal), « unused », « numbers ». À deux joueurs et avec les 51 sorts appris, l'égalité est impossible (51 est impair) ; il y faut un nombre impair de sorts sans maître, ou une partie plus courte. Dans des parties entières simulées, 8 % (trois joueurs) et 11 % (quatre) sont partagées.
MW-R33 = La partie s'arrête-t-elle quand elle est décidée ? Décision : non (MW-68). Pas d'option.
MW-R34 = Le jeu est-il une course ? L'introduction demande aux magiciens d'apprendre des sorts plus vite que leurs rivaux. Décision : c'est de l'ambiance. Personne ne gagne rien à choisir en premier ; seule la distance compte. Pas d'option.
MW-R35 = Peut-on « vaincre » ses rivaux, c'est-à-dire les éliminer ? L'introduction le dit. Décision : c'est de l'ambiance ; il n'y a pas d'élimination, et aucun effet ne prend de sort à son maître, car un sort jeté doit rester à son maître pour le compte. Pas d'option.
MW-R36 = Le nombre d'un sort compte-t-il pour le score ? Décision : non : chaque sort compte un, qu'il soit 14 ou 144 (MW-14, MW-65). Le nombre ne compte qu'avec « final_tie = numbers ».
MW-R37 = Qui calcule, et que se passe-t-il en cas d'erreur ? Le livret attend que les enfants multiplient, et ne dit rien des erreurs. Lectures : (a) les autres corrigent, sans dommage ; (b) la combinaison ne compte pas. Décision : d'ordinaire, la table multiplie (« auto ») ; « practice » est la lecture (a), « strict » la lecture (b) (MW-97 à MW-102). Option « arithmetic ».
MW-R38 = Toutes les annonces sont fausses en mode strict ? Décision : égalité de tous les joueurs actifs (MW-101) : ils essaient encore avec de nouvelles runes ; sans assez de runes, le sort reste au centre. L'Étoile jumelle ne sauve pas une réponse fausse. Pas d'option.
MW-R39 = La défausse est-elle ouverte ? Décision : oui. Chaque rune qui s'y trouve a été montrée, révélée ou défaussée par Sept vents. On a le droit de compter les cartes. Pas d'option.
MW-R40 = Les marques agissent-elles encore aux essais d'égalité, et plus d'une fois ? Lectures : (a) toute la manche ; (b) seulement au premier essai ; (c) une fois. Décision : (a), MW-15 et MW-69 : une règle simple pour tous les effets. La Rune miroir rend ainsi moins chers les essais d'égalité. Pas d'option.
MW-R41 = Deux joueurs à égalité ont l'Étoile jumelle ? Décision : MW-74 : eux seuls continuent. Si aucun d'eux n'est capable, la manche n'a pas de gagnant (MW-54 fixe l'ordre), même si un ex æquo sans Étoile jumelle a encore des runes. Pas d'option.
MW-R42 = Un joueur n'a que des runes interdites ? Lectures : (a) il passe son tour ; (b) il est libre de l'interdit. Décision : (b), MW-92 : la phase 3 imprimée laisse choisir tous les joueurs ; aucun effet ne doit donc exclure un enfant d'une manche. L'interdit revient à l'essai suivant s'il peut alors être respecté. Pas d'option.
MW-R43 = Un interdit frappe-t-il une rune qui ne fait que compter comme le nombre interdit ? Décision : non ; c'est le nombre imprimé qui compte (MW-89). Il suffit de regarder les cartes. Pas d'option.
MW-R44 = Jusqu'où peut-on déplacer la cible ? Décision : elle doit rester entre 4 et 144 à chaque pas (MW-77, MW-78), le plus petit et le plus grand produit de deux runes. Entre les deux, elle peut devenir un nombre qui n'est pas un produit. À partir de 135, les Bottes ne peuvent que descendre, jusqu'à 13 que monter ; à 4, les Sables ne peuvent que monter, à 144 que descendre. Pas d'option.
MW-R45 = Trésor jumeau dans des cas spéciaux ? Pioche des sorts vide : il ne peut pas être jeté. Dernière carte prise comme trésor : la manche devient la dernière. Pas de gagnant : le trésor reste au centre avec le reste. Nombre de manches convenu : on compte les manches, pas les cartes. Plusieurs dans une manche : chacun ajoute une carte. (MW-45, MW-53, MW-64, MW-75, MW-76.) Pas d'option.
MW-R46 = Pourquoi protéger les rivaux qui ont moins de sorts ? Chaque sort appris rend son maître plus fort : une avance se nourrit d'elle-même. Décision : MW-70. Sans elle, le compte final moyen du premier dans des parties simulées monte de 1,9 sort (deux joueurs), 1,6 (trois) et 1,2 (quatre). Cela évite aussi que l'on s'acharne sur l'enfant le plus faible. Option « honour » : on (normal), off.
MW-R47 = Celui qui jette la Longue-vue doit-il échanger ? Qui voit quoi ? Décision : il n'y est pas obligé (MW-95) ; le secret suit MW-96. Échanger des nombres égaux revient à renoncer et n'est pas proposé. Pas d'option.
MW-R48 = Sept vents rencontre une pioche vide ? Décision : les runes tout juste défaussées sont mélangées avec les autres et peuvent revenir (MW-81). Pas d'option.
MW-R49 = Le seul joueur capable doit-il encore poser des runes ? Décision : non (MW-41, MW-52). Pas d'option.
MW-R50 = Des sorts du centre peuvent-ils être perdus à la fin ? Décision : oui ; sans gagnant suivant, personne ne les a (MW-67). La somme de tous les comptes peut alors être sous 51. Pas d'option.
MW-R51 = Celui qui gagne une égalité parce que les autres sortent est-il aussi le meneur ? Décision : oui. Celui qui prend le centre gagne la manche, de quelque façon que ce soit (MW-56). Pas d'option.
MW-R52 = Quel est l'effet des cartes 40 et 45 des images ? Leur texte n'est pas lisible dans le livret. Décision : les effets de la maison pour ces nombres (Bottes de dix lieues, Rune interdite), jusqu'à ce qu'un fichier de cartes les remplace. Option « card_set ».
MW-R53 = Un effet peut-il changer le nombre de runes jouées ou de sorts en jeu ? Le livret fait jouer deux runes à chacun pour un sort. Décision : oui, pour le lanceur et pour cette manche (MW-15) : une rune avec Rune miroir, trois avec Troisième rune, plus de sorts avec Trésor jumeau. Chaque sort a un effet, et un effet est par nature une exception. Pas d'option.
MW-R54 = Qu'est-ce qui l'emporte quand des sorts aident et gênent à la fois, par exemple deux déplacements de la cible et un interdit ? Décision : les effets s'accomplissent dans l'ordre où ils sont jetés ; ceux qui durent valent tous (voir la table des rencontres). Rien ne s'annule, et il n'y a pas d'autre priorité que l'ordre. Pas d'option.
MW-103 = « exhausted_tie = refill » : quand aucun ex æquo n'est capable, les ex æquo piochent dans l'ordre depuis le meneur jusqu'à tenir 7 runes (MW-22, MW-59 à MW-61 ; les runes sur la table ne sont pas mélangées). Puis MW-52 s'applique encore ; si toujours personne n'est capable, MW-53 s'applique.
MW-104 = « exhausted_tie = discard » : au lieu de rester, tous les sorts du centre quittent la partie.
MW-105 = « final_tie = unused » : parmi les joueurs au plus grand compte, celui qui a le plus de sorts face visible gagne ; encore à égalité, ils partagent.
MW-106 = « final_tie = numbers » : parmi les joueurs au plus grand compte, celui dont la somme des nombres de ses sorts est la plus grande gagne ; encore à égalité, ils partagent.
MW-107 = « spell_effects = off » : la phase 2 est toujours sautée ; les sorts ne font que compter.
MW-108 = « end_mode = time » : l'horloge part avec la phase 1 de la manche 1. Quand le temps est écoulé, l'événement « time_up » est noté une fois à cet endroit de la partie ; une relecture suit ce qui est noté, pas une horloge. Les simulations se servent de « deck » ou « rounds ».
MW-109 = « time_limit_min » ne veut rien dire sans « end_mode = time », ni « round_limit » sans « end_mode = rounds ». MW-62 vaut dans tous les modes.
MW-110 = Un fichier de cartes donne les runes (nombre, exemplaires) et les sorts (nombre, effet ou « none »). Un sort dont l'effet est « none » ne peut jamais être jeté. Les nombres des runes sont des entiers de 1 à 20 ; il faut au moins 7 runes par joueur. Les limites 4 et 144 de MW-77 et MW-78 et les nombres que l'on peut nommer selon MW-87 deviennent le plus petit et le plus grand produit, et les nombres des runes, de ce fichier.

## The lesson

mw-lesson-title = Apprendre Math Wiz
mw-lesson-1 = Au milieu se trouve un sort avec un nombre : 40. Qui obtient le produit le plus proche de 40 l'apprend. En bas, tes sept runes.
mw-lesson-2 = Choisis deux runes et multiplie-les. Cherche un produit proche de 40.
mw-lesson-2-good = 6 × 7 = 42, à 2 seulement. Mirabel a fait 3 × 12 = 36, à 4 du but. Le sort est à toi.
mw-lesson-2-wrong = C'est permis, mais deux de tes runes font mieux : leur produit est 42.
mw-lesson-3 = Trop haut ou trop bas, c'est pareil. Quelles runes s'approchent le plus de 49 ?
mw-lesson-3-good = 4 × 12 = 48 est à 1. Mais le 7 × 7 de Mirabel fait 49 tout juste : cette fois, c'est elle qui apprend le sort. Chacun pose ses runes en secret.
mw-lesson-3-wrong = Presque, mais 48 n'est qu'à 1 de 49. Quelles runes font 48 ?
mw-lesson-4 = Maintenant 50. Quelles runes s'en approchent le plus ?
mw-lesson-4-good = 5 × 10 = 50 : en plein dessus. Mais Mirabel a fait 50 aussi : égalité. On recommence avec les runes qui restent en main.
mw-lesson-4-wrong = C'est plus loin de 50 que nécessaire : tes runes peuvent faire 50 tout juste. Lesquelles ?
mw-lesson-5 = Ton 5 et ton 10 sont utilisés. Quelles autres runes s'approchent le plus de 50 ?
mw-lesson-5-good = 6 × 8 = 48, à 2 seulement. Mirabel a fait 4 × 11 = 44. Le sort est à toi.
mw-lesson-5-wrong = Deux de tes runes s'approchent plus : elles font 48, à 2 seulement. Lesquelles ?
mw-lesson-6 = Tu connais un sort. Avant de choisir les runes, tu peux le lancer une fois : celui-ci déplace de 10 le nombre du milieu. Lance-le.
mw-lesson-6-good = Le nombre a changé. Un sort lancé est retourné, mais il compte toujours pour toi à la fin.
mw-lesson-6-wrong = Tu peux le garder pour plus tard. Pour cette leçon, lance-le maintenant.
mw-lesson-7 = Après chaque manche, on complète sa main à sept runes. Qui a appris le plus de sorts à la fin gagne. À toi de jouer ta première partie.

## The box

mw-about = Multiplie deux runes en secret ; le produit le plus proche de la cible apprend le sort.
mw-minutes = 15–60
mw-age = dès 8 ans

## Options

mw-option-end_mode = Quand la partie finit : avec la pioche des sorts, à l'heure dite, ou après quelques manches.
mw-option-end_mode-deck = avec la pioche des sorts
mw-option-end_mode-time = à l'heure dite
mw-option-end_mode-rounds = après quelques manches
mw-option-time_limit_min = Minutes de jeu, si c'est l'heure qui finit la partie.
mw-option-round_limit = Manches à jouer, si l'on en convient un nombre.
mw-option-exhausted_tie = Une égalité que personne ne peut poursuivre : les sorts attendent le prochain gagnant, les ex æquo piochent encore, ou les sorts quittent la partie.
mw-option-exhausted_tie-carry = les sorts attendent le prochain gagnant
mw-option-exhausted_tie-refill = les ex æquo piochent encore
mw-option-exhausted_tie-discard = les sorts quittent la partie
mw-option-final_tie = Autant de sorts à la fin : victoire partagée, plus de sorts non servis, ou plus grande somme des nombres.
mw-option-final_tie-shared = victoire partagée
mw-option-final_tie-unused = plus de sorts non servis
mw-option-final_tie-numbers = la plus grande somme des nombres
mw-option-arithmetic = Qui multiplie : la table, les joueurs en trois essais, ou les joueurs en un seul.
mw-option-arithmetic-auto = la table
mw-option-arithmetic-practice = les joueurs, en trois essais
mw-option-arithmetic-strict = les joueurs, en un essai
mw-option-spell_effects = Les sorts appris peuvent être jetés ; sans cela pour une première partie.
mw-option-honour = Les rivaux qui ont moins de sorts sont à l'abri des tiens.
mw-no-runes = Le jeu de cartes « { $set } » a { $runes } runes, mais { $seats } joueurs en demandent { $needed } (MW-110).
mw-no-round-limit = L'option round_limit peut être au plus { $spells }, le nombre de sorts (MW-64).

## Card files

mw-no-rune-twice = la rune { $number } est notée deux fois.
mw-no-number-so-great = aucune combinaison de ces runes ne vaut plus de { $greatest } ; personne ne pourrait jamais atteindre { $number }.
mw-no-runes-for-two = il y a { $runes } runes ; même à deux joueurs il en faut { $needed } (MW-110).
mw-no-spell-count = il y a { $spells } sorts ; un jeu en a de 1 à 200.
mw-no-spell-id = doit avoir de 1 à 12 lettres et chiffres.
mw-no-spell-id-twice = sert deux fois ; chaque sort a besoin de son propre nom.
mw-no-rune-zero = « runes » : il n'y a pas de rune 0.

## Questions

mw-ask-cast = La cible est { $target }. Jette un de tes sorts, ou passe.
mw-ask-claim = Combien font { $runes } ?
mw-ask-with-spell = Choisis des runes dont la valeur s'approche le plus de { $target } ; ton sort t'aide.
mw-ask-again-with-spell = Choisis de nouvelles runes dont la valeur s'approche le plus de { $target } ; ton sort t'aide.
mw-ask-runes = Choisis deux runes dont le produit s'approche le plus de { $target }.
mw-ask-again = Choisis deux nouvelles runes dont le produit s'approche le plus de { $target }.
mw-ask-toss =
    { $count ->
        [one] Défausse une rune, de la plus petite à la plus grande, ou arrête-toi et pioche { $count } rune.
       *[other] Défausse une rune, de la plus petite à la plus grande, ou arrête-toi et pioche { $count } runes.
    }
mw-ask-swap = Échange une de tes runes contre une de ton rival, ou garde les tiennes.

## Choices

mw-choose-runes = Jouer { $runes }
mw-choose-pass = Ne rien jeter
mw-choose-cast = Jeter { $title } ({ $number })
mw-choose-cast-target = Jeter { $title } ({ $number }) : { $step }, cible { $target }
mw-choose-cast-rival = Jeter { $title } ({ $number }) sur { $rival }
mw-choose-cast-number = Jeter { $title } ({ $number }) : interdire le { $rune }
mw-choose-claim = Dire { $value }
mw-choose-toss = Défausser le { $rune }
mw-choose-done = Ne plus défausser
mw-choose-swap = Prendre le { $taken } contre ton { $given }
mw-choose-keep = Garder tes runes
mw-choose-time-up = Le temps est écoulé

## The effects

mw-effect-none = sans effet
mw-effect-none-text = Ce sort n'a pas d'effet.
mw-effect-mirror_rune = Rune miroir
mw-effect-mirror_rune-text = Cette manche, tu peux jouer une seule rune et la multiplier par elle-même.
mw-effect-twin_star = Étoile jumelle
mw-effect-twin_star-text = Si tu es à égalité au plus près cette manche, tu gagnes l'égalité.
mw-effect-twin_treasure = Trésor jumeau
mw-effect-twin_treasure-text = Ajoute un sort au gain. Le gagnant de la manche prend tout.
mw-effect-ten_league_boots = Bottes de dix lieues
mw-effect-ten_league_boots-text = Déplace la cible d'exactement 10, vers le haut ou vers le bas.
mw-effect-sliding_sands = Sables mouvants
mw-effect-sliding_sands-text = Déplace la cible de 1, 2, 3, 4 ou 5, vers le haut ou vers le bas.
mw-effect-lucky_clover = Trèfle chanceux
mw-effect-lucky_clover-text = Pioche 3 runes.
mw-effect-seven_winds = Sept vents
mw-effect-seven_winds-text = Défausse autant de runes que tu veux, puis pioches-en autant plus une.
mw-effect-growing_potion = Potion de croissance
mw-effect-growing_potion-text = Cette manche, tu peux doubler ton produit.
mw-effect-shape_shifter = Métamorphe
mw-effect-shape_shifter-text = Cette manche, une de tes deux runes peut compter un de plus ou un de moins.
mw-effect-third_rune = Troisième rune
mw-effect-third_rune-text = Cette manche, tu peux jouer une troisième rune, ajoutée au produit ou ôtée.
mw-effect-forbidden_rune = Rune interdite
mw-effect-forbidden_rune-text = Nomme un nombre de 2 à 12. Tes rivaux ne peuvent pas le jouer cette manche. (Ceux qui ont moins de sorts que toi sont à l'abri.)
mw-effect-looking_glass = Longue-vue
mw-effect-looking_glass-text = Regarde les runes d'un rival. Tu peux échanger une des tiennes contre une des siennes. (Pas avec un rival qui a moins de sorts que toi.)
mw-spell = { $title } ({ $number })
mw-card = { $title } (sur { $numbers }) : { $text }

## Why not

mw-no-casting-now = C'est le moment de jeter un sort : jettes-en un ou passe.
mw-no-such-value = Aucune rune de ce jeu ne fait ce nombre. Calcule la valeur des tiennes.
mw-no-claim = Calcule la valeur de tes runes et dis-la par un nombre, par exemple =42.
mw-no-pass = Tout le monde participe : choisis deux runes.
mw-no-runes-yet = Choisis d'abord tes runes, puis dis ce qu'elles font.
mw-no-combination = C'est le moment d'assembler des runes : choisis-en deux.
mw-no-more-runes =
    { $have ->
        [0] Tu n'as pas de { $number } parmi tes runes.
        [1] Tu n'as qu'un { $number }.
       *[other] Tu n'as que deux { $number }.
    }
mw-no-form = Cette forme demande un sort que tu n'as pas jeté cette manche.
mw-no-forbidden =
    { $count ->
        [one] La rune { $numbers } t'est interdite cette manche.
       *[other] Les runes { $numbers } te sont interdites cette manche.
    }
mw-no-such-spell = Ce sort n'existe pas.
mw-no-used = Tu as déjà utilisé { $title } ; chaque sort ne sert qu'une fois.
mw-no-in-centre = Ce sort est au centre ; tu pourras le jeter quand tu l'auras appris.
mw-no-not-yours = Tu ne peux jeter que tes propres sorts.
mw-no-effect = Ce sort n'a pas d'effet ; il compte seulement à la fin.
mw-no-fair-rival = { $title } ne peut pas viser ceux qui ont moins de sorts que toi, et c'est le cas de tous.
mw-no-use = { $title } ne peut rien faire maintenant : { $reason }.
mw-useless-no-spells = la pioche des sorts est vide
mw-useless-no-runes = il n'y a plus de rune à piocher
mw-useless-no-hand = tu n'as pas de rune
mw-useless-no-swap = personne n'a de runes à montrer, ou tu n'en as pas à échanger
mw-useless-no-step = la cible ne peut pas bouger
mw-no-step = { $title } peut déplacer la cible de { $steps } ; elle doit rester entre { $low } et { $high }.
mw-no-fair-rival-named = { $title } demande un rival qui a des runes et au moins autant de sorts que toi.
mw-no-rival-named = { $title } demande un rival qui a des runes.
mw-no-number-named = { $title } demande un nombre que portent des runes : de { $low } à { $high }.
mw-no-detail-needed = { $title } ne demande rien d'autre que son nom.
mw-no-falling-order = Défausse dans l'ordre montant ; la prochaine rune doit être { $lowest } ou plus.
mw-no-such-rune = Tu n'as pas de { $number } parmi tes runes.
mw-no-seven-winds = Sept vents te demande de défausser une rune ou de t'arrêter.
mw-no-looking-glass = La Longue-vue te demande d'échanger une rune ou de garder les tiennes.
mw-no-rival-rune = Ton rival n'a pas de { $number }.
mw-no-same-swap = Un échange demande deux nombres différents ; garde plutôt les tiennes.

## What cannot be read

mw-unreadable = « { $text } » ne se lit pas.
mw-unreadable-rune = { $number } n'est pas une rune ; les runes ont des nombres de 1 à { $highest }.
mw-unreadable-cast = « { $text } » ne se lit pas. Écris cast, le code d'un sort, et le nombre ou le rival qu'il demande.
mw-unreadable-spell = Il n'y a pas de sort « { $text } ».
mw-unreadable-number = { $title } demande un nombre après le sort.
mw-unreadable-rival = { $title } demande un rival après le sort : la lettre de sa place.
mw-unreadable-chance = « { $text } » n'est pas un résultat du hasard ; écris « rune 5 » ou « spell S040 ».

## What happens

mw-told-round = Manche { $round }.
mw-told-drew =
    { $count ->
        [one] { $who } pioche { $count } rune.
       *[other] { $who } pioche { $count } runes.
    }
mw-told-drew-runes =
    { $count ->
        [one] { $who } pioche { $count } rune : { $runes }.
       *[other] { $who } pioche { $count } runes : { $runes }.
    }
mw-told-reshuffled = Les runes défaussées sont mélangées : { $size } forment la nouvelle pioche.
mw-told-spell = Un sort est retourné : { $spell }.
mw-told-cast = { $who } jette { $title } ({ $number }).
mw-told-cast-target = { $who } jette { $title } ({ $number }) : la cible bouge de { $step }.
mw-told-cast-mark = { $who } jette { $title } ({ $number }) : « { $text } »
mw-told-passed = { $who } ne jette rien.
mw-told-target = La cible est maintenant { $target }.
mw-told-forbidden = La rune { $number } est interdite à { $rivals } cette manche.
mw-told-tossed = { $who } défausse la rune { $rune }.
mw-told-looked =
    { VOWEL($rival) ->
        [yes] { $who } regarde les runes d'{ $rival }.
       *[no] { $who } regarde les runes de { $rival }.
    }
mw-told-looked-at =
    { VOWEL($rival) ->
        [yes] { $who } regarde les runes d'{ $rival } : { $runes }.
       *[no] { $who } regarde les runes de { $rival } : { $runes }.
    }
mw-told-kept = { $who } garde toutes ses runes.
mw-told-swapped = { $who } échange une rune avec { $rival }.
mw-told-swapped-runes =
    { VOWEL($rival) ->
        [yes] { $who } prend le { $taken } d'{ $rival } et donne le { $given }.
       *[no] { $who } prend le { $taken } de { $rival } et donne le { $given }.
    }
mw-told-ready = { $who } a fini de choisir.
mw-told-revealed = Cible { $target } : { $shown }.
mw-told-away = { $who } { $runes } = { $value }, à { $distance }
mw-told-exactly = { $who } { $runes } = { $value }, exactement
mw-told-fizzled = { $who } annonce { $runes } = { $claim }, mais cela fait { $value } : raté
mw-told-value = { $runes } fait { $value }. Tes runes comptent.
mw-told-not-right = { $runes } = { $claim } n'est pas encore juste. Essaie encore, avec les mêmes runes ou d'autres.
mw-told-tied = Égalité entre { $players }.
mw-dropped-stars =
    { $count ->
        [one] { $players } n'a pas d'Étoile jumelle et sort de cette manche.
       *[other] { $players } n'ont pas d'Étoile jumelle et sortent de cette manche.
    }
mw-dropped-runes =
    { $count ->
        [one] { $players } n'a pas assez de runes et sort de cette manche.
       *[other] { $players } n'ont pas assez de runes et sortent de cette manche.
    }
mw-told-twin-star = L'Étoile jumelle donne l'égalité à { $who }.
mw-told-learned = { $who } apprend { $spells }.
mw-told-carried = Personne n'apprend de sort. Les sorts du centre attendent le prochain gagnant.
mw-told-removed = Personne n'apprend de sort. Les sorts du centre quittent la partie.
mw-told-time-up = Le temps est écoulé : cette manche est la dernière.
mw-told-tally = { $who } { $spells }
mw-told-over = La partie est finie. Sorts : { $tallies }.
mw-outcome-won =
    { $spells ->
        [one] { $who } gagne avec { $spells } sort.
       *[other] { $who } gagne avec { $spells } sorts.
    }
mw-outcome-shared =
    { $spells ->
        [one] { $winners } se partagent la victoire avec { $spells } sort chacun.
       *[other] { $winners } se partagent la victoire avec { $spells } sorts chacun.
    }
mw-outcome-by-unused =
    { $count ->
        [one] { $tied } ont autant de sorts ({ $spells }). { $winners } en a gardé davantage et gagne.
       *[other] { $tied } ont autant de sorts ({ $spells }). { $winners } en ont gardé le plus et se partagent la victoire.
    }
mw-outcome-by-numbers =
    { $count ->
        [one] { $tied } ont autant de sorts ({ $spells }). { $winners } a la plus grande somme sur ses sorts et gagne.
       *[other] { $tied } ont autant de sorts ({ $spells }). { $winners } ont la plus grande somme sur leurs sorts et se partagent la victoire.
    }

## The table in sentences

mw-seen-round = Manche { $round }. La cible est { $target }.
mw-seen-last-round = C'est la dernière manche.
mw-seen-centre = Au centre : { $spells }.
mw-seen-decks =
    Dans les pioches : { $spells ->
        [one] { $spells } sort
       *[other] { $spells } sorts
    } et { $runes ->
        [one] { $runes } rune
       *[other] { $runes } runes
    }.
mw-seen-discard = Runes défaussées : { $runes }.
mw-seen-known =
    { VOWEL($who) ->
        [yes] Tu connais ces runes d'{ $who } : { $runes }.
       *[no] Tu connais ces runes de { $who } : { $runes }.
    }
mw-seen-hand = Tes runes : { $runes }.
mw-seen-no-hand = Tes runes : aucune.
mw-seen-handed-in = Tu as rendu { $runes }.
mw-seen-may-swap = Tu peux échanger une de tes runes contre une de celles-là.
mw-seen-you =
    Tu as { $spells ->
        [one] { $spells } sort
       *[other] { $spells } sorts
    } et { $runes ->
        [one] { $runes } rune
       *[other] { $runes } runes
    }.
mw-seen-other =
    { $who } a { $spells ->
        [one] { $spells } sort
       *[other] { $spells } sorts
    } et { $runes ->
        [one] { $runes } rune
       *[other] { $runes } runes
    }.
mw-seen-leads = { $who } commence.
mw-seen-you-lead = Tu commences.
mw-seen-unused = Pas encore servis : { $spells }.
mw-seen-mark = Agit cette manche : { $effect }.
mw-seen-forbidden = Interdit cette manche : { $numbers }.
mw-seen-placed = Posé : { $runes }.
mw-seen-out = Hors de cette manche.
mw-seen-ready = A choisi.

## Reasons

mw-why-work-it-out = Calcule, et regarde si tu t'approches de { $target }.
mw-why-more = Cela dépense plutôt { $runes } et fait plus que { $sum }.
mw-why-less = Cela dépense plutôt { $runes } et fait moins que { $sum }.
mw-why-as-much = Cela dépense plutôt { $runes } et fait autant que { $sum }.
mw-why-exact = Cela fait { $value }, exactement la cible.
mw-why-closest = Cela fait { $value }, à { $distance } de { $target } : rien dans ta main ne s'approche plus.
mw-why-saves = Cela fait { $value }, à { $distance }. { $closer } s'approcherait plus, mais ainsi tu gardes { $runes } pour plus tard.
mw-why-farther = Cela fait { $value }, à { $distance } ; { $closer } s'approcherait plus.
mw-why-pass = Sans sort, ton meilleur produit est à { $distance }, et tes sorts restent pour d'autres manches.
mw-why-pass-exact = Sans sort, tu peux atteindre exactement la cible, et tes sorts restent pour d'autres manches.
mw-why-pass-untold = Tes sorts restent pour d'autres manches.
mw-why-cast = { $title } : ton meilleur produit passe de { $distance } à { $then } de la cible.
mw-why-cast-exact = { $title } te permet d'atteindre exactement la cible ; pour l'instant, ton meilleur produit est à { $distance }.
mw-why-effect = { $title } : { $text }
mw-why-forbid = Les rivaux qui ne sont pas derrière toi ne peuvent pas jouer de { $rune } cette manche.
mw-why-toss =
    { $distance ->
        [0] Sans le { $rune }, tu peux quand même atteindre exactement la cible.
       *[other] Sans le { $rune }, ton meilleur produit est à { $distance }.
    }
mw-why-toss-untold = Le { $rune } s'en va, et de nouvelles runes peuvent venir.
mw-why-swap =
    { $distance ->
        [0] Avec le { $taken } au lieu de ton { $given }, tu peux atteindre exactement la cible.
       *[other] Avec le { $taken } au lieu de ton { $given }, ton meilleur produit est à { $distance }.
    }
mw-why-swap-untold = Tu reçois le { $taken } contre ton { $given }.
mw-why-keep =
    { $distance ->
        [0] Tu gardes ce que tu as : avec cela, tu peux atteindre exactement la cible.
       *[other] Tu gardes ce que tu as : ton meilleur produit est à { $distance }.
    }
mw-why-keep-untold = Tu gardes les runes que tu as.
mw-nudge-pair = Cherche deux runes proches de { $first } × { $second }.
mw-nudge-spell = Sers-toi de ton sort cette fois. Commence par une rune proche de { $near }.
mw-task-few =
    { $times ->
        [one] Une fois { $rune } : prends-le une seule fois.
       *[other] Prends { $rune } et encore { $rune }.
    }
mw-task-ten = Prends 10 × { $factor } et ajoute { $rest } × { $factor }.
mw-task-split = Prends { $less } × { $rune } et ajoute encore { $rune }.
mw-task-double = Calcule d'abord { $first } × { $second }, puis double.
mw-task-shift = Calcule d'abord ce qui est entre parenthèses : { $sum }.
mw-task-add = Calcule d'abord { $first } × { $second }, puis ajoute { $third }.
mw-task-subtract = Calcule d'abord { $first } × { $second }, puis enlève { $third }.
mw-silly-last-round = garde des runes dans la dernière manche
mw-silly-far-off = joue loin du but avec le produit exact en main
mw-silly-same-runes = rate avec les mêmes runes
mw-silly-wrong-way = éloigne la cible de ta main
mw-silly-own-rune = interdit la rune de ton propre produit exact

## The board in the browser

mw-page-target = Cible
mw-page-round = Manche { $round }
mw-page-round-of = Manche { $round } sur { $rounds }
mw-page-rune = Rune { $number }
mw-page-rune-forbidden = Rune { $number }, interdite pour toi cette manche
mw-page-spell = { $title }, nombre { $number }. { $text }
mw-page-spell-used = { $title }, nombre { $number }, déjà servi
mw-page-your-runes = Tes runes
mw-page-their-runes =
    { VOWEL($name) ->
        [yes] Les runes d'{ $name }
       *[no] Les runes de { $name }
    }
mw-page-your-spells = Tes sorts
mw-page-spells-of =
    { VOWEL($name) ->
        [yes] Les sorts d'{ $name }
       *[no] Les sorts de { $name }
    }
mw-page-runes-left =
    { $count ->
        [one] { $count } rune en main
       *[other] { $count } runes en main
    }
mw-page-sealed = scellé
mw-page-sealed-you = Scellé
mw-page-out = hors de cette manche
mw-page-rune-deck = Runes : { $count }
mw-page-spell-deck = Sorts : { $count }
mw-page-discard = Défausse : { $count }
mw-page-pick-first = Prends deux runes. Leur produit doit s'approcher de { $target }.
mw-page-pick-second = { $first } × ?  Prends la seconde rune.
mw-page-pick-seal = Assez proche de { $target } ? Scelle, ou repose une rune.
mw-page-pick-seal-claim = Prendre ces deux runes ? Ensuite tu diras ce qu'elles font.
mw-page-pick-again = Égalité. Prends deux nouvelles runes pour { $target }.
mw-page-seal = Sceller { $text } = { $value }
mw-page-seal-plain = Prendre { $text }
mw-page-away = à { $count }
mw-page-exact = exactement
mw-page-cast-pick = La cible est { $target }. Touche un de tes sorts pour le jeter, ou n'en jette pas.
mw-page-cast-detail = { $title } : choisis comment.
mw-page-cast = Jeter { $title }
mw-page-cast-with = Jeter { $title } : { $detail }
mw-page-pass = Ne rien jeter
mw-page-done = Fini : piocher { $count }
mw-page-toss = Touche les runes à défausser, de la plus petite à la plus grande.
mw-page-swap-pick =
    { VOWEL($name) ->
        [yes] Touche une rune d'{ $name } et une des tiennes pour les échanger.
       *[no] Touche une rune de { $name } et une des tiennes pour les échanger.
    }
mw-page-swap = Échanger ton { $given } contre le { $taken }
mw-page-keep = Garder les miennes
mw-page-claim = Combien font { $text } ?
mw-page-claim-button = Cela fait { $value }
mw-page-leads = commence
mw-page-won = apprend le sort
mw-page-tied = égalité
mw-page-seals-break = Les sceaux sont rompus : qui est le plus près de { $target } ?
mw-page-last-reveal = Dernière manche, cible { $target }
mw-page-fizzled = { $text } ne fait pas { $claim } : raté
mw-page-bonus = à gagner aussi
mw-page-moved = était { $number }
mw-page-tally =
    { $count ->
        [one] { $count } sort
       *[other] { $count } sorts
    }
mw-page-course = Sorts appris

## The plain board

mw-zone-turn = Manche
mw-zone-target = Cible
mw-zone-hands = Runes
mw-zone-rune_deck = Pioche des runes
mw-zone-discard = Runes défaussées
mw-zone-spell_deck = Pioche des sorts
mw-zone-forbidden = Runes interdites
mw-zone-sealed = Scellé

## La table dessinée du terminal

mw-terminal-round = Manche { $round } · cible
mw-terminal-last-round = Manche { $round } (la dernière) · cible
mw-terminal-also = { $spell } (aussi à gagner)
mw-terminal-decks = { $spells } sorts · { $runes } runes · { $discarded } défaussées
mw-terminal-player = joueur
mw-terminal-spells = sorts
mw-terminal-runes = runes
mw-terminal-notes = sorts non utilisés et marques
mw-terminal-you = { $player } (toi)
mw-terminal-leads = { $player } (commence)
mw-terminal-forbidden = pas { $numbers }
mw-terminal-placed = posé : { $runes }
mw-terminal-out = hors de cette manche
mw-terminal-sealed = caché
mw-terminal-hand = Tes runes
mw-terminal-no-discard = Aucune rune n'est défaussée.
mw-terminal-used = Utilisés par { $who } : { $spells }.

## Positions

mw-position-mark = champ « { $field } » : « { $text } » n'est pas une marque. Marques : { $known }.
mw-position-runes = il y a plus de runes { $rune } que dans le jeu de cartes.
mw-position-spell = le sort { $spell } est à deux endroits.
mw-position-not-over = la phase est « over », mais rien n'a terminé la partie ; « end » est la fin d'une manche.
mw-position-no-spells = la pile de sorts est vide : aucune manche ne peut commencer par la phase « draw ».

# Fichiers de cartes
mw-field-rune-number = Le nombre sur la rune.
mw-field-rune-copies = Combien de runes portent ce nombre.
mw-field-spell-id = Un identifiant court en lettres et chiffres, différent pour chaque sort.
mw-field-spell-number = La cible. Elle ne dépasse pas ce que les runes permettent d'atteindre.
mw-field-spell-effect = Ce que fait le sort, une fois appris et lancé.
mw-warn-unreachable = Sort { $spell } : aucune combinaison de ces runes ne donne exactement { $number }.
mw-print-runes = Runes
mw-print-spells = Sorts
mw-print-target = À quelle distance de la cible ?

## Plans de leçon

mw-plan-first-tables = Tables de 2, 5 et 10
mw-plan-tables-to-ten = Toutes les tables jusqu’à 10
mw-plan-hard-tables = Les difficiles : de 6 à 12
