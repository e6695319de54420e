### Math Wiz in German: everything the game says.

## The rules, clause by clause

mw-heading-terms = Begriffe
mw-heading-setup = Aufbau
mw-heading-turn-structure = Ablauf
mw-heading-turn-structure-phase-1-drawing-cards = Ablauf: Phase 1: Karten ziehen
mw-heading-turn-structure-phase-2-casting-spells = Ablauf: Phase 2: Zauber wirken
mw-heading-turn-structure-phase-3-combining-runes = Ablauf: Phase 3: Runen kombinieren
mw-heading-turn-structure-phase-4-learning-the-spell = Ablauf: Phase 4: den Zauber lernen
mw-heading-turn-structure-ties = Ablauf: Gleichstände
mw-heading-turn-structure-clean-up = Ablauf: Aufräumen
mw-heading-turn-structure-rune-supply = Ablauf: Runenvorrat
mw-heading-turn-structure-end-of-the-game = Ablauf: Spielende
mw-heading-spell-effects = Wirkungen der Zauber
mw-heading-learning-mode = Lernmodus
mw-heading-rulings = Entscheide
mw-heading-variants-and-options = Varianten und Optionen

MW-1 = Eine Rune ist eine Karte mit einer Zahl von 2 bis 12; Runen halten die Spieler auf der Hand.
MW-2 = Runen mit derselben Zahl sind gleichwertig. Zwei Runen mit derselben Zahl dürfen kombiniert werden, wenn der Spieler zwei solche Karten hat.
MW-3 = Ein Zauber ist eine Karte mit einer Zahl und einer Wirkung.
MW-4 = Das Ziel ist die Zahl, die in dieser Runde zählt. Es ist zuerst die Zahl des in Phase 1 aufgedeckten Zaubers und ändert sich nur durch Wirkungen, die das sagen. Die Zahl auf der Karte selbst ändert sich nie.
MW-5 = Eine Kombination sind die Runen, die ein Spieler in einem Versuch legt. Ihr Wert ist das Produkt ihrer beiden Runen, sofern nicht eine Wirkung auf diesen Spieler eine andere Form erlaubt (MW-37).
MW-6 = Der Abstand einer Kombination ist der Unterschied zwischen ihrem Wert und dem Ziel: „Abstand = |Wert − Ziel|“. Zu hoch und zu niedrig zählen gleich.
MW-7 = Einen Zauber lernen heißt: die Karte aus der Mitte nehmen und als eigene behalten.
MW-8 = Einen Zauber wirken heißt: einen eigenen ungenutzten Zauber ansagen und seine Wirkung ausführen.
MW-9 = Ein Versuch ist eine verdeckte Wahl aller aktiven Spieler und ihre Aufdeckung. Der erste Versuch einer Runde sind die Phasen 3 und 4; weitere Versuche folgen nur aus Gleichständen.
MW-10 = Die aktiven Spieler eines Versuchs sind die, die an ihm teilnehmen.
MW-11 = Ein Spieler ist spielfähig, wenn er aus seiner Hand mindestens eine Kombination bilden kann: mit zwei oder mehr Runen, oder unter der Spiegelrune mit einer oder mehr. Verbotene Zahlen machen niemanden spielunfähig (MW-92).
MW-12 = Der Anführer ist der Spieler, der zuletzt einen Zauber gelernt hat. Solange noch niemand einen gelernt hat, ist es der Spieler auf Platz 1.
MW-13 = Reihenfolge vom Anführer heißt: zuerst der Anführer, dann die anderen im Uhrzeigersinn, also nach steigender Platznummer, nach dem letzten Platz wieder ab Platz 1.
MW-14 = Die Zauberzahl eines Spielers ist die Zahl seiner Zauber, genutzte und ungenutzte zusammen. Zauber in der Mitte gehören niemandem.
MW-15 = „In dieser Runde“ heißt bei einer Wirkung: vom Wirken bis zum Aufräumen derselben Runde (MW-57), alle Versuche eines Gleichstands eingeschlossen. Wo eine Wirkung einer allgemeinen Regel widerspricht, gilt so lange die Wirkung.
MW-16 = Runenstapel und Zauberstapel werden getrennt gemischt.
MW-17 = Beide Stapel liegen verdeckt in der Mitte des Tisches.
MW-18 = Beim Aufbau wird nichts ausgeteilt. Die Hände sind leer, der Ablagestapel ist leer, niemand besitzt einen Zauber. Die ersten Hände kommen aus Phase 1 der Runde 1.
MW-19 = Die Plätze sind ab 1 nummeriert und stehen fest. Platz 1 ist der Anführer der Runde 1; das legt nur die Reihenfolge beim Ziehen fest.
MW-20 = Das Spiel ist eine Folge von Runden. Jede Runde hat vier Phasen in dieser Reihenfolge: 1 Karten ziehen, 2 Zauber wirken, 3 Runen kombinieren, 4 den Zauber lernen.
MW-21 = Nach Phase 4 kommt das Aufräumen (MW-55 bis MW-58), dann die nächste Runde oder das Spielende.
MW-22 = Jeder Spieler mit weniger als 7 Runen zieht vom Runenstapel, bis er 7 hat.
MW-23 = Wer 7 oder mehr Runen hat, zieht nichts. Niemand wirft je auf 7 ab.
MW-24 = Gezogen wird in der Reihenfolge vom Anführer; jeder füllt seine Hand Karte für Karte ganz auf, bevor der nächste zieht.
MW-25 = In Runde 1 zieht jeder Spieler von leerer Hand 7 Runen.
MW-26 = Danach wird genau eine Zauberkarte für den ganzen Tisch oben vom Zauberstapel offen in die Mitte gelegt. Ihre Zahl wird das Ziel.
MW-27 = Zauber, die aus einer früheren Runde ohne Sieger in der Mitte geblieben sind (MW-53), bleiben dort; nur der neu aufgedeckte Zauber bestimmt das Ziel.
MW-28 = In der Reihenfolge vom Anführer bekommt jeder Spieler genau eine Gelegenheit, einen seiner ungenutzten Zauber zu wirken. Das ist freiwillig.
MW-29 = Ein Spieler wirkt höchstens einen Zauber je Runde.
MW-30 = Jede Zauberkarte kann im Spiel nur einmal gewirkt werden. Mehrere Karten mit derselben Wirkung werden einzeln gewirkt.
MW-31 = Wird ein Zauber gewirkt, so wird er vorgelesen: Karte, Wirkung und jede Wahl, die die Wirkung verlangt, sind öffentlich.
MW-32 = Ein gewirkter Zauber wird verdeckt hingelegt, bleibt bei seinem Besitzer und zählt weiter für die Zauberzahl.
MW-33 = Ein Zauber wird ganz ausgeführt, bevor der nächste Spieler seine Gelegenheit bekommt. Es gibt keine Reaktionen, und eine verstrichene Gelegenheit kommt nicht wieder.
MW-34 = Ein Zauber darf ab der Runde nach der gewirkt werden, in der er gelernt wurde; ein Zauber in der Mitte kann nicht gewirkt werden. Dasselbe gilt für Schätze und liegen gebliebene Zauber.
MW-35 = Ein Zauber ist nur wirkbar, wenn die Bedingung seiner Wirkung in diesem Augenblick erfüllt ist (siehe Wirkungen der Zauber). Ein Zauber, der nicht wirkbar ist, bleibt offen liegen.
MW-36 = Ein Spieler ohne wirkbaren Zauber wird ungefragt übergangen. Hat niemand einen, entfällt Phase 2; in Runde 1 ist das immer so.
MW-37 = Eine Kombination ist eine der folgenden; alle genannten Karten sind verschiedene Karten aus der eigenen Hand (ihre Zahlen dürfen gleich sein): pair(a, b) hat den Wert a × b und steht allen offen; mirror(a) legt eine Rune mit dem Wert a × a, unter der Spiegelrune; double(a, b) hat den Wert 2 × a × b, unter dem Wachstumstrank; shift(a, s, b) hat den Wert (a + s) × b mit s = +1 oder −1, unter dem Gestaltwandler; third(a, b, c, s) legt drei Runen mit dem Wert a × b + s × c, unter der Dritten Rune.
MW-38 = Alle Spieler wählen ihre Kombination heimlich und legen ihre Runen verdeckt hin. Niemand sieht die Wahl eines anderen.
MW-39 = Jeder spielfähige Spieler muss mitmachen: Passen gibt es nicht.
MW-40 = Eine Wahl ist endgültig, sobald sie abgegeben ist. Andere sehen nur, dass der Spieler fertig ist, nicht welche oder wie viele Runen gelegt wurden; bis zur Aufdeckung zählen diese Runen für die gezeigte Handgröße noch mit.
MW-41 = Wer nicht spielfähig ist, nimmt am Versuch nicht teil (mit den gedruckten Stapelgrößen und dem Hausset im ersten Versuch unmöglich). Ist genau ein Spieler spielfähig, lernt er den Zauber sofort, ohne Runen zu legen. Ist niemand spielfähig, hat die Runde keinen Sieger (MW-53).
MW-42 = Haben alle aktiven Spieler gewählt, werden alle Kombinationen im selben Augenblick aufgedeckt, mit Form, Wert und Abstand.
MW-43 = Der Spieler mit dem eindeutig kleinsten Abstand lernt den Zauber.
MW-44 = Der gelernte Zauber liegt offen und ungenutzt vor seinem neuen Besitzer.
MW-45 = Der Sieger der Runde nimmt alle Zauber der Mitte: den Zauber der Runde, jeden in dieser Runde hinzugelegten Schatz (MW-75) und jeden liegen gebliebenen Zauber (MW-53).
MW-46 = Teilen sich zwei oder mehr Spieler den kleinsten Abstand, stehen sie gleich und spielen einen weiteren Versuch. Gleiche Abstände hinter einem einzigen Nächsten sind ohne Bedeutung.
MW-47 = Nur die Gleichstehenden sind im nächsten Versuch aktiv. Alle anderen sind für den Rest der Runde draußen, auch wenn die späteren Produkte der Gleichstehenden schlechter ausfallen.
MW-48 = Im nächsten Versuch müssen die Gleichstehenden neue Karten nehmen: In dieser Runde schon gelegte Runen dürfen nicht noch einmal benutzt werden. Eine neue Karte darf dieselbe Zahl zeigen wie eine alte.
MW-49 = In früheren Versuchen gelegte Runen bleiben bis zum Aufräumen offen auf dem Tisch. Zwischen den Versuchen zieht niemand Runen.
MW-50 = Zwischen den Versuchen ändert sich das Ziel nicht, und niemand wirkt Zauber.
MW-51 = Die noch Gleichstehenden wiederholen Versuche, bis ein Spieler eindeutig am nächsten ist, nach Maßgabe von MW-52 und MW-53.
MW-52 = Vor jedem weiteren Versuch scheidet jeder Gleichstehende aus, der nicht spielfähig ist. Bleibt genau einer übrig, lernt er den Zauber sofort, ohne weitere Runen zu legen.
MW-53 = Bleibt kein Gleichstehender übrig, hat die Runde keinen Sieger. Alle Zauber der Mitte bleiben dort und gehen an den nächsten Spieler, der einen Zauber lernt, zusätzlich zum Zauber jener Runde.
MW-54 = Schritte nach einer Aufdeckung: den kleinsten Abstand finden; teilen ihn mehrere, den Zwillingsstern anwenden (MW-73, MW-74); sind es noch immer mehrere, MW-52 und MW-53 anwenden; dann der nächste Versuch.
MW-55 = Alle in dieser Runde gelegten Runen, aus allen Versuchen und von allen Spielern, kommen offen auf den Ablagestapel der Runen.
MW-56 = Der Sieger wird Anführer. Ohne Sieger bleibt der Anführer derselbe.
MW-57 = Alle Wirkungen dieser Runde enden: Zeichen, verbotene Zahlen und Änderungen des Ziels.
MW-58 = Nicht gelegte Runen bleiben für die nächste Runde auf der Hand. Hände werden erst in Phase 1 der nächsten Runde aufgefüllt, also nicht nach der letzten.
MW-59 = Muss eine Rune gezogen werden und ist der Runenstapel leer, wird der Ablagestapel gemischt und zum neuen Runenstapel; dann geht das Ziehen weiter. Ein eben leer gewordener Stapel wird nicht aufgefüllt, bevor wieder gezogen werden muss.
MW-60 = Runen auf dem Tisch gehören nicht zum Ablagestapel und werden in ihrer Runde nie eingemischt.
MW-61 = Sind Runenstapel und Ablagestapel beide leer, wird nicht gezogen; der Spieler macht mit weniger Runen weiter.
MW-62 = Das Spiel endet nach der Runde, in der der Zauberstapel leer geworden ist. Diese Runde wird zu Ende gespielt, Gleichstände eingeschlossen.
MW-63 = Mit einer vereinbarten Zeit ('end_mode = time') wird die Runde, in der die Zeit abläuft, zu Ende gespielt und ist die letzte.
MW-64 = Mit einer vereinbarten Rundenzahl ('end_mode = rounds') endet das Spiel nach dieser Runde, oder früher durch MW-62.
MW-65 = Der Spieler mit der höchsten Zauberzahl gewinnt.
MW-66 = Spieler mit derselben höchsten Zauberzahl teilen sich den Sieg (Option 'final_tie'). Die anderen werden nach der Zauberzahl gereiht; gleiche Zauberzahlen teilen einen Rang (1, 1, 3).
MW-67 = Zauber, die bei Spielende noch in der Mitte liegen, gehören niemandem und zählen nicht.
MW-68 = Ein früheres Ende gibt es nicht, auch wenn der Führende nicht mehr einzuholen ist.
MW-69 = Ein Zeichen ist öffentlich, gehört dem Spieler und nicht den Karten und gilt für jeden Versuch dieser Runde. Die vier Zeichen, die eine besondere Kombination erlauben, darf man in jedem Versuch für sich nutzen oder nicht; der Zwillingsstern wirkt von selbst.
MW-70 = Ehre. Ein Zauber gegen Gegner (Verbotene Rune, Fernrohr) trifft nie einen Gegner, dessen Zauberzahl kleiner ist als die des Wirkenden. Ein ebenbürtiger Gegner ist einer mit gleicher oder größerer Zauberzahl im Augenblick des Wirkens. (Option 'honour'; ist sie aus, ist jeder Gegner ebenbürtig.)
MW-71 = Bedingung: keine. Wirkung: Der Wirkende bekommt das Zeichen; neben Paaren darf er 'mirror(a)' spielen. Nur die eine Karte wird gelegt und später abgelegt.
MW-72 = Bedingung: keine. Wirkung: Der Wirkende bekommt das Zeichen.
MW-73 = Stehen Spieler beim kleinsten Abstand gleich und hat genau einer von ihnen den Zwillingsstern, lernt er den Zauber sofort.
MW-74 = Haben zwei oder mehr der Gleichstehenden den Zwillingsstern, scheiden die ohne ihn aus, und die anderen machen nach MW-52 weiter.
MW-75 = Bedingung: mindestens eine Karte im Zauberstapel. Wirkung: Die oberste Karte des Zauberstapels wird offen als zusätzlicher Gewinn in die Mitte gelegt. Das Ziel bleibt; die Zahl der neuen Karte hat in dieser Runde keine Bedeutung.
MW-76 = Wird der Zauberstapel dadurch leer, ist die laufende Runde die letzte (MW-62).
MW-77 = Bedingung: Mindestens eine der beiden Verschiebungen ist erlaubt (mit dem Hausset immer). Der Wirkende wählt +10 oder −10; das neue Ziel muss zwischen 4 und 144 liegen, beide eingeschlossen, dem kleinsten und dem größten Produkt zweier Runen. Es gilt für alle Spieler.
MW-78 = Bedingung: Mindestens eine solche Verschiebung ist erlaubt (mit dem Hausset immer). Der Wirkende wählt eine ganze Zahl von −5 bis +5 außer 0; das neue Ziel muss zwischen 4 und 144 liegen, beide eingeschlossen. Es gilt für alle Spieler.
MW-79 = Bedingung: mindestens eine Karte im Runenstapel oder im Ablagestapel. Wirkung: Der Wirkende zieht 3 Runen, eine nach der anderen (MW-59, MW-61). Die Hand darf größer als 7 werden und wird später nicht verkleinert.
MW-80 = Bedingung: mindestens eine Rune auf der Hand des Wirkenden. Er nennt beliebige seiner Runen, keine bis alle; sie kommen offen auf den Ablagestapel.
MW-81 = Dann zieht der Wirkende so viele Runen, wie er abgelegt hat, und eine mehr. Muss dabei der Ablagestapel gemischt werden, sind die eben abgelegten Runen darin.
MW-82 = Bedingung: keine. Wirkung: Der Wirkende bekommt das Zeichen; neben Paaren darf er 'double(a, b)' spielen.
MW-83 = Bedingung: keine. Wirkung: Der Wirkende bekommt das Zeichen; neben Paaren darf er 'shift(a, s, b)' spielen.
MW-84 = Die verschobene Zahl darf den Bereich der Runen verlassen: Eine 2 darf als 1 zählen, eine 12 als 13. Höchstens eine der beiden Runen wird verschoben.
MW-85 = Bedingung: keine. Wirkung: Der Wirkende bekommt das Zeichen; neben Paaren darf er 'third(a, b, c, s)' mit drei verschiedenen Karten seiner Hand spielen.
MW-86 = Der Wert darf jede ganze Zahl sein, auch unter null (2 × 2 − 12 = −8); der Abstand wird wie sonst genommen.
MW-87 = Bedingung: mindestens ein ebenbürtiger Gegner. Der Wirkende nennt eine Zahl von 2 bis 12. In dieser Runde ist sie jedem Spieler verboten, der im Augenblick des Wirkens ein ebenbürtiger Gegner ist.
MW-88 = Ein Spieler darf keine Rune legen, deren gedruckte Zahl ihm verboten ist, in keiner Form einer Kombination und in keinem Versuch.
MW-89 = Nur die gedruckte Zahl zählt. Eine 6, die als 7 zählt, darf gelegt werden, wenn 7 verboten ist; eine 7, die als 8 zählt, nicht.
MW-90 = Mehrere verbotene Zahlen gelten zusammen. Der Wirkende ist nie an seinen eigenen Zauber gebunden, wohl aber an die der anderen.
MW-91 = Das Verbot bindet den Spieler, nicht die Karten: Es gilt auch für Runen, die er nach dem Wirken zieht oder bekommt.
MW-92 = Könnte ein Spieler in einem Versuch ohne verbotene Runen gar keine Kombination bilden, sind ihm in diesem Versuch alle Zahlen erlaubt. Kombinationen, die ein Zeichen möglich macht, zählen mit: Wer unter der Spiegelrune eine erlaubte Rune hat, bleibt gebunden.
MW-93 = Bedingung: ein ebenbürtiger Gegner mit mindestens einer Rune und mindestens eine Rune auf der Hand des Wirkenden. Der Wirkende nennt einen solchen Gegner.
MW-94 = Der Wirkende allein sieht sich die ganze Hand dieses Gegners an.
MW-95 = Dann tauscht der Wirkende entweder eine seiner Runen gegen eine aus der Hand des Gegners (beide nach seiner Wahl, mit verschiedenen Zahlen) oder verzichtet. Die Handgrößen ändern sich nicht.
MW-96 = Die beiden Beteiligten kennen beide getauschten Runen. Die anderen erfahren nur, ob getauscht wurde. Der Zauber ist in jedem Fall verbraucht.
MW-97 = Mit 'arithmetic = auto' (Standard) wird der Wert jeder Kombination für den Spieler ausgerechnet.
MW-98 = Mit 'arithmetic = practice' oder 'strict' gibt ein Spieler zu jeder Kombination eine Ansage ab: den Wert, wie er ihn ausgerechnet hat, eine ganze Zahl. Einem Spieler dürfen weder Werte noch Abstände möglicher Kombinationen gezeigt werden, bevor er abgegeben hat.
MW-99 = 'practice': Eine falsche Ansage wird mit „stimmt noch nicht“ zurückgewiesen; der Spieler darf es mit derselben oder einer anderen Kombination wieder versuchen. Nach der dritten falschen Ansage im selben Versuch wird diesem Spieler der richtige Wert gezeigt, und die Kombination zählt. Sonst ändert sich nichts; die Zahl der falschen Ansagen bleibt eine private Statistik.
MW-100 = 'strict': Die erste Ansage gilt und wird mit den Runen aufgedeckt. Ist sie falsch, verpufft die Kombination: Ihr Abstand ist unendlich. Ihre Runen sind trotzdem verbraucht.
MW-101 = Ein unendlicher Abstand verliert gegen jeden endlichen. Sind alle aktiven Spieler verpufft, stehen sie gleich, und MW-46 bis MW-53 gelten; der Zwillingsstern hat in diesem Gleichstand keine Wirkung.
MW-102 = Bots sagen immer richtig an.
MW-R1 = Deckt jeder Spieler einen Zauber auf, oder ist es einer für alle? Der Abschnitt über Zauberkarten spricht davon, dass die Spieler je Runde eine Karte ziehen. Lesarten: (a) eine Karte für den Tisch; (b) eine für jeden. Entscheid: (a), MW-26. Phase 1 des Regelhefts zieht eine einzige Karte, und die Bildunterschrift sagt, dass es nur eine ist. Keine Option.
MW-R2 = Was bedeuten die Bildunterschriften? „7 each“ könnte heißen: sieben Exemplare jeder Runenzahl. Elf Zahlen × 7 = 77, aber der Stapel hat 81 Karten, also kann das nicht die Kartenliste sein. Entscheid: Die Unterschriften zeigen Phase 1: sieben Runen je Spieler, ein Zauber für alle. Keine Option.
MW-R3 = Wann werden die Hände aufgefüllt? Der Abschnitt über Runen lässt alle nach einer Runde ziehen; Phase 1 an ihrem Anfang. Lesarten: (a) einmal, beide Sätze meinen dasselbe; (b) zweimal. Entscheid: (a), MW-22 und MW-58. Zwischen den beiden Augenblicken geschieht nichts; (b) würde also nichts ändern, außer nach der letzten Runde, wo Ziehen sinnlos ist. Keine Option.
MW-R4 = Was ist mit mehr als sieben Runen? Phase 1 nennt genau 7, der Abschnitt über Runen „7 oder mehr“. Entscheid: MW-23: ab 7 wird nicht gezogen und nicht abgelegt. Das „oder mehr“ zeigt auch, dass Wirkungen, die Runen bringen, zum Spiel gehören. Keine Option.
MW-R5 = Ist das Neumischen freiwillig, und wann geschieht es? Das Regelheft sagt, der Ablagestapel könne gemischt werden, um einen leeren Stapel aufzufüllen. Lesarten: (a) nur wenn eine Rune gebraucht wird und keine da ist; (b) sofort, wenn der Stapel leer wird; (c) freiwillig. Entscheid: (a), MW-59, und zwar verpflichtend: Sonst könnte ein Spieler die Runen nicht ziehen, die Phase 1 verlangt. Mit (a) sind die Ablagen der eben beendeten Runde immer dabei. Keine Option.
MW-R6 = Runenstapel und Ablagestapel beide leer? Nicht geregelt. Entscheid: MW-61: kein Ziehen, weiter mit weniger Runen. Mit dem Hausset kann das nicht vorkommen: Die Hände halten höchstens 50 der 81 Runen (28 aus Phase 1, dazu 3 für jeden der sechs Glücksklees und 1 für jeden der vier Sieben Winde), also sind mindestens 31 anderswo, und alle diese liegen im Stapel oder Ablagestapel, wenn in Phase 1 oder 2 gezogen werden muss. Es zählt nur für andere Kartensätze. Keine Option.
MW-R7 = Darf man darüber liegen? Lesarten: (a) am nächsten von beiden Seiten; (b) am nächsten, ohne darüber zu kommen. Entscheid: (a), MW-6. Der Text spricht nur vom Abstand. 36 und 44 sind gleich weit von 40 und stehen gleich. Keine Option.
MW-R8 = Zählen Gleichstände hinter dem Nächsten? Wörtlich genommen müssten je zwei Spieler mit gleichem Abstand noch einmal spielen. Entscheid: MW-46: nur ein Gleichstand beim kleinsten Abstand. Sonst würden Verlierer eine schon gewonnene Runde umsonst wiederholen. Keine Option.
MW-R9 = Wer spielt nach einem Gleichstand weiter? Lesarten: (a) die Gleichstehenden; (b) alle. Entscheid: (a), MW-47. Das „sie“ des Satzes meint die Spieler mit gleichem Abstand. Keine Option.
MW-R10 = Kann jemand zurückkommen, der draußen ist, wenn die Gleichstehenden in der Wiederholung schlechter sind? Beispiel: A und B stehen bei Abstand 2 gleich, C hat 5; in der Wiederholung kommt A auf 10 und B auf 14. Entscheid: A gewinnt, C bleibt draußen (MW-47). Die Wiederholung entscheidet nur zwischen den Gleichstehenden. Keine Option.
MW-R11 = Was sind „neue“ Runen? Lesarten: (a) andere Karten als die schon gelegten; (b) auch andere Zahlen. Entscheid: (a), MW-48. Wer zwei Paare derselben Zahlen hat, darf beide benutzen. Keine Option.
MW-R12 = Wann werden die Runen eines Gleichstands abgelegt? Lesarten: (a) am Ende der Runde mit allen anderen; (b) nach jedem Versuch. Entscheid: (a), MW-49, MW-55, MW-60: Das Regelheft legt benutzte Runen nach der Runde ab. Da zwischen den Versuchen niemand zieht, zeigt sich der Unterschied nur mit der Option 'refill', wo (a) auch dafür sorgt, dass die Runde endet. Keine Option.
MW-R13 = Ziehen die Gleichstehenden vor dem nächsten Versuch? Entscheid: nein (MW-49). Die neuen Runen kommen aus der Hand, und Ziehen gehört zu Phase 1. Sieben Runen reichen also für drei Versuche mit Paaren (2 + 2 + 2, eine bleibt übrig). Keine Option.
MW-R14 = Ein Gleichstehender hat weniger als zwei Runen, ein anderer genug? Lesarten: (a) der mit zu wenigen scheidet aus; (b) er zieht nach; (c) alle Gleichstehenden teilen, oder niemand lernt. Entscheid: (a), MW-52. Das braucht keine eigene Regel und macht übrige Runen wertvoll. Der letzte Spielfähige muss keine Runen legen, da nichts das Ergebnis ändern könnte. Keine Option.
MW-R15 = Kein Gleichstehender kann weitermachen? Beispiel: Zwei Spieler stehen mit je sieben Runen dreimal gleich. Lesarten: (a) der Zauber bleibt als zusätzlicher Gewinn für den nächsten Sieger; (b) er ist aus dem Spiel; (c) die Gleichstehenden füllen ihre Hände auf und machen weiter; (d) er kommt unter den Zauberstapel zurück. Entscheid: (a), MW-53. Jeder Zauber bleibt gewinnbar, die Zahl der Runden kann nicht wachsen, niemand verliert etwas, und ein doppelter Gewinn ist spannend. (d) könnte theoretisch ewig weitergehen. Option 'exhausted_tie': 'carry' (Standard), 'refill', 'discard'. In simulierten Spielen kommt es zu zweit etwa einmal in 20 Spielen vor, zu dritt in 11 und zu viert in 7.
MW-R16 = Gibt es eine Grenze für wiederholte Gleichstände? Entscheid: keine außer den Händen selbst (MW-51 bis MW-53). Keine Option.
MW-R17 = Werden Zauber vor oder nach dem Aufdecken des neuen Zaubers gewirkt? Der Abschnitt über Zauberkarten setzt das Wirken an den Anfang einer Runde; die Phasen setzen es an die zweite Stelle, nach dem Aufdecken. Entscheid: Die Phasen gelten: Die Hände sind voll und das Ziel ist bekannt, wenn gewirkt wird (MW-20, MW-28). Keine Option.
MW-R18 = In welcher Reihenfolge wirken die anderen? Gedruckt ist nur der Erste. Entscheid: im Uhrzeigersinn vom Sieger an (MW-13, MW-28). Später zu wirken kann ein Vorteil sein (man sieht, was der Sieger tat, und hat beim Ziel das letzte Wort); das hilft denen, die nicht gewonnen haben. Keine Option.
MW-R19 = Wer ist in Runde 1 der Erste, oder wenn noch niemand gewonnen hat? Entscheid: Platz 1 (MW-12). Ohne gewonnenen Zauber kann niemand wirken; das legt also nur die Reihenfolge beim Ziehen fest. Keine Option.
MW-R20 = Wer wirkt nach einer Runde ohne Sieger zuerst? Entscheid: wieder der letzte Sieger (MW-12, MW-56). Keine Option.
MW-R21 = Ein Zauber je Spieler und Runde, oder einer je Runde für den ganzen Tisch? Entscheid: eine Gelegenheit für jeden Spieler (MW-28, MW-29): Das Regelheft geht erst weiter, wenn alle sie hatten. Keine Option.
MW-R22 = Muss man wirken? Darf Phase 2 entfallen, obwohl jemand wirken könnte? Entscheid: Wirken ist immer freiwillig; jeder Spieler mit wirkbarem Zauber wird gefragt, die anderen werden übergangen (MW-28, MW-36). Welche Zauber wirkbar sind, folgt allein aus Öffentlichem; das Übergehen verrät also nichts. Keine Option.
MW-R23 = Darf man einen Zauber ohne Wirkung wirken, nur um ihn umzudrehen? Entscheid: Ein Zauber, dessen Bedingung nicht erfüllt ist, kann nicht gewirkt werden (MW-35); einer, dessen Wirkung nur nutzlos ist, schon (etwa ein Zeichen, das dann nicht genutzt wird). Das Umdrehen bringt für sich nichts. Keine Option.
MW-R24 = Wann kann ein frisch gelernter Zauber gewirkt werden? Entscheid: ab der nächsten Runde (MW-34); Phase 2 seiner eigenen Runde ist vorbei, wenn er gelernt wird. Dasselbe gilt für Schätze und liegen gebliebene Zauber. Keine Option.
MW-R25 = Sind verdeckte Zauber geheim? Entscheid: nein. Sie wurden vorgelesen; verdeckt heißt nur benutzt. Alle dürfen sie kennen (siehe Verborgenes). Keine Option.
MW-R26 = Muss ein Spieler gewinnen wollen? Darf er zwei beliebige Runen spielen? Entscheid: Jede erlaubte Kombination darf gespielt werden, wie weit sie auch daneben liegt (MW-39): In einer aussichtslosen Runde unnütze Runen loszuwerden, ist gute Taktik. Gar nicht zu spielen ist nicht möglich. Keine Option.
MW-R27 = Darf man eine abgegebene Wahl zurücknehmen? Entscheid: nein, sie ist mit der Abgabe endgültig (MW-40). Am echten Tisch könnte man Runen tauschen, bis drei gezählt ist; eine endgültige Wahl ist einfacher und verrät nichts. Keine Option.
MW-R28 = Was genau wird aufgedeckt? Entscheid: Form, Karten, Wert und Abstand jedes aktiven Spielers zugleich (MW-42). Runen auf der Hand bleiben geheim, auch am Spielende. Keine Option.
MW-R29 = Endet das Spiel, wenn der letzte Zauber aufgedeckt wird? Wörtlich ist der Stapel dann leer. Entscheid: Um diesen letzten Zauber wird gespielt (MW-62). Alle 51 Zauber sollen gewonnen werden, und die Runde hat begonnen, wenn ihr Zauber aufgedeckt ist. Keine Option.
MW-R30 = Die Zeit läuft mitten in einer Runde ab? Lesarten: (a) die Runde zu Ende spielen; (b) sofort aufhören, der Zauber gehört niemandem; (c) noch eine Runde. Entscheid: (a), MW-63. Sofort aufzuhören würde langsames Spiel des Führenden belohnen. Option 'time_limit_min'.
MW-R31 = Kann eine andere Grenze vereinbart werden? Eine Uhr ist zwischen Gruppen schwer zu vergleichen und für Simulationen unbrauchbar. Entscheid: Auch eine vereinbarte Rundenzahl wird angeboten (MW-64). Bei 70 Sekunden je Runde dauern 10 Runden etwa 12 Minuten, 17 etwa 20, 25 etwa 30. Optionen 'end_mode', 'round_limit'.
MW-R32 = Gleiche höchste Zauberzahlen? Nicht geregelt. Lesarten: (a) geteilter Sieg; (b) eine Entscheidung. Entscheid: (a), MW-66, weil nichts gedruckt ist und das Spiel für Kinder ist. Option 'final_tie': 'shared' (Standard), 'unused', 'numbers'. Zu zweit, wenn alle 51 Zauber gelernt sind, ist ein Gleichstand unmöglich (51 ist ungerade); er braucht eine ungerade Zahl nicht gewonnener Zauber oder ein kürzeres Spiel. In simulierten ganzen Spielen werden 8 % (zu dritt) und 11 % (zu viert) geteilt.
MW-R33 = Hört das Spiel auf, wenn es entschieden ist? Entscheid: nein (MW-68). Keine Option.
MW-R34 = Ist das Spiel ein Wettrennen? Die Einleitung verlangt, Zauber schneller zu lernen als die Gegner. Entscheid: Ausschmückung. Niemand gewinnt etwas, wenn er zuerst wählt; nur der Abstand zählt. Keine Option.
MW-R35 = Können Gegner „besiegt“, also ausgeschieden werden? Die Einleitung sagt es. Entscheid: Ausschmückung; niemand scheidet aus, und keine Wirkung nimmt jemandem Zauber weg, denn ein gewirkter Zauber muss für die Zauberzahl bei seinem Besitzer bleiben. Keine Option.
MW-R36 = Zählt die Zahl eines Zaubers für die Wertung? Entscheid: nein: Jede Zauberkarte zählt eins, ob 14 oder 144 (MW-14, MW-65). Die Zahl zählt nur bei 'final_tie = numbers'.
MW-R37 = Wer rechnet, und was, wenn es falsch ist? Das Regelheft erwartet, dass die Kinder malnehmen, und sagt nichts über Fehler. Lesarten eines Fehlers: (a) die anderen verbessern ihn, ohne Schaden; (b) die Kombination zählt nicht. Entscheid: In der Regel rechnet das System ('auto'); 'practice' ist Lesart (a), 'strict' ist Lesart (b) (MW-97 bis MW-102). Option 'arithmetic'.
MW-R38 = Im strengen Modus sind alle Ansagen falsch? Entscheid: ein Gleichstand aller aktiven Spieler (MW-101): Sie versuchen es mit neuen Runen wieder; reichen die Runen nicht, bleibt der Zauber liegen. Der Zwillingsstern rettet keine falsche Antwort. Keine Option.
MW-R39 = Ist der Ablagestapel offen? Entscheid: ja. Jede Rune darin wurde gezeigt, als sie aufgedeckt oder mit Sieben Winde abgelegt wurde. Mitzählen ist erlaubt. Keine Option.
MW-R40 = Gelten Zeichen auch in den Versuchen eines Gleichstands, und mehr als einmal? Lesarten: (a) die ganze Runde; (b) nur im ersten Versuch; (c) einmal. Entscheid: (a), MW-15 und MW-69: eine einfache Regel für alle Wirkungen. Die Spiegelrune macht dadurch auch Gleichstände billiger. Keine Option.
MW-R41 = Zwei Spieler mit Zwillingsstern stehen gleich? Entscheid: MW-74: Nur diese machen weiter. Ist keiner von ihnen spielfähig, hat die Runde keinen Sieger (MW-54 legt die Reihenfolge fest), auch wenn ein Gleichstehender ohne Zwillingsstern noch Runen hat. Keine Option.
MW-R42 = Ein Spieler hat nur verbotene Runen? Lesarten: (a) er setzt aus; (b) er ist vom Verbot frei. Entscheid: (b), MW-92: Die gedruckte Phase 3 lässt alle Spieler wählen, also darf keine Wirkung ein Kind aus einer Runde ausschließen. Das Verbot gilt im nächsten Versuch wieder, wenn es dann befolgt werden kann. Keine Option.
MW-R43 = Trifft ein Verbot eine Rune, die nur als die verbotene Zahl zählt? Entscheid: nein; die gedruckte Zahl zählt (MW-89). Man sieht es den Karten an. Keine Option.
MW-R44 = Wie weit kann das Ziel verschoben werden? Entscheid: Es muss bei jedem Schritt in 4–144 bleiben (MW-77, MW-78), dem kleinsten und größten Produkt zweier Runen. In diesem Bereich darf es eine Zahl werden, die kein Produkt ist. Ab 135 gehen die Stiefel nur abwärts, bis 13 nur aufwärts; bei 4 geht der Treibsand nur aufwärts, bei 144 nur abwärts. Keine Option.
MW-R45 = Der Zwillingsschatz in besonderen Fällen? Leerer Zauberstapel: nicht wirkbar. Letzte Karte als Schatz: Die Runde wird die letzte. Kein Sieger: Der Schatz bleibt mit dem Rest in der Mitte. Vereinbarte Rundenzahl: Gezählt werden Runden, nicht Karten. Mehrere in einer Runde: Jeder bringt eine Karte. (MW-45, MW-53, MW-64, MW-75, MW-76.) Keine Option.
MW-R46 = Warum sind Gegner mit weniger Zaubern geschützt? Jeder gelernte Zauber macht seinen Besitzer auch stärker, ein Vorsprung nährt sich also selbst. Entscheid: MW-70. Ohne das steigt die mittlere Zauberzahl des Ersten in simulierten Spielen um 1.9 Zauber (zu zweit), 1.6 (zu dritt) und 1.2 (zu viert). Es verhindert auch, dass sich alle das schwächste Kind aussuchen. Option 'honour': on (Standard), off.
MW-R47 = Muss man mit dem Fernrohr tauschen? Wer sieht was? Entscheid: keine Pflicht zum Tausch (MW-95); Geheimhaltung wie in MW-96. Ein Tausch gleicher Zahlen ist dasselbe wie Verzicht und wird nicht angeboten. Keine Option.
MW-R48 = Sieben Winde bei leerem Stapel? Entscheid: Die eben abgelegten Runen werden eingemischt und können wiederkommen (MW-81). Keine Option.
MW-R49 = Muss der einzige spielfähige Spieler noch Runen legen? Entscheid: nein (MW-41, MW-52). Keine Option.
MW-R50 = Können Zauber der Mitte am Ende verloren gehen? Entscheid: ja; ohne nächsten Sieger bekommt sie niemand (MW-67). Die Summe aller Zauberzahlen kann dann unter 51 liegen. Keine Option.
MW-R51 = Ist auch Anführer, wer einen Gleichstand durch Ausscheiden der anderen gewinnt? Entscheid: ja. Wer die Mitte nimmt, ist der Sieger der Runde, auf welchem Weg auch immer (MW-56). Keine Option.
MW-R52 = Was bewirken die abgebildeten Karten 40 und 45? Ihre Texte sind im Regelheft nicht lesbar. Entscheid: die Hauswirkungen dieser Zahlen (Zehnmeilenstiefel, Verbotene Rune), bis eine Kartendatei sie ersetzt. Option 'card_set'.
MW-R53 = Darf eine Wirkung ändern, wie viele Runen gespielt werden oder um wie viele Zauber es geht? Das Regelheft lässt jeden zwei Runen um einen Zauber spielen. Entscheid: ja, für den Wirkenden und die betreffende Runde (MW-15): eine Rune mit der Spiegelrune, drei mit der Dritten Rune, mehr Zauber mit dem Zwillingsschatz. Jeder Zauber hat eine Wirkung, und eine Wirkung ist ihrem Wesen nach eine Ausnahme. Keine Option.
MW-R54 = Wer gewinnt, wenn Zauber zugleich helfen und hindern, etwa zwei Verschiebungen und ein Verbot? Entscheid: Wirkungen werden in der Reihenfolge des Wirkens ausgeführt; dauernde gelten einfach alle (siehe die Tabelle des Zusammenwirkens). Es gibt kein Aufheben und keinen Vorrang außer der Reihenfolge. Keine Option.
MW-103 = 'exhausted_tie = refill': Ist kein Gleichstehender spielfähig, ziehen die Gleichstehenden in der Reihenfolge vom Anführer, bis sie 7 haben (MW-22, MW-59 bis MW-61; Runen auf dem Tisch werden nicht eingemischt). Dann gilt wieder MW-52; ist noch immer niemand spielfähig, gilt MW-53.
MW-104 = 'exhausted_tie = discard': Statt zu bleiben, kommen alle Zauber der Mitte aus dem Spiel.
MW-105 = 'final_tie = unused': Von den Spielern mit der höchsten Zauberzahl gewinnt der mit den meisten offenen Zaubern; sind sie noch gleich, teilen sie.
MW-106 = 'final_tie = numbers': Von den Spielern mit der höchsten Zauberzahl gewinnt der mit der größten Summe der Zahlen auf seinen Zaubern; sind sie noch gleich, teilen sie.
MW-107 = 'spell_effects = off': Phase 2 entfällt immer; Zauber zählen nur.
MW-108 = 'end_mode = time': Die Uhr beginnt mit Phase 1 der Runde 1. Ist die Zeit um, wird an dieser Stelle des Spielverlaufs einmal das Ereignis 'time_up' aufgezeichnet; eine Wiedergabe benutzt die Aufzeichnung, keine Uhr. Simulationen benutzen 'deck' oder 'rounds'.
MW-109 = 'time_limit_min' hat nur bei 'end_mode = time' eine Bedeutung, 'round_limit' nur bei 'end_mode = rounds'. MW-62 gilt immer.
MW-110 = Eine Kartendatei nennt Runen (Zahl, Anzahl) und Zauber (Zahl, Kennung der Wirkung oder 'none'). Ein Zauber mit der Wirkung 'none' ist nie wirkbar. Runenzahlen sind ganze Zahlen von 1 bis 20; je Spieler muss es mindestens 7 Runen geben. Die Grenzen 4 und 144 von MW-77 und MW-78 und die Zahlen, die bei MW-87 genannt werden können, werden das kleinste und größte Produkt und die Runenzahlen dieser Datei.

