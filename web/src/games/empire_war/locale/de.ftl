turn-numbered = Zug { $number }
score-unit = gezählt
war-map = Karte des Krieges
turns = Züge des Krieges
look-at-turn = Das Ende von Zug { $turn } ansehen
this-turn = Zug { $turn }
assign-now = jetzt zuteilen
fight-now = Schlachten
count-turn = Zählung
looking-at-turn = Die Fronten nach Zug { $turn }
back-to-now = Zurück zum Jetzt
home-terran = Terra
home-talon = Talon-Heimat
home-income = +{ $points } je Zug
wins-to-home = Siege bis zur Heimat
zone-label =
    { $lane }, Zone { $zone }: { $terrain }{ $planet ->
        [none] {""}
        [terran] , terranischer Planet
       *[other] , Talon-Planet
    }{ $base ->
        [none] {""}
        [terran] , terranische Basis
       *[other] , Talon-Basis
    }{ $front ->
        [yes] , die Front
       *[other] {""}
    }
ship-label = { $name }, { $class }, Rumpf { $hull } von { $boxes }
income = Einkommen
fleet = Flotte
purse = Kasse
sp = Sp
hidden = verborgen
zones = Zonen
planets = Planeten
ships-seen =
    { $count ->
        [one] 1 gesehen
       *[other] { $count } gesehen
    }
ships-count =
    { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
besieged = { $count } belagert
next-income = Nächstes Einkommen
part-home = Heimat
how-it-ends = Wie es endet
ends-home = Wer eine Schlacht an der Heimatwelt verliert, verliert den Krieg.
ends-count = Nach Zug { $turns }: Zonen + 2 × Planeten.
figures-reconstructed = Die Zahlen sind rekonstruiert: Kein Regelheft, das wir lesen konnten, druckt sie ab.
battles = Die Schlachten dieses Zuges
odds-estimated = Chancen, geschätzt
with-ship = mit { $name }, { $points } Sp:
in-zone = Zone { $zone }
planet-word = Planet
base-word = Basis
won-terran = Sieg der Terraner
won-talon = Sieg der Talon
undecided = niemand hat gewonnen
minimum = Mindestens je Sektor
your-fleet = Deine Flotte
hull-left = Rumpf { $left } von { $boxes }
to-lane = nach { $lane }
send-to = Schicken nach
buy-ships = Schiffe kaufen
verb-build = Basis bauen
verb-assign = Schiff schicken
verb-commit = Festlegen
verb-withdraw = Zurückziehen
verb-stand = Kämpfen
verb-command = Befehl übernehmen
verb-delegate = Übertragen
level-cadet = einem Kadetten
level-captain = einem Kapitän
ask-OfferWithdrawal = { $lane }: Kämpfen deine Schiffe, oder ziehen sie sich zurück und geben die Zone auf?
ask-CallReserve = { $lane }: Welche Schiffe der Reserve kommen in die Schlacht um deine Heimatwelt?
ask-ChooseCommand = { $lane }: Führst du diese Schlacht selbst?
sub-minimum = { $lane } braucht { $need } deiner Kriegsschiffe. Ziehe einen Stein auf eine Route, oder wähle ihn und dann die Route.
sub-assign = Ziehe einen Stein auf eine Route, oder wähle ihn und dann die Route. Geheim, bis beide sich festlegen.
sub-odds = { $own } Punkte von dir gegen { $theirs }: Solche Schlachten gewinnst du schätzungsweise zu { $chance } %.
says-turn = Zug { $turn } von { $turns }.
says-side = { $name }: Einkommen { $income }, { $zones } Zonen, { $planets } Planeten.
says-lane = { $lane }: Die Front ist in Zone { $front } von { $zones }. Schiffe: { $ships }.
says-nobody = niemand bekannt
measure-counted = Zonen und Planeten
measure-income = Einkommen
measure-fleet = Flotte
tab-strip = Flotte
tab-seats = Seiten
ask-AssignFleet = Teile deine Flotte zu
legend-hull = Ring: Rumpf
legend-planet = Planet
legend-base = Basis
legend-dice = Würfel: noch offen
legend-front = Flagge: wer angreift
