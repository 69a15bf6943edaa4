"""The texts of the games: Fluent files in every game's `locale` folder, the same that the browser reads."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"


def _languages() -> tuple[str, ...]:
    """English, and every other language in which a game has texts."""
    games = [game for game in files("orrery").joinpath("games").iterdir() if game.joinpath("locale").is_dir()]
    names = {path.name for game in games for path in game.joinpath("locale").iterdir()}
    codes = {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}
    return (ENGLISH, *sorted(codes - {ENGLISH}))


LANGUAGES = _languages()


@cache
def source(package: str, language: str) -> str:
    """The Fluent source of a game's package in a language, or in English; ValueError lists the languages."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; the languages are {', '.join(LANGUAGES)}")
    if not package:  # a game in a single module has no folder of texts
        return ""
    folder = files(package).joinpath("locale")
    found = [path for path in (folder.joinpath(f"{code}.ftl") for code in (language, ENGLISH)) if path.is_file()]
    own = found[0].read_text(encoding="utf-8") if found else ""
    for contained in getattr(import_module(package), "CONTAINS", ()):
        own += _without(source(contained, language), set(_KEY.findall(own)))
    return own


_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def _without(text: str, keys: set[str]) -> str:
    """A Fluent source without the messages of these keys."""
    kept: list[str] = []
    wanted = True
    for line in text.splitlines():
        key = _KEY.match(line)
        if key is not None:
            wanted = key.group(1) not in keys
        elif line.strip() and not line[0].isspace():
            wanted = True
        if wanted:
            kept.append(line)
    return "\n" + "\n".join(kept) + "\n"


@cache
def titles(package: str) -> dict[str, str]:
    """What a game is called, by language; cheap, because nothing is parsed."""
    found = {
        language: re.search(r"^game-title = (.+)$", source(package, language), re.MULTILINE) for language in LANGUAGES
    }
    return {language: match[1] for language, match in found.items() if match}


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The parsed texts of a game's package."""
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(source(package, language)))
    return texts


def say(package: str, language: str, key: str, facts: dict[str, Any]) -> str:
    """The text of a key with its facts; the key and the facts themselves where there is no text."""
    texts = bundle(package, language)
    if not texts.has_message(key):
        return " ".join([key, *(f"{name}={value}" for name, value in facts.items())])
    message = texts.get_message(key)
    if message.value is None:
        return key
    text, _ = texts.format_pattern(message.value, facts)
    return str(text)


def tell(package: str, language: str, event: dict[str, Any], seats: list[str]) -> str:
    """An event, as `state.events_for` gives it, as a sentence; `seats` names the seats."""
    facts = {name: value for name, value in event.items() if name != "event"}
    for name in ("seat", "other"):
        seat = facts.get(name)
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(seats):
            facts[name] = seats[seat]
    plain = {name: value if isinstance(value, int | float | str) else str(value) for name, value in facts.items()}
    return say(package, language, str(event["event"]), plain)