## The lesson

mw-lesson-title = Math Wiz lernen
mw-lesson-1 = In der Mitte liegt ein Zauber mit einer Zahl: 40. Wessen Produkt 40 am nächsten kommt, lernt ihn. Unten liegen deine sieben Runen.
mw-lesson-2 = Wähle zwei Runen und nimm sie mal. Such ein Produkt nahe bei 40.
mw-lesson-2-good = 6 × 7 = 42, nur 2 daneben. Mirabel hatte 3 × 12 = 36, das sind 4. Der Zauber gehört dir.
mw-lesson-2-wrong = Das geht, aber zwei deiner Runen kommen näher: Ihr Produkt ist 42.
mw-lesson-3 = Zu hoch und zu niedrig zählen gleich. Welche zwei Runen kommen 49 am nächsten?
mw-lesson-3-good = 4 × 12 = 48 liegt 1 daneben. Aber Mirabels 7 × 7 ist genau 49, also lernt diesmal sie den Zauber. Alle legen ihre Runen heimlich; man weiß es nie.
mw-lesson-3-wrong = Nah dran, aber 48 liegt nur 1 neben 49. Welche Runen ergeben 48?
mw-lesson-4 = Jetzt 50. Welche zwei Runen kommen am nächsten heran?
mw-lesson-4-good = 5 × 10 = 50: genau die Zahl. Aber Mirabel hat auch 50: Gleichstand. Wer gleichsteht, versucht es noch einmal, mit den Runen, die noch auf der Hand sind.
mw-lesson-4-wrong = Das ist weiter weg als nötig: Deine Runen können genau 50 treffen. Welche zwei?
mw-lesson-5 = Deine 5 und deine 10 sind weg. Welche zwei von den anderen kommen am nächsten an 50?
mw-lesson-5-good = 6 × 8 = 48, nur 2 entfernt. Mirabel hat 4 × 11 = 44. Der Zauber gehört dir.
mw-lesson-5-wrong = Zwei deiner Runen kommen näher heran: Sie machen 48, nur 2 entfernt. Welche zwei?
mw-lesson-6 = Du hast einen Zauber gelernt. Bevor die Runen gewählt werden, darfst du ihn einmal wirken: Dieser verschiebt die Zahl in der Mitte um 10. Wirke ihn.
mw-lesson-6-good = Die Zahl hat sich verschoben. Ein gewirkter Zauber wird umgedreht, zählt aber am Ende noch für dich.
mw-lesson-6-wrong = Du darfst ihn für später behalten. Wirke ihn für diese Lektion jetzt.
mw-lesson-7 = Nach einer Runde füllen beide ihre Hände wieder auf sieben auf. Wer die meisten Zauber gelernt hat, wenn sie ausgehen, gewinnt. Jetzt spiel dein erstes Spiel.

