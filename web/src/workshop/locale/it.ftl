workshop = Officina
which-game = Gioco
changes = { $count ->
    [0] nessuna modifica
    [one] 1 modifica
   *[other] { $count } modifiche
}
undo = Annulla
scenario-page = Scrivi uno scenario
in-this-pack = In questo pacchetto
find = Cerca
about = Questo pacchetto
lead = Scegli qualcosa a sinistra e cambialo: il server controlla mentre scrivi. Ciò che non tocchi resta come il gioco lo ha.
pack-title = Titolo
pack-text = Che cos'è
pack-id = Nome nei file
pack-version = Versione
pack-authors = Autori
pack-licence = Licenza
pack-needs = Pacchetti sottostanti
changed = modificato
new-one = Nuovo: { $kind }
one-ship = nave
one-weapon = arma
one-critical = colpo critico
one-scenarios = scenario
one-event = carta evento
one-faction = fazione
one-module = modulo
one-unit = unità
one-table = misura del tavolo
one-card = carta
one-orbit = orbita
one-base = base
one-deck = mazzo
one-sheet = scheda
table-ship = Navi
table-weapon = Armi
table-critical = Colpi critici
table-chart = Tabella degli impulsi
table-scenarios = Scenari
table-event = Carte evento
table-faction = Fazioni
table-module = Moduli
table-unit = Unità
table-table = Misure del tavolo
table-numbers = Numeri
table-bot_limits = Limiti dei bot
table-card = Carte
table-track = Tracciato azioni
table-scoring = Punteggio
table-strength = Forza delle navi
table-zones = Zone
table-orbit = Orbite
table-base = Basi
table-deck = Mazzi
table-sheet = Schede
own-icon = Immagine (SVG)
take-back = Ritira la modifica
take-out = Togli
new-key = Un altro, come 4
add-one = Aggiungi
operation = Operazione
on-the-board = Sul tabellone
points-short = punti
shields-of = Scudi: fronte { $front }, destra { $right }, retro { $rear }, sinistra { $left }
curve-power = Potenza
curve-speed = Velocità
curve-turn = Raggio di virata
range = Distanza
average = Media
missile-does = Vola fino a { $reach } esagoni e fa { $damage } danni.
module-tool = Che cosa un clic mette su un esagono
module-map = Gli esagoni del modulo
module-help = Un clic mette un pianeta o un asteroide su un esagono o lo toglie; numero e risorse sono nel modulo a fianco.
operations-say = Che cosa fanno le sue operazioni
sound = Corretto: si può giocare.
nothing-yet = Non hai ancora cambiato niente: scegli qualcosa a sinistra e cambialo.
show-to-all = Mostralo nella galleria
play-this = Gioca con questo
play-here = Gioca su questo schermo
save = Salva e condividi
export = Esporta zip
import-zip = Importa zip
import-folder = Importa cartella
link = Chi ha questo collegamento può aprirlo:
lab-title = Chiedi al laboratorio
lab-lead = I bot giocano con il contenuto di prima e con il tuo, con gli stessi dadi.
lab-games = Partite
lab-level = Bot
lab-seats = Posti
lab-scenario = Scenario
lab-before = Confronta con
lab-own = il contenuto del gioco
lab-run = Gioca 2 × { $count } partite
lab-cancel = Interrompi
lab-ahead = { $count ->
    [one] Un esperimento viene prima.
   *[other] { $count } esperimenti vengono prima.
}
lab-progress = { $done } partite giocate su { $games }
lab-failed = Le partite non si sono potute giocare:
lab-nothing = Nessuna differenza chiara: il caso spiega ciò che è cambiato.
lab-stronger = { $name } è più forte: le vittorie passano da { $before } a { $after }.
lab-weaker = { $name } è più debole: le vittorie passano da { $before } a { $after }.
lab-by-faction = Vittorie per fazione
lab-by-seat = Vittorie per posto
lab-by-thing = Vittorie di chi l'ha usato
lab-by-reason = Come finiscono le partite
lab-key = Grigio: prima. Blu: dopo. Linee: intervalli al 95 %. Grassetto: il caso non lo spiega.
lab-length = Decisioni per partita: { $before } prima, { $after } dopo.
seat-of = Posto { $number }
table-rules = Numeri
table-income = Rendite
table-dice = Dadi del terreno
table-field = Mappa di una battaglia
table-home = Mondi d'origine
table-sector = Settori
table-war = Guerre
one-home = mondo d'origine
one-sector = settore
one-war = guerra
field-A = Casella A
field-B = Casella B
field-C = Casella C
field-D = Casella D
field-E = Casella E
field-F = Casella F
field-ability = Abilità
field-aboard_surcharge = Supplemento per costruire a bordo
field-advanced = Regole avanzate
field-afterburners = Postbruciatori
field-among = Alternative
field-amount = Quantità
field-arcs = Archi (F, R, L, B)
field-area = Schierata nell'area
field-areas = Aree
field-arrives = Arriva nel round
field-asteroids = Asteroidi
field-at = Dove
field-attack = Attacco
field-base = Base
field-base_repaired = Scafo riparato alla base
field-battery = Batteria
field-battle_rounds = Round di una battaglia
field-battleship = Corazzate
field-battleships = Corazzate
field-beside = Accanto all'unità
field-black_hole = Buchi neri
field-bonus = Settore bonus, per turno di punteggio
field-cap = Grado massimo di vittoria
field-category = Categoria
field-class = Classe
field-colonies_to_win = Colonie per vincere
field-columns = Colonne
field-control = Controllo
field-conversion_price = Prezzo di una conversione
field-copies = Copie
field-core = Esagono centrale
field-cost = Costo
field-costs = Costi
field-count = Quanti
field-critical = Risorse critiche per numero di posti
field-cubes = Cubi
field-curve = Curva (potenza-velocità-virata)
field-damage = Danni
field-damaged = Corazzata danneggiata
field-defence = Difesa
field-degree = Grado di vittoria
field-delta = In più o in meno
field-diplomats = Diplomatici
field-distinct = Devono essere diversi
field-docks = Attracchi
field-drive_lost = Propulsione persa
field-duration = Durata
field-each = Su ognuna
field-each_to_win = Di ognuno per vincere
field-effect = Effetto
field-elsewhere = Punti altrove
field-energy = Energia
field-entries = Esagoni d'ingresso
field-event_price = Prezzo di una carta evento
field-exit = Esce dal bordo
field-explosion = Esplosione
field-faces = Facce del dado
field-facing = Orientamento
field-facings = Orientamenti
field-faction = Fazione
field-factions = Fazioni
field-fighters = Caccia
field-final = Alla fine
field-fleet = Con una propria flotta
field-fleet_cap = Punti massimi di una flotta
field-fleets = Flotte
field-floating = Mappa mobile
field-floor = Mai meno di
field-free_bases = Basi gratuite
field-free_transports = Trasporti gratuiti
field-from_turn = Dal turno
field-front = Fronte
field-goal = Modi per vincere
field-gold = Oro
field-group = Gruppi d'armi
field-groups_lost = Gruppi d'armi persi
field-holding = Tenuto da
field-home = Patria
field-hull = Scafo
field-hull_lost = Caselle di scafo perse
field-hull_repaired = Scafo riparato in un turno
field-icon = Immagine
field-id = Nome nei file
field-influence = Influenza
field-initiative = Iniziativa
field-keep = Costo per conservarla
field-kind = Tipo
field-kinds = Tipi
field-known = Solo se ce n'era uno
field-landing = Truppe che sbarcano
field-largest_fleet = Navi massime di una flotta
field-late_drives = Propulsioni tardive
field-least = Almeno
field-left = Sinistra
field-level = Livello di tecnologia
field-levy = Leva
field-limit = Al massimo
field-limit_winner = Vince allo scadere
field-line = In fila
field-match = Devono essere uguali
field-may_dock = Può attraccare
field-may_land = Può sbarcare
field-military = Militare
field-minimum = Minimo di navi
field-minimum_at_home = Minimo di navi in patria
field-modules_to_win = Moduli per vincere
field-most = Al massimo
field-most_bases = Basi massime
field-most_transports = Trasporti massimi
field-move = Movimento
field-must_stay = Deve restare
field-name = Nome nei file
field-names = Nomi delle pedine
field-nebula = Nebulose
field-need = Quanti ne servono
field-note = Nota
field-number = Numero
field-of = Di chi
field-offers = Offerte per turno
field-on_call = A chiamata
field-once = Una volta per turno
field-opening = Pila iniziale
field-ops = Operazioni
field-optional = Fino a quel numero
field-orbit = Orbita
field-per = Per ogni
field-pile = Carte di una pila
field-piles = Pile
field-planet = Pianeti
field-planet_worth = Valore di un pianeta
field-planets = Pianeti
field-points = Punti
field-port = Porto spaziale
field-port_ratio = Cambio del porto spaziale
field-power = Poteri
field-power_cut = Potenza ridotta
field-race_colonies = Colonie nella corsa
field-radius = Raggio
field-radius_added = Virate più larghe
field-range = Gittata
field-rarity = Rarità
field-reach = Portata
field-rear = Retro
field-reason = Motivo
field-red = Caselle rosse
field-removable = Solo navi che si possono rimuovere
field-repairable = Riparabile
field-resale = Prezzo di rivendita
field-resource = Risorsa
field-resources = Risorse
field-right = Destra
field-rocinante = Rocinante
field-role = Ruolo
field-roll = Tiro
field-rounds = Round
field-rows = Righe
field-same = Lo stesso luogo
field-save = Si salva con un tiro di
field-scoring = Carte punteggio
field-scrap = Navi di recupero
field-scrap_ships = Navi di recupero
field-seats = Posti
field-sector = Settore
field-sectors = Settori
field-set = Serie
field-shares_borders = Condivide i bordi
field-shields = Scudi
field-ships = Navi
field-short = Lasciane per ciò che segue
field-side = Schieramento
field-size = Dimensione
field-source = Fonte
field-spare = Risparmia
field-spared = Risparmiata
field-spares_bases = Risparmia le basi
field-speed = Velocità
field-squadrons = Squadriglie
field-start = All'inizio
field-starting_colonies = Colonie iniziali
field-starting_events = Carte evento iniziali
field-starting_resources = Risorse iniziali
field-stat = Valore
field-supply = Riserva
field-table = Danni per distanza e dado
field-talon = Talon
field-tally = Quante volte contato prima
field-target = Bersaglio
field-terrain = Terreno
field-terran = Terrestri
field-text = Testo
field-then = Allora
field-titanium = Titanio
field-title = Titolo
field-to = Verso
field-token = Lascia un segnalino
field-tokens = Segnalini
field-turns = Turni
field-two_seats = Usata con due posti
field-uncharged = Gruppi d'armi scarichi
field-unit = Unità
field-units = Unità
field-value = Valore
field-weapon = Arma
field-what = Che cosa
field-when = Quando
field-who = Chi
field-windows = Quando si può giocare
field-winner = Vincitore
field-yellow = Caselle gialle
field-zone = Zona
field-zones = Zone
value-rulebook = regolamento
value-public = fonte pubblica
value-deduced = dedotto
value-reconstructed = ricostruito
value-antares = Antares
value-badlands = Terre desolate
value-maelstrom = Maelstrom
value-orion = Orione
value-act = compi azioni
value-after-dice = dopo i dadi
value-after-points = dopo i punti azione
value-any = chiunque
value-asteroid = asteroidi
value-asteroid-yield = resa degli asteroidi
value-asteroids = asteroidi
value-attack = attacco
value-attack-declared = quando si dichiara un attacco
value-base = base
value-beam = raggio
value-before-dice = prima dei dadi
value-black-hole = buco nero
value-block = blocca un esagono
value-board = tabellone
value-bonus = bonus
value-bounty = taglia
value-breach = falla
value-build = costruisci navi
value-cancel = annulla
value-cargo = cargo
value-carrier = portacaccia
value-choose = una tra più
value-colony = colonia
value-colony-hexes = esagoni con colonie
value-colony-site = sito di una colonia
value-control = controllo
value-copy = copia un evento
value-corsairs = corsari
value-cost = prezzo
value-cruiser = incrociatore
value-defence = difesa
value-deploy = metti lì una nave
value-destroy = distruggi unità
value-destroyed = distrutta
value-devastating = devastante
value-dice = con i dadi
value-discard = tutti scartano
value-docked = attraccata
value-draw = pesca carte evento
value-each = ogni nave
value-enemy = un avversario
value-enemy-first = prima gli avversari
value-enemy-vessel = vascello avversario
value-energy = energia
value-escaped = fuggita
value-evade = evadi
value-evasion = evasione
value-event = carta evento
value-event-played = quando si gioca un evento
value-every = tutti
value-every-enemy = ogni avversario
value-exchanges = scambi al porto spaziale
value-extract = estrai
value-faction = fazione
value-fighter = caccia
value-forbid = vieta
value-ftl = iperluce
value-fusion = fusione
value-gain = prendi risorse
value-gold = oro
value-great = grande
value-green = verde
value-group = un gruppo
value-helm-down = timone fuori uso
value-hex = esagono
value-hull = scafo
value-if = se hai il controllo
value-jump = salto
value-kill = rimuovi navi
value-kind = tipo di unità
value-landed = sbarcata
value-large = grande
value-military = militare
value-minor = minore
value-missile = missile
value-module = modulo
value-move = muovi
value-natural = naturale
value-nebula = nebulosa
value-none = nessuno
value-nothing = niente
value-one = una nave
value-opponent = avversario
value-opponent-turn = nel turno di un avversario
value-orbit = orbita
value-own = proprio
value-own-base = propria base
value-own-engaged = proprio vascello in combattimento
value-own-vessel = proprio vascello
value-own-warship = propria nave da guerra
value-pair = combattimenti tra due
value-peek = guarda il bonus
value-permanent = permanente
value-pick = nomina un luogo
value-place = piazza influenza
value-planet = pianeta
value-planet-yield = resa dei pianeti
value-plunder = saccheggio
value-points = punti
value-power = potenza
value-power-loss = perdita di potenza
value-range = gittata
value-ratio = cambio del porto spaziale
value-red = rosso
value-remove = rimuovi influenza
value-replace = sostituisci influenza
value-resale = rivendita
value-resource = risorsa
value-retreated = ritirata
value-reveal = mostra la prima carta
value-roll = tiro
value-roll-yield = resa del tiro
value-scoring = nel punteggio
value-scout = scegli tra gli eventi
value-seize = prendi un vascello
value-self = se stessi
value-shields-down = scudi abbassati
value-shift = sposta influenza
value-small = piccolo
value-space = spazio libero
value-spawn = unità gratuita
value-spy = spia
value-stat = valori migliori o peggiori
value-steal-event = ruba carte evento
value-steal-resource = ruba risorse
value-strategic = strategico
value-structure = struttura
value-swap = scambia influenza
value-talon = Talon
value-tally = ciò che è stato contato
value-terran = Terrestri
value-thrusters = propulsori
value-titanium = titanio
value-trade = commercio
value-transit = libero passaggio
value-transport = trasporto
value-treaty = trattato
value-trigger = funziona se conservata
value-vessels = vascelli
value-violet = viola
value-warship = nave da guerra
value-wave = onda
value-weapon = arma
value-worm-hole = tunnel spaziale
value-yellow = giallo
value-zone = zona
op-or = {" o "}
op-else = {" Oppure: "}
op-at-base = su { $names }
op-at-orbit = nell'orbita di { $names }
op-at-zone = nella zona { $names }
op-at-sector = nel settore { $names }
op-at-resource = dove c'è { $names }
op-influence-own = dove hai influenza
op-influence-none = dove non ne hai
op-control-self = dove hai il controllo
op-control-enemy = dove controlla un avversario
op-same-base = sulla stessa base
op-same-orbit = nella stessa orbita
op-fleet = dove hai una flotta
op-place = { $each ->
    [yes] Piazza 1 influenza su ogni base
   *[no] Piazza { $upto ->
        [yes] fino a { $count }
       *[no] { $count }
    } influenza
}{ $where }{ $distinct ->
    [base] , ognuna su un'altra base
    [zone] , ognuna in un'altra zona
    [orbit] , ognuna in un'altra orbita
    [faction] , ognuna di un'altra fazione
   *[other] {""}
}.
op-remove = { $of ->
    [every] Ogni fazione perde 1 influenza su ogni base
    [every-enemy] Ogni avversario perde 1 influenza su ogni base
    [enemy] { $each ->
        [yes] Rimuovi 1 influenza avversaria da ogni base
       *[no] Rimuovi { $upto ->
            [yes] fino a { $count }
           *[no] { $count }
        } influenza avversaria
    }
    [enemy-first] Rimuovi { $upto ->
        [yes] fino a { $count }
       *[no] { $count }
    } influenza, prima quella avversaria
    [self] Rimuovi { $upto ->
        [yes] fino a { $count }
       *[no] { $count }
    } della tua influenza
   *[any] { $each ->
        [yes] Rimuovi 1 influenza da ogni base
       *[no] Rimuovi { $upto ->
            [yes] fino a { $count }
           *[no] { $count }
        } influenza
    }
}{ $where }{ $distinct ->
    [base] , ognuna su un'altra base
    [zone] , ognuna in un'altra zona
    [orbit] , ognuna in un'altra orbita
    [faction] , ognuna di un'altra fazione
   *[other] {""}
}{ $match ->
    [resource] , da basi con la stessa risorsa
   *[none] {""}
}{ $together ->
    [base] , tutta da una base
   *[none] {""}
}{ $tally ->
    [yes] , e tante altre quante ne sono state contate
   *[no] {""}
}.
op-replace = Sostituisci { $upto ->
    [yes] fino a { $count }
   *[no] { $count }
} influenza avversaria con la tua{ $where }{ $distinct ->
    [base] , ognuna su un'altra base
    [zone] , ognuna in un'altra zona
    [orbit] , ognuna in un'altra orbita
    [faction] , ognuna di un'altra fazione
   *[other] {""}
}.
op-shift = Sposta { $upto ->
    [yes] fino a { $count }
   *[no] { $count }
} influenza{ $of ->
    [self] {" "}tua
    [enemy] {" "}avversaria
   *[any] {""}
}{ $where } su altre basi{ $to }.
op-swap = Scambia di posto due pezzi di fazioni diverse.
op-move = { $ships ->
    [one] Muovi una tua nave
    [each] Muovi ognuna delle tue navi
   *[group] Muovi un gruppo di tue navi
}{ $far ->
    [yes] {" "}in qualsiasi orbita
   *[no] {" "}fino a { $reach } { $reach ->
        [one] zona
       *[other] zone
    }
}{ $times ->
    [yes] , { $count } volte
   *[no] {""}
}{ $upto ->
    [yes] , se vuoi
   *[no] {""}
}.
op-deploy = Metti lì una tua nave, dalla riserva o da altrove.
op-kill = Rimuovi { $upto ->
    [yes] fino a { $count }
   *[no] { $count }
} { $of ->
    [enemy] { $count ->
    [one] nave avversaria
   *[other] navi avversarie
}
    [self] { $count ->
    [one] tua nave
   *[other] tue navi
}
   *[any] { $count ->
    [one] nave
   *[other] navi
}
}{ $where }{ $distinct ->
    [base] , ognuna su un'altra base
    [zone] , ognuna in un'altra zona
    [orbit] , ognuna in un'altra orbita
    [faction] , ognuna di un'altra fazione
   *[other] {""}
}{ $tally ->
    [yes] , e tante altre quante ne sono state contate
   *[no] {""}
}.
op-build = { $of ->
    [every] Tutti costruiscono in patria tutte le navi rimosse.
   *[other] Costruisci { $upto ->
        [yes] fino a { $count }
       *[no] { $count }
    } delle tue navi rimosse{ $home ->
        [yes] {" "}in patria
       *[no] { $where }
    }.
}
op-points = { $of ->
    [enemy] Un avversario a tua scelta ottiene { $count }{" "}
   *[other] Ottieni { $count }{" "}
}{ $count ->
    [one] punto controllo
   *[other] punti controllo
}{ $per ->
    [tally] {" "}per ognuno contato
    [control] {" "}per ogni base che controlli
   *[none] {""}
}{ $where }{ $most ->
    [0] {""}
   *[other] , al massimo { $most }
}.
op-act = Compi azioni per { $count } { $count ->
    [one] punto azione
   *[other] punti azione
}.
op-trigger = { $when ->
    [scoring] Conservala: funziona nel punteggio.
    [points] Conservala: una carta può valere { $count }.
   *[other] Conservala: funziona dopo i punti azione.
}
op-copy = Risolvi l'evento di una carta del tracciato.
op-peek = Guarda il gettone bonus segreto.
op-discard = Tutti scartano un evento conservato.
op-reveal = Mostra la prima carta del mazzo e conta il suo numero.
op-pick = { $what ->
    [orbit] Nomina un'orbita con navi; ciò che segue la riguarda.
   *[other] Nomina una base con influenza; ciò che segue la riguarda.
}
op-choose = Scegli: { $among }
op-if = Se controlli l'orbita di { $orbit }: { $then }
op-stat = { $units ->
    [none] Il bersaglio
   *[other] Le tue unità ({ $units })
}: { $stat } { $delta }{ $floor ->
    [0] .
   *[other] , mai sotto { $floor }.
}
op-cost = Prezzo ({ $units }): { $price }.
op-resale = Le carte evento si vendono a { $delta } oro allo Spazioporto.
op-corsairs = I tuoi mercantili possono attaccare, con { $delta } in attacco.
op-roll = { $delta } al tuo tiro { $side ->
    [defence] di difesa
   *[attack] di attacco
} in questo scontro.
op-spawn = Entra in gioco gratis: { $unit }.
op-destroy = Le navi { $radius ->
    [0] nel bersaglio
    [one] entro un esagono dal bersaglio
   *[other] entro { $radius } esagoni dal bersaglio
} sono distrutte{ $save ->
    [0] {""}
   *[other] {" "}a meno che non tirino { $save } o più
}{ $spare ->
    [colony-hexes] ; quelle sull’esagono di una colonia sono risparmiate
   *[nothing] {""}
}.
op-forbid = { $what ->
    [trade] Nessuno commercia.
    [move] Là nulla si muove.
    [attack] Là nessuno attacca.
    [evade] Là nessuno evade.
    [extract] Là nulla si estrae.
   *[pair] Attaccante e difensore non si combattono.
}
op-cancel = { $what ->
    [event] L’evento appena giocato non ha effetto.
   *[attack] L’attacco contro di te non ha luogo.
}
op-ratio = Lo Spazioporto prende { $amount } delle tue risorse per una.
op-transit = Non ti serve il permesso di nessuno per passare.
op-draw = Pesca { $amount ->
    [one] una carta evento in più
   *[other] { $amount } carte evento in più
} prima del primo turno.
op-plunder = Ogni unità che distruggi in combattimento porta { $amount ->
    [one] una risorsa a caso
   *[other] { $amount } risorse a caso
} del suo proprietario.
op-bounty = Ogni unità che distruggi porta { $amount ->
    [one] una risorsa
   *[other] { $amount } risorse
} a tua scelta.
op-scout = Compra un evento guardando { $amount } carte e tenendone una.
op-treaty = Chi ha commerciato con te dal tuo ultimo turno non può attaccarti.
op-asteroid-yield = Al tuo tiro ogni mercantile su un asteroide estrae { $amount } in più.
op-planet-yield = Il pianeta scelto ti paga { $amount } in più.
op-roll-yield = Il tuo tiro porta { $amount } in più a tua scelta quando paga.
op-exchanges = Scambia { $amount ->
    [one] una volta
   *[other] { $amount } volte
} allo Spazioporto senza attraccare.
op-gain = Prendi { $amount } della risorsa scelta.
op-spy = Guarda le carte dell’avversario scelto.
op-steal-resource = Prendi { $amount ->
    [one] una risorsa a caso
   *[other] { $amount } risorse a caso
} dell’avversario scelto.
op-steal-event = Prendi { $amount ->
    [one] una carta evento a caso
   *[other] { $amount } carte evento a caso
} dell’avversario scelto.
op-jump = La nave evade con un salto sopra ogni cosa.
op-block = Nulla entra più nell’esagono scelto.
op-seize = Prendi la nave scelta e ciò che trasporta.
