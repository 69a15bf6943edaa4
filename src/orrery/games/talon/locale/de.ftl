## The game

game-title = Talon
game-summary = Taktische Schlachten zwischen Sternenschiffen auf einer Impulsuhr, für zwei.
option-scenario = Szenario
option-deployment = Aufstellung
option-deployment-standard = die Positionen des Szenarios
option-deployment-free = jede Seite stellt ihre Schiffe in ihrer Zone auf
option-fusion = Würfel einer Fusionskanone
option-fusion-per-target = einer für jedes Ziel
option-fusion-single = einer für den ganzen Schuss
option-points = Punkte jeder Flotte (freie Schlacht)
option-fleet_a = Flotte des ersten Platzes, etwa „terran: CA CA DD“ (freie Schlacht)
option-fleet_b = Flotte des zweiten Platzes (freie Schlacht)
option-terrain = Gelände (freie Schlacht)
option-mode = Worum es geht (freie Schlacht)
option-terrain-none = keines
option-terrain-random = nach einem Würfel
option-terrain-planet = Planet
option-terrain-asteroids = Asteroiden
option-terrain-nebula = Nebel
option-terrain-black-hole = Schwarzes Loch
option-shifts = Spieler dürfen vorschlagen, die Karte zu verschieben
option-jury_rigging = Schiffe dürfen behelfsmäßig umgerüstet werden
option-mode-last-ship = das letzte Schiff
option-mode-planetary-invasion = Invasion eines Planeten
option-mode-priority-target = vorrangiges Ziel
option-mode-escort = Geleit
option-mode-base-assault = Angriff auf eine Basis

## Questions

ChooseSpender = Welches Schiff gibt als Nächstes seinen AP aus?
ChooseSpending = Wofür gibt das Schiff seinen AP aus?
ChooseNewTarget = Welches Schiff soll die Rakete jetzt jagen?
ChooseMover = Welches Schiff oder welche Rakete zieht als Nächstes?
ChooseMove = Wie zieht das Schiff?
ChooseMissileMove = Wie fliegt die Rakete?
ChooseLaunch = Wo erscheint die Rakete, und wohin zeigt sie?
ChooseGroup = Welche geladene Waffengruppe feuert?
ChooseTarget = Worauf zielt die nächste Waffe?
ChooseCone = Feuert die nächste Fusionskanone?
ChooseStruck = Welches deiner Schiffe im Kegel wird als Nächstes getroffen?
ChoosePush = In welches Feld wird das Ziel gestoßen?
ChooseExplosion = Welches deiner Schiffe explodiert zuerst?
ChooseFighter = Welcher Jäger ist getroffen?
ChooseMissileStruck = Welche Rakete ist getroffen?
ChooseCollision = Mit welchem Schiff stößt es zuerst zusammen?
ChooseFirstStruck = Welches der beiden Schiffe nimmt zuerst Schaden?
ChooseInitiative = Wer hat von nun an die Initiative?
ChooseSpeed = Welches Tempo für die nächste Runde?
OfferRig = Das Schiff behelfsmäßig umrüsten? Ein System wird besser, ein anderes schlechter, bis zur nächsten Energiephase.
ChooseJump = Welches Schiff verlässt die Schlacht mit Überlicht?
OfferCall = Welche der wartenden Einheiten wird gerufen?
ChoosePulled = Welches Schiff zieht das Schwarze Loch als Nächstes?
ChoosePull = In welches Feld wird das Schiff gezogen?
ChooseHex = Wo wird die Einheit aufgestellt?
ChooseFacing = Wohin zeigt sie?
OfferShift = Vorschlagen, die Karte zu verschieben?
AnswerShift = Der andere möchte die Karte verschieben. Stimmst du zu?
ChooseStray = Welches versprengte Schiff macht Platz und gilt als zurückgezogen?

## Actions

hold = Halten
done = Fertig
pick = { $unit } nehmen
slip = Ein Seitengleiten kaufen
turn = Eine Wende mit Energie verstärken
charge = Gruppe { $group } laden
battery = Die Batterie laden
reinforce =
    { $arc ->
         [front] vorderer Schild
         [right] rechter Schild
         [left] linker Schild
        *[rear] hinterer Schild
    } verstärken
