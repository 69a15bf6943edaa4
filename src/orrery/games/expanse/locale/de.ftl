## The game

game-title = The Expanse
game-summary = Politik, Flotten und Einfluss von der Erde bis zum Saturn, für zwei, drei oder vier.
option-factions = Wer spielt welche Fraktion
option-factions-chosen = jeder Platz wählt
option-factions-seated = in der Reihenfolge der Plätze
option-factions-drawn = ausgelost

## Names

faction-un = Vereinte Nationen
faction-mcr = Marsianische Kongressrepublik
faction-opa = Allianz der Äußeren Planeten
faction-pg = Protogen
faction-short-un = UN
faction-short-mcr = MKR
faction-short-opa = AÄP
faction-short-pg = Protogen
base-luna = Luna
base-eurasia = Eurasien
base-africa = Afrika
base-mariner-valley = Mariner-Tal
base-londres-nova = Londres Nova
base-ceres = Ceres
base-tycho = Tycho
base-eros = Eros
base-thoth = Thoth
base-vesta = Vesta
base-ganymede = Ganymed
base-europa = Europa
base-io = Io
base-rhea = Rhea
base-titan = Titan
base-rings = die Ringe
orbit-earth = Erde
orbit-mars = Mars
orbit-ceres = Ceres
orbit-tycho = Tycho
orbit-eros = Eros
orbit-thoth = Thoth
orbit-vesta = Vesta
orbit-jupiter = Jupiter
orbit-saturn = Saturn
zone-inner = Innere Planeten
zone-belt = der Gürtel
zone-jupiter = Jupiter
zone-saturn = Saturn
sector-inner = Innere Planeten
sector-belt = der Gürtel
sector-outer = Äußere Planeten
resource-food = Nahrung
resource-water = Wasser
resource-minerals = Erze
resource-tech = Technik
kind-fleet = Flotte
kind-battleship = Schlachtschiff
kind-damaged = beschädigtes Schlachtschiff
kind-scrap = Schrottschiff
kind-rocinante = Rocinante
piece-cube = Würfel
piece-diplomat = Diplomat
crew-holden = James Holden
crew-nagata = Naomi Nagata
crew-kamal = Alex Kamal
crew-burton = Amos Burton
crew-holden-effect = Setze 1 Einfluss auf eine beliebige Basis.
crew-nagata-effect = Bewege die Rocinante um eine Zone, dann entferne dort 1 feindliche Flotte.
crew-kamal-effect = Bewege die Rocinante in eine beliebige Umlaufbahn.
crew-burton-effect = Entferne aus der Umlaufbahn der Rocinante 1 feindliche Flotte für jedes deiner Schiffe dort, sie selbst eingeschlossen.
source-rulebook = aus dem Regelheft
source-public = aus öffentlichen Quellen
source-deduced = erschlossen
source-reconstructed = rekonstruiert
phase-setup = Aufbau
phase-turn = Zug
phase-scoring = Wertung
phase-final = Schlusswertung
phase-over = Das Spiel ist zu Ende

## Powers and technologies

power-standing-presence = Ständige Präsenz
power-standing-presence-effect = Aktionspunkte dürfen auch ohne Flotte Einfluss auf eine Basis setzen, auf der du schon Einfluss hast.
power-diplomats = Diplomaten
power-diplomats-effect = Deine 3 Diplomaten zählen je 2, auch auf der Karte.
power-peace-enforcement = Friedenserzwingung
power-peace-enforcement-effect = Einmal je Zug, 1 Punkt: Entferne eine feindliche Flotte in einer Umlaufbahn, in der du stärker bist als ihr Besitzer.
power-hegemony = Hegemonie
power-hegemony-effect = Du gewinnst jeden Gleichstand um einen Platz auf einer Basis.
power-battleships = Schlachtschiffe
power-battleships-effect = 2 deiner Schiffe haben Stärke 2; der erste Treffer dreht sie um (Stärke 1), der zweite entfernt sie.
power-long-burn = Langer Schub
power-long-burn-effect = Jede deiner Bewegungen darf bis zu 2 Zonen weit gehen.
power-open-fire = Feuer frei
power-open-fire-effect = 1 Punkt: Entferne eine feindliche Flotte in einer Umlaufbahn, in der du stärker bist als ihr Besitzer.
power-orbital-supremacy = Orbitale Überlegenheit
power-orbital-supremacy-effect = Orbitalkontrolle zählt für dich 3 Einfluss statt 1.
power-belter-network = Netz der Gürtler
power-belter-network-effect = Aktionspunkte setzen ohne Flotte Einfluss auf jede Basis des Gürtels und der Äußeren Planeten.
power-scrap-ships = Schrottschiffe
power-scrap-ships-effect = 1 Punkt: Bringe ein Schrottschiff (Stärke 1/2) in eine Umlaufbahn des Gürtels oder eine, in der du Einfluss hast.
power-unrest = Unruhen
power-unrest-effect = 1 Punkt: Entferne einen eigenen und einen feindlichen Einfluss von derselben Basis.
power-ramming = Rammen
power-ramming-effect = 1 Punkt: Entferne eines deiner Schiffe und eine feindliche Flotte aus derselben Umlaufbahn.
power-insider-files = Interne Akten
power-insider-files-effect = Ein Ereignis zu behalten kostet dich nichts.
power-protomolecule-samples = Protomolekül-Proben
power-protomolecule-samples-effect = 1 Punkt: Setze oder bewege einen von 2 Markern auf eine Basis, in deren Umlaufbahn ein Schiff von dir ist; er zählt als 1 Einfluss, und andere können ihn nicht anrühren.
power-live-trial = Feldversuch
power-live-trial-effect = 1 Punkt: Entferne 1 feindlichen Einfluss von einer Basis mit einem Marker.
power-hybrid-soldiers = Hybridsoldaten
power-hybrid-soldiers-effect = Einmal je Zug, 1 Punkt: Entferne eine feindliche Flotte aus einer Umlaufbahn, die mit einer Basis mit Marker verbunden ist.

