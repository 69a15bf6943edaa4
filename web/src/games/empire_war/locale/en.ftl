turn-numbered = Turn { $number }
tab-strip = Fleet
tab-seats = Sides
score-unit = counted
war-map = Map of the war
turns = Turns of the war
look-at-turn = Look at the end of turn { $turn }
this-turn = Turn { $turn }
assign-now = assign now
fight-now = battles
count-turn = count
looking-at-turn = The fronts after turn { $turn }
back-to-now = Back to now
home-terran = Terra
home-talon = Talon home
home-income = +{ $points } a turn
wins-to-home = wins to home
zone-label =
    { $lane }, zone { $zone }: { $terrain }{ $planet ->
        [none] {""}
        [terran] , Terran planet
       *[other] , Talon planet
    }{ $base ->
        [none] {""}
        [terran] , Terran base
       *[other] , Talon base
    }{ $front ->
        [yes] , the front
       *[other] {""}
    }
ship-label = { $name }, { $class }, hull { $hull } of { $boxes }
income = Income
fleet = Fleet
purse = Purse
sp = Sp
hidden = hidden
zones = Zones
planets = Planets
ships-seen =
    { $count ->
        [one] 1 seen
       *[other] { $count } seen
    }
ships-count =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
besieged = { $count } besieged
next-income = Next income
part-home = Home
how-it-ends = How it ends
ends-home = A battle lost at a home world loses the war.
ends-count = After turn { $turns }: zones + 2 × planets.
figures-reconstructed = Figures are reconstructed: no rules that we could read print them.
battles = This turn's battles
odds-estimated = odds, estimated
with-ship = with { $name }, { $points } Sp:
in-zone = zone { $zone }
planet-word = planet
base-word = base
won-terran = won by the Terrans
won-talon = won by the Talons
undecided = nobody won
minimum = Minimum per sector
your-fleet = Your fleet
hull-left = hull { $left } of { $boxes }
to-lane = to { $lane }
send-to = Send it to
buy-ships = Buy ships
verb-build = Build a base
verb-assign = Send a ship
verb-commit = Commit
verb-withdraw = Withdraw
verb-stand = Fight
verb-command = Take command
verb-delegate = Delegate
level-cadet = to a cadet
level-captain = to a captain
ask-AssignFleet = Assign your fleet
ask-OfferWithdrawal = { $lane }: do your ships fight, or withdraw and give the zone up?
ask-CallReserve = { $lane }: which ships of the reserve join the battle for your home world?
ask-ChooseCommand = { $lane }: do you lead this battle yourself?
sub-minimum = { $lane } needs { $need } of your warships. Drag a counter to a lane, or pick it and then the lane.
sub-assign = Drag a counter to a lane, or pick it and then the lane. Secret until both commit.
sub-odds = { $own } points of yours against { $theirs }: you win { $chance } % of such battles, by estimate.
says-turn = Turn { $turn } of { $turns }.
says-side = { $name }: income { $income }, { $zones } zones, { $planets } planets.
says-lane = { $lane }: the front is in zone { $front } of { $zones }. Ships: { $ships }.
says-nobody = nobody known
measure-counted = Zones and planets
measure-income = Income
measure-fleet = Fleet
legend-hull = ring: hull left
legend-planet = planet
legend-base = base
legend-dice = dice: not rolled yet
legend-front = flag: who attacks
