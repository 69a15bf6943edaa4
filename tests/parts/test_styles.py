"""Styles: what a character adds to the advice of a game."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.games.expanse.content import load_content
from orrery.games.expanse.game import Expanse
from orrery.parts import content_game
from orrery.parts.styles import begins, liked, likings_of, load_styles

GAME = orrery.game("tictactoe")


def test_a_game_reads_its_styles_once_from_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    content_game.style_data.cache_clear()
    assert Expanse(load_content()).styles == ["diplomat", "warlord", "schemer"]
    assert content_game.style_data("orrery.games.expanse")["diplomat"]["SpendPoints"] == {"place": 0.5, "send": 0.5}
    monkeypatch.setattr(content_game, "load_styles", lambda package: pytest.fail("read twice"))
    assert content_game.style_data("orrery.games.expanse")


def test_a_game_without_the_file_has_no_styles() -> None:
    assert load_styles("orrery.games.tictactoe") == {}
    assert list(load_styles("orrery.games.expanse.bot")) == ["diplomat", "warlord", "schemer"]


def test_an_unknown_style_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="unknown style 'poet'; the styles are diplomat, warlord, schemer"):
        Expanse(load_content()).with_style("poet")


def test_a_style_is_kept_apart_from_the_game_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"bold": {"daring": 2, "ChooseUse": {"points": 0.5}}}
    monkeypatch.setattr(content_game, "style_data", lambda package: said)
    game = Expanse(load_content())
    bold = game.with_style("bold")
    assert (game.likings, game.traits) == ({}, {})
    assert bold.traits == {"daring": 2.0}
    assert bold.likings == {"ChooseUse": {game.vocabulary.parse("points").code: 0.5}}


def test_longer_words_say_more() -> None:
    words = [GAME.vocabulary.notation(code) for code in range(len(GAME.vocabulary.actions))]
    first = words[0]
    found = likings_of({"Choice": {first: 3.0, first.split()[0]: 1.0}, "trait": 2.0}, GAME.vocabulary)
    assert list(found) == ["Choice"]
    assert found["Choice"][0] == 3.0
    assert begins("buy fighter", "buy")
    assert not begins("buyer", "buy")


def test_words_that_no_action_begins_with_are_refused() -> None:
    with pytest.raises(ValueError, match="no action begins with 'sing'"):
        likings_of({"ChooseCell": {"sing": 1.0}}, GAME.vocabulary)


@pytest.mark.parametrize(
    ("likings", "added"),
    [({}, {}), ({"Another": {0: 5.0}}, {}), ({"ChooseCell": {0: 5.0, 7: -1.0}}, {0: 5.0, 7: -1.0})],
)
def test_advice_is_changed_by_code_at_the_choice_alone(likings: dict[str, Any], added: dict[int, float]) -> None:
    state = GAME.new()
    weights = [float(place) for place in range(len(state.pending))]
    found = liked(weights, state, likings)
    expected = [place + added.get(action.code, 0.0) for place, action in enumerate(state.pending)]
    assert found == expected
