/** The board's own texts; everything that belongs to the game comes from the server. */
export const ENGLISH = `
turn-numbered = { round }
tab-seats = Fleets
score-unit = Sp
tab-strip = Ship
battle-map = Map of the battle
impulse-chart = Impulse chart
power-phase = Power
power-phase-short = power
key-moves = moves
key-power = gets AP
has-initiative = has the initiative: acts first in every impulse
first = plays first
lost-points = { $points } Sp lost
points = { $points } Sp
power = power
speed-value = speed
turn-radius = turn radius
curve = Curve
damage-power = damage { $amount }
charged = charged
empty = empty
battery-charged = battery charged
battery-empty = battery empty
afterburners-left = { $left } of { $all } afterburners left
turn-in = turn in { $hexes }
slip-bought = side-slip
hull = Hull
explosion = explodes with { $strength }
ftl-ready = FTL drive active
reconstructed = some values of this ship are reconstructed
destroyed = destroyed
aiming = aiming
ready = ready
not-ready = not ready
boxes-missing = { $boxes } to go
hunted = Hunted by { $missiles }
back-to = Back to { $unit }
arrives = round { $round }
status-absent = to arrive
status-destroyed = destroyed
status-retreated = retreated
status-escaped = escaped
status-docked = docked
status-landed = landed
status-lost = lost
arc-letter-front = F
arc-letter-left = L
arc-letter-right = R
arc-letter-rear = B
steps = Steps of the turn
step-ap = AP
step-move = Move
step-fire = Fire
step-repair = Repair
critical-shields-down-effect = No shield protects it and none can be reinforced. Repaired by a 6.
critical-helm-down-effect = It can only go straight. Repaired by a 6.
critical-power-effect = Its power is one lower for the rest of the battle.
critical-thrusters-effect = Its turn radius is one larger for the rest of the battle.
critical-power-loss-effect = It charges nothing and cannot change its curve. Repaired by a 6.
critical-ftl-effect = It cannot leave the battle by FTL.
critical-none-effect = The ship was lucky.
critical-hull-effect = Further hull boxes are marked.
critical-weapon-effect = The group can neither charge nor fire.
critical-breach-effect = The ship is destroyed and explodes.
odds-title = { $weapons ->
    [1] { $weapon } at { $target }
   *[other] { $weapons } × { $weapon } at { $target }
}
odds-range = range { $range }, { $hit } to hit with each
odds-shield = { $arc } shield absorbs { $absorbs }
odds-expected = expected damage
odds-destroys = { $target } destroyed
odds-hull = reaches the hull
odds-points = { $points } damage
odds-nothing = nothing
odds-absorbed = shield −{ $shield }
odds-hull-hit = { $hull } hull
odds-hull-critical = { $hull } hull, { $criticals } { $criticals ->
    [1] critical
   *[other] criticals
}
odds-destroyed = destroyed
odds-exact = exact
reason-terrain = terrain on the line
reason-black-hole = black hole near the line
note-flies-first = The missile flies first and may be shot down.
note-pushes-first = The target is pushed before it is damaged.
note-strikes-the-cone = Every enemy in the cone is struck.
menu-title = { $unit }: 1 AP
menu-of-battery = { $unit }: battery
flash-shot = { $unit } at { $target }, range { $range }: { $damage ->
    [0] miss
   *[other] { $damage } damage
}
flash-less = less { $amount } for terrain
flash-critical = { $unit }: { $result }
flash-destroyed = { $unit } is destroyed
flash-exploded = { $unit } explodes with strength { $strength }
flash-struck = Missile { $missile } strikes { $target }: { $damage } damage
flash-repair = { $unit } repairs: { $repaired ->
    [true] done
   *[other] not yet
}
zoom-fit = Show everything
way-straight = straight
way-left = turn left
way-right = turn right
way-slip-left = side-slip left
way-slip-right = side-slip right
ask-fire-at = { $unit }: fire at { $target }?
ask-group = { $unit }: which weapon group fires?
ask-ChooseSpending = { $unit }: what does the AP buy?
ask-ChooseMove = { $unit }: how does it move?
ask-ChooseMissileMove = Missile { $unit }: how does it fly?
ask-ChooseTarget = { $unit }: fire at whom?
ask-ChooseCone = { $unit }: does the next fusion cannon fire?
ask-ChooseLaunch = { $unit }: where does the missile appear, and which way does it point?
ask-ChooseSpeed = { $unit }: which speed for the next round?
ask-ChooseHex = Where is { $unit } deployed?
ask-ChooseFacing = Which way does { $unit } face?
ask-ChooseFighter = { $unit }: which fighter is struck?
ask-ChoosePull = { $unit }: into which hex is it pulled?
sub-target = { $weapon }, { $left } of { $count } still to fire. Point at a target to see the odds.
sub-group = Choose a charged weapon group. Firing empties its bar.
sub-firing = Point at a ship with a charged weapon group, then at its target.
sub-move = Speed { $speed }, turn radius { $radius }{ $turn ->
    [0] : free to turn
    [1] : one more hex before it can turn
   *[other] : { $turn } more hexes before it can turn
}.
sub-spending = One action point from the chart. Unspent, it is lost.
sub-battery = The battery's point; using it empties the battery.
sub-speed = Power, speed, turn radius: { $curve }{ $modifier ->
    [0] {""}
   *[other] , damage { $modifier }
}.
sub-mover = Every ship that is due must move; ships with an afterburner may.
says-none = none
says-impulse = Impulse { $impulse }: { $movers } move; { $powered } get AP
says-shield = { $arc } shield { $left } of { $boxes }
says-arcs = fires into { $arcs }
says-ship = { $name }, { $class }, { $place }, facing { $facing }, power, speed and radius { $curve }, hull { $hull }; shields: { $shields }; weapons: { $weapons }{ $critical ->
    [none] {""}
   *[other] ; damage: { $critical }
}.
says-missile = Missile { $missile } in { $place }{ $target ->
    [none] , without a target
   *[other] , hunting { $target }
}
says-way = { $way }, to { $place }, facing { $facing }
says-off = off the map
says-round = Round { $round } of { $rounds }, impulse { $impulse }. { $first } has the initiative.
says-standing = { $name }: { $points } points left
measure-points = Points left
measure-ships = Ships on the map
measure-hull = Hull boxes left
verb-pick = Choose
verb-fire = Fire
fire = Fire { $group } of { $unit }
verb-at = Aim
verb-hold = Hold
verb-slip = Side-slip
verb-turn = Power turn
verb-charge = Charge
verb-battery = Battery
verb-reinforce = Reinforce
verb-discard = Take off
verb-change = Take initiative
verb-defend = Keep initiative
verb-beam = Beam
verb-redirect = Redirect
verb-dock = Dock
verb-shoot = Fire
verb-jump = Jump
short-laser = Laser
short-torpedo = Torpedo
short-disruptor = Disruptor
short-wave = Wave gun
short-fusion = Fusion cannon
short-missile = Missiles
setup-scenario = Scenario
setup-free = Free battle
setup-editor = Write a scenario of your own
setup-points = Points for each fleet
setup-fleet = Fleet
setup-left = { $points } Sp left
setup-over = { $points } Sp too many
setup-add = Add { $class }
setup-remove = Remove { $class }
setup-forces = { $one } against { $other }
setup-rounds = { $rounds } rounds
`;

