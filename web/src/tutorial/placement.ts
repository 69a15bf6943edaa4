/** The positions of the things that a step is about. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Parts of the page that every table has; games mark their own with data-thing="part:…". */
const PARTS: Readonly<Record<string, string>> = {
  "part:ask": "section.ask",
  "part:strip": ".main > .strip",
  "part:instrument": ".right > :first-child:not(.tabs)",
  "part:log": ".right > .panel",
  "part:seats": ".app > .stage > .left",
  "part:board": ".main > .board",
};
/** The frames through which a larger map is seen. */
const MAPS = ".frame, .galaxy-window";
const AROUND = 5;

/** The elements of these things, hidden ones too. */
export function elementsOf(things: readonly string[]): Element[] {
  return things.flatMap((thing) => {
    const all = [...document.querySelectorAll(PARTS[thing] ?? `[data-thing="${CSS.escape(thing)}"]`)];
    return all.find((element) => element.getBoundingClientRect().width > 0) ?? all[0] ?? [];
  });
}

/** Panels over the board that should not be covered. */
export function popups(): Box[] {
  return [...document.querySelectorAll(".main .pop, .main [data-clear]")].flatMap((element) => rectOf(element) ?? []);
}

/** The position of an element on the screen with a small margin, or null if it is not visible. */
export function rectOf(element: Element): Box | null {
  const rect = element.getBoundingClientRect();
  if (rect.width === 0 || rect.height === 0) return null;
  // Of things on a map, only the part in its frame is visible.
  const map = element.closest(MAPS)?.getBoundingClientRect();
  const left = Math.max(2, map?.left ?? 0, Math.round(rect.left) - AROUND);
  const top = Math.max(2, map?.top ?? 0, Math.round(rect.top) - AROUND);
  const right = Math.min(innerWidth - 2, map?.right ?? innerWidth, Math.round(rect.right) + AROUND);
  const bottom = Math.min(innerHeight - 2, map?.bottom ?? innerHeight, Math.round(rect.bottom) + AROUND);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** The overlap of two boxes. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The corner of a room in which a card of this size covers least of what is to be seen. */
export function corner(
  room: Box,
  width: number,
  height: number,
  avoid: readonly Box[],
): { readonly x: number; readonly y: number } {
  const gap = 14;
  const left = room.x + gap;
  const right = room.x + room.width - width - gap;
  const top = room.y + gap;
  const bottom = room.y + room.height - height - gap;
  const corners = [
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: left, y: top },
    { x: (left + right) / 2, y: bottom },
    { x: (left + right) / 2, y: top },
  ];
  const covered = (at: { x: number; y: number }) =>
    avoid.reduce((sum, box) => sum + shared({ ...at, width, height }, box), 0);
  return corners.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
