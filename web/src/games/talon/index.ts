/** Talon: the battle on its hex map, the impulse chart, the fleets, the sheet of a ship. */
import type { View } from "../../lib/protocol";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Fleet from "./SeatFacts.svelte";
import { ICONS, KEYS } from "./icons";
import Outlook from "./Outlook.svelte";
import Sheet from "./Instrument.svelte";
import Strip from "./Strip.svelte";
import { TEXTS } from "./texts";
import { hueOf, position, ships } from "./view";
import { describe, named, question, subline } from "./describe";

/** What rolls dice or leaves the battle; everything else can be undone. */
const HURTS = new Set(["fire", "at", "shoot", "jump"]);
const ON_MAP = /^(unit|missile|manoeuvre|direction|place|arc):/;

const own = (view: View, seat: number) => position(view).units.filter((unit) => unit.seat === seat);

const game: GameModule = {
  sounds: {
    ShipMoved: "engine",
    MissileMoved: "engine",
    ShotFired: "shot",
    MissileLaunched: "shot",
    MissileStruck: "shot",
    ShipExploded: "shot",
    CriticalRolled: "dice",
    RepairTried: "dice",
    PowerSpent: "piece",
  },
  Board,
  Instrument: Sheet,
  Strip,
  SeatFacts: Fleet,
  Outlook,
  texts: TEXTS,
  isFinal: (option) => HURTS.has(option.verb),
  steps: new Set(["pick"]),
  look: (view, seat) => {
    const now = position(view);
    const faction = now.factions[seat] ?? "terran";
    return {
      hue: hueOf(now, seat),
      emblem: `emp-${faction}`,
      role: `faction-${faction}`,
      score: now.points_left[seat] ?? 0,
    };
  },
  turn: (view) => position(view).round,
  opensGroup: (gameEvent) => gameEvent.event === "RoundBegan" || gameEvent.event === "TurnBegan",
  seatOf: (gameEvent, _seats, view) =>
    position(view).units.find((unit) => unit.name === gameEvent["unit"])?.seat ?? null,
  thing: (field, value, verb) => (verb === "discard" ? `off:${value}` : `${field}:${value}`),
  order: (verb) => (verb === "move" || verb === "dock" ? ["manoeuvre"] : null),
  shows: (thing) => ON_MAP.test(thing),
  grip: (view, thing) => (thing === `unit:${position(view).decision?.unit ?? ""}` ? "" : null),
  named,
  question,
  subline,
  describe,
  icons: ICONS,
  keys: KEYS,
  measures: [
    { key: "points", of: (view, seat) => position(view).points_left[seat] ?? 0 },
    { key: "ships", of: (view, seat) => ships(position(view)).filter((ship) => ship.seat === seat).length },
    {
      key: "hull",
      of: (view, seat) =>
        own(view, seat).reduce(
          (sum, unit) => sum + (unit.hex === undefined ? 0 : unit.hull.boxes - unit.hull.marked),
          0,
        ),
    },
  ],
};

export default game;
