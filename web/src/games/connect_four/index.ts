/** Connect four. */
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { TEXTS } from "./texts";

const game: GameModule = {
  sounds: { DiscDropped: "piece" },
  Board,
  isFinal: () => false,
  texts: TEXTS,
  describe: ({ view, seats, words }) =>
    ((view["rows"] ?? []) as (number | null)[][]).map((row, place) => {
      const discs = row.flatMap((owner, column) =>
        owner === null ? [] : [`${"abcdefg"[column]} ${seats[owner]?.name ?? ""}`],
      );
      return words.say("row-of", { row: 6 - place, discs: discs.join(", ") || words.say("no-disc") });
    }),
};

export default game;
