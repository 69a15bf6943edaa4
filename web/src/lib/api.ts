/** What the server returns over HTTP, as the client reads it. */
import type { ChatMessage, GameEvent, StateMessage, View } from "./protocol";
import type { Admission, Me, TableEntry } from "./schema";
import type { Word } from "./vocabulary";

export interface GameOption {
  readonly name: string;
  readonly kind: "flag" | "number" | "choice" | "text";
  readonly default: boolean | number | string;
  readonly choices: readonly string[];
  readonly low: number;
  readonly high: number;
}

export interface Game {
  readonly name: string;
  readonly title: string;
  /** Its title in every language. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly seats: readonly number[];
  readonly options: readonly GameOption[];
  readonly levels?: readonly string[];
  /** The styles of its bots, and the ratings of their levels. */
  readonly styles?: readonly string[];
  readonly ratings?: Readonly<Record<string, number>>;
  readonly topics?: readonly string[];
  readonly tutorial?: boolean;
  /** Whether it has problems to solve. */
  readonly problems?: boolean;
  /** Whether packs can change it, and the name and version of the pack in use. */
  readonly packs?: boolean;
  readonly pack?: string;
  /** The digest of its content. */
  readonly content?: string;
}

export interface Clause {
  readonly id: string;
  readonly chapter: string;
  readonly title: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
}

export interface Rules {
  readonly clauses: readonly Clause[];
}

export type { Admission, Me, TableEntry };

export interface SeatOrder {
  readonly kind: "me" | "bot" | "open" | "person";
  readonly level?: string;
  readonly style?: string;
  readonly name?: string;
  readonly person?: string;
}

export interface TableOrder {
  readonly game: string;
  readonly seats: readonly SeatOrder[];
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly clock?: { readonly move: number; readonly reserve: number } | null;
  readonly visibility?: "private" | "public";
  readonly title?: string;
  readonly pack?: string;
  readonly rated?: boolean;
  readonly hands_after?: number;
}

/** A person's notification preferences. */
export interface NoticePreferences {
  readonly when: "never" | "always" | "away";
  readonly minutes: number;
  readonly webhook: string;
  readonly shape: "raw" | "discord" | "slack";
  readonly mail: boolean;
  /** Minutes between two messages, and before a clock expires. */
  readonly digest: number;
  readonly remind: number;
  readonly language: string;
}

/** A refusal: a code for programs and a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const asked: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    asked.headers = { Accept: "application/json", "Content-Type": "application/json" };
    asked.body = JSON.stringify(body);
  }
  const answer = await fetch(path, asked);
  if (answer.ok) return (await answer.json()) as T;
  const said = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new ApiError(said.code ?? "failed", said.message ?? `${path}: ${answer.status}`, answer.status);
}

/** A key for a request that creates something: repeated with the same key, it is carried out once. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How often an unanswered request is repeated, and the pauses between, in milliseconds. */
const PAUSES = [400, 1200, 3000];

/** Create something once, however often the request must be repeated until an answer arrives. */
export async function askOnce<T>(path: string, body: Readonly<Record<string, unknown>>): Promise<T> {
  const keyed = { ...body, key: newKey() };
  for (const pause of PAUSES) {
    try {
      return await ask<T>(path, keyed);
    } catch (error) {
      // A refusal is an answer; without any answer it is unknown whether the request arrived.
      if (error instanceof ApiError) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return ask<T>(path, keyed);
}

export const games = () => ask<Game[]>("/api/games");
const of = (content: string | undefined) => (content ? `?content=${content}` : "");
export const catalogue = (game: string, content?: string) => ask<View>(`/api/games/${game}/catalogue${of(content)}`);
export const words = (game: string, content?: string) => ask<Word[]>(`/api/games/${game}/vocabulary${of(content)}`);
export const rules = (game: string) => ask<Rules>(`/api/games/${game}/clauses`);
export const me = () => ask<Me>("/api/me");
export const rename = (name: string) => ask<Me>("/api/me", { name });
export const signUp = (login: string, password: string, name: string) =>
  ask<Me>("/api/account", { login, password, name });
export const logIn = (login: string, password: string, keep: boolean) =>
  ask<Me>("/api/session", { login, password, keep });
export const logOut = () => ask<Me>("/api/session", undefined, "DELETE");
export const changePassword = (old: string, fresh: string) =>
  ask<Me>("/api/account/password", { old, new: fresh }, "PUT");
export const noticePreferences = () => ask<NoticePreferences>("/api/me/notices");
export const saveNoticePreferences = (wanted: NoticePreferences) =>
  ask<NoticePreferences>("/api/me/notices", wanted, "PUT");
export const pushKey = () => ask<{ key: string }>("/api/me/push");
export const subscribePush = (endpoint: string) => ask<unknown>("/api/me/push", { endpoint });
export const unsubscribePush = () => ask<unknown>("/api/me/push", undefined, "DELETE");
export const upload = (record: string) => askOnce<TableEntry>("/api/records", { record });
export const create = (order: TableOrder) => askOnce<TableEntry>("/api/tables", { ...order, client_seed: newKey() });
export const table = (id: string) => ask<TableEntry>(`/api/tables/${id}`);
export const join = (id: string, invitation: string, seat: number | null = null, watch = false) =>
  askOnce<TableEntry>(`/api/tables/${id}/join`, { invitation, seat, watch, client_seed: newKey() });
export const askIn = (id: string, name: string) => askOnce<Admission>(`/api/tables/${id}/ask`, { name });
export const admission = (id: string) => ask<Admission>(`/api/tables/${id}/ask`);
export const chat = (id: string) => ask<ChatMessage[]>(`/api/tables/${id}/chat`);
export const tables = (query: string) => ask<TableEntry[]>(`/api/tables?${query}`);
export const stateNow = (id: string, open = false) =>
  ask<StateMessage>(`/api/tables/${id}/state${open ? "?public=true" : ""}`);

export interface Past {
  readonly version: number;
  readonly versions: number;
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly seat: number | null;
  readonly choice: string | null;
}

export const replay = (id: string, version: number, seat: number | null) =>
  ask<Past>(`/api/tables/${id}/replay?version=${version}${seat === null ? "" : `&seat=${seat}`}`);
export const events = (id: string, since: number, until: number, seat: number | null) =>
  ask<GameEvent[]>(`/api/tables/${id}/events?since=${since}&until=${until}${seat === null ? "" : `&seat=${seat}`}`);
/** A table that continues from a version: against bots of the same level, in the same seat. */
export const fork = (id: string, version: number, like: { readonly seat?: number; readonly level?: string } = {}) =>
  askOnce<TableEntry>(`/api/tables/${id}/fork`, { version, ...like });

/** The win chances of a running match by seat, from public knowledge. */
export const chancesAt = (id: string) =>
  ask<{ readonly version: number; readonly chances: readonly number[] }>(`/api/tables/${id}/chances`);

export const beginTutorial = (game: string) => ask<TableEntry>(`/api/games/${game}/lesson`, {});

/** The game's texts in a language, or in English if the server does not have it. */
export async function locale(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/locale/${language}`);
  if (answer.status === 404 && language !== "en") return locale(game, "en");
  if (!answer.ok) throw new ApiError("failed", `no texts: ${answer.status}`, answer.status);
  return answer.text();
}
