"""Fitting of win chances to self-play, and how well they keep their promise in games that were not used for the fit.

    python -m orrery.lab.calibrate expanse --seats 2 --games 2000

plays games between captains, all scenarios in turn, fits the chances of `orrery.review.chances` to four fifths of
them, tests them on the rest, and writes `bot/chances.toml` of the game and a plot. The same command gives the same
weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import atanh
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from orrery.bots import HeuristicBot
from orrery.kernel import Game, Rng, State
from orrery.lab.plots import calibration, standalone
from orrery.registry import game as find_game
from orrery.review.chances import TERMS, Model, bot_package, models, progress, result, scenario, side

Floats = NDArray[np.float64]

#: Every how many decisions a position is sampled, and the share of errors: people make some too.
EVERY = 6
NOISE = 0.05
#: How strongly the weights may be pulled towards today's evaluation; which of them is found by cross-validation.
RIDGES = (3.0, 30.0, 300.0, 3000.0)
FOLDS = 4
#: One game in so many is kept for the test.
HELD_OUT = 5
BINS = 10


class Position(msgspec.Struct, frozen=True):
    """A position of self-play: what each seat's evaluation says of it, and what came of it."""

    version: int
    scenario: str
    features: list[list[float]]
    #: The inverse hyperbolic tangent of today's evaluation, the score that a logistic would be put through.
    evaluation: list[float]
    sides: list[str]
    result: list[float]


def play(name: str, seats: int, number: int) -> tuple[int, list[Position]]:
    """One game: how many decisions it took, and some of its positions as the public knows them."""
    game: Game[Any] = find_game(name)
    source = Rng((seats << 40) | number)
    scenarios = [option.choices for option in game.options if option.name == "scenario"]
    options = {"scenario": scenarios[0][number % len(scenarios[0])]} if scenarios else {}
    state: State = game.new(seats, source.next(), options)
    player = HeuristicBot(game, source.next(), NOISE)
    belief = Rng(source.next())
    taken: list[tuple[int, list[list[float]], list[float]]] = []
    offset = source.below(EVERY)
    while state.seat is not None:
        if state.version % EVERY == offset:
            world = state.determinize(None, belief)
            rows = [list(game.features(world, seat)) for seat in range(seats)]
            scores = [atanh(max(-0.999, min(0.999, game.evaluate(world, seat)))) for seat in range(seats)]
            taken.append((state.version, rows, scores))
        state.apply(player.choose(state, state.seat))
    sides = [side(state, seat) for seat in range(seats)]
    kind, came = scenario(state), result(state)
    return state.version, [Position(version, kind, rows, scores, sides, came) for version, rows, scores in taken]


#: The length of a game in decisions, and some of its positions.
Played = tuple[int, list[Position]]


def play_all(name: str, seats: int, games: int, first: int, jobs: int) -> list[Played]:
    """Many games, in several processes."""
    numbers = range(first, first + games)
    with ProcessPoolExecutor(jobs) as pool:
        played: Iterable[Played] = pool.map(play, [name] * games, [seats] * games, numbers, chunksize=4)
        return list(track(played, f"{name}, {seats} seats", total=games))


class Lengths:
    """The median number of decisions of all games, and of each scenario."""

    def __init__(self, games: list[Played]) -> None:
        self.all = float(median(length for length, _ in games))
        kinds: dict[str, list[int]] = {}
        for length, positions in games:
            if positions:
                kinds.setdefault(positions[0].scenario, []).append(length)
        self.kinds = {kind: float(median(found)) for kind, found in sorted(kinds.items()) if kind}

    def of(self, kind: str) -> float:
        """The median of a scenario."""
        return self.kinds.get(kind, self.all)


def inputs(positions: list[Position], lengths: Lengths, sides: list[str]) -> Floats:
    """By position and seat: each feature times the powers of the progress, and the side."""
    features = np.array([position.features for position in positions])
    now = np.array([progress(position.version, lengths.of(position.scenario)) for position in positions])
    powers = now[:, None] ** np.arange(TERMS)
    grown = features[:, :, :, None] * powers[:, None, None, :]
    played = np.array([[[name == own for name in sides] for own in one.sides] for one in positions], dtype=float)
    return np.concatenate([grown.reshape(*features.shape[:2], -1), played.reshape(*features.shape[:2], -1)], axis=2)


def chances(rows: Floats, weights: Floats) -> Floats:
    """The softmax of the scores of the seats."""
    scores = rows @ weights
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def fit(rows: Floats, results: Floats, ridge: float, prior: Floats | None = None, steps: int = 20) -> Floats:
    """The weights of a conditional logit with the least loss, by Newton's method, pulled towards a prior."""
    size = rows.shape[2]
    centre_of = np.zeros(size) if prior is None else prior
    weights = centre_of.copy()
    for _ in range(steps):
        share = chances(rows, weights)
        gradient = np.einsum("ns,nsf->f", results - share, rows) - ridge * (weights - centre_of)
        centre = np.einsum("ns,nsf->nf", share, rows)
        hessian = (
            np.einsum("ns,nsf,nsg->fg", share, rows, rows, optimize=True) - centre.T @ centre + ridge * np.eye(size)
        )
        step = np.linalg.solve(hessian, gradient)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def best_ridge(rows: Floats, results: Floats, prior: Floats) -> float:
    """The penalty with the least loss on folds that were left out."""
    fold = np.arange(len(rows)) * FOLDS // len(rows)

    def loss(ridge: float) -> float:
        total = 0.0
        for number in range(FOLDS):
            left_out = fold == number
            weights = fit(rows[~left_out], results[~left_out], ridge, prior)
            total += log_loss(chances(rows[left_out], weights), results[left_out])
        return total

    return min(RIDGES, key=loss)


