"""The fit of win chances: a conditional logit over what nets read in a seat's view, for each level of play."""

from __future__ import annotations

from math import inf
from statistics import fmean, median
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from orrery.kernel import Game
from orrery.lab.calibration.positions import ADVISED, STAND_IN, Positions
from orrery.lab.learning.fitting import Network, whole_numbers
from orrery.lab.learning.fitting import fit as fit_net
from orrery.lab.learning.positions import Positions as Rows
from orrery.lab.learning.recipe import Recipe
from orrery.parts.content_game import ContentGame
from orrery.parts.net import INPUT_UNIT, UNIT, Net
from orrery.review.chances import ADMIRAL, CAPTAIN, EVALUATION, NET, SUREST, TERMS, VALUE, Model, Weights, progress

Floats = NDArray[np.float64]

#: Candidates for the penalty towards the prior, chosen by cross-validation.
RIDGES = (3.0, 30.0, 300.0, 3000.0, 30000.0, 300000.0)
FOLDS = 4
#: A penalty that keeps a weight as it is.
FIRM = 1e9
#: One game in this many is kept from the fit of a net, for the fit of the weights.
KEPT = 4
#: Games of players who search are too few for a net, and any games for the weights of sides, if they are not this many.
MANY = 1000
#: The loss that simpler chances may have more than the best.
SIMPLER = 0.004
#: What stands between the command that fitted a model and the one that fitted its weights of admirals again.
AFTER = " && "
#: Games in which the number of decisions says nothing: a battle of a war is one when delegated, hundreds when led.
UNCOUNTED = ("empire_war",)


class Lengths:
    """The median number of decisions of all games, and of each scenario."""

    def __init__(self, every: float, kinds: dict[str, float]) -> None:
        self.all = every
        self.kinds = kinds

    @classmethod
    def of(cls, positions: Positions, counted: bool = True) -> Lengths:
        """Those of the games that positions are from; infinite if decisions are not counted."""
        if not counted:
            return cls(inf, {})
        kinds = {
            str(kind): float(np.median(positions.lengths[positions.scenarios == kind]))
            for kind in np.unique(positions.scenarios)
            if kind
        }
        return cls(float(median(positions.lengths.tolist())), kinds)

    def progress(self, positions: Positions) -> Floats:
        """The progress of each position's game."""
        lengths = [self.kinds.get(str(kind), self.all) for kind in positions.scenarios]
        return np.array([progress(float(v), length) for v, length in zip(positions.versions, lengths, strict=True)])


def some(positions: Positions, which: NDArray[np.bool_]) -> Positions:
    """Some of the positions."""
    columns: list[Any] = [column[which] for column in positions]
    return Positions(*columns)


def joined(several: list[Positions]) -> Positions:
    """All of the positions, with the games numbered on."""
    columns: list[Any] = [np.concatenate(parts) for parts in zip(*several, strict=True)]
    found = Positions(*columns)
    counts = [int(one.games.max()) + 1 for one in several]
    begun = np.repeat(np.cumsum([0, *counts[:-1]]), [len(one.games) for one in several])
    return found._replace(games=found.games + begun.astype(np.int32))


def rows_of(positions: Positions) -> Rows:
    """Positions in the format for training networks, by game and in order; every tenth game is held out."""
    order = np.lexsort((positions.versions, positions.games))
    count, seats = positions.results.shape
    _, games = np.unique(positions.games[order], return_inverse=True)
    return Rows(
        positions.rows[order].reshape(count * seats, -1),
        np.repeat(games, seats).astype(np.int32),
        np.tile(np.arange(seats, dtype=np.int8), count),
        positions.results[order].reshape(-1).astype(np.float32),
        positions.evaluations[order].reshape(-1),
    )


def learned(game: ContentGame[Any], positions: Positions, recipe: Recipe) -> Net:
    """A net fitted to positions, with the lowest loss on every tenth game."""
    rows = rows_of(positions)
    scale = tuple(game.observation_scale[: rows.rows.shape[1]])
    network, _ = fit_net(rows, scale, recipe)
    version, size = game.judges
    return Net(version, [size, recipe.hidden, recipe.upper], whole_numbers(network, scale))


def outputs(net: Net, rows: NDArray[np.uint8]) -> Floats:
    """How each seat stands by a net."""
    network = Network(1, 1, 1, 0)
    shapes = [(net.inputs, net.hidden), (1, net.hidden), (net.hidden, net.upper), (1, net.upper), (net.upper, 1)]
    numbers = [net.weights, net.biases, net.upper_weights, net.upper_biases, net.last_weights]
    units = [INPUT_UNIT, INPUT_UNIT, UNIT, UNIT * UNIT, UNIT]
    network.layers = [
        np.array(list(layer), np.float32).reshape(shape) / np.float32(unit)
        for layer, shape, unit in zip(numbers, shapes, units, strict=True)
    ]
    network.layers.append(np.array([[net.last_bias]], np.float32) / np.float32(UNIT * UNIT))
    flat = rows.reshape(-1, rows.shape[-1])
    parts = [network.outputs(flat[at : at + 4096].astype(np.float32)) for at in range(0, len(flat), 4096)]
    return np.concatenate(parts).astype(np.float64).reshape(rows.shape[:2])


