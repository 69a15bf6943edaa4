/** What happened since the person at this screen acted last: the positions, one after the other. */
import type { GameEvent, StateMessage } from "./protocol";

/** So many positions are kept. */
const MOST = 200;

/** The positions since the last own action, one more seen; an own action begins anew. */
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

/** The steps worth showing: those in which something was to be seen. */
export const stepsOf = (kept: readonly StateMessage[]): readonly StateMessage[] =>
  kept.slice(1).filter((state) => state.events.length > 0);

/** What others did meanwhile. */
export const newsOf = (kept: readonly StateMessage[]): readonly GameEvent[] =>
  stepsOf(kept).flatMap((state) => state.events);
