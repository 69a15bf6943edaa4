game-title = Vier gewinnt
game-summary = Vier in einer Linie, mit Schwerkraft.
ChooseColumn = Wähle eine Spalte für deine Scheibe.
drop = Eine Scheibe in { $column } werfen
DiscDropped = { $seat } wirft eine Scheibe in { $column }, Reihe { $row }.
column-full = Spalte { $column } ist voll.
outcome-four = vier in einer Linie
outcome-full = das Brett ist voll
because-four = Damit ist eine Linie von vier voll.
because-lines = Hier kreuzen sich { $lines } Linien von vier.
because-stops = Hier würde die andere Seite eine Linie vollenden.

chapter-1 = So wird gespielt
