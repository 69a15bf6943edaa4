"""Nothing that axe-core finds wrong: every page and state, both themes, both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import BOARDS, MiddleGame, middle_game, table_of, violations
from tests.browser.test_pictures import moment

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

#: Pages, and what shows that they are there.
PAGES = {
    "/": "button.head",
    "/tournaments": "main",
    "/watch": "main",
    "/packs": "main",
    "/workshop/talon": "main",
    "/workshop/parsec": "main",
    "/workshop/expanse": "main",
    "/editor/talon": "main",
    "/account": "main",
    "/table/nothing-here": "main h1",
}
GAMES = {
    "expanse": moment("expanse", 150),
    "parsec": moment("parsec", 480),
    "talon": moment("talon", 30),
    "connect_four": moment("connect_four", 8),
    "tictactoe": moment("tictactoe", 3),
}
LOOKS = [(theme, language) for theme in ("dark", "light") for language in ("en-GB", "it-IT")]
#: Tables have many states: each theme and each language once.
PAIRS = [LOOKS[0], LOOKS[3]]
#: Keys that open something at a table: the list, a hint, rules, chat.
KEYS = ["l", "h", "Escape", "r", "c"]


def states_of(page: Page, game: str) -> Iterator[str]:
    """The states of a table, one after the other."""
    expect(page.locator("section.ask")).to_be_visible()
    yield "asked"
    for key in KEYS:
        page.keyboard.press(key)
        if key == "h":
            expect(page.locator(".advice")).to_be_visible()
        yield key
    page.locator("header.top nav .tool[aria-expanded]").last.click()
    expect(page.locator(".pop.panel")).to_be_visible()
    yield "settings"
    page.keyboard.press("Escape")
    page.locator("header.top nav .tool").first.click()
    yield "replay"
    page.set_viewport_size({"width": 390, "height": 844})
    for tab in page.locator("nav.nav button").all():
        tab.click()
        yield f"phone, {tab.inner_text().strip()}"
    page.set_viewport_size({"width": 820, "height": 1180})
    yield "tablet"


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_every_page(visitor: Visitor, axe: str, theme: str, language: str) -> None:
    page = visitor(locale=language, color_scheme=theme, allowing="404")
    found = {}
    for path, there in PAGES.items():
        page.goto("/".join(page.url.split("/")[:3]) + path)
        expect(page.locator(there).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        found[path] = violations(page, axe)
        if path == "/":
            page.locator("button.head").first.click()
            found["/ with a game opened"] = violations(page, axe)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("theme", "language"), PAIRS)
@pytest.mark.parametrize("game", [*GAMES, "empire_war"])
def test_every_state_of_a_table(visitor: Visitor, axe: str, game: str, theme: str, language: str) -> None:
    middle = GAMES.get(game) or middle_game("empire_war", 2, 4, 6, "AssignFleet", war="short")
    page = visitor(middle, locale=language, color_scheme=theme)
    found = {state: violations(page, axe) for state in states_of(page, game)}
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("theme", "language"), PAIRS)
def test_every_end(visitor: Visitor, address: str, axe: str, theme: str, language: str) -> None:
    page = visitor(locale=language, color_scheme=theme)
    found = {}
    for game in GAMES:
        over: MiddleGame = moment(game, -1)
        page.goto(address + table_of(page.context, address, over))
        expect(page.locator(BOARDS[game]).first).to_be_attached()
        expect(page.locator(".report figure, .report table").first).to_be_visible()
        found[game] = violations(page, axe)
    assert {game: wrong for game, wrong in found.items() if wrong} == {}
