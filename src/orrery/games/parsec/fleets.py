"""Who takes part in a combat, and who reaches whom (parsec:12.4). Nothing here changes the position."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.board import is_docked, is_in_range
from orrery.games.parsec.state import ATTACKER, DEFENDER, NOT_ABOARD, ParsecState
from orrery.games.parsec.tables import KIND, OWNER, PIECES, Seat, Unit


def side_of(state: ParsecState, seat: Seat) -> i64:
    """The side that a seat commands in the combat: 1 attacker, 2 defender."""
    return 1 if seat == state.clash[ATTACKER] else 2


def commander(state: ParsecState, side: i64) -> i64:
    """The seat that commands a side in the combat."""
    return state.clash[ATTACKER] if side == 1 else state.clash[DEFENDER]


def fleet(state: ParsecState, side: i64) -> list[int]:
    """The units taking part on a side, lent ones included."""
    engaged = state.engaged
    return [unit for unit in range(state.seats * PIECES) if engaged[unit] == side]


def own_fleet(state: ParsecState, side: i64) -> list[int]:
    """The units taking part on a side that belong to its commander."""
    seat = commander(state, side)
    first = seat * PIECES
    return [unit for unit in range(first, first + PIECES) if state.engaged[unit] == side]


def can_fire_back(state: ParsecState, seat: Seat, side: i64, unit: Unit) -> bool:
    """Whether a unit of the side's seat may strike in the exchange, range aside.

    Military vessels that take part, any other of the defender's (parsec:12.4d), and a civil unit that was attacked
    itself (parsec:4.1c, parsec:4.3b).
    """
    if OWNER[unit] != seat or state.where[unit] < 0 or state.carrier[unit] != NOT_ABOARD:
        return False
    if state.engaged[unit] == side:
        return not is_docked(state, unit)
    return side == 2 and not state.engaged[unit] and state.tables.military[KIND[unit]]


def shooters(state: ParsecState, seat: Seat, side: i64) -> list[int]:
    """The units of the side's seat that may strike and reach an enemy taking part."""
    enemies = fleet(state, 3 - side)
    found = []
    first = seat * PIECES
    for unit in range(first, first + PIECES):
        if can_fire_back(state, seat, side, unit):
            for enemy in enemies:
                if can_hit(state, unit, enemy):
                    found.append(unit)
                    break
    return found


def can_hit(state: ParsecState, unit: Unit, enemy: i64) -> bool:
    """Whether a unit reaches an enemy that may be fired at (parsec:9.2d)."""
    return is_in_range(state, unit, state.where[enemy]) and not is_docked(state, enemy)


def marks(state: ParsecState, seat: Seat, side: i64, ready: list[int]) -> list[int]:
    """The enemies taking part that one of these units reaches."""
    found = []
    for enemy in fleet(state, 3 - side):
        for unit in ready:
            if can_hit(state, unit, enemy):
                found.append(enemy)
                break
    return found


def can_split(state: ParsecState, seat: Seat, side: i64, ready: list[int]) -> bool:
    """Whether fire can be divided: two vessels and two enemies (parsec:12.4f)."""
    military = [unit for unit in ready if state.tables.military[KIND[unit]]]
    return len(military) > 1 and len(marks(state, seat, side, military)) > 1
