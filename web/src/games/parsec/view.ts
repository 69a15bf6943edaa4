/** The view of Parsec as sent by the server, and the look of its parts. */
import type { View } from "../../lib/protocol";
import type { Hue, Seat, TableProps } from "../module";

export type Kind = "colony" | "cargo" | "fighter" | "transport" | "cruiser";

export interface Cell {
  readonly cell: string;
  readonly q: number;
  readonly r: number;
  readonly modules: readonly number[];
  readonly terrain?: "planet" | "asteroid" | "dock" | "core";
  readonly body?: number;
}

export interface Body {
  readonly number: number;
  readonly planet: boolean;
  readonly resources: readonly string[];
}

export interface Galaxy {
  readonly columns: number;
  readonly rows: number;
  readonly modules: readonly string[];
  readonly cells: readonly Cell[];
  readonly bodies: readonly Body[];
}

export interface Unit {
  readonly unit: string;
  readonly number: number;
  readonly seat: number;
  readonly kind: Kind;
  readonly cell: string;
  readonly attack: number;
  readonly defence: number;
  readonly range: number;
  readonly move: number;
  readonly aboard?: string;
  readonly done?: readonly string[];
  readonly side?: number;
  readonly firing?: boolean;
}

export interface Odds {
  readonly wins: number;
  readonly attack: number;
  readonly defence: number;
  /** For each face of the attacker's die, how many faces of the other it beats. */
  readonly beats: readonly number[];
  readonly reasons: readonly (readonly [side: string, what: string, amount: number])[];
  readonly salvage: readonly number[];
  readonly with: readonly { readonly card: string; readonly wins: number }[];
}

export interface SeatView {
  readonly alive: boolean;
  readonly resources: Readonly<Record<string, number>>;
  readonly event_cards: number;
  readonly factions: readonly string[];
  readonly units: Readonly<Record<Kind, number>>;
  readonly spare_colonies: number;
  readonly dominated: readonly number[];
  readonly present: readonly number[];
  readonly stats: Readonly<Record<Kind, readonly number[]>>;
  readonly costs: Readonly<Record<string, readonly number[]>>;
  readonly port_ratio: number;
  readonly hand?: readonly string[];
  readonly points?: number;
  readonly offers_left?: number;
  readonly free_exchanges?: number;
}

export interface Combat {
  readonly attacker: number;
  readonly defender: number;
  readonly striker: number;
  readonly target: string;
  readonly attack_die: number;
  readonly defence_die: number;
  readonly odds: Odds | null;
}

export interface Decision {
  readonly choice: string;
  readonly unit?: string;
  readonly enemy?: string;
  readonly cell?: string;
  readonly other?: number;
  readonly put?: readonly number[];
  readonly asked?: readonly number[];
  readonly given?: readonly number[];
  readonly toll?: readonly number[];
  readonly card?: string;
  readonly kind?: string;
  readonly body?: number;
  readonly number?: number;
  /** The number of colonies of the planet that have yet to extract. */
  readonly left?: number;
  readonly place?: number;
  readonly seen?: readonly string[];
  readonly odds?: Readonly<Record<string, Odds>>;
  readonly attacks?: Readonly<Record<string, Readonly<Record<string, Odds>>>>;
}

export interface InForce {
  readonly card: string;
  readonly seat: number;
  readonly turns: string | number;
  readonly scope: string;
  readonly target: number;
  readonly token: string | null;
}

export interface Position {
  readonly round: number;
  readonly rounds: number;
  readonly active: number;
  readonly arms_race: boolean;
  readonly bank: Readonly<Record<string, number>>;
  readonly event_deck: number;
  readonly board: Galaxy;
  readonly seats: readonly SeatView[];
  readonly units: readonly Unit[];
  readonly events_in_force: readonly InForce[];
  readonly combat: Combat | null;
  readonly decision: Decision | null;
  readonly goals: { readonly modules: number; readonly colonies: number; readonly each_resource: number };
}

export interface Card {
  readonly id: string;
  readonly category: string;
  readonly rarity: string;
  readonly source: string;
  readonly note?: string;
}

export const position = (view: View): Position => view as unknown as Position;

export const cardsOf = (catalogue: View): readonly Card[] => (catalogue["events"] ?? []) as readonly Card[];

