cell-empty = { $cell }, vuota
verb-place = Metti
