"""A phone: the track opens for the question about it, and no card covers what it speaks of."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import middle_game, my_turn
from tests.browser.test_pictures import moment

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
#: A decision of each game that a hint answers on its board.
MIDDLES = {
    "expanse": ("expanse", 4, 3, 60, "SpendPoints", "place"),
    "parsec": ("parsec", 4, 3, 40, "ChooseAction", ""),
    "talon": ("talon", 2, 3, 40, "ChooseGroup", ""),
}


def tab(page: Page) -> str:
    """The name of the view that is open."""
    return page.locator("nav.nav [aria-current=page]").inner_text().strip()


def free_of(card: Locator, things: Locator) -> None:
    """Wait until the card lies over none of the things, which are all in sight."""
    expect(card).to_be_visible()
    card.page.wait_for_function(
        """([card, things]) => {
          const one = card.getBoundingClientRect();
          return things.every((thing) => {
            const other = thing.getBoundingClientRect();
            return (
              one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom
            );
          });
        }""",
        arg=[card.element_handle(), [thing.element_handle() for thing in things.all()]],
    )


def test_the_question_about_the_track_opens_it_and_the_board_comes_back(visitor: Visitor) -> None:
    page = visitor(middle_game("expanse", 4, 3, 30, "ChooseTurn", offers="take", lacks="play"), **PHONE)
    my_turn(page)
    expect(page.locator(".card.legal").first).to_be_visible()
    assert tab(page) == "Track"
    page.locator(".card.legal").first.click()
    page.locator("section.ask .pri").click()
    my_turn(page)
    expect(page.locator("svg.solar")).to_be_visible()
    assert tab(page) == "Board"


def test_who_looks_elsewhere_stays_there(visitor: Visitor) -> None:
    page = visitor(middle_game("expanse", 4, 3, 30, "ChooseTurn", offers="take", lacks="play"), **PHONE)
    my_turn(page)
    expect(page.locator(".card.legal").first).to_be_visible()
    page.get_by_role("button", name="Board", exact=True).click()
    expect(page.locator("svg.solar")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("svg.solar")).to_be_visible()


@pytest.mark.parametrize("game", list(MIDDLES))
def test_a_hint_lies_beside_what_it_speaks_of(visitor: Visitor, game: str) -> None:
    name, seats, seed, after, choice, offers = MIDDLES[game]
    page = visitor(middle_game(name, seats, seed, after, choice, offers), **PHONE)
    my_turn(page)
    page.keyboard.press("h")
    expect(page.locator(".advice")).to_be_visible()
    free_of(page.locator(".pop", has=page.locator(".advice")), page.locator(".main .board [aria-pressed=true]"))


def test_nothing_covers_a_ship_where_all_are_shown(visitor: Visitor) -> None:
    page = visitor(moment("talon", 0), **PHONE)
    my_turn(page)
    for name in (".mini", ".tools-map"):
        free_of(page.locator(name), page.locator("svg.map .ship"))


def test_why_not_lies_beside_what_it_speaks_of(visitor: Visitor) -> None:
    page = visitor(middle_game("expanse", 4, 3, 60, "SpendPoints", offers="place"), **PHONE)
    my_turn(page)
    page.get_by_role("region", name="Decision").get_by_role("button", name="Place").click()
    for base in page.locator("g.plate:not(.legal)").all():
        base.click()
        card = page.locator(".pop.beside")
        free_of(card, base)
        card.get_by_role("button", name="Close").click()
