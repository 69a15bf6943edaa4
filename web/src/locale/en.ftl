lobby-question = What shall we play?
lobby-count = { $count ->
    [one] One game on this server
   *[other] { $count } games on this server
}
lobby-chart = The games as bodies of an orrery; the list beside it says the same.
lobby-failed = The games could not be read from the server.
lobby-again = Try again
lobby-empty = No game is installed on this server.

players = { $low ->
    [one] 1 player
   *[other] { $low } players
}
players-range = { $low }–{ $high } players
options-count = { $count ->
    [0] one way to play
    [one] 1 option
   *[other] { $count } options
}

language-choice = Language
theme-choice = Appearance
theme-dark = Dark
theme-light = Light

pitch-expanse = Four powers, one system. Influence the bases, move the fleets, and let no card go to waste: your rivals use its event.
pitch-parsec = Explore the modules, settle the planets, trade what you have for what you lack, and fight for the rest.
pitch-talon = Fleet against fleet, hex by hex. Set power, speed and turn, and bring your guns to bear before theirs.
pitch-empire_war = A campaign of fleet battles: buy ships, send them to the fronts in secret, and lead the battles that matter yourself.
pitch-talon_campaign = One scenario after the other, with points for how well each was won.
pitch-talon_captains = A fleet battle for three to six: two or three captains share a fleet, and each leads their own ships.
pitch-connect_four = Drop a disc, line up four. Small enough to learn the table in a minute.
pitch-tictactoe = Three in a row: the smallest game there is, and the first lesson in writing one.

## Starting a game
play-bots = Play against bots
play-hotseat = Hot-seat on this screen
play-friends = Link for friends
play-count = Seats
play-level = Bots
play-clock = Clock
clock-none = no clock
clock-live = live: 60 s per move, 10 min reserve
clock-slow = three days per move
play-public = Show it in the lobby
play-failed = The table could not be set up.
tables-mine = Your tables
tables-open = Open tables
tables-running = Running
tables-finished = Finished
tables-none = No tables yet: start one on this page.
filter = Find a table
filter-games = All games
filter-seats = Any seats
filter-seats-of = { $count } seats
filter-paces = Any pace
filter-pace-none = without a clock
filter-pace-live = live
filter-pace-slow = by correspondence
filter-search = Title of a table
tables-none-such = No table matches.
table-my-turn = your turn
table-their-turn = { $name } decides
table-open = waiting for players
table-won = won
table-lost = lost
table-tied = tied
table-over = finished
table-abandoned = abandoned
table-join = Sit down
level-random = random
level-greedy = greedy
level-cadet = cadet
level-captain = captain
level-commodore = commodore
level-admiral = admiral
level-grand-admiral = grand admiral
level-rated = { $level } · { $rating }
level-adaptive = adapts to you, now: { $level }
play-style = Style
style-none = none
style-mixed = a different one each
style-raider = raider
style-trader = trader
style-builder = builder
style-diplomat = diplomat
style-warlord = warlord
style-schemer = schemer
style-duellist = duellist
style-sniper = sniper
style-guardian = guardian
seat-numbered = Player { $number }

