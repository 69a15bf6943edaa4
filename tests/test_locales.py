"""Every game speaks English and Italian, completely."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import orrery
from orrery.kernel import Choice, Event
from orrery.locales import LANGUAGES, source, tell

ROOT = Path(orrery.__file__).parent


def package(name: str) -> str:
    """The package of a game."""
    return type(orrery.game(name)).__module__.rpartition(".")[0]


def messages(name: str, language: str) -> dict[str, ast.Message]:
    """The messages of a game in a language, by key; broken Fluent fails."""
    resource = FluentParser().parse(source(package(name), language))
    broken = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert broken == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def events(name: str) -> list[type[Event]]:
    """The events of a game."""
    module = import_module(package(name) + ".events")
    kinds = [kind for _, kind in inspect.getmembers(module, inspect.isclass)]
    return [kind for kind in kinds if issubclass(kind, Event) and kind.__module__ == module.__name__]


def variables(message: ast.Message) -> set[str]:
    """The variables a message uses."""
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for item in value if isinstance(value, list) else [value]:
                    walk(item)

    walk(message.value)
    return found


@pytest.mark.parametrize("name", orrery.games())
def test_both_languages_have_the_same_keys(name: str) -> None:
    keys = [set(messages(name, language)) for language in LANGUAGES]
    assert keys[0] == keys[1]
    assert "game-title" in keys[0]


@pytest.mark.parametrize("name", orrery.games())
def test_every_event_and_every_question_has_a_text(name: str) -> None:
    frames = orrery.game(name).frames.values()
    # What several questions have in common is never asked itself.
    asked = [kind for kind in frames if issubclass(kind, Choice) and kind.accepts and not kind.__subclasses__()]
    choices = [kind.__name__ for kind in asked]
    wanted = {*choices, *(kind.__name__ for kind in events(name))}
    assert wanted - set(messages(name, "en")) == set()


@pytest.mark.parametrize("name", orrery.games())
def test_every_chapter_of_the_rules_has_a_title(name: str) -> None:
    wanted = {f"chapter-{clause.chapter.replace('.', '-')}" for clause in orrery.game(name).clauses}
    for language in LANGUAGES:
        assert wanted - set(messages(name, language)) == set(), language


@pytest.mark.parametrize("name", orrery.games())
def test_event_texts_use_facts_that_the_event_has(name: str) -> None:
    for language in LANGUAGES:
        texts = messages(name, language)
        for kind in events(name):
            assert variables(texts[kind.__name__]) <= set(kind.__struct_fields__), (language, kind.__name__)


def test_an_event_becomes_a_sentence() -> None:
    event = {"event": "MarkPlaced", "seat": 1, "cell": "b2"}
    names = ["Ada", "Bruno"]
    assert tell("orrery.games.tictactoe", "en", event, names) == "Bruno marks b2."
    assert tell("orrery.games.tictactoe", "it", event, names) == "Bruno segna b2."


def test_there_is_one_rocinante() -> None:
    event = {"event": "ShipsMoved", "faction": "opa", "source": "earth", "target": "vesta", "number": 1}
    for language, article in (("en", "the"), ("it", "la"), ("de", "die")):
        said = tell("orrery.games.expanse", language, event | {"kind": "rocinante"}, [])
        assert f"{article} Rocinante" in said
    assert "moves a fleet from" in tell("orrery.games.expanse", "en", event | {"kind": "fleet"}, [])


def test_unknown_languages_are_refused_with_the_list() -> None:
    with pytest.raises(ValueError, match="unknown language 'xx'; the languages are en, de, it"):
        source("orrery.games.tictactoe", "xx")
