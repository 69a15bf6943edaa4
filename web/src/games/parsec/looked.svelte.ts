/** The unit that the pointer rests on, for the instrument beside the board. */
class Looked {
  unit = $state<string | null>(null);
}

export const looked = new Looked();
