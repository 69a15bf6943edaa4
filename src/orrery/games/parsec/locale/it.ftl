## Game

game-title = Parsec: l'era delle colonie
game-summary = Colonizza una galassia, estrai, commercia, armati e combatti per averla.

## Options

option-factions = Gioca con le carte fazione
option-teams = Squadre
option-teams-none = Ognuno per sé
option-teams-two = Due squadre
option-teams-three = Tre squadre
option-absolute = Vittoria assoluta: militare ed economica insieme
option-simple_clashes = Scontri semplificati: il combattimento finisce con la prima perdita o evasione
option-adjacent = I moduli dominati devono essere adiacenti
option-central_port = Porto Spaziale al centro
option-strict_lines = Da tre esagoni in poi si spara solo lungo le linee
option-rounds = Giri prima del conteggio dei punti (0: senza orologio; 100 se ci sono bot al tavolo)
option-offers = Offerte di scambio per turno (0: senza limite; 2 ai bot)
option-people = Posti di persone (1, 2, 4, 8 … sommati)

## Questions

ChooseLanding = Scegli un esagono per la tua colonia e il tuo cargo.
ChooseStartingResource = Prendi una risorsa a piacere.
ChooseYield = Quale risorsa estrae questa colonia?
ChooseResource = Prendi una risorsa a piacere.
ChooseAction = Tocca a te: muovi, attacca, commercia, gioca eventi, o concludi.
ChooseDestination = Dove vola il vascello?
ChooseOwner = A chi chiedi il passaggio?
GrantTransit = Un vascello chiede di passare per il tuo esagono.
NameToll = Quanto costa il passaggio?
AcceptToll = Paghi il pedaggio?
ChooseGift = Che cosa dai al Porto Spaziale?
ChooseReturn = Che cosa vuoi dal Porto Spaziale?
BuildOffer = Componi la tua offerta.
AnswerOffer = Accetti l'offerta?
ChoosePurchase = Che cosa compri?
ChooseBerth = Dove metti il nuovo vascello?
KeepEvent = Quale carta evento tieni?
AfterProduction = Dopo la produzione: giochi un evento?
BeforePurchases = Prima degli acquisti: giochi un evento?
AnswerAttack = Sei sotto attacco: giochi un evento?
BeforeDice = Prima dei dadi: giochi un evento?
AfterDice = Dopo i dadi: giochi un evento?
AnswerEvent = È stato giocato un evento: rispondi?
EventWindow = Giochi un evento?
AimEvent = A che cosa è rivolto l'evento?
PlaceToken = Dove metti il segnalino evento?
ChooseTarget = Che cosa attacchi?
ChooseAttackers = Quali altri vascelli partecipano?
AskSupport = Chiedi il supporto di qualcuno?
BuildFee = Quanto paghi per il supporto?
AnswerSupport = Presti i tuoi vascelli?
NameFee = Quanto costa il tuo supporto?
AcceptFee = Paghi il supporto?
LendVessels = Quali vascelli presti?
ChooseCasualty = Quale unità perdi?
ChooseReply = Contrattacchi, evadi o ti fermi?
ChooseAnswer = Contrattacchi, evadi, giochi un evento o ti fermi?
ChooseMark = Su quale nemico spari?
ChooseShooters = Quali vascelli sparano?
AssignTargets = A che cosa spara questo vascello?
ChooseEscape = Dove fugge il vascello?

## Actions

at = Esagono: { $cell }
move = Muovi { $piece }
attack = Attacca con { $piece }
join = { $piece } partecipa
lose = Perdi { $piece }
evade = Evadi con { $piece }
aboard = A bordo di { $piece }
found = Costruisci una colonia sotto { $piece }
convert = Converti { $piece } in colonia
settle = Metti la colonia rimasta sotto { $piece }
target = Bersaglio { $unit }
buy = Compra: { $kind }
kind = Tipo: { $kind }
take = Prendi { $resource }
give = Dai { $resource }
put = Offri un'altra unità di { $resource }
ask = Chiedi un'altra unità di { $resource }
passage = Chiedi il passaggio a { $other }
offer = Offri uno scambio a { $other }
support = Chiedi supporto a { $other }
against = Contro { $other }
module = Modulo { $place }
planet = Pianeta { $body }
exchange = Scambia al Porto Spaziale
accept = Accetta
counter-offer = Fai un'altra offerta
counter = Contrattacca
split = Contrattacca dividendo il fuoco
hold = Fermati
shop = Passa agli acquisti
end = Termina il turno
done = Fatto
pass = Passa
play = Gioca { $card }
sell = Vendi { $card }
keep = Tieni { $card }

