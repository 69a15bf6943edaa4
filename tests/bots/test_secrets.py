"""A bot sees what its seat may know and nothing else: change what is hidden, and it plays the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import orrery
from orrery.bots import RolloutBot, bot, bots, levels
from orrery.bots.settings import judging
from orrery.kernel import Game, Rng, State
from orrery.testing import toy

GAMES: list[Game[Any]] = [toy.GAME, *(orrery.game(name) for name in orrery.games())]


def positions(game: Game[Any], count: int) -> list[State]:
    """Positions along random games, at every number of seats."""
    found: list[State] = []
    chooser = Rng(4)
    for seats in game.seat_counts:
        state: State = game.new(seats, seed=11)
        gap = 1
        while state.seat is not None and len(found) < count * (1 + game.seat_counts.index(seats)):
            found.append(state.clone())
            gap += 1
            for _ in range(gap):
                if state.seat is not None:
                    state.apply(chooser.pick(state.pending))
    return found


def worlds(state: State, seat: int, count: int) -> list[State]:
    """Positions that differ from this one only in what the seat cannot know."""
    rng = Rng(99)
    return [state, *(state.determinize(seat, rng) for _ in range(count))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_what_a_seat_believes_depends_on_what_it_knows(game: Game[Any]) -> None:
    for state in positions(game, 12):
        for seat in range(state.seats):
            beliefs = {world.determinize(seat, Rng(5)).digest() for world in worlds(state, seat, 2)}
            assert len(beliefs) == 1, f"seat {seat} at {state.choice}, {state.seats} seats, version {state.version}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("name", bots())
def test_what_is_hidden_changes_no_move(name: str, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    plan: dict[str, Any] = {"kind": "planning", "iterations": 8, "horizon": 2}
    quick: dict[str, Any] = {"commodore": {"iterations": 12, "horizon": 2}, "admiral": {"iterations": 24, "horizon": 0}}
    quick["grand-admiral"] = plan
    for level, told in quick.items():
        told["advice"] = game.levels.get(level, {}).get("advice", "")
    monkeypatch.setattr(game, "levels", {**game.levels, **quick})
    for state in positions(game, 4):
        seat = state.seat
        assert seat is not None
        answers = {str(bot(name, game, 7).choose(world, seat, None)) for world in worlds(state, seat, 2)}
        assert len(answers) == 1, f"{answers} at {state.choice}, {state.seats} seats, version {state.version}"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("level", ["commodore", "admiral", "grand-admiral"])
def test_what_is_hidden_changes_no_rollout(level: str, game: Game[Any]) -> None:
    chosen = levels.settings(level, game)
    shorter = msgspec.structs.replace(chosen, kind="rollout", worlds=1, width=3, horizon=4, choices=())
    for state in positions(game, 4):
        seat = state.seat
        assert seat is not None
        looked = set()
        for world in worlds(state, seat, 2):
            thinker = RolloutBot(judging(game, shorter), 7, shorter)
            answer = thinker.choose(world, seat, None)
            looked.add((str(answer), tuple(tuple(candidate.values) for candidate in thinker.compared)))
        assert len(looked) == 1, f"{looked} at {state.choice}, {state.seats} seats, version {state.version}"
