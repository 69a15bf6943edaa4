"""Talon's table: a battle from the lobby, pointing on the map, odds, the phone, Italian, smooth panning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.play import start, violations

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]

#: A battle of 25 ships in which everything that the board draws occurs.
LARGE = {
    "scenario": "free-battle",
    "points": 1000,
    "terrain": "asteroids",
    "fleet_a": "terran: CA CA CL CL CL DD DD DD SC SC CV FTR FTR",
    "fleet_b": "talon: CA CA CA CA CL CL CL DD DD DD FF FF",
}

#: Both fleets fly at each other over HTTP until the position is what a test wants; the answer is the table's path.
MIDDLE = """
async (options) => {
  const post = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const words = await (await fetch("/api/games/talon/vocabulary")).json();
  const seats = [{ kind: "me", name: "Ilaria" }, { kind: "me", name: "Marco" }];
  const table = await post("/api/tables", { game: "talon", seats, options });
  const away = (one, other) => {
    const [q, r] = [one.q - other.q, one.r - other.r];
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  };
  for (let made = 0; made < 150; made += 1) {
    const state = await (await fetch(`/api/tables/${table.id}/state?since=1000000`)).json();
    const { decision, units } = state.view;
    const unit = units.find((one) => one.id === decision.unit);
    if (WANTED) return `/table/${table.id}`;
    const named = new Map(state.options.map((code) => [words[code].notation, code]));
    let action = PREFERRED.map((name) => named.get(name)).find((code) => code !== undefined) ?? state.options[0];
    if (decision.choice === "ChooseMove" && !PREFERRED.length) {
      const foes = units.filter((one) => one.hex && one.seat !== unit.seat);
      const nearest = (way) => Math.min(...foes.map((foe) => away(way, foe)));
      const ways = decision.ways.filter((way) => named.has(`move ${way.value}`) && way.hex);
      const way = ways.sort((one, other) => nearest(one) - nearest(other))[0];
      if (way) action = named.get(`move ${way.value}`);
    }
    await post(`/api/tables/${table.id}/messages`, { type: "act", version: state.version, action });
  }
  throw new Error("the battle never came to it");
}
"""
#: A ship can fire and an enemy is within range.
CAN_FIRE = 'decision.choice === "ChooseGroup"'
#: A ship moves that may not turn yet.
CANNOT_TURN = 'decision.choice === "ChooseMove" && unit.turn > 0'

#: Zooms and drags the map for a while; the answer is frames per second.
FRAMES = """
async () => {
  const map = document.querySelector("svg.map");
  const box = map.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, cancelable: true };
  const fire = (type, x) => (type === "mousedown" ? map : window).dispatchEvent(
    new MouseEvent(type, { ...at, clientX: at.clientX + x, view: window, buttons: 1 }));
  const frame = () => new Promise(requestAnimationFrame);
  for (let warm = 0; warm < 10; warm += 1) await frame();
  const began = performance.now();
  const frames = 90;
  fire("mousedown", 0);
  for (let step = 0; step < frames; step += 1) {
    if (step < frames / 2) fire("mousemove", 120 * Math.sin(step / 7));
    else {
      if (step === frames / 2) fire("mouseup", 0);
      map.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: 40 * Math.cos(step / 5), view: window }));
    }
    await frame();
  }
  return (1000 * frames) / (performance.now() - began);
}
"""


def battle(visitor: Visitor, wanted: str, prefer: list[str], options: dict[str, Any], **window: Any) -> Page:
    """A battle of two people on one screen, at a decision that is wanted."""
    page = visitor(**window)
    path = page.evaluate(MIDDLE.replace("WANTED", wanted).replace("PREFERRED", str(prefer)), options)
    page.goto("/".join(page.url.split("/")[:3]) + path)
    expect(page.locator("svg.map .ship").first).to_be_visible()
    return page


def ask(page: Page) -> Locator:
    """The action bar while the person is asked."""
    page.wait_for_function("() => document.querySelector('section.ask:not(.waiting)') !== null")
    return page.locator("section.ask")


def press(page: Page, thing: Locator) -> None:
    """Point at a thing of the map by keyboard."""
    thing.focus()
    page.keyboard.press("Enter")


def test_a_battle_is_begun_in_the_lobby_and_fought_on_the_map(visitor: Visitor) -> None:
    page = visitor()
    start(page, "Talon", "Play against bots", "greedy")
    expect(page.get_by_role("list", name="Impulse chart").get_by_role("listitem")).to_have_count(7)
    log = page.get_by_role("log")
    moved = 0
    for _ in range(40):
        question = ask(page).get_by_role("heading").inner_text()
        marks = page.locator("svg.map .ghost.legal, svg.map .ship.legal")
        if "how does it move" in question:
            press(page, page.locator("svg.map .ghost.legal").first)
            moved += 1
        elif "what does the AP buy" in question:
            page.locator(".menu button").first.click()
        elif marks.count() > 0:
            press(page, marks.first)
            if (confirm := ask(page).locator(".pri")).is_visible():
                confirm.click()
        else:
            ask(page).locator(".choices .btn:not(.ghost)").first.click()
        if moved == 3:
            break
        page.wait_for_function("(said) => document.querySelector('section.ask h2').innerText !== said", arg=question)
    expect(log).to_contain_text("goes straight")
    expect(page.get_by_role("region", name="Board in words").get_by_text("Napoleon, Heavy cruiser")).to_have_count(1)


def aim(page: Page) -> None:
    """Point at a ship that can fire, then at its first weapon group."""
    press(page, page.locator("svg.map .ship.legal").first)
    page.keyboard.press("1")


def test_odds_stand_beside_the_target_before_the_shot(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = battle(visitor, CAN_FIRE, [], {})
    aim(page)
    odds = page.locator(".odds")
    expect(odds).to_contain_text("expected damage")
    expect(odds).to_contain_text("%")
    expect(page.locator("svg.map .chance").first).to_be_visible()
    picture(page, "talon")
    assert violations(page, axe) == []
    ask(page).locator(".pri").click()
    expect(page.get_by_role("log")).to_contain_text("range")


def test_what_is_impossible_is_explained(visitor: Visitor) -> None:
    page = battle(visitor, CANNOT_TURN, ["slip", "move left"], {})
    press(page, page.locator("svg.map .ghost:not(.legal)").first)
    expect(page.get_by_role("status").filter(has_text="before it can turn")).to_be_visible()


def test_a_phone_shows_the_battle_in_italian(visitor: Visitor, axe: str, picture: Picture) -> None:
    page = battle(visitor, CAN_FIRE, [], {}, viewport={"width": 390, "height": 844}, has_touch=True, locale="it-IT")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.get_by_role("list", name="Tabella degli impulsi")).to_be_visible()
    aim(page)
    expect(page.get_by_text("danni attesi")).to_be_visible()
    picture(page, "talon-phone")
    page.get_by_role("button", name="Nave").click()
    expect(page.get_by_text("Curva")).to_be_visible()
    assert violations(page, axe) == []


def test_a_large_battle_pans_and_zooms_smoothly(visitor: Visitor, picture: Picture) -> None:
    page = battle(visitor, "true", [], LARGE)
    assert page.locator("svg.map .ship").count() == 25
    picture(page, "talon-large")
    assert max(page.evaluate(FRAMES) for _ in range(3)) >= 50
