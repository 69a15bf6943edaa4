"""A hint: the advised move first, its reasons in words, and what else was weighed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, middle_game, my_turn, violations

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]

#: A decision of each game that has reasons in any position.
MIDDLES = {
    "expanse": ("expanse", 4, 3, 30, "ChooseTurn"),
    "parsec": ("parsec", 4, 3, 40, "ChooseAction"),
    "talon": ("talon", 2, 3, 40, "ChooseGroup"),
    "connect-four": ("connect_four", 2, 3, 8, "ChooseColumn"),
}
#: Words that every reason of a language has some of, and none of the other.
ENGLISH = re.compile(r"\b(the|you|your|is|has|of|with|it)\b", re.IGNORECASE)
ITALIAN = re.compile(r"\b(il|la|lo|ti|di|su|un|una|che|con|al|del|puoi|hai|non)\b", re.IGNORECASE)


def middle(game: str) -> MiddleGame:
    name, seats, seed, after, choice = MIDDLES[game]
    return middle_game(name, seats, seed, after, choice)


def advice(page: Page) -> Locator:
    """The advice, with its move first, its reasons, and no figure that a handful of games cannot bear."""
    found = page.locator(".advice")
    expect(found.locator("b")).not_to_be_empty()
    reasons = found.locator("ul.why li")
    expect(reasons.first).to_have_text(re.compile(r"\w+ .*\.$"))
    assert reasons.count() <= 3
    move = found.locator("b").first.inner_text()
    expect(found.locator(".others li").filter(has_text=re.compile(f"^{re.escape(move)}$"))).to_have_count(0)
    expect(found.locator(".others", has_text="%")).to_have_count(0)
    return found


@pytest.mark.parametrize("game", list(MIDDLES))
def test_the_button_gives_a_hint_with_its_reasons(visitor: Visitor, game: str, picture: Picture) -> None:
    page = visitor(middle(game))
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    said = advice(page)
    expect(said.locator("ul.why")).to_contain_text(ENGLISH)
    thing = said.locator("ul.why .thing").first
    if thing.count():
        thing.hover()
        expect(page.locator(".lit").first).to_be_attached()
    picture(page, f"hint-{game}")


@pytest.mark.parametrize("game", list(MIDDLES))
def test_the_key_gives_it_on_a_phone_in_italian(visitor: Visitor, game: str, axe: str, picture: Picture) -> None:
    page = visitor(middle(game), locale="it-IT", viewport={"width": 360, "height": 740})
    my_turn(page)
    page.keyboard.press("h")
    said = advice(page)
    expect(said.locator("ul.why")).to_contain_text(ITALIAN)
    expect(said.locator("ul.why")).not_to_contain_text(ENGLISH)
    picture(page, f"hint-{game}-phone")
    assert violations(page, axe) == []
