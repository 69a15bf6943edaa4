/** The layout of hexes: pointy-top, modules of 7 by 8, and the static drawing derived from it. */
import type { Body, Cell, Galaxy } from "./view";

/** Width of a hex and length of its side. */
export const W = 30;
export const S = W / Math.sqrt(3);
const MODULE_WIDTH = 7;
const MODULE_HEIGHT = 8;
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const xOf = (q: number, r: number): number => W * (q + r / 2 + 0.5);
export const yOf = (r: number): number => 1.5 * S * r;

/** The outline of a hex. */
export function hex(x: number, y: number, side: number = S): string {
  let path = "";
  for (let corner = 0; corner < 6; corner += 1) {
    const turn = (Math.PI / 180) * (60 * corner - 30);
    path += `${corner ? "L" : "M"}${(x + side * Math.cos(turn)).toFixed(1)} ${(y + side * Math.sin(turn)).toFixed(1)}`;
  }
  return `${path}Z`;
}

export interface Place extends Point {
  readonly cell: Cell;
}

export interface BodyDrawn extends Point {
  readonly index: number;
  readonly body: Body;
  readonly ground: "rust" | "steel" | "ochre" | "rock";
  /** All hexes of the body. */
  readonly outline: string;
  readonly cells: readonly string[];
  /** The hex in the middle. */
  readonly centre: string;
}

export interface ModuleDrawn extends Point {
  readonly place: number;
  readonly name: string;
  readonly column: number;
  readonly row: number;
}

export interface Drawing {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly moduleWidth: number;
  readonly moduleHeight: number;
  readonly places: ReadonlyMap<string, Place>;
  readonly grid: string;
  readonly rim: string;
  readonly bodies: readonly BodyDrawn[];
  readonly modules: readonly ModuleDrawn[];
  readonly docks: readonly Place[];
  readonly core: Place | null;
  readonly at: (x: number, y: number) => Place | null;
}

const GROUNDS: Readonly<Record<string, "rust" | "steel" | "ochre">> = {
  "gold,titanium": "rust",
  "energy,titanium": "steel",
  "energy,gold": "ochre",
};

let known: Drawing | null = null;

/** The drawing of a galaxy; the same galaxy is drawn once. */
export function drawingOf(galaxy: Galaxy): Drawing {
  const key = `${galaxy.columns}x${galaxy.rows}:${galaxy.modules.join()}`;
  if (known?.key !== key) known = draw(galaxy, key);
  return known;
}

export function draw(galaxy: Galaxy, key: string): Drawing {
  const places = new Map<string, Place>();
  const byAxis = new Map<string, Place>();
  let grid = "";
  for (const cell of galaxy.cells) {
    const place: Place = { cell, x: xOf(cell.q, cell.r), y: yOf(cell.r) };
    places.set(cell.cell, place);
    byAxis.set(`${cell.q},${cell.r}`, place);
    grid += hex(place.x, place.y);
  }
  const width = galaxy.columns * MODULE_WIDTH * W;
  const height = yOf(galaxy.rows * MODULE_HEIGHT);
  let rim = "";
  for (let r = 0; r <= galaxy.rows * MODULE_HEIGHT; r += 1) {
    for (let column = 0; column <= galaxy.columns * MODULE_WIDTH; column += 1) {
      const q = column - ((r + (r & 1)) >> 1);
      const x = xOf(q, r);
      if (!byAxis.has(`${q},${r}`) && x >= -1 && x <= width + 1) rim += hex(x, yOf(r));
    }
  }
  const bodies = galaxy.bodies.map((body, index): BodyDrawn => {
    const own = galaxy.cells.filter((cell) => cell.body === index);
    const axes = new Set(own.map((cell) => `${cell.q},${cell.r}`));
    const centre = own.find((cell) => SIDES.every(([q, r]) => axes.has(`${cell.q + q},${cell.r + r}`))) ?? own[0];
    const at = centre ? { x: xOf(centre.q, centre.r), y: yOf(centre.r) } : { x: 0, y: 0 };
    const ground = body.planet ? (GROUNDS[[...body.resources].sort().join()] ?? "rust") : "rock";
    return {
      ...at,
      index,
      body,
      ground,
      centre: centre?.cell ?? "",
      cells: own.map((cell) => cell.cell),
      outline: own.map((cell) => hex(xOf(cell.q, cell.r), yOf(cell.r))).join(""),
    };
  });
  const modules = galaxy.modules.map((name, place): ModuleDrawn => {
    const column = place % galaxy.columns;
    const row = Math.floor(place / galaxy.columns);
    return { place, name, column, row, x: column * MODULE_WIDTH * W, y: yOf(row * MODULE_HEIGHT) };
  });
  const lying = (terrain: string) => [...places.values()].filter((place) => place.cell.terrain === terrain);
  return {
    key,
    width,
    height,
    moduleWidth: MODULE_WIDTH * W,
    moduleHeight: yOf(MODULE_HEIGHT),
    places,
    grid,
    rim,
    bodies,
    modules,
    docks: lying("dock"),
    core: lying("core")[0] ?? null,
    at: (x, y) => byAxis.get(axisAt(x, y)) ?? null,
  };
}

/** The axial coordinates of the hex that holds a point. */
export function axisAt(x: number, y: number): string {
  const r = y / (1.5 * S);
  const q = x / W - 0.5 - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return `${rq},${rr}`;
}

/** The label of a module on the board: m08 as "M08", the port by its name. */
export const moduleName = (name: string, port: string): string => (name === "port" ? port : name.toUpperCase());
