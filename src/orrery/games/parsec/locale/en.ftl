## Game

game-title = Parsec: Age of Colonies
game-summary = Settle a galaxy, mine it, trade, arm and fight for it.

## Options

option-factions = Play with faction cards
option-teams = Teams
option-teams-none = Everybody alone
option-teams-two = Two teams
option-teams-three = Three teams
option-absolute = Absolute victory: military and economic at once
option-simple_clashes = Simplified clashes: a combat ends with the first loss or evasion
option-adjacent = Dominated modules must be adjacent
option-central_port = Space Port in the middle
option-strict_lines = From three hexes on, fire only along lines
option-rounds = Rounds until points are counted (0: no clock; 100 with bots at the table)
option-offers = Trade offers per turn (0: no limit; 2 to bots)
option-people = Seats of people (1, 2, 4, 8 … added up)

## Questions

ChooseLanding = Choose a hex for your colony and cargo.
ChooseStartingResource = Take a resource of your choice.
ChooseYield = Which resource does this colony extract?
ChooseResource = Take a resource of your choice.
ChooseAction = Your turn: move, attack, trade, play events, or finish.
ChooseDestination = Where does the vessel fly?
ChooseOwner = Whom do you ask for passage?
GrantTransit = A vessel asks to pass through your hex.
NameToll = What does the passage cost?
AcceptToll = Do you pay the toll?
ChooseGift = What do you give to the Space Port?
ChooseReturn = What do you want from the Space Port?
BuildOffer = Put your offer together.
AnswerOffer = Do you accept the offer?
ChoosePurchase = What do you buy?
ChooseBerth = Where do you place the new vessel?
KeepEvent = Which event card do you keep?
AfterProduction = After the production: do you play an event?
BeforePurchases = Before the purchases: do you play an event?
AnswerAttack = You are attacked: do you play an event?
BeforeDice = Before the dice: do you play an event?
AfterDice = After the dice: do you play an event?
AnswerEvent = An event was played: do you reply?
EventWindow = Do you play an event?
AimEvent = What is the event aimed at?
PlaceToken = Where do you lay the event token?
ChooseTarget = What do you attack?
ChooseAttackers = Which other vessels take part?
AskSupport = Do you ask anybody for support?
BuildFee = What do you pay for the support?
AnswerSupport = Do you lend your vessels?
NameFee = What does your support cost?
AcceptFee = Do you pay for the support?
LendVessels = Which vessels do you lend?
ChooseCasualty = Which unit do you lose?
ChooseReply = Counterattack, evade or stand down?
ChooseAnswer = Counterattack, evade, play an event or stand down?
ChooseMark = On which enemy do you fire?
ChooseShooters = Which vessels fire?
AssignTargets = What does this vessel fire at?
ChooseEscape = Where does the vessel escape to?

## Actions

at = Hex: { $cell }
move = Move { $piece }
attack = Attack with { $piece }
join = { $piece } takes part
lose = Lose { $piece }
evade = Evade with { $piece }
aboard = Aboard { $piece }
found = Build a colony under { $piece }
convert = Turn { $piece } into a colony
settle = Place the spare colony under { $piece }
target = Target { $unit }
buy = Buy: { $kind }
kind = Kind: { $kind }
take = Take { $resource }
give = Give { $resource }
put = Offer one { $resource } more
ask = Ask for one { $resource } more
passage = Ask { $other } for passage
offer = Offer a trade to { $other }
support = Ask { $other } for support
against = Against { $other }
module = Module { $place }
planet = Planet { $body }
exchange = Exchange at the Space Port
accept = Accept
counter-offer = Make another offer
counter = Counterattack
split = Counterattack with divided fire
hold = Stand down
shop = Go on to the purchases
end = End the turn
done = Done
pass = Pass
play = Play { $card }
sell = Sell { $card }
keep = Keep { $card }

## What happens