## The table
to-lobby = To the lobby
seats = Seats
seat = Seat
seat-you = you
seat-with = with { $names }
seat-bot = bot
seat-free = free seat
seat-away = away
seat-conceded = gave up
seat-add-bot = Put a bot here
seat-bot-instead = Let a bot play
seat-bot-instead-why = A player who is away for a long time can be replaced by a bot.
score = Score
decision = Decision
all-options = All options
choices = Choices
list = List ({ $count })
undo = Undo
open = Open
close = Close
rule = Rule
not-here = Not { $name }
waiting-for = { $name } decides
bot-waits = Many bots are thinking. This one has its turn in { $seconds ->
    [one] about a second
   *[other] about { $seconds } seconds
}.
forced = Only one option: { $answer }
waiting-for-people = Waiting for players
connecting = Connecting…
offline = reconnecting
game-over = The game is over
game-abandoned = The game was abandoned
table-upload = from a record
table-failed = This table cannot be opened.
no-board = This game has no board yet; every choice is listed below.
log = Log
log-earlier = { $count } earlier lines
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
rules = Rules
rules-search = Search the rules
rules-none = No clause contains these words.
record = Log, chat and rules
views = Views
tools = Tools
turn = Turn { $number }
round = Round { $number }
hint = Hint
hint-says = A bot would:
thinking = Thinking…
replay = Replay
replay-here = Replay from here
replay-play = Play
replay-stop = Stop
replay-back = One step back
replay-on = One step on
replay-position = Position
replay-speed = Speed
replay-leave = Back to now
what-if = What if?
report = Game report
report-winner = { $count ->
    [one] { $names } wins
   *[other] A tie: { $names }
}
report-side = { $names } win together
report-draw = Nobody wins
report-board = Board
seed = Seed: { $seed }
invite = Copy the link for friends
invitation-copied = Link copied
settings = Settings
less-motion = Less motion
sound = Sound
confirm-moves = Confirm moves
confirm-all = every move
confirm-final = those that cannot be undone
confirm-none = none
ask-forced = Ask even if there is only one option
your-name = Your name
save = Save
commitment = Dice committed to:
client-seeds = Every player’s browser contributed to the seed.
concede = Give up
concede-sure = Really give up
propose-pause = Propose a pause
proposal-pause = { $name } proposes a pause.
proposal-undo = { $name } asks to take back { $count }.
agree = Agree
refuse = Refuse
tab-board = Board
tab-strip = Cards
board-in-words = The board in words
clock-days = { $days } days
error-offline = No connection; your move was not sent. Try again in a moment.
error-stale = The position changed before your move arrived. Choose again.
error-illegal = That is not possible now.
error-not-your-turn = It is not your turn.
error-no-undo = A die, a secret or another seat’s decision came since.
error-not-solo = Hints are only for solo games.
error-unavailable = The server could not do this now; try again.
this-table = This table
pause = Pause
resume = Resume
paused = The game is paused; no clock runs.
part-waits = The war waits for a battle
part-elsewhere = A battle is being fought at its own table; the war waits for it.
part-open = To the battle
part-of = This battle belongs to a war, which waits for it.
part-over = The battle is over, and the war goes on.
part-back = To the war
clock-paused = The clock is stopped
propose-undo = Ask to undo
proposed-pause = You propose a pause.
proposed-undo = { $count ->
    [one] You ask to take back one action.
   *[other] You ask to take back { $count } actions.
}
proposal-waits = Waiting for { $names }.
withdraw = Withdraw
no = No
concede-warning = Giving up cannot be taken back. While others play on, a bot moves your pieces.
leave = Leave the table
leave-sure = Really leave
leave-warning = Your seat becomes free. If nobody is left, the table is abandoned.
pass-screen = Pass the screen to { $name }
pass-screen-why = The next decision is theirs, and some information is for their eyes only.
pass-screen-here = I am { $name }
orders = Standing orders
rest = Pass for the rest of this round
rest-why = You pass in every window for the rest of this round, unless somebody attacks or plays an event
resting = You pass for the rest of this round
rest-end = Stop passing in this round
order-give = Always pass here…
order-always = Always
order-always-until = Until { $events }
order-pass = You pass: { $choice }
order-until = until { $events }
order-remove = Stop passing: { $choice }
hint-weighed = It also weighed:
error-not-absent = That seat’s player has not been away for long enough.
error-nobody-asks = Somebody has already answered that.
error-proposal-pending = There is already an open proposal.
error-paused = The game is paused.
error-elsewhere = A battle is being fought at its own table; the war waits for it.
error-conceded = That seat has already given up.
error-not-running = The game is not running.
error-too-fast = Too fast; wait a moment.

