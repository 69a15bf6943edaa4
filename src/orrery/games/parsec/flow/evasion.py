"""Evasive manoeuvres (parsec:12.2d to 12.2g, 12.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.actions import AT, UNIT_NAMES, At
from orrery.games.parsec.board import is_docked, is_forbidden, is_in_range, mobility
from orrery.games.parsec.effects import shift
from orrery.games.parsec.events import VesselEvaded
from orrery.games.parsec.flow.movement import stop_refusal
from orrery.games.parsec.grid import NAMES, Cell, distance
from orrery.games.parsec.paths import can_stop, reach
from orrery.games.parsec.score import check_victory
from orrery.games.parsec.state import HAPPENED, NOT_ABOARD, ParsecState
from orrery.games.parsec.tables import COLONY, KIND, NO_EVASION, OWNER, PIECES, Seat, Unit
from orrery.kernel import Action, Choice, Refusal, changed, refuse

#: Farther than any two hexes are apart.
FAR: Final = 99


def escapes(state: ParsecState, unit: Unit, jumping: i64) -> list[Action]:
    """The hexes to which a vessel can evade, away from its enemies; by a jump nothing is in its way (parsec:12.2d)."""
    gap = gap_to_enemies(state, unit, state.where[unit])
    found: list[Action] = []
    for landing in landings(state, unit, jumping):
        assert isinstance(landing, At)
        if gap_to_enemies(state, unit, landing.cell) > gap:
            found.append(landing)
    return found


def landings(state: ParsecState, unit: Unit, jumping: i64) -> list[Action]:
    """The hexes that a vessel reaches."""
    if not jumping:
        return reach(state, unit, mobility(state, unit), False)
    seat = OWNER[unit]
    steps = mobility(state, unit)
    near = state.galaxy.grid.within(state.where[unit], steps if steps > 1 else 1)
    core = state.galaxy.core
    return [AT[cell] for cell in near if cell != core and can_stop(state, seat, KIND[unit], cell)]


def gap_to_enemies(state: ParsecState, unit: Unit, cell: Cell) -> i64:
    """How far a hex is from the nearest enemy that takes part."""
    gap: i64 = FAR
    side = 3 - state.engaged[unit]
    for enemy in range(state.seats * PIECES):
        if state.engaged[enemy] == side:
            away = distance(cell, state.where[enemy])
            if away < gap:
                gap = away
    return gap


def can_evade(state: ParsecState, unit: Unit) -> bool:
    """Whether a vessel can get away from its enemies (parsec:12.2d, parsec:12.2e)."""
    if KIND[unit] == COLONY or (state.temporary and is_forbidden(state, state.where[unit], NO_EVASION)):
        return False
    if mobility(state, unit) <= 0:
        return False
    gap = gap_to_enemies(state, unit, state.where[unit])
    for cell in state.galaxy.lanes[state.where[unit]]:
        if can_stop(state, OWNER[unit], KIND[unit], cell) and gap_to_enemies(state, unit, cell) > gap:
            return True
    return bool(escapes(state, unit, 0))


class ChooseEscape(Choice[ParsecState]):
    """The vessel flies away within its movement (parsec:12.2d)."""

    __slots__ = ("jumping", "unit")
    clause = "parsec:12.2d"
    accepts = (At,)

    def __init__(self, seat: Seat, unit: Unit, jumping: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.jumping = jumping

    def options(self, state: ParsecState) -> list[Action]:
        return escapes(state, self.unit, self.jumping) or [AT[state.where[self.unit]]]

    def why_not(self, state: ParsecState, action: At) -> Refusal | None:
        open_to = escapes(state, self.unit, self.jumping)
        if not open_to and action.cell == state.where[self.unit]:
            return None
        refusal = stop_refusal(state, self.unit, action.cell)
        if refusal is not None:
            return refusal
        steps = mobility(state, self.unit)
        far = distance(state.where[self.unit], action.cell) > steps
        if action in open_to:
            return None
        if action in landings(state, self.unit, self.jumping):
            return refuse("parsec:12.2d", "not-away", cell=NAMES[action.cell])
        return refuse("parsec:12.2d", "too-far" if far else "blocked", cell=NAMES[action.cell], move=steps)

    def resolve(self, state: ParsecState, action: At) -> None:
        unit = self.unit
        origin = state.where[unit]
        if action.cell != origin:
            shift(state, unit, action.cell)
        escaped = state.carrier[unit] != NOT_ABOARD or not is_under_fire(state, unit)
        if escaped:
            state.engaged = changed(state.engaged, unit, 0)
        state.clash[HAPPENED] = 1
        if state.logged:
            state.log(VesselEvaded(self.seat, UNIT_NAMES[unit], NAMES[origin], NAMES[action.cell], escaped))
        check_victory(state, state.active)  # parsec:3.1a


def is_under_fire(state: ParsecState, unit: Unit) -> bool:
    """Whether an enemy that takes part still reaches a vessel (parsec:12.2g)."""
    if is_docked(state, unit):
        return False
    other = 3 - state.engaged[unit]
    cell = state.where[unit]
    for enemy in range(state.seats * PIECES):
        if state.engaged[enemy] == other and is_in_range(state, enemy, cell):
            return True
    return False