OrderRolled = Roll for the first turn: { $dice } ({ $rolling }).
FirstSeatFound = { $seat } plays first.
FactionDealt = { $seat } leads: { $faction }.
BotLimitsSet = Bots sit at the table: at most { $rounds } rounds are played, and a bot hears { $offers } offers a turn.
TeamsUneven = With { $seats } seats the teams are uneven.
SettlementRolled = { $seat } rolls { $die } for a planet.
Settled = { $seat } settles at { $cell }.
SettlementFailed = { $seat } finds no planet: the cargo goes to { $cell }, a colony is left over.
TurnBegan = Round { $round }: { $seat }.
ProductionRolled = { $seat } rolls { $die } for production.
ResourcesGained = { $seat } takes { $amount } { $resource } ({ $why }).
DeckExhausted = The { $resource } deck cannot pay { $seat }.
VesselMoved = { $seat } moves { $unit } from { $origin } to { $cell }.
VesselBoarded = { $seat } takes { $unit } aboard { $transport }.
VesselUnloaded = { $seat } unloads { $unit } at { $cell }.
TransitAsked = { $seat } asks { $other } for passage with { $unit }.
TransitGranted = { $seat } lets { $other } pass.
TransitRefused = { $seat } refuses passage to { $other }.
TollDemanded = { $seat } asks { $other } for { $wanted } for the passage.
ResourcesPaid = { $seat } pays { $amount } { $resource } to { $other } ({ $why }).
ResourcesExchanged = { $seat } exchanges { $given } for { $resource } at the Space Port.
EventSold = { $seat } sells { $card } to the Space Port for { $gold } gold.
TradeOffered = { $seat } offers { $other } { $given } for { $wanted }.
TradeMade = { $seat } gives { $given } to { $other } for { $wanted }.
TradeDeclined = { $seat } declines the offer of { $other }.
UnitBuilt = { $seat } builds { $unit } at { $cell }.
ColonyFounded = { $seat } founds { $unit } at { $cell } ({ $how }).
EventBought = { $seat } buys an event card.
EventDrawn = { $seat } draws an event card. { $card }
RaceBegan = { $seat } starts the arms race.
EventPlayed = { $seat } plays { $card } ({ $aim }).
EventCancelled = The event { $card } of { $seat } is cancelled.
EventEnded = The event { $card } of { $seat } ends.
HandRevealed = { $seat } sees the event cards of { $other }. { $cards }
EventStolen = { $seat } steals an event card from { $other }. { $card }
ResourceStolen = { $seat } takes 1 { $resource } from { $other } ({ $why }).
UnitDestroyed = { $seat } loses { $unit } at { $cell } ({ $why }).
UnitSaved = { $unit } of { $seat } holds out with { $die }.
UnitSeized = { $unit } of { $other } at { $cell } goes over to { $seat }.
AttackDeclared = { $seat } attacks { $target } with { $units } ({ $manoeuvre }).
SupportAsked = { $seat } asks { $other } for support and offers { $offered }.
FeeNamed = { $seat } asks { $other } for { $wanted } for its support.
SupportAnswered = { $seat } answers the plea of { $other }: { $agreed }.
StrikeRolled = { $seat } rolls { $attack_die } against { $defence_die }: { $attack } to { $defence } on { $target }. { $reasons }
StrikeResolved = { $seat } strikes { $target }: { $attack } to { $defence }, hit: { $hit }.
VesselEvaded = { $seat } evades with { $unit } from { $origin } to { $cell }.
CombatEnded = The combat of { $seat } with { $other } is over: { $how }.
SeatEliminated = { $seat } is out of the game.
GameWon = The game is won by { $seats }: { $how }.

## Why not

