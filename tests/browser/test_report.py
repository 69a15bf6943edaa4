"""The report: how the points came about, where the game turned, a picture to share; and what words say elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import MiddleGame, middle_game, my_turn, violations
from tests.browser.test_pictures import moment

import orrery
from orrery.bots import bot
from orrery.lab import Plan, simulate
from orrery.lab.analysis import Games
from orrery.lab.report import page as report_page
from orrery.lab.results import Results
from orrery.records import Record

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def balance(tmp_path_factory: pytest.TempPathFactory) -> Games:
    """Some games of The Expanse between bots."""
    plan = Plan("expanse", (("greedy", "random"),), 12, events=True)
    results = Results(tmp_path_factory.mktemp("lab") / "games", plan)
    for piece, handful in simulate(plan, pieces=results.open()):
        results.store(piece, handful)
    return Games(results.finish())


Picture = Callable[[Page, str], None]


@pytest.mark.smoke
def test_the_report_tells_how_it_came_about(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor(moment("expanse", -1))
    report = page.get_by_role("region", name="Game report")
    tally = report.locator("table.tally")
    expect(tally).to_contain_text("Final scoring")
    for column in range(4):
        cells = [
            int(row.locator("td").nth(column).inner_text().replace("\N{MINUS SIGN}", "-"))
            for row in tally.locator("tbody tr").all()
        ]
        assert sum(cells[:-1]) == cells[-1], "the lines add up"
    headings = report.locator("section > h3").all_inner_texts()
    assert any(re.match("(?i)scoring turn|the final scoring", heading) for heading in headings), headings
    expect(report.locator(".turning li").first).to_be_visible(timeout=30_000)
    assert violations(page, axe) == []
    report.locator("canvas").scroll_into_view_if_needed()
    picture(page, "report-picture")
    with page.expect_download() as saved:
        report.get_by_role("button", name="Save the picture").click()
    path = Path(saved.value.path())
    assert path.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert path.stat().st_size > 20_000, "an empty picture is smaller"
    report.locator(".turning button").last.click()
    expect(page.get_by_role("slider", name="Position")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("look", ["light", "dark", "phone"])
def test_nothing_is_wrong_with_the_balance_report(
    browser: Browser, axe: str, balance: Games, look: str, language: str
) -> None:
    size = {"width": 390, "height": 844} if look == "phone" else {"width": 1280, "height": 720}
    context = browser.new_context(color_scheme="dark" if look == "dark" else "light", viewport=size)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_content(report_page(balance, language))
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def shared() -> MiddleGame:
    """A game of one round whose winners are several, each for itself."""
    rules = orrery.game("parsec")
    for seed in range(50):
        state, player, actions = rules.new(4, seed, {"rounds": 1}), bot("random", rules), list[str]()
        while state.seat is not None:
            actions.append(str(player.choose(state, state.seat, None)))
            state.play(actions[-1])
        if state.outcome is not None and len(state.outcome.winners) > 1:
            return MiddleGame("parsec", Record.of(state, seed, actions).encode().decode(), 0)
    raise AssertionError("no win was shared")


def test_a_tie_reads_as_a_tie(visitor: Visitor) -> None:
    page = visitor(shared())
    expect(page.get_by_role("heading", name=re.compile("^A tie: "))).to_be_visible()


def test_a_team_wins_together(visitor: Visitor) -> None:
    page = visitor(moment("parsec", -1))
    expect(page.get_by_role("heading", name=re.compile(r"^\w+ and \w+ win together$"))).to_be_visible()
    names = page.locator(".seats .name .text").all_inner_texts()
    for seat, role in enumerate(page.locator(".seats .role").all_inner_texts()):
        assert f"with {names[(seat + 2) % 4]}" in role
    expect(page.get_by_role("log")).to_contain_text(f"The game is won by {names[0]}, {names[2]}")


@pytest.mark.parametrize("width", [1280, 1440])
def test_what_can_be_done_after_a_game_stands_in_a_row(visitor: Visitor, width: int) -> None:
    page = visitor(moment("parsec", -1), viewport={"width": width, "height": 800})
    buttons = page.locator(".report header .btn")
    expect(buttons).to_have_count(5)
    tops = {round(button.bounding_box()["y"]) for button in buttons.all()}  # type: ignore[index]
    assert len(tops) == 1


def test_a_game_without_points_has_winners_and_losers(visitor: Visitor) -> None:
    page = visitor(moment("connect_four", -1))
    rows = page.get_by_role("region", name="Game report").locator("tbody tr")
    expect(rows.first.locator("td").last).to_have_text("won")
    expect(rows.last.locator("td").last).to_have_text("lost")


def test_a_branch_has_a_name_and_the_same_bots(visitor: Visitor) -> None:
    page = visitor(moment("connect_four", -1))
    level = page.locator(".seats .role").last.inner_text()
    page.get_by_role("region", name="Game report").get_by_role("button", name="Replay").click()
    page.get_by_role("slider", name="Position").fill("6")
    page.get_by_role("button", name="What if?").click()
    expect(page.get_by_text(re.compile(r"What if, from move \d"))).to_be_visible()
    expect(page.locator(".seats .role").filter(has_text=level)).not_to_have_count(0)


def test_why_no_trade_is_possible_is_told(visitor: Visitor) -> None:
    page = visitor(middle_game("parsec", 4, 3, 60, "ChooseAction", lacks="offer"))
    my_turn(page)
    page.get_by_role("button", name=re.compile("trade offers? left")).click()
    expect(page.locator(".why")).to_be_visible()


def test_what_cannot_be_bought_says_why_not_on_a_click(visitor: Visitor) -> None:
    page = visitor(middle_game("parsec", 4, 3, 60, "ChooseAction"))
    my_turn(page)
    page.locator(".goods button.dear").first.click()
    expect(page.locator(".why")).to_be_visible()


def test_a_mark_of_reconstruction_explains_itself(visitor: Visitor) -> None:
    page = visitor(middle_game("expanse", 4, 3, 60, "SpendPoints", offers="place", factions="seated"))
    my_turn(page)
    page.locator(".strip .card:has(.recon)").first.hover()
    expect(page.locator(".pop.large")).to_contain_text("reconstructed")
