"""The table as people use it: a small game from the lobby to its end, alone, together, by keyboard, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import moved_on, start, version, violations

pytestmark = pytest.mark.browser


def play_to_the_end(page: Page) -> None:
    """Take the first free cell until the game is over."""
    over = page.get_by_role("heading", name="The game is over")
    legal = page.locator("g.cell.legal")
    for _ in range(5):
        expect(legal.or_(over).first).to_be_visible()
        if legal.count() <= 1:  # a single answer is given by the client, which may have done so by now
            break
        before = version(page)
        legal.first.click()
        moved_on(page, before)
    expect(over).to_be_visible()


@pytest.mark.smoke
def test_a_game_against_a_bot_from_the_lobby_to_the_report(
    visitor: Visitor, axe: str, picture: Callable[[Page, str], None]
) -> None:
    page = visitor()
    start(page, "Tic-tac-toe", "Play against bots")
    play_to_the_end(page)
    report = page.get_by_role("region", name="Game report")
    expect(report).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("marks")
    assert violations(page, axe) == []
    picture(page, "tictactoe-report")
    report.get_by_role("button", name="Board").click()
    expect(report).to_be_hidden()


def test_two_share_a_screen(visitor: Visitor) -> None:
    page = visitor()
    start(page, "Connect four", "Hot-seat on this screen")
    for turn in range(4):
        acting = page.locator(".seats li[aria-current]")
        expect(acting).to_contain_text(f"Player {turn % 2 + 1}")
        page.get_by_role("button", name="Drop a disc into d").click()
    expect(page.locator("circle.disc")).to_have_count(4)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("circle.disc")).to_have_count(3)


@pytest.mark.smoke
def test_friends_meet_by_link_and_a_lost_connection_comes_back(visitor: Visitor) -> None:
    host = visitor(permissions=["clipboard-read", "clipboard-write"])
    start(host, "Tic-tac-toe", "Link for friends")
    host.get_by_role("navigation").get_by_role("button", name="Copy the link for friends").click()
    expect(host.get_by_role("navigation").get_by_text("Link copied")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    friend = visitor("/" + link.split("/", 3)[3])
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="a1, empty").click()
    expect(friend.get_by_role("button", name=re.compile("a1, (?!empty)"))).to_be_visible()
    friend.reload()
    friend.get_by_role("button", name="b2, empty").click()
    expect(host.get_by_role("button", name=re.compile("b2, (?!empty)"))).to_be_visible()


@pytest.mark.smoke
def test_what_is_impossible_is_explained_with_its_rule(visitor: Visitor) -> None:
    page = visitor()
    start(page, "Tic-tac-toe", "Hot-seat on this screen")
    page.get_by_role("button", name="b2, empty").click()
    page.get_by_role("button", name="b2, Player 1").click()
    page.get_by_text("b2 already carries a mark.").wait_for()
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("article.here")).to_have_attribute("data-clause", "tictactoe:2")


def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor()
    row = page.get_by_role("button", name="Tic-tac-toe")
    row.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Hot-seat on this screen")).to_be_focused()
    page.keyboard.press("Enter")
    for place, cell in enumerate(["a1", "a2", "b1", "b2", "c1"]):
        button = page.get_by_role("button", name=f"{cell}, empty")
        button.focus()
        page.keyboard.press("Enter" if place % 2 else "Space")
        expect(page.get_by_role("button", name=re.compile(f"{cell}, Player"))).to_be_visible()
    expect(page.get_by_role("heading", name="Player 1 wins")).to_be_visible()


def test_the_past_can_be_watched_and_another_branch_tried(visitor: Visitor) -> None:
    page = visitor()
    start(page, "Tic-tac-toe", "Hot-seat on this screen")
    for cell in ["a1", "a2", "b1", "b2", "c1"]:
        page.get_by_role("button", name=f"{cell}, empty").click()
        expect(page.get_by_role("button", name=re.compile(f"{cell}, Player"))).to_be_visible()
    page.get_by_role("region", name="Game report").get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("button", name="c1, empty")).to_be_visible()
    before = page.url
    page.get_by_role("button", name="What if?").click()
    expect(page).not_to_have_url(before)
    expect(page.get_by_role("button", name="c1, empty")).to_be_visible()


@pytest.mark.smoke
def test_chat_and_rules(visitor: Visitor, axe: str) -> None:
    page = visitor()
    start(page, "Tic-tac-toe", "Play against bots")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_label("Search the rules").fill("tictactoe:3")
    expect(page.locator("article")).to_have_count(1)
    page.get_by_role("button", name="EN + IT").click()
    expect(page.locator("article [lang=it]")).to_be_visible()
    assert violations(page, axe) == []


@pytest.mark.smoke
def test_a_phone_plays_in_italian(visitor: Visitor, picture: Callable[[Page, str], None]) -> None:
    page = visitor(viewport={"width": 360, "height": 740}, locale="it-IT", has_touch=True)
    page.get_by_role("button", name="Tris").or_(page.get_by_role("button", name="Tic-tac-toe")).click()
    page.get_by_role("button", name="Insieme su questo schermo").click()
    page.get_by_role("button", name="b2, vuota").tap()
    expect(page.get_by_role("button", name="b2, Giocatore 1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.get_by_role("button", name="Diario").click()
    expect(page.get_by_role("log")).to_contain_text("Giocatore 1 segna b2.")
    picture(page, "tictactoe-phone")
