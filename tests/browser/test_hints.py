"""A hint: the advised move, its reasons in words, and what else was weighed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, middle_game, my_turn, play_on, violations

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]

#: A decision of each game that has reasons in any position.
MIDDLES = {
    "expanse": ("expanse", 4, 3, 30, "ChooseTurn"),
    "parsec": ("parsec", 4, 3, 60, "ChooseAction"),
    "talon": ("talon", 2, 3, 60, "ChooseGroup"),
}


def middle(game: str) -> MiddleGame:
    name, seats, seed, after, choice = MIDDLES[game]
    return middle_game(name, seats, seed, after, choice)


def advice(page: Page) -> Locator:
    """The advice, with its move, its reasons and what was weighed."""
    found = page.locator("section.ask .advice")
    expect(found.locator("b")).not_to_be_empty()
    reasons = found.locator("ul.why li")
    expect(reasons.first).to_have_text(re.compile(r"\w+ .*\.$"))
    assert reasons.count() <= 3
    rows = found.get_by_role("row")
    expect(rows.nth(1)).to_contain_text(re.compile(r"\d+ %"))
    expect(found.locator("tr.best")).to_have_count(1)
    return found


def is_hint(frame: str | bytes) -> bool:
    """Whether the server answers with a hint."""
    return '"type":"hint"' in str(frame)


@pytest.mark.parametrize("game", list(MIDDLES))
def test_a_hint_gives_its_reasons_by_button_and_by_key(visitor: Visitor, game: str, picture: Picture) -> None:
    page = visitor()
    with page.expect_websocket() as opened:
        play_on(page, middle(game))
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    said = advice(page)
    thing = said.locator("ul.why .thing").first
    if thing.count():
        thing.hover()
        expect(page.locator(".lit").first).to_be_attached()
    picture(page, f"hint-{game}")
    with opened.value.expect_event("framereceived", is_hint):
        page.keyboard.press("h")
    advice(page)


def test_a_phone_gives_the_reasons_in_italian(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor(locale="it-IT", viewport={"width": 360, "height": 740})
    play_on(page, middle("expanse"))
    my_turn(page)
    page.get_by_role("button", name="Consiglio").click()
    said = advice(page)
    expect(said.locator("ul.why")).to_contain_text(re.compile(r"punti azione|Non costa|Costa|frutta|testa|posto|icona"))
    picture(page, "hint-phone")
    assert violations(page, axe) == []
