lobby-question = What shall we play?
lobby-count = { $count ->
    [one] One game on this server
   *[other] { $count } games on this server
}
lobby-chart = The games as bodies of an orrery; the list beside it says the same.
lobby-failed = The games could not be read from the server.
lobby-again = Try again
lobby-empty = No game is installed on this server.

players = { $low ->
    [one] 1 player
   *[other] { $low } players
}
players-range = { $low }–{ $high } players
options-count = { $count ->
    [0] one way to play
    [one] 1 option
   *[other] { $count } options
}
option-on = on
option-off = off
option-range = { $low } to { $high }

language-choice = Language
language-en = English
language-it = Italiano
theme-choice = Appearance
theme-dark = Dark
theme-light = Light

pitch-expanse = Four powers, one system. Influence the bases, move the fleets, and let no card go to waste: your rivals use its event.
pitch-parsec = Explore the modules, settle the planets, trade what you have for what you lack, and fight for the rest.
pitch-talon = Fleet against fleet, hex by hex. Set power, speed and turn, and bring your guns to bear before theirs.
pitch-connect_four = Drop a disc, line up four. Small enough to learn the table in a minute.
pitch-tictactoe = Three in a row: the smallest game there is, and the first lesson in writing one.
