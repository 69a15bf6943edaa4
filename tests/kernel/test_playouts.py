"""Playouts play what their names say, as far as they are told."""

from __future__ import annotations

from tests.kernel import nim

import orrery
from orrery.kernel import Rng, State
from orrery.kernel.playouts import most_advised, play_advised, play_clones_randomly, play_randomly
from orrery.testing import toy

WHOLE = 1 << 40


def test_random_play_draws_one_number_for_each_decision() -> None:
    state: State = toy.GAME.new(seed=3)
    twin = state.clone()
    assert play_randomly(state, Rng(5), 20) == 20
    rng = Rng(5)
    for _ in range(20):
        twin.apply(rng.pick(twin.pending))
    assert state.digest() == twin.digest()


def test_random_play_ends_with_the_game() -> None:
    state: State = orrery.game("connect_four").new()
    assert play_randomly(state, Rng(1), WHOLE) == state.version
    assert state.seat is None
    assert play_randomly(state, Rng(1), WHOLE) == 0


def test_random_play_in_clones_leaves_the_state_alone() -> None:
    state: State = orrery.game("connect_four").new()
    before = state.digest()
    twin = state.clone()
    assert play_clones_randomly(state, Rng(1), WHOLE) == play_randomly(twin, Rng(1), WHOLE)
    assert state.digest() == before
    assert play_clones_randomly(state, Rng(1), 2) == 2


class Advised(toy.Toy):
    """Advises the last action, and the one before it as much."""

    def advise(self, state: toy.ToyState) -> list[float]:
        return [float(place >= len(state.pending) - 2) for place in range(len(state.pending))]


class Passing(toy.Toy):
    """Advises the last action, which is to pass."""

    def advise(self, state: toy.ToyState) -> list[float]:
        return [float(place) for place in range(len(state.pending))]


def test_the_first_of_the_most_advised_actions_is_taken() -> None:
    state: State = toy.GAME.new(seed=3)
    assert most_advised(Advised(), state) is state.pending[-2]
    assert most_advised(toy.GAME, state) is state.pending[0]


def test_advised_play_stops_at_the_horizon() -> None:
    state: State = toy.GAME.new(seed=3)
    twin = state.clone()
    assert play_advised(Advised(), state, 5) == 5
    for _ in range(5):
        twin.apply(most_advised(Advised(), twin))
    assert state.digest() == twin.digest()
    assert play_advised(Advised(), state, 0) == 0


def test_advised_play_ends_with_the_game() -> None:
    state: State = nim.GAME.new(seed=1)
    assert play_advised(nim.GAME, state, WHOLE) == state.version
    assert state.seat is None


def test_advised_play_goes_on_until_the_position_is_quiescent() -> None:
    state: State = toy.GAME.new(seed=3)
    rng = Rng(1)
    while state.choice != "CardWindow":
        play_randomly(state, rng, 1)
    twin = state.clone()
    more = play_advised(Passing(), state, 0, "ChooseSide", 40)
    assert more > 0
    assert state.choice == "ChooseSide"
    assert play_advised(Passing(), twin, 0, "ChooseSide", more - 1) == more - 1
    assert twin.choice != "ChooseSide"
