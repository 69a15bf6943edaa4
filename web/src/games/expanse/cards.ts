/** The faces of cards that were seen: a card in play is no longer on the track. */
import type { View } from "../../lib/protocol";
import type { Card, Position } from "./view";

const SEEN = new Map<string, Card>();
/** The cards of the most recent content. */
let listing: unknown = null;

export function remember(catalogue: View, now: Position): void {
  const listed = catalogue["cards"];
  if (listed !== listing && Array.isArray(listed)) {
    listing = listed;
    for (const card of listed as Card[]) SEEN.set(card.id, card);
  }
  for (const space of now.track) SEEN.set(space.card.id, space.card);
  for (const faction of now.factions) for (const card of faction.kept) SEEN.set(card.id, card);
}

/** The face of a card; blank if it was never seen. */
export function cardNamed(id: string): Card {
  return SEEN.get(id) ?? { id, scoring: id === "scoring" };
}
