"""Test of win chances on new games that were not used for the fit.

    python -m orrery.lab.calibration.testing talon --seats 2 --level admiral --games 40

plays games that no fit has seen and compares what the chances say of their positions, as the public knows them, with
what came. The evaluation is put through a logistic that is fitted to these very games, to its advantage. What was
played is kept in a folder: a stopped run goes on, and other chances are tested on the same games.

With few games even perfect chances have a calibration error, because shares of wins scatter. Its expected size is
given beside the error, from the scatter of whole games in each tenth (positions of a game share its result), and so is
the error without it. Intervals are found by drawing games with replacement; calibration errors are larger in those.
"""

from __future__ import annotations

import argparse
from math import pi, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from rich.progress import track

from orrery.kernel import Game, Rng
from orrery.lab.calibration.fitting import Floats, chances, fit, log_loss
from orrery.lab.calibration.positions import played, positions_of
from orrery.records import Record
from orrery.registry import game as find_game
from orrery.review.chances import Chances, load_chances, result
from orrery.review.settings import review_settings
from orrery.review.worlds import DOUBT, SAMPLES, Judge

#: The number of the first game that is kept as a record, that of the first one for tests among these, and the number of
#: bootstrap resamples.
FIRST = 1 << 23
TESTS = 100000
DRAWS = 400
BINS = 10


class Told(msgspec.Struct, frozen=True):
    """Predictions for one game: the chances by position and seat, the evaluation in each world; and the result."""

    said: list[list[float]]
    evaluated: list[list[list[float]]]
    came: list[float]


def predicted(model: Chances, record: Record) -> Told:
    """The predicted chances along a game, as spectators see them."""
    game, seats = model.game, record.seats
    judge = Judge(game, model, review_settings(game), 0)
    kept, end = positions_of(record)
    source = Rng(record.seed + 1)
    said: list[list[float]] = []
    evaluated: list[list[list[float]]] = []
    for state in kept:
        worlds = [state.determinize(None, source) for _ in range(SAMPLES)]
        said.append(np.mean([judge.settle(world) for world in worlds], axis=0).tolist())
        # Nor does the evaluation take an end for certain that has not come.
        most = [1.0 if world.outcome is None else 1.0 - DOUBT for world in worlds]
        values = [[game.evaluate(world, seat) for seat in range(seats)] for world in worlds]
        evaluated.append([np.clip(row, -limit, limit).tolist() for limit, row in zip(most, values, strict=True)])
    return Told(said, evaluated, result(end))


def games_of(name: str, seats: int, level: str, first: int, count: int, folder: Path) -> list[Record]:
    """The given number of games from a number on; missing ones are played."""
    game: Game[Any] = find_game(name)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"test-{name}-{seats}-{level}-{game.content_digest[:8]}-{first}.jsonl"
    lines = path.read_bytes().splitlines() if path.exists() else []
    found = [msgspec.json.decode(line, type=Record) for line in lines]
    with path.open("ab") as file:
        for number in track(range(len(found), count), f"{name}, {seats} seats, {level}s"):
            found.append(played(game, seats, level, FIRST + first + number))
            file.write(msgspec.json.encode(found[-1]) + b"\n")
            file.flush()
    return found[:count]


class Point(NamedTuple):
    """A tenth of the predicted chances: their mean, the share that won, how many there were, and its standard error."""

    said: float
    won: float
    times: int
    error: float


def points(games: list[Told]) -> list[Point]:
    """The tenths of the chances in which there are some. The standard errors are those of whole games."""
    said = np.concatenate([np.ravel(game.said) for game in games])
    came = np.concatenate([np.ravel([game.came] * len(game.said)) for game in games])
    numbers = np.repeat(np.arange(len(games)), [np.size(game.said) for game in games])
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    found: list[Point] = []
    for number in range(BINS):
        here = place == number
        if here.any():
            missed = (came - said)[here]
            by_game = np.bincount(numbers[here], missed - missed.mean(), len(games))
            error = sqrt(float((by_game**2).sum())) / here.sum()
            found.append(Point(float(said[here].mean()), float(came[here].mean()), int(here.sum()), error))
    return found


def calibration_error(found: list[Point]) -> float:
    """The expected calibration error: how far the share of wins is from the predicted chance, on average."""
    return sum(abs(one.said - one.won) * one.times for one in found) / sum(one.times for one in found)


def chance_error(found: list[Point]) -> float:
    """The calibration error to be expected of perfect chances, as so few games scatter."""
    return sum(sqrt(2 / pi) * one.error * one.times for one in found) / sum(one.times for one in found)


def systematic_error(found: list[Point]) -> float:
    """The calibration error without that scatter."""
    parts = [sqrt(max(0.0, (one.said - one.won) ** 2 - one.error**2)) * one.times for one in found]
    return sum(parts) / sum(one.times for one in found)


class Figures(msgspec.Struct, frozen=True):
    """The figures: log loss, that of the evaluation, and the expected calibration error."""

    log_loss: float
    evaluation_loss: float
    calibration_error: float


def figures(games: list[Told]) -> Figures:
    """The figures of some games."""
    said: Floats = np.array([row for game in games for row in game.said])
    results: Floats = np.array([game.came for game in games for _ in game.said])
    scores: Floats = np.array([row for game in games for row in game.evaluated])
    odds = np.arctanh(np.clip(scores, -0.999, 0.999))[..., None]
    # From zero, where the logistic is steepest, no step of the fit is too long.
    scale = fit(odds.mean(axis=1), results, 0.001, np.zeros(1))
    return Figures(
        log_loss(said, results),
        log_loss(chances(odds, scale).mean(axis=1), results),
        calibration_error(points(games)),
    )


def told(games: list[Told]) -> str:
    """The figures as one line, with 95 % intervals."""
    found, tenths = figures(games), points(games)
    source = np.random.default_rng(1)
    drawn = [figures([games[at] for at in source.integers(0, len(games), len(games))]) for _ in range(DRAWS)]
    gains = np.percentile([one.evaluation_loss - one.log_loss for one in drawn], [2.5, 97.5])
    errors = np.percentile([one.calibration_error for one in drawn], [2.5, 97.5])
    return (
        f"log loss {found.log_loss:.4f}, evaluation through a logistic {found.evaluation_loss:.4f}, gain "
        f"{found.evaluation_loss - found.log_loss:.4f} ({gains[0]:.4f} to {gains[1]:.4f}); expected calibration error "
        f"{found.calibration_error:.4f} (drawn again {errors[0]:.4f} to {errors[1]:.4f}; perfect chances "
        f"{chance_error(tenths):.4f}, without that scatter {systematic_error(tenths):.4f})"
    )


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(
        prog="python -m orrery.lab.calibration.testing", description="Test win chances on new games."
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--level", default="captain")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=2 * TESTS, help=f"the number of the first game ({2 * TESTS})")
    parser.add_argument("--folder", default="build/chances", help="where games are kept (build/chances)")
    given = parser.parse_args()
    records = games_of(given.game, given.seats, given.level, given.first, given.games, Path(given.folder))
    model = load_chances(find_game(given.game), given.seats, given.level)
    games = [predicted(model, record) for record in records]
    print(f"{given.game}, {given.seats} seats, {len(games)} games of {given.level}s: {told(games)}")


if __name__ == "__main__":
    main()