class Inputs:
    """What scores can be made of, by name: positions by seats, the features and what the nets read."""

    def __init__(self, game: Game[Any], positions: Positions, nets: dict[str, Net], lengths: Lengths) -> None:
        features = positions.features.astype(np.float64)
        self.read = {name: features[:, :, place] for place, name in enumerate(game.weights)}
        self.read.update({name: outputs(net, positions.rows) for name, net in nets.items()})
        self.read[EVALUATION] = odds(positions)[:, :, 0]
        self.powers = lengths.progress(positions)[:, None] ** np.arange(TERMS)
        self.played = positions.sides
        self.results = positions.results.astype(np.float64)
        numbers, places = np.unique(positions.games, return_inverse=True)
        self.games = len(numbers)
        self.folds = places % FOLDS

    def rows(self, names: list[str], sides: list[str]) -> Floats:
        """Those of these names times the powers of the progress, and the side."""
        read = np.stack([self.read[name] for name in names], axis=2)
        grown = read[:, :, :, None] * self.powers[:, None, None, :]
        played = (self.played[:, :, None] == np.array(sides, dtype=str)[None, None, :]).astype(np.float64)
        return np.concatenate([grown.reshape(*read.shape[:2], -1), played], axis=2)


def odds(positions: Positions) -> Floats:
    """The logistic function's input that turns the current evaluation into chances."""
    return np.arctanh(np.clip(positions.evaluations.astype(np.float64), -SUREST, SUREST))[:, :, None]


def chances(rows: Floats, weights: Floats) -> Floats:
    """The softmax of the scores of the seats."""
    scores = rows @ weights
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def fit(rows: Floats, results: Floats, ridge: float | Floats, prior: Floats, steps: int = 20) -> Floats:
    """The weights of a conditional logit with the lowest loss, by Newton's method, with a penalty towards a prior.

    The penalty may differ from weight to weight.
    """

    def cost(tried: Floats) -> float:
        return log_loss(chances(rows, tried), results) * len(rows) + float((ridge * (tried - prior) ** 2).sum()) / 2

    weights = prior.copy()
    for _ in range(steps):
        share = chances(rows, weights)
        gradient = np.einsum("ns,nsf->f", results - share, rows) - ridge * (weights - prior)
        centre = np.einsum("ns,nsf->nf", share, rows)
        spread = rows * np.sqrt(share)[:, :, None]
        flat = spread.reshape(-1, rows.shape[2])
        step = np.linalg.solve(flat.T @ flat - centre.T @ centre + ridge * np.eye(len(prior)), gradient)
        # A whole step from far away may overshoot.
        before = cost(weights)
        while cost(weights + step) > before + 1e-9 and np.abs(step).max() > 1e-6:
            step = step / 2
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def best_ridge(
    rows: Floats, results: Floats, folds: NDArray[Any], prior: Floats, least: Floats
) -> tuple[Floats, float]:
    """The penalties with the lowest loss on held-out folds, and this loss; positions of a game stay together.

    They are the same for all weights, but not less than the least of each.
    """

    def loss(ridge: float) -> float:
        total = 0.0
        for number in range(FOLDS):
            left_out = folds == number
            weights = fit(rows[~left_out], results[~left_out], np.maximum(ridge, least), prior)
            total += log_loss(chances(rows[left_out], weights), results[left_out]) * left_out.sum()
        return total / len(rows)

    losses = {ridge: loss(ridge) for ridge in RIDGES}
    best = min(losses, key=lambda ridge: losses[ridge])
    return np.maximum(best, least), losses[best]


def log_loss(share: Floats, results: Floats) -> float:
    """The mean cross-entropy in nats."""
    return float(-(results * np.log(np.clip(share, 1e-9, 1.0))).sum(axis=1).mean())


class Fitted(NamedTuple):
    """Chances, and the net that was made for them."""

    model: Model
    net: Net | None


def choices(features: list[str], nets: list[str]) -> list[list[str]]:
    """What scores may be made of, the simplest first: the nets alone, with the evaluation, or with its features."""
    alone = [[name] for name in (VALUE, NET) if name in nets]
    alone += [[EVALUATION, NET]] if NET in nets else []
    both = [[NET, VALUE]] if len(nets) > 1 else []
    own = [NET] if NET in nets else []
    return [*alone, *both, *([[*features, *own]] if own or not nets else []), *([[*features, *nets]] if both else [])]


