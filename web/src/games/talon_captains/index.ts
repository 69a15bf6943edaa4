/** Several captains a side: Talon's board, and a seat for each captain with the ships they command. */
import type { GameModule, Hue, TableProps } from "../module";
import talon from "../talon";
import Board from "./Board.svelte";
import Instrument from "./Instrument.svelte";
import Outlook from "./Outlook.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Strip from "./Strip.svelte";
import { captains, leftTo, ofSides } from "./view";

/** Captains of a side have neighbouring hues. */
const HUES: readonly Hue[] = ["a", "b", "c", "d", "e", "f"];

/** What Talon says of the battle, or nothing. */
function fought<T>(say: ((table: TableProps) => T | null) | undefined): (table: TableProps) => T | null {
  return (table) => {
    const shown = ofSides(table);
    return shown ? (say?.(shown) ?? null) : null;
  };
}

const ask = fought(talon.question);
const tell = fought(talon.describe);

const game: GameModule = {
  ...talon,
  Board,
  Instrument,
  Outlook,
  SeatFacts,
  Strip,
  look: (view, seat) => {
    const { battle } = captains(view);
    const faction = seat % 2 === 0 ? "terran" : "talon";
    const left = battle ? leftTo(view, seat).reduce((sum, unit) => sum + unit.cost, 0) : 0;
    return { hue: HUES[seat] ?? "a", emblem: `emp-${faction}`, role: `faction-${faction}`, score: left };
  },
  side: (_options, seat) => seat % 2,
  turn: (view) => {
    const { battle } = captains(view);
    return battle ? (talon.turn?.(battle) ?? 1) : 1;
  },
  seatOf: (gameEvent, _seats, view) => {
    const { battle, captains: led } = captains(view);
    const units = battle ? (battle["units"] as readonly { id: string; name: string }[]) : [];
    const unit = units.find((one) => one.name === gameEvent["unit"]);
    const seat = unit ? led.findIndex((ids) => ids.includes(unit.id)) : -1;
    return seat < 0 ? null : seat;
  },
  named: (view, field, value, words) => {
    const { battle } = captains(view);
    return battle ? (talon.named?.(battle, field, value, words) ?? null) : null;
  },
  question: (table) => {
    const choice = (captains(table.view).battle?.["decision"] as { choice?: string } | null | undefined)?.choice ?? "";
    return ask(table) ?? (choice ? table.words.find(choice) : null);
  },
  subline: fought(talon.subline),
  describe: (table) => tell(table) ?? [],
  measures: [
    { key: "points", of: (view, seat) => leftTo(view, seat).reduce((sum, unit) => sum + unit.cost, 0) },
    { key: "ships", of: (view, seat) => leftTo(view, seat).length },
  ],
};

export default game;
