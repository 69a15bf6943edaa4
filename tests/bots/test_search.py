"""Search finds what a person would, and nothing that it may not know."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.bots import Bot, ParallelSearchBot, SearchBot, Settings, bot
from orrery.kernel import Game, Rng, State
from orrery.testing import toy


def find_toy(name: str) -> Game[Any]:
    """The kernel's toy, for processes that cannot find it by name."""
    assert name == "toy"
    return toy.GAME


def after(game: str, *actions: str) -> State:
    """A position of a game."""
    state: State = orrery.game(game).new()
    for action in actions:
        state.play(action)
    return state


def test_search_wins_on_the_spot() -> None:
    state = after("connect_four", "drop a", "drop b", "drop a", "drop b", "drop a", "drop b")
    assert str(SearchBot(state.game, 1, Settings(iterations=200)).choose(state, 0, None)) == "drop a"


def test_search_stops_the_other_from_winning() -> None:
    state = after("connect_four", "drop a", "drop b", "drop a", "drop c", "drop a")
    assert str(SearchBot(state.game, 1, Settings(iterations=300)).choose(state, 1, None)) == "drop a"


def test_search_beats_random_play() -> None:
    game = orrery.game("connect_four")
    won = 0
    for seed in range(6):
        state: State = game.new(seed=seed)
        players: list[Bot] = [SearchBot(game, seed, Settings(iterations=60)), bot("random", game, seed)]
        if seed & 1:
            players.reverse()
        while state.seat is not None:
            state.apply(players[state.seat].choose(state, state.seat, None))
        assert state.outcome is not None
        won += state.outcome.winners == (seed & 1,)
    assert won >= 5


def test_the_same_seed_gives_the_same_move() -> None:
    state: State = toy.GAME.new(seed=3)
    moves = {SearchBot(toy.GAME, 5, Settings(iterations=40, horizon=3)).choose(state, 0, None) for _ in range(2)}
    assert len(moves) == 1


def test_the_clock_ends_a_search() -> None:
    searcher = SearchBot(toy.GAME, 5, Settings(iterations=1_000_000, horizon=2))
    searcher.choose(toy.GAME.new(seed=3), 0, 0.01)
    assert 1 <= searcher.played < 1_000_000


def test_a_second_decision_of_the_same_seat_starts_from_the_first_tree() -> None:
    """In the toy, who lets an ambush pass marches next."""
    state: State = toy.GAME.new(seed=3)
    chooser = Rng(1)
    while (state.seat, state.choice) != (1, "CardWindow"):
        state.apply(chooser.pick(state.pending))
    searcher = SearchBot(toy.GAME, 5, Settings(iterations=60, horizon=2))
    root = searcher.think(state, 1, None)
    assert searcher.played == 60
    searcher.last = (root.edges[toy.PASS.code], 1, state.version + 1)
    state.apply(toy.PASS)
    assert (state.seat, state.choice) == (1, "ChooseSide")
    searcher.choose(state, 1, None)
    assert searcher.played < 60


def test_processes_search_together_and_agree_with_themselves() -> None:
    state: State = toy.GAME.new(seed=3)
    answers = set()
    for _ in range(2):
        with ParallelSearchBot(toy.GAME, 5, Settings(iterations=20, horizon=1), 2, find_toy) as searcher:
            answers.add(str(searcher.choose(state, 0, None)))
    assert len(answers) == 1


def test_processes_that_would_find_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown game 'toy'"):
        ParallelSearchBot(toy.GAME)