## What happens

OrderRolled = Tiro per il primo turno: { $dice } ({ $rolling }).
FirstSeatFound = { $seat } gioca per primo.
FactionDealt = { $seat } guida: { $faction }.
BotLimitsSet = Ci sono bot al tavolo: si giocano al massimo { $rounds } giri, e un bot ascolta { $offers } offerte a turno.
TeamsUneven = Con { $seats } posti le squadre sono dispari.
SettlementRolled = { $seat } tira { $die } per un pianeta.
Settled = { $seat } si insedia in { $cell }.
SettlementFailed = { $seat } non trova un pianeta: il cargo va in { $cell }, resta una colonia.
TurnBegan = Giro { $round }: { $seat }.
ProductionRolled = { $seat } tira { $die } per la produzione.
ResourcesGained = { $seat } prende { $amount } { $resource } ({ $why }).
DeckExhausted = Il mazzo { $resource } non può pagare { $seat }.
VesselMoved = { $seat } muove { $unit } da { $origin } a { $cell }.
VesselBoarded = { $seat } imbarca { $unit } su { $transport }.
VesselUnloaded = { $seat } sbarca { $unit } in { $cell }.
TransitAsked = { $seat } chiede a { $other } il passaggio per { $unit }.
TransitGranted = { $seat } lascia passare { $other }.
TransitRefused = { $seat } nega il passaggio a { $other }.
TollDemanded = { $seat } chiede a { $other } { $wanted } per il passaggio.
ResourcesPaid = { $seat } paga { $amount } { $resource } a { $other } ({ $why }).
ResourcesExchanged = { $seat } scambia { $given } con { $resource } al Porto Spaziale.
EventSold = { $seat } vende { $card } al Porto Spaziale per { $gold } oro.
TradeOffered = { $seat } offre a { $other } { $given } per { $wanted }.
TradeMade = { $seat } dà { $given } a { $other } per { $wanted }.
TradeDeclined = { $seat } rifiuta l'offerta di { $other }.
UnitBuilt = { $seat } costruisce { $unit } in { $cell }.
ColonyFounded = { $seat } fonda { $unit } in { $cell } ({ $how }).
EventBought = { $seat } compra una carta evento.
EventDrawn = { $seat } pesca una carta evento. { $card }
RaceBegan = { $seat } dà il via alla corsa agli armamenti.
EventPlayed = { $seat } gioca { $card } ({ $aim }).
EventCancelled = L'evento { $card } di { $seat } è annullato.
EventEnded = L'evento { $card } di { $seat } termina.
HandRevealed = { $seat } vede le carte evento di { $other }. { $cards }
EventStolen = { $seat } ruba una carta evento a { $other }. { $card }
ResourceStolen = { $seat } prende 1 { $resource } a { $other } ({ $why }).
UnitDestroyed = { $seat } perde { $unit } in { $cell } ({ $why }).
UnitSaved = { $unit } di { $seat } resiste con { $die }.
UnitSeized = { $unit } di { $other } in { $cell } passa a { $seat }.
AttackDeclared = { $seat } attacca { $target } con { $units } ({ $manoeuvre }).
SupportAsked = { $seat } chiede supporto a { $other } e offre { $offered }.
FeeNamed = { $seat } chiede a { $other } { $wanted } per il suo supporto.
SupportAnswered = { $seat } risponde alla richiesta di { $other }: { $agreed }.
StrikeRolled = { $seat } tira { $attack_die } contro { $defence_die }: { $attack } a { $defence } su { $target }. { $reasons }
StrikeResolved = { $seat } colpisce { $target }: { $attack } a { $defence }, a segno: { $hit }.
VesselEvaded = { $seat } evade con { $unit } da { $origin } a { $cell }.
CombatEnded = Il combattimento di { $seat } con { $other } è finito: { $how }.
SeatEliminated = { $seat } è eliminato.
GameWon = La partita è vinta da { $seats }: { $how }.

