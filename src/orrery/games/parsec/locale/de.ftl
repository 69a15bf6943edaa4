## Game

game-title = Parsec: Zeitalter der Kolonien
game-summary = Besiedle eine Galaxis, baue sie ab, handle, rüste und kämpfe um sie.

## Options

option-factions = Mit Fraktionskarten spielen
option-teams = Teams
option-teams-none = Jeder für sich
option-teams-two = Zwei Teams
option-teams-three = Drei Teams
option-absolute = Absoluter Sieg: militärisch und wirtschaftlich zugleich
option-simple_clashes = Vereinfachte Gefechte: Ein Kampf endet mit dem ersten Verlust oder Ausweichen
option-adjacent = Beherrschte Module müssen benachbart sein
option-central_port = Raumhafen in der Mitte
option-strict_lines = Ab drei Feldern nur entlang von Linien feuern
option-rounds = Runden, bis Punkte gezählt werden (0: keine Uhr; 100 mit Bots am Tisch)
option-offers = Handelsangebote je Zug (0: ohne Grenze; 2 an Bots)
option-people = Plätze von Menschen (1, 2, 4, 8 … zusammengezählt)

## Questions

ChooseLanding = Wähle ein Feld für deine Kolonie und deinen Frachter.
ChooseStartingResource = Nimm einen Rohstoff deiner Wahl.
ChooseYield = Welchen Rohstoff fördert diese Kolonie?
ChooseResource = Nimm einen Rohstoff deiner Wahl.
ChooseAction = Du bist am Zug: bewegen, angreifen, handeln, Ereignisse spielen oder beenden.
ChooseDestination = Wohin fliegt das Schiff?
ChooseOwner = Wen bittest du um Durchfahrt?
GrantTransit = Ein Schiff bittet um Durchfahrt durch dein Feld.
NameToll = Was kostet die Durchfahrt?
AcceptToll = Zahlst du den Zoll?
ChooseGift = Was gibst du dem Raumhafen?
ChooseReturn = Was willst du vom Raumhafen?
BuildOffer = Stelle dein Angebot zusammen.
AnswerOffer = Nimmst du das Angebot an?
ChoosePurchase = Was kaufst du?
ChooseBerth = Wohin setzt du das neue Schiff?
KeepEvent = Welche Ereigniskarte behältst du?
AfterProduction = Nach der Produktion: Spielst du ein Ereignis?
BeforePurchases = Vor den Käufen: Spielst du ein Ereignis?
AnswerAttack = Du wirst angegriffen: Spielst du ein Ereignis?
BeforeDice = Vor dem Würfeln: Spielst du ein Ereignis?
AfterDice = Nach dem Würfeln: Spielst du ein Ereignis?
AnswerEvent = Ein Ereignis wurde gespielt: Antwortest du?
EventWindow = Spielst du ein Ereignis?
AimEvent = Worauf zielt das Ereignis?
PlaceToken = Wohin legst du den Ereignismarker?
ChooseTarget = Was greifst du an?
ChooseAttackers = Welche anderen Schiffe machen mit?
AskSupport = Bittest du jemanden um Unterstützung?
BuildFee = Was zahlst du für die Unterstützung?
AnswerSupport = Leihst du deine Schiffe?
NameFee = Was kostet deine Unterstützung?
AcceptFee = Zahlst du für die Unterstützung?
LendVessels = Welche Schiffe leihst du?
ChooseCasualty = Welche Einheit verlierst du?
ChooseReply = Gegenangriff, ausweichen oder stillhalten?
ChooseAnswer = Gegenangriff, ausweichen, ein Ereignis spielen oder stillhalten?
ChooseMark = Auf welchen Feind feuerst du?
ChooseShooters = Welche Schiffe feuern?
AssignTargets = Worauf feuert dieses Schiff?
ChooseEscape = Wohin entkommt das Schiff?

## Actions

