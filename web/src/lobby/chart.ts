/** The layout of the lobby's chart: a disc of radius 500 around the sun. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const INNERMOST = 128;
const OUTERMOST = 376;
/** Degrees between neighbours: far apart, and never two in line. */
const GOLDEN = 137.5;
const FIRST = -38;

export function point(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

/** The radius of an orbit; few orbits keep a comfortable distance instead of filling the disc. */
export function orbit(place: number, count: number): number {
  const step = Math.min(92, (OUTERMOST - INNERMOST) / Math.max(1, count - 1));
  const middle = (INNERMOST + OUTERMOST) / 2;
  const first = Math.max(INNERMOST, middle - (step * (count - 1)) / 2);
  return first + place * step;
}

export function bearing(place: number): number {
  return FIRST + place * GOLDEN;
}

/** A path of ticks from one radius to another, at an interval in degrees, omitting those of a coarser scale. */
export function ticks(from: number, to: number, every: number, except = 0): string {
  let path = "";
  for (let degrees = 0; degrees < 360; degrees += every) {
    if (except > 0 && degrees % except === 0) continue;
    const [start, end] = [point(from, degrees), point(to, degrees)];
    path += `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  }
  return path;
}
