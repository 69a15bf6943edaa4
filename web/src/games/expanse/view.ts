/** The view of The Expanse as sent by the server, and the look of its parts. */
import type { View } from "../../lib/protocol";
import type { Hue } from "../module";

export interface Card {
  readonly id: string;
  readonly scoring: boolean;
  readonly points?: number;
  readonly factions?: readonly string[];
  readonly keep?: number;
  readonly source?: Readonly<Record<string, string>>;
  readonly note?: string;
  readonly title?: Readonly<Record<string, string>>;
  readonly text?: Readonly<Record<string, string>>;
}

export interface Power {
  readonly id: string;
  readonly level: number;
  readonly active: boolean;
  readonly used: boolean;
  readonly source: string;
}

export interface Faction {
  readonly id: string;
  readonly seat: number;
  readonly control_points: number;
  readonly initiative: number | null;
  readonly rocinante: boolean;
  readonly supply: { readonly cubes: number; readonly diplomats: number; readonly tokens: number };
  readonly reserve: Readonly<Record<string, number>>;
  readonly kept: readonly Card[];
  readonly critical: readonly string[];
  readonly powers: readonly Power[];
}

/** A faction before anybody plays it. */
export interface Sheet {
  readonly id: string;
  readonly home: string;
  readonly cubes: number;
  readonly diplomats: number;
  readonly tokens: number;
  readonly fleets: number;
  readonly battleships: number;
  readonly scrap_ships: number;
  readonly powers: readonly { readonly id: string; readonly level: number; readonly source: string }[];
}

export interface Orbit {
  readonly id: string;
  readonly zone: string;
  readonly bases: readonly string[];
  readonly ships: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly strength: Readonly<Record<string, number>>;
  readonly control: string | null;
}

export interface Influence {
  readonly cubes: number;
  readonly diplomats: number;
  readonly tokens: number;
  readonly orbital_control: number;
  readonly total: number;
  readonly place: number;
  readonly tied: boolean;
}

export interface Base {
  readonly id: string;
  readonly orbit: string;
  readonly sector: string;
  readonly resource: string;
  readonly in_play: boolean;
  readonly influence: Readonly<Record<string, Influence>>;
  readonly leader: string | null;
  readonly pays: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly source: string;
}

export interface Space {
  readonly space: number;
  readonly cost: number;
  readonly card: Card;
  readonly affordable?: boolean;
  readonly event?: boolean;
}

export interface Position {
  readonly seats: number;
  readonly you: string | null;
  readonly phase: string;
  readonly turn: number;
  readonly active: string | null;
  readonly decision: {
    readonly choice: string;
    readonly card: string | null;
    readonly event: string | null;
    readonly points_left: number | null;
    readonly faction: string | null;
  } | null;
  readonly factions: readonly Faction[];
  readonly initiative: readonly string[];
  readonly technology: number;
  readonly rocinante: { readonly controller: string | null; readonly orbit: string | null };
  readonly orbits: readonly Orbit[];
  readonly bases: readonly Base[];
  readonly track: readonly Space[];
  readonly deck: { readonly cards: number; readonly scoring_cards: number; readonly top: string | null };
  readonly scoring: {
    readonly done: number;
    readonly rows: readonly {
      readonly number: number;
      readonly values: readonly number[];
      readonly sector: string | null;
    }[];
    readonly final: readonly number[];
    readonly tokens: Readonly<Record<string, number>>;
    readonly bonus: string | null;
    readonly bonus_chosen: boolean;
  };
  readonly forecast: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const position = (view: View): Position => view as unknown as Position;

const HUES: Readonly<Record<string, Hue>> = { un: "a", mcr: "b", opa: "c", pg: "d" };
export const hueOf = (faction: string): Hue => HUES[faction] ?? "e";

/** Ships in order of importance, with their icons. */
export const SHIPS: readonly (readonly [string, string])[] = [
  ["rocinante", "x-gunship"],
  ["battleship", "x-battleship"],
  ["damaged", "x-battleship-hit"],
  ["fleet", "x-fleet"],
  ["scrap", "x-scrap"],
];

/** 2.5 as "2½". */
export function halves(strength: number): string {
  const whole = Math.floor(strength);
  return strength === whole ? String(whole) : `${whole || ""}½`;
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"] as const;