at = Feld: { $cell }
move = { $piece } bewegen
attack = Mit { $piece } angreifen
join = { $piece } macht mit
lose = { $piece } verlieren
evade = Mit { $piece } ausweichen
aboard = An Bord von { $piece }
found = Eine Kolonie unter { $piece } bauen
convert = { $piece } in eine Kolonie verwandeln
settle = Die übrige Kolonie unter { $piece } setzen
target = Ziel { $unit }
buy = Kaufen: { $kind }
kind = Art: { $kind }
take = { $resource } nehmen
give = { $resource } geben
put = Ein { $resource } mehr anbieten
ask = Ein { $resource } mehr verlangen
passage = { $other } um Durchfahrt bitten
offer = { $other } einen Handel anbieten
support = { $other } um Unterstützung bitten
against = Gegen { $other }
module = Modul { $place }
planet = Planet { $body }
exchange = Am Raumhafen tauschen
accept = Annehmen
counter-offer = Ein anderes Angebot machen
counter = Gegenangriff
split = Gegenangriff mit geteiltem Feuer
hold = Stillhalten
shop = Weiter zu den Käufen
end = Den Zug beenden
done = Fertig
pass = Passen
play = { $card } spielen
sell = { $card } verkaufen
keep = { $card } behalten

## What happens

OrderRolled = Wurf um den ersten Zug: { $dice } ({ $rolling }).
FirstSeatFound = { $seat } spielt zuerst.
FactionDealt = { $seat } führt: { $faction }.
BotLimitsSet = Bots sitzen am Tisch: Höchstens { $rounds } Runden werden gespielt, und ein Bot hört { $offers } Angebote je Zug.
TeamsUneven = Mit { $seats } Plätzen sind die Teams ungleich.
SettlementRolled = { $seat } würfelt { $die } um einen Planeten.
Settled = { $seat } siedelt bei { $cell }.
SettlementFailed = { $seat } findet keinen Planeten: Der Frachter kommt nach { $cell }, eine Kolonie bleibt übrig.
TurnBegan = Runde { $round }: { $seat }.
ProductionRolled = { $seat } würfelt { $die } für die Produktion.
ResourcesGained = { $seat } nimmt { $amount } { $resource } ({ $why }).
DeckExhausted = Der Stapel { $resource } kann { $seat } nicht auszahlen.
VesselMoved = { $seat } bewegt { $unit } von { $origin } nach { $cell }.
VesselBoarded = { $seat } nimmt { $unit } an Bord von { $transport }.
VesselUnloaded = { $seat } lädt { $unit } bei { $cell } aus.
TransitAsked = { $seat } bittet { $other } um Durchfahrt mit { $unit }.
TransitGranted = { $seat } lässt { $other } durch.
TransitRefused = { $seat } verweigert { $other } die Durchfahrt.
TollDemanded = { $seat } verlangt von { $other } { $wanted } für die Durchfahrt.
ResourcesPaid = { $seat } zahlt { $amount } { $resource } an { $other } ({ $why }).
ResourcesExchanged = { $seat } tauscht am Raumhafen { $given } gegen { $resource }.
EventSold = { $seat } verkauft { $card } dem Raumhafen für { $gold } Gold.
TradeOffered = { $seat } bietet { $other } { $given } für { $wanted }.
TradeMade = { $seat } gibt { $other } { $given } für { $wanted }.
TradeDeclined = { $seat } lehnt das Angebot von { $other } ab.
UnitBuilt = { $seat } baut { $unit } bei { $cell }.
ColonyFounded = { $seat } gründet { $unit } bei { $cell } ({ $how }).
EventBought = { $seat } kauft eine Ereigniskarte.
EventDrawn = { $seat } zieht eine Ereigniskarte. { $card }
RaceBegan = { $seat } beginnt das Wettrüsten.
EventPlayed = { $seat } spielt { $card } ({ $aim }).
EventCancelled = Das Ereignis { $card } von { $seat } wird aufgehoben.
EventEnded = Das Ereignis { $card } von { $seat } endet.
HandRevealed = { $seat } sieht die Ereigniskarten von { $other }. { $cards }
EventStolen = { $seat } stiehlt { $other } eine Ereigniskarte. { $card }
ResourceStolen = { $seat } nimmt { $other } 1 { $resource } ab ({ $why }).
UnitDestroyed = { $seat } verliert { $unit } bei { $cell } ({ $why }).
UnitSaved = { $unit } von { $seat } hält mit { $die } stand.
UnitSeized = { $unit } von { $other } bei { $cell } geht zu { $seat } über.
AttackDeclared = { $seat } greift { $target } mit { $units } an ({ $manoeuvre }).
SupportAsked = { $seat } bittet { $other } um Unterstützung und bietet { $offered }.
FeeNamed = { $seat } verlangt von { $other } { $wanted } für die Unterstützung.
SupportAnswered = { $seat } antwortet auf die Bitte von { $other }: { $agreed }.
StrikeRolled = { $seat } würfelt { $attack_die } gegen { $defence_die }: { $attack } zu { $defence } auf { $target }. { $reasons }
StrikeResolved = { $seat } schlägt gegen { $target }: { $attack } zu { $defence }, Treffer: { $hit }.
VesselEvaded = { $seat } weicht mit { $unit } von { $origin } nach { $cell } aus.
CombatEnded = Der Kampf von { $seat } mit { $other } ist vorbei: { $how }.
SeatEliminated = { $seat } ist aus dem Spiel.
GameWon = Das Spiel gewinnt { $seats }: { $how }.

