"""What a person does at a table, for the tests."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Locator, Page, expect

import orrery
from orrery.bots import bot
from orrery.records import Record

LEVEL = "captain"

#: Plays on to the report by the page's own buttons, as somebody quick would; how many decisions it took.
PLAY_ON = """
async ([advice, most]) => {
  const ask = (what = "") => document.querySelector(`section.ask ${what}`.trim());
  const report = () => document.querySelector(".report");
  const until = (what, found) => new Promise((resolve, reject) => {
    const ended = setTimeout(() => { watch.disconnect(); reject(new Error(`no ${what} within 15 s`)); }, 15000);
    const look = () => {
      const seen = found();
      if (seen) { clearTimeout(ended); watch.disconnect(); resolve(seen); }
      return seen;
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
  const first = async () => {
    const list = ask(".ends button[aria-expanded]");
    if (!list) return ask(".starts .btn");
    if (list.ariaExpanded !== "true") list.click();
    return until("list", () => ask(".list .btn"));
  };
  for (let count = 0; count < most; count += 1) {
    await until("question", () => report() || document.querySelector("section.ask:not(.waiting)"));
    if (report()) return count;
    const before = ask().dataset.version;
    const moved = () => report() || ask().dataset.version !== before;
    if (advice) document.querySelector("header [aria-label=Hint]").click();
    else (await first()).click();
    const confirm = await until("answer", () => ask(".pri") || moved());
    if (confirm instanceof HTMLElement && confirm.matches(".pri")) confirm.click();
    await until("next position", moved);
  }
  return -1;
}
"""
#: What shows that a game's board is drawn.
BOARDS = {
    "empire_war": ".war .zone",
    "expanse": "svg.solar",
    "parsec": "svg.galaxy .grid",
    "talon": "svg.map .ship",
    "talon_campaign": "svg.map .ship",
    "connect_four": ".main .board svg",
    "tictactoe": ".main .board svg",
}


class MiddleGame(NamedTuple):
    """A game some way on: its record, and the seat that is asked."""

    game: str
    record: str
    seat: int


#: So many games are looked through for a position.
SEEDS = 12


@cache
def middle_game(
    game: str, seats: int, seed: int, after: int, choice: str, offers: str = "", lacks: str = "-", level: str = LEVEL,
    where: Callable[[Any], bool] | None = None, **options: Any,
) -> MiddleGame:  # fmt: skip
    """A game between bots up to a choice of its middle: one that offers some action and lacks another, by prefix.

    What else a test needs of the state, `where` says. Games from this seed on are looked through: content may change.
    """
    rules = orrery.game(game)
    for number in range(seed, seed + SEEDS):
        state = rules.new(seats, number, options)
        players = [bot(level, rules, seat) for seat in range(seats)]
        actions: list[str] = []
        while state.outcome is None:
            offered = [str(action) for action in state.pending]
            if (
                state.choice == choice
                and len(actions) >= after
                and any(one.startswith(offers) for one in offered)
                and not any(one.startswith(lacks) for one in offered)
                and (where is None or where(state))
            ):
                return MiddleGame(game, Record.of(state, number, actions).encode().decode(), state.seat)
            action = players[state.seat].choose(state, state.seat, None)
            actions.append(str(action))
            state.play(action)
    raise AssertionError(f"no {choice} like that in {SEEDS} games of {game}")


def table_of(visitor: BrowserContext, address: str, middle: MiddleGame) -> str:
    """The path of a table that goes on from the middle of a game, the visitor at the seat that is asked there."""
    upload = {"record": middle.record, "seat": middle.seat, "level": LEVEL}
    answer = visitor.request.post(f"{address}/api/records", data=upload)
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def my_turn(page: Page) -> None:
    """Wait until something is asked."""
    page.wait_for_function("() => document.querySelector('section.ask:not(.waiting)') !== null")


def wish(page: Page, label: str) -> Locator:
    """The field of the lobby's form that begins with these words."""
    labels = page.locator(".start label").filter(has_text=re.compile(rf"^\s*{label}"))
    return labels.locator("select, input").first


def start(page: Page, game: str, way: str, level: str = "") -> None:
    """From the lobby to a table, against bots of a level if one is named."""
    row = page.get_by_role("button", name=game)
    expect(row).to_be_visible()
    if row.get_attribute("aria-expanded") != "true":
        row.click()
    if level:
        wish(page, "Bots").select_option(level)
    page.get_by_role("button", name=way).click()
    expect(page.get_by_role("region", name="Decision")).to_be_visible()


def version(page: Page) -> str:
    """The version of the position on the screen."""
    return page.locator("section.ask").get_attribute("data-version") or ""


def moved_on(page: Page, before: str) -> None:
    """Wait until another position is on the screen."""
    page.wait_for_function("(before) => document.querySelector('section.ask').dataset.version !== before", arg=before)


def choose(page: Page, advice: bool) -> None:
    """Choose what a bot advises, or the first option, and confirm it; by keyboard wherever there are keys."""
    if advice:
        page.keyboard.press("h")
        page.wait_for_selector("section.ask .pri")
        page.keyboard.press("Enter")
        return
    if page.locator("section.ask .ends button[aria-expanded]").count():
        page.keyboard.press("l")
        options = page.get_by_role("group", name="All options").get_by_role("button")
        options.first.click()
    else:
        page.locator("section.ask .starts .btn").first.click()
    confirm = page.locator("section.ask .pri")
    if confirm.count():
        confirm.click()


def play_to_the_end(page: Page, advice: bool = True, by_hand: int = 6, most: int = 600) -> int:
    """Play until the report is there, some decisions by keyboard, then faster; how many decisions it took."""
    for count in range(by_hand):
        page.wait_for_selector("section.ask:not(.waiting), .report")
        if page.locator(".report").count():
            return count
        before = version(page)
        choose(page, advice)
        moved_on(page, before)
    count = int(page.evaluate(PLAY_ON, [advice, most]))
    assert count >= 0, f"the game did not end within {most} decisions"
    return by_hand + count


def violations(page: Page, axe: str) -> list[str]:
    """What axe-core finds wrong, one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'], preload: false })")
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']})"
        for one in found["violations"]
    ]
