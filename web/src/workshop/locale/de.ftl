workshop = Werkstatt
which-game = Spiel
changes = { $count ->
    [0] keine Änderungen
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
undo = Rückgängig
scenario-page = Szenario schreiben
in-this-pack = In diesem Paket
find = Suchen
about = Über dieses Paket
lead = Wähle links etwas aus und ändere es: Der Server prüft beim Schreiben mit. Was unberührt bleibt, bleibt wie im Spiel.
pack-title = Titel
pack-text = Was es ist
pack-id = Name in Dateien
pack-version = Version
pack-authors = Autoren
pack-licence = Lizenz
pack-needs = Pakete darunter
changed = geändert
new-one = Neu: { $kind }
one-ship = Schiff
one-weapon = Waffe
one-critical = kritisches Ergebnis
one-scenarios = Szenario
one-event = Ereigniskarte
one-faction = Fraktion
one-module = Modul
one-unit = Einheit
one-table = Tischgröße
one-card = Karte
one-orbit = Orbit
one-base = Basis
one-deck = Stapel
one-sheet = Bogen
table-ship = Schiffe
table-weapon = Waffen
table-critical = Kritische Ergebnisse
table-chart = Impulstabelle
table-scenarios = Szenarien
table-event = Ereigniskarten
table-faction = Fraktionen
table-module = Module
table-unit = Einheiten
table-table = Tischgrößen
table-numbers = Zahlen
table-bot_limits = Grenzen der Bots
table-card = Karten
table-track = Aktionsleiste
table-scoring = Wertung
table-strength = Stärke der Schiffe
table-zones = Zonen
table-orbit = Orbits
table-base = Basen
table-deck = Stapel
table-sheet = Bögen
own-icon = Bild (SVG)
take-back = Änderung zurücknehmen
take-out = Entfernen
new-key = Noch eines, etwa 4
add-one = Hinzufügen
operation = Operation
on-the-board = Auf dem Spielplan
points-short = Punkte
shields-of = Schilde: vorn { $front }, rechts { $right }, hinten { $rear }, links { $left }
curve-power = Energie
curve-speed = Tempo
curve-turn = Wenderadius
range = Entfernung
average = Mittel
missile-does = Fliegt bis zu { $reach } Felder weit und macht { $damage } Schaden.
module-tool = Was ein Klick auf ein Feld setzt
module-map = Die Felder des Moduls
module-help = Ein Klick setzt einen Planeten oder Asteroiden auf ein Feld oder nimmt ihn weg; Nummer und Rohstoffe stehen im Formular.
operations-say = Was ihre Operationen tun
sound = In Ordnung: Man kann damit spielen.
nothing-yet = Noch ist nichts geändert: Wähle links etwas aus und ändere es.
show-to-all = In der Galerie zeigen
play-this = Damit spielen
play-here = An diesem Bildschirm spielen
save = Speichern und teilen
export = Als Zip speichern
import-zip = Zip laden
import-folder = Ordner laden
link = Wer diesen Link hat, kann es öffnen:
lab-title = Das Labor fragen
lab-lead = Bots spielen mit dem Inhalt von vorher und mit diesem, mit denselben Würfeln.
lab-games = Partien
lab-level = Bots
lab-seats = Plätze
lab-scenario = Szenario
lab-before = Verglichen mit
lab-own = dem Inhalt des Spiels
lab-run = 2 × { $count } Partien spielen
lab-cancel = Abbrechen
lab-ahead = { $count ->
    [one] Ein Versuch kommt zuerst.
   *[other] { $count } Versuche kommen zuerst.
}
lab-progress = { $done } von { $games } Partien gespielt
lab-failed = Die Partien konnten nicht gespielt werden:
lab-nothing = Kein klarer Unterschied: Der Zufall erklärt, was sich bewegt hat.
lab-stronger = { $name } ist stärker: Siege steigen von { $before } auf { $after }.
lab-weaker = { $name } ist schwächer: Siege sinken von { $before } auf { $after }.
lab-by-faction = Siege nach Fraktion
lab-by-seat = Siege nach Platz
lab-by-thing = Siege derer, die es benutzten
lab-by-reason = Wie Partien enden
lab-key = Grau: vorher. Blau: nachher. Linien: 95-%-Intervalle. Fett: Der Zufall erklärt es nicht.
lab-length = Entscheidungen je Partie: { $before } vorher, { $after } nachher.
seat-of = Platz { $number }
field-A = Feld A
field-B = Feld B
field-C = Feld C
field-D = Feld D
field-E = Feld E
field-F = Feld F
field-ability = Fähigkeit
field-aboard_surcharge = Aufpreis für den Bau an Bord
field-advanced = Erweiterte Regeln
field-afterburners = Nachbrenner
field-among = Alternativen
field-amount = Menge
field-arcs = Feuerwinkel (F, R, L, B)
field-area = Aufstellung im Gebiet
field-areas = Gebiete
field-arrives = Trifft ein in Runde
field-asteroids = Asteroiden
field-at = Wo
field-attack = Angriff
field-base = Basis
field-base_repaired = Rumpf, an einer Basis repariert
field-battery = Batterie
field-battle_rounds = Runden einer Schlacht
field-battleship = Schlachtschiffe
field-battleships = Schlachtschiffe
field-beside = Neben der Einheit
field-black_hole = Schwarze Löcher
field-bonus = Bonussektor, je Wertungszug
field-cap = Höchster Grad des Sieges
field-category = Art
field-class = Klasse
field-colonies_to_win = Kolonien zum Sieg
field-columns = Spalten
field-control = Kontrolle
field-conversion_price = Preis eines Umbaus
field-copies = Exemplare
field-core = Kernfeld
field-cost = Kosten
field-costs = Kosten
field-count = Wie viele
field-critical = Kritische Rohstoffe je Platzzahl
field-cubes = Würfel
field-curve = Kurve (Energie-Tempo-Wende)
field-damage = Schaden
field-damaged = Beschädigtes Schlachtschiff
field-defence = Verteidigung
field-degree = Grad des Sieges
field-delta = Mehr oder weniger
field-diplomats = Diplomaten
field-distinct = Müssen verschieden sein
field-docks = Docks
field-drive_lost = Antrieb verloren
field-duration = Dauer
field-each = Auf jeder
field-each_to_win = Von jedem zum Sieg
field-effect = Wirkung
field-elsewhere = Punkte anderswo
field-energy = Energie
field-entries = Eintrittsfelder
field-event_price = Preis einer Ereigniskarte
field-exit = Verlässt die Karte
field-explosion = Explosion
field-faces = Seiten des Würfels
field-facing = Ausrichtung
field-facings = Ausrichtungen
field-faction = Fraktion
field-factions = Fraktionen
field-fighters = Jäger
field-final = Am Ende
field-fleet = Mit eigener Flotte
field-fleet_cap = Höchste Punktzahl einer Flotte
field-fleets = Flotten
field-floating = Bewegliche Karte
field-floor = Nie weniger als
field-free_bases = Kostenlose Basen
field-free_transports = Kostenlose Transporter
field-from_turn = Ab Zug
field-front = Vorn
field-goal = Siegbedingungen
field-gold = Gold
field-group = Waffengruppen
field-groups_lost = Verlorene Waffengruppen
field-holding = Gehalten von
field-home = Heimat
field-hull = Rumpf
field-hull_lost = Verlorene Rumpffelder
field-hull_repaired = Rumpf, in einem Zug repariert
field-icon = Bild
field-id = Name in Dateien
field-influence = Einfluss
field-initiative = Initiative
field-keep = Kosten des Behaltens
field-kind = Art
field-kinds = Arten
field-known = Nur wenn es eine gab
field-landing = Landende Truppen
field-largest_fleet = Höchste Schiffszahl einer Flotte
field-late_drives = Späte Antriebe
field-least = Mindestens
field-left = Links
field-level = Technologiestufe
field-levy = Aushebung
field-limit = Höchstens
field-limit_winner = Gewinnt, wenn die Zeit um ist
field-line = In einer Reihe
field-match = Müssen gleich sein
field-may_dock = Darf andocken
field-may_land = Darf landen
field-military = Militärisch
field-minimum = Wenigste Schiffe
field-minimum_at_home = Wenigste Schiffe daheim
field-modules_to_win = Module zum Sieg
field-most = Höchstens
field-most_bases = Höchstens Basen
field-most_transports = Höchstens Transporter
field-move = Bewegung
field-must_stay = Muss bleiben
field-name = Name in Dateien
field-names = Namen der Spielsteine
field-nebula = Nebel
field-need = Wie viele nötig sind
field-note = Bemerkung
field-number = Nummer
field-of = Wessen
field-offers = Angebote je Zug
field-on_call = Auf Abruf
field-once = Einmal je Zug
field-opening = Eröffnungsstapel
field-ops = Operationen
field-optional = Bis zu dieser Zahl
field-orbit = Orbit
field-per = Für jedes
field-pile = Karten eines Stapels
field-piles = Stapel
field-planet = Planeten
field-planet_worth = Wert eines Planeten
field-planets = Planeten
field-points = Punkte
field-port = Raumhafen
field-port_ratio = Kurs des Raumhafens
field-power = Kräfte
field-power_cut = Energie gekürzt
field-race_colonies = Kolonien im Wettlauf
field-radius = Umkreis
field-radius_added = Weitere Wenden
field-range = Reichweite
field-rarity = Seltenheit
field-reach = Reichweite
field-rear = Hinten
field-reason = Grund
field-red = Rote Felder
field-removable = Nur entfernbare Schiffe
field-repairable = Reparierbar
field-resale = Wiederverkaufspreis
field-resource = Rohstoff
field-resources = Rohstoffe
field-right = Rechts
field-rocinante = Rosinante
field-role = Rolle
field-roll = Wurf
field-rounds = Runden
field-rows = Zeilen
field-same = Derselbe Ort
field-save = Gerettet durch einen Wurf von
field-scoring = Wertungskarten
field-scrap = Schrottschiffe
field-scrap_ships = Schrottschiffe
field-seats = Plätze
field-sector = Sektor
field-sectors = Sektoren
field-set = Satz
field-shares_borders = Teilt seine Ränder
field-shields = Schilde
field-ships = Schiffe
field-short = Lass welche für das Folgende
field-side = Seite
field-size = Größe
field-source = Quelle
field-spare = Verschont
field-spared = Verschont
field-spares_bases = Verschont Basen
field-speed = Tempo
field-squadrons = Staffeln
field-start = Am Anfang
field-starting_colonies = Kolonien am Anfang
field-starting_events = Ereigniskarten am Anfang
field-starting_resources = Rohstoffe am Anfang
field-stat = Wert
field-supply = Vorrat
field-table = Schaden je Entfernung und Wurf
field-talon = Talon
field-tally = So oft wie zuvor gezählt
field-target = Ziel
field-terrain = Gelände
field-terran = Terraner
field-text = Text
field-then = Dann
field-titanium = Titan
field-title = Titel
field-to = Wohin
field-token = Hinterlässt einen Marker
field-tokens = Marker
field-turns = Züge
field-two_seats = Auch zu zweit
field-uncharged = Ungeladene Waffengruppen
field-unit = Einheiten
field-units = Einheiten
field-value = Wert
field-weapon = Waffe
field-what = Was
field-when = Wann
field-who = Wer
field-windows = Wann sie gespielt werden kann
field-winner = Sieger
field-yellow = Gelbe Felder
field-zone = Zone
field-zones = Zonen
value-rulebook = Regelheft
value-public = öffentliche Quelle
value-deduced = erschlossen
value-reconstructed = rekonstruiert
value-antares = Antares
value-badlands = Ödland
value-maelstrom = Maelstrom
value-orion = Orion
value-act = handeln
value-after-dice = nach den Würfeln
value-after-points = nach den Aktionspunkten
value-any = beliebig
value-asteroid = Asteroiden
value-asteroid-yield = Ertrag der Asteroiden
value-asteroids = Asteroiden
value-attack = Angriff
value-attack-declared = wenn ein Angriff angesagt wird
value-base = Basis
value-beam = Strahl
value-before-dice = vor den Würfeln
value-black-hole = Schwarzes Loch
value-block = Feld sperren
value-board = Spielplan
value-bonus = Bonus
value-bounty = Kopfgeld
value-breach = Bruch
value-build = Schiffe bauen
value-cancel = aufheben
value-cargo = Frachter
value-carrier = Träger
value-choose = eine von mehreren
value-colony = Kolonie
value-colony-hexes = Felder mit Kolonien
value-colony-site = Platz einer Kolonie
value-control = Kontrolle
value-copy = Ereignis kopieren
value-corsairs = Korsaren
value-cost = Preis
value-cruiser = Kreuzer
value-defence = Verteidigung
value-deploy = Schiff dorthin setzen
value-destroy = Einheiten zerstören
value-destroyed = zerstört
value-devastating = vernichtend
value-dice = nach Würfeln
value-discard = alle werfen ab
value-docked = angedockt
value-draw = Ereigniskarten ziehen
value-each = jedes Schiff
value-enemy = ein Gegner
value-enemy-first = Gegner zuerst
value-enemy-vessel = gegnerisches Schiff
value-energy = Energie
value-escaped = entkommen
value-evade = ausweichen
value-evasion = Ausweichen
value-event = Ereigniskarte
value-event-played = wenn ein Ereignis gespielt wird
value-every = alle
value-every-enemy = jeder Gegner
value-exchanges = Tausch am Raumhafen
value-extract = fördern
value-faction = Fraktion
value-fighter = Jäger
value-forbid = verbieten
value-ftl = Überlicht
value-fusion = Fusion
value-gain = Rohstoffe nehmen
value-gold = Gold
value-great = groß
value-green = grün
value-group = eine Gruppe
value-helm-down = Steuer ausgefallen
value-hex = Feld
value-hull = Rumpf
value-if = bei Kontrolle
value-jump = Sprung
value-kill = Schiffe entfernen
value-kind = Art von Einheit
value-landed = gelandet
value-large = groß
value-military = militärisch
value-minor = klein
value-missile = Rakete
value-module = Modul
value-move = bewegen
value-natural = natürlich
value-nebula = Nebel
value-none = keiner
value-nothing = nichts
value-one = ein Schiff
value-opponent = Gegner
value-opponent-turn = im Zug eines Gegners
value-orbit = Orbit
value-own = eigen
value-own-base = eigene Basis
value-own-engaged = eigenes Schiff im Kampf
value-own-vessel = eigenes Schiff
value-own-warship = eigenes Kriegsschiff
value-pair = Kämpfe zwischen zweien
value-peek = Bonus ansehen
value-permanent = dauerhaft
value-pick = Ort nennen
value-place = Einfluss setzen
value-planet = Planet
value-planet-yield = Ertrag der Planeten
value-plunder = Plündern
value-points = Punkte
value-power = Energie
value-power-loss = Energieverlust
value-range = Reichweite
value-ratio = Kurs des Raumhafens
value-red = rot
value-remove = Einfluss entfernen
value-replace = Einfluss ersetzen
value-resale = Wiederverkauf
value-resource = Rohstoff
value-retreated = zurückgezogen
value-reveal = oberste Karte zeigen
value-roll = Wurf
value-roll-yield = Ertrag des Wurfs
value-scoring = in der Wertung
value-scout = unter Ereignissen wählen
value-seize = Schiff übernehmen
value-self = man selbst
value-shields-down = Schilde aus
value-shift = Einfluss verschieben
value-small = klein
value-space = freier Raum
value-spawn = kostenlose Einheit
value-spy = spionieren
value-stat = bessere oder schlechtere Werte
value-steal-event = Ereigniskarten stehlen
value-steal-resource = Rohstoffe stehlen
value-strategic = strategisch
value-structure = Bauwerk
value-swap = Einfluss tauschen
value-talon = Talon
value-tally = das Gezählte
value-terran = Terraner
value-thrusters = Triebwerke
value-titanium = Titan
value-trade = Handel
value-transit = freie Durchfahrt
value-transport = Transporter
value-treaty = Vertrag
value-trigger = wirkt behalten
value-vessels = Schiffe
value-violet = violett
value-warship = Kriegsschiff
value-wave = Welle
value-weapon = Waffe
value-worm-hole = Wurmloch
value-yellow = gelb
value-zone = Zone
table-rules = Zahlen
table-income = Einkommen
table-dice = Geländewürfel
table-field = Karte einer Schlacht
table-home = Heimatwelten
table-sector = Sektoren
table-war = Kriege
one-home = Heimatwelt
one-sector = Sektor
one-war = Krieg
op-or = {" oder "}
op-else = {" Oder: "}
op-at-base = auf { $names }
op-at-orbit = im Orbit von { $names }
op-at-zone = in der Zone { $names }
op-at-sector = im Sektor { $names }
op-at-resource = wo es { $names } gibt
op-influence-own = wo man Einfluss hat
op-influence-none = wo man keinen hat
op-control-self = wo man die Kontrolle hat
op-control-enemy = wo ein Gegner die Kontrolle hat
op-same-base = auf derselben Basis
op-same-orbit = im selben Orbit
op-fleet = wo man eine Flotte hat
op-place = { $each ->
    [yes] Setze 1 Einfluss auf jede Basis
   *[no] Setze { $upto ->
        [yes] bis zu { $count }
       *[no] { $count }
    } Einfluss
}{ $where }{ $distinct ->
    [base] , jeden auf einer anderen Basis
    [zone] , jeden in einer anderen Zone
    [orbit] , jedes in einem anderen Orbit
    [faction] , jedes von einer anderen Fraktion
   *[other] {""}
}.
op-remove = { $of ->
    [every] Jede Fraktion verliert 1 Einfluss auf jeder Basis
    [every-enemy] Jeder Gegner verliert 1 Einfluss auf jeder Basis
    [enemy] { $each ->
        [yes] Entferne 1 gegnerischen Einfluss von jeder Basis
       *[no] Entferne { $upto ->
            [yes] bis zu { $count }
           *[no] { $count }
        } gegnerischen Einfluss
    }
    [enemy-first] Entferne { $upto ->
        [yes] bis zu { $count }
       *[no] { $count }
    } Einfluss, gegnerischen zuerst
    [self] Entferne { $upto ->
        [yes] bis zu { $count }
       *[no] { $count }
    } eigenen Einfluss
   *[any] { $each ->
        [yes] Entferne 1 Einfluss von jeder Basis
       *[no] Entferne { $upto ->
            [yes] bis zu { $count }
           *[no] { $count }
        } Einfluss
    }
}{ $where }{ $distinct ->
    [base] , jeden auf einer anderen Basis
    [zone] , jeden in einer anderen Zone
    [orbit] , jedes in einem anderen Orbit
    [faction] , jedes von einer anderen Fraktion
   *[other] {""}
}{ $match ->
    [resource] , von Basen mit demselben Rohstoff
   *[none] {""}
}{ $together ->
    [base] , alle von einer Basis
   *[none] {""}
}{ $tally ->
    [yes] , und so viele mehr, wie gezählt wurden
   *[no] {""}
}.
op-replace = Ersetze { $upto ->
    [yes] bis zu { $count }
   *[no] { $count }
} gegnerischen Einfluss durch eigenen{ $where }{ $distinct ->
    [base] , jeden auf einer anderen Basis
    [zone] , jeden in einer anderen Zone
    [orbit] , jedes in einem anderen Orbit
    [faction] , jedes von einer anderen Fraktion
   *[other] {""}
}.
op-shift = Verschiebe { $upto ->
    [yes] bis zu { $count }
   *[no] { $count }
}{ $of ->
    [self] {" "}eigenen
    [enemy] {" "}gegnerischen
   *[any] {""}
} Einfluss{ $where } auf andere Basen{ $to }.
op-swap = Lass zwei Steine verschiedener Fraktionen die Plätze tauschen.
op-move = { $ships ->
    [one] Bewege ein eigenes Schiff
    [each] Bewege jedes eigene Schiff
   *[group] Bewege eine Gruppe eigener Schiffe
}{ $far ->
    [yes] {" "}in einen beliebigen Orbit
   *[no] {" "}um bis zu { $reach } { $reach ->
        [one] Zone
       *[other] Zonen
    }
}{ $times ->
    [yes] , { $count } Mal
   *[no] {""}
}{ $upto ->
    [yes] , wenn man will
   *[no] {""}
}.
op-deploy = Setze ein eigenes Schiff dorthin, aus der Reserve oder von anderswo.
op-kill = Entferne { $upto ->
    [yes] bis zu { $count }
   *[no] { $count }
} { $of ->
    [enemy] { $count ->
    [one] gegnerisches Schiff
   *[other] gegnerische Schiffe
}
    [self] { $count ->
    [one] eigenes Schiff
   *[other] eigene Schiffe
}
   *[any] { $count ->
    [one] Schiff
   *[other] Schiffe
}
}{ $where }{ $distinct ->
    [base] , jeden auf einer anderen Basis
    [zone] , jeden in einer anderen Zone
    [orbit] , jedes in einem anderen Orbit
    [faction] , jedes von einer anderen Fraktion
   *[other] {""}
}{ $tally ->
    [yes] , und so viele mehr, wie gezählt wurden
   *[no] {""}
}.
op-build = { $of ->
    [every] Alle bauen daheim alle entfernten Schiffe.
   *[other] Baue { $upto ->
        [yes] bis zu { $count }
       *[no] { $count }
    } der eigenen entfernten Schiffe{ $home ->
        [yes] {" "}daheim
       *[no] { $where }
    }.
}
op-points = { $of ->
    [enemy] Ein Gegner nach Wahl erhält { $count }{" "}
   *[other] Erhalte { $count }{" "}
}{ $count ->
    [one] Kontrollpunkt
   *[other] Kontrollpunkte
}{ $per ->
    [tally] {" "}für jedes Gezählte
    [control] {" "}für jede Basis unter eigener Kontrolle
   *[none] {""}
}{ $where }{ $most ->
    [0] {""}
   *[other] , höchstens { $most }
}.
op-act = Handle für { $count } { $count ->
    [one] Aktionspunkt
   *[other] Aktionspunkte
}.
op-trigger = { $when ->
    [scoring] Behalte sie: Sie wirkt in der Wertung.
    [points] Behalte sie: Eine Karte kann als { $count } zählen.
   *[other] Behalte sie: Sie wirkt nach Aktionspunkten.
}
op-copy = Führe das Ereignis einer Karte der Leiste aus.
op-peek = Sieh dir den geheimen Bonusmarker an.
op-discard = Alle werfen ein behaltenes Ereignis ab.
op-reveal = Zeige die oberste Karte des Stapels und zähle ihre Zahl.
op-pick = { $what ->
    [orbit] Nenne einen Orbit mit Schiffen; das Folgende betrifft ihn.
   *[other] Nenne eine Basis mit Einfluss; das Folgende betrifft sie.
}
op-choose = Wähle: { $among }
op-if = Mit Kontrolle über den Orbit von { $orbit }: { $then }
op-stat = { $units ->
    [none] Das Ziel
   *[other] Deine Einheiten ({ $units })
}: { $stat } { $delta }{ $floor ->
    [0] .
   *[other] , nie unter { $floor }.
}
op-cost = Preis ({ $units }): { $price }.
op-resale = Ereigniskarten bringen am Raumhafen { $delta } Gold.
op-corsairs = Deine Frachter dürfen angreifen, mit { $delta } Angriff.
op-roll = { $delta } für deinen { $side ->
    [defence] Verteidigungswurf
   *[attack] Angriffswurf
} in diesem Schlag.
op-spawn = Kostenlos ins Spiel: { $unit }.
op-destroy = Schiffe { $radius ->
    [0] im Ziel
    [one] bis ein Feld um das Ziel
   *[other] bis { $radius } Felder um das Ziel
} werden zerstört{ $save ->
    [0] {""}
   *[other] , wenn sie nicht { $save } oder mehr würfeln
}{ $spare ->
    [colony-hexes] ; die auf dem Feld einer Kolonie bleiben verschont
   *[nothing] {""}
}.
op-forbid = { $what ->
    [trade] Niemand handelt.
    [move] Nichts bewegt sich dort.
    [attack] Niemand greift dort an.
    [evade] Niemand weicht dort aus.
    [extract] Nichts wird dort gefördert.
   *[pair] Angreifer und Verteidiger bekämpfen sich nicht.
}
op-cancel = { $what ->
    [event] Das eben gespielte Ereignis hat keine Wirkung.
   *[attack] Der Angriff auf dich findet nicht statt.
}
op-ratio = Der Raumhafen nimmt { $amount } deiner Rohstoffe für einen.
op-transit = Du brauchst niemandes Erlaubnis zur Durchfahrt.
op-draw = Ziehe vor dem ersten Zug { $amount ->
    [one] eine Ereigniskarte mehr
   *[other] { $amount } Ereigniskarten mehr
}.
op-plunder = Jede Einheit, die du im Kampf zerstörst, bringt { $amount ->
    [one] einen zufälligen Rohstoff
   *[other] { $amount } zufällige Rohstoffe
} ihres Besitzers.
op-bounty = Jede Einheit, die du zerstörst, bringt { $amount ->
    [one] einen Rohstoff
   *[other] { $amount } Rohstoffe
} deiner Wahl.
op-scout = Kaufe ein Ereignis: sieh { $amount } Karten an und behalte eine.
op-treaty = Wer seit deinem letzten Zug mit dir gehandelt hat, kann dich nicht angreifen.
op-asteroid-yield = Bei deinem eigenen Wurf fördert jeder Frachter auf einem Asteroiden { $amount } mehr.
op-planet-yield = Der gewählte Planet zahlt dir { $amount } mehr.
op-roll-yield = Dein eigener Wurf bringt { $amount } mehr deiner Wahl, wann immer er zahlt.
op-exchanges = Tausche { $amount ->
    [one] einmal
   *[other] { $amount }-mal
} am Raumhafen ohne anzudocken.
op-gain = Nimm { $amount } vom gewählten Rohstoff.
op-spy = Sieh die Karten des gewählten Gegners an.
op-steal-resource = Nimm dem gewählten Gegner { $amount ->
    [one] einen zufälligen Rohstoff
   *[other] { $amount } zufällige Rohstoffe
}.
op-steal-event = Nimm dem gewählten Gegner { $amount ->
    [one] eine zufällige Ereigniskarte
   *[other] { $amount } zufällige Ereigniskarten
}.
op-jump = Das Schiff weicht mit einem Sprung über alles hinweg aus.
op-block = Nichts betritt mehr das gewählte Feld.
op-seize = Übernimm das gewählte Schiff und was es trägt.
