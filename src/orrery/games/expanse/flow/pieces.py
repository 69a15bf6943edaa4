"""What the operations of an event do with influence and ships (expanse:events.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.board import seats_from
from orrery.games.expanse.effects import build_ship
from orrery.games.expanse.flow.building import ChooseBuild, ChooseDeployment
from orrery.games.expanse.flow.filters import bases_reached
from orrery.games.expanse.flow.influence import ChooseOwnPiece, ChoosePlacement, transfer
from orrery.games.expanse.flow.losses import ChooseKill
from orrery.games.expanse.flow.movement import ChooseMove, is_tracked
from orrery.games.expanse.flow.removal import ChooseRemoval, ChooseReplacement, ChooseShift, ChooseSwap, ChooseVictim
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import EVERY, EVERY_ENEMY, NOWHERE, Faction, Operation, Seat
from orrery.kernel import filled

#: No ship has moved yet in an event.
NOTHING_MOVED: Final = filled("B", 45)


def place(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Place influence, on each of several bases or by choice."""
    if not operation.each:
        state.push(ChoosePlacement(seat, number, operation.count, 0))
        return
    for base in bases_reached(state, state.faction[seat], operation, 0)[::-1]:
        state.push(ChooseOwnPiece(seat, base, number))


def remove(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Remove influence, from everybody, from each of several bases or by choice."""
    if operation.owner == EVERY or operation.owner == EVERY_ENEMY:
        remove_from_all(state, state.faction[seat], operation)
    elif operation.each:
        for base in bases_reached(state, state.faction[seat], operation, 0)[::-1]:
            state.push(ChooseVictim(seat, base, operation.owner))
    elif count_of(state, operation):
        state.push(ChooseRemoval(seat, number, count_of(state, operation), 0))


def remove_from_all(state: ExpanseState, faction: Faction, operation: Operation) -> None:
    """Every faction, or every enemy, loses one influence on every base where it has enough of it."""
    least = operation.least if operation.least else 1
    for base in bases_reached(state, faction, operation, 0):
        for other in range(4):
            at = base * 4 + other
            spared = other == faction and operation.owner == EVERY_ENEMY
            if state.pieces[at] and state.influence[at] >= least and not spared:
                transfer(state, other, base, NOWHERE)


def count_of(state: ExpanseState, operation: Operation) -> i64:
    """How often an operation is used, with what the operations before have counted."""
    return operation.count + state.tally if operation.tally else operation.count


def replace(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Replace enemy influence with own."""
    state.push(ChooseReplacement(seat, number, operation.count, 0))


def shift(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Move influence to other bases."""
    state.push(ChooseShift(seat, number, operation.count))


def swap(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Let two pieces change places."""
    state.push(ChooseSwap(seat))


def move(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Move own ships."""
    if is_tracked(operation):
        state.moved = NOTHING_MOVED
    state.push(ChooseMove(seat, number, operation.count))


def deploy(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Put an own ship into the orbit of the operation before."""
    state.push(ChooseDeployment(seat))


def kill(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Remove ships."""
    count = count_of(state, operation)
    if count:
        state.push(ChooseKill(seat, number, count, 0))


def build(state: ExpanseState, seat: Seat, number: i64, operation: Operation) -> None:
    """Build by choice, or all that everybody lacks."""
    if operation.owner != EVERY:
        state.push(ChooseBuild(seat, number, operation.count))
        return
    for builder in seats_from(state, seat):
        faction = state.faction[builder]
        built = 0
        for kind in range(2):
            while state.reserve[kind * 4 + faction]:
                build_ship(state, faction, kind, state.tables.home[faction])
                built += 1
        if built and builder != seat:
            state.tally += 1
