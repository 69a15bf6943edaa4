"""The reasons of advised actions: they read as sentences, most decisions have some, and none knows a secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import orrery
from orrery.bots import bot
from orrery.kernel import Action, Rng, State
from orrery.locales import LANGUAGES, bundle, source

GAMES = ("expanse", "parsec", "talon")
#: With a game that contains another: its texts are those of both.
ALL = ("empire_war", *GAMES)
#: Seats, options and how many decisions are looked at.
PLAYED: dict[str, tuple[int, dict[str, Any], int]] = {
    "empire_war": (2, {}, 150),
    "expanse": (4, {"factions": "seated"}, 200),
    "parsec": (3, {}, 400),
    "talon": (2, {}, 250),
}


def package(name: str) -> str:
    return f"orrery.games.{name}"


def decisions(name: str) -> Iterator[tuple[State, Action]]:
    """Decisions of a game between captains, with what they choose."""
    seats, options, most = PLAYED[name]
    game = orrery.game(name)
    state = game.new(seats, 5, options)
    players = [bot("captain", game, seat) for seat in range(seats)]
    while state.outcome is None and most:
        assert state.seat is not None
        action = players[state.seat].choose(state, state.seat, None)
        yield state, action
        state.play(action)
        most -= 1


@cache
def advised(name: str) -> list[tuple[str, list[Any]]]:
    """By decision with more than one option: the choice, and the reasons for what a captain chooses."""
    found = []
    for state, action in decisions(name):
        if len(state.pending) > 1:
            assert state.seat is not None
            found.append((f"{state.choice} {action}", state.game.reasons(state, state.seat, action)))
    return found


def written(name: str) -> set[str]:
    """Every key of a reason that the code of a game can give."""
    folder = Path(str(files(package(name))))
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("bot/*.py"))
    return set(re.findall(r'"(because-[a-z-]+)"', code))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_text_and_every_text_a_reason(name: str, language: str) -> None:
    resource = FluentParser().parse(source(package(name), language))
    keys = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    assert len(written(name)) > 30
    assert {key for key in keys if key.startswith("because-")} == written(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_reasons_read_as_sentences(name: str, language: str) -> None:
    texts = bundle(package(name), language)
    for where, reasons in advised(name):
        assert len(reasons) <= 3, where
        for one in reasons:
            pattern = texts.get_message(one["reason"]).value
            assert pattern is not None
            text, faults = texts.format_pattern(pattern, one["facts"])
            assert faults == [], (where, one)
            assert str(text).endswith("."), (where, text)


@pytest.mark.parametrize("name", ALL)
def test_most_advice_is_given_with_a_reason(name: str) -> None:
    found = advised(name)
    reasoned = [where for where, reasons in found if reasons]
    assert len(found) > 80
    assert len(reasoned) >= 0.8 * len(found), f"{len(reasoned)} of {len(found)}"


@pytest.mark.parametrize("name", ["empire_war", "expanse", "parsec"])
def test_reasons_do_not_know_what_the_seat_does_not(name: str) -> None:
    for state, action in decisions(name):
        if len(state.pending) < 2:
            continue
        assert state.seat is not None
        told = state.game.reasons(state, state.seat, action)
        for seed in (1, 2):
            imagined = state.determinize(state.seat, Rng(seed))
            assert state.game.reasons(imagined, state.seat, action) == told, f"{state.choice} {action}"


@pytest.mark.parametrize("name", ALL)
def test_asking_for_reasons_changes_nothing(name: str) -> None:
    for place, (state, action) in enumerate(decisions(name)):
        if place % 10 == 0:
            before = state.digest()
            assert state.seat is not None
            state.game.reasons(state, state.seat, action)
            assert state.digest() == before
