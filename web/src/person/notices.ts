/** Notifications: it is the person's turn, or a match is over; stored in the browser until they are read. */

export interface Notice {
  readonly type: "notice";
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly what: "turn" | "over" | "clock" | "invited" | "matched" | "round" | "asked" | "admitted";
  /** The person who invites, asks or admits. */
  readonly by?: string;
}

export interface Kept extends Notice {
  readonly at: number;
  readonly read: boolean;
}

const MOST = 20;

/** A table has at most one notification: the newest. */
export function added(list: readonly Kept[], notice: Notice, at: number): readonly Kept[] {
  return [{ ...notice, at, read: false }, ...list.filter((one) => one.table !== notice.table)].slice(0, MOST);
}

export function read(list: readonly Kept[], table?: string): readonly Kept[] {
  return list.map((one) => (table === undefined || one.table === table ? { ...one, read: true } : one));
}

export const unread = (list: readonly Kept[]): number => list.filter((one) => !one.read).length;

/** The stored notifications, or none if they cannot be read. */
export function restored(text: string | null): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** The format of a webhook, by its address. */
export function shapeOf(address: string): "raw" | "discord" | "slack" {
  if (/^https:\/\/(\w+\.)?discord(app)?\.com\/api\/webhooks\//.test(address)) return "discord";
  return address.startsWith("https://hooks.slack.com/") ? "slack" : "raw";
}
