"""The pages about people: filled on every screen, and when there is nothing yet."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.boxes import faults
from tests.browser.conftest import Visitor
from tests.browser.crowd import Crowd
from tests.browser.play import violations
from tests.browser.test_home import account

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

Picture = Callable[[Page, str], None]
SCREENS = [(1280, 720), (1440, 900), (820, 1180), (390, 844)]
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {"viewport": {"width": 390, "height": 844}},
    "italian": {"locale": "it-IT"},
}


@pytest.fixture(scope="module")
def crowd(address: str) -> Iterator[Crowd]:
    """People who have been here for a while."""
    crowd = Crowd(address, "place")
    crowd.fill()
    yield crowd
    crowd.close()


def show_all(page: Page, width: int, height: int) -> None:
    """A window as wide as the screen and as high as the page, so that only what is wrong is cut off."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("document.fonts.ready")
    whole = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": width, "height": max(height, whole)})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
@pytest.mark.parametrize("name", ["home", "profile", "league", "swiss", "tournaments", "watch"])
def test_every_screen_shows_the_whole_page(
    visitor: Visitor, address: str, picture: Picture, axe: str, crowd: Crowd, name: str, language: str
) -> None:  # fmt: skip
    paths = {
        "home": "/",
        "profile": f"/person/{crowd.ids[0]}",
        "league": f"/tournament/{crowd.league}",
        "swiss": f"/tournament/{crowd.swiss}",
        "tournaments": "/tournaments",
        "watch": "/watch",
    }
    page = visitor("/watch", locale=language)
    session = crowd.people[0].cookies["orrery_session"]
    page.context.add_cookies([{"name": "orrery_session", "value": session, "url": address}])
    page.goto(address + paths[name])
    page.wait_for_load_state("networkidle")
    found: dict[str, list[str]] = {}
    for width, height in SCREENS:
        for theme in ("dark", "light"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            show_all(page, width, height)
            picture(page, f"place-{name}-{width}-{theme}-{language[:2]}")
            for fault in faults(page):
                found.setdefault(fault, []).append(f"{width}-{theme}")
    assert not found, "\n".join(f"{fault}: {' '.join(where)}" for fault, where in found.items())
    assert violations(page, axe) == []


def test_the_first_page_shows_how_one_stands_in_the_league(visitor: Visitor, address: str, crowd: Crowd) -> None:
    page = visitor("/watch")
    session = crowd.people[0].cookies["orrery_session"]
    page.context.add_cookies([{"name": "orrery_session", "value": session, "url": address}])
    page.goto(address)
    division = page.get_by_role("region", name="Division A")
    expect(division.get_by_role("row")).to_have_count(9)
    expect(division.locator("tr.own")).to_contain_text("Ilaria")
    expect(page.locator(".cards li small").first).to_be_visible()  # how strong the opponents are
    tables = page.get_by_role("region", name="Your tables")
    expect(tables.get_by_role("listitem")).to_have_count(5)
    page.get_by_role("button", name="All 7 tables").focus()
    page.keyboard.press("Enter")
    expect(tables.get_by_role("listitem").nth(6)).to_be_visible()
    expect(tables.get_by_role("tab").first).to_be_focused()
    division.get_by_role("link", name="Talon league").click()
    own = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="To the table"))
    expect(own.first).to_be_visible()


def emptied(page: Page) -> None:
    """Let the server answer as if nobody else had ever been here."""

    def home(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"seeks": [], "friends": [], "strong": []})

    page.route("**/api/tournaments?*", lambda route: route.fulfill(body="[]", content_type="application/json"))
    page.route("**/api/watch?*", lambda route: route.fulfill(body=json.dumps([]), content_type="application/json"))
    page.route("**/api/home", home)


@pytest.mark.parametrize("kind", list(LOOKS))
def test_where_nothing_is_yet_one_is_told_how_to_begin(
    visitor: Visitor, address: str, picture: Picture, axe: str, kind: str
) -> None:  # fmt: skip
    page = visitor("/watch", **LOOKS[kind])
    it = kind == "italian"
    own = account(page, address, f"lonely.{kind}")
    emptied(page)
    for path, title in {
        "/": "Nessuno cerca una partita in questo momento" if it else "Nobody seeks a game just now",
        "/watch": "Nessuna partita classificata" if it else "No rated players at a public table just now",
        f"/person/{own}": "Non hai ancora finito una partita" if it else "You have not finished a match yet",
        "/tournaments": "Nessun torneo aperto in questo momento" if it else "No open tournaments at the moment",
    }.items():
        page.goto(address + path)
        expect(page.locator(".empty").filter(has_text=title)).to_be_visible()
        assert violations(page, axe) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        picture(page, f"empty-{path.split('/')[1] or 'home'}-{kind}")
        if path == "/":
            friends = page.locator(".empty").filter(has_text="Ancora nessun amico" if it else "No friends yet")
            expect(friends).to_be_visible()
    page.get_by_role("button", name="Crea il primo" if it else "Create the first one").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Nome" if it else "Name", exact=True)).to_be_visible()
    page.get_by_role("button", name="Creane uno: Lega" if it else "Create one: League").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Lega" if it else "League")).to_be_checked()


def test_who_has_no_account_is_led_to_one(visitor: Visitor, address: str) -> None:
    page = visitor("/watch")
    emptied(page)
    page.goto(f"{address}/tournaments")
    page.locator(".empty").get_by_role("link", name="Create an account to take part").click()
    page.wait_for_url("**/account")
