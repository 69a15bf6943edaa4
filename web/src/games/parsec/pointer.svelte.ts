/** The unit under the pointer, for the panel beside the board. */
class Pointer {
  unit = $state<string | null>(null);
}

export const pointer = new Pointer();
