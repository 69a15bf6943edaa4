turn-numbered = { round }
tab-seats = Flotte
score-unit = Sp
score-name = punti di navi rimasti
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
rigged =
    rimediata: { $up ->
         [power] potenza
         [helm] timone
         [group-1] gruppo 1
         [group-2] gruppo 2
        *[group-3] gruppo 3
    } su, { $down ->
         [power] potenza
         [helm] timone
         [group-1] gruppo 1
         [group-2] gruppo 2
        *[group-3] gruppo 3
    } giù
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
on-call = a chiamata
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
verb-pick = Scegli sulla mappa
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
verb-call = Chiama
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
