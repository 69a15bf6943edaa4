/** A review on its page: loading it, and the shown move. */
import { fork } from "../lib/api";
import { practiceAt, tryDecision } from "../lib/practice";
import { type Decision, type Review, askReview, moments, nextMoment, reviewOf } from "../lib/review";
import { route } from "../lib/route.svelte";
import type { Table } from "../lib/table.svelte";

/** Milliseconds between two checks of a review in progress. */
const PAUSE = 600;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  progress = $state(0);
  fault = $state("");
  /** The number of actions before the position on screen. */
  at = $state(0);
  /** The decision shown in detail. */
  decision = $derived(this.review?.decisions.find((one) => one.version === this.at) ?? null);
  list = $derived(this.review ? moments(this.review) : []);
  last = $derived((this.review?.curve.length ?? 1) - 1);
  private versions: readonly number[] = [];
  private left = false;

  constructor(private readonly table: Table) {}

  async load(): Promise<void> {
    try {
      let found = await reviewOf(this.table.id);
      if (found.status === "none" || found.status === "failed") found = await askReview(this.table.id);
      while (found.status === "running" && !this.left) {
        this.progress = found.progress ?? 0;
        await new Promise((done) => setTimeout(done, PAUSE));
        found = await reviewOf(this.table.id);
      }
      if (found.status === "failed") this.fault = "review-failed";
      if (!found.review) return;
      this.versions = found.versions ?? [];
      this.review = found.review;
      const first = moments(found.review)[0];
      await this.go(first?.version ?? found.review.curve.length - 1);
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  leave(): void {
    this.left = true;
    this.table.close();
  }

  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, to));
    await this.table.replay(this.versions[this.at] ?? 1);
  }

  next(back = false): void {
    const found = nextMoment(this.list, this.at, back);
    if (found) void this.go(found.version);
  }

  /** Create a table before the decision, where the person's first action is judged. */
  async tryAgain(decision: Decision): Promise<void> {
    try {
      const place = this.review?.decisions.indexOf(decision) ?? 0;
      route.go(practiceAt(await tryDecision(this.table.id, place)));
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  /** Create a table that continues from before the decision. */
  async playOn(decision: Decision): Promise<void> {
    try {
      const made = await fork(this.table.id, this.versions[decision.version] ?? 1);
      route.go(`/table/${made.id}`);
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }
}
