"""`make bench-web`: how fast the client is in a real browser, written to web-results.md with its spread.

The first view of a cold start; a move from the click to the changed board, at four seats (Talon has two), bots of the
middle level; how far the page jumps by itself in a whole game (CLS); frames a second while a map is dragged and zoomed;
bytes of a cold lobby. Nothing here is asserted: what a figure is worth depends on the machine, whose load stands above
the table.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.async_api import Browser, BrowserContext, Page, TimeoutError, async_playwright  # noqa: E402
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: E402
from tests.browser.conftest import HASTE, QUIET, USUAL  # noqa: E402
from tests.browser.play import BOARDS, LEVEL, MiddleGame, middle_game  # noqa: E402
from tests.browser.test_pictures import moment  # noqa: E402

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

#: Says after how many milliseconds from the last click another position is drawn.
MOVED = """
() => {
  const ask = () => document.querySelector("section.ask");
  const before = ask().dataset.version;
  let clicked = 0;
  const click = (event) => (clicked = event.timeStamp);
  addEventListener("click", click, { capture: true });
  window.took = new Promise((resolve) => {
    const look = () => {
      if (ask().dataset.version === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => {
        removeEventListener("click", click, { capture: true });
        resolve(performance.now() - clicked);
      });
    };
    look();
  });
}
"""
#: Whether a choice waits for its confirmation, or another position is there.
CLEAR = """
(before) => document.querySelector("section.ask .pri") !== null
  || document.querySelector("section.ask").dataset.version !== before
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
#: Finished games from whose middle moves are measured, and after how many actions: four seats, Talon two.
MIDDLES = {"expanse": 150, "parsec": 480, "talon": 30}
#: A person looks before answering; what moves then, without being asked to, is a jump. In milliseconds.
LOOKS = 300
#: Decisions after which a game is long enough.
MOST = 150
#: How long a button is waited for, in milliseconds.
BRIEF = 3000
ASKED = "section.ask:not(.waiting)"
OVER = ".report"


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


async def first_views(browser: Browser, address: str, times: int) -> list[float]:
    """When the first game of the lobby stood on the screen of a browser that knows nothing, in milliseconds."""
    found = []
    for _ in range(times):
        page = await browser.new_page()
        await page.goto(address, wait_until="commit")
        found.append(float(await page.evaluate(FIRST_VIEW)))
        await page.context.close()
    return found


async def cold_bytes(browser: Browser, address: str, language: str) -> float:
    """Kilobytes that travel for a cold lobby."""
    page = await browser.new_page(locale=language)
    await page.goto(address, wait_until="networkidle")
    sizes = await page.evaluate("performance.getEntries().map((one) => one.transferSize ?? 0)")
    await page.context.close()
    return float(sum(sizes)) / 1000


async def window(browser: Browser, pace: str) -> BrowserContext:
    """A browser window with movement, in which the moves of others come at a pace."""
    context = await browser.new_context(**(USUAL | {"reduced_motion": "no-preference"}))
    await context.add_init_script(f"localStorage.setItem('orrery.pace', '{pace}')")
    return context


async def opened(browser: Browser, address: str, middle: MiddleGame) -> Page:
    """The table of a game in its middle."""
    context = await window(browser, "none")
    upload = {"record": middle.record, "seat": middle.seat, "level": LEVEL}
    answer = await context.request.post(f"{address}/api/records", data=upload)
    page = await context.new_page()
    page.set_default_timeout(15_000)
    await page.goto(f"{address}/table/{(await answer.json())['id']}")
    await page.wait_for_selector(BOARDS[middle.game])
    return page


async def play(page: Page, advised: bool = False) -> float | None:
    """Play an option with the mouse; milliseconds from the last click to the changed board, None at the end."""
    await page.wait_for_selector(f"{ASKED}, {OVER}")
    if await page.locator(OVER).count():
        return None
    before = await page.locator("section.ask").get_attribute("data-version")
    await page.evaluate(MOVED)
    with suppress(TimeoutError):  # a question with one answer goes away by itself
        await choose(page, advised)
        await page.wait_for_function(CLEAR, arg=before)
        confirm = page.locator("section.ask .pri")
        if await confirm.count() and await page.locator("section.ask").get_attribute("data-version") == before:
            await confirm.click(timeout=BRIEF)
    return float(await page.evaluate("window.took"))