## Why not

answered-already = Du hast dieses Angebot schon einmal beantwortet.
asked-already = Dieser Platz wurde schon gebeten.
asteroid = Auf einem Asteroiden kann keine Kolonie stehen.
attacked-already = Dieses Schiff hat in diesem Zug schon angegriffen.
both-ways = Derselbe Rohstoff kann nicht in beide Richtungen gehen.
blocked = Dorthin führt kein freier Weg.
cannot-attack = Diese Einheit kann nicht angreifen.
cannot-evade = Dieses Schiff kann nirgendwohin entkommen.
cannot-pay = Das kostet { $amount } { $resource }, und die sind nicht da.
cargo-needs-colony = Ein Frachter wird nur an Bord gebaut, wo eine Kolonie steht.
cargo-only = Nur Frachter gründen Kolonien.
colonies-stay = Eine Kolonie bewegt sich nie.
colony-here = Dort steht schon eine Kolonie.
deck-empty = Es ist kein { $resource } mehr da.
defensive-only = Diese Einheit feuert nur, um sich zu verteidigen.
dock-for-cargos = Nur Frachter dürfen andocken.
docked = Ein angedockter Frachter kann nicht angegriffen werden.
docked-here = Ein angedockter Frachter feuert nicht.
not-away = Ausweichen führt vom Feind weg, und { $cell } ist nicht weiter entfernt.
refused-already = { $other } hat die Durchfahrt verweigert.
not-on-the-way = Der Weg braucht keine Erlaubnis von { $other }.
ask-somebody = Bitte erst jemanden um Durchfahrt.
embargo = Ein Embargo verbietet diesen Handel.
empty-hex = Im Feld { $cell } ist niemand.
empty-offer = Ein Angebot braucht mindestens einen Rohstoff.
event-deck-empty = Es sind keine Ereigniskarten mehr da.
event-forbids = Ein Ereignis verbietet es hier.
fires-alone = Eine zivile Einheit feuert allein.
give-in-order = Gib die Karten in der Reihenfolge Titan, Energie, Gold.
hex-full = Das Feld { $cell } ist voll.
impassable = Nichts kann { $cell } betreten.
in-order = Nenne die Schiffe in der Reihenfolge ihrer Nummern.
is-aboard = Das Schiff ist an Bord eines Transporters.
just-boarded = Es ging in diesem Zug an Bord und kann ab dem nächsten hinaus.
just-built = Es wurde in diesem Zug gebaut und kann sich ab dem nächsten bewegen.
lend-one = Leihe mindestens ein Schiff.
military-only = Nur Kriegsschiffe können geliehen werden.
moved-already = Dieses Schiff hat sich in diesem Zug schon bewegt.
must-answer = Du musst zurückschlagen oder ausweichen.
name-one = Nenne mindestens ein Schiff.
needs-cargo = Eine Kolonie wird unter einem Frachter auf einem Planeten gebaut.
no-aim = Es gibt nichts, worauf dieses Ereignis zielen könnte.
no-arms-race = Keine Kriegsschiffe vor dem Wettrüsten: Vier Kolonien lösen es aus.
no-colony-site = Bei { $cell } können keine Siedler landen.
no-colony-there = Du hast keine Kolonie auf diesem Planeten.
no-own-colony = Du hast keine Kolonie bei { $cell }.
no-piece = Alle deine Steine dieser Art sind auf dem Brett.
no-resources = Keine Seite hat einen Rohstoff zu handeln.
no-room = An keiner Kolonie ist Platz dafür.
no-spare-colony = Du hast keine Kolonie von der Besiedlung übrig.
no-such-seat = An diesem Platz ist niemand.
no-target = Kein Feind ist in Reichweite.
no-transport = Das ist kein Transporter auf dem Brett.
not-a-planet = Dieses Feld gehört zu keinem Planeten.
not-adjacent = Kein Frachter und keine Kolonie von dir liegt neben einem von { $other }, und ihr seid nicht beide angedockt.
not-attacked = Das darf nur, wer angegriffen wird.
not-docked = Kein Frachter von dir ist am Raumhafen angedockt.
not-empty-space = Das Feld { $cell } ist kein leerer Raum.
not-enough = Du hast kein { $resource } mehr.
not-in-combat = Diese Einheit oder dieser Platz nimmt am Kampf nicht teil.
not-in-hand = Diese Karte hast du nicht.
not-in-hex = Diese Einheit ist nicht im Feld.
not-on-board = Diese Einheit ist nicht auf dem Brett.
not-on-planet = Dieser Planet bringt kein { $resource }.
not-seen = Diese Karte war nicht unter denen, die du angesehen hast.
not-under-attack = Niemand hat auf dich gefeuert.
nothing-to-buy = Es gibt nichts, was du kaufen könntest.
nothing-to-lend = { $other } hat kein Schiff in Reichweite zu leihen.
nothing-to-split = Geteiltes Feuer braucht zwei Schiffe und zwei Feinde in Reichweite.
nowhere-to-go = Es kann nirgendwohin.
occupied = Das Feld { $cell } hält { $other }.
off-board = Dieses Feld ist nicht auf dem Brett.
offers-spent = Du hast alle { $limit } vereinbarten Angebote dieses Zuges gemacht.
bot-offers-spent = Bots hören { $limit } Angebote je Zug, und du hast alle gemacht.
other-has-not = { $other } hat kein { $resource } mehr.
other-module = Das Feld { $cell } liegt nicht in diesem Modul.
other-number = Dieser Planet hat die Zahl { $number }, der Würfel zeigt { $die }.
out-of-range = Das ist außer Reichweite.
own-unit = Du kannst die eigene Seite nicht angreifen.
passenger-first = Ein beladener Transporter verliert statt seiner einen Passagier.
planet-taken = { $other } hat eine Kolonie auf diesem Planeten.
port-core = Nichts kann den Kern des Raumhafens betreten.
same-hex = Das Schiff ist schon dort.
takes-part-already = Es macht schon mit.
too-far = { $cell } ist weiter als { $move } Parsec.
too-few-cards = Der Raumhafen nimmt { $ratio } Karten für eine.
too-large = Nur kleine Schiffe gehen an Bord.
transit-refused = Der Weg nach { $cell } braucht eine Durchfahrt, die verweigert wurde.
transport-full = Der Transporter bei { $cell } ist voll.
truce = Ein Waffenstillstand oder Vertrag verbietet diesen Angriff.
vessel-here = Im Feld { $cell } ist ein Schiff.
wrong-aim = Darauf kann dieses Ereignis nicht zielen.
wrong-side = Dieses Ereignis hilft der anderen Seite des Schlags.
wrong-unit = Auf { $unit } kann dieses Ereignis nicht zielen.
wrong-window = Diese Karte kann in diesem Augenblick nicht gespielt werden.

