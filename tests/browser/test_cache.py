"""What never changes travels once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitor
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
