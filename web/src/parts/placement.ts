/** The position of a card that must not cover its subject. */

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

/** A position along the edges of a frame that covers nothing essential and as little as possible of the rest. */
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

const isFree = (place: Box, frame: Size, box: Box): boolean =>
  place.x >= 0 &&
  place.y >= 0 &&
  place.x + place.width <= frame.width &&
  place.y + place.height <= frame.height &&
  shared(place, box) === 0;

/** Close to a box but not over it: right, left, below or above, wherever there is room. */
export function near(size: Size, frame: Size, box: Box, gap = 12): { x: number; y: number } {
  const along = (from: number, length: number, room: number) => Math.max(8, Math.min(from, room - length - 8));
  const x = along(box.x, size.width, frame.width);
  const y = along(box.y - 8, size.height, frame.height);
  const places = [
    { x: box.x + box.width + gap, y },
    { x: box.x - size.width - gap, y },
    { x, y: box.y + box.height + gap },
    { x, y: box.y - size.height - gap },
  ];
  return places.find((place) => isFree({ ...place, ...size }, frame, box)) ?? beside(size, frame, [box], []);
}
