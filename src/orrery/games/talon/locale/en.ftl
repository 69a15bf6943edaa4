## The game
game-title = Talon
game-summary = Tactical battles between starships on an impulse clock, for two.
option-scenario = Scenario
option-deployment = Deployment
option-deployment-standard = the positions of the scenario
option-deployment-free = each side places its ships in its zone
option-fusion = Dice of a fusion cannon
option-fusion-per-target = one for each target
option-fusion-single = one for the whole shot
option-points = Points of each fleet (free battle)
option-fleet_a = Fleet of the first seat, such as "terran: CA CA DD" (free battle)
option-fleet_b = Fleet of the second seat (free battle)
option-terrain = Terrain (free battle)
option-mode = What the battle is about (free battle)
option-terrain-none = none
option-terrain-random = by a die
option-terrain-planet = planet
option-terrain-asteroids = asteroids
option-terrain-nebula = nebula
option-terrain-black-hole = black hole
option-shifts = Players may propose to shift the map
option-jury_rigging = Ships may be jury-rigged
option-mode-last-ship = last ship standing
option-mode-planetary-invasion = planetary invasion
option-mode-priority-target = priority target
option-mode-escort = escort
option-mode-base-assault = base assault

## Questions
ChooseSpender = Which ship spends its AP next?
ChooseSpending = What does the ship spend its AP on?
ChooseNewTarget = Which ship is the missile to hunt now?
ChooseMover = Which ship or missile moves next?
ChooseMove = How does the ship move?
ChooseMissileMove = How does the missile move?
ChooseLaunch = Where does the missile appear, and which way does it point?
ChooseGroup = Which charged weapon group fires?
ChooseTarget = What is the next weapon aimed at?
ChooseCone = Does the next fusion cannon fire?
ChooseStruck = Which of your ships in the cone is struck next?
ChoosePush = Into which hex is the target pushed?
ChooseExplosion = Which of your ships explodes first?
ChooseFighter = Which fighter is struck?
ChooseMissileStruck = Which missile is struck?
ChooseCollision = With which ship does it collide first?
ChooseFirstStruck = Which of the two ships takes its damage first?
ChooseInitiative = Who has the initiative from now on?
ChooseSpeed = Which speed for the next round?
OfferRig = Jury-rig the ship? One system does better, another one worse, until the next Power Phase.
ChooseJump = Which ship leaves the battle by FTL?
OfferCall = Which of the units that wait outside is called?
ChoosePulled = Which ship does the black hole pull next?
ChoosePull = Into which hex is the ship pulled?
ChooseHex = Where is the unit deployed?
ChooseFacing = Which way does it face?
OfferShift = Propose to shift the map?
AnswerShift = The other player would like to shift the map. Do you agree?
ChooseStray = Which stray ship makes way and counts as retreated?

## Actions
hold = Hold
done = Done
pick = Take { $unit }
slip = Buy a side-slip
turn = Power a turn
charge = Charge group { $group }
battery = Charge the battery
reinforce =
    Reinforce the { $arc ->
         [front] front
         [right] right
         [left] left
        *[rear] rear
    } shield
discard =
    Take the { $arc ->
         [front] front
         [right] right
         [left] left
        *[rear] rear
    } reinforcement off
change = Try to change the initiative
defend = Defend the initiative
beam = Beam power to { $unit }: { $what }
redirect = Give missile { $missile } a new target
move =
    Move: { $manoeuvre ->
         [straight] goes straight
         [left] turns left
         [right] turns right
         [slip-left] side-slips left
        *[slip-right] side-slips right
    }
dock =
    Dock or land: { $manoeuvre ->
         [straight] goes straight
         [left] turns left
         [right] turns right
         [slip-left] side-slips left
        *[slip-right] side-slips right
    }
fire = Fire group { $group } of { $unit }
at = Aim at { $unit }
shoot = Fire
launch =
    Launch towards { $direction ->
         [NW] NW
         [NE] NE
         [E] E
         [SE] SE
         [SW] SW
        *[W] W
    }
towards =
    Towards { $direction ->
         [NW] NW
         [NE] NE
         [E] E
         [SE] SE
         [SW] SW
        *[W] W
    }
