## The game

game-title = The Expanse
game-summary = Politics, fleets and influence from Earth to Saturn, for two, three or four.
option-factions = Who plays which faction
option-factions-chosen = each seat chooses
option-factions-seated = in the order of the seats
option-factions-drawn = drawn at random

## Names

faction-un = United Nations
faction-mcr = Martian Congressional Republic
faction-opa = Outer Planets Alliance
faction-pg = Protogen
faction-short-un = UN
faction-short-mcr = MCR
faction-short-opa = OPA
faction-short-pg = Protogen
base-luna = Luna
base-eurasia = Eurasia
base-africa = Africa
base-mariner-valley = Mariner Valley
base-londres-nova = Londres Nova
base-ceres = Ceres
base-tycho = Tycho
base-eros = Eros
base-thoth = Thoth
base-vesta = Vesta
base-ganymede = Ganymede
base-europa = Europa
base-io = Io
base-rhea = Rhea
base-titan = Titan
base-rings = the Rings
orbit-earth = Earth
orbit-mars = Mars
orbit-ceres = Ceres
orbit-tycho = Tycho
orbit-eros = Eros
orbit-thoth = Thoth
orbit-vesta = Vesta
orbit-jupiter = Jupiter
orbit-saturn = Saturn
zone-inner = Inner Planets
zone-belt = the Belt
zone-jupiter = Jupiter
zone-saturn = Saturn
sector-inner = Inner Planets
sector-belt = the Belt
sector-outer = Outer Planets
resource-food = food
resource-water = water
resource-minerals = minerals
resource-tech = technology
kind-fleet = fleet
kind-battleship = battleship
kind-damaged = damaged battleship
kind-scrap = scrap ship
kind-rocinante = Rocinante
piece-cube = cube
piece-diplomat = diplomat
crew-holden = James Holden
crew-nagata = Naomi Nagata
crew-kamal = Alex Kamal
crew-burton = Amos Burton
crew-holden-effect = Place 1 influence on any base.
crew-nagata-effect = Move the Rocinante one zone, then remove 1 enemy fleet there.
crew-kamal-effect = Move the Rocinante to any orbit.
crew-burton-effect = Remove 1 enemy fleet from the Rocinante's orbit for each of your ships there, herself included.
source-rulebook = from the rulebook
source-public = from public sources
source-deduced = deduced
source-reconstructed = reconstructed
phase-setup = Set-up
phase-turn = Turn
phase-scoring = Scoring
phase-final = Final scoring
phase-over = The game is over

## Powers and technologies

power-standing-presence = Standing Presence
power-standing-presence-effect = Action points may also place influence on a base where you already have influence, without a fleet.
power-diplomats = Diplomats
power-diplomats-effect = Your 3 diplomats count as 2 each, on the map too.
power-peace-enforcement = Peace Enforcement
power-peace-enforcement-effect = Once per turn, 1 point: remove an enemy fleet in an orbit where you are stronger than its owner.
power-hegemony = Hegemony
power-hegemony-effect = You win every tie for a place on a base.
power-battleships = Battleships
power-battleships-effect = 2 of your ships have strength 2; the first hit turns them over (strength 1), the second removes them.
power-long-burn = Long Burn
power-long-burn-effect = Each of your move actions may cross up to 2 zones.
power-open-fire = Open Fire
power-open-fire-effect = 1 point: remove an enemy fleet in an orbit where you are stronger than its owner.
power-orbital-supremacy = Orbital Supremacy
power-orbital-supremacy-effect = Orbital control adds 3 to your influence instead of 1.
power-belter-network = Belter Network
power-belter-network-effect = Action points place influence on any base of the Belt and the Outer Planets without a fleet.
power-scrap-ships = Scrap Ships
power-scrap-ships-effect = 1 point: put a scrap ship (strength 1/2) into a Belt orbit or an orbit where you have influence.
power-unrest = Unrest
power-unrest-effect = 1 point: remove one of your influence and one enemy influence from the same base.
power-ramming = Ramming
power-ramming-effect = 1 point: remove one of your ships and one enemy fleet from the same orbit.
power-insider-files = Insider Files
power-insider-files-effect = Keeping an event costs you nothing.
power-protomolecule-samples = Protomolecule Samples
power-protomolecule-samples-effect = 1 point: place or move one of 2 tokens on a base whose orbit holds one of your ships; it counts as 1 influence and others cannot touch it.
power-live-trial = Live Trial
power-live-trial-effect = 1 point: remove 1 enemy influence from a base with a token.
power-hybrid-soldiers = Hybrid Soldiers
power-hybrid-soldiers-effect = Once per turn, 1 point: remove an enemy fleet from an orbit connected to a base with a token.

## Cards