discard =
    Verstärkung ablegen: { $arc ->
         [front] vorderer Schild
         [right] rechter Schild
         [left] linker Schild
        *[rear] hinterer Schild
    }
change = Versuchen, die Initiative zu wechseln
defend = Die Initiative verteidigen
beam = Energie an { $unit } übertragen: { $what }
redirect = Rakete { $missile } ein neues Ziel geben
move =
    Ziehen: { $manoeuvre ->
         [straight] fliegt geradeaus
         [left] wendet nach links
         [right] wendet nach rechts
         [slip-left] gleitet nach links
        *[slip-right] gleitet nach rechts
    }
dock =
    Andocken oder landen: { $manoeuvre ->
         [straight] fliegt geradeaus
         [left] wendet nach links
         [right] wendet nach rechts
         [slip-left] gleitet nach links
        *[slip-right] gleitet nach rechts
    }
fire = Gruppe { $group } von { $unit } feuern
at = Auf { $unit } zielen
shoot = Feuern
launch =
    Starten nach { $direction ->
         [NW] NW
         [NE] NO
         [E] O
         [SE] SO
         [SW] SW
        *[W] W
    }
towards =
    Nach { $direction ->
         [NW] NW
         [NE] NO
         [E] O
         [SE] SO
         [SW] SW
        *[W] W
    }
