/** The board's own texts; everything that belongs to the game comes from the server. */
export const ENGLISH = `
forecast-after = The signs show the move you are about to make.
order-OfferEvent = events that others leave
until-ScoringBegan = the next scoring
until-CardRevealed = a card is revealed
solar-system = The solar system
control-points = Control points
score-unit = CP
tab-strip = Track
action-track = Action track
scoring-number = scoring { $number }
bonus-left = bonus left: { $tokens }
sector-short-inner = Inner
sector-short-belt = Belt
sector-short-outer = Outer
sector-short-final = Final
in-play = In play
points-left = { $points } AP left
pays-now = pays { $plain } · bonus { $bonus } · final { $final }
forecast = If scoring { $number } came now, by bonus sector
you-know-bonus = You know the bonus sector: { $sector }.
faction = Faction
cubes-left = cubes in the supply
diplomats-left = diplomats in the supply
tokens-left = protomolecule tokens in the supply
ships-built = ships in play, of all
initiative = place in the order of initiative
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
critical = critical resource: { $resource }
rocinante-with = { $faction } holds it, at { $orbit }
initiative-order = Initiative for left-over events
your-powers = Your powers
used = used
deck = Deck
deck-left = { $cards } cards, { $scoring } of the scoring cards to come
how-scored = How it was scored
base = Base
total = Total
influence-total = influence { $total }, of it orbital control { $orbital }
says-base = { $base }, { $resource }: { $standings }. { $leader ->
    [none] Nobody leads.
   *[other] { $leader } leads.
}
says-standing = { $faction } { $total }
says-nobody = nobody
says-orbit = Orbit of { $orbit }: { $ships }. { $control ->
    [none] Nobody has orbital control.
   *[other] { $control } has orbital control.
}
says-no-ships = no ships
measure-points = Control points
measure-bases = Bases led
measure-ships = Strength of ships in play
measure-influence = Influence on the map
ask-take = Take a card from the track
ask-place = Place 1 influence: choose a base
ask-send = Send a diplomat: choose a base
ask-move = Move ships: from which orbit, to which
ask-build = Build: choose the orbit
ask-launch = Launch a scrap ship: choose an orbit
ask-strike = Strike: choose the orbit, then the ship
ask-ram = Ram: choose the orbit, then the ship
ask-unleash = Hybrids: choose the orbit, then the ship
ask-incite = Unrest: choose a base, then whose influence
ask-infect = Protomolecule: choose a base
ask-experiment = Live trial: choose a base, then whose influence
ask-play = Play a kept event: which one?
verb-take = Take a card
verb-event = Event now
verb-keep = Keep it
verb-points = Use points
verb-place = Place
verb-send = Diplomat
verb-build = Build
verb-launch = Scrap ship
verb-strike = Strike
verb-ram = Ram
verb-unleash = Hybrids
verb-incite = Unrest
verb-infect = Protomolecule
verb-experiment = Live trial
verb-remove = Remove
verb-replace = Replace
verb-lift = Take up
verb-kill = Remove ship
verb-play = Play kept
verb-discard = Discard
verb-crew = Rocinante’s crew
verb-bonus = Bonus sector
verb-fetch = Take from
verb-spare = From the supply
`;

export const ITALIAN = `
forecast-after = I segni mostrano la mossa che stai per fare.
order-OfferEvent = eventi lasciati da altri
until-ScoringBegan = arriva il prossimo punteggio
until-CardRevealed = si rivela una carta
solar-system = Il sistema solare
control-points = Punti controllo
score-unit = PC
tab-strip = Tracciato
action-track = Tracciato azioni
scoring-number = conteggio { $number }
bonus-left = bonus rimasti: { $tokens }
sector-short-inner = Interni
sector-short-belt = Fascia
sector-short-outer = Esterni
sector-short-final = Finale
in-play = In gioco
points-left = { $points } PA rimasti
pays-now = paga { $plain } · bonus { $bonus } · finale { $final }
forecast = Se il conteggio { $number } fosse ora, per settore bonus
you-know-bonus = Conosci il settore bonus: { $sector }.
faction = Fazione
cubes-left = cubi nella riserva
diplomats-left = diplomatici nella riserva
tokens-left = segnalini protomolecola nella riserva
ships-built = navi in gioco, sul totale
initiative = posto nell’ordine di iniziativa
ordinal = { $place }º
critical = risorsa critica: { $resource }
rocinante-with = ce l’ha { $faction }, presso { $orbit }
initiative-order = Iniziativa per gli eventi lasciati
your-powers = I tuoi poteri
used = usato
deck = Mazzo
deck-left = { $cards } carte, carte conteggio ancora da venire: { $scoring }
how-scored = Come si è contato
base = Base
total = Totale
influence-total = influenza { $total }, di cui controllo orbitale { $orbital }
says-base = { $base }, { $resource }: { $standings }. { $leader ->
    [none] Nessuno è in testa.
   *[other] In testa: { $leader }.
}
says-standing = { $faction } { $total }
says-nobody = nessuno
says-orbit = Orbita di { $orbit }: { $ships }. { $control ->
    [none] Nessuno ha il controllo orbitale.
   *[other] Controllo orbitale: { $control }.
}
says-no-ships = nessuna nave
measure-points = Punti controllo
measure-bases = Basi in testa
measure-ships = Forza delle navi in gioco
measure-influence = Influenza sulla mappa
ask-take = Prendi una carta dal tracciato
ask-place = Piazza 1 influenza: scegli una base
ask-send = Manda un diplomatico: scegli una base
ask-move = Muovi navi: da quale orbita, verso quale
ask-build = Costruisci: scegli l’orbita
ask-launch = Lancia un ferrovecchio: scegli un’orbita
ask-strike = Colpisci: scegli l’orbita, poi la nave
ask-ram = Sperona: scegli l’orbita, poi la nave
ask-unleash = Ibridi: scegli l’orbita, poi la nave
ask-incite = Disordini: scegli una base, poi di chi
ask-infect = Protomolecola: scegli una base
ask-experiment = Prova dal vivo: scegli una base, poi di chi
ask-play = Gioca un evento conservato: quale?
verb-take = Prendi una carta
verb-event = Evento ora
verb-keep = Conserva
verb-points = Usa i punti
verb-place = Piazza
verb-send = Diplomatico
verb-build = Costruisci
verb-launch = Ferrovecchio
verb-strike = Colpisci
verb-ram = Sperona
verb-unleash = Ibridi
verb-incite = Disordini
verb-infect = Protomolecola
verb-experiment = Prova dal vivo
verb-remove = Rimuovi
verb-replace = Sostituisci
verb-lift = Prendi su
verb-kill = Rimuovi nave
verb-play = Gioca conservata
verb-discard = Scarta
verb-crew = Equipaggio
verb-bonus = Settore bonus
verb-fetch = Prendi da
verb-spare = Dalla riserva
`;
