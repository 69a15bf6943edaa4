game-title = Più capitani
game-summary = Una battaglia di Talon in cui due o tre capitani condividono una flotta, da tre a sei.
option-scenario-a-chance-encounter = Un incontro casuale
option-scenario-first-fleet-engagement = Il primo scontro tra flotte
option-scenario-pattons-end = La fine della Patton
option-scenario-loss-of-beta-centauri = La perdita di Beta Centauri
option-scenario-secrets = Segreti
option-scenario-convoy-ambush = Imboscata al convoglio
option-scenario-the-sector-capital = La capitale del settore
option-scenario-base-assault = Assalto alla base
option-scenario-dogger-bank = Dogger Bank
option-scenario-battle-of-saturn = Battaglia di Saturno
option-scenario-battle-of-the-line = La battaglia della linea
option-scenario-war-is-upon-us = La guerra è su di noi

CommandShips = Che cosa fanno le tue navi?

CommandDivided = { $seat } comanda { $ships }.
another-captain = { $unit } è comandata da un altro capitano della tua parte.

## Chapters of the rules
chapter-captains = Più capitani
