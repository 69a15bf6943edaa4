game-title = Szenario-Feldzug
game-summary = Talons Szenarien eines nach dem anderen, mit Punkten für jeden Sieg, für zwei.
option-campaign = Szenarien
option-campaign-full = alle zwölf der Reihe nach
option-campaign-short = sechs davon

ChooseFirst = Du hast das letzte Szenario verloren. Wer hat im nächsten die Initiative?
CommandShips = Was tun deine Schiffe?

ScenarioBegan = Szenario { $number } beginnt.
FirstChosen = { $seat } gibt die Initiative an { $other }.
ScenarioEnded =
    { $winner ->
        [terran] Die Terraner gewinnen das Szenario: { $points }.
        [talon] Die Talon gewinnen das Szenario: { $points }.
       *[nobody] Niemand gewinnt das Szenario.
    }
outcome-campaign = mehr Punkte im Feldzug

## Chapters of the rules
chapter-campaign = Die Kampagne
