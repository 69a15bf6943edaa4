/** The groups of ships in an orbit, each with its icons and its position. */
import type { Body, Layout } from "./layout";
import { type Orbit, SHIPS } from "./view";

export interface Group {
  readonly faction: string;
  readonly icons: readonly string[];
  readonly compact: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const GAP = 4;

export function shipGroups(orbit: Orbit, layout: Layout, body: Body, factions: readonly string[]): Group[] {
  const berth = layout.shipGroups[orbit.id];
  if (!berth) return [];
  const narrow = layout.width < 500;
  const compact = narrow && body.kind === "rock";
  // The more groups, the fewer icons each; the number shows the strength anyway.
  const most = (body.kind === "rock" && factions.length > 1) || (narrow && factions.length > 2) ? 1 : 2;
  let edge = "from" in berth ? berth.from.x : 0;
  const row = "from" in berth ? [...factions] : factions;
  return row.flatMap((faction, place) => {
    const ships = orbit.ships[faction] ?? {};
    const icons = SHIPS.flatMap(([kind, icon]) => Array<string>(ships[kind] ?? 0).fill(icon)).slice(0, most);
    const width = compact ? 30 + 15 * icons.length : 32 + 19.3 * icons.length;
    if ("spots" in berth) {
      const spot = berth.spots[place];
      return spot ? [{ faction, icons, compact, width, ...spot }] : [];
    }
    const x = edge + (berth.toward * width) / 2;
    edge += berth.toward * (width + GAP);
    return [{ faction, icons, compact, width, x, y: berth.from.y }];
  });
}
