game-title = Tic-tac-toe
game-summary = Three in a row. The smallest game on the kernel.
ChooseCell = Choose an empty cell for your mark.
place = Place a mark on { $cell }
MarkPlaced = { $seat } marks { $cell }.
cell-taken = { $cell } already carries a mark.
outcome-line = three in a row
outcome-full = the board is full
because-lines =
    { $lines ->
        [one] One line through it is
       *[other] { $lines } lines through it are
    } still open to you.
because-stops = The other side would complete a line here.
because-three = It completes a line of three.

chapter-1 = How to play
