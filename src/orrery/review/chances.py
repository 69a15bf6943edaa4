"""Calibrated win chances: how likely each seat is to win from a position.

A conditional logit: each seat has a score, the weighted sum of the features of its evaluation and of what a small net
reads in its view, and the chances are the softmax of the scores. A weight changes along the game as a parabola, because
what counts early is not what counts late. Both are fitted to self-play (`orrery.lab.calibrate`); the weights are kept
in `bot/chances.toml` of the game, the nets in `bot/chances-SEATS.net`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

import msgspec

from orrery.kernel import Game, State
from orrery.parts.content_game import ContentGame
from orrery.parts.net import UNIT, Net, load_net

#: A weight is a polynomial in the progress of the game with this many coefficients.
TERMS = 3
#: The name of the network's output among the features.
NET = "net"
#: The options that say what is played: a scenario, or the length of a war.
PLAYED = ("scenario", "war")


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fitted model for a number of seats."""

    #: How it was made: the command, and the number of games by the level of their players.
    command: str
    games: dict[str, int]
    #: By level: its quality on held-out games, and that of the evaluation through a fitted
    #: logistic function.
    log_loss: dict[str, float]
    evaluation_loss: dict[str, float]
    calibration_error: dict[str, float]
    #: The median number of decisions of a game, and of its scenarios where it has some; infinite where that number says
    #: nothing, so that weights stay what they are in the beginning.
    length: float
    lengths: dict[str, float]
    #: The coefficients of each feature's weight, and the weight of each side.
    weights: dict[str, tuple[float, ...]]
    sides: dict[str, float] = {}


class Chances:
    """The win chances in a game with a number of seats."""

    def __init__(self, game: Game[Any], seats: int, model: Model | None) -> None:
        self.game = game
        self.seats = seats
        self.model = model
        self.weights = [model.weights[name] for name in game.weights] if model else []
        self.reader = game if isinstance(game, ContentGame) else None
        self.net = net_of(self.reader, seats) if model and NET in model.weights and self.reader else None
        self.net_weight = model.weights.get(NET, ()) if model else ()

    def __call__(self, state: State) -> list[float]:
        """Each seat's chance in a world where everything is known; they sum to 1."""
        if state.outcome is not None:
            return result(state)
        if self.model is None:
            return softmax([self.game.evaluate(state, seat) for seat in range(self.seats)])
        return softmax([self.score(state, seat) for seat in range(self.seats)])

    def score(self, state: State, seat: int) -> float:
        """The score of a seat, on the logit scale."""
        assert self.model is not None
        now = progress(float(state.version), self.model.lengths.get(scenario(state), self.model.length))
        total = self.model.sides.get(side(state, seat), 0.0)
        for feature, weight in zip(self.game.features(state, seat), self.weights, strict=True):
            if feature:
                total += feature * (weight[0] + now * (weight[1] + now * weight[2]))
        if self.net is not None and self.reader is not None:
            weight = self.net_weight
            output = self.net.output_of(self.reader.judged, state, seat) / UNIT
            total += output * (weight[0] + now * (weight[1] + now * weight[2]))
        return total


def progress(version: float, length: float) -> float:
    """The progress of a game, from 0 to nearly 1; a game of median length ends at a half."""
    return version / (version + length)


def scenario(state: State) -> str:
    """The scenario or war, in games that have them."""
    return next((str(state.options[name]) for name in PLAYED if name in state.options), "")


def side(state: State, seat: int) -> str:
    """The side of a seat: its faction, and in games with scenarios also the scenario."""
    return f"{scenario(state)} {state.game.faction(state, seat)}".strip()


def result(state: State) -> list[float]:
    """The result of a finished game for each seat: 1 for the winner, its share of a shared win or draw."""
    assert state.outcome is not None
    winners = state.outcome.winners or tuple(range(state.seats))
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def softmax(scores: list[float]) -> list[float]:
    """Chances that sum to 1, in proportion to the exponentials of the scores.

    >>> softmax([0.0, 0.0])
    [0.5, 0.5]
    """
    highest = max(scores)
    powers = [exp(max(-40.0, score - highest)) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


@cache
def models(package: str) -> dict[str, Model]:
    """The fitted models of a game by number of seats; none if it has not been fitted."""
    try:
        source = files(package).joinpath("chances.toml")
    except ModuleNotFoundError:
        return {}
    return read_models(source.read_text(encoding="utf-8")) if source.is_file() else {}


def read_models(text: str) -> dict[str, Model]:
    """The models in the text of a `chances.toml`."""
    return msgspec.convert(tomllib.loads(text)["seats"], dict[str, Model])


def net_of(game: ContentGame[Any], seats: int) -> Net:
    """The network that was fitted together with the weights; a ValueError if its observations differ."""
    net = load_net(bot_package(game), f"chances-{seats}.net")
    if net is None or net.version != game.judges[0] or net.inputs != game.judges[1]:
        raise ValueError(f"the win chances of {game.name} with {seats} seats must be fitted again")
    return net


def load_chances(game: Game[Any], seats: int) -> Chances:
    """The win chances in a game with this number of seats."""
    return Chances(game, seats, models(bot_package(game)).get(str(seats)))


def bot_package(game: Game[Any]) -> str:
    """The package that holds the data of a game's bots."""
    return type(game).__module__.rpartition(".")[0] + ".bot"