def log_loss(share: Floats, results: Floats) -> float:
    """The mean cross-entropy in nats."""
    return float(-(results * np.log(np.clip(share, 1e-9, 1.0))).sum(axis=1).mean())


def bins(share: Floats, results: Floats) -> Iterator[tuple[float, float, int]]:
    """By tenths of the predicted chance: the mean prediction, the share that won, and how many there were."""
    flat, won = share.ravel(), results.ravel()
    place = np.minimum((flat * BINS).astype(int), BINS - 1)
    for number in range(BINS):
        here = place == number
        if here.any():
            yield float(flat[here].mean()), float(won[here].mean()), int(here.sum())


def calibration_error(share: Floats, results: Floats) -> float:
    """The expected calibration error: how far the share of wins is from the predicted chance, on average."""
    found = list(bins(share, results))
    total = sum(count for _, _, count in found)
    return sum(abs(said - came) * count for said, came, count in found) / total


class Fitted(msgspec.Struct, frozen=True):
    """A model, its baseline and its bins on held-out games."""

    model: Model
    baseline: float
    points: list[tuple[float, float, int]]
    positions: int


def fitted(game: Game[Any], games: list[Played], command: str) -> Fitted:
    """Fit to most games, test on the others."""
    lengths = Lengths(games)
    train = [one for number, (_, rows) in enumerate(games) if number % HELD_OUT for one in rows]
    test = [one for number, (_, rows) in enumerate(games) if number % HELD_OUT == 0 for one in rows]
    sides = sorted({name for one in train for name in one.sides} - {""})
    names = list(game.weights)
    scale = fit(evaluations(train), results(train), 1.0)
    rows = inputs(train, lengths, sides)
    prior = np.zeros(rows.shape[2])
    prior[: len(names) * TERMS : TERMS] = scale[0] * np.array(list(game.weights.values()))
    weights = fit(rows, results(train), best_ridge(rows, results(train), prior), prior)
    share = chances(inputs(test, lengths, sides), weights)
    model = Model(
        command=command,
        games=len(games),
        log_loss=round(log_loss(share, results(test)), 4),
        calibration_error=round(calibration_error(share, results(test)), 4),
        length=lengths.all,
        lengths=lengths.kinds,
        weights={
            name: tuple(round(float(part), 4) for part in weights[place * TERMS : (place + 1) * TERMS])
            for place, name in enumerate(names)
        },
        sides={name: round(float(weights[len(names) * TERMS + place]), 4) for place, name in enumerate(sides)},
    )
    baseline = log_loss(chances(evaluations(test), scale), results(test))
    return Fitted(model, baseline, list(bins(share, results(test))), len(test))


def results(positions: list[Position]) -> Floats:
    """What came of each position, by seat."""
    return np.array([one.result for one in positions])


def evaluations(positions: list[Position]) -> Floats:
    """Today's evaluation as the only input."""
    return np.array([one.evaluation for one in positions])[:, :, None]


def write(path: Path, found: dict[str, Model]) -> None:
    """Write the models of all numbers of seats as the game reads them."""
    lines = ["# Written by orrery.lab.calibrate: chances of winning, fitted to self-play.", 'source = "tuned"']
    for seats, model in sorted(found.items()):
        lines += ["", f"[seats.{seats}]", f'command = "{model.command}"', f"games = {model.games}"]
        lines += [f"log_loss = {model.log_loss}", f"calibration_error = {model.calibration_error}"]
        lines += [f"length = {model.length}", "", f"[seats.{seats}.lengths]"]
        lines += [f'"{name}" = {value}' for name, value in model.lengths.items()]
        lines += ["", f"[seats.{seats}.weights]"]
        lines += [f"{name} = [{', '.join(str(part) for part in parts)}]" for name, parts in model.weights.items()]
        lines += ["", f"[seats.{seats}.sides]"]
        lines += [f'"{name}" = {value}' for name, value in model.sides.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Read the command line, play, fit, test, write."""
    parser = argparse.ArgumentParser(prog="python -m orrery.lab.calibrate", description="Fit win chances to self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--plot", default="docs/images", help="the folder for the plot (docs/images)")
    given = parser.parse_args()
    game: Game[Any] = find_game(given.game)
    command = "python -m orrery.lab.calibrate " + " ".join(sys.argv[1:])
    games = play_all(given.game, given.seats, given.games, given.first, given.jobs)
    found = fitted(game, games, command)
    package = bot_package(game)
    path = Path(sys.modules[type(game).__module__].__file__ or "").parent / "bot" / "chances.toml"
    write(path, {**models(package), str(given.seats): found.model})
    Path(given.plot, f"chances-{given.game}-{given.seats}.svg").write_text(
        standalone(calibration(found.points)), encoding="utf-8"
    )
    print(
        f"{given.game}, {given.seats} seats: {found.positions} positions of held-out games, "
        f"log loss {found.model.log_loss:.4f} (evaluation through a logistic {found.baseline:.4f}), "
        f"expected calibration error {found.model.calibration_error:.4f}"
    )


if __name__ == "__main__":
    main()
