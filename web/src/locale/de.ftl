lobby-question = Was spielen wir?
lobby-count = { $count ->
    [one] Ein Spiel auf diesem Server
   *[other] { $count } Spiele auf diesem Server
}
lobby-chart = Die Spiele als Körper eines Planetariums; die Liste daneben sagt dasselbe.
lobby-failed = Die Spiele konnten nicht vom Server gelesen werden.
lobby-again = Noch einmal versuchen
lobby-empty = Auf diesem Server ist kein Spiel installiert.

players = { $low ->
    [one] 1 Spieler
   *[other] { $low } Spieler
}
players-range = { $low }–{ $high } Spieler
options-count = { $count ->
    [0] eine Spielweise
    [one] 1 Option
   *[other] { $count } Optionen
}

language-choice = Sprache
theme-choice = Aussehen
theme-dark = Dunkel
theme-light = Hell

pitch-expanse = Vier Mächte, ein System. Beeinflusse die Basen, bewege die Flotten und lass keine Karte verfallen: Deine Rivalen nutzen ihr Ereignis.
pitch-parsec = Erforsche die Module, besiedle die Planeten, tausche, was du hast, gegen das, was dir fehlt, und kämpfe um den Rest.
pitch-talon = Flotte gegen Flotte, Feld um Feld. Stelle Energie, Tempo und Wende ein und bring deine Geschütze vor den ihren in Stellung.
pitch-empire_war = Ein Feldzug aus Raumschlachten: Kaufe Schiffe, schicke sie heimlich an die Fronten und führe die wichtigen Schlachten selbst.
pitch-talon_campaign = Szenario um Szenario, mit Punkten für jeden Grad des Sieges.
pitch-talon_captains = Eine Raumschlacht für drei bis sechs: Zwei oder drei Kapitäne teilen sich eine Flotte, jeder führt seine Schiffe.
pitch-connect_four = Wirf eine Scheibe ein, bringe vier in eine Reihe. Klein genug, um den Tisch in einer Minute kennenzulernen.
pitch-tictactoe = Drei in einer Reihe: das kleinste Spiel, das es gibt, und die erste Lektion im Schreiben eines Spiels.

## Ein Spiel beginnen
play-bots = Gegen Bots spielen
play-hotseat = Gemeinsam an diesem Bildschirm
play-friends = Link für Freunde
play-count = Plätze
play-level = Bots
play-clock = Uhr
clock-none = keine Uhr
clock-live = live: 60 s je Zug, 10 min Reserve
clock-slow = drei Tage je Zug
play-public = In der Lobby zeigen
play-failed = Der Tisch konnte nicht aufgebaut werden.
tables-mine = Deine Tische
tables-open = Offene Tische
tables-running = Laufende
tables-finished = Beendete
tables-none = Noch kein Tisch: Beginne einen auf dieser Seite.
filter = Einen Tisch finden
filter-games = Alle Spiele
filter-seats = Beliebig viele Plätze
filter-seats-of = { $count } Plätze
filter-paces = Jedes Tempo
filter-pace-none = ohne Uhr
filter-pace-live = live
filter-pace-slow = Fernpartie
filter-search = Titel eines Tisches
tables-none-such = So ein Tisch ist nicht dabei.
table-my-turn = du bist am Zug
table-their-turn = { $name } entscheidet
table-open = wartet auf Mitspieler
table-won = gewonnen
table-lost = verloren
table-tied = unentschieden
table-over = beendet
table-abandoned = aufgegeben
table-join = Platz nehmen
level-random = Zufall
level-greedy = gierig
level-cadet = Kadett
level-captain = Kapitän
level-commodore = Kommodore
level-admiral = Admiral
seat-numbered = Spieler { $number }

