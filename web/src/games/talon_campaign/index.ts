/** The campaign: Talon's board for each scenario, and the results in between. */
import { fetched } from "../../lib/messages";
import { both, textsOf } from "../../lib/texts";
import type { GameModule, TableProps } from "../module";
import talon from "../talon";
import { FILES } from "../talon/texts";
import Board from "./Board.svelte";
import Instrument from "./Instrument.svelte";
import Outlook from "./Outlook.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Strip from "./Strip.svelte";
import { campaign } from "./view";

const OWN = textsOf(import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" }));
const TEXTS = await fetched(both(FILES, OWN));

/** Talon's value for the current battle, or nothing. */
function fought<T>(say: ((table: TableProps) => T | null) | undefined): (table: TableProps) => T | null {
  return (table) => {
    const view = campaign(table.view).battle;
    return view ? (say?.({ ...table, view }) ?? null) : null;
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
  texts: TEXTS,
  look: (view, seat) => {
    const now = campaign(view);
    const faction = now.factions[seat] ?? "terran";
    return {
      hue: seat === 0 ? "a" : "b",
      emblem: `emp-${faction}`,
      role: `faction-${faction}`,
      score: now.points[seat] ?? 0,
    };
  },
  turn: (view) => (campaign(view).scenarios ?? []).filter((one) => one.over).length + 1,
  opensGroup: (gameEvent) => gameEvent.event === "ScenarioBegan" || (talon.opensGroup?.(gameEvent) ?? false),
  seatOf: (gameEvent, seats, view) => {
    const now = campaign(view).battle;
    return now ? (talon.seatOf?.(gameEvent, seats, now) ?? null) : null;
  },
  named: (view, field, value, words) => {
    const now = campaign(view).battle;
    return now ? (talon.named?.(now, field, value, words) ?? null) : null;
  },
  question: (table) => {
    const now = campaign(table.view).battle;
    const choice = (now?.["decision"] as { choice?: string } | null | undefined)?.choice ?? "";
    return ask(table) ?? (choice ? table.words.find(choice) : null);
  },
  subline: fought(talon.subline),
  describe: (table) => tell(table) ?? [],
  measures: [{ key: "campaign", of: (view, seat) => campaign(view).points[seat] ?? 0 }],
};

export default game;
