"""Alpha-beta finds what can be forced, and the clock ends it."""

from __future__ import annotations

import pytest

import orrery
from orrery.bots import AlphaBetaBot, Settings, bot
from orrery.kernel import State


def after(game: str, *actions: str) -> State:
    """A position of a game."""
    state: State = orrery.game(game).new()
    for action in actions:
        state.play(action)
    return state


def depth(number: int) -> Settings:
    return Settings(kind="alpha-beta", depth=number)


def plain(state: State, seat: int, left: int) -> float:
    """What minimax without any cut says."""
    if state.seat is None:
        assert state.outcome is not None
        return 0.0 if not state.outcome.winners else 1.0 if seat in state.outcome.winners else -1.0
    if not left:
        return 0.0
    values = []
    for action in state.pending:
        twin = state.clone()
        twin.apply(action)
        values.append(plain(twin, seat, left - 1))
    return max(values) if state.seat == seat else min(values)


def test_it_wins_on_the_spot() -> None:
    state = after("connect_four", "drop a", "drop b", "drop a", "drop b", "drop a", "drop b")
    assert str(AlphaBetaBot(state.game, 1, depth(4)).choose(state, 0, None)) == "drop a"


def test_it_stops_the_other_from_winning() -> None:
    state = after("connect_four", "drop a", "drop b", "drop a", "drop c", "drop a")
    assert str(AlphaBetaBot(state.game, 1, depth(2)).choose(state, 1, None)) == "drop a"


def test_it_makes_two_threats_at_once() -> None:
    """Three in the bottom row with both ends free cannot be stopped."""
    state = after("connect_four", "drop c", "drop c", "drop d", "drop d")
    assert str(AlphaBetaBot(state.game, 1, depth(5)).choose(state, 0, None)) in ("drop b", "drop e")


def test_among_equals_it_plays_the_most_advised() -> None:
    """Nothing can be forced from an empty board."""
    state = after("tictactoe")
    assert {str(AlphaBetaBot(state.game, seed, depth(2)).choose(state, 0, None)) for seed in range(8)} == {"place b2"}


@pytest.mark.parametrize("seed", range(4))
def test_cutting_off_changes_nothing(seed: int) -> None:
    state: State = orrery.game("connect_four").new()
    thinker = AlphaBetaBot(state.game, seed, depth(4))
    for _ in range(8 + seed):
        if state.seat is not None:
            state.apply(thinker.rng.pick(state.pending))
    if state.seat is None:
        return
    seat = state.seat
    action = thinker.choose(state, seat, None)
    twin = state.clone()
    twin.apply(action)
    assert plain(twin, seat, 3) == plain(state, seat, 4)


def test_two_admirals_draw_at_tic_tac_toe() -> None:
    state: State = orrery.game("tictactoe").new()
    players = [bot("admiral", state.game, 1), bot("admiral", state.game, 2)]
    while state.seat is not None:
        state.apply(players[state.seat].choose(state, state.seat, None))
    assert state.outcome is not None
    assert state.outcome.winners == ()


def test_the_clock_ends_it() -> None:
    state: State = orrery.game("connect_four").new()
    thinker = AlphaBetaBot(state.game, 1, depth(40))
    assert thinker.choose(state, 0, 0.05) in state.pending
    assert thinker.positions > 7


def test_the_same_seed_gives_the_same_move() -> None:
    state = after("connect_four", "drop d", "drop c")
    assert len({AlphaBetaBot(state.game, 6, depth(3)).choose(state, 0, None) for _ in range(3)}) == 1
