workshop = Workshop
which-game = Game
changes = { $count ->
    [0] no changes
    [one] 1 change
   *[other] { $count } changes
}
undo = Undo
scenario-page = Write a scenario
in-this-pack = In this pack
find = Find
about = About this pack
lead = Choose something on the left and change it: the server checks it while you write. Everything else stays as in the game.
pack-title = Title
pack-text = Description
pack-id = Name in files
pack-version = Version
pack-authors = Authors
pack-licence = Licence
pack-needs = Required packs
changed = changed
new-one = New { $kind }
one-ship = ship
one-weapon = weapon
one-critical = critical result
one-scenarios = scenario
one-event = event card
one-faction = faction
one-module = module
one-unit = unit
one-table = table size
one-card = card
one-orbit = orbit
one-base = base
one-deck = deck
one-sheet = sheet
table-ship = Ships
table-weapon = Weapons
table-critical = Critical results
table-chart = Impulse chart
table-scenarios = Scenarios
table-event = Event cards
table-faction = Factions
table-module = Modules
table-unit = Units
table-table = Table sizes
table-numbers = Numbers
table-bot_limits = Limits of bots
table-card = Cards
table-track = Action track
table-scoring = Scoring
table-strength = Strength of ships
table-zones = Zones
table-orbit = Orbits
table-base = Bases
table-deck = Decks
table-sheet = Sheets
own-icon = Picture (SVG)
take-back = Revert the change
take-out = Remove
new-key = Another one, such as 4
add-one = Add
operation = Operation
on-the-board = On the board
points-short = points
shields-of = Shields: front { $front }, right { $right }, rear { $rear }, left { $left }
curve-power = Power
curve-speed = Speed
curve-turn = Turn radius
range = Range
average = Mean
missile-does = Flies up to { $reach } hexes and does { $damage } damage.
module-tool = What a click puts on a hex
module-map = The hexes of the module
module-help = Point at an empty hex to put one there, at a planet or an asteroid to set its number and resources. Arrow keys move, Enter acts.
operations-say = What its operations do
sound = Valid: ready to play.
nothing-yet = No changes yet: choose something on the left and change it.
show-to-all = Show it in the gallery
play-this = Play this
play-here = Play on this screen
save = Save and share
export = Export zip
import-zip = Import zip
import-folder = Import folder
link = Anybody with this link can open it:
lab-title = Ask the laboratory
lab-lead = Bots play with the old content and with yours, with the same dice for both.
lab-games = Games
lab-level = Bots
lab-seats = Seats
lab-scenario = Scenario
lab-before = Compared with
lab-own = the game's own content
lab-run = Play 2 × { $count } games
lab-cancel = Cancel
lab-ahead = { $count ->
    [one] One experiment comes first.
   *[other] { $count } experiments come first.
}
lab-progress = { $done } of { $games } games played
lab-failed = The games could not be played:
lab-nothing = No clear difference: chance explains the changes.
lab-stronger = { $name } is stronger: wins go from { $before } to { $after }.
lab-weaker = { $name } is weaker: wins go from { $before } to { $after }.
lab-by-faction = Wins by faction
lab-by-seat = Wins by seat
lab-by-thing = Wins of those who used it
lab-by-reason = How games end
lab-key = Grey: before. Blue: after. Lines: 95 % intervals. Bold: chance does not explain it.
lab-length = Decisions a game: { $before } before, { $after } after.
seat-of = Seat { $number }
table-rules = Numbers
table-income = Income
table-dice = Terrain dice
table-field = Map of a battle
table-home = Home worlds
table-sector = Sectors
table-war = Wars
one-home = home world
one-sector = sector
one-war = war
field-A = Box A
field-B = Box B
field-C = Box C
field-D = Box D
field-E = Box E
field-F = Box F
field-ability = Ability
field-aboard_surcharge = Surcharge for building aboard
field-advanced = Advanced rules
field-afterburners = Afterburners
field-among = Alternatives
field-amount = Amount
field-arcs = Arcs
field-area = Set up in the area
field-areas = Areas
field-arrives = Arrives in round
field-asteroids = Asteroids
field-at = Where
field-attack = Attack
field-base = Base
field-base_repaired = Hull repaired at a base
field-battery = Battery
field-battle_rounds = Rounds of a battle
field-battleship = Battleships
field-battleships = Battleships
field-beside = Beside the unit
field-black_hole = Black holes
field-bonus = Bonus sector, by scoring turn
field-cap = Highest degree of victory
field-category = Category
field-class = Class
field-colonies_to_win = Colonies to win
field-columns = Columns
field-control = Control
field-conversion_price = Price of a conversion
field-copies = Copies
field-core = Core hex
field-cost = Cost
field-costs = Costs
field-count = How many
field-critical = Critical resources by seats
field-cubes = Cubes
field-curve = Curve (power-speed-turn)
field-damage = Damage
field-damaged = Damaged battleship
field-defence = Defence
field-degree = Degree of victory
field-delta = More or less
field-diplomats = Diplomats
field-distinct = Must differ
field-docks = Docks
field-drive_lost = Drive lost
field-duration = Duration
field-each = On every one
field-each_to_win = Of each to win
field-effect = Effect
field-elsewhere = Points elsewhere
field-energy = Energy
field-entries = Entry hexes
field-event_price = Price of an event card
field-exit = Exits through the edge
field-explosion = Explosion
field-faces = Faces of the die
field-facing = Facing
field-facings = Facings
field-faction = Faction
field-factions = Factions
field-fighters = Fighters
field-final = At the end
field-fleet = With an own fleet
field-fleet_cap = Points of a fleet at most
field-fleets = Fleets
field-floating = Floating map
field-floor = Never less than
field-free_bases = Free bases
field-free_transports = Free transports
field-from_turn = From turn
field-front = Front
field-goal = Ways to win
field-gold = Gold
field-group = Weapon groups
field-groups_lost = Weapon groups lost
field-holding = Held by
field-home = Home
field-hull = Hull
field-hull_lost = Hull boxes lost
field-hull_repaired = Hull repaired in a turn
field-icon = Picture
field-id = Name in files
field-influence = Influence
field-initiative = Initiative
field-keep = Cost to keep
field-kind = Kind
field-kinds = Kinds
field-known = Only if there was one
field-landing = Troops that land
field-largest_fleet = Ships of a fleet at most
field-late_drives = Late drives
field-least = At least
field-left = Left
field-level = Technology level
field-levy = Levy
field-limit = At most
field-limit_winner = Wins when time is up
field-line = In a line
field-match = Must be alike
field-may_dock = May dock
field-may_land = May land
field-military = Military
field-minimum = Fewest ships
field-minimum_at_home = Fewest ships at home
field-modules_to_win = Modules to win
field-most = At most
field-most_bases = Bases at most
field-most_transports = Transports at most
field-move = Move
field-must_stay = Must stay
field-name = Name in files
field-names = Names of its counters
field-nebula = Nebulae
field-need = How many are needed
field-note = Note
field-number = Number
field-of = Whose
field-offers = Offers a turn
field-on_call = On call
field-once = Once per turn
field-opening = Opening pile
field-ops = Operations
field-optional = Up to that number
field-orbit = Orbit
field-per = For each
field-pile = Cards of a pile
field-piles = Piles
field-planet = Planets
field-planet_worth = Worth of a planet
field-planets = Planets
field-points = Points
field-port = Space Port
field-port_ratio = Ratio of the Space Port
field-power = Powers
field-power_cut = Power cut
field-race_colonies = Colonies in the race
field-radius = Radius
field-radius_added = Wider turns
field-range = Range
field-rarity = Rarity
field-reach = Reach
field-rear = Rear
field-reason = Reason
field-red = Red boxes
field-removable = Only ships that can be removed
field-repairable = Can be repaired
field-resale = Resale price
field-resource = Resource
field-resources = Resources
field-right = Right
field-rocinante = Rocinante
field-role = Role
field-roll = Roll
field-rounds = Rounds
field-rows = Rows
field-same = The same place
field-save = Saved by a roll of
field-scoring = Scoring cards
field-scrap = Scrap ships
field-scrap_ships = Scrap ships
field-seats = Seats
field-sector = Sector
field-sectors = Sectors
field-set = Set
field-shares_borders = Shares its borders
field-shields = Shields
field-ships = Ships
field-short = Leave some for what follows
field-side = Side
field-size = Size
field-source = Source
field-spare = Spares
field-spared = Spared
field-spares_bases = Spares bases
field-speed = Speed
field-squadrons = Squadrons
field-start = At the start
field-starting_colonies = Colonies at the start
field-starting_events = Event cards at the start
field-starting_resources = Resources at the start
field-stat = Value
field-supply = Supply
field-table = Damage by range and die
field-talon = Talon
field-tally = As often as counted before
field-target = Target
field-terrain = Terrain
field-terran = Terran
field-text = Text
field-then = Then
field-titanium = Titanium
field-title = Title
field-to = To
field-token = Leaves a token
field-tokens = Tokens
field-turns = Turns
field-two_seats = Used with two seats
field-uncharged = Uncharged weapon groups
field-unit = Units
field-units = Units
field-value = Value
field-weapon = Weapon
field-what = What
field-when = When
field-who = Who
field-windows = When it can be played
field-winner = Winner
field-yellow = Yellow boxes
field-zone = Zone
field-zones = Zones
value-rulebook = rulebook
value-public = public source
value-deduced = deduced
value-reconstructed = reconstructed
value-antares = Antares
value-badlands = Badlands
value-maelstrom = Maelstrom
value-orion = Orion
value-act = take actions
value-after-dice = after the dice
value-after-points = after the action points
value-any = anybody
value-asteroid = asteroids
value-asteroid-yield = yield of asteroids
value-asteroids = asteroids
value-attack = attack
value-attack-declared = when an attack is declared
value-base = base
value-beam = beam
value-before-dice = before the dice
value-black-hole = black hole
value-block = bar a hex
value-board = board
value-bonus = bonus
value-bounty = bounty
value-breach = breach
value-build = build ships
value-cancel = cancel
value-cargo = cargo
value-carrier = carrier
value-choose = one of several
value-colony = colony
value-colony-hexes = hexes with colonies
value-colony-site = site of a colony
value-control = control
value-copy = copy an event
value-corsairs = corsairs
value-cost = price
value-cruiser = cruiser
value-defence = defence
value-deploy = put a ship there
value-destroy = destroy units
value-destroyed = destroyed
value-devastating = devastating
value-dice = by the dice
value-discard = everybody discards
value-docked = docked
value-draw = draw event cards
value-each = each ship
value-enemy = an enemy
value-enemy-first = enemies first
value-enemy-vessel = enemy vessel
value-energy = energy
value-escaped = escaped
value-evade = evade
value-evasion = evasion
value-event = event card
value-event-played = when an event is played
value-every = everybody
value-every-enemy = every enemy
value-exchanges = exchanges at the Space Port
value-extract = extract
value-faction = faction
value-fighter = fighter
value-forbid = forbid
value-ftl = faster than light
value-fusion = fusion
value-gain = take resources
value-gold = gold
value-great = great
value-green = green
value-group = one group
value-helm-down = helm down
value-hex = hex
value-hull = hull
value-if = if in control
value-jump = jump
value-kill = remove ships
value-kind = kind of unit
value-landed = landed
value-large = large
value-military = military
value-minor = minor
value-missile = missile
value-module = module
value-move = move
value-natural = natural
value-nebula = nebula
value-none = none
value-nothing = nothing
value-one = one ship
value-opponent = opponent
value-opponent-turn = in an opponent's turn
value-orbit = orbit
value-own = own
value-own-base = own base
value-own-engaged = own vessel in combat
value-own-vessel = own vessel
value-own-warship = own warship
value-pair = fights between two
value-peek = look at the bonus
value-permanent = permanent
value-pick = name a place
value-place = place influence
value-planet = planet
value-planet-yield = yield of planets
value-plunder = plunder
value-points = points
value-power = power
value-power-loss = power loss
value-range = range
value-ratio = ratio of the Space Port
value-red = red
value-remove = remove influence
value-replace = replace influence
value-resale = resale
value-resource = resource
value-retreated = retreated
value-reveal = show the top card
value-roll = roll
value-roll-yield = yield of the roll
value-scoring = in scoring
value-scout = choose among events
value-seize = take over a vessel
value-self = oneself
value-shields-down = shields down
value-shift = shift influence
value-small = small
value-space = free space
value-spawn = free unit
value-spy = spy
value-stat = better or worse values
value-steal-event = steal event cards
value-steal-resource = steal resources
value-strategic = strategic
value-structure = structure
value-swap = swap influence
value-talon = Talon
value-tally = what was counted
value-terran = Terran
value-thrusters = thrusters
value-titanium = titanium
value-trade = trade
value-transit = free passage
value-transport = transport
value-treaty = treaty
value-trigger = works when kept
value-vessels = vessels
value-violet = violet
value-warship = warship
value-wave = wave
value-weapon = weapon
value-worm-hole = worm hole
value-yellow = yellow
value-zone = zone
op-or = {" or "}
op-else = {" Or: "}
op-at-base = on { $names }
op-at-orbit = in the orbit of { $names }
op-at-zone = in the zone { $names }
op-at-sector = in the sector { $names }
op-at-resource = where there is { $names }
op-influence-own = where you have influence
op-influence-none = where you have none
op-control-self = where you are in control
op-control-enemy = where an opponent is in control
op-same-base = on the same base
op-same-orbit = in the same orbit
op-fleet = where you have a fleet
op-place = { $each ->
    [yes] Place 1 influence on every base
   *[no] Place { $upto ->
        [yes] up to { $count }
       *[no] { $count }
    } influence
}{ $where }{ $distinct ->
    [base] , each on another base
    [zone] , each in another zone
    [orbit] , each in another orbit
    [faction] , each of another faction
   *[other] {""}
}.
op-remove = { $of ->
    [every] Every faction loses 1 influence on each base
    [every-enemy] Every opponent loses 1 influence on each base
    [enemy] { $each ->
        [yes] Remove 1 influence of an opponent from every base
       *[no] Remove { $upto ->
            [yes] up to { $count }
           *[no] { $count }
        } influence of opponents
    }
    [enemy-first] Remove { $upto ->
        [yes] up to { $count }
       *[no] { $count }
    } influence, that of opponents first
    [self] Remove { $upto ->
        [yes] up to { $count }
       *[no] { $count }
    } of your influence
   *[any] { $each ->
        [yes] Remove 1 influence from every base
       *[no] Remove { $upto ->
            [yes] up to { $count }
           *[no] { $count }
        } influence
    }
}{ $where }{ $distinct ->
    [base] , each on another base
    [zone] , each in another zone
    [orbit] , each in another orbit
    [faction] , each of another faction
   *[other] {""}
}{ $match ->
    [resource] , from bases with the same resource
   *[none] {""}
}{ $together ->
    [base] , all from one base
   *[none] {""}
}{ $tally ->
    [yes] , and as many more as were counted
   *[no] {""}
}.
op-replace = Replace { $upto ->
    [yes] up to { $count }
   *[no] { $count }
} influence of opponents with yours{ $where }{ $distinct ->
    [base] , each on another base
    [zone] , each in another zone
    [orbit] , each in another orbit
    [faction] , each of another faction
   *[other] {""}
}.
op-shift = Move { $upto ->
    [yes] up to { $count }
   *[no] { $count }
} influence{ $of ->
    [self] {" "}of yours
    [enemy] {" "}of opponents
   *[any] {""}
}{ $where } to other bases{ $to }.
op-swap = Swap two pieces of different factions.
op-move = { $ships ->
    [one] Move one of your ships
    [each] Move each of your ships
   *[group] Move a group of your ships
}{ $far ->
    [yes] {" "}to any orbit
   *[no] {" "}up to { $reach } { $reach ->
        [one] zone
       *[other] zones
    }
}{ $times ->
    [yes] , { $count } times
   *[no] {""}
}{ $upto ->
    [yes] , if you like
   *[no] {""}
}.
op-deploy = Put one of your ships there, from the reserve or from elsewhere.
op-kill = Remove { $upto ->
    [yes] up to { $count }
   *[no] { $count }
} { $of ->
    [enemy] { $count ->
    [one] ship
   *[other] ships
} of opponents
    [self] { $count ->
    [one] ship
   *[other] ships
} of yours
   *[any] { $count ->
    [one] ship
   *[other] ships
}
}{ $where }{ $distinct ->
    [base] , each on another base
    [zone] , each in another zone
    [orbit] , each in another orbit
    [faction] , each of another faction
   *[other] {""}
}{ $tally ->
    [yes] , and as many more as were counted
   *[no] {""}
}.
op-build = { $of ->
    [every] Everybody builds all removed ships at home.
   *[other] Build { $upto ->
        [yes] up to { $count }
       *[no] { $count }
    } of your removed ships{ $home ->
        [yes] {" "}at home
       *[no] { $where }
    }.
}
op-points = { $of ->
    [enemy] An opponent of your choice gains { $count }{" "}
   *[other] Gain { $count }{" "}
}{ $count ->
    [one] control point
   *[other] control points
}{ $per ->
    [tally] {" "}for each that was counted
    [control] {" "}for each base that you control
   *[none] {""}
}{ $where }{ $most ->
    [0] {""}
   *[other] , at most { $most }
}.
op-act = Take actions for { $count } { $count ->
    [one] action point
   *[other] action points
}.
op-trigger = { $when ->
    [scoring] Keep it: it works in scoring.
    [points] Keep it: a card can count as { $count }.
   *[other] Keep it: it works after action points.
}
op-copy = Resolve the event of a card on the track.
op-peek = Look at the secret bonus token.
op-discard = Everybody discards a kept event.
op-reveal = Show the top card of the deck and count its number.
op-pick = { $what ->
    [orbit] Name an orbit with ships; what follows is about it.
   *[other] Name a base with influence; what follows is about it.
}
op-choose = Choose: { $among }
op-if = If you control the orbit of { $orbit }: { $then }
op-stat = { $units ->
    [none] The target
   *[other] Your units ({ $units })
}: { $stat } { $delta }{ $floor ->
    [0] .
   *[other] , never below { $floor }.
}
op-cost = Price ({ $units }): { $price }.
op-resale = Event cards sell for { $delta } gold at the Space Port.
op-corsairs = Your cargos may attack, with { $delta } attack.
op-roll = { $delta } for your { $side ->
    [defence] defence roll
   *[attack] attack roll
} in this strike.
op-spawn = A { $unit } comes into play for nothing.
op-destroy = Vessels { $radius ->
    [0] in the target
    [one] within one hex of the target
   *[other] within { $radius } hexes of the target
} are destroyed{ $save ->
    [0] {""}
   *[other] {" "}unless they roll { $save } or more
}{ $spare ->
    [colony-hexes] ; those on a colony’s hex are spared
   *[nothing] {""}
}.
op-forbid = { $what ->
    [trade] Nobody trades.
    [move] Nothing moves there.
    [attack] Nobody attacks there.
    [evade] Nobody evades there.
    [extract] Nothing is extracted there.
   *[pair] Attacker and defender do not fight each other.
}
op-cancel = { $what ->
    [event] The event just played has no effect.
   *[attack] The attack on you does not take place.
}
op-ratio = The Space Port takes { $amount } of your resources for one.
op-transit = You can pass without permission.
op-draw = Draw { $amount ->
    [one] one more event card
   *[other] { $amount } more event cards
} before the first turn.
op-plunder = Each unit that you destroy in combat brings { $amount ->
    [one] one random resource
   *[other] { $amount } random resources
} of its owner.
op-bounty = Each unit that you destroy brings { $amount ->
    [one] one resource
   *[other] { $amount } resources
} of your choice.
op-scout = Buy an event by looking at { $amount } cards and keeping one.
op-treaty = Whoever has traded with you since your last turn cannot attack you.
op-asteroid-yield = On your own roll each cargo on an asteroid extracts { $amount } more.
op-planet-yield = The chosen planet pays you { $amount } more.
op-roll-yield = Your own roll brings { $amount } more of your choice whenever it pays.
op-exchanges = Exchange { $amount ->
    [one] once
   *[other] { $amount } times
} at the Space Port without docking.
op-gain = Take { $amount } of the chosen resource.
op-spy = Look at the cards of the chosen opponent.
op-steal-resource = Take { $amount ->
    [one] a random resource
   *[other] { $amount } random resources
} of the chosen opponent.
op-steal-event = Take { $amount ->
    [one] a random event card
   *[other] { $amount } random event cards
} of the chosen opponent.
op-jump = The vessel evades by a jump over everything.
op-block = Nothing enters the chosen hex any more.
op-seize = Take over the chosen vessel and what it carries.
one-less = { $field }: one less
one-more = { $field }: one more
set-to = Set { $number }
identity = Identity
shields-and-hull = Shields and hull
kept-here = Changed, and stored in this browser
as-in-the-game = As in the game
add-weapon = Add a weapon
starts-with = Start
ship-sheet = Ship sheet
ship-on-the-board = { $ship } on the board; the hexes its weapons cover are shaded, up to { $reach } hexes away
weapon-on-the-board = { $weapon } on the board: mean damage in each hex ahead, up to { $reach } hexes away
weapon-bars = Mean damage of one weapon by range.
hull-box = Hull box { $number }: power { $power }
hull-critical = Hull box { $number } is critical
damage-at = Damage at range { $range } with a { $die }
arc-of-front = front
arc-of-right = right
arc-of-rear = rear
arc-of-left = left
one-planets = planet
one-asteroids = asteroid
empty-hex = empty
to-mend = { $count ->
    [one] one error
   *[other] { $count } errors
}
curve-short = Curve
power-curve = Power curve
lab-was = Before
lab-is = After
