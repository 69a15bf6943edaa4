/** The moves of others, shown one after the other at the speed the person prefers. */
import type { StateMessage } from "./protocol";
import type { Pace } from "./settings.svelte";

/** The pause between two moves of others, and the maximum for all waiting ones together, in milliseconds. */
const PACES: Readonly<Record<Pace, readonly [number, number]>> = {
  calm: [1500, 60_000],
  usual: [600, 5000],
  quick: [220, 1600],
  none: [0, 0],
};

export class Playback {
  private waiting: StateMessage[] = [];
  private timer = 0;

  constructor(
    private readonly show: (state: StateMessage) => void,
    private readonly pace: () => Pace,
    /** Called with the number of moves still waiting. */
    private readonly behind: (count: number) => void,
  ) {}

  /** Show a position at once, after everything that is waiting. */
  now(state: StateMessage): void {
    this.flush();
    this.show(state);
  }

  /** Show a position when it is its turn. */
  soon(state: StateMessage): void {
    this.waiting.push(state);
    if (!this.timer) this.step();
    this.behind(this.waiting.length);
  }

  private step(): void {
    const next = this.waiting.shift();
    this.behind(this.waiting.length);
    if (next) this.show(next);
    const [pause, longest] = PACES[this.pace()];
    this.timer = next ? window.setTimeout(() => this.step(), Math.min(pause, longest / (this.waiting.length + 1))) : 0;
  }

  /** Show everything that is waiting, at once. */
  flush(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    const waiting = this.waiting;
    this.waiting = [];
    this.behind(0);
    for (const state of waiting) this.show(state);
  }

  stop(): void {
    window.clearTimeout(this.timer);
    this.waiting = [];
  }
}
