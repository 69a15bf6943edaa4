"""`make bench-web`: how fast the client is in a real browser, written to web-results.md with its spread.

The first view of a cold start; a move from the click to the changed board, at four seats (Talon has two), bots of the
middle level; how far the page jumps by itself in a whole game (CLS); frames a second while a map is dragged and zoomed;
bytes of a cold lobby. Nothing here is asserted: what a figure is worth depends on the machine, whose load stands above
the table.
"""

from __future__ import annotations

import argparse
import datetime
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.browser.conftest import HASTE, QUIET, USUAL  # noqa: E402
from tests.browser.play import BOARDS, PLAY_ON, MiddleGame, middle_game, table_of  # noqa: E402

RESULTS = Path(__file__).parent / "web-results.md"
LARGE: dict[str, Any] = {
    "scenario": "free-battle",
    "points": 1000,
    "terrain": "asteroids",
    "fleet_a": "terran: CA CA CL CL CL DD DD DD SC SC CV FTR FTR",
    "fleet_b": "talon: CA CA CA CA CL CL CL DD DD DD FF FF",
}
#: When the lobby's first game stood on the screen, in milliseconds after the page was asked for.
FIRST_VIEW = """
() => new Promise((resolve) => {
  const look = () => {
    const row = document.querySelector("button.head");
    if (row) requestAnimationFrame(() => resolve(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})
"""
#: Zooms and drags the galaxy, one step a frame; says how many frames a second came in the best half second.
GALAXY = """
async () => {
  const frame = document.querySelector(".space");
  const box = frame.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const send = (to, type, at) => {
    to.dispatchEvent(new MouseEvent(type, { bubbles: true, view: window, button: 0, ...at }));
  };
  frame.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
  for (let step = 0; step < 3; step += 1) {
    frame.dispatchEvent(new WheelEvent("wheel", { bubbles: true, deltaY: -120, clientX: x, clientY: y }));
    await next();
  }
  send(frame, "mousedown", { clientX: x, clientY: y });
  const times = [];
  const began = performance.now();
  while (performance.now() - began < 1500) {
    const turn = times.length / 12;
    send(window, "mousemove", { clientX: x + 150 * Math.sin(turn), clientY: y + 90 * Math.cos(turn) });
    times.push(await next());
  }
  send(window, "mouseup", { clientX: x, clientY: y });
  const windows = times.slice(26).map((time, place) => 26000 / (time - times[place]));
  return Math.max(0, ...windows);
}
"""
#: Zooms and drags the battle for a while; the answer is frames per second.
BATTLE = """
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

#: Confirms what is chosen and says after how many milliseconds another position is drawn.
MOVE = """
() => new Promise((resolve) => {
  const ask = () => document.querySelector("section.ask");
  const before = ask().dataset.version;
  const began = performance.now();
  const look = () => {
    if (ask().dataset.version !== before) requestAnimationFrame(() => resolve(performance.now() - began));
    else requestAnimationFrame(look);
  };
  ask().querySelector(".pri").click();
  look();
})
"""
#: Adds up what moves on the page without being asked to, as the browser counts it: the worst five seconds.
SHIFTS = """
window.shifts = { worst: 0, now: 0, first: 0, last: 0 };
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.hadRecentInput) continue;
    const all = window.shifts;
    const is_over = one.startTime - all.last > 1000 || one.startTime - all.first > 5000;
    if (is_over) Object.assign(all, { now: 0, first: one.startTime });
    all.now += one.value;
    all.last = one.startTime;
    all.worst = Math.max(all.worst, all.now);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
#: Tables for whole games against bots, all seats taken; Parsec is cut short.
WHOLE: dict[str, tuple[int, dict[str, Any]]] = {
    "expanse": (4, {}),
    "parsec": (4, {"rounds": 4}),
    "talon": (2, {"scenario": "tutorial-duel"}),
}
MIDDLES = {
    "expanse": ("expanse", 4, 3, 60, "SpendPoints"),
    "parsec": ("parsec", 4, 3, 300, "ChooseDestination"),
    "talon": ("talon", 2, 3, 60, "ChooseGroup"),
}


class Row(NamedTuple):
    """One line of the results: what was measured, how often, and its values."""

    what: str
    unit: str
    values: list[float]

    def line(self) -> str:
        """The line of the table: median, quartiles, the extremes, how many."""
        ranked = sorted(self.values)
        low, middle, high = statistics.quantiles(ranked, n=4) if len(ranked) > 1 else (ranked[0],) * 3
        digits = 3 if self.unit == "CLS" else 0
        shown = [f"{value:.{digits}f}" for value in (middle, low, high, ranked[0], ranked[-1])]
        return f"| {self.what} | {self.unit} | {' | '.join(shown)} | {len(ranked)} |"


@contextmanager
def server() -> Iterator[str]:
    """A server of our own; its address."""
    command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0", "--database", "sqlite+aiosqlite://"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | HASTE) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[3]
        process.terminate()


