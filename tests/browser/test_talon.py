"""Talon's table: a battle from the lobby, pointing on the map, odds, the phone, Italian, smooth panning."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENSHOTS = ROOT / "screenshots"

#: A battle of 25 ships in which everything that the board draws occurs.
LARGE = {
    "scenario": "free-battle",
    "points": 1000,
    "terrain": "asteroids",
    "fleet_a": "terran: CA CA CL CL CL DD DD DD SC SC CV FTR FTR",
    "fleet_b": "talon: CA CA CA CA CL CL CL DD DD DD FF FF",
}

#: Plays a bot's advice over HTTP until the position is what a test wants; the answer is the table's path.
MIDDLE = """
async (options) => {
  const post = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const seats = [{ kind: "me" }, { kind: "bot", level: "greedy" }];
  const table = await post("/api/tables", { game: "talon", seats, options });
  for (let made = 0; made < 90; ) {
    const state = await (await fetch(`/api/tables/${table.id}/state?since=1000000`)).json();
    if (state.status !== "running") break;
    if (state.options.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const { decision, units } = state.view;
    const unit = units.find((one) => one.id === decision.unit);
    if (WANTED) return `/table/${table.id}`;
    const hint = await post(`/api/tables/${table.id}/messages`, { type: "hint", level: "greedy" });
    const action = hint.type === "hint" ? hint.action : state.options[0];
    await post(`/api/tables/${table.id}/messages`, { type: "act", version: state.version, action });
    made += 1;
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


class Visit:
    """Somebody's pages, and what they complained about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.contexts: list[BrowserContext] = []

    def open(self, **window: Any) -> Page:
        """The lobby in a fresh window."""
        settings = {"locale": "en-GB", "color_scheme": "dark", "viewport": {"width": 1440, "height": 900}}
        context = self.browser.new_context(**(settings | window))
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", lambda message: self.complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(self.address)
        return page

    def battle(self, wanted: str, options: dict[str, Any] | None = None, **window: Any) -> Page:
        """A battle in the middle, at a decision that is wanted."""
        page = self.open(**window)
        path = page.evaluate(MIDDLE.replace("WANTED", wanted), options or {})
        page.goto(self.address + path)
        expect(page.locator("svg.map .ship").first).to_be_visible()
        return page


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Pages of somebody new; at the end none may have complained."""
    visit = Visit(browser, address)
    yield visit
    for context in visit.contexts:
        context.close()
    assert visit.complaints == []


def picture(page: Page, name: str) -> None:
    """A picture into the ignored folder."""
    SCREENSHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [f"{one['id']}: {[node['target'] for node in one['nodes'][:3]]}" for one in found["violations"]]


def ask(page: Page) -> Locator:
    """The action bar while the person is asked."""
    page.wait_for_function("() => document.querySelector('section.ask:not(.waiting)') !== null")
    return page.locator("section.ask")


def press(page: Page, thing: Locator) -> None:
    """Point at a thing of the map by keyboard."""
    thing.focus()
    page.keyboard.press("Enter")


def test_a_battle_is_begun_in_the_lobby_and_fought_on_the_map(visit: Visit) -> None:
    page = visit.open()
    row = page.get_by_role("button", name="Talon")
    expect(row).to_be_visible()
    if row.get_attribute("aria-expanded") != "true":
        row.click()
    page.get_by_role("button", name="Play against bots").click()
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


def test_odds_stand_beside_the_target_before_the_shot(visit: Visit) -> None:
    page = visit.battle(CAN_FIRE)
    aim(page)
    odds = page.locator(".odds")
    expect(odds).to_contain_text("expected damage")
    expect(odds).to_contain_text("%")
    expect(page.locator("svg.map .chance").first).to_be_visible()
    picture(page, "talon")
    assert violations(page) == []
    ask(page).locator(".pri").click()
    expect(page.get_by_role("log")).to_contain_text("range")


def test_what_is_impossible_is_explained(visit: Visit) -> None:
    page = visit.battle(CANNOT_TURN)
    press(page, page.locator("svg.map .ghost:not(.legal)").first)
    expect(page.get_by_role("status").filter(has_text="before it can turn")).to_be_visible()


def test_a_phone_shows_the_battle_in_italian(visit: Visit) -> None:
    page = visit.battle(CAN_FIRE, viewport={"width": 390, "height": 844}, has_touch=True, locale="it-IT")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.get_by_role("list", name="Tabella degli impulsi")).to_be_visible()
    aim(page)
    expect(page.get_by_text("danni attesi")).to_be_visible()
    picture(page, "talon-phone")
    page.get_by_role("button", name="Nave").click()
    expect(page.get_by_text("Curva")).to_be_visible()
    assert violations(page) == []


def test_a_large_battle_pans_and_zooms_smoothly(visit: Visit) -> None:
    page = visit.battle("true", LARGE)
    assert page.locator("svg.map .ship").count() == 25
    picture(page, "talon-large")
    assert max(page.evaluate(FRAMES) for _ in range(3)) >= 50
