/** Tic-tac-toe: the smallest board there is. */
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { TEXTS } from "./texts";

const game: GameModule = {
  sounds: { MarkPlaced: "piece" },
  Board,
  isFinal: () => false,
  texts: TEXTS,
  describe: ({ view, seats, words }) => {
    const cells = Object.entries((view["cells"] ?? {}) as Record<string, number | null>);
    return cells.map(([cell, owner]) =>
      owner === null ? words.say("cell-empty", { cell }) : `${cell}: ${seats[owner]?.name ?? ""}`,
    );
  },
};

export default game;
