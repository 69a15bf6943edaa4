"""What never changes travels once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Visitor, served
from tests.browser.play import start

pytestmark = pytest.mark.browser


def test_a_second_visit_asks_for_nothing_that_never_changes(visitor: Visitor) -> None:
    page = visitor()
    start(page, "Tic-tac-toe", "Play against bots")
    page.reload()
    expect(page.locator("g.cell").first).to_be_visible()
    resources = page.evaluate("performance.getEntriesByType('resource').map((one) => [one.name, one.transferSize])")
    sizes = [size for name, size in resources if "/assets/" in name]
    assert len(sizes) > 3
    assert sum(sizes) == 0


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at which nobody plays: what tables there are travels too."""
    yield from served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('quiet')}/orrery.db")


@pytest.mark.parametrize("language", ["en-GB", "it-IT", "de-DE"])
def test_a_cold_lobby_travels_in_less_than_200_kilobytes(browser: Browser, quiet: str, language: str) -> None:
    context = browser.new_context(locale=language, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(quiet)
    expect(page.locator("button.head").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    travelled = page.evaluate("performance.getEntries().map((one) => [one.name, one.transferSize ?? 0])")
    assert sum(size for name, size in travelled if "/assets/" in name and ".woff2" in name) > 0, "no font was asked for"
    context.close()
    assert sum(size for _, size in travelled) < 200_000, travelled
