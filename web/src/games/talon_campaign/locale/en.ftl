campaign-results = The campaign so far
campaign-draw = nobody
campaign-to-come = to come
campaign-minor = minor, 1
campaign-great = great, 2
campaign-devastating = devastating, 3
measure-campaign = Points of the campaign
score-unit = points
