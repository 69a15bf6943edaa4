turn-numbered = Turno { $number }
tab-strip = Flotta
tab-seats = Parti
score-unit = contati
war-map = Mappa della guerra
turns = Turni della guerra
look-at-turn = Guarda la fine del turno { $turn }
this-turn = Turno { $turn }
assign-now = assegna ora
fight-now = battaglie
count-turn = conteggio
looking-at-turn = I fronti dopo il turno { $turn }
back-to-now = Torna al presente
home-terran = Terra
home-talon = Patria Talon
home-income = +{ $points } a turno
wins-to-home = vittorie alla patria
zone-label =
    { $lane }, zona { $zone }: { $terrain }{ $planet ->
        [none] {""}
        [terran] , pianeta terran
       *[other] , pianeta talon
    }{ $base ->
        [none] {""}
        [terran] , base terran
       *[other] , base talon
    }{ $front ->
        [yes] , il fronte
       *[other] {""}
    }
ship-label = { $name }, { $class }, scafo { $hull } di { $boxes }
income = Rendita
fleet = Flotta
purse = Cassa
sp = Sp
hidden = nascosta
zones = Zone
planets = Pianeti
ships-seen =
    { $count ->
        [one] 1 vista
       *[other] { $count } viste
    }
ships-count =
    { $count ->
        [one] 1 nave
       *[other] { $count } navi
    }
besieged =
    { $count ->
        [one] 1 assediato
       *[other] { $count } assediati
    }
next-income = Prossima rendita
part-home = Patria
how-it-ends = Come finisce
ends-home = Chi perde una battaglia al suo mondo madre perde la guerra.
ends-count = Dopo il turno { $turns }: zone + 2 × pianeti.
figures-reconstructed = Le cifre sono ricostruite: nessun regolamento che abbiamo potuto leggere le stampa.
battles = Battaglie di questo turno
odds-estimated = probabilità stimate
with-ship = con { $name }, { $points } Sp:
in-zone = zona { $zone }
planet-word = pianeta
base-word = base
won-terran = vinta dai Terran
won-talon = vinta dai Talon
undecided = nessuno ha vinto
minimum = Minimo per settore
your-fleet = La tua flotta
hull-left = scafo { $left } di { $boxes }
to-lane = verso { $lane }
send-to = Mandala a
buy-ships = Compra navi
verb-build = Costruisci una base
verb-assign = Manda una nave
verb-commit = Conferma
verb-withdraw = Ritirati
verb-stand = Combatti
verb-command = Prendi il comando
verb-delegate = Delega
level-cadet = a un cadetto
level-captain = a un capitano
ask-AssignFleet = Assegna la flotta
ask-OfferWithdrawal = { $lane }: le tue navi combattono, o si ritirano e cedono la zona?
ask-CallReserve = { $lane }: quali navi della riserva si uniscono alla battaglia per il tuo mondo madre?
ask-ChooseCommand = { $lane }: guidi tu questa battaglia?
sub-minimum = { $lane } richiede { $need } delle tue navi da guerra. Trascina una pedina su una rotta, o sceglila e poi scegli la rotta.
sub-assign = Trascina una pedina su una rotta, o sceglila e poi scegli la rotta. Segreto finché entrambi non confermano.
sub-odds = { $own } punti tuoi contro { $theirs }: di battaglie così ne vinci circa il { $chance } %.
says-turn = Turno { $turn } di { $turns }.
says-side = { $name }: rendita { $income }, { $zones } zone, { $planets } pianeti.
says-lane = { $lane }: il fronte è nella zona { $front } di { $zones }. Navi: { $ships }.
says-nobody = nessuno noto
measure-counted = Zone e pianeti
measure-income = Rendita
measure-fleet = Flotta
legend-hull = anello: scafo
legend-planet = pianeta
legend-base = base
legend-dice = dadi: da tirare
legend-front = bandiera: chi attacca
