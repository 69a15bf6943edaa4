"""Keys and confirmation: one meaning of Enter, no move counts before it is confirmed, what is forced is not asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, middle_game, moved_on, my_turn, version

pytestmark = pytest.mark.browser

CONFIRM_ALL = "localStorage.setItem('orrery.confirm', 'all')"


@pytest.fixture(scope="module")
def window() -> MiddleGame:
    """Somebody without a card to play is asked whether to play one."""
    return middle_game("parsec", 4, 3, 30, "AfterProduction", offers="pass", lacks="play")


def test_enter_confirms_after_pointing_and_a_digit(visitor: Visitor) -> None:
    page = visitor(middle_game("expanse", 4, 3, 60, "SpendPoints", offers="move", factions="seated"))
    my_turn(page)
    page.keyboard.press("m")
    for _ in range(2):
        page.locator("g.orbit.legal:not(.sel)").first.focus()
        page.keyboard.press("Enter")
    if page.locator("section.ask .value").count():
        page.keyboard.press("1")
    confirm = page.locator("section.ask .pri")
    expect(confirm).to_contain_text("Move")
    before = version(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    expect(page.get_by_role("log")).to_contain_text("moves")


@pytest.mark.parametrize(
    ("middle", "target"),
    [
        (("talon", 2, 3, 10, "ChooseMove"), "g.ghost, [data-thing^='manoeuvre:']"),
        (("parsec", 4, 3, 300, "ChooseDestination"), "svg.galaxy .spot.legal:not(.held)"),
    ],
)
def test_no_move_counts_before_it_is_confirmed(visitor: Visitor, middle: tuple, target: str) -> None:  # type: ignore[type-arg]
    page = visitor(middle_game(*middle), script=CONFIRM_ALL)
    my_turn(page)
    before = version(page)
    page.locator(target).first.click()
    expect(page.locator("section.ask .pri")).to_be_visible()
    assert version(page) == before
    page.keyboard.press("Enter")
    moved_on(page, before)


def test_a_question_with_one_answer_is_not_asked(visitor: Visitor, window: MiddleGame) -> None:
    page = visitor(window)
    before = version(page)
    moved_on(page, before)


def test_a_setting_asks_it_and_one_key_passes(visitor: Visitor, window: MiddleGame) -> None:
    page = visitor(window, script="localStorage.setItem('orrery.forced', 'on')")
    my_turn(page)
    before = version(page)
    expect(page.get_by_role("region", name="Decision").get_by_role("button", name="Pass")).to_be_visible()
    page.keyboard.press("x")
    moved_on(page, before)