card-scoring = Scoring
card-scoring-effect = All bases are scored.
card-camina-drummer = Camina Drummer
card-camina-drummer-effect = Take 1 AP of actions.
card-josephus-miller = Josephus Miller
card-josephus-miller-effect = Kept for free. On your turn, after spending an action card's AP, discard this to resolve that same card's event too, if your icon is on it.
card-cotyar-ghazi = Cotyar Ghazi
card-cotyar-ghazi-effect = Kept for free. Playable as your event in a scoring round: look at the secret bonus token, then take 2 AP of actions.
card-mao-kwikowski-mercantile = Mao-Kwikowski Mercantile
card-mao-kwikowski-mercantile-effect = Kept for free. Discard to count the AP number of one action card as 4.
card-assassin = Assassin
card-assassin-effect = Every player discards one of its own kept cards.
card-covert-op = Covert Op
card-covert-op-effect = Exchange the places of two influence owned by different factions.
card-bush-naval-yards = Bush Naval Yards
card-bush-naval-yards-effect = Every player builds all its missing fleets at home; gain 1 CP for each opponent that built.
card-antony-dresden = Antony Dresden
card-antony-dresden-effect = Place 1 influence on every Tech base.
card-franklin-degraff = Franklin DeGraff
card-franklin-degraff-effect = Place 1 influence on every Earth base.
card-terraforming = Terraforming
card-terraforming-effect = Place 1 influence on every Martian base (mandatory; relocate cubes if the supply is empty).
card-voices-of-eros = Voices of Eros
card-voices-of-eros-effect = Place 1 influence on one base in each of the three sectors.
card-destruction-of-deimos = Destruction of Deimos
card-destruction-of-deimos-effect = Remove 1 influence from every Martian base (mandatory), then place 1 on an Earth base.
card-blockade-of-earth = Blockade of Earth
card-blockade-of-earth-effect = Place 1 influence on an Earth base; with orbital control of Earth you may also remove 1 from an Earth base.
card-blockade-of-mars = Blockade of Mars
card-blockade-of-mars-effect = Place 1 influence on a Martian base; with orbital control of Mars you may also remove 1 from a Martian base.
card-sadavir-errinwright = Sadavir Errinwright
card-sadavir-errinwright-effect = On every base, each faction holding 3 or more influence removes 1.
card-slingshot-racing = Slingshot Racing
card-slingshot-racing-effect = Remove 1 influence from an Outer base.
card-black-ops-team = Black Ops Team
card-black-ops-team-effect = Remove 1 influence from each of up to 3 bases, all in different zones.
card-julie-mao = Julie Mao
card-julie-mao-effect = Remove 1 influence from each of 2 bases sharing a resource type.
card-star-helix = Star Helix
card-star-helix-effect = Remove up to 2 enemy influence in total from bases holding your influence.
card-riot-gear = Riot Gear
card-riot-gear-effect = Remove 1 influence from each of up to 2 different Belt bases.
card-the-hybrid = The Hybrid
card-the-hybrid-effect = Choose a base, reveal the deck's top card, remove as many influence there as its AP (all of it if a scoring card); put the card back.
card-nauvoo = Nauvoo
card-nauvoo-effect = Remove 1 influence or 1 fleet anywhere.
card-theresa-yao = Theresa Yao
card-theresa-yao-effect = In one orbit remove X of your fleets (X may be 0) and X+1 enemy fleets in total.
card-bobbie-draper = Bobbie Draper
card-bobbie-draper-effect = Remove 1 enemy fleet, then put one of your fleets (unbuilt or from elsewhere) in that orbit.
card-ambush = Ambush
card-ambush-effect = In one orbit remove 0 or 1 fleet of each faction (you decide for each).
card-captain-yvgeny = Captain Yvgeny
card-captain-yvgeny-effect = Remove 1 enemy fleet from an orbit holding your fleet.
card-stealth-ships = Stealth Ships
card-stealth-ships-effect = Move one fleet up to 1 zone, then remove it to remove up to 2 enemy fleets there.
card-heavy-burn = Heavy Burn
card-heavy-burn-effect = Move up to two groups up to 2 zones each.
card-razorback = Razorback
card-razorback-effect = Move 1 fleet to any orbit.
card-admiral-souther = Admiral Souther
card-admiral-souther-effect = Each of your fleets may move up to 1 zone.
card-paolo-cortazar = Paolo Cortázar
card-paolo-cortazar-effect = Place 2 influence on Outer bases.
card-sematimba = Sematimba
card-sematimba-effect = Remove up to 2 influence from a single Belt base.
card-ganymede-refugees = Ganymede Refugees
card-ganymede-refugees-effect = Move up to 2 enemy influence from Jovian bases to Belt bases of your choice.
card-smugglers = Smugglers
card-smugglers-effect = Place 1 influence on any base.
card-ice-haulers = Ice Haulers
card-ice-haulers-effect = Place 1 influence on each of up to 2 different Water bases.
card-eros-incident = Eros Incident
card-eros-incident-effect = Remove 1 influence of every opponent from Eros, then place 2 there.
card-anderson-dawes = Anderson Dawes
card-anderson-dawes-effect = Place 1 influence on each of up to 3 different Belt bases.
card-fred-johnson = Fred Johnson
card-fred-johnson-effect = Build up to 2 fleets at home, then place up to 1 influence on a base whose orbit holds your fleet.
card-ceres-uprising = Ceres Uprising
card-ceres-uprising-effect = You may remove 1 enemy influence from Ceres; then place 1 there.
card-ramming-run = Ramming Run
card-ramming-run-effect = Remove one of your fleets, then up to 2 enemy influence from bases connected to that orbit.
card-canterbury-destroyed = Canterbury Destroyed
card-canterbury-destroyed-effect = Remove 1 enemy influence from each of up to 3 different Water bases.
card-gunrunners = Gunrunners
card-gunrunners-effect = Build up to 1 fleet in any Belt orbit, then move one group.
card-sympathizers = Sympathizers
card-sympathizers-effect = Place 1 influence on each of up to 2 different enemy-controlled bases where you have none.
card-tycho-engineers = Tycho Engineers
card-tycho-engineers-effect = Place 1 influence on Tycho, then build up to 1 fleet at home.
card-kenzo-gabriel = Kenzo Gabriel
card-kenzo-gabriel-effect = Resolve the event of one action card now on the track as though your icon were on it; that card stays there.
card-jules-pierre-mao = Jules-Pierre Mao
card-jules-pierre-mao-effect = Gain 1 CP per Tech or Mineral base you control (max 3).
card-phoebe-survey = Phoebe Survey
card-phoebe-survey-effect = Place 2 influence on Saturnian bases.
card-project-caliban = Project Caliban
card-project-caliban-effect = Remove up to 2 enemy influence from a single Jovian base, then place up to 1 there.
card-thoth-laboratory = Thoth Laboratory
card-thoth-laboratory-effect = Build up to 1 fleet at home, then place up to 1 influence on a Tech base.
card-corporate-lobbying = Corporate Lobbying
card-corporate-lobbying-effect = Gain 3 CP; one opponent of your choice gains 1.
card-hired-guns = Hired Guns
card-hired-guns-effect = Remove 1 enemy fleet from each of up to 2 different Belt orbits.
card-hostile-takeover = Hostile Takeover
card-hostile-takeover-effect = On each of up to 2 different Mineral or Tech bases holding your influence, replace 1 enemy influence with yours.

