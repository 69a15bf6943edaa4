/** The view of Talon as sent by the server, and the look of its parts. */
import type { View } from "../../lib/protocol";
import { pictures } from "../../parts/pictures.svelte";
import type { Hue } from "../module";

export interface Spot {
  readonly hex: string;
  readonly q: number;
  readonly r: number;
}

export type ArcName = "front" | "right" | "rear" | "left";

export interface Shield {
  readonly left: number;
  readonly boxes: number;
  readonly reinforced: string | null;
}

export interface Group {
  readonly weapon: string;
  readonly count: number;
  readonly arcs: string;
  readonly red: readonly [number, number];
  readonly yellow: readonly [number, number];
  readonly charged: boolean;
  readonly destroyed: boolean;
}

export interface Unit extends Partial<Spot> {
  readonly id: string;
  /** Its number in questions to the server. */
  readonly number: number;
  readonly name: string;
  readonly class: string;
  readonly faction: string;
  readonly role: string;
  readonly seat: number;
  readonly cost: number;
  readonly explosion: number;
  readonly status: string;
  readonly arrives: number;
  /** It waits outside until its side calls it. */
  readonly on_call?: boolean;
  readonly facing: string;
  readonly speed: number;
  readonly power: number;
  readonly radius: number;
  readonly modifier: number;
  readonly curve: readonly (readonly [number, number, number])[];
  readonly turn: number;
  readonly slip: boolean;
  readonly hull: {
    readonly boxes: number;
    readonly marked: number;
    readonly modifiers: readonly number[];
    readonly critical: readonly number[];
  };
  readonly shields: Readonly<Record<ArcName, Shield>>;
  readonly groups: readonly Group[];
  readonly battery: boolean | null;
  readonly afterburners: readonly [number, number];
  readonly critical: readonly string[];
  readonly initiative: string | null;
  readonly flagship: boolean;
  readonly drive: boolean;
  readonly gets_power: boolean;
  readonly due: boolean;
  /** How many more times it moves this round. */
  readonly moves_left: number;
  readonly hunted_by: readonly string[];
  readonly host: string | null;
  readonly marker?: readonly [number, number];
  readonly fighters?: readonly number[];
  /** The systems that jury rigging has raised and lowered; only with the option. */
  readonly rigged?: { readonly up: string; readonly down: string } | null;
}

/** A unit on the map. */
export type Ship = Unit & Spot;

export interface Missile extends Spot {
  readonly id: string;
  readonly seat: number;
  readonly facing: string;
  readonly target: string | null;
  readonly damaged: boolean;
}

export interface Way {
  readonly field: string;
  readonly value: string;
  readonly hex: string | null;
  readonly q: number;
  readonly r: number;
  readonly facing: string;
}

export interface Decision {
  readonly seat: number;
  readonly choice: string;
  /** The step of the turn it belongs to. */
  readonly step: Step | null;
  readonly unit: string | null;
  readonly target: string | null;
  readonly missile: string | null;
  readonly group: number | null;
  readonly left: number | null;
  readonly ways: readonly Way[];
}

export interface Position {
  readonly scenario: string;
  readonly title: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly round: number;
  readonly rounds: number;
  readonly impulse: string;
  readonly chart: Readonly<Record<string, readonly number[]>>;
  readonly initiative: number;
  readonly active: number;
  readonly decision: Decision | null;
  readonly board: { readonly width: number; readonly height: number };
  readonly lost: readonly number[];
  readonly points_left: readonly number[];
  readonly factions: readonly string[];
  readonly units: readonly Unit[];
  readonly missiles: readonly Missile[];
  readonly terrain: readonly (Spot & { readonly kind: string })[];
}

export interface Outcome {
  readonly points: number;
  readonly chance: number;
  readonly shield: number;
  readonly hull: number;
  readonly criticals: number;
  readonly destroyed: boolean;
}

/** The server's answer about a volley. */
export interface Volley {
  readonly weapon: string;
  readonly weapons: number;
  readonly range: number;
  readonly possible: boolean;
  readonly modifiers: readonly { readonly reason: string; readonly amount: number; readonly clause: string }[];
  readonly hit: number;
  readonly mean: number;
  readonly group_damage: Readonly<Record<string, number>>;
  readonly group_mean: number;
  readonly notes: readonly string[];
  readonly arc?: ArcName;
  readonly absorbs?: number;
  readonly group_reaches_hull?: number;
  readonly group_destroys?: number;
  readonly outcomes?: readonly Outcome[];
}

/** The server's answer about the arcs of a ship. */
export interface Reach {
  readonly groups: readonly {
    readonly weapon: string;
    readonly hexes: Readonly<Record<string, number>>;
    readonly hits?: Readonly<Record<string, number>>;
  }[];
}

/** The server's answer about where a ship can be after each of its next moves, and with which facings. */
export interface Flight {
  readonly steps: readonly Readonly<Record<string, readonly string[]>>[];
}

export const ARCS: readonly ArcName[] = ["front", "left", "right", "rear"];

export const position = (view: View): Position => view as unknown as Position;

/** Terran azure, Talon vermilion; by seat if both sides are the same faction. */
export function hueOf(now: Position, seat: number): Hue {
  if (now.factions[0] === now.factions[1]) return seat === 0 ? "a" : "b";
  return now.factions[seat] === "talon" ? "b" : "a";
}

export const isShip = (unit: Unit): unit is Ship => unit.hex !== undefined;
export const ships = (now: Position): Ship[] => now.units.filter(isShip);
export const unitOf = (now: Position, id: string | null | undefined): Unit | undefined =>
  id ? now.units.find((unit) => unit.id === id) : undefined;

/** The silhouette of a class. */
export function glyph(unit: Pick<Unit, "faction" | "class">): string {
  const own = `${unit.faction === "talon" ? "tal" : "ter"}-${unit.class.toLowerCase()}`;
  const picture = pictures.shown[own] ?? "";
  // Another symbol replaces it; the shape of a pack is shown beside the map, not on it.
  return picture && !picture.startsWith("<") ? picture : own;
}

export const tag = (unit: Unit): string => `${unit.power}·${unit.speed}·${unit.radius}`;

export type Step = "ap" | "move" | "fire" | "power" | "deploy" | "retreat" | "gravity";

/** "torpedo ×2", or "laser FL" if a ship has two groups of the same kind. */
export function groupName(unit: Unit, place: number, weapon: (name: string) => string): string {
  const group = unit.groups[place];
  if (!group) return String(place + 1);
  const twin = unit.groups.some((other, at) => at !== place && other.weapon === group.weapon);
  return `${weapon(group.weapon)}${group.count > 1 ? ` ×${group.count}` : ""}${twin ? ` ${group.arcs}` : ""}`;
}

export const percent = (chance: number, digits = 0): string =>
  `${(chance * 100).toFixed(chance > 0 && chance < 1 ? digits : 0)}%`;