## The person, and what awaits them
you = You
notices-count = { $count ->
    [one] notification
   *[other] notifications
}
guest = no account
account-of = Account { $login }
name-done = Your new name is saved.
log-in = Log in
log-out = Log out
sign-up = Create an account
sign-up-why = So that you can find your tables again, here and in other browsers. What you play now stays yours.
login = Login
login-letters = Letters, digits, dots, hyphens and underscores
login-done = You are logged in.
signup-done = Your account has been created.
password = Password
password-old = Current password
password-new = New password
password-change = Change the password
password-done = The password has been changed; other browsers must log in again.
password-shortest = At least { $count } characters.
account-bad-login = The login or the password is wrong.
account-login-taken = That login is taken; choose another.
account-bad-request = Something is not valid: a login has 2 to 40 letters, digits, dots or hyphens.
account-too-fast = Too many attempts; wait a moment.
account-offline = The server cannot be reached.
account-bad-webhook = The webhook must be an http or https address on the public internet.
account-push-denied = This browser does not allow notifications from this site.
account-push = This browser could not be registered.
notices = Notifications
notices-none = No other table needs you.
notice-turn = Your turn
notice-over = Game over
notice-new = new
notify = When no page is open
notify-when = Notify me when it is my turn
notify-never = never
notify-always = always
notify-away = when I have been away
notify-minutes = Minutes away
notify-here = Notify me in this browser
notify-webhook = Webhook
notify-done = Saved.
record-open = Open a record
record-open-why = An .orrery file: a finished game to look at, or a game to continue
record-save = Save the record

## What happens at a table
MatchStarted = The game begins.
ActionsUndone = { $seat } takes back { $count }.
SeatTaken = { $name } sits down.
SeatLeft = { $seat } leaves.
SeatReplaced = A bot takes the seat of { $seat }.
BotSpoke = { $seat }: { $style ->
        [raider] “Warships first. What you build, I visit.”
        [trader] “Everything has its price. Make me an offer.”
        [builder] “More cargos, more colonies. I have no time for war.”
        [diplomat] “A friend on every base is worth more than a fleet in every orbit.”
        [warlord] “Fleets decide. Your orbits are next.”
        [schemer] “I keep my cards, and I know when to play them.”
        [duellist] “I come close, and I fire when it counts.”
        [sniper] “Whatever is in range gets a shot.”
        [guardian] “My shields hold. Let us see about yours.”
       *[other] “Let us play.”
    }
SeatConceded = { $seat } gives up.
TimeExpired = { $seat } runs out of time.
ConsentAsked = { $seat } asks the others for their consent.
ConsentGiven = { $seat } agrees.
ConsentRefused = { $seat } does not agree.
MatchPaused = The game is paused.
MatchResumed = { $seat } resumes the game.
MatchAbandoned = The table is abandoned.

## Tutorials
learn = Learn in ten minutes
tutorial = Tutorial
tutorial-step = Step { $number } of { $count }
tutorial-next = Next
tutorial-back = Back
tutorial-for-me = Do it for me
tutorial-leave = Leave
tutorial-fold = Hide the text
tutorial-unfold = Show the text
tutorial-again = Start over
tutorial-play-on = Play on from here
tutorial-your-part = Your part
tutorial-watch = Watch the others…
tutorial-read = Read this step first, then press Next.
tutorial-other = That would be legal, but please follow the step in this lesson.
tutorial-failed = The tutorial could not be read from the server.

## What several boards say
verb-buy = Buy
verb-done = Done
verb-move = Move
verb-pass = Pass
zoom-in = Zoom in
zoom-out = Zoom out

packs-title = Packs
packs-content = Content
packs-own = as printed
packs-gallery = All packs
packs-workshop = Make your own
packs-search = Search packs
packs-game = Game
packs-all = all games
packs-new = Make a pack
packs-none = No pack matches.
packs-by = by { $authors }
packs-versions = version { $versions }
packs-played = { $count ->
    [0] not played yet
    [one] played once
   *[other] played { $count } times
}
packs-play = Play this
packs-edit = Open in the workshop
packs-download = Download
# Entering a table