answered-already = You have answered this offer once already.
asked-already = This seat has been asked already.
asteroid = No colony can stand on an asteroid.
attacked-already = This vessel has attacked this turn.
both-ways = The same resource cannot go both ways.
blocked = There is no free way there.
cannot-attack = This unit cannot attack.
cannot-evade = This vessel has nowhere to escape to.
cannot-pay = This costs { $amount } { $resource }, and they are not there.
cargo-needs-colony = A cargo is built aboard only where a colony stands.
cargo-only = Only cargos found colonies.
colonies-stay = A colony never moves.
colony-here = A colony stands there already.
deck-empty = There is no { $resource } left.
defensive-only = This unit fires only to defend itself.
dock-for-cargos = Only cargos may dock.
docked = A docked cargo cannot be attacked.
docked-here = A docked cargo does not fire.
not-away = An evasion moves away from the enemy, and { $cell } is no farther.
refused-already = { $other } has refused the passage.
not-on-the-way = The way needs no leave of { $other }.
ask-somebody = Ask somebody for passage first.
embargo = An embargo forbids this trade.
empty-hex = Nobody is in the hex { $cell }.
empty-offer = An offer needs at least one resource.
event-deck-empty = There are no event cards left.
event-forbids = An event forbids it here.
fires-alone = A civil unit fires alone.
give-in-order = Give the cards in the order titanium, energy, gold.
hex-full = The hex { $cell } is full.
impassable = Nothing can enter { $cell }.
in-order = Name the vessels in the order of their numbers.
is-aboard = The vessel is aboard a transport.
just-boarded = It boarded this turn and can leave from the next turn on.
just-built = It was built this turn and can move from the next turn on.
lend-one = Lend at least one vessel.
military-only = Only military vessels can be lent.
moved-already = This vessel has moved this turn.
must-answer = You have to strike back or evade.
name-one = Name at least one vessel.
needs-cargo = A colony is built under a cargo on a planet.
no-aim = There is nothing to aim this event at.
no-arms-race = No warships before the arms race: it takes four colonies to start it.
no-colony-site = Settlers cannot land at { $cell }.
no-colony-there = You have no colony on that planet.
no-own-colony = You have no colony at { $cell }.
no-piece = All your pieces of this kind are on the board.
no-resources = Neither side has a resource to trade.
no-room = There is no room for it at any colony.
no-spare-colony = You have no colony left over from settlement.
no-such-seat = There is nobody at this seat.
no-target = There is no enemy in range.
no-transport = That is not a transport on the board.
not-a-planet = This hex is not part of a planet.
not-adjacent = No cargo or colony of yours is next to one of { $other }, and you are not both docked.
not-attacked = Only the seat under attack may do this.
not-docked = No cargo of yours is docked at the Space Port.
not-empty-space = The hex { $cell } is not empty space.
not-enough = You have no more { $resource }.
not-in-combat = This unit or seat takes no part in the combat.
not-in-hand = You do not hold this card.
not-in-hex = This unit is not in the hex.
not-on-board = This unit is not on the board.
not-on-planet = This planet does not yield { $resource }.
not-seen = This card was not among those you looked at.
not-under-attack = Nobody has fired at you.
nothing-to-buy = There is nothing you could buy.
nothing-to-lend = { $other } has no vessel in range that it could lend.
nothing-to-split = Divided fire needs two vessels and two enemies in range.
nowhere-to-go = It has nowhere to go.
occupied = The hex { $cell } is held by { $other }.
off-board = This hex is not on the board.
offers-spent = You have made all { $limit } offers of this turn that were agreed on.
bot-offers-spent = Bots hear { $limit } offers a turn, and you have made them all.
other-has-not = { $other } has no more { $resource }.
other-module = The hex { $cell } is not in that module.
other-number = This planet has the number { $number }, the die shows { $die }.
out-of-range = That is out of range.
own-unit = You cannot attack your own side.
passenger-first = A loaded transport loses a passenger instead.
planet-taken = { $other } has a colony on this planet.
port-core = Nothing can enter the core of the Space Port.
same-hex = The vessel is there already.
takes-part-already = It takes part already.
too-far = { $cell } is farther than { $move } parsecs.
too-few-cards = The Space Port takes { $ratio } cards for one.
too-large = Only small vessels go aboard.
transit-refused = The way to { $cell } needs a passage that was refused.
transport-full = The transport at { $cell } is full.
truce = A truce or a treaty forbids this attack.
vessel-here = A vessel is in the hex { $cell }.
wrong-aim = This event cannot be aimed at that.
wrong-side = This event helps the other side of the strike.
wrong-unit = This event cannot be aimed at { $unit }.
wrong-window = This card cannot be played at this moment.