## The box

mw-about = Multipliziere heimlich zwei Runen; wessen Produkt dem Ziel am nächsten kommt, lernt den Zauber.
mw-minutes = 15–60
mw-age = ab 8 Jahren

## Options

mw-option-end_mode = Wann das Spiel endet: mit dem Zauberstapel, nach der Uhr oder nach einigen Runden.
mw-option-end_mode-deck = mit dem Zauberstapel
mw-option-end_mode-time = nach der Uhr
mw-option-end_mode-rounds = nach einigen Runden
mw-option-time_limit_min = Spielminuten, wenn die Uhr das Spiel beendet.
mw-option-round_limit = Runden, wenn eine Rundenzahl vereinbart ist.
mw-option-exhausted_tie = Ein Gleichstand, den niemand weiterspielen kann: die Zauber warten auf den nächsten Sieger, die Gleichstehenden ziehen nach, oder die Zauber verlassen das Spiel.
mw-option-exhausted_tie-carry = die Zauber warten auf den nächsten Sieger
mw-option-exhausted_tie-refill = die Gleichstehenden ziehen nach
mw-option-exhausted_tie-discard = die Zauber verlassen das Spiel
mw-option-final_tie = Gleich viele Zauber am Ende: geteilter Sieg, mehr ungenutzte Zauber oder die größere Summe der Zahlen.
mw-option-final_tie-shared = geteilter Sieg
mw-option-final_tie-unused = mehr ungenutzte Zauber gewinnen
mw-option-final_tie-numbers = die größere Summe gewinnt
mw-option-arithmetic = Wer rechnet: der Tisch, die Spieler mit drei Versuchen oder die Spieler mit einem.
mw-option-arithmetic-auto = der Tisch
mw-option-arithmetic-practice = die Spieler, mit drei Versuchen
mw-option-arithmetic-strict = die Spieler, mit einem Versuch
mw-option-spell_effects = Ob gelernte Zauber gewirkt werden dürfen; beim ersten Spiel besser nicht.
mw-option-honour = Ob Gegner mit weniger Zaubern vor deinen sicher sind.
mw-no-runes = Der Kartensatz „{ $set }“ hat { $runes } Runen, aber { $seats } Spieler brauchen { $needed } (MW-110).
mw-no-round-limit = Die Option round_limit kann höchstens { $spells } sein, die Zahl der Zauber (MW-64).