## How it ends

outcome-military = Vorherrschaft über die halbe Galaxis
outcome-economic = Kolonien und Rohstoffe
outcome-absolute = Vorherrschaft, Kolonien und Rohstoffe
outcome-elimination = niemand sonst ist übrig
outcome-extinction = niemand ist übrig
outcome-points = die meisten Punkte, als die Zeit um war

## Things

titanium = Titan
energy = Energie
gold = Gold
unit-colony = Kolonie
unit-cargo = Frachter
unit-fighter = Jäger
unit-transport = Panzertransporter
unit-cruiser = Kreuzer
unit-event = Ereigniskarte
why-start = Anfangshand
why-planet = Planet
why-asteroid = Asteroid
why-choice = freie Wahl
why-salvage = Wrack
why-port = Raumhafen
why-sale = Verkauf
why-toll = Zoll
why-support = Unterstützung
why-plunder = Beute
why-combat = Kampf
combat-attacker-destroys = der Angreifer hat die andere Flotte zerstört
combat-defender-destroys = der Verteidiger hat die andere Flotte zerstört
combat-retreat = eine Seite zog sich zurück
combat-colony-holds = die Kolonie hielt stand
combat-stand-down = das Feuer ruhte
combat-simplified = eine Einheit zerstört oder fort war genug
combat-truce = ein Waffenstillstand wurde erzwungen
combat-exhausted = beide Seiten sind erschöpft

