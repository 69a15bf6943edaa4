## The game
game-title = Krieg der Imperien
game-summary = Ein Feldzug aus Talon-Schlachten entlang von vier Routen zwischen zwei Heimatwelten, für zwei.
option-war = Länge des Krieges
option-war-full = vier Routen, acht Züge
option-war-short = zwei Routen, fünf Züge
option-fleets = Flotten am Anfang
option-fleets-standard = die üblichen
option-fleets-own = im ersten Zug geheim gekauft
option-apart = Geführte Schlachten haben eigene Tische

## Questions
PlaceBases = Wo steht die nächste deiner Basen? Der Feind sieht sie nicht.
AssignFleet = Kaufe Schiffe und schicke deine Flotte. Niemand sieht deine Befehle, bis beide Seiten sich festgelegt haben.
OfferWithdrawal = Kämpfen deine Schiffe hier, oder ziehen sie sich zurück und geben die Zone auf?
CallReserve = Welche Schiffe der Reserve kommen in die Schlacht um deine Heimatwelt?
ChooseCommand = Führst du diese Schlacht selbst, oder überlässt du sie einem Bot?
CommandShips = Was tun deine Schiffe?

## Actions
buy = { $ship } kaufen
build = Eine Basis in Zone { $zone } setzen ({ lane-name })
assign =
    { $lane ->
        [reserve] { $ship } in die Reserve
       *[other] { $ship } nach { lane-name }
    }
commit = Festlegen
withdraw = Zurückziehen
stand = Kämpfen
command = Den Befehl übernehmen
delegate =
    { $level ->
        [cadet] Einem Kadetten überlassen
       *[captain] Einem Kapitän überlassen
    }

## What happened
StrategicTurnBegan = Zug { $turn } des Krieges.
IncomeReceived = { $seat } erhält { $points } Punkte.
ShipBought = { $seat } kauft { $ship } für { $points } Punkte.
BaseBuilt = { $seat } setzt eine Basis in Zone { $zone } ({ lane-name }).
FleetAssigned =
    { $lane ->
        [reserve] { $ship } geht in die Reserve.
       *[other] { $ship } geht nach { lane-name }.
    }
PlansCommitted = { $seat } hat sich festgelegt.
FleetsMet = { lane-name }, Zone { $zone }: { $terran } gegen { $talon }.
ZoneScouted = { lane-name }, Zone { $zone }: Der Würfel zeigt { $die }, { zone-terrain }.
SideWithdrew = { $seat } zieht sich zurück ({ lane-name }).
ReserveJoined = { $ship } kommt aus der Reserve.
CommandTaken =
    { $level ->
        [command] { $seat } übernimmt den Befehl.
        [cadet] { $seat } überlässt die Schlacht einem Kadetten.
       *[captain] { $seat } überlässt die Schlacht einem Kapitän.
    }
SectorFought =
    { $winner ->
        [terran] { lane-name }: Die Terraner gewinnen in Runde { $rounds }.
        [talon] { lane-name }: Die Talon gewinnen in Runde { $rounds }.
       *[nobody] { lane-name }: Niemand gewinnt.
    }
ShipLost = { $seat } verliert { $ship }, { $points } Punkte.
PlanetInvaded = { $seat } landet in Zone { $zone } ({ lane-name }): Der Planet wechselt den Besitzer.
PlanetBesieged = { $seat } belagert den Planeten in Zone { $zone } ({ lane-name }).
FrontMoved = { lane-name }: Die Front rückt in Zone { $zone }.
LevyRaised = { $seat } hebt { $points } Punkte für die Heimatwelt aus.
WarEnded =
    { $winner ->
        [terran] Der Krieg ist vorbei: Die Terraner gewinnen.
        [talon] Der Krieg ist vorbei: Die Talon gewinnen.
       *[nobody] Der Krieg ist vorbei: Niemand gewinnt.
    }