## Card files

mw-no-rune-twice = die Rune { $number } steht zweimal da.
mw-no-number-so-great = keine Kombination dieser Runen ist mehr wert als { $greatest }; { $number } könnte niemand je erreichen.
mw-no-runes-for-two = es gibt { $runes } Runen; schon zwei Spieler brauchen { $needed } (MW-110).
mw-no-spell-count = es gibt { $spells } Zauber; ein Satz hat 1 bis 200.
mw-no-spell-id = muss aus 1 bis 12 Buchstaben und Ziffern bestehen.
mw-no-spell-id-twice = kommt zweimal vor; jeder Zauber braucht eine eigene Kennung.
mw-no-rune-zero = „runes“: Es gibt keine Rune 0.

## Questions

mw-ask-cast = Das Ziel ist { $target }. Wirke einen deiner Zauber oder passe.
mw-ask-claim = Wie viel ist { $runes }?
mw-ask-with-spell = Wähle Runen, deren Wert { $target } am nächsten kommt; dein Zauber hilft.
mw-ask-again-with-spell = Wähle neue Runen, deren Wert { $target } am nächsten kommt; dein Zauber hilft.
mw-ask-runes = Wähle zwei Runen, deren Produkt { $target } am nächsten kommt.
mw-ask-again = Wähle zwei neue Runen, deren Produkt { $target } am nächsten kommt.
mw-ask-toss =
    { $count ->
        [one] Wirf eine Rune ab, von klein nach groß, oder hör auf und zieh { $count } Rune.
       *[other] Wirf eine Rune ab, von klein nach groß, oder hör auf und zieh { $count } Runen.
    }
