"""The first page: whose turn it is, finding a game, friends; profiles and games worth watching."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import SCREENSHOTS, Visitor
from tests.browser.play import violations

pytestmark = pytest.mark.browser

PASSWORD = "four candles in the wind"
QUESTION = "Choose an empty cell for your mark."


def post(page: Page, address: str, path: str, body: dict[str, Any], method: str = "POST") -> Any:
    """A request in somebody's name."""
    answer = page.request.fetch(f"{address}{path}", method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def account(page: Page, address: str, login: str) -> str:
    """An account for a visitor, and its id."""
    made = post(page, address, "/api/account", {"login": login, "password": PASSWORD, "name": login.capitalize()})
    return str(made["id"])


def rated_match(one: Page, other: Page, address: str, game: str) -> str:
    """A rated public match of two that runs."""
    order = {
        "game": game,
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "rated": True,
        "visibility": "public",
        "clock": {"move": 259200},
    }
    table = str(post(one, address, "/api/tables", order)["id"])
    post(other, address, f"/api/tables/{table}/join", {})
    return table


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_the_first_page_of_somebody_who_plays(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    looks: dict[str, dict[str, Any]] = {
        "desktop": {},
        "phone": {"viewport": {"width": 390, "height": 844}},
        "italian": {"locale": "it-IT"},
    }
    page, other = visitor(**looks[kind]), visitor()
    mine, theirs = account(page, address, f"ilaria.{kind}"), account(other, address, f"korvax.{kind}")
    old = rated_match(page, other, address, "tictactoe")
    post(other, address, f"/api/tables/{old}/messages", {"type": "concede", "seat": 1})
    for game in ("talon", "expanse"):
        rated_match(page, other, address, game)
    running = rated_match(page, other, address, "tictactoe")
    ratings = post(page, address, "/api/home", {}, "GET")["strengths"][running]
    post(page, address, f"/api/me/friends/{theirs}", {}, "PUT")
    post(other, address, f"/api/me/friends/{mine}", {}, "PUT")
    post(other, address, "/api/seeks", {"game": "expanse", "seats": 3, "pace": "three", "low": 1300, "high": 1700})
    page.goto(address)
    turn = page.get_by_role("heading", name="Tocca a te" if kind == "italian" else "Your turn")
    expect(turn).to_be_visible()
    expect(page.locator(".cards .mini svg").first).to_be_visible()
    expect(page.get_by_text(f"Korvax.{kind}").first).to_be_visible()
    card = page.locator(".cards .card", has_text="Tris" if kind == "italian" else "Tic-tac-toe")
    rating, theirs_shown = (str(ratings[who]) for who in (mine, theirs))
    expect(card).to_contain_text(re.compile(rf"Korvax\.{kind}\s*{theirs_shown}\s*Ilaria\.{kind}.*{rating}", re.DOTALL))
    expect(card.locator(".asked")).to_have_text(
        "Scegli una casella vuota per il tuo segno." if kind == "italian" else QUESTION
    )
    if kind != "phone":
        expect(page.get_by_role("button", name=re.compile(f"Ilaria.{kind}.*{rating}"))).to_be_visible()
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=SCREENSHOTS / f"home-{kind}.png", full_page=True)
    page.goto(f"{address}/person/{mine}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Ilaria.{kind}")
    expect(page.locator(".big").first).to_be_visible()
    assert violations(page, axe) == []
    page.screenshot(path=SCREENSHOTS / f"profile-{kind}.png", full_page=True)
    page.goto(f"{address}/watch")
    expect(page.locator("tbody tr").first).to_be_visible()
    assert violations(page, axe) == []
    page.screenshot(path=SCREENSHOTS / f"watch-{kind}.png", full_page=True)


def test_two_who_seek_the_same_meet(visitor: Visitor, address: str) -> None:
    page, other = visitor(), visitor()
    page.get_by_role("radio", name="Talon").check(force=True)
    page.get_by_role("button", name="Post the seek").click()
    expect(page.get_by_text("Your seek waits here")).to_be_visible()
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()
    other.reload()
    seeker = page.request.get(f"{address}/api/me").json()["name"]
    other.get_by_role("row", name="Talon").get_by_role("button", name=f"Join {seeker}").click()
    other.wait_for_url("**/table/*")
    page.reload()
    expect(page.get_by_role("region", name="Your tables").get_by_role("listitem").first).to_contain_text("Talon")


def test_a_rematch_is_one_click_for_each(visitor: Visitor, address: str) -> None:
    page, other = visitor(), visitor()
    account(page, address, "rena")
    account(other, address, "sandro")
    table = rated_match(page, other, address, "tictactoe")
    post(page, address, f"/api/tables/{table}/messages", {"type": "concede", "seat": 0})
    page.goto(f"{address}/table/{table}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    other.goto(address)
    expect(other.get_by_text("Rena invites you to Tic-tac-toe")).to_be_visible()
    other.goto(f"{address}/table/{table}")
    other.get_by_role("button", name="Rematch").click()
    other.wait_for_url(page.url)
    expect(other.locator(".seats li").first).to_contain_text("Sandro")


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_tables_are_found_by_what_is_played_there(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    looks: dict[str, dict[str, Any]] = {
        "desktop": {},
        "phone": {"viewport": {"width": 390, "height": 844}},
        "italian": {"locale": "it-IT"},
    }
    host = visitor()
    seats = [{"kind": "me"}, {"kind": "open"}]
    for game, title, clock in (
        ("tictactoe", f"Small {kind}", {"move": 60}),
        ("connect_four", f"Slow {kind}", {"move": 259200}),
    ):
        order = {"game": game, "title": title, "seats": seats, "visibility": "public", "clock": clock, "rated": True}
        post(host, address, "/api/tables", order)
    page = visitor(**looks[kind])
    words = (
        ("Tavoli aperti", "Trova un tavolo", "Gioco", "Ritmo", "Titolo del tavolo", "Nessun tavolo è così.")
        if kind == "italian"
        else ("Open tables", "Find a table", "Game", "Pace", "Title of a table", "No table matches.")
    )
    page.get_by_role("tab", name=words[0]).click()
    search = page.get_by_role("search", name=words[1])
    lines = page.get_by_role("region", name=words[0]).locator("li a")
    search.get_by_label(words[2]).select_option("connect_four")
    expect(lines.filter(has_not_text=re.compile("Connect four|Forza quattro"))).to_have_count(0)
    expect(lines).not_to_have_count(0)
    search.get_by_label(words[3]).select_option("live")
    expect(page.get_by_text(words[5])).to_be_visible()
    search.get_by_label(words[3]).select_option("slow")
    search.get_by_label(words[4]).fill(f"slow {kind}")
    search.get_by_label(words[4]).press("Enter")
    expect(lines).to_have_count(1)
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_somebody_is_invited_by_name(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    looks: dict[str, dict[str, Any]] = {
        "desktop": {},
        "phone": {"viewport": {"width": 390, "height": 844}},
        "italian": {"locale": "it-IT"},
    }
    page, other = visitor(**looks[kind]), visitor()
    account(page, address, f"ines.{kind}")
    account(other, address, f"oreste.{kind}")
    order = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = post(page, address, "/api/tables", order)["id"]
    page.goto(f"{address}/table/{table}")
    words = (
        ("Invita per nome", "Nome", "Invita", "Invito inviato a")
        if kind == "italian"
        else ("Invite by name", "Name", "Invite", "Invited")
    )
    invite = page.get_by_role("region", name=words[0])
    invite.get_by_label(words[1]).fill(f"oreste.{kind}")
    invite.get_by_label(words[1]).press("Enter")
    invite.get_by_role("button", name=f"{words[2]} Oreste.{kind}").click()
    expect(invite.get_by_role("button", name=f"{words[3]} Oreste.{kind}")).to_be_disabled()
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=SCREENSHOTS / f"invite-{kind}.png")
    other.goto(address)
    expect(other.get_by_text(f"Ines.{kind} invites you to Tic-tac-toe")).to_be_visible()
    other.get_by_role("button", name="Sit down").first.click()
    other.wait_for_url(f"**/table/{table}")
    expect(page.locator("g.cell.legal").first).to_be_visible()


def test_a_friend_who_is_here_is_invited_with_one_click(visitor: Visitor, address: str) -> None:
    page, other = visitor(), visitor()
    mine, theirs = account(page, address, "paola"), account(other, address, "quirino")
    post(page, address, f"/api/me/friends/{theirs}", {}, "PUT")
    post(other, address, f"/api/me/friends/{mine}", {}, "PUT")
    page.goto(f"{address}/?game=tictactoe")
    page.get_by_role("button", name="Invite Quirino to Tic-tac-toe").click()
    page.wait_for_url("**/table/*")
    other.goto(address)
    expect(other.get_by_text("Paola invites you to Tic-tac-toe")).to_be_visible()