## Der Tisch
to-lobby = Zur Lobby
seats = Plätze
seat = Platz
seat-you = du
seat-with = mit { $names }
seat-bot = Bot
seat-free = freier Platz
seat-away = abwesend
seat-conceded = hat aufgegeben
seat-add-bot = Einen Bot hierher setzen
seat-bot-instead = Einen Bot spielen lassen
seat-bot-instead-why = Wer lange fort ist, kann durch einen Bot ersetzt werden.
score = Punkte
decision = Entscheidung
all-options = Alle Möglichkeiten
choices = Auswahl
list = Liste ({ $count })
undo = Zurücknehmen
open = Öffnen
close = Schließen
rule = Regel
not-here = Nicht { $name }
waiting-for = { $name } entscheidet
forced = Nur eine Antwort: { $answer }
waiting-for-people = Warten, bis alle Platz genommen haben
connecting = Verbinden…
offline = verbindet neu
game-over = Das Spiel ist zu Ende
game-abandoned = Das Spiel wurde abgebrochen
table-upload = aus einer Aufzeichnung
table-failed = Dieser Tisch lässt sich nicht öffnen.
no-board = Dieses Spiel hat noch kein Brett; alle Möglichkeiten stehen unten.
log = Verlauf
log-earlier = { $count } frühere Zeilen
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
rules = Regeln
rules-search = In den Regeln suchen
rules-none = Kein Absatz enthält diese Wörter.
record = Verlauf, Chat und Regeln
views = Ansichten
tools = Werkzeuge
turn = Zug { $number }
round = Runde { $number }
hint = Tipp
hint-says = Ein Bot würde:
thinking = Denkt nach…
replay = Wiedergabe
replay-here = Ab hier wiedergeben
replay-play = Abspielen
replay-stop = Anhalten
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-position = Stelle
replay-speed = Tempo
replay-leave = Zurück zum Jetzt
what-if = Was wäre, wenn?
report = Spielbericht
report-winner = { $count ->
    [one] { $names } gewinnt
   *[other] Unentschieden: { $names }
}
report-side = { $names } gewinnen zusammen
report-draw = Niemand gewinnt
report-board = Brett
seed = Startzahl: { $seed }
invite = Link für Freunde kopieren
invitation-copied = Link kopiert
settings = Einstellungen
less-motion = Weniger Bewegung
sound = Ton
confirm-moves = Bestätigen, bevor ein Zug zählt
confirm-all = jeden Zug
confirm-final = was sich nicht zurücknehmen lässt
confirm-none = nichts
ask-forced = Auch fragen, wo es nur eine Antwort gibt
your-name = Dein Name
save = Sichern
commitment = Die Würfel sind festgelegt auf:
concede = Aufgeben
concede-sure = Wirklich aufgeben
propose-pause = Eine Pause vorschlagen
proposal-pause = { $name } schlägt eine Pause vor.
proposal-undo = { $name } bittet, { $count } zurückzunehmen.
agree = Zustimmen
refuse = Ablehnen
tab-board = Brett
tab-strip = Karten
board-in-words = Das Brett in Worten
clock-days = { $days } Tage
error-offline = Keine Verbindung; dein Zug wurde nicht gesendet. Gleich geht es wieder.
error-stale = Die Stellung hat sich geändert, bevor dein Zug ankam. Wähle noch einmal.
error-illegal = Das ist jetzt nicht möglich.
error-not-your-turn = Du bist nicht am Zug.
error-no-undo = Ein Würfel, ein Geheimnis oder die Entscheidung eines anderen liegt dazwischen.
error-not-solo = Tipps gibt es nur, wenn man allein spielt.
error-unavailable = Der Server konnte das gerade nicht tun; versuche es noch einmal.
this-table = Dieser Tisch
pause = Pause
resume = Weiterspielen
paused = Das Spiel ruht; keine Uhr läuft.
part-waits = Der Krieg wartet auf eine Schlacht
part-elsewhere = Eine Schlacht wird an einem eigenen Tisch geschlagen; der Krieg wartet auf sie.
part-open = Zur Schlacht
part-of = Diese Schlacht gehört zu einem Krieg, der auf sie wartet.
part-over = Die Schlacht ist vorbei, und der Krieg geht weiter.
part-back = Zum Krieg
clock-paused = Die Uhr steht
propose-undo = Um Rücknahme bitten
proposed-pause = Du schlägst eine Pause vor.
proposed-undo = { $count ->
    [one] Du bittest, eine Aktion zurückzunehmen.
   *[other] Du bittest, { $count } Aktionen zurückzunehmen.
}
proposal-waits = Warten auf { $names }.
withdraw = Zurückziehen
no = Nein
concede-warning = Aufgeben lässt sich nicht zurücknehmen. Solange andere weiterspielen, zieht ein Bot für dich.
leave = Den Tisch verlassen
leave-sure = Wirklich verlassen
leave-warning = Dein Platz wird frei. Ist niemand mehr da, wird der Tisch abgebrochen.
pass-screen = Gib den Bildschirm an { $name } weiter
pass-screen-why = Die nächste Entscheidung liegt dort, und nicht alles ist für alle Augen.
pass-screen-here = Ich bin { $name }
orders = Daueraufträge
rest = Für den Rest der Runde passen
rest-why = Jedes weitere Fenster dieser Runde wird für dich gepasst, außer jemand greift an oder spielt ein Ereignis
resting = Du passt für den Rest der Runde
rest-end = In dieser Runde wieder fragen
order-give = Hier immer passen…
order-always = Immer
order-always-until = Bis { $events }
order-pass = Du passt: { $choice }
order-until = bis { $events }
order-remove = Nicht mehr passen: { $choice }
hint-weighed = Erwogen wurde auch:
error-not-absent = Wer dort sitzt, ist noch nicht lange genug fort.
error-nobody-asks = Das hat schon jemand beantwortet.
error-proposal-pending = Ein Vorschlag wartet schon auf Antwort.
error-paused = Das Spiel ruht.
error-elsewhere = Eine Schlacht wird an einem eigenen Tisch geschlagen; der Krieg wartet auf sie.
error-conceded = Dieser Platz hat schon aufgegeben.
error-not-running = Das Spiel läuft nicht.
error-too-fast = Zu schnell; warte einen Augenblick.

