"""What a sensible player looks at: how a position stands, and how promising each action is."""

from __future__ import annotations

from orrery.games.expanse.actions import (
    BURTON,
    DONE,
    HOLDEN,
    PASS,
    USE_EVENT,
    USE_POINTS,
    Build,
    ChooseSector,
    Crew,
    Fetch,
    Incite,
    Infect,
    Keep,
    Launch,
    Lift,
    Move,
    OnInfluence,
    OnShip,
    Place,
    PlaceDiplomat,
    Play,
    Ram,
    Replace,
    Take,
    UseEvent,
    UsePoints,
)
from orrery.games.expanse.board import can_place_with_points, eligible_seats, keep_cost
from orrery.games.expanse.bot.worth import KEPT_WORTH, SHIP_WORTH, Outlook, lead
from orrery.games.expanse.flow.event import resolve_event
from orrery.games.expanse.flow.turn import ChooseUse, OfferEvent, OfferSecondUse
from orrery.games.expanse.score import forecast
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    ANYTIME,
    BATTLESHIP,
    DAMAGED,
    DIPLOMATS,
    IN_SCORING,
    NOWHERE,
    SCORING_CARD,
    Tables,
)
from orrery.kernel import Action, Choice

#: What an event that others may use and a place on the initiative track are worth.
LEFT_FOR_OTHERS = 0.5
INITIATIVE_WORTH = 0.2
#: What an action point gains at least, by a move or a fleet.
ANY_POINT = 0.6
#: The longest event that is played through in thought.
LONGEST_EVENT = 16


class Pause(Choice[ExpanseState]):
    """Where thinking an event through stops."""

    __slots__ = ()

    def options(self, state: ExpanseState) -> list[Action]:
        return [PASS, DONE]


def advise(state: ExpanseState) -> list[float]:
    """How promising each pending action looks, in control points."""
    pending = state.pending
    if state.seat is None or state.rocinante == NOWHERE:
        return [0.0] * len(pending)
    adviser = Adviser(state, state.seat)
    return [adviser.weigh(action) for action in pending]


