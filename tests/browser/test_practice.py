"""Practice: a costly decision tried again, the page of problems; and the commentary for who watches."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import my_turn, violations
from tests.browser.test_review import PHONE, missed, reviewed

from orrery.review.problems import problems_of

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

Picture = Callable[[Page, str], None]


def test_a_costly_decision_is_tried_again_and_judged(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor("/")
    reviewed(page, missed())
    page.get_by_role("button", name=re.compile("Costly Move 5")).click()
    expect(page.get_by_role("button", name=re.compile("Try again"))).to_be_visible()
    page.keyboard.press("t")
    expect(page).to_have_url(re.compile(r"\?practice$"))
    my_turn(page)
    card = page.get_by_role("region", name="Practice")
    expect(card.get_by_role("heading", name="What do you play?")).to_be_visible()
    assert violations(page, axe) == []
    page.locator("[data-thing='cell:c1']").click()
    picture(page, "practice-tictactoe")
    expect(card.get_by_role("heading", name="Well found")).to_be_visible()
    card.get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(r"/review$"))


@pytest.mark.smoke
def test_the_page_of_problems_leads_to_one(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor("/problems/talon")
    expect(page.get_by_role("heading", name="Problem of the day")).to_be_visible()
    expect(page.get_by_text("0 solved of 0 tried").first).to_be_visible()
    assert violations(page, axe) == []
    picture(page, "problems")
    page.get_by_role("button", name="Next problem: Easy").click()
    card = page.get_by_role("region", name="Practice")
    expect(card.get_by_text("Easy")).to_be_visible()
    my_turn(page)
    assert violations(page, axe) == []
    picture(page, "problem-talon")


def test_a_phone_in_italian(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor("/problems/talon", locale="it-IT", **PHONE)
    expect(page.get_by_role("heading", name="Problema del giorno")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page, axe) == []
    picture(page, "problems-phone")
    page.get_by_role("button", name="Risolvilo").click()
    expect(page.get_by_role("heading", name="Che cosa giochi?")).to_be_visible()
    picture(page, "problem-phone")
    assert violations(page, axe) == []


def test_who_watches_sees_the_chances(visitor: Visitor, axe: str, picture: Picture) -> None:
    host = visitor("/")
    order = {"game": "connect_four", "seats": [{"kind": "me"}, {"kind": "me"}], "visibility": "public"}
    table: str = host.evaluate(
        """async (order) => (await (await fetch("/api/tables", {method: "POST",
        headers: {"Content-Type": "application/json"}, body: JSON.stringify(order)})).json()).id""",
        order,
    )
    page = visitor("/")
    page.goto(urljoin(page.url, f"/table/{table}"))
    chances = page.get_by_role("region", name="Win chances")
    expect(chances.get_by_text("%").first).to_be_visible()
    assert violations(page, axe) == []
    picture(page, "commentary")


def test_every_game_of_the_page_has_problems() -> None:
    assert all(problems_of(name) is not None for name in ("expanse", "parsec", "talon"))
