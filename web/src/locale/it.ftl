lobby-question = A che cosa giochiamo?
lobby-count = { $count ->
    [one] Un gioco su questo server
   *[other] { $count } giochi su questo server
}
lobby-chart = I giochi come corpi di un planetario; l’elenco accanto dice le stesse cose.
lobby-failed = Non è stato possibile leggere i giochi dal server.
lobby-again = Riprova
lobby-empty = Su questo server non è installato alcun gioco.

players = { $low ->
    [one] 1 giocatore
   *[other] { $low } giocatori
}
players-range = { $low }–{ $high } giocatori
options-count = { $count ->
    [0] un solo modo di giocare
    [one] 1 opzione
   *[other] { $count } opzioni
}

language-choice = Lingua
theme-choice = Aspetto
theme-dark = Scuro
theme-light = Chiaro

pitch-expanse = Quattro potenze, un solo sistema. Influenza le basi, muovi le flotte e non sprecare nessuna carta: l’evento lo useranno i rivali.
pitch-parsec = Esplora i moduli, colonizza i pianeti, scambia ciò che hai con ciò che ti manca e combatti per il resto.
pitch-talon = Flotta contro flotta, esagono per esagono. Regola potenza, velocità e virata, e punta i cannoni prima del nemico.
pitch-empire_war = Una campagna di battaglie navali: compra le navi, mandale ai fronti in segreto e guida tu le battaglie che contano.
pitch-talon_campaign = Uno scenario dopo l’altro, con punti per ogni grado di vittoria.
pitch-talon_captains = Una battaglia navale da tre a sei: due o tre capitani dividono una flotta, e ognuno guida le proprie navi.
pitch-connect_four = Lascia cadere un disco, allineane quattro. Per imparare il tavolo in un minuto.
pitch-tictactoe = Tre in fila: il gioco più piccolo che ci sia, e la prima lezione per scriverne uno.

## Starting a game
play-bots = Gioca contro i bot
play-hotseat = Insieme su questo schermo
play-friends = Link per gli amici
play-count = Posti
play-level = Bot
play-clock = Orologio
clock-none = senza orologio
clock-live = dal vivo: 60 s a mossa, 10 min di riserva
clock-slow = tre giorni a mossa
play-public = Mostralo nell’atrio
play-failed = Non è stato possibile preparare il tavolo.
tables-mine = I tuoi tavoli
tables-open = Tavoli aperti
tables-running = In corso
tables-finished = Finiti
tables-none = Ancora nessun tavolo: iniziane uno in questa pagina.
filter = Trova un tavolo
filter-games = Tutti i giochi
filter-seats = Qualsiasi numero di posti
filter-seats-of = { $count } posti
filter-paces = Ogni ritmo
filter-pace-none = senza orologio
filter-pace-live = dal vivo
filter-pace-slow = per corrispondenza
filter-search = Titolo del tavolo
tables-none-such = Nessun tavolo è così.
table-my-turn = tocca a te
table-their-turn = decide { $name }
table-open = aspetta giocatori
table-won = vinta
table-lost = persa
table-tied = pareggiata
table-over = finita
table-abandoned = abbandonata
table-join = Siediti
level-random = a caso
level-greedy = avido
level-cadet = cadetto
level-captain = capitano
level-commodore = commodoro
level-admiral = ammiraglio
level-grand-admiral = grande ammiraglio
level-rated = { $level } · { $rating }
level-adaptive = si adatta a te, ora: { $level }
play-style = Stile
style-none = nessuno
style-mixed = ognuno un altro
style-raider = predone
style-trader = mercante
style-builder = costruttore
style-diplomat = diplomatico
style-warlord = signore della guerra
style-schemer = intrigante
style-duellist = duellante
style-sniper = cecchino
style-guardian = guardiano
seat-numbered = Giocatore { $number }

