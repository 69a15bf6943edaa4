"""A small network fitted by gradient descent (Adam), and its weights rounded to integers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.lab.learning.positions import Positions, chosen_of
from orrery.lab.learning.recipe import Recipe
from orrery.parts.net import INPUT_UNIT, UNIT

Matrix = NDArray[np.float32]
#: One game in this many is held out.
HELD_OUT = 10
#: The number of epochs without a better held-out loss after which the fit stops.
PATIENCE = 4


class Split(NamedTuple):
    """Positions to fit to and positions of held-out games."""

    fitted: NDArray[np.bool_]
    held: NDArray[np.bool_]


class Epoch(NamedTuple):
    """The loss of the network's predictions in nats, after an epoch."""

    number: int
    fitted: float
    held: float
    best: bool


def split(positions: Positions) -> Split:
    """Every tenth game is held out."""
    held = positions.games % HELD_OUT == HELD_OUT - 1
    return Split(~held, held)


def log_loss(chances: Matrix, results: Matrix) -> float:
    """The mean cross-entropy of results and chances of winning, seat by seat."""
    sure = np.clip(chances.astype(np.float64), 1e-6, 1 - 1e-6)
    return float(-np.mean(results * np.log(sure) + (1.0 - results) * np.log(1.0 - sure)))


def shares(outputs: Matrix, seats: int) -> Matrix:
    """The chances of winning from the outputs of all seats of each position, which are adjacent (softmax)."""
    by_position = outputs.reshape(-1, seats)
    odds = np.exp(by_position - by_position.max(1, keepdims=True))
    found: Matrix = (odds / odds.sum(1, keepdims=True)).reshape(-1)
    return found


def evaluation_loss(positions: Positions, parts: Split) -> float:
    """The held-out loss of the current evaluation through a logistic function fitted to the other games."""
    odds = np.arctanh(np.clip(positions.evaluations.astype(np.float64), -0.9999, 0.9999))
    inputs = np.stack([odds, np.ones_like(odds)], 1)
    weights = np.zeros(2)
    known, result = inputs[parts.fitted], positions.results[parts.fitted]
    for _ in range(20):
        chance = 1.0 / (1.0 + np.exp(-known @ weights))
        gradient = known.T @ (result - chance) - 1e-3 * weights
        curvature = (known * (chance * (1 - chance))[:, None]).T @ known + 1e-3 * np.eye(2)
        weights += np.linalg.solve(curvature, gradient)
    chances = 1.0 / (1.0 + np.exp(-inputs[parts.held] @ weights))
    return log_loss(chances.astype(np.float32), positions.results[parts.held])


