/** Tic-tac-toe: the smallest board on the seam. */
import type { GameModule } from "../seam";
import Board from "./Board.svelte";

const game: GameModule = {
  Board,
  atOnce: true,
  texts: {
    en: "cell-empty = { $cell }, empty\nverb-place = Place",
    it: "cell-empty = { $cell }, vuota\nverb-place = Metti",
  },
  describe: ({ view, seats, words }) => {
    const cells = Object.entries((view["cells"] ?? {}) as Record<string, number | null>);
    return cells.map(([cell, owner]) => (owner === null ? words.say("cell-empty", { cell }) : `${cell}: ${seats[owner]?.name ?? ""}`));
  },
};

export default game;
