/** What the server returns about tournaments and leagues. */
import { ask, askOnce } from "../lib/api";
import type { Pace } from "./api";

export const KINDS = ["swiss", "robin", "knockout", "pods", "league"] as const;
export type Kind = (typeof KINDS)[number];

export interface Tournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly kind: Kind;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly filler: string;
  readonly season: number;
  readonly before: string;
  readonly most: number;
  readonly starts: number | null;
  readonly created: number;
  readonly status: "open" | "running" | "finished";
  readonly round: number;
}

export interface TournamentEntry {
  readonly tournament: Tournament;
  readonly entrants: number;
  readonly mine: boolean;
}

export interface Entrant {
  readonly number: number;
  readonly person: string | null;
  readonly level: string;
  readonly name: string;
  readonly division: number;
  readonly dropped: boolean;
}

export interface Pairing {
  readonly round: number;
  readonly number: number;
  readonly entrants: readonly number[];
  readonly match: string;
  readonly points: readonly number[];
}

export interface Standing {
  readonly entrant: number;
  readonly points: number;
  readonly buchholz: number;
  readonly berger: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly played: number;
}

export interface TournamentPage {
  readonly tournament: Tournament;
  readonly host: string;
  readonly rounds: number;
  readonly entrants: readonly Entrant[];
  readonly pairings: readonly Pairing[];
  readonly divisions: readonly { readonly number: number; readonly standings: readonly Standing[] }[];
  readonly mine: number | null;
  readonly may_start: boolean;
  readonly next: string | null;
}

export interface TournamentOrder {
  readonly name: string;
  readonly game: string;
  readonly kind: Kind;
  readonly seats: number;
  readonly rounds: number;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly filler: string;
  readonly division: number;
}

export const tournaments = (query: string) => ask<TournamentEntry[]>(`/api/tournaments?${query}`);
export const tournament = (id: string) => ask<TournamentPage>(`/api/tournaments/${id}`);
export const makeTournament = (order: TournamentOrder) => askOnce<TournamentPage>("/api/tournaments", { ...order });
export const enter = (id: string) => ask<TournamentPage>(`/api/tournaments/${id}/join`, {});
export const withdrawFrom = (id: string) => ask<TournamentPage>(`/api/tournaments/${id}/join`, undefined, "DELETE");
export const begin = (id: string) => ask<TournamentPage>(`/api/tournaments/${id}/start`, {});

/** The letters of divisions: A, B, C. */
export const letter = (division: number): string => String.fromCharCode(64 + Math.max(1, division));

/** The number promoted and relegated in a division after a season, by the server's rule. */
export const moving = (count: number): number => Math.min(2, Math.floor(count / 3));

/** The places below which a line is drawn: the promoted (not in the first division), and those above the relegated. */
export function edges(count: number, division: number, divisions: number): number[] {
  const move = moving(count);
  if (move === 0) return [];
  return [...(division > 1 ? [move] : []), ...(division < divisions ? [count - move] : [])];
}

/** Points without a trailing zero: 3, 2½. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}
