// Connect four as an ordinary boardgame.io game.
const { INVALID_MOVE } = require("boardgame.io/core");

const COLUMNS = 7;
const ROWS = 6;
const DIRECTIONS = [[0, 1], [1, 0], [1, 1], [1, -1]];

// cells[row * COLUMNS + column], row 0 at the bottom.
function run(cells, row, column, down, across) {
  const owner = cells[row * COLUMNS + column];
  let length = 0;
  for (;;) {
    row += down;
    column += across;
    if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return length;
    if (cells[row * COLUMNS + column] !== owner) return length;
    length++;
  }
}

function isWon({ cells, last }) {
  if (last === null) return false;
  const row = Math.floor(last / COLUMNS);
  const column = last % COLUMNS;
  return DIRECTIONS.some(
    ([down, across]) => 1 + run(cells, row, column, down, across) + run(cells, row, column, -down, -across) >= 4,
  );
}

exports.game = {
  name: "connect-four",
  setup: () => ({ cells: Array(ROWS * COLUMNS).fill(null), heights: Array(COLUMNS).fill(0), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }, column) {
      if (G.heights[column] >= ROWS) return INVALID_MOVE;
      G.last = G.heights[column] * COLUMNS + column;
      G.cells[G.last] = playerID;
      G.heights[column]++;
    },
  },
  endIf({ G, ctx }) {
    if (isWon(G)) return { winner: ctx.currentPlayer };
    if (G.heights.every((height) => height === ROWS)) return { draw: true };
  },
  ai: {
    enumerate(G) {
      const options = [];
      for (let column = 0; column < COLUMNS; column++) {
        if (G.heights[column] < ROWS) options.push({ move: "drop", args: [column] });
      }
      return options;
    },
  },
};
