game-title = Tic-tac-toe
game-summary = Three in a row. The smallest game on the kernel.
ChooseCell = Choose an empty cell for your mark.
place = Place a mark on { $cell }
MarkPlaced = { $seat } marks { $cell }.
cell-taken = { $cell } already carries a mark.
outcome-line = three in a row
outcome-full = the board is full

chapter-1 = How to play