## Why not

answered-already = Hai già risposto una volta a questa offerta.
asked-already = A questo posto è già stato chiesto.
asteroid = Su un asteroide non si può costruire una colonia.
attacked-already = Questo vascello ha già attaccato in questo turno.
both-ways = La stessa risorsa non può andare nei due sensi.
blocked = Non c'è una via libera fin lì.
cannot-attack = Questa unità non può attaccare.
cannot-evade = Questo vascello non ha dove fuggire.
cannot-pay = Costa { $amount } { $resource }, e non ci sono.
cargo-needs-colony = Un cargo si costruisce a bordo solo dove c'è una colonia.
cargo-only = Solo i cargo fondano colonie.
colonies-stay = Una colonia non si sposta mai.
colony-here = C'è già una colonia.
deck-empty = Non c'è più { $resource }.
defensive-only = Questa unità spara solo per difendersi.
dock-for-cargos = Solo i cargo possono attraccare.
docked = Un cargo attraccato non può essere attaccato.
docked-here = Un cargo attraccato non spara.
not-away = Un'evasione allontana dal nemico, e { $cell } non è più lontano.
refused-already = Il { $other } ha negato il passaggio.
not-on-the-way = Sulla via non serve il permesso di { $other }.
ask-somebody = Chiedi prima il passaggio a qualcuno.
embargo = Un embargo vieta questo commercio.
empty-hex = Nell'esagono { $cell } non c'è nessuno.
empty-offer = Un'offerta vuole almeno una risorsa.
event-deck-empty = Non ci sono più carte evento.
event-forbids = Qui un evento lo vieta.
fires-alone = Un'unità civile spara da sola.
give-in-order = Dai le carte nell'ordine titanio, energia, oro.
hex-full = L'esagono { $cell } è pieno.
impassable = Niente può entrare in { $cell }.
in-order = Nomina i vascelli nell'ordine dei loro numeri.
is-aboard = Il vascello è a bordo di un trasporto.
just-boarded = Si è imbarcato in questo turno e può scendere dal prossimo.
just-built = È stato costruito in questo turno e può muoversi dal prossimo.
lend-one = Presta almeno un vascello.
military-only = Si possono prestare solo vascelli militari.
moved-already = Questo vascello si è già mosso in questo turno.
must-answer = Devi contrattaccare o evadere.
name-one = Nomina almeno un vascello.
needs-cargo = Una colonia si costruisce sotto un cargo su un pianeta.
no-aim = Non c'è nulla a cui rivolgere questo evento.
no-arms-race = Niente vascelli da guerra prima della corsa agli armamenti: per avviarla servono quattro colonie.
no-colony-site = I coloni non possono atterrare in { $cell }.
no-colony-there = Non hai colonie su quel pianeta.
no-own-colony = Non hai una colonia in { $cell }.
no-piece = Tutti i tuoi pezzi di questo tipo sono sul tabellone.
no-resources = Nessuna delle parti ha risorse da scambiare.
no-room = Non c'è posto in nessuna colonia.
no-spare-colony = Non hai una colonia rimasta dall'insediamento.
no-such-seat = A questo posto non c'è nessuno.
no-target = Non ci sono nemici a tiro.
no-transport = Quello non è un trasporto sul tabellone.
not-a-planet = Questo esagono non fa parte di un pianeta.
not-adjacent = Nessun tuo cargo o colonia confina con uno di { $other }, e non siete entrambi attraccati.
not-attacked = Può farlo solo chi è sotto attacco.
not-docked = Nessun tuo cargo è attraccato al Porto Spaziale.
not-empty-space = L'esagono { $cell } non è spazio vuoto.
not-enough = Non hai altro { $resource }.
not-in-combat = Questa unità o questo posto non partecipa al combattimento.
not-in-hand = Non hai in mano questa carta.
not-in-hex = Questa unità non è nell'esagono.
not-on-board = Questa unità non è sul tabellone.
not-on-planet = Questo pianeta non dà { $resource }.
not-seen = Questa carta non era fra quelle che hai guardato.
not-under-attack = Nessuno ti ha sparato.
nothing-to-buy = Non c'è nulla che tu possa comprare.
nothing-to-lend = Il { $other } non ha vascelli a tiro da prestare.
nothing-to-split = Per dividere il fuoco servono due vascelli e due nemici a tiro.
nowhere-to-go = Non ha dove andare.
occupied = L'esagono { $cell } è occupato da { $other }.
off-board = Questo esagono non è sul tabellone.
offers-spent = Hai già fatto tutte le { $limit } offerte di questo turno che erano concordate.
bot-offers-spent = I bot ascoltano { $limit } offerte a turno, e le hai fatte tutte.
other-has-not = Il { $other } non ha altro { $resource }.
other-module = L'esagono { $cell } non è in quel modulo.
other-number = Questo pianeta ha il numero { $number }, il dado mostra { $die }.
out-of-range = È fuori tiro.
own-unit = Non puoi attaccare la tua parte.
passenger-first = Un trasporto carico perde invece un passeggero.
planet-taken = Il { $other } ha una colonia su questo pianeta.
port-core = Niente può entrare nel nucleo del Porto Spaziale.
same-hex = Il vascello è già lì.
takes-part-already = Partecipa già.
too-far = { $cell } è oltre { $move } parsec.
too-few-cards = Il Porto Spaziale prende { $ratio } carte per una.
too-large = A bordo vanno solo vascelli piccoli.
transit-refused = La via per { $cell } richiede un passaggio che è stato negato.
transport-full = Il trasporto in { $cell } è pieno.
truce = Una tregua o un trattato vieta questo attacco.
vessel-here = Nell'esagono { $cell } c'è un vascello.
wrong-aim = Questo evento non può essere rivolto a quello.
wrong-side = Questo evento aiuta l'altra parte dello scontro.
wrong-unit = Questo evento non può essere rivolto a { $unit }.
wrong-window = Questa carta non può essere giocata in questo momento.