## Cards

card-scoring = Wertung
card-scoring-effect = Alle Basen werden gewertet.
card-camina-drummer = Camina Drummer
card-camina-drummer-effect = Führe Aktionen für 1 AP aus.
card-josephus-miller = Josephus Miller
card-josephus-miller-effect = Wird umsonst behalten. Wirf sie in deinem Zug nach den AP einer Aktionskarte ab, um auch deren Ereignis auszuführen, wenn sie dein Zeichen trägt.
card-cotyar-ghazi = Cotyar Ghazi
card-cotyar-ghazi-effect = Wird umsonst behalten. Als dein Ereignis in einer Wertung: Sieh den geheimen Bonusmarker an, dann führe Aktionen für 2 AP aus.
card-mao-kwikowski-mercantile = Mao-Kwikowski-Handel
card-mao-kwikowski-mercantile-effect = Wird umsonst behalten. Wirf sie ab, damit die AP einer Aktionskarte als 4 zählen.
card-assassin = Attentäter
card-assassin-effect = Jeder Spieler wirft eine seiner behaltenen Karten ab.
card-covert-op = Verdeckter Einsatz
card-covert-op-effect = Vertausche zwei Einflüsse verschiedener Fraktionen.
card-bush-naval-yards = Bush-Werften
card-bush-naval-yards-effect = Jeder Spieler baut daheim alle fehlenden Flotten; du erhältst 1 KP für jeden Gegner, der gebaut hat.
card-antony-dresden = Antony Dresden
card-antony-dresden-effect = Setze 1 Einfluss auf jede Technik-Basis.
card-franklin-degraff = Franklin DeGraff
card-franklin-degraff-effect = Setze 1 Einfluss auf jede Basis der Erde.
card-terraforming = Terraforming
card-terraforming-effect = Setze 1 Einfluss auf jede Basis des Mars (Pflicht; versetze Würfel, wenn der Vorrat leer ist).
card-voices-of-eros = Stimmen von Eros
card-voices-of-eros-effect = Setze 1 Einfluss auf je eine Basis in jedem der drei Sektoren.
card-destruction-of-deimos = Zerstörung von Deimos
card-destruction-of-deimos-effect = Entferne 1 Einfluss von jeder Basis des Mars (Pflicht), dann setze 1 auf eine Basis der Erde.
card-blockade-of-earth = Blockade der Erde
card-blockade-of-earth-effect = Setze 1 Einfluss auf eine Basis der Erde; mit Orbitalkontrolle der Erde darfst du auch 1 von einer Basis der Erde entfernen.
card-blockade-of-mars = Blockade des Mars
card-blockade-of-mars-effect = Setze 1 Einfluss auf eine Basis des Mars; mit Orbitalkontrolle des Mars darfst du auch 1 von einer Basis des Mars entfernen.
card-sadavir-errinwright = Sadavir Errinwright
card-sadavir-errinwright-effect = Auf jeder Basis entfernt jede Fraktion mit 3 oder mehr Einfluss 1.
card-slingshot-racing = Katapultrennen
card-slingshot-racing-effect = Entferne 1 Einfluss von einer äußeren Basis.
card-black-ops-team = Geheimkommando
card-black-ops-team-effect = Entferne je 1 Einfluss von bis zu 3 Basen, alle in verschiedenen Zonen.
card-julie-mao = Julie Mao
card-julie-mao-effect = Entferne je 1 Einfluss von 2 Basen mit demselben Rohstoff.
card-star-helix = Star Helix
card-star-helix-effect = Entferne insgesamt bis zu 2 feindliche Einflüsse von Basen mit deinem Einfluss.
card-riot-gear = Schutzausrüstung
card-riot-gear-effect = Entferne je 1 Einfluss von bis zu 2 verschiedenen Basen des Gürtels.
card-the-hybrid = Der Hybrid
card-the-hybrid-effect = Wähle eine Basis, decke die oberste Karte des Stapels auf und entferne dort so viel Einfluss, wie sie AP hat (allen bei einer Wertungskarte); lege die Karte zurück.
card-nauvoo = Nauvoo
card-nauvoo-effect = Entferne irgendwo 1 Einfluss oder 1 Flotte.
card-theresa-yao = Theresa Yao
card-theresa-yao-effect = Entferne in einer Umlaufbahn X deiner Flotten (X darf 0 sein) und insgesamt X+1 feindliche.
card-bobbie-draper = Bobbie Draper
card-bobbie-draper-effect = Entferne 1 feindliche Flotte, dann bringe eine deiner Flotten (ungebaut oder von anderswo) in diese Umlaufbahn.
card-ambush = Hinterhalt
card-ambush-effect = Entferne in einer Umlaufbahn 0 oder 1 Flotte jeder Fraktion (du entscheidest für jede).
card-captain-yvgeny = Kapitän Yvgeny
card-captain-yvgeny-effect = Entferne 1 feindliche Flotte aus einer Umlaufbahn mit deiner Flotte.
card-stealth-ships = Tarnschiffe
card-stealth-ships-effect = Bewege eine Flotte bis zu 1 Zone, dann entferne sie, um dort bis zu 2 feindliche Flotten zu entfernen.
card-heavy-burn = Voller Schub
card-heavy-burn-effect = Bewege bis zu zwei Gruppen je bis zu 2 Zonen.
card-razorback = Razorback
card-razorback-effect = Bewege 1 Flotte in eine beliebige Umlaufbahn.
card-admiral-souther = Admiral Souther
card-admiral-souther-effect = Jede deiner Flotten darf sich bis zu 1 Zone bewegen.
card-paolo-cortazar = Paolo Cortázar
card-paolo-cortazar-effect = Setze 2 Einfluss auf äußere Basen.
card-sematimba = Sematimba
card-sematimba-effect = Entferne bis zu 2 Einfluss von einer einzigen Basis des Gürtels.
card-ganymede-refugees = Flüchtlinge von Ganymed
card-ganymede-refugees-effect = Bewege bis zu 2 feindliche Einflüsse von Jupiterbasen auf Basen des Gürtels deiner Wahl.
card-smugglers = Schmuggler
card-smugglers-effect = Setze 1 Einfluss auf eine beliebige Basis.
card-ice-haulers = Eisfrachter
card-ice-haulers-effect = Setze je 1 Einfluss auf bis zu 2 verschiedene Wasser-Basen.
card-eros-incident = Vorfall auf Eros
card-eros-incident-effect = Entferne 1 Einfluss jedes Gegners von Eros, dann setze dort 2.
card-anderson-dawes = Anderson Dawes
card-anderson-dawes-effect = Setze je 1 Einfluss auf bis zu 3 verschiedene Basen des Gürtels.
card-fred-johnson = Fred Johnson
card-fred-johnson-effect = Baue daheim bis zu 2 Flotten, dann setze bis zu 1 Einfluss auf eine Basis, in deren Umlaufbahn eine Flotte von dir ist.
card-ceres-uprising = Aufstand auf Ceres
card-ceres-uprising-effect = Du darfst 1 feindlichen Einfluss von Ceres entfernen; dann setze dort 1.
card-ramming-run = Rammfahrt
card-ramming-run-effect = Entferne eine deiner Flotten, dann bis zu 2 feindliche Einflüsse von Basen, die mit dieser Umlaufbahn verbunden sind.
card-canterbury-destroyed = Canterbury zerstört
card-canterbury-destroyed-effect = Entferne je 1 feindlichen Einfluss von bis zu 3 verschiedenen Wasser-Basen.
card-gunrunners = Waffenschmuggler
card-gunrunners-effect = Baue bis zu 1 Flotte in einer Umlaufbahn des Gürtels, dann bewege eine Gruppe.
card-sympathizers = Sympathisanten
card-sympathizers-effect = Setze je 1 Einfluss auf bis zu 2 verschiedene feindlich kontrollierte Basen, auf denen du keinen hast.
card-tycho-engineers = Ingenieure von Tycho
card-tycho-engineers-effect = Setze 1 Einfluss auf Tycho, dann baue daheim bis zu 1 Flotte.
card-kenzo-gabriel = Kenzo Gabriel
card-kenzo-gabriel-effect = Führe das Ereignis einer Aktionskarte auf der Leiste aus, als trüge sie dein Zeichen; die Karte bleibt dort.
card-jules-pierre-mao = Jules-Pierre Mao
card-jules-pierre-mao-effect = Du erhältst 1 KP je Technik- oder Erz-Basis, die du kontrollierst (höchstens 3).
card-phoebe-survey = Erkundung von Phoebe
card-phoebe-survey-effect = Setze 2 Einfluss auf Saturnbasen.
card-project-caliban = Projekt Caliban
card-project-caliban-effect = Entferne bis zu 2 feindliche Einflüsse von einer einzigen Jupiterbasis, dann setze dort bis zu 1.
card-thoth-laboratory = Labor auf Thoth
card-thoth-laboratory-effect = Baue daheim bis zu 1 Flotte, dann setze bis zu 1 Einfluss auf eine Technik-Basis.
card-corporate-lobbying = Konzernlobby
card-corporate-lobbying-effect = Du erhältst 3 KP; ein Gegner deiner Wahl erhält 1.
card-hired-guns = Söldner
card-hired-guns-effect = Entferne je 1 feindliche Flotte aus bis zu 2 verschiedenen Umlaufbahnen des Gürtels.
card-hostile-takeover = Feindliche Übernahme
card-hostile-takeover-effect = Ersetze auf bis zu 2 verschiedenen Erz- oder Technik-Basen mit deinem Einfluss je 1 feindlichen durch deinen.