class Adviser:
    """One decision of one seat."""

    __slots__ = ("faction", "fetched", "gains", "outlook", "seat", "standing", "state")

    def __init__(self, state: ExpanseState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.faction: int = state.faction[seat]
        self.outlook = Outlook(state)
        self.standing: list[list[float]] = [self.outlook.orbit(orbit) for orbit in range(9)]
        self.fetched = -1.0
        self.gains: list[float] = []

    def weigh(self, action: Action) -> float:
        """What an action gains."""
        state = self.state
        if isinstance(action, Place):
            gain = self.shift(action.base, self.faction, 1)
            return gain if state.supply[self.faction] else gain - self.cheapest()
        if isinstance(action, PlaceDiplomat):
            return self.shift(action.base, self.faction, state.tables.value[DIPLOMATS][self.faction]) - 0.1
        if isinstance(action, Move):
            return self.moved(action) - 0.05
        if isinstance(action, OnShip):
            gain = self.hit(action.orbit, action.faction, action.kind)
            return gain - 1.2 if isinstance(action, Ram) else gain
        if isinstance(action, OnInfluence):
            return self.on_influence(action)
        if isinstance(action, Build):
            return self.add_ship(action.orbit, action.kind)
        if isinstance(action, Launch):
            return self.add_ship(action.orbit, 3)
        if isinstance(action, Infect):
            return self.shift(action.base, self.faction, 1) - (0.0 if state.spare_tokens else 0.8)
        if isinstance(action, Fetch):
            return self.shift(action.base, self.faction, -1)
        if isinstance(action, Take):
            return self.take(action)
        if isinstance(action, Play):
            return self.play(action.card)
        if isinstance(action, UseEvent | Keep | UsePoints):
            return self.use(action)
        if isinstance(action, Crew):
            return self.crew(action.member)
        if isinstance(action, ChooseSector):
            gained = forecast(state, action.sector)
            return lead(state, [float(number) for number in gained], self.faction)
        if action is DONE or action is PASS:
            return 0.0
        return self.look_ahead(action)

    def margin(self, before: list[float], after: list[float]) -> float:
        """How much the lead grows when part of the position changes its worth."""
        change = [after[faction] - before[faction] for faction in range(4)]
        return lead(self.state, change, self.faction) if max(change) != min(change) else 0.0

    def shift(self, base: int, faction: int, number: int) -> float:
        """What more or less influence of a faction on a base means."""
        state = self.state
        orbit = state.tables.base_orbit[base]
        at = base * 4 + faction
        if state.influence[at] + number < 0:
            return 0.0
        state.influence[at] += number
        after = self.outlook.orbit(orbit)
        state.influence[at] -= number
        return self.margin(self.standing[orbit], after)

    def cheapest(self) -> float:
        """What it costs to take an own cube from where it is needed least."""
        if self.fetched < 0.0:
            best = 100.0
            for base in range(16):
                if self.state.pieces[base * 4 + self.faction]:
                    best = min(best, -self.shift(base, self.faction, -1))
            self.fetched = max(best, 0.0)
        return self.fetched

    def on_influence(self, action: OnInfluence) -> float:
        """What removing, replacing or lifting influence means."""
        gain = self.shift(action.base, action.faction, -1)
        if isinstance(action, Replace):
            gain += self.shift(action.base, self.faction, 1)
        elif isinstance(action, Incite):
            gain += self.shift(action.base, self.faction, -1)
        elif isinstance(action, Lift):
            gain *= 0.6
        return gain

    def hit(self, orbit: int, faction: int, kind: int) -> float:
        """What a hit on a ship means."""
        state = self.state
        at = orbit * 4 + faction
        state.ships[kind * 36 + at] -= 1
        if kind == BATTLESHIP:
            state.ships[DAMAGED * 36 + at] += 1
        else:
            state.shipping[at] -= 1
        after = self.outlook.orbit(orbit)
        state.ships[kind * 36 + at] += 1
        if kind == BATTLESHIP:
            state.ships[DAMAGED * 36 + at] -= 1
        else:
            state.shipping[at] += 1
        gain = self.margin(self.standing[orbit], after)
        return gain - 2 * SHIP_WORTH if faction == self.faction else gain + SHIP_WORTH

    def add_ship(self, orbit: int, kind: int) -> float:
        """What one more own ship in an orbit means."""
        state = self.state
        at = orbit * 4 + self.faction
        state.ships[kind * 36 + at] += 1
        state.shipping[at] += 1
        after = self.outlook.orbit(orbit)
        state.ships[kind * 36 + at] -= 1
        state.shipping[at] -= 1
        return self.margin(self.standing[orbit], after) + 2 * SHIP_WORTH

    def moved(self, action: Move) -> float:
        """What a move means: orbital control at both ends, and a first foothold."""
        state = self.state
        source = action.source * 4 + self.faction
        target = action.target * 4 + self.faction
        taken: list[int] = []
        left: int = action.number
        for kind in range(4):
            count = min(left, state.ships[kind * 36 + source])
            taken.append(count)
            left -= count
            state.ships[kind * 36 + source] -= count
            state.ships[kind * 36 + target] += count
        state.shipping[source] -= action.number
        state.shipping[target] += action.number
        if left:
            state.rocinante_orbit = action.target
        there = self.outlook.orbit(action.target)
        here = self.outlook.orbit(action.source)
        foothold = 0.25 if state.shipping[target] == action.number else 0.0
        if not state.shipping[source]:
            foothold -= 0.25
        if left:
            state.rocinante_orbit = action.source
        for kind in range(4):
            state.ships[kind * 36 + source] += taken[kind]
            state.ships[kind * 36 + target] -= taken[kind]
        state.shipping[source] += action.number
        state.shipping[target] -= action.number
        gain = self.margin(self.standing[action.target], there) + self.margin(self.standing[action.source], here)
        return gain + foothold

    def take(self, action: Take) -> float:
        """What a card of the track is worth, less its cost."""
        state = self.state
        card = state.track[action.space]
        cost = float(state.tables.costs[action.space])
        if card == SCORING_CARD:
            return self.scoring() - cost
        tables = state.tables
        worth = self.points_worth(card, tables.points[card])
        if tables.icons[card][self.faction] and tables.when[card] == ANYTIME:
            worth = max(worth, rough_worth(tables, tables.first[card]))
        return worth - cost

    def points_worth(self, card: int, points: int) -> float:
        """What a card's action points gain, less what its event may give to others."""
        if not self.gains:
            self.gains = self.best_gains()
        worth = -LEFT_FOR_OTHERS if eligible_seats(self.state, card, self.seat) else 0.0
        for number in range(min(points, len(self.gains))):
            worth += self.gains[number]
        return worth

    def best_gains(self) -> list[float]:
        """What influence on different bases gains for a point each, best first, and a point without such a base."""
        state = self.state
        gains = [ANY_POINT, ANY_POINT, ANY_POINT, ANY_POINT]
        relocating = 0.0 if state.supply[self.faction] else self.cheapest()
        for base in state.tables.open_bases[state.seats]:
            if can_place_with_points(state, self.faction, base):
                gains.append(self.shift(base, self.faction, 1) - relocating)
        gains.sort(reverse=True)
        return gains

    def scoring(self) -> float:
        """How much better than the others one would do in a scoring turn now."""
        state = self.state
        best = -100.0
        for sector in range(3):
            gained = [float(number) for number in forecast(state, sector)]
            best = max(best, lead(state, gained, self.faction))
        return best

    def play(self, card: int) -> float:
        """What a kept event would do, less what it is worth to keep it on."""
        state = self.state
        tables = state.tables
        top = state.stack[len(state.stack) - 1]
        if isinstance(top, ChooseUse):
            return self.points_worth(top.card, tables.trigger[card]) - KEPT_WORTH
        if isinstance(top, OfferSecondUse):
            return self.think_through(top.card) - KEPT_WORTH
        if tables.when[card] > IN_SCORING:
            return tables.trigger[card] - state.tally - KEPT_WORTH
        return self.think_through(card) - (0.0 if state.unseen == 0 else KEPT_WORTH)

    def use(self, action: Action) -> float:
        """What the event now, the event later or the points of a card mean."""
        state = self.state
        tables = state.tables
        top = state.stack[len(state.stack) - 1]
        if not isinstance(top, ChooseUse | OfferEvent):
            return 0.0
        card: int = top.card
        if action is USE_POINTS:
            return self.points_worth(card, tables.points[card])
        lost = 0.0 if isinstance(top, ChooseUse) else INITIATIVE_WORTH
        if action is USE_EVENT:
            return self.think_through(card) - lost
        worth = KEPT_WORTH if tables.when[card] == ANYTIME else 2 * KEPT_WORTH
        return (0.0 if state.unseen == 0 else worth) - keep_cost(state, self.faction, card) - lost

    def crew(self, member: int) -> float:
        """What the Rocinante's crew would do."""
        state = self.state
        if member == HOLDEN:
            best = 0.0
            for base in state.tables.open_bases[state.seats]:
                best = max(best, self.shift(base, self.faction, 1))
            return best
        if member == BURTON:
            best = 0.0
            orbit = state.rocinante_orbit
            for other in range(4):
                if other != self.faction:
                    for kind in state.tables.kinds[other]:
                        if state.ships[kind * 36 + orbit * 4 + other]:
                            best = max(best, self.hit(orbit, other, kind))
            return best * state.shipping[orbit * 4 + self.faction]
        best = 0.0
        for orbit in state.tables.reachable[3 if member == 2 else 1][state.rocinante_orbit]:
            best = max(best, self.rocinante_to(orbit))
        return best + (SHIP_WORTH if member == 1 else 0.0)

    def rocinante_to(self, orbit: int) -> float:
        """What the Rocinante in another orbit means."""
        state = self.state
        source = state.rocinante_orbit
        state.shipping[source * 4 + self.faction] -= 1
        state.shipping[orbit * 4 + self.faction] += 1
        state.rocinante_orbit = orbit
        there = self.outlook.orbit(orbit)
        here = self.outlook.orbit(source)
        state.rocinante_orbit = source
        state.shipping[source * 4 + self.faction] += 1
        state.shipping[orbit * 4 + self.faction] -= 1
        return self.margin(self.standing[orbit], there) + self.margin(self.standing[source], here)

    def think_through(self, card: int) -> float:
        """What resolving an event as well as one can would gain."""
        twin = self.state.clone()
        twin.stack = [Pause(self.seat)]
        twin.kept[card] = 0
        resolve_event(twin, self.seat, card)
        return self.play_on(twin)

    def play_on(self, twin: ExpanseState) -> float:
        """How much the lead has grown when everybody has chosen what looks best to the end of the matter."""
        twin.advance()
        for _ in range(LONGEST_EVENT):
            if twin.seat is None or isinstance(twin.stack[len(twin.stack) - 1], Pause):
                break
            adviser = Adviser(twin, twin.seat)
            best = twin.pending[0]
            highest = -1000.0
            for action in twin.pending:
                weight = adviser.weigh(action)
                if weight > highest:
                    best, highest = action, weight
            twin.apply(best)
        return self.difference(twin)

    def look_ahead(self, action: Action) -> float:
        """What an action gains by what the position is worth right after it."""
        twin = self.state.clone()
        twin.apply(action)
        return self.difference(twin)

    def difference(self, twin: ExpanseState) -> float:
        """How much the lead has grown in another position, by the present outlook."""
        after = Outlook(twin)
        after.pays = self.outlook.pays
        return self.margin(self.outlook.everything(), after.everything())


#: Control points that one use of each operation is worth, roughly.
ROUGH = [1.2, 0.9, 1.8, 0.8, 0.8, 0.6, 0.8, 0.8, 0.5, 1.0, 1.0, 0.0, 1.5, 0.2, 0.3, 1.5, 0.0, 0.3, 0.0]


def rough_worth(tables: Tables, first: int) -> float:
    """What an event is worth by the number and kind of its operations."""
    total = 0.0
    number = first
    while number >= 0:
        operation = tables.operations[number]
        count = len(operation.bases) if operation.each else operation.count
        total += ROUGH[operation.verb] * min(count, 3)
        if operation.branches:
            total += rough_worth(tables, operation.branches[0])
        number = operation.following
    return total
