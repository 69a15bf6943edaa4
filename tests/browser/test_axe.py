"""Nothing that axe-core finds wrong: every page and state, both themes, both languages.

English is looked at in the dark theme and Italian in the light one; `make axe` looks at both in both.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import BOARDS, MiddleGame, middle_game, table_of, violations
from tests.browser.test_account import PASSWORD, signed_up
from tests.browser.test_pictures import moment

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

#: Pages, and what shows that they are there.
PAGES = {
    "/": "button.head",
    "/tournaments": "main",
    "/watch": "main",
    "/packs": "main",
    "/problems": "main",
    "/embed/nothing-here": "main h1",
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
OPENINGS = ("expanse", "parsec", "talon")
IS_WHOLE = os.environ.get("ORRERY_AXE") == "all"
#: The themes that each language is looked at in.
THEMES = {
    "en-GB": ("dark", "light") if IS_WHOLE else ("dark",),
    "it-IT": ("light", "dark") if IS_WHOLE else ("light",),
}
#: Keys that open something at a table: the list, a hint, rules, chat.
KEYS = ["l", "h", "Escape", "r", "c"]


class Eye:
    """Looks at one state after the other, in every theme of a language."""

    def __init__(self, page: Page, axe: str, language: str) -> None:
        self.page = page
        self.axe = axe
        self.themes = THEMES[language]
        self.found: dict[str, list[str]] = {}

    def look(self, state: str) -> None:
        """Keep what is wrong with the state on the screen."""
        for theme in self.themes:
            self.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            wrong = violations(self.page, self.axe)
            if wrong:
                self.found[f"{state}, {theme}"] = wrong

    def visit(self, address: str, there: str) -> None:
        """Go to a page, wait until it is there and look at it."""
        self.page.goto(address)
        expect(self.page.locator(there).first).to_be_visible()
        self.page.wait_for_load_state("networkidle")
        self.look(address)


def states_of(page: Page) -> Iterator[str]:
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


@pytest.mark.parametrize("language", list(THEMES))
def test_every_page(visitor: Visitor, address: str, axe: str, language: str) -> None:
    page = visitor(locale=language, color_scheme=THEMES[language][0], allowing="404")
    eye = Eye(page, axe, language)
    for path, there in PAGES.items():
        eye.visit(address + path, there)
        if path == "/":
            page.locator("button.head").first.click()
            eye.look("a game of the lobby")
    over = table_of(page.context, address, moment("tictactoe", -1))
    eye.visit(f"{address}{over}/review", "main, .review")
    assert eye.found == {}


@pytest.mark.parametrize("language", list(THEMES))
def test_every_page_of_a_person(visitor: Visitor, address: str, database: str, axe: str, language: str) -> None:
    page = visitor(locale=language, color_scheme=THEMES[language][0])
    login = f"eye.{language.lower()}"
    signed_up(page, address, login)
    words = ("create-admin", login, "--password", PASSWORD, "--database", database)
    # In a process of its own: Playwright keeps an event loop running in this one.
    subprocess.run([sys.executable, "-m", "orrery.cli", "admin", *words], check=True, stdout=subprocess.DEVNULL)
    assert page.request.post(f"{address}/api/session", data={"login": login, "password": PASSWORD}).ok
    me = page.request.get(f"{address}/api/me").json()["id"]
    eye = Eye(page, axe, language)
    for path in ("/", "/account", f"/person/{me}", "/admin", "/packs", "/tournaments"):
        eye.visit(address + path, "main")
    assert eye.found == {}


@pytest.mark.parametrize("language", list(THEMES))
@pytest.mark.parametrize("game", [*GAMES, "empire_war"])
def test_every_state_of_a_table(visitor: Visitor, axe: str, game: str, language: str) -> None:
    middle = GAMES.get(game) or middle_game("empire_war", 2, 4, 6, "AssignFleet", war="short")
    page = visitor(middle, locale=language, color_scheme=THEMES[language][0])
    eye = Eye(page, axe, language)
    for state in states_of(page):
        eye.look(state)
    assert eye.found == {}


@pytest.mark.parametrize("language", list(THEMES))
def test_every_opening_and_end(visitor: Visitor, address: str, axe: str, language: str) -> None:
    page = visitor(locale=language, color_scheme=THEMES[language][0])
    eye = Eye(page, axe, language)

    def sit_down(game: str, after: int) -> None:
        at: MiddleGame = moment(game, after)
        page.goto(address + table_of(page.context, address, at))
        expect(page.locator(BOARDS[game]).first).to_be_attached()

    for game in OPENINGS:
        sit_down(game, 0)
        expect(page.locator("section.ask:not(.waiting)")).to_be_visible()
        eye.look(f"{game}, opening")
    for game in GAMES:
        sit_down(game, -1)
        expect(page.locator(".report figure, .report table").first).to_be_visible()
        eye.look(f"{game}, end")
    assert eye.found == {}