## Words inside sentences

faction-name =
    { $faction ->
        [un] { faction-short-un }
        [mcr] { faction-short-mcr }
        [opa] { faction-short-opa }
        [pg] { faction-short-pg }
       *[other] { $faction }
    }
winner-name =
    { $winner ->
        [un] { faction-short-un }
        [mcr] { faction-short-mcr }
        [opa] { faction-short-opa }
        [pg] { faction-short-pg }
       *[other] { $winner }
    }
first-name =
    { $first ->
        [un] { faction-short-un }
        [mcr] { faction-short-mcr }
        [opa] { faction-short-opa }
        [pg] { faction-short-pg }
       *[other] { $first }
    }
holder-name =
    { $rocinante ->
        [un] { faction-short-un }
        [mcr] { faction-short-mcr }
        [opa] { faction-short-opa }
        [pg] { faction-short-pg }
       *[other] { $rocinante }
    }
base-name =
    { $base ->
        [luna] { base-luna }
        [eurasia] { base-eurasia }
        [africa] { base-africa }
        [mariner-valley] { base-mariner-valley }
        [londres-nova] { base-londres-nova }
        [ceres] { base-ceres }
        [tycho] { base-tycho }
        [eros] { base-eros }
        [thoth] { base-thoth }
        [vesta] { base-vesta }
        [ganymede] { base-ganymede }
        [europa] { base-europa }
        [io] { base-io }
        [rhea] { base-rhea }
        [titan] { base-titan }
        [rings] { base-rings }
       *[other] { $base }
    }
source-name =
    { $source ->
        [luna] { base-luna }
        [eurasia] { base-eurasia }
        [africa] { base-africa }
        [mariner-valley] { base-mariner-valley }
        [londres-nova] { base-londres-nova }
        [ceres] { base-ceres }
        [tycho] { base-tycho }
        [eros] { base-eros }
        [thoth] { base-thoth }
        [vesta] { base-vesta }
        [ganymede] { base-ganymede }
        [europa] { base-europa }
        [io] { base-io }
        [rhea] { base-rhea }
        [titan] { base-titan }
        [rings] { base-rings }
        [earth] { orbit-earth }
        [mars] { orbit-mars }
        [jupiter] { orbit-jupiter }
        [saturn] { orbit-saturn }
       *[other] { $source }
    }