mw-ask-swap = Tausche eine deiner Runen gegen eine deines Gegners oder behalte deine.

## Choices

mw-choose-runes = { $runes } spielen
mw-choose-pass = Nichts wirken
mw-choose-cast = { $title } ({ $number }) wirken
mw-choose-cast-target = { $title } ({ $number }) wirken: { $step }, Ziel { $target }
mw-choose-cast-rival = { $title } ({ $number }) auf { $rival } wirken
mw-choose-cast-number = { $title } ({ $number }) wirken: die { $rune } verbieten
mw-choose-claim = { $value } sagen
mw-choose-toss = Die { $rune } abwerfen
mw-choose-done = Nichts mehr abwerfen
mw-choose-swap = Die { $taken } gegen deine { $given } nehmen
mw-choose-keep = Deine Runen behalten
mw-choose-time-up = Die Zeit ist um

## The effects

mw-effect-none = ohne Wirkung
mw-effect-none-text = Dieser Zauber hat keine Wirkung.
mw-effect-mirror_rune = Spiegelrune
mw-effect-mirror_rune-text = In dieser Runde darfst du eine einzelne Rune spielen und mit sich selbst malnehmen.
mw-effect-twin_star = Zwillingsstern
mw-effect-twin_star-text = Wenn du in dieser Runde mit anderen gleich nah bist, gewinnst du.
mw-effect-twin_treasure = Zwillingsschatz
mw-effect-twin_treasure-text = Leg einen weiteren Zauber zum Gewinn. Wer die Runde gewinnt, nimmt alles.
mw-effect-ten_league_boots = Zehnmeilenstiefel
mw-effect-ten_league_boots-text = Verschieb das Ziel um genau 10 nach oben oder unten.
mw-effect-sliding_sands = Treibsand
mw-effect-sliding_sands-text = Verschieb das Ziel um 1, 2, 3, 4 oder 5 nach oben oder unten.
mw-effect-lucky_clover = Glücksklee
mw-effect-lucky_clover-text = Zieh 3 Runen.
mw-effect-seven_winds = Sieben Winde
mw-effect-seven_winds-text = Wirf beliebig viele Runen ab und zieh dann so viele und eine mehr.
mw-effect-growing_potion = Wachstumstrank
mw-effect-growing_potion-text = In dieser Runde darfst du dein Produkt verdoppeln.
mw-effect-shape_shifter = Gestaltwandler
mw-effect-shape_shifter-text = In dieser Runde darf eine deiner beiden Runen um eins mehr oder weniger zählen.
mw-effect-third_rune = Dritte Rune
mw-effect-third_rune-text = In dieser Runde darfst du eine dritte Rune spielen und zum Produkt zählen oder davon abziehen.
mw-effect-forbidden_rune = Verbotene Rune
mw-effect-forbidden_rune-text = Nenn eine Zahl von 2 bis 12. Deine Gegner dürfen sie in dieser Runde nicht spielen. (Wer weniger Zauber hat als du, ist sicher.)
mw-effect-looking_glass = Fernrohr
mw-effect-looking_glass-text = Sieh dir die Runen eines Gegners an. Du darfst eine von deinen gegen eine von seinen tauschen. (Nicht bei einem Gegner mit weniger Zaubern als du.)
mw-spell = { $title } ({ $number })
mw-card = { $title } (auf { $numbers }): { $text }