door-title = Come in
door-with = { $count ->
    [one] { $names } waits for you
   *[other] { $names } wait for you
}
door-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
door-name = Your name at this table
door-sit = Sit down
door-watch = Only watch
watching = you are watching
private-title = This table is private
private-why = Or paste the link for friends: whoever sent you the address can copy it at the table.
private-link = Link for friends
private-enter = Come in
private-ask-why = Ask the players: they can let you in to watch, or to take a free seat.
private-ask = Ask to come in
private-waiting = The players have been asked. You can come in as soon as one of them agrees.
private-refused = The players would rather be among themselves this time.
no-table-title = There is no table here
no-table-why = It may have been deleted, or the address may be incomplete.
asks-in = { $name } asks to come in.
let-in = Let in
private-lobby = See which tables are open

# Following the others

your-turn = Your turn
skip = { $count ->
    [one] Skip
   *[other] Skip { $count }
}
skip-title = Show the rest at once (space)
recap = Since your last turn
recap-title = Step through what the others did (full stop)
recap-on = Next
recap-done = My turn
recap-leave = Back to the game
pace = Speed of others’ moves
pace-calm = Calm
pace-usual = Normal
pace-quick = Quick
pace-none = At once
sound-turn = Your turn
sound-dice = Dice
sound-engine = Engines
sound-shot = Shots
sound-card = Cards
sound-piece = Pieces

# The report, further down

result = Result
result-won = won
result-lost = lost
result-draw = draw
next-table = Next table
report-tally = How the points came about
report-turning = Turning points
turning-lead = { $name } takes the lead from { $from } with { $value }
turning-first = { $name } is the first to lead, with { $value }
turning-leap = { $name } gains the most at once: { $by } ({ $measure })
picture = A picture to share
picture-says = Picture of the result: { $headline }
picture-save = Save the picture
picture-share = Share

# The quiz of a tutorial

quiz-begin = Three questions
quiz-number = Question { $number } of { $count }
quiz-right = Right.
quiz-wrong = Not quite.
quiz-result = { $right } of { $count } right
quiz-done = Back to the tutorial

## The account
account-title = Account
account-who = Who you are
account-bad-link = This link no longer works; ask for a new one.
account-no-mail = This server does not send mail.
login-keep = Move this guest’s tables into the account
lost-password = Forgotten your password?
lost-by-mail = By mail
lost-who = Login or mail address
lost-send = Send a link
lost-asked = If there is such an account with a confirmed address, a link is on its way.
lost-by-code = With a recovery code
code = Code
safety = Account recovery
mail = Mail address
mail-is = Messages go to { $mail }.
mail-pending = A link was sent to { $mail }; the address counts once you have opened it.
mail-sent = A link is on its way.
mail-confirmed = The address is confirmed.
codes-why = { $count ->
    [0] Codes set a new password when the old one is lost. You have none.
    [one] Codes set a new password when the old one is lost. You have one left.
   *[other] Codes set a new password when the old one is lost. You have { $count } left.
}
codes-new = Make new codes
codes-keep = Keep these in a safe place: they are not shown again. Each works once.
sessions = Browsers
session-here = this browser
session-seen = last used { $day }
session-unknown = Unknown browser
session-end = End
session-end-of = End the session: { $device }
session-end-others = End all others
session-ended = The session has ended.
data = Your data
data-why = Download everything that the server stores about you as one file, or delete it.
data-export = Download everything
data-delete = Delete the account
data-delete-guest = Delete everything about me
data-delete-why = Your name, your messages and all personal data are deleted for good. Games with others remain: your name there becomes “[deleted]”, and a bot takes your seat in running ones.
data-delete-now = Delete for good
notify-mail = Mail to { $mail }
notify-shape = Format of the webhook
notify-shape-raw = JSON
notify-shape-discord = Discord
notify-shape-slack = Slack
notify-digest = Several notifications at once
notify-digest-0 = one message each
notify-digest-5 = one message in 5 minutes
notify-digest-60 = one message an hour
notify-digest-1440 = one message a day
notify-remind = Reminder before my time runs out
notify-remind-0 = none
notify-remind-15 = 15 minutes before
notify-remind-60 = an hour before
notify-remind-720 = 12 hours before
notify-test = Send a test
notify-tried = { $channel }: works.
notify-tried-bad = { $channel }: failed ({ $answer }).
notify-by-webhook = Webhook
notify-by-mail = Mail
notify-by-push = Browser
notify-failing = some notifications fail
notify-fault = { $count ->
    [one] { $channel }: a message did not arrive (last answer: { $answer }).
   *[other] { $channel }: { $count } messages did not arrive (last answer: { $answer }).
}
notice-asked = { $name } asks to come in
notice-admitted = { $name } lets you in
notice-clock = Your time is running out
notice-invited = { $name } invites you
notice-matched = Your opponents are here
notice-round = Your next match is ready