## The table
to-lobby = All’atrio
seats = Posti
seat = Posto
seat-you = tu
seat-with = con { $names }
seat-bot = bot
seat-free = posto libero
seat-away = assente
seat-conceded = si è arreso
seat-add-bot = Metti qui un bot
seat-bot-instead = Fai giocare un bot
seat-bot-instead-why = Chi manca da molto può essere sostituito da un bot.
score = Punti
decision = Decisione
all-options = Tutte le opzioni
choices = Scelte
list = Elenco ({ $count })
undo = Annulla
open = Apri
close = Chiudi
rule = Regola
not-here = { $name }: no
waiting-for = Decide { $name }
bot-waits = Molti bot stanno pensando. Questo avrà il suo turno tra { $seconds ->
    [one] circa un secondo
   *[other] circa { $seconds } secondi
}.
forced = Una sola risposta: { $answer }
waiting-for-people = Si aspetta che qualcuno si sieda
connecting = Collegamento…
offline = ricollegamento
game-over = La partita è finita
game-abandoned = La partita è stata abbandonata
table-upload = da una registrazione
table-failed = Questo tavolo non si può aprire.
no-board = Questo gioco non ha ancora un tabellone; ogni scelta sta qui sotto.
log = Diario
log-earlier = { $count } righe precedenti
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
rules = Regole
rules-search = Cerca nelle regole
rules-none = Nessuna clausola contiene queste parole.
record = Diario, chat e regole
views = Viste
tools = Strumenti
turn = Turno { $number }
round = Round { $number }
hint = Consiglio
hint-says = Un bot farebbe:
thinking = Penso…
replay = Replay
replay-here = Rivedi da qui
replay-play = Avvia
replay-stop = Ferma
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-position = Posizione
replay-speed = Velocità
replay-leave = Torna a ora
what-if = E se?
report = Resoconto
report-winner = { $count ->
    [one] Vince { $names }
   *[other] Pareggio: { $names }
}
report-side = Vincono insieme { $names }
report-draw = Non vince nessuno
report-board = Tabellone
seed = Seme: { $seed }
invite = Copia il link per gli amici
invitation-copied = Link copiato
settings = Impostazioni
less-motion = Meno movimento
sound = Suono
confirm-moves = Conferma prima che una mossa valga
confirm-all = ogni mossa
confirm-final = ciò che non si può annullare
confirm-none = nessuna
ask-forced = Chiedi anche se la risposta è una sola
your-name = Il tuo nome
save = Salva
commitment = Impegno sui dadi:
client-seeds = Il browser di ogni giocatore ha aggiunto qualcosa al seme.
concede = Arrenditi
concede-sure = Arrenditi davvero
propose-pause = Proponi una pausa
proposal-pause = { $name } propone una pausa.
proposal-undo = { $name } chiede di annullare { $count }.
agree = Accetta
refuse = Rifiuta
tab-board = Tabellone
tab-strip = Carte
board-in-words = Il tabellone a parole
clock-days = { $days } giorni
error-offline = Nessun collegamento: la mossa non è partita. Tra un momento sarà di nuovo possibile.
error-stale = La posizione è cambiata prima che arrivasse la mossa. Scegli di nuovo.
error-illegal = Ora non è possibile.
error-not-your-turn = Non tocca a te.
error-no-undo = In mezzo c’è un dado, un segreto o la decisione di un altro posto.
error-not-solo = I consigli sono per chi gioca da solo.
error-unavailable = Il server ora non ci è riuscito; riprova.
this-table = Questo tavolo
pause = Pausa
resume = Riprendi
paused = La partita è in pausa; nessun orologio corre.
part-waits = La guerra aspetta una battaglia
part-elsewhere = Una battaglia si combatte a un tavolo suo; la guerra la aspetta.
part-open = Alla battaglia
part-of = Questa battaglia fa parte di una guerra, che la aspetta.
part-over = La battaglia è finita, e la guerra continua.
part-back = Alla guerra
clock-paused = L’orologio è fermo
propose-undo = Chiedi di annullare
proposed-pause = Proponi una pausa.
proposed-undo = { $count ->
    [one] Chiedi di annullare un’azione.
   *[other] Chiedi di annullare { $count } azioni.
}
proposal-waits = In attesa di { $names }.
withdraw = Ritira
no = No
concede-warning = Chi si arrende non torna indietro. Finché gli altri giocano, un bot muove i tuoi pezzi.
leave = Lascia il tavolo
leave-sure = Lascia davvero
leave-warning = Il tuo posto diventa libero. Se non resta nessuno, il tavolo è abbandonato.
pass-screen = Passa lo schermo a { $name }
pass-screen-why = La prossima decisione è sua, e non tutto è per tutti gli occhi.
pass-screen-here = Sono { $name }
orders = Ordini permanenti
rest = Passa per il resto del round
rest-why = Ogni altra finestra di questo round viene passata per te, salvo che qualcuno attacchi o giochi un evento
resting = Passi per il resto del round
rest-end = Chiedi di nuovo in questo round
order-give = Passa sempre qui…
order-always = Sempre
order-always-until = Fino a quando { $events }
order-pass = Passi: { $choice }
order-until = fino a quando { $events }
order-remove = Non passare più: { $choice }
hint-weighed = Ha considerato anche:
error-not-absent = Chi occupa quel posto non manca da abbastanza tempo.
error-nobody-asks = Qualcuno ha già risposto.
error-proposal-pending = Una proposta aspetta già la risposta.
error-paused = La partita è in pausa.
error-elsewhere = Una battaglia si combatte a un tavolo suo; la guerra la aspetta.
error-conceded = Quel posto si è già arreso.
error-not-running = La partita non è in corso.
error-too-fast = Troppo in fretta; aspetta un momento.