target-name =
    { $target ->
        [luna] { base-luna }
        [eurasia] { base-eurasia }
        [africa] { base-africa }
        [mariner-valley] { base-mariner-valley }
        [londres-nova] { base-londres-nova }
        [ceres] { base-ceres }
        [tycho] { base-tycho }
        [eros] { base-eros }
        [thoth] { base-thoth }
        [vesta] { base-vesta }
        [ganymede] { base-ganymede }
        [europa] { base-europa }
        [io] { base-io }
        [rhea] { base-rhea }
        [titan] { base-titan }
        [rings] { base-rings }
        [earth] { orbit-earth }
        [mars] { orbit-mars }
        [jupiter] { orbit-jupiter }
        [saturn] { orbit-saturn }
       *[other] { $target }
    }
chosen-name =
    { $chosen ->
        [luna] { base-luna }
        [eurasia] { base-eurasia }
        [africa] { base-africa }
        [mariner-valley] { base-mariner-valley }
        [londres-nova] { base-londres-nova }
        [ceres] { base-ceres }
        [tycho] { base-tycho }
        [eros] { base-eros }
        [thoth] { base-thoth }
        [vesta] { base-vesta }
        [ganymede] { base-ganymede }
        [europa] { base-europa }
        [io] { base-io }
        [rhea] { base-rhea }
        [titan] { base-titan }
        [rings] { base-rings }
        [earth] { orbit-earth }
        [mars] { orbit-mars }
        [jupiter] { orbit-jupiter }
        [saturn] { orbit-saturn }
       *[other] { $chosen }
    }
orbit-name =
    { $orbit ->
        [earth] { orbit-earth }
        [mars] { orbit-mars }
        [ceres] { orbit-ceres }
        [tycho] { orbit-tycho }
        [eros] { orbit-eros }
        [thoth] { orbit-thoth }
        [vesta] { orbit-vesta }
        [jupiter] { orbit-jupiter }
        [saturn] { orbit-saturn }
       *[other] { $orbit }
    }
kind-name =
    { $kind ->
        [fleet] { kind-fleet }
        [battleship] { kind-battleship }
        [damaged] { kind-damaged }
        [scrap] { kind-scrap }
        [rocinante] { kind-rocinante }
       *[other] { $kind }
    }
resource-name =
    { $resource ->
        [food] { resource-food }
        [water] { resource-water }
        [minerals] { resource-minerals }
        [tech] { resource-tech }
       *[other] { $resource }
    }
piece-name =
    { $piece ->
        [cube] { piece-cube }
        [diplomat] { piece-diplomat }
       *[other] { $piece }
    }
sector-name =
    { $sector ->
        [inner] { sector-inner }
        [belt] { sector-belt }
        [outer] { sector-outer }
       *[other] { $sector }
    }
bonus-name =
    { $bonus ->
        [inner] { sector-inner }
        [belt] { sector-belt }
        [outer] { sector-outer }
       *[other] { $bonus }
    }
member-name =
    { $member ->
        [holden] { crew-holden }
        [nagata] { crew-nagata }
        [kamal] { crew-kamal }
        [burton] { crew-burton }
       *[other] { $member }
    }
power-name =
    { $power ->
        [standing-presence] { power-standing-presence }
        [diplomats] { power-diplomats }
        [peace-enforcement] { power-peace-enforcement }
        [hegemony] { power-hegemony }
        [battleships] { power-battleships }
        [long-burn] { power-long-burn }
        [open-fire] { power-open-fire }
        [orbital-supremacy] { power-orbital-supremacy }
        [belter-network] { power-belter-network }
        [scrap-ships] { power-scrap-ships }
        [unrest] { power-unrest }
        [ramming] { power-ramming }
        [insider-files] { power-insider-files }
        [protomolecule-samples] { power-protomolecule-samples }
        [live-trial] { power-live-trial }
        [hybrid-soldiers] { power-hybrid-soldiers }
       *[other] { $power }
    }
card-name =
    { $card ->
        [scoring] { card-scoring }
        [camina-drummer] { card-camina-drummer }
        [josephus-miller] { card-josephus-miller }
        [cotyar-ghazi] { card-cotyar-ghazi }
        [mao-kwikowski-mercantile] { card-mao-kwikowski-mercantile }
        [assassin] { card-assassin }
        [covert-op] { card-covert-op }
        [bush-naval-yards] { card-bush-naval-yards }
        [antony-dresden] { card-antony-dresden }
        [franklin-degraff] { card-franklin-degraff }
        [terraforming] { card-terraforming }
        [voices-of-eros] { card-voices-of-eros }
        [destruction-of-deimos] { card-destruction-of-deimos }
        [blockade-of-earth] { card-blockade-of-earth }
        [blockade-of-mars] { card-blockade-of-mars }
        [sadavir-errinwright] { card-sadavir-errinwright }
        [slingshot-racing] { card-slingshot-racing }
        [black-ops-team] { card-black-ops-team }
        [julie-mao] { card-julie-mao }
        [star-helix] { card-star-helix }
        [riot-gear] { card-riot-gear }
        [the-hybrid] { card-the-hybrid }
        [nauvoo] { card-nauvoo }
        [theresa-yao] { card-theresa-yao }
        [bobbie-draper] { card-bobbie-draper }
        [ambush] { card-ambush }
        [captain-yvgeny] { card-captain-yvgeny }
        [stealth-ships] { card-stealth-ships }
        [heavy-burn] { card-heavy-burn }
        [razorback] { card-razorback }
        [admiral-souther] { card-admiral-souther }
        [paolo-cortazar] { card-paolo-cortazar }
        [sematimba] { card-sematimba }
        [ganymede-refugees] { card-ganymede-refugees }
        [smugglers] { card-smugglers }
        [ice-haulers] { card-ice-haulers }
        [eros-incident] { card-eros-incident }
        [anderson-dawes] { card-anderson-dawes }
        [fred-johnson] { card-fred-johnson }
        [ceres-uprising] { card-ceres-uprising }
        [ramming-run] { card-ramming-run }
        [canterbury-destroyed] { card-canterbury-destroyed }
        [gunrunners] { card-gunrunners }
        [sympathizers] { card-sympathizers }
        [tycho-engineers] { card-tycho-engineers }
        [kenzo-gabriel] { card-kenzo-gabriel }
        [jules-pierre-mao] { card-jules-pierre-mao }
        [phoebe-survey] { card-phoebe-survey }
        [project-caliban] { card-project-caliban }
        [thoth-laboratory] { card-thoth-laboratory }
        [corporate-lobbying] { card-corporate-lobbying }
        [hired-guns] { card-hired-guns }
        [hostile-takeover] { card-hostile-takeover }
       *[other] { $card }
    }
