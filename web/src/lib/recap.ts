/** What happened since the person at this screen last acted: the positions, one after the other. */
import type { GameEvent, StateMessage } from "./protocol";

/** The number of positions to keep. */
const MOST = 200;

/** The positions since the person's last action, plus a new one; the person's own action starts over. */
export function passed(
  kept: readonly StateMessage[],
  state: StateMessage,
  own: boolean,
  anew: boolean,
): readonly StateMessage[] {
  if (anew || own) return [state];
  if (kept.at(-1)?.version === state.version) return kept;
  if (state.events.some((event) => event.event === "ActionsUndone")) return [state];
  return [...kept, state].slice(-MOST);
}

/** The steps worth showing: those with a visible change. */
export const stepsOf = (kept: readonly StateMessage[]): readonly StateMessage[] =>
  kept.slice(1).filter((state) => state.events.length > 0);

/** What others did in the meantime. */
export const newsOf = (kept: readonly StateMessage[]): readonly GameEvent[] =>
  stepsOf(kept).flatMap((state) => state.events);
