game-title = Tris
game-summary = Tre in fila. Il gioco più piccolo che gira sul nucleo.
ChooseCell = Scegli una casella vuota per il tuo segno.
place = Metti un segno in { $cell }
MarkPlaced = { $seat } segna { $cell }.
cell-taken = { $cell } porta già un segno.
outcome-line = tre in fila
outcome-full = il tabellone è pieno
because-lines =
    { $lines ->
        [one] Una linea che passa di qui ti è ancora aperta.
       *[other] { $lines } linee che passano di qui ti sono ancora aperte.
    }
because-stops = Qui l'altra parte completerebbe una linea.
because-three = Completa una linea di tre.

chapter-1 = Come si gioca
