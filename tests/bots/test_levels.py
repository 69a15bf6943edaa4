"""The levels: whom they are made of, and how the weakest of them errs."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.bots import HeuristicBot, PlanningBot, RolloutBot, SearchBot, bot, levels
from orrery.kernel import Game, State


def errors(game: Game[Any], player: HeuristicBot, decisions: int) -> tuple[set[str], set[str]]:
    """The kinds of decisions at which a bot left the game's advice, and those at which it did not, along one game."""
    state: State = game.new(2, 3)
    left: set[str] = set()
    kept: set[str] = set()
    for _ in range(decisions):
        if state.seat is None:
            break
        weights = game.advise(state)
        action = player.choose(state, state.seat)
        met = left if weights[state.pending.index(action)] < max(weights) else kept
        met.add(str(state.choice))
        state.apply(action)
    return left, kept


def test_a_captain_never_leaves_advice() -> None:
    game = orrery.game("parsec")
    captain = bot("captain", game, 4)
    assert isinstance(captain, HeuristicBot)
    assert errors(game, captain, 200)[0] == set()


def test_errors_keep_to_the_decisions_they_are_meant_for() -> None:
    game = orrery.game("parsec")
    left, kept = errors(game, HeuristicBot(game, 4, 1.0, 0, ("ChooseYield",)), 200)
    assert left == {"ChooseYield"}
    assert {"ChooseAction", "ChoosePurchase"} <= kept


def test_a_slip_is_one_of_the_most_advised() -> None:
    game = orrery.game("parsec")
    state: State = game.new(2, 3)
    while len(state.pending) < 6:
        state.apply(state.pending[0])
    assert state.seat is not None
    weights = game.advise(state)
    second = sorted(weights, reverse=True)[1]
    careless = HeuristicBot(game, 4, 1.0, 2)
    for _ in range(20):
        assert weights[state.pending.index(careless.choose(state, state.seat))] >= second


@pytest.mark.parametrize("game", ["expanse", "parsec", "talon"])
@pytest.mark.parametrize("level", ["commodore", "admiral", "grand-admiral"])
def test_every_kind_of_decision_that_a_level_thinks_about_exists(level: str, game: str) -> None:
    rules = orrery.game(game)
    chosen = levels.settings(level, rules)
    for kind in (*chosen.choices, *([chosen.quiescent] if chosen.quiescent else []), *levels.errors(rules).choices):
        assert kind in rules.frames, f"{game} has no decision {kind}"
    kinds = {"rollout": RolloutBot, "planning": PlanningBot, "tree": SearchBot}
    assert isinstance(bot(level, rules), kinds[chosen.kind])
