"""The question below the board: nothing above it is hidden by it, and nothing moves because of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.boxes import faults
from tests.browser.conftest import Visitor
from tests.browser.play import BOARDS, PLAY_ON, middle_game, my_turn
from tests.browser.test_pictures import moment

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}


def height(page: Page, what: str) -> int:
    """How high something is."""
    return int(page.locator(what).evaluate("(one) => one.clientHeight"))


def top(page: Page, what: str) -> int:
    """Where something begins."""
    return round(float(page.locator(what).first.evaluate("(one) => one.getBoundingClientRect().top")))


@pytest.mark.parametrize(("game", "after"), [("expanse", 30), ("parsec", 480)])
def test_cards_are_whole_above_the_question(visitor: Visitor, game: str, after: int) -> None:
    page = visitor(moment(game, after), viewport=LAPTOP)
    my_turn(page)
    bottoms = page.locator(".main > .strip .num, .main > .strip .feet").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert bottoms
    assert max(bottoms) <= top(page, ".drawn-up") + 1
    assert height(page, ".drawn-up") <= height(page, ".main > .dock"), "the cards rise over the board"
    assert faults(page) == []


def test_the_cards_rise_above_a_line_over_the_question(visitor: Visitor) -> None:
    page = visitor(moment("expanse", 12), viewport=LAPTOP)
    my_turn(page)
    board = page.locator(".main > .board").bounding_box()
    page.locator("header.top").get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    bottoms = page.locator(".main > .strip .feet").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert max(bottoms) <= top(page, ".drawn-up") + 1
    assert page.locator(".main > .board").bounding_box() == board


@pytest.mark.parametrize(
    ("game", "after"), [("expanse", 12), ("expanse", 4), ("expanse", 30), ("parsec", 480), ("talon", 30)]
)
def test_a_phone_asks_in_the_place_that_is_kept_for_it(visitor: Visitor, game: str, after: int) -> None:
    page = visitor(moment(game, after), viewport=PHONE)
    my_turn(page)
    assert height(page, ".drawn-up") <= height(page, ".main > .dock")


def test_a_phone_shows_standing_orders_when_they_are_wanted(visitor: Visitor) -> None:
    page = visitor(middle_game("parsec", 4, 3, 120, "AfterProduction", offers="play"), viewport=PHONE)
    my_turn(page)
    orders = page.get_by_role("group", name="Standing orders")
    expect(orders).to_be_hidden()
    page.get_by_role("region", name="Decision").get_by_role("button", name="Standing orders").click()
    orders.get_by_role("button", name="Pass for the rest of this round").click()
    expect(orders).to_contain_text("You pass for the rest of this round")


@pytest.mark.parametrize("game", ["expanse", "parsec", "talon"])
def test_the_strip_of_a_phone_is_there_to_the_end(visitor: Visitor, game: str) -> None:
    page = visitor(moment(game, -1), viewport=PHONE)
    expect(page.get_by_role("region", name="Game report")).to_be_visible()
    page.locator("nav.nav button").nth(1).click()
    assert len(page.locator(".main > .strip").inner_text()) > 20
    assert top(page, ".main > .dock") > PHONE["height"] / 2


def test_a_phone_says_that_the_track_is_empty(visitor: Visitor) -> None:
    page = visitor(moment("expanse", 0), viewport=PHONE)
    my_turn(page)
    page.locator("nav.nav button").nth(1).click()
    expect(page.locator(".main > .strip")).to_contain_text("No cards lie on the track yet.")


def test_a_phone_shows_the_last_ship(visitor: Visitor) -> None:
    page = visitor(moment("talon", -1))
    expect(page.get_by_role("region", name="Game report")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".report").get_by_role("button", name="Board").click()
    page.wait_for_function(
        """() => {
          const [ship, chart] = ["svg.map .ship", ".chart"].map((one) => document.querySelector(one));
          const [a, b] = [ship.getBoundingClientRect(), chart.getBoundingClientRect()];
          return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
        }"""
    )


def test_choosing_a_faction_moves_neither_column(visitor: Visitor) -> None:
    page = visitor(moment("expanse", 2))
    my_turn(page)
    places = [".right > .tabs", ".seats > li:nth-child(3)", "header.top nav"]
    before = [top(page, place) for place in places]
    page.locator(".sheets .choice").first.click()
    page.keyboard.press("Enter")
    expect(page.locator(BOARDS["expanse"])).to_be_visible()
    expect(page.locator(".strip .card").first).to_be_visible()
    assert [top(page, place) for place in places] == before


def test_the_log_keeps_its_place_from_ship_to_ship(visitor: Visitor) -> None:
    page = visitor(moment("talon", 30))
    my_turn(page)
    tops = set()
    for ship in page.locator(".left .ship").all():
        ship.click()
        tops.add(top(page, ".right > .tabs"))
    assert len(tops) == 1, tops


#: Keeps which cards of the strip were put elsewhere at once, as the browser counts what jumps.
JUMPED = """
window.jumped = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries())
    for (const { node } of one.sources) if (node?.matches?.(".strip .card")) window.jumped.push(node.innerText);
}).observe({ type: "layout-shift", buffered: true });
"""


def test_cards_of_the_track_move_and_do_not_jump(visitor: Visitor) -> None:
    page = visitor(moment("expanse", 12), script=JUMPED, reduced_motion="no-preference", viewport=LAPTOP)
    my_turn(page)
    first = page.locator(".strip .card").first.inner_text()
    page.evaluate(PLAY_ON, [False, 8])
    assert page.locator(".strip .card").first.inner_text() != first, "no card moved"
    assert page.evaluate("window.jumped") == []
