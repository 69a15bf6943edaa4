/** What lies between the table and a game's board. The board knows no rules: it shows and it points. */
import type { Component } from "svelte";

import type { GameEvent, View } from "../lib/protocol";
import type { Sound } from "../lib/sound";
import type { Part, Words } from "../lib/words";

/** A legal action: `place luna` has the verb "place" and the fields {base: "luna"}. */
export interface Option {
  readonly code: number;
  readonly verb: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly notation: string;
}

export type Hue = "a" | "b" | "c" | "d" | "e" | "f";

/** A seat with who sits there and how it looks. */
export interface Seat {
  readonly seat: number;
  readonly kind: "person" | "bot" | "open";
  readonly name: string;
  readonly level: string;
  /** The character of a bot. */
  readonly style?: string;
  readonly connected: boolean;
  readonly conceded: boolean;
  /** Held by the person at this screen. */
  readonly mine: boolean;
  /** It is this seat's decision. */
  readonly acts: boolean;
  readonly hue: Hue;
  readonly emblem: string;
  /** The role in the game ("Martian Republic"), or "". */
  readonly role: string;
  readonly score: number | null;
}

/** What everything that a game draws is given. */
export interface TableProps {
  /** What never changes during a game of this kind; the server's `catalogue`. */
  readonly catalogue: View;
  readonly view: View;
  /** The legal actions of the person at this screen; empty while others decide. */
  readonly options: readonly Option[];
  /** What is still possible after what was already pointed at; a subset of `options`. */
  readonly candidates: readonly Option[];
  /** The things that can be pointed at now, such as "base:luna". */
  readonly targets: ReadonlySet<string>;
  /** The things already pointed at. */
  readonly picked: ReadonlySet<string>;
  /** The one action that would be played on confirmation, or null. */
  readonly chosen: Option | null;
  /** What happened since the last position, in order, for animation. */
  readonly events: readonly GameEvent[];
  /** What others did since one's last action, to be marked until one acts. */
  readonly news: readonly GameEvent[];
  /** Everything that led to this position, as far as it is known here. */
  readonly past: () => readonly GameEvent[];
  readonly seats: readonly Seat[];
  readonly words: Words;
  /** A thing that the person looks for (hovered in the log, say), or null. */
  readonly spotlight: string | null;
  /** What a past decision chose and could have chosen: its things, shown although nobody is asked. */
  readonly compared?: ReadonlySet<string>;
  /** Whether this is the position that is, not one of the past. */
  readonly live?: boolean;
  /** Narrow: no room for columns; boards re-lay themselves. */
  readonly narrow: boolean;
  /** The person pointed at a thing: it narrows the options, or asks why not. */
  readonly point: (thing: string, at?: Element) => void;
  /** The person chose one action on the board, from a menu on a piece. */
  readonly take: (option: Option) => void;
  /** The person chose several actions of the same question at once, one after the other. */
  readonly takeAll: (options: readonly Option[]) => void;
  /** The person looks at a thing (null: no more): `why` shows the reason where it is impossible. */
  readonly hover: (thing: string | null, at?: Element) => void;
  /** Open a rule clause in the drawer. */
  readonly rule: (clause: string) => void;
  /** Ask the game about one of its topics (odds and the like). */
  readonly insight: (topic: string, about: Record<string, number>) => Promise<Readonly<Record<string, unknown>> | null>;
}

export interface SeatProps extends TableProps {
  readonly of: Seat;
}

/** How a seat looks in this position. */
export interface Look {
  readonly hue: Hue;
  readonly emblem: string;
  readonly role?: string;
  readonly score?: number;
}

/** A line of the report's charts: a value per seat at a position. */
export interface Measure {
  readonly key: string;
  readonly of: (view: View, seat: number) => number | null;
}

/** A line of the table that tells how the points came about: a value per seat. */
export interface Tally {
  readonly label: string;
  readonly values: readonly (number | string | null)[];
}

export type OptionValues = Readonly<Record<string, boolean | number | string>>;

/** The page of the workshop on which a game's scenarios are written. */
export interface ScenarioEditor {
  readonly page: Component<{
    item: Record<string, unknown>;
    catalogue: Readonly<Record<string, unknown>>;
    words: Words;
    sound: boolean;
    change: (item: Record<string, unknown>) => void;
  }>;
  /** The Fluent sources that it speaks with. */
  readonly texts: (language: string) => readonly string[];
  /** A scenario to begin with. */
  readonly blank: () => Record<string, unknown>;
}