## Words inside sentences

faction-name =
    { $faction ->
        [un] { faction-short-un }
        [mcr] { faction-short-mcr }
        [opa] { faction-short-opa }
        [pg] { faction-short-pg }
       *[other] { $faction }
    }
winner-name =
    { $winner ->
        [un] { faction-short-un }
        [mcr] { faction-short-mcr }
        [opa] { faction-short-opa }
        [pg] { faction-short-pg }
       *[other] { $winner }
    }
first-name =
    { $first ->
        [un] { faction-short-un }
        [mcr] { faction-short-mcr }
        [opa] { faction-short-opa }
        [pg] { faction-short-pg }
       *[other] { $first }
    }
holder-name =
    { $rocinante ->
        [un] { faction-short-un }
        [mcr] { faction-short-mcr }
        [opa] { faction-short-opa }
        [pg] { faction-short-pg }
       *[other] { $rocinante }
    }
base-name =
    { $base ->
        [luna] { base-luna }
        [eurasia] { base-eurasia }
        [africa] { base-africa }
        [mariner-valley] { base-mariner-valley }
        [londres-nova] { base-londres-nova }
        [ceres] { base-ceres }
        [tycho] { base-tycho }
        [eros] { base-eros }
        [thoth] { base-thoth }
        [vesta] { base-vesta }
        [ganymede] { base-ganymede }
        [europa] { base-europa }
        [io] { base-io }
        [rhea] { base-rhea }
        [titan] { base-titan }
        [rings] { base-rings }
       *[other] { $base }
    }
source-name =
    { $source ->
        [luna] { base-luna }
        [eurasia] { base-eurasia }
        [africa] { base-africa }
        [mariner-valley] { base-mariner-valley }
        [londres-nova] { base-londres-nova }
        [ceres] { base-ceres }
        [tycho] { base-tycho }
        [eros] { base-eros }
        [thoth] { base-thoth }
        [vesta] { base-vesta }
        [ganymede] { base-ganymede }
        [europa] { base-europa }
        [io] { base-io }
        [rhea] { base-rhea }
        [titan] { base-titan }
        [rings] { base-rings }
        [earth] { orbit-earth }
        [mars] { orbit-mars }
        [jupiter] { orbit-jupiter }
        [saturn] { orbit-saturn }
       *[other] { $source }
    }
