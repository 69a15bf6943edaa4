/** The bots of a game by their levels. */
import type { Game } from "./api";
import { recall, remember } from "./storage";

/** The level at which somebody new enjoys a game. */
const NEWCOMER = "cadet";

/** The level chosen last time; on a first visit one that a newcomer can enjoy, else the strongest. */
export function usualLevel(game: Pick<Game, "levels">): string {
  const levels = game.levels ?? [];
  return [recall("level"), NEWCOMER, levels.at(-1)].find((level) => level && levels.includes(level)) ?? "";
}

export function rememberLevel(level: string): void {
  remember("level", level);
}
