/** What the server returns about packs. */
import { type Game, ask, askOnce } from "../lib/api";
import type { View } from "../lib/protocol";

export type Texts = Readonly<Record<string, string>>;

export interface Manifest {
  readonly id: string;
  readonly title: Texts;
  readonly version: string;
  readonly game: string;
  readonly authors: readonly string[];
  readonly licence: string;
  readonly text?: Texts;
  readonly needs?: readonly string[];
}

export interface PackEntry {
  readonly manifest: Manifest;
  readonly versions: readonly string[];
  readonly listed: boolean;
  readonly mine: boolean;
  readonly installed: boolean;
  readonly played: number;
  readonly created: number;
}

/** An error in a pack: the file, the item and the key, and the whole message. */
export interface Fault {
  readonly text: string;
  readonly file: string;
  readonly item: string;
  readonly key: string;
}

export interface Verdict {
  readonly faults: readonly Fault[];
  readonly manifest: Manifest | null;
  readonly digest: string;
  readonly catalogue: View | null;
  readonly documents: Readonly<Record<string, Item>> | null;
}

export type Item = Record<string, unknown>;

/** A JSON schema, limited to what content uses. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string;
  readonly anyOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description?: string;
}

export interface ContentShape {
  readonly files: Readonly<Record<string, Schema>>;
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly documents: Readonly<Record<string, Item>>;
}

export const packs = (query: Readonly<Record<string, string>>) =>
  ask<PackEntry[]>(`/api/packs?${new URLSearchParams(query).toString()}`);
export const pack = (id: string, version = "") =>
  ask<{ manifest: Manifest; texts: Texts }>(`/api/packs/${id}${version ? `?version=${version}` : ""}`);
export const packGame = (reference: string) => {
  const [id = "", version = ""] = reference.split(" ");
  return ask<Game>(`/api/packs/${id}/game${version ? `?version=${version}` : ""}`);
};
export const shapeOf = (game: string) => ask<ContentShape>(`/api/packs/shape?game=${game}`);
export const check = (draft: { texts?: Texts; zip?: string }) =>
  ask<Verdict>("/api/packs/check", { ...draft, preview: true });
export const send = (texts: Texts, listed: boolean) => ask<PackEntry>("/api/packs", { texts, listed });

export interface Rate {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Finding {
  readonly kind: "faction" | "seat" | "thing" | "reason";
  readonly name: string;
  readonly before: Rate;
  readonly after: Rate;
  readonly p: number;
  readonly sure: boolean;
}

export interface Experiment {
  readonly id: string;
  readonly status: "waiting" | "running" | "done" | "cancelled" | "failed";
  readonly fault: string;
  readonly done: number;
  readonly games: number;
  readonly level: string;
  readonly ahead: number;
  readonly findings: {
    readonly findings: readonly Finding[];
    readonly length: readonly [number, number];
    readonly longer: boolean;
  } | null;
}

export interface Question {
  readonly game: string;
  readonly texts: Texts;
  readonly before: string;
  readonly seats: number;
  readonly level: string;
  readonly games: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

export const askLaboratory = (question: Question) => askOnce<Experiment>("/api/experiments", { ...question });
export const experiment = (id: string) => ask<Experiment>(`/api/experiments/${id}`);
export const cancelExperiment = (id: string) => ask<Experiment>(`/api/experiments/${id}`, undefined, "DELETE");

/** A text in a language, or in English, or in any other. */
export const said = (texts: Texts | undefined, language: string): string =>
  texts?.[language] ?? texts?.["en"] ?? Object.values(texts ?? {})[0] ?? "";