export const RESOURCES = ["titanium", "energy", "gold"] as const;
export const KINDS: readonly Kind[] = ["colony", "cargo", "fighter", "transport", "cruiser"];
/** Pieces are written with a letter for their kind. */
const LETTERS: Readonly<Record<string, Kind>> = { o: "colony", c: "cargo", f: "fighter", t: "transport", x: "cruiser" };
export const kindOf = (piece: string): Kind => LETTERS[piece.replace(/^\d/, "").charAt(0)] ?? "cargo";
export const pieceOf = (unit: string): string => unit.slice(1);
export const seatOf = (unit: string): number => Number(unit.charAt(0));

/** The name of a rarity among the colours of the page; its index is its number of dots. */
export const RARITIES = ["common", "uncommon", "rare", "unique"] as const;
const COLOURS = ["green", "yellow", "red", "violet"];
export const rarityOf = (card: Card | undefined): number => Math.max(0, COLOURS.indexOf(card?.rarity ?? "green"));

const EMBLEMS: Readonly<Record<string, string>> = {
  "martian-movement": "martian",
  "masters-of-the-routes": "routes",
  "children-of-the-void": "void",
  "merchant-league": "league",
  "brotherhood-of-shadow": "shadow",
  "terran-hegemony": "hegemony",
  "mining-consortium": "mining",
  "republic-of-domes": "domes",
};
const HUES: readonly Hue[] = ["a", "b", "c", "d", "e", "f"];
export const hueOf = (seat: number): Hue => HUES[seat] ?? "f";
export const glyphOf = (seat: SeatView | undefined): string | null => EMBLEMS[seat?.factions[0] ?? ""] ?? null;

/** The seat whose pieces and hand are shown: the one that decides here, else the first one held here. */
export function mySeat(seats: readonly Seat[]): number | null {
  return (seats.find((seat) => seat.mine && seat.acts) ?? seats.find((seat) => seat.mine))?.seat ?? null;
}

/** The thing that a value refers to: giving and asking for a resource are two things. */
export function thingOf(field: string, value: string, verb: string): string {
  return field === "resource" && (verb === "put" || verb === "ask") ? `${verb}:${value}` : `${field}:${value}`;
}

/** 43 of 64 as "67". */
export const percent = (wins: number): string => String(Math.round((wins * 100) / 64));

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0");

/** A die with its bonus: "d8+2", or "d8". */
export const die = (bonus: number): string => (bonus === 0 ? "d8" : `d8${signed(bonus)}`);

export interface Strike {
  readonly odds: Odds;
  readonly target: string;
  readonly firing: readonly string[];
  /** The odds against every possible target. */
  readonly all: Readonly<Record<string, Odds>>;
}

/** The targets, those most likely to fall first. */
const likeliest = (all: Readonly<Record<string, Odds>>) =>
  Object.keys(all).sort((one, other) => (all[other]?.wins ?? 0) - (all[one]?.wins ?? 0));

/** The relevant odds: those of the combat, or of the target that is named or pointed at. */
export function strikeNow(table: TableProps, hovered: string | null): Strike | null {
  const now = position(table.view);
  const decision = now.decision;
  const firing = (odds: Odds) =>
    odds.reasons.filter(([side, what]) => side === "attack" && what !== "events").map(([, what]) => what);
  if (decision?.odds) {
    const picked = [...table.picked].find((thing) => thing.startsWith("unit:"))?.slice(5);
    const target = [picked, hovered, decision.enemy, likeliest(decision.odds)[0]].find(
      (name) => name && decision.odds?.[name],
    );
    const odds = target ? decision.odds[target] : undefined;
    if (target && odds) return { odds, target, firing: firing(odds), all: decision.odds };
  }
  const piece = [...table.picked].find((thing) => thing.startsWith("piece:"))?.slice(6);
  const attacks = piece ? decision?.attacks?.[piece] : undefined;
  if (attacks) {
    const target = [hovered, likeliest(attacks)[0]].find((name) => name && attacks[name]);
    const odds = target ? attacks[target] : undefined;
    if (target && odds) return { odds, target, firing: firing(odds), all: attacks };
  }
  const combat = now.combat;
  if (combat?.odds) return { odds: combat.odds, target: combat.target, firing: firing(combat.odds), all: {} };
  return null;
}
