game-title = Scenario campaign
game-summary = Talon's scenarios one after another, with points for each victory, for two.
option-campaign = Scenarios
option-campaign-full = all twelve in order
option-campaign-short = six of them

ChooseFirst = You lost the last scenario. Who has the initiative in the next one?
CommandShips = What do your ships do?

ScenarioBegan = Scenario { $number } begins.
FirstChosen = { $seat } gives the initiative to { $other }.
ScenarioEnded =
    { $winner ->
        [terran] The Terrans win the scenario: { $points }.
        [talon] The Talons win the scenario: { $points }.
       *[nobody] Nobody wins the scenario.
    }
outcome-campaign = more points in the campaign

## Chapters of the rules
chapter-campaign = The campaign
