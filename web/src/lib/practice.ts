/** Problems, and decisions of one's own once more: what the server says, and what the pages make of it. */
import { type TableEntry, ask, askOnce } from "./api";

export interface ProblemList {
  /** How hard each problem is, from 1 to 3. */
  readonly levels: readonly number[];
  /** The place of today's. */
  readonly daily: number;
  /** Whether the first answer was right, by the place of the problem. */
  readonly answered: Readonly<Record<string, boolean>>;
}

/** An attempt; when something was played, how good that was. */
export interface Answer {
  readonly game: string;
  readonly problem?: number | null;
  readonly level?: number;
  readonly reviewed?: string | null;
  readonly decision?: number | null;
  readonly played?: string | null;
  readonly solved?: boolean | null;
  readonly loss?: number;
  readonly best?: string;
}

export const LEVELS = [1, 2, 3] as const;

/** Games that have problems. */
export const GAMES = ["expanse", "parsec", "talon"] as const;

/** The game of today's problem, another one every day, among those that a server has. */
export function gameOfDay(now: number, here: readonly string[]): string | null {
  const known = GAMES.filter((game) => here.includes(game));
  return known[Math.floor(now / 86_400_000) % Math.max(1, known.length)] ?? null;
}

export const problemsOf = (game: string) => ask<ProblemList>(`/api/games/${game}/problems`);
export const tryProblem = (game: string, problem: number) =>
  askOnce<TableEntry>(`/api/games/${game}/problems`, { problem });
export const tryDecision = (id: string, decision: number) => askOnce<TableEntry>(`/api/tables/${id}/try`, { decision });
export const answerAt = (id: string) => ask<Answer>(`/api/tables/${id}/practice`);
/** The address of a table at which something is practised. */
export const practiceAt = (table: TableEntry) => `/table/${table.id}?practice`;

/** What one has done at a level: how many problems there are, were answered, and were right at the first try. */
export interface Achieved {
  readonly level: number;
  readonly count: number;
  readonly tried: number;
  readonly solved: number;
}

export function recordAt(list: ProblemList, level: number): Achieved {
  const places = list.levels.flatMap((one, place) => (one === level ? [place] : []));
  const answers = places.map((place) => list.answered[place]).filter((one) => one !== undefined);
  return { level, count: places.length, tried: answers.length, solved: answers.filter(Boolean).length };
}

/** The next problem of a level that was not answered yet, after a place; the first of all when none is left. */
export function nextProblem(list: ProblemList, level: number, after = -1): number | null {
  const places = list.levels.flatMap((one, place) => (one === level ? [place] : []));
  const fresh = places.filter((place) => list.answered[place] === undefined);
  return fresh.find((place) => place > after) ?? fresh[0] ?? places.find((place) => place > after) ?? places[0] ?? null;
}
