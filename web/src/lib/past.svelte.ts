/** Looking back at a table: a replayed position, the positions since the person's last action, the whole log. */
import * as api from "./api";
import { type Entry, entries, everything, undone } from "./log";
import type { GameEvent, StateMessage } from "./protocol";
import { newsOf, passed, stepsOf } from "./recap";
import type { ReplayPosition } from "./tableTypes";

export class Past {
  /** The past position shown instead of the current one. */
  position = $state.raw<ReplayPosition | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  /** Whether the log is complete back to the beginning. */
  whole = $state(false);
  /** The positions since the person at this screen last acted. */
  kept = $state.raw<readonly StateMessage[]>([]);
  private readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** The numbers of the lines that were undone. */
  undone = $derived(undone(this.log));
  /** The lines that led to the position on screen: without undone ones, and without those after a replayed position. */
  events = $derived.by<readonly GameEvent[]>(() => {
    const until = this.position?.version ?? Infinity;
    return this.log
      .filter((entry) => !this.undone.has(entry.number) && (entry.version ?? 0) <= until)
      .map((entry) => entry.gameEvent);
  });
  /** What others did since the person's last action. */
  news = $derived<readonly GameEvent[]>(newsOf(this.kept));
  /** Whether others did something worth stepping through. */
  recappable = $derived(stepsOf(this.kept).length > 1);

  /** Add a position; the person's own action starts over. */
  keep(state: StateMessage, own: boolean, anew: boolean): void {
    this.kept = passed(this.kept, state, own, anew);
  }

  /** The log from the beginning, each line with its version: a position only has the newest lines. */
  async remember(state: StateMessage, looking: () => number | null | undefined): Promise<void> {
    const known = this.log.length;
    this.whole = false;
    const lines = await everything(
      (since) => api.events(this.id, since, state.version, state.looking),
      state.version,
    ).catch(() => []);
    const newer = this.log.slice(known).map((entry) => ({ ...entry, number: entry.number - known + lines.length }));
    if (looking() !== state.looking || lines.length < known) return;
    this.log = [...entries(lines), ...newer];
    this.whole = true;
  }

  /** Show the position of a version; its events. */
  async replay(version: number, seat: number | null): Promise<readonly GameEvent[]> {
    const past = await api.replay(this.id, version, seat);
    this.position = past;
    return past.events ?? [];
  }

  /** Show a stored position. */
  recall(state: StateMessage, versions: number): void {
    this.position = { version: state.version, versions, view: state.view, seat: state.seat };
  }

  /** Drop everything, so that the next person sees nothing of it. */
  forget(): void {
    this.position = null;
    this.log = [];
    this.whole = false;
  }
}