## Chi si è, e che cosa aspetta
you = Tu
notices-count = { $count ->
    [one] avviso
   *[other] avvisi
}
guest = senza conto
account-of = Conto { $login }
name-done = D’ora in poi ti chiami così.
log-in = Accedi
log-out = Esci
sign-up = Crea un conto
sign-up-why = Per ritrovare i tuoi tavoli, qui e in altri browser. Ciò che giochi ora resta tuo.
login = Nome di accesso
login-letters = Lettere, cifre, punti, trattini e sottolineature
login-done = Hai effettuato l’accesso.
signup-done = Il conto è tuo.
password = Password
password-old = Password attuale
password-new = Nuova password
password-change = Cambia la password
password-done = La password è cambiata; gli altri browser devono accedere di nuovo.
password-shortest = Almeno { $count } caratteri.
account-bad-login = Nome di accesso o password errati.
account-login-taken = Questo nome di accesso è già preso; scegline un altro.
account-bad-request = Qualcosa non va: un nome di accesso ha da 2 a 40 lettere, cifre, punti o trattini.
account-too-fast = Troppi tentativi; aspetta un momento.
account-offline = Il server non è raggiungibile.
account-bad-webhook = Il webhook deve essere un indirizzo http o https della rete aperta.
account-push-denied = Questo browser non permette notifiche da qui.
account-push = Questo browser non ha potuto essere registrato.
notices = Avvisi
notices-none = Altrove non ti aspetta nulla.
notice-turn = Tocca a te
notice-over = È finita
notice-new = nuovo
notify = Quando nessuna pagina è aperta
notify-when = Dimmi che tocca a me
notify-never = mai
notify-always = sempre
notify-away = quando manco da un po’
notify-minutes = Minuti di assenza
notify-here = Suona in questo browser
notify-webhook = Webhook
notify-done = Salvato.
record-open = Apri un verbale
record-open-why = Un file .orrery: una partita finita da guardare, o una partita da continuare
record-save = Salva il verbale

## What happens at a table
MatchStarted = La partita comincia.
ActionsUndone = { $seat } annulla { $count }.
SeatTaken = { $name } si siede.
SeatLeft = { $seat } se ne va.
SeatReplaced = Un bot prende il posto di { $seat }.
BotSpoke = { $seat }: { $style ->
        [raider] «Prima le navi da guerra. Ciò che costruisci, lo visito.»
        [trader] «Tutto ha un prezzo. Fammi un’offerta.»
        [builder] «Più cargo, più colonie. Non ho tempo per la guerra.»
        [diplomat] «Un amico su ogni base vale più di una flotta in ogni orbita.»
        [warlord] «Decidono le flotte. Le tue orbite sono le prossime.»
        [schemer] «Tengo le mie carte, e so quando giocarle.»
        [duellist] «Mi avvicino, e sparo quando conta.»
        [sniper] «Chi è a tiro riceve un colpo.»
        [guardian] «I miei scudi reggono. Vediamo i tuoi.»
       *[other] «Giochiamo.»
    }
SeatConceded = { $seat } si arrende.
TimeExpired = Il tempo di { $seat } è scaduto.
ConsentAsked = { $seat } chiede il consenso degli altri.
ConsentGiven = { $seat } accetta.
ConsentRefused = { $seat } non accetta.
MatchPaused = La partita è in pausa.
MatchResumed = { $seat } riprende la partita.
MatchAbandoned = Il tavolo è abbandonato.

## Tutorial
learn = Impara in dieci minuti
tutorial = Lezione
tutorial-step = Passo { $number } di { $count }
tutorial-next = Avanti
tutorial-back = Indietro
tutorial-for-me = Fallo per me
tutorial-leave = Esci
tutorial-fold = Nascondi il testo
tutorial-unfold = Mostra il testo
tutorial-again = Ricomincia
tutorial-play-on = Continua da qui
tutorial-your-part = Tocca a te
tutorial-watch = Guarda gli altri…
tutorial-read = Prima leggi questo passo, poi premi Avanti.
tutorial-other = Sarebbe lecito. Per questa lezione segui il passo.
tutorial-failed = Il server non ha dato la lezione.

## Quel che dicono più tavolieri
verb-buy = Compra
verb-done = Fatto
verb-move = Muovi
verb-pass = Passa
zoom-in = Ingrandisci
zoom-out = Riduci

packs-title = Pacchetti
packs-content = Contenuto
packs-own = come stampato
packs-gallery = Tutti i pacchetti
packs-workshop = Creane uno
packs-search = Cerca pacchetti
packs-game = Gioco
packs-all = tutti i giochi
packs-new = Crea un pacchetto
packs-none = Nessun pacchetto corrisponde.
packs-by = di { $authors }
packs-versions = versione { $versions }
packs-played = { $count ->
    [0] non ancora giocato
    [one] giocato una volta
   *[other] giocato { $count } volte
}
packs-play = Gioca con questo
packs-edit = Apri nell'officina
packs-download = Scarica
# La porta di un tavolo