by-name =
    { $by ->
        [camina-drummer] { card-camina-drummer }
        [josephus-miller] { card-josephus-miller }
        [cotyar-ghazi] { card-cotyar-ghazi }
        [mao-kwikowski-mercantile] { card-mao-kwikowski-mercantile }
        [assassin] { card-assassin }
        [covert-op] { card-covert-op }
        [bush-naval-yards] { card-bush-naval-yards }
        [antony-dresden] { card-antony-dresden }
        [franklin-degraff] { card-franklin-degraff }
        [terraforming] { card-terraforming }
        [voices-of-eros] { card-voices-of-eros }
        [destruction-of-deimos] { card-destruction-of-deimos }
        [blockade-of-earth] { card-blockade-of-earth }
        [blockade-of-mars] { card-blockade-of-mars }
        [sadavir-errinwright] { card-sadavir-errinwright }
        [slingshot-racing] { card-slingshot-racing }
        [black-ops-team] { card-black-ops-team }
        [julie-mao] { card-julie-mao }
        [star-helix] { card-star-helix }
        [riot-gear] { card-riot-gear }
        [the-hybrid] { card-the-hybrid }
        [nauvoo] { card-nauvoo }
        [theresa-yao] { card-theresa-yao }
        [bobbie-draper] { card-bobbie-draper }
        [ambush] { card-ambush }
        [captain-yvgeny] { card-captain-yvgeny }
        [stealth-ships] { card-stealth-ships }
        [heavy-burn] { card-heavy-burn }
        [razorback] { card-razorback }
        [admiral-souther] { card-admiral-souther }
        [paolo-cortazar] { card-paolo-cortazar }
        [sematimba] { card-sematimba }
        [ganymede-refugees] { card-ganymede-refugees }
        [smugglers] { card-smugglers }
        [ice-haulers] { card-ice-haulers }
        [eros-incident] { card-eros-incident }
        [anderson-dawes] { card-anderson-dawes }
        [fred-johnson] { card-fred-johnson }
        [ceres-uprising] { card-ceres-uprising }
        [ramming-run] { card-ramming-run }
        [canterbury-destroyed] { card-canterbury-destroyed }
        [gunrunners] { card-gunrunners }
        [sympathizers] { card-sympathizers }
        [tycho-engineers] { card-tycho-engineers }
        [kenzo-gabriel] { card-kenzo-gabriel }
        [jules-pierre-mao] { card-jules-pierre-mao }
        [phoebe-survey] { card-phoebe-survey }
        [project-caliban] { card-project-caliban }
        [thoth-laboratory] { card-thoth-laboratory }
        [corporate-lobbying] { card-corporate-lobbying }
        [hired-guns] { card-hired-guns }
        [hostile-takeover] { card-hostile-takeover }
       *[other] { $by }
    }

## Actions

pass = Passen
done = Fertig
event = Das Ereignis jetzt ausführen
keep = Das Ereignis behalten
points = Die Aktionspunkte nutzen
cube = Ein gewöhnlicher Würfel
diplomat = Ein Diplomat
spare = Ein Marker aus dem Vorrat
take = Die Karte auf Feld { $space } nehmen
copy = Das Ereignis der Karte auf Feld { $space } nutzen
option = Möglichkeit { $number }
join = { faction-name } spielen
favour = { faction-name } begünstigen
bonus = Bonussektor: { sector-name }
crew = { member-name } einsetzen
ship = Mitnehmen: { kind-name }
place = Einfluss auf { base-name } setzen
send = Einen Diplomaten nach { base-name } entsenden
fetch = Von { base-name } nehmen
infect = Einen Protomolekül-Marker nach { base-name } bringen
target = { base-name } wählen
orbit = Die Umlaufbahn von { orbit-name } wählen
launch = Ein Schrottschiff in die Umlaufbahn von { orbit-name } schicken
build = Bauen in der Umlaufbahn von { orbit-name }: { kind-name }
move = { $number } von { source-name } nach { target-name } bewegen
remove = Einfluss von { faction-name } von { base-name } entfernen
replace = Einfluss von { faction-name } auf { base-name } ersetzen
lift = Einfluss von { faction-name } von { base-name } nehmen
incite = Unruhen: Einer von dir und einer von { faction-name } verlassen { base-name }
experiment = Feldversuch: Einfluss von { faction-name } von { base-name } entfernen
kill = In der Umlaufbahn von { orbit-name } entfernen: { kind-name } ({ faction-name })
strike = In der Umlaufbahn von { orbit-name } schlagen: { kind-name } ({ faction-name })
ram = In der Umlaufbahn von { orbit-name } rammen: { kind-name } ({ faction-name })
unleash = Hybriden greifen in der Umlaufbahn von { orbit-name } an: { kind-name } ({ faction-name })
play = { card-name } spielen
discard = { card-name } abwerfen

## Questions