def first_views(browser: Browser, address: str, times: int) -> list[float]:
    """When the first game of the lobby stood on the screen of a browser that knows nothing, in milliseconds."""
    found = []
    for _ in range(times):
        page = browser.new_page()
        page.goto(address, wait_until="commit")
        found.append(float(page.evaluate(FIRST_VIEW)))
        page.context.close()
    return found


def cold_bytes(browser: Browser, address: str) -> float:
    """Kilobytes that travel for a cold lobby."""
    page = browser.new_page()
    page.goto(address, wait_until="networkidle")
    sizes = page.evaluate("performance.getEntries().map((one) => one.transferSize ?? 0)")
    page.context.close()
    return float(sum(sizes)) / 1000


def opened(browser: Browser, address: str, middle: MiddleGame) -> Page:
    """The table of a game in its middle, with movement."""
    window: dict[str, Any] = USUAL | {"reduced_motion": "no-preference"}
    context = browser.new_context(**window)
    path = table_of(context, address, middle)
    page = context.new_page()
    page.goto(address + path)
    page.wait_for_selector(BOARDS[middle.game])
    return page


def moves(browser: Browser, address: str, game: str, times: int) -> list[float]:
    """From the click that confirms a move to the changed board, in milliseconds."""
    name, seats, seed, after, choice = MIDDLES[game]
    page = opened(browser, address, middle_game(name, seats, seed, after, choice))
    found: list[float] = []
    while len(found) < times:
        page.wait_for_selector("section.ask:not(.waiting), .report")
        if page.locator(".report").count():
            break
        page.keyboard.press("h")
        page.wait_for_selector("section.ask .pri")
        found.append(float(page.evaluate(MOVE)))
    page.context.close()
    return found


def shifts(browser: Browser, address: str, game: str) -> float:
    """How far the page jumps by itself in a whole game, from the first view to the report."""
    context = browser.new_context(**(USUAL | {"reduced_motion": "no-preference"}))
    context.add_init_script(SHIFTS)
    seats, options = WHOLE[game]
    players = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    order = {"game": game, "seats": players, "options": options}
    answer = context.request.post(f"{address}/api/tables", data=order)
    page = context.new_page()
    page.goto(f"{address}/table/{answer.json()['id']}")
    page.wait_for_selector("section.ask:not(.waiting)")
    page.evaluate(PLAY_ON, [False, 3000])
    found = float(page.evaluate("window.shifts.worst"))
    context.close()
    return found


def frames(browser: Browser, address: str, middle: MiddleGame, glide: str, times: int) -> list[float]:
    """Frames a second while a map moves."""
    page = opened(browser, address, middle)
    found = [float(page.evaluate(glide)) for _ in range(times)]
    page.context.close()
    return found


def measured(browser: Browser, address: str, times: int) -> list[Row]:
    """Everything, one row each."""
    galaxy = middle_game("parsec", 4, 3, 300, "ChooseDestination")
    battle = middle_game("talon", 2, 3, 20, "ChooseMove", **LARGE)
    steps: list[Callable[[], Row]] = [
        lambda: Row("cold lobby, everything", "kB", [cold_bytes(browser, address)]),
        lambda: Row("first view of a cold lobby", "ms", first_views(browser, address, times)),
        *[
            lambda game=game: Row(f"click to changed board, {game}", "ms", moves(browser, address, game, times))
            for game in MIDDLES
        ],
        *[
            lambda game=game: Row(
                f"jumps in a whole game, {game}",
                "CLS",
                [shifts(browser, address, game) for _ in range(max(1, times // 10))],
            )
            for game in WHOLE
        ],
        lambda: Row("dragging the galaxy", "frames/s", frames(browser, address, galaxy, GALAXY, max(1, times // 2))),
        lambda: Row(
            "dragging a large battle", "frames/s", frames(browser, address, battle, BATTLE, max(1, times // 2))
        ),
    ]
    rows = []
    for step in steps:
        rows.append(step())
        print(rows[-1].line(), flush=True)
    return rows


def main() -> None:
    """Measure and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20, help="how often each thing is measured")
    times = parser.parse_args().times
    path = os.environ.get("ORRERY_CHROMIUM") or sys.exit("orrery: set ORRERY_CHROMIUM to a browser")
    load = os.getloadavg()[0]
    with sync_playwright() as playwright, server() as address:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        rows = measured(browser, address, times)
        browser.close()
    lines = [
        "# The client, measured",
        "",
        f"Written by `make bench-web` on {datetime.date.today()}: {os.cpu_count()} processors, load average before "
        f"the run {load:.1f}. Browser, server and bots share the machine.",
        "",
        "| what | unit | median | lower quartile | upper quartile | least | most | times |",
        "|---|---|---|---|---|---|---|---|",
        *[row.line() for row in rows],
        "",
    ]
    RESULTS.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
