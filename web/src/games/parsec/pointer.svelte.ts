/** The unit that the pointer rests on, for the instrument beside the board. */
class Pointer {
  unit = $state<string | null>(null);
}

export const pointer = new Pointer();
