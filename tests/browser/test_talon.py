"""Talon's table: a battle from the lobby, pointing on the map, odds, the phone, Italian."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, middle_game, my_turn, start, violations
from tests.browser.test_pictures import moment

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]

#: A battle of 25 ships in which everything that the board draws occurs.
LARGE: dict[str, Any] = {
    "scenario": "free-battle",
    "points": 1000,
    "terrain": "asteroids",
    "fleet_a": "terran: CA CA CL CL CL DD DD DD SC SC CV FTR FTR",
    "fleet_b": "talon: CA CA CA CA CL CL CL DD DD DD FF FF",
}


@pytest.fixture(scope="module")
def volley() -> MiddleGame:
    """A ship can fire and an enemy is within range."""
    return middle_game("talon", 2, 3, 150, "ChooseGroup", offers="fire", scenario="first-fleet-engagement")


def ask(page: Page) -> Locator:
    """The action bar while the person is asked."""
    my_turn(page)
    return page.locator("section.ask")


def press(page: Page, thing: Locator) -> None:
    """Point at a thing of the map by keyboard."""
    thing.focus()
    page.keyboard.press("Shift")  # as Tab would be: Enter right after Enter is taken for the same one
    page.keyboard.press("Enter")


@pytest.mark.smoke
def test_a_battle_is_begun_in_the_lobby_and_fought_on_the_map(visitor: Visitor) -> None:
    page = visitor(reduced_motion="no-preference")
    start(page, "Talon", "Play against bots", "greedy")
    expect(page.get_by_role("list", name="Impulse chart").get_by_role("listitem")).to_have_count(7)
    log = page.get_by_role("log")
    moved = 0
    for _ in range(40):
        question = ask(page).get_by_role("heading").inner_text()
        version = ask(page).get_attribute("data-version")
        marks = page.locator("svg.map .ghost.legal, svg.map .ship.legal")
        if "how does it move" in question:
            press(page, page.locator("svg.map .ghost.legal").first)
            moved += 1
        elif "what does the AP buy" in question:
            page.locator(".menu button").first.click()
        elif marks.count() > 0:
            press(page, marks.first)
            if (confirm := ask(page).locator(".pri")).is_visible():
                confirm.click()
        else:
            ask(page).locator(".choices .btn:not(.ghost)").first.click()
        if moved == 3:
            break
        page.wait_for_function(
            "([said, version]) => { const asked = document.querySelector('section.ask');"
            " return asked.dataset.version !== version || asked.querySelector('h2').innerText !== said; }",
            arg=[question, version],
        )
    expect(log).to_contain_text("goes straight")
    expect(page.get_by_role("region", name="Board in words").get_by_text("Napoleon, Heavy cruiser")).to_have_count(1)


def aim(page: Page) -> None:
    """Point at a ship that can fire, then at its first weapon group."""
    press(page, page.locator("svg.map .ship.legal").first)
    page.keyboard.press("1")


def overlap(one: Locator, other: Locator) -> bool:
    """Whether one thing on the screen covers a part of another."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


@pytest.mark.smoke
def test_odds_stand_beside_the_target_before_the_shot(
    visitor: Visitor, volley: MiddleGame, axe: str, picture: Picture
) -> None:
    page = visitor(volley)
    aim(page)
    odds = page.locator(".odds")
    expect(odds).to_contain_text("expected damage")
    expect(odds).to_contain_text("%")
    expect(page.locator("svg.map .chance").first).to_be_visible()
    for ship in (page.locator("svg.map .ship.target").first, page.locator("svg.map .ship.sel").first):
        assert not overlap(odds, ship)
    picture(page, "talon")
    assert violations(page, axe) == []
    ask(page).locator(".pri").click()
    expect(page.get_by_role("log")).to_contain_text("range")


def test_what_is_impossible_is_explained(visitor: Visitor) -> None:
    page = visitor(middle_game("talon", 2, 3, 10, "ChooseMove", lacks="move left", level="random"))
    press(page, page.locator("svg.map .ghost:not(.legal)").first)
    expect(page.get_by_role("status").filter(has_text="before it can turn")).to_be_visible()


def test_a_phone_shows_the_battle_in_italian(visitor: Visitor, volley: MiddleGame, axe: str, picture: Picture) -> None:
    page = visitor(volley, viewport={"width": 390, "height": 844}, has_touch=True, locale="it-IT")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.get_by_role("list", name="Tabella degli impulsi")).to_be_visible()
    aim(page)
    expect(page.get_by_text("danni attesi")).to_be_visible()
    picture(page, "talon-phone")
    page.get_by_role("button", name="Nave").click()
    expect(page.get_by_text("Curva")).to_be_visible()
    assert violations(page, axe) == []


def test_a_large_battle_is_drawn_whole(visitor: Visitor, picture: Picture) -> None:
    page = visitor(middle_game("talon", 2, 3, 20, "ChooseMove", **LARGE))
    expect(page.locator("svg.map .ship")).to_have_count(25)
    picture(page, "talon-large")


def test_a_hex_of_the_log_is_shown_on_the_map(visitor: Visitor) -> None:
    page = visitor(moment("talon", 30))
    hexes = page.get_by_role("log").locator(".thing").filter(has_text=re.compile(r"^[a-z]\d+$"))
    name = hexes.last.inner_text()
    hexes.last.hover()
    expect(page.locator("svg.map .told")).to_have_text(name)
    expect(page.locator("svg.map .told .lit")).to_be_visible()


def test_pointing_at_a_ship_shows_where_it_can_be_this_round(visitor: Visitor) -> None:
    page = visitor(middle_game("talon", 2, 3, 5, "ChooseMove"))
    page.locator("svg.map .ship").first.focus()
    expect(page.locator("svg.map .flight").first).to_be_attached()
    assert page.locator("svg.map .flight").count() >= 2
