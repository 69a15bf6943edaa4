game-title = Mehrere Kapitäne
game-summary = Eine Schlacht von Talon, in der sich zwei oder drei Kapitäne eine Flotte teilen, zu dritt bis zu sechst.
option-scenario-a-chance-encounter = Eine zufällige Begegnung
option-scenario-first-fleet-engagement = Das erste Flottengefecht
option-scenario-pattons-end = Das Ende der Patton
option-scenario-loss-of-beta-centauri = Der Verlust von Beta Centauri
option-scenario-secrets = Geheimnisse
option-scenario-convoy-ambush = Überfall auf den Geleitzug
option-scenario-the-sector-capital = Die Hauptstadt des Sektors
option-scenario-base-assault = Angriff auf die Basis
option-scenario-dogger-bank = Doggerbank
option-scenario-battle-of-saturn = Schlacht am Saturn
option-scenario-battle-of-the-line = Die Schlacht der Linie
option-scenario-war-is-upon-us = Der Krieg ist da

CommandShips = Was tun deine Schiffe?

CommandDivided = { $seat } führt { $ships }.
another-captain = { $unit } führt ein anderer Kapitän deiner Seite.

## Chapters of the rules
chapter-captains = Mehrere Kapitäne
