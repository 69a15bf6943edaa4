"""People together: by link with a connection that breaks, by consent, against the clock, on one screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import middle_game, my_turn, start, violations, wish

pytestmark = pytest.mark.browser


def together(visitor: Visitor, game: str, clock: str = "none") -> tuple[Page, Page]:
    """Two people in two browsers at one table."""
    host = visitor(permissions=["clipboard-read", "clipboard-write"], allowing="net::ERR_")
    row = host.get_by_role("button", name=game)
    row.click()
    wish(host, "Clock").select_option(clock)
    start(host, game, "Link for friends")
    host.get_by_role("navigation").get_by_role("button", name="Copy the link for friends").click()
    expect(host.get_by_role("navigation").get_by_text("Link copied")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    friend = visitor("/" + link.split("/", 3)[3], allowing="net::ERR_")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("button", name="Sit down")).to_be_hidden()
    return host, friend


def test_who_comes_by_a_link_is_asked_for_a_name_and_who_comes_late_may_watch(
    visitor: Visitor, axe: str, picture: Callable[[Page, str], None]
) -> None:
    host = visitor(permissions=["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Connect four").click()
    start(host, "Connect four", "Link for friends")
    host.get_by_role("navigation").get_by_role("button", name="Copy the link for friends").click()
    expect(host.get_by_role("navigation").get_by_text("Link copied")).to_be_visible()
    path = "/" + host.evaluate("navigator.clipboard.readText()").split("/", 3)[3]
    friend = visitor(path)
    name = friend.get_by_label("Your name at this table")
    expect(name).to_be_focused()
    picture(friend, "doorway")
    assert violations(friend, axe) == []
    expect(name).not_to_have_value("")
    name.fill("")
    expect(name).to_have_value("")
    name.fill("Ada")
    name.press("Enter")
    expect(host.locator(".seats")).to_contain_text("Ada")
    late = visitor(path)
    expect(late.get_by_text("you are watching")).to_be_visible()
    expect(late.get_by_role("button", name="Sit down")).to_be_hidden()
    drop(host, "d")
    discs(late, 1)


def test_a_stranger_at_a_private_table_learns_how_to_come_in(
    visitor: Visitor, axe: str, picture: Callable[[Page, str], None]
) -> None:
    host = visitor(permissions=["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Connect four").click()
    start(host, "Connect four", "Link for friends")
    host.get_by_role("navigation").get_by_role("button", name="Copy the link for friends").click()
    expect(host.get_by_role("navigation").get_by_text("Link copied")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    stranger = visitor("/" + link.split("/", 3)[3].split("#")[0], allowing="404")
    expect(stranger.get_by_role("heading", name="This table is private")).to_be_visible()
    expect(stranger.get_by_label("Your name at this table")).to_be_focused()
    picture(stranger, "private")
    assert violations(stranger, axe) == []
    stranger.get_by_label("Link for friends").fill(link)
    stranger.get_by_role("button", name="Come in", exact=True).click()
    expect(stranger.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_stranger_asks_to_come_in(visitor: Visitor, axe: str, picture: Callable[[Page, str], None]) -> None:
    host = visitor()
    host.get_by_role("button", name="Connect four").click()
    start(host, "Connect four", "Link for friends")
    path = "/" + host.url.split("/", 3)[3]
    asking, refused = visitor(path, allowing="404"), visitor(path, allowing="404")
    for page, name in ((asking, "Ada"), (refused, "Mallory")):
        page.get_by_label("Your name at this table").fill(name)
        page.get_by_role("button", name="Ask to come in").click()
        expect(page.get_by_role("status")).to_contain_text("The players have been asked")
        expect(host.get_by_text(f"{name} asks to come in.")).to_be_visible()
    picture(host, "asking")
    assert violations(host, axe) == []
    assert violations(asking, axe) == []
    host.locator(".line", has_text="Mallory").get_by_role("button", name="Refuse").click()
    expect(refused.get_by_role("status")).to_contain_text("be among themselves")
    host.get_by_role("button", name="Let in").click()
    expect(host.get_by_text("asks to come in.")).to_be_hidden()
    asking.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats")).to_contain_text("Ada")
    drop(host, "d")
    discs(asking, 1)


def test_an_address_without_a_table_says_so(visitor: Visitor) -> None:
    page = visitor("/table/nothing-here", allowing="404")
    expect(page.get_by_role("heading", name="There is no table here")).to_be_visible()
    page.get_by_role("link", name="See which tables are open").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")


def drop(page: Page, column: str) -> None:
    """Drop a disc into a column, when it is one's turn."""
    my_turn(page)
    page.get_by_role("button", name=f"Drop a disc into {column}").click()


def discs(page: Page, count: int) -> None:
    """So many discs lie in the grid."""
    expect(page.locator("circle.disc")).to_have_count(count)


@pytest.mark.smoke
def test_two_play_on_although_the_connection_breaks(visitor: Visitor) -> None:
    host, friend = together(visitor, "Connect four")
    drop(host, "d")
    discs(friend, 1)
    friend.context.set_offline(True)
    expect(friend.get_by_text("reconnecting")).to_be_visible()
    drop(friend, "e")
    expect(friend.get_by_text("No connection; your move was not sent.")).to_be_visible()
    friend.context.set_offline(False)
    expect(friend.get_by_text("reconnecting")).to_be_hidden()
    for count, (page, column) in enumerate([(friend, "e"), (host, "d"), (friend, "e")], 2):
        drop(page, column)
        discs(host, count)
        discs(friend, count)
    host.context.set_offline(True)
    expect(host.get_by_text("reconnecting")).to_be_visible()
    host.context.set_offline(False)
    for count, (page, column) in enumerate([(host, "d"), (friend, "e"), (host, "d")], 5):
        drop(page, column)
        discs(host, count)
    for page in (host, friend):
        expect(page.get_by_role("region", name="Game report")).to_be_visible()