target-name =
    { $target ->
        [luna] { base-luna }
        [eurasia] { base-eurasia }
        [africa] { base-africa }
        [mariner-valley] { base-mariner-valley }
        [londres-nova] { base-londres-nova }
        [ceres] { base-ceres }
        [tycho] { base-tycho }
        [eros] { base-eros }
        [thoth] { base-thoth }
        [vesta] { base-vesta }
        [ganymede] { base-ganymede }
        [europa] { base-europa }
        [io] { base-io }
        [rhea] { base-rhea }
        [titan] { base-titan }
        [rings] { base-rings }
        [earth] { orbit-earth }
        [mars] { orbit-mars }
        [jupiter] { orbit-jupiter }
        [saturn] { orbit-saturn }
       *[other] { $target }
    }
chosen-name =
    { $chosen ->
        [luna] { base-luna }
        [eurasia] { base-eurasia }
        [africa] { base-africa }
        [mariner-valley] { base-mariner-valley }
        [londres-nova] { base-londres-nova }
        [ceres] { base-ceres }
        [tycho] { base-tycho }
        [eros] { base-eros }
        [thoth] { base-thoth }
        [vesta] { base-vesta }
        [ganymede] { base-ganymede }
        [europa] { base-europa }
        [io] { base-io }
        [rhea] { base-rhea }
        [titan] { base-titan }
        [rings] { base-rings }
        [earth] { orbit-earth }
        [mars] { orbit-mars }
        [jupiter] { orbit-jupiter }
        [saturn] { orbit-saturn }
       *[other] { $chosen }
    }
orbit-name =
    { $orbit ->
        [earth] { orbit-earth }
        [mars] { orbit-mars }
        [ceres] { orbit-ceres }
        [tycho] { orbit-tycho }
        [eros] { orbit-eros }
        [thoth] { orbit-thoth }
        [vesta] { orbit-vesta }
        [jupiter] { orbit-jupiter }
        [saturn] { orbit-saturn }
       *[other] { $orbit }
    }
kind-name =
    { $kind ->
        [fleet] { kind-fleet }
        [battleship] { kind-battleship }
        [damaged] { kind-damaged }
        [scrap] { kind-scrap }
        [rocinante] { kind-rocinante }
       *[other] { $kind }
    }
resource-name =
    { $resource ->
        [food] { resource-food }
        [water] { resource-water }
        [minerals] { resource-minerals }
        [tech] { resource-tech }
       *[other] { $resource }
    }
piece-name =
    { $piece ->
        [cube] { piece-cube }
        [diplomat] { piece-diplomat }
       *[other] { $piece }
    }
sector-name =
    { $sector ->
        [inner] { sector-inner }
        [belt] { sector-belt }
        [outer] { sector-outer }
       *[other] { $sector }
    }
bonus-name =
    { $bonus ->
        [inner] { sector-inner }
        [belt] { sector-belt }
        [outer] { sector-outer }
       *[other] { $bonus }
    }
member-name =
    { $member ->
        [holden] { crew-holden }
        [nagata] { crew-nagata }
        [kamal] { crew-kamal }
        [burton] { crew-burton }
       *[other] { $member }
    }
power-name =
    { $power ->
        [standing-presence] { power-standing-presence }
        [diplomats] { power-diplomats }
        [peace-enforcement] { power-peace-enforcement }
        [hegemony] { power-hegemony }
        [battleships] { power-battleships }
        [long-burn] { power-long-burn }
        [open-fire] { power-open-fire }
        [orbital-supremacy] { power-orbital-supremacy }
        [belter-network] { power-belter-network }
        [scrap-ships] { power-scrap-ships }
        [unrest] { power-unrest }
        [ramming] { power-ramming }
        [insider-files] { power-insider-files }
        [protomolecule-samples] { power-protomolecule-samples }
        [live-trial] { power-live-trial }
        [hybrid-soldiers] { power-hybrid-soldiers }
       *[other] { $power }
    }
