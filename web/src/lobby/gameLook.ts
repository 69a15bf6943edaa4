/** The look of a game in the lobby. A game that is not listed here gets one by its position in the list. */
import type { Game } from "../lib/api";

export type Ground = "steel" | "rust" | "ochre" | "gas" | "rock";

export interface GameLook {
  readonly emblem: string;
  readonly ground: Ground;
  /** Radius of the body on the chart. */
  readonly size: number;
  readonly ringed: boolean;
}

const COVERS: Record<string, GameLook> = {
  expanse: { emblem: "x-battleship", ground: "rust", size: 30, ringed: false },
  parsec: { emblem: "p-colony", ground: "gas", size: 36, ringed: true },
  talon: { emblem: "emp-talon", ground: "steel", size: 32, ringed: false },
  empire_war: { emblem: "emp-terran", ground: "ochre", size: 34, ringed: true },
  talon_campaign: { emblem: "emp-talon", ground: "rock", size: 26, ringed: true },
  talon_captains: { emblem: "emp-terran", ground: "steel", size: 24, ringed: false },
  connect_four: { emblem: "seat-a", ground: "ochre", size: 22, ringed: false },
  tictactoe: { emblem: "i-close", ground: "rock", size: 17, ringed: false },
};
const GROUNDS: readonly Ground[] = ["steel", "rust", "ochre", "gas", "rock"];
const LARGE_FIRST = ["expanse", "parsec", "talon", "empire_war", "talon_campaign", "talon_captains"];

export function lookOf(game: Game, place: number): GameLook {
  return (
    COVERS[game.name] ?? {
      emblem: "i-board",
      ground: GROUNDS[place % GROUNDS.length] ?? "rock",
      size: 24,
      ringed: false,
    }
  );
}

/** The emblem of a game that is known only by its name. */
export const emblemOf = (game: string): string => COVERS[game]?.emblem ?? "i-board";

/** The large games first, then the others as the server lists them. */
export function arranged(games: readonly Game[]): Game[] {
  const rank = (game: Game) => {
    const place = LARGE_FIRST.indexOf(game.name);
    return place < 0 ? LARGE_FIRST.length : place;
  };
  return [...games].sort((one, other) => rank(one) - rank(other));
}
