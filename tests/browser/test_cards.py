"""Cards: their text stays readable on a laptop, and every card can be opened large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, middle_game

from orrery.records import Record

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]
LAPTOPS = [(1280, 720), (1366, 768)]
#: Cards of which something lies outside their edge or under something else, or that have no text.
HIDDEN = """
() => [...document.querySelectorAll(".strip .card")].flatMap((card) => {
  const inside = card.getBoundingClientRect();
  const parts = [...card.querySelectorAll(".head, .text, .feet")];
  const hidden = parts.filter((part) => {
    const box = part.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.height < 12 || box.bottom > inside.bottom + 1 || !card.contains(top);
  });
  const text = card.querySelector(".text")?.textContent ?? "";
  return parts.length === 3 && text && hidden.length === 0 ? [] : [card.textContent];
})
"""


@pytest.fixture(scope="module")
def track() -> MiddleGame:
    """Somebody spends points; the track is full."""
    return middle_game("expanse", 4, 3, 60, "SpendPoints", offers="place", factions="seated")


@pytest.fixture(scope="module")
def hand() -> MiddleGame:
    """Somebody with an event card in hand has the turn."""
    return middle_game("parsec", 4, 3, 60, "ChooseAction", offers="play")


def in_half(lower: bool) -> Callable[[Any], bool]:
    """Whether the planet that a seat extracts from lies in one half of the galaxy."""

    def is_there(state: Any) -> bool:
        shown = state.game.view(state, state.seat)
        cells = shown["board"]["cells"]
        rows: list[int] = [cell["r"] for cell in cells if cell.get("body") == shown["decision"]["body"]]
        middle: float = sum(cell["r"] for cell in cells) / len(cells)
        return (min(rows) > middle + 2) if lower else (max(rows) < middle - 2)

    return is_there


LOWER, UPPER = in_half(True), in_half(False)


@pytest.mark.parametrize("where", [LOWER, UPPER], ids=["lower", "upper"])
def test_the_question_about_a_planet_lies_beside_it(visitor: Visitor, where: Callable[[Any], bool]) -> None:
    middle = middle_game("parsec", 4, 3, 0, "ChooseYield", where=where)
    state = Record.decode(middle.record.encode()).replay()
    body = state.game.view(state, middle.seat)["decision"]["body"]
    page = visitor(middle, viewport={"width": 1280, "height": 720})
    panel = page.locator(".bargain").bounding_box()
    planet = page.locator(f"svg.galaxy .paid[data-body='{body}']").bounding_box()
    assert panel is not None
    assert planet is not None
    assert panel["y"] + panel["height"] <= planet["y"] or panel["y"] >= planet["y"] + planet["height"]


@pytest.mark.parametrize("game", ["track", "hand"])
@pytest.mark.parametrize(("width", "height"), LAPTOPS)
def test_a_laptop_shows_what_the_cards_say(
    visitor: Visitor, request: pytest.FixtureRequest, picture: Picture, game: str, width: int, height: int
) -> None:
    page = visitor(request.getfixturevalue(game), viewport={"width": width, "height": height})
    expect(page.locator(".strip .card").first).to_be_visible()
    picture(page, f"cards-{game}-{width}")
    assert page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("game", ["track", "hand"])
def test_a_card_opens_large_under_the_pointer_and_by_key(
    visitor: Visitor, request: pytest.FixtureRequest, picture: Picture, game: str
) -> None:
    page = visitor(request.getfixturevalue(game), viewport={"width": 1280, "height": 720})
    card = page.locator(".strip .card").last
    text = card.locator(".text").inner_text()
    large = page.locator(".pop.large")
    card.hover()
    expect(large).to_contain_text(text)
    picture(page, f"card-large-{game}")
    box, below = large.bounding_box(), card.bounding_box()
    assert box is not None
    assert below is not None
    assert box["y"] + box["height"] <= below["y"], "it lies over the card that it enlarges"
    page.mouse.move(640, 300)
    expect(large).to_be_hidden()
    page.locator(".strip .card").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()


def test_a_long_press_opens_a_card(visitor: Visitor, track: MiddleGame) -> None:
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    page = visitor(track, **phone)
    page.get_by_role("button", name="Track").click()
    card = page.locator(".strip .card").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator(".pop.large")).to_be_visible()


def test_a_card_in_the_log_opens_too(visitor: Visitor, track: MiddleGame) -> None:
    page = visitor(track)
    page.get_by_role("log").locator("[data-card]").last.hover()
    expect(page.locator(".pop.large h3")).not_to_be_empty()