## How it ends

outcome-military = dominance over half of the galaxy
outcome-economic = colonies and resources
outcome-absolute = dominance, colonies and resources
outcome-elimination = nobody else is left
outcome-extinction = nobody is left
outcome-points = most points when time was up

## Things

titanium = Titanium
energy = Energy
gold = Gold
unit-colony = Colony
unit-cargo = Cargo
unit-fighter = Fighter
unit-transport = Armoured transport
unit-cruiser = Cruiser
unit-event = Event card
why-start = starting hand
why-planet = planet
why-asteroid = asteroid
why-choice = free choice
why-salvage = wreckage
why-port = Space Port
why-sale = sale
why-toll = toll
why-support = support
why-plunder = plunder
why-combat = combat
combat-attacker-destroys = the attacker destroyed the other fleet
combat-defender-destroys = the defender destroyed the other fleet
combat-retreat = one side withdrew
combat-colony-holds = the colony held out
combat-stand-down = the fire ceased
combat-simplified = one unit destroyed or gone was enough
combat-truce = a truce was imposed
combat-exhausted = both sides are exhausted

## Factions

faction-martian-movement = Martian Movement
faction-martian-movement-text = Fighters have 2 more attack, and vessels fly 1 parsec farther. Military vessels cost 1 more Energy, and the Space Port takes 5 for 1.
faction-masters-of-the-routes = Masters of the Routes
faction-masters-of-the-routes-text = Large vessels fly 2 parsecs farther, and nobody need be asked for passage. The Space Port takes 5 for 1.
faction-children-of-the-void = Children of the Void
faction-children-of-the-void-text = One more event card at the start. The Space Port takes 4 for 1, and cargos cost 1 more Gold.
faction-merchant-league = Merchant League
faction-merchant-league-text = The Space Port takes 2 for 1. Cargos have 1 less defence.
faction-brotherhood-of-shadow = Brotherhood of Shadow
faction-brotherhood-of-shadow-text = Every unit destroyed in combat also brings a random resource of its owner. Large vessels cost 1 more Gold.
faction-terran-hegemony = Terran Hegemony
faction-terran-hegemony-text = Large vessels cost 1 Energy less. Fighters cost 1 more Energy.
faction-mining-consortium = Mining Consortium
faction-mining-consortium-text = On one's own roll every cargo on an asteroid extracts 1 more. Fighters cost 1 more Titanium.
faction-republic-of-domes = Republic of Domes
faction-republic-of-domes-text = Colonies have 1 more defence each. Transports cost 1 more Gold.

## Event cards

