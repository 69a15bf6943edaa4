turn-numbered = { round }
tab-seats = Fleets
score-unit = Sp
score-name = points of ships left
tab-strip = Ship
battle-map = Map of the battle
impulse-chart = Impulse chart
power-phase = Power
power-phase-short = power
key-moves = moves
key-power = gets AP
has-initiative = has the initiative: acts first in every impulse
first = plays first
lost-points = { $points } Sp lost
points = { $points } Sp
power = power
speed-value = speed
turn-radius = turn radius
curve = Curve
damage-power = damage { $amount }
charged = charged
empty = empty
battery-charged = battery charged
battery-empty = battery empty
afterburners-left = { $left } of { $all } afterburners left
turn-in = turn in { $hexes }
slip-bought = side-slip
rigged =
    jury-rigged: { $up ->
         [power] power
         [helm] helm
         [group-1] group 1
         [group-2] group 2
        *[group-3] group 3
    } up, { $down ->
         [power] power
         [helm] helm
         [group-1] group 1
         [group-2] group 2
        *[group-3] group 3
    } down
hull = Hull
explosion = explodes with { $strength }
ftl-ready = FTL drive active
reconstructed = some values of this ship are reconstructed
destroyed = destroyed
aiming = aiming
ready = ready
not-ready = not ready
boxes-missing = { $boxes } to go
hunted = Hunted by { $missiles }
back-to = Back to { $unit }
on-call = on call
arrives = round { $round }
status-absent = to arrive
status-destroyed = destroyed
status-retreated = retreated
status-escaped = escaped
status-docked = docked
status-landed = landed
status-lost = lost
arc-letter-front = F
arc-letter-left = L
arc-letter-right = R
arc-letter-rear = B
steps = Steps of the turn
step-ap = AP
step-move = Move
step-fire = Fire
step-repair = Repair
critical-shields-down-effect = No shield protects it and none can be reinforced. Repaired by a 6.
critical-helm-down-effect = It can only go straight. Repaired by a 6.
critical-power-effect = Its power is one lower for the rest of the battle.
critical-thrusters-effect = Its turn radius is one larger for the rest of the battle.
critical-power-loss-effect = It charges nothing and cannot change its curve. Repaired by a 6.
critical-ftl-effect = It cannot leave the battle by FTL.
critical-none-effect = The ship was lucky.
critical-hull-effect = Further hull boxes are marked.
critical-weapon-effect = The group can neither charge nor fire.
critical-breach-effect = The ship is destroyed and explodes.
odds-title = { $weapons ->
    [1] { $weapon } at { $target }
   *[other] { $weapons } × { $weapon } at { $target }
}
odds-range = range { $range }, { $hit } to hit with each
odds-shield = { $arc } shield absorbs { $absorbs }
odds-expected = expected damage
odds-destroys = { $target } destroyed
odds-hull = reaches the hull
odds-points = { $points } damage
odds-nothing = nothing
odds-absorbed = shield −{ $shield }
odds-hull-hit = { $hull } hull
odds-hull-critical = { $hull } hull, { $criticals } { $criticals ->
    [1] critical
   *[other] criticals
}
odds-destroyed = destroyed
odds-exact = exact
reason-terrain = terrain on the line
reason-black-hole = black hole near the line
note-flies-first = The missile flies first and may be shot down.
note-pushes-first = The target is pushed before it is damaged.
note-strikes-the-cone = Every enemy in the cone is struck.
menu-title = { $unit }: 1 AP
menu-of-battery = { $unit }: battery
flash-shot = { $unit } at { $target }, range { $range }: { $damage ->
    [0] miss
   *[other] { $damage } damage
}
flash-less = less { $amount } for terrain
flash-critical = { $unit }: { $result }
flash-destroyed = { $unit } is destroyed
flash-exploded = { $unit } explodes with strength { $strength }
flash-struck = Missile { $missile } strikes { $target }: { $damage } damage
flash-repair = { $unit } repairs: { $repaired ->
    [true] done
   *[other] not yet
}
zoom-fit = Show everything
way-straight = straight
way-left = turn left
way-right = turn right
way-slip-left = side-slip left
way-slip-right = side-slip right
ask-fire-at = { $unit }: fire at { $target }?
ask-group = { $unit }: which weapon group fires?
ask-ChooseSpending = { $unit }: what does the AP buy?
ask-ChooseMove = { $unit }: how does it move?
ask-ChooseMissileMove = Missile { $unit }: how does it fly?
ask-ChooseTarget = { $unit }: fire at whom?
ask-ChooseCone = { $unit }: does the next fusion cannon fire?
ask-ChooseLaunch = { $unit }: where does the missile appear, and which way does it point?
ask-ChooseSpeed = { $unit }: which speed for the next round?
ask-ChooseHex = Where is { $unit } deployed?
ask-ChooseFacing = Which way does { $unit } face?
ask-ChooseFighter = { $unit }: which fighter is struck?
ask-ChoosePull = { $unit }: into which hex is it pulled?
sub-target = { $weapon }, { $left } of { $count } still to fire. Point at a target to see the odds.
sub-group = Choose a charged weapon group. Firing empties its bar.
sub-firing = Point at a ship with a charged weapon group, then at its target.
sub-move = Speed { $speed }, turn radius { $radius }{ $turn ->
    [0] : free to turn
    [1] : one more hex before it can turn
   *[other] : { $turn } more hexes before it can turn
}.
sub-spending = One action point from the chart. Unspent, it is lost.
sub-battery = The battery's point; using it empties the battery.
sub-speed = Power, speed, turn radius: { $curve }{ $modifier ->
    [0] {""}
   *[other] , damage { $modifier }
}.
sub-mover = Every ship that is due must move; ships with an afterburner may.
says-none = none
says-impulse = Impulse { $impulse }: { $movers } move; { $powered } get AP
says-shield = { $arc } shield { $left } of { $boxes }
says-arcs = fires into { $arcs }
says-ship = { $name }, { $class }, { $place }, facing { $facing }, power, speed and radius { $curve }, hull { $hull }; shields: { $shields }; weapons: { $weapons }{ $critical ->
    [none] {""}
   *[other] ; damage: { $critical }
}.
says-missile = Missile { $missile } in { $place }{ $target ->
    [none] , without a target
   *[other] , hunting { $target }
}
says-way = { $way }, to { $place }, facing { $facing }
says-off = off the map
says-round = Round { $round } of { $rounds }, impulse { $impulse }. { $first } has the initiative.
says-standing = { $name }: { $points } points left
measure-points = Points left
measure-ships = Ships on the map
measure-hull = Hull boxes left
verb-pick = Choose on the map
verb-fire = Fire
fire = Fire { $group } of { $unit }
verb-at = Aim
verb-hold = Hold
verb-slip = Side-slip
verb-turn = Power turn
verb-charge = Charge
verb-battery = Battery
verb-reinforce = Reinforce
verb-discard = Take off
verb-change = Take initiative
verb-defend = Keep initiative
verb-beam = Beam
verb-redirect = Redirect
verb-dock = Dock
verb-shoot = Fire
verb-jump = Jump
verb-call = Call
short-laser = Laser
short-torpedo = Torpedo
short-disruptor = Disruptor
short-wave = Wave gun
short-fusion = Fusion cannon
short-missile = Missiles
setup-scenario = Scenario
setup-free = Free battle
setup-editor = Write a scenario of your own
setup-points = Points for each fleet
setup-fleet = Fleet
setup-left = { $points } Sp left
setup-over = { $points } Sp too many
setup-add = Add { $class }
setup-remove = Remove { $class }
setup-forces = { $one } against { $other }
setup-rounds = { $rounds } rounds
