"""Parsec's table: the galaxy, several decisions through the board, the strike, the phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, middle_game, moved_on, my_turn, start, version, violations

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}


@pytest.fixture(scope="module")
def attack() -> MiddleGame:
    """Somebody chooses among targets."""
    return middle_game("parsec", 4, 3, 150, "ChooseTarget")


@pytest.fixture(scope="module")
def flight() -> MiddleGame:
    """Somebody chooses where a vessel flies."""
    return middle_game("parsec", 4, 3, 300, "ChooseDestination")


def test_a_game_starts_from_the_lobby_and_is_played_on_the_board(visitor: Visitor, axe: str) -> None:
    page = visitor(reduced_motion="no-preference")
    start(page, "Parsec", "Play against bots", level="captain")
    decision = page.get_by_role("region", name="Decision")
    expect(page.locator("svg.galaxy .grid")).to_be_attached()
    assert violations(page, axe) == []
    for _ in range(4):
        my_turn(page)
        question = decision.get_by_role("heading")
        before = version(page)
        matter = page.locator(".bargain button.legal")
        spots = page.locator("svg.galaxy .spot.legal")
        if matter.count() > 0:
            matter.first.click()
        elif "colony" in question.inner_text() and spots.count() > 0:
            spots.first.click()
        else:
            page.keyboard.press("h")
            decision.locator(".pri").click()
        moved_on(page, before)


@pytest.mark.smoke
def test_a_vessel_flies_to_the_hex_that_is_pointed_at(
    visitor: Visitor, flight: MiddleGame, axe: str, picture: Callable[[Page, str], None]
) -> None:
    page = visitor(flight)
    expect(page.get_by_role("heading", name="Where does the vessel fly?")).to_be_visible()
    target = page.locator("svg.galaxy .spot.legal:not(.held)").first
    picture(page, "parsec-flight")
    assert violations(page, axe) == []
    target.click()
    place = r"(hex \d+\.\d+|planet \d|asteroid \d)"
    expect(page.get_by_role("log").locator("li", has_text="moves").last).to_have_text(re.compile(f" to .*{place}"))


def test_an_attack_is_weighed_beside_the_board_and_in_words(
    visitor: Visitor, attack: MiddleGame, picture: Callable[[Page, str], None]
) -> None:
    page = visitor(attack)
    expect(page.get_by_role("heading", name="What do you attack?")).to_be_visible()
    grid = page.get_by_role("img", name="of 64 rolls win")
    wins = int((grid.get_attribute("aria-label") or "0").split()[0])
    expect(grid.locator("rect")).to_have_count(64)
    expect(grid.locator("rect.win")).to_have_count(wins)
    told = page.get_by_role("region", name="The board in words")
    expect(told).to_contain_text(re.compile(r"Planet \d"))
    expect(told).to_contain_text("Dominates")
    picture(page, "parsec")
    page.locator("svg.galaxy .spot.legal").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("svg.galaxy .reticle").first).to_be_attached()


#: The place on the map that is farthest from everything that can be pointed at.
FARTHEST = """
() => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const legal = [...document.querySelectorAll("svg.galaxy .spot.legal")].map(middle);
  const { left, top, width, height } = document.querySelector("svg.galaxy").getBoundingClientRect();
  const near = ([x, y]) => Math.min(...legal.map((one) => Math.hypot(one[0] - x, one[1] - y)));
  const places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
    [0.15, 0.5, 0.8].map((y) => [left + x * width, top + y * height]));
  return places.sort((one, other) => near(other) - near(one))[0];
}
"""


def test_a_hex_out_of_reach_says_why(visitor: Visitor, flight: MiddleGame) -> None:
    page = visitor(flight)
    page.mouse.click(*page.evaluate(FARTHEST))
    reason = page.locator(".pop.why")
    expect(reason).to_contain_text("farther than")
    reason.get_by_role("button", name="Open").click()
    expect(page.locator("article.here")).to_be_visible()


def test_a_phone_opens_where_the_decision_is_in_italian(
    visitor: Visitor, attack: MiddleGame, axe: str, picture: Callable[[Page, str], None]
) -> None:
    page = visitor(attack, locale="it-IT", **PHONE)
    expect(page.get_by_role("heading", name="Che cosa attacchi?")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.locator("svg.galaxy .spot.legal").first).to_be_in_viewport()
    expect(page.get_by_role("img", name="Dominio")).to_be_visible()
    picture(page, "parsec-phone")
    assert violations(page, axe) == []
    page.get_by_role("button", name="Mano").click()
    expect(page.get_by_role("group", name="Mano")).to_be_visible()
    picture(page, "parsec-phone-hand")
