/** Which hexes the arcs of a ship that faces right cover, and how far away they are. */
import type { ArcName } from "../../games/talon/view";

export interface Covered {
  readonly q: number;
  readonly r: number;
  readonly range: number;
  readonly arc: ArcName;
}

const distance = (q: number, r: number) => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/** The arc of a hex. A line through the corner between two arcs belongs to the front, or to the rear. */
export function arcOf(q: number, r: number): ArcName {
  const x = q + r / 2;
  const y = (Math.sqrt(3) / 2) * r;
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  if (Math.abs(turn) <= 30.01) return "front";
  if (Math.abs(turn) >= 149.99) return "rear";
  return turn > 0 ? "right" : "left";
}

/** Every hex within a range, nearest first. */
export function around(reach: number): Covered[] {
  const found: Covered[] = [];
  for (let r = -reach; r <= reach; r += 1)
    for (let q = -reach; q <= reach; q += 1) {
      const range = distance(q, r);
      if (range > 0 && range <= reach) found.push({ q, r, range, arc: arcOf(q, r) });
    }
  return found.sort((one, other) => one.range - other.range);
}
