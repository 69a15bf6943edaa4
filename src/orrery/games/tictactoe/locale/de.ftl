game-title = Drei gewinnt
game-summary = Drei in einer Reihe. Das kleinste Spiel auf dem Kern.
ChooseCell = Wähle ein leeres Feld für dein Zeichen.
place = Ein Zeichen auf { $cell } setzen
MarkPlaced = { $seat } besetzt { $cell }.
cell-taken = { $cell } trägt schon ein Zeichen.
outcome-line = drei in einer Reihe
outcome-full = das Brett ist voll
because-lines =
    { $lines ->
        [one] Eine Reihe durch dieses Feld steht dir noch offen.
       *[other] { $lines } Reihen durch dieses Feld stehen dir noch offen.
    }
because-stops = Hier würde die andere Seite eine Reihe vollenden.
because-three = Damit ist eine Reihe von drei voll.

chapter-1 = So wird gespielt
