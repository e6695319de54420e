# Was `spellhall balance` und die Werkstatt über Kartensätze und Optionen sagen.

## Zahlen
balance-percent = { $value } %
balance-reach = { $value } % ({ $low } bis { $high })
balance-points = { $value } Punkte ({ $low } bis { $high })
balance-brief = { $value } ({ $low } bis { $high })
balance-number = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-of = { $set }: { $sentence }
balance-house = Haus
balance-house-set = Satz des Hauses
balance-own-set = dein Satz

## Wer beginnt, wer wo sitzt
balance-nobody-begins = Niemand beginnt: Die erste Wahl treffen alle.
balance-beginning-good = Beginnen ist ein Vorteil: Wer beginnt, gewinnt { $share }; ein gerechter Anteil wäre { $even }.
balance-beginning-bad = Beginnen ist ein Nachteil: Wer beginnt, gewinnt { $share }; ein gerechter Anteil wäre { $even }.
balance-beginning-even = Ein Vorteil des Beginnens zeigt sich nicht: Wer beginnt, gewinnt { $share }; ein gerechter Anteil wäre { $even }.
balance-seat-more = Platz { $seat } gewinnt mehr als seinen Anteil: { $share }.
balance-seat-less = Platz { $seat } gewinnt weniger als seinen Anteil: { $share }.

## Karten
balance-card-strong = { $card } ist stark: { $why }.
balance-card-weak = { $card } ist schwach: { $why }.
balance-card-both = { $card } gibt Widersprüchliches zu sehen: { $why }.
balance-joined = { $first }; { $next }
balance-why-winning = wer die Karte hat, gewinnt { $share }, { $apart } gegenüber den anderen Karten
balance-why-barred = eine Seite, die sie nicht benutzen darf, wo sie es täte, verliert { $points }
balance-why-given = eine Seite, die sie geschenkt bekommt, gewinnt { $points } dazu
balance-dead-unseen = { $card } ist tot: Die Karte kam nie vor.
balance-dead-unused = { $card } ist tot: In { $had } der Partien hatte sie jemand, und nie hat sie jemand benutzt.
balance-dead-idle = { $card } ist tot: In { $used } der Partien wurde sie benutzt, und nie hat sie etwas bewirkt.
balance-dead-unwanted = { $card } ist tot: In { $offered } der Partien hätte man sie benutzen können, und nie hat es jemand getan.
balance-no-card = Keine Karte fällt auf.
balance-no-cards = Karten ließen sich nicht vergleichen: Niemand hatte welche.
balance-sharp = Bei einer gewöhnlichen Karte hätte sich ein Unterschied von { $points } Punkten gezeigt.
balance-blunt = Bei einer gewöhnlichen Karte hätte sich erst ein Unterschied von mehr als etwa { $points } Punkten gezeigt; viermal so viele Partien halbieren das.

## Der Verlauf einer Partie
balance-length = Eine Partie dauert { $middle } Züge, 8 von 10 dauern { $short } bis { $long }; { $undecided } haben keinen alleinigen Sieger.
balance-ends = So enden Partien: { $ends }.
balance-end = { $clause } { $share }
balance-leads = Nach der Einschätzung der Bots wechselt die Führung in einer Partie { $changes }-mal ({ $low } bis { $high }), und wer gewinnt, liegt nach { $known } der Partie endgültig vorn.
balance-unwanted = Neben anderem angeboten und von diesen Bots nie gewählt: { $sorts }.
balance-unwanted-sort = „{ $verb }“ ({ $times }-mal)
balance-silent = Regeln, die nie vorkamen: { $clauses }.
balance-skill = Können: { $better } holt { $score } gegen { $worse }; { $decided } dieser Partien sind entschieden.