## Wer man ist, und was wartet
you = Du
notices-count = { $count ->
    [one] Nachricht
   *[other] Nachrichten
}
guest = kein Konto
account-of = Konto { $login }
name-done = Von nun an heißt du so.
log-in = Anmelden
log-out = Abmelden
sign-up = Ein Konto anlegen
sign-up-why = Damit du deine Tische wiederfindest, hier und in anderen Browsern. Was du jetzt spielst, bleibt deins.
login = Anmeldename
login-letters = Buchstaben, Ziffern, Punkte, Binde- und Unterstriche
login-done = Du bist angemeldet.
signup-done = Das Konto gehört dir.
password = Passwort
password-old = Jetziges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-done = Das Passwort ist geändert; andere Browser müssen sich neu anmelden.
password-shortest = Mindestens { $count } Zeichen.
account-bad-login = Anmeldename oder Passwort ist falsch.
account-login-taken = Dieser Anmeldename ist vergeben; wähle einen anderen.
account-bad-request = Etwas stimmt nicht: Ein Anmeldename hat 2 bis 40 Buchstaben, Ziffern, Punkte oder Bindestriche.
account-too-fast = Zu viele Versuche; warte einen Augenblick.
account-offline = Der Server ist nicht zu erreichen.
account-bad-webhook = Der Webhook muss eine http- oder https-Adresse im offenen Netz sein.
account-push-denied = Dieser Browser lässt von hier keine Mitteilungen zu.
account-push = Dieser Browser konnte nicht angemeldet werden.
notices = Nachrichten
notices-none = Nirgends wartet etwas auf dich.
notice-turn = Du bist am Zug
notice-over = Es ist zu Ende
notice-new = neu
notify = Wenn keine Seite offen ist
notify-when = Sag mir, dass ich am Zug bin
notify-never = nie
notify-always = immer
notify-away = wenn ich fort war
notify-minutes = Minuten fort
notify-here = In diesem Browser klingeln
notify-webhook = Webhook
notify-done = Gesichert.
record-open = Eine Aufzeichnung öffnen
record-open-why = Eine .orrery-Datei: ein beendetes Spiel zum Ansehen oder eines zum Weiterspielen
record-save = Aufzeichnung sichern

## Was an einem Tisch geschieht
MatchStarted = Das Spiel beginnt.
ActionsUndone = { $seat } nimmt { $count } zurück.
SeatTaken = { $name } nimmt Platz.
SeatLeft = { $seat } geht.
SeatReplaced = Ein Bot übernimmt den Platz von { $seat }.
BotSpoke = { $seat }: { $style ->
        [raider] „Erst die Kriegsschiffe. Was du baust, besuche ich.“
        [trader] „Alles hat seinen Preis. Mach mir ein Angebot.“
        [builder] „Mehr Frachter, mehr Kolonien. Für Krieg habe ich keine Zeit.“
        [diplomat] „Ein Freund auf jeder Basis ist mehr wert als eine Flotte in jedem Orbit.“
        [warlord] „Flotten entscheiden. Deine Orbits sind die nächsten.“
        [schemer] „Ich behalte meine Karten und weiß, wann ich sie spiele.“
        [duellist] „Ich komme nah heran und schieße, wenn es zählt.“
        [sniper] „Was in Reichweite ist, bekommt einen Schuss.“
        [guardian] „Meine Schilde halten. Sehen wir nach deinen.“
       *[other] „Spielen wir.“
    }
SeatConceded = { $seat } gibt auf.
TimeExpired = Die Zeit von { $seat } ist um.
ConsentAsked = { $seat } bittet die anderen um Zustimmung.
ConsentGiven = { $seat } stimmt zu.
ConsentRefused = { $seat } stimmt nicht zu.
MatchPaused = Das Spiel ruht.
MatchResumed = { $seat } setzt das Spiel fort.
MatchAbandoned = Der Tisch wird abgebrochen.

## Einführungen
learn = In zehn Minuten lernen
tutorial = Einführung
tutorial-step = Schritt { $number } von { $count }
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-for-me = Tu es für mich
tutorial-leave = Verlassen
tutorial-fold = Text ausblenden
tutorial-unfold = Text zeigen
tutorial-again = Von vorn
tutorial-play-on = Von hier weiterspielen
tutorial-your-part = Dein Teil
tutorial-watch = Sieh den anderen zu…
tutorial-read = Lies erst diesen Schritt, dann wähle Weiter.
tutorial-other = Das wäre erlaubt. Folge in dieser Lektion dem Schritt.
tutorial-failed = Die Einführung konnte nicht vom Server gelesen werden.

## Was mehrere Bretter sagen
verb-buy = Kaufen
verb-done = Fertig
verb-move = Bewegen
verb-pass = Passen
zoom-in = Vergrößern
zoom-out = Verkleinern

# Die Tür eines Tisches

door-title = Komm herein
door-with = { $count ->
    [one] { $names } wartet auf dich
   *[other] { $names } warten auf dich
}
door-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
door-name = Dein Name an diesem Tisch
door-sit = Platz nehmen
door-watch = Nur zusehen
watching = du siehst zu
private-title = Dieser Tisch ist privat
private-why = Oder füge den Link für Freunde ein: Wer dir die Adresse geschickt hat, kann ihn am Tisch kopieren.
private-link = Link für Freunde
private-enter = Hereinkommen
private-ask-why = Frag die Spielenden: Sie können dich hereinlassen, zum Zuschauen oder auf einen freien Platz.
private-ask = Um Einlass bitten
private-waiting = Die Bitte ist angekommen. Du kommst herein, sobald jemand dich hereinlässt.
private-refused = Sie möchten diesmal lieber unter sich bleiben.
no-table-title = Hier ist kein Tisch
no-table-why = Vielleicht wurde er abgeräumt, oder der Adresse fehlt ein Buchstabe.
asks-in = { $name } bittet um Einlass.
let-in = Hereinlassen
private-lobby = Sehen, welche Tische offen sind

# Den anderen folgen

