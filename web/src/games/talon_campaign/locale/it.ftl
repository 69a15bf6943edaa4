campaign-results = La campagna finora
campaign-draw = nessuno
campaign-to-come = da giocare
campaign-minor = minore, 1
campaign-great = grande, 2
campaign-devastating = devastante, 3
measure-campaign = Punti della campagna
score-unit = punti
