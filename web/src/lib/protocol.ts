/** The messages between this client and the server, as docs/protocol.md describes them. */
import type { Change } from "./differences";

export type Status = "open" | "running" | "finished" | "abandoned";

export interface Player {
  readonly seat: number;
  readonly kind: "person" | "bot" | "open";
  readonly name: string;
  readonly level: string;
  readonly connected: boolean;
  readonly conceded: boolean;
  /** Who it is, for those who have a page about themselves. */
  readonly person?: string;
}

export interface ClockFace {
  readonly move: number;
  readonly reserves: readonly number[];
  readonly running: number | null;
  readonly deadline: number | null;
}

export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

export interface Proposal {
  readonly what: string;
  readonly seat: number;
  readonly count: number;
  readonly missing: readonly number[];
}

/** Somebody who asks to be let in. */
export interface Petitioner {
  readonly person: string;
  readonly name: string;
}

/** What the server answers for a person: in this choice this action, unless one of these events came. */
export interface StandingOrder {
  readonly choice: string;
  readonly action: string;
  readonly unless: readonly string[];
}

/** Something that happened: its type name under "event", its facts beside it. */
export interface GameEvent {
  readonly event: string;
  readonly [fact: string]: unknown;
}

export interface Refusal {
  readonly clause: string;
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export type View = Readonly<Record<string, unknown>>;

export interface StateMessage {
  readonly type: "state";
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly status: Status;
  readonly held: readonly number[];
  readonly looking: number | null;
  readonly seat: number | null;
  readonly choice: string | null;
  readonly view: View;
  readonly options: readonly number[];
  readonly events: readonly GameEvent[];
  readonly since: number;
  readonly clock: ClockFace | null;
  readonly undoable: number;
  readonly outcome: Result | null;
  readonly players: readonly Player[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly paused: boolean;
  readonly proposal: Proposal | null;
  /** Who asks to be let in, for those who sit here. */
  readonly asking: readonly Petitioner[];
  /** The screen must be passed to the person of `looking` first; `look` opens the curtain. */
  readonly curtain: boolean;
  readonly orders: readonly StandingOrder[];
  readonly read_only: string;
  readonly reason: string;
  readonly key: string;
}

/** A part of the view that never changes; it comes before the first state that names its digest. */
export interface PartMessage {
  readonly type: "part";
  readonly digest: string;
  readonly value: unknown;
}

/** A state whose view lacks the parts that never change: their digests by name, and the checksum of the rest. */
export interface WholeState extends StateMessage {
  readonly parts?: Readonly<Record<string, string>>;
  readonly checksum?: number;
}

/** What differs from the last state that was sent. */
export interface ChangesMessage {
  readonly type: "changes";
  readonly version: number;
  readonly since: number;
  readonly base: number;
  readonly checksum: number;
  readonly view: readonly Change[];
  readonly fields: Readonly<Partial<StateMessage>>;
  readonly events: readonly GameEvent[];
  readonly reason: string;
  readonly key: string;
}

export type Update = PartMessage | WholeState | ChangesMessage;

export interface WhyMessage {
  readonly type: "why";
  readonly action: string;
  readonly refusal: Refusal | null;
  readonly key: string;
}

export interface InsightMessage {
  readonly type: "insight";
  readonly topic: string;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/** An action that was weighed: its share of the attention, and what it is worth, from -1 to 1. */
export interface Alternative {
  readonly action: number;
  readonly share: number;
  readonly value: number;
}

export interface HintMessage {
  readonly type: "hint";
  readonly version: number;
  readonly action: number;
  readonly notation: string;
  readonly level: string;
  readonly reasons?: readonly (string | Refusal)[];
  readonly alternatives?: readonly Alternative[];
  readonly key: string;
}

export interface ChatMessage {
  readonly type: "chat";
  readonly number: number;
  readonly channel: "table" | "gallery";
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

export interface FaultMessage {
  readonly type: "error";
  readonly code: string;
  readonly message: string;
  readonly refusal: Refusal | null;
  readonly key: string;
}

/** A bot waits for its turn to think, for about so many seconds more. */
export interface WaitingMessage {
  readonly type: "waiting";
  readonly seat: number;
  readonly seconds: number;
}

export interface PlainMessage {
  readonly type: "done" | "pong";
  readonly key: string;
}

export type Message =
  StateMessage | WhyMessage | InsightMessage | HintMessage | ChatMessage | WaitingMessage | FaultMessage | PlainMessage;
