/** Problems, and attempts at the person's own past decisions: the server's answers, and what the pages derive. */
import { type TableEntry, ask, askOnce } from "./api";

export interface ProblemList {
  /** The difficulty of each problem, from 1 to 3. */
  readonly levels: readonly number[];
  /** The index of today's problem. */
  readonly daily: number;
  /** Whether the first answer was right, by the problem's index. */
  readonly answered: Readonly<Record<string, boolean>>;
}

/** An attempt, and how good its action was once something was played. */
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

/** The game of today's problem: a different one every day, among those of the server. */
export function gameOfDay(now: number, here: readonly string[]): string | null {
  const known = GAMES.filter((game) => here.includes(game));
  return known[Math.floor(now / 86_400_000) % Math.max(1, known.length)] ?? null;
}

export const problemsOf = (game: string) => ask<ProblemList>(`/api/games/${game}/problems`);
export const tryProblem = (game: string, problem: number) =>
  askOnce<TableEntry>(`/api/games/${game}/problems`, { problem });
export const tryDecision = (id: string, decision: number) => askOnce<TableEntry>(`/api/tables/${id}/try`, { decision });
export const answerAt = (id: string) => ask<Answer>(`/api/tables/${id}/practice`);
/** The address of a practice table. */
export const practiceAt = (table: TableEntry) => `/table/${table.id}?practice`;

/** The person's record at a level: the number of problems, of those answered, and of those right at the first try. */
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

/** The next unanswered problem of a level after an index; the first of all if none is left. */
export function nextProblem(list: ProblemList, level: number, after = -1): number | null {
  const places = list.levels.flatMap((one, place) => (one === level ? [place] : []));
  const fresh = places.filter((place) => list.answered[place] === undefined);
  return fresh.find((place) => place > after) ?? fresh[0] ?? places.find((place) => place > after) ?? places[0] ?? null;
}
