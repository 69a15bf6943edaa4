/** Differences between JSON values, and the checksum that both ends compute, as `orrery.client.differences` does. */

export type Path = readonly (string | number)[];
/** `[path]` removes a key, `[path, value]` sets one, `[path, start, count, items]` replaces items. */
export type Change = readonly [Path, ...unknown[]];

type Holder = Record<string | number, unknown>;

/** The value after these changes; unchanged parts are shared with the old one. Throws if they do not fit. */
export function apply(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((reached, [path, ...what]) => changed(reached, path, what), value);
}

function changed(value: unknown, path: Path, what: readonly unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) {
    if (what.length === 1) return what[0];
    const [start, count, items] = what as [number, number, readonly unknown[]];
    const list = value as readonly unknown[];
    return [...list.slice(0, start), ...items, ...list.slice(start + count)];
  }
  if (typeof value !== "object" || value === null) throw new Error("the changes do not fit");
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Holder;
  if (rest.length === 0 && what.length === 0) delete copy[step];
  else copy[step] = changed(copy[step], rest, what);
  return copy;
}

/** A number as the server writes it. */
function numeral(number: number): string {
  const size = Math.abs(number);
  if (size !== 0 && (size < 1e-5 || size >= 1e21)) return number.toExponential().replace("+", "");
  return String(number === 0 ? 0 : number);
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (typeof value === "number") return numeral(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const holder = value as Record<string, unknown>;
  const keys = Object.keys(holder).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(holder[key])}`).join(",")}}`;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 of a value. */
export function checksum(value: unknown): number {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(canonical(value))) {
    sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
