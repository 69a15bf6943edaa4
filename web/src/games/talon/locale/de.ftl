turn-numbered = { round }
tab-seats = Flotten
score-unit = Sp
score-name = verbliebene Schiffspunkte
tab-strip = Schiff
battle-map = Karte der Schlacht
impulse-chart = Impulstafel
power-phase = Energie
power-phase-short = Energie
key-moves = zieht
key-power = erhält AP
has-initiative = hat die Initiative: handelt in jedem Impuls zuerst
first = spielt zuerst
lost-points = { $points } Sp verloren
points = { $points } Sp
power = Energie
speed-value = Tempo
turn-radius = Wenderadius
curve = Kurve
damage-power = Schaden { $amount }
charged = geladen
empty = leer
battery-charged = Batterie geladen
battery-empty = Batterie leer
afterburners-left = noch { $left } von { $all } Nachbrennern
turn-in = Wende in { $hexes }
slip-bought = Seitengleiten
rigged =
    umgerüstet: { $up ->
         [power] Energie
         [helm] Ruder
         [group-1] Gruppe 1
         [group-2] Gruppe 2
        *[group-3] Gruppe 3
    } hoch, { $down ->
         [power] Energie
         [helm] Ruder
         [group-1] Gruppe 1
         [group-2] Gruppe 2
        *[group-3] Gruppe 3
    } runter
