/** The view of a battle with several captains as sent by the server, and its form for Talon's components. */
import type { View } from "../../lib/protocol";
import type { Seat, TableProps } from "../module";
import { type Unit, position } from "../talon/view";

export interface Captains {
  /** By seat, the ids of the units that the captain commands. */
  readonly captains: readonly (readonly string[])[];
  readonly battle: View | null;
}

export const captains = (view: View): Captains => view as unknown as Captains;

/** One seat for each side: the person's own, else the one that decides, else the first. */
export function sides(seats: readonly Seat[]): Seat[] {
  return [0, 1].flatMap((side) => {
    const all = seats.filter((seat) => seat.seat % 2 === side);
    const shown = all.find((seat) => seat.mine) ?? all.find((seat) => seat.acts) ?? all[0];
    return shown ? [{ ...shown, seat: side, acts: all.some((seat) => seat.acts) }] : [];
  });
}

/** The table in the form that Talon's components need: the battle, and two sides. */
export function ofSides<T extends TableProps>(table: T): T | null {
  const { battle } = captains(table.view);
  return battle ? { ...table, view: battle, seats: sides(table.seats) } : null;
}

/** The battle with the units of one captain only. */
export function ledBy(view: View, seat: number): View {
  const { battle, captains: led } = captains(view);
  if (!battle) return {};
  const own = led[seat] ?? [];
  return { ...battle, units: position(battle).units.filter((unit) => own.includes(unit.id)) };
}

/** The units of a captain that are not destroyed. */
export const leftTo = (view: View, seat: number): Unit[] =>
  captains(view).battle ? position(ledBy(view, seat)).units.filter((unit) => unit.status !== "destroyed") : [];
