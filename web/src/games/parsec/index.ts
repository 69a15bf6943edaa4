/** Parsec: Age of Colonies. The galaxy, the hand, trade, the strike with its 64 rolls. */
import type { GameModule } from "../seam";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { ENGLISH } from "./english";
import Instrument from "./Instrument.svelte";
import { ITALIAN } from "./italian";
import Outlook from "./Outlook.svelte";
import Scene from "./Scene.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Strip from "./Strip.svelte";
import { RESOURCES, glyphOf, hueOf, position, thingOf } from "./view";
import { describe } from "./words";

const game: GameModule = {
  Board,
  Instrument,
  Strip,
  SeatFacts,
  Aside,
  Outlook,
  Scene: { of: ["StrikeRolled", "ResourcesExchanged", "TradeOffered", "TradeMade", "SupportAsked", "EventDrawn", "EventStolen"], View: Scene },
  texts: { en: ENGLISH, it: ITALIAN },
  look: (view, seat) => {
    const own = position(view).seats[seat];
    const hue = hueOf(seat);
    const glyph = glyphOf(own);
    const look = { hue, emblem: glyph ? `pe-${hue}-${glyph}` : `seat-${hue}`, score: own?.units.colony ?? 0 };
    const faction = own?.factions[0];
    return faction ? { ...look, role: `faction-${faction}` } : look;
  },
  turn: (view) => position(view).round || null,
  opensGroup: (happening) => happening.event === "TurnBegan",
  thing: thingOf,
  shows: (thing) => /^(cell|piece|unit|body|place):/.test(thing),
  icons: {
    move: "i-arrow",
    attack: "s-explosion",
    target: "s-explosion",
    join: "p-fighter",
    lose: "p-wreck",
    evade: "i-arrow",
    aboard: "p-transport",
    found: "p-colony",
    convert: "p-colony",
    settle: "p-colony",
    buy: "i-plus",
    offer: "i-players",
    support: "i-players",
    exchange: "p-port",
    accept: "i-check",
    "counter-offer": "i-players",
    counter: "s-explosion",
    split: "s-explosion",
    hold: "i-lock",
    shop: "i-plus",
    end: "i-next",
    play: "i-cards",
    sell: "i-cards",
    keep: "i-lock",
    toll: "res-gold",
    done: "i-check",
    pass: "i-next",
  },
  keys: { move: "m", attack: "a", play: "y", sell: "e", offer: "t", exchange: "x", shop: "p", end: "n", found: "f", convert: "v", buy: "b", done: "d", pass: "s", accept: "o", hold: "g", counter: "k", evade: "w" },
  subline: ({ view, words }) => {
    const decision = position(view).decision;
    if (decision?.card) return `${words.name("card", decision.card)}. ${words.find(`card-${decision.card}-text`) ?? ""}`;
    if (decision?.unit) return words.name("unit", decision.unit);
    return decision?.kind ? words.name("kind", decision.kind) : null;
  },
  windows: Object.fromEntries(
    ["AfterProduction", "BeforePurchases", "BeforeDice", "AfterDice", "AnswerEvent"].map((choice) => [choice, { pass: "pass", unless: ["AttackDeclared", "EventPlayed"] }]),
  ),
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
    { key: "resources", of: (view, seat) => RESOURCES.reduce((sum, resource) => sum + (position(view).seats[seat]?.resources[resource] ?? 0), 0) },
  ],
};

export default game;