@pytest.mark.smoke
def test_what_lies_behind_anothers_move_is_undone_by_consent(visitor: Visitor) -> None:
    host, friend = together(visitor, "Connect four")
    drop(host, "d")
    drop(friend, "e")
    discs(host, 2)
    host.get_by_role("button", name="Ask to undo").click()
    expect(host.get_by_text("You ask to take back 2 actions.")).to_be_visible()
    expect(friend.get_by_text("asks to take back 2")).to_be_visible()
    friend.get_by_role("button", name="Refuse").click()
    expect(host.get_by_role("button", name="Withdraw")).to_be_hidden()
    expect(friend.get_by_role("button", name="Agree")).to_be_hidden()
    discs(host, 2)
    host.get_by_role("button", name="Ask to undo").click()
    friend.get_by_role("button", name="Agree").click()
    discs(host, 0)
    drop(host, "a")
    discs(friend, 1)


def test_a_pause_is_agreed_and_stops_the_clocks(visitor: Visitor, axe: str) -> None:
    host, friend = together(visitor, "Connect four", "live")
    clock = host.locator(".seats .clock").first
    expect(clock).to_have_text(re.compile(r"^1[01]:\d\d$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("button", name="Propose a pause").click()
    friend.get_by_role("button", name="Agree").click()
    for page in (host, friend):
        expect(page.get_by_text("The game is paused; no clock runs.")).to_be_visible()
        expect(page.get_by_label("The clock is stopped").first).to_be_visible()
    assert violations(host, axe) == []
    friend.get_by_role("button", name="Resume").click()
    expect(host.get_by_label("The clock is stopped")).to_have_count(0)
    drop(host, "d")
    expect(friend.locator(".seats .clock.run")).to_be_visible()


def test_giving_up_asks_twice(visitor: Visitor) -> None:
    host, friend = together(visitor, "Connect four")
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("button", name="Give up").click()
    expect(host.get_by_role("alert")).to_contain_text("cannot be taken back")
    host.get_by_role("button", name="No", exact=True).click()
    host.get_by_role("button", name="Give up").click()
    host.get_by_role("button", name="Really give up").click()
    expect(friend.get_by_role("region", name="Game report")).to_contain_text("wins")


def test_somebody_who_leaves_is_replaced_by_a_bot(visitor: Visitor) -> None:
    host, friend = together(visitor, "Connect four")
    drop(host, "d")
    discs(friend, 1)
    friend.get_by_role("button", name="Settings").click()
    friend.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("button", name="Really leave").click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    host.get_by_role("button", name="Put a bot here").click()
    discs(host, 2)


def test_somebody_who_is_away_for_a_moment_is_not_replaced(visitor: Visitor) -> None:
    host, friend = together(visitor, "Connect four")
    drop(host, "d")
    discs(friend, 1)
    friend.close()
    host.get_by_role("button", name="Let a bot play").click()
    expect(host.get_by_text("has not been away for long enough")).to_be_visible()


def test_a_curtain_hides_the_secrets_of_those_who_share_a_screen(
    visitor: Visitor, axe: str, picture: Callable[[Page, str], None]
) -> None:
    page = visitor()
    page.get_by_role("button", name="Parsec").click()
    wish(page, "Seats").select_option("2")
    page.get_by_role("button", name="Hot-seat on this screen").click()
    for turn in range(3):
        title = page.get_by_role("heading", name=re.compile("Pass the screen to Player [12]"))
        expect(title).to_be_visible()
        name = title.inner_text().removeprefix("Pass the screen to ")
        assert page.locator("svg.galaxy, .seats li, [role=log] li").count() == 0
        if turn == 0:
            assert violations(page, axe) == []
            picture(page, "curtain")
        page.keyboard.press("Enter")
        expect(page.locator(".seats li[aria-current]")).to_contain_text(name)
        for _ in range(6):
            my_turn(page)
            page.keyboard.press("h")
            page.get_by_role("region", name="Decision").locator(".pri").click()
            page.wait_for_function(
                "(name) => document.querySelector('.curtain') || "
                "document.querySelector('section.ask:not(.waiting)') && !document.querySelector('.ask .pri')",
                arg=name,
            )
            if page.locator(".curtain").count():
                break


def test_a_standing_order_passes_a_window_until_it_is_removed(visitor: Visitor, axe: str) -> None:
    page = visitor(middle_game("parsec", 4, 3, 120, "AfterProduction", offers="play"))
    page.get_by_role("button", name="Always pass here").click()
    page.get_by_role("button", name="Until somebody attacks").click()
    orders = page.get_by_role("group", name="Standing orders")
    expect(orders).to_contain_text("You pass: after the production, until somebody attacks")
    expect(page.get_by_role("heading", name="After the production: do you play an event?")).to_be_hidden()
    assert violations(page, axe) == []
    page.get_by_role("button", name="Stop passing: after the production").click()
    expect(page.get_by_role("button", name="Stop passing: after the production")).to_be_hidden()
