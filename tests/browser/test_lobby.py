"""The lobby as a person meets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import start, violations, wish

pytestmark = pytest.mark.browser


def lobby(browser: Browser, address: str, **window: Any) -> Page:
    """The lobby in a fresh browser window."""
    page = browser.new_page(**({"locale": "en-GB", "color_scheme": "dark"} | window))
    page.goto(address)
    return page


@pytest.mark.smoke
def test_the_lobby_lists_the_games_without_a_complaint(browser: Browser, address: str) -> None:
    page = browser.new_page(locale="en-GB")
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    expect(page.get_by_role("listitem").filter(has_text="Tic-tac-toe")).to_contain_text("2 players")
    assert complaints == []


@pytest.mark.smoke
def test_the_lobby_can_be_used_by_everyone(browser: Browser, address: str, axe: str) -> None:
    page = lobby(browser, address)
    expect(page.get_by_role("listitem").first).to_be_visible()
    assert violations(page, axe) == []


@pytest.mark.smoke
def test_the_language_is_the_persons_and_can_be_changed(browser: Browser, address: str) -> None:
    page = lobby(browser, address, locale="it-IT")
    expect(page.get_by_role("heading", level=1)).to_have_text("A che cosa giochiamo?")
    expect(page.get_by_role("button", name="Forza quattro")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    expect(page.get_by_role("button", name="Connect four")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")


def test_the_theme_is_the_systems_and_can_be_changed(browser: Browser, address: str) -> None:
    page = lobby(browser, address, color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Dark").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_game_is_chosen_by_keyboard(browser: Browser, address: str) -> None:
    page = lobby(browser, address)
    game = page.get_by_role("button", name="Tic-tac-toe")
    game.focus()
    page.keyboard.press("Enter")
    expect(game).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("width", [390, 360])
def test_a_phone_shows_everything_without_scrolling_sideways(browser: Browser, address: str, width: int) -> None:
    page = lobby(browser, address, viewport={"width": width, "height": 740})
    expect(page.get_by_role("listitem").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    last = page.get_by_role("banner").get_by_role("button").last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= width


def test_a_first_visit_meets_a_bot_to_enjoy(visitor: Visitor) -> None:
    page = visitor()
    level = wish(page, "Bots")
    expect(level).to_have_value("cadet")
    level.select_option("captain")
    page.reload()
    expect(wish(page, "Bots")).to_have_value("captain")


def test_own_tables_come_first_and_tell_how_they_stand(visitor: Visitor, picture: Callable[[Page, str], None]) -> None:
    page = visitor()
    start(page, "Tic-tac-toe", "Play against bots", level="random")
    page.get_by_role("link", name="Orrery: To the lobby").click()
    line = page.get_by_role("region", name="Your tables").get_by_role("listitem").first
    expect(line).to_contain_text("Tic-tac-toe")
    expect(line).to_contain_text("Astrolabe")
    expect(line).to_contain_text("your turn")
    expect(line.locator("time")).not_to_be_empty()
    first = page.evaluate("document.querySelector('main section section').getBoundingClientRect().top")
    assert first < page.evaluate("document.querySelector('button.head').getBoundingClientRect().top")
    picture(page, "lobby-own-tables")


#: Lists of the lobby whose chosen words are wider than their place, the arrow beside them included.
CUT = """
() => {
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll(".start select")].flatMap((list) => {
    const style = getComputedStyle(list);
    pen.font = style.font;
    const words = list.selectedOptions[0]?.textContent.trim() ?? "";
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
    return pen.measureText(words).width > room ? [words] : [];
  });
}
"""


@pytest.mark.parametrize("language", ["en-GB", "it-IT", "de-DE"])
def test_what_is_chosen_can_be_read(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language)
    rows = page.locator("button.head")
    expect(rows.first).to_be_visible()
    page.evaluate("document.fonts.ready")
    for width in (1440, 1280, 820, 390, 360):
        page.set_viewport_size({"width": width, "height": 800})
        for place in range(3):
            row = rows.nth(place)
            if row.get_attribute("aria-expanded") != "true":
                row.click()
            expect(page.locator(".start select").first).to_be_visible()
            assert page.evaluate(CUT) == [], f"{width}, game {place}"
