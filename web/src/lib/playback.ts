/** The moves of others, shown one after the other and never for long. */
import type { StateMessage } from "./protocol";

/** Between two moves of others, and at most for all of them together, in milliseconds. */
const PACE = 380;
const LONGEST = 3000;

export class Playback {
  private waiting: StateMessage[] = [];
  private timer = 0;

  constructor(private readonly show: (state: StateMessage) => void) {}

  /** Show a position at once, after everything that waits. */
  now(state: StateMessage): void {
    this.flush();
    this.show(state);
  }

  /** Show a position when it is its turn. */
  soon(state: StateMessage): void {
    this.waiting.push(state);
    if (!this.timer) this.step();
  }

  private step(): void {
    const next = this.waiting.shift();
    if (next) this.show(next);
    const pause = Math.min(PACE, LONGEST / (this.waiting.length + 1));
    this.timer = next ? window.setTimeout(() => this.step(), pause) : 0;
  }

  /** Show everything that waits, at once. */
  flush(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    const waiting = this.waiting;
    this.waiting = [];
    for (const state of waiting) this.show(state);
  }

  stop(): void {
    window.clearTimeout(this.timer);
    this.waiting = [];
  }
}