## Nebeneinander
balance-from-to = Von „{ $from }“ zu „{ $to }“
balance-same = Von „{ $from }“ zu „{ $to }“: Es zeigt sich kein Unterschied.
balance-differs = Von „{ $from }“ zu „{ $to }“: { $figure } { $change }.
balance-figure-beginner = Siege beim Beginnen
balance-figure-seat = Siege von Platz { $what }
balance-figure-undecided = Partien ohne alleinigen Sieger
balance-figure-turns = Züge
balance-figure-decisions = Entscheidungen
balance-figure-card = Siege mit { $what }

## Tabellen und Seiten
balance-title = { $game }: Ausgewogenheit
balance-shown = { $game }: { $deals } Austeilungen, es spielt { $bots }, Startwert { $seed }
balance-again = Noch einmal: { $command }
balance-report = Der Bericht: { $file }
balance-stopped = Angehalten. In { $file } steht, was gespielt wurde; derselbe Befehl macht dort weiter.
balance-played = { $deals } Austeilungen an einem Tisch für { $players }; { $bots } spielt auf jedem Platz; Startwert { $seed }; Spellhall { $version }, Regeln { $rules }. { $sets }.
balance-set = { $label }: Karten „{ $name }“ ({ $digest })
balance-head-what = Was sich zeigt
balance-head-who = Wer gewinnt, mit 95-%-Intervallen
balance-head-victory = Anteil am Sieg
balance-head-victory-of = { $set }: Anteile am Sieg
balance-head-length = Länge
balance-head-turns = Züge einer Partie
balance-head-percentiles = Perzentile
balance-head-least = wenigste
balance-head-most = meiste
balance-head-ends = Wie Partien enden
balance-head-clause = Regel
balance-head-games = Anteil der Partien
balance-head-cards = Karten
balance-head-cards-of = { $set }: Karten
balance-head-every-card = Jede Karte
balance-head-beside = Karten nebeneinander, mit Intervallen, die für alle zusammen gelten
balance-head-axis = Siege mit der Karte gegenüber den anderen Karten
balance-head-card = Karte
balance-head-had = gehabt
balance-head-usable = nutzbar
balance-head-used = benutzt
balance-head-wins = Siege, %
balance-head-others = gegenüber anderen
balance-head-barred = verboten
balance-head-given = geschenkt
balance-head-figure = Größe
balance-head-difference = Unterschied, 95 %
balance-head-deals = Bei denselben Austeilungen; 95-%-Intervalle
balance-head-method = Wie gemessen wurde
balance-head-json = Alle Zahlen als JSON
balance-row-beginner = wer beginnt
balance-row-seat = Platz { $seat }
balance-options = Optionen: { $options }.
balance-no-options = Optionen: keine.
balance-method-share = Auf jedem Platz spielen Bots derselben Stufe und sehen nur, was sie sehen dürfen. Anteile sind Anteile am Sieg: Sieger teilen ihn. Intervalle gelten zu 95 %, gerechnet nach Austeilungen; die der Karten sind so breit, dass sie für alle Karten zusammen gelten.
balance-method-cards = Siege mit einer Karte: wie viele ihrer Exemplare Sieger hatten, verglichen mit der mittleren der anderen Karten, weil die Seite, der es gut geht, oft mehr von jeder Karte hat. Wo man sich die Karten aussucht, mit denen man spielt, kommen diese Zahlen aus Partien, in denen das Los gewählt hat; so wird keine Karte nach denen beurteilt, die sie mögen.
balance-method-again = Verboten: dieselbe Austeilung noch einmal, mit demselben Glück und denselben Bots, nur darf eine Seite, die die Karte benutzt hatte, es nicht, solange sie etwas anderes wählen kann; positiv ist, was sie das kostet. Geschenkt: dieselbe Austeilung noch einmal, und eine Seite hat die Karte von Anfang an; positiv ist, was ihr das bringt.
balance-method-alarms = Etwas wird genannt, wenn Zufall allein es schlecht erklärt, obwohl alles angesehen wurde (Rate falscher Entdeckungen { $rate }, für Beginnende und Plätze und für alle Prüfungen von Karten), und wenn der Unterschied mindestens { $least } Punkte beträgt. Andere Bots und Menschen finden in einer Karte vielleicht mehr als diese.
