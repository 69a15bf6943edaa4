"""Who leads which ship, and whose decision it is."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from orrery.games.talon.flow.movement import ChooseMover
from orrery.games.talon.nested import fought
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import SLOTS, Scenario, Tables
from orrery.games.talon_captains.state import CaptainsState
from orrery.kernel import Action


def captains_of(state: CaptainsState, side: int) -> list[int]:
    """The seats of a side, the one that leads it first."""
    return list(range(side, state.seats, 2))


def divided(scenario: Scenario, tables: Tables, side: int, captains: list[int]) -> dict[int, int]:
    """The captain of each unit of a side: from the costliest on, each goes to who has the fewest points so far.

    (talon_captains:1)
    """
    points = dict.fromkeys(captains, 0)
    units = sorted(scenario.units(side), key=lambda unit: (-tables.cost[scenario.kind[unit]], unit))
    led: dict[int, int] = {}
    for unit in units:
        captain = min(captains, key=lambda seat: (points[seat], seat))
        led[unit] = captain
        points[captain] += max(1, tables.cost[scenario.kind[unit]])
    return led


def named_unit(action: Action) -> i64:
    """The unit that an action names, or -1."""
    return int(getattr(action, "unit", -1))


def asked_ship(battle: TalonState) -> int:
    """The ship of the deciding side that the decision is about, or -1."""
    top: Any = battle.stack[-1]
    unit = int(getattr(top, "unit", -1))
    return unit if unit >= 0 and unit // SLOTS == battle.seat else -1


def is_anothers(state: CaptainsState, action: Action, seat: int) -> bool:
    """Whether an action decides for a ship that another captain of the same side leads (talon_captains:2).

    In a decision about the captain's own ship, such as with whom it collides first, any ship may be named.
    """
    if asked_ship(fought(state)) >= 0:
        return False
    unit = named_unit(action)
    return unit >= 0 and state.captain[unit] != seat and state.captain[unit] % 2 == seat % 2


def step_of(battle: TalonState) -> bytes:
    """A name for the moment: captains who are done with it are not asked again in it."""
    return f"{battle.round}.{battle.impulse}.{battle.seat}.{battle.choice}".encode()


def is_done(state: CaptainsState, seat: int) -> bool:
    """Whether a captain has said that he is done in the present step (talon_captains:4)."""
    return state.step == step_of(fought(state)) and bool(state.done >> seat & 1)


def waiting(state: CaptainsState) -> list[int]:
    """The captains, in order, who have ships of their own to name in a decision about several ships."""
    battle = fought(state)
    assert battle.seat is not None
    top: Any = battle.stack[-1]
    units = [named_unit(action) for action in battle.pending]
    if isinstance(top, ChooseMover) and (top.due or top.missiles):
        # Nobody may decline as long as something must move, so that who could only burn is asked later.
        units = [unit for unit in units if unit >= 0 and top.due >> unit & 1]
    led = [state.captain[unit] for unit in units if unit >= 0]
    return [seat for seat in captains_of(state, battle.seat) if seat in led and not is_done(state, seat)]


def decider(state: CaptainsState) -> int:
    """Whose decision it is: the ship's captain, the next one with ships to name, or who leads the side.

    (talon_captains:2, talon_captains:3, talon_captains:4)
    """
    battle = fought(state)
    assert battle.seat is not None
    ship = asked_ship(battle)
    if ship >= 0:
        return int(state.captain[ship])
    found = waiting(state)
    return found[0] if found else battle.seat
