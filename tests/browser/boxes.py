"""What of a page is clipped, covered by its neighbour or wider than the window."""

from __future__ import annotations

from playwright.sync_api import Page

#: Every visible line of text: within what clips it, within the window, and over no other line.
FAULTS = r"""
() => {
  const faults = new Set();
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const boundless = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 };
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.add(`the page is ${wide} wide`);
  // What lies over the rest on purpose: what it covers is not looked at.
  const ON_TOP =
    ".report, .sheets, .pop, .curtain, .coach, .bargain, .right.drawn, .dock .drawn-up, .minimap, .stock.num";
  const over = [...document.querySelectorAll(ON_TOP)]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ one, edge: one.getBoundingClientRect() }));
  // Cards must not lie under the question; on a phone they have a page of their own, which scrolls.
  const dock = innerWidth > 760 ? over.find(({ one }) => one.matches(".drawn-up")) : undefined;
  const meets = (a, b, x, y) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > x &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > y;
  const within = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const kind = (one) => [...(one?.classList ?? [])].filter((part) => !part.startsWith("svelte-")).join(".");
  const named = (one, words) =>
    `${kind(one.parentElement)} > ${one.tagName.toLowerCase()}.${kind(one)} "${words.slice(0, 40)}"`;
  const lines = (one) =>
    [...one.childNodes]
      .filter((node) => node.nodeType === 3 && node.textContent.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        // The box of a line has room above and below its letters.
        return [...range.getClientRects()].map(({ left, top, right, bottom, height }) => ({
          left,
          right,
          top: top + height * 0.2,
          bottom: bottom - height * 0.2,
        }));
      })
      .filter((line) => line.right - line.left > 1 && line.bottom - line.top > 1);
  const UNSEEN = ".out-of-sight, [hidden], title, defs, symbol, option, script, style, [inert]";
  const texts = [];
  for (const one of document.querySelectorAll("body *")) {
    if (one.closest(UNSEEN)) continue;
    const found = lines(one);
    if (!found.length || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const words = one.textContent.trim();
    const style = getComputedStyle(one);
    if (style.textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1)
      faults.add(`${named(one, words)} is shortened`);
    if (style.webkitLineClamp !== "none" && one.scrollHeight > one.clientHeight + 2)
      faults.add(`${named(one, words)} loses its last lines`);
    // What clips it, and what of that can be scrolled or moved.
    let [hard, seen, scrolls] = [window_, window_, false];
    const free = one.closest("g.world, svg.galaxy, svg.map") !== null;
    for (let up = one; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (up instanceof SVGElement && !(up instanceof SVGSVGElement)) continue;
      const edge = up.getBoundingClientRect();
      seen = within(seen, edge);
      if (free) hard = boundless;
      else if (scrolls || /auto|scroll/.test(overflowY)) {
        scrolls = true;
        hard = { ...within(hard, edge), top: boundless.top, bottom: boundless.bottom };
        const sideways = /auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1;
        if (sideways && !up.matches("[data-sideways]")) faults.add(`${kind(up)} scrolls sideways`);
      } else if (up !== one) hard = within(hard, edge);
    }
    for (const line of found) {
      const shown = within(line, seen);
      if (shown.right - shown.left < 1 || shown.bottom - shown.top < 1) {
        if (line.left >= hard.right || line.right <= hard.left) faults.add(`${named(one, words)} is outside`);
        continue;
      }
      if (dock && one.closest(".main > .strip") && meets(line, dock.edge, 0, 1))
        faults.add(`${named(one, words)} is covered by the question`);
      if (over.some((top) => !top.one.contains(one) && meets(line, top.edge, 0, 0))) continue;
      const cut = Math.max(
        hard.left - line.left,
        line.right - hard.right,
        hard.top - line.top,
        line.bottom - hard.bottom,
      );
      if (cut > 2) faults.add(`${named(one, words)} is cut by ${Math.round(cut)} px`);
      texts.push({ one, words, line: shown });
    }
  }
  for (const [place, { one, words, line }] of texts.entries())
    for (const other of texts.slice(place + 1))
      if (one !== other.one && meets(line, other.line, 2, 2))
        faults.add(`${named(one, words)} over ${named(other.one, other.words)}`);
  return [...faults];
}
"""


def faults(page: Page) -> list[str]:
    """What is clipped, overlapping or wider than its place, one line each."""
    found: list[str] = page.evaluate(FAULTS)
    return found