## How it ends

outcome-military = predominio su metà della galassia
outcome-economic = colonie e risorse
outcome-absolute = predominio, colonie e risorse
outcome-elimination = non è rimasto nessun altro
outcome-extinction = non è rimasto nessuno
outcome-points = più punti allo scadere del tempo

## Things

titanium = Titanio
energy = Energia
gold = Oro
unit-colony = Colonia
unit-cargo = Cargo
unit-fighter = Caccia
unit-transport = Trasporto corazzato
unit-cruiser = Incrociatore
unit-event = Carta evento
why-start = mano iniziale
why-planet = pianeta
why-asteroid = asteroide
why-choice = a piacere
why-salvage = rottami
why-port = Porto Spaziale
why-sale = vendita
why-toll = pedaggio
why-support = supporto
why-plunder = saccheggio
why-combat = combattimento
combat-attacker-destroys = l'attaccante ha distrutto la flotta avversaria
combat-defender-destroys = il difensore ha distrutto la flotta avversaria
combat-retreat = una parte si è ritirata
combat-colony-holds = la colonia ha resistito
combat-stand-down = il fuoco è cessato
combat-simplified = una unità distrutta o fuggita basta
combat-truce = è stata imposta una tregua
combat-exhausted = le due parti sono esauste

## Factions

