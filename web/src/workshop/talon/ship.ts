/** A ship of Talon's content as the board shows it: whole, and with full bars. */
import type { Group, Ship } from "../../games/talon/view";
import type { Item } from "../../packs/api";

export interface GroupItem {
  readonly weapon: string;
  readonly count: number;
  readonly arcs: string;
  readonly red: number;
  readonly yellow: number;
}

export interface Box {
  readonly power: number;
  readonly critical: boolean;
}

/** The arcs by the letters that content files use. */
export const LETTERS = { front: "F", right: "R", rear: "B", left: "L" } as const;

export const groupsOf = (item: Item): readonly GroupItem[] => (item["group"] ?? []) as readonly GroupItem[];

/** The rows of the power curve: power, speed, turn radius. */
export const curveOf = (item: Item): [number, number, number][] =>
  ((item["curve"] ?? []) as unknown[]).map((row) => {
    const [power = 0, speed = 0, turn = 0] = String(row).split("-").map(Number);
    return [power, speed, turn];
  });

/** The row that a ship starts with. */
export const startOf = (item: Item): [number, number, number] =>
  curveOf(item).find((row) => row[1] === Number(item["start"])) ?? curveOf(item)[0] ?? [0, 0, 0];

export const hullOf = (item: Item): Box[] =>
  String(item["hull"] ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map((box) => ({ power: Number(box.replace("*", "")) || 0, critical: box.endsWith("*") }));

export const hullText = (boxes: readonly Box[]): string =>
  boxes.map((box) => `${box.power}${box.critical ? "*" : ""}`).join(" ");

export const groupView = (group: GroupItem): Group => ({
  weapon: group.weapon,
  count: group.count,
  arcs: group.arcs,
  red: [group.red || 0, group.red || 0],
  yellow: [group.yellow || 0, group.yellow || 0],
  charged: true,
  destroyed: false,
});

export function shipView(item: Item): Ship {
  const shields = (item["shields"] ?? {}) as Record<string, number>;
  const shield = (arc: string) => ({ left: shields[arc] ?? 0, boxes: shields[arc] ?? 0, reinforced: null });
  const hull = hullOf(item);
  const [power, speed, radius] = startOf(item);
  return {
    id: "1",
    number: 0,
    name: String(item["class"] ?? ""),
    class: String(item["class"] ?? ""),
    faction: String(item["faction"] ?? "terran"),
    role: String(item["role"] ?? "warship"),
    seat: 0,
    cost: Number(item["cost"] ?? 0),
    explosion: Number(item["explosion"] ?? 0),
    status: "map",
    arrives: 1,
    facing: "E",
    speed,
    power,
    radius,
    modifier: 0,
    curve: curveOf(item),
    turn: 0,
    slip: false,
    hull: {
      boxes: hull.length,
      marked: 0,
      modifiers: hull.map((box) => box.power),
      critical: hull.map((box) => Number(box.critical)),
    },
    shields: { front: shield("front"), right: shield("right"), rear: shield("rear"), left: shield("left") },
    groups: groupsOf(item).map(groupView),
    battery: Boolean(item["battery"]),
    afterburners: [Number(item["afterburners"] ?? 0), Number(item["afterburners"] ?? 0)],
    critical: [],
    initiative: null,
    flagship: false,
    drive: true,
    gets_power: true,
    due: false,
    moves_left: 0,
    hunted_by: [],
    host: null,
    hex: "",
    q: 0,
    r: 0,
  };
}