## Why not

mw-no-casting-now = Jetzt wird gezaubert: Wirke einen Zauber oder passe.
mw-no-such-value = Keine Runen dieses Spiels ergeben diese Zahl. Rechne den Wert deiner Runen aus.
mw-no-claim = Rechne den Wert deiner Runen aus und sag ihn als Zahl, zum Beispiel =42.
mw-no-pass = Alle machen mit: Wähle zwei Runen.
mw-no-runes-yet = Wähle zuerst deine Runen, dann sag, was sie ergeben.
mw-no-combination = Jetzt werden Runen kombiniert: Wähle zwei von deinen.
mw-no-more-runes =
    { $have ->
        [0] Unter deinen Runen ist keine { $number }.
        [1] Du hast nur eine { $number }.
       *[other] Die { $number } hast du nur zweimal.
    }
mw-no-form = Dafür brauchst du einen Zauber, den du in dieser Runde nicht gewirkt hast.
mw-no-forbidden =
    { $count ->
        [one] Die Rune { $numbers } ist dir in dieser Runde verboten.
       *[other] Die Runen { $numbers } sind dir in dieser Runde verboten.
    }
mw-no-such-spell = Diesen Zauber gibt es nicht.
mw-no-used = Du hast { $title } schon benutzt; jeder Zauber wirkt einmal.
mw-no-in-centre = Dieser Zauber liegt in der Mitte; wirken kannst du ihn, wenn du ihn gelernt hast.
mw-no-not-yours = Du kannst nur deine eigenen Zauber wirken.
mw-no-effect = Dieser Zauber hat keine Wirkung; er zählt nur am Ende.
mw-no-fair-rival = { $title } darf keine Gegner treffen, die weniger Zauber haben als du, und das sind alle.
mw-no-use = { $title } kann jetzt nichts bewirken: { $reason }.
mw-useless-no-spells = der Zauberstapel ist leer
mw-useless-no-runes = es gibt keine Runen mehr zu ziehen
mw-useless-no-hand = du hast keine Runen
mw-useless-no-swap = niemand hat Runen zum Ansehen, oder du hast keine zum Tauschen
mw-useless-no-step = das Ziel lässt sich nicht verschieben
mw-no-step = { $title } kann das Ziel jetzt um { $steps } verschieben; es muss zwischen { $low } und { $high } bleiben.
mw-no-fair-rival-named = { $title } braucht einen Gegner mit Runen und mindestens so vielen Zaubern wie du.
mw-no-rival-named = { $title } braucht einen Gegner mit Runen.
mw-no-number-named = { $title } braucht eine Zahl, die es als Rune gibt: { $low } bis { $high }.
mw-no-detail-needed = { $title } braucht nur seinen Namen.
mw-no-falling-order = Wirf von klein nach groß ab; die nächste Rune muss { $lowest } oder höher sein.
mw-no-such-rune = Unter deinen Runen ist keine { $number }.
mw-no-seven-winds = Bei Sieben Winde wirfst du eine Rune ab oder hörst auf.
mw-no-looking-glass = Beim Fernrohr tauschst du eine Rune oder behältst deine.
mw-no-rival-rune = Dein Gegner hat keine { $number }.
mw-no-same-swap = Ein Tausch braucht zwei verschiedene Zahlen; behalte lieber deine.

