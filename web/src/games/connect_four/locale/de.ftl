row-of = Reihe { $row }: { $discs }
verb-drop = Einwerfen
no-disc = leer
