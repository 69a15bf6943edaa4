/** A search for tables, as a query to the server. */
export type Kind = "mine" | "open" | "running" | "finished";

export interface Wanted {
  readonly game: string;
  /** 0: any number. */
  readonly seats: number;
  readonly pace: "" | "none" | "live" | "slow";
  readonly rated: boolean;
  readonly search: string;
}

export const ANYTHING: Wanted = { game: "", seats: 0, pace: "", rated: false, search: "" };
/** The number of tables per page. */
export const PAGE = 24;

/** The query of a page: the newest tables, or those before a time. */
export function tableQuery(kind: Kind, wanted: Wanted, before: number | null = null): string {
  const asked: Record<string, string> = kind === "mine" ? { mine: "true" } : { status: kind };
  if (wanted.game) asked["game"] = wanted.game;
  if (wanted.seats) asked["seats"] = String(wanted.seats);
  if (wanted.pace) asked["pace"] = wanted.pace;
  if (wanted.rated) asked["rated"] = "true";
  if (wanted.search.trim()) asked["search"] = wanted.search.trim();
  if (before !== null) asked["before"] = String(before);
  return new URLSearchParams({ ...asked, limit: String(PAGE) }).toString();
}