your-turn = Du bist am Zug
skip = { $count ->
    [one] Überspringen
   *[other] { $count } überspringen
}
skip-title = Den Rest auf einmal zeigen (Leertaste)
recap = Seit deinem letzten Zug
recap-title = Durchgehen, was die anderen getan haben (Punkt)
recap-on = Weiter
recap-done = Jetzt bin ich dran
recap-leave = Zurück zum Spiel
pace = Züge der anderen
pace-calm = Ruhig
pace-usual = Normal
pace-quick = Schnell
pace-none = Sofort
sound-turn = Dein Zug
sound-dice = Würfel
sound-engine = Triebwerke
sound-shot = Schüsse
sound-card = Karten
sound-piece = Steine

# Der Bericht, weiter unten

result = Ergebnis
result-won = gewonnen
result-lost = verloren
result-draw = unentschieden
next-table = Nächster Tisch
report-tally = Wie es dazu kam
report-turning = Wendepunkte
turning-lead = { $name } übernimmt die Führung von { $from } mit { $value }
turning-first = { $name } führt als Erster, mit { $value }
turning-leap = { $name } gewinnt am meisten auf einmal: { $by } ({ $measure })
picture = Ein Bild zum Teilen
picture-says = Bild des Ergebnisses: { $headline }
picture-save = Bild sichern
picture-share = Teilen

# Die Fragen einer Einführung

quiz-begin = Drei Fragen
quiz-number = Frage { $number } von { $count }
quiz-right = Richtig.
quiz-wrong = Nicht ganz.
quiz-result = { $right } von { $count } richtig
quiz-done = Zurück zur Einführung

## Das Konto
account-title = Konto
account-who = Wer du bist
account-bad-link = Dieser Link gilt nicht mehr; fordere einen neuen an.
account-no-mail = Dieser Server verschickt keine E-Mail.
login-keep = Die Tische dieses Gastes ins Konto übernehmen
lost-password = Passwort verloren?
lost-by-mail = Per E-Mail
lost-who = Anmeldename oder E-Mail-Adresse
lost-send = Einen Link senden
lost-asked = Gibt es so ein Konto mit bestätigter Adresse, ist ein Link unterwegs.
lost-by-code = Mit einem Code, den du aufbewahrt hast
code = Code
safety = Wege zurück
mail = E-Mail-Adresse
mail-is = Nachrichten gehen an { $mail }.
mail-pending = Ein Link ging an { $mail }; die Adresse zählt, sobald du ihn geöffnet hast.
mail-sent = Ein Link ist unterwegs.
mail-confirmed = Die Adresse ist bestätigt.
codes-why = { $count ->
    [0] Codes setzen ein neues Passwort, wenn das alte verloren ist. Du hast keinen.
    [one] Codes setzen ein neues Passwort, wenn das alte verloren ist. Du hast noch einen.
   *[other] Codes setzen ein neues Passwort, wenn das alte verloren ist. Du hast noch { $count }.
}
codes-new = Neue Codes machen
codes-keep = Bewahre sie sicher auf: Sie werden nicht noch einmal gezeigt. Jeder gilt einmal.
sessions = Browser
session-here = dieser Browser
session-seen = zuletzt benutzt { $day }
session-unknown = Unbekannter Browser
session-end = Beenden
session-end-of = Die Sitzung beenden: { $device }
session-end-others = Alle anderen beenden
session-ended = Die Sitzung ist beendet.
data = Deine Daten
data-why = Alles, was der Server über dich hat, als eine Datei; oder gar nichts mehr.
data-export = Alles herunterladen
data-delete = Das Konto löschen
data-delete-guest = Alles über mich löschen
data-delete-why = Dein Name, deine Nachrichten und alles Persönliche verschwinden endgültig. Spiele mit anderen bleiben ihnen: Wo du gespielt hast, steht „[deleted]“, und in laufenden nimmt ein Bot deinen Platz ein.
data-delete-now = Endgültig löschen
notify-mail = E-Mail an { $mail }
notify-shape = Der Webhook versteht
notify-shape-raw = JSON
notify-shape-discord = Discord
notify-shape-slack = Slack
notify-digest = Mehreres auf einmal
notify-digest-0 = eine Nachricht für jedes
notify-digest-5 = eine Nachricht in 5 Minuten
notify-digest-60 = eine Nachricht je Stunde
notify-digest-1440 = eine Nachricht am Tag
notify-remind = Erinnerung, bevor meine Zeit abläuft
notify-remind-0 = keine
notify-remind-15 = 15 Minuten vorher
notify-remind-60 = eine Stunde vorher
notify-remind-720 = 12 Stunden vorher
notify-test = Einen Versuch senden
notify-tried = { $channel }: geht.
notify-tried-bad = { $channel }: ging nicht ({ $answer }).
notify-by-webhook = Webhook
notify-by-mail = E-Mail
notify-by-push = Browser
notify-failing = etwas kommt nicht an
notify-fault = { $count ->
    [one] { $channel }: Eine Nachricht kam nicht an (letzte Antwort: { $answer }).
   *[other] { $channel }: { $count } Nachrichten kamen nicht an (letzte Antwort: { $answer }).
}
notice-asked = { $name } bittet um Einlass
notice-admitted = { $name } lässt dich herein
notice-clock = Deine Zeit läuft ab
notice-invited = { $name } lädt dich ein
notice-matched = Deine Gegner sind da
notice-round = Dein nächstes Spiel ist aufgebaut

# Ein Ast eines Spiels