card-goods-teleport = Goods teleport
card-goods-teleport-text = Two exchanges with the Space Port this turn without docking.
card-aimed-salvo = Aimed salvo
card-aimed-salvo-text = 2 more in your attack, before or after the dice.
card-deflector-shields = Deflector shields
card-deflector-shields-text = 2 more in your defence, before or after the dice.
card-gravity-slingshot = Gravity slingshot
card-gravity-slingshot-text = One of your vessels flies 3 parsecs farther this turn, also in evasion.
card-rich-vein = Rich vein
card-rich-vein-text = Take 2 cards of one resource.
card-solar-wind = Solar wind
card-solar-wind-text = Vessels in a module fly 2 parsecs less (at least 1) until your next turn.
card-long-range-sights = Long-range sights
card-long-range-sights-text = One of your military vessels fires 1 hex farther this turn.
card-spy-network = Spy network
card-spy-network-text = Look at an opponent's event cards and take one random resource.
card-mercenary-fighter = Mercenary fighter
card-mercenary-fighter-text = A free fighter at a colony or aboard a transport, once warships are allowed.
card-relief-cargo = Relief cargo
card-relief-cargo-text = A free cargo at one of your colonies.
card-meteor-swarm = Meteor swarm
card-meteor-swarm-text = Every vessel in a module that is not at a colony rolls 3 or more, or is lost.
card-emergency-jump = Emergency jump
card-emergency-jump-text = One of your vessels evades by a jump over everything, even if surrounded.
card-embargo = Embargo
card-embargo-text = An opponent cannot trade, exchange or sell until your next turn.
card-corsair-cargos = Corsair cargos
card-corsair-cargos-text = This turn your cargos may attack, with 1 more attack.
card-ion-storm = Ion storm
card-ion-storm-text = Vessels in a module cannot move, attack or evade until your next turn.
card-data-theft = Data theft
card-data-theft-text = Take a random event card from an opponent.
card-imposed-truce = Imposed truce
card-imposed-truce-text = The attack on you is off, and neither attacks the other until your next turn.
card-deep-drills = Deep drills
card-deep-drills-text = For the rest of the game one planet pays you 1 more.
card-composite-armour = Composite armour
card-composite-armour-text = For the rest of the game your fighters or your transports have 1 more defence.
card-volunteer-settlers = Volunteer settlers
card-volunteer-settlers-text = A free colony under your cargo or next to your colony on the same planet.
card-black-hole = Black hole
card-black-hole-text = A hex of empty space swallows all vessels within 1 hex and bars the way until your third turn from now.
card-supernova = Supernova
card-supernova-text = Every vessel in a module rolls 5 or more, or is lost; nothing is extracted there until your second turn from now.
card-reserve-cruiser = Reserve cruiser
card-reserve-cruiser-text = A free cruiser at a colony, once warships are allowed.
card-warp-drive = Warp drive
card-warp-drive-text = For the rest of the game your vessels fly 2 parsecs farther.
card-plasma-cannons = Plasma cannons
card-plasma-cannons-text = For the rest of the game your military vessels have 1 more attack.
card-mutiny = Mutiny
card-mutiny-text = An enemy vessel alone within 2 hexes of one of yours joins you with its load.
card-countermeasures = Countermeasures
card-countermeasures-text = Cancel an event that was just played.
card-stasis-field = Stasis field
card-stasis-field-text = Units in an occupied hex neither move nor attack nor evade until your second turn from now.
card-galactic-ceasefire = Galactic ceasefire
card-galactic-ceasefire-text = Nobody attacks anywhere on the board until your next turn.
card-automatic-extractors = Automatic extractors
card-automatic-extractors-text = For the rest of the game your own roll brings 1 more resource of choice whenever it pays you.

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

because-aboard = { unit-name } can still fly { $number } hexes this turn: aboard it, { cell-name } is nearer.
because-ahead = { $other } has the most colonies of your opponents: { $number }.
because-any-place = No place is clearly better than the others: any will do.
because-arrives = { unit-name } reaches { cell-name } this turn, and only so.
because-away = { cell-name } is { $distance } hexes from the nearest enemy of this fight.
because-beside = { cell-name } lies next to a colony of yours.
because-buys = You can buy now: { kind-name }.
because-cargos =
    { $number ->
        [0] You have no cargo left to settle and mine with.
        [one] You have only 1 cargo to settle and mine with.
       *[other] You have only { $number } cargos to settle and mine with.
    }
because-carries = The cargo aboard wants to be at { cell-name }.
because-catches = Enemy vessels in the module: { $theirs }; yours: { $own }.
because-cheapest = Of what can be lost, this is worth least: { kind-name }.
because-colony = It is your colony number { $number } of the { $wanted } that win.
because-counter = Your best shot hits with { $percent } %.
because-danger =
    { $number ->
        [one] An enemy warship is within 4 hexes of your colonies and cargos.
       *[other] { $number } enemy warships are within 4 hexes of your colonies and cargos.
    }
because-dock = From { cell-name } you can exchange at the Space Port, { $ratio } for 1: you have { $number } cards to spare.
because-exchange = The Space Port takes { $ratio } cards you can spare for 1 you need.
because-exchanges = It gives you { $number } exchanges at { $ratio } for 1 without docking.
because-far =
    { $distance ->
        [one] { cell-name } is 1 hex away.
       *[other] { cell-name } is { $distance } hexes away.
    }
