"""What the environments promise beyond the libraries' own suites."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import orrery
from orrery.adapters.gymnasium import OrreryEnv
from orrery.adapters.observation import Encoder
from orrery.adapters.pettingzoo import env
from orrery.adapters.vector import SelfPlayVectorEnv
from orrery.kernel import IllegalAction, Rng


def play_out(table: Any, seed: int) -> dict[str, float]:
    """Play lowest codes to the end: the rewards of all seats."""
    table.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        if terminated:
            rewards[agent] = reward
            table.step(None)
        else:
            table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    return rewards


def test_rewards_say_who_won() -> None:
    assert play_out(env("tictactoe"), 1) == {"seat_0": 1.0, "seat_1": -1.0}


def test_an_illegal_action_loses() -> None:
    table: Any = env("tictactoe")
    table.reset(seed=1)
    table.step(4)
    table.step(4)
    assert table.rewards["seat_1"] == -1


def test_views_come_on_request() -> None:
    table: Any = env("tictactoe", views=True)
    table.reset(seed=1)
    assert table.infos["seat_0"]["view"]["cells"]["a1"] is None


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown game 'chess'"):
        env("chess")
    with pytest.raises(ValueError, match="unknown option 'size'"):
        env("tictactoe", size=4)


def test_the_learner_may_sit_anywhere() -> None:
    table = OrreryEnv("tictactoe", seat=1, opponents="greedy")
    observation, facts = table.reset(seed=3)
    assert facts == {"seat": 1, "version": 1}
    assert observation["action_mask"].sum() == 8
    drawn = OrreryEnv("tictactoe", seat=None)
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}


def test_the_same_seed_gives_the_same_opponent() -> None:
    def story() -> list[bytes]:
        table = OrreryEnv("connect_four")
        observation, _ = table.reset(seed=5)
        rows = [observation["observation"].tobytes()]
        over = False
        while not over:
            observation, _, over, _, _ = table.step(np.flatnonzero(table.action_masks())[0])
            rows.append(observation["observation"].tobytes())
        return rows

    assert story() == story()


def test_illegal_actions_lose_or_raise() -> None:
    table = OrreryEnv("tictactoe", seat=0)
    table.reset(seed=3)
    table.step(0)
    _, reward, over, _, facts = table.step(0)
    assert (reward, over) == (-1.0, True)
    assert "cell-taken" in facts["illegal"]
    strict = OrreryEnv("tictactoe", seat=0, illegal="raise")
    strict.reset(seed=3)
    strict.step(0)
    with pytest.raises(IllegalAction):
        strict.step(0)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"opponents": "deep-blue"}, "unknown bot 'deep-blue'"),
        ({"opponents": ("random", "random")}, "needs 1 opponents, not 2"),
        ({"seat": 2}, "from 0 to 1 or None, not 2"),
        ({"illegal": "maybe"}, "'lose' or 'raise', not 'maybe'"),
    ],
)
def test_mistakes_are_explained(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        OrreryEnv("tictactoe", **options)


def test_many_games_at_once_play_as_each_alone() -> None:
    many = SelfPlayVectorEnv("connect_four", 3)
    observation, facts = many.reset(seed=[1, 2, 3])
    alone = [orrery.game("connect_four").new(seed=seed) for seed in (1, 2, 3)]
    ended = 0
    while ended < 3:
        masks = observation["action_mask"]
        actions = np.array([np.flatnonzero(mask)[-1] for mask in masks])
        assert many.action_space.contains(actions)
        observation, rewards, over, cut, facts = many.step(actions)
        for index, state in enumerate(alone):
            if state.seat is None:
                continue
            actor = state.seat
            state.play(int(actions[index]))
            assert over[index] == (state.seat is None)
            if state.outcome is not None:
                ended += 1
                assert rewards[index] == (1.0 if actor in state.outcome.winners else 0.0)
                assert facts["returns"][index].sum() == 0.0
    assert not cut.any()
    assert observation["observation"].shape == (3, many.encoder.size)


def test_observations_can_be_left_out() -> None:
    many = SelfPlayVectorEnv("tictactoe", 2, observe=False)
    observation, _ = many.reset(seed=1)
    assert not observation["observation"].any()
    assert observation["action_mask"].all()


@pytest.mark.parametrize(
    ("name", "observation"),
    [
        *[("connect_four", "full"), ("connect_four", "short")],
        *[(name, form) for name in ("expanse", "parsec", "talon") for form in ("full", "short", "summary")],
    ],
)
def test_many_games_show_what_each_alone_shows(name: str, observation: str) -> None:
    many = SelfPlayVectorEnv(name, 3, observation=observation, dtype="uint8")
    encoder = Encoder(many.game, short=observation == "short", summary=observation == "summary")
    shown, facts = many.reset(seed=4)
    rng = Rng(2)
    kept: list[tuple[Any, bytes, bytes]] = []
    for _ in range(60):
        assert many.observation_space.contains(shown)
        assert shown["observation"].dtype == np.uint8
        assert shown["observation"].shape == (3, encoder.size)
        for index, state in enumerate(many.tables):
            assert facts["seat"][index] == state.seat
            assert state.seat is not None
            row = shown["observation"][index]
            assert row.tobytes() == encoder.plain(state, state.seat).tobytes()
            assert many.scaled(row).tobytes() == encoder.encode(state, state.seat).tobytes()
            legal = np.flatnonzero(shown["action_mask"][index])
            assert sorted(legal) == sorted(action.code for action in state.pending)
        kept.append((shown, shown["observation"].tobytes(), shown["action_mask"].tobytes()))
        shown, _, _, _, facts = many.step(many.random_actions(rng))
    # A learner may keep what it was given.
    for given, rows, masks in kept:
        assert (given["observation"].tobytes(), given["action_mask"].tobytes()) == (rows, masks)


def test_short_observations_are_floats_unless_bytes_are_asked_for() -> None:
    many = SelfPlayVectorEnv("talon", 2, observation="short")
    shown, _ = many.reset(seed=1)
    assert shown["observation"].dtype == np.float32
    assert many.observation_space.contains(shown)
    whole, _ = SelfPlayVectorEnv("talon", 2).reset(seed=1)
    assert shown["observation"].shape[1] < whole["observation"].shape[1]
    marks = many.encoder.before
    assert (shown["observation"][:, :marks] == whole["observation"][:, :marks]).all()


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"observation": "tiny"}, "'full', 'short' or 'summary', not 'tiny'"),
        ({"name": "connect_four", "observation": "summary"}, "connect_four has no summaries"),
        ({"dtype": "int64"}, "'float32' or 'uint8', not 'int64'"),
        ({"name": "talon_campaign", "dtype": "uint8"}, "talon_campaign does not encode itself as bytes"),
    ],
)
def test_mistakes_about_observations_are_explained(asked: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SelfPlayVectorEnv(**{"name": "talon", "count": 2, **asked})


def test_an_illegal_action_among_many_raises() -> None:
    many = SelfPlayVectorEnv("tictactoe", 2)
    many.reset(seed=1)
    many.step(np.array([4, 4]))
    with pytest.raises(IllegalAction, match="cell-taken"):
        many.step(np.array([0, 4]))
