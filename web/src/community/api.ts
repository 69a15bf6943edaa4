/** What the server returns about people: seeks, friends, ratings, matches. */
import { type TableEntry, ask, askOnce } from "../lib/api";

export type Pace = "live" | "day" | "three";

export interface Seek {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly rating: number | null;
  readonly game: string;
  readonly seats: number;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly low: number | null;
  readonly high: number | null;
  readonly mine: boolean;
}

export interface SeekOrder {
  readonly game: string;
  readonly seats: number;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly low: number | null;
  readonly high: number | null;
}

export interface Friend {
  readonly id: string;
  readonly name: string;
  readonly mutual: boolean;
  readonly asks: boolean;
  readonly online: boolean;
  readonly table: string;
  readonly game: string;
}

export interface Invited {
  readonly by: string;
  readonly table: TableEntry;
}

export interface Strong {
  readonly table: TableEntry;
  readonly mean: number;
}

export interface Home {
  readonly turns: readonly TableEntry[];
  readonly running: number;
  readonly invitations: readonly Invited[];
  readonly seeks: readonly Seek[];
  readonly friends: readonly Friend[];
  readonly strong: readonly Strong[];
  readonly here: number;
  readonly ratings: Readonly<Record<string, number>>;
  readonly rating: number | null;
  readonly strengths: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly division: OwnDivision | null;
}

export interface OwnDivision {
  readonly tournament: { readonly id: string; readonly name: string; readonly game: string; readonly season: number };
  readonly number: number;
  readonly divisions: number;
  readonly rows: readonly {
    readonly name: string;
    readonly person: string | null;
    readonly level: string;
    readonly won: number;
    readonly lost: number;
    readonly points: number;
  }[];
  readonly mine: number;
  readonly played: number;
  readonly matches: number;
}

export interface Sought {
  readonly seek: string;
  readonly table: TableEntry | null;
}

export interface Tally {
  readonly key: string;
  readonly name: string;
  readonly played: number;
  readonly won: number;
}

export interface Rating {
  readonly game: string;
  readonly seats: number;
  readonly rating: number;
  readonly spread: number;
  readonly matches: number;
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly ratings: readonly Rating[];
  readonly games: readonly Tally[];
  readonly factions: readonly Tally[];
  readonly opponents: readonly Tally[];
}

export interface PastMatch {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly at: number;
  readonly seat: number;
  readonly won: boolean;
  readonly rating: number | null;
  readonly change: number | null;
  readonly players: readonly {
    readonly seat: number;
    readonly person: string | null;
    readonly name: string;
    readonly level: string;
    readonly faction: string;
    readonly won: boolean;
    readonly score: number;
  }[];
}

export interface Ranked {
  readonly place: number | null;
  readonly person: string;
  readonly level: string;
  readonly name: string;
  readonly rating: number;
  readonly spread: number;
  readonly matches: number;
}

export interface RankedPage {
  readonly total: number;
  readonly people: readonly Ranked[];
  readonly bots: readonly Ranked[];
}

export interface PersonEntry {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
}

export const home = () => ask<Home>("/api/home");
export const seek = (order: SeekOrder) => askOnce<Sought>("/api/seeks", { ...order });
export const joinSeek = (id: string) => askOnce<Sought>(`/api/seeks/${id}/join`, {});
export const withdraw = (id: string) => ask<Seek[]>(`/api/seeks/${id}`, undefined, "DELETE");
export const decline = (table: string) => ask<Invited[]>(`/api/me/invitations/${table}`, undefined, "DELETE");
export const addFriend = (id: string) => ask<Friend[]>(`/api/me/friends/${id}`, undefined, "PUT");
export const removeFriend = (id: string) => ask<Friend[]>(`/api/me/friends/${id}`, undefined, "DELETE");
export const friends = () => ask<Friend[]>("/api/me/friends");
export const searchPeople = (text: string) => ask<PersonEntry[]>(`/api/people?search=${encodeURIComponent(text)}`);
export const invite = (table: string, person: string) => ask<TableEntry>(`/api/tables/${table}/invite`, { person });
export const rematch = (table: string) => ask<TableEntry>(`/api/tables/${table}/rematch`, {});
export const profile = (id: string) => ask<Profile>(`/api/people/${id}`);
export const history = (id: string, game: string, before: number | null) =>
  ask<PastMatch[]>(
    `/api/people/${id}/matches?limit=20${game ? `&game=${game}` : ""}${before === null ? "" : `&before=${before}`}`,
  );
export const ratings = (game: string, seats: number, search: string, offset: number) =>
  ask<RankedPage>(`/api/ratings?game=${game}&seats=${seats}&offset=${offset}&search=${encodeURIComponent(search)}`);
export const strong = (status: "running" | "finished") => ask<Strong[]>(`/api/watch?status=${status}`);
