"""Preparation: the map, the order, the factions, the settlement and the first hands (parsec:5.1 to 7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.actions import AT, At
from orrery.games.parsec.board import has_bots
from orrery.games.parsec.effects import build, draw
from orrery.games.parsec.events import (
    BotLimitsSet,
    FactionDealt,
    FirstSeatFound,
    OrderRolled,
    Settled,
    SettlementFailed,
    SettlementRolled,
    TeamsUneven,
)
from orrery.games.parsec.flow.production import ChooseResource
from orrery.games.parsec.flow.steps import SeatStep
from orrery.games.parsec.flow.turn import Turn
from orrery.games.parsec.grid import NAMES
from orrery.games.parsec.state import NOWHERE, ParsecState
from orrery.games.parsec.tables import (
    CARGO,
    COLUMNS_OF_MODULES,
    FIRST,
    PIECES,
    ROWS_OF_MODULES,
    Seat,
)
from orrery.games.parsec.traits import refresh_traits, traits_of
from orrery.kernel import Choice, Refusal, Step, changed, refuse


def set_up(state: ParsecState) -> None:
    """Lay out the modules, shuffle the decks, and let the preparation begin (parsec:5.2a, parsec:5.2b)."""
    tables = state.tables
    columns, rows = tables.sizes[state.seats][COLUMNS_OF_MODULES : ROWS_OF_MODULES + 1]
    ordinary = [module for module in range(len(tables.modules)) if module != tables.port]
    state.rng.shuffle(ordinary)
    chosen = [*ordinary[: columns * rows - 1], tables.port]
    state.rng.shuffle(chosen)
    if state.options["central_port"]:  # parsec:5.2g
        middle = [
            row * columns + column
            for row in range((rows - 1) // 2, rows // 2 + 1)
            for column in range((columns - 1) // 2, columns // 2 + 1)
        ]
        port = chosen.index(tables.port)
        centre = state.rng.pick(middle)
        chosen[port], chosen[centre] = chosen[centre], chosen[port]
    state.clear(bytes(chosen))
    deck: list[int] = []
    for card in range(tables.cards):
        deck.extend([card] * tables.copies[card])
    state.rng.shuffle(deck)
    state.deck = bytes(deck)
    state.then(RollForOrder(), DealFactions(), Settlement(0), StartingHands(0), FirstTurn())


class RollForOrder(Step[ParsecState]):
    """The highest die plays first; ties roll again among themselves (parsec:5.2e, parsec:5.2f)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        rolling = list(range(state.seats))
        while len(rolling) > 1:
            dice = [state.rng.die(8) for _ in rolling]
            if state.logged:
                state.log(OrderRolled(dice, rolling))
            best = max(dice)
            rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == best]
        state.first = rolling[0]
        state.active = state.first
        if state.logged:
            state.log(FirstSeatFound(state.first))
            if state.teams and state.seats % state.teams:
                state.log(TeamsUneven(state.seats))  # parsec:14.2b


