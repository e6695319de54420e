"""Words of passports: things that can be drawn, in English, French and German. No word means two things in the list."""

from __future__ import annotations

from typing import Final

TEXT: Final = """
owl hibou Eule | river rivière Fluss | lantern lanterne Laterne | apple pomme Apfel | bridge pont Brücke
castle château Burg | dragon dragon Drache | feather plume Feder | garden jardin Garten | hammer marteau Hammer
island île Insel | kettle bouilloire Kessel | lemon citron Zitrone | mountain montagne Berg | needle aiguille Nadel
ocean océan Ozean | pencil crayon Bleistift | queen reine Königin | rabbit lapin Kaninchen | saddle selle Sattel
table table Tisch | umbrella parapluie Regenschirm | violin violon Geige | window fenêtre Fenster | zebra zèbre Zebra
anchor ancre Anker | basket panier Korb | candle bougie Kerze | drum tambour Trommel | eagle aigle Adler
falcon faucon Falke | goose oie Gans | helmet casque Helm | ivy lierre Efeu | jacket veste Jacke
key clé Schlüssel | ladder échelle Leiter | magnet aimant Magnet | nest nid Nest | onion oignon Zwiebel
palace palais Palast | quilt couette Decke | ring anneau Ring | sailor marin Matrose | tower tour Turm
uncle oncle Onkel | valley vallée Tal | wagon chariot Wagen | yarn laine Wolle | acorn gland Eichel
bear ours Bär | cherry cerise Kirsche | desert désert Wüste | elbow coude Ellbogen | forest forêt Wald
glove gant Handschuh | harbour port Hafen | ice glace Eis | juice jus Saft | king roi König
leaf feuille Blatt | mirror miroir Spiegel | night nuit Nacht | orchard verger Obstgarten | pepper poivre Pfeffer
rain pluie Regen | shadow ombre Schatten | tiger tigre Tiger | village village Dorf | whale baleine Wal
arrow flèche Pfeil | bread pain Brot | cloud nuage Wolke | door porte Tür | engine moteur Motor
flower fleur Blume | grape raisin Traube | honey miel Honig | jewel bijou Juwel | kitten chaton Kätzchen
lake lac See | moon lune Mond | nut noix Nuss | olive olive Olive | parrot perroquet Papagei
rocket fusée Rakete | snow neige Schnee | tree arbre Baum | vase vase Vase | wolf loup Wolf
ant fourmi Ameise | bell cloche Glocke | crown couronne Krone | dolphin dauphin Delfin | egg œuf Ei
fox renard Fuchs | giant géant Riese | horse cheval Pferd | iron fer Eisen | jungle jungle Dschungel
star étoile Stern | lamb agneau Lamm | mouse souris Maus | nose nez Nase | otter loutre Otter
pear poire Birne | road route Straße | spoon cuillère Löffel | train train Zug | tulip tulipe Tulpe
water eau Wasser | year année Jahr | artist artiste Künstler | bee abeille Biene | carrot carotte Karotte
dice dé Würfel | evening soir Abend | flute flûte Flöte | gate portail Tor | hat chapeau Hut
ink encre Tinte | jar bocal Glas | knight chevalier Ritter | lion lion Löwe | mill moulin Mühle
snail escargot Schnecke | oak chêne Eiche | pirate pirate Pirat | rose rose Rose | ship bateau Schiff
tent tente Zelt | vest gilet Weste | wheel roue Rad | axe hache Axt | boot botte Stiefel
cat chat Katze | dog chien Hund | ear oreille Ohr | fish poisson Fisch | goat chèvre Ziege
hill colline Hügel | insect insecte Insekt | jug cruche Krug | knee genou Knie | lamp lampe Lampe
milk lait Milch | neck cou Hals | oven four Ofen | pillow oreiller Kissen | roof toit Dach
sun soleil Sonne | tooth dent Zahn | voice voix Stimme | wind vent Wind | ash cendre Asche
bird oiseau Vogel | cow vache Kuh | duck canard Ente | eye œil Auge | fire feu Feuer
grass herbe Gras | hand main Hand | idea idée Idee | joke blague Witz | kitchen cuisine Küche
lightning éclair Blitz | map carte Karte | nail clou Nagel | turnip navet Rübe | paper papier Papier
rope corde Seil | stone pierre Stein | thunder tonnerre Donner | voyage voyage Reise | wall mur Mauer
arm bras Arm | bottle bouteille Flasche | clock horloge Uhr | dance danse Tanz | earth terre Erde
fork fourchette Gabel | ghost fantôme Gespenst | house maison Haus
journal cahier Heft | ladybird coccinelle Marienkäfer
meadow pré Wiese | north nord Norden | orange orange Orange | piano piano Klavier | root racine Wurzel
sheep mouton Schaf | thumb pouce Daumen | wave vague Welle | autumn automne Herbst | ball balle Ball
cheese fromage Käse | dream rêve Traum | elephant éléphant Elefant | finger doigt Finger | gold or Gold
heart cœur Herz | jam confiture Marmelade | letter lettre Brief | morning matin Morgen | number nombre Zahl
oil huile Öl | plate assiette Teller | raven corbeau Rabe | spider araignée Spinne | tail queue Schwanz
vine vigne Rebe | winter hiver Winter | almond amande Mandel | bone os Knochen | chair chaise Stuhl
daisy marguerite Gänseblümchen | echo écho Echo | frog grenouille Frosch | glue colle Klebstoff | hedgehog hérisson Igel
pumpkin citrouille Kürbis | ladle louche Kelle | melon melon Melone | notebook carnet Notizbuch | owlet chouette Kauz
peach pêche Pfirsich | strawberry fraise Erdbeere | swan cygne Schwan
tortoise tortue Schildkröte | wizard magicien Zauberer
beaver castor Biber | camel chameau Kamel | deer cerf Hirsch | ember braise Glut | flag drapeau Fahne
guitar guitare Gitarre | hay foin Heu | lizard lézard Eidechse | mushroom champignon Pilz | oyster huître Auster
penguin pingouin Pinguin | salt sel Salz | squirrel écureuil Eichhörnchen
trumpet trompette Trompete | walrus morse Walross
shell coquillage Muschel | broom balai Besen | button bouton Knopf | crab crabe Krebs | crane grue Kran
cup tasse Tasse | donkey âne Esel | hen poule Henne | sock chaussette Socke | soup soupe Suppe
sword épée Schwert | whistle sifflet Pfeife | robot robot Roboter | scarf écharpe Schal
"""

WORDS: Final = [tuple(row.split()) for line in TEXT.strip().splitlines() for row in line.split(" | ")]