## Finding a game
pages = Pages
page-lobby = Play
page-watch = Watch
turns-count = { $count ->
    [0] no table is waiting for you
    [one] one table is waiting for you
   *[other] { $count } tables are waiting for you, the most urgent first
}
table-play-on = Play on
left-minutes = { $minutes } min
left-hours = { $hours } h
left-days = { $days } d { $hours } h
left-over = now
invited-by = { $name } invites you to { $game }
find = Find a game
here-now = { $count ->
    [one] one person here now
   *[other] { $count } people here now
}
seek-game = Game
seek-any = Any
seek-pace = Pace
pace-live = Live
pace-day = 1 day
pace-three = 3 days
seek-strength = Strength
seek-any-strength = any
rated = rated
seek-post = Post the seek
seek-posted = Your seek waits here; you are told when somebody comes.
seek-joined = You are in; the game begins when all seats are taken.
seeks = Open seeks
seeks-none = Nobody seeks a game just now
seeks-none-why = Post what you would like to play: whoever wants the same finds you here, and you are told when somebody comes.
seek-host = Player
seek-join = Join
seek-join-of = Join { $name }
seek-withdraw = Withdraw
friends = Friends
friends-none = No friends yet
friends-none-why = Search somebody by name. Friends see when the other is here, watch each other's games and are invited with one click.
friend-search = Name of a player
friend-add = Add as a friend
friend-add-of = Add { $name } as a friend
friend-sent = Request sent.
friend-accept = Yes
friend-no = No
friend-asks = would like to be your friend
friend-asked = request sent
friend-plays = playing { $game }
friend-here = here
friend-away = away
friend-nobody = Nobody has that name.
invite-by-name = Invite by name
invite-one = Invite
invite-one-of = Invite { $name }
invite-to = Invite { $name } to { $game }
invite-asked = Invited
invite-asked-of = Invited { $name }
invite-sent = A seat is reserved, and a notification is on its way.
search = Search
watch-one = Watch
watch = Watch
strong-now = A strong game now
strong-mean = mean { $mean }
strong-watch = Watch this game
strong-games = Strong games
strong-when = When
strong-none = No rated players at a public table just now
strong-none-why = Games of rated players who allow spectators appear here, the strongest first.
profile = Profile
profile-missing = There is nobody here.
rating = Rating
ratings = Ratings
ratings-none = No rated match yet.
ratings-nobody = Nobody has a rating here yet.
matches = Matches
matches-count = { $count ->
    [one] one match
   *[other] { $count } matches
}
ahead-count = ahead in { $count }
favourites = Games and factions
opponents = Opponents
opponents-none = Nobody yet.
history = Matches played
history-none = Nothing played yet.
more = More
page-before = Previous
page-after = Next
rematch = Rematch
account-too-many = That is too many at once; finish or withdraw something first.
play-rated = Rated (for tables with friends)

