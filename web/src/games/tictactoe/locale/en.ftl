cell-empty = { $cell }, empty
verb-place = Place
