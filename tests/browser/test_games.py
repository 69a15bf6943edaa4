"""A whole game of each kind, from the lobby to the final report, by keyboard against bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import play_to_the_end, start, violations, wish

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]  # whole games, also on a busy machine

Picture = Callable[[Page, str], None]


def lobby(visitor: Visitor, game: str) -> Page:
    """The lobby with a game opened; nothing moves longer than it must."""
    page = visitor()
    row = page.get_by_role("button", name=game)
    row.click()
    expect(row).to_have_attribute("aria-expanded", "true")
    return page


def finish(page: Page, axe: str, picture: Picture, name: str, advice: bool = False) -> None:
    """Play on to the report and look at it."""
    assert play_to_the_end(page, advice) > 0
    report = page.get_by_role("region", name="Game report")
    expect(report.get_by_role("table").first.get_by_role("row")).to_have_count(3)
    expect(report.locator("figure").first).to_be_visible()
    expect(report.get_by_text("Seed:")).to_be_visible()
    assert violations(page, axe) == []
    picture(page, f"{name}-report")


def test_a_game_of_the_expanse(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = lobby(visitor, "The Expanse")
    wish(page, "Seats").select_option("2")
    start(page, "The Expanse", "Play against bots", "random")
    finish(page, axe, picture, "expanse")


def test_a_game_of_parsec(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = lobby(visitor, "Parsec")
    wish(page, "Seats").select_option("2")
    wish(page, "Rounds").fill("3")
    start(page, "Parsec", "Play against bots", "random")
    finish(page, axe, picture, "parsec")


def test_a_battle_of_talon_and_another_branch_of_it(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = lobby(visitor, "Talon")
    wish(page, "Scenario").select_option("tutorial-duel")
    start(page, "Talon", "Play against bots", "random")
    finish(page, axe, picture, "talon", advice=True)
    page.get_by_role("region", name="Game report").get_by_role("button", name="Replay").click()
    page.get_by_role("slider", name="Position").fill("12")
    expect(page.get_by_text("12 /")).to_be_visible()
    before = page.url
    page.get_by_role("button", name="What if?").click()
    expect(page).not_to_have_url(before)
    expect(page.locator("svg.map .ship").first).to_be_visible()


def test_a_record_is_saved_and_opened_again(visitor: Visitor) -> None:
    page = visitor(allowing="409")
    start(page, "Tic-tac-toe", "Play against bots", "random")
    play_to_the_end(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    page.get_by_role("link", name="Orrery: To the lobby").click()
    page.get_by_label("Open a record").set_input_files(saved.value.path())
    # The process that reads records starts with the first one, and with a low priority.
    expect(page.get_by_role("region", name="Game report")).to_be_visible(timeout=60_000)
    page.get_by_role("link", name="Orrery: To the lobby").click()
    page.get_by_label("Open a record").set_input_files(
        {"name": "broken.orrery", "mimeType": "application/json", "buffer": b"no record"}
    )
    expect(page.get_by_role("alert")).to_be_visible()