## Tournaments and leagues
page-tournaments = Tournaments
page-problems = Problems
page-workshop = Workshop
tournament-new = New tournament
tournament-name = Name
tournament-kind = Kind
kind-swiss = Swiss
kind-robin = Round robin
kind-knockout = Knock-out
kind-pods = Pods
kind-league = League
kind-swiss-why = In every round, players with similar scores meet, and nobody meets the same opponent twice.
kind-robin-why = Everybody plays everybody once.
kind-knockout-why = The loser is out; in a draw the better seed goes on.
kind-pods-why = Tables of three or four: new opponents and different seats in every round. Each seat behind yours is a point.
kind-league-why = Seasons by correspondence: everybody in a division plays everybody; the best are promoted, the last relegated.
tournament-rounds = Rounds
tournament-division = Players per division
tournament-filler = Bots that fill empty places
tournament-filler-none = none
tournament-make = Create it
tournament-status = Status
tournament-open = open
tournament-running = running
tournament-finished = finished
tournament-missing = There is no such tournament.
tournament-enter = Take part
tournament-leave = Withdraw
tournament-begin = Begin
season = season { $season }
season-next = Next season
entrants-count = { $count ->
    [one] one player
   *[other] { $count } players
}
round-of = Round { $round } of { $rounds }
division = Division { $letter }
division-rule = { $count ->
    [one] The first rises, the last falls.
   *[other] The first { $count } rise, the last { $count } fall.
}
standings = Standings
won-lost = W–L
points = Points
buchholz = Bh
buchholz-why = Buchholz: the points of your opponents
berger = SB
berger-why = Sonneborn-Berger: the points of opponents you beat, and half of those you drew with
ties = Ties are broken by Buchholz, then Sonneborn-Berger, then matches won, then the order of entry.
pairing-free = free
pairing-runs = running
tables-all = All { $count } tables
matches-played = { $played } of { $count } played
won-share = { $share } won
profile-empty = You have not finished a match yet
profile-empty-of = { $name } has not finished a match yet
profile-empty-why = Ratings, games, factions, opponents and every finished match appear here. Only tables marked as rated change a rating.
tournaments-why = Anybody with an account can take part; the server pairs, scores and ends them.
tournament-sign-up = Create an account to take part
tournament-mine = you take part
tournament-first = Create the first one
tournament-kinds = Kinds of tournaments
tournament-make-one = Create one
tournament-make-kind = Create one: { $kind }
tournament-waits = Waiting for players
tournament-play = Your matches
tournament-to-table = To the table
tournament-won = { $name } wins
tournaments-open = Open tournaments
tournaments-running = Running tournaments
tournaments-finished = Finished tournaments
tournaments-none-open = No open tournaments at the moment
tournaments-none-running = No running tournaments at the moment
tournaments-none-finished = No finished tournaments yet
tournaments-none-called = No tournament has that name.
tournaments-none-why = Choose a game and a kind, share the page, and start when enough people have joined. Pairings, tables, clocks, standings and the next round are automatic.
pairings-later = Pairings are made when it starts.
pairings-none = { $count ->
    [0] Nobody takes part yet.
    [one] One player so far; it begins when the host says so.
   *[other] { $count } players so far; it begins when the host says so.
}