faction-martian-movement = Movimento Marziano
faction-martian-movement-text = I caccia hanno 2 in più in attacco, e i vascelli volano 1 parsec in più. I vascelli militari costano 1 Energia in più, e il Porto Spaziale prende 5 per 1.
faction-masters-of-the-routes = Padroni delle Rotte
faction-masters-of-the-routes-text = I vascelli grandi volano 2 parsec in più, e non serve chiedere il passaggio. Il Porto Spaziale prende 5 per 1.
faction-children-of-the-void = Figli del Vuoto
faction-children-of-the-void-text = Una carta evento in più all'inizio. Il Porto Spaziale prende 4 per 1, e i cargo costano 1 Oro in più.
faction-merchant-league = Lega Mercantile
faction-merchant-league-text = Il Porto Spaziale prende 2 per 1. I cargo hanno 1 in meno in difesa.
faction-brotherhood-of-shadow = Fratellanza dell'Ombra
faction-brotherhood-of-shadow-text = Ogni unità distrutta in combattimento porta anche una risorsa a caso del proprietario. I vascelli grandi costano 1 Oro in più.
faction-terran-hegemony = Egemonia Terrestre
faction-terran-hegemony-text = I vascelli grandi costano 1 Energia in meno. I caccia costano 1 Energia in più.
faction-mining-consortium = Consorzio Minerario
faction-mining-consortium-text = Col proprio tiro ogni cargo su un asteroide estrae 1 in più. I caccia costano 1 Titanio in più.
faction-republic-of-domes = Repubblica delle Cupole
faction-republic-of-domes-text = Le colonie hanno 1 in più in difesa ciascuna. I trasporti costano 1 Oro in più.

## Event cards

card-goods-teleport = Teletrasporto merci
card-goods-teleport-text = Due scambi col Porto Spaziale in questo turno senza attraccare.
card-aimed-salvo = Salva mirata
card-aimed-salvo-text = 2 in più nel tuo attacco, prima o dopo i dadi.
card-deflector-shields = Scudi deflettori
card-deflector-shields-text = 2 in più nella tua difesa, prima o dopo i dadi.
card-gravity-slingshot = Fionda gravitazionale
card-gravity-slingshot-text = Un tuo vascello vola 3 parsec in più in questo turno, anche in evasione.
card-rich-vein = Giacimento
card-rich-vein-text = Prendi 2 carte di una risorsa.
card-solar-wind = Vento solare
card-solar-wind-text = I vascelli in un modulo volano 2 parsec in meno (almeno 1) fino al tuo prossimo turno.
card-long-range-sights = Puntatori a lungo raggio
card-long-range-sights-text = Un tuo vascello militare spara 1 esagono più lontano in questo turno.
card-spy-network = Rete di spie
card-spy-network-text = Guarda le carte evento di un avversario e prendi una risorsa a caso.
card-mercenary-fighter = Caccia mercenari
card-mercenary-fighter-text = Un caccia gratis in una colonia o a bordo di un trasporto, quando i vascelli da guerra sono ammessi.
card-relief-cargo = Cargo di rinforzo
card-relief-cargo-text = Un cargo gratis in una tua colonia.
card-meteor-swarm = Sciame di meteore
card-meteor-swarm-text = Ogni vascello in un modulo che non sta su una colonia tira almeno 3 o è perduto.
card-emergency-jump = Salto d'emergenza
card-emergency-jump-text = Un tuo vascello evade saltando tutto, anche se circondato.
card-embargo = Embargo
card-embargo-text = Un avversario non può commerciare, scambiare né vendere fino al tuo prossimo turno.
card-corsair-cargos = Cargo corsari
card-corsair-cargos-text = In questo turno i tuoi cargo possono attaccare, con 1 in più in attacco.
card-ion-storm = Tempesta ionica
card-ion-storm-text = I vascelli in un modulo non possono muoversi, attaccare né evadere fino al tuo prossimo turno.
card-data-theft = Furto di dati
card-data-theft-text = Prendi una carta evento a caso da un avversario.
card-imposed-truce = Tregua imposta
card-imposed-truce-text = L'attacco contro di te è annullato, e nessuno dei due attacca l'altro fino al tuo prossimo turno.
card-deep-drills = Trivelle profonde
card-deep-drills-text = Per il resto della partita un pianeta ti paga 1 in più.
card-composite-armour = Corazze composite
card-composite-armour-text = Per il resto della partita i tuoi caccia o i tuoi trasporti hanno 1 in più in difesa.
card-volunteer-settlers = Coloni volontari
card-volunteer-settlers-text = Una colonia gratis sotto un tuo cargo o accanto a una tua colonia dello stesso pianeta.
card-black-hole = Buco nero
card-black-hole-text = Un esagono di spazio vuoto inghiotte i vascelli entro 1 esagono e sbarra la via fino al tuo terzo turno da ora.
card-supernova = Supernova
card-supernova-text = Ogni vascello in un modulo tira almeno 5 o è perduto; lì non si estrae nulla fino al tuo secondo turno da ora.
card-reserve-cruiser = Incrociatore di riserva
card-reserve-cruiser-text = Un incrociatore gratis in una colonia, quando i vascelli da guerra sono ammessi.
card-warp-drive = Propulsione a curvatura
card-warp-drive-text = Per il resto della partita i tuoi vascelli volano 2 parsec in più.
card-plasma-cannons = Cannoni al plasma
card-plasma-cannons-text = Per il resto della partita i tuoi vascelli militari hanno 1 in più in attacco.
card-mutiny = Ammutinamento
card-mutiny-text = Un vascello nemico da solo entro 2 esagoni da uno dei tuoi passa a te col suo carico.
card-countermeasures = Contromisure
card-countermeasures-text = Annulla un evento appena giocato.
card-stasis-field = Campo di stasi
card-stasis-field-text = Le unità in un esagono occupato non muovono, non attaccano e non evadono fino al tuo secondo turno da ora.
card-galactic-ceasefire = Cessate il fuoco galattico
card-galactic-ceasefire-text = Nessuno attacca in tutto il tabellone fino al tuo prossimo turno.
card-automatic-extractors = Estrattori automatici
card-automatic-extractors-text = Per il resto della partita il tuo tiro porta 1 risorsa a piacere in più ogni volta che ti paga.

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