class DealFactions(Step[ParsecState]):
    """Each seat draws a faction card, shown to all (parsec:7b), unless played without them (parsec:14.4a)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        factions = list(range(state.tables.factions))
        state.rng.shuffle(factions)
        for seat in range(state.seats):
            if state.options["factions"]:
                state.factions[seat] = 1 << factions[seat]
                if state.logged:
                    state.log(FactionDealt(seat, state.tables.faction_names[factions[seat]]))
            refresh_traits(state, seat)


def landing_planets(state: ParsecState, seat: Seat, number: i64) -> list[int]:
    """The planets of a number without a colony of another seat (parsec:7.1e)."""
    galaxy = state.galaxy
    found = []
    for body in galaxy.by_number[number]:
        if galaxy.is_planet[body]:
            held = [state.holder[cell] for cell in galaxy.body_cells[body] if state.colony[cell]]
            if all(holder == seat + 1 for holder in held) and len(held) < len(galaxy.body_cells[body]):
                found.append(body)
    return found


class Settlement(Step[ParsecState]):
    """One landing of the settlement, first clockwise, then back (parsec:7.1c, parsec:7.1d)."""

    __slots__ = ("at",)

    def __init__(self, at: i64) -> None:
        self.at = at

    def run(self, state: ParsecState) -> None:
        seats = state.seats
        if self.at == seats * state.tables.starting_colonies:
            return
        state.push(Settlement(self.at + 1))
        lap, place = divmod(int(self.at), seats)
        if lap % 2:
            place = seats - 1 - place
        state.push(Landing((state.first + place) % seats, lap, 0))


class Landing(Step[ParsecState]):
    """A seat rolls for a planet (parsec:7.1f, parsec:7.1g)."""

    __slots__ = ("lap", "seat", "tries")

    def __init__(self, seat: Seat, lap: i64, tries: i64) -> None:
        self.seat = seat
        self.lap = lap
        self.tries = tries

    def run(self, state: ParsecState) -> None:
        seat = self.seat
        die = state.rng.die(8)
        planets = landing_planets(state, seat, die)
        if state.logged:
            state.log(SettlementRolled(seat, die, bool(planets)))
        if planets:
            state.push(ChooseLanding(seat, die))
        elif self.lap == 0 or self.tries == 0:
            state.push(Landing(seat, self.lap, self.tries + 1))
        else:  # parsec:7.1h
            home = state.where[seat * PIECES]
            build(state, seat * PIECES + FIRST[CARGO] + self.lap, home)
            state.spare = changed(state.spare, seat, state.spare[seat] + 1)
            if state.logged:
                state.log(SettlementFailed(seat, NAMES[home]))


class ChooseLanding(Choice[ParsecState]):
    """The seat chooses a hex of a planet with the number it rolled (parsec:7.1a, parsec:7.1i)."""

    __slots__ = ("number",)
    clause = "parsec:7.1a"
    accepts = (At,)

    def __init__(self, seat: Seat, number: i64) -> None:
        self.seat = seat
        self.number = number

    def options(self, state: ParsecState) -> list[At]:
        cells = state.galaxy.body_cells
        planets = landing_planets(state, self.seat, self.number)
        return [AT[cell] for body in planets for cell in cells[body] if not state.colony[cell]]

    def why_not(self, state: ParsecState, action: At) -> Refusal | None:
        galaxy = state.galaxy
        body = galaxy.body[action.cell]
        if body >= len(galaxy.number):
            return refuse("parsec:7.1a", "not-a-planet", cell=NAMES[action.cell])
        if not galaxy.is_planet[body]:
            return refuse("parsec:7.1b", "asteroid", cell=NAMES[action.cell])
        if galaxy.number[body] != self.number:
            return refuse("parsec:7.1a", "other-number", number=galaxy.number[body], die=self.number)
        for cell in galaxy.body_cells[body]:
            if state.colony[cell] and state.holder[cell] != self.seat + 1:
                return refuse("parsec:7.1e", "planet-taken", other=state.holder[cell] - 1)
        if state.colony[action.cell]:
            return refuse("parsec:8.1b", "colony-here", cell=NAMES[action.cell])
        return None

    def resolve(self, state: ParsecState, action: At) -> None:
        first = self.seat * PIECES
        lap = 0
        while state.where[first + FIRST[CARGO] + lap] != NOWHERE:
            lap += 1
        colony = first
        while state.where[colony] != NOWHERE:
            colony += 1
        build(state, colony, action.cell)
        build(state, first + FIRST[CARGO] + lap, action.cell)
        if state.logged:
            state.log(Settled(self.seat, NAMES[action.cell]))


class StartingHands(Step[ParsecState]):
    """From the first seat on, everybody takes resources of choice and draws an event card (parsec:7.2d)."""

    __slots__ = ("at",)

    def __init__(self, at: i64) -> None:
        self.at = at

    def run(self, state: ParsecState) -> None:
        if self.at == state.seats:
            return
        seat = (state.first + self.at) % state.seats
        state.then(
            TakeStartingResources(seat, state.tables.starting_resources),
            DrawStartingEvents(seat),
            StartingHands(self.at + 1),
        )


class TakeStartingResources(Step[ParsecState]):
    """A seat takes its first resources one by one."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: Seat, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: ParsecState) -> None:
        if self.left:
            state.then(ChooseStartingResource(self.seat), TakeStartingResources(self.seat, self.left - 1))


class ChooseStartingResource(ChooseResource):
    """The seat takes a resource of choice (parsec:7.2d)."""

    __slots__ = ()
    clause = "parsec:7.2d"
    why = "start"


class DrawStartingEvents(SeatStep):
    """A seat draws its first event cards; a faction may give more (parsec:7.2d)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        for _ in range(state.tables.starting_events + traits_of(state, self.seat).cards):
            draw(state, self.seat)


class FirstTurn(Step[ParsecState]):
    """The first seat opens the game with the production roll (parsec:7.2e)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        if state.logged and has_bots(state):
            state.log(BotLimitsSet(state.limit, state.offer_limit))
        state.push(Turn(state.first))
