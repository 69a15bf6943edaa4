/** Parsec: Age of Colonies. The galaxy, the hand, trade, the strike with its 64 rolls. */
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
import { RESOURCES, glyphOf, hueOf, position, thingOf } from "./view";
import { describe, named } from "./describe";

/** Actions that need a confirmation; everything else can be undone or is asked again. */
const FINAL = new Set(["attack", "target", "lose", "evade", "convert", "found", "play", "sell"]);

/** Verbs for the piece that is to move, and for the parts of an offer, one by one. */
const STEPS = new Set(["move", "put", "ask", "kind", "against"]);

/** Windows that most people usually pass. */
const WINDOWS = ["AfterProduction", "BeforePurchases", "AnswerAttack", "BeforeDice", "AfterDice", "AnswerEvent"];

const game: GameModule = {
  sounds: {
    ProductionRolled: "dice",
    SettlementRolled: "dice",
    StrikeRolled: "dice",
    VesselMoved: "engine",
    AttackDeclared: "shot",
    UnitDestroyed: "shot",
    EventPlayed: "card",
    EventDrawn: "card",
    EventBought: "card",
    ColonyFounded: "piece",
    UnitBuilt: "piece",
    TradeMade: "piece",
  },
  Board,
  Card,
  Instrument,
  Strip,
  SeatFacts,
  Aside,
  Outlook,
  EventView: {
    of: [
      "StrikeRolled",
      "ResourcesExchanged",
      "TradeOffered",
      "TradeMade",
      "SupportAsked",
      "TollDemanded",
      "FeeNamed",
      "EventDrawn",
      "EventStolen",
    ],
    View: EventView,
  },
  texts: TEXTS,
  tally: ({ view, words }) => {
    const { seats } = position(view);
    return [
      { label: words.say("measure-colonies"), values: seats.map((one) => one.units.colony) },
      { label: words.say("measure-modules"), values: seats.map((one) => one.dominated.length) },
      ...RESOURCES.map((resource) => ({
        label: words.name("resource", resource),
        values: seats.map((one) => one.resources[resource] ?? 0),
      })),
      { label: words.say("event-cards"), values: seats.map((one) => one.event_cards) },
    ];
  },
  look: (view, seat) => {
    const own = position(view).seats[seat];
    const hue = hueOf(seat);
    const glyph = glyphOf(own);
    const look = { hue, emblem: glyph ? `pe-${hue}-${glyph}` : `seat-${hue}`, score: own?.units.colony ?? 0 };
    const faction = own?.factions[0];
    return faction ? { ...look, role: `faction-${faction}` } : look;
  },
  side: (options, seat) => {
    const teams = { two: 2, three: 3 }[String(options["teams"])];
    return teams ? seat % teams : null;
  },
  turn: (view) => position(view).round || null,
  opensGroup: (gameEvent) => gameEvent.event === "TurnBegan",
  thing: thingOf,
  shows: (thing) => /^(cell|piece|unit|body|place):/.test(thing),
  grip: (view, thing) => {
    if (!/^(stock|theirs):/.test(thing)) return null;
    const isBuilding = ["BuildOffer", "BuildFee"].includes(position(view).decision?.choice ?? "");
    return isBuilding ? "" : thing.startsWith("stock:") ? "offer" : null;
  },
  dropped: (lifted, onto) => {
    const [from = "", resource = ""] = lifted.split(":");
    if (from !== "stock" && from !== "theirs") return onto;
    if (onto.startsWith("seat:")) return `other:${onto.slice(5)}`;
    return /^(part:bargain|put:|ask:)/.test(onto) ? `${from === "stock" ? "put" : "ask"}:${resource}` : onto;
  },
  icons: ICONS,
  keys: KEYS,
  subline: ({ view, words }) => {
    const decision = position(view).decision;
    if (decision?.card)
      return `${words.name("card", decision.card)}. ${words.find(`card-${decision.card}-text`) ?? ""}`;
    if (decision?.unit) return words.name("unit", decision.unit);
    return decision?.kind ? words.name("kind", decision.kind) : null;
  },
  windows: Object.fromEntries(
    WINDOWS.map((choice) => [choice, { pass: "pass", unless: ["AttackDeclared", "EventPlayed"] }]),
  ),
  isFinal: (option) => FINAL.has(option.verb),
  secret: {
    verbs: new Set(["play", "sell", "keep"]),
    events: new Set(["EventDrawn", "HandRevealed", "EventStolen"]),
  },
  steps: STEPS,
  named,
  describe,
  measures: [
    { key: "colonies", of: (view, seat) => position(view).seats[seat]?.units.colony ?? null },
    { key: "modules", of: (view, seat) => position(view).seats[seat]?.dominated.length ?? null },
    {
      key: "warships",
      of: (view, seat) => {
        const own = position(view).seats[seat]?.units;
        return own ? own.fighter + own.transport + own.cruiser : null;
      },
    },
    {
      key: "resources",
      of: (view, seat) =>
        RESOURCES.reduce((sum, resource) => sum + (position(view).seats[seat]?.resources[resource] ?? 0), 0),
    },
  ],
};

export default game;