speed = Tempo { $speed }
initiative = Initiative für { $seat }
jump = { $unit } springt auf Überlicht
call = { $unit } wird gerufen
rig =
    { $up ->
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
place = In { $place } aufstellen
shift =
    Die Karte verschieben nach { $direction ->
         [NW] NW
         [NE] NO
         [E] O
         [SE] SO
         [SW] SW
        *[W] W
    }
agree = Zustimmen
decline = Ablehnen

## What happened

RoundBegan = Runde { $round } beginnt.
TurnBegan = Impuls { $impulse }: { $seat } ist dran.
UnitDeployed =
    { $unit } wird in { $place } aufgestellt, Richtung { $facing ->
         [NW] NW
         [NE] NO
         [E] O
         [SE] SO
         [SW] SW
        *[W] W
    }.
TerrainPlaced =
    Eine { $die } wird gewürfelt: { $terrain ->
         [planet] Planet
         [asteroid] Asteroiden
         [nebula] Nebel
         [black-hole] Schwarzes Loch
         [worm-hole] Wurmloch
        *[space] freier Raum
    }.
ReinforcementExpired =
    Die Verstärkung von { $unit } verfällt: { $arc ->
         [front] vorderer Schild
         [right] rechter Schild
         [left] linker Schild
        *[rear] hinterer Schild
    }.
PowerSpent =
    { $unit } gibt AP aus: { $use ->
         [slip] ein Seitengleiten
         [turn] eine Wende
         [charge-1] Ladung von Gruppe 1
         [charge-2] Ladung von Gruppe 2
         [charge-3] Ladung von Gruppe 3
         [battery] die Batterie
         [reinforce-front] vorderer Schild verstärkt
         [reinforce-right] rechter Schild verstärkt
         [reinforce-left] linker Schild verstärkt
         [reinforce-rear] hinterer Schild verstärkt
         [change] für den Wechsel der Initiative
         [defend] zum Halten der Initiative
        *[other] eine Rakete umgelenkt
    }.
ReinforcementDiscarded =
    { $unit } legt eine Verstärkung ab: { $arc ->
         [front] vorderer Schild
         [right] rechter Schild
         [left] linker Schild
        *[rear] hinterer Schild
    }.
PowerBeamed =
    { $unit } überträgt Energie an { $squadron }: { $use ->
         [charge-1] Ladung von Jäger 1
         [charge-2] Ladung von Jäger 2
         [charge-3] Ladung von Jäger 3
         [turn] eine Wende
        *[other] ein Seitengleiten
    }.
MissileRedirected = { $unit } lenkt Rakete { $missile } auf { $target } um.
ShipMoved =
    { $unit } { $manoeuvre ->
         [straight] fliegt geradeaus
         [left] wendet nach links
         [right] wendet nach rechts
         [slip-left] gleitet nach links
        *[slip-right] gleitet nach rechts
    } nach { $place }.
BaseRotated =
    { $unit } dreht sich nach { $facing ->
         [NW] NW
         [NE] NO
         [E] O
         [SE] SO
         [SW] SW
        *[W] W
    }.
MissileMoved = Rakete { $missile } fliegt nach { $place }.
MapShifted = Die Karte gleitet: Alles rückt um { $columns } Spalten und { $rows } Reihen.
MapExtended = Die Schlacht braucht mehr Platz: Neben den beiden wird weitere Karte angelegt.
ShiftProposed =
    { $seat } möchte die Karte verschieben nach { $direction ->
         [NW] NW
         [NE] NO
         [E] O
         [SE] SO
         [SW] SW
        *[W] W
    }.
ShiftDeclined = { $seat } stimmt nicht zu, die Karte zu verschieben.
TerrainRemoved =
    In { $place } bleibt zurück: { $terrain ->
         [planet] Planet
         [asteroid] Asteroiden
         [nebula] Nebel
         [black-hole] Schwarzes Loch
         [worm-hole] Wurmloch
        *[space] freier Raum
    }.
ShipsCollided = { $unit } stößt mit { $other } zusammen.
WeaponsReadied =
    { $unit } feuert Gruppe { $group }: { weapon-name }.
ShotFired =
    { $unit } feuert { weapon-name } auf { $target }, Entfernung { $range }: Würfel { $die }{ $terrain ->
         [0] { "" }
        *[other] , { $terrain } weniger wegen Gelände
    }{ $black_hole ->
         [0] { "" }
        *[other] , { $black_hole } weniger wegen Schwarzer Löcher
    }, { $damage } Schaden.
MissileLaunched = { $unit } startet Rakete { $missile } auf { $target } aus { $place }.
MissileStruck =
    Rakete { $missile } trifft { $target } mit { $damage }: { $arc ->
         [front] vorderer Schild
         [right] rechter Schild
         [left] linker Schild
        *[rear] hinterer Schild
    }.
MissileDamaged = Rakete { $missile } ist beschädigt.
MissileLost =
    Rakete { $missile } ist verloren: { $cause ->
         [hull] der Rumpf gab nach
         [breach] der Kern brach
         [fighters] der letzte Jäger ging verloren
         [planet] Aufprall auf einen Planeten
         [black-hole] Sturz in ein Schwarzes Loch
         [power] die Energie fiel unter null
         [host] der Träger wurde zerstört
         [shot] abgeschossen
         [map-edge] über den Rand der Karte
        *[terrain] Aufprall
    }.
ShieldsHit =
    { $arc ->
         [front] vorderer Schild
         [right] rechter Schild
         [left] linker Schild
        *[rear] hinterer Schild
    } von { $unit } fängt den Schlag ab und verliert { $boxes ->
         [0] nur die Verstärkung
        *[other] { $boxes }
    }.
HullHit = { $unit } nimmt { $boxes } am Rumpf.
FighterLost = { $unit } verliert Jäger { $fighter }.
CriticalRolled =
    Kritischer Schaden an { $unit }, Würfel { $dice }: { $result ->
         [none] nichts Bleibendes
         [hull] eine Folgeexplosion
         [shields-down] Schilde aus
         [helm-down] Ruder ausgefallen
         [weapon] eine Waffengruppe ist zerstört
         [thrusters] Düsen beschädigt: Wenderadius +1
         [power] Energie -1
         [ftl] Rumpfschaden, Überlichtantrieb aus
         [power-loss] Energieausfall
        *[breach] Kernbruch
    }.
ShipDestroyed =
    { $unit } ist zerstört: { $cause ->
         [hull] der Rumpf gab nach
         [breach] der Kern brach
         [fighters] der letzte Jäger ging verloren
         [planet] Aufprall auf einen Planeten
         [black-hole] Sturz in ein Schwarzes Loch
         [power] die Energie fiel unter null
         [host] der Träger wurde zerstört
         [shot] abgeschossen
         [map-edge] über den Rand der Karte
        *[terrain] Aufprall
    }.
ShipExploded = { $unit } explodiert mit Stärke { $strength }.
ArcRolled = Würfel für die Schilde von { $unit }, vorn, rechts, links, hinten: { $dice }.
ShipPushed = { $unit } wird nach { $place } gestoßen.
ShipPulled = { $unit } wird nach { $place } gezogen.
AsteroidsEntered =
    { $unit } fliegt in Asteroiden: { $arc ->
         [front] vorderer Schild
         [right] rechter Schild
         [left] linker Schild
        *[rear] hinterer Schild
    } zuerst.
NebulaEntered = { $unit } fliegt in einen Nebel: Seine Schilde sind aus.
RepairTried =
    { $unit } versucht zu reparieren, { $marker ->
         [none] nichts Bleibendes
         [hull] eine Folgeexplosion
         [shields-down] Schilde aus
         [helm-down] Ruder ausgefallen
         [weapon] eine Waffengruppe ist zerstört
         [thrusters] Düsen beschädigt: Wenderadius +1
         [power] Energie -1
         [ftl] Rumpfschaden, Überlichtantrieb aus
         [power-loss] Energieausfall
        *[breach] Kernbruch
    }: { $die }.
InitiativeKept = Die Initiative bleibt bei { $seat }: { $change } für den Wechsel, { $defend } dagegen.
InitiativeChanged = Die Initiative geht an { $seat }: { $change } für den Wechsel, { $defend } dagegen.
WeaponsCharged = { $unit } lädt seine Waffen.
CurveSet = { $unit } stellt Energie { $power }, Tempo { $speed }, Wenderadius { $radius } ein{ $modifier ->
         [0] { "" }
        *[other] { " " }(Schaden { $modifier })
    }.
ShipRigged =
    { $unit } rüstet um: { $up ->
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
    } runter.
RigRemoved =
    { $die ->
         [1] Die Umrüstung von { $unit } endet mit einer 1: Der Rumpf leidet.
        *[other] Die Umrüstung von { $unit } endet mit einer { $die }.
    }
ShipRetreated =
    { $unit } { $how ->
         [ftl] springt auf Überlicht
         [worm-hole] geht durch das Wurmloch
         [exit] geht über den östlichen Rand
        *[map-edge] verlässt die Schlacht über den Rand der Karte
    }.
ShipDocked = { $unit } dockt an: { $host }.
BattleEnded =
    Die Schlacht ist vorbei: { $degree ->
         [none] kein Sieg
         [minor] ein knapper Sieg
         [great] ein großer Sieg
        *[devastating] ein vernichtender Sieg
    }.

## Refusals

not-asked = Danach wird gerade nicht gefragt.
game-over = Die Schlacht ist vorbei.
already-beamed = { $unit } hat in diesem Impuls schon einen AP bekommen.
arc-reinforced =
    Bei { $unit } ist schon verstärkt: { $arc ->
         [front] vorderer Schild
         [right] rechter Schild
         [left] linker Schild
        *[rear] hinterer Schild
    }.
bar-full = Leiste { $group } von { $unit } hat kein leeres gelbes Kästchen.
bases-do-not-move = { $unit } ist eine Basis: Sie bewegt sich nicht.
battery-full = Die Batterie von { $unit } ist voll.
beam-blocked = Gelände versperrt den Strahl zu { $unit }.
beam-too-far = { $unit } ist { $range } Felder entfernt; Strahlen reichen sechs.
cannot-beam = { $unit } ist weder Träger noch Basis.
docking-not-called-for = Das Szenario verlangt nicht, dass { $unit } andockt.
drive-inactive = Der Überlichtantrieb von { $unit } ist in Runde { $round } nicht aktiv.
drive-offline = Der Überlichtantrieb von { $unit } ist beschädigt.
facing-not-allowed =
    Einheiten dieser Seite werden nicht so ausgerichtet: { $facing ->
         [NW] NW
         [NE] NO
         [E] O
         [SE] SO
         [SW] SW
        *[W] W
    }.
fighter-lost = Jäger { $fighter } ist schon verloren.
group-destroyed = Gruppe { $group } von { $unit } ist zerstört.
group-must-fire = Die Gruppe ist gewählt: Ihre erste Waffe muss feuern.
has-fired = { $unit } hat in diesem Zug fertig gefeuert.
has-moved = { $unit } ist in diesem Impuls schon gezogen.
has-slip-marker = { $unit } hat schon einen Marker für Seitengleiten.
helm-down = Das Ruder von { $unit } ist ausgefallen: Es kann nur geradeaus.
hex-taken = In { $place } steht schon eine eigene Einheit.
in-nebula = { $unit } ist in einem Nebel: Seine Schilde sind aus.
not-on-call = { $unit } wartet nicht auf Abruf.
must-stay = { $unit } verteidigt, was nicht aufgegeben werden kann, und bleibt.
in-terrain = { $unit } kann nicht aus Nebel oder Asteroiden springen.
landing-not-allowed = Das Szenario erlaubt { $unit } nicht zu landen.
line-blocked = Ein Planet oder Schwarzes Loch versperrt die Linie.
missile-at-missile = Auf Rakete { $missile } können keine Raketen gestartet werden.
missile-must-approach = Rakete { $missile } muss ihrem Ziel näher kommen.
missile-not-there = Diese Rakete ist nicht getroffen.
missile-not-to-move = Diese Rakete ist jetzt nicht dran.
missiles-only-turn = Rakete { $missile } fliegt geradeaus oder wendet, sonst nichts.
must-move = Jedes Schiff und jede Rakete, die dran sind, müssen ziehen.
name-a-fighter = Nenne einen Jäger von { $unit }.
near-black-hole = { $place } liegt im Umkreis von zwei Feldern um ein Schwarzes Loch.
no-afterburner = { $unit } ist nicht dran und hat keinen Nachbrenner mehr.
no-battery = { $unit } hat keine Batterie.
no-drive = { $unit } hat keinen Überlichtantrieb.
no-enemy-in-cone = Kein feindliches Schiff ist im Kegel.
no-group = { $unit } hat keine Gruppe { $group }.
no-host = Es gibt nichts, woran { $unit } andocken könnte.
no-launcher = { $unit } hat keinen heilen Raketenwerfer.
no-missile-counter = Jetzt kann keine Rakete gestartet werden.
no-new-target = Für Rakete { $missile } gibt es kein neues Ziel in Bogen und Reichweite.
no-power = { $unit } bekommt in diesem Impuls keinen AP und hat keine geladene Batterie.
no-slip-marker = { $unit } hat kein Seitengleiten gekauft.
no-such-speed = Die Kurve von { $unit } hat kein Tempo { $speed }.
no-such-squadron = { $unit } ist kein Geschwader von dir auf der Karte.
no-target = Gruppe { $group } von { $unit } hat nichts in Bogen und Reichweite.
no-turn-marker = { $unit } hat keinen Wendemarker.
no-yellow-box = Leiste { $group } von { $unit } hat kein leeres gelbes Kästchen; rote laden in der Energiephase.
not-a-new-target = { $unit } ist kein neues Ziel in Bogen und Reichweite.
not-a-target = Das Szenario verbietet, auf { $unit } zu feuern.
not-charged = Gruppe { $group } von { $unit } ist nicht voll geladen.
not-colliding = { $unit } ist am Zusammenstoß nicht beteiligt.
not-exploding = { $unit } explodiert nicht.
not-in-cone = { $unit } ist nicht im Kegel.
not-in-zone = { $place } liegt nicht in deiner Zone.
not-on-line =
    Die Linie läuft nicht nach { $direction ->
         [NW] NW
         [NE] NO
         [E] O
         [SE] SO
         [SW] SW
        *[W] W
    }.
not-on-map = { $unit } ist nicht auf der Karte.
not-reinforced =
    Bei { $unit } ist nicht verstärkt: { $arc ->
         [front] vorderer Schild
         [right] rechter Schild
         [left] linker Schild
        *[rear] hinterer Schild
    }.
not-in-the-way = { $unit } ist keines der versprengten Schiffe, deren Rückzug Platz schafft.
no-room-to-shift = Nicht alles bliebe auf der Karte.
shifts-spent = Du hast in diesem Zug genug Verschiebungen vorgeschlagen.
not-to-be-pulled = { $unit } wird jetzt nicht gezogen.
not-towards-target = Die Rakete muss auf { $target } zu erscheinen und dorthin zeigen.
not-your-missile = Rakete { $missile } gehört dir nicht oder fliegt nicht.
not-your-ship = { $unit } ist kein Schiff von dir auf der Karte.
out-of-arc =
    Das Ziel liegt im falschen Bogen: { $arc ->
         [front] vorn
         [right] rechts
         [left] links
        *[rear] hinten
    }. Dorthin kann die Gruppe nicht feuern.
out-of-range = Das Ziel ist { $range } Felder entfernt, außer Reichweite.
own-hex = Auf nichts im eigenen Feld kann gefeuert werden.
own-missile = Rakete { $missile } gehört dir oder fliegt nicht.
own-ship = { $unit } ist dein eigenes Schiff.
power-below-zero = Bei diesem Tempo hätte { $unit } Energie { $power }.
power-lost = { $unit } hat keine Energie: Seine Kurve lässt sich nicht ändern.
power-spent = { $unit } hatte seinen AP in diesem Impuls schon.
rigged-full = Die Leiste von Gruppe { $group } von { $unit } ist voll.
rigged-down = Gruppe { $group } von { $unit } ist heruntergesetzt: Sie lädt nicht und feuert nicht.
power-at-end = Die Energie von { $unit } kann nicht weiter verstellt werden.
helm-out = Das Ruder von { $unit } ist ausgefallen und kann nicht hochgesetzt werden.
no-tighter-turn = { $unit } kann nicht enger wenden.
shields-down = Die Schilde von { $unit } sind aus: Sie lassen sich nicht verstärken.
speed-too-far = Das Tempo ändert sich höchstens um eins; { $speed } ist zu weit.
terrain-in-the-way = Im Gelände von { $place } kann nichts aufgestellt werden.
too-fast-to-dock = { $unit } dockt und landet nur mit Tempo 1, nicht mit { $speed }.
turn-marker = { $unit } muss noch { $hexes } Felder ziehen, bevor es wenden kann.
two-reinforcements = { $unit } trägt schon zwei Verstärkungen.

## Outcomes

outcome-last-ship = das letzte Schiff
outcome-round-limit = weniger Verluste, als die Runden um waren
outcome-draw = niemand war besser
outcome-landed = Transporter gelandet
outcome-docked = das Schiff erreichte seine Basis
outcome-escaped = der Schützling entkam
outcome-charge-lost = der Schützling wurde zerstört
outcome-charge-fled = der Schützling ging, ohne seine Aufgabe zu erfüllen
outcome-base-lost = die Basis wurde zerstört
outcome-flagship-lost = das Flaggschiff wurde zerstört
outcome-flagship-safe = das Flaggschiff entkam

## Names

class-SC = Aufklärer
class-DD = Zerstörer
class-FF = Fregatte
class-CL = Leichter Kreuzer
class-CA = Schwerer Kreuzer
class-BC = Schlachtkreuzer
class-BB = Schlachtschiff
class-DN = Dreadnought
class-FTR = Jägergeschwader
class-CV = Träger
class-Tran = Transporter
class-Base = Basis
weapon-laser = Laser
weapon-torpedo = Antimaterie-Torpedo
weapon-disruptor = Disruptor
weapon-wave = Wellenkanone
weapon-fusion = Fusionskanone
weapon-missile = Rakete
terrain-planet = Planet
terrain-asteroid = Asteroiden
terrain-nebula = Nebel
terrain-black-hole = Schwarzes Loch
terrain-worm-hole = Wurmloch
terrain-space = freier Raum
arc-front = vorn
arc-right = rechts
arc-left = links
arc-rear = hinten
critical-none = nichts Bleibendes
critical-hull = eine Folgeexplosion
critical-shields-down = Schilde aus
critical-helm-down = Ruder ausgefallen
critical-weapon = eine Waffengruppe ist zerstört
critical-thrusters = Düsen beschädigt: Wenderadius +1
critical-power = Energie -1
critical-ftl = Rumpfschaden, Überlichtantrieb aus
critical-power-loss = Energieausfall
critical-breach = Kernbruch
faction-terran = Terranische Konföderation
faction-talon = Talon-Imperium

## Words inside sentences

shield-arc =
    { $arc ->
        [front] vorn
        [right] rechts
        [left] links
       *[rear] hinten
    }
weapon-name =
    { $weapon ->
        [laser] Laser
        [torpedo] Antimaterie-Torpedo
        [disruptor] Disruptor
        [wave] Wellenkanone
        [fusion] Fusionskanone
        [missile] Rakete
       *[other] { $weapon }
    }
terrain-name =
    { $terrain ->
        [planet] Planet
        [asteroid] Asteroiden
        [nebula] Nebel
        [black-hole] Schwarzes Loch
        [worm-hole] Wurmloch
       *[space] freier Raum
    }

## Reasons of a hint

because-any-order = Jede Reihenfolge ist recht: Jedes Schiff mit AP kommt dran.
because-avoids = Es hält sich fern: { terrain-name }.
because-battery = { $unit } behält den AP in der Batterie für einen Impuls ohne Energie.
because-bears = Seine geladenen Waffen wären auf { $unit } gerichtet, Entfernung { $range }, mit im Mittel { $damage } Schaden.
because-burn = { $unit } stünde nach einem weiteren Zug klar besser.
because-charged = { $unit } hat seine Leiste voll und kann feuern: { weapon-name }, { $number } in der Gruppe.
because-charging =
    { $left ->
        [one] Dann fehlt 1 Kästchen, bevor { $unit } feuern kann: { weapon-name }.
       *[other] Dann fehlen { $left } Kästchen, bevor { $unit } feuern kann: { weapon-name }.
    }
because-clear = { $place } ist das sicherere Feld für { $unit }.
because-closes = Es bringt { $unit } auf Entfernung { $range }.
because-cone = Es ist im Mittel { $damage } Schaden wert, eigene im Kegel gegen Feinde gerechnet.
because-curve = Tempo { $speed } gibt Energie { $power } und einen Wenderadius von { $radius }.
because-destroys = Die Salve zerstört { $unit } mit { $percent } %.
because-docks = Andocken oder Landen ist es, wofür { $unit } hier ist.
because-faces = Es wendet { $unit } einen starken Schild zu ({ shield-arc }, noch { $left }).
because-fast-far = Der nächste Feind ist { $unit }, Entfernung { $range }: Tempo holt auf.
because-harm = { $place } ist das schlechtere Feld für { $unit }.
because-hit = Eine Waffe trifft { $unit } mit { $percent } %, Entfernung { $range }.
because-hull = Die Salve erreicht den Rumpf von { $unit } mit { $percent } %.
because-hurt =
    { $left ->
        [one] { $unit } hat noch 1 Rumpfkästchen.
       *[other] { $unit } hat noch { $left } Rumpfkästchen.
    }
because-incoming = Feinde könnten { $unit } bald im Mittel { $damage } Schaden zufügen (Schild { shield-arc }).
because-initiative = Mit der Initiative kommt dein ganzer Zug in jedem Impuls zuerst.
because-inwards = Dort liegt die Mitte der Karte.
because-leaves = Hier die Karte zu verlassen ist es, wofür { $unit } da ist.
because-leaving-wins = Die Schlacht zu verlassen gewinnt sie.
because-lost-prey = Die Rakete hat ihr Ziel verloren.
because-makes-way = { $unit } macht { $other } Platz, das dahinter folgt.
because-middle = Das Feld liegt so nah an der Mitte deiner Zone, wie Platz ist.
because-missile-hunts = { $unit } ist ihre Beute, Entfernung { $range }.
because-missile-near =
    { $range ->
        [one] Die Rakete ist dann 1 Feld von { $unit } entfernt.
       *[other] Die Rakete ist dann { $range } Felder von { $unit } entfernt.
    }
because-missiles-first = Raketen fliegen zuerst, bevor deine Schiffe ihnen im Weg sind.
because-more-aim = Deine Waffen zielen besser als nach der nächstbesten Wahl.
because-more-charge = Deine Waffen sind dem Feuern näher als nach der nächstbesten Wahl.
because-more-hull = Es lässt dir mehr Rumpf als die nächstbeste Wahl.
because-more-shields = Es lässt dir mehr Schilde als die nächstbeste Wahl.
because-more-task = Es bringt dich deiner Aufgabe näher als die nächstbeste Wahl.
because-no-burn = Kein Nachbrenner brächte einen klar besseren Platz.
because-no-initiative = Die andere Seite hat die Initiative.
because-none-ahead = Vor { $unit } liegt kein Feind.
because-nothing-better = Nichts anderes lohnt sich jetzt.
because-opens = Es vergrößert die Entfernung zu { $unit } auf { $range }.
because-range = Der nächste Feind ist { $unit }, Entfernung { $range }.
because-rig = Ein Kästchen mehr füllt die Leiste einer Gruppe von { $unit }.
because-no-rig = Keine Umrüstung von { $unit } wäre jetzt ihr Risiko wert.
because-room = Kein Schiff von dir steht daneben.
because-safer =
    { $damage ->
        [0] Dort zielt keine feindliche Waffe auf { $unit }; anderswo bis zu { $worse } Schaden im Mittel.
       *[other] Feindliche Waffen könnten { $unit } dort im Mittel { $damage } Schaden zufügen, anderswo bis zu { $worse }.
    }
because-saves-battery = { $unit } spart die Batterie für einen besseren Augenblick.
because-shield =
    { $left ->
        [0] Der Schild von { $unit } ist weg ({ shield-arc }).
        [one] Der Schild von { $unit } hat noch 1 ({ shield-arc }).
       *[other] Der Schild von { $unit } hat noch { $left } ({ shield-arc }).
    }
because-slip = Ein Seitengleiten gibt { $unit } zwei weitere Züge zur Wahl.
because-slow-near = Der nächste Feind ist { $unit }, Entfernung { $range }: Ein langsameres Schiff hat mehr Energie für den Kampf.
because-stays = Kein Schiff gewinnt etwas, wenn es geht.
because-stays-on-map = Ein anderer Weg verließe die Karte.
because-strength = Auf ihre beste Entfernung macht die Gruppe im Mittel { $damage } Schaden.
because-sturdier = { $unit } ist das robustere, mit noch { $left } Rumpfkästchen.
because-task = Es bringt { $unit } auf Entfernung { $range } an sein Ziel.
because-turn-now = Dann kann { $unit } beim nächsten Zug wenden.
because-turn-sooner = { $unit } kann ein Feld früher wenden.
because-wait = Der beste Schuss brächte jetzt nur { $percent } % dessen, was diese Waffe kann: { weapon-name }.
because-way-free = Der Weg von { $unit } ist frei.

## Chapters of the rules
chapter-2 = Spielmaterial
chapter-3 = Spielablauf
chapter-4 = Impulse und Initiative
chapter-5 = Schiffe
chapter-6 = Energie
chapter-7 = Bewegen und Wenden
chapter-8 = Feuern
chapter-9 = Die Energiephase
chapter-10 = Batterien und Nachbrenner
chapter-11 = Rückzug
chapter-12 = Jäger
chapter-13 = Raketen
chapter-14 = Basen
chapter-15 = Schwere Waffen
chapter-16 = Andocken und Landen
chapter-17 = Gelände
chapter-18 = Schwarze Löcher
chapter-19 = Wurmlöcher
chapter-22 = Verstärkung
chapter-24 = Notreparatur
