## The game
game-title = Talon
game-summary = Battaglie tattiche tra astronavi scandite dagli impulsi, per due.
option-scenario = Scenario
option-deployment = Schieramento
option-deployment-standard = le posizioni dello scenario
option-deployment-free = ogni parte piazza le sue navi nella propria zona
option-fusion = Dadi del cannone a fusione
option-fusion-per-target = uno per ogni bersaglio
option-fusion-single = uno per tutto il colpo
option-points = Punti di ogni flotta (battaglia libera)
option-fleet_a = Flotta del primo posto, per esempio "terran: CA CA DD" (battaglia libera)
option-fleet_b = Flotta del secondo posto (battaglia libera)
option-terrain = Terreno (battaglia libera)
option-mode = Obiettivo della battaglia (battaglia libera)
option-terrain-none = nessuno
option-terrain-random = a sorte
option-terrain-planet = pianeta
option-terrain-asteroids = asteroidi
option-terrain-nebula = nebulosa
option-terrain-black-hole = buco nero
option-shifts = I giocatori possono proporre di spostare la mappa
option-jury_rigging = Le navi si possono riparare alla meglio
option-mode-last-ship = ultima nave
option-mode-planetary-invasion = invasione planetaria
option-mode-priority-target = bersaglio prioritario
option-mode-escort = scorta
option-mode-base-assault = assalto alla base

## Questions
ChooseSpender = Quale nave spende ora il suo AP?
ChooseSpending = In che cosa spende il suo AP la nave?
ChooseNewTarget = Quale nave deve inseguire ora il missile?
ChooseMover = Quale nave o missile muove ora?
ChooseMove = Come muove la nave?
ChooseMissileMove = Come muove il missile?
ChooseLaunch = Dove compare il missile e verso dove punta?
ChooseGroup = Quale gruppo di armi carico spara?
ChooseTarget = A che cosa mira la prossima arma?
ChooseCone = Spara il prossimo cannone a fusione?
ChooseStruck = Quale delle tue navi nel cono è colpita ora?
ChoosePush = In quale esagono è spinto il bersaglio?
ChooseExplosion = Quale delle tue navi esplode per prima?
ChooseFighter = Quale caccia è colpito?
ChooseMissileStruck = Quale missile è colpito?
ChooseCollision = Con quale nave si scontra per prima?
ChooseFirstStruck = Quale delle due navi subisce per prima i danni?
ChooseInitiative = Chi ha l'iniziativa da ora in poi?
ChooseSpeed = Quale velocità per il prossimo round?
OfferRig = Rimediare sulla nave? Un sistema va meglio, un altro peggio, fino alla prossima fase di potenza.
ChooseJump = Quale nave lascia la battaglia con FTL?
OfferCall = Quale delle unità che aspettano fuori viene chiamata?
ChoosePulled = Quale nave attira ora il buco nero?
ChoosePull = In quale esagono è attirata la nave?
ChooseHex = Dove si schiera l'unità?
ChooseFacing = Verso dove è orientata?
OfferShift = Proporre di spostare la mappa?
AnswerShift = L'altro giocatore vorrebbe spostare la mappa. Accetti?
ChooseStray = Quale nave dispersa fa posto e conta come ritirata?

## Actions
hold = Rinuncia
done = Fatto
pick = Prendi { $unit }
slip = Compra un movimento laterale
turn = Potenza di virata
charge = Carica il gruppo { $group }
battery = Carica la batteria
reinforce =
    Rinforza lo scudo { $arc ->
         [front] frontale
         [right] destro
         [left] sinistro
        *[rear] posteriore
    }
discard =
    Togli il rinforzo { $arc ->
         [front] frontale
         [right] destro
         [left] sinistro
        *[rear] posteriore
    }
change = Prova a cambiare l'iniziativa
defend = Difendi l'iniziativa
beam = Trasmetti potenza a { $unit }: { $what }
redirect = Dai al missile { $missile } un nuovo obiettivo
move =
    Muovi: { $manoeuvre ->
         [straight] va dritta
         [left] vira a sinistra
         [right] vira a destra
         [slip-left] scivola a sinistra
        *[slip-right] scivola a destra
    }
