/** A tutorial as the server tells it. */
import { ask } from "../lib/api";

export interface Turn {
  readonly action: string;
  readonly mine: boolean;
}

export interface Step {
  readonly id: string;
  readonly point: readonly string[];
  readonly line: readonly Turn[];
  readonly also: readonly string[];
}

export interface Script {
  readonly seat: number;
  /** How many actions lie before the first step. */
  readonly first: number;
  readonly steps: readonly Step[];
  readonly texts: Readonly<Record<string, string>>;
}

/** How many actions of the game have been played at a version. */
export interface Progress {
  readonly version: number;
  readonly actions: number;
}

export const scriptOf = (game: string) => ask<Script>(`/api/games/${game}/tutorial`);
export const progressOf = (table: string) => ask<Progress>(`/api/tables/${table}/tutorial`);
export const moveTo = (table: string, actions: number) => ask<Progress>(`/api/tables/${table}/tutorial`, { actions });
export const endOf = (table: string) => ask<Progress>(`/api/tables/${table}/tutorial/end`, {});

/** Whether an action is written as a pattern such as "place *" says. */
export function fits(pattern: string, notation: string): boolean {
  const parts = pattern.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(notation);
}

/** After how many actions every step begins, and the last one ends. */
export function beginnings(script: Script): number[] {
  const found = [script.first];
  for (const step of script.steps) found.push((found.at(-1) ?? 0) + step.line.length);
  return found;
}

/** The step a position belongs to: the one remembered if it fits, else the one in which its next action lies. */
export function stepAt(script: Script, actions: number, remembered: number): number {
  const from = beginnings(script);
  const begins = from[remembered];
  const ends = from[remembered + 1];
  if (
    begins !== undefined &&
    ends !== undefined &&
    begins <= actions &&
    (actions < ends || (actions === ends && begins === ends))
  )
    return remembered;
  const next = script.steps.findIndex((step, place) => step.line.length > 0 && (from[place + 1] ?? 0) > actions);
  return next < 0 ? script.steps.length - 1 : next;
}
