/** Lines of a chart: values over versions as an SVG path. */

export interface Sample {
  readonly version: number;
  readonly values: readonly (number | null)[];
}

export interface Scale {
  readonly x: (version: number) => number;
  readonly y: (value: number) => number;
  readonly low: number;
  readonly high: number;
}

/** The scale of versions and values in a box of a given size, with round limits. */
export function scale(
  samples: readonly Sample[],
  width: number,
  height: number,
  last = samples.at(-1)?.version ?? 1,
): Scale {
  const values = samples.flatMap((sample) => sample.values.filter((value) => value !== null));
  const [lowest, highest] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = 10 ** Math.floor(Math.log10(Math.max(1, highest - lowest)));
  const low = Math.floor(lowest / step) * step;
  const high = Math.ceil(highest / step) * step;
  const first = samples[0]?.version ?? 0;
  const span = Math.max(1, last - first);
  return {
    x: (version) => ((version - first) / span) * width,
    y: (value) => height - ((value - low) / (high - low)) * height,
    low,
    high,
  };
}

/** A few values for the grid, in integer steps. */
export function grid({ low, high }: Pick<Scale, "low" | "high">): number[] {
  const steps = [4, 3, 2, 1].find((count) => (high - low) % count === 0) ?? 1;
  return Array.from({ length: steps + 1 }, (_, place) => low + (place * (high - low)) / steps);
}

export function path(samples: readonly Sample[], seat: number, at: Scale): string {
  let drawn = "";
  for (const sample of samples) {
    const value = sample.values[seat];
    if (value === null || value === undefined) continue;
    drawn += `${drawn ? "L" : "M"}${at.x(sample.version).toFixed(1)} ${at.y(value).toFixed(1)}`;
  }
  return drawn;
}

/** At most so many versions, evenly spread from the first to the last. */
export function spread(last: number, most: number): number[] {
  const count = Math.min(last + 1, most);
  if (count <= 1) return [last];
  return Array.from({ length: count }, (_, place) => Math.round((place * last) / (count - 1)));
}

/** The ends first, then the midpoints between earlier ones: a chart that is complete at once and gets finer. */
export function coarseFirst<T>(items: readonly T[]): T[] {
  const last = items.length - 1;
  const order = [0, last];
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(1, last))) / 2; step >= 1; step /= 2) {
    for (let place = step; place < last; place += 2 * step) order.push(place);
  }
  return [...new Set(order)].flatMap((place) => items[place] ?? []);
}