ChooseFaction = Welche Fraktion spielst du?
ChooseTurn = Du bist am Zug: Nimm eine Karte von der Leiste oder spiele ein behaltenes Ereignis.
ChooseUse = Wie nutzt du die Karte: ihr Ereignis jetzt, ihr Ereignis später oder ihre Aktionspunkte?
SpendPoints = Gib einen Aktionspunkt aus: Schiffe bewegen, Einfluss setzen, bauen oder eine Fähigkeit nutzen.
OfferSecondUse = Die behaltene Karte spielen, um auch dieses Ereignis auszuführen?
OfferEvent = Das Ereignis ist frei für dich: ausführen, behalten oder passen?
ChooseBonus = Wähle geheim den Bonussektor.
ChooseScoringEvent = Vor der Zählung: ein behaltenes Ereignis spielen, die Rocinante nutzen, wenn sie dein ist, oder passen.
ChooseNewFleet = Eine entfernte Flotte in deine Heimatbahn zurückbringen?
ChooseHoldenBase = James Holden: Setze 1 Einfluss auf eine beliebige Basis.
ChooseRocinanteOrbit = Wohin fliegt die Rocinante?
ChooseCrewKill = Welches feindliche Schiff entfernt die Rocinante?
ChoosePlacement = Setze Einfluss für das Ereignis.
ChooseOwnPiece = Welchen Stein setzt du hierher?
ChooseRelocation = Du hast keine Würfel mehr: Nimm einen von einer anderen Basis.
ChoosePiece = Einer deiner Steine ist betroffen: welcher?
ChooseRemoval = Entferne Einfluss für das Ereignis.
ChooseVictim = Wessen Einfluss wird hier entfernt?
ChooseReplacement = Ersetze feindlichen Einfluss durch eigenen.
ChooseShift = Welcher Einfluss wird bewegt?
ChooseShiftTarget = Wohin kommt er?
ChooseSwap = Wähle den ersten von zwei Einflüssen, die die Plätze tauschen.
ChooseSwapPartner = Wähle den anderen.
ChooseMove = Bewege Schiffe für das Ereignis.
ChooseShips = Welche Schiffe kommen mit?
ChooseDeployment = Bringe eines deiner Schiffe in diese Umlaufbahn.
ChooseBuild = Baue für das Ereignis.
ChooseKill = Entferne ein Schiff für das Ereignis.
ChooseBranch = Wähle eine Möglichkeit des Ereignisses, gezählt in der Reihenfolge seines Textes.
ChooseCopy = Welches Ereignis der Leiste führst du aus?
ChooseBase = Wähle eine Basis.
ChooseOrbit = Wähle eine Umlaufbahn.
ChooseBeneficiary = Welcher Gegner gewinnt mit?
OfferHigherNumber = Eine behaltene Karte spielen, damit die aufgedeckte Zahl höher zählt?
ChooseDiscard = Wirf eines deiner behaltenen Ereignisse ab.
ChooseRammer = Welches deiner Schiffe rammt?
ChooseToken = Woher kommt der Marker?

## Events

FactionJoined = { $seat } spielt { faction-name }.
GameSetUp = { first-name } beginnt; { holder-name } hat die Rocinante.
TurnBegan = Zug { $turn }: { faction-name }.
CardTaken = { faction-name } nimmt { card-name } von Feld { $space } für { $cost } KP.
EventUsed = { faction-name } führt { card-name } aus.
EventKept = { faction-name } behält { card-name } für { $cost } KP.
EventDeclined = { faction-name } lässt { card-name } vorbei.
KeptEventPlayed = { faction-name } spielt das behaltene Ereignis { card-name }.
KeptEventDiscarded = { faction-name } wirft { card-name } ab.
EventCopied = { faction-name } führt { card-name } aus, die auf der Leiste bleibt.
PointsUsed = { faction-name } nutzt die { $points } Aktionspunkte von { card-name }.
PointsRaised = { faction-name } wirft { by-name } ab, damit { $points } zählen.
InitiativeLowered = { faction-name } geht ans Ende der Initiative.
CardDrawn = { card-name } kommt ans Ende der Leiste.
CardRevealed = Die oberste Karte des Stapels ist { card-name }.
InfluencePlaced = { faction-name } setzt auf { base-name }: { piece-name }.
InfluenceRemoved = { piece-name } von { faction-name } wird von { base-name } entfernt.
InfluenceMoved = { piece-name } von { faction-name } wandert von { source-name } nach { target-name }.
TokenPlaced = { faction-name } bringt einen Protomolekül-Marker nach { base-name }.
ShipsMoved =
    { $number ->
        [one]
            { $kind ->
                [rocinante] { faction-name } bewegt die { kind-name } von { source-name } nach { target-name }.
               *[other] { faction-name } bewegt ein Schiff ({ kind-name }) von { source-name } nach { target-name }.
            }
       *[other] { faction-name } bewegt { $number } Schiffe ({ kind-name }) von { source-name } nach { target-name }.
    }
ShipBuilt = { faction-name } baut in der Umlaufbahn von { orbit-name }: { kind-name }.
ShipRemoved = { kind-name } von { faction-name } wird aus der Umlaufbahn von { orbit-name } entfernt.
BattleshipDamaged = Ein Schlachtschiff von { faction-name } wird in der Umlaufbahn von { orbit-name } beschädigt.
ControlPointsGained = { faction-name } erhält { $number } KP und hat { $total }.
ScoringBegan =
    { $number ->
        [0] Die Schlusswertung beginnt.
       *[other] Wertungszug { $number } beginnt.
    }
BonusChosen =
    { $sector ->
        [inner] { faction-name } wählt den Bonussektor: { sector-inner }.
        [belt] { faction-name } wählt den Bonussektor: { sector-belt }.
        [outer] { faction-name } wählt den Bonussektor: { sector-outer }.
       *[other] { faction-name } wählt geheim den Bonussektor.
    }
BonusSeen =
    { $sector ->
        [inner] { faction-name } sieht den Bonusmarker an: { sector-inner }.
        [belt] { faction-name } sieht den Bonusmarker an: { sector-belt }.
        [outer] { faction-name } sieht den Bonusmarker an: { sector-outer }.
       *[other] { faction-name } sieht den Bonusmarker an.
    }
