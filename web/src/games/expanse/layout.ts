/** The layout of the map: wide as the solar system seen from above, narrow as rows from the sun outwards. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Body extends Point {
  /** Radius of the body and of its orbit's ring. */
  readonly r: number;
  readonly ring: number;
  readonly kind: "earth" | "mars" | "jupiter" | "saturn" | "rock";
}

export interface Plate extends Point {
  readonly w: number;
}

/** The position of an orbit's ships: in a row from a point onwards, or one group at each spot. */
export type Berth = { readonly from: Point; readonly toward: 1 | -1 } | { readonly spots: readonly Point[] };

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly bodies: Readonly<Record<string, Body>>;
  readonly plates: Readonly<Record<string, Plate>>;
  readonly shipGroups: Readonly<Record<string, Berth>>;
}

const rock = (x: number, y: number): Body => ({ x, y, r: 12, ring: 24, kind: "rock" });
const spots = (points: readonly (readonly [number, number])[]): Berth => ({
  spots: points.map(([x, y]) => ({ x, y })),
});
const onward = (x: number, y: number): Berth => ({ from: { x, y }, toward: 1 });
const back = (x: number, y: number): Berth => ({ from: { x, y }, toward: -1 });

export const WIDE: Layout = {
  width: 860,
  height: 600,
  bodies: {
    earth: { x: 76, y: 190, r: 27, ring: 47, kind: "earth" },
    mars: { x: 80, y: 452, r: 21, ring: 41, kind: "mars" },
    ceres: rock(293, 124),
    tycho: rock(307, 227),
    eros: rock(312, 330),
    thoth: rock(308, 433),
    vesta: rock(295, 536),
    jupiter: { x: 574, y: 330, r: 40, ring: 60, kind: "jupiter" },
    saturn: { x: 766, y: 170, r: 30, ring: 56, kind: "saturn" },
  },
  plates: {
    luna: { x: 136, y: 112, w: 118 },
    eurasia: { x: 136, y: 165, w: 118 },
    africa: { x: 136, y: 218, w: 118 },
    "mariner-valley": { x: 136, y: 402, w: 118 },
    "londres-nova": { x: 136, y: 455, w: 118 },
    ceres: { x: 332, y: 101, w: 118 },
    tycho: { x: 345, y: 204, w: 118 },
    eros: { x: 350, y: 307, w: 118 },
    thoth: { x: 346, y: 410, w: 118 },
    vesta: { x: 334, y: 513, w: 118 },
    ganymede: { x: 515, y: 408, w: 118 },
    europa: { x: 515, y: 461, w: 118 },
    io: { x: 515, y: 514, w: 118 },
    rhea: { x: 707, y: 240, w: 118 },
    rings: { x: 707, y: 293, w: 118 },
    titan: { x: 707, y: 346, w: 118 },
  },
  shipGroups: {
    earth: spots([
      [46, 228],
      [46, 254],
      [46, 280],
      [46, 306],
    ]),
    mars: spots([
      [50, 486],
      [50, 512],
      [50, 538],
      [50, 564],
    ]),
    ceres: onward(268, 164),
    tycho: onward(282, 267),
    eros: onward(287, 370),
    thoth: onward(283, 473),
    vesta: onward(270, 576),
    jupiter: spots([
      [526, 300],
      [624, 300],
      [630, 358],
      [519, 358],
    ]),
    saturn: spots([
      [715, 140],
      [817, 140],
      [822, 198],
      [710, 198],
    ]),
  },
};