## Programs
tokens = Programs
tokens-why = A token lets a program play or read under your name, without your password. Revoke it at any time.
token-name = What it is for
token-make = Create a token
token-keep = Copy it now: it will not be shown again.
token-remove = Revoke
token-remove-of = Revoke { $name }
token-unused = never used
scope-read = read
scope-play = play
scope-tournament = tournaments
## The review of a finished game
review = Review
review-ask = Review
review-promise = Based only on what each player could know
review-making = Every decision is being analysed. This can take a minute.
review-failed = The review could not be made. Try again later.
review-share = Share
review-shared = Link copied
review-back = To the table
review-keys-move = move
review-board = Board
review-moments = Turning points
review-all = All moves
review-decisions = Decisions
review-nothing = No decision stands out.
review-curve = Win chances along the game
review-chance = Win chance, %
review-position = Move
review-move = after move { $number } of { $last }
review-move-number = Move { $number }
review-skill = Skill
review-luck = Luck
review-won = Won
review-played = Played
review-better = Better
review-play-on = Play on from here
review-next = Next mistake
review-verdict = Verdict
review-how = How to read it
review-how-text = Points of win chance, summed over the game; each column adds up to zero. Skill: your choices against the table's average. Luck: dice and cards against their expected value.
review-effort = { $decisions } decisions · { $playouts } playouts
mark-costly = Costly
mark-excellent = Excellent
mark-turning-point = Turning point
mark-forced = Forced
verdict-won-best-lucky = { $you ->
    [yes] You played the best game at the table, and luck helped.
   *[no] { $name } played the best game at the table, and luck helped.
}
verdict-won-best-even = { $you ->
    [yes] You played the best game at the table and won it.
   *[no] { $name } played the best game at the table and won it.
}
verdict-won-best-unlucky = { $you ->
    [yes] You won against the dice: the best game at the table, and no luck.
   *[no] { $name } won against the dice: the best game at the table, and no luck.
}
verdict-won-other-lucky = { $you ->
    [yes] You won; others chose better, and luck made up for it.
   *[no] { $name } won; others chose better, and luck made up for it.
}
verdict-won-other-even = { $you ->
    [yes] You won, although others lost less by their choices.
   *[no] { $name } won, although others lost less by their choices.
}
verdict-won-other-unlucky = { $you ->
    [yes] You won without luck; the others let you.
   *[no] { $name } won without luck; the others let it happen.
}
verdict-lost-best-lucky = { $you ->
    [yes] You chose best and had luck too; it was not enough this time.
   *[no] { $name } chose best and had luck too; it was not enough this time.
}
verdict-lost-best-even = { $you ->
    [yes] You played the best game at the table and did not win.
   *[no] { $name } played the best game at the table and did not win.
}
verdict-lost-best-unlucky = { $you ->
    [yes] You played the best game at the table; luck took it from you.
   *[no] { $name } played the best game at the table; luck took it.
}
verdict-lost-other-lucky = { $you ->
    [yes] Luck was on your side; your choices gave it away.
   *[no] Luck was with { $name }; the choices gave it away.
}
verdict-lost-other-even = { $you ->
    [yes] Your choices decided it: look at the marked ones.
   *[no] Choices decided it against { $name }: look at the marked ones.
}
verdict-lost-other-unlucky = { $you ->
    [yes] Luck was against you, and so were some of your choices.
   *[no] Luck was against { $name }, and so were some choices.
}

# A branch of a game

table-branch = What if, from move { $version }

## Passkeys

passkeys = Passkeys
passkeys-why = Sign in with this device: its fingerprint, face or PIN, or a security key. No password is sent.
passkey-name = Name of the passkey
passkey-name-example = My phone
passkey-add = Add a passkey
passkey-added = You can now sign in with this device.
passkey-removed = That passkey no longer works.
passkey-remove = Remove
passkey-remove-of = Remove the passkey { $name }
passkey-used = last used { $day }
passkey-made = made { $day }
passkey-log-in = Use a passkey
passkey-done = Welcome back.
account-bad-passkey = This passkey is not known here, or it took too long.
account-known-passkey = This passkey is already registered.
account-no-passkeys = This server does not support passkeys.
account-banned = This account is suspended.
account-bad-name = Choose another name.

## Others, and being left in peace

peace = Chat and other people
peace-silenced = You may not write until { $day }.
chat-on = Chat is on
chat-on-why = With chat off you can neither read nor write, at any table.
is-block = blocked
is-mute = muted
unblock = Undo
unblock-of = Undo for { $name }
blocked-none = You have not blocked or muted anybody.
about-person = About { $name }
mute = Mute
block = Block
mute-done = You no longer see this person’s chat.
block-done = You no longer meet this person or see their chat.
report-person = Report
report-reason = What is wrong
report-text = In your own words
report-send = Send the report
report-done = Thank you. The moderators of this server will read it.
reason-abuse = Insults or threats
reason-spam = Advertising or flooding
reason-cheating = Cheating
reason-name = Offensive name
reason-other = Something else
error-chat-off = You have turned chat off in your account.
error-silenced = You may not write for a while.