ScoringPassed = { faction-name } nutzt kein Ereignis.
CrewUsed = { faction-name } setzt { member-name } ein.
BonusRevealed = Der Bonussektor ist: { sector-name }.
BasesScored =
    { $number ->
        [0] Jede Basis wird zum letzten Mal gewertet.
       *[other] Jede Basis wird gewertet ({ $number }).
    }
TechnologyGained = { faction-name } erhält Technologie { $level }: { power-name }.
RocinantePassed = Die Rocinante ist bei { faction-name } mit { $points } KP.
ScoringCardsDiscarded = Die sechste Wertungskarte beendet das Spiel; Wertungskarten auf der Leiste: { $number }, abgeworfen.
GameEnded = { winner-name } gewinnt.

## Outcomes

outcome-most-points = die meisten Kontrollpunkte
outcome-initiative = ein Gleichstand, entschieden durch Initiative
outcome-rocinante = ein Gleichstand, entschieden durch die Rocinante

## Refusals

already-there = Die Rocinante ist schon dort.
base-of-the-event = Diese Basis füllt das Ereignis selbst.
base-out-of-play = { base-name } ist mit zwei Plätzen nicht im Spiel.
empty-space = Auf Feld { $space } liegt keine Karte.
enemies-first = Feindlicher Einfluss geht vor eigenem.
enemies-only = Nur Gegner können gewählt werden.
event-elsewhere = Das Ereignis reicht nicht hierher.
faction-not-used = { faction-name } wird mit { $seats } Plätzen nicht gespielt.
faction-taken = { faction-name } ist schon vergeben.
home-only = Du baust nur in deiner Heimatbahn.
kind-settled = Du bist schon bei einer anderen Art von Schiff.
must-build = Das Ereignis muss bauen.
must-choose = Das Ereignis muss etwas wählen.
must-copy = Das Ereignis einer Karte muss ausgeführt werden.
must-deploy = Ein Schiff muss dorthin.
must-discard = Eines deiner behaltenen Ereignisse muss weg.
must-kill = Ein Schiff muss entfernt werden.
must-move = Ein Schiff muss sich bewegen.
must-place = Einfluss muss gesetzt werden.
must-remove = Einfluss muss entfernt werden.
must-replace = Einfluss muss ersetzt werden.
must-shift = Einfluss muss bewegt werden.
must-swap = Zwei Einflüsse müssen die Plätze tauschen.
needs-enemy-control = Kein Gegner kontrolliert { base-name }.
needs-no-own-influence = Du hast schon Einfluss auf { base-name }.
needs-own-control = Du kontrollierst { base-name } nicht.
needs-own-fleet = Du hast kein Schiff in dieser Umlaufbahn.
needs-own-influence = Du hast keinen Einfluss auf { base-name }.
no-bonus-token = Von diesem Sektor ist kein Bonusmarker übrig: { sector-name }.
no-cube = Du hast keinen Würfel für { base-name }.
no-diplomat = Du hast keinen Diplomaten zu setzen.
no-fleet-in-orbit = Du hast kein Schiff in der Umlaufbahn von { orbit-name }, mit der { base-name } verbunden ist.
no-icon = { card-name } trägt nicht das Zeichen von { faction-name }.
no-influence-there = { faction-name } hat auf { base-name } keinen Einfluss, der weg könnte.
no-orbital-influence = Du hast keinen Einfluss in der Umlaufbahn von { orbit-name }, und sie gehört nicht zum Gürtel.
no-own-cube-there = Du hast keinen Würfel auf { base-name }.
no-own-ship = Du hast in der Umlaufbahn von { orbit-name } kein Schiff zu geben.
no-partner = Keine andere Fraktion hat Einfluss auf einer anderen Basis.
no-scrap-ship = Beide Schrottschiffe sind im Spiel.
no-ships-there = In der Umlaufbahn von { orbit-name } ist nichts zu entfernen.
no-such-enemy = { faction-name } hat in der Umlaufbahn von { orbit-name } kein solches Schiff ({ kind-name }).
no-such-option = Es gibt keine Möglichkeit { $number }.
no-such-ship = Kein solches Schiff ({ kind-name }) kann die Umlaufbahn von { orbit-name } verlassen.
no-token = Kein Marker kann hierher kommen.
no-token-near = Auf keiner Basis der Umlaufbahn von { orbit-name } liegt ein Marker.
no-token-there = Auf { base-name } liegt kein Marker von dir.
none-to-build = { faction-name } hat kein entferntes Schiff dieser Art ({ kind-name }).
not-a-number-card = { card-name } ändert die Zahl einer Karte nicht.
not-kept = Du hast { card-name } nicht behalten.
not-now = { card-name } kann in diesem Augenblick nicht genutzt werden.
not-stronger = Deine Stärke in der Umlaufbahn von { orbit-name } ({ $own }) ist nicht höher als die andere ({ $theirs }).
not-your-ability = { faction-name } hat keine solche Fähigkeit.
not-your-rocinante = { faction-name } kontrolliert die Rocinante.
nothing-there = Auf { base-name } ist kein Einfluss zu entfernen.
number-not-higher = { card-name } würde die Zahl nicht erhöhen.
once-per-turn = Diese Fähigkeit wirkt einmal je Zug.
one-ship-only = Nur ein Schiff bewegt sich.
only-diplomats-left = In deinem Vorrat sind nur noch Diplomaten.
only-when-kept = { card-name } wirkt nur, nachdem sie behalten wurde.
other-base-needed = Eine andere Basis muss gewählt werden.
other-faction-needed = Eine andere Fraktion muss gewählt werden.
other-orbit-needed = Eine andere Umlaufbahn muss gewählt werden.
other-zone-needed = Eine Basis in einer anderen Zone muss gewählt werden.
own-only = Nur Eigenes kann gewählt werden.
resources-must-match = Die Basen müssen denselben Rohstoff haben.
placed-by-the-event = Diesen Einfluss hat das Ereignis selbst gesetzt.
rocinante-stays = Die Rocinante kann nie entfernt werden.
same-base = Er ist schon dort.
same-base-only = Jetzt kann nur { chosen-name } gewählt werden.
same-orbit-only = Nur die vorher gewählte Umlaufbahn zählt.
scoring-card = Eine Wertungskarte hat kein Ereignis.
single-base-only = Alles kommt von einer Basis: { chosen-name }.
technology-missing = Technologie { $level } ist noch nicht da.
too-expensive = Es kostet { $cost } KP, und du hast { $points }.
too-far = { target-name } ist zu weit von { source-name }.
too-few-enemies = In der Umlaufbahn von { orbit-name } sind zu wenige feindliche Schiffe.
too-few-left = Für die Gruppe blieben zu wenige Schiffe späterer Arten.
too-few-ships = Nur { $there } deiner Schiffe können die Umlaufbahn von { orbit-name } verlassen.