card-name =
    { $card ->
        [scoring] { card-scoring }
        [camina-drummer] { card-camina-drummer }
        [josephus-miller] { card-josephus-miller }
        [cotyar-ghazi] { card-cotyar-ghazi }
        [mao-kwikowski-mercantile] { card-mao-kwikowski-mercantile }
        [assassin] { card-assassin }
        [covert-op] { card-covert-op }
        [bush-naval-yards] { card-bush-naval-yards }
        [antony-dresden] { card-antony-dresden }
        [franklin-degraff] { card-franklin-degraff }
        [terraforming] { card-terraforming }
        [voices-of-eros] { card-voices-of-eros }
        [destruction-of-deimos] { card-destruction-of-deimos }
        [blockade-of-earth] { card-blockade-of-earth }
        [blockade-of-mars] { card-blockade-of-mars }
        [sadavir-errinwright] { card-sadavir-errinwright }
        [slingshot-racing] { card-slingshot-racing }
        [black-ops-team] { card-black-ops-team }
        [julie-mao] { card-julie-mao }
        [star-helix] { card-star-helix }
        [riot-gear] { card-riot-gear }
        [the-hybrid] { card-the-hybrid }
        [nauvoo] { card-nauvoo }
        [theresa-yao] { card-theresa-yao }
        [bobbie-draper] { card-bobbie-draper }
        [ambush] { card-ambush }
        [captain-yvgeny] { card-captain-yvgeny }
        [stealth-ships] { card-stealth-ships }
        [heavy-burn] { card-heavy-burn }
        [razorback] { card-razorback }
        [admiral-souther] { card-admiral-souther }
        [paolo-cortazar] { card-paolo-cortazar }
        [sematimba] { card-sematimba }
        [ganymede-refugees] { card-ganymede-refugees }
        [smugglers] { card-smugglers }
        [ice-haulers] { card-ice-haulers }
        [eros-incident] { card-eros-incident }
        [anderson-dawes] { card-anderson-dawes }
        [fred-johnson] { card-fred-johnson }
        [ceres-uprising] { card-ceres-uprising }
        [ramming-run] { card-ramming-run }
        [canterbury-destroyed] { card-canterbury-destroyed }
        [gunrunners] { card-gunrunners }
        [sympathizers] { card-sympathizers }
        [tycho-engineers] { card-tycho-engineers }
        [kenzo-gabriel] { card-kenzo-gabriel }
        [jules-pierre-mao] { card-jules-pierre-mao }
        [phoebe-survey] { card-phoebe-survey }
        [project-caliban] { card-project-caliban }
        [thoth-laboratory] { card-thoth-laboratory }
        [corporate-lobbying] { card-corporate-lobbying }
        [hired-guns] { card-hired-guns }
        [hostile-takeover] { card-hostile-takeover }
       *[other] { $card }
    }
by-name =
    { $by ->
        [camina-drummer] { card-camina-drummer }
        [josephus-miller] { card-josephus-miller }
        [cotyar-ghazi] { card-cotyar-ghazi }
        [mao-kwikowski-mercantile] { card-mao-kwikowski-mercantile }
        [assassin] { card-assassin }
        [covert-op] { card-covert-op }
        [bush-naval-yards] { card-bush-naval-yards }
        [antony-dresden] { card-antony-dresden }
        [franklin-degraff] { card-franklin-degraff }
        [terraforming] { card-terraforming }
        [voices-of-eros] { card-voices-of-eros }
        [destruction-of-deimos] { card-destruction-of-deimos }
        [blockade-of-earth] { card-blockade-of-earth }
        [blockade-of-mars] { card-blockade-of-mars }
        [sadavir-errinwright] { card-sadavir-errinwright }
        [slingshot-racing] { card-slingshot-racing }
        [black-ops-team] { card-black-ops-team }
        [julie-mao] { card-julie-mao }
        [star-helix] { card-star-helix }
        [riot-gear] { card-riot-gear }
        [the-hybrid] { card-the-hybrid }
        [nauvoo] { card-nauvoo }
        [theresa-yao] { card-theresa-yao }
        [bobbie-draper] { card-bobbie-draper }
        [ambush] { card-ambush }
        [captain-yvgeny] { card-captain-yvgeny }
        [stealth-ships] { card-stealth-ships }
        [heavy-burn] { card-heavy-burn }
        [razorback] { card-razorback }
        [admiral-souther] { card-admiral-souther }
        [paolo-cortazar] { card-paolo-cortazar }
        [sematimba] { card-sematimba }
        [ganymede-refugees] { card-ganymede-refugees }
        [smugglers] { card-smugglers }
        [ice-haulers] { card-ice-haulers }
        [eros-incident] { card-eros-incident }
        [anderson-dawes] { card-anderson-dawes }
        [fred-johnson] { card-fred-johnson }
        [ceres-uprising] { card-ceres-uprising }
        [ramming-run] { card-ramming-run }
        [canterbury-destroyed] { card-canterbury-destroyed }
        [gunrunners] { card-gunrunners }
        [sympathizers] { card-sympathizers }
        [tycho-engineers] { card-tycho-engineers }
        [kenzo-gabriel] { card-kenzo-gabriel }
        [jules-pierre-mao] { card-jules-pierre-mao }
        [phoebe-survey] { card-phoebe-survey }
        [project-caliban] { card-project-caliban }
        [thoth-laboratory] { card-thoth-laboratory }
        [corporate-lobbying] { card-corporate-lobbying }
        [hired-guns] { card-hired-guns }
        [hostile-takeover] { card-hostile-takeover }
       *[other] { $by }
    }

## Actions

