game-title = Forza quattro
game-summary = Quattro in linea, con la gravità.
ChooseColumn = Scegli una colonna per il tuo gettone.
drop = Lascia cadere un gettone in { $column }
DiscDropped = { $seat } lascia cadere un gettone in { $column }, riga { $row }.
column-full = La colonna { $column } è piena.
outcome-four = quattro in linea
outcome-full = il tabellone è pieno
because-four = Completa una linea di quattro.
because-lines = Qui si incrociano { $lines } linee di quattro.
because-stops = Qui l'altra parte completerebbe una linea.

chapter-1 = Come si gioca
