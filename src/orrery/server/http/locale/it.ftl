# Ciò che mostra un collegamento condiviso prima di essere aperto.
seat-free = un posto libero
private-table = Un tavolo privato. Apri il collegamento per sederti.
table-open = { $names }. C’è posto per te.
table-running = { $names }. Guardala dal vivo.
table-finished = { $names }. La partita è finita: guarda com’è andata.
table-abandoned = { $names }. Il tavolo è stato abbandonato.
picture-open = Un posto è libero
picture-running = In corso
picture-finished = Finita
picture-abandoned = Abbandonata
person-line = { $played ->
    [one] Una partita giocata, { $won } vinte
   *[other] { $played } partite giocate, { $won } vinte
}
tournament-swiss = { $game }, sistema svizzero
tournament-robin = { $game }, girone all’italiana
tournament-knockout = { $game }, a eliminazione diretta
tournament-pods = { $game }, a gruppi
tournament-league = { $game }, campionato per corrispondenza
