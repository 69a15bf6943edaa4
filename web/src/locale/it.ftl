lobby-question = A che cosa giochiamo?
lobby-count = { $count ->
    [one] Un gioco su questo server
   *[other] { $count } giochi su questo server
}
lobby-chart = I giochi come corpi di un planetario; l’elenco accanto dice le stesse cose.
lobby-failed = Non è stato possibile leggere i giochi dal server.
lobby-again = Riprova
lobby-empty = Su questo server non è installato alcun gioco.

players = { $low ->
    [one] 1 giocatore
   *[other] { $low } giocatori
}
players-range = { $low }–{ $high } giocatori
options-count = { $count ->
    [0] un solo modo di giocare
    [one] 1 opzione
   *[other] { $count } opzioni
}
option-on = sì
option-off = no
option-range = da { $low } a { $high }

language-choice = Lingua
language-en = English
language-it = Italiano
theme-choice = Aspetto
theme-dark = Scuro
theme-light = Chiaro

pitch-expanse = Quattro potenze, un solo sistema. Influenza le basi, muovi le flotte e non sprecare nessuna carta: l’evento lo useranno i rivali.
pitch-parsec = Esplora i moduli, colonizza i pianeti, scambia ciò che hai con ciò che ti manca e combatti per il resto.
pitch-talon = Flotta contro flotta, esagono per esagono. Regola potenza, velocità e virata, e punta i cannoni prima del nemico.
pitch-connect_four = Lascia cadere un disco, allineane quattro. Per imparare il tavolo in un minuto.
pitch-tictactoe = Tre in fila: il gioco più piccolo che ci sia, e la prima lezione per scriverne uno.
