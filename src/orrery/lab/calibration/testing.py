"""Test of the packaged win chances on new games that were not used for the fit.

    python -m orrery.lab.calibration.testing talon --seats 2 --level admiral --games 40

plays games that no fit has seen and compares what the chances say of their positions, as the public knows them, with
what came. The evaluation is put through a logistic that is fitted to these very games, to its advantage. Intervals are
found by drawing games with replacement. What was played is kept in a folder: a stopped run goes on, and one with more
games too.
"""

from __future__ import annotations

import argparse
import zlib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from orrery.kernel import Game
from orrery.lab.calibration.fitting import Floats, bins, calibration_error, chances, fit, log_loss
from orrery.lab.calibration.positions import PARTS, believed, sampled
from orrery.registry import game as find_game
from orrery.review.chances import Chances, load_chances, result

#: The first game number, beyond those of any fit, and the number of bootstrap resamples.
FIRST = 1 << 23
DRAWS = 400


class Told(msgspec.Struct, frozen=True):
    """Predictions for one game: the chances by position and seat, the evaluation in each world; and the result."""

    said: list[list[float]]
    evaluated: list[list[list[float]]]
    came: list[float]


def played(model: Chances, seats: int, level: str, number: int) -> Told:
    """One game and the predicted chances along it."""
    game = model.game
    kept, end, source = sampled(game, seats, level, FIRST + PARTS * number)
    said: list[list[float]] = []
    evaluated: list[list[list[float]]] = []
    for state in kept:
        worlds = believed(game, state, source) or [state]
        said.append(np.mean([model(world) for world in worlds], axis=0).tolist())
        evaluated.append([[game.evaluate(world, seat) for seat in range(seats)] for world in worlds])
    return Told(said, evaluated, result(end))


def games_of(name: str, seats: int, level: str, count: int, folder: Path) -> list[Told]:
    """The given number of games; missing ones are played."""
    game: Game[Any] = find_game(name)
    model = load_chances(game, seats)
    folder.mkdir(parents=True, exist_ok=True)
    mark = zlib.crc32(msgspec.json.encode([game.content_digest, model.model]))
    path = folder / f"test-{name}-{seats}-{level}-{mark:08x}.jsonl"
    lines = path.read_bytes().splitlines() if path.exists() else []
    found = [msgspec.json.decode(line, type=Told) for line in lines]
    with path.open("ab") as file:
        for number in range(len(found), count):
            found.append(played(model, seats, level, number))
            file.write(msgspec.json.encode(found[-1]) + b"\n")
            file.flush()
    return found[:count]


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
    scale = fit(odds.mean(axis=1), results, 0.001, np.ones(1))
    return Figures(
        log_loss(said, results),
        log_loss(chances(odds, scale).mean(axis=1), results),
        calibration_error(list(bins(said, results))),
    )


def told(games: list[Told]) -> str:
    """The figures as one line, with 95 % intervals."""
    found = figures(games)
    source = np.random.default_rng(1)
    drawn = [figures([games[at] for at in source.integers(0, len(games), len(games))]) for _ in range(DRAWS)]
    gains = np.percentile([one.evaluation_loss - one.log_loss for one in drawn], [2.5, 97.5])
    errors = np.percentile([one.calibration_error for one in drawn], [2.5, 97.5])
    return (
        f"log loss {found.log_loss:.4f}, evaluation through a logistic {found.evaluation_loss:.4f}, gain "
        f"{found.evaluation_loss - found.log_loss:.4f} ({gains[0]:.4f} to {gains[1]:.4f}); expected calibration error "
        f"{found.calibration_error:.4f} (drawn again {errors[0]:.4f} to {errors[1]:.4f})"
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
    parser.add_argument("--folder", default="build/chances", help="where games are kept (build/chances)")
    given = parser.parse_args()
    games = games_of(given.game, given.seats, given.level, given.games, Path(given.folder))
    print(f"{given.game}, {given.seats} seats, {len(games)} games of {given.level}s: {told(games)}")


if __name__ == "__main__":
    main()
