## What a message says, one line for each table
notice-turn = { $title }: tocca a te
notice-over = { $title }: la partita è finita
notice-clock = { $title }: il tuo tempo scade { $time ->
    [one] tra un minuto
   *[other] tra { $time } minuti
}
notice-clock-hours = { $title }: il tuo tempo scade { $time ->
    [one] tra un'ora
   *[other] tra { $time } ore
}
notice-invited = { $by } ti invita a { $title }
notice-matched = { $title }: i tuoi avversari sono arrivati
notice-round = { $title }: la tua prossima partita è pronta
notice-asked = { $by } chiede di entrare: { $title }
notice-admitted = { $by } ti fa entrare: { $title }
notice-many = { $count } cose ti aspettano
notice-test = Così Orrery ti dirà che tocca a te.

## Mail
mail-foot = Ricevi questo messaggio perché hai chiesto di essere avvisato: { $link }
mail-confirm = È il tuo indirizzo?
mail-confirm-text =
    Qualcuno con il nome { $name } ha dato questo indirizzo su Orrery. Se eri tu, apri questo link entro un giorno:

    { $link }

    Altrimenti non c'è nulla da fare: l'indirizzo non viene usato.
mail-reset = Una nuova password per Orrery
mail-reset-text =
    Qualcuno ha chiesto una nuova password per l'account { $login }. Se eri tu, apri questo link entro un'ora:

    { $link }

    Altrimenti non c'è nulla da fare: la vecchia password vale ancora.