export const NARROW: Layout = {
  width: 390,
  height: 556,
  bodies: {
    earth: { x: 38, y: 56, r: 24, ring: 31, kind: "earth" },
    mars: { x: 38, y: 142, r: 20, ring: 27, kind: "mars" },
    ceres: { x: 22, y: 201, r: 9, ring: 12, kind: "rock" },
    tycho: { x: 148, y: 201, r: 9, ring: 12, kind: "rock" },
    eros: { x: 273, y: 201, r: 9, ring: 12, kind: "rock" },
    thoth: { x: 22, y: 283, r: 9, ring: 12, kind: "rock" },
    vesta: { x: 148, y: 283, r: 9, ring: 12, kind: "rock" },
    jupiter: { x: 38, y: 411, r: 25, ring: 31, kind: "jupiter" },
    saturn: { x: 38, y: 508, r: 19, ring: 30, kind: "saturn" },
  },
  plates: {
    luna: { x: 78, y: 33, w: 98 },
    eurasia: { x: 181, y: 33, w: 98 },
    africa: { x: 284, y: 33, w: 98 },
    "mariner-valley": { x: 78, y: 119, w: 149 },
    "londres-nova": { x: 233, y: 119, w: 149 },
    ceres: { x: 8, y: 216, w: 121 },
    tycho: { x: 134, y: 216, w: 121 },
    eros: { x: 260, y: 216, w: 121 },
    thoth: { x: 8, y: 298, w: 121 },
    vesta: { x: 134, y: 298, w: 121 },
    ganymede: { x: 78, y: 388, w: 98 },
    europa: { x: 181, y: 388, w: 98 },
    io: { x: 284, y: 388, w: 98 },
    rhea: { x: 78, y: 485, w: 98 },
    rings: { x: 181, y: 485, w: 98 },
    titan: { x: 284, y: 485, w: 98 },
  },
  shipGroups: {
    earth: back(382, 18),
    mars: back(382, 104),
    ceres: back(129, 201),
    tycho: back(255, 201),
    eros: back(381, 201),
    thoth: back(129, 283),
    vesta: back(255, 283),
    jupiter: back(382, 373),
    saturn: back(382, 470),
  },
};

/** The boundary of a zone: an arc around the sun, with graduations. */
export function arc(x: number): { line: string; ticks: string } {
  const [cx, cy] = [-930, 335];
  const r = x - cx;
  const at = (radius: number, degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    return `${(cx + radius * Math.cos(turn)).toFixed(1)} ${(cy + radius * Math.sin(turn)).toFixed(1)}`;
  };
  const half = (Math.asin(272 / r) * 180) / Math.PI;
  let ticks = "";
  for (let place = 0; place <= 68; place += 1) {
    const degrees = -half + (place * 2 * half) / 68;
    ticks += `M${at(r, degrees)}L${at(r + (place % 5 === 3 ? 9 : 4.5), degrees)}`;
  }
  return { line: `M${at(r, -half)}A${r} ${r} 0 0 1 ${at(r, half)}`, ticks };
}

/** The same for rows: a shallow arc below a row. */
export function rowArc(y: number): { line: string; ticks: string } {
  const r = 1450;
  const cy = y - r;
  let ticks = "";
  for (let x = -4; x <= 394; x += 4.4) {
    const low = cy + Math.sqrt(r * r - (x - 195) ** 2);
    const length = Math.round((x + 4) / 4.4) % 5 === 3 ? 8 : 4;
    ticks += `M${x.toFixed(1)} ${low.toFixed(1)}v${length}`;
  }
  const edge = cy + Math.sqrt(r * r - 200 ** 2);
  return { line: `M-5 ${edge.toFixed(1)}A${r} ${r} 0 0 0 395 ${edge.toFixed(1)}`, ticks };
}

/** Corner ticks around a plate: it can be pointed at. */
export function corners(x: number, y: number, w: number, h: number): string {
  const [l, t, r, b] = [x - 3.5, y - 3.5, x + w + 3.5, y + h + 3.5];
  return (
    `M${l} ${t + 12.5}v-7a5.5 5.5 0 0 1 5.5-5.5h4.5M${r - 11} ${t}h5.5a5.5 5.5 0 0 1 5.5 5.5v7` +
    `M${r} ${b - 12.5}v7a5.5 5.5 0 0 1-5.5 5.5h-5.5M${l + 11} ${b}h-5.5a5.5 5.5 0 0 1-5.5-5.5v-7`
  );
}
