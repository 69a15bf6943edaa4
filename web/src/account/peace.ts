/** Measures against other people: mute, block, report. */
import { ask } from "../lib/api";

export interface Blocked {
  readonly id: string;
  readonly name: string;
  readonly kind: "block" | "mute";
}

export interface Peace {
  readonly chat: boolean;
  readonly silenced: number | null;
  readonly blocked: readonly Blocked[];
}

export const REASONS = ["abuse", "spam", "cheating", "name", "other"] as const;
export type Reason = (typeof REASONS)[number];

export interface ReportOrder {
  readonly reason: Reason;
  readonly person?: string;
  readonly text?: string;
  readonly table?: string;
  readonly line?: number;
}

export const peace = () => ask<Peace>("/api/me/safety");
export const setChat = (on: boolean) => ask<Peace>("/api/me/chat", { on }, "PUT");
export const block = (id: string, kind: "block" | "mute") => ask<Peace>(`/api/me/blocks/${id}`, { kind }, "PUT");
export const unblock = (id: string) => ask<Peace>(`/api/me/blocks/${id}`, undefined, "DELETE");
export const report = (order: ReportOrder) => ask<unknown>("/api/reports", order);
