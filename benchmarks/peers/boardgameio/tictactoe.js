// Tic-tac-toe as an ordinary boardgame.io game.
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

function hasLine(cells) {
  return LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
}

exports.game = {
  name: "tictactoe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
  ai: {
    enumerate(G) {
      const options = [];
      for (let cell = 0; cell < 9; cell++) {
        if (G.cells[cell] === null) options.push({ move: "mark", args: [cell] });
      }
      return options;
    },
  },
};
