"""Operations of event cards that happen at once: gains, thefts, new units, destruction (parsec:6.2m)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.actions import ABOARD, AT, UNIT_NAMES
from orrery.games.parsec.aims import BERTH
from orrery.games.parsec.board import free_piece, may_build_warships, passengers, unit_total
from orrery.games.parsec.effects import build, destroy, discard, eliminate, gain, receive, remove, steal_resource
from orrery.games.parsec.events import EventStolen, HandRevealed, UnitSaved, UnitSeized
from orrery.games.parsec.flow.purchase import commission, found_colony
from orrery.games.parsec.grid import NAMES
from orrery.games.parsec.operations import Amounted, Operation
from orrery.games.parsec.state import FRESH, HOLE, NOT_ABOARD, ParsecState
from orrery.games.parsec.tables import COLONY, KIND, KIND_NAMES, KINDS, OWNER, PIECES, TRANSPORT, Card, Seat, Unit
from orrery.kernel import Refusal, refuse
from orrery.parts.operations import Line, number, word


class Exchanges(Amounted):
    """So many exchanges at the Space Port without docking (parsec:6.2m, 9.2)."""

    __slots__ = ()
    verb = "exchanges"

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        state.teleports += self.amount


class Gain(Amounted):
    """Take so many of the chosen resource (parsec:6.2m)."""

    __slots__ = ()
    verb = "gain"

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        gain(state, seat, target, self.amount, state.tables.card_names[card])


class Spy(Amounted):
    """Look at the cards of the chosen seat (parsec:6.2m)."""

    __slots__ = ()
    verb = "spy"

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        state.disclose()
        if state.logged:
            kinds = state.tables.cards
            names = state.tables.card_names
            seen = [names[held] for held in range(kinds) for _ in range(state.hand[target * kinds + held])]
            state.log(HandRevealed(seat, target, seen))


class StealResource(Amounted):
    """Take so many resources at random from the chosen seat (parsec:6.2m)."""

    __slots__ = ()
    verb = "steal-resource"

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        for _ in range(self.amount):
            steal_resource(state, seat, target, state.tables.card_names[card])


class StealEvent(Amounted):
    """Take so many event cards at random from the chosen seat, which has one (parsec:6.2m)."""

    __slots__ = ()
    verb = "steal-event"

    def suits(self, state: ParsecState, opponent: Seat) -> bool:
        return state.cards[opponent] > 0

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        for _ in range(self.amount):
            steal_event(state, seat, target)


def steal_event(state: ParsecState, seat: Seat, other: i64) -> None:
    """A seat takes a card at random from another's hand."""
    if not state.cards[other]:
        return
    kinds = state.tables.cards
    pick = state.rng.below(state.cards[other])
    card = 0
    while pick >= state.hand[other * kinds + card]:
        pick -= state.hand[other * kinds + card]
        card += 1
    discard(state, other, card)
    receive(state, seat, card)
    state.disclose()
    if state.logged:
        state.log(EventStolen(seat, other, state.tables.card_names[card]))


class Spawn(Operation):
    """A unit comes into play for nothing; a warship only in the arms race (parsec:6.2m, 6.2q)."""

    __slots__ = ("kind",)
    verb = "spawn"
    keys = (word("unit", None, KIND_NAMES, [*KIND_NAMES]),)

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.kind: int = line.number("unit")

    def refusal(self, state: ParsecState, seat: Seat) -> Refusal | None:
        if state.tables.military[self.kind] and not may_build_warships(state, seat):
            return refuse("parsec:6.2q", "no-arms-race", kind=KINDS[self.kind])
        return None

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        if self.kind == COLONY:
            found_colony(state, seat, target, "event")
        else:
            commission(state, seat, self.kind, ABOARD[target - BERTH] if target >= BERTH else AT[target])


class Destroy(Operation):
    """Vessels in a module, or near a hex, are destroyed unless they roll the save; passengers too (parsec:4.2m)."""

    __slots__ = ("radius", "save", "spares_colonies")
    verb = "destroy"
    keys = (
        number("save", 0, 0, 99),
        number("radius", 0, 0, 99),
        word("spare", "nothing", {"nothing": 0, "colony-hexes": 1}, ["nothing", "colony-hexes"]),
    )

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.save: int = line.number("save")
        self.radius: int = line.number("radius")
        self.spares_colonies: bool = line.flag("spare")

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        grid = state.galaxy.grid
        cells = [*grid.within(target, self.radius), target] if self.radius else state.galaxy.module_cells[target]
        doomed = [
            unit
            for unit in range(state.seats * PIECES)
            if state.where[unit] in cells and KIND[unit] != COLONY and state.carrier[unit] == NOT_ABOARD
        ]
        why = state.tables.card_names[card]
        for unit in doomed:
            if state.where[unit] < 0 or (self.spares_colonies and state.colony[state.where[unit]]):
                continue
            load = passengers(state, unit) if KIND[unit] == TRANSPORT else []
            lost = not is_saved(state, unit, self.save)
            for passenger in load:
                if lost or not is_saved(state, passenger, self.save):
                    destroy(state, passenger, seat, why)
            if lost:
                destroy(state, unit, seat, why)
            if state.outcome is not None:
                return


def is_saved(state: ParsecState, unit: Unit, save: i64) -> bool:
    """Whether a unit rolls its save."""
    if not save:
        return False
    die = state.rng.die(8)
    saved = die >= save
    if saved and state.logged:
        state.log(UnitSaved(OWNER[unit], UNIT_NAMES[unit], die))
    return saved


class Block(Amounted):
    """The chosen hex is barred as long as the event is in force (parsec:6.2m)."""

    __slots__ = ()
    verb = "block"

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        state.holder[target] = HOLE

    def end(self, state: ParsecState, target: i64) -> None:
        if state.holder[target] == HOLE:
            state.holder[target] = 0


class Seize(Amounted):
    """Take over the chosen vessel and what it carries: own pieces take their place (parsec:6.2m)."""

    __slots__ = ()
    verb = "seize"

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        unit = target
        other = OWNER[unit]
        cell = state.where[unit]
        kinds = [KIND[passenger] for passenger in passengers(state, unit)] if KIND[unit] == TRANSPORT else []
        if state.logged:
            state.log(UnitSeized(seat, other, UNIT_NAMES[unit], NAMES[cell]))
        if kinds:
            for passenger in passengers(state, unit):
                remove(state, passenger)
        remove(state, unit)
        for kind in [KIND[unit], *kinds]:
            piece = free_piece(state, seat, kind)
            build(state, piece, cell)
            state.flags[piece] = FRESH
        if unit_total(state, other) == 0:
            eliminate(state, other, seat)
