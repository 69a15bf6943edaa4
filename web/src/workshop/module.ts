/** The hexes of a Parsec module, and what lies on them. */
import type { Item } from "../packs/api";

export interface Body {
  readonly at: readonly [number, number];
  readonly number: number;
  readonly resources: readonly string[];
}

export interface Hex {
  readonly q: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
}

const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Seven columns by eight rows, as the server lays modules on the grid. */
export const HEXES: readonly Hex[] = Array.from({ length: 56 }, (_, place) => {
  const r = 1 + Math.floor(place / 7);
  const q = (place % 7) - Math.floor((r + (r % 2)) / 2);
  return { q, r, x: 10 * (q + r / 2), y: 8.66 * r };
});

export const bodies = (item: Item, kind: "planets" | "asteroids"): readonly Body[] =>
  (item[kind] ?? []) as readonly Body[];

/** The hexes of a planet: its middle and those around it. */
export const around = ([q, r]: readonly [number, number]): [number, number][] => [
  [q, r],
  ...SIDES.map(([dq, dr]): [number, number] => [q + dq, r + dr]),
];

/** The module with something put on a hex, or taken off it. */
export function touched(item: Item, kind: "planets" | "asteroids", hex: Hex): Item {
  const there = bodies(item, kind);
  const rest = there.filter((one) => one.at[0] !== hex.q || one.at[1] !== hex.r);
  if (rest.length < there.length) return { ...item, [kind]: rest };
  const fresh: Body = {
    at: [hex.q, hex.r],
    number: 1 + (there.length % 8),
    resources: kind === "planets" ? ["titanium", "energy"] : ["gold"],
  };
  return { ...item, [kind]: [...there, fresh] };
}