## Why not
no-such-zone = Eine solche Zone gibt es in diesem Krieg nicht.
not-behind-front = Zone { $zone } ({ lane-name }) liegt nicht hinter deiner Front.
base-there = In Zone { $zone } ({ lane-name }) steht schon eine Basis von dir.
not-your-counter = Das ist kein Stein von dir.
base-is-built = Basen werden in eine Zone gesetzt, nicht in die Reserve gekauft.
counter-in-use = { $ship } ist im Dienst.
counter-not-free = { $ship } ging verloren; der Stein ist in Zug { $turn } wieder frei.
other-counter-first = Ein anderes Schiff derselben Klasse wird vor { $ship } gekauft.
purse-too-small = Das kostet { $points } Punkte, und du hast { $purse }.
fleet-too-large = Eine Flotte hat höchstens { $points } Punkte, ohne Basen und Transporter.
not-your-fleet = Das ist kein Schiff deiner Flotte.
base-stays = { $ship } ist eine Basis und bewegt sich nie.
no-such-sector = Einen solchen Sektor gibt es in diesem Krieg nicht.
ordered-already = { $ship } hat diesen Befehl schon.
sector-full = Höchstens { $ships } Kriegsschiffe einer Seite kämpfen dort ({ lane-name }).
reserve-first = { $ship } muss einen Zug in der Reserve sein, bevor es nach { lane-name } kann.
no-base-left = Du hast keine Basis mehr zu setzen.
below-minimum = { lane-name } braucht { $need } deiner Kriegsschiffe und hat { $have }.
home-is-held = Niemand zieht sich von der eigenen Heimatwelt zurück.
nothing-to-withdraw = Es gibt nichts zurückzuziehen.
not-in-reserve = Nur Kriegsschiffe deiner Reserve können dazukommen.
other-sector = Die Schlacht ist anderswo: { lane-name }.

## How it ends
outcome-home-world = eine Heimatwelt fiel
outcome-count = mehr Zonen und Planeten nach dem letzten Zug
outcome-fleets = gleich viele Zonen und Planeten, aber die stärkere Flotte

## Words inside sentences
lane-name =
    { $lane ->
        [antares] Antares
        [badlands] Ödland
        [maelstrom] Mahlstrom
        [orion] Orion
       *[reserve] die Reserve
    }
zone-terrain =
    { $terrain ->
        [asteroids] Asteroiden
        [nebula] ein Nebel
        [black-hole] ein Schwarzes Loch
        [planet] ein Planet
        [dice] noch unbekanntes Gelände
       *[none] freier Raum
    }

## Reasons of a hint
because-strength = { $ship } bringt deiner Flotte { $points } Punkte, das meiste, was deine Kasse erlaubt.
because-worn =
    { $marked ->
        [one] { $ship } hat 1 Rumpfkästchen verloren; die Reserve repariert alles.
       *[other] { $ship } hat { $marked } Rumpfkästchen verloren; die Reserve repariert alles.
    }
because-spare = { $ship } macht dort keinen Unterschied; aus der Reserve kann es überallhin.
because-odds = Mit { $ship } steigt deine Chance von { $before } % auf { $after } % ({ lane-name }).
because-home = { $ship } kann noch helfen, wo der Krieg entschieden wird.
because-guards-planet = Es bewacht deinen Planeten in Zone { $zone } ({ lane-name }).
because-guards-lane =
    { $steps ->
        [one] { lane-name } ist dort 1 Schritt von deiner Heimatwelt.
       *[other] { lane-name } ist { $steps } Schritte von deiner Heimatwelt.
    }
because-outgunned = { $own } Punkte gegen { $theirs }: etwa { $chance } %. Schiffe, die sich zurückziehen, leben weiter.
because-strengths = { $own } Punkte gegen { $theirs }: etwa { $chance } %.
because-plan = Dein bester Sektor ist { lane-name }, mit etwa { $chance } %.
because-income = Mit den Fronten, wie sie sind, erhältst du { $points } Punkte je Zug.

## Chapters of the rules
chapter-war-1 = Der Krieg
chapter-war-2 = Der strategische Zug
chapter-war-3 = Einkommen
chapter-war-4 = Kauf
chapter-war-5 = Zuweisung
chapter-war-6 = Basen
chapter-war-7 = Fronten und Schlachten
chapter-war-8 = Invasion
chapter-war-9 = Reparatur und Heimatwelten
chapter-war-10 = Sieg
