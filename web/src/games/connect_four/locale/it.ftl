row-of = Riga { $row }: { $discs }
verb-drop = Lascia cadere
no-disc = vuota
