"""Tournament pages: making one, taking part, rounds and standings."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import SCREENSHOTS, Visitor
from tests.browser.play import violations
from tests.browser.test_home import account, post

pytestmark = pytest.mark.browser


def give_up(page: Page, address: str) -> None:
    """Somebody gives up wherever they play."""
    for table in page.request.get(f"{address}/api/tables?mine=true&status=running").json():
        state = page.request.get(f"{address}/api/tables/{table['id']}/state").json()
        body = {"type": "concede", "seat": state["held"][0]}
        page.request.post(f"{address}/api/tables/{table['id']}/messages", data=body)


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_a_league_from_its_making_to_its_next_season(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    looks: dict[str, dict[str, Any]] = {
        "desktop": {},
        "phone": {"viewport": {"width": 390, "height": 844}},
        "italian": {"locale": "it-IT"},
    }
    page = visitor(**looks[kind])
    others = [visitor() for _ in range(5)]
    account(page, address, f"marguerite.{kind}")
    order = {"name": f"League {kind}", "game": "tictactoe", "kind": "league", "division": 6}
    made = post(page, address, "/api/tournaments", order)["tournament"]["id"]
    for number, other in enumerate(others):
        account(other, address, f"rival{number}.{kind}")
        post(other, address, f"/api/tournaments/{made}/join", {})
    page.goto(f"{address}/tournaments")
    page.get_by_role("link", name=f"League {kind}").click()
    page.get_by_role("button", name="Partecipa" if kind == "italian" else "Take part").click()
    expect(page.get_by_role("row")).to_have_count(7)
    page.get_by_role("button", name="Comincia" if kind == "italian" else "Begin").click()
    expect(page.locator(".pairings a")).to_have_count(15)
    for other in others:
        give_up(other, address)
    own = page.locator("tr.own")
    # Results are counted in the background.
    for _ in range(60):
        page.reload()
        expect(own).to_be_visible()
        if "5\u20130" in own.inner_text():
            break
        page.wait_for_timeout(500)
    expect(own).to_contain_text("5\u20130")
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=SCREENSHOTS / f"league-{kind}.png", full_page=True)
    expect(page.get_by_role("link", name="Prossima stagione" if kind == "italian" else "Next season")).to_be_visible(
        timeout=30_000
    )


@pytest.mark.smoke
def test_a_tournament_is_made_by_keyboard(visitor: Visitor, address: str, axe: str) -> None:
    page = visitor()
    account(page, address, "hanae")
    page.goto(f"{address}/tournaments")
    page.get_by_role("button", name="New tournament").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Name", exact=True).fill("Evening Swiss")
    assert violations(page, axe) == []
    page.screenshot(path=SCREENSHOTS / "tournament-new.png", full_page=True)
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") == width
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Evening Swiss")
    expect(page.get_by_text("Nobody takes part yet.")).to_be_visible()
