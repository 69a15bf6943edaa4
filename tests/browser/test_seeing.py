"""Seats told apart without colour, numbers with their names, contrast of what has left the battle."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import my_turn, violations
from tests.browser.test_pictures import SCREENS, moment

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

#: What of each game bears a seat's colour, and how each of them is told apart without it.
SIGNS = {
    "expanse": {
        ".solar .pill": "one.querySelector('use')?.getAttribute('href')",
        ".solar .plate .weave": "one.getAttribute('fill')",
        ".solar .ring:not(.tie)": "getComputedStyle(one).strokeDasharray",
    },
    "parsec": {
        ".galaxy .weave": "one.getAttribute('fill')",
        ".galaxy .vessel": "one.querySelector('.pip')?.getAttribute('href')",
    },
    "talon": {".map .counter": "one.querySelector('.turning use')?.getAttribute('href').slice(1, 4)"},
}
HUES = "[...one.classList, ...one.parentElement.classList].find((name) => /^hue-[a-f]$/.test(name)) ?? ''"
#: The sign of every element with its seat's colour, for those that are seen.
TOLD = """
(all) => all.filter((one) => one.checkVisibility()).map((one) => [HUE, SIGN])
"""

#: Numbers that are read out without a word beside them: in the seats, the strip and beside the question.
BARE = r"""
() => {
  const found = [];
  for (const part of document.querySelectorAll(".left, .main > .strip, section.ask .head, .strip-seats")) {
    if (!part.checkVisibility()) continue;
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const text = node.textContent.trim();
      if (!/\d/.test(text) || /\p{L}/u.test(text)) continue;
      if (node.parentElement.closest("[aria-hidden=true], svg, td, kbd, .clock, .price")) continue;
      let near = node.parentElement;
      let words = "";
      for (let up = 0; up < 2 && near && !/\p{L}/u.test(words); up += 1, near = near.parentElement)
        words = (near.getAttribute("aria-label") ?? "") + [...near.childNodes].map((one) => one.textContent).join(" ");
      if (!/\p{L}/u.test(words)) found.push(`${node.parentElement.className}: ${text}`);
    }
  }
  return found;
}
"""


def signs(page: Page, where: str, sign: str) -> dict[str, set[str]]:
    """By the colour of a seat, the signs of everything that bears it."""
    told = page.locator(where).evaluate_all(TOLD.replace("HUE", HUES).replace("SIGN", sign))
    found: dict[str, set[str]] = {}
    for hue, one in told:
        assert one, f"{where} of {hue} has no sign"
        found.setdefault(hue, set()).add(one)
    return found


@pytest.mark.parametrize("game", list(SIGNS))
def test_seats_differ_by_pattern_or_shape_on_every_screen(visitor: Visitor, game: str) -> None:
    page = visitor(moment(game, {"expanse": 150, "parsec": 480, "talon": 30}[game]), color_scheme="light")
    expect(page.locator("section.ask")).to_be_visible()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        if width < 500:
            page.locator("nav.nav button").first.click()
        for where, sign in SIGNS[game].items():
            found = signs(page, where, sign)
            assert found, f"{where} is nowhere at {width}"
            for one, other in itertools.combinations(found.values(), 2):
                assert not one & other, f"{where}: {found}"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", list(SIGNS))
def test_numbers_are_read_with_their_names(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    page = visitor(
        moment(game, {"expanse": 150, "parsec": 480, "talon": 30}[game]), viewport={"width": size[0], "height": size[1]}
    )
    my_turn(page)
    assert page.evaluate(BARE) == []
    for tab in page.locator("nav.nav button").all():
        tab.click()
        assert page.evaluate(BARE) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_ships_that_have_left_can_be_read(visitor: Visitor, theme: str, axe: str) -> None:
    page = visitor(moment("talon", -1), color_scheme=theme)
    page.locator(".report").get_by_role("button", name="Board").click()
    assert page.locator(".fleet .gone").count() > 0
    assert violations(page, axe) == []
