/** The review of a finished match, as sent by the server, and what the page derives from it. */
import { ask } from "./api";
import type { Refusal } from "./protocol";

export type Mark = "costly" | "excellent" | "turning-point" | "forced" | "";

/** One decision; the chances are those of the deciding seat. */
export interface Decision {
  readonly version: number;
  readonly seat: number;
  readonly choice: string;
  readonly options: number;
  readonly played: string;
  readonly best: string;
  readonly chance: number;
  readonly best_chance: number;
  readonly loss: number;
  readonly error: number;
  readonly mark: Mark;
  readonly mattered: number;
  readonly reasons: readonly (string | Refusal)[];
}

export interface Review {
  readonly seats: number;
  readonly winners: readonly number[];
  readonly curve: readonly (readonly number[])[];
  readonly luck: readonly (readonly number[])[];
  readonly decisions: readonly Decision[];
  readonly skill: readonly number[];
  readonly fortune: readonly number[];
  readonly playouts: number;
}

export interface ReviewStatus {
  readonly status: "none" | "running" | "failed" | "done";
  readonly progress?: number;
  readonly review?: Review;
  /** The version of the match at each position of the review. */
  readonly versions?: readonly number[];
}

export const reviewOf = (id: string) => ask<ReviewStatus>(`/api/tables/${id}/review`);
export const askReview = (id: string) => ask<ReviewStatus>(`/api/tables/${id}/review`, {});

/** The decisions that mattered, in the order of the game. */
export const moments = (review: Review): readonly Decision[] =>
  review.decisions.filter((one) => one.mark !== "" && one.mark !== "forced");

/** A fraction in percentage points, with its sign. */
export function signed(part: number, digits = 0): string {
  const points = (100 * part).toFixed(digits);
  return Number(points) > 0 ? `+${points}` : points.replace("-", "−").replace(/^−?0(\.0+)?$/, "0");
}

/** The size of a moment: its cost, its gain, or its swing. */
export const worth = (one: Decision): number => (one.mark === "costly" ? -one.loss : one.mattered);

/** The sentence that sums up a game for a seat: won or lost, best choices at the table or not, lucky or not. */
export function verdict(review: Review, seat: number): string {
  const best = review.skill.every((skill, other) => other === seat || skill <= (review.skill[seat] ?? 0));
  const fortune = review.fortune[seat] ?? 0;
  const luck = fortune > 0.05 ? "lucky" : fortune < -0.05 ? "unlucky" : "even";
  return `verdict-${review.winners.includes(seat) ? "won" : "lost"}-${best ? "best" : "other"}-${luck}`;
}

/** The next moment after a position, or before it; wraps around at the ends. */
export function nextMoment(list: readonly Decision[], at: number, back = false): Decision | null {
  if (back) return list.findLast((one) => one.version < at) ?? list.at(-1) ?? null;
  return list.find((one) => one.version > at) ?? list[0] ?? null;
}
