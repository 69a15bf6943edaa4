"""The workshop has words for everything that content files can say, in every language of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.games.expanse.flow.operations import OPERATIONS as OF_EXPANSE
from orrery.games.parsec.flow.operations import OPERATIONS as OF_PARSEC
from orrery.parts.content_game import PackedGame

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "web/src/workshop/locale"
OPERATIONS: list[type[Any]] = [*OF_EXPANSE, *OF_PARSEC]
GAMES = ("talon", "expanse", "parsec", "empire_war")


def game_of(operation: type[Any]) -> str:
    """The game of an operation."""
    return operation.__module__.split(".")[2]


def keys(language: str) -> set[str]:
    """The messages of a language."""
    return set(re.findall(r"^([\w-]+) =", (LOCALE / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


def said(schema: Any) -> Iterator[str]:
    """The keys of the words that a form asks for."""
    if isinstance(schema, list):
        for one in schema:
            yield from said(one)
    if not isinstance(schema, dict):
        return
    for name, of in schema.get("properties", {}).items():
        if set(of) & {"type", "$ref", "anyOf", "enum", "allOf"} and "const" not in of and name not in ("do", "op"):
            yield f"field-{name}"
    for word in schema.get("enum", ()):
        if isinstance(word, str) and word and not word.isdecimal():
            yield f"value-{word}"
    for tag in schema.get("discriminator", {}).get("mapping", {}):
        yield f"value-{tag}"
    for inner in schema.values():
        yield from said(inner)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_and_value_of_a_game_has_a_word(name: str) -> None:
    game = orrery.game(name)
    assert isinstance(game, PackedGame)
    wanted: set[str] = set()
    for file, schema in game.home.schemas().items():
        # The whole of a file is no field: its tables have names of their own.
        for top, inner in schema["$defs"].items():
            if top != schema["$ref"].rpartition("/")[2] or "/" in file or not file.endswith(".toml"):
                wanted |= set(said(inner))
    assert wanted - keys("en") == set()


@pytest.mark.parametrize("language", ["it", "de"])
def test_no_language_lags_behind(language: str) -> None:
    assert keys("en") - keys(language) == set()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: f"{game_of(operation)}-{operation.verb}")
def test_every_operation_has_its_words_and_its_row(operation: type[Any]) -> None:
    game = game_of(operation)
    table = (ROOT / f"src/orrery/games/{game}/README.md").read_text(encoding="utf-8")
    assert {f"op-{operation.verb}", f"value-{operation.verb}"} <= keys("en")
    assert f"`{operation.verb}`" in table
    assert f"({game}:" in (operation.__doc__ or "")
    assert len({key.name for key in operation.keys}) == len(operation.keys)