door-title = Entra
door-with = { $count ->
    [one] { $names } ti aspetta
   *[other] { $names } ti aspettano
}
door-free = { $count ->
    [one] C'è un posto libero.
   *[other] Ci sono { $count } posti liberi.
}
door-name = Il tuo nome a questo tavolo
door-sit = Siediti
door-watch = Guarda soltanto
watching = stai guardando
private-title = Questo tavolo è privato
private-why = Oppure incolla il link per gli amici: chi ti ha mandato l’indirizzo può copiarlo al tavolo.
private-link = Link per gli amici
private-enter = Entra
private-ask-why = Chiedi a chi gioca: possono farti entrare, per guardare o per sederti se c’è un posto libero.
private-ask = Chiedi di entrare
private-waiting = La richiesta è arrivata. Entri appena qualcuno ti apre.
private-refused = Questa volta preferiscono restare tra loro.
no-table-title = Qui non c’è nessun tavolo
no-table-why = Forse è stato tolto, o all’indirizzo manca una lettera.
asks-in = { $name } chiede di entrare.
let-in = Fai entrare
private-lobby = Guarda quali tavoli sono aperti

# Seguire gli altri

your-turn = Tocca a te
skip = { $count ->
    [one] Salta
   *[other] Salta { $count }
}
skip-title = Mostra il resto subito (spazio)
recap = Dal tuo ultimo turno
recap-title = Ripercorri quello che hanno fatto gli altri (punto)
recap-on = Avanti
recap-done = Adesso tocca a me
recap-leave = Torna alla partita
pace = Mosse degli altri
pace-calm = Calme
pace-usual = Normali
pace-quick = Veloci
pace-none = Subito
sound-turn = Il tuo turno
sound-dice = Dadi
sound-engine = Motori
sound-shot = Colpi
sound-card = Carte
sound-piece = Pezzi

# Il resoconto, più in basso

result = Risultato
result-won = ha vinto
result-lost = ha perso
result-draw = pari
next-table = Prossimo tavolo
report-tally = Come ci si è arrivati
report-turning = Le svolte
turning-lead = { $name } passa in testa davanti a { $from } con { $value }
turning-first = { $name } è il primo in testa, con { $value }
turning-leap = { $name } guadagna di più in un colpo: { $by } ({ $measure })
picture = Un'immagine da condividere
picture-says = Immagine del risultato: { $headline }
picture-save = Salva l'immagine
picture-share = Condividi

# Le domande di un tutorial

quiz-begin = Tre domande
quiz-number = Domanda { $number } di { $count }
quiz-right = Giusto.
quiz-wrong = Non proprio.
quiz-result = { $right } giuste su { $count }
quiz-done = Torna al tutorial

## The account
account-title = Account
account-who = Chi sei
account-bad-link = Questo link non funziona più; chiedine uno nuovo.
account-no-mail = Questo server non invia e-mail.
login-keep = Porta i tavoli di questo ospite nell'account
lost-password = Password persa?
lost-by-mail = Per e-mail
lost-who = Nome di accesso o indirizzo e-mail
lost-send = Invia un link
lost-asked = Se c'è un account con un indirizzo confermato, un link è in arrivo.
lost-by-code = Con un codice che hai conservato
code = Codice
safety = Per rientrare
mail = Indirizzo e-mail
mail-is = I messaggi vanno a { $mail }.
mail-pending = Un link è stato inviato a { $mail }; l'indirizzo vale quando lo avrai aperto.
mail-sent = Un link è in arrivo.
mail-confirmed = L'indirizzo è confermato.
codes-why = { $count ->
    [0] I codici impostano una nuova password quando la vecchia è persa. Non ne hai.
    [one] I codici impostano una nuova password quando la vecchia è persa. Te ne resta uno.
   *[other] I codici impostano una nuova password quando la vecchia è persa. Te ne restano { $count }.
}
codes-new = Crea nuovi codici
codes-keep = Conservali in un posto sicuro: non saranno più mostrati. Ognuno funziona una volta.
sessions = Browser
session-here = questo browser
session-seen = usato l'ultima volta il { $day }
session-unknown = Browser sconosciuto
session-end = Chiudi
session-end-of = Chiudi la sessione: { $device }
session-end-others = Chiudi tutte le altre
session-ended = La sessione è chiusa.
data = I tuoi dati
data-why = Tutto ciò che il server conserva di te, in un file; oppure più nulla.
data-export = Scarica tutto
data-delete = Elimina l'account
data-delete-guest = Elimina tutto di me
data-delete-why = Il tuo nome, i tuoi messaggi e tutto ciò che è personale sparisce per sempre. Le partite con altri restano loro: al tuo posto si legge «[deleted]», e un bot prende il tuo posto in quelle ancora in corso.
data-delete-now = Elimina per sempre
notify-mail = E-mail a { $mail }
notify-shape = Il webhook capisce
notify-shape-raw = JSON
notify-shape-discord = Discord
notify-shape-slack = Slack
notify-digest = Più cose insieme
notify-digest-0 = un messaggio per ciascuna
notify-digest-5 = un messaggio ogni 5 minuti
notify-digest-60 = un messaggio all'ora
notify-digest-1440 = un messaggio al giorno
notify-remind = Promemoria prima che scada il tempo
notify-remind-0 = nessuno
notify-remind-15 = 15 minuti prima
notify-remind-60 = un'ora prima
notify-remind-720 = 12 ore prima
notify-test = Invia una prova
notify-tried = { $channel }: funziona.
notify-tried-bad = { $channel }: non ha funzionato ({ $answer }).
notify-by-webhook = Webhook
notify-by-mail = E-mail
notify-by-push = Browser
notify-failing = qualcosa non arriva
notify-fault = { $count ->
    [one] { $channel }: un messaggio non è arrivato (ultima risposta: { $answer }).
   *[other] { $channel }: { $count } messaggi non sono arrivati (ultima risposta: { $answer }).
}
notice-asked = { $name } chiede di entrare
notice-admitted = { $name } ti fa entrare
notice-clock = Il tuo tempo sta per scadere
notice-invited = { $name } ti invita
notice-matched = I tuoi avversari sono arrivati
notice-round = La tua prossima partita è pronta