async def choose(page: Page, advised: bool) -> None:
    """Click on what a bot advises, or on the first option."""
    every = page.locator("section.ask .ends button[aria-expanded]")
    if advised:
        await page.locator("header.top").get_by_role("button", name="Hint").click(timeout=BRIEF)
    elif await every.count():
        if await every.get_attribute("aria-expanded", timeout=BRIEF) != "true":
            await every.click(timeout=BRIEF)
        await page.locator("section.ask .list .btn").first.click(timeout=BRIEF)
    else:
        await page.locator("section.ask .starts .btn").first.click(timeout=BRIEF)


async def moves(browser: Browser, address: str, game: str, times: int) -> list[float]:
    """From the click that plays a move to the changed board, in milliseconds."""
    page = await opened(browser, address, moment(game, MIDDLES[game]))
    found: list[float] = []
    while len(found) < times and (took := await play(page)) is not None:
        found.append(took)
    await page.context.close()
    return found


async def shifts(browser: Browser, address: str, game: str) -> float:
    """How far the page jumps by itself in a whole game, from the first view to the report."""
    context = await window(browser, "quick")
    await context.add_init_script(SHIFTS)
    seats, options = WHOLE[game]
    players = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    order = {"game": game, "seats": players, "options": options}
    answer = await context.request.post(f"{address}/api/tables", data=order)
    page = await context.new_page()
    await page.goto(f"{address}/table/{(await answer.json())['id']}")
    # In a battle the first option is to hold fire: without advice it would never end.
    for _ in range(MOST):
        if await play(page, advised=game == "talon") is None:
            break
        await page.wait_for_timeout(LOOKS)
    found = float(await page.evaluate("window.shifts.worst"))
    await context.close()
    return found


async def frames(browser: Browser, address: str, middle: MiddleGame, glide: str, times: int) -> list[float]:
    """Frames a second while a map moves."""
    page = await opened(browser, address, middle)
    found = [float(await page.evaluate(glide)) for _ in range(times)]
    await page.context.close()
    return found


async def measured(browser: Browser, address: str, times: int) -> list[Row]:
    """Everything, one row each; whole games at the same time, for their clicks leave the machine time."""
    rows: list[Row] = []
    columns = (TextColumn("{task.description:40}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    with Progress(*columns, TimeElapsedColumn()) as progress:
        bar = progress.add_task("", total=5 + len(MIDDLES) + len(WHOLE))

        def add(what: str, unit: str, values: list[float]) -> None:
            rows.append(Row(what, unit, values))
            progress.update(bar, description=what, advance=1)

        languages = ("en-GB", "it-IT", "de-DE")
        add("cold lobby, three languages", "kB", [await cold_bytes(browser, address, one) for one in languages])
        add("first view of a cold lobby", "ms", await first_views(browser, address, times))
        for game in MIDDLES:
            add(f"click to changed board, {game}", "ms", await moves(browser, address, game, times))
        galaxy = moment("parsec", MIDDLES["parsec"])
        battle = middle_game("talon", 2, 3, 20, "ChooseMove", **LARGE)
        few = max(2, times // 4)
        add("dragging the galaxy", "frames/s", await frames(browser, address, galaxy, GALAXY, few))
        add("dragging a large battle", "frames/s", await frames(browser, address, battle, BATTLE, few))
        progress.update(bar, description="jumps in whole games")
        jumps = await asyncio.gather(*[shifts(browser, address, game) for game in WHOLE])
        for game, jump in zip(WHOLE, jumps, strict=True):
            add(f"jumps in a whole game, {game}", "CLS", [jump])
        progress.advance(bar)
    return rows


async def run(address: str, times: int) -> list[Row]:
    """Measure with a browser of our own."""
    path = os.environ.get("ORRERY_CHROMIUM") or sys.exit("orrery: set ORRERY_CHROMIUM to a browser")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=QUIET)
        rows = await measured(browser, address, times)
        await browser.close()
    return rows


def main() -> None:
    """Measure and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=15, help="how often each thing is measured")
    times = parser.parse_args().times
    load = os.getloadavg()[0]
    with server() as address:
        rows = asyncio.run(run(address, times))
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
        "A click is a real one of the mouse, on what plays the move; the board has changed with the first frame that "
        "shows another position. CLS is the Cumulative Layout Shift that the browser counts: the worst five seconds of "
        "a whole game, shifts in the half second after a click or a key left out. Bars: median of a click under 100, "
        "slowest under 300 ms; CLS under 0.05; cold lobby under 200 kB.",
        "",
    ]
    print("\n".join(row.line() for row in rows))
    RESULTS.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