## Factions

faction-martian-movement = Marsbewegung
faction-martian-movement-text = Jäger haben 2 Angriff mehr, und Schiffe fliegen 1 Parsec weiter. Kriegsschiffe kosten 1 Energie mehr, und der Raumhafen nimmt 5 für 1.
faction-masters-of-the-routes = Herren der Routen
faction-masters-of-the-routes-text = Große Schiffe fliegen 2 Parsec weiter, und niemand muss um Durchfahrt gebeten werden. Der Raumhafen nimmt 5 für 1.
faction-children-of-the-void = Kinder der Leere
faction-children-of-the-void-text = Eine Ereigniskarte mehr zu Beginn. Der Raumhafen nimmt 4 für 1, und Frachter kosten 1 Gold mehr.
faction-merchant-league = Händlerbund
faction-merchant-league-text = Der Raumhafen nimmt 2 für 1. Frachter haben 1 Verteidigung weniger.
faction-brotherhood-of-shadow = Bruderschaft des Schattens
faction-brotherhood-of-shadow-text = Jede im Kampf zerstörte Einheit bringt auch einen zufälligen Rohstoff ihres Besitzers. Große Schiffe kosten 1 Gold mehr.
faction-terran-hegemony = Terranische Hegemonie
faction-terran-hegemony-text = Große Schiffe kosten 1 Energie weniger. Jäger kosten 1 Energie mehr.
faction-mining-consortium = Bergbaukonsortium
faction-mining-consortium-text = Beim eigenen Wurf fördert jeder Frachter auf einem Asteroiden 1 mehr. Jäger kosten 1 Titan mehr.
faction-republic-of-domes = Republik der Kuppeln
faction-republic-of-domes-text = Kolonien haben je 1 Verteidigung mehr. Transporter kosten 1 Gold mehr.

## Event cards