## Reasons of a hint

because-alone = Du wärst auf { base-name } Erster, ohne jemanden sonst dort.
because-bonus = Mit { sector-name } als Bonussektor bringt dir eine Wertung jetzt { $own } KP, { faction-name } { $theirs }.
because-both = Du nutzt die Punkte und das Ereignis von { card-name }.
because-costs = Es kostet { $cost } KP; dir bleiben { $points }.
because-critical = Für dich ist wichtig: { resource-name }. Der erste Platz auf { base-name } zahlt 1 KP mehr.
because-event-idle = Das Ereignis von { card-name } brächte dir jetzt wenig oder nichts.
because-fewer = { faction-name } hat auf { base-name } nur noch { $theirs }.
because-free = Es kostet keine KP.
because-gains = Es bringt dir sofort { $number } KP.
because-hits =
    { $theirs ->
        [0] { faction-name } hat in der Umlaufbahn von { orbit-name } keine Stärke mehr.
       *[other] { faction-name } behält in der Umlaufbahn von { orbit-name } Stärke { $theirs }.
    }
because-initiative = Du behältst deinen Platz in der Initiative.
because-keep =
    { $cost ->
        [0] { card-name } zu behalten kostet dich nichts.
       *[other] { card-name } zu behalten kostet { $cost } KP.
    }
because-later = Jetzt ausgeführt brächte ihr Ereignis dir weniger als vielleicht später.
because-lead = Du übernimmst die Führung auf { base-name }: { $own } zu { $theirs } von { faction-name }.
because-level = Du ziehst auf { base-name } mit { faction-name } gleich: je { $own }.
because-more-kept = Es lässt dir ein behaltenes Ereignis mehr als die nächstbeste Wahl.
because-more-pending = Es lässt dir mehr Aktionspunkte als die nächstbeste Wahl.
because-more-places = Deine Plätze auf den Basen versprechen mehr als nach der nächstbesten Wahl.
because-more-points = Es lässt dir mehr Kontrollpunkte als die nächstbeste Wahl.
because-more-ships = Es lässt dich an Schiffen stärker als die nächstbeste Wahl.
because-near-end = Im Stapel ist noch eine Wertungskarte: Das Ende ist nah.
because-nearer = Auf { base-name } fehlen dir { $short } auf { faction-name }: { $own } zu { $theirs }.
because-no-others = Kein Gegner kann danach das Ereignis von { card-name } nutzen.
because-nothing-better = Alles andere ließe dich schlechter dastehen.
because-only-kept = { card-name } wirkt nur, wenn sie behalten wurde.
because-opens = Von dort können deine Punkte { base-name } erreichen.
because-orbit = Du gewinnst die Orbitalkontrolle von { orbit-name }: Stärke { $own } zu { $theirs }.
because-orbit-lost = { faction-name } verliert die Orbitalkontrolle von { orbit-name }.
because-own-event = { card-name } trägt dein Zeichen: Ihr Ereignis gehört dir.
because-place =
    { $place ->
        [2] Du nimmst den zweiten Platz auf { base-name }, mit { $own } zu { $theirs } von { faction-name }.
       *[other] Du nimmst den dritten Platz auf { base-name }, mit { $own } zu { $theirs } von { faction-name }.
    }
because-points =
    { $points ->
        [one] { card-name } gibt dir 1 Aktionspunkt.
       *[other] { card-name } gibt dir { $points } Aktionspunkte.
    }
because-points-on =
    { $points ->
        [one] { card-name } gibt dir 1 Aktionspunkt, am meisten wert auf { base-name }.
       *[other] { card-name } gibt dir { $points } Aktionspunkte, am meisten wert auf { base-name }.
    }
because-points-over-event = Ihre Aktionspunkte bringen dir jetzt mehr als ihr Ereignis.
because-raises = { card-name } macht daraus { $points } Aktionspunkte.
because-scores = Ist { sector-name } der Bonussektor, bringt dir die nächste Wertung { $gain } KP mehr.
because-scores-any = Die nächste Wertung bringt dir { $gain } KP mehr, welcher Bonussektor es auch ist.
because-scores-final = Die Schlusswertung bringt dir { $gain } KP mehr.
because-ships = Du hättest { $number } Schiffe auf der Karte.
because-unseats = { faction-name } verliert den ersten Platz auf { base-name }.
because-widens = Dein Vorsprung auf { base-name } wächst auf { $margin }: { $own } zu { $theirs } von { faction-name }.

## Chapters of the rules
chapter-components = Spielmaterial
chapter-map = Die Karte
chapter-setup = Aufbau
chapter-turn = Ein Zug
chapter-event = Das Ereignis einer Karte
chapter-action-points = Aktionspunkte
chapter-kept-event = Behaltene Ereignisse
chapter-actions = Aktionen
chapter-actions-move = Flotten bewegen
chapter-actions-influence = Einfluss setzen
chapter-actions-build = Flotten bauen
chapter-events = Wie Ereignisse wirken
chapter-scoring = Wertung
chapter-bonus = Der Bonussektor
chapter-resources = Kritische Rohstoffe
chapter-tech = Technologie
chapter-rocinante = Die Rocinante
chapter-end = Ende des Spiels
chapter-two-player = Zwei Spieler
chapter-three-player = Drei Spieler
chapter-glossary = Glossar
