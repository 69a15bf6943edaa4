forecast-after = The signs show the move you are about to make.
order-OfferEvent = events that others leave
until-ScoringBegan = the next scoring
until-CardRevealed = a card is revealed
solar-system = The solar system
control-points = Control points
score-unit = CP
tab-strip = Track
action-track = Action track
scoring-number = scoring { $number }
bonus-left = bonus left: { $tokens }
sector-short-inner = Inner
sector-short-belt = Belt
sector-short-outer = Outer
sector-short-final = Final
in-play = In play
points-left = { $points } AP left
pays-now = pays { $plain } · bonus { $bonus } · final { $final }
forecast = If scoring { $number } came now, by bonus sector
you-know-bonus = You know the bonus sector: { $sector }.
faction = Faction
cubes-left = cubes in the supply
diplomats-left = diplomats in the supply
tokens-left = protomolecule tokens in the supply
ships-built = ships in play, of all
initiative = place in the order of initiative
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
critical = critical resource: { $resource }
rocinante-with = { $faction } holds it, at { $orbit }
initiative-order = Initiative for left-over events
your-powers = Your powers
used = used
deck = Deck
deck-left = { $cards } cards, { $scoring } of the scoring cards to come
how-scored = How it was scored
base = Base
total = Total
influence-total = influence { $total }, of it orbital control { $orbital }
says-base = { $base }, { $resource }: { $standings }. { $leader ->
    [none] Nobody leads.
   *[other] { $leader } leads.
}
says-standing = { $faction } { $total }
says-nobody = nobody
says-orbit = Orbit of { $orbit }: { $ships }. { $control ->
    [none] Nobody has orbital control.
   *[other] { $control } has orbital control.
}
says-no-ships = no ships
measure-points = Control points
measure-bases = Bases led
measure-ships = Strength of ships in play
measure-influence = Influence on the map
ask-take = Take a card from the track
ask-place = Place 1 influence: choose a base
ask-send = Send a diplomat: choose a base
ask-move = Move ships: from which orbit, to which
ask-build = Build: choose the orbit
ask-launch = Launch a scrap ship: choose an orbit
ask-strike = Strike: choose the orbit, then the ship
ask-ram = Ram: choose the orbit, then the ship
ask-unleash = Hybrids: choose the orbit, then the ship
ask-incite = Unrest: choose a base, then whose influence
ask-infect = Protomolecule: choose a base
ask-experiment = Live trial: choose a base, then whose influence
ask-play = Play a kept event: which one?
verb-take = Take a card
verb-event = Event now
verb-keep = Keep it
verb-points = Use points
verb-place = Place
verb-send = Diplomat
verb-build = Build
verb-launch = Scrap ship
verb-strike = Strike
verb-ram = Ram
verb-unleash = Hybrids
verb-incite = Unrest
verb-infect = Protomolecule
verb-experiment = Live trial
verb-remove = Remove
verb-replace = Replace
verb-lift = Take up
verb-kill = Remove ship
verb-play = Play kept
verb-discard = Discard
verb-crew = Rocinante’s crew
verb-bonus = Bonus sector
verb-fetch = Take from
verb-spare = From the supply
points-of-card = { $points } action points
card-on-space = { $card } (space { $space })
take = Take { space-name }
copy = Use the event of { space-name }
source-reconstructed-long = ≈ reconstructed: the rulebook does not print this value.
home-in = home: { $orbit }
first-game = good for a first game
pieces-cubes = influence cubes
pieces-diplomats = diplomats
pieces-tokens = protomolecule tokens
pieces-fleets = fleets
pieces-battleships = battleships
pieces-scrap_ships = scrap ships
style-un = Patient and broad: spreads influence from bases it holds already, and makes it count double.
style-mcr = Few, strong ships: takes orbits by force and keeps them.
style-opa = Everywhere at once: places influence in the Belt without ships and wears others down.
style-pg = Schemes: keeps events for nothing and turns bases with the protomolecule.
tally-scoring = Scoring { $number }
tally-final = Final scoring
tally-rest = Start, events and the cost of cards
tally-total = Together
