"""The account page: ways back, browsers, what the server holds; and what does not arrive."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import SCREENSHOTS, Visitor
from tests.browser.play import violations

pytestmark = pytest.mark.browser

PASSWORD = "four candles in the wind"


def signed_up(page: Page, address: str, login: str) -> None:
    """An account for the visitor."""
    body = {"login": login, "password": PASSWORD, "name": login.capitalize()}
    assert page.request.post(f"{address}/api/account", data=body).ok
    page.goto(f"{address}/account")


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_the_account_page_is_whole(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    looks: dict[str, dict[str, Any]] = {
        "desktop": {},
        "phone": {"viewport": {"width": 390, "height": 844}},
        "italian": {"locale": "it-IT"},
    }
    page = visitor(**looks[kind])
    signed_up(page, address, f"lia.{kind}")
    expect(page.get_by_role("heading", level=2)).to_have_count(7)
    expect(page.get_by_text("questo browser" if kind == "italian" else "this browser")).to_be_visible()
    assert violations(page, axe) == []
    page.screenshot(path=SCREENSHOTS / f"account-{kind}.png", full_page=True)


def test_codes_are_shown_once_and_set_a_new_password(visitor: Visitor, address: str) -> None:
    page = visitor()
    signed_up(page, address, "kaja")
    ways = page.locator("section", has=page.get_by_role("heading", name="Account recovery"))
    ways.get_by_label("Current password").fill(PASSWORD)
    ways.get_by_role("button", name="Make new codes").click()
    expect(ways.locator("code")).to_have_count(8)
    code = ways.locator("code").first.inner_text()
    other = visitor()
    other.goto(f"{address}/account/reset")
    other.get_by_label("Login", exact=True).fill("kaja")
    other.get_by_label("Code").fill(code)
    other.get_by_label("New password").fill("another " + PASSWORD)
    other.keyboard.press("Enter")
    expect(other.get_by_role("heading", name="Account", exact=True)).to_be_visible()
    expect(other.get_by_text("You have 7 left.")).to_be_visible()


def test_who_deletes_the_account_is_nobody(visitor: Visitor, address: str) -> None:
    page = visitor()
    signed_up(page, address, "vito")
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_url(f"{address}/")
    assert page.request.get(f"{address}/api/me").json()["id"] is None


def test_what_does_not_arrive_is_shown(visitor: Visitor, address: str) -> None:
    page = visitor()

    def failing(route: Route) -> None:
        fault = {"channel": "webhook", "answer": "503", "lost": 3, "at": 0}
        route.fulfill(status=200, content_type="application/json", body=json.dumps([fault]))

    page.route("**/api/me/notices/faults", failing)
    signed_up(page, address, "remo")
    expect(page.get_by_role("alert")).to_have_text("Webhook: 3 messages did not arrive (last answer: 503).")


def test_a_token_is_shown_once_and_taken_back(visitor: Visitor, address: str) -> None:
    page = visitor()
    signed_up(page, address, "ada")
    programs = page.locator("section", has=page.get_by_role("heading", name="Programs"))
    programs.get_by_label("What it is for").fill("my engine")
    programs.get_by_role("button", name="Create a token").click()
    expect(programs.locator("code")).to_contain_text("orrery_")
    page.reload()
    expect(programs.get_by_text("my engine")).to_be_visible()
    expect(programs.locator("code")).to_have_count(0)
    programs.get_by_role("button", name="Revoke my engine").click()
    expect(programs.get_by_text("my engine")).to_be_hidden()
