"""The fit of win chances: a small network that reads a seat's view, calibrated by a conditional logit on top."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from statistics import median
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from orrery.kernel import Game
from orrery.lab.calibration.positions import Positions
from orrery.lab.learning.fitting import Network, whole_numbers
from orrery.lab.learning.fitting import fit as fit_net
from orrery.lab.learning.positions import Positions as Rows
from orrery.lab.learning.recipe import Recipe
from orrery.parts.content_game import ContentGame
from orrery.review.chances import NET, TERMS, Model, progress

Floats = NDArray[np.float64]

#: Candidates for the penalty towards the network's output alone, chosen by cross-validation.
RIDGES = (3.0, 30.0, 300.0, 3000.0)
FOLDS = 4
BINS = 10
#: Games in which the number of decisions says nothing: a battle of a war is one when delegated, hundreds when led.
UNCOUNTED = ("empire_war",)


class Lengths:
    """The median number of decisions of all games, and of each scenario."""

    def __init__(self, positions: Positions, counted: bool = True) -> None:
        self.all = float(median(positions.lengths.tolist())) if counted else inf
        self.kinds = {
            str(kind): float(np.median(positions.lengths[positions.scenarios == kind]))
            for kind in np.unique(positions.scenarios)
            if kind and counted
        }

    def progress(self, positions: Positions) -> Floats:
        """The progress of each position's game."""
        lengths = [self.kinds.get(str(kind), self.all) for kind in positions.scenarios]
        return np.array([progress(float(v), length) for v, length in zip(positions.versions, lengths, strict=True)])


def rows_of(positions: Positions, held: bool) -> Rows:
    """The true worlds of positions in the format for training networks, by game and in order."""
    order = np.lexsort((positions.versions, positions.games))
    count, seats = positions.results.shape
    games = np.repeat(positions.games[order] * 10 + (9 if held else 0), seats)
    return Rows(
        positions.rows[order, 0].reshape(count * seats, -1),
        games.astype(np.int32),
        np.tile(np.arange(seats, dtype=np.int8), count),
        positions.results[order].reshape(-1).astype(np.float32),
        positions.evaluations[order, 0].reshape(-1),
    )


def learned(game: ContentGame[Any], fitted: Positions, held: Positions, recipe: Recipe) -> tuple[Network, list[int]]:
    """A network fitted to positions, with the lowest loss on others; also in integers."""
    parts = [rows_of(fitted, False), rows_of(held, True)]
    rows = Rows(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])
    scale = tuple(game.observation_scale[: rows.rows.shape[1]])
    network, _ = fit_net(rows, scale, recipe)
    numbers = whole_numbers(network, scale)
    network.layers[0] = network.layers[0] / np.array(scale, np.float32)[:, None]
    return network, numbers


def inputs(positions: Positions, network: Network | None, lengths: Lengths, sides: list[str]) -> Floats:
    """By position, world and seat: the features and the network's output times the powers of the progress; the side."""
    parts = [positions.features.astype(np.float64)]
    if network is not None:
        shape = positions.rows.shape
        flat = positions.rows.reshape(-1, shape[-1])
        outputs = [network.outputs(flat[at : at + 4096].astype(np.float32)) for at in range(0, len(flat), 4096)]
        parts.append(np.concatenate(outputs).astype(np.float64).reshape(*shape[:3], 1))
    read = np.concatenate(parts, axis=3)
    powers = lengths.progress(positions)[:, None] ** np.arange(TERMS)
    grown = read[:, :, :, :, None] * powers[:, None, None, None, :]
    played = (positions.sides[:, :, None] == np.array(sides, dtype=str)[None, None, :]).astype(np.float64)
    every = np.repeat(played[:, None], read.shape[1], axis=1)
    return np.concatenate([grown.reshape(*read.shape[:3], -1), every], axis=3)


def odds(positions: Positions) -> Floats:
    """The logistic function's input that turns the current evaluation into chances."""
    return np.arctanh(np.clip(positions.evaluations.astype(np.float64), -0.999, 0.999))[:, :, :, None]


def chances(rows: Floats, weights: Floats) -> Floats:
    """The softmax of the scores of the seats."""
    scores = rows @ weights
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def public(rows: Floats, weights: Floats) -> Floats:
    """The chances from public knowledge: their mean over the worlds consistent with it."""
    share = chances(rows, weights)
    return np.asarray((share[:, 1:] if share.shape[1] > 1 else share).mean(axis=1))