dock =
    Attracca o atterra: { $manoeuvre ->
         [straight] va dritta
         [left] vira a sinistra
         [right] vira a destra
         [slip-left] scivola a sinistra
        *[slip-right] scivola a destra
    }
fire = Spara con il gruppo { $group } di { $unit }
at = Mira a { $unit }
shoot = Spara
launch =
    Lancia verso { $direction ->
         [NW] NO
         [NE] NE
         [E] E
         [SE] SE
         [SW] SO
        *[W] O
    }
towards =
    Verso { $direction ->
         [NW] NO
         [NE] NE
         [E] E
         [SE] SE
         [SW] SO
        *[W] O
    }
speed = Velocità { $speed }
initiative = Iniziativa a { $seat }
jump = { $unit } salta a FTL
call = { $unit } viene chiamata
rig =
    { $up ->
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
place = Piazza in { $place }
shift =
    Sposta la mappa verso { $direction ->
         [NW] NO
         [NE] NE
         [E] E
         [SE] SE
         [SW] SO
        *[W] O
    }
agree = Accetta
decline = Rifiuta

## What happened
RoundBegan = Comincia il round { $round }.
TurnBegan = Impulso { $impulse }: tocca a { $seat }.
UnitDeployed =
    { $unit } è schierata in { $place }, orientata a { $facing ->
         [NW] NO
         [NE] NE
         [E] E
         [SE] SE
         [SW] SO
        *[W] O
    }.
TerrainPlaced =
    Esce un { $die }: { $terrain ->
         [planet] pianeta
         [asteroid] asteroidi
         [nebula] nebulosa
         [black-hole] buco nero
         [worm-hole] worm hole
        *[space] spazio libero
    }.
ReinforcementExpired =
    Il rinforzo { $arc ->
         [front] frontale
         [right] destro
         [left] sinistro
        *[rear] posteriore
    } di { $unit } scade.
PowerSpent =
    { $unit } spende un AP: { $use ->
         [slip] un movimento laterale
         [turn] una virata
         [charge-1] carica del gruppo 1
         [charge-2] carica del gruppo 2
         [charge-3] carica del gruppo 3
         [battery] la batteria
         [reinforce-front] scudo frontale rinforzato
         [reinforce-right] scudo destro rinforzato
         [reinforce-left] scudo sinistro rinforzato
         [reinforce-rear] scudo posteriore rinforzato
         [change] per cambiare l'iniziativa
         [defend] per difendere l'iniziativa
        *[other] un missile reindirizzato
    }.
ReinforcementDiscarded =
    { $unit } toglie il rinforzo { $arc ->
         [front] frontale
         [right] destro
         [left] sinistro
        *[rear] posteriore
    }.
PowerBeamed =
    { $unit } trasmette potenza a { $squadron }: { $use ->
         [charge-1] carica del caccia 1
         [charge-2] carica del caccia 2
         [charge-3] carica del caccia 3
         [turn] una virata
        *[other] un movimento laterale
    }.
MissileRedirected = { $unit } indirizza il missile { $missile } su { $target }.
ShipMoved =
    { $unit } { $manoeuvre ->
         [straight] va dritta
         [left] vira a sinistra
         [right] vira a destra
         [slip-left] scivola a sinistra
        *[slip-right] scivola a destra
    } in { $place }.
BaseRotated =
    { $unit } ruota verso { $facing ->
         [NW] NO
         [NE] NE
         [E] E
         [SE] SE
         [SW] SO
        *[W] O
    }.
MissileMoved = Il missile { $missile } vola in { $place }.
MapShifted = La mappa si sposta: tutto si muove di { $columns } colonne e { $rows } righe.
MapExtended = La battaglia ha bisogno di spazio: altra mappa è affiancata alle due.
ShiftProposed =
    { $seat } vorrebbe spostare la mappa verso { $direction ->
         [NW] NO
         [NE] NE
         [E] E
         [SE] SE
         [SW] SO
        *[W] O
    }.
ShiftDeclined = { $seat } non accetta di spostare la mappa.
TerrainRemoved =
    { $terrain ->
         [planet] pianeta
         [asteroid] asteroidi
         [nebula] nebulosa
         [black-hole] buco nero
         [worm-hole] worm hole
        *[space] spazio libero
    } in { $place }: fuori dalla battaglia.
ShipsCollided = { $unit } si scontra con { $other }.
WeaponsReadied = { $unit } spara con il gruppo { $group }: { weapon-name }.
ShotFired =
    { $unit } spara con { weapon-name } a { $target }, distanza { $range }: dado { $die }{ $terrain ->
         [0] { "" }
        *[other] , meno { $terrain } per il terreno
    }{ $black_hole ->
         [0] { "" }
        *[other] , meno { $black_hole } per i buchi neri
    }, { $damage } danni.
MissileLaunched = { $unit } lancia il missile { $missile } contro { $target } da { $place }.
MissileStruck =
    Il missile { $missile } colpisce { $target } con { $damage } danni sullo scudo { $arc ->
         [front] frontale
         [right] destro
         [left] sinistro
        *[rear] posteriore
    }.
MissileDamaged = Il missile { $missile } è danneggiato.
MissileLost =
    Il missile { $missile } è perso: { $cause ->
         [hull] lo scafo ha ceduto
         [breach] il nucleo è stato violato
         [fighters] ha perso l'ultimo caccia
         [planet] ha colpito un pianeta
         [black-hole] è caduta in un buco nero
         [power] la potenza è scesa sotto zero
         [host] la nave che la ospitava è distrutta
         [shot] è stato abbattuto
         [map-edge] è uscito dalla mappa
        *[terrain] ha colpito un ostacolo
    }.
ShieldsHit =
    Lo scudo { $arc ->
         [front] frontale
         [right] destro
         [left] sinistro
        *[rear] posteriore
    } di { $unit } assorbe il colpo e perde { $boxes ->
         [0] soltanto il rinforzo
        *[other] { $boxes }
    }.
HullHit = { $unit } subisce { $boxes } allo scafo.
FighterLost = { $unit } perde il caccia { $fighter }.
CriticalRolled =
    Danno critico su { $unit }, dadi { $dice }: { $result ->
         [none] nulla di duraturo
         [hull] un'esplosione secondaria
         [shields-down] scudi abbassati
         [helm-down] timone rotto
         [weapon] un gruppo di armi è distrutto
         [thrusters] propulsori danneggiati: raggio di virata +1
         [power] potenza -1
         [ftl] danno allo scafo, propulsore FTL fuori uso
         [power-loss] perdita di potenza
        *[breach] violazione del nucleo
    }.
ShipDestroyed =
    { $unit } è distrutta: { $cause ->
         [hull] lo scafo ha ceduto
         [breach] il nucleo è stato violato
         [fighters] ha perso l'ultimo caccia
         [planet] ha colpito un pianeta
         [black-hole] è caduta in un buco nero
         [power] la potenza è scesa sotto zero
         [host] la nave che la ospitava è distrutta
         [shot] è stato abbattuto
         [map-edge] è uscito dalla mappa
        *[terrain] ha colpito un ostacolo
    }.
ShipExploded = { $unit } esplode con forza { $strength }.
ArcRolled = Dadi per gli scudi di { $unit }, frontale, destro, sinistro, posteriore: { $dice }.
ShipPushed = { $unit } è spinta in { $place }.
ShipPulled = { $unit } è attirata in { $place }.
AsteroidsEntered =
    { $unit } entra negli asteroidi con lo scudo { $arc ->
         [front] frontale
         [right] destro
         [left] sinistro
        *[rear] posteriore
    }.
NebulaEntered = { $unit } entra in una nebulosa: i suoi scudi sono abbassati.
RepairTried =
    { $unit } prova a riparare { $marker ->
         [none] nulla di duraturo
         [hull] un'esplosione secondaria
         [shields-down] scudi abbassati
         [helm-down] timone rotto
         [weapon] un gruppo di armi è distrutto
         [thrusters] propulsori danneggiati: raggio di virata +1
         [power] potenza -1
         [ftl] danno allo scafo, propulsore FTL fuori uso
         [power-loss] perdita di potenza
        *[breach] violazione del nucleo
    }: { $die }.
InitiativeKept = L'iniziativa resta a { $seat }: { $change } per cambiare, { $defend } per difendere.
InitiativeChanged = L'iniziativa passa a { $seat }: { $change } per cambiare, { $defend } per difendere.
WeaponsCharged = { $unit } carica le armi.
CurveSet = { $unit } regola potenza { $power }, velocità { $speed }, raggio di virata { $radius }{ $modifier ->
         [0] { "" }
        *[other] { " " }(danni { $modifier })
    }.
ShipRigged =
    { $unit } rimedia come può: { $up ->
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
    } giù.
RigRemoved =
    { $die ->
         [1] I rimedi su { $unit } finiscono con un 1: lo scafo ne soffre.
        *[other] I rimedi su { $unit } finiscono con un { $die }.
    }
ShipRetreated =
    { $unit } { $how ->
         [ftl] salta a FTL
         [worm-hole] esce dal worm hole
         [exit] esce dal bordo orientale
        *[map-edge] lascia la battaglia oltre il bordo della mappa
    }.
ShipDocked = { $unit } attracca: { $host }.
BattleEnded =
    La battaglia è finita: { $degree ->
         [none] nessuna vittoria
         [minor] vittoria minore
         [great] grande vittoria
        *[devastating] vittoria devastante
    }.

## Refusals
not-asked = Non è questo che si chiede ora.
game-over = La battaglia è finita.
already-beamed = { $unit } ha già ricevuto AP in questo impulso.
arc-reinforced =
    Lo scudo { $arc ->
         [front] frontale
         [right] destro
         [left] sinistro
        *[rear] posteriore
    } di { $unit } è già rinforzato.
bar-full = La barra { $group } di { $unit } non ha caselle gialle vuote.
bases-do-not-move = { $unit } è una base: non si muove.
battery-full = La batteria di { $unit } è carica.
beam-blocked = Il terreno blocca la trasmissione verso { $unit }.
beam-too-far = { $unit } è a { $range } esagoni; la trasmissione arriva a sei.
cannot-beam = { $unit } non è né una portacaccia né una base.
docking-not-called-for = Lo scenario non prevede che { $unit } attracchi.
drive-inactive = Il propulsore FTL di { $unit } non è attivo nel round { $round }.
drive-offline = Il propulsore FTL di { $unit } è danneggiato.
facing-not-allowed =
    Le unità di questa parte non si schierano verso { $facing ->
         [NW] NO
         [NE] NE
         [E] E
         [SE] SE
         [SW] SO
        *[W] O
    }.
fighter-lost = Il caccia { $fighter } è già perso.
group-destroyed = Il gruppo { $group } di { $unit } è distrutto.
group-must-fire = Il gruppo è stato scelto: la prima arma deve sparare.
has-fired = { $unit } ha finito di sparare in questo turno.
has-moved = { $unit } ha già mosso in questo impulso.
has-slip-marker = { $unit } ha già un segnalino di movimento laterale.
helm-down = Il timone di { $unit } è rotto: può solo andare dritta.
hex-taken = Un'unità amica è già in { $place }.
in-nebula = { $unit } è in una nebulosa: i suoi scudi sono abbassati.
not-on-call = { $unit } non aspetta una chiamata.
must-stay = { $unit } difende ciò che non si può cedere, e resta.
in-terrain = { $unit } non può saltare da una nebulosa o da asteroidi.
landing-not-allowed = Lo scenario non permette a { $unit } di atterrare.
line-blocked = Un pianeta o un buco nero blocca la linea.
missile-at-missile = Non si possono lanciare missili contro il missile { $missile }.
missile-must-approach = Il missile { $missile } deve avvicinarsi al bersaglio.
missile-not-there = Quel missile non è colpito.
missile-not-to-move = Quel missile non deve muovere ora.
missiles-only-turn = Il missile { $missile } va dritto o vira, nient’altro.
must-move = Ogni nave e missile che deve muovere lo fa.
name-a-fighter = Indica un caccia di { $unit }.
near-black-hole = { $place } è a meno di tre esagoni da un buco nero.
no-afterburner = { $unit } non deve muovere e non ha più postbruciatori.
no-battery = { $unit } non ha batteria.
no-drive = { $unit } non ha propulsore FTL.
no-enemy-in-cone = Nessuna nave nemica è nel cono.
no-group = { $unit } non ha un gruppo { $group }.
no-host = Non c’è nulla su cui { $unit } possa attraccare.
no-launcher = { $unit } non ha lanciamissili funzionanti.
no-missile-counter = Ora non si può lanciare alcun missile.
no-new-target = Non ci sono nuovi bersagli per il missile { $missile } in arco e portata.
no-power = { $unit } non riceve AP in questo impulso e non ha batteria carica.
no-slip-marker = { $unit } non ha comprato un movimento laterale.
no-such-speed = La curva di { $unit } non ha velocità { $speed }.
no-such-squadron = { $unit } non è un tuo squadrone sulla mappa.
no-target = Il gruppo { $group } di { $unit } non ha nulla in arco e portata.
no-turn-marker = { $unit } non ha segnalino di virata.
no-yellow-box = La barra { $group } di { $unit } non ha caselle gialle vuote; le rosse si caricano nella Fase di Potenza.
not-a-new-target = { $unit } non è un nuovo bersaglio in arco e portata.
not-a-target = Lo scenario vieta di sparare a { $unit }.
not-charged = Il gruppo { $group } di { $unit } non è del tutto carico.
not-colliding = { $unit } non è coinvolta nello scontro.
not-exploding = { $unit } non sta esplodendo.
not-in-cone = { $unit } non è nel cono.
not-in-zone = { $place } non è nella tua zona.
not-on-line =
    La linea non va verso { $direction ->
         [NW] NO
         [NE] NE
         [E] E
         [SE] SE
         [SW] SO
        *[W] O
    }.
not-on-map = { $unit } non è sulla mappa.
not-reinforced =
    Lo scudo { $arc ->
         [front] frontale
         [right] destro
         [left] sinistro
        *[rear] posteriore
    } di { $unit } non è rinforzato.
not-in-the-way = { $unit } non è una delle navi disperse la cui ritirata fa posto.
no-room-to-shift = Non tutto resterebbe sulla mappa.
shifts-spent = Hai proposto abbastanza spostamenti in questo turno.
not-to-be-pulled = { $unit } non deve essere attirata ora.
not-towards-target = Il missile deve comparire e puntare verso { $target }.
not-your-missile = Il missile { $missile } non è tuo o non è in volo.
not-your-ship = { $unit } non è una tua nave sulla mappa.
out-of-arc =
    Il bersaglio è nell’arco { $arc ->
         [front] frontale
         [right] destro
         [left] sinistro
        *[rear] posteriore
    }, dove il gruppo non può sparare.
out-of-range = Il bersaglio è a { $range } esagoni, fuori portata.
own-hex = Non si può sparare nel proprio esagono.
own-missile = Il missile { $missile } è tuo o non è in volo.
own-ship = { $unit } è una tua nave.
power-below-zero = A quella velocità { $unit } avrebbe potenza { $power }.
power-lost = { $unit } ha perso potenza: la curva non può cambiare.
power-spent = { $unit } ha già avuto il suo AP in questo impulso.
rigged-full = La barra del gruppo { $group } di { $unit } è piena.
rigged-down = Il gruppo { $group } di { $unit } è segnato giù: non si carica e non spara.
power-at-end = La potenza di { $unit } non può andare oltre.
helm-out = Il timone di { $unit } è fuori uso: non si può segnare su.
no-tighter-turn = { $unit } non può virare più stretto.
shields-down = Gli scudi di { $unit } sono abbassati: non si possono rinforzare.
speed-too-far = La velocità cambia al massimo di uno; { $speed } è troppo.
terrain-in-the-way = Non ci si può schierare nel terreno di { $place }.
too-fast-to-dock = { $unit } attracca e atterra solo a velocità 1, non a { $speed }.
turn-marker = { $unit } deve fare ancora { $hexes } esagoni prima di virare.
two-reinforcements = { $unit } ha già due rinforzi.

## Outcomes
outcome-last-ship = ultima nave sulla mappa
outcome-round-limit = meno perdite alla fine dei round
outcome-draw = nessuno ha fatto meglio
outcome-landed = trasporti atterrati
outcome-docked = la nave ha raggiunto la base
outcome-escaped = la nave protetta è in salvo
outcome-charge-lost = la nave protetta è distrutta
outcome-charge-fled = la nave protetta è fuggita senza compiere la missione
outcome-base-lost = la base è distrutta
outcome-flagship-lost = l’ammiraglia è distrutta
outcome-flagship-safe = l’ammiraglia è in salvo

## Names
class-SC = Ricognitore
class-DD = Cacciatorpediniere
class-FF = Fregata
class-CL = Incrociatore leggero
class-CA = Incrociatore pesante
class-BC = Incrociatore da battaglia
class-BB = Nave da battaglia
class-DN = Corazzata
class-FTR = Squadrone di caccia
class-CV = Portacaccia
class-Tran = Trasporto
class-Base = Base
weapon-laser = laser
weapon-torpedo = siluro anti materia
weapon-disruptor = disruptor
weapon-wave = cannone ad onde
weapon-fusion = cannone a fusione
weapon-missile = missile
terrain-planet = pianeta
terrain-asteroid = asteroidi
terrain-nebula = nebulosa
terrain-black-hole = buco nero
terrain-worm-hole = worm hole
terrain-space = spazio libero
arc-front = frontale
arc-right = destro
arc-left = sinistro
arc-rear = posteriore
critical-none = nulla di duraturo
critical-hull = un'esplosione secondaria
critical-shields-down = scudi abbassati
critical-helm-down = timone rotto
critical-weapon = un gruppo di armi è distrutto
critical-thrusters = propulsori danneggiati: raggio di virata +1
critical-power = potenza -1
critical-ftl = danno allo scafo, propulsore FTL fuori uso
critical-power-loss = perdita di potenza
critical-breach = violazione del nucleo
faction-terran = Confederazione terrestre
faction-talon = Impero Talon

## Words inside sentences
shield-arc =
    { $arc ->
        [front] anteriore
        [right] destro
        [left] sinistro
       *[rear] posteriore
    }
weapon-name =
    { $weapon ->
        [laser] { weapon-laser }
        [torpedo] { weapon-torpedo }
        [disruptor] { weapon-disruptor }
        [wave] { weapon-wave }
        [fusion] { weapon-fusion }
        [missile] { weapon-missile }
       *[other] { $weapon }
    }
terrain-name =
    { $terrain ->
        [planet] pianeta
        [asteroid] asteroidi
        [nebula] nebulosa
        [black-hole] buco nero
        [worm-hole] worm hole
       *[space] spazio aperto
    }

## Reasons of a hint
because-any-order = L'ordine non conta: ogni nave con AP ha il suo turno.
because-avoids = Evita: { terrain-name }.
because-battery = { $unit } tiene gli AP nella batteria per un impulso senza potenza.
because-bears = Le sue armi cariche avrebbero a tiro { $unit } a distanza { $range }, con { $damage } danni in media.
because-burn = { $unit } starebbe nettamente meglio dopo un'altra mossa.
because-charged = { $unit } ha la barra piena e può sparare: { weapon-name }, { $number } nel gruppo.
because-charging =
    { $left ->
        [one] Poi manca 1 casella perché { $unit } possa sparare: { weapon-name }.
       *[other] Poi mancano { $left } caselle perché { $unit } possa sparare: { weapon-name }.
    }
because-clear = { $place } è l'esagono più sicuro per { $unit }.
because-closes = Porta { $unit } a distanza { $range }.
because-cone = Vale { $damage } danni in media, contando gli amici nel cono contro i nemici.
because-curve = La velocità { $speed } dà { $power } di potenza e raggio di virata { $radius }.
because-destroys = La salva distrugge { $unit } con il { $percent } %.
because-docks = Attraccare o atterrare è lo scopo di { $unit }.
because-faces = Volge lo scudo { shield-arc }, { $left } rimasti, verso { $unit }.
because-fast-far = Il nemico più vicino è { $unit }, a distanza { $range }: la velocità la accorcia.
because-harm = { $place } è l'esagono peggiore per { $unit }.
because-hit = Un'arma colpisce { $unit } con il { $percent } %, a distanza { $range }.
because-hull = La salva raggiunge lo scafo di { $unit } con il { $percent } %.
because-hurt =
    { $left ->
        [one] A { $unit } resta 1 casella di scafo.
       *[other] A { $unit } restano { $left } caselle di scafo.
    }
because-incoming = I nemici potrebbero presto infliggere { $damage } danni in media allo scudo { shield-arc } di { $unit }.
because-initiative = Con l'iniziativa tutto il tuo turno viene prima in ogni impulso.
because-inwards = Da questa parte c'è il centro della mappa.
because-leaves = Uscire qui dalla mappa è lo scopo di { $unit }.
because-leaving-wins = Lasciare la battaglia è ciò che la vince.
because-lost-prey = Il missile ha perso il bersaglio.
because-makes-way = { $unit } fa strada a { $other }, che segue dietro.
because-middle = L'esagono è il più vicino al centro della tua zona che sia libero.
because-missile-hunts = La sua preda è { $unit }, a distanza { $range }.
because-missile-near =
    { $range ->
        [one] Il missile è poi a 1 esagono da { $unit }.
       *[other] Il missile è poi a { $range } esagoni da { $unit }.
    }
because-missiles-first = Prima volano i missili, finché le tue navi non sono sulla loro rotta.
because-more-aim = Le tue armi puntano meglio che dopo la seconda scelta.
because-more-charge = Le tue armi sono più vicine a sparare che dopo la seconda scelta.
because-more-hull = Ti lascia più scafo della seconda scelta.
because-more-shields = Ti lascia più scudi della seconda scelta.
because-more-task = Ti porta più vicino al tuo compito della seconda scelta.
because-no-burn = Nessun postbruciatore porterebbe a un posto nettamente migliore.
because-no-initiative = L'iniziativa è dell'altra parte.
because-none-ahead = Davanti a { $unit } non c'è alcun nemico.
because-nothing-better = Nient'altro ne vale la pena adesso.
because-opens = Porta la distanza da { $unit } a { $range }.
because-range = Il nemico più vicino è { $unit }, a distanza { $range }.
because-rig = Una casella in più riempie la barra di un gruppo di { $unit }.
because-no-rig = Nessun rimedio su { $unit } vale ora il rischio.
because-room = Nessuna tua nave è lì accanto.
because-safer =
    { $damage ->
        [0] Lì nessuna arma nemica ha a tiro { $unit }; altrove fino a { $worse } danni in media.
       *[other] Lì le armi nemiche potrebbero infliggere { $damage } danni in media a { $unit }, altrove fino a { $worse }.
    }
because-saves-battery = { $unit } risparmia la batteria per un momento migliore.
because-shield =
    { $left ->
        [0] Lo scudo { shield-arc } di { $unit } non c'è più.
        [one] Allo scudo { shield-arc } di { $unit } resta 1 casella.
       *[other] Allo scudo { shield-arc } di { $unit } restano { $left } caselle.
    }
because-slip = Un movimento laterale dà a { $unit } altre due vie.
because-slow-near = Il nemico più vicino è { $unit }, a distanza { $range }: una nave più lenta ha più potenza per lo scontro.
because-stays = Nessuna nave ci guadagna ad andarsene.
because-stays-on-map = Un'altra via uscirebbe dalla mappa.
because-strength = Alla distanza migliore il gruppo fa { $damage } danni in media.
because-sturdier = { $unit } è la più robusta, con { $left } caselle di scafo rimaste.
because-task = Porta { $unit } a distanza { $range } dal suo obiettivo.
because-turn-now = Poi { $unit } può virare alla prossima mossa.
because-turn-sooner = { $unit } può virare un esagono prima.
because-wait = Il colpo migliore adesso farebbe solo il { $percent } % di ciò che quest'arma può fare: { weapon-name }.
because-way-free = La via di { $unit } è libera.

## Chapters of the rules
chapter-2 = Componenti
chapter-3 = Sequenza di gioco
chapter-4 = Impulsi e iniziativa
chapter-5 = Navi
chapter-6 = Potenza
chapter-7 = Movimento e virata
chapter-8 = Fuoco
chapter-9 = La fase di potenza
chapter-10 = Batterie e postbruciatori
chapter-11 = Ritirata
chapter-12 = Caccia
chapter-13 = Missili
chapter-14 = Basi
chapter-15 = Armi pesanti
chapter-16 = Attracco e atterraggio
chapter-17 = Terreno
chapter-18 = Buchi neri
chapter-19 = Worm hole
chapter-22 = Rinforzi
chapter-24 = Riparazioni di fortuna
