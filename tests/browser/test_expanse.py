"""The Expanse's table: several turns, the map, the track, the phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, choose, middle_game, moved_on, my_turn, start, version, violations

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def influence() -> MiddleGame:
    """Somebody has points to spend and can place influence with them."""
    return middle_game("expanse", 4, 3, 60, "SpendPoints", offers="place", factions="seated")


def test_a_game_starts_and_several_turns_are_played(visitor: Visitor) -> None:
    page = visitor(reduced_motion="no-preference")
    start(page, "The Expanse", "Play against bots", level="random")
    log = page.get_by_role("log")
    expect(log).to_contain_text("The game begins.")
    for _ in range(8):
        my_turn(page)
        before = version(page)
        choose(page, advice=True)
        moved_on(page, before)
    expect(log).to_contain_text("takes")


def test_a_table_for_friends_waits_with_its_link(visitor: Visitor) -> None:
    page = visitor()
    start(page, "The Expanse", "Link for friends")
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    page.get_by_role("button", name="Put a bot here").first.click()
    expect(page.get_by_role("log")).to_contain_text("A bot takes the seat")


@pytest.mark.smoke
def test_influence_is_placed_by_pointing_at_a_base(
    visitor: Visitor, influence: MiddleGame, axe: str, picture: Callable[[Page, str], None]
) -> None:
    page = visitor(influence)
    decision = page.get_by_role("region", name="Decision")
    decision.get_by_role("button", name="Place").click()
    expect(page.get_by_role("heading", name="Place 1 influence: choose a base")).to_be_visible()
    base = page.locator("g.plate.legal").first
    name = (base.get_attribute("aria-label") or "").split(",")[0]
    base.click()
    expect(decision.locator(".pri")).to_have_text(f"Place influence on {name}↵")
    picture(page, "expanse")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(f"on {name}")
    assert violations(page, axe) == []


def test_every_choice_stands_in_a_list_too(visitor: Visitor, influence: MiddleGame) -> None:
    page = visitor(influence)
    page.keyboard.press("l")
    options = page.get_by_role("group", name="All options").get_by_role("button")
    expect(options.first).to_be_visible()
    label = options.first.locator("span").inner_text()
    options.first.click()
    expect(page.get_by_role("region", name="Decision").locator(".pri")).to_contain_text(label)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Decision").locator(".pri")).to_be_hidden()


@pytest.mark.smoke
def test_a_base_out_of_reach_says_why(
    visitor: Visitor, influence: MiddleGame, picture: Callable[[Page, str], None]
) -> None:
    page = visitor(influence)
    page.get_by_role("region", name="Decision").get_by_role("button", name="Place").click()
    page.locator("g.plate:not(.legal)").last.click()
    reason = page.locator(".pop.why")
    expect(reason).to_be_visible()
    picture(page, "expanse-why-not")
    reason.get_by_role("button", name="Open").click()
    expect(page.locator("article.here")).to_be_visible()


def test_the_map_is_told_in_words(visitor: Visitor, influence: MiddleGame) -> None:
    page = visitor(influence)
    told = page.get_by_role("region", name="The board in words")
    expect(told).to_contain_text("Orbit of Earth")
    expect(told).to_contain_text("Action track")


def test_a_phone_shows_all_bases_in_italian(
    visitor: Visitor, influence: MiddleGame, axe: str, picture: Callable[[Page, str], None]
) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}
    page = visitor(influence, locale="it-IT", **phone)
    expect(page.locator("g.plate")).to_have_count(16)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    picture(page, "expanse-phone")
    assert violations(page, axe) == []
    page.get_by_role("button", name="Tracciato").click()
    expect(page.locator(".card").first).to_be_visible()
    picture(page, "expanse-phone-track")


def test_light_and_dark(visitor: Visitor, influence: MiddleGame, picture: Callable[[Page, str], None]) -> None:
    page = visitor(influence, color_scheme="light")
    picture(page, "expanse-light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


#: Positions as the server sends them, but with these control points.
MANY_POINTS = """
const parse = JSON.parse;
JSON.parse = (text) => {
  const said = parse(text);
  const factions = said?.type === "state" ? (said.view?.factions ?? []) : [];
  factions.forEach((one, at) => (one.control_points = [52, 52, 60, 52][at]));
  return said;
};
"""


def test_the_ruler_stays_true_above_45_points(
    visitor: Visitor, influence: MiddleGame, picture: Callable[[Page, str], None]
) -> None:
    page = visitor(influence, script=MANY_POINTS)
    marks = page.locator(".ruler text:not(.caption)")
    expect(marks.last).to_have_text("60")
    assert all(mark.isdigit() for mark in marks.all_text_contents())
    picture(page, "expanse-ruler")
    places = page.locator(".ruler .marker").evaluate_all(
        "(all) => all.map((one) => /translate\\(([\\d.]+)px/.exec(one.style.transform)[1])"
    )
    assert places[0] == places[1] == places[3] != places[2]


def test_the_first_question_shows_every_faction(
    visitor: Visitor, axe: str, picture: Callable[[Page, str], None]
) -> None:
    page = visitor(viewport={"width": 1280, "height": 720})
    start(page, "The Expanse", "Play against bots", level="random")
    sheets = page.locator(".sheets .choice")
    expect(sheets.first).to_be_visible()
    picture(page, "expanse-factions")
    for sheet in sheets.all():
        expect(sheet.locator(".powers > span")).to_have_count(4)
        expect(sheet.locator(".style")).not_to_be_empty()
    assert violations(page, axe) == []
    sheets.first.click()
    page.keyboard.press("Enter")
    expect(sheets.first).to_be_hidden()


def test_a_bot_has_a_name_of_its_own_and_a_sign_of_its_level(visitor: Visitor) -> None:
    page = visitor()
    start(page, "The Expanse", "Play against bots", level="random")
    names = page.locator(".seats .name .text").all_inner_texts()
    assert len(set(names)) == len(names)
    assert {"Astrolabe", "Octant", "Sextant"} < set(names)
    expect(page.locator(".seats .rank")).to_have_count(3)
    expect(page.locator(".seats .rank").first.locator("i.on")).to_have_count(1)


def test_a_card_is_named_beside_its_space(visitor: Visitor) -> None:
    page = visitor(middle_game("expanse", 4, 3, 40, "ChooseTurn", offers="take", factions="seated"))
    my_turn(page)
    page.keyboard.press("l")
    options = page.get_by_role("group", name="All options").get_by_role("button")
    taking = [text for text in options.all_inner_texts() if text.startswith("Take")]
    assert taking
    assert not [text for text in taking if text.startswith("Take the card on space")]