card-goods-teleport = Warenteleport
card-goods-teleport-text = In diesem Zug zwei Tausche mit dem Raumhafen, ohne anzudocken.
card-aimed-salvo = Gezielte Salve
card-aimed-salvo-text = 2 mehr in deinem Angriff, vor oder nach dem Würfeln.
card-deflector-shields = Deflektorschilde
card-deflector-shields-text = 2 mehr in deiner Verteidigung, vor oder nach dem Würfeln.
card-gravity-slingshot = Schwungmanöver
card-gravity-slingshot-text = Eines deiner Schiffe fliegt in diesem Zug 3 Parsec weiter, auch beim Ausweichen.
card-rich-vein = Reiche Ader
card-rich-vein-text = Nimm 2 Karten eines Rohstoffs.
card-solar-wind = Sonnenwind
card-solar-wind-text = Schiffe in einem Modul fliegen bis zu deinem nächsten Zug 2 Parsec weniger (mindestens 1).
card-long-range-sights = Fernvisier
card-long-range-sights-text = Eines deiner Kriegsschiffe feuert in diesem Zug 1 Feld weiter.
card-spy-network = Spionagenetz
card-spy-network-text = Sieh die Ereigniskarten eines Gegners an und nimm einen zufälligen Rohstoff.
card-mercenary-fighter = Söldnerjäger
card-mercenary-fighter-text = Ein kostenloser Jäger an einer Kolonie oder an Bord eines Transporters, sobald Kriegsschiffe erlaubt sind.
card-relief-cargo = Hilfsfrachter
card-relief-cargo-text = Ein kostenloser Frachter an einer deiner Kolonien.
card-meteor-swarm = Meteorschwarm
card-meteor-swarm-text = Jedes Schiff in einem Modul, das nicht an einer Kolonie ist, würfelt 3 oder mehr oder ist verloren.
card-emergency-jump = Notsprung
card-emergency-jump-text = Eines deiner Schiffe weicht mit einem Sprung über alles hinweg aus, auch wenn es umzingelt ist.
card-embargo = Embargo
card-embargo-text = Ein Gegner kann bis zu deinem nächsten Zug weder handeln noch tauschen noch verkaufen.
card-corsair-cargos = Korsarenfrachter
card-corsair-cargos-text = In diesem Zug dürfen deine Frachter angreifen, mit 1 Angriff mehr.
card-ion-storm = Ionensturm
card-ion-storm-text = Schiffe in einem Modul können sich bis zu deinem nächsten Zug nicht bewegen, nicht angreifen und nicht ausweichen.
card-data-theft = Datendiebstahl
card-data-theft-text = Nimm einem Gegner eine zufällige Ereigniskarte ab.
card-imposed-truce = Erzwungener Waffenstillstand
card-imposed-truce-text = Der Angriff auf dich fällt aus, und keiner greift bis zu deinem nächsten Zug den anderen an.
card-deep-drills = Tiefbohrer
card-deep-drills-text = Für den Rest des Spiels zahlt dir ein Planet 1 mehr.
card-composite-armour = Verbundpanzer
card-composite-armour-text = Für den Rest des Spiels haben deine Jäger oder deine Transporter 1 Verteidigung mehr.
card-volunteer-settlers = Freiwillige Siedler
card-volunteer-settlers-text = Eine kostenlose Kolonie unter deinem Frachter oder neben deiner Kolonie auf demselben Planeten.
card-black-hole = Schwarzes Loch
card-black-hole-text = Ein Feld leeren Raums verschluckt alle Schiffe im Umkreis von 1 Feld und sperrt den Weg bis zu deinem dritten Zug von jetzt an.
card-supernova = Supernova
card-supernova-text = Jedes Schiff in einem Modul würfelt 5 oder mehr oder ist verloren; bis zu deinem zweiten Zug von jetzt an wird dort nichts gefördert.
card-reserve-cruiser = Reservekreuzer
card-reserve-cruiser-text = Ein kostenloser Kreuzer an einer Kolonie, sobald Kriegsschiffe erlaubt sind.
card-warp-drive = Warpantrieb
card-warp-drive-text = Für den Rest des Spiels fliegen deine Schiffe 2 Parsec weiter.
card-plasma-cannons = Plasmakanonen
card-plasma-cannons-text = Für den Rest des Spiels haben deine Kriegsschiffe 1 Angriff mehr.
card-mutiny = Meuterei
card-mutiny-text = Ein feindliches Schiff, das allein im Umkreis von 2 Feldern um eines von dir ist, schließt sich dir mit seiner Ladung an.
card-countermeasures = Gegenmaßnahmen
card-countermeasures-text = Hebe ein gerade gespieltes Ereignis auf.
card-stasis-field = Stasisfeld
card-stasis-field-text = Einheiten in einem besetzten Feld bewegen sich bis zu deinem zweiten Zug von jetzt an nicht, greifen nicht an und weichen nicht aus.
card-galactic-ceasefire = Galaktische Waffenruhe
card-galactic-ceasefire-text = Bis zu deinem nächsten Zug greift nirgends auf dem Brett jemand an.
card-automatic-extractors = Automatische Förderer
card-automatic-extractors-text = Für den Rest des Spiels bringt dein eigener Wurf 1 Rohstoff deiner Wahl mehr, wann immer er dir etwas zahlt.

