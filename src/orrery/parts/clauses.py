"""The rule clauses and rulings in a game's `rules` folder."""

from __future__ import annotations

import tomllib
from functools import cached_property
from importlib.resources import files
from typing import Any

import msgspec

from orrery.kernel import Clause, Ruling


def load_clauses(package: str) -> tuple[Clause, ...]:
    """The clauses of `rules/clauses.toml` in a game's package."""
    return tuple(msgspec.convert(_tables(package, "clauses.toml", "clause"), list[Clause]))


def load_rulings(package: str) -> tuple[Ruling, ...]:
    """The rulings of `rules/rulings.toml` in a game's package."""
    return tuple(msgspec.convert(_tables(package, "rulings.toml", "ruling"), list[Ruling]))


def clauses_of(package: str) -> cached_property[tuple[Clause, ...]]:
    """The attribute `clauses` of a game, read on first use."""
    return cached_property(lambda game: load_clauses(package))


def _tables(package: str, name: str, key: str) -> Any:
    text = files(package).joinpath("rules").joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)[key]
