"""A position at rest is a small document, and comes back as it was, dice included."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.tables.open_tables import open_tables, two_seats

import orrery
from orrery.client import messages as m
from orrery.kernel import IllegalAction
from orrery.server.tables import tables as all_tables
from orrery.server.tables.play import act
from orrery.server.tables.position import Position
from orrery.server.tables.view import Viewer


def played(game: str, actions: int) -> Position:
    """A game after so many random decisions of two people."""
    position, _ = Position.begin(orrery.game(game), 2, 2**100 + 7, {})
    go_on(position, actions)
    return position


def go_on(position: Position, actions: int) -> list[str]:
    """Play so many more decisions; returns the digest after each."""
    choice = Random(position.actions)
    digests = []
    for _ in range(actions):
        code = choice.choice([action.code for action in position.state.actions()])
        position.play(code, position.last_number + 1)
        digests.append(position.state.digest())
    return digests


@pytest.mark.parametrize("actions", [0, 1, 40])
@pytest.mark.parametrize("game", ["expanse", "parsec", "talon"])
def test_a_rested_game_goes_on_with_the_same_dice(game: str, actions: int) -> None:
    awake, rested = played(game, actions), played(game, actions)
    seat = awake.seat
    rested.rest()
    assert (rested.is_resting, rested.seat, rested.actions) == (True, seat, actions)
    assert rested.state.digest() == awake.state.digest()
    assert not rested.is_resting
    assert go_on(rested, 30) == go_on(awake, 30)


def test_a_rested_game_can_be_taken_back_to_its_start() -> None:
    position = played("talon", 12)
    first, _ = Position.begin(orrery.game("talon"), 2, 2**100 + 7, {})
    position.rest()
    position.undo(12)
    assert position.state.digest() == first.state.digest()


def test_what_is_played_after_going_back_leaves_the_start_alone() -> None:
    position = played("talon", 5)
    before = position.base.digest()
    position.undo(5)
    go_on(position, 3)
    assert position.base.digest() == before
    position.undo(3)
    assert position.state.digest() == before


def test_an_illegal_first_action_changes_nothing() -> None:
    position = played("parsec", 0)
    before = position.state.digest()
    legal = {action.code for action in position.state.actions()}
    illegal = next(code for code in range(len(legal) + 1) if code not in legal)
    with pytest.raises(IllegalAction):
        position.play(illegal, 1)
    assert (position.state.digest(), position.actions) == (before, 0)


async def test_a_table_where_nothing_happens_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_tables, "QUIET", 0.0)
    async with open_tables() as tables:
        host, table = await two_seats(tables, orrery.game("talon"), [])
        seat, position = table.seat, table.position
        assert position is not None
        async with table.lock:
            assert tables.rest_idle() == 0  # somebody is about to change it
        assert tables.rest_idle() == 1
        assert tables.rest_idle() == 0
        assert (position.is_resting, table.seat, table.part) == (True, seat, None)
        assert position.is_resting  # asking who decides does not wake it
        viewer = Viewer(table, host.id, table.version)
        await act(tables, viewer, host, m.Act(table.version, str(position.state.actions()[0])))
        assert (table.version, position.actions) == (2, 1)
