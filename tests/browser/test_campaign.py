"""The campaign of Talon's scenarios, and battles with several captains a side, in the browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, choose, moved_on, my_turn, play_to_the_end, start, version, violations, wish

import orrery
from orrery.records import Record

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]


@cache
def late_campaign() -> MiddleGame:
    """A short campaign whose last battle is nearly over."""
    rules = orrery.game("talon_campaign")
    state = rules.new(2, 3, {"campaign": "short"})
    actions: list[str] = []
    marks: list[tuple[int, int]] = []
    while state.seat is not None:
        marks.append((state.over, state.seat))
        weights = rules.advise(state)
        action = state.pending[weights.index(max(weights))]
        actions.append(str(action))
        state.apply(action)
    at = max(
        number for number, (over, seat) in enumerate(marks) if over == 5 and seat == 0 and number < len(marks) - 40
    )
    twin = rules.new(2, 3, {"campaign": "short"})
    for action in actions[:at]:
        twin.play(action)
    return MiddleGame("talon_campaign", Record.of(twin, 3, actions[:at]).encode().decode(), 0)


@pytest.mark.smoke
@pytest.mark.timeout(300)
def test_a_campaign_begins_in_the_lobby_with_its_first_scenario(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor()
    page.get_by_role("button", name="Scenario campaign").click()
    wish(page, "Scenarios").select_option("short")
    start(page, "Scenario campaign", "Play against bots", "captain")
    expect(page.locator("svg.map .ship").first).to_be_visible()
    for _ in range(8):
        my_turn(page)
        before = version(page)
        choose(page, advice=True)
        moved_on(page, before)
    picture(page, "campaign")
    assert violations(page, axe) == []


@pytest.mark.timeout(600)
def test_a_campaign_ends_with_a_report(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor(late_campaign())
    my_turn(page)
    assert play_to_the_end(page, advice=True, by_hand=2) > 2
    report = page.get_by_role("region", name="Game report")
    expect(report).to_contain_text("Points of the campaign")
    picture(page, "campaign-report")
    assert violations(page, axe) == []


@pytest.mark.timeout(300)
def test_two_captains_share_a_fleet(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor()
    page.get_by_role("button", name="Several captains").click()
    start(page, "Several captains", "Play against bots", "captain")
    expect(page.locator("svg.map .ship").first).to_be_visible()
    for _ in range(6):
        my_turn(page)
        before = version(page)
        choose(page, advice=True)
        moved_on(page, before)
    fleets = page.locator(".fleet")
    expect(fleets).to_have_count(4)
    # Every ship stands with one captain, and with one only.
    shown = page.locator(".fleet .line:first-child > b").all_inner_texts()
    assert len(shown) == len(set(shown)) == 10
    picture(page, "captains")
    assert violations(page, axe) == []