table-branch = Was wäre, wenn, ab Zug { $version }

bot-waits = Viele Bots denken nach. Dieser ist in { $seconds ->
    [one] etwa einer Sekunde
   *[other] etwa { $seconds } Sekunden
} an der Reihe.
client-seeds = Der Browser jedes Mitspielers hat zum Startwert der Würfel beigetragen.
pages = Seiten
page-lobby = Spielen
page-watch = Zuschauen
turns-count = { $count ->
    [0] nichts wartet auf dich
    [one] ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich, der dringendste zuerst
}
table-play-on = Weiterspielen
left-minutes = { $minutes } min
left-hours = { $hours } h
left-days = { $days } T { $hours } h
left-over = jetzt
invited-by = { $name } lädt dich zu { $game } ein
find = Ein Spiel finden
here-now = { $count ->
    [one] eine Person gerade hier
   *[other] { $count } Personen gerade hier
}
seek-game = Spiel
seek-any = Beliebig
seek-pace = Tempo
pace-live = Live
pace-day = 1 Tag
pace-three = 3 Tage
seek-strength = Stärke
seek-any-strength = beliebig
rated = gewertet
seek-post = Gesuch aufgeben
seek-posted = Dein Gesuch wartet hier; du erfährst es, wenn jemand kommt.
seek-joined = Du bist dabei; das Spiel beginnt, wenn alle Plätze besetzt sind.
seeks = Offene Gesuche
seeks-none = Gerade sucht niemand eine Partie
seeks-none-why = Schreib aus, was du gern spielen würdest: Wer dasselbe möchte, findet dich hier, und du erfährst, wenn jemand kommt.
seek-host = Spieler
seek-join = Mitspielen
seek-join-of = Mit { $name } spielen
seek-withdraw = Zurückziehen
friends = Freunde
friends-none = Noch keine Freunde
friends-none-why = Such jemanden nach dem Namen. Freunde sehen, wann der andere da ist, schauen einander zu und laden sich mit einem Klick ein.
friend-search = Name eines Spielers
friend-add = Als Freund hinzufügen
friend-add-of = { $name } als Freund hinzufügen
friend-sent = Die Anfrage ist gestellt.
friend-accept = Ja
friend-no = Nein
friend-asks = möchte mit dir befreundet sein
friend-asked = ist gefragt
friend-plays = spielt { $game }
friend-here = hier
friend-away = abwesend
friend-nobody = So heißt niemand.
invite-by-name = Mit Namen einladen
invite-one = Einladen
invite-one-of = { $name } einladen
invite-to = { $name } zu { $game } einladen
invite-asked = Eingeladen
invite-asked-of = Eingeladen: { $name }
invite-sent = Der Platz ist reserviert und die Nachricht unterwegs.
search = Suchen
watch-one = Zuschauen
watch = Zuschauen
strong-now = Starkes Spiel gerade jetzt
strong-mean = im Mittel { $mean }
strong-watch = Diesem Spiel zuschauen
strong-games = Starke Spiele
strong-when = Wann
strong-none = Gerade keine gewertete Partie an einem öffentlichen Tisch
strong-none-why = Hier erscheinen Partien von Leuten mit Wertung, die sich zuschauen lassen, die stärksten zuerst.
profile = Profil
profile-missing = Hier ist niemand.
rating = Wertung
ratings = Wertungen
ratings-none = Noch keine gewertete Partie.
ratings-nobody = Hier hat noch niemand eine Wertung.
matches = Partien
matches-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
ahead-count = vorn in { $count }
favourites = Spiele und Fraktionen
opponents = Gegner
opponents-none = Noch niemand.
history = Gespielte Partien
history-none = Noch nichts gespielt.
more = Mehr
page-before = Zurück
page-after = Weiter
rematch = Revanche
account-too-many = Das ist zu viel auf einmal; beende oder ziehe erst etwas zurück.
play-rated = Gewertet (für Tische mit Freunden)
page-tournaments = Turniere
page-problems = Aufgaben
page-workshop = Werkstatt
tournament-new = Neues Turnier
tournament-name = Name
tournament-kind = Art
kind-swiss = Schweizer System
kind-robin = Jeder gegen jeden
kind-knockout = K.-o.-System
kind-pods = Gruppen
kind-league = Liga
kind-swiss-why = In jeder Runde treffen sich, die gleich stehen, und niemand zweimal.
kind-robin-why = Jeder trifft jeden einmal.
kind-knockout-why = Wer verliert, ist ausgeschieden; ein Unentschieden geht an den besser Gesetzten.
kind-pods-why = Tische zu dritt oder viert: in jeder Runde neue Gegner und andere Plätze. Jeder Platz, vor dem man liegt, ist ein Punkt.
kind-league-why = Fernspielsaisons: In der Abteilung trifft jeder jeden, die Besten steigen auf, die Letzten ab.
tournament-rounds = Runden
tournament-division = Personen je Abteilung
tournament-filler = Bots zum Auffüllen
tournament-filler-none = keine
tournament-make = Anlegen
tournament-status = Stand
tournament-open = offen
tournament-running = läuft
tournament-finished = beendet
tournament-missing = Dieses Turnier gibt es nicht.
tournament-enter = Teilnehmen
tournament-leave = Zurücktreten
tournament-begin = Beginnen
season = Saison { $season }
season-next = Nächste Saison
entrants-count = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
round-of = Runde { $round } von { $rounds }
division = Abteilung { $letter }
division-rule = { $count ->
    [one] Der Erste steigt auf, der Letzte ab.
   *[other] Die ersten { $count } steigen auf, die letzten { $count } ab.
}
standings = Tabelle
won-lost = S–N
points = Punkte
buchholz = Bh
buchholz-why = Buchholz: die Punkte aller, die man traf
berger = SB
berger-why = Sonneborn-Berger: die Punkte der Besiegten und die halben Punkte derer, gegen die man unentschieden spielte
ties = Bei Gleichstand entscheiden Buchholz, dann Sonneborn-Berger, dann gewonnene Partien, dann die Reihenfolge der Anmeldung.
pairing-free = spielfrei
pairing-runs = läuft
tables-all = Alle { $count } Tische
matches-played = { $played } von { $count } gespielt
won-share = { $share } gewonnen
profile-empty = Du hast noch keine Partie zu Ende gespielt
profile-empty-of = { $name } hat noch keine Partie zu Ende gespielt
profile-empty-why = Hier erscheinen Wertungen, Spiele, Fraktionen, Gegner und jede beendete Partie. Nur gewertete Tische ändern eine Wertung.
tournaments-why = Offen für alle mit Konto; gepaart, gezählt und beendet vom Server selbst.
tournament-sign-up = Konto anlegen, um mitzuspielen
tournament-mine = du spielst mit
tournament-first = Das erste ausrichten
tournament-kinds = Arten von Turnieren
tournament-make-one = Ausrichten
tournament-make-kind = Ausrichten: { $kind }
tournament-waits = Es fehlen noch Leute
tournament-play = Deine Partien
tournament-to-table = Zum Tisch
tournament-won = { $name } hat gewonnen
tournaments-open = Offene Turniere
tournaments-running = Laufende Turniere
tournaments-finished = Beendete Turniere
tournaments-none-open = Gerade ist kein Turnier offen
tournaments-none-running = Gerade läuft kein Turnier
tournaments-none-finished = Noch ist kein Turnier zu Ende
tournaments-none-called = So heißt kein Turnier.
tournaments-none-why = Wähle Spiel und Art, teile die Seite und beginne, wenn genug da sind. Paarungen, Tische, Uhren, Tabelle und die nächste Runde kommen von selbst.
pairings-later = Gepaart wird, wenn es beginnt.
pairings-none = { $count ->
    [0] Noch nimmt niemand teil.
    [one] Bisher ein Spieler; es beginnt, wenn der Gastgeber es sagt.
   *[other] Bisher { $count } Spieler; es beginnt, wenn der Gastgeber es sagt.
}
tokens = Programme
tokens-why = Mit einem Token spielt oder schaut ein Programm unter deinem Namen, ohne dein Passwort. Du kannst es jederzeit zurücknehmen.
token-name = Wofür es ist
token-make = Token anlegen
token-keep = Bewahre es jetzt auf: Es wird nicht wieder gezeigt.
token-remove = Zurücknehmen
token-remove-of = { $name } zurücknehmen
token-unused = nie benutzt
scope-read = schauen
scope-play = spielen
scope-tournament = Turniere
review = Analyse
review-ask = Analyse
review-promise = Nur mit dem, was jeder wissen konnte
review-making = Jede Entscheidung wird noch einmal angesehen. Das kann eine Minute dauern.
review-failed = Die Analyse gelang nicht. Versuche es später noch einmal.
review-share = Teilen
review-shared = Link kopiert
review-back = Zum Tisch
review-keys-move = Zug
review-board = Brett
review-moments = Wendepunkte
review-all = Alle Züge
review-decisions = Entscheidungen
review-nothing = Keine Entscheidung sticht heraus.
review-curve = Gewinnchancen im Lauf der Partie
review-chance = Gewinnchance, %
review-position = Zug
review-move = nach Zug { $number } von { $last }
review-move-number = Zug { $number }
review-skill = Können
review-luck = Glück
review-won = Gewonnen
review-played = Gespielt
review-better = Besser
review-play-on = Von hier weiterspielen
review-next = Nächster Fehler
review-verdict = Urteil
review-how = So liest man es
review-how-text = Punkte Gewinnchance, über die Partie summiert; jede Spalte ergibt null. Können: die Entscheidungen gegen den Durchschnitt des Tisches. Glück: Würfel und Karten gegen das, was zu erwarten war.
review-effort = { $decisions } Entscheidungen · { $playouts } durchgespielte Fortsetzungen
mark-costly = Teuer
mark-excellent = Ausgezeichnet
mark-turning-point = Wendepunkt
mark-forced = Erzwungen
verdict-won-best-lucky = { $you ->
    [yes] Du hast die beste Partie am Tisch gespielt, und das Glück half.
   *[no] { $name } hat die beste Partie am Tisch gespielt, und das Glück half.
}
verdict-won-best-even = { $you ->
    [yes] Du hast die beste Partie am Tisch gespielt und gewonnen.
   *[no] { $name } hat die beste Partie am Tisch gespielt und gewonnen.
}
verdict-won-best-unlucky = { $you ->
    [yes] Du hast gegen die Würfel gewonnen: die beste Partie am Tisch, und kein Glück.
   *[no] { $name } hat gegen die Würfel gewonnen: die beste Partie am Tisch, und kein Glück.
}
verdict-won-other-lucky = { $you ->
    [yes] Du hast gewonnen; andere haben besser entschieden, das Glück glich es aus.
   *[no] { $name } hat gewonnen; andere haben besser entschieden, das Glück glich es aus.
}
verdict-won-other-even = { $you ->
    [yes] Du hast gewonnen, obwohl andere durch ihre Entscheidungen weniger verloren.
   *[no] { $name } hat gewonnen, obwohl andere durch ihre Entscheidungen weniger verloren.
}
verdict-won-other-unlucky = { $you ->
    [yes] Du hast ohne Glück gewonnen; die anderen ließen dich.
   *[no] { $name } hat ohne Glück gewonnen; die anderen ließen es zu.
}
verdict-lost-best-lucky = { $you ->
    [yes] Du hast am besten entschieden und hattest Glück; diesmal reichte es nicht.
   *[no] { $name } hat am besten entschieden und hatte Glück; diesmal reichte es nicht.
}
verdict-lost-best-even = { $you ->
    [yes] Du hast die beste Partie am Tisch gespielt und nicht gewonnen.
   *[no] { $name } hat die beste Partie am Tisch gespielt und nicht gewonnen.
}
verdict-lost-best-unlucky = { $you ->
    [yes] Du hast die beste Partie am Tisch gespielt; das Glück nahm sie dir.
   *[no] { $name } hat die beste Partie am Tisch gespielt; das Glück nahm sie weg.
}
verdict-lost-other-lucky = { $you ->
    [yes] Das Glück war auf deiner Seite; deine Entscheidungen verschenkten es.
   *[no] Das Glück war bei { $name }; die Entscheidungen verschenkten es.
}
verdict-lost-other-even = { $you ->
    [yes] Deine Entscheidungen gaben den Ausschlag: Sieh dir die markierten an.
   *[no] Die Entscheidungen sprachen gegen { $name }: Sieh dir die markierten an.
}
verdict-lost-other-unlucky = { $you ->
    [yes] Das Glück war gegen dich, und manche deiner Entscheidungen auch.
   *[no] Das Glück war gegen { $name }, und manche Entscheidung auch.
}
level-grand-admiral = Großadmiral
level-rated = { $level } · { $rating }
level-adaptive = passt sich dir an, jetzt: { $level }
play-style = Stil
style-none = keiner
style-mixed = jeder anders
style-raider = Plünderer
style-trader = Händler
style-builder = Baumeister
style-diplomat = Diplomat
style-warlord = Kriegsherr
style-schemer = Ränkeschmied
style-duellist = Duellant
style-sniper = Scharfschütze
style-guardian = Wächter

