/** The messages between this client and the server (docs/protocol.md): generated types, with names for their parts. */
import type { Change } from "./differences";
import type * as schema from "./schema";

/** A generated type with better types for some of its fields. */
type With<Message, Fields> = Readonly<Omit<Message, keyof Fields> & Fields>;

export type { Alternative, ClockFace, Player, Proposal, Result } from "./schema";
/** A standing order: in this choice this action, unless one of these events came. */
export type StandingOrder = schema.Order;
export type ChatMessage = schema.Line;
/** A bot is waiting for its turn to search, for about this many seconds. */
export type WaitingMessage = schema.Waiting;
export type PlainMessage = schema.Done | schema.Pong;
export type Status = schema.State["status"];
export type View = Readonly<Record<string, unknown>>;

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

interface Inside {
  view: View;
  events: readonly GameEvent[];
  players: readonly schema.Player[];
}

export type StateMessage = With<schema.State, Inside>;
/** A constant part of the view; sent before the first state that refers to its digest. */
export type PartMessage = schema.Part;
/** A state whose view omits the constant parts: their digests by name, and the checksum of the rest. */
export type WholeState = StateMessage & {
  readonly parts?: Readonly<Record<string, string>>;
  readonly checksum?: number;
};
/** The differences from the last state that was sent. */
export type ChangesMessage = With<
  schema.Changes,
  { view: readonly Change[]; fields: Readonly<Partial<StateMessage>>; events: readonly GameEvent[] }
>;
export type Update = PartMessage | WholeState | ChangesMessage;

export type WhyMessage = With<schema.Reason, { refusal: Refusal | null }>;
export type InsightMessage = With<schema.Answered, { answer: Readonly<Record<string, unknown>> }>;
export type HintMessage = With<
  schema.Hinted,
  { reasons?: readonly (string | Refusal)[]; alternatives?: schema.Hinted["alternatives"] }
>;
export type FaultMessage = With<schema.Fault, { refusal: Refusal | null }>;

export type Message =
  StateMessage | WhyMessage | InsightMessage | HintMessage | ChatMessage | WaitingMessage | FaultMessage | PlainMessage;
