"""The large games have the same files with the same functions, so that reading one teaches all."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

import orrery

LARGE = ("empire_war", "expanse", "parsec", "talon")

#: What every large game has: a file, and the names that others use of it.
SHAPE = {
    "game.py": ("GAME",),
    "schema.py": (),
    "content.py": ("Content", "load_content"),
    "tables.py": ("Tables",),
    "state.py": (),
    "actions.py": (),
    "events.py": (),
    "setup.py": ("set_up",),
    "board.py": (),
    "effects.py": (),
    "score.py": (),
    "view.py": ("view",),
    "decision.py": ("decision",),
    "catalogue.py": ("catalogue",),
    "insight.py": ("TOPICS", "insight"),
    "encode.py": ("LAYOUT",),
    "bot/advice.py": ("advise",),
    "bot/evaluation.py": ("FEATURES", "features", "evaluate"),
    "bot/reasons.py": ("reasons",),
}
#: Data that every large game has.
DATA = (
    "README.md",
    "bot/evaluation.toml",
    "bot/levels.toml",
    "content",
    "flow",
    "locale/en.ftl",
    "locale/it.ftl",
    "rules/clauses.toml",
    "rules/rulings.toml",
    "tutorial/script.toml",
)
#: The parameters of what all games call alike.
SIGNATURES = {
    "content.load_content": ("pack",),
    "setup.set_up": ("state",),
    "view.view": ("state", "seat"),
    "decision.decision": ("state", "seat"),
    "catalogue.catalogue": ("content",),
    "insight.insight": ("state", "seat", "topic", "about"),
    "encode.observe": ("state", "seat"),
    "encode.write": ("state", "seat", "row", "short"),
    "bot.advice.advise": ("state",),
    "bot.reasons.reasons": ("state", "seat", "action"),
    "secrets.redraw": ("state", "seat", "rng"),
}


def folder(name: str) -> Path:
    """The folder of a game."""
    return Path(orrery.__file__).parent / "games" / name


@pytest.mark.parametrize("name", LARGE)
def test_every_file_is_there(name: str) -> None:
    assert [path for path in (*SHAPE, *DATA) if not (folder(name) / path).exists()] == []


@pytest.mark.parametrize("name", LARGE)
def test_every_file_has_its_names(name: str) -> None:
    for path, wanted in SHAPE.items():
        module = import_module(f"orrery.games.{name}.{path.removesuffix('.py').replace('/', '.')}")
        assert [one for one in wanted if not hasattr(module, one)] == [], path


@pytest.mark.parametrize("name", LARGE)
def test_functions_of_the_same_name_take_the_same(name: str) -> None:
    for function, wanted in SIGNATURES.items():
        path, _, short = function.rpartition(".")
        file = folder(name) / f"{path.replace('.', '/')}.py"
        if not file.exists() and path == "secrets":
            continue
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name == short:
                assert tuple(one.arg for one in node.args.args) == wanted, function


@pytest.mark.parametrize("name", LARGE)
def test_every_module_of_its_own_is_listed_in_the_readme(name: str) -> None:
    text = (folder(name) / "README.md").read_text(encoding="utf-8")
    own = [path for path in folder(name).glob("*.py") if path.name not in (*SHAPE, "__init__.py", "secrets.py")]
    own += [path for path in folder(name).glob("bot/*.py") if f"bot/{path.name}" not in (*SHAPE, "bot/__init__.py")]
    assert [path.name for path in own if path.stem not in text] == []