## Finding a game
pages = Pagine
page-lobby = Gioca
page-watch = Guarda
turns-count = { $count ->
    [0] niente ti aspetta
    [one] un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano, il più urgente per primo
}
table-play-on = Continua
left-minutes = { $minutes } min
left-hours = { $hours } h
left-days = { $days } g { $hours } h
left-over = ora
invited-by = { $name } ti invita a { $game }
find = Trova una partita
here-now = { $count ->
    [one] una persona qui ora
   *[other] { $count } persone qui ora
}
seek-game = Gioco
seek-any = Qualsiasi
seek-pace = Ritmo
pace-live = Dal vivo
pace-day = 1 giorno
pace-three = 3 giorni
seek-strength = Forza
seek-any-strength = qualsiasi
rated = valida per la classifica
seek-post = Pubblica la richiesta
seek-posted = La tua richiesta è in attesa; sarai avvisato quando arriva qualcuno.
seek-joined = Ci sei; la partita comincia quando tutti i posti sono presi.
seeks = Richieste aperte
seeks-none = Nessuno cerca una partita in questo momento
seeks-none-why = Pubblica che cosa vorresti giocare: chi vuole lo stesso ti trova qui, e ti avvisiamo quando arriva qualcuno.
seek-host = Giocatore
seek-join = Unisciti
seek-join-of = Unisciti a { $name }
seek-withdraw = Ritira
friends = Amici
friends-none = Ancora nessun amico
friends-none-why = Cerca qualcuno per nome. Gli amici vedono quando l'altro è qui, guardano le partite l'uno dell'altro e si invitano con un clic.
friend-search = Nome di un giocatore
friend-add = Aggiungi agli amici
friend-add-of = Aggiungi { $name } agli amici
friend-sent = La richiesta è stata inviata.
friend-accept = Sì
friend-no = No
friend-asks = vorrebbe esserti amico
friend-asked = richiesta inviata
friend-plays = gioca a { $game }
friend-here = qui
friend-away = assente
friend-nobody = Nessuno si chiama così.
invite-by-name = Invita per nome
invite-one = Invita
invite-one-of = Invita { $name }
invite-to = Invita { $name } a { $game }
invite-asked = Invito inviato
invite-asked-of = Invito inviato a { $name }
invite-sent = Il posto è riservato e l’avviso è partito.
search = Cerca
watch-one = Guarda
watch = Guarda
strong-now = Partita forte ora
strong-mean = media { $mean }
strong-watch = Guarda questa partita
strong-games = Partite forti
strong-when = Quando
strong-none = Nessuna partita classificata a un tavolo pubblico in questo momento
strong-none-why = Qui appaiono le partite di chi è in classifica e si lascia guardare, le più forti per prime.
profile = Profilo
profile-missing = Qui non c'è nessuno.
rating = Punteggio
ratings = Classifica
ratings-none = Ancora nessuna partita valida per la classifica.
ratings-nobody = Nessuno ha ancora un punteggio qui.
matches = Partite
matches-count = { $count ->
    [one] una partita
   *[other] { $count } partite
}
ahead-count = davanti in { $count }
favourites = Giochi e fazioni
opponents = Avversari
opponents-none = Ancora nessuno.
history = Partite giocate
history-none = Ancora niente.
more = Altro
page-before = Prima
page-after = Dopo
rematch = Rivincita
account-too-many = È troppo in una volta; finisci o ritira prima qualcosa.
play-rated = Valida per la classifica (per tavoli con amici)

