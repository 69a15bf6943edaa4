"""Following the others: their moves shown one by one, what changed marked, a recap, the tab's title."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import middle_game, moved_on, my_turn, start, version, violations

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]


def test_what_others_did_is_marked_and_can_be_stepped_through(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor(middle_game("expanse", 4, 3, 60, "SpendPoints", offers="place", factions="seated"))
    my_turn(page)
    seat = page.locator(".seats li[aria-current]").get_attribute("data-thing")
    assert page.locator(".solar .news").count() == 0, "nothing has happened yet"
    for _ in range(40):
        before = version(page)
        page.keyboard.press("h")
        page.wait_for_selector("section.ask .pri")
        page.keyboard.press("Enter")
        moved_on(page, before)
        my_turn(page)
        if page.get_by_role("button", name="Since your last turn").count():
            break
    assert page.locator(".seats li[aria-current]").get_attribute("data-thing") == seat
    expect(page.locator(".solar .news").first).to_be_visible()
    picture(page, "news")
    live = page.get_by_role("region", name="The board in words").text_content()
    page.keyboard.press(".")
    recap = page.get_by_role("group", name="Since your last turn")
    expect(recap).to_contain_text(re.compile(r"1 / \d+"))
    expect(recap.locator(".told p").first).not_to_be_empty()
    assert violations(page, axe) == []
    picture(page, "recap")
    page.keyboard.press("ArrowRight")
    expect(recap).to_contain_text(re.compile(r"2 / \d+"))
    page.keyboard.press("Escape")
    expect(recap).to_be_hidden()
    my_turn(page)
    expect(page.locator(".solar .news").first).to_be_visible()
    assert page.get_by_role("region", name="The board in words").text_content() == live


def test_the_moves_of_others_take_their_time_and_can_be_skipped(visitor: Visitor) -> None:
    calm = "localStorage.setItem('orrery.pace', 'calm')"
    page = visitor(
        middle_game("expanse", 4, 3, 60, "SpendPoints", offers="place", factions="seated"),
        script=calm,
        reduced_motion=None,
    )
    my_turn(page)
    skip = page.get_by_role("button", name=re.compile("^Skip"))
    for _ in range(60):
        page.wait_for_selector("section.ask:not(.waiting), section.ask .ends .btn:has-text('Skip')")
        if skip.count():
            break
        before = version(page)
        page.keyboard.press("h")
        page.wait_for_selector("section.ask .pri")
        page.keyboard.press("Enter")
        moved_on(page, before)
    expect(skip).to_be_visible()
    skip.click()
    my_turn(page)


def test_the_tab_says_whose_turn_it_is(visitor: Visitor) -> None:
    page = visitor()
    start(page, "Connect four", "Play against bots", "random")
    expect(page).to_have_title(re.compile("^● Your turn · Connect four"))
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    page.get_by_role("link", name="Orrery: To the lobby").click()
    expect(page).to_have_title("Orrery")
    expect(icon).to_have_attribute("href", "/favicon.svg")


def test_each_sound_is_chosen_on_its_own(visitor: Visitor) -> None:
    count = """
      window.sounded = 0;
      const start = AudioScheduledSourceNode.prototype.start;
      AudioScheduledSourceNode.prototype.start = function (...when) {
        window.sounded += 1;
        return start.apply(this, when);
      };
    """
    page = visitor(script=count)
    start(page, "Connect four", "Play against bots", "random")

    def drop(column: str) -> None:
        before = version(page)
        page.get_by_role("button", name=f"Drop a disc into {column}").click()
        moved_on(page, before)
        my_turn(page)

    drop("a")
    assert page.evaluate("sounded") == 0, "silent until chosen"
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sound", exact=True).check()
    page.keyboard.press("Escape")
    drop("b")
    heard = page.evaluate("sounded")
    assert heard > 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sound").get_by_label("Pieces").uncheck()
    page.get_by_role("group", name="Sound").get_by_label("Your turn").uncheck()
    page.keyboard.press("Escape")
    heard = page.evaluate("sounded")
    drop("c")
    assert page.evaluate("sounded") == heard


def test_a_ship_is_dragged_to_where_it_goes(visitor: Visitor) -> None:
    page = visitor(middle_game("expanse", 4, 5, 60, "SpendPoints", offers="move", factions="seated"))
    my_turn(page)
    ships = page.locator(".solar .orbit[data-lifts]").first
    page.keyboard.press("m")
    box = ships.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 30, box["y"] + 60, steps=4)
    expect(page.locator(".drag-line")).to_be_visible()
    target = page.locator(".solar .orbit.legal:not(.sel)").first
    there = target.bounding_box()
    assert there is not None
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(".drag-line")).to_have_count(0)
    expect(page.locator(".solar .orbit.sel")).to_have_count(2)
