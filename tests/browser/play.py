"""What a person does at a table, for the tests."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

#: Lets a bot's advice play the person's seat over HTTP until so many versions have passed and a choice is asked.
DRIVE = """
async ({ seats, target, choice }) => {
  const post = async (path, body) => {
    const answer = await fetch(path, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
    return answer.json();
  };
  await post("/api/me", { name: "Ilaria" });
  const others = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "captain" }));
  const order = { game: "expanse", seats: [{ kind: "me" }, ...others], options: { factions: "seated" } };
  const table = await post("/api/tables", order);
  for (;;) {
    const state = await (await fetch(`/api/tables/${table.id}/state?since=1000000`)).json();
    if (state.status !== "running") return [table.id, state.version];
    if (state.options.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    if (state.version >= target && (!choice || state.choice === choice)) return [table.id, state.version];
    const hint = await post(`/api/tables/${table.id}/messages`, { type: "hint", level: "captain" });
    const action = hint.type === "hint" ? hint.action : state.options[0];
    await post(`/api/tables/${table.id}/messages`, { type: "act", version: state.version, action });
  }
}
"""


def start(page: Page, game: str, way: str, level: str = "") -> None:
    """From the lobby to a table, against bots of a level if one is named."""
    row = page.get_by_role("button", name=game)
    expect(row).to_be_visible()
    if row.get_attribute("aria-expanded") != "true":
        row.click()
    if level:
        page.locator("label", has_text="Bots").locator("select").select_option(level)
    page.get_by_role("button", name=way).click()
    expect(page.get_by_role("region", name="Decision")).to_be_visible()


FORK = """
async ([table, version]) => {
  const answer = await fetch(`/api/tables/${table}/fork`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ version }),
  });
  return (await answer.json()).id;
}
"""


def play_on(page: Page, table: str, version: int) -> None:
    """Open a branch of a table of The Expanse."""
    branch = page.evaluate(FORK, [table, version])
    page.goto("/".join([*page.url.split("/")[:3], "table", branch]))
    expect(page.locator("svg.solar")).to_be_visible()


def violations(page: Page, axe: str) -> list[str]:
    """What axe-core finds wrong, one line each."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']})"
        for one in found["violations"]
    ]