/** What a game's own form for its options is given, before there is a table. */
export interface SetupProps {
  readonly catalogue: View;
  /** The game's texts in the person's language. */
  readonly source: string;
  readonly language: string;
  readonly options: OptionValues;
  readonly change: (options: OptionValues) => void;
}

/** A form for some of a game's options; the lobby asks for the others. */
export interface Setup {
  readonly Form: Component<SetupProps>;
  readonly options: readonly string[];
}

/** How a window is passed, and what should interrupt a standing order to do so. */
export interface Reaction {
  readonly pass: string;
  readonly unless: readonly string[];
}

/** What a game brings. Everything but the board may be left out. */
export interface GameModule {
  readonly Board: Component<TableProps>;
  /** The game's instrument, on top of the right column. */
  readonly Instrument?: Component<TableProps>;
  /** The strip under the board: track, hand. */
  readonly Strip?: Component<TableProps>;
  /** A card opened large, by its id; elements with data-card open it. */
  readonly Card?: Component<TableProps & { id: string }>;
  /** Facts inside each seat's panel. */
  readonly SeatFacts?: Component<SeatProps>;
  /** Further sections of the left column. */
  readonly Aside?: Component<TableProps>;
  /** What stands beside the question: points left, a forecast of the choice. */
  readonly Outlook?: Component<TableProps>;
  /** One event with a form of its own in the log and the report (a scoring table). */
  readonly EventView?: {
    readonly of: readonly string[];
    readonly View: Component<TableProps & { gameEvent: GameEvent }>;
  };
  /** Texts of the board, from its `locale` folder, by language; keys must not clash with the game's own. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Whether an action cannot be taken back or is worth a second thought; without it every action is. */
  readonly isFinal?: (option: Option) => boolean;
  /** Verbs that only begin or continue something, such as which piece is to move: they never wait for a confirmation. */
  readonly steps?: ReadonlySet<string>;
  /** How a value is called that the texts cannot know, and its thing: the ship "a1" of this battle. */
  readonly named?: (view: View, field: string, value: string, words: Words) => Part | null;
  /** What only the own seat knows: verbs whose choices and events whose lines a streamer hides. */
  readonly secret?: { readonly verbs: ReadonlySet<string>; readonly events: ReadonlySet<string> };
  /** The question in this position's own words, or null. */
  readonly question?: (props: TableProps) => string | null;
  readonly look?: (view: View, seat: number) => Look;
  /** The side that a seat is on, where several seats win together; null: each for itself. */
  readonly side?: (options: OptionValues, seat: number) => number | null;
  /** The turn's number, for the bar and the log, or null. */
  readonly turn?: (view: View) => number | null;
  /** Whether an event begins a new group in the log. */
  readonly opensGroup?: (gameEvent: GameEvent) => boolean;
  /** The seat an event is about, or null. */
  readonly seatOf?: (gameEvent: GameEvent, seats: readonly Seat[], view: View) => number | null;
  /** The thing that a value of a field stands for; without it "field:value". */
  readonly thing?: (field: string, value: string, verb: string) => string;
  /** Whether a thing can be pointed at on the board or strip; without it every thing. Others stand in the action bar. */
  readonly shows?: (thing: string) => boolean;
  /** Whether a thing lies on the strip: on a phone a question about such things opens it. */
  readonly onStrip?: (thing: string) => boolean;
  /** The verb that dragging a thing means, "" if the question is about the thing already; null: it is pointed at. */
  readonly grip?: (view: View, thing: string) => string | null;
  /** The thing that is pointed at when one is dropped onto another; without it the other. */
  readonly dropped?: (lifted: string, onto: string) => string;
  /** The order in which the fields of a verb are pointed at; without it as in the notation. */
  readonly order?: (verb: string) => readonly string[] | null;
  /** Icons of verbs in the action bar. */
  readonly icons?: Readonly<Record<string, string>>;
  /** Letters of verbs in the action bar; others get a free one. */
  readonly keys?: Readonly<Record<string, string>>;
  /** A smaller line under the question. */
  readonly subline?: (props: TableProps) => string | null;
  /** The board as text in reading order, one paragraph each. */
  readonly describe?: (props: TableProps) => readonly string[];
  /** The sound of an event. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  readonly measures?: readonly Measure[];
  /** How the points came about, in the order in which they did; the report adds nothing to it. */
  readonly tally?: (props: TableProps, events: readonly GameEvent[]) => readonly Tally[];
  /** Windows in which most people mostly pass: the choice, how one passes, and the events that should make one look. */
  readonly windows?: Readonly<Record<string, Reaction>>;
}