pass = Pass
done = Done
event = Resolve the event now
keep = Keep the event
points = Use the action points
cube = An ordinary cube
diplomat = A diplomat
spare = A token from the supply
take = Take the card on space { $space }
copy = Use the event of the card on space { $space }
option = Alternative { $number }
join = Play { faction-name }
favour = Favour { faction-name }
bonus = Bonus sector: { sector-name }
crew = Use { member-name }
ship = Take a { kind-name }
place = Place influence on { base-name }
send = Send a diplomat to { base-name }
fetch = Take it from { base-name }
infect = Bring a protomolecule token to { base-name }
target = Choose { base-name }
orbit = Choose the orbit of { orbit-name }
launch = Launch a scrap ship in the orbit of { orbit-name }
build = Build a { kind-name } in the orbit of { orbit-name }
move = Move { $number } from { source-name } to { target-name }
remove = Remove { faction-name } influence from { base-name }
replace = Replace { faction-name } influence on { base-name }
lift = Take { faction-name } influence from { base-name }
incite = Unrest: one of yours and one of { faction-name } leave { base-name }
experiment = Live trial: remove { faction-name } influence from { base-name }
kill = Remove a { kind-name } of { faction-name } in the orbit of { orbit-name }
strike = Strike a { kind-name } of { faction-name } in the orbit of { orbit-name }
ram = Ram a { kind-name } of { faction-name } in the orbit of { orbit-name }
unleash = Hybrids attack a { kind-name } of { faction-name } in the orbit of { orbit-name }
play = Play { card-name }
discard = Discard { card-name }

## Questions

ChooseFaction = Which faction will you play?
ChooseTurn = Your turn: take a card from the track, or play a kept event.
ChooseUse = How will you use the card: its event now, its event later, or its action points?
SpendPoints = Spend an action point: move ships, place influence, build, or use an ability.
OfferSecondUse = Play the kept card to resolve this event as well?
OfferEvent = The event is free for you: resolve it, keep it, or pass?
ChooseBonus = Choose the bonus sector in secret.
ChooseScoringEvent = Before the count: play a kept event, use the Rocinante if she is yours, or pass.
ChooseNewFleet = Bring one removed fleet back to your home orbit?
ChooseHoldenBase = James Holden: place 1 influence on any base.
ChooseRocinanteOrbit = Where does the Rocinante go?
ChooseCrewKill = Which enemy ship does the Rocinante remove?
ChoosePlacement = Place influence for the event.
ChooseOwnPiece = Which piece do you place here?
ChooseRelocation = You have no cubes left: take one of yours from another base.
ChoosePiece = One of your pieces is affected: which one?
ChooseRemoval = Remove influence for the event.
ChooseVictim = Whose influence is removed here?
ChooseReplacement = Replace enemy influence with your own.
ChooseShift = Which influence is moved?
ChooseShiftTarget = Where does it go?
ChooseSwap = Choose the first of two influence to change places.
ChooseSwapPartner = Choose the other one.
ChooseMove = Move ships for the event.
ChooseShips = Which ships go along?
ChooseDeployment = Put one of your ships into this orbit.
ChooseBuild = Build for the event.
ChooseKill = Remove a ship for the event.
ChooseBranch = Choose an alternative of the event, numbered in the order of its text.
ChooseCopy = Which event of the track do you resolve?
ChooseBase = Choose a base.
ChooseOrbit = Choose an orbit.
ChooseBeneficiary = Which opponent gains as well?
OfferHigherNumber = Play a kept card to count the revealed number higher?
ChooseDiscard = Discard one of your kept events.
ChooseRammer = Which of your ships rams?
ChooseToken = Where does the token come from?

## Events

FactionJoined = { $seat } plays { faction-name }.
GameSetUp = { first-name } begins; { holder-name } has the Rocinante.
TurnBegan = Turn { $turn }: { faction-name }.
CardTaken = { faction-name } takes { card-name } from space { $space } for { $cost } CP.
EventUsed = { faction-name } resolves { card-name }.
EventKept = { faction-name } keeps { card-name } for { $cost } CP.
EventDeclined = { faction-name } lets { card-name } pass.
KeptEventPlayed = { faction-name } plays the kept event { card-name }.
KeptEventDiscarded = { faction-name } discards { card-name }.
EventCopied = { faction-name } resolves { card-name }, which stays on the track.
PointsUsed = { faction-name } uses the { $points } action points of { card-name }.
PointsRaised = { faction-name } discards { by-name } to count { $points }.
InitiativeLowered = { faction-name } goes to the bottom of the initiative track.
CardDrawn = { card-name } comes to the end of the track.
CardRevealed = The top card of the deck is { card-name }.
InfluencePlaced = { faction-name } places a { piece-name } on { base-name }.
InfluenceRemoved = A { piece-name } of { faction-name } is removed from { base-name }.
InfluenceMoved = A { piece-name } of { faction-name } moves from { source-name } to { target-name }.
TokenPlaced = { faction-name } brings a protomolecule token to { base-name }.
ShipsMoved =
    { $number ->
        [one]
            { $kind ->
                [rocinante] { faction-name } moves the { kind-name } from { source-name } to { target-name }.
               *[other] { faction-name } moves a { kind-name } from { source-name } to { target-name }.
            }
       *[other] { faction-name } moves { $number } ships ({ kind-name }) from { source-name } to { target-name }.
    }
