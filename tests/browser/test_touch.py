"""Touching the pieces: fleets, cubes and trades are dragged; maps zoom by wheel, pinch and key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.glides import BATTLE, GALAXY
from tests.browser.play import middle_game, moved_on, my_turn, version
from tests.browser.test_pictures import moment

pytestmark = pytest.mark.browser

#: A middle game of each kind, the drawing that moves, and what bears the keys of the map.
MAPS = {
    "expanse": (("expanse", 4, 3, 60, "SpendPoints", "place"), "svg.solar g.world", "svg.solar .orbit"),
    "parsec": (("parsec", 4, 3, 40, "ChooseAction"), "svg.galaxy", "svg.galaxy .spot"),
    "talon": (("talon", 2, 3, 40, "ChooseMove"), "svg.map", "svg.map .ship"),
}


def middle_of(one: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page: Page, what: Locator) -> None:
    """Take hold of something and draw it a little aside."""
    x, y = middle_of(what)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 14, y + 14, steps=3)
    expect(page.locator(".drag-line")).to_be_visible()


def drop(page: Page, where: Locator) -> None:
    """Let it go over something."""
    x, y = middle_of(where)
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    expect(page.locator(".drag-line")).to_have_count(0)


def test_a_vessel_of_parsec_is_dragged_to_its_hex(visitor: Visitor) -> None:
    page = visitor(middle_game("parsec", 4, 5, 40, "ChooseAction", offers="move"))
    my_turn(page)
    before = version(page)
    lift(page, page.locator(".spot[data-lifts][data-thing^='piece:']").first)
    moved_on(page, before)
    my_turn(page)
    flown = version(page)
    target = page.locator(".spot.legal[data-thing^='cell:']").first
    cell = target.get_attribute("data-cell")
    drop(page, target)
    moved_on(page, flown)
    expect(page.locator(f".spot.held[data-cell='{cell}']")).to_have_count(1)


def test_a_vessel_that_is_let_go_at_once_flies_as_well(visitor: Visitor) -> None:
    page = visitor(middle_game("parsec", 4, 3, 40, "ChooseAction", offers="move"))
    my_turn(page)
    before = version(page)
    vessel = page.locator(".spot[data-lifts][data-thing^='piece:']").first
    x, y = middle_of(vessel)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=2)
    page.mouse.up()
    moved_on(page, before)
    expect(page.locator(".drag-line")).to_have_count(0)


@pytest.mark.smoke
def test_a_ship_of_talon_is_dragged_along_its_way(visitor: Visitor) -> None:
    page = visitor(middle_game("talon", 2, 3, 40, "ChooseMove"))
    my_turn(page)
    lift(page, page.locator("svg.map .ship.sel"))
    ghost = page.locator(".ghost.legal").first
    thing = ghost.get_attribute("data-thing")
    before = version(page)
    drop(page, ghost)
    page.wait_for_function(
        """([before, thing]) => document.querySelector('section.ask').dataset.version !== before
          || document.querySelector(`.ghost.sel[data-thing="${thing}"]`)""",
        arg=[before, thing],
    )


def test_a_cube_is_dragged_onto_a_base(visitor: Visitor) -> None:
    page = visitor(middle_game("expanse", 4, 3, 60, "SpendPoints", offers="place"))
    my_turn(page)
    lift(page, page.locator("[data-thing='supply:cube']"))
    base = page.locator("g.plate.legal").first
    drop(page, base)
    expect(page.locator("g.plate.sel")).to_have_count(1)
    expect(page.get_by_role("region", name="Decision").locator(".pri")).to_contain_text("Place")


def test_a_trade_is_begun_and_made_by_dragging(visitor: Visitor) -> None:
    page = visitor(middle_game("parsec", 4, 3, 40, "ChooseAction", offers="offer"))
    my_turn(page)
    before = version(page)
    stock = page.locator(".strip [data-thing^='stock:']").filter(has_not_text="0").first
    resource = (stock.get_attribute("data-thing") or "").split(":")[1]
    lift(page, stock)
    partners = page.locator(".seats > li:not([aria-current])")
    drop(page, partners.first)
    moved_on(page, before)
    my_turn(page)
    bargain = page.get_by_role("region", name="The matter at hand")
    before = version(page)
    lift(page, page.locator(f".strip [data-thing='stock:{resource}']"))
    drop(page, bargain)
    moved_on(page, before)
    expect(bargain.locator(f"[data-thing='put:{resource}'] b")).to_have_text("1")


def scale(page: Page, drawing: str) -> float:
    """How large the drawing is shown."""
    found: float = page.locator(drawing).first.evaluate(
        "(one) => one.getBoundingClientRect().width / (one.getBBox?.().width || 1)"
    )
    return found


def pinch(page: Page, at: tuple[float, float]) -> None:
    """Two fingers that go apart."""
    session = page.context.new_cdp_session(page)
    x, y = at
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 90), ("touchMove", 120)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("way", ["wheel", "pinch", "key"])
@pytest.mark.parametrize("game", list(MAPS))
def test_a_map_zooms(visitor: Visitor, game: str, way: str) -> None:
    middle, drawing, keys = MAPS[game]
    touch = {"viewport": {"width": 390, "height": 844}, "has_touch": True} if way == "pinch" else {}
    page = visitor(middle_game(*middle), **touch)
    my_turn(page)
    before = scale(page, drawing)
    x, y = middle_of(page.locator(".main .board"))
    if way == "wheel":
        page.mouse.move(x, y)
        page.mouse.wheel(0, -400)
    elif way == "pinch":
        pinch(page, (x, y))
    else:
        page.locator(keys).first.focus()
        page.keyboard.press("+")
    page.wait_for_function(
        """([drawing, before]) => {
          const one = document.querySelector(drawing);
          return one.getBoundingClientRect().width / (one.getBBox?.().width || 1) > before * 1.05;
        }""",
        arg=[drawing, before],
    )


@pytest.mark.parametrize(("game", "glide"), [("parsec", GALAXY), ("talon", BATTLE)])
def test_the_benchmark_finds_the_map_that_it_moves(visitor: Visitor, game: str, glide: str) -> None:
    page = visitor(moment(game, 40))
    assert page.evaluate(glide) > 0
