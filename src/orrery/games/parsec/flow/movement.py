"""Moving vessels (parsec:10)."""

from __future__ import annotations

from orrery.games.parsec.actions import At
from orrery.games.parsec.board import mobility
from orrery.games.parsec.effects import fly
from orrery.games.parsec.flow.transit import may_ask, seek_passage
from orrery.games.parsec.galaxy import CORE, DOCK
from orrery.games.parsec.grid import NAMES, NO_MODULE, Cell
from orrery.games.parsec.paths import can_stop, reach
from orrery.games.parsec.state import TRANSPORT_HERE, ParsecState
from orrery.games.parsec.tables import CARGO, FIGHTER, KIND, OWNER, Seat, Unit
from orrery.kernel import Action, Choice, Refusal, refuse


def stop_refusal(state: ParsecState, unit: Unit, cell: Cell) -> Refusal | None:
    """Why a vessel may not end its move in a hex, distance aside."""
    galaxy = state.galaxy
    seat = OWNER[unit]
    kind = KIND[unit]
    if galaxy.grid.first_module[cell] == NO_MODULE:
        return refuse("parsec:5.2a", "off-board", cell=NAMES[cell])
    if cell == state.where[unit]:
        return refuse("parsec:10d", "same-hex", cell=NAMES[cell])
    if galaxy.terrain[cell] == CORE:
        return refuse("parsec:9.2b", "port-core", cell=NAMES[cell])
    if galaxy.terrain[cell] == DOCK and kind != CARGO:
        return refuse("parsec:9.2b", "dock-for-cargos", cell=NAMES[cell])
    if can_stop(state, seat, kind, cell):
        return None
    holder = state.holder[cell]
    if holder > state.seats:
        return refuse("parsec:6.2m", "impassable", cell=NAMES[cell])
    if holder != seat + 1:
        return refuse("parsec:10e", "occupied", cell=NAMES[cell], other=holder - 1)
    if state.crowd[cell] >= TRANSPORT_HERE and kind in (CARGO, FIGHTER):
        return refuse("parsec:4.2d", "transport-full", cell=NAMES[cell])
    clause = "parsec:10h" if state.tables.large[kind] or state.crowd[cell] > 2 else "parsec:10g"
    return refuse(clause, "hex-full", cell=NAMES[cell])


class ChooseDestination(Choice[ParsecState]):
    """The vessel flies to a hex within its movement, or leaves its transport (parsec:10c, parsec:4.2f)."""

    __slots__ = ("unit",)
    clause = "parsec:10c"
    accepts = (At,)

    def __init__(self, seat: Seat, unit: Unit) -> None:
        self.seat = seat
        self.unit = unit

    def options(self, state: ParsecState) -> list[Action]:
        return reach(state, self.unit, mobility(state, self.unit), may_ask(state, self.unit))

    def why_not(self, state: ParsecState, action: At) -> Refusal | None:
        refusal = stop_refusal(state, self.unit, action.cell)
        if refusal is not None:
            return refusal
        steps = mobility(state, self.unit)
        if action in reach(state, self.unit, steps, may_ask(state, self.unit)):
            return None
        if not may_ask(state, self.unit) and action in reach(state, self.unit, steps, True):
            return refuse("parsec:10f", "transit-refused", cell=NAMES[action.cell])
        return refuse("parsec:10d", "too-far", cell=NAMES[action.cell], move=steps)

    def resolve(self, state: ParsecState, action: At) -> None:
        if action in reach(state, self.unit, mobility(state, self.unit), False):
            fly(state, self.unit, action.cell)
        else:
            seek_passage(state, self.unit, action.cell, 0, 0, ())
