/** The log of a table: what happened, in order, with the version it came with where that is known. */
import type { GameEvent, StateMessage } from "./protocol";

export interface Entry {
  readonly number: number;
  readonly version: number | null;
  readonly gameEvent: GameEvent;
}

/** A line's own version, if the server gives one. */
function versionOf(gameEvent: GameEvent): number | null {
  const version = gameEvent["version"];
  return typeof version === "number" ? version : null;
}

/** Lines as they come, numbered on from those before; `version` is theirs if they have none of their own. */
export function entries(gameEvents: readonly GameEvent[], first = 0, version: number | null = null): Entry[] {
  return gameEvents.map((gameEvent, place) => ({ number: first + place, version: versionOf(gameEvent) ?? version, gameEvent }));
}

/** The log after a position: begun anew, or grown. Several versions may come in one message. */
export function grown(log: readonly Entry[], state: StateMessage, fresh: readonly GameEvent[], anew: boolean): readonly Entry[] {
  const version = state.version === state.since + 1 ? state.version : null;
  if (anew) return entries(state.events, 0, version);
  return fresh.length === 0 ? log : [...log, ...entries(fresh, log.length, version)];
}

/** All lines up to a version; the server gives them in parts. */
export async function everything(ask: (since: number) => Promise<readonly GameEvent[]>, version: number): Promise<readonly GameEvent[]> {
  const lines: GameEvent[] = [];
  let since = 0;
  while (since < version) {
    const more = await ask(since);
    lines.push(...more);
    const last = more.at(-1);
    const reached = last ? versionOf(last) : null;
    if (reached === null || reached <= since) break;
    since = reached;
  }
  return lines;
}
