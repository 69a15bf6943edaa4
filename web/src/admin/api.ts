/** What the server returns to moderators, and their actions. */
import { ask, askOnce } from "../lib/api";

export interface Report {
  readonly id: string;
  readonly reporter: string;
  readonly reporter_name: string;
  readonly about: string;
  readonly about_name: string;
  readonly match: string;
  readonly said: string;
  readonly reason: string;
  readonly text: string;
  readonly at: number;
  readonly closed: number | null;
  readonly others: number;
  readonly earlier: number;
}

export interface AdminAction {
  readonly id: string;
  readonly admin_name: string;
  readonly about: string;
  readonly about_name: string;
  readonly what: string;
  readonly until: number | null;
  readonly note: string;
  readonly at: number;
}

export const DEEDS = ["dismiss", "silence", "ban", "rename", "lift", "note"] as const;
export type Deed = (typeof DEEDS)[number];

export interface ActionOrder {
  readonly person: string;
  readonly what: Deed;
  readonly hours: number;
  readonly note: string;
  readonly report: string;
}

export const reports = (closed: boolean) => ask<Report[]>(`/api/admin/reports?closed=${closed}`);
export const log = (before: number | null) =>
  ask<AdminAction[]>(`/api/admin/log?limit=50${before === null ? "" : `&before=${before}`}`);
export const act = (order: ActionOrder) => askOnce<Report[]>("/api/admin/actions", { ...order });