## Tournaments and leagues
page-tournaments = Tornei
page-problems = Problemi
page-workshop = Officina
tournament-new = Nuovo torneo
tournament-name = Nome
tournament-kind = Tipo
kind-swiss = Svizzero
kind-robin = All'italiana
kind-knockout = Eliminazione
kind-pods = Gironi
kind-league = Lega
kind-swiss-why = A ogni turno si incontra chi ha punti simili, e mai due volte.
kind-robin-why = Ognuno incontra tutti una volta.
kind-knockout-why = Chi perde è fuori; il pareggio va alla testa di serie migliore.
kind-pods-why = Tavoli da tre o quattro: nuovi avversari e altri posti a ogni turno. Ogni posto che si precede vale un punto.
kind-league-why = Stagioni per corrispondenza: ognuno incontra tutti nella divisione, i migliori salgono, gli ultimi scendono.
tournament-rounds = Turni
tournament-division = Giocatori per divisione
tournament-filler = Bot che completano
tournament-filler-none = nessuno
tournament-make = Crea
tournament-status = Stato
tournament-open = aperti
tournament-running = in corso
tournament-finished = finiti
tournament-missing = Questo torneo non c'è.
tournament-enter = Partecipa
tournament-leave = Ritirati
tournament-begin = Comincia
season = stagione { $season }
season-next = Prossima stagione
entrants-count = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
round-of = Turno { $round } di { $rounds }
division = Divisione { $letter }
division-rule = { $count ->
    [one] Il primo sale, l'ultimo scende.
   *[other] I primi { $count } salgono, gli ultimi { $count } scendono.
}
standings = Classifica
won-lost = V–S
points = Punti
buchholz = Bh
buchholz-why = Buchholz: i punti degli avversari incontrati
berger = SB
berger-why = Sonneborn-Berger: i punti di chi si è battuto, e metà di chi si è pareggiato
ties = A parità decidono Buchholz, poi Sonneborn-Berger, poi le partite vinte, poi l'ordine di iscrizione.
pairing-free = riposa
pairing-runs = in corso
tables-all = Tutti i { $count } tavoli
matches-played = { $played } di { $count } giocate
won-share = { $share } vinte
profile-empty = Non hai ancora finito una partita
profile-empty-of = { $name } non ha ancora finito una partita
profile-empty-why = Qui appaiono classifica, giochi, fazioni, avversari e ogni partita finita. Solo i tavoli validi per la classifica cambiano il punteggio.
tournaments-why = Aperti a chi ha un account; abbinamenti, conteggi e fine li fa il server.
tournament-sign-up = Crea un account per partecipare
tournament-mine = partecipi
tournament-first = Crea il primo
tournament-kinds = Tipi di torneo
tournament-make-one = Creane uno
tournament-make-kind = Creane uno: { $kind }
tournament-waits = In attesa di giocatori
tournament-play = Le tue partite
tournament-to-table = Al tavolo
tournament-won = Ha vinto { $name }
tournaments-open = Tornei aperti
tournaments-running = Tornei in corso
tournaments-finished = Tornei finiti
tournaments-none-open = Nessun torneo aperto in questo momento
tournaments-none-running = Nessun torneo in corso in questo momento
tournaments-none-finished = Nessun torneo è ancora finito
tournaments-none-called = Nessun torneo si chiama così.
tournaments-none-why = Scegli un gioco e un tipo, condividi la pagina e comincia quando siete abbastanza. Abbinamenti, tavoli, orologi, classifica e turno seguente vengono da soli.
pairings-later = Gli abbinamenti si fanno quando comincia.
pairings-none = { $count ->
    [0] Ancora nessun iscritto.
    [one] Un giocatore finora; comincia quando lo dice chi organizza.
   *[other] { $count } giocatori finora; comincia quando lo dice chi organizza.
}

