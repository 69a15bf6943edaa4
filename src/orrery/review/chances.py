"""Calibrated win chances: how likely each seat is to win from a position.

A conditional logit: each seat has a score, the weighted sum of what nets read in its view and of its evaluation or the
features of it, and the chances are the softmax of the scores. A weight changes along the game as a parabola, because
what counts early is not what counts late. Games between strong players are surer, so each level of play has weights of
its own: those of captains are for games of people too, those of admirals for games between strong bots. All are fitted
to self-play (`orrery.lab.calibrate`); the weights are kept in `bot/chances.toml` of the game, a net of the chances' own
in `bot/chances-SEATS.net`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import atanh, exp
from typing import Any

import msgspec

from orrery.kernel import Game, State
from orrery.parts.content_game import ContentGame
from orrery.parts.net import UNIT, Net, load_net

#: A weight is a polynomial in the progress of the game with this many coefficients.
TERMS = 3
#: The names of nets among the features: the chances' own, and the learned value that bots search with.
NET = "net"
VALUE = "value"
#: The name of the evaluation among the features, and how sure of itself it may be at most.
EVALUATION = "evaluation"
SUREST = 0.999
#: The levels of play: that of people's games, and that of strong bots.
CAPTAIN = "captain"
ADMIRAL = "admiral"
#: The options that say what is played: a scenario, or the length of a war.
PLAYED = ("scenario", "war")


class Tested(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The quality of chances on games that were not used for the fit."""

    games: int
    log_loss: float
    #: The same for the evaluation through a logistic function fitted to these games.
    evaluation_loss: float
    calibration_error: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat's score is made of in games between players of a level."""

    #: The number of games that they were fitted to.
    games: int
    #: The coefficients of the weight of each feature or net, and the weight of each side.
    weights: dict[str, tuple[float, ...]]
    sides: dict[str, float] = {}
    tested: Tested | None = None


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fitted model for a number of seats."""

    #: The command that made it.
    command: str
    #: The median number of decisions of a game, and of its scenarios where it has some; infinite where that number says
    #: nothing, so that weights stay what they are in the beginning.
    length: float
    lengths: dict[str, float]
    #: By level of play; all weigh the same things.
    levels: dict[str, Weights]


class Chances:
    """The win chances in a game with a number of seats, between players of a level."""

    def __init__(
        self, game: Game[Any], seats: int, model: Model | None, level: str = CAPTAIN, nets: dict[str, Net] | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.model = model
        self.weights: list[tuple[float, ...]] = []
        self.sides: dict[str, float] = {}
        self.nets: list[tuple[Net, tuple[float, ...]]] = []
        self.evaluation: tuple[float, ...] | None = None
        self.reader = game if isinstance(game, ContentGame) else None
        if model is None:
            return
        own = model.levels.get(level) or model.levels[CAPTAIN]
        self.sides = own.sides
        self.weights = [own.weights[name] for name in game.weights if name in own.weights]
        self.evaluation = own.weights.get(EVALUATION)
        if self.reader is not None:
            named = [name for name in (NET, VALUE) if name in own.weights]
            given = nets or {}
            self.nets = [(given.get(name) or net_of(self.reader, seats, name), own.weights[name]) for name in named]

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
        total = self.sides.get(side(state, seat), 0.0) if self.sides else 0.0
        if self.weights:
            for feature, weight in zip(self.game.features(state, seat), self.weights, strict=True):
                if feature:
                    total += feature * (weight[0] + now * (weight[1] + now * weight[2]))
        if self.evaluation is not None:
            weight = self.evaluation
            total += odds(self.game.evaluate(state, seat)) * (weight[0] + now * (weight[1] + now * weight[2]))
        if self.reader is not None:
            for net, weight in self.nets:
                output = net.output_of(self.reader.judged, state, seat) / UNIT
                total += output * (weight[0] + now * (weight[1] + now * weight[2]))
        return total


def odds(evaluation: float) -> float:
    """An evaluation as half the logarithm of odds."""
    return atanh(max(-SUREST, min(SUREST, evaluation)))


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


def net_of(game: ContentGame[Any], seats: int, name: str) -> Net:
    """A net that weights were fitted to; a ValueError if its observations differ."""
    prefix = "chances" if name == NET else "value"
    net = load_net(bot_package(game), f"{prefix}-{seats}.net")
    if net is None or net.version != game.judges[0] or net.inputs != game.judges[1]:
        raise ValueError(f"the win chances of {game.name} with {seats} seats must be fitted again")
    return net


def load_chances(game: Game[Any], seats: int, level: str = CAPTAIN) -> Chances:
    """The win chances in a game with this number of seats, between players of a level."""
    return Chances(game, seats, models(bot_package(game)).get(str(seats)), level)


def bot_package(game: Game[Any]) -> str:
    """The package that holds the data of a game's bots."""
    return type(game).__module__.rpartition(".")[0] + ".bot"
