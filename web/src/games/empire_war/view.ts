/** The view of the war as sent by the server, and the look of its parts. */
import type { View } from "../../lib/protocol";
import type { TableProps } from "../module";

export interface Zone {
  readonly zone: number;
  /** The printed terrain, and the actual one: a die may have decided. */
  readonly shows: string;
  readonly terrain: string;
  readonly planet: number | null;
}

export interface Lane {
  readonly id: string;
  readonly number: number;
  readonly title: Readonly<Record<string, string>>;
  readonly front: number;
  readonly last: number;
  readonly marker: number;
  readonly result: string;
  /** How many wins each side needs to take the other's home world. */
  readonly to_home: readonly number[];
  readonly zones: readonly Zone[];
}

export interface Side {
  readonly faction: string;
  readonly income: number;
  readonly income_parts: readonly number[];
  readonly zones: number;
  readonly planets: number;
  readonly counted: number;
  readonly levied: boolean;
  readonly committed: boolean;
  readonly purse: number | null;
  /** Points in the purse and in unseen ships. */
  readonly hidden: number;
  readonly fleet: number | null;
}

export interface WarShip {
  readonly id: string;
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly class: string;
  readonly role: string;
  readonly cost: number;
  readonly hull: { readonly boxes: number; readonly marked: number };
  readonly groups_lost: readonly number[];
  readonly radius_added: number;
  readonly power_cut: number;
  readonly drive_lost: boolean;
  readonly at: string;
  readonly zone: number | null;
  readonly orders: string | null;
  readonly seen: boolean;
}

export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly class: string;
  readonly role: string;
  readonly cost: number;
}

export interface Minimum {
  readonly lane: string;
  readonly need: number;
  readonly have: number;
}

export interface Decision {
  readonly seat: number;
  readonly choice: string;
  readonly lane: string | null;
  readonly minimums: readonly Minimum[] | null;
  readonly short: number | null;
  readonly ways: Readonly<Record<string, readonly string[]>> | null;
  /** The forces in the sector, before the decision whether and how to fight. */
  readonly odds: { readonly own: number; readonly theirs: number; readonly chance: number } | null;
}

export interface Past {
  readonly lane: string;
  readonly front: number;
  readonly result: string;
}

export interface War {
  readonly war: string;
  readonly turn: number;
  readonly turns: number;
  readonly planning: boolean;
  readonly factions: readonly string[];
  readonly decision: Decision | null;
  readonly lanes: readonly Lane[];
  readonly sides: readonly Side[];
  readonly ships: readonly WarShip[];
  readonly offers: readonly Offer[];
  readonly history: readonly (readonly Past[])[];
  readonly sector: string | null;
  readonly leaders: readonly string[];
  readonly withdrawn: readonly boolean[];
  readonly battle: View | null;
}

/** The server's answer about a sector. */
export interface Odds {
  readonly lane: number;
  readonly own: number;
  readonly theirs: number;
  readonly chance: number;
  /** The chance with the picked ship there, if it may be sent. */
  readonly with?: number;
}

export const HUES = ["a", "b"] as const;

export const war = (view: View): War => view as unknown as War;

export const hueOf = (seat: number): "a" | "b" => HUES[seat] ?? "a";

/** The silhouette of a class. */
export const glyph = (ship: Pick<WarShip, "class"> & { readonly seat: number }): string =>
  `${ship.seat === 1 ? "tal" : "ter"}-${ship.class.toLowerCase()}`;

/** The seat of the person at this screen: the one that acts, else the first. */
export const mySeat = (table: TableProps): number | null =>
  (table.seats.find((seat) => seat.mine && seat.acts) ?? table.seats.find((seat) => seat.mine))?.seat ?? null;

export const laneTitle = (lane: Lane, language: string): string => lane.title[language] ?? lane.title["en"] ?? lane.id;

/** Whether only its own side knows of a ship, or of its destination. */
export const isSecret = (ship: WarShip): boolean => !ship.seen || (ship.orders !== null && ship.orders !== ship.at);

/** A ship's destination, or its location. */
export const goal = (ship: WarShip): string => ship.orders ?? ship.at;

export const fleetOf = (now: War, seat: number): WarShip[] =>
  now.ships.filter((ship) => ship.seat === seat && ship.role !== "base");

export const baseIn = (now: War, lane: string, zone: number): WarShip | undefined =>
  now.ships.find((ship) => ship.role === "base" && ship.at === lane && ship.zone === zone);

/** Icons of what zones show. */
export const TERRAIN: Readonly<Record<string, string>> = {
  asteroids: "map-asteroids",
  nebula: "map-nebula",
  "black-hole": "map-blackhole",
  dice: "d6-5",
};