## Programs
tokens = Programmi
tokens-why = Un token permette a un programma di giocare o guardare con il tuo nome, senza la tua password. Puoi revocarlo quando vuoi.
token-name = A che cosa serve
token-make = Crea un token
token-keep = Conservalo adesso: non sarà più mostrato.
token-remove = Revoca
token-remove-of = Revoca { $name }
token-unused = mai usato
scope-read = guardare
scope-play = giocare
scope-tournament = tornei
## La revisione di una partita finita
review = Revisione
review-ask = Rivedi
review-promise = Solo con ciò che ciascuno poteva sapere
review-making = Ogni decisione viene riesaminata. Può durare un minuto.
review-failed = Non è stato possibile fare la revisione. Riprova più tardi.
review-share = Condividi
review-shared = Link copiato
review-back = Al tavolo
review-keys-move = mossa
review-board = Tabellone
review-moments = Momenti decisivi
review-all = Tutte le mosse
review-decisions = Decisioni
review-nothing = Nessuna decisione spicca.
review-curve = Probabilità di vittoria lungo la partita
review-chance = Probabilità di vittoria, %
review-position = Mossa
review-move = dopo la mossa { $number } di { $last }
review-move-number = Mossa { $number }
review-skill = Bravura
review-luck = Fortuna
review-won = Ha vinto
review-played = Giocata
review-better = Migliore
review-play-on = Continua da qui
review-next = Prossimo errore
review-verdict = Verdetto
review-how = Come leggerla
review-how-text = Punti di probabilità di vittoria, sommati su tutta la partita; ogni colonna dà zero. Bravura: le scelte rispetto alla media del tavolo. Fortuna: dadi e carte rispetto a quanto ci si poteva aspettare.
review-effort = { $decisions } decisioni · { $playouts } simulazioni
mark-costly = Costosa
mark-excellent = Eccellente
mark-turning-point = Svolta
mark-forced = Obbligata
verdict-won-best-lucky = { $you ->
    [yes] Hai giocato la partita migliore del tavolo, e la fortuna ha aiutato.
   *[no] { $name } ha giocato la partita migliore del tavolo, e la fortuna ha aiutato.
}
verdict-won-best-even = { $you ->
    [yes] Hai giocato la partita migliore del tavolo e l'hai vinta.
   *[no] { $name } ha giocato la partita migliore del tavolo e l'ha vinta.
}
verdict-won-best-unlucky = { $you ->
    [yes] Hai vinto contro i dadi: la partita migliore, e niente fortuna.
   *[no] { $name } ha vinto contro i dadi: la partita migliore, e niente fortuna.
}
verdict-won-other-lucky = { $you ->
    [yes] Hai vinto; altri hanno scelto meglio, ma la fortuna ha compensato.
   *[no] { $name } ha vinto; altri hanno scelto meglio, ma la fortuna ha compensato.
}
verdict-won-other-even = { $you ->
    [yes] Hai vinto, anche se altri hanno perso meno con le loro scelte.
   *[no] { $name } ha vinto, anche se altri hanno perso meno con le loro scelte.
}
verdict-won-other-unlucky = { $you ->
    [yes] Hai vinto senza fortuna; gli altri te l'hanno permesso.
   *[no] { $name } ha vinto senza fortuna; gli altri l'hanno permesso.
}
verdict-lost-best-lucky = { $you ->
    [yes] Hai scelto meglio di tutti e con fortuna; stavolta non è bastato.
   *[no] { $name } ha scelto meglio di tutti e con fortuna; stavolta non è bastato.
}
verdict-lost-best-even = { $you ->
    [yes] Hai giocato la partita migliore del tavolo e non hai vinto.
   *[no] { $name } ha giocato la partita migliore del tavolo e non ha vinto.
}
verdict-lost-best-unlucky = { $you ->
    [yes] Hai giocato la partita migliore del tavolo; la fortuna te l'ha tolta.
   *[no] { $name } ha giocato la partita migliore del tavolo; la fortuna l'ha tolta.
}
verdict-lost-other-lucky = { $you ->
    [yes] La fortuna era dalla tua parte; le tue scelte l'hanno sprecata.
   *[no] La fortuna era con { $name }; le scelte l'hanno sprecata.
}
verdict-lost-other-even = { $you ->
    [yes] Hanno deciso le tue scelte: guarda quelle segnate.
   *[no] Le scelte hanno deciso contro { $name }: guarda quelle segnate.
}
verdict-lost-other-unlucky = { $you ->
    [yes] La fortuna era contro di te, e anche alcune tue scelte.
   *[no] La fortuna era contro { $name }, e anche alcune scelte.
}

# Un ramo di una partita

table-branch = E se, dalla mossa { $version }

## Passkey

passkeys = Passkey
passkeys-why = Accedi con questo dispositivo: impronta, volto o PIN, oppure una chiave di sicurezza. Nessuna password esce dalle tue mani.
passkey-name = Come chiamarla
passkey-name-example = Il mio telefono
passkey-add = Aggiungi una passkey
passkey-added = Ora questo dispositivo può accedere.
passkey-removed = Quella passkey non funziona più.
passkey-remove = Togli
passkey-remove-of = Togli la passkey { $name }
passkey-used = usata l’ultima volta il { $day }
passkey-made = creata il { $day }
passkey-log-in = Usa una passkey
passkey-done = Bentornato.
account-bad-passkey = Questa passkey non è conosciuta qui, o è passato troppo tempo.
account-known-passkey = Questa passkey è già conosciuta.
account-no-passkeys = Questo server non ha passkey.
account-banned = Questo account è escluso per ora.
account-bad-name = Scegli un altro nome.

## Gli altri, e stare tranquilli

peace = Chat e altre persone
peace-silenced = Non puoi scrivere fino al { $day }.
chat-on = La chat è attiva
chat-on-why = Con la chat spenta non leggi e non scrivi nulla, a nessun tavolo.
is-block = bloccato
is-mute = silenziato
unblock = Annulla
unblock-of = Incontra e leggi di nuovo { $name }
blocked-none = Non hai bloccato né silenziato nessuno.
about-person = A proposito di { $name }
mute = Silenzia
block = Blocca
mute-done = Non leggi più questa persona.
block-done = Non incontri e non leggi più questa persona.
report-person = Segnala
report-reason = Che cosa non va
report-text = Con parole tue
report-send = Invia la segnalazione
report-done = Grazie. Chi si occupa di questo server la leggerà.
reason-abuse = Insulti o minacce
reason-spam = Pubblicità o messaggi a raffica
reason-cheating = Imbrogli
reason-name = Un nome che offende
reason-other = Altro
error-chat-off = Hai spento la chat nel tuo account.
error-silenced = Per un po’ non puoi scrivere.

