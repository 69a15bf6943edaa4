/** What the page knows about a table: whole states, and the changes after them. */
import { apply, checksum } from "./differences";
import type { ChangesMessage, StateMessage, Update, View, WholeState } from "./protocol";
import { recall, remember } from "./storage";

/** The number of parts that the browser keeps between visits. */
const KEPT = 8;
const STORED = "parts";

/** The constant parts of views, by digest; shared by all tables of the page. */
const parts = new Map<string, unknown>(stored());

function stored(): [string, unknown][] {
  try {
    return JSON.parse(recall(STORED) ?? "[]") as [string, unknown][];
  } catch {
    return [];
  }
}

/** The digests that the page has, in the server's format. */
export function knownParts(): string {
  return [...parts.keys()].slice(-KEPT).join(".");
}

export class Updates {
  private state: WholeState | null = null;

  /** A new connection starts with a whole state. */
  begin(): void {
    this.state = null;
  }

  /** The state after an update; null for a part; "mismatch" if a whole state is needed. */
  receive(update: Update): StateMessage | null | "mismatch" {
    if (update.type === "part") {
      parts.set(update.digest, update.value);
      remember(STORED, JSON.stringify([...parts].slice(-KEPT)));
      return null;
    }
    this.state = update.type === "state" ? update : this.changed(update);
    return this.state === null ? "mismatch" : whole(this.state);
  }

  private changed(changes: ChangesMessage): WholeState | null {
    const known = this.state;
    if (known?.checksum !== changes.base) return null;
    try {
      const view = apply(known.view, changes.view) as View;
      if (checksum(view) !== changes.checksum) return null;
      const { version, since, events, reason, key } = changes;
      return { ...known, ...changes.fields, version, since, events, reason, key, view, checksum: changes.checksum };
    } catch {
      return null;
    }
  }
}

/** A state whose view includes the constant parts. */
function whole(state: WholeState): StateMessage | "mismatch" {
  const names = Object.entries(state.parts ?? {});
  if (names.length === 0) return state;
  if (names.some(([, digest]) => !parts.has(digest))) return "mismatch";
  const fixed = Object.fromEntries(names.map(([name, digest]) => [name, parts.get(digest)]));
  return { ...state, view: { ...state.view, ...fixed } };
}
