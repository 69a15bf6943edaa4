"""What is docked on a ship shares its fate, and nothing else does (talon:16.3)."""

from __future__ import annotations

import pytest

from orrery.games.talon.effects import destroy, retreat
from orrery.games.talon.tables import DESTROYED, DOCKED, ESCAPED, HERE, RETREATED

from .table import Battle, rule


def docked() -> tuple[Battle, int, int, list[int]]:
    """Two hosts with a guest each, a ship of its own, and an enemy guest on an enemy host of the same number."""
    battle = Battle()
    one, two = battle.terran("CV"), battle.terran("CV", 3, 0)
    guests = [battle.terran("DD", 0, 2), battle.terran("DD", 3, 2), battle.terran("CA", 5, 0)]
    battle.talon("CA", 0, 5)
    for guest, host in zip(guests, (one, two), strict=False):
        battle.state.at[guest] = -1
        battle.state.status[guest] = DOCKED
        battle.state.host[guest] = host
    return battle, one, two, guests


@rule("talon:16.3a")
@pytest.mark.parametrize(
    ("how", "fate"), [("ftl", RETREATED), ("map-edge", RETREATED), ("worm-hole", ESCAPED), ("exit", ESCAPED)]
)
def test_whoever_leaves_takes_its_own_guests_along(how: str, fate: int) -> None:
    battle, one, two, guests = docked()
    battle.state.contest[one] = 1
    retreat(battle.state, one, how)
    assert (battle.state.status[one], battle.place(one), battle.state.contest[one]) == (fate, None, 0)
    assert [battle.state.status[unit] for unit in (two, *guests)] == [HERE, RETREATED, DOCKED, HERE]


@rule("talon:16.3b", "talon:8.6.1")
def test_whoever_is_destroyed_loses_its_own_guests() -> None:
    battle, one, two, guests = docked()
    battle.state.contest[two] = 2
    destroy(battle.state, two, "hull")
    assert (battle.state.status[two], battle.place(two), battle.state.contest[two]) == (DESTROYED, None, 0)
    assert [battle.state.status[unit] for unit in (one, *guests)] == [HERE, DOCKED, DESTROYED, HERE]
    assert battle.state.dying[0] == two
