/** The three ways to start: against bots, on one screen, with a link for friends. */
import type { Game, SeatOrder, TableOrder } from "../lib/api";

export type Way = "bots" | "hotseat" | "friends";

export interface StartForm {
  readonly seats: number;
  readonly level: string;
  /** The style of the bots; none: that of their level. "mixed": a different one each. */
  readonly style?: string;
  readonly clock: "none" | "live" | "slow";
  readonly open: boolean;
  readonly rated: boolean;
  /** Minutes after which spectators see all hands; 0: when the match is over. */
  readonly hands?: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

/** Give each bot a different style. */
export const MIXED = "mixed";

const CLOCKS = { none: null, live: { move: 60, reserve: 600 }, slow: { move: 259200, reserve: 0 } } as const;

/** The most likely choice: the largest table, but no more than four seats. */
export function usualSeats(game: Game): number {
  const fitting = game.seats.filter((count) => count <= 4);
  return Math.max(...(fitting.length > 0 ? fitting : game.seats));
}

/** A bot of the chosen level and style. */
function bot(game: Game, form: StartForm, seat: number): SeatOrder {
  const styles = game.styles ?? [];
  const style = form.style === MIXED ? styles[(seat - 1) % styles.length] : form.style;
  return { kind: "bot", level: form.level, ...(style && styles.includes(style) ? { style } : {}) };
}

export function order(game: Game, way: Way, form: StartForm, nameOf: (seat: number) => string): TableOrder {
  const seats: SeatOrder[] = Array.from({ length: form.seats }, (_, seat) => {
    if (way === "hotseat") return { kind: "me", name: nameOf(seat) };
    if (seat === 0) return { kind: "me" };
    return way === "bots" ? bot(game, form, seat) : { kind: "open" };
  });
  return {
    game: game.name,
    seats,
    options: form.options,
    clock: way === "hotseat" ? null : CLOCKS[form.clock],
    ...(game.pack ? { pack: game.pack } : {}),
    rated: way === "friends" && form.rated,
    ...(way === "friends" && form.open && form.hands ? { hands_after: form.hands } : {}),
    visibility: way === "friends" && form.open ? "public" : "private",
  };
}

/** A table with a friend: a seat is reserved, and the friend is notified. */
export function withFriend(game: Game, friend: string): TableOrder {
  const seats: SeatOrder[] = Array.from({ length: Math.min(...game.seats) }, () => ({ kind: "open" }));
  seats[0] = { kind: "me" };
  seats[1] = { kind: "person", person: friend };
  return { game: game.name, seats, clock: CLOCKS.slow, ...(game.pack ? { pack: game.pack } : {}) };
}
