"""OpenSpiel's own algorithms on our games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import orrery.adapters.openspiel
from orrery.testing import toy

orrery.adapters.openspiel.register_game(toy.GAME)


def started(name: str, *actions: int) -> Any:
    """A state after chance picked the first start."""
    state = pyspiel.load_game(name).new_initial_state()
    for action in (0, *actions):
        state.apply_action(action)
    return state


def evaluator(rollouts: int) -> Any:
    return mcts.RandomRolloutEvaluator(rollouts, np.random.RandomState(1))


def test_its_mcts_finds_a_winning_move() -> None:
    state = started("orrery_connect_four", 0, 1, 0, 1, 0, 1)
    searcher = mcts.MCTSBot(state.get_game(), 2.0, 200, evaluator(1), random_state=np.random.RandomState(1))
    assert searcher.step(state) == 0


def test_its_information_set_search_asks_for_other_secrets() -> None:
    state = started("orrery_toy")
    searcher = ismcts.ISMCTSBot(
        state.get_game(),
        evaluator(1),
        2.0,
        3,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    assert searcher.step(state) in state.legal_actions()


def test_believable_copies_look_the_same_to_their_seat() -> None:
    state = started("orrery_toy")
    twin = state.resample_from_infostate(0, np.random.RandomState(2).random_sample)
    assert twin.observation_string(0) == state.observation_string(0)
    assert str(twin) != str(state)


def test_dice_are_rolled_at_chance_nodes() -> None:
    state = pyspiel.load_game("orrery_parsec").new_initial_state()
    rng = np.random.RandomState(3)
    rolled = 0
    for _ in range(200):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            state.apply_action(int(rng.choice(state.legal_actions())))
            continue
        assert len(state.chance_outcomes()) == 1024
        if state.position is not None:
            ends = set()
            for dice in range(8):
                twin = state.clone()
                twin.apply_action(dice)
                ends.add(twin.position.digest())
            rolled += len(ends) > 1
        state.apply_action(int(rng.randint(1024)))
    assert rolled


def test_nothing_before_a_chance_node_tells_its_dice() -> None:
    state = pyspiel.load_game("orrery_parsec").new_initial_state()
    rng = np.random.RandomState(3)
    while state.position is None or not state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
    told = state.position.rng.words()
    assert state.clone().position.rng.words() == told
    state.apply_action(5)
    assert state.position.rng.words() != told


def test_options_and_seed_are_parameters() -> None:
    game = pyspiel.load_game("orrery_tictactoe", {"players": 2, "seed": 7})
    assert game.new_initial_state().chance_outcomes() == [(0, 1.0)]
    with pytest.raises(ValueError, match="2 seats, not 3"):
        pyspiel.load_game("orrery_tictactoe", {"players": 3})


def test_actions_are_written_in_our_notation() -> None:
    state = started("orrery_connect_four")
    assert state.action_to_string(0, 3) == "drop d"
    assert "Connect four" in str(state)
