/** The ship or missile the person is looking at: shared by map, fleets and ship sheet. */
class Pointer {
  /** The ship whose sheet was opened. */
  shown = $state<string | null>(null);
  /** The ship under the pointer. */
  hovered = $state<string | null>(null);
  /** The missile under the pointer. */
  missile = $state<string | null>(null);
  /** The ship that weapon groups in labels belong to. */
  owner = $state<string | null>(null);
}

export const pointer = new Pointer();
