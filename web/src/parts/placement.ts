/** Where a card lies that must not cover what it speaks about. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** Along the edges of a frame: the place that leaves free what must be seen, and covers the least of the rest. */
export function beside(
  size: Size,
  frame: Size,
  seen: readonly Box[],
  rest: readonly Box[],
  margin = 14,
): { x: number; y: number } {
  const [right, bottom] = [
    Math.max(margin, frame.width - size.width - margin),
    Math.max(margin, frame.height - size.height - margin),
  ];
  const [centre, middle] = [(margin + right) / 2, (margin + bottom) / 2];
  const places = [
    [margin, margin],
    [right, margin],
    [margin, middle],
    [right, middle],
    [margin, bottom],
    [right, bottom],
    [centre, margin],
    [centre, bottom],
  ] as const;
  const covers = (box: Box) => {
    const sum = (boxes: readonly Box[]) => boxes.reduce((all, one) => all + shared(box, one), 0);
    return 100 * sum(seen) + sum(rest);
  };
  const costs = places.map(([x, y]) => covers({ x, y, ...size }));
  const best = places[costs.indexOf(Math.min(...costs))] ?? places[0];
  return { x: best[0], y: best[1] };
}
