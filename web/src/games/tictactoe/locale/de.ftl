cell-empty = { $cell }, leer
verb-place = Setzen
