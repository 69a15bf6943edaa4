/** The log of a table: what happened, in order, with the version it came with where that is known. */
import type { Happening, StateMessage } from "./protocol";

export interface Entry {
  readonly number: number;
  readonly version: number | null;
  readonly happening: Happening;
}

/** A line's own version, if the server gives one. */
function versionOf(happening: Happening): number | null {
  const version = happening["version"];
  return typeof version === "number" ? version : null;
}

/** Lines as they come, numbered on from those before; `version` is theirs if they have none of their own. */
export function entries(happenings: readonly Happening[], first = 0, version: number | null = null): Entry[] {
  return happenings.map((happening, place) => ({ number: first + place, version: versionOf(happening) ?? version, happening }));
}

/** The log after a position: begun anew, or grown. Several versions may come in one message. */
export function grown(log: readonly Entry[], state: StateMessage, fresh: readonly Happening[], anew: boolean): readonly Entry[] {
  const version = state.version === state.since + 1 ? state.version : null;
  if (anew) return entries(state.events, 0, version);
  return fresh.length === 0 ? log : [...log, ...entries(fresh, log.length, version)];
}

/** All lines up to a version; the server gives them in parts. */
export async function everything(ask: (since: number) => Promise<readonly Happening[]>, version: number): Promise<readonly Happening[]> {
  const lines: Happening[] = [];
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