packs-title = Pakete
packs-content = Inhalt
packs-own = wie gedruckt
packs-gallery = Alle Pakete
packs-workshop = Ein eigenes machen
packs-search = Pakete suchen
packs-game = Spiel
packs-all = alle Spiele
packs-new = Paket anlegen
packs-none = So ein Paket gibt es nicht.
packs-by = von { $authors }
packs-versions = Version { $versions }
packs-played = { $count ->
    [0] noch nicht gespielt
    [one] einmal gespielt
   *[other] { $count }-mal gespielt
}
packs-play = Damit spielen
packs-edit = In der Werkstatt öffnen
packs-download = Herunterladen

## Passkeys

passkeys = Passkeys
passkeys-why = Melde dich mit diesem Gerät an: Fingerabdruck, Gesicht oder PIN, oder ein Sicherheitsschlüssel. Kein Passwort verlässt deine Hände.
passkey-name = Wie er heißen soll
passkey-name-example = Mein Telefon
passkey-add = Passkey hinzufügen
passkey-added = Dieses Gerät kann sich jetzt anmelden.
passkey-removed = Dieser Passkey gilt nicht mehr.
passkey-remove = Entfernen
passkey-remove-of = Passkey { $name } entfernen
passkey-used = zuletzt benutzt am { $day }
passkey-made = angelegt am { $day }
passkey-log-in = Mit Passkey anmelden
passkey-done = Willkommen zurück.
account-bad-passkey = Dieser Passkey ist hier nicht bekannt, oder es dauerte zu lange.
account-known-passkey = Dieser Passkey ist schon bekannt.
account-no-passkeys = Dieser Server hat keine Passkeys.
account-banned = Dieses Konto ist vorläufig ausgeschlossen.
account-bad-name = Wähle einen anderen Namen.

