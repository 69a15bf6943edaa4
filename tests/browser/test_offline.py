"""Installed like a program, and opened without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


@pytest.mark.smoke
def test_the_page_can_be_installed_and_opens_without_a_network(visitor: Visitor) -> None:
    page = visitor(allowing="ERR_INTERNET_DISCONNECTED")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    manifest = page.request.get(page.url + page.get_attribute("link[rel=manifest]", "href", timeout=1000)[1:])  # type: ignore[index]
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert told["display"] == "standalone"
    for icon in told["icons"]:
        assert page.request.get(page.url + icon["src"][1:]).ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # The first visit loaded everything before there was a worker; the second goes through it.
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("link", name="Orrery").first).to_be_visible()
