# What a shared link shows before it is opened.
seat-free = a free seat
private-table = A private table. Open the link to take your seat.
table-open = { $names }. There is room for you.
table-running = { $names }. Watch it live.
table-finished = { $names }. The game is over; see how it went.
table-abandoned = { $names }. The table was abandoned.
picture-open = A seat is free
picture-running = Being played
picture-finished = Over
picture-abandoned = Abandoned
person-line = { $played ->
    [one] One game played, { $won } won
   *[other] { $played } games played, { $won } won
}
tournament-swiss = { $game }, Swiss system
tournament-robin = { $game }, round robin
tournament-knockout = { $game }, knock-out
tournament-pods = { $game }, in pods
tournament-league = { $game }, league by correspondence
