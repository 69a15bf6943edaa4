/** The bots of a game by their levels. */
import type { Game } from "./api";
import { recall, remember } from "./storage";

/** The level that a newcomer enjoys. */
const NEWCOMER = "cadet";
/** A level that adapts to the person's results: one higher after a win, one lower after a loss. */
export const ADAPTIVE = "adaptive";
/** For measuring rather than playing. */
const YARDSTICKS = ["random", "greedy"];

/** The level chosen last time; on a first visit one for newcomers, otherwise the strongest. */
export function usualLevel(game: Pick<Game, "levels">): string {
  const levels = game.levels ?? [];
  return (
    [recall("level"), NEWCOMER, levels.at(-1)].find((level) => level && [...levels, ADAPTIVE].includes(level)) ?? ""
  );
}

export function rememberLevel(level: string): void {
  remember("level", level);
}

/** The levels between which the adaptive one moves. */
const opponents = (levels: readonly string[]) => levels.filter((level) => !YARDSTICKS.includes(level));

/** The actual level of a chosen one: itself, or the one that the person's results led to. */
export function meantLevel(game: Pick<Game, "name" | "levels">, chosen: string): string {
  if (chosen !== ADAPTIVE) return chosen;
  const levels = opponents(game.levels ?? []);
  const kept = recall(`adapted.${game.name}`);
  return kept && levels.includes(kept) ? kept : (levels[0] ?? "");
}

/** Note that the bots of a table adapt when its game is over. */
export function adaptAfter(table: string): void {
  remember("adapts", table);
}

/** After a game: the next bots are one level higher or lower. Each table counts once. */
export function adapt(game: Pick<Game, "name" | "levels">, table: string, won: boolean): void {
  if (recall("adapts") !== table) return;
  remember("adapts", "");
  const levels = opponents(game.levels ?? []);
  const place = levels.indexOf(meantLevel(game, ADAPTIVE)) + (won ? 1 : -1);
  remember(`adapted.${game.name}`, levels[Math.max(0, Math.min(levels.length - 1, place))] ?? "");
}
