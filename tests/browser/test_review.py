"""The review of a finished game: the curve, the moments, the better move on the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urljoin

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor

import orrery
from orrery.bots import bot
from orrery.kernel import Rng, State
from orrery.records import Record
from orrery.review import Review, Reviewed

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

Picture = Callable[[Page, str], None]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}
AXE = "async () => (await axe.run()).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target)}`)"


def record(name: str, seats: int = 2, seed: int = 5, **options: str) -> str:
    """A game between captains as the text of a file."""
    game = orrery.game(name)
    state: State = game.new(seats, seed, options)
    player, belief, actions = bot("captain", game), Rng(3), list[str]()
    while state.seat is not None:
        action = player.choose(state.determinize(state.seat, belief), state.seat, None)
        actions.append(str(action))
        state.apply(action)
    return Record.of(state, seed, actions).encode().decode()


def missed() -> str:
    """Tic-tac-toe: X overlooks a win and loses."""
    state: State = orrery.game("tictactoe").new()
    actions = [f"place {cell}" for cell in ("a1", "a2", "b1", "b2", "c3", "c2")]
    for action in actions:
        state.play(action)
    return Record.of(state, 0, actions).encode().decode()


UPLOAD = """
async (record) => (await (await fetch("/api/records", {
  method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({record}),
})).json()).id
"""


def reviewed(page: Page, text: str) -> None:
    """Upload a finished game and open its review."""
    table: str = page.evaluate(UPLOAD, text)
    page.goto(urljoin(page.url, f"/table/{table}/review"))


@pytest.mark.smoke
def test_the_overlooked_win_is_shown_on_the_board(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor("/")
    reviewed(page, missed())
    moment = page.get_by_role("button", name=re.compile("Costly Move 5"))
    # Another test's long review may be before it.
    expect(moment).to_be_visible(timeout=90_000)
    moment.click()
    expect(moment).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_text("Better", exact=True).first).to_be_visible()
    expect(page.locator("rect.better.frame")).to_be_visible()
    page.evaluate(axe)
    assert page.evaluate(AXE) == []
    picture(page, "review-tictactoe")
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "6")
    page.keyboard.press("n")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("p")
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))


@pytest.mark.timeout(300)
def test_a_battle_is_reviewed_with_its_dice(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor("/")
    reviewed(page, record("talon", scenario="tutorial-duel"))
    expect(page.get_by_role("slider")).to_be_visible(timeout=240_000)
    expect(page.get_by_role("heading", name="Verdict")).to_be_visible()
    expect(page.locator(".stem")).not_to_have_count(0)
    page.evaluate(axe)
    assert page.evaluate(AXE) == []
    picture(page, "review-talon")
    # The frame around what was played on the map follows the board.
    page.get_by_role("tab", name="All").click()
    page.get_by_role("button", name=re.compile(r"Move \d+.*Fire")).first.click()
    expect(page.locator("rect.frame").first).to_be_visible()
    wide = "document.querySelector('rect.frame').getBoundingClientRect().width"
    before = page.evaluate(wide)
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(f"before => {wide} > 1.1 * before", arg=before)
    # A move has no thing on the map before it is made: a ghost stands where it leads, and the frame around it.
    page.get_by_role("button", name=re.compile(r"Move \d+.*[Ss]traight")).first.click()
    expect(page.locator(".ghost[data-thing='manoeuvre:straight']")).to_be_visible()
    expect(page.locator("rect.frame").first).to_be_visible()
    picture(page, "review-talon-straight")
    page.set_viewport_size({"width": 820, "height": 1180})
    picture(page, "review-talon-tablet")


def test_a_phone_in_italian(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = visitor("/", locale="it-IT", **PHONE)
    reviewed(page, missed())
    page.get_by_role("button", name="Momenti decisivi").click()
    picture(page, "review-phone")
    expect(page.get_by_text("Costosa").first).to_be_visible()
    page.get_by_role("button", name="Posti").click()
    expect(page.get_by_text("Verdetto")).to_be_visible()
    page.evaluate(axe)
    assert page.evaluate(AXE) == []


def compared(text: str, wanted: list[tuple[str, str]]) -> bytes:
    """A review as the server tells it, in which better actions of these verbs are known for actions of the others."""
    record = Record.decode(text.encode())
    state = record.start()
    decisions, left = list[Reviewed](), wanted[:]
    for version, notation in enumerate(record.actions):
        best = notation
        if left and notation.split()[0] == left[0][0]:
            others = [str(one) for one in state.actions() if str(one).startswith(left[0][1]) and str(one) != notation]
            best = others[-1] if others else notation
        mark = "costly" if best != notation else ""
        left = left[1:] if mark else left
        seat, options = state.seat or 0, len(state.actions())
        decisions.append(Reviewed(version, seat, "", options, notation, best, 0.3, 0.5, 0.2, 0.0, mark))
        state.play(notation)
    assert not left
    count, seats = len(decisions), range(record.seats)
    curve, luck = [[0.5 for _ in seats]] * (count + 1), [list[float]()] * count
    facts = Review(record.game, record.seats, None, 0, [], [0], curve, luck, decisions, [0.0, 0.0], [0.0, 0.0], 1)
    return msgspec.json.encode({"status": "done", "review": facts, "versions": [*range(1, count + 2)]})


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_map_shows_the_better_hex_and_the_piece_to_move(visitor: Visitor, phone: bool, picture: Picture) -> None:
    page = visitor("/", **(PHONE if phone else {}))
    text = record("parsec", seats=3)
    answer = compared(text, [("at", "at "), ("shop", "move ")])
    page.route("**/api/tables/*/review", lambda route: route.fulfill(body=answer, content_type="application/json"))
    reviewed(page, text)
    for _ in range(2):
        frame = page.locator("rect.frame.better")
        expect(frame).to_be_visible()
        expect(frame).to_be_in_viewport()
        picture(page, f"review-parsec-{'phone' if phone else 'laptop'}")
        page.keyboard.press("n")
