/** The three ways to begin: against bots, on one screen, with a link for friends. */
import type { Game, SeatOrder, TableOrder } from "../lib/api";

export type Way = "bots" | "hotseat" | "friends";

export interface StartForm {
  readonly seats: number;
  readonly level: string;
  /** The character of the bots; none: as their level plays. "mixed": each another. */
  readonly style?: string;
  readonly clock: "none" | "live" | "slow";
  readonly open: boolean;
  readonly rated: boolean;
  /** Minutes after which those who watch see what everybody held; 0: when it is over. */
  readonly hands?: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

/** Each bot with another style. */
export const MIXED = "mixed";

const CLOCKS = { none: null, live: { move: 60, reserve: 600 }, slow: { move: 259200, reserve: 0 } } as const;

/** What a person most likely wants: the largest table but no more than four. */
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

/** A table with a friend: a seat is kept, and they are told. */
export function withFriend(game: Game, friend: string): TableOrder {
  const seats: SeatOrder[] = Array.from({ length: Math.min(...game.seats) }, () => ({ kind: "open" }));
  seats[0] = { kind: "me" };
  seats[1] = { kind: "person", person: friend };
  return { game: game.name, seats, clock: CLOCKS.slow, ...(game.pack ? { pack: game.pack } : {}) };
}