hull = Rumpf
explosion = explodiert mit { $strength }
ftl-ready = Überlichtantrieb aktiv
reconstructed = einige Werte dieses Schiffs sind rekonstruiert
destroyed = zerstört
aiming = zielt
ready = bereit
not-ready = nicht bereit
boxes-missing = noch { $boxes }
hunted = Gejagt von { $missiles }
back-to = Zurück zu { $unit }
on-call = auf Abruf
arrives = Runde { $round }
status-absent = kommt noch
status-destroyed = zerstört
status-retreated = zurückgezogen
status-escaped = entkommen
status-docked = angedockt
status-landed = gelandet
status-lost = verloren
arc-letter-front = V
arc-letter-left = L
arc-letter-right = R
arc-letter-rear = H
steps = Schritte des Zuges
step-ap = AP
step-move = Ziehen
step-fire = Feuern
step-repair = Reparieren
critical-shields-down-effect = Kein Schild schützt es, und keiner lässt sich verstärken. Eine 6 repariert es.
critical-helm-down-effect = Es kann nur geradeaus. Eine 6 repariert es.
critical-power-effect = Seine Energie ist für den Rest der Schlacht um eins niedriger.
critical-thrusters-effect = Sein Wenderadius ist für den Rest der Schlacht um eins größer.
critical-power-loss-effect = Es lädt nichts und kann seine Kurve nicht ändern. Eine 6 repariert es.
critical-ftl-effect = Es kann die Schlacht nicht mit Überlicht verlassen.
critical-none-effect = Das Schiff hatte Glück.
critical-hull-effect = Weitere Rumpfkästchen werden abgestrichen.
critical-weapon-effect = Die Gruppe kann weder laden noch feuern.
critical-breach-effect = Das Schiff wird zerstört und explodiert.
odds-title = { $weapons ->
    [1] { $weapon } auf { $target }
   *[other] { $weapons } × { $weapon } auf { $target }
}
odds-range = Entfernung { $range }, jede trifft mit { $hit }
odds-shield = Schild { $arc } fängt { $absorbs } ab
odds-expected = erwarteter Schaden
odds-destroys = { $target } zerstört
odds-hull = erreicht den Rumpf
odds-points = { $points } Schaden
odds-nothing = nichts
odds-absorbed = Schild −{ $shield }
odds-hull-hit = { $hull } Rumpf
odds-hull-critical = { $hull } Rumpf, { $criticals } { $criticals ->
    [1] kritischer Treffer
   *[other] kritische Treffer
}
odds-destroyed = zerstört
odds-exact = genau
reason-terrain = Gelände auf der Linie
reason-black-hole = Schwarzes Loch nahe der Linie
note-flies-first = Die Rakete fliegt erst und kann abgeschossen werden.
note-pushes-first = Das Ziel wird gestoßen, bevor es Schaden nimmt.
note-strikes-the-cone = Jeder Feind im Kegel wird getroffen.
menu-title = { $unit }: 1 AP
menu-of-battery = { $unit }: Batterie
flash-shot = { $unit } auf { $target }, Entfernung { $range }: { $damage ->
    [0] vorbei
   *[other] { $damage } Schaden
}
flash-less = { $amount } weniger wegen Gelände
flash-critical = { $unit }: { $result }
flash-destroyed = { $unit } ist zerstört
flash-exploded = { $unit } explodiert mit Stärke { $strength }
flash-struck = Rakete { $missile } trifft { $target }: { $damage } Schaden
flash-repair = { $unit } repariert: { $repaired ->
    [true] gelungen
   *[other] noch nicht
}
zoom-fit = Alles zeigen
way-straight = geradeaus
way-left = Wende nach links
way-right = Wende nach rechts
way-slip-left = Seitengleiten nach links
way-slip-right = Seitengleiten nach rechts
ask-fire-at = { $unit }: auf { $target } feuern?
ask-group = { $unit }: Welche Waffengruppe feuert?
ask-ChooseSpending = { $unit }: Was kauft der AP?
ask-ChooseMove = { $unit }: Wie zieht es?
ask-ChooseMissileMove = Rakete { $unit }: Wie fliegt sie?
ask-ChooseTarget = { $unit }: auf wen feuern?
ask-ChooseCone = { $unit }: Feuert die nächste Fusionskanone?
ask-ChooseLaunch = { $unit }: Wo erscheint die Rakete, und wohin zeigt sie?
ask-ChooseSpeed = { $unit }: Welches Tempo für die nächste Runde?
ask-ChooseHex = Wo wird { $unit } aufgestellt?
ask-ChooseFacing = Wohin zeigt { $unit }?
ask-ChooseFighter = { $unit }: Welcher Jäger ist getroffen?
ask-ChoosePull = { $unit }: In welches Feld wird es gezogen?
sub-target = { $weapon }, noch { $left } von { $count } zu feuern. Zeige auf ein Ziel, um die Chancen zu sehen.
sub-group = Wähle eine geladene Waffengruppe. Feuern leert ihre Leiste.
sub-firing = Zeige auf ein Schiff mit geladener Waffengruppe, dann auf sein Ziel.
sub-move = Tempo { $speed }, Wenderadius { $radius }{ $turn ->
    [0] : frei zu wenden
    [1] : noch ein Feld, bevor es wenden kann
   *[other] : noch { $turn } Felder, bevor es wenden kann
}.
sub-spending = Ein Aktionspunkt von der Tafel. Ungenutzt verfällt er.
sub-battery = Der Punkt der Batterie; wer ihn nutzt, leert sie.
sub-speed = Energie, Tempo, Wenderadius: { $curve }{ $modifier ->
    [0] {""}
   *[other] , Schaden { $modifier }
}.
sub-mover = Jedes Schiff, das dran ist, muss ziehen; Schiffe mit Nachbrenner dürfen.
says-none = keine
says-impulse = Impuls { $impulse }: { $movers } ziehen; { $powered } erhalten AP
says-shield = Schild { $arc } { $left } von { $boxes }
says-arcs = feuert nach { $arcs }
says-ship = { $name }, { $class }, { $place }, Richtung { $facing }, Energie, Tempo und Radius { $curve }, Rumpf { $hull }; Schilde: { $shields }; Waffen: { $weapons }{ $critical ->
    [none] {""}
   *[other] ; Schaden: { $critical }
}.
says-missile = Rakete { $missile } in { $place }{ $target ->
    [none] , ohne Ziel
   *[other] , jagt { $target }
}
says-way = { $way }, nach { $place }, Richtung { $facing }
says-off = über den Rand
says-round = Runde { $round } von { $rounds }, Impuls { $impulse }. { $first } hat die Initiative.
says-standing = { $name }: noch { $points } Punkte
measure-points = Übrige Punkte
measure-ships = Schiffe auf der Karte
measure-hull = Übrige Rumpfkästchen
verb-pick = Auf der Karte wählen
verb-fire = Feuern
fire = { $group } von { $unit } feuern
verb-at = Zielen
verb-hold = Halten
verb-slip = Seitengleiten
verb-turn = Kraftwende
verb-charge = Laden
verb-battery = Batterie
verb-reinforce = Verstärken
verb-discard = Ablegen
verb-change = Initiative nehmen
verb-defend = Initiative halten
verb-beam = Übertragen
verb-redirect = Umlenken
verb-dock = Andocken
verb-shoot = Feuern
verb-jump = Springen
verb-call = Rufen
short-laser = Laser
short-torpedo = Torpedo
short-disruptor = Disruptor
short-wave = Wellenkanone
short-fusion = Fusionskanone
short-missile = Raketen
setup-scenario = Szenario
setup-free = Freie Schlacht
setup-editor = Ein eigenes Szenario schreiben
setup-points = Punkte je Flotte
setup-fleet = Flotte
setup-left = { $points } Sp übrig
setup-over = { $points } Sp zu viel
setup-add = { $class } hinzufügen
setup-remove = { $class } entfernen
setup-forces = { $one } gegen { $other }
setup-rounds = { $rounds } Runden
