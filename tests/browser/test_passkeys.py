"""Passkeys with a device that Chromium simulates: added, signed in with, removed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import SCREENSHOTS, USUAL
from tests.browser.play import violations
from tests.browser.test_account import signed_up

pytestmark = pytest.mark.browser

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {"viewport": {"width": 390, "height": 844}},
    "italian": {"locale": "it-IT"},
}
WORDS = {
    "en": ("Add a passkey", "Remove the passkey Laptop", "Log in", "Use a passkey", "Name of the passkey"),
    "it": ("Aggiungi una passkey", "Togli la passkey Laptop", "Accedi", "Usa una passkey", "Come chiamarla"),
}


@pytest.fixture
def named(address: str) -> str:
    """Where the server is by a name: devices keep no keys for a number."""
    return address.replace("127.0.0.1", "localhost")


@pytest.fixture
def pages(browser: Browser) -> Iterator[Any]:
    """Opens pages with a device of their own."""
    contexts = []

    def open_page(**window: Any) -> Page:
        context = browser.new_context(**(USUAL | window))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        session = context.new_cdp_session(page)
        session.send("WebAuthn.enable")
        session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_a_device_is_added_signs_in_and_is_removed(pages: Any, named: str, axe: str, kind: str) -> None:
    _, remove, log_in, use, call = WORDS["it" if kind == "italian" else "en"]
    page = pages(**LOOKS[kind])
    signed_up(page, named, f"pia.{kind}")
    page.get_by_label(call).fill("Laptop")
    page.get_by_label(call).press("Enter")
    expect(page.get_by_role("button", name=remove)).to_be_visible()
    assert violations(page, axe) == []
    page.screenshot(path=SCREENSHOTS / f"passkeys-{kind}.png", full_page=True)
    assert page.request.delete(f"{named}/api/session").ok
    page.goto(f"{named}/account")
    page.locator("main").get_by_role("button", name=log_in, exact=True).click()
    button = page.locator("main").get_by_role("button", name=use)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=remove)).to_be_visible()
    assert page.request.get(f"{named}/api/me").json()["login"] == f"pia.{kind}"
    page.get_by_role("button", name=remove).click()
    expect(page.get_by_role("button", name=remove)).to_have_count(0)
    assert page.request.get(f"{named}/api/account/passkeys").json() == []


def test_a_device_without_a_passkey_is_told_so(pages: Any, named: str) -> None:
    page = pages()
    page.goto(f"{named}/account")
    page.locator("main").get_by_role("button", name="Log in", exact=True).click()
    page.locator("main").get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_where_the_server_has_no_name_there_are_no_passkeys(pages: Any, address: str) -> None:
    page = pages()
    signed_up(page, address, "numbered")
    expect(page.get_by_role("heading", name="Programs")).to_be_visible()
    expect(page.get_by_role("button", name="Add a passkey")).to_have_count(0)
