"""The Empire War's table: a whole war, secret plans of two people, the map, the phone, Italian, keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, middle_game, my_turn, play_to_the_end, start, version, violations, wish

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]


@pytest.fixture(scope="module")
def plans() -> MiddleGame:
    """The third turn of a full war, while plans are made."""
    return middle_game("empire_war", 2, 4, 60, "AssignFleet", offers="buy")


@pytest.fixture(scope="module")
def opening() -> MiddleGame:
    """The first plans of a short war: all ships are in the reserve."""
    return middle_game("empire_war", 2, 4, 6, "AssignFleet", war="short")


@pytest.fixture(scope="module")
def meeting() -> MiddleGame:
    """Two fleets have met, and a side may withdraw."""
    return middle_game("empire_war", 2, 4, 40, "OfferWithdrawal")


@pytest.fixture(scope="module")
def apart() -> MiddleGame:
    """A war by correspondence in which the seat may take command of a battle."""
    return middle_game("empire_war", 2, 4, 12, "ChooseCommand", war="short", apart=True)


@pytest.mark.timeout(300)
def test_a_short_war_from_the_lobby_to_its_report(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor()
    page.get_by_role("button", name="Empire War").click()
    wish(page, "Length of the war").select_option("short")
    start(page, "Empire War", "Play against bots", "captain")
    expect(page.get_by_role("group", name="Map of the war")).to_be_visible()
    assert play_to_the_end(page, advice=True) > 20
    report = page.get_by_role("region", name="Game report")
    expect(report.get_by_role("table").first.get_by_role("row")).to_have_count(3)
    expect(report.locator("figure").first).to_be_visible()
    assert violations(page, axe) == []
    picture(page, "war-report")


@pytest.mark.smoke
def test_the_map_shows_lanes_fronts_and_fleets(visitor: Visitor, plans: MiddleGame, axe: str, picture: Picture) -> None:
    page = visitor(plans)
    my_turn(page)
    expect(page.locator(".war .lane")).to_have_count(4)
    expect(page.locator(".war .zone.front")).to_have_count(4)
    expect(page.locator(".war .counter").first).to_be_visible()
    expect(page.get_by_role("region", name="This turn's battles")).to_contain_text("%")
    picture(page, "war")
    assert violations(page, axe) == []


def test_a_ship_is_sent_by_drag_and_by_key(visitor: Visitor, opening: MiddleGame) -> None:
    page = visitor(opening)
    my_turn(page)
    card = page.locator(".hand .card").first
    card.focus()
    page.keyboard.press("Enter")
    page.locator(".hand .places button:enabled").last.focus()
    page.keyboard.press("Shift")
    page.keyboard.press("Enter")
    expect(page.locator(".hand small.act").first).to_contain_text("to ")
    page.keyboard.press("u")
    expect(page.locator(".hand small.act")).to_have_count(0)
    card.drag_to(page.locator(".war .lane .zone.front").first)
    expect(page.locator(".hand small.act").first).to_contain_text("to ")


def test_why_a_ship_cannot_go_there(visitor: Visitor, plans: MiddleGame) -> None:
    page = visitor(plans)
    my_turn(page)
    card = page.locator(".hand .card:not(.away)").filter(has_not_text="the reserve").first
    card.click()
    page.locator(".war .lane:not(.legal) .zone.front").first.click()
    expect(page.get_by_role("status").filter(has_text="must pass a turn in the reserve")).to_be_visible()


def test_past_fronts_can_be_looked_at(visitor: Visitor, plans: MiddleGame) -> None:
    page = visitor(plans)
    page.get_by_role("button", name="Look at the end of turn 1").click()
    expect(page.get_by_text("The fronts after turn 1")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("The fronts after turn 1")).to_be_hidden()


@pytest.mark.smoke
def test_a_battle_is_commanded_on_talons_board(
    visitor: Visitor, meeting: MiddleGame, axe: str, picture: Picture
) -> None:
    page = visitor(meeting)
    my_turn(page)
    for word in ("Fight", "Take command"):
        page.wait_for_selector(f"section.ask:not(.waiting) .btn:has-text('{word}')")
        before = page.locator("section.ask").get_attribute("data-version")
        page.locator("section.ask .btn").filter(has_text=word).first.click()
        if (confirm := page.locator("section.ask .pri")).is_visible():
            confirm.click()
        page.wait_for_function("(v) => document.querySelector('section.ask').dataset.version !== v", arg=before)
    expect(page.locator("svg.map .ship").first).to_be_visible()
    expect(page.get_by_role("list", name="Impulse chart")).to_be_visible()
    picture(page, "war-battle")
    assert violations(page, axe) == []


def test_two_people_plan_in_secret(visitor: Visitor) -> None:
    host = visitor(permissions=["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Empire War").click()
    wish(host, "Length of the war").select_option("short")
    start(host, "Empire War", "Link for friends")
    host.get_by_role("navigation").get_by_role("button", name="Copy the link for friends").click()
    expect(host.get_by_role("navigation").get_by_text("Link copied")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    friend = visitor("/" + link.split("/", 3)[3])
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        my_turn(page)
        for _ in range(3):
            before = page.locator("section.ask").get_attribute("data-version")
            page.locator(".war .zone.open").first.click()
            page.wait_for_function("(v) => document.querySelector('section.ask').dataset.version !== v", arg=before)
    expect(host.locator(".war .base")).to_have_count(3)
    expect(friend.locator(".war .base")).to_have_count(3)
    my_turn(host)
    host.locator(".hand .card:not(.away)").first.click()
    host.locator(".hand .places button:enabled").last.click()
    expect(host.locator(".war .counter")).to_have_count(1)
    expect(friend.locator(".war .counter")).to_have_count(0)
    expect(friend.get_by_role("log")).not_to_contain_text("goes to")


def test_a_phone_shows_the_war_in_italian(visitor: Visitor, plans: MiddleGame, axe: str, picture: Picture) -> None:
    page = visitor(plans, viewport={"width": 390, "height": 844}, has_touch=True, locale="it-IT")
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.get_by_role("group", name="Mappa della guerra")).to_be_visible()
    picture(page, "war-phone")
    assert violations(page, axe) == []


def answer(page: Page, word: str) -> None:
    """Choose what a button says, and confirm it."""
    page.wait_for_selector(f"section.ask:not(.waiting) .btn:has-text('{word}')")
    before = version(page)
    page.locator("section.ask .btn").filter(has_text=word).first.click()
    if (confirm := page.locator("section.ask .pri")).is_visible():
        confirm.click()
    page.wait_for_function(
        "(v) => document.querySelector('section.ask').dataset.version !== v || document.querySelector('a.pri')",
        arg=before,
    )


@pytest.mark.timeout(300)
def test_a_battle_by_correspondence_has_a_table_of_its_own(
    visitor: Visitor, apart: MiddleGame, axe: str, picture: Picture
) -> None:
    page = visitor(apart)
    my_turn(page)
    answer(page, "Take command")
    expect(page.get_by_text("A battle is being fought at its own table")).to_be_visible()
    expect(page.get_by_role("group", name="Map of the war")).to_be_visible()
    picture(page, "war-waits")
    assert violations(page, axe) == []
    war = page.url
    page.get_by_role("link", name="To the battle").click()
    page.wait_for_url(lambda url: url != war)
    expect(page.locator("svg.map .ship").first).to_be_visible()
    expect(page.get_by_text("This battle belongs to a war")).to_be_visible()
    assert play_to_the_end(page, advice=True, by_hand=2) > 5
    page.get_by_role("link", name="To the war").first.click()
    page.wait_for_url(war)
    expect(page.get_by_role("group", name="Map of the war")).to_be_visible()
    expect(page.get_by_text("A battle is being fought at its own table")).to_be_hidden()
    my_turn(page)
