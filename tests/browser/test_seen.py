"""Being seen: the embedded view, how many watch, streamer mode, and hands that are shown."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import SCREENSHOTS, Visitor
from tests.browser.play import MiddleGame, middle_game, my_turn, violations

import orrery
from orrery.bots import bot
from orrery.records import Record

pytestmark = pytest.mark.browser

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {"viewport": {"width": 390, "height": 844}},
    "italian": {"locale": "it-IT"},
}


def table_of(page: Page, address: str, game: str = "parsec", **order: Any) -> str:
    """A public table of the visitor's against a bot."""
    assert page.request.post(f"{address}/api/me", data={"name": "Anna"}).ok
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wanted = {"game": game, "seats": seats, "visibility": "public"} | order
    return str(page.request.post(f"{address}/api/tables", data=wanted).json()["id"])


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_the_embedded_view_shows_the_board_and_nothing_to_press(
    visitor: Visitor, address: str, axe: str, kind: str
) -> None:  # fmt: skip
    host = visitor()
    table = table_of(host, address)
    page = visitor(f"/embed/{table}", **LOOKS[kind])
    expect(page.locator(".mini svg").first).to_be_visible()
    expect(page.get_by_role("link")).to_have_count(1)
    expect(page.get_by_role("button")).to_have_count(0)
    assert violations(page, axe) == []
    filled = """() => {
      const board = document.querySelector(".mini .galaxy").getBoundingClientRect();
      const frame = document.querySelector(".mini").getBoundingClientRect();
      return Math.max(board.width / frame.width, board.height / frame.height) > 0.8;
    }"""
    page.wait_for_function(filled)
    page.screenshot(path=SCREENSHOTS / f"embed-{kind}.png")


@pytest.mark.smoke
def test_the_embedded_view_hides_ones_own_hand(visitor: Visitor, address: str) -> None:
    host = visitor()
    table = table_of(host, address)
    host.goto("about:blank")  # the lobby shows the same board, with one's own hand
    asked: list[str] = []
    host.on("request", lambda request: asked.append(request.url))
    host.goto(f"{address}/embed/{table}")
    expect(host.locator(".mini svg").first).to_be_visible()
    states = [url for url in asked if url.partition("?")[0].endswith("/state")]
    assert states
    assert all("public=true" in url for url in states)