## Words inside sentences

cell-name =
    { $cell ->
       *[other] { $cell }
    }
unit-name =
    { $unit ->
       *[other] { $unit }
    }
card-name =
    { $card ->
       *[other] { $card }
    }
other-name =
    { $other ->
       *[other] { $other }
    }
kind-name =
    { $kind ->
        [colony] { unit-colony }
        [cargo] { unit-cargo }
        [fighter] { unit-fighter }
        [transport] { unit-transport }
        [cruiser] { unit-cruiser }
        [event] { unit-event }
       *[other] { $kind }
    }
resource-name =
    { $resource ->
        [titanium] { titanium }
        [energy] { energy }
        [gold] { gold }
       *[other] { $resource }
    }
second-name =
    { $second ->
        [titanium] { titanium }
        [energy] { energy }
        [gold] { gold }
       *[other] { $second }
    }

## Reasons of a hint

because-aboard = { unit-name } kann in diesem Zug noch { $number } Felder fliegen: An Bord ist { cell-name } näher.
because-ahead = { $other } hat von deinen Gegnern die meisten Kolonien: { $number }.
because-any-place = Kein Platz ist klar besser als die anderen: Jeder ist recht.
because-arrives = { unit-name } erreicht { cell-name } noch in diesem Zug, und nur so.
because-away = { cell-name } ist { $distance } Felder vom nächsten Feind dieses Kampfes entfernt.
because-beside = { cell-name } liegt neben einer Kolonie von dir.
because-buys = Du kannst jetzt kaufen: { kind-name }.
because-cargos =
    { $number ->
        [0] Du hast keinen Frachter mehr zum Siedeln und Fördern.
        [one] Du hast nur 1 Frachter zum Siedeln und Fördern.
       *[other] Du hast nur { $number } Frachter zum Siedeln und Fördern.
    }
because-carries = Der Frachter an Bord wird in { cell-name } gebraucht.
because-catches = Feindliche Schiffe im Modul: { $theirs }; deine: { $own }.
because-cheapest = Von dem, was verloren gehen kann, ist dies am wenigsten wert: { kind-name }.
because-colony = Es ist deine Kolonie Nummer { $number } der { $wanted }, die gewinnen.
because-counter = Dein bester Schuss trifft mit { $percent } %.
because-danger =
    { $number ->
        [one] Ein feindliches Kriegsschiff ist im Umkreis von 4 Feldern um deine Kolonien und Frachter.
       *[other] { $number } feindliche Kriegsschiffe sind im Umkreis von 4 Feldern um deine Kolonien und Frachter.
    }
because-dock = Von { cell-name } kannst du am Raumhafen tauschen, { $ratio } für 1: Du hast { $number } Karten übrig.
because-exchange = Der Raumhafen nimmt { $ratio } Karten, die du entbehren kannst, für 1, die du brauchst.
because-exchanges = Es gibt dir { $number } Tausche zu { $ratio } für 1, ohne anzudocken.
because-far =
    { $distance ->
        [one] { cell-name } ist 1 Feld entfernt.
       *[other] { cell-name } ist { $distance } Felder entfernt.
    }
because-fleet = { kind-name }: Du hast { $own } Kriegsschiffe, und Vorherrschaft braucht { $needed } Module.
because-free-cards = Es bringt dir { $number } Rohstoffkarten.
because-free-unit = Es kostet nichts und gibt dir: { kind-name }.
because-in-range = Du kannst dann auf { unit-name } schießen und triffst mit { $percent } %.
because-joins = Damit steigt die Chance zu treffen von { $before } auf { $percent } %.
because-lack =
    { $own ->
        [0] { kind-name }: Dafür fehlt dir { resource-name }, davon hast du nichts.
       *[other] { kind-name }: Dafür brauchst du mehr { resource-name } als die { $own }, die du hast.
    }
