## The game
game-title = Empire War
game-summary = A campaign of Talon battles along four lanes between two home worlds, for two.
option-war = Length of the war
option-war-full = four lanes, eight turns
option-war-short = two lanes, five turns
option-fleets = Fleets at the start
option-fleets-standard = the standard ones
option-fleets-own = bought in secret in the first turn
option-apart = Battles that players lead have tables of their own

## Questions
PlaceBases = Where does the next of your bases stand? The enemy does not see it.
AssignFleet = Buy ships and send your fleet. Nobody sees your orders until both sides have committed.
OfferWithdrawal = Do your ships fight here, or do they withdraw and give the zone up?
CallReserve = Which ships of the reserve join the battle for your home world?
ChooseCommand = Do you lead this battle yourself, or leave it to a bot?
CommandShips = What do your ships do?

## Actions
buy = Buy { $ship }
build = Place a base in zone { $zone } of { lane-name }
assign =
    { $lane ->
        [reserve] { $ship } to the reserve
       *[other] { $ship } to { lane-name }
    }
commit = Commit
withdraw = Withdraw
stand = Fight
command = Take command
delegate =
    { $level ->
        [cadet] Leave it to a cadet
       *[captain] Leave it to a captain
    }

## What happened
StrategicTurnBegan = Turn { $turn } of the war.
IncomeReceived = { $seat } receives { $points } points.
ShipBought = { $seat } buys { $ship } for { $points } points.
BaseBuilt = { $seat } places a base in zone { $zone } of { lane-name }.
FleetAssigned =
    { $lane ->
        [reserve] { $ship } goes to the reserve.
       *[other] { $ship } goes to { lane-name }.
    }
PlansCommitted = { $seat } has committed.
FleetsMet = { lane-name }, zone { $zone }: { $terran } against { $talon }.
ZoneScouted = { lane-name }, zone { $zone }: the die shows { $die }, { zone-terrain }.
SideWithdrew = { $seat } withdraws from { lane-name }.
ReserveJoined = { $ship } comes out of the reserve.
CommandTaken =
    { $level ->
        [command] { $seat } takes command.
        [cadet] { $seat } leaves the battle to a cadet.
       *[captain] { $seat } leaves the battle to a captain.
    }
SectorFought =
    { $winner ->
        [terran] { lane-name }: the Terrans win in round { $rounds }.
        [talon] { lane-name }: the Talons win in round { $rounds }.
       *[nobody] { lane-name }: nobody wins.
    }
ShipLost = { $seat } loses { $ship }, { $points } points.
PlanetInvaded = { $seat } lands in zone { $zone } of { lane-name }: the planet changes hands.
PlanetBesieged = { $seat } besieges the planet in zone { $zone } of { lane-name }.
FrontMoved = { lane-name }: the front goes to zone { $zone }.
LevyRaised = { $seat } raises { $points } points for its home world.
WarEnded =
    { $winner ->
        [terran] The war is over: the Terrans win.
        [talon] The war is over: the Talons win.
       *[nobody] The war is over: nobody wins.
    }

## Why not
no-such-zone = There is no such zone in this war.
not-behind-front = Zone { $zone } of { lane-name } does not lie behind your front.
base-there = A base of yours stands in zone { $zone } of { lane-name } already.
not-your-counter = This is no counter of yours.
base-is-built = Bases are placed in a zone, not bought into the reserve.
counter-in-use = { $ship } is in service.
counter-not-free = { $ship } was lost; its counter is free again in turn { $turn }.
other-counter-first = Another ship of the same class is bought before { $ship }.
purse-too-small = That costs { $points } points, and you have { $purse }.
fleet-too-large = A fleet has at most { $points } points without bases and transports.
not-your-fleet = This is no ship of your fleet.
base-stays = { $ship } is a base and never moves.
no-such-sector = There is no such sector in this war.
ordered-already = { $ship } has these orders already.
sector-full = At most { $ships } warships of a side fight in { lane-name }.
reserve-first = { $ship } must pass a turn in the reserve before it can go to { lane-name }.
no-base-left = You have no base left to place.
below-minimum = { lane-name } needs { $need } of your warships and has { $have }.
home-is-held = Nobody withdraws from the own home world.
nothing-to-withdraw = There is nothing to withdraw.
not-in-reserve = Only warships of your reserve can join.
other-sector = The battle is in { lane-name }.

## How it ends
outcome-home-world = a home world fell
outcome-count = more zones and planets after the last turn
outcome-fleets = as many zones and planets, but the stronger fleet

## Words inside sentences
lane-name =
    { $lane ->
        [antares] Antares
        [badlands] Badlands
        [maelstrom] Maelstrom
        [orion] Orion
       *[reserve] the reserve
    }
zone-terrain =
    { $terrain ->
        [asteroids] asteroids
        [nebula] a nebula
        [black-hole] a black hole
        [planet] a planet
        [dice] terrain not known yet
       *[none] open space
    }

## Reasons of a hint
because-strength = { $ship } adds { $points } points to your fleet, the most that your purse allows.
because-worn =
    { $marked ->
        [one] { $ship } has lost 1 hull box; the reserve repairs everything.
       *[other] { $ship } has lost { $marked } hull boxes; the reserve repairs everything.
    }
because-spare = { $ship } makes no difference where it is; from the reserve it can go anywhere.
because-odds = With { $ship } your chance in { lane-name } goes from { $before } % to { $after } %.
because-home = { $ship } can still help where the war is decided.
because-guards-planet = It guards your planet in zone { $zone } of { lane-name }.
because-guards-lane =
    { $steps ->
        [one] { lane-name } is 1 step from your home world there.
       *[other] { lane-name } is { $steps } steps from your home world.
    }
because-outgunned = { $own } points against { $theirs }: about { $chance } %. Ships that withdraw live on.
because-strengths = { $own } points against { $theirs }: about { $chance } %.
because-plan = Your best sector is { lane-name }, with about { $chance } %.
because-income = You receive { $points } points a turn with the fronts as they are.

## Chapters of the rules
chapter-war-1 = The war
chapter-war-2 = The strategic turn
chapter-war-3 = Income
chapter-war-4 = Purchase
chapter-war-5 = Assignment
chapter-war-6 = Bases
chapter-war-7 = Fronts and battles
chapter-war-8 = Invasion
chapter-war-9 = Repair and home worlds
chapter-war-10 = Victory
