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

/** Where versions and values lie in a box of a size, with round limits. */
export function scale(samples: readonly Sample[], width: number, height: number, last = samples.at(-1)?.version ?? 1): Scale {
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
