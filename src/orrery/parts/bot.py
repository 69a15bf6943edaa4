"""The data in a game's `bot` folder: the weights of its evaluation, the parameters of its advice, its levels."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any


def load_levels(package: str) -> dict[str, Any]:
    """The settings of each level for a game: the tables of `levels.toml`."""
    return tomllib.loads(files(package).joinpath("levels.toml").read_text(encoding="utf-8"))


@cache
def load_advice(package: str, name: str) -> dict[str, Any]:
    """The parameters of a game's advice, by table of the file and by name."""
    return tomllib.loads(files(package).joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def has_advice(package: str, name: str) -> bool:
    """Whether there is such a file of numbers."""
    return files(package).joinpath(f"{name}.toml").is_file()


def load_weights(package: str, features: tuple[str, ...]) -> dict[str, float]:
    """The weight of every feature, in the order of the features."""
    text = files(package).joinpath("evaluation.toml").read_text(encoding="utf-8")
    return ordered(tomllib.loads(text)["weights"], features)


def ordered(weights: Mapping[str, float], features: tuple[str, ...]) -> dict[str, float]:
    """Weights in the order of the features, or a ValueError that names what is missing or unknown.

    >>> ordered({"b": 2, "a": 1}, ("a", "b"))
    {'a': 1.0, 'b': 2.0}
    """
    for name in (*features, *weights):
        if name not in weights or name not in features:
            raise ValueError(f"weight {name!r} is {'unknown' if name in weights else 'missing'}")
    return {name: float(weights[name]) for name in features}


def weighed(weights: list[float], features: list[float]) -> float:
    """The sum of the features, each times its weight."""
    total = 0.0
    for number in range(len(weights)):
        total += weights[number] * features[number]
    return total
