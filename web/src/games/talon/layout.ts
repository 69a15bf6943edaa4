/** Hexes with a corner up, in the drawing's units; odd rows are half a hex to the right. */
export const WIDE = 52;
export const SIDE = WIDE / Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of a hex by axial coordinates. */
export const centre = (q: number, r: number): Point => ({ x: WIDE * (q + r / 2 + 0.5), y: SIDE * (1 + 1.5 * r) });

const DEGREES: Readonly<Record<string, number>> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };
/** A facing as degrees, clockwise from the right. */
export const degrees = (facing: string): number => DEGREES[facing] ?? 0;

export function polar(radius: number, turn: number, x = 0, y = 0): string {
  const angle = (turn * Math.PI) / 180;
  return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
}

export function arcPath(radius: number, from: number, to: number, x = 0, y = 0): string {
  return `M${polar(radius, from, x, y)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${polar(radius, to, x, y)}`;
}

export function hexPath(at: Point, size = SIDE): string {
  return `M${[-30, 30, 90, 150, 210, 270].map((turn) => polar(size, turn, at.x, at.y)).join("L")}Z`;
}

/** The outline of each arc around a counter that faces right. */
export const ARC_SPAN: Readonly<Record<string, readonly [number, number]>> = {
  front: [-27, 27],
  right: [33, 147],
  rear: [153, 207],
  left: [213, 327],
};

const axialOf = (column: number, row: number) => ({ q: column - (row - (row & 1)) / 2, r: row });
export const cell = (column: number, row: number): Point => {
  const { q, r } = axialOf(column, row);
  return centre(q, r);
};

/** The grid of the window, its rim of fainter hexes, and the edge between them. */
export function ground(width: number, height: number): { grid: string; rim: string; edge: string } {
  let grid = "";
  let rim = "";
  let edge = "";
  const inside = (column: number, row: number) => column >= 0 && row >= 0 && column < width && row < height;
  for (let row = -3; row < height + 3; row += 1) {
    for (let column = -4; column < width + 4; column += 1) {
      const at = cell(column, row);
      if (!inside(column, row)) {
        rim += hexPath(at);
        continue;
      }
      grid += hexPath(at);
      const odd = row & 1;
      const neighbours = [
        [column + 1, row],
        [column + odd, row + 1],
        [column - 1 + odd, row + 1],
        [column - 1, row],
        [column - 1 + odd, row - 1],
        [column + odd, row - 1],
      ] as const;
      neighbours.forEach(([c, r], side) => {
        if (!inside(c, r))
          edge += `M${polar(SIDE, 60 * side - 30, at.x, at.y)}L${polar(SIDE, 60 * side + 30, at.x, at.y)}`;
      });
    }
  }
  return { grid, rim, edge };
}

/** The centre of a hex by its name: letters for the column (after z comes aa), a number for the row. */
export function named(hex: string): Point {
  const letters = hex.replace(/\d+$/, "");
  const column = [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0) - 1;
  return cell(column, Number(hex.slice(letters.length)) - 1);
}

export const extent = (width: number, height: number): { width: number; height: number } => ({
  width: WIDE * (width + 0.5),
  height: SIDE * (1.5 * height + 0.5),
});