def test_how_many_watch_is_shown_at_the_table(visitor: Visitor, address: str) -> None:
    host = visitor()
    table = table_of(host, address, "tictactoe")
    watcher = visitor(f"/table/{table}")
    expect(watcher.get_by_text("you are watching")).to_be_visible()
    host.goto(f"{address}/table/{table}")
    expect(host.get_by_text("one spectator")).to_be_attached()


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_streamer_mode_hides_the_hand_until_it_is_pressed(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    page = visitor(**LOOKS[kind])
    table = table_of(page, address)
    page.goto(f"{address}/table/{table}")
    settings = "Impostazioni" if kind == "italian" else "Settings"
    page.get_by_role("button", name=settings).click()
    box = page.get_by_label("Modalità streamer" if kind == "italian" else "Streamer mode")
    box.focus()
    page.keyboard.press("Space")
    expect(box).to_be_checked()
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    hand = page.locator(".hand[data-secret]")
    expect(hand).to_be_attached()
    assert "blur" in hand.evaluate("element => getComputedStyle(element).filter")
    page.reload()
    expect(hand).to_be_attached()
    assert "blur" in hand.evaluate("element => getComputedStyle(element).filter")
    page.screenshot(path=SCREENSHOTS / f"streamer-{kind}.png")


#: Turns streamer mode on before the page is there.
STREAMING = "localStorage.setItem('orrery.streamer', 'on')"
#: The words on the screen that are not hidden by it.
SHOWN = """
() => [...document.querySelectorAll("body *")]
  .filter((one) => !one.closest("[data-secret], .out-of-sight, [hidden], title, option, script, style"))
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()))
  .filter((words) => words)
"""


def own_and_public(page: Page, address: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What one sees of a table, and what those see who watch."""
    state = f"{address}/api/tables/{page.url.rpartition('/')[2]}/state"
    return page.request.get(state).json()["view"], page.request.get(f"{state}?public=true").json()["view"]


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_a_streamer_shows_no_plan_of_the_empire_war(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    page = visitor(middle_game("empire_war", 2, 4, 6, "AssignFleet", war="short"), script=STREAMING, **LOOKS[kind])
    my_turn(page)
    own, public = own_and_public(page, address)
    known = {ship["id"] for ship in public["ships"]}
    secret = [ship for ship in own["ships"] if ship["id"] not in known]
    assert secret, "there is nothing to hide"
    shown = page.evaluate(SHOWN)
    assert not [ship["name"] for ship in secret if any(ship["name"] in words for words in shown)]
    purse = next(side["purse"] for side in own["sides"] if side["purse"] is not None)
    assert f"{purse} SP" not in shown
    hand = page.locator(".hand[data-secret]")
    assert "blur" in hand.evaluate("element => getComputedStyle(element).filter")
    for counter in page.locator("svg [data-secret]").all():
        assert counter.evaluate("element => getComputedStyle(element).opacity") == "0"
    assert violations(page, axe) == []
    page.screenshot(path=SCREENSHOTS / f"streamer-war-{kind}.png")


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_a_streamer_shows_no_bonus_token_of_the_expanse(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    page = visitor(peeked(), script=STREAMING, **LOOKS[kind])
    my_turn(page)
    own, public = own_and_public(page, address)
    assert own["scoring"]["bonus"]
    assert public["scoring"]["bonus"] is None
    note = page.locator(".note[data-secret]")
    if kind == "phone":
        expect(note).to_have_count(0)
    else:
        assert "blur" in note.evaluate("element => getComputedStyle(element).filter")
        assert note.inner_text() not in page.evaluate(SHOWN)
    assert violations(page, axe) == []


def peeked() -> MiddleGame:
    """The Expanse after somebody has looked at the bonus token."""
    game = orrery.game("expanse")
    for seed in range(200):
        state = game.new(2, seed)
        players = [bot("random", game, seat) for seat in range(2)]
        actions: list[str] = []
        while state.outcome is None:
            seat = state.seat
            if actions and state.view(seat)["scoring"]["bonus"] and not state.view(None)["scoring"]["bonus"]:
                return MiddleGame("expanse", Record.of(state, seed, actions).encode().decode(), seat)
            action = players[seat].choose(state, seat, None)
            actions.append(str(action))
            state.play(action)
    raise AssertionError("nobody ever looks at it")


def test_a_streamer_of_talon_has_nothing_to_hide(visitor: Visitor, address: str) -> None:
    page = visitor(middle_game("talon", 2, 5, 12, "ChooseMove"), script=STREAMING)
    my_turn(page)
    own, public = own_and_public(page, address)
    assert {key: own[key] for key in own if key != "decision"} == {
        key: public[key] for key in public if key != "decision"
    }
    assert page.locator("[data-secret]").count() == 0


@pytest.mark.parametrize("kind", ["desktop", "phone", "italian"])
def test_who_comes_to_a_table_is_told_when_hands_are_shown(visitor: Visitor, address: str, axe: str, kind: str) -> None:
    host, page = visitor(), visitor(**LOOKS[kind])
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = table_of(host, address, seats=seats, hands_after=60)
    words = "Chi guarda vede tutte le mani un'ora dopo." if kind == "italian" else (
        "Spectators see all hands an hour later."
    )  # fmt: skip
    page.goto(f"{address}/")
    page.get_by_role("tab", name="Tavoli aperti" if kind == "italian" else "Open tables").click()
    expect(page.get_by_role("listitem").filter(has_text=words).first).to_be_visible()
    page.goto(f"{address}/table/{table}")
    door = page.locator(".door")
    expect(door.get_by_text(words)).to_be_visible()
    assert violations(page, axe) == []
    page.screenshot(path=SCREENSHOTS / f"hands-after-{kind}.png")
    expect(door.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Bruno")
    page.keyboard.press("Enter")
    expect(door).to_have_count(0)
    expect(page.locator(".chip.hands")).to_be_visible()
    expect(page.locator(".chip.hands")).to_contain_text(words)
    assert violations(page, axe) == []


def test_those_who_watch_see_hands_that_everybody_shows(visitor: Visitor, address: str, axe: str) -> None:
    host = visitor()
    table = table_of(host, address)
    watcher = visitor(f"/table/{table}")
    expect(watcher.get_by_text("you are watching")).to_be_visible()
    expect(watcher.get_by_role("group", name="Look through:")).to_have_count(0)
    propose = {"type": "propose", "what": "hands", "count": 1}
    assert host.request.post(f"{address}/api/tables/{table}/messages", data=propose).json()["hands_shown"]
    through = watcher.get_by_role("group", name="Look through:")
    through.get_by_role("button", name="Anna").click()
    expect(through.get_by_role("button", name="Anna")).to_have_attribute("aria-pressed", "true")
    expect(watcher.locator(".hand")).to_be_attached()
    assert violations(watcher, axe) == []
    watcher.screenshot(path=SCREENSHOTS / "hands-shown.png")
