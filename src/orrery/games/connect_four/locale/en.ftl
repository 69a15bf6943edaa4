game-title = Connect four
game-summary = Four in a line, with gravity.
ChooseColumn = Choose a column for your disc.
drop = Drop a disc into { $column }
DiscDropped = { $seat } drops a disc into { $column }, row { $row }.
column-full = Column { $column } is full.
outcome-four = four in a line
outcome-full = the board is full
because-four = It completes a line of four.
because-lines = { $lines } lines of four cross here.
because-stops = The other side would complete a line here.

chapter-1 = How to play
