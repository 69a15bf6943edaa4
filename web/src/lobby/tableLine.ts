/** The status of a table, for one line of a list. */
import type { TableEntry } from "../lib/api";
import { namesOf } from "../lib/seats";

export type Standing = "my-turn" | "their-turn" | "open" | "won" | "lost" | "tied" | "over" | "abandoned";

export interface TableLine {
  readonly standing: Standing;
  /** Whose turn it is, if it is somebody else's. */
  readonly turn: string;
  /** Everybody except the person, or everybody if the person is a spectator. */
  readonly others: readonly string[];
}

/** `me` is the name under which the person plays, or "". */
export function tableLine(entry: TableEntry, me: string, free: string): TableLine {
  const names = namesOf(entry.players, free);
  const own = entry.players
    .filter((player) => player.kind === "person" && me !== "" && player.name === me)
    .map((player) => player.seat);
  const others = names.filter((_, seat) => !own.includes(seat));
  const winners = entry.outcome?.winners ?? [];
  const won = own.some((seat) => winners.includes(seat));
  const standing: Standing =
    entry.status === "open"
      ? "open"
      : entry.status === "abandoned"
        ? "abandoned"
        : entry.status === "running"
          ? entry.seat !== null && own.includes(entry.seat)
            ? "my-turn"
            : "their-turn"
          : own.length === 0
            ? "over"
            : winners.length !== 1 && (won || winners.length === 0)
              ? "tied"
              : won
                ? "won"
                : "lost";
  return { standing, turn: names[entry.seat ?? -1] ?? "", others };
}

const RANK: readonly Standing[] = ["my-turn", "their-turn", "open"];

/** Tables waiting for the person first, then running, then finished ones; each newest first. */
export function sortedTables(entries: readonly TableEntry[], me: string): TableEntry[] {
  const rank = (entry: TableEntry) => {
    const place = RANK.indexOf(tableLine(entry, me, "").standing);
    return place < 0 ? RANK.length : place;
  };
  return [...entries].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}
