/** The turning points of a game: changes of the lead, and the largest gain. */
import type { Sample } from "./series";

export interface TurningPoint {
  readonly kind: "lead" | "leap";
  readonly version: number;
  readonly seat: number;
  /** The seat that lost the lead, or null. */
  readonly from: number | null;
  readonly value: number;
  /** The growth since the previous sample. */
  readonly by: number;
}

/** The seat with the most; null if it is shared. */
function leaderOf(values: readonly (number | null)[]): number | null {
  const best = Math.max(...values.map((value) => value ?? -Infinity));
  const places = values.flatMap((value, seat) => (value === best ? [seat] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** The turning points of a measure, in order: every change of the lead, and the largest gain. */
export function turningPoints(samples: readonly Sample[], most = 6): readonly TurningPoint[] {
  const leads: TurningPoint[] = [];
  let leap: TurningPoint | null = null;
  let leader: number | null = null;
  for (const [place, { version, values }] of samples.entries()) {
    const before = samples[place - 1]?.values;
    if (before)
      for (const [seat, value] of values.entries()) {
        const by = (value ?? 0) - (before[seat] ?? 0);
        if (by > (leap?.by ?? 0)) leap = { kind: "leap", version, seat, from: null, value: value ?? 0, by };
      }
    const now = leaderOf(values);
    if (now === null || now === leader) continue;
    const [value, had] = [values[now] ?? 0, before?.[now] ?? 0];
    leads.push({ kind: "lead", version, seat: now, from: leader, value, by: value - had });
    leader = now;
  }
  // The last changes of the lead matter most; the first rarely does.
  const told: TurningPoint[] = leads.slice(-(most - 1));
  if (leap && !told.some((one) => one.version === leap.version && one.seat === leap.seat)) told.push(leap);
  return told.sort((one, other) => one.version - other.version);
}
