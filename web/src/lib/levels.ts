/** The bots of a game by their levels. */
import type { Game } from "./api";

/** The strongest bot the game has, which is the last of its list. */
export function bestLevel(game: Game): string {
  return game.levels?.at(-1) ?? "";
}
