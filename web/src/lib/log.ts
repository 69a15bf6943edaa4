/** The log of a table: what happened, in order, with its version if known. */
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

/** Lines as they arrive, numbered after the earlier ones; `version` applies if they have none of their own. */
export function entries(gameEvents: readonly GameEvent[], first = 0, version: number | null = null): Entry[] {
  return gameEvents.map((gameEvent, place) => ({
    number: first + place,
    version: versionOf(gameEvent) ?? version,
    gameEvent,
  }));
}

/** The log after a position: restarted or extended. One message may have several versions. */
export function grown(
  log: readonly Entry[],
  state: StateMessage,
  fresh: readonly GameEvent[],
  anew: boolean,
): readonly Entry[] {
  const version = state.version === state.since + 1 ? state.version : null;
  if (anew) return entries(state.events, 0, version);
  return fresh.length === 0 ? log : [...log, ...entries(fresh, log.length, version)];
}

/** All lines up to a version; the server sends them in parts. */
export async function everything(
  ask: (since: number) => Promise<readonly GameEvent[]>,
  version: number,
): Promise<readonly GameEvent[]> {
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

/** Events of the table rather than the game: they have a version, but no action was played with it. */
const OF_TABLE = /^(ActionsUndone|Seat[A-Z]|Consent[A-Z]|Match[A-Z]|TimeExpired)/;

/** The numbers of the lines that were undone. */
export function undone(log: readonly Entry[]): ReadonlySet<number> {
  const byVersion = new Map<number, Entry[]>();
  for (const entry of log) {
    if (entry.version !== null) byVersion.set(entry.version, [...(byVersion.get(entry.version) ?? []), entry]);
  }
  const back = new Set<number>();
  const played: number[] = [];
  const last = Math.max(0, ...byVersion.keys());
  for (let version = 1; version <= last; version += 1) {
    const lines = byVersion.get(version) ?? [];
    const undo = lines.find((entry) => entry.gameEvent.event === "ActionsUndone");
    if (undo) {
      for (const taken of played.splice(-Number(undo.gameEvent["count"])))
        for (const entry of byVersion.get(taken) ?? []) back.add(entry.number);
      // An action may have no visible events and so no lines, but it still counts.
    } else if (lines.length === 0 || lines.some((entry) => !OF_TABLE.test(entry.gameEvent.event))) played.push(version);
  }
  return back;
}
