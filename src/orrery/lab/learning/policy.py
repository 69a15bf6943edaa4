"""A policy learned from search: what an admiral prefers to the advice, by kind of choice and first word of an action.

    python -m orrery.lab.learning.policy expanse --games 60 --out FOLDER

plays games between admirals and fits what has to be added to the advice so that it explains their decisions best
(softmax of the advice and the additions, one scale for each kind of choice). Every tenth game is held out. The result
is a style, `policy.toml`: advice that has learned from search, which search may then use in turn (expert iteration).
Games that are in the folder already are not played again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.bots import bot
from orrery.kernel import Game, Rng, State
from orrery.registry import game as find_game

#: One game in this many is held out.
HELD_OUT = 10
#: Gradient steps, their size, the penalty of an addition, and the fewest decisions of a kind that are fitted.
STEPS = 400
RATE = 0.03
PENALTY = 0.002
FEWEST = 100
#: Smaller additions are left out.
LEAST = 0.02

Matrix = NDArray[np.float64]


class Decision(NamedTuple):
    """A decision of a teacher: its game, the kind of choice, each option's advice and first word, the option taken."""

    game: int
    choice: str
    weights: list[float]
    words: list[str]
    taken: int


class Lesson(NamedTuple):
    """What was learned about a kind of choice: decisions, held-out losses before and after, what is added to words."""

    decisions: int
    before: float
    after: float
    added: dict[str, float]


def decisions_of(game: Game[Any], teacher: str, number: int, seed: int, options: dict[str, Any]) -> list[Decision]:
    """The decisions of one game between teachers."""
    source = Rng((seed << 32) | number)
    state: State = game.new(2, source.next(), options)
    players = [bot(teacher, game, source.next()) for _ in range(2)]
    belief = Rng(source.next())
    found = []
    while state.seat is not None:
        action = players[state.seat].choose(state.determinize(state.seat, belief), state.seat, None)
        words = [str(one).split(" ")[0] for one in state.pending]
        if len(set(words)) > 1:
            taken = [one.code for one in state.pending].index(action.code)
            found.append(Decision(number, state.choice or "", game.advise(state), words, taken))
        state.apply(action)
    return found


def padded(decisions: list[Decision], words: list[str]) -> tuple[Matrix, NDArray[Any], NDArray[Any], NDArray[Any]]:
    """Advice and numbers of words by decision and option, which options there are, and which were taken."""
    most = max(len(one.weights) for one in decisions)
    advice = np.zeros((len(decisions), most))
    kinds = np.zeros((len(decisions), most), np.int64)
    there = np.zeros((len(decisions), most), np.bool_)
    for row, one in enumerate(decisions):
        count = len(one.weights)
        advice[row, :count] = np.array(one.weights) - max(one.weights)
        kinds[row, :count] = [words.index(word) for word in one.words]
        there[row, :count] = True
    return advice, kinds, there, np.array([one.taken for one in decisions])


def chances(advice: Matrix, kinds: NDArray[Any], there: NDArray[Any], scale: float, added: Matrix) -> Matrix:
    """The chance of every option."""
    scores = np.where(there, scale * (advice + added[kinds]), -1e9)
    odds = np.exp(scores - scores.max(1, keepdims=True))
    found: Matrix = odds / odds.sum(1, keepdims=True)
    return found


def fitted(decisions: list[Decision], words: list[str], learn: bool) -> tuple[float, Matrix]:
    """The scale of the advice and what is added to each word, or nothing if it shall not learn (Adam)."""
    advice, kinds, there, taken = padded(decisions, words)
    rows = np.arange(len(decisions))
    numbers = np.zeros(len(words) + 1)
    means, squares = np.zeros_like(numbers), np.zeros_like(numbers)
    for step in range(1, STEPS + 1):
        scale = float(np.exp(numbers[0]))
        chance = chances(advice, kinds, there, scale, numbers[1:])
        error = chance.copy()
        error[rows, taken] -= 1.0
        gradient = np.zeros_like(numbers)
        gradient[0] = float((error * there * (advice + numbers[1:][kinds])).sum()) * scale
        if learn:
            np.add.at(gradient[1:], kinds[there], (error * scale)[there])
        gradient = gradient / len(decisions)
        gradient[1:] += PENALTY * numbers[1:] * learn
        means = 0.9 * means + 0.1 * gradient
        squares = 0.999 * squares + 0.001 * gradient**2
        numbers -= RATE * (means / (1 - 0.9**step)) / (np.sqrt(squares / (1 - 0.999**step)) + 1e-9)
    return float(np.exp(numbers[0])), numbers[1:]


def loss(decisions: list[Decision], words: list[str], scale: float, added: Matrix) -> float:
    """The mean surprise at the options taken, in nats."""
    advice, kinds, there, taken = padded(decisions, words)
    chance = chances(advice, kinds, there, scale, added)[np.arange(len(decisions)), taken]
    return float(-np.log(np.maximum(chance, 1e-9)).mean())


def learn(decisions: Iterable[Decision]) -> dict[str, Lesson]:
    """What teachers prefer to the advice, by kind of choice, where held-out games confirm it."""
    by_choice: dict[str, list[Decision]] = {}
    for one in decisions:
        by_choice.setdefault(one.choice, []).append(one)
    lessons = {}
    for choice, found in sorted(by_choice.items()):
        held = [one for one in found if one.game % HELD_OUT == HELD_OUT - 1]
        known = [one for one in found if one.game % HELD_OUT != HELD_OUT - 1]
        if len(known) < FEWEST or not held:
            continue
        words = sorted({word for one in found for word in one.words})
        scale, none = fitted(known, words, False)
        before = loss(held, words, scale, none)
        scale, added = fitted(known, words, True)
        after = loss(held, words, scale, added)
        if after < before:
            kept = {word: round(float(number), 3) for word, number in zip(words, added - added.max(), strict=True)}
            lessons[choice] = Lesson(
                len(found), before, after, {word: number for word, number in kept.items() if abs(number) >= LEAST}
            )
    return lessons


def written(lessons: dict[str, Lesson], head: str) -> str:
    """The lessons as a style."""
    lines = [f"# {head}"]
    for choice, lesson in lessons.items():
        lines += ["", f"# {lesson.decisions} decisions, held-out loss {lesson.before:.3f} to {lesson.after:.3f}"]
        lines += [f"[policy.{choice}]", *(f"{word} = {number}" for word, number in lesson.added.items())]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> None:
    """Read the command line, play, fit, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--teacher", default="admiral")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="of the game, NAME=VALUE")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    options = dict(one.split("=", 1) for one in given.option)
    given.out.mkdir(parents=True, exist_ok=True)
    decisions: list[Decision] = []
    for number in range(given.games):
        path = given.out / f"{number:05d}.json"
        if not path.exists():
            part = path.with_suffix(".part")
            part.write_text(json.dumps(decisions_of(game, given.teacher, number, given.seed, options)))
            part.replace(path)
        decisions += [Decision(*one) for one in json.loads(path.read_text())]
    head = f"Written by `python -m orrery.lab.learning.policy {given.game} --games {given.games}`."
    text = written(learn(decisions), head)
    (given.out / "policy.toml").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
