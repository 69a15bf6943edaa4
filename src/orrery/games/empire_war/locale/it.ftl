## The game
game-title = Guerra d'Impero
game-summary = Una campagna di battaglie di Talon lungo quattro rotte fra due mondi madre, per due.
option-war = Durata della guerra
option-war-full = quattro rotte, otto turni
option-war-short = due rotte, cinque turni
option-fleets = Flotte all'inizio
option-fleets-standard = quelle standard
option-fleets-own = comprate in segreto nel primo turno
option-apart = Le battaglie guidate dai giocatori hanno tavoli propri

## Questions
PlaceBases = Dove sta la prossima delle tue basi? Il nemico non la vede.
AssignFleet = Compra navi e manda la tua flotta. Nessuno vede i tuoi ordini finché entrambe le parti non hanno confermato.
OfferWithdrawal = Le tue navi combattono qui, o si ritirano e cedono la zona?
CallReserve = Quali navi della riserva si uniscono alla battaglia per il tuo mondo madre?
ChooseCommand = Guidi tu questa battaglia, o la lasci a un bot?
CommandShips = Che cosa fanno le tue navi?

## Actions
buy = Compra { $ship }
build = Metti una base nella zona { $zone } di { lane-name }
assign =
    { $lane ->
        [reserve] { $ship } nella riserva
       *[other] { $ship } a { lane-name }
    }
commit = Conferma
withdraw = Ritirati
stand = Combatti
command = Prendi il comando
delegate =
    { $level ->
        [cadet] Lascia a un cadetto
       *[captain] Lascia a un capitano
    }

## What happened
StrategicTurnBegan = Turno { $turn } della guerra.
IncomeReceived = { $seat } riceve { $points } punti.
ShipBought = { $seat } compra { $ship } per { $points } punti.
BaseBuilt = { $seat } mette una base nella zona { $zone } di { lane-name }.
FleetAssigned =
    { $lane ->
        [reserve] { $ship } va nella riserva.
       *[other] { $ship } va a { lane-name }.
    }
PlansCommitted = { $seat } ha confermato.
FleetsMet = { lane-name }, zona { $zone }: { $terran } contro { $talon }.
ZoneScouted = { lane-name }, zona { $zone }: il dado dà { $die }, { zone-terrain }.
SideWithdrew = { $seat } si ritira da { lane-name }.
ReserveJoined = { $ship } esce dalla riserva.
CommandTaken =
    { $level ->
        [command] { $seat } prende il comando.
        [cadet] { $seat } lascia la battaglia a un cadetto.
       *[captain] { $seat } lascia la battaglia a un capitano.
    }
SectorFought =
    { $winner ->
        [terran] { lane-name }: i Terran vincono nel round { $rounds }.
        [talon] { lane-name }: i Talon vincono nel round { $rounds }.
       *[nobody] { lane-name }: nessuno vince.
    }
ShipLost = { $seat } perde { $ship }, { $points } punti.
PlanetInvaded = { $seat } sbarca nella zona { $zone } di { lane-name }: il pianeta cambia mano.
PlanetBesieged = { $seat } assedia il pianeta nella zona { $zone } di { lane-name }.
FrontMoved = { lane-name }: il fronte va alla zona { $zone }.
LevyRaised = { $seat } raccoglie { $points } punti per il suo mondo madre.
WarEnded =
    { $winner ->
        [terran] La guerra è finita: vincono i Terran.
        [talon] La guerra è finita: vincono i Talon.
       *[nobody] La guerra è finita: nessuno vince.
    }

## Why not
no-such-zone = In questa guerra non c'è una zona così.
not-behind-front = La zona { $zone } di { lane-name } non sta dietro il tuo fronte.
base-there = Nella zona { $zone } di { lane-name } c'è già una tua base.
not-your-counter = Questa non è una tua pedina.
base-is-built = Le basi si mettono in una zona, non si comprano nella riserva.
counter-in-use = { $ship } è in servizio.
counter-not-free = { $ship } è andata persa; la sua pedina torna libera nel turno { $turn }.
other-counter-first = Un'altra nave della stessa classe si compra prima di { $ship }.
purse-too-small = Costa { $points } punti, e ne hai { $purse }.
fleet-too-large = Una flotta ha al massimo { $points } punti senza basi e trasporti.
not-your-fleet = Questa non è una nave della tua flotta.
base-stays = { $ship } è una base e non si muove mai.
no-such-sector = In questa guerra non c'è un settore così.
ordered-already = { $ship } ha già questi ordini.
sector-full = In { lane-name } combattono al massimo { $ships } navi da guerra per parte.
reserve-first = { $ship } deve passare un turno nella riserva prima di andare a { lane-name }.
no-base-left = Non hai più basi da mettere.
below-minimum = { lane-name } richiede { $need } delle tue navi da guerra e ne ha { $have }.
home-is-held = Nessuno si ritira dal proprio mondo madre.
nothing-to-withdraw = Non c'è niente da ritirare.
not-in-reserve = Possono unirsi solo navi da guerra della tua riserva.
other-sector = La battaglia è in { lane-name }.

## How it ends
outcome-home-world = un mondo madre è caduto
outcome-count = più zone e pianeti dopo l'ultimo turno
outcome-fleets = zone e pianeti pari, ma la flotta più forte

## Words inside sentences
lane-name =
    { $lane ->
        [antares] Antares
        [badlands] Badlands
        [maelstrom] Maelstrom
        [orion] Orion
       *[reserve] la riserva
    }
zone-terrain =
    { $terrain ->
        [asteroids] asteroidi
        [nebula] una nebulosa
        [black-hole] un buco nero
        [planet] un pianeta
        [dice] terreno non ancora noto
       *[none] spazio aperto
    }

## Reasons of a hint
because-strength = { $ship } aggiunge { $points } punti alla flotta, il massimo che la cassa permette.
because-worn =
    { $marked ->
        [one] { $ship } ha perso 1 casella di scafo; la riserva ripara tutto.
       *[other] { $ship } ha perso { $marked } caselle di scafo; la riserva ripara tutto.
    }
because-spare = { $ship } dov'è non cambia nulla; dalla riserva può andare ovunque.
because-odds = Con { $ship } la tua probabilità in { lane-name } va da { $before } % a { $after } %.
because-home = { $ship } può ancora aiutare dove si decide la guerra.
because-guards-planet = Protegge il tuo pianeta nella zona { $zone } di { lane-name }.
because-guards-lane =
    { $steps ->
        [one] { lane-name } è a 1 passo dal tuo mondo madre.
       *[other] { lane-name } è a { $steps } passi dal tuo mondo madre.
    }
because-outgunned = { $own } punti contro { $theirs }: circa { $chance } %. Le navi che si ritirano restano vive.
because-strengths = { $own } punti contro { $theirs }: circa { $chance } %.
because-plan = Il tuo settore migliore è { lane-name }, con circa { $chance } %.
because-income = Ricevi { $points } punti a turno con i fronti come sono.

## Chapters of the rules
chapter-war-1 = La guerra
chapter-war-2 = Il turno strategico
chapter-war-3 = Rendite
chapter-war-4 = Acquisto
chapter-war-5 = Assegnazione
chapter-war-6 = Basi
chapter-war-7 = Fronti e battaglie
chapter-war-8 = Invasione
chapter-war-9 = Riparazioni e mondi madre
chapter-war-10 = Vittoria
