"""What is hidden from somebody changes nothing in the bytes they get: state, log, undo, clocks, orders."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
import pytest
from tests.kernel import nim

from orrery.client.messages import Order
from orrery.server.store.match import Chair, Facts, Match
from orrery.server.tables.events import ActionsUndone, MatchStarted
from orrery.server.tables.position import Position
from orrery.server.tables.table import Table
from orrery.server.tables.view import state_for

PEOPLE = ["anna", "bruno", "carla"]


def table_of(seed: int) -> Table:
    """A table of three people that has just begun."""
    options = {"heap": 7, "counters": True}
    match = Match("t", "nim", "1", "", 3, options, seed, "the same", "Nim", "public", "i", "anna", None, 0.0)
    table = Table(match, nim.GAME, Facts([Chair("person", person, person) for person in PEOPLE]))
    table.status = "running"
    table.position, events = Position.begin(nim.GAME, 3, seed, options)
    table.version = 1
    table.remember(1, [MatchStarted(), *events])
    return table


def counters(seed: int) -> tuple[int, ...]:
    """What each seat was dealt."""
    state = nim.GAME.new(3, seed, {"heap": 7})
    return tuple(state.counters)


def worlds(seat: int) -> Iterator[tuple[int, int]]:
    """Pairs of seeds that deal the same to a seat and something else to others, who can all answer in both."""
    seeds = [seed for seed in range(400) if min(counters(seed)) > 0]
    for one in seeds:
        for other in seeds:
            if counters(one)[seat] == counters(other)[seat] and counters(one) != counters(other):
                yield one, other
                break


def shown(table: Table, person: str | None) -> bytes:
    """Everything a person gets, from the beginning."""
    return msgspec.json.encode(state_for(table, person, 0))


def step(table: Table, action: str) -> None:
    """Play, as `Tables.commit` does it."""
    assert table.position is not None
    table.version += 1
    seat = table.position.state.seat
    _, events = table.position.play(action, table.version)
    table.remember(table.version, events, seat)
    table.changed()


def take_back(table: Table) -> None:
    """Undo, as `Tables.commit` does it."""
    assert table.position is not None
    actor = table.position.state.actor
    table.version += 1
    table.position.undo(1)
    table.remember(table.version, [ActionsUndone(actor, 1, False)])
    table.changed()


async def play_both(one: Table, other: Table, person: str | None) -> None:
    """Play the same in both worlds and compare what the person gets at every step."""
    assert shown(one, person) == shown(other, person)
    for action in ("bid 1", "bid 0", "bid 2", "take 1", "pass", "counter", "pass", "pass", "take 2"):
        for table in (one, other):
            step(table, action)
        assert shown(one, person) == shown(other, person), action
        position = one.position
        assert position is not None
        if position.state.undoable and position.state.actor != (PEOPLE.index(person) if person in PEOPLE else None):
            for table in (one, other):
                take_back(table)
            assert shown(one, person) == shown(other, person), f"undo of {action}"
            for table in (one, other):
                step(table, action)


@pytest.mark.parametrize("person", PEOPLE)
def test_a_seats_bytes_do_not_depend_on_others_secrets(person: str) -> None:
    async def story() -> None:
        seat = PEOPLE.index(person)
        for number, (one, other) in enumerate(worlds(seat)):
            await play_both(table_of(one), table_of(other), person)
            if number == 5:
                return
        raise AssertionError("too few worlds to compare")

    asyncio.run(story())


def test_a_spectators_bytes_do_not_depend_on_any_secret() -> None:
    async def story() -> None:
        for one, other in list(worlds(0))[:6]:
            await play_both(table_of(one), table_of(other), None)
            await play_both(table_of(one), table_of(other), "somebody else")

    asyncio.run(story())


def test_the_check_would_see_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.Nim, "view", lambda self, state, seat: {"counters": list(state.counters)})

    async def story() -> None:
        one, other = next(worlds(0))
        assert shown(table_of(one), "anna") != shown(table_of(other), "anna")

    asyncio.run(story())


def test_standing_orders_show_to_their_seat_alone() -> None:
    async def story() -> None:
        plain, ordered = table_of(1), table_of(1)
        ordered.orders[0] = [Order("AnswerWindow", "pass")]
        for person in ("bruno", "carla", None):
            assert shown(plain, person) == shown(ordered, person)
        assert shown(plain, "anna") != shown(ordered, "anna")

    asyncio.run(story())