because-lasting = Es wirkt für den Rest des Spiels.
because-least-needed = { resource-name } brauchst du am wenigsten; du hast { $own }.
because-mine = Ein Frachter auf { cell-name } fördert { resource-name } bei einer { $number }.
because-more-cargos = Es lässt dir mehr Frachter als die nächstbeste Wahl.
because-more-colonies = Es lässt dir mehr Kolonien als die nächstbeste Wahl.
because-more-events = Es lässt dir mehr Ereigniskarten als die nächstbeste Wahl.
because-more-fleet = Es lässt dir eine stärkere Flotte als die nächstbeste Wahl.
because-more-income = Es lässt dir einen höheren Ertrag als die nächstbeste Wahl.
because-more-modules = Es lässt dir mehr beherrschte Module als die nächstbeste Wahl.
because-more-needed = Es bringt dich den Rohstoffen, die gewinnen, näher als die nächstbeste Wahl.
because-more-sources = Es lässt dir mehr Arten von Rohstoffen zu fördern als die nächstbeste Wahl.
because-more-stock = Es lässt dir mehr Rohstoffe als die nächstbeste Wahl.
because-nearer =
    { $distance ->
        [one] Von dort ist es 1 Feld bis { cell-name }.
       *[other] Von dort sind es { $distance } Felder bis { cell-name }.
    }
because-needed = Du brauchst dein { resource-name } selbst: Du hast { $own } und willst { $goal }.
because-nothing-better = Nichts anderes, was du jetzt tun könntest, lohnt sich.
because-odds =
    { $number ->
        [one] Ein Schiff trifft { unit-name } mit { $percent } %.
       *[other] { $number } Schiffe zusammen treffen { unit-name } mit { $percent } %.
    }
because-outgunned = Dein bester Schuss träfe nur mit { $percent } %.
because-outnumbered = Du hast { $own } Kriegsschiffe gegen { $theirs } der größten feindlichen Flotte.
because-post = Von { cell-name } aus würdest du { $group } verbundene Module der { $needed } beherrschen, die gewinnen.
because-prey = Ein Treffer kostet { $other }: { kind-name }.
because-rare = { card-name } ist { $number } wert.
because-rich = Du hast { $own } Gold, mehr, als du vorerst brauchst.
because-saves = Es bringt dein Schiff aus dem Kampf: { kind-name }.
because-sells = Der Raumhafen zahlt { $number } Gold für { card-name }; du hast { $own }.
because-settle = { cell-name } ist frei für deine Kolonie Nummer { $number } der { $wanted }, die gewinnen.
because-spare = Du hast { $own } { resource-name }, mehr, als du brauchst.
because-steals = Es nimmt einem Gegner eine Karte ab.
because-stock = Du hast { $own } { resource-name } und willst { $goal }.
because-stops = Es verhindert einen Angriff, der { unit-name } mit { $percent } % träfe.
because-swallows = Feindliche Schiffe um { cell-name }: { $theirs }; deine: { $own }.
because-swap = Du gibst { resource-name }, das du entbehren kannst, für { second-name }, das dir fehlt, und es hilft auch { $other }.
because-to-win = Zum Sieg braucht es { $goal } { resource-name }; du hast { $own }.
because-turns-hit = Es macht aus einem Fehlschuss einen Treffer: { $attack } und { $number } mehr zu { $defence }.
because-turns-miss = Es macht aus einem Treffer einen Fehlschuss: { $attack } zu { $defence } und { $number } mehr.
because-would-win = Der Handel gäbe { $other } den Sieg.
because-yields = Der Planet zahlt { resource-name } oder { second-name } bei einer { $number }.

## Chapters of the rules
chapter-0 = Spieler
chapter-1 = Spielmaterial
chapter-2 = Rohstoffe
chapter-3 = Ziel des Spiels
chapter-4 = Einheiten
chapter-5 = Das Spielfeld
chapter-6 = Fraktions- und Ereigniskarten
chapter-7 = Besiedlung
chapter-8 = Förderung
chapter-9 = Handel und Hafen
chapter-10 = Züge und Bewegung
chapter-11 = Das Wettrüsten
chapter-12 = Kampf
chapter-13 = Ausscheiden
chapter-14 = Das Spiel auf Zeit
