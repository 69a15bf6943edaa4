/** Connect four. */
import type { GameModule } from "../seam";
import Board from "./Board.svelte";

const game: GameModule = {
  Board,
  atOnce: true,
  texts: {
    en: "row-of = Row { $row }: { $discs }\nverb-drop = Drop\nno-disc = empty",
    it: "row-of = Riga { $row }: { $discs }\nverb-drop = Lascia cadere\nno-disc = vuota",
  },
  describe: ({ view, seats, words }) =>
    ((view["rows"] ?? []) as (number | null)[][]).map((row, place) => {
      const discs = row.flatMap((owner, column) => (owner === null ? [] : [`${"abcdefg"[column]} ${seats[owner]?.name ?? ""}`]));
      return words.say("row-of", { row: 6 - place, discs: discs.join(", ") || words.say("no-disc") });
    }),
};

export default game;