because-fleet = { kind-name }: you have { $own } warships, and dominance takes { $needed } modules.
because-free-cards = It brings you { $number } resource cards.
because-free-unit = It costs nothing and gives you: { kind-name }.
because-in-range = You can then fire at { unit-name }, with a chance of { $percent } %.
because-joins = With it the chance to hit rises from { $before } to { $percent } %.
because-lack =
    { $own ->
        [0] { kind-name }: for this you lack { resource-name }, of which you hold none.
       *[other] { kind-name }: for this you need more { resource-name } than the { $own } you hold.
    }
because-lasting = It works for the rest of the game.
because-least-needed = { resource-name } is what you need least; you hold { $own }.
because-mine = A cargo on { cell-name } mines { resource-name } on a roll of { $number }.
because-more-cargos = It leaves you more cargos than the next best choice.
because-more-colonies = It leaves you more colonies than the next best choice.
because-more-events = It leaves you more event cards than the next best choice.
because-more-fleet = It leaves you a stronger fleet than the next best choice.
because-more-income = It leaves you a higher yield than the next best choice.
because-more-modules = It leaves you more dominated modules than the next best choice.
because-more-needed = It leaves you nearer to the resources that win than the next best choice.
because-more-sources = It leaves you more kinds of resources to extract than the next best choice.
because-more-stock = It leaves you more resources than the next best choice.
because-nearer =
    { $distance ->
        [one] From there it is 1 hex to { cell-name }.
       *[other] From there it is { $distance } hexes to { cell-name }.
    }
because-needed = You need your { resource-name } yourself: you hold { $own } and want { $goal }.
because-nothing-better = Nothing else that you could do now is worth it.
because-odds =
    { $number ->
        [one] One vessel hits { unit-name } with { $percent } %.
       *[other] { $number } vessels together hit { unit-name } with { $percent } %.
    }
because-outgunned = Your best shot would hit with only { $percent } %.
because-outnumbered = You have { $own } warships against { $theirs } of the largest enemy fleet.
because-post = From { cell-name } you would dominate { $group } joined modules of the { $needed } that win.
because-prey = A hit costs { $other }: { kind-name }.
because-rare = { card-name } is worth { $number }.
because-rich = You have { $own } gold, more than you need for now.
because-saves = It brings your vessel out of the fight: { kind-name }.
because-sells = The Space Port pays { $number } gold for { card-name }; you have { $own }.
because-settle = { cell-name } is free for your colony number { $number } of the { $wanted } that win.
because-spare = You hold { $own } { resource-name }, more than you need.
because-steals = It takes a card from an opponent.
because-stock = You hold { $own } { resource-name } and want { $goal }.
because-stops = It stops an attack that would hit { unit-name } with { $percent } %.
because-swallows = Enemy vessels around { cell-name }: { $theirs }; yours: { $own }.
because-swap = You give { resource-name } that you can spare for { second-name } that you lack, and it helps { $other } too.
because-to-win = Winning takes { $goal } { resource-name }; you hold { $own }.
because-turns-hit = It turns a miss into a hit: { $attack } and { $number } more to { $defence }.
because-turns-miss = It turns a hit into a miss: { $attack } to { $defence } and { $number } more.
because-would-win = The trade would give { $other } the victory.
because-yields = The planet pays { resource-name } or { second-name } on a roll of { $number }.

## Chapters of the rules
chapter-0 = Players
chapter-1 = Components
chapter-2 = Resources
chapter-3 = Aim of the game
chapter-4 = Units
chapter-5 = The board
chapter-6 = Faction and event cards
chapter-7 = Settling
chapter-8 = Extraction
chapter-9 = Trade and the port
chapter-10 = Turns and movement
chapter-11 = The arms race
chapter-12 = Combat
chapter-13 = Elimination
chapter-14 = The timed game