class Network:
    """Two hidden layers of rectified units and one output."""

    def __init__(self, inputs: int, hidden: int, upper: int, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def start(rows: int, columns: int, scale: float) -> Matrix:
            return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.layers: list[Matrix] = [
            start(inputs, hidden, 0.1),
            np.zeros((1, hidden), np.float32),
            start(hidden, upper, (2.0 / hidden) ** 0.5),
            np.zeros((1, upper), np.float32),
            start(upper, 1, (1.0 / upper) ** 0.5),
            np.zeros((1, 1), np.float32),
        ]
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def outputs(self, rows: Matrix) -> Matrix:
        """The score of each seat; the chances of winning are their softmax."""
        one = np.maximum(rows @ self.layers[0] + self.layers[1], 0.0)
        two = np.maximum(one @ self.layers[2] + self.layers[3], 0.0)
        found: Matrix = (two @ self.layers[4] + self.layers[5])[:, 0]
        return found

    def step(self, rows: Matrix, targets: Matrix, seats: int, rate: float, decay: float) -> None:
        """One gradient step on the cross-entropy; the rows of a position's seats are adjacent."""
        layers = self.layers
        one = np.maximum(rows @ layers[0] + layers[1], 0.0)
        two = np.maximum(one @ layers[2] + layers[3], 0.0)
        output = two @ layers[4] + layers[5]
        error = (shares(output[:, 0], seats) - targets)[:, None] / len(rows)
        upper_error = (error @ layers[4].T) * (two > 0)
        lower_error = (upper_error @ layers[2].T) * (one > 0)
        gradients = [
            rows.T @ lower_error,
            lower_error.sum(0, keepdims=True),
            one.T @ upper_error,
            upper_error.sum(0, keepdims=True),
            two.T @ error,
            error.sum(0, keepdims=True),
        ]
        self.steps += 1
        first, second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for place, gradient in enumerate(gradients):
            self.means[place] = 0.9 * self.means[place] + 0.1 * gradient
            self.squares[place] = 0.999 * self.squares[place] + 0.001 * gradient**2
            change = self.means[place] / first / (np.sqrt(self.squares[place] / second) + 1e-8)
            layers[place] -= rate * (change + decay * 100.0 * layers[place] * (place % 2 == 0))


def targets_of(positions: Positions, outputs: Matrix | None, recipe: Recipe) -> Matrix:
    """Results, mixed with the network's value of the same seat's next position in the same game."""
    if outputs is None or recipe.outcome >= 1.0:
        return positions.results
    chances = shares(outputs, recipe.seats)
    later = positions.results.copy()
    # Positions of a game are in order, one row for each seat.
    same = positions.games[recipe.seats :] == positions.games[: -recipe.seats]
    later[: -recipe.seats][same] = chances[recipe.seats :][same]
    mixed: Matrix = (recipe.outcome * positions.results + (1.0 - recipe.outcome) * later).astype(np.float32)
    return mixed


def fit(positions: Positions, scale: tuple[float, ...], recipe: Recipe) -> tuple[Network, list[Epoch]]:
    """The network with the lowest loss on held-out games."""
    parts = split(positions)
    # Inputs that are always 0, such as those of absent seats, cost time and carry no information.
    used = np.flatnonzero(positions.rows.any(0))
    known = positions._replace(rows=positions.rows[:, used])
    factors = (1.0 / np.array(scale, np.float32)[used])[None, :]
    held = known.rows[parts.held] * factors
    held_results = positions.results[parts.held]
    network = Network(len(used), recipe.hidden, recipe.upper, recipe.seed)
    best = [layer.copy() for layer in network.layers]
    epochs: list[Epoch] = []
    lowest = float("inf")
    since = 0
    for epoch in _epochs(network, known, parts, factors, recipe):
        loss = log_loss(shares(network.outputs(held), recipe.seats), held_results)
        better = loss < lowest
        epochs.append(Epoch(len(epochs) + 1, epoch, loss, better))
        if better:
            lowest, since = loss, 0
            best = [layer.copy() for layer in network.layers]
        else:
            since += 1
            if since == PATIENCE:
                break
    whole = np.zeros((positions.rows.shape[1], recipe.hidden), np.float32)
    whole[used] = best[0]
    network.layers = [whole, *best[1:]]
    return network, epochs


def _epochs(network: Network, positions: Positions, parts: Split, factors: Matrix, recipe: Recipe) -> Iterator[float]:
    """Pass over the positions repeatedly; yields the loss on a part of them after each pass."""
    rng = np.random.default_rng(recipe.seed + 1)
    rows = positions.rows[parts.fitted]
    results = positions.results[parts.fitted]
    own = chosen_of(positions, parts.fitted)
    seats = recipe.seats
    some = slice(0, 4000 * seats)
    targets = results
    for number in range(recipe.epochs):
        rate = recipe.rate * (1.0 if number < recipe.epochs // 2 else 0.3)
        if number >= 2 and recipe.outcome < 1.0:
            outputs = np.concatenate(
                [network.outputs(rows[at : at + 4096] * factors) for at in range(0, len(rows), 4096)]
            )
            targets = targets_of(own, outputs, recipe)
        order = rng.permutation(len(rows) // seats)
        for at in range(0, len(order), recipe.batch // seats):
            chosen = (order[at : at + recipe.batch // seats, None] * seats + np.arange(seats)).reshape(-1)
            inputs = rows[chosen] * factors
            if recipe.dropout:
                inputs *= rng.random(inputs.shape, np.float32) >= recipe.dropout
                inputs /= 1.0 - recipe.dropout
            network.step(inputs, targets[chosen], seats, rate, recipe.decay)
        yield log_loss(shares(network.outputs(rows[some] * factors), seats), results[some])


def whole_numbers(network: Network, scale: tuple[float, ...]) -> list[int]:
    """The weights as `orrery.parts.net` reads them."""
    layers = network.layers
    inputs = layers[0].astype(np.float64) / np.array(scale)[:, None]
    parts: list[NDArray[Any]] = [
        inputs * INPUT_UNIT,
        layers[1] * INPUT_UNIT,
        layers[2] * UNIT,
        layers[3] * (UNIT * UNIT),
        layers[4] * UNIT,
        layers[5] * (UNIT * UNIT),
    ]
    return [int(number) for part in parts for number in np.rint(part).astype(np.int64).ravel()]
