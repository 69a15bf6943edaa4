game-title = Several captains
game-summary = A battle of Talon in which two or three captains share a fleet, for three to six.
option-scenario-a-chance-encounter = A Chance Encounter
option-scenario-first-fleet-engagement = The First Fleet Engagement
option-scenario-pattons-end = Patton's End
option-scenario-loss-of-beta-centauri = The Loss of Beta Centauri
option-scenario-secrets = Secrets
option-scenario-convoy-ambush = Convoy Ambush
option-scenario-the-sector-capital = The Sector Capital
option-scenario-base-assault = Base Assault
option-scenario-dogger-bank = Dogger Bank
option-scenario-battle-of-saturn = Battle of Saturn
option-scenario-battle-of-the-line = The Battle of the Line
option-scenario-war-is-upon-us = War is Upon Us

CommandShips = What do your ships do?

CommandDivided = { $seat } leads { $ships }.
another-captain = { $unit } is led by another captain of your side.

## Chapters of the rules
chapter-captains = Several captains
