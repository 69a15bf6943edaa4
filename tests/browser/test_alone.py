"""A whole game of each kind by keyboard alone, and by what a screen reader finds alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import moved_on, version

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # whole games, also on a busy machine

#: Orders for a table of each kind, as small as the game allows.
ORDERS: dict[str, dict[str, object]] = {
    "expanse": {},
    "parsec": {"rounds": 2},
    "talon": {"scenario": "tutorial-duel"},
    "connect_four": {},
}
READY = "section.ask:not(.waiting), .report"


def table(visitor: Visitor, address: str, game: str) -> Page:
    """A table of two against a bot that plays anything."""
    page = visitor()
    order = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "options": ORDERS[game]}
    answer = page.request.post(f"{address}/api/tables", data=order)
    assert answer.ok, answer.text()
    page.goto(f"{address}/table/{answer.json()['id']}")
    return page


SETTLED = """
(before) => document.querySelector('.report') || document.querySelector('section.ask .pri')
  || document.querySelector('section.ask').dataset.version !== before
"""
#: What the question shows, once no answer is on its way; nothing when the game is over.
SHOWN = """
() => {
  const ask = document.querySelector('section.ask');
  if (document.querySelector('.report')) return 'over';
  return ask.matches('.sending') ? null : ask.dataset.version + ask.innerText;
}
"""


def by_keys(page: Page) -> None:
    """Decide with the keys that the page shows."""
    before = version(page)
    page.keyboard.press("Shift")  # the same key again at once would count as one that is pressed twice
    if page.locator("section.ask .ends button[aria-expanded]").count():
        page.keyboard.press("l")
        page.wait_for_selector("section.ask .list .btn")
        key = "1"
    else:
        key = page.locator("section.ask .starts kbd").first.inner_text().lower()
    for _ in range(6):
        shown = page.evaluate(SHOWN)
        page.keyboard.press(key)
        page.wait_for_function(f"(shown) => ![null, shown].includes(({SHOWN.strip()})())", arg=shown)
        if page.locator(".report").count() or version(page) != before:
            return
        # Where a verb leaves several values, a digit chooses the first of them.
        key = "Enter" if page.locator("section.ask .pri").count() else "1"
    raise AssertionError(f"keys lead nowhere: {shown}")


def by_tree(page: Page) -> None:
    """Decide with what has a role and a name; what confirms comes last."""
    before = version(page)
    asked = page.get_by_role("region", name="Decision")
    listed = asked.get_by_role("button", name=re.compile(r"^List \(\d+\)"))
    if listed.count():
        listed.dispatch_event("click")
        page.get_by_role("group", name="All options").get_by_role("button").first.dispatch_event("click")
    else:
        asked.get_by_role("group", name="Choices").get_by_role("button").first.dispatch_event("click")
    page.wait_for_function(SETTLED, arg=before)
    if not page.locator(".report").count() and version(page) == before:
        asked.get_by_role("button").last.dispatch_event("click")
    moved_on(page, before)


@pytest.mark.parametrize("decide", [by_keys, by_tree], ids=["keyboard", "screen-reader"])
@pytest.mark.parametrize("game", list(ORDERS))
def test_a_whole_game_without_a_pointer(
    visitor: Visitor, address: str, game: str, decide: Callable[[Page], None]
) -> None:
    page = table(visitor, address, game)
    for count in range(700):
        page.wait_for_selector(READY)
        if page.locator(".report").count():
            assert count > 2, "there was nothing to decide"
            break
        if game != "connect_four":
            assert page.get_by_role("region", name="The board in words").inner_text().strip(), "the board is not told"
        decide(page)
    expect(page.get_by_role("region", name="Game report")).to_be_visible()