speed = Speed { $speed }
initiative = Initiative for { $seat }
jump = { $unit } jumps to FTL
call = { $unit } is called
rig =
    { $up ->
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
place = Place in { $place }
shift =
    Shift the map { $direction ->
         [NW] NW
         [NE] NE
         [E] E
         [SE] SE
         [SW] SW
        *[W] W
    }
agree = Agree
decline = Decline

## What happened
RoundBegan = Round { $round } begins.
TurnBegan = Impulse { $impulse }: { $seat } to act.
UnitDeployed =
    { $unit } is deployed in { $place }, facing { $facing ->
         [NW] NW
         [NE] NE
         [E] E
         [SE] SE
         [SW] SW
        *[W] W
    }.
TerrainPlaced =
    A { $die } is rolled: { $terrain ->
         [planet] planet
         [asteroid] asteroids
         [nebula] nebula
         [black-hole] black hole
         [worm-hole] worm hole
        *[space] open space
    }.
ReinforcementExpired =
    The { $arc ->
         [front] front
         [right] right
         [left] left
        *[rear] rear
    } reinforcement of { $unit } expires.
PowerSpent =
    { $unit } spends AP: { $use ->
         [slip] a side-slip
         [turn] a turn
         [charge-1] charge of group 1
         [charge-2] charge of group 2
         [charge-3] charge of group 3
         [battery] the battery
         [reinforce-front] front shield reinforced
         [reinforce-right] right shield reinforced
         [reinforce-left] left shield reinforced
         [reinforce-rear] rear shield reinforced
         [change] to change initiative
         [defend] to defend initiative
        *[other] a missile redirected
    }.
ReinforcementDiscarded =
    { $unit } takes its { $arc ->
         [front] front
         [right] right
         [left] left
        *[rear] rear
    } reinforcement off.
PowerBeamed =
    { $unit } beams power to { $squadron }: { $use ->
         [charge-1] charge of fighter 1
         [charge-2] charge of fighter 2
         [charge-3] charge of fighter 3
         [turn] a turn
        *[other] a side-slip
    }.
MissileRedirected = { $unit } redirects missile { $missile } to { $target }.
ShipMoved =
    { $unit } { $manoeuvre ->
         [straight] goes straight
         [left] turns left
         [right] turns right
         [slip-left] side-slips left
        *[slip-right] side-slips right
    } to { $place }.
BaseRotated =
    { $unit } rotates to { $facing ->
         [NW] NW
         [NE] NE
         [E] E
         [SE] SE
         [SW] SW
        *[W] W
    }.
MissileMoved = Missile { $missile } flies to { $place }.
MapShifted = The map floats: everything moves { $columns } columns and { $rows } rows.
MapExtended = The battle needs more room: more map is laid beside the two.
ShiftProposed =
    { $seat } would like to shift the map { $direction ->
         [NW] NW
         [NE] NE
         [E] E
         [SE] SE
         [SW] SW
        *[W] W
    }.
ShiftDeclined = { $seat } does not agree to shift the map.
TerrainRemoved =
    The { $terrain ->
         [planet] planet
         [asteroid] asteroids
         [nebula] nebula
         [black-hole] black hole
         [worm-hole] worm hole
        *[space] open space
    } in { $place } is left behind.
ShipsCollided = { $unit } collides with { $other }.
WeaponsReadied = { $unit } fires group { $group }: { weapon-name }.
ShotFired =
    { $unit } fires { weapon-name } at { $target }, range { $range }: die { $die }{ $terrain ->
         [0] { "" }
        *[other] , less { $terrain } for terrain
    }{ $black_hole ->
         [0] { "" }
        *[other] , less { $black_hole } for black holes
    }, { $damage } damage.
MissileLaunched = { $unit } launches missile { $missile } at { $target } from { $place }.
MissileStruck =
    Missile { $missile } strikes { $target } for { $damage } on the { $arc ->
         [front] front
         [right] right
         [left] left
        *[rear] rear
    } shield.
MissileDamaged = Missile { $missile } is damaged.
MissileLost =
    Missile { $missile } is lost: { $cause ->
         [hull] its hull gave way
         [breach] its core was breached
         [fighters] its last fighter was lost
         [planet] it hit a planet
         [black-hole] it fell into a black hole
         [power] its power fell below zero
         [host] its host was destroyed
         [shot] it was shot down
         [map-edge] it left the map
        *[terrain] it hit something
    }.
ShieldsHit =
    The { $arc ->
         [front] front
         [right] right
         [left] left
        *[rear] rear
    } shield of { $unit } absorbs the blow, { $boxes ->
         [0] losing its reinforcement only
        *[other] losing { $boxes }
    }.
HullHit = { $unit } takes { $boxes } on the hull.
FighterLost = { $unit } loses fighter { $fighter }.
CriticalRolled =
    Critical damage on { $unit }, dice { $dice }: { $result ->
         [none] nothing lasting
         [hull] a secondary explosion
         [shields-down] shields down
         [helm-down] helm down
         [weapon] a weapon group is destroyed
         [thrusters] thrusters damaged: turn radius +1
         [power] power -1
         [ftl] hull damage, FTL drive offline
         [power-loss] power loss
        *[breach] core breach
    }.
ShipDestroyed =
    { $unit } is destroyed: { $cause ->
         [hull] its hull gave way
         [breach] its core was breached
         [fighters] its last fighter was lost
         [planet] it hit a planet
         [black-hole] it fell into a black hole
         [power] its power fell below zero
         [host] its host was destroyed
         [shot] it was shot down
         [map-edge] it left the map
        *[terrain] it hit something
    }.
ShipExploded = { $unit } explodes with strength { $strength }.
ArcRolled = Dice for the shields of { $unit }, front, right, left, rear: { $dice }.
ShipPushed = { $unit } is pushed to { $place }.
ShipPulled = { $unit } is pulled to { $place }.
AsteroidsEntered =
    { $unit } flies into asteroids, { $arc ->
         [front] front
         [right] right
         [left] left
        *[rear] rear
    } shield first.
NebulaEntered = { $unit } flies into a nebula: its shields are down.
RepairTried =
    { $unit } tries to repair { $marker ->
         [none] nothing lasting
         [hull] a secondary explosion
         [shields-down] shields down
         [helm-down] helm down
         [weapon] a weapon group is destroyed
         [thrusters] thrusters damaged: turn radius +1
         [power] power -1
         [ftl] hull damage, FTL drive offline
         [power-loss] power loss
        *[breach] core breach
    }: { $die }.
InitiativeKept = Initiative stays with { $seat }: { $change } to change, { $defend } to defend.
InitiativeChanged = Initiative goes to { $seat }: { $change } to change, { $defend } to defend.
WeaponsCharged = { $unit } charges its weapons.
CurveSet = { $unit } sets power { $power }, speed { $speed }, turn radius { $radius }{ $modifier ->
         [0] { "" }
        *[other] { " " }(damage { $modifier })
    }.
ShipRigged =
    { $unit } is jury-rigged: { $up ->
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
    } down.
RigRemoved =
    { $die ->
         [1] The jury rig comes off { $unit } with a 1: its hull suffers.
        *[other] The jury rig comes off { $unit } with a { $die }.
    }
ShipRetreated =
    { $unit } { $how ->
         [ftl] jumps to FTL
         [worm-hole] leaves through the worm hole
         [exit] leaves over the eastern edge
        *[map-edge] leaves the battle over the edge of the map
    }.
ShipDocked = { $unit } docks: { $host }.
BattleEnded =
    The battle is over: { $degree ->
         [none] no victory
         [minor] a minor victory
         [great] a great victory
        *[devastating] a devastating victory
    }.

## Refusals
not-asked = That is not what is being asked now.
game-over = The battle is over.
already-beamed = { $unit } has already received AP in this impulse.
arc-reinforced =
    The { $arc ->
         [front] front
         [right] right
         [left] left
        *[rear] rear
    } shield of { $unit } is already reinforced.
bar-full = Bar { $group } of { $unit } has no empty yellow box.
bases-do-not-move = { $unit } is a base: it does not move.
battery-full = The battery of { $unit } is full.
beam-blocked = Terrain blocks the beam to { $unit }.
beam-too-far = { $unit } is { $range } hexes away; beams reach six.
cannot-beam = { $unit } is neither a carrier nor a base.
docking-not-called-for = The scenario does not call for { $unit } to dock.
drive-inactive = The FTL drive of { $unit } is not active in round { $round }.
drive-offline = The FTL drive of { $unit } is damaged.
facing-not-allowed =
    Units of this side do not deploy facing { $facing ->
         [NW] NW
         [NE] NE
         [E] E
         [SE] SE
         [SW] SW
        *[W] W
    }.
fighter-lost = Fighter { $fighter } is already lost.
group-destroyed = Group { $group } of { $unit } is destroyed.
group-must-fire = The group has been chosen: its first weapon must fire.
has-fired = { $unit } has finished firing in this turn.
has-moved = { $unit } has already moved in this impulse.
has-slip-marker = { $unit } already has a side-slip marker.
helm-down = The helm of { $unit } is down: it can only go straight.
hex-taken = A friendly unit is already in { $place }.
in-nebula = { $unit } is in a nebula: its shields are down.
not-on-call = { $unit } does not wait on call.
must-stay = { $unit } defends what it cannot give up, and stays.
in-terrain = { $unit } cannot jump out of a nebula or asteroids.
landing-not-allowed = The scenario does not allow { $unit } to land.
line-blocked = A planet or black hole blocks the line.
missile-at-missile = Missiles cannot be launched at missile { $missile }.
missile-must-approach = Missile { $missile } must come nearer to its target.
missile-not-there = That missile is not struck.
missile-not-to-move = That missile is not to move now.
missiles-only-turn = Missile { $missile } goes straight or turns, nothing else.
must-move = Every ship and missile that is due must move.
name-a-fighter = Name one fighter of { $unit }.
near-black-hole = { $place } is within two hexes of a black hole.
no-afterburner = { $unit } is not due to move and has no afterburner left.
no-battery = { $unit } has no battery.
no-drive = { $unit } has no FTL drive.
no-enemy-in-cone = No enemy ship is in the cone.
no-group = { $unit } has no group { $group }.
no-host = There is nothing for { $unit } to dock on.
no-launcher = { $unit } has no working missile launcher.
no-missile-counter = No missile can be launched now.
no-new-target = There is no new target for missile { $missile } in arc and range.
no-power = { $unit } gets no AP in this impulse and has no charged battery.
no-slip-marker = { $unit } has not bought a side-slip.
no-such-speed = The curve of { $unit } has no speed { $speed }.
no-such-squadron = { $unit } is no squadron of yours on the map.
no-target = Group { $group } of { $unit } has nothing in arc and range.
no-turn-marker = { $unit } has no turn marker.
no-yellow-box = Bar { $group } of { $unit } has no empty yellow box; red ones charge in the Power Phase.
not-a-new-target = { $unit } is not a new target in arc and range.
not-a-target = The scenario forbids firing at { $unit }.
not-charged = Group { $group } of { $unit } is not fully charged.
not-colliding = { $unit } takes no part in the collision.
not-exploding = { $unit } is not exploding.
not-in-cone = { $unit } is not in the cone.
not-in-zone = { $place } is not in your zone.
not-on-line =
    The line does not run towards { $direction ->
         [NW] NW
         [NE] NE
         [E] E
         [SE] SE
         [SW] SW
        *[W] W
    }.
not-on-map = { $unit } is not on the map.
not-reinforced =
    The { $arc ->
         [front] front
         [right] right
         [left] left
        *[rear] rear
    } shield of { $unit } is not reinforced.
not-in-the-way = { $unit } is not one of the stray ships whose retreat makes room.
no-room-to-shift = Not everything would stay on the map.
shifts-spent = You have proposed enough shifts in this turn.
not-to-be-pulled = { $unit } is not to be pulled now.
not-towards-target = The missile must appear and point towards { $target }.
not-your-missile = Missile { $missile } is not yours or not in flight.
not-your-ship = { $unit } is no ship of yours on the map.
out-of-arc =
    The target is in the { $arc ->
         [front] front
         [right] right
         [left] left
        *[rear] rear
    } arc, where the group cannot fire.
out-of-range = The target is { $range } hexes away, out of range.
own-hex = Nothing in the own hex can be fired at.
own-missile = Missile { $missile } is your own or not in flight.
own-ship = { $unit } is your own ship.
power-below-zero = At that speed { $unit } would have power { $power }.
power-lost = { $unit } has lost power: its curve cannot change.
power-spent = { $unit } has had its AP in this impulse.
rigged-full = The bar of group { $group } of { $unit } is full.
rigged-down = Group { $group } of { $unit } is rigged down: it neither charges nor fires.
power-at-end = The power of { $unit } cannot go any further that way.
helm-out = The helm of { $unit } is out: it cannot be rigged up.
no-tighter-turn = { $unit } cannot turn any tighter.
shields-down = The shields of { $unit } are down: they cannot be reinforced.
speed-too-far = Speed changes by one at most; { $speed } is too far.
terrain-in-the-way = Nothing can deploy in the terrain of { $place }.
too-fast-to-dock = { $unit } docks and lands at speed 1 only, not at { $speed }.
turn-marker = { $unit } must go { $hexes } more hexes before it can turn.
two-reinforcements = { $unit } already carries two reinforcements.

## Outcomes
outcome-last-ship = last ship standing
outcome-round-limit = better losses when the rounds were over
outcome-draw = nobody did better
outcome-landed = transports landed
outcome-docked = the ship reached its base
outcome-escaped = the charge got away
outcome-charge-lost = the charge was destroyed
outcome-charge-fled = the charge left without its task done
outcome-base-lost = the base was destroyed
outcome-flagship-lost = the flagship was destroyed
outcome-flagship-safe = the flagship got away

## Names
class-SC = Scout
class-DD = Destroyer
class-FF = Frigate
class-CL = Light cruiser
class-CA = Heavy cruiser
class-BC = Battlecruiser
class-BB = Battleship
class-DN = Dreadnought
class-FTR = Fighter squadron
class-CV = Carrier
class-Tran = Transport
class-Base = Base
weapon-laser = laser
weapon-torpedo = anti-matter torpedo
weapon-disruptor = disruptor
weapon-wave = wave-motion gun
weapon-fusion = fusion cannon
weapon-missile = missile
terrain-planet = planet
terrain-asteroid = asteroids
terrain-nebula = nebula
terrain-black-hole = black hole
terrain-worm-hole = worm hole
terrain-space = open space
arc-front = front
arc-right = right
arc-left = left
arc-rear = rear
critical-none = nothing lasting
critical-hull = a secondary explosion
critical-shields-down = shields down
critical-helm-down = helm down
critical-weapon = a weapon group is destroyed
critical-thrusters = thrusters damaged: turn radius +1
critical-power = power -1
critical-ftl = hull damage, FTL drive offline
critical-power-loss = power loss
critical-breach = core breach
faction-terran = Terran Confederation
faction-talon = Talon Empire

## Words inside sentences
shield-arc =
    { $arc ->
        [front] front
        [right] right
        [left] left
       *[rear] rear
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
        [planet] the planet
        [asteroid] the asteroids
        [nebula] the nebula
        [black-hole] the black hole
        [worm-hole] the worm hole
       *[space] open space
    }

## Reasons of a hint
because-any-order = Any order will do: every ship with AP gets its turn.
because-avoids = It keeps clear of { terrain-name }.
because-battery = { $unit } keeps the AP in its battery for an impulse without power.
because-bears = Its charged weapons would bear on { $unit } at range { $range }, for { $damage } damage on average.
because-burn = { $unit } would stand clearly better after one more move.
because-charged = { $unit } has its bar full and can fire: { weapon-name }, { $number } in the group.
because-charging =
    { $left ->
        [one] Then 1 box is missing before { $unit } can fire: { weapon-name }.
       *[other] Then { $left } boxes are missing before { $unit } can fire: { weapon-name }.
    }
because-clear = { $place } is the safer hex for { $unit }.
because-closes = It brings { $unit } to range { $range }.
because-cone = It is worth { $damage } damage on average, friends in the cone set against enemies.
because-curve = Speed { $speed } gives { $power } power and a turn radius of { $radius }.
because-destroys = The volley destroys { $unit } with { $percent } %.
because-docks = Docking or landing is what { $unit } is here for.
because-faces = It turns your { shield-arc } shield, { $left } left, towards { $unit }.
because-fast-far = The nearest enemy is { $unit }, at range { $range }: speed closes in.
because-harm = { $place } is the worse hex for { $unit }.
because-hit = A weapon hits { $unit } with { $percent } %, at range { $range }.
because-hull = The volley reaches the hull of { $unit } with { $percent } %.
because-hurt =
    { $left ->
        [one] { $unit } has 1 hull box left.
       *[other] { $unit } has { $left } hull boxes left.
    }
because-incoming = Enemies could soon do { $damage } damage on average to the { shield-arc } shield of { $unit }.
because-initiative = With the initiative your whole turn comes first in each impulse.
because-inwards = This way lies the middle of the map.
because-leaves = Leaving the map here is what { $unit } is here for.
because-leaving-wins = Leaving the battle is what wins it.
because-lost-prey = The missile has lost its target.
because-makes-way = { $unit } makes way for { $other }, who follows behind.
because-middle = The hex lies as near to the middle of your zone as there is room.
because-missile-hunts = { $unit } is its prey, at range { $range }.
because-missile-near =
    { $range ->
        [one] The missile is then 1 hex from { $unit }.
       *[other] The missile is then { $range } hexes from { $unit }.
    }
because-missiles-first = Missiles fly first, before your ships get in their way.
because-more-aim = Your weapons bear better than after the next best choice.
because-more-charge = Your weapons are nearer to firing than after the next best choice.
because-more-hull = It leaves you more hull than the next best choice.
because-more-shields = It leaves you more shields than the next best choice.
because-more-task = It brings you nearer to your task than the next best choice.
because-no-burn = No afterburner would bring a clearly better place.
because-no-initiative = The other side has the initiative.
because-none-ahead = No enemy lies ahead of { $unit }.
because-nothing-better = Nothing else is worth it now.
because-opens = It opens the range to { $unit } to { $range }.
because-range = The nearest enemy is { $unit }, at range { $range }.
because-rig = One box more fills the bar of a group of { $unit }.
because-no-rig = No rig of { $unit } would be worth its risk now.
because-room = No ship of yours stands next to it.
because-safer =
    { $damage ->
        [0] No enemy weapon bears on { $unit } there; elsewhere up to { $worse } damage on average.
       *[other] Enemy weapons could do { $damage } damage on average to { $unit } there, elsewhere up to { $worse }.
    }
because-saves-battery = { $unit } saves its battery for a better moment.
because-shield =
    { $left ->
        [0] The { shield-arc } shield of { $unit } is gone.
        [one] The { shield-arc } shield of { $unit } has 1 left.
       *[other] The { shield-arc } shield of { $unit } has { $left } left.
    }
because-slip = A side-slip gives { $unit } two more ways to move.
because-slow-near = The nearest enemy is { $unit }, at range { $range }: a slower ship has more power for the fight.
because-stays = No ship wins anything by leaving.
because-stays-on-map = Another way would leave the map.
because-strength = At its best range the group does { $damage } damage on average.
because-sturdier = { $unit } is the sturdier one, with { $left } hull boxes left.
because-task = It brings { $unit } to range { $range } of its goal.
because-turn-now = Then { $unit } can turn at its next move.
because-turn-sooner = { $unit } can turn one hex sooner.
because-wait = The best shot now would do only { $percent } % of what this weapon can do: { weapon-name }.
because-way-free = The way of { $unit } is free.

## Chapters of the rules
chapter-2 = Components
chapter-3 = Sequence of play
chapter-4 = Impulses and initiative
chapter-5 = Ships
chapter-6 = Power
chapter-7 = Movement and turning
chapter-8 = Firing
chapter-9 = The power phase
chapter-10 = Batteries and afterburners
chapter-11 = Retreat
chapter-12 = Fighters
chapter-13 = Missiles
chapter-14 = Bases
chapter-15 = Heavy weapons
chapter-16 = Docking and landing
chapter-17 = Terrain
chapter-18 = Black holes
chapter-19 = Worm holes
chapter-22 = Reinforcements
chapter-24 = Jury rigging
