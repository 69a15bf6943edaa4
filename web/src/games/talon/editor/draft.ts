/** A scenario file in the editor: the document itself, so that nothing of a loaded file is lost. */

export type Side = "terran" | "talon";
export const SIDES: readonly Side[] = ["terran", "talon"];
export const TERRAINS = ["planet", "asteroid", "nebula", "black-hole", "worm-hole"] as const;
export const FATES = ["destroyed", "retreated", "escaped", "docked", "landed"] as const;
export const REASONS = [
  "charge-lost",
  "charge-fled",
  "escaped",
  "docked",
  "landed",
  "base-lost",
  "flagship-lost",
] as const;
export const DEGREES = ["minor", "great", "devastating"] as const;
export const COLUMNS = 24;
export const ROWS = 12;

export interface Unit {
  side: string;
  class: string;
  name: string;
  at?: string;
  facing?: string;
  speed?: number;
  arrives?: number;
  [other: string]: unknown;
}

export interface Ground {
  kind: string;
  at: string[];
}

export interface Goal {
  winner: string;
  when: string;
  units: string[];
  reason: string;
  need?: number;
  degree?: string;
  [other: string]: unknown;
}

export interface Draft {
  name: string;
  number: string;
  title: Record<string, string>;
  text: Record<string, string>;
  source: string;
  rounds: number;
  initiative: string;
  advanced: boolean;
  floating: boolean;
  exit: string;
  cap: string;
  limit_winner: string;
  unit: Unit[];
  terrain: Ground[];
  goal: Goal[];
  [other: string]: unknown;
}

/** What a click on a hex does. */
export type Tool =
  | { readonly kind: "choose" | "erase" }
  | { readonly kind: "ship"; readonly side: Side; readonly class: string }
  | { readonly kind: "terrain"; readonly terrain: string };

export function blank(): Draft {
  return {
    name: "my-scenario",
    number: "-",
    title: { en: "My scenario", it: "Il mio scenario" },
    text: { en: "The last ship wins.", it: "Vince l’ultima nave." },
    source: "reconstructed",
    rounds: 10,
    initiative: "talon",
    advanced: true,
    floating: true,
    exit: "",
    cap: "devastating",
    limit_winner: "",
    unit: [],
    terrain: [],
    goal: [],
  };
}

/** A document that the server has read, with all optional values. */
export function draftOf(document: Readonly<Record<string, unknown>>): Draft {
  return { ...blank(), ...(document as Partial<Draft>) };
}

/** The draft as the document of a file, without default values. */
export function documentOf(draft: Draft): Record<string, unknown> {
  const spoken = (table: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(table)
        .filter(([key, one]) => one !== undefined && one !== null && SILENT[key] !== one)
        .map(([key, one]) => [key, LISTS.has(key) && Array.isArray(one) ? (one as object[]).map(spoken) : one]),
    );
  return spoken(draft);
}

/** "l6" in column 11 and row 5, counted from 0. */
export const hexName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

export function columnRow(name: string): { readonly column: number; readonly row: number } | null {
  const found = /^([a-x])(\d{1,2})$/.exec(name);
  const row = Number(found?.[2]) - 1;
  return found?.[1] && row >= 0 && row < ROWS ? { column: found[1].charCodeAt(0) - 97, row } : null;
}

export const unitAt = (draft: Draft, hex: string): Unit | undefined => draft.unit.find((unit) => unit.at === hex);
export const groundAt = (draft: Draft, hex: string): string | undefined =>
  draft.terrain.find((ground) => ground.at.includes(hex))?.kind;

export function erase(draft: Draft, hex: string): void {
  const unit = draft.unit.findLast((one) => one.at === hex);
  if (unit) remove(draft, unit);
  else clear(draft, hex);
}

export function remove(draft: Draft, unit: Unit): void {
  draft.unit = draft.unit.filter((one) => one !== unit);
  for (const goal of draft.goal) goal.units = goal.units.filter((name) => name !== unit.name);
}

function clear(draft: Draft, hex: string): void {
  for (const ground of draft.terrain) ground.at = ground.at.filter((one) => one !== hex);
  draft.terrain = draft.terrain.filter((ground) => ground.at.length > 0);
}

export function lay(draft: Draft, kind: string, hex: string): void {
  const there = groundAt(draft, hex);
  clear(draft, hex);
  if (there === kind) return;
  const same = draft.terrain.find((ground) => ground.kind === kind);
  if (same) same.at.push(hex);
  else draft.terrain.push({ kind, at: [hex] });
}

/** An unused name: one of the class's own, otherwise a numbered one. */
export function freeName(draft: Draft, names: readonly string[], code: string): string {
  const taken = new Set(draft.unit.map((unit) => unit.name));
  const own = names.find((name) => !taken.has(name));
  if (own) return own;
  for (let number = 1; ; number += 1) if (!taken.has(`${code} ${number}`)) return `${code} ${number}`;
}

// TOML

const LISTS = new Set(["unit", "terrain", "goal", "final"]);
/** Default values, which the file can omit. */
const SILENT: Readonly<Record<string, unknown>> = {
  exit: "",
  limit_winner: "",
  facing: "",
  speed: 0,
  arrives: 1,
  need: 0,
  degree: "",
  note: "",
};

function value(of: unknown): string {
  if (Array.isArray(of)) return `[${of.map(value).join(", ")}]`;
  if (of !== null && typeof of === "object")
    return `{ ${Object.entries(of)
      .map(([key, one]) => `${named(key)} = ${value(one)}`)
      .join(", ")} }`;
  return typeof of === "string" ? JSON.stringify(of) : String(of);
}

const named = (key: string): string => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key));

function lines(table: Readonly<Record<string, unknown>>): string {
  return Object.entries(table)
    .filter(([key, one]) => one !== undefined && one !== null && SILENT[key] !== one)
    .map(([key, one]) => `${named(key)} = ${value(one)}\n`)
    .join("");
}

/** The scenario as the text of a file. */
export function toml(draft: Draft): string {
  const top = Object.fromEntries(Object.entries(draft).filter(([key]) => !LISTS.has(key)));
  let text = lines(top);
  for (const key of LISTS) {
    const tables = draft[key];
    if (!Array.isArray(tables)) continue;
    for (const table of tables as Readonly<Record<string, unknown>>[]) text += `\n[[${key}]]\n${lines(table)}`;
  }
  return text;
}