def starting(game: Game[Any], captains: Positions, names: list[str], nets: dict[str, Net], sides: int) -> Floats:
    """The weights before any game is seen: the nets as they are, or the evaluation through a logistic."""
    prior = np.zeros(len(names) * TERMS + sides)
    if nets:
        read = [place for place, name in enumerate(names) if name in nets]
        prior[[place * TERMS for place in read]] = 1.0 / len(read)
    else:
        scale = fit(odds(captains), captains.results.astype(np.float64), 1.0, np.ones(1))[0]
        prior[: len(names) * TERMS : TERMS] = scale * np.array(list(game.weights.values()))
    return prior


def starting_from(prior: Floats, rows: Floats, one: Inputs, scaled: bool, least: Floats) -> tuple[float, Floats]:
    """The loss in cross-validation and the weights of a level, from a prior that may be scaled to its games."""
    if scaled:
        prior = prior * fit((rows @ prior)[:, :, None], one.results, 1.0, np.ones(1))
    ridge, loss = best_ridge(rows, one.results, one.folds, prior, least)
    return loss, fit(rows, one.results, ridge, prior)


def weighed(
    read: dict[str, Inputs], names: list[str], sides: list[str], prior: Floats
) -> tuple[dict[str, Weights], list[float]]:
    """The weights of each level, and their losses in cross-validation.

    The levels are in order: each starts from the weights of the one before, times what makes its games surer or less
    sure. Sides have weights only where these lower the loss, and keep those of the level before if games are few.
    """
    found: dict[str, Weights] = {}
    losses: list[float] = []
    of_sides = np.arange(len(prior)) >= len(names) * TERMS
    for level, one in read.items():
        rows = one.rows(names, sides)
        scaled = bool(found) or NET in names or VALUE in names
        without = starting_from(np.where(of_sides, 0.0, prior), rows, one, scaled, np.where(of_sides, FIRM, 0.0))
        firm = np.where(of_sides & (one.games < MANY), FIRM, 0.0)
        loss, prior = min(without, starting_from(prior, rows, one, scaled, firm), key=lambda tried: tried[0])
        losses.append(loss)
        parts = np.round(prior, 4).tolist()
        weights = {name: tuple(parts[place * TERMS : (place + 1) * TERMS]) for place, name in enumerate(names)}
        own = {side: part for side, part in zip(sides, parts[len(names) * TERMS :], strict=True) if part}
        found[level] = Weights(one.games, weights, own)
    return found, losses


def fitted(
    game: Game[Any], data: dict[str, Positions], nets: dict[str, Net], recipe: Recipe | None, command: str
) -> Fitted:
    """Fit a net of the chances' own, if there is a recipe, and the weights to other games, for each level of play."""
    lengths = Lengths.of(data[CAPTAIN], game.name not in UNCOUNTED)
    sides = sorted({str(name) for name in np.unique(data[CAPTAIN].sides)} - {""})
    if recipe is not None and isinstance(game, ContentGame):
        many = [level for level in (CAPTAIN, ADVISED) if level in data]
        many += [STAND_IN] if STAND_IN in data and len(np.unique(data[STAND_IN].games)) >= MANY else []
        kept = {level: data[level].games % KEPT == 0 for level in many}
        nets = {NET: learned(game, joined([some(data[level], ~kept[level]) for level in many]), recipe), **nets}
        data = {**data, **{level: some(data[level], kept[level]) for level in many}}
    read = {level: Inputs(game, positions, nets, lengths) for level, positions in data.items()}
    found: list[tuple[list[str], float, dict[str, Weights]]] = []
    for names in choices(list(game.weights), sorted(nets)):
        weights, losses = weighed(read, names, sides, starting(game, data[CAPTAIN], names, nets, len(sides)))
        found.append((names, fmean(losses), weights))
        print(f"{' + '.join(names)}: log loss {', '.join(f'{loss:.4f}' for loss in losses)} ({', '.join(weights)})")
    least = min(loss for _, loss, _ in found)
    names, _, levels = next(one for one in found if one[1] <= least + SIMPLER)
    # What was fitted to players like admirals is for admirals if there is no better.
    levels = {ADMIRAL if level in (ADVISED, STAND_IN) else level: one for level, one in levels.items()}
    return Fitted(Model(command, lengths.all, lengths.kinds, levels), nets.get(NET) if NET in names else None)


def refitted(game: Game[Any], known: Model, admirals: Positions, nets: dict[str, Net], command: str) -> Model:
    """The model with weights of admirals that start from the captains' and are fitted to these games."""
    captains = known.levels[CAPTAIN]
    names, sides = list(captains.weights), list(captains.sides)
    prior = np.array([part for name in names for part in captains.weights[name]] + list(captains.sides.values()))
    read = Inputs(game, admirals, nets, Lengths(known.length, known.lengths))
    found, losses = weighed({ADMIRAL: read}, names, sides, prior)
    print(f"{' + '.join(names)}: log loss {losses[0]:.4f} ({ADMIRAL})")
    first = known.command.split(AFTER)[0]
    return msgspec.structs.replace(known, command=first + AFTER + command, levels={**known.levels, **found})
