"""An operation of a card is named, checked and resolved in one class: nothing else in the rules knows it."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import orrery

GAMES = ("expanse", "parsec")
#: Who may know single operations: the list, the tables that content becomes, and what bots and views say about cards.
KNOW = ("flow/operations.py", "content.py", "decision.py", "bot/")


def operations(game: str) -> list[type[Any]]:
    """The operations that a game lists."""
    found: list[type[Any]] = import_module(f"orrery.games.{game}.flow.operations").OPERATIONS
    return found


def folder(game: str) -> Path:
    """The folder of a game."""
    return Path(orrery.__file__).parent / "games" / game


def names_in(path: Path) -> set[str]:
    """The names that a module reads."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_know_an_operation_only_where_it_is_written(game: str) -> None:
    home = {operation.__name__: Path(inspect.getfile(operation)) for operation in operations(game)}
    found = []
    for path in sorted(folder(game).rglob("*.py")):
        where = path.relative_to(folder(game)).as_posix()
        if not where.startswith(KNOW):
            found += [f"{where}: {name}" for name in names_in(path) & set(home) if home[name] != path]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_every_operation_is_listed_under_a_name_of_its_own(game: str) -> None:
    kind = import_module(f"orrery.games.{game}.operations").Operation
    waiting, written = [kind], set()
    while waiting:
        one = waiting.pop()
        waiting += one.__subclasses__()
        if one.verb:
            written.add(one)
    verbs = [operation.verb for operation in operations(game)]
    assert written == set(operations(game))
    assert len(set(verbs)) == len(verbs)


@pytest.mark.parametrize("game", GAMES)
def test_the_shape_of_an_operation_comes_from_its_keys(game: str) -> None:
    shapes = import_module(f"orrery.games.{game}.written").SHAPES
    assert list(shapes.values()) == operations(game)
    for shape, operation in shapes.items():
        assert list(shape.__struct_fields__) == [key.name for key in operation.keys]
        assert (shape.__struct_config__.tag, shape.__doc__) == (operation.verb, operation.__doc__)
