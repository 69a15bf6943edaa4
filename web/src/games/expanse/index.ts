/** The Expanse: the solar system, the action track, the forecast, the powers. */
import type { View } from "../../lib/protocol";
import type { GameModule } from "../module";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { ICONS, KEYS } from "./icons";
import Instrument from "./Instrument.svelte";
import Outlook from "./Outlook.svelte";
import EventView from "./EventView.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Strip from "./Strip.svelte";
import { TEXTS } from "./texts";
import { hueOf, position } from "./view";
import { describe } from "./describe";

/** First where a thing is, then whose it is, then which. */
const PLACE_FIRST = [
  "base",
  "source",
  "target",
  "orbit",
  "faction",
  "kind",
  "number",
  "space",
  "card",
  "sector",
  "member",
];
const ORBITS = new Set(["source", "target", "orbit"]);

/** There is no position until everybody is seated. */
const factions = (view: View) => ("factions" in view ? position(view).factions : []);
const factionOf = (view: View, seat: number) => factions(view).find((faction) => faction.seat === seat);

const game: GameModule = {
  sounds: {
    ShipsMoved: "engine",
    CardTaken: "card",
    CardDrawn: "card",
    EventUsed: "card",
    InfluencePlaced: "piece",
    InfluenceMoved: "piece",
    ShipBuilt: "piece",
    InfluenceRemoved: "piece",
    ShipRemoved: "shot",
    BattleshipDamaged: "shot",
    BasesScored: "card",
  },
  Board,
  Card,
  Instrument,
  Strip,
  SeatFacts,
  Aside,
  Outlook,
  EventView: { of: ["BasesScored"], View: EventView },
  texts: TEXTS,
  look: (view, seat) => {
    const faction = factionOf(view, seat);
    if (!faction) return { hue: "e", emblem: "i-person" };
    return {
      hue: hueOf(faction.id),
      emblem: `fac-${faction.id}`,
      role: `faction-${faction.id}`,
      score: faction.control_points,
    };
  },
  turn: (view) => position(view).turn || null,
  opensGroup: (gameEvent) => gameEvent.event === "TurnBegan" || gameEvent.event === "ScoringBegan",
  named: (view, field, value, words) => {
    const there =
      field === "space" && "track" in view
        ? position(view).track.find((one) => String(one.space) === value)
        : undefined;
    return there
      ? {
          text: words.say("card-on-space", {
            card: there.card.title?.[words.language] ?? words.name("card", there.card.id),
            space: value,
          }),
          thing: `space:${value}`,
        }
      : null;
  },
  seatOf: (gameEvent, _seats, view) =>
    factions(view).find((faction) => faction.id === gameEvent["faction"])?.seat ?? null,
  thing: (field, value) => (ORBITS.has(field) ? `orbit:${value}` : `${field}:${value}`),
  order: () => PLACE_FIRST,
  shows: (thing) => /^(base|orbit|space|faction):/.test(thing),
  grip: (_view, thing) => (thing === "supply:cube" ? "place" : thing === "supply:diplomat" ? "send" : null),
  onStrip: (thing) => thing.startsWith("space:"),
  icons: ICONS,
  keys: KEYS,
  subline: ({ view, words }) => {
    const decision = position(view).decision;
    const card = decision?.event ?? decision?.card;
    return card ? `${words.name("card", card)}. ${words.find(`card-${card}-effect`) ?? ""}` : null;
  },
  windows: { OfferEvent: { pass: "pass", unless: ["ScoringBegan", "CardRevealed"] } },
  describe,
  tally: (props, events) => {
    const seated = factions(props.view);
    const place = (faction: unknown) => seated.find((one) => one.id === faction)?.seat ?? -1;
    const line = (label: string, gains: Readonly<Record<string, number>>) => {
      const values = props.seats.map(() => 0);
      for (const [faction, number] of Object.entries(gains)) values[place(faction)] = number;
      return { label, values };
    };
    const scored = events
      .filter((event) => event.event === "BasesScored")
      .map((event, at) =>
        line(
          event["number"] ? props.words.say("tally-scoring", { number: at + 1 }) : props.words.say("tally-final"),
          event["gained"] as Record<string, number>,
        ),
      );
    const final = props.seats.map((seat) => factionOf(props.view, seat.seat)?.control_points ?? 0);
    const rest = final.map((total, seat) => total - scored.reduce((sum, one) => sum + (one.values[seat] ?? 0), 0));
    return [
      ...scored,
      { label: props.words.say("tally-rest"), values: rest },
      { label: props.words.say("tally-total"), values: final },
    ];
  },
  measures: [
    { key: "points", of: (view, seat) => factionOf(view, seat)?.control_points ?? null },
    {
      key: "bases",
      of: (view, seat) => {
        const faction = factionOf(view, seat);
        return faction ? position(view).bases.filter((base) => base.leader === faction.id).length : null;
      },
    },
    {
      key: "ships",
      of: (view, seat) => {
        const faction = factionOf(view, seat);
        return faction
          ? position(view).orbits.reduce((sum, orbit) => sum + (orbit.strength[faction.id] ?? 0), 0)
          : null;
      },
    },
    {
      key: "influence",
      of: (view, seat) => {
        const faction = factionOf(view, seat);
        if (!faction) return null;
        return position(view).bases.reduce((sum, base) => {
          const own = base.influence[faction.id];
          return sum + (own ? own.cubes + own.diplomats + own.tokens : 0);
        }, 0);
      },
    },
  ],
};

export default game;