## What cannot be read

mw-unreadable = „{ $text }“ ist nicht lesbar.
mw-unreadable-rune = { $number } ist keine Rune; Runen haben Zahlen von 1 bis { $highest }.
mw-unreadable-cast = „{ $text }“ ist nicht lesbar. Schreib cast, die Kennung eines Zaubers und die Zahl oder den Gegner, den er braucht.
mw-unreadable-spell = Es gibt keinen Zauber „{ $text }“.
mw-unreadable-number = { $title } braucht hinter dem Zauber eine Zahl.
mw-unreadable-rival = { $title } braucht hinter dem Zauber einen Gegner: den Buchstaben eines Platzes.
mw-unreadable-chance = „{ $text }“ ist kein Zufallsergebnis; schreib „rune 5“ oder „spell S040“.

## What happens

mw-told-round = Runde { $round }.
mw-told-drew =
    { $count ->
        [one] { $who } zieht { $count } Rune.
       *[other] { $who } zieht { $count } Runen.
    }
mw-told-drew-runes =
    { $count ->
        [one] { $who } zieht { $count } Rune: { $runes }.
       *[other] { $who } zieht { $count } Runen: { $runes }.
    }
mw-told-reshuffled = Die abgeworfenen Runen werden gemischt: { $size } bilden den neuen Stapel.
mw-told-spell = Ein Zauber wird aufgedeckt: { $spell }.
mw-told-cast = { $who } wirkt { $title } ({ $number }).
mw-told-cast-target = { $who } wirkt { $title } ({ $number }): Das Ziel rückt um { $step }.
mw-told-cast-mark = { $who } wirkt { $title } ({ $number }): „{ $text }“
mw-told-passed = { $who } wirkt nichts.
mw-told-target = Das Ziel ist jetzt { $target }.
mw-told-forbidden = Die Rune { $number } ist in dieser Runde verboten für { $rivals }.
mw-told-tossed = { $who } wirft die Rune { $rune } ab.
mw-told-looked = { $who } sieht sich die Runen von { $rival } an.
mw-told-looked-at = { $who } sieht sich die Runen von { $rival } an: { $runes }.
mw-told-kept = { $who } behält alle Runen.
mw-told-swapped = { $who } tauscht eine Rune mit { $rival }.
mw-told-swapped-runes = { $who } nimmt die { $taken } von { $rival } und gibt die { $given }.
mw-told-ready = { $who } ist fertig.
mw-told-revealed = Ziel { $target }: { $shown }.
mw-told-away = { $who } { $runes } = { $value }, { $distance } daneben
mw-told-exactly = { $who } { $runes } = { $value }, genau
mw-told-fizzled = { $who } sagt { $runes } = { $claim }, aber es ergibt { $value }: verpufft
mw-told-value = { $runes } ergibt { $value }. Deine Runen zählen.
mw-told-not-right = { $runes } = { $claim } stimmt noch nicht. Versuch es noch einmal, mit denselben oder anderen Runen.
mw-told-tied = Gleichstand: { $players }.
mw-dropped-stars =
    { $count ->
        [one] { $players } hat keinen Zwillingsstern und ist aus dieser Runde.
       *[other] { $players } haben keinen Zwillingsstern und sind aus dieser Runde.
    }
mw-dropped-runes =
    { $count ->
        [one] { $players } hat zu wenige Runen und ist aus dieser Runde.
       *[other] { $players } haben zu wenige Runen und sind aus dieser Runde.
    }
mw-told-twin-star = Der Zwillingsstern entscheidet für { $who }.
mw-told-learned = { $who } lernt { $spells }.
mw-told-carried = Niemand lernt einen Zauber. Alle Zauber der Mitte warten auf den nächsten Sieger.
mw-told-removed = Niemand lernt einen Zauber. Die Zauber der Mitte verlassen das Spiel.
mw-told-time-up = Die Zeit ist um: Das ist die letzte Runde.
mw-told-tally = { $who } { $spells }
mw-told-over = Das Spiel ist zu Ende. Zauber: { $tallies }.
mw-outcome-won = { $who } gewinnt mit { $spells } { $spells ->
        [one] gelernten Zauber
       *[other] gelernten Zaubern
    }.
mw-outcome-shared = { $winners } teilen sich den Sieg mit je { $spells } { $spells ->
        [one] gelernten Zauber
       *[other] gelernten Zaubern
    }.
mw-outcome-by-unused =
    { $count ->
        [one] { $tied } haben gleich viele Zauber ({ $spells }). { $winners } hat mehr davon übrig behalten und gewinnt.
       *[other] { $tied } haben gleich viele Zauber ({ $spells }). { $winners } haben am meisten davon übrig behalten und teilen sich den Sieg.
    }
mw-outcome-by-numbers =
    { $count ->
        [one] { $tied } haben gleich viele Zauber ({ $spells }). { $winners } hat die größere Summe auf den Zaubern und gewinnt.
       *[other] { $tied } haben gleich viele Zauber ({ $spells }). { $winners } haben die größte Summe auf den Zaubern und teilen sich den Sieg.
    }

## The table in sentences

mw-seen-round = Runde { $round }. Das Ziel ist { $target }.
mw-seen-last-round = Das ist die letzte Runde.
mw-seen-centre = In der Mitte: { $spells }.
mw-seen-decks =
    In den Stapeln: { $spells } Zauber und { $runes ->
        [one] { $runes } Rune
       *[other] { $runes } Runen
    }.
mw-seen-discard = Abgeworfene Runen: { $runes }.
mw-seen-known = Du kennst diese Runen von { $who }: { $runes }.
mw-seen-hand = Deine Runen: { $runes }.
mw-seen-no-hand = Deine Runen: keine.
mw-seen-handed-in = Du hast { $runes } abgegeben.
mw-seen-may-swap = Du darfst eine deiner Runen gegen eine davon tauschen.
mw-seen-you =
    Du hast { $spells } Zauber und { $runes ->
        [one] { $runes } Rune
       *[other] { $runes } Runen
    }.
mw-seen-other =
    { $who } hat { $spells } Zauber und { $runes ->
        [one] { $runes } Rune
       *[other] { $runes } Runen
    }.
mw-seen-leads = { $who } beginnt.
mw-seen-you-lead = Du beginnst.
mw-seen-unused = Unbenutzt: { $spells }.
mw-seen-mark = In dieser Runde wirkt: { $effect }.
mw-seen-forbidden = In dieser Runde verboten: { $numbers }.
mw-seen-placed = Gelegt: { $runes }.
mw-seen-out = Aus dieser Runde.
mw-seen-ready = Fertig.

## Reasons

