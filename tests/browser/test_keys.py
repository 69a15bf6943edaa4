"""Keys and confirmation: one meaning of Enter, no move counts before it is confirmed, what is forced is not asked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, middle_game, moved_on, my_turn, table_of, version

from orrery.games.parsec.decision import claims_left

pytestmark = pytest.mark.browser

CONFIRM_ALL = "localStorage.setItem('orrery.confirm', 'all')"


@pytest.fixture(scope="module")
def window() -> MiddleGame:
    """Somebody without a card to play is asked whether to play one."""
    return middle_game("parsec", 4, 3, 30, "AfterProduction", offers="pass", lacks="play")


@pytest.mark.smoke
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


def test_a_question_with_one_answer_is_not_asked(visitor: Visitor, address: str, window: MiddleGame) -> None:
    page = visitor()
    path = table_of(page.context, address, window)
    before = page.request.get(f"{address}/api{path.replace('table', 'tables')}").json()["version"]
    page.goto(address + path)
    page.wait_for_function(
        "(before) => Number(document.querySelector('section.ask')?.dataset.version ?? 0) > before", arg=before
    )


def test_a_setting_asks_it_and_one_key_passes(visitor: Visitor, window: MiddleGame) -> None:
    page = visitor(window, script="localStorage.setItem('orrery.forced', 'on')")
    my_turn(page)
    before = version(page)
    expect(page.locator("section.ask .starts").get_by_role("button", name="Pass")).to_be_visible()
    page.keyboard.press("x")
    moved_on(page, before)


def of_several_colonies(state: Any) -> bool:
    """Whether a planet with several colonies of one seat has been rolled."""
    return len(state.pending) > 1 and claims_left(state) > 1


def test_all_colonies_of_a_planet_extract_by_one_click(visitor: Visitor) -> None:
    page = visitor(middle_game("parsec", 4, 3, 0, "ChooseYield", where=of_several_colonies))
    my_turn(page)
    splits = page.get_by_role("group", name=re.compile(r"All \d+ colonies"))
    before = version(page)
    count = int(re.findall(r"\d+", splits.get_attribute("aria-label") or "")[0])
    splits.get_by_role("button").first.click()
    page.wait_for_function(
        "([before, count]) => Number(document.querySelector('section.ask').dataset.version) >= before + count",
        arg=[int(before), count],
    )


def test_the_windows_of_a_round_are_passed_by_one_key(visitor: Visitor) -> None:
    page = visitor(middle_game("parsec", 4, 3, 200, "AfterProduction", offers="play"))
    my_turn(page)
    before = version(page)
    page.keyboard.press("z")
    moved_on(page, before)
    chip = page.get_by_role("group", name="Standing orders")
    expect(chip).to_contain_text("You pass for the rest of this round")


def test_a_key_that_is_pressed_twice_counts_once_and_says_so(visitor: Visitor) -> None:
    page = visitor(middle_game("expanse", 4, 3, 60, "SpendPoints", offers="move", factions="seated"))
    my_turn(page)
    page.keyboard.press("h")
    expect(page.locator("section.ask .pri")).to_be_visible()
    before = version(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The key counted only once. Press ↵ again if you mean it.")).to_be_visible()
    moved_on(page, before)
