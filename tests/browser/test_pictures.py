"""Opening, middle and end of each game on every screen: nothing clipped, overlapping or missing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.boxes import faults
from tests.browser.conftest import ROOT, Visitor
from tests.browser.play import MiddleGame

from orrery.records import Record

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

Picture = Callable[[Page, str], None]
SCREENS = [(1280, 720), (1440, 900), (820, 1180), (390, 844), (360, 740)]
#: A finished game of each kind, and after how many actions its opening and its middle are looked at.
GAMES = {
    "expanse": ("expanse/advised-4", (0, 12, 30, 150)),
    "parsec": ("parsec/bots-4", (0, 40, 480)),
    "talon": ("talon/captains-chance-encounter", (0, 30, 150)),
    "connect_four": ("connect_four/random-7", (0, 8)),
    "tictactoe": ("tictactoe/random-7", (0, 3)),
}
MOMENTS = [(game, at) for game, (_, moments) in GAMES.items() for at in (*moments, -1)]
TABS = ("strip", "seats", "log", "rules")


def moment(game: str, after: int) -> MiddleGame:
    """A finished game, or the same game some actions after its beginning."""
    path: Path = ROOT / "tests" / "golden" / f"{GAMES[game][0]}.orrery"
    whole = Record.read(path)
    if after < 0:
        return MiddleGame(game, path.read_text(encoding="utf-8"), 0)
    state = whole.replay(after)
    record = Record.of(state, whole.seed, list(whole.actions[:after]))
    return MiddleGame(game, record.encode().decode(), state.seat or 0)


def settle(page: Page) -> None:
    """Wait until what follows the window's size has followed."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize(("game", "after"), MOMENTS)
def test_every_screen_shows_it_whole(visitor: Visitor, picture: Picture, game: str, after: int) -> None:
    page = visitor(moment(game, after))
    page.set_default_timeout(60_000)  # the log of a whole game takes its time on a busy machine
    name = f"{game}-{'end' if after < 0 else after}"
    if after < 0:
        expect(page.get_by_role("region", name="Game report")).to_be_visible()
        expect(page.locator(".report").get_by_text("Seed:")).to_be_visible()
    else:
        expect(page.locator("section.ask:not(.waiting)")).to_be_visible()
    page.evaluate("document.fonts.ready")
    found: dict[str, list[str]] = {}

    def look(what: str) -> None:
        settle(page)
        picture(page, f"{name}-{what}")
        for fault in faults(page):
            found.setdefault(fault, []).append(what)

    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("dark", "light"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            look(f"{width}-{theme}")
        if after < 0:
            page.locator(".report").get_by_role("button", name="Board").click()
            look(f"{width}-over")
            assert page.locator(".main .legal").count() == 0, "something can be pointed at"
            page.locator("header.top").get_by_role("button", name="Game report").click()
        if width < 500:
            for tab in page.locator("nav.nav button").all():
                tab.click()
                look(f"{width}-{(tab.inner_text() or 'tab').strip().split()[0].lower()}")
            page.locator("nav.nav button").first.click()
    assert not found, "\n".join(f"{fault}: {' '.join(where)}" for fault, where in found.items())


@pytest.mark.parametrize("language", ["it-IT", "de-DE"])
@pytest.mark.parametrize(("game", "after"), [("expanse", 150), ("parsec", 480), ("talon", 30)])
def test_longer_words_fit_too(visitor: Visitor, picture: Picture, game: str, after: int, language: str) -> None:
    page = visitor(moment(game, after), locale=language)
    expect(page.locator("section.ask:not(.waiting)")).to_be_visible()
    page.evaluate("document.fonts.ready")
    found: dict[str, list[str]] = {}
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        picture(page, f"{game}-{after}-{width}-{language[:2]}")
        for fault in faults(page):
            found.setdefault(fault, []).append(str(width))
    assert not found, "\n".join(f"{fault}: {' '.join(where)}" for fault, where in found.items())


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768)])
def test_a_laptop_shows_every_power_of_the_factions(visitor: Visitor, width: int, height: int) -> None:
    page = visitor(moment("expanse", 0), viewport={"width": width, "height": height})
    sheets = page.locator(".sheets")
    expect(sheets.locator(".choice")).to_have_count(4)
    assert sheets.evaluate("(sheets) => sheets.scrollHeight <= sheets.clientHeight"), "they must be scrolled"
    assert page.locator(".left").get_by_text("cards").count() == 0, "there is no deck yet"


#: The drawing of a map, and how wide a hex is in it.
HEXES = {"parsec": ("svg.galaxy", 30), "talon": ("svg.map", 52)}


@pytest.mark.parametrize("game", list(HEXES))
def test_a_tablet_held_upright_has_hexes_for_fingers(visitor: Visitor, game: str) -> None:
    page = visitor(moment(game, 40), viewport={"width": 820, "height": 1180})
    expect(page.locator("section.ask:not(.waiting)")).to_be_visible()
    drawing, wide = HEXES[game]
    scale = page.locator(drawing).evaluate("(map) => new DOMMatrix(getComputedStyle(map).transform).a")
    assert scale * wide >= 30, f"{scale * wide} px"
    seats = page.locator(".seats > li")
    tops = {round(seat.bounding_box()["y"]) for seat in seats.all()}  # type: ignore[index]
    assert len(tops) == 1, "the seats stand in a row"