## Occuparsi del server

admin = Moderazione
admin-only = Questa pagina è per chi si occupa del server.
admin-waiting = { $count ->
    [0] Segnalazioni
    [one] Una segnalazione in attesa
   *[other] { $count } segnalazioni in attesa
}
admin-none = Niente in attesa. Ben fatto.
admin-by = segnalato da { $name }, { $when }
admin-before = altre { $others } segnalazioni, { $earlier } provvedimenti in passato
admin-table = Il tavolo
admin-log = Che cosa è stato fatto
admin-log-none = Ancora niente.
admin-when = Quando
admin-who = Chi
admin-what = Che cosa
admin-about = Su chi
admin-note = Nota
admin-console = riga di comando
admin-gone = cancellato
admin-until = fino al { $when }
admin-long = Per quanto
admin-do = Fallo
admin-decide = Che fare con { $name }
deed-dismiss = Archivia la segnalazione
deed-silence = Togli la chat
deed-ban = Escludi
deed-rename = Togli il nome
deed-lift = Revoca tutto
deed-note = Solo una nota
hours-1 = un’ora
hours-24 = un giorno
hours-168 = una settimana
hours-720 = un mese
hours-0 = per sempre

## Farsi vedere

watching-count = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
}
streamer = Modalità streamer: nascondi la mia mano
streamer-why = Ciò che sai solo tu è sfocato, così chi vede il tuo schermo non lo legge. Premi per guardare.
propose-hands = Proponi mani scoperte
propose-hands-why = Se tutti sono d’accordo, chi guarda vede tutte le mani.
hide-hands = Copri di nuovo le mani
proposal-hands = { $name } propone che chi guarda veda tutte le mani.
proposed-hands = Proponi che chi guarda veda tutte le mani.
HandsShown = Ora chi guarda vede tutte le mani.
ChancesShown = Ora tutti al tavolo vedono le probabilità di vittoria.
ChancesHidden = { $seat } nasconde al tavolo le probabilità di vittoria.
HandsHidden = { $seat } copre le mani a chi guarda.
hands-are-shown = Tutti mostrano la mano. Guarda con gli occhi di:
look-through = Guarda con gli occhi di:
look-public = Nessuno
hands-after = Chi guarda vede tutte le mani { $unit ->
    [minutes] { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
    [hours] { $count ->
        [one] un'ora
       *[other] { $count } ore
    }
   *[days] { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
} dopo.
hands-after-short = mani { $unit ->
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count } g
} dopo
play-hands = Chi guarda vede le mani
hands-0 = quando la partita è finita
hands-15 = quindici minuti dopo
hands-60 = un’ora dopo
hands-1440 = un giorno dopo
embed-copy = Copia il codice per incorporarlo
embed-copied = Copiato
embed-open = Apri su Orrery
embed-missing = Questo tavolo non è pubblico.
key-once = Contato una volta. Premi di nuovo { $key } se lo vuoi davvero.

## Esercizi
practice = Esercizio
practice-find = Che cosa giochi?
practice-find-problem = Un'azione è chiaramente la migliore. La prima che giochi è la tua risposta.
practice-find-own = Sei di nuovo davanti a questa decisione. La prima azione che giochi viene giudicata.
practice-solved = Trovata
practice-missed = C'era di meglio
practice-best = La migliore
practice-loss = Costa circa { $points } punti di probabilità di vittoria.
practice-again = Riprova
review-try = Riprova
problems = Problemi
problems-why = Posizioni di partite fra bot in cui un'azione è chiaramente la migliore e non la più ovvia. Ciò che gli altri nascondono resta nascosto.
problems-none = Questo gioco non ha ancora problemi.
problems-solved = { $solved } risolti su { $tried } tentati, { $count } in tutto
problem-record = Risolti al primo tentativo
problem-daily = Problema del giorno
problem-number = N. { $number }
problem-try = Risolvilo
problem-next = Prossimo problema
problem-was-solved = risolto
problem-was-missed = mancato
problem-level-1 = Facile
problem-level-1-why = Un capitano la trova.
problem-level-2 = Medio
problem-level-2-why = Un capitano non la vede, un ammiraglio la trova a colpo d'occhio.
problem-level-3 = Difficile
problem-level-3-why = La trova solo un ammiraglio che si prende il suo tempo.

## Commento
commentary = Probabilità di vittoria
commentary-why = Secondo ciò che sa chi guarda: nulla di ciò che un posto nasconde viene usato
propose-chances = Mostra le probabilità
hide-chances = Nascondi le probabilità
propose-chances-why = Se tutti sono d'accordo, il tavolo vede le probabilità di vittoria che vede chi guarda.
proposal-chances = { $name } propone che il tavolo veda le probabilità di vittoria.
proposed-chances = Proponi che il tavolo veda le probabilità di vittoria.