because-aboard = { unit-name } può ancora volare { $number } esagoni in questo turno: a bordo, { cell-name } è più vicino.
because-ahead = { $other } ha il maggior numero di colonie tra i tuoi avversari: { $number }.
because-any-place = Nessun posto è nettamente migliore degli altri: uno vale l'altro.
because-arrives = { unit-name } raggiunge { cell-name } in questo turno, e solo così.
because-away = { cell-name } dista { $distance } esagoni dal nemico più vicino di questo scontro.
because-beside = { cell-name } è accanto a una tua colonia.
because-buys = Adesso puoi comprare: { kind-name }.
because-cargos =
    { $number ->
        [0] Non hai più cargo per colonizzare ed estrarre.
        [one] Hai solo 1 cargo per colonizzare ed estrarre.
       *[other] Hai solo { $number } cargo per colonizzare ed estrarre.
    }
because-carries = Il cargo a bordo serve a { cell-name }.
because-catches = Vascelli nemici nel modulo: { $theirs }; tuoi: { $own }.
because-cheapest = Di ciò che si può perdere, vale meno: { kind-name }.
because-colony = È la tua colonia numero { $number } delle { $wanted } che danno la vittoria.
because-counter = Il tuo colpo migliore va a segno con il { $percent } %.
because-danger =
    { $number ->
        [one] Una nave da guerra nemica è entro 4 esagoni dalle tue colonie e dai tuoi cargo.
       *[other] { $number } navi da guerra nemiche sono entro 4 esagoni dalle tue colonie e dai tuoi cargo.
    }
because-dock = Da { cell-name } puoi scambiare al Porto Spaziale, { $ratio } per 1: hai { $number } carte che ti avanzano.
because-exchange = Il Porto Spaziale prende { $ratio } carte che ti avanzano per 1 che ti serve.
because-exchanges = Ti dà { $number } scambi a { $ratio } per 1 senza attraccare.
because-far =
    { $distance ->
        [one] { cell-name } dista 1 esagono.
       *[other] { cell-name } dista { $distance } esagoni.
    }
because-fleet = { kind-name }: hai { $own } navi da guerra, e il dominio richiede { $needed } moduli.
because-free-cards = Ti porta { $number } carte risorsa.
because-free-unit = Non costa nulla e ti dà: { kind-name }.
because-in-range = Così puoi sparare a { unit-name }, con una probabilità del { $percent } %.
because-joins = Con questo la probabilità di colpire sale dal { $before } al { $percent } %.
because-lack =
    { $own ->
        [0] { kind-name }: per questo ti manca { resource-name }, di cui non hai nulla.
       *[other] { kind-name }: per questo ti serve più { resource-name }; ne hai { $own }.
    }
