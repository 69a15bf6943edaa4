"""The board keeps its place whatever the dock below it shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import middle_game, my_turn

pytestmark = pytest.mark.browser

MIDDLES = {
    "expanse": ("expanse", 4, 3, 60, "SpendPoints", "place"),
    "parsec": ("parsec", 4, 3, 60, "ChooseAction", ""),
    "talon": ("talon", 2, 3, 40, "ChooseGroup", ""),
}


def board(page: Page) -> dict[str, float]:
    """Where the board lies."""
    box = page.locator(".main > .board").bounding_box()
    assert box is not None
    return {name: round(value) for name, value in dict(box).items()}  # type: ignore[call-overload]


@pytest.mark.parametrize("game", list(MIDDLES))
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (390, 844)])
def test_the_board_does_not_jump(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    name, seats, seed, after, choice, offers = MIDDLES[game]
    middle = middle_game(name, seats, seed, after, choice, offers)
    page = visitor(middle, viewport={"width": size[0], "height": size[1]})
    my_turn(page)
    at = board(page)
    page.keyboard.press("h")
    expect(page.locator(".advice")).to_be_visible()
    assert board(page) == at, "the hint moves it"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("group", name="All options")).to_be_visible()
    assert board(page) == at, "the list moves it"
    page.keyboard.press("l")
    page.locator("section.ask .starts .btn").first.click()
    assert board(page) == at, "a choice moves it"