ShipBuilt = { faction-name } builds a { kind-name } in the orbit of { orbit-name }.
ShipRemoved = A { kind-name } of { faction-name } is removed from the orbit of { orbit-name }.
BattleshipDamaged = A battleship of { faction-name } is damaged in the orbit of { orbit-name }.
ControlPointsGained = { faction-name } gains { $number } CP and has { $total }.
ScoringBegan =
    { $number ->
        [0] The final scoring begins.
       *[other] Scoring turn { $number } begins.
    }
BonusChosen =
    { $sector ->
        [inner] { faction-name } chooses the bonus sector: { sector-inner }.
        [belt] { faction-name } chooses the bonus sector: { sector-belt }.
        [outer] { faction-name } chooses the bonus sector: { sector-outer }.
       *[other] { faction-name } chooses the bonus sector in secret.
    }
BonusSeen =
    { $sector ->
        [inner] { faction-name } looks at the bonus token: { sector-inner }.
        [belt] { faction-name } looks at the bonus token: { sector-belt }.
        [outer] { faction-name } looks at the bonus token: { sector-outer }.
       *[other] { faction-name } looks at the bonus token.
    }
ScoringPassed = { faction-name } uses no event.
CrewUsed = { faction-name } uses { member-name }.
BonusRevealed = The bonus sector is: { sector-name }.
BasesScored =
    { $number ->
        [0] Every base is scored for the last time.
       *[other] Every base is scored ({ $number }).
    }
TechnologyGained = { faction-name } receives technology { $level }: { power-name }.
RocinantePassed = The Rocinante is with { faction-name }, who has { $points } CP.
ScoringCardsDiscarded = The sixth scoring card ends the game; scoring cards on the track: { $number }, discarded.
GameEnded = { winner-name } wins.

## Outcomes

outcome-most-points = most control points
outcome-initiative = a tie, won by initiative
outcome-rocinante = a tie, won by the Rocinante

## Refusals

already-there = The Rocinante is already there.
base-of-the-event = The event fills this base itself.
base-out-of-play = { base-name } is not in play with two seats.
empty-space = No card lies on space { $space }.
enemies-first = Enemy influence goes before your own.
enemies-only = Only opponents can be chosen.
event-elsewhere = The event does not reach this place.
faction-not-used = { faction-name } is not used with { $seats } seats.
faction-taken = { faction-name } is already taken.
home-only = You build only in your home orbit.
kind-settled = You have gone on to another kind of ship already.
must-build = The event must build.
must-choose = The event must choose something.
must-copy = The event of a card must be resolved.
must-deploy = A ship must be put there.
must-discard = One of your kept events must go.
must-kill = A ship must be removed.
must-move = A ship must move.
must-place = Influence must be placed.
must-remove = Influence must be removed.
must-replace = Influence must be replaced.
must-shift = Influence must be moved.
must-swap = Two influence must change places.
needs-enemy-control = No opponent controls { base-name }.
needs-no-own-influence = You already have influence on { base-name }.
needs-own-control = You do not control { base-name }.
needs-own-fleet = You have no ship in that orbit.
needs-own-influence = You have no influence on { base-name }.
no-bonus-token = No bonus token of this sector is left: { sector-name }.
no-cube = You have no cube to bring to { base-name }.
no-diplomat = You have no diplomat to place.
no-fleet-in-orbit = You have no ship in the orbit of { orbit-name }, to which { base-name } is connected.
no-icon = { card-name } does not show the icon of { faction-name }.
no-influence-there = { faction-name } has no influence on { base-name } that could be taken.
no-orbital-influence = You have no influence in the orbit of { orbit-name }, and it is not in the Belt.
no-own-cube-there = You have no cube on { base-name }.
no-own-ship = You have no ship to give in the orbit of { orbit-name }.
no-partner = No other faction has influence on another base.
no-scrap-ship = Both scrap ships are in play.
no-ships-there = There is nothing to remove in the orbit of { orbit-name }.
no-such-enemy = { faction-name } has no such ship ({ kind-name }) in the orbit of { orbit-name }.
no-such-option = There is no alternative { $number }.
no-such-ship = No such ship ({ kind-name }) can leave the orbit of { orbit-name }.
no-token = No token can come here.
no-token-near = No token lies on a base of the orbit of { orbit-name }.
no-token-there = No token of yours lies on { base-name }.
none-to-build = { faction-name } has no removed ship of this kind ({ kind-name }).
not-a-number-card = { card-name } does not change the number of a card.
not-kept = You do not keep { card-name }.
not-now = { card-name } cannot be used at this moment.
not-stronger = Your strength in the orbit of { orbit-name } ({ $own }) is not higher than theirs ({ $theirs }).
not-your-ability = { faction-name } has no such ability.
not-your-rocinante = { faction-name } controls the Rocinante.
nothing-there = There is no influence to remove on { base-name }.
number-not-higher = { card-name } would not make the number higher.
once-per-turn = This ability works once per turn.
one-ship-only = Only one ship moves.
only-diplomats-left = Only diplomats are left in your supply.
only-when-kept = { card-name } works only after it was kept.
other-base-needed = Another base must be chosen.
other-faction-needed = Another faction must be chosen.
other-orbit-needed = Another orbit must be chosen.
other-zone-needed = A base in another zone must be chosen.
own-only = Only your own can be chosen.
resources-must-match = The bases must share a resource.
placed-by-the-event = The event has placed this influence itself.
rocinante-stays = The Rocinante can never be removed.
same-base = It is there already.
same-base-only = Only { chosen-name } can be chosen now.
same-orbit-only = Only the orbit chosen before counts.
scoring-card = A scoring card has no event.
single-base-only = All of it comes from one base: { chosen-name }.
technology-missing = Technology { $level } has not come yet.
too-expensive = It costs { $cost } CP and you have { $points }.
too-far = { target-name } is too far from { source-name }.
too-few-enemies = There are too few enemy ships in the orbit of { orbit-name }.
too-few-left = Too few ships of later kinds would be left for the group.
too-few-ships = Only { $there } of your ships can leave the orbit of { orbit-name }.

