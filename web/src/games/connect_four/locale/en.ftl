row-of = Row { $row }: { $discs }
verb-drop = Drop
no-disc = empty
