game-title = Campagna degli scenari
game-summary = Gli scenari di Talon uno dopo l'altro, con punti per ogni vittoria, per due.
option-campaign = Scenari
option-campaign-full = tutti e dodici in ordine
option-campaign-short = sei di loro

ChooseFirst = Hai perso l'ultimo scenario. Chi ha l'iniziativa nel prossimo?
CommandShips = Che cosa fanno le tue navi?

ScenarioBegan = Comincia lo scenario { $number }.
FirstChosen = { $seat } dà l'iniziativa a { $other }.
ScenarioEnded =
    { $winner ->
        [terran] I Terran vincono lo scenario: { $points }.
        [talon] I Talon vincono lo scenario: { $points }.
       *[nobody] Nessuno vince lo scenario.
    }
outcome-campaign = più punti nella campagna

## Chapters of the rules
chapter-campaign = La campagna
