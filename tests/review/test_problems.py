"""Problems of the games: that they are what they claim to be."""

from __future__ import annotations

import pytest

import orrery
from orrery.bots import bot
from orrery.bots.levels import patient
from orrery.kernel import Rng
from orrery.lab.problems import greedy, judge_of
from orrery.review.problems import LEVELS, Problem, Problems, problems_of
from orrery.review.worlds import gain

GAMES = ("expanse", "parsec", "talon")


def all_of(name: str) -> Problems:
    """The problems of a game."""
    found = problems_of(name)
    assert found is not None, f"{name} has no problems under its present content"
    return found


def sample(name: str, count: int) -> list[Problem]:
    """Some problems of a game, spread over all of them."""
    problems = all_of(name).problems
    return problems[:: max(1, len(problems) // count)][:count]


@pytest.mark.parametrize("name", GAMES)
def test_every_problem_leads_to_its_decision(name: str) -> None:
    found = all_of(name)
    assert {problem.level for problem in found.problems} == set(LEVELS)
    # One for which the advice is the answer is easy; at most half of all may be.
    assert sum(problem.level == 1 for problem in found.problems) <= len(found.problems) / 2
    for problem in sample(name, 40):
        notations = [str(action) for action in problem.position(name).pending]
        assert problem.best in notations
        assert problem.next in notations
        assert problem.best != problem.next
        assert problem.gain > 2 * problem.error


@pytest.mark.parametrize("name", GAMES)
def test_the_solution_is_the_best_in_other_worlds_and_not_the_greedy_action(name: str) -> None:
    game = orrery.game(name)
    for problem in sample(name, 3):
        state = problem.position(name)
        assert state.seat is not None
        best, other = game.parse(problem.best), game.parse(problem.next)
        values = judge_of(game, state.seats).compare(state, state.seat, [best, other], 24, Rng(77))
        assert gain(values[0], values[1])[0] > 0
        assert greedy(state, Rng(5), worlds=12) is not best


@pytest.mark.parametrize("name", GAMES)
def test_an_admiral_who_thinks_long_finds_solutions_that_a_captain_does_not(name: str) -> None:
    game = orrery.game(name)
    hard = [problem for problem in all_of(name).problems if problem.level > 1][:2]
    for problem in hard:
        state = problem.position(name)
        assert state.seat is not None
        world = state.determinize(state.seat, Rng(6))
        assert str(patient("admiral", game, 10, 31).choose(world, state.seat, None)) == problem.best
        assert str(bot("captain", game, 31).choose(world, state.seat, None)) != problem.best


def test_every_problem_is_some_day_s() -> None:
    found = all_of("talon")
    count = len(found.problems)
    assert {found.daily(day) for day in range(739_000, 739_000 + count)} == set(range(count))


def test_problems_are_written_as_they_are_read() -> None:
    found = all_of("talon")
    assert Problems.decode(found.encode()) == found
