/** The Empire War: lanes between two home worlds, secret plans, and battles on Talon's own board. */
import type { View } from "../../lib/protocol";
import type { GameModule } from "../module";
import talon from "../talon";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { describe, named, question, subline } from "./describe";
import { ICONS, KEYS } from "./icons";
import Instrument from "./Instrument.svelte";
import Outlook from "./Outlook.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Strip from "./Strip.svelte";
import { TEXTS } from "./texts";
import { hueOf, war } from "./view";

/** What cannot be undone. */
const FINAL = new Set(["commit", "withdraw", "stand", "command", "delegate"]);
const OWN = new Set(["buy", "build", "assign", ...FINAL]);
const ON_MAP = /^(ship|offer|lane|site|zone):/;
const GROUPS = new Set(["StrategicTurnBegan", "FleetsMet", "RoundBegan", "TurnBegan"]);

/** The things of the war: a purchase is an offer, a base is at a site. */
function thing(field: string, value: string, verb: string): string {
  if (!OWN.has(verb)) return talon.thing?.(field, value, verb) ?? `${field}:${value}`;
  if (verb === "buy") return `offer:${value}`;
  return verb === "build" && field === "lane" ? `site:${value}` : `${field}:${value}`;
}

const game: GameModule = {
  Board,
  Instrument,
  Strip,
  SeatFacts,
  Aside,
  Outlook,
  texts: TEXTS,
  isFinal: (option) =>
    FINAL.has(option.verb) ||
    // If the reserve is the only option, pointing at a ship must not send it there.
    (option.verb === "assign" && option.fields["lane"] === "reserve") ||
    (talon.isFinal?.(option) ?? false),
  ...(talon.steps ? { steps: talon.steps } : {}),
  look: (view, seat) => {
    const side = war(view).sides[seat];
    return {
      hue: hueOf(seat),
      emblem: `emp-${side?.faction ?? "terran"}`,
      role: `faction-${side?.faction ?? "terran"}`,
      score: side?.counted ?? 0,
    };
  },
  secret: {
    verbs: new Set(["assign", "buy", "build"]),
    events: new Set(["ShipBought", "BaseBuilt", "FleetAssigned"]),
  },
  turn: (view) => war(view).turn,
  opensGroup: (gameEvent) => GROUPS.has(gameEvent.event),
  seatOf: (gameEvent, seats, view) => {
    if (typeof gameEvent["seat"] === "number") return gameEvent["seat"];
    const fought: View | null = war(view).battle;
    return fought ? (talon.seatOf?.(gameEvent, seats, fought) ?? null) : null;
  },
  thing,
  order: (verb) => (OWN.has(verb) ? null : (talon.order?.(verb) ?? null)),
  shows: (one) => ON_MAP.test(one) || (talon.shows?.(one) ?? false),
  named,
  question,
  subline,
  describe,
  icons: ICONS,
  keys: KEYS,
  measures: [
    { key: "counted", of: (view, seat) => war(view).sides[seat]?.counted ?? null },
    { key: "income", of: (view, seat) => war(view).sides[seat]?.income ?? null },
    { key: "fleet", of: (view, seat) => war(view).sides[seat]?.fleet ?? null },
  ],
};

export default game;
