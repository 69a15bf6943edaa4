/** Talon: the battle on its hex map, the impulse chart, the fleets, the sheet of a ship. */
import type { View } from "../../lib/protocol";
import type { GameModule } from "../seam";
import Board from "./Board.svelte";
import Fleet from "./Fleet.svelte";
import { ICONS } from "./icons";
import Outlook from "./Outlook.svelte";
import Sheet from "./Sheet.svelte";
import Strip from "./Strip.svelte";
import { ENGLISH, ITALIAN } from "./texts";
import { hueOf, position, ships, standing } from "./view";
import { describe, named, question, subline } from "./words";

/** What rolls dice or leaves the battle asks once more; everything else can be undone. */
const HURTS = new Set(["fire", "at", "shoot", "jump"]);
const ON_MAP = /^(unit|missile|manoeuvre|direction|place|arc):/;

const own = (view: View, seat: number) => position(view).units.filter((unit) => unit.seat === seat);

const game: GameModule = {
  Board,
  Instrument: Sheet,
  Strip,
  SeatFacts: Fleet,
  Outlook,
  texts: { en: ENGLISH, it: ITALIAN },
  atOnce: (option) => !HURTS.has(option.verb),
  look: (view, seat) => {
    const now = position(view);
    const faction = now.factions[seat] ?? "terran";
    return { hue: hueOf(now, seat), emblem: `emp-${faction}`, role: `faction-${faction}`, score: standing(now, seat) };
  },
  turn: (view) => position(view).round,
  opensGroup: (happening) => happening.event === "RoundBegan" || happening.event === "TurnBegan",
  seatOf: (happening, _seats, view) => position(view).units.find((unit) => unit.name === happening["unit"])?.seat ?? null,
  thing: (field, value, verb) => (verb === "discard" ? `off:${value}` : `${field}:${value}`),
  order: (verb) => (verb === "move" || verb === "dock" ? ["manoeuvre"] : null),
  shows: (thing) => ON_MAP.test(thing),
  named,
  question,
  subline,
  describe,
  icons: ICONS,
  keys: { fire: "f", done: "d", hold: "x", slip: "s", turn: "t", charge: "g", battery: "b", reinforce: "e", change: "i", defend: "k", move: "m", at: "a" },
  measures: [
    { key: "points", of: (view, seat) => standing(position(view), seat) },
    { key: "ships", of: (view, seat) => ships(position(view)).filter((ship) => ship.seat === seat).length },
    { key: "hull", of: (view, seat) => own(view, seat).reduce((sum, unit) => sum + (unit.hex === undefined ? 0 : unit.hull.boxes - unit.hull.marked), 0) },
  ],
};

export default game;