## Looking after the server

admin = Moderation
admin-only = This page is for the moderators of this server.
admin-waiting = { $count ->
    [0] Reports
    [one] One report waits
   *[other] { $count } reports wait
}
admin-none = No open reports. Well done.
admin-by = reported by { $name }, { $when }
admin-before = { $others } more reports, { $earlier } actions before
admin-table = The table
admin-log = What was done
admin-log-none = Nothing yet.
admin-when = When
admin-who = Who
admin-what = What
admin-about = About
admin-note = Note
admin-console = command line
admin-gone = deleted
admin-until = until { $when }
admin-long = Duration
admin-do = Do it
admin-decide = What to do about { $name }
deed-dismiss = Dismiss the report
deed-silence = Forbid chat
deed-ban = Suspend
deed-rename = Remove the name
deed-lift = Lift all restrictions
deed-note = Only a note
hours-1 = one hour
hours-24 = a day
hours-168 = a week
hours-720 = a month
hours-0 = permanently

## Being seen

watching-count = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
streamer = Streamer mode: hide my hand
streamer-why = What only you know is blurred, so that viewers of your screen cannot read it. Press it to look.
propose-hands = Propose open hands
propose-hands-why = If everybody agrees, spectators see all hands.
hide-hands = Hide the hands again
proposal-hands = { $name } proposes that spectators see all hands.
proposed-hands = You propose that spectators see all hands.
HandsShown = Spectators now see all hands.
ChancesShown = Everybody at the table now sees the win chances.
ChancesHidden = { $seat } hides the win chances from the table.
HandsHidden = { $seat } hides the hands from spectators.
hands-are-shown = All hands are shown. Look through:
look-through = Look through:
look-public = Nobody
hands-after = Spectators see all hands { $unit ->
    [minutes] { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] an hour
       *[other] { $count } hours
    }
   *[days] { $count ->
        [one] a day
       *[other] { $count } days
    }
} later.
hands-after-short = hands { $unit ->
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count } d
} later
play-hands = Spectators see the hands
hands-0 = when the game is over
hands-15 = fifteen minutes later
hands-60 = an hour later
hands-1440 = a day later
embed-copy = Copy the code to embed it
embed-copied = Copied
embed-open = Open at Orrery
embed-missing = This table is not public.
key-once = The key counted only once. Press { $key } again if you mean it.

## Practice
practice = Practice
practice-find = What do you play?
practice-find-problem = One action is clearly the best. The first one that you play is your answer.
practice-find-own = You face this decision again. The first action that you play is judged.
practice-solved = Well found
practice-missed = There was something better
practice-best = Best
practice-loss = It costs about { $points } points of win chance.
practice-again = Try again
review-try = Try again
problems = Problems
problems-why = Positions from games between bots, in which one action is clearly the best and not the obvious one. What others hide stays hidden.
problems-none = This game has no problems yet.
problems-solved = { $solved } solved of { $tried } tried, { $count } in all
problem-record = Solved at the first attempt
problem-daily = Problem of the day
problem-number = No. { $number }
problem-try = Solve it
problem-next = Next problem
problem-was-solved = solved
problem-was-missed = missed
problem-level-1 = Easy
problem-level-1-why = A captain finds it.
problem-level-2 = Medium
problem-level-2-why = A captain misses it, an admiral finds it quickly.
problem-level-3 = Hard
problem-level-3-why = Only an admiral with plenty of time finds it.

## Commentary
commentary = Win chances
commentary-why = From public knowledge: nothing that a seat hides is used
propose-chances = Show win chances
hide-chances = Hide win chances
propose-chances-why = If everybody agrees, the players see the same win chances as spectators.
proposal-chances = { $name } proposes that the players see the win chances.
proposed-chances = You propose that the players see the win chances.
