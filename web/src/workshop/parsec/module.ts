/** The hexes of a Parsec module and their contents. */
import type { Cell, Galaxy } from "../../games/parsec/view";
import type { Item } from "../../packs/api";

export interface Body {
  readonly at: readonly [number, number];
  readonly number: number;
  readonly resources: readonly string[];
}

export interface Hex {
  readonly q: number;
  readonly r: number;
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
  return { q: (place % 7) - Math.floor((r + (r % 2)) / 2), r };
});

export const bodies = (item: Item, kind: "planets" | "asteroids"): readonly Body[] =>
  (item[kind] ?? []) as readonly Body[];

/** The hexes of a planet: its middle and those around it. */
export const around = ([q, r]: readonly [number, number]): [number, number][] => [
  [q, r],
  ...SIDES.map(([dq, dr]): [number, number] => [q + dq, r + dr]),
];

/** The module with something added to a hex or removed from it. */
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

const same = (one: readonly [number, number], hex: Hex) => one[0] === hex.q && one[1] === hex.r;

/** The content of a hex: its kind, and its index in the list. */
export interface Found {
  readonly kind: "planets" | "asteroids";
  readonly at: number;
  readonly body: Body;
}

export function bodyOn(item: Item, hex: Hex): Found | null {
  for (const kind of ["planets", "asteroids"] as const)
    for (const [at, body] of bodies(item, kind).entries())
      if ((kind === "planets" ? around(body.at) : [[...body.at] as [number, number]]).some((one) => same(one, hex)))
        return { kind, at, body };
  return null;
}

/** The module with one body changed. */
export const withBody = (item: Item, found: Found, body: Body): Item => ({
  ...item,
  [found.kind]: bodies(item, found.kind).map((one, at) => (at === found.at ? body : one)),
});

/** A galaxy of this one module, as the board draws it. */
export function galaxyOf(item: Item): Galaxy {
  const core = item["core"] as [number, number] | undefined;
  const docks = (item["docks"] ?? []) as [number, number][];
  const lying = [
    ...bodies(item, "planets").map((body) => ({ ...body, planet: true })),
    ...bodies(item, "asteroids").map((body) => ({ ...body, planet: false })),
  ];
  const cells = HEXES.map((hex): Cell => {
    const body = lying.findIndex((one) =>
      (one.planet ? around(one.at) : [[...one.at] as [number, number]]).some((each) => same(each, hex)),
    );
    const bare = { cell: `${hex.q},${hex.r}`, q: hex.q, r: hex.r, modules: [0] };
    if (core && same(core, hex)) return { ...bare, terrain: "core" };
    if (docks.some((one) => same(one, hex))) return { ...bare, terrain: "dock" };
    return body < 0 ? bare : { ...bare, terrain: lying[body]?.planet ? "planet" : "asteroid", body };
  });
  return { columns: 1, rows: 1, modules: [String(item["id"] ?? "")], cells, bodies: lying };
}
