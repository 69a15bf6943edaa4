/** The layout of lanes and zones: curved bands between two home worlds, or columns on a phone. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Cell {
  readonly zone: number;
  readonly path: string;
  readonly at: Point;
}

export interface Band {
  readonly cells: readonly Cell[];
  readonly start: Point;
  readonly end: Point;
  readonly label: Point;
  /** Whether the ships at the front are drawn above or below the lane. */
  readonly above: boolean;
}

export const WIDE = { width: 1000, height: 620 } as const;
export const HOME: readonly [Point, Point] = [
  { x: 58, y: 300 },
  { x: 942, y: 300 },
];
const LONGEST = 7;
const THICK = 27;
const STEPS = 6;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The height of each lane's middle, leaving room for ships above the upper ones and below the lower ones. */
function middles(count: number): number[] {
  if (count === 1) return [300];
  if (count === 2) return [190, 410];
  if (count === 3) return [135, 300, 465];
  return [112, 246, 354, 488];
}

/** The bands of all lanes; `lasts` are the numbers of their Talon home worlds. */
export function bands(lasts: readonly number[]): Band[] {
  const ys = middles(lasts.length);
  return lasts.map((last, place) => {
    const middle = ys[place] ?? 300;
    const half = 390 * (0.64 + (0.36 * (last - 1)) / LONGEST);
    const drop = (300 - middle) * 0.42;
    const at = (t: number): Point => {
      const side = 2 * t - 1;
      return { x: 500 + side * half, y: middle + drop * side * side };
    };
    const normal = (t: number): Point => {
      const [one, two] = [at(Math.max(0, t - 0.01)), at(Math.min(1, t + 0.01))];
      const length = Math.hypot(two.x - one.x, two.y - one.y) || 1;
      return { x: -(two.y - one.y) / length, y: (two.x - one.x) / length };
    };
    const count = last - 1;
    const cells = Array.from({ length: count }, (_, index): Cell => {
      const [from, to] = [index / count + 0.006, (index + 1) / count - 0.006];
      const ts = Array.from({ length: STEPS }, (_, step) => from + ((to - from) * step) / (STEPS - 1));
      const edge = (sign: number) =>
        ts.map((t) => {
          const [on, off] = [at(t), normal(t)];
          return `${round(on.x + sign * THICK * off.x)} ${round(on.y + sign * THICK * off.y)}`;
        });
      const outline = [...edge(-1), ...edge(1).reverse()];
      return { zone: index + 1, path: `M${outline.join("L")}Z`, at: at((from + to) / 2) };
    });
    const above = middle <= 300;
    return {
      cells,
      start: at(0),
      end: at(1),
      label: { x: 500, y: above ? middle + THICK + 15 : middle - THICK - 7 },
      above,
    };
  });
}

export const NARROW = { width: 380, height: 440 } as const;
const CELL = 42;

/** The columns of all lanes on a phone, the Talon home world on top. */
export function columns(lasts: readonly number[]): Band[] {
  const wide = NARROW.width / lasts.length;
  const tall = (NARROW.height - 66) / LONGEST;
  return lasts.map((last, place) => {
    const x = wide * place + Math.min(34, wide / 3);
    const count = last - 1;
    const top = 44 + ((LONGEST - count) * tall) / 2;
    const cells = Array.from({ length: count }, (_, index): Cell => {
      const y = top + (count - 1 - index) * tall;
      const [left, right, low, high] = [x - CELL / 2, x + CELL / 2, round(y + tall - 4), round(y)];
      return {
        zone: index + 1,
        path: `M${left} ${high}H${right}V${low}H${left}Z`,
        at: { x, y: round(y + (tall - 4) / 2) },
      };
    });
    return {
      cells,
      start: { x, y: top + count * tall },
      end: { x, y: top },
      label: { x, y: top - 8 },
      above: true,
    };
  });
}
