import type { GameModule } from "../seam";
import Board from "../tictactoe/Board.svelte";
const game: GameModule = { Board };
export default game;
