"""The pictures of README and of the players' pages, in both languages: `make pictures` renews those in docs/images."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect
from tests.browser.conftest import ROOT, Visitor
from tests.browser.play import MiddleGame, middle_game, my_turn
from tests.browser.test_pictures import moment, settle

pytestmark = pytest.mark.browser

IMAGES = ROOT / "docs" / "images"
#: The folder of a language's pictures, and the locale of the browser that shows it.
LANGUAGES = {"en": (IMAGES, "en-GB"), "it": (IMAGES / "it", "it-IT")}
SCREEN = {"width": 1440, "height": 900}
#: Few enough for a file a third as large, enough to look the same.
COLOURS = 256

Keep = Callable[[Page, str], None]
#: Opens a table of a game some way on, in the language of the pictures.
Visit = Callable[[MiddleGame], Page]


def compress(path: Path) -> None:
    """Reduce the colours of a picture in place."""
    with Image.open(path) as image:
        small = image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    small.save(path, optimize=True)


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest) -> str:
    """The language of the pictures."""
    return str(request.param)


@pytest.fixture
def visit(visitor: Visitor, language: str) -> Visit:
    """Opens pages in the language of the pictures."""
    return lambda middle: visitor(middle, locale=LANGUAGES[language][1], viewport=SCREEN)


@pytest.fixture
def keep(language: str, picture: Keep) -> Keep:
    """Puts a picture into docs/images if DOC_PICTURES is 1, otherwise beside those of the other tests."""

    def take(page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready")
        settle(page)
        if os.environ.get("DOC_PICTURES") != "1":
            picture(page, f"doc-{language}-{name}")
            return
        folder, _ = LANGUAGES[language]
        folder.mkdir(exist_ok=True)
        page.screenshot(path=folder / f"{name}.png", animations="disabled")
        compress(folder / f"{name}.png")

    return take


@pytest.fixture(scope="module")
def influence() -> MiddleGame:
    """Somebody has points to spend and can place influence with them."""
    return middle_game("expanse", 4, 3, 60, "SpendPoints", offers="place", factions="seated")


def test_the_expanse(visit: Visit, keep: Keep, influence: MiddleGame) -> None:
    page = visit(influence)
    my_turn(page)
    keep(page, "expanse")


def test_why_not(visit: Visit, keep: Keep, influence: MiddleGame) -> None:
    page = visit(influence)
    my_turn(page)
    page.locator("section.ask").get_by_role("button", name=re.compile("^(Place|Piazza)")).click()
    page.locator("g.plate:not(.legal)").last.click()
    expect(page.locator(".pop.why")).to_be_visible()
    keep(page, "why-not")


def test_an_attack_of_parsec(visit: Visit, keep: Keep) -> None:
    page = visit(middle_game("parsec", 4, 3, 150, "ChooseTarget"))
    my_turn(page)
    expect(page.get_by_role("img", name="64").first).to_be_visible()
    keep(page, "parsec")


def test_a_volley_of_talon(visit: Visit, keep: Keep) -> None:
    page = visit(middle_game("talon", 2, 3, 150, "ChooseGroup", offers="fire", scenario="first-fleet-engagement"))
    my_turn(page)
    page.locator("svg.map .ship.legal").first.focus()
    page.keyboard.press("Shift")
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    expect(page.locator(".odds")).to_be_visible()
    keep(page, "talon")


def test_the_report(visit: Visit, keep: Keep) -> None:
    page = visit(moment("expanse", -1))
    expect(page.locator(".report .turning li").first).to_be_visible(timeout=30_000)
    keep(page, "report")