because-lasting = Vale per il resto della partita.
because-least-needed = { resource-name } è ciò che ti serve meno; ne hai { $own }.
because-mine = Un cargo su { cell-name } estrae { resource-name } con un tiro di { $number }.
because-more-cargos = Ti lascia più cargo della seconda scelta.
because-more-colonies = Ti lascia più colonie della seconda scelta.
because-more-events = Ti lascia più carte evento della seconda scelta.
because-more-fleet = Ti lascia una flotta più forte della seconda scelta.
because-more-income = Ti lascia una resa maggiore della seconda scelta.
because-more-modules = Ti lascia più moduli dominati della seconda scelta.
because-more-needed = Ti lascia più vicino alle risorse della vittoria rispetto alla seconda scelta.
because-more-sources = Ti lascia più tipi di risorse da estrarre della seconda scelta.
because-more-stock = Ti lascia più risorse della seconda scelta.
because-nearer =
    { $distance ->
        [one] Da lì manca 1 esagono a { cell-name }.
       *[other] Da lì mancano { $distance } esagoni a { cell-name }.
    }
because-needed = { resource-name } serve a te: ne hai { $own } e ne vuoi { $goal }.
because-nothing-better = Nient'altro di ciò che puoi fare adesso ne vale la pena.
because-odds =
    { $number ->
        [one] Un vascello colpisce { unit-name } con il { $percent } %.
       *[other] { $number } vascelli insieme colpiscono { unit-name } con il { $percent } %.
    }
because-outgunned = Il tuo colpo migliore andrebbe a segno solo con il { $percent } %.
because-outnumbered = Hai { $own } navi da guerra contro le { $theirs } della flotta nemica più grande.
because-post = Da { cell-name } domineresti { $group } moduli uniti dei { $needed } che danno la vittoria.
because-prey = Un colpo a segno costa a { $other }: { kind-name }.
because-rare = { card-name } vale { $number }.
because-rich = Hai { $own } oro, più di quanto ti serva per ora.
because-saves = Porta il tuo vascello fuori dallo scontro: { kind-name }.
because-sells = Il Porto Spaziale paga { $number } oro per { card-name }; ne hai { $own }.
because-settle = { cell-name } è libero per la tua colonia numero { $number } delle { $wanted } che danno la vittoria.
because-spare = Hai { $own } { resource-name }, più di quanto ti serva.
because-steals = Prende una carta a un avversario.
because-stock = Hai { $own } { resource-name } e ne vuoi { $goal }.
because-stops = Ferma un attacco che colpirebbe { unit-name } con il { $percent } %.
because-swallows = Vascelli nemici intorno a { cell-name }: { $theirs }; tuoi: { $own }.
because-swap = Dai { resource-name } che ti avanza per { second-name } che ti manca, e conviene anche a { $other }.
because-to-win = Per vincere servono { $goal } { resource-name }; ne hai { $own }.
because-turns-hit = Trasforma un colpo mancato in un colpo a segno: { $attack } più { $number } contro { $defence }.
because-turns-miss = Trasforma un colpo a segno in un colpo mancato: { $attack } contro { $defence } più { $number }.
because-would-win = Lo scambio darebbe la vittoria a { $other }.
because-yields = Il pianeta rende { resource-name } o { second-name } con un tiro di { $number }.

## Chapters of the rules
chapter-0 = Giocatori
chapter-1 = Componenti
chapter-2 = Risorse
chapter-3 = Scopo del gioco
chapter-4 = Unità
chapter-5 = Il tabellone
chapter-6 = Carte fazione ed evento
chapter-7 = Insediamento
chapter-8 = Estrazione
chapter-9 = Commercio e porto
chapter-10 = Turni e movimento
chapter-11 = La corsa agli armamenti
chapter-12 = Combattimento
chapter-13 = Eliminazione
chapter-14 = La partita a tempo