## Andere, und Ruhe haben

peace = Chat und andere Leute
peace-silenced = Bis { $day } darfst du nicht schreiben.
chat-on = Chat ist an
chat-on-why = Ohne Chat liest und schreibst du nichts, an keinem Tisch.
is-block = blockiert
is-mute = stumm
unblock = Aufheben
unblock-of = { $name } wieder treffen und lesen
blocked-none = Du hast niemanden blockiert oder stummgeschaltet.
about-person = Über { $name }
mute = Stummschalten
block = Blockieren
mute-done = Du liest diese Person nicht mehr.
block-done = Du triffst und liest diese Person nicht mehr.
report-person = Melden
report-reason = Was nicht stimmt
report-text = In eigenen Worten
report-send = Meldung senden
report-done = Danke. Wer sich um diesen Server kümmert, wird es lesen.
reason-abuse = Beleidigung oder Drohung
reason-spam = Werbung oder Flut
reason-cheating = Betrug
reason-name = Ein verletzender Name
reason-other = Etwas anderes
error-chat-off = Du hast den Chat in deinem Konto abgeschaltet.
error-silenced = Du darfst eine Weile nicht schreiben.

## Sich um den Server kümmern

admin = Moderation
admin-only = Diese Seite ist für jene, die sich um den Server kümmern.
admin-waiting = { $count ->
    [0] Meldungen
    [one] Eine Meldung wartet
   *[other] { $count } Meldungen warten
}
admin-none = Nichts wartet. Gut gemacht.
admin-by = gemeldet von { $name }, { $when }
admin-before = { $others } weitere Meldungen, { $earlier } frühere Maßnahmen
admin-table = Der Tisch
admin-log = Was getan wurde
admin-log-none = Noch nichts.
admin-when = Wann
admin-who = Wer
admin-what = Was
admin-about = Über wen
admin-note = Notiz
admin-console = Kommandozeile
admin-gone = gelöscht
admin-until = bis { $when }
admin-long = Wie lange
admin-do = Ausführen
admin-decide = Was mit { $name } geschehen soll
deed-dismiss = Meldung verwerfen
deed-silence = Chat entziehen
deed-ban = Ausschließen
deed-rename = Namen entziehen
deed-lift = Alles aufheben
deed-note = Nur eine Notiz
hours-1 = eine Stunde
hours-24 = ein Tag
hours-168 = eine Woche
hours-720 = ein Monat
hours-0 = für immer