def fit(rows: Floats, results: Floats, ridge: float, prior: Floats, steps: int = 20) -> Floats:
    """The weights of a conditional logit with the lowest loss, by Newton's method, with a penalty towards a prior."""
    weights = prior.copy()
    for _ in range(steps):
        share = chances(rows, weights)
        gradient = np.einsum("ns,nsf->f", results - share, rows) - ridge * (weights - prior)
        centre = np.einsum("ns,nsf->nf", share, rows)
        spread = rows * np.sqrt(share)[:, :, None]
        flat = spread.reshape(-1, rows.shape[2])
        step = np.linalg.solve(flat.T @ flat - centre.T @ centre + ridge * np.eye(len(prior)), gradient)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def best_ridge(rows: Floats, results: Floats, prior: Floats) -> float:
    """The penalty with the lowest loss on held-out folds; positions of a game stay together."""
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


def calibration_error(points: list[tuple[float, float, int]]) -> float:
    """The expected calibration error: how far the share of wins is from the predicted chance, on average."""
    return sum(abs(said - came) * count for said, came, count in points) / sum(count for _, _, count in points)


class Tested(msgspec.Struct, frozen=True):
    """The quality of chances on held-out games."""

    games: int
    log_loss: float
    #: The same for the current evaluation through a fitted logistic function.
    evaluation_loss: float
    calibration_error: float
    points: list[tuple[float, float, int]]


class Fitted(NamedTuple):
    """Chances, and their network, in integers."""

    model: Model
    net: list[int] | None
    tested: dict[str, Tested]


class Data(NamedTuple):
    """Positions of one level's games, by purpose."""

    fit: Positions
    calibrate: Positions
    test: Positions


def joined(parts: list[Positions]) -> Positions:
    """The positions of several levels; worlds beyond the true one are dropped where some have none."""
    worlds = min(part.features.shape[1] for part in parts)
    cut = [
        part._replace(
            features=part.features[:, :worlds], evaluations=part.evaluations[:, :worlds], rows=part.rows[:, :worlds]
        )
        for part in parts
    ]
    return Positions(*[np.concatenate(columns) for columns in zip(*cut, strict=True)])


def fitted(game: Game[Any], data: dict[str, Data], recipe: Recipe | None, command: str) -> Fitted:
    """Fit the network to most games, calibrate it on others, test both on the rest."""
    train = joined([one.fit for one in data.values()])
    other = joined([one.calibrate for one in data.values()])
    lengths = Lengths(train, game.name not in UNCOUNTED)
    sides = sorted({str(name) for name in np.unique(train.sides)} - {""})
    network, net = None, None
    if recipe is not None and isinstance(game, ContentGame):
        network, net = learned(game, train, other, recipe)
    names = [*game.weights, *([NET] if network is not None else [])]
    rows = inputs(other, network, lengths, sides)[:, 0]
    prior = np.zeros(rows.shape[2])
    scale = fit(odds(train)[:, 0], train.results.astype(np.float64), 1.0, np.ones(1))
    if network is not None:
        prior[(len(names) - 1) * TERMS] = 1.0
    else:
        prior[: len(names) * TERMS : TERMS] = scale[0] * np.array(list(game.weights.values()))
    came = other.results.astype(np.float64)
    weights = fit(rows, came, best_ridge(rows, came, prior), prior)
    tested: dict[str, Tested] = {}
    for level, one in data.items():
        results = one.test.results.astype(np.float64)
        share = public(inputs(one.test, network, lengths, sides), weights)
        points = list(bins(share, results))
        tested[level] = Tested(
            games=len(np.unique(one.test.games)),
            log_loss=round(log_loss(share, results), 4),
            evaluation_loss=round(log_loss(public(odds(one.test), scale), results), 4),
            calibration_error=round(calibration_error(points), 4),
            points=[(round(said, 4), round(won, 4), count) for said, won, count in points],
        )
    return Fitted(
        Model(
            command=command,
            games={level: len(np.unique(np.concatenate([part.games for part in one]))) for level, one in data.items()},
            log_loss={level: one.log_loss for level, one in tested.items()},
            evaluation_loss={level: one.evaluation_loss for level, one in tested.items()},
            calibration_error={level: one.calibration_error for level, one in tested.items()},
            length=lengths.all,
            lengths=lengths.kinds,
            weights={
                name: tuple(round(float(part), 4) for part in weights[place * TERMS : (place + 1) * TERMS])
                for place, name in enumerate(names)
            },
            sides={name: round(float(weights[len(names) * TERMS + place]), 4) for place, name in enumerate(sides)},
        ),
        net,
        tested,
    )
