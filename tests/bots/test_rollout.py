"""Rollouts win, think only where they are told to, and can say what they looked at."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.clock import Clock

import orrery
from orrery.bots import Bot, HeuristicBot, ParallelSearchBot, RolloutBot, SearchBot, Settings, bot
from orrery.bots import rollout as rollout_module
from orrery.bots.settings import judging
from orrery.kernel import Game, Rng, State
from orrery.kernel.playouts import play_advised, play_advised_apart
from orrery.parts.content_game import ContentGame
from orrery.testing import toy

QUICK = Settings(kind="rollout", width=3, worlds=2, horizon=6)


def test_rollouts_win_on_the_spot() -> None:
    state: State = orrery.game("connect_four").new()
    for action in ("drop a", "drop b", "drop a", "drop b", "drop a", "drop b"):
        state.play(action)
    settings = Settings(kind="rollout", width=7, worlds=4, horizon=40)
    assert str(RolloutBot(state.game, 1, settings).choose(state, 0, None)) == "drop a"


@pytest.mark.slow
def test_rollouts_beat_looking_one_step_ahead() -> None:
    """In Talon, where a rollout is cheap."""
    game = orrery.game("talon")
    won = 0
    for seed in range(4):
        state: State = game.new(2, seed, {"scenario": "free-battle", "points": 200})
        players: list[Bot] = [bot("commodore", game, seed), bot("greedy", game, seed)]
        if seed & 1:
            players.reverse()
        while state.seat is not None:
            state.apply(players[state.seat].choose(state, state.seat, None))
        assert state.outcome is not None
        won += state.outcome.winners == (seed & 1,)
    assert won >= 3


def test_the_same_seed_gives_the_same_move() -> None:
    state: State = toy.GAME.new(seed=3)
    assert len({RolloutBot(toy.GAME, 5, QUICK).choose(state, 0, None) for _ in range(2)}) == 1


def test_other_decisions_follow_advice() -> None:
    game = orrery.game("expanse")
    state: State = game.new(2, 3)
    thinker = RolloutBot(game, 5, Settings(kind="rollout", width=3, worlds=1, horizon=2, choices=("ChooseTurn",)))
    thought = set()
    for _ in range(40):
        assert state.seat is not None
        action = thinker.choose(state, state.seat, None)
        if thinker.rollouts:
            thought.add(state.choice)
        else:
            weights = game.advise(state)
            assert weights[state.pending.index(action)] == max(weights)
        state.apply(action)
    assert thought == {"ChooseTurn"}


def test_a_rollout_ends_where_it_is_quiet() -> None:
    game = orrery.game("expanse")
    state: State = game.new(2, 3)
    while state.choice != "ChooseTurn":
        state.apply(state.pending[0])
    state.apply(state.pending[0])
    thinker = RolloutBot(game, 5, Settings(kind="rollout", horizon=0, quiescent="ChooseTurn"))
    thinker.rollout(state, 0)
    assert state.choice == "ChooseTurn"


def test_who_is_hasty_likes_a_far_end_less() -> None:
    game = orrery.game("connect_four")
    state: State = game.new()
    patient = RolloutBot(game, 5, Settings(kind="rollout", horizon=60))
    hasty = RolloutBot(game, 5, Settings(kind="rollout", horizon=60, discount=0.01))
    after: State = state.clone()
    whole = patient.rollout(after, 0)
    assert whole in (-1, 1)
    assert hasty.rollout(state.clone(), 0) == pytest.approx(whole * (1 - 0.01 * int(after.version)))


def test_a_rollout_is_judged_on_its_way_too() -> None:
    game = orrery.game("talon")
    state: State = game.new(2, 4, {"scenario": "free-battle"})
    play_advised(game, state, 100)
    values = []
    on_the_way = state.clone()
    for _ in range(3):
        play_advised(game, on_the_way, 20)
        values.append(game.evaluate(on_the_way, 0))
    assert len(set(values)) > 1
    thinker = RolloutBot(game, 5, Settings(kind="rollout", horizon=60, looks=3))
    assert thinker.rollout(state.clone(), 0) == pytest.approx(sum(values) / 3)
    # A result counts for all that would have come after it.
    long = RolloutBot(game, 5, Settings(kind="rollout", horizon=100_000, looks=2))
    end: State = state.clone()
    assert long.rollout(end, 0) in (-1, 0, 1)
    assert end.seat is None


def test_others_follow_each_advice_in_turn() -> None:
    game = orrery.game("talon")
    assert isinstance(game, ContentGame)
    settings = Settings(kind="rollout", horizon=80, advice="veteran", others=("veteran", "advice"))
    veteran = judging(game, settings)
    state: State = game.new(2, 4, {"scenario": "free-battle"})
    thinker = RolloutBot(veteran, 5, settings)
    ends = []
    for number in range(4):
        played = state.clone()
        thinker.rollout(played, 1, number)
        ends.append(played.digest())
    assert ends[:2] == ends[2:]
    expected = []
    for rival in (veteran, game):
        twin = state.clone()
        play_advised_apart([rival, veteran], twin, 80)
        expected.append(twin.digest())
    assert ends[:2] == expected
    assert ends[0] != ends[1]


def test_games_without_numbers_have_no_other_advice() -> None:
    assert judging(toy.GAME, Settings(advice="veteran")) is toy.GAME
    with pytest.raises(OSError, match="boldest"):
        judging(orrery.game("talon"), Settings(advice="boldest"))


def test_moves_that_always_lead_to_the_same_are_tried_in_few_worlds() -> None:
    """Whichever cell comes first, both players fill the board alike from here."""
    state: State = orrery.game("tictactoe").new()
    for action in ("place a1", "place b1", "place a2", "place b2", "place b3", "place a3", "place c1"):
        state.play(action)
    thinker = RolloutBot(state.game, 5, Settings(kind="rollout", width=9, worlds=50, horizon=9))
    assert len(state.pending) == 2
    thinker.choose(state, 1, None)
    assert thinker.rollouts == 2 * 4


def test_the_clock_ends_rollouts() -> None:
    thinker = RolloutBot(toy.GAME, 5, Settings(kind="rollout", width=4, worlds=1_000_000, horizon=2))
    thinker.choose(toy.GAME.new(seed=3), 0, 0.01)
    assert 1 <= thinker.rollouts < 1_000_000


def test_rollouts_in_several_processes_agree_with_themselves() -> None:
    state: State = toy.GAME.new(seed=3)
    answers = set()
    for _ in range(2):
        with ParallelSearchBot(toy.GAME, 5, QUICK, 2, toy.find) as searcher:
            answers.add(str(searcher.choose(state, 0, None)))
    assert len(answers) == 1


def thinkers(game: Game[Any]) -> list[HeuristicBot | SearchBot | RolloutBot]:
    """A bot of every kind that can say what it considered."""
    return [HeuristicBot(game, 1), SearchBot(game, 1, Settings(iterations=30)), RolloutBot(game, 1, QUICK)]


@pytest.mark.parametrize("number", range(3))
def test_bots_say_what_they_considered(number: int) -> None:
    game = orrery.game("parsec")
    state: State = game.new(2, 8)
    chooser = Rng(2)
    while len(state.pending) < 4:
        state.apply(chooser.pick(state.pending))
    assert state.seat is not None
    thinker = thinkers(game)[number]
    chosen = thinker.choose(state, state.seat, None)
    told = thinker.considered(3)
    assert 1 <= len(told) <= 3
    assert chosen in [one.action for one in told]
    assert [one.share for one in told] == sorted([one.share for one in told], reverse=True)
    assert sum(one.share for one in thinker.considered(1000)) == pytest.approx(1.0)
    assert all(one.value is None or -1.0 <= one.value <= 1.0 for one in told)


@pytest.mark.parametrize("number", range(3))
def test_a_single_way_is_all_there_is_to_consider(number: int) -> None:
    state: State = toy.GAME.new(seed=3)
    state.pending = state.pending[:1]
    thinker = thinkers(toy.GAME)[number]
    chosen = thinker.choose(state, 0, None)
    assert [(one.action, one.share) for one in thinker.considered()] == [(chosen, 1.0)]


def test_no_world_is_begun_that_might_not_end_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.2)
    monkeypatch.setattr(rollout_module, "time", clock)
    thinker = RolloutBot(toy.GAME, 5, Settings(kind="rollout", width=4, worlds=1_000_000, horizon=2))
    thinker.choose(toy.GAME.new(seed=3), 0, 1.0)
    assert thinker.rollouts
    # Another world would have ended after the time that is used.
    assert clock.now <= 0.2 + 0.9
