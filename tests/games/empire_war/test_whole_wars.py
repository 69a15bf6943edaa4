"""Whole wars: conformance, the ledger, secrets, golden digests, the admiral."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.games.empire_war.secrets import hidden_points
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import TALON, TERRAN
from orrery.kernel import Action, Rng
from orrery.testing import check_golden, check_perft, conformance

from .ledger import Ledger

GAME = orrery.game("empire_war")
TESTS = Path(__file__).parent.parent.parent
TABLES: list[dict[str, Any]] = [{"war": "short"}, {"war": "short", "fleets": "own"}, {"war": "full"}]


def captain(state: WarState) -> Action:
    """The admiral's best action."""
    weights = GAME.advise(state)
    best: Action = state.pending[weights.index(max(weights))]
    return best


@pytest.mark.parametrize("options", TABLES)
def test_wars_keep_the_kernels_promises(options: dict[str, Any]) -> None:
    report = conformance(GAME, plays=1, stride=61, tables=[(2, options)])
    assert report.games == 1
    assert report.choices["AssignFleet"] > 10


@pytest.mark.parametrize("seed", range(4))
def test_ships_and_points_are_conserved_from_battle_to_battle(seed: int) -> None:
    state: WarState = GAME.new(2, seed, TABLES[seed % 3], log=True)
    ledger = Ledger(state)
    rng = Rng(seed)
    while state.seat is not None:
        ledger.follow(state)
        state.apply(captain(state) if rng.below(2) else rng.pick(state.pending))
    ledger.follow(state)
    assert (state.events or [])[-1].document()["event"] == "WarEnded"


def hidden_war() -> WarState:
    """A war in its second turn with unseen purchases on both sides, the Talons planning."""
    state: WarState = GAME.new(2, 5, {"war": "short"})
    while not (state.turn == 2 and state.seat == TALON and state.choice == "AssignFleet"):
        state.apply(captain(state))
    while any(action.notation.startswith("buy") for action in state.pending):
        state.apply(next(action for action in state.pending if action.notation.startswith("buy")))
    return state


def test_what_a_side_hides_can_be_anything_that_costs_the_same() -> None:
    state = hidden_war()
    fleets, orders, posts, purses = set(), set(), set(), set()
    for seed in range(30):
        world = state.determinize(TERRAN, Rng(seed))
        assert world.view(TERRAN) == state.view(TERRAN)
        assert GAME.observe(world, TERRAN) == GAME.observe(state, TERRAN)
        for topic in ("sectors", "forecast"):
            assert GAME.insight(world, TERRAN, topic, {}) == GAME.insight(state, TERRAN, topic, {})
        assert hidden_points(world, TALON) == hidden_points(state, TALON)
        fleets.add(tuple(ship for ship in world.tables.counters[TALON] if world.alive[ship]))
        orders.add(tuple(world.orders[40:]))
        posts.add(tuple(world.post[40:]))
        purses.add(world.purse[TALON])
        assert list(world.orders[:40]) == list(state.orders[:40])
    assert len(fleets) > 3
    assert len(orders) > 10
    assert len(posts) > 10
    assert len(purses) > 3


def test_a_spectator_knows_no_plans() -> None:
    state = hidden_war()
    view = state.view(None)
    assert [side["purse"] for side in view["sides"]] == [None, None]
    assert all(ship["orders"] is None and ship["seen"] for ship in view["ships"])
    assert view["offers"] == []


def test_after_the_war_everything_is_open() -> None:
    state: WarState = GAME.new(2, 3, {"war": "short"})
    while state.seat is not None:
        state.apply(captain(state))
    view = state.view(None)
    assert None not in [side["purse"] for side in view["sides"]]
    assert any(not ship["seen"] for ship in view["ships"])


def test_the_admiral_beats_chance() -> None:
    won = 0
    for number in range(6):
        state: WarState = GAME.new(seed=number, options={"war": "short"})
        rng = Rng(number)
        while state.seat is not None:
            state.apply(captain(state) if state.seat == number % 2 else rng.pick(state.pending))
        assert state.outcome is not None
        won += state.outcome.winners == (number % 2,)
    assert won >= 5


def test_a_record_of_a_war_with_delegated_battles_replays() -> None:
    state: WarState = GAME.new(2, 11, {"war": "short"})
    actions = []
    while state.seat is not None:
        action = captain(state)
        actions.append(action.notation)
        state.apply(action)
    again = GAME.new(2, 11, {"war": "short"})
    for notation in actions:
        again.play(notation)
    assert again.digest() == state.digest()
    assert len(actions) < 400  # a delegated battle is one action


@pytest.mark.parametrize("path", sorted((TESTS / "golden" / "empire_war").glob("*.orrery")), ids=lambda path: path.stem)
def test_golden_records_replay(path: Path) -> None:
    assert check_golden(path).outcome is not None


def test_perft() -> None:
    assert check_perft(TESTS / "perft" / "empire_war.toml") >= 3


def test_a_war_goes_on_from_any_moment_as_if_nothing_had_happened() -> None:
    through: WarState = GAME.new(2, 21, {"war": "short"})
    broken: WarState = GAME.new(2, 21, {"war": "short"})
    moments = 0
    while through.seat is not None:
        action = captain(through)
        if through.choice == "ChooseCommand" and through.lane == 2 and through.seat == TERRAN:
            action = GAME.parse("command")  # so that it also breaks off within battles
        through.apply(action)
        if through.choice != "CommandShips" or moments % 7 == 0:
            broken = GAME.load(json.loads(json.dumps(broken.dump())))
        broken.apply(GAME.action(action.code))
        moments += 1
        assert moments % 10 or broken.digest() == through.digest()
    assert broken.digest() == through.digest()
    assert broken.outcome == through.outcome
