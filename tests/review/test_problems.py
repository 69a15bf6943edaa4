"""Problems of the games: that they are what they claim to be."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import orrery
from orrery.bots import bot
from orrery.bots.levels import patient
from orrery.kernel import Action, Rng, State
from orrery.lab import problems as search
from orrery.lab.problems import greedy, judge_of
from orrery.review.problems import LEVELS, WITHDRAWN, Problem, Problems, playable, problems_of
from orrery.review.worlds import gain

GAMES = ("expanse", "parsec", "talon")


def all_of(name: str) -> Problems:
    """The problems of a game."""
    found = problems_of(name)
    assert found is not None, f"{name} has no problems"
    return found


def sample(name: str, count: int) -> list[Problem]:
    """Some problems of a game, spread over all of them."""
    found = all_of(name)
    places = found.open
    return [found.problems[place] for place in places[:: max(1, len(places) // count)][:count]]


@pytest.mark.parametrize("name", GAMES)
def test_every_problem_leads_to_its_decision(name: str) -> None:
    found = all_of(name)
    levels = [found.problems[place].level for place in found.open]
    assert {1, 3} <= set(levels) <= set(LEVELS)
    # One for which the advice is the answer is easy; at most half of all may be.
    assert levels.count(1) <= len(levels) / 2
    for problem in sample(name, 40):
        notations = [str(action) for action in found.position(problem).pending]
        assert problem.best in notations
        assert problem.next in notations
        assert problem.best != problem.next
        assert problem.gain > 2 * problem.error


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_solution_is_the_best_in_other_worlds_and_not_the_greedy_action(name: str) -> None:
    for problem in sample(name, 3):
        state = all_of(name).position(problem)
        game = state.game
        assert state.seat is not None
        best, other = game.parse(problem.best), game.parse(problem.next)
        values = judge_of(game, state.seats).compare(state, state.seat, [best, other], 24, Rng(77))
        assert gain(values[0], values[1])[0] > 0
        assert greedy(state, Rng(5), worlds=12) is not best


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_an_admiral_who_thinks_long_finds_solutions_that_a_captain_does_not(name: str) -> None:
    hard = [problem for problem in all_of(name).problems if problem.level > 1][:3]
    assert len(hard) == 3
    found = 0
    for problem in hard:
        state = all_of(name).position(problem)
        game = state.game
        assert state.seat is not None
        world = state.determinize(state.seat, Rng(6))
        found += str(patient("admiral", game, 10, 31).choose(world, state.seat, None)) == problem.best
        assert str(bot("captain", game, 31).choose(world, state.seat, None)) != problem.best
    # Other worlds may once say otherwise.
    assert found >= 2


def test_every_problem_that_holds_is_some_day_s() -> None:
    found = without(all_of("talon"), 1)
    count = len(found.open)
    assert {found.daily(day) for day in range(739_000, 739_000 + count)} == set(found.open)
    assert 1 not in found.open


def test_problems_are_written_as_they_are_read() -> None:
    found = all_of("talon")
    assert Problems.decode("talon", found.encode()) == found


def test_a_problem_brings_the_content_that_it_was_found_with() -> None:
    found = all_of("talon")
    first = found.problems[found.open[0]]
    documents = dict(found.edition(first).documents())
    changed = orrery.game("talon").with_content(documents, "other numbers")
    problem = msgspec.structs.replace(first, content="other numbers")
    other = Problems("talon", found.origin, {"other numbers": documents}, [problem])
    again = Problems.decode("talon", other.encode())
    assert again.edition(problem).content_digest == changed.content_digest
    assert problem.best in [str(action) for action in again.position(problem).pending]


def test_without_its_rules_a_problem_is_not_offered_but_keeps_its_place() -> None:
    found = all_of("talon")
    place = found.open[0]
    strange = msgspec.structs.replace(found.problems[place], rules="of another time")
    problems = [*found.problems[:place], strange, *found.problems[place + 1 :]]
    left = playable(msgspec.structs.replace(found, problems=problems))
    assert left.open == found.open[1:]
    assert left.problems[place + 1 :] == found.problems[place + 1 :]


def test_problems_of_other_content_are_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = all_of("talon")
    game = found.edition(found.problems[found.open[0]])
    one, two = (msgspec.structs.replace(found.problems[place], content="old") for place in found.open[:2])
    wrong = msgspec.structs.replace(two, actions=[*two.actions[:-1], "no such action"])
    known = Problems("talon", found.origin, {"old": dict(game.documents())}, [one, wrong])
    # Whether it is still the best takes long to say.
    monkeypatch.setattr(search, "solution", lambda *_: (game.parse(one.best), game.parse(one.next), 0.25, 0.02))
    monkeypatch.setattr(search, "level_of", lambda *_: 3)
    checked = search.check(known, game, tmp_path / "problems")
    assert [problem.level for problem in checked.problems] == [3, WITHDRAWN]
    assert (checked.problems[0].content, checked.problems[0].gain) == (game.content_digest, 0.25)
    assert Problems.decode("talon", (tmp_path / "problems").read_bytes()).problems == checked.problems
    monkeypatch.setattr(search, "solution", lambda *_: None)
    assert search.check(checked, game, tmp_path / "problems") == checked
    assert search.check(known, game, tmp_path / "problems").open == []


def test_a_problem_that_new_content_does_not_lead_to_is_judged_by_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = all_of("talon")
    problem = found.problems[found.open[0]]
    own = found.edition(problem)
    monkeypatch.setattr(search, "solution", lambda *_: (own.parse(problem.best), own.parse(problem.next), 0.25, 0.02))
    monkeypatch.setattr(search, "level_of", lambda *_: 3)
    wanted = msgspec.structs.replace(problem, level=3, gain=0.25, error=0.02)
    monkeypatch.setattr(search, "reached", lambda *asked: None if len(asked) == 3 else found.position(problem))
    assert search.checked(found, problem, orrery.game("talon")) == wanted


def test_problems_that_a_changed_admiral_does_not_find_are_withdrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    found = all_of("talon")
    by_solution = {found.problems[place].best: found.problems[place] for place in found.open}
    three = list(by_solution.values())[:3]
    known = Problems("talon", found.origin, found.contents, three)
    notations = [problem.best for problem in three]
    # What the bots say of each solution takes long to find out.
    said = dict(zip(notations, (2, None, 3), strict=True))
    monkeypatch.setattr(search, "level_of", lambda _, best: said[str(best)])
    again = search.relevel(known)
    assert [problem.level for problem in again.problems] == [2, WITHDRAWN, 3]
    assert [problem.best for problem in again.problems] == notations


class Finder:
    """A player who finds the given action, or never the right one."""

    def __init__(self, found: Action | None) -> None:
        self.found = found

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action | None:
        return self.found


@pytest.mark.parametrize(
    ("captain", "least", "level"),
    [(True, 0.1, 1), (False, 0.1, 2), (False, 1.0, 3), (True, 10.5, None), (False, 10.5, None)],
)
def test_a_problem_is_as_hard_as_the_effort_that_solves_it(
    monkeypatch: pytest.MonkeyPatch, captain: bool, least: float, level: int | None
) -> None:
    state: State = orrery.game("tictactoe").new()
    best = state.pending[4]
    monkeypatch.setattr(search, "captain_finds", lambda *_: captain)
    monkeypatch.setattr(search, "patient", lambda _name, _game, times, _seed: Finder(best if times >= least else None))
    assert search.level_of(state, best) == level


def without(found: Problems, place: int) -> Problems:
    """The problems, one of them withdrawn."""
    problems = list(found.problems)
    problems[place] = msgspec.structs.replace(problems[place], level=WITHDRAWN)
    return msgspec.structs.replace(found, problems=problems)