mw-why-work-it-out = Rechne es aus und sieh, wie nahe es an { $target } kommt.
mw-why-more = Es kostet stattdessen { $runes } und ergibt mehr als { $sum }.
mw-why-less = Es kostet stattdessen { $runes } und ergibt weniger als { $sum }.
mw-why-as-much = Es kostet stattdessen { $runes } und ergibt so viel wie { $sum }.
mw-why-exact = Es ergibt { $value }, genau das Ziel.
mw-why-closest = Es ergibt { $value }, { $distance } neben { $target }: Näher kommst du mit deiner Hand nicht.
mw-why-saves = Es ergibt { $value }, { $distance } daneben. { $closer } käme näher, aber so behältst du { $runes } für später.
mw-why-farther = Es ergibt { $value }, { $distance } daneben; { $closer } käme näher.
mw-why-pass = Ohne Zauber liegt dein bestes Produkt { $distance } daneben, und deine Zauber bleiben für spätere Runden.
mw-why-pass-exact = Ohne Zauber triffst du das Ziel genau, und deine Zauber bleiben für spätere Runden.
mw-why-pass-untold = Deine Zauber bleiben für spätere Runden.
mw-why-cast = { $title }: Dein bestes Produkt liegt dann { $then } statt { $distance } daneben.
mw-why-cast-exact = { $title }: Damit triffst du das Ziel genau; jetzt liegt dein bestes Produkt { $distance } daneben.
mw-why-effect = { $title }: { $text }
mw-why-forbid = Wer nicht hinter dir liegt, kann in dieser Runde keine { $rune } spielen.
mw-why-toss =
    { $distance ->
        [0] Auch ohne die { $rune } kannst du das Ziel genau treffen.
       *[other] Ohne die { $rune } liegt dein bestes Produkt { $distance } daneben.
    }
mw-why-toss-untold = Die { $rune } geht, und neue Runen können kommen.
mw-why-swap =
    { $distance ->
        [0] Mit der { $taken } statt deiner { $given } kannst du das Ziel genau treffen.
       *[other] Mit der { $taken } statt deiner { $given } liegt dein bestes Produkt { $distance } daneben.
    }
mw-why-swap-untold = Du bekommst die { $taken } für deine { $given }.
mw-why-keep =
    { $distance ->
        [0] Du behältst, was du hast: Damit kannst du das Ziel genau treffen.
       *[other] Du behältst, was du hast: Dein bestes Produkt liegt { $distance } daneben.
    }
mw-why-keep-untold = Du behältst die Runen, die du hast.
mw-nudge-pair = Such zwei Runen in der Nähe von { $first } × { $second }.
mw-nudge-spell = Nutze diesmal deinen Zauber. Fang mit einer Rune nahe bei { $near } an.
mw-task-few =
    { $times ->
        [one] Einmal { $rune }: Nimm sie nur einmal.
       *[other] Nimm { $rune } und noch einmal { $rune }.
    }
mw-task-ten = Nimm 10 × { $factor } und dazu { $rest } × { $factor }.
mw-task-split = Nimm { $less } × { $rune } und noch eine { $rune } dazu.
mw-task-double = Rechne erst { $first } × { $second } aus und verdopple dann.
mw-task-shift = Rechne erst aus, was in der Klammer steht: { $sum }.
mw-task-add = Rechne erst { $first } × { $second } aus und zähle dann { $third } dazu.
mw-task-subtract = Rechne erst { $first } × { $second } aus und zieh dann { $third } ab.
mw-silly-last-round = spart Runen in der letzten Runde
mw-silly-far-off = spielt weit daneben, obwohl das genaue Produkt auf der Hand liegt
mw-silly-same-runes = verfehlt mit denselben Runen
mw-silly-wrong-way = rückt das Ziel von deiner Hand weg
mw-silly-own-rune = verbietet die Rune deines eigenen genauen Produkts

## The board in the browser

mw-page-target = Ziel
mw-page-round = Runde { $round }
mw-page-round-of = Runde { $round } von { $rounds }
mw-page-rune = Rune { $number }
mw-page-rune-forbidden = Rune { $number }, dir in dieser Runde verboten
mw-page-spell = { $title }, Zahl { $number }. { $text }
mw-page-spell-used = { $title }, Zahl { $number }, verbraucht
mw-page-your-runes = Deine Runen
mw-page-their-runes = Runen von { $name }
mw-page-your-spells = Deine Zauber
mw-page-spells-of = Zauber von { $name }
mw-page-runes-left =
    { $count ->
        [one] { $count } Rune auf der Hand
       *[other] { $count } Runen auf der Hand
    }
mw-page-sealed = versiegelt
mw-page-sealed-you = Versiegelt
mw-page-out = aus dieser Runde
mw-page-rune-deck = Runen: { $count }
mw-page-spell-deck = Zauber: { $count }
mw-page-discard = Ablage: { $count }
mw-page-pick-first = Nimm zwei Runen. Ihr Produkt soll nahe an { $target } liegen.
mw-page-pick-second = { $first } × ?  Nimm die zweite Rune.
mw-page-pick-seal = Nahe genug an { $target }? Versiegle es oder leg eine Rune zurück.
mw-page-pick-seal-claim = Diese zwei Runen nehmen? Danach sagst du, was sie ergeben.
mw-page-pick-again = Gleichstand. Nimm zwei neue Runen für { $target }.
mw-page-seal = { $text } = { $value } versiegeln
mw-page-seal-plain = { $text } nehmen
mw-page-away = { $count } daneben
mw-page-exact = genau
mw-page-cast-pick = Das Ziel ist { $target }. Berühre einen deiner Zauber, um ihn zu wirken, oder wirke nichts.
mw-page-cast-detail = { $title }: Wähle nun, wie.
mw-page-cast = { $title } wirken
mw-page-cast-with = { $title } wirken: { $detail }
mw-page-pass = Nichts wirken
mw-page-done = Fertig: { $count } ziehen
mw-page-toss = Berühre Runen, um sie abzuwerfen, von klein nach groß.
mw-page-swap-pick = Berühre eine Rune von { $name } und eine deiner Runen, um sie zu tauschen.
mw-page-swap = Deine { $given } gegen die { $taken } tauschen
mw-page-keep = Meine behalten
mw-page-claim = Wie viel ist { $text }?
mw-page-claim-button = Das ist { $value }
mw-page-leads = beginnt
mw-page-won = lernt den Zauber
mw-page-tied = Gleichstand
mw-page-seals-break = Die Siegel brechen: Wer ist am nächsten an { $target }?
mw-page-last-reveal = Letzte Runde, Ziel { $target }
mw-page-fizzled = { $text } ist nicht { $claim }: verpufft
mw-page-bonus = auch zu gewinnen
mw-page-moved = verschoben von { $number }
mw-page-tally =
    { $count ->
        [one] { $count } Zauber
       *[other] { $count } Zauber
    }
mw-page-course = Gelernte Zauber

## The plain board

mw-zone-turn = Runde
mw-zone-target = Ziel
mw-zone-hands = Runen
mw-zone-rune_deck = Runenstapel
mw-zone-discard = Abgelegte Runen
mw-zone-spell_deck = Zauberstapel
mw-zone-forbidden = Verbotene Runen
mw-zone-sealed = Verdeckt gewählt

## Der gezeichnete Tisch im Terminal

mw-terminal-round = Runde { $round } · Ziel
mw-terminal-last-round = Runde { $round } (die letzte) · Ziel
mw-terminal-also = { $spell } (auch zu gewinnen)
mw-terminal-decks = { $spells } Zauber · { $runes } Runen · { $discarded } abgeworfen
mw-terminal-player = Spieler
mw-terminal-spells = Zauber
mw-terminal-runes = Runen
mw-terminal-notes = unbenutzte Zauber und Zeichen
mw-terminal-you = { $player } (du)
mw-terminal-leads = { $player } (beginnt)
mw-terminal-forbidden = nicht { $numbers }
mw-terminal-placed = gelegt: { $runes }
mw-terminal-out = diese Runde nicht mehr dabei
mw-terminal-sealed = verdeckt
mw-terminal-hand = Deine Runen
mw-terminal-no-discard = Es ist keine Rune abgeworfen.
mw-terminal-used = Benutzt von { $who }: { $spells }.

## Stellungen

mw-position-mark = Feld „{ $field }“: „{ $text }“ ist kein Zeichen. Zeichen: { $known }.
mw-position-runes = Es gibt mehr Runen { $rune }, als der Kartensatz hat.
mw-position-spell = Der Zauber { $spell } ist an zwei Stellen.
mw-position-not-over = Die Phase ist „over“, aber nichts hat das Spiel beendet; „end“ ist das Ende einer Runde.
mw-position-no-spells = Der Zauberstapel ist leer: Mit der Phase „draw“ kann keine Runde beginnen.

# Kartendateien
mw-field-rune-number = Die Zahl auf der Rune.
mw-field-rune-copies = Wie viele Runen mit dieser Zahl es gibt.
mw-field-spell-id = Eine kurze Kennung aus Buchstaben und Ziffern, für jeden Zauber eine andere.
mw-field-spell-number = Das Ziel. Es darf nicht größer sein als alles, was die Runen ergeben.
mw-field-spell-effect = Was der Zauber tut, wenn er gelernt ist und gesprochen wird.
mw-warn-unreachable = Zauber { $spell }: Keine Kombination dieser Runen ergibt genau { $number }.
mw-print-runes = Runen
mw-print-spells = Zauber
mw-print-target = Wie weit vom Ziel?

## Stundenpläne

mw-plan-first-tables = Einmaleins mit 2, 5 und 10
mw-plan-tables-to-ten = Das ganze Einmaleins bis 10
mw-plan-hard-tables = Die schweren: 6 bis 12
