campaign-results = Der Feldzug bisher
campaign-draw = niemand
campaign-to-come = kommt noch
campaign-minor = knapp, 1
campaign-great = groß, 2
campaign-devastating = vernichtend, 3
measure-campaign = Punkte des Feldzugs
score-unit = Punkte