## Reasons of a hint

because-alone = You would be first on { base-name }, with nobody else there.
because-bonus = With { sector-name } as the bonus sector, a scoring now pays you { $own } CP, { faction-name } { $theirs }.
because-both = You use the points and the event of { card-name }.
because-costs = It costs { $cost } CP; you keep { $points }.
because-critical = For you { resource-name } is critical: first place on { base-name } pays 1 CP more.
because-event-idle = The event of { card-name } would gain you little or nothing now.
because-fewer = { faction-name } is down to { $theirs } on { base-name }.
because-free = It costs no CP.
because-gains = It brings you { $number } CP at once.
because-hits =
    { $theirs ->
        [0] { faction-name } has no strength left in the orbit of { orbit-name }.
       *[other] { faction-name } keeps a strength of { $theirs } in the orbit of { orbit-name }.
    }
because-initiative = You keep your place on the initiative track.
because-keep =
    { $cost ->
        [0] Keeping { card-name } costs you nothing.
       *[other] Keeping { card-name } costs { $cost } CP.
    }
because-later = Resolved now, its event would gain you less than it may later.
because-lead = You take the lead on { base-name }: { $own } to { $theirs } of { faction-name }.
because-level = You draw level with { faction-name } on { base-name }: { $own } each.
because-more-kept = It leaves you a kept event more than the next best choice.
because-more-pending = It leaves you more action points than the next best choice.
because-more-places = Your places on the bases promise more than after the next best choice.
because-more-points = It leaves you more control points than the next best choice.
because-more-ships = It leaves you stronger in ships than the next best choice.
because-near-end = One scoring card is left in the deck: the end is near.
because-nearer = On { base-name } you are { $short } short of { faction-name }: { $own } to { $theirs }.
because-no-others = No opponent can use the event of { card-name } afterwards.
because-nothing-better = Everything else would leave you worse off.
because-only-kept = { card-name } works only when it was kept.
because-opens = Your points can reach { base-name } from there.
because-orbit = You gain orbital control of { orbit-name }: strength { $own } to { $theirs }.
because-orbit-lost = { faction-name } loses orbital control of { orbit-name }.
because-own-event = { card-name } shows your icon: its event is yours to use.
because-place =
    { $place ->
        [2] You take second place on { base-name }, with { $own } to { $theirs } of { faction-name }.
       *[other] You take third place on { base-name }, with { $own } to { $theirs } of { faction-name }.
    }
because-points =
    { $points ->
        [one] { card-name } gives you 1 action point.
       *[other] { card-name } gives you { $points } action points.
    }
because-points-on =
    { $points ->
        [one] { card-name } gives you 1 action point, worth most on { base-name }.
       *[other] { card-name } gives you { $points } action points, worth most on { base-name }.
    }
because-points-over-event = Its action points gain you more than its event would now.
because-raises = { card-name } makes it { $points } action points.
because-scores = If { sector-name } is the bonus sector, the next scoring pays you { $gain } CP more.
because-scores-any = The next scoring pays you { $gain } CP more, whatever its bonus sector.
because-scores-final = The final scoring pays you { $gain } CP more.
because-ships = You would have { $number } ships on the map.
because-unseats = { faction-name } loses first place on { base-name }.
because-widens = Your lead on { base-name } grows to { $margin }: { $own } to { $theirs } of { faction-name }.

## Chapters of the rules
chapter-components = Components
chapter-map = The map
chapter-setup = Set-up
chapter-turn = A turn
chapter-event = Events of a card
chapter-action-points = Action points
chapter-kept-event = Kept events
chapter-actions = Actions
chapter-actions-move = Moving fleets
chapter-actions-influence = Placing influence
chapter-actions-build = Building fleets
chapter-events = How events work
chapter-scoring = Scoring
chapter-bonus = The bonus sector
chapter-resources = Critical resources
chapter-tech = Technology
chapter-rocinante = The Rocinante
chapter-end = End of the game
chapter-two-player = Two players
chapter-three-player = Three players
chapter-glossary = Glossary
