/** The ruler of control points above the map: it grows with the game, in integer steps. */
import type { Hue } from "../module";
import { type Faction, hueOf } from "./view";

const LEFT = 34;
const WIDTH = 792;
/** The position of the lowest marker, and the distance to the next one on the same number. */
const ON_LINE = 18;
const ABOVE = 12.5;

export interface Ruler {
  readonly at: (points: number) => number;
  readonly ticks: string;
  readonly marks: readonly number[];
  readonly markers: readonly { readonly hue: Hue; readonly x: number; readonly y: number }[];
}

export function rulerOf(factions: readonly Pick<Faction, "id" | "control_points">[]): Ruler {
  const most = Math.max(45, ...factions.map((faction) => faction.control_points));
  const step = [5, 10, 20, 50].find((one) => most <= 9 * one) ?? 100;
  const end = Math.ceil(most / step) * step;
  const at = (points: number) => LEFT + (points / end) * WIDTH;
  let ticks = "";
  for (let points = 0; points <= end; points += step / 5)
    ticks += `M${at(points).toFixed(1)} 34v${points % step === 0 ? 9 : 4}`;
  const marks = Array.from({ length: end / step + 1 }, (_, place) => place * step);
  const stacked = new Map<number, number>();
  const markers = factions.map(({ id, control_points: points }) => {
    const below = stacked.get(points) ?? 0;
    stacked.set(points, below + 1);
    return { hue: hueOf(id), x: at(points), y: ON_LINE - below * ABOVE };
  });
  return { at, ticks, marks, markers };
}
