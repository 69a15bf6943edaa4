"""The past: it plays by itself, goes by keys, and the log goes with it; what was taken back leaves no marks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import middle_game, moved_on, my_turn, start, version

pytestmark = pytest.mark.browser


def finished(visitor: Visitor) -> Page:
    """A small game that is over, with its replay open."""
    page = visitor()
    start(page, "Tic-tac-toe", "Hot-seat on this screen")
    for cell in ["a1", "a2", "b1", "b2", "c1"]:
        page.get_by_role("button", name=f"{cell}, empty").click()
        expect(page.get_by_role("button", name=re.compile(f"{cell}, Player"))).to_be_visible()
    page.get_by_role("region", name="Game report").get_by_role("button", name="Replay").click()
    return page


def test_it_plays_to_the_end_by_itself(visitor: Visitor) -> None:
    page = finished(visitor)
    place = page.get_by_role("slider", name="Position")
    last = place.get_attribute("max") or ""
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(place).to_have_value(last)


@pytest.mark.smoke
def test_keys_go_through_it_and_the_log_follows(visitor: Visitor) -> None:
    page = finished(visitor)
    place = page.get_by_role("slider", name="Position")
    last = int(place.get_attribute("max") or 0)
    page.keyboard.press("Home")
    expect(place).to_have_value("1")
    page.keyboard.press("End")
    expect(place).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_value(str(last - 1))
    now = page.get_by_role("log").locator("li.now")
    expect(now).to_have_text(re.compile("marks b2"))
    page.keyboard.press("ArrowLeft")
    expect(now).to_have_text(re.compile("marks b1"))
    page.keyboard.press("ArrowRight")
    expect(now).to_have_text(re.compile("marks b2"))


def test_a_roll_that_was_taken_back_is_shown_no_more(visitor: Visitor) -> None:
    page = visitor(middle_game("parsec", 4, 3, 60, "ChooseAction"))
    my_turn(page)
    caption = page.locator(".strip .me .cap")
    expect(caption).to_have_text(re.compile(r"Rolled \d"))
    rolls = page.get_by_role("log").locator("li", has_text="for production")
    before = rolls.count()
    stand = page.get_by_role("log").locator("li:not(.undone)", has_text="for production")
    for _ in range(8):  # there may be decisions between the roll and this one
        at = version(page)
        page.get_by_role("button", name="Undo").click()
        moved_on(page, at)
        my_turn(page)
        if stand.count() != before:
            break
    expect(page.get_by_role("log").locator("li", has_text="takes back")).not_to_have_count(0)
    expect(stand).not_to_have_count(before)
    die = re.search(r"rolls (\d)", stand.last.inner_text()) if stand.count() else None
    if die:
        expect(caption).to_have_text(re.compile(f"Rolled {die[1]}"))
    else:
        expect(caption).not_to_have_text(re.compile("Rolled"))
