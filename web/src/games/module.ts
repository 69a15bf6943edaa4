/** The interface between the table and a game's board. The board knows no rules: it shows things and reports clicks. */
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

/** A seat: who sits there, and how it looks. */
export interface Seat {
  readonly seat: number;
  readonly kind: "person" | "bot" | "open";
  readonly name: string;
  readonly level: string;
  /** The style of a bot. */
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

/** The properties of every component of a game. */
export interface TableProps {
  /** The static data of the game; the server's `catalogue`. */
  readonly catalogue: View;
  readonly view: View;
  /** The legal actions of the person at this screen; empty while others decide. */
  readonly options: readonly Option[];
  /** The options that fit what was already pointed at; a subset of `options`. */
  readonly candidates: readonly Option[];
  /** The things that can be pointed at now, such as "base:luna". */
  readonly targets: ReadonlySet<string>;
  /** The things already pointed at. */
  readonly picked: ReadonlySet<string>;
  /** The one action that would be played on confirmation, or null. */
  readonly chosen: Option | null;
  /** What happened since the last position, in order, for animation. */
  readonly events: readonly GameEvent[];
  /** What others did since the person's last action, to be marked until the next one. */
  readonly news: readonly GameEvent[];
  /** Everything that led to this position, as far as the page knows it. */
  readonly past: () => readonly GameEvent[];
  readonly seats: readonly Seat[];
  readonly words: Words;
  /** A thing to highlight (hovered in the log, say), or null. */
  readonly spotlight: string | null;
  /** What a past decision chose and could have chosen: its things, shown although nothing is asked. */
  readonly compared?: ReadonlySet<string>;
  /** Whether this is the current position rather than a past one. */
  readonly live?: boolean;
  /** Narrow: no room for columns; boards change their layout. */
  readonly narrow: boolean;
  /** The person pointed at a thing: narrows the options, or asks why not. */
  readonly point: (thing: string, at?: Element) => void;
  /** The person chose one action on the board, from a menu on a piece. */
  readonly take: (option: Option) => void;
  /** The person chose several actions of the same question at once, one after the other. */
  readonly takeAll: (options: readonly Option[]) => void;
  /** The pointer is on a thing (null: no longer): `why` shows the reason if it is impossible. */
  readonly hover: (thing: string | null, at?: Element) => void;
  /** Open a rule clause. */
  readonly rule: (clause: string) => void;
  /** Ask the game about one of its topics (odds and the like). */
  readonly insight: (topic: string, about: Record<string, number>) => Promise<Readonly<Record<string, unknown>> | null>;
}

export interface SeatProps extends TableProps {
  readonly of: Seat;
}

/** The look of a seat in this position. */
export interface Look {
  readonly hue: Hue;
  readonly emblem: string;
  readonly role?: string;
  readonly score?: number;
}

/** A line of the report's charts: a value per seat for a position. */
export interface Measure {
  readonly key: string;
  readonly of: (view: View, seat: number) => number | null;
}

/** A row of the table that shows how the points came about: a value per seat. */
export interface Tally {
  readonly label: string;
  readonly values: readonly (number | string | null)[];
}

export type OptionValues = Readonly<Record<string, boolean | number | string>>;

/** The workshop's page for editing a game's scenarios. */
export interface ScenarioEditor {
  readonly page: Component<{
    item: Record<string, unknown>;
    catalogue: Readonly<Record<string, unknown>>;
    words: Words;
    sound: boolean;
    change: (item: Record<string, unknown>) => void;
  }>;
  /** The Fluent sources of its texts. */
  readonly texts: (language: string) => readonly string[];
  /** A scenario to start with. */
  readonly blank: () => Record<string, unknown>;
}

/** The properties of a game's own form for its options, before there is a table. */
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

/** How a window is passed, and which events interrupt a standing order for it. */
export interface Reaction {
  readonly pass: string;
  readonly unless: readonly string[];
}

/** A game's module. Everything except the board is optional. */
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
  /** Shown beside the question: points left, a forecast of the choice. */
  readonly Outlook?: Component<TableProps>;
  /** A component for an event in the log and the report (such as a scoring table). */
  readonly EventView?: {
    readonly of: readonly string[];
    readonly View: Component<TableProps & { gameEvent: GameEvent }>;
  };
  /** Texts of the board, from its `locale` folder, by language; keys must not clash with the game's own. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Whether an action cannot be undone or deserves a confirmation; by default every action does. */
  readonly isFinal?: (option: Option) => boolean;
  /** Verbs that only begin or continue something, such as which piece is to move: they never need a confirmation. */
  readonly steps?: ReadonlySet<string>;
  /** The name of a value that is not in the texts, and its thing: the ship "a1" of this battle. */
  readonly named?: (view: View, field: string, value: string, words: Words) => Part | null;
  /** What only the person's seat knows: verbs whose choices, and events whose lines, streamer mode hides. */
  readonly secret?: { readonly verbs: ReadonlySet<string>; readonly events: ReadonlySet<string> };
  /** A question specific to this position, or null. */
  readonly question?: (props: TableProps) => string | null;
  readonly look?: (view: View, seat: number) => Look;
  /** The side of a seat, if several seats win together; null: each for itself. */
  readonly side?: (options: OptionValues, seat: number) => number | null;
  /** The turn's number, for the bar and the log, or null. */
  readonly turn?: (view: View) => number | null;
  /** Whether an event begins a new group in the log. */
  readonly opensGroup?: (gameEvent: GameEvent) => boolean;
  /** The seat an event is about, or null. */
  readonly seatOf?: (gameEvent: GameEvent, seats: readonly Seat[], view: View) => number | null;
  /** The thing that a field's value refers to; by default "field:value". */
  readonly thing?: (field: string, value: string, verb: string) => string;
  /** Whether a thing can be pointed at on the board or strip; by default all can. Others are in the action bar. */
  readonly shows?: (thing: string) => boolean;
  /** Whether a thing is on the strip: on a phone, a question about such things opens the strip. */
  readonly onStrip?: (thing: string) => boolean;
  /** The verb for dragging a thing, "" if the question is already about the thing; null: dragging points at it. */
  readonly grip?: (view: View, thing: string) => string | null;
  /** The thing that is pointed at when a thing is dropped onto another; by default the other. */
  readonly dropped?: (lifted: string, onto: string) => string;
  /** The order in which the fields of a verb are pointed at; by default that of the notation. */
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
  /** How the points came about, in order; the report adds nothing. */
  readonly tally?: (props: TableProps, events: readonly GameEvent[]) => readonly Tally[];
  /** Windows that most people usually pass: the choice, how to pass, and the events that should interrupt this. */
  readonly windows?: Readonly<Record<string, Reaction>>;
}
