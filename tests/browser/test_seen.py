"""Being seen: the embedded view, how many watch, streamer mode, and hands that are shown."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import SCREENSHOTS, Visitor
from tests.browser.play import violations

pytestmark = pytest.mark.browser

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {"viewport": {"width": 390, "height": 844}},
    "italian": {"locale": "it-IT"},
}


def table_of(page: Page, address: str, game: str = "parsec", **order: Any) -> str:
    """A public table of the visitor's against a bot."""
    assert page.request.post(f"{address}/api/me", data={"name": "Anna"}).ok
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wanted = {"game": game, "seats": seats, "visibility": "public"} | order
    return str(page.request.post(f"{address}/api/tables", data=wanted).json()["id"])


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_the_embedded_view_shows_the_board_and_nothing_to_press(
    visitor: Visitor, address: str, axe: str, kind: str
) -> None:  # fmt: skip
    host = visitor()
    table = table_of(host, address)
    page = visitor(f"/embed/{table}", **LOOKS[kind])
    expect(page.locator(".mini svg").first).to_be_visible()
    expect(page.get_by_role("link")).to_have_count(1)
    expect(page.get_by_role("button")).to_have_count(0)
    assert violations(page, axe) == []
    page.screenshot(path=SCREENSHOTS / f"embed-{kind}.png")


def test_the_embedded_view_hides_ones_own_hand(visitor: Visitor, address: str) -> None:
    host = visitor()
    table = table_of(host, address)
    asked: list[str] = []
    host.on("request", lambda request: asked.append(request.url))
    host.goto(f"{address}/embed/{table}")
    expect(host.locator(".mini svg").first).to_be_visible()
    states = [url for url in asked if url.partition("?")[0].endswith("/state")]
    assert states
    assert all("public=true" in url for url in states)


def test_how_many_watch_is_shown_at_the_table(visitor: Visitor, address: str) -> None:
    host = visitor()
    table = table_of(host, address, "tictactoe")
    watcher = visitor(f"/table/{table}")
    expect(watcher.get_by_text("you are watching")).to_be_visible()
    host.goto(f"{address}/table/{table}")
    expect(host.get_by_text("one person watches")).to_be_attached()


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_streamer_mode_hides_the_hand_until_it_is_pressed(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    page = visitor(**LOOKS[kind])
    table = table_of(page, address)
    page.goto(f"{address}/table/{table}")
    settings = "Impostazioni" if kind == "italian" else "Settings"
    page.get_by_role("button", name=settings).click()
    box = page.get_by_label("Modalità streamer" if kind == "italian" else "Streamer mode")
    box.focus()
    page.keyboard.press("Space")
    expect(box).to_be_checked()
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    hand = page.locator(".hand[data-secret]")
    expect(hand).to_be_attached()
    assert "blur" in hand.evaluate("element => getComputedStyle(element).filter")
    page.reload()
    expect(hand).to_be_attached()
    assert "blur" in hand.evaluate("element => getComputedStyle(element).filter")
    page.screenshot(path=SCREENSHOTS / f"streamer-{kind}.png")


def test_those_who_watch_see_hands_that_everybody_shows(visitor: Visitor, address: str, axe: str) -> None:
    host = visitor()
    table = table_of(host, address)
    watcher = visitor(f"/table/{table}")
    expect(watcher.get_by_text("you are watching")).to_be_visible()
    expect(watcher.get_by_role("group", name="Look through:")).to_have_count(0)
    propose = {"type": "propose", "what": "hands", "count": 1}
    assert host.request.post(f"{address}/api/tables/{table}/messages", data=propose).json()["hands_shown"]
    through = watcher.get_by_role("group", name="Look through:")
    through.get_by_role("button", name="Anna").click()
    expect(through.get_by_role("button", name="Anna")).to_have_attribute("aria-pressed", "true")
    expect(watcher.locator(".hand")).to_be_attached()
    assert violations(watcher, axe) == []
    watcher.screenshot(path=SCREENSHOTS / "hands-shown.png")