export const ITALIAN = `
turn-numbered = { round }
tab-seats = Flotte
score-unit = Sp
tab-strip = Nave
battle-map = Mappa della battaglia
impulse-chart = Tabella degli impulsi
power-phase = Energia
power-phase-short = energia
key-moves = muove
key-power = riceve AP
has-initiative = ha l'iniziativa: agisce per primo in ogni impulso
first = gioca per primo
lost-points = { $points } Sp persi
points = { $points } Sp
power = energia
speed-value = velocità
turn-radius = raggio di virata
curve = Curva
damage-power = danni { $amount }
charged = carica
empty = scarica
battery-charged = batteria carica
battery-empty = batteria scarica
afterburners-left = { $left } postbruciatori su { $all }
turn-in = vira fra { $hexes }
slip-bought = scivolata
hull = Scafo
explosion = esplode con { $strength }
ftl-ready = motore FTL attivo
reconstructed = alcuni valori di questa nave sono ricostruiti
destroyed = distrutto
aiming = mira
ready = pronto
not-ready = non pronto
boxes-missing = ne mancano { $boxes }
hunted = Inseguita da { $missiles }
back-to = Torna a { $unit }
arrives = round { $round }
status-absent = in arrivo
status-destroyed = distrutta
status-retreated = ritirata
status-escaped = fuggita
status-docked = attraccata
status-landed = atterrata
status-lost = persa
arc-letter-front = F
arc-letter-left = S
arc-letter-right = D
arc-letter-rear = P
steps = Passi del turno
step-ap = AP
step-move = Movimento
step-fire = Fuoco
step-repair = Riparazioni
critical-shields-down-effect = Nessuno scudo la protegge e nessuno si può rinforzare. Si ripara con un 6.
critical-helm-down-effect = Può solo andare dritta. Si ripara con un 6.
critical-power-effect = La sua energia è minore di uno per il resto della battaglia.
critical-thrusters-effect = Il suo raggio di virata è maggiore di uno per il resto della battaglia.
critical-power-loss-effect = Non carica nulla e non cambia curva. Si ripara con un 6.
critical-ftl-effect = Non può lasciare la battaglia in FTL.
critical-none-effect = La nave ha avuto fortuna.
critical-hull-effect = Si segnano altre caselle dello scafo.
critical-weapon-effect = Il gruppo non può più caricare né sparare.
critical-breach-effect = La nave è distrutta ed esplode.
odds-title = { $weapons ->
    [1] { $weapon } contro { $target }
   *[other] { $weapons } × { $weapon } contro { $target }
}
odds-range = distanza { $range }, ciascuna colpisce al { $hit }
odds-shield = lo scudo { $arc } assorbe { $absorbs }
odds-expected = danni attesi
odds-destroys = { $target } distrutta
odds-hull = raggiunge lo scafo
odds-points = { $points } danni
odds-nothing = nulla
odds-absorbed = scudo −{ $shield }
odds-hull-hit = { $hull } allo scafo
odds-hull-critical = { $hull } allo scafo, { $criticals } { $criticals ->
    [1] critico
   *[other] critici
}
odds-destroyed = distrutta
odds-exact = esatto
reason-terrain = terreno sulla linea
reason-black-hole = buco nero vicino alla linea
note-flies-first = Il missile prima vola e può essere abbattuto.
note-pushes-first = Il bersaglio è spinto prima del danno.
note-strikes-the-cone = Ogni nemico nel cono è colpito.
menu-title = { $unit }: 1 AP
menu-of-battery = { $unit }: batteria
flash-shot = { $unit } contro { $target }, distanza { $range }: { $damage ->
    [0] mancato
    [1] 1 danno
   *[other] { $damage } danni
}
flash-less = meno { $amount } per il terreno
flash-critical = { $unit }: { $result }
flash-destroyed = { $unit } è distrutta
flash-exploded = { $unit } esplode con forza { $strength }
flash-struck = Il missile { $missile } colpisce { $target }: { $damage } danni
flash-repair = { $unit } ripara: { $repaired ->
    [true] fatto
   *[other] non ancora
}
zoom-fit = Mostra tutto
way-straight = dritto
way-left = virata a sinistra
way-right = virata a destra
way-slip-left = scivolata a sinistra
way-slip-right = scivolata a destra
ask-fire-at = { $unit }: fuoco contro { $target }?
ask-group = { $unit }: quale gruppo di armi spara?
ask-ChooseSpending = { $unit }: che cosa compra l'AP?
ask-ChooseMove = { $unit }: come si muove?
ask-ChooseMissileMove = Missile { $unit }: come vola?
ask-ChooseTarget = { $unit }: fuoco contro chi?
ask-ChooseCone = { $unit }: spara il prossimo cannone a fusione?
ask-ChooseLaunch = { $unit }: dove compare il missile e dove punta?
ask-ChooseSpeed = { $unit }: quale velocità per il prossimo round?
ask-ChooseHex = Dove si schiera { $unit }?
ask-ChooseFacing = Dove punta { $unit }?
ask-ChooseFighter = { $unit }: quale caccia è colpito?
ask-ChoosePull = { $unit }: in quale esagono è attirata?
sub-target = { $weapon }, ancora { $left } su { $count } da sparare. Indica un bersaglio per vedere le probabilità.
sub-group = Scegli un gruppo d'armi carico. Sparando la sua barra si svuota.
sub-firing = Indica una nave con un gruppo d'armi carico, poi il suo bersaglio.
sub-move = Velocità { $speed }, raggio di virata { $radius }{ $turn ->
    [0] : libera di virare
    [1] : ancora un esagono prima di virare
   *[other] : ancora { $turn } esagoni prima di virare
}.
sub-spending = Un punto azione dalla tabella. Se non è speso, è perso.
sub-battery = Il punto della batteria; usandolo la batteria si scarica.
sub-speed = Energia, velocità, raggio di virata: { $curve }{ $modifier ->
    [0] {""}
   *[other] , danni { $modifier }
}.
sub-mover = Ogni nave di turno deve muovere; quelle con postbruciatore possono.
says-none = nessuno
says-impulse = Impulso { $impulse }: muovono { $movers }; ricevono AP { $powered }
says-shield = scudo { $arc } { $left } su { $boxes }
says-arcs = spara verso { $arcs }
says-ship = { $name }, { $class }, { $place }, rivolta a { $facing }, energia, velocità e raggio { $curve }, scafo { $hull }; scudi: { $shields }; armi: { $weapons }{ $critical ->
    [none] {""}
   *[other] ; danni: { $critical }
}.
says-missile = Missile { $missile } in { $place }{ $target ->
    [none] , senza bersaglio
   *[other] , insegue { $target }
}
says-way = { $way }, in { $place }, rivolta a { $facing }
says-off = fuori dalla mappa
says-round = Round { $round } di { $rounds }, impulso { $impulse }. { $first } ha l'iniziativa.
says-standing = { $name }: restano { $points } punti
measure-points = Punti rimasti
measure-ships = Navi sulla mappa
measure-hull = Caselle di scafo rimaste
verb-pick = Scegli
verb-fire = Fuoco
fire = Spara { $group } di { $unit }
verb-at = Mira
verb-hold = Trattieni
verb-slip = Scivolata
verb-turn = Forza la virata
verb-charge = Carica
verb-battery = Batteria
verb-reinforce = Rinforza
verb-discard = Togli
verb-change = Prendi l'iniziativa
verb-defend = Tieni l'iniziativa
verb-beam = Irradia
verb-redirect = Devia
verb-dock = Attracca
verb-shoot = Fuoco
verb-jump = Salta
short-laser = Laser
short-torpedo = Siluro
short-disruptor = Disgregatore
short-wave = Cannone a onde
short-fusion = Cannone a fusione
short-missile = Missili
setup-scenario = Scenario
setup-free = Battaglia libera
setup-editor = Scrivi uno scenario tuo
setup-points = Punti di ogni flotta
setup-fleet = Flotta
setup-left = { $points } Sp rimasti
setup-over = { $points } Sp di troppo
setup-add = Aggiungi { $class }
setup-remove = Togli { $class }
setup-forces = { $one } contro { $other }
setup-rounds = { $rounds } round
`;
