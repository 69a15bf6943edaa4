/** The three ways to begin: against bots, on one screen, with a link for friends. */
import type { Game, SeatOrder, TableOrder } from "../lib/api";

export type Way = "bots" | "hotseat" | "friends";

export interface Wish {
  readonly seats: number;
  readonly level: string;
  readonly clock: "none" | "live" | "slow";
  readonly open: boolean;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

const CLOCKS = { none: null, live: { move: 60, reserve: 600 }, slow: { move: 259200, reserve: 0 } } as const;

/** The strongest bot the game has, which is the last of its list. */
export function bestLevel(game: Game): string {
  return game.levels?.at(-1) ?? "";
}

/** What a person most likely wants: the largest table but no more than four. */
export function usualSeats(game: Game): number {
  const fitting = game.seats.filter((count) => count <= 4);
  return Math.max(...(fitting.length > 0 ? fitting : game.seats));
}

export function order(game: Game, way: Way, wish: Wish, nameOf: (seat: number) => string): TableOrder {
  const seats: SeatOrder[] = Array.from({ length: wish.seats }, (_, seat) => {
    if (way === "hotseat") return { kind: "me", name: nameOf(seat) };
    if (seat === 0) return { kind: "me" };
    return way === "bots" ? { kind: "bot", level: wish.level } : { kind: "open" };
  });
  return {
    game: game.name,
    seats,
    options: wish.options,
    clock: way === "hotseat" ? null : CLOCKS[wish.clock],
    visibility: way === "friends" && wish.open ? "public" : "private",
  };
}