## Gesehen werden

watching-count = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
streamer = Streamer-Modus: meine Hand verbergen
streamer-why = Was nur du weißt, ist verschwommen, damit es niemand liest, der deinen Bildschirm sieht. Zum Ansehen drücken.
propose-hands = Offene Hände vorschlagen
propose-hands-why = Wenn alle zustimmen, sehen Zuschauer alle Hände.
hide-hands = Hände wieder verbergen
proposal-hands = { $name } schlägt vor, dass Zuschauer alle Hände sehen.
proposed-hands = Du schlägst vor, dass Zuschauer alle Hände sehen.
HandsShown = Zuschauer sehen jetzt alle Hände.
ChancesShown = Jetzt sehen alle am Tisch die Gewinnchancen.
ChancesHidden = { $seat } verbirgt die Gewinnchancen vor dem Tisch.
HandsHidden = { $seat } verbirgt die Hände vor Zuschauern.
hands-are-shown = Alle zeigen ihre Hand. Ansicht von:
look-through = Ansicht von:
look-public = Niemand
hands-after = Zuschauer sehen alle Hände { $unit ->
    [minutes] { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
    [hours] { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
   *[days] { $count ->
        [one] einen Tag
       *[other] { $count } Tage
    }
} später.
hands-after-short = Hände { $unit ->
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count } d
} später
play-hands = Zuschauer sehen die Hände
hands-0 = wenn das Spiel vorbei ist
hands-15 = fünfzehn Minuten später
hands-60 = eine Stunde später
hands-1440 = einen Tag später
embed-copy = Code zum Einbetten kopieren
embed-copied = Kopiert
embed-open = Bei Orrery öffnen
embed-missing = Dieser Tisch ist nicht öffentlich.
key-once = Einmal gezählt. Drücke { $key } noch einmal, wenn du es so willst.

## Übung
practice = Übung
practice-find = Was spielst du?
practice-find-problem = Eine Aktion ist klar die beste. Die erste, die du spielst, ist deine Antwort.
practice-find-own = Du stehst wieder vor dieser Entscheidung. Die erste Aktion, die du spielst, wird beurteilt.
practice-solved = Gut gefunden
practice-missed = Es gab etwas Besseres
practice-best = Am besten
practice-loss = Das kostet etwa { $points } Punkte Gewinnchance.
practice-again = Noch einmal
review-try = Noch einmal versuchen
problems = Aufgaben
problems-why = Stellungen aus Partien zwischen Bots, in denen eine Aktion klar die beste ist und nicht die naheliegende. Was andere verbergen, bleibt verborgen.
problems-none = Dieses Spiel hat noch keine Aufgaben.
problems-solved = { $solved } gelöst von { $tried } versuchten, { $count } insgesamt
problem-record = Beim ersten Versuch gelöst
problem-daily = Aufgabe des Tages
problem-number = Nr. { $number }
problem-try = Lösen
problem-next = Nächste Aufgabe
problem-was-solved = gelöst
problem-was-missed = verfehlt
problem-level-1 = Leicht
problem-level-1-why = Ein Kapitän findet sie.
problem-level-2 = Mittel
problem-level-2-why = Ein Kapitän übersieht sie, ein Admiral findet sie auf den ersten Blick.
problem-level-3 = Schwer
problem-level-3-why = Nur ein Admiral, der sich Zeit nimmt, findet sie.

## Kommentar
commentary = Gewinnchancen
commentary-why = Nach dem, was Zuschauer wissen: nichts, was ein Platz verbirgt, wird benutzt
propose-chances = Gewinnchancen zeigen
hide-chances = Gewinnchancen verbergen
propose-chances-why = Wenn alle zustimmen, sieht der Tisch die Gewinnchancen, die Zuschauer sehen.
proposal-chances = { $name } schlägt vor, dass der Tisch die Gewinnchancen sieht.
proposed-chances = Du schlägst vor, dass der Tisch die Gewinnchancen sieht.
