## The game

game-title = The Expanse
game-summary = Politica, flotte e influenza dalla Terra a Saturno, per due, tre o quattro.
option-factions = Chi gioca quale fazione
option-factions-chosen = ogni posto sceglie
option-factions-seated = nell'ordine dei posti
option-factions-drawn = sorteggiate

## Names

faction-un = Nazioni Unite
faction-mcr = Repubblica Congressuale Marziana
faction-opa = Alleanza dei Pianeti Esterni
faction-pg = Protogen
faction-short-un = UN
faction-short-mcr = MCR
faction-short-opa = OPA
faction-short-pg = Protogen
base-luna = Luna
base-eurasia = Eurasia
base-africa = Africa
base-mariner-valley = Mariner Valley
base-londres-nova = Londres Nova
base-ceres = Cerere
base-tycho = Tycho
base-eros = Eros
base-thoth = Thoth
base-vesta = Vesta
base-ganymede = Ganimede
base-europa = Europa
base-io = Io
base-rhea = Rea
base-titan = Titano
base-rings = Anelli
orbit-earth = Terra
orbit-mars = Marte
orbit-ceres = Cerere
orbit-tycho = Tycho
orbit-eros = Eros
orbit-thoth = Thoth
orbit-vesta = Vesta
orbit-jupiter = Giove
orbit-saturn = Saturno
zone-inner = Pianeti Interni
zone-belt = Fascia
zone-jupiter = Giove
zone-saturn = Saturno
sector-inner = Pianeti Interni
sector-belt = Fascia
sector-outer = Pianeti Esterni
resource-food = cibo
resource-water = acqua
resource-minerals = minerali
resource-tech = tecnologia
kind-fleet = flotta
kind-battleship = corazzata
kind-damaged = corazzata danneggiata
kind-scrap = nave ferrovecchio
kind-rocinante = Rocinante
piece-cube = cubo
piece-diplomat = diplomatico
crew-holden = James Holden
crew-nagata = Naomi Nagata
crew-kamal = Alex Kamal
crew-burton = Amos Burton
crew-holden-effect = Piazza 1 influenza su una base qualsiasi.
crew-nagata-effect = Muovi la Rocinante di una zona, poi rimuovi lì 1 flotta avversaria.
crew-kamal-effect = Muovi la Rocinante in un'orbita qualsiasi.
crew-burton-effect = Rimuovi 1 flotta avversaria dall'orbita della Rocinante per ogni tua nave presente, lei compresa.
source-rulebook = dal regolamento
source-public = da fonti pubbliche
source-deduced = dedotto
source-reconstructed = ricostruito
phase-setup = Preparazione
phase-turn = Turno
phase-scoring = Conteggio
phase-final = Conteggio finale
phase-over = La partita è finita

## Powers and technologies

power-standing-presence = Presenza consolidata
power-standing-presence-effect = Con i punti azione puoi piazzare influenza anche su una base dove ne hai già, senza flotta.
power-diplomats = Diplomatici
power-diplomats-effect = I tuoi 3 diplomatici valgono 2 ciascuno, anche quelli già sulla mappa.
power-peace-enforcement = Imposizione della pace
power-peace-enforcement-effect = Una volta per turno, 1 punto: rimuovi una flotta avversaria in un'orbita dove sei più forte del suo proprietario.
power-hegemony = Egemonia
power-hegemony-effect = Vinci ogni parità per un posto su una base.
power-battleships = Corazzate
power-battleships-effect = 2 delle tue navi hanno forza 2; il primo colpo le gira (forza 1), il secondo le rimuove.
power-long-burn = Accelerazione prolungata
power-long-burn-effect = Ogni tua azione di movimento può attraversare fino a 2 zone.
power-open-fire = Fuoco a volontà
power-open-fire-effect = 1 punto: rimuovi una flotta avversaria in un'orbita dove sei più forte del suo proprietario.
power-orbital-supremacy = Supremazia orbitale
power-orbital-supremacy-effect = Il controllo orbitale aggiunge 3 alla tua influenza invece di 1.
power-belter-network = Rete dei Belter
power-belter-network-effect = Con i punti azione piazzi influenza su ogni base della Fascia e dei Pianeti Esterni senza flotta.
power-scrap-ships = Navi ferrovecchio
power-scrap-ships-effect = 1 punto: metti una nave ferrovecchio (forza 1/2) in un'orbita della Fascia o in una dove hai influenza.
power-unrest = Disordini
power-unrest-effect = 1 punto: rimuovi una tua influenza e una avversaria dalla stessa base.
power-ramming = Speronamento
power-ramming-effect = 1 punto: rimuovi una tua nave e una flotta avversaria dalla stessa orbita.
power-insider-files = Dossier riservati
power-insider-files-effect = Custodire un evento non ti costa nulla.
power-protomolecule-samples = Campioni di protomolecola
power-protomolecule-samples-effect = 1 punto: piazza o sposta uno dei 2 segnalini su una base nella cui orbita hai una nave; vale 1 influenza e gli altri non possono toccarlo.
power-live-trial = Sperimentazione dal vivo
power-live-trial-effect = 1 punto: rimuovi 1 influenza avversaria da una base con un segnalino.
power-hybrid-soldiers = Soldati ibridi
power-hybrid-soldiers-effect = Una volta per turno, 1 punto: rimuovi una flotta avversaria da un'orbita collegata a una base con un segnalino.

## Cards

card-scoring = Conteggio
card-scoring-effect = Si conteggiano tutte le basi.
card-camina-drummer = Camina Drummer
card-camina-drummer-effect = Svolgi azioni per 1 punto azione.
card-josephus-miller = Josephus Miller
card-josephus-miller-effect = Si custodisce gratis. Nel tuo turno, dopo avere speso i punti di una carta azione, scarta questa per risolvere anche l'evento di quella carta, se porta la tua icona.
card-cotyar-ghazi = Cotyar Ghazi
card-cotyar-ghazi-effect = Si custodisce gratis. Giocala come tuo evento in un conteggio: guarda il segnalino bonus segreto, poi svolgi azioni per 2 punti azione.
card-mao-kwikowski-mercantile = Mao-Kwikowski Mercantile
card-mao-kwikowski-mercantile-effect = Si custodisce gratis. Scartala per contare come 4 il numero di punti di una carta azione.
card-assassin = Assassino
card-assassin-effect = Ogni giocatore scarta uno dei propri eventi custoditi.
card-covert-op = Missione segreta
card-covert-op-effect = Scambia di posto due influenze di fazioni diverse.
card-bush-naval-yards = Cantieri navali Bush
card-bush-naval-yards-effect = Ogni giocatore costruisce nella propria orbita madre tutte le flotte che gli mancano; guadagni 1 PC per ogni avversario che ha costruito.
card-antony-dresden = Antony Dresden
card-antony-dresden-effect = Piazza 1 influenza su ogni base tecnologica.
card-franklin-degraff = Franklin DeGraff
card-franklin-degraff-effect = Piazza 1 influenza su ogni base terrestre.
card-terraforming = Terraformazione
card-terraforming-effect = Piazza 1 influenza su ogni base marziana (obbligatorio; sposta cubi se la riserva è vuota).
card-voices-of-eros = Voci di Eros
card-voices-of-eros-effect = Piazza 1 influenza su una base di ciascuno dei tre settori.
card-destruction-of-deimos = Distruzione di Deimos
card-destruction-of-deimos-effect = Rimuovi 1 influenza da ogni base marziana (obbligatorio), poi piazzane 1 su una base terrestre.
card-blockade-of-earth = Blocco della Terra
card-blockade-of-earth-effect = Piazza 1 influenza su una base terrestre; con il controllo orbitale della Terra puoi anche rimuoverne 1 da una base terrestre.
card-blockade-of-mars = Blocco di Marte
card-blockade-of-mars-effect = Piazza 1 influenza su una base marziana; con il controllo orbitale di Marte puoi anche rimuoverne 1 da una base marziana.
card-sadavir-errinwright = Sadavir Errinwright
card-sadavir-errinwright-effect = Su ogni base, ogni fazione con 3 o più influenza ne rimuove 1.
card-slingshot-racing = Corse a fionda
card-slingshot-racing-effect = Rimuovi 1 influenza da una base dei Pianeti Esterni.
card-black-ops-team = Squadra operativa clandestina
card-black-ops-team-effect = Rimuovi 1 influenza da ciascuna di fino a 3 basi, tutte in zone diverse.
card-julie-mao = Julie Mao
card-julie-mao-effect = Rimuovi 1 influenza da ciascuna di 2 basi con la stessa risorsa.
card-star-helix = Star Helix
card-star-helix-effect = Rimuovi in tutto fino a 2 influenze avversarie da basi dove hai influenza.
card-riot-gear = Tenuta antisommossa
card-riot-gear-effect = Rimuovi 1 influenza da ciascuna di fino a 2 diverse basi della Fascia.
card-the-hybrid = L'ibrido
card-the-hybrid-effect = Scegli una base, rivela la prima carta del mazzo e rimuovi lì tanta influenza quanti sono i suoi punti (tutta, se è una carta conteggio), prima quella avversaria; rimetti la carta al suo posto.
card-nauvoo = Nauvoo
card-nauvoo-effect = Rimuovi 1 influenza o 1 flotta ovunque.
card-theresa-yao = Theresa Yao
card-theresa-yao-effect = In una sola orbita rimuovi X tue flotte (X può essere 0) e X+1 flotte avversarie in tutto.
card-bobbie-draper = Bobbie Draper
card-bobbie-draper-effect = Rimuovi 1 flotta avversaria, poi metti in quell'orbita una tua flotta, fuori gioco o da altrove.
card-ambush = Imboscata
card-ambush-effect = In una sola orbita rimuovi 0 o 1 flotta di ogni fazione, a tua scelta per ciascuna.
card-captain-yvgeny = Capitano Yvgeny
card-captain-yvgeny-effect = Rimuovi 1 flotta avversaria da un'orbita dove hai una flotta.
card-stealth-ships = Navi stealth
card-stealth-ships-effect = Muovi una flotta di al più 1 zona, poi rimuovila per rimuovere lì fino a 2 flotte avversarie.
card-heavy-burn = Accelerazione estrema
card-heavy-burn-effect = Muovi fino a due gruppi di al più 2 zone ciascuno.
card-razorback = Razorback
card-razorback-effect = Muovi 1 flotta in un'orbita qualsiasi.
card-admiral-souther = Ammiraglio Souther
card-admiral-souther-effect = Ogni tua flotta può muovere di al più 1 zona.
card-paolo-cortazar = Paolo Cortázar
card-paolo-cortazar-effect = Piazza 2 influenze su basi dei Pianeti Esterni.
card-sematimba = Sematimba
card-sematimba-effect = Rimuovi fino a 2 influenze da una sola base della Fascia.
card-ganymede-refugees = Profughi di Ganimede
card-ganymede-refugees-effect = Sposta fino a 2 influenze avversarie da basi gioviane a basi della Fascia a tua scelta.
card-smugglers = Contrabbandieri
card-smugglers-effect = Piazza 1 influenza su una base qualsiasi.
card-ice-haulers = Trasportatori di ghiaccio
card-ice-haulers-effect = Piazza 1 influenza su ciascuna di fino a 2 diverse basi d'acqua.
card-eros-incident = Incidente di Eros
card-eros-incident-effect = Rimuovi da Eros 1 influenza di ogni avversario, poi piazzane lì 2.
card-anderson-dawes = Anderson Dawes
card-anderson-dawes-effect = Piazza 1 influenza su ciascuna di fino a 3 diverse basi della Fascia.
card-fred-johnson = Fred Johnson
card-fred-johnson-effect = Costruisci fino a 2 flotte nella tua orbita madre, poi piazza fino a 1 influenza su una base nella cui orbita hai una flotta.
card-ceres-uprising = Rivolta di Cerere
card-ceres-uprising-effect = Puoi rimuovere 1 influenza avversaria da Cerere; poi piazzane lì 1.
card-ramming-run = Corsa allo speronamento
card-ramming-run-effect = Rimuovi una tua flotta, poi fino a 2 influenze avversarie da basi collegate a quell'orbita.
card-canterbury-destroyed = Canterbury distrutta
card-canterbury-destroyed-effect = Rimuovi 1 influenza avversaria da ciascuna di fino a 3 diverse basi d'acqua.
card-gunrunners = Trafficanti d'armi
card-gunrunners-effect = Costruisci fino a 1 flotta in un'orbita della Fascia, poi muovi un gruppo.
card-sympathizers = Simpatizzanti
card-sympathizers-effect = Piazza 1 influenza su ciascuna di fino a 2 diverse basi controllate da avversari dove non ne hai.
card-tycho-engineers = Ingegneri di Tycho
card-tycho-engineers-effect = Piazza 1 influenza su Tycho, poi costruisci fino a 1 flotta nella tua orbita madre.
card-kenzo-gabriel = Kenzo Gabriel
card-kenzo-gabriel-effect = Risolvi l'evento di una carta azione ora sul tracciato come se portasse la tua icona; quella carta resta lì.
card-jules-pierre-mao = Jules-Pierre Mao
card-jules-pierre-mao-effect = Guadagna 1 PC per ogni base tecnologica o mineraria che controlli (massimo 3).
card-phoebe-survey = Rilievi su Phoebe
card-phoebe-survey-effect = Piazza 2 influenze su basi saturniane.
card-project-caliban = Progetto Caliban
card-project-caliban-effect = Rimuovi fino a 2 influenze avversarie da una sola base gioviana, poi piazzane lì fino a 1.
card-thoth-laboratory = Laboratorio di Thoth
card-thoth-laboratory-effect = Costruisci fino a 1 flotta nella tua orbita madre, poi piazza fino a 1 influenza su una base tecnologica.
card-corporate-lobbying = Pressioni aziendali
card-corporate-lobbying-effect = Guadagna 3 PC; un avversario a tua scelta ne guadagna 1.
card-hired-guns = Mercenari
card-hired-guns-effect = Rimuovi 1 flotta avversaria da ciascuna di fino a 2 diverse orbite della Fascia.
card-hostile-takeover = Scalata ostile
card-hostile-takeover-effect = Su ciascuna di fino a 2 diverse basi di minerali o tecnologia dove hai influenza, sostituisci 1 influenza avversaria con la tua.

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

pass = Passa
done = Fine
event = Risolvi subito l'evento
keep = Custodisci l'evento
points = Usa i punti azione
cube = Un cubo normale
diplomat = Un diplomatico
spare = Un segnalino dalla riserva
take = Prendi la carta nello spazio { $space }
copy = Usa l'evento della carta nello spazio { $space }
option = Alternativa { $number }
join = Gioca { faction-name }
favour = Favorisci { faction-name }
bonus = Settore bonus: { sector-name }
crew = Usa { member-name }
ship = Prendi: { kind-name }
place = Piazza influenza su { base-name }
send = Manda un diplomatico su { base-name }
fetch = Prendilo da { base-name }
infect = Porta un segnalino protomolecola su { base-name }
target = Scegli { base-name }
orbit = Scegli l'orbita di { orbit-name }
launch = Lancia una nave ferrovecchio nell'orbita di { orbit-name }
build = Costruisci una { kind-name } nell'orbita di { orbit-name }
move = Muovi { $number } da { source-name } a { target-name }
remove = Rimuovi influenza { faction-name } da { base-name }
replace = Sostituisci influenza { faction-name } su { base-name }
lift = Prendi influenza { faction-name } da { base-name }
incite = Disordini: uno tuo e uno { faction-name } lasciano { base-name }
experiment = Sperimentazione: rimuovi influenza { faction-name } da { base-name }
kill = Rimuovi una { kind-name } { faction-name } nell'orbita di { orbit-name }
strike = Colpisci una { kind-name } { faction-name } nell'orbita di { orbit-name }
ram = Sperona una { kind-name } { faction-name } nell'orbita di { orbit-name }
unleash = Gli ibridi attaccano una { kind-name } { faction-name } nell'orbita di { orbit-name }
play = Gioca { card-name }
discard = Scarta { card-name }

## Questions

ChooseFaction = Quale fazione vuoi giocare?
ChooseTurn = Tocca a te: prendi una carta dal tracciato o gioca un evento custodito.
ChooseUse = Come usi la carta: l'evento subito, l'evento più avanti, o i punti azione?
SpendPoints = Spendi un punto azione: muovi navi, piazza influenza, costruisci o usa una capacità.
OfferSecondUse = Giochi la carta custodita per risolvere anche questo evento?
OfferEvent = L'evento è a tua disposizione: lo risolvi, lo custodisci o passi?
ChooseBonus = Scegli in segreto il settore bonus.
ChooseScoringEvent = Prima del conteggio: gioca un evento custodito, usa la Rocinante se è tua, o passa.
ChooseNewFleet = Riporti una flotta rimossa nella tua orbita madre?
ChooseHoldenBase = James Holden: piazza 1 influenza su una base qualsiasi.
ChooseRocinanteOrbit = Dove va la Rocinante?
ChooseCrewKill = Quale nave avversaria rimuove la Rocinante?
ChoosePlacement = Piazza influenza per l'evento.
ChooseOwnPiece = Quale pezzo piazzi qui?
ChooseRelocation = Non hai più cubi: prendine uno tuo da un'altra base.
ChoosePiece = Un tuo pezzo viene colpito: quale?
ChooseRemoval = Rimuovi influenza per l'evento.
ChooseVictim = Di chi è l'influenza rimossa qui?
ChooseReplacement = Sostituisci influenza avversaria con la tua.
ChooseShift = Quale influenza si sposta?
ChooseShiftTarget = Dove va?
ChooseSwap = Scegli la prima delle due influenze da scambiare.
ChooseSwapPartner = Scegli l'altra.
ChooseMove = Muovi navi per l'evento.
ChooseShips = Quali navi partono?
ChooseDeployment = Metti una tua nave in quest'orbita.
ChooseBuild = Costruisci per l'evento.
ChooseKill = Rimuovi una nave per l'evento.
ChooseBranch = Scegli un'alternativa dell'evento, numerata nell'ordine del suo testo.
ChooseCopy = Quale evento del tracciato risolvi?
ChooseBase = Scegli una base.
ChooseOrbit = Scegli un'orbita.
ChooseBeneficiary = Quale avversario ci guadagna anche?
OfferHigherNumber = Giochi una carta custodita per contare di più il numero rivelato?
ChooseDiscard = Scarta uno dei tuoi eventi custoditi.
ChooseRammer = Quale tua nave sperona?
ChooseToken = Da dove viene il segnalino?

## Events

FactionJoined = { $seat } gioca { faction-name }.
GameSetUp = Inizia { first-name }; { holder-name } ha la Rocinante.
TurnBegan = Turno { $turn }: { faction-name }.
CardTaken = { faction-name } prende { card-name } dallo spazio { $space } per { $cost } PC.
EventUsed = { faction-name } risolve { card-name }.
EventKept = { faction-name } custodisce { card-name } per { $cost } PC.
EventDeclined = { faction-name } rinuncia a { card-name }.
KeptEventPlayed = { faction-name } gioca l'evento custodito { card-name }.
KeptEventDiscarded = { faction-name } scarta { card-name }.
EventCopied = { faction-name } risolve { card-name }, che resta sul tracciato.
PointsUsed = { faction-name } usa i { $points } punti azione di { card-name }.
PointsRaised = { faction-name } scarta { by-name } per contare { $points }.
InitiativeLowered = { faction-name } va in fondo al tracciato iniziativa.
CardDrawn = { card-name } arriva in fondo al tracciato.
CardRevealed = La prima carta del mazzo è { card-name }.
InfluencePlaced = { faction-name } piazza un { piece-name } su { base-name }.
InfluenceRemoved = Un { piece-name } { faction-name } viene rimosso da { base-name }.
InfluenceMoved = Un { piece-name } { faction-name } passa da { source-name } a { target-name }.
TokenPlaced = { faction-name } porta un segnalino protomolecola su { base-name }.
ShipsMoved =
    { $number ->
        [one]
            { $kind ->
                [rocinante] { faction-name } muove la { kind-name } da { source-name } a { target-name }.
               *[other] { faction-name } muove una { kind-name } da { source-name } a { target-name }.
            }
       *[other] { faction-name } muove { $number } navi ({ kind-name }) da { source-name } a { target-name }.
    }
ShipBuilt = { faction-name } costruisce una { kind-name } nell'orbita di { orbit-name }.
ShipRemoved = Una { kind-name } { faction-name } viene rimossa dall'orbita di { orbit-name }.
BattleshipDamaged = Una corazzata { faction-name } viene danneggiata nell'orbita di { orbit-name }.
ControlPointsGained = { faction-name } guadagna { $number } PC e ne ha { $total }.
ScoringBegan =
    { $number ->
        [0] Inizia il conteggio finale.
       *[other] Inizia il turno di conteggio { $number }.
    }
BonusChosen =
    { $sector ->
        [inner] { faction-name } sceglie il settore bonus: { sector-inner }.
        [belt] { faction-name } sceglie il settore bonus: { sector-belt }.
        [outer] { faction-name } sceglie il settore bonus: { sector-outer }.
       *[other] { faction-name } sceglie in segreto il settore bonus.
    }
BonusSeen =
    { $sector ->
        [inner] { faction-name } guarda il segnalino bonus: { sector-inner }.
        [belt] { faction-name } guarda il segnalino bonus: { sector-belt }.
        [outer] { faction-name } guarda il segnalino bonus: { sector-outer }.
       *[other] { faction-name } guarda il segnalino bonus.
    }
ScoringPassed = { faction-name } non usa eventi.
CrewUsed = { faction-name } usa { member-name }.
BonusRevealed = Il settore bonus è: { sector-name }.
BasesScored =
    { $number ->
        [0] Ogni base viene conteggiata per l'ultima volta.
       *[other] Ogni base viene conteggiata ({ $number }).
    }
TechnologyGained = { faction-name } riceve la tecnologia { $level }: { power-name }.
RocinantePassed = La Rocinante è con { faction-name }, che ha { $points } PC.
ScoringCardsDiscarded = La sesta carta conteggio chiude la partita; carte conteggio sul tracciato: { $number }, scartate.
GameEnded = Vince { winner-name }.

## Outcomes

outcome-most-points = più punti controllo
outcome-initiative = parità, decisa dall'iniziativa
outcome-rocinante = parità, decisa dalla Rocinante

## Refusals

already-there = La Rocinante è già lì.
base-of-the-event = L'evento riempie già questa base.
base-out-of-play = { base-name } non è in gioco con due posti.
empty-space = Nello spazio { $space } non c'è alcuna carta.
enemies-first = Prima va rimossa l'influenza avversaria.
enemies-only = Si possono scegliere solo avversari.
event-elsewhere = L'evento non raggiunge questo luogo.
faction-not-used = { faction-name } non si usa con { $seats } posti.
faction-taken = { faction-name } è già presa.
home-only = Costruisci solo nella tua orbita madre.
kind-settled = Sei già passato a un altro tipo di nave.
must-build = L'evento deve costruire.
must-choose = L'evento deve scegliere qualcosa.
must-copy = Bisogna risolvere l'evento di una carta.
must-deploy = Bisogna metterci una nave.
must-discard = Uno dei tuoi eventi custoditi va scartato.
must-kill = Bisogna rimuovere una nave.
must-move = Bisogna muovere una nave.
must-place = Bisogna piazzare influenza.
must-remove = Bisogna rimuovere influenza.
must-replace = Bisogna sostituire influenza.
must-shift = Bisogna spostare influenza.
must-swap = Due influenze devono scambiarsi di posto.
needs-enemy-control = Nessun avversario controlla { base-name }.
needs-no-own-influence = Hai già influenza su { base-name }.
needs-own-control = Non controlli { base-name }.
needs-own-fleet = Non hai navi in quell'orbita.
needs-own-influence = Non hai influenza su { base-name }.
no-bonus-token = Non restano segnalini bonus di questo settore: { sector-name }.
no-cube = Non hai cubi da portare su { base-name }.
no-diplomat = Non hai diplomatici da piazzare.
no-fleet-in-orbit = Non hai navi nell'orbita di { orbit-name }, a cui è collegata { base-name }.
no-icon = { card-name } non porta l'icona di { faction-name }.
no-influence-there = { faction-name } non ha su { base-name } influenza che si possa togliere.
no-orbital-influence = Non hai influenza nell'orbita di { orbit-name }, che non è nella Fascia.
no-own-cube-there = Non hai cubi su { base-name }.
no-own-ship = Non hai navi da sacrificare nell'orbita di { orbit-name }.
no-partner = Nessun'altra fazione ha influenza su un'altra base.
no-scrap-ship = Le navi ferrovecchio sono già tutte in gioco.
no-ships-there = Nell'orbita di { orbit-name } non c'è nulla da rimuovere.
no-such-enemy = { faction-name } non ha una nave simile ({ kind-name }) nell'orbita di { orbit-name }.
no-such-option = Non esiste l'alternativa { $number }.
no-such-ship = Nessuna nave simile ({ kind-name }) può lasciare l'orbita di { orbit-name }.
no-token = Nessun segnalino può arrivare qui.
no-token-near = Non ci sono segnalini sulle basi dell'orbita di { orbit-name }.
no-token-there = Nessun tuo segnalino si trova su { base-name }.
none-to-build = { faction-name } non ha navi rimosse di questo tipo ({ kind-name }).
not-a-number-card = { card-name } non cambia il numero di una carta.
not-kept = Non custodisci { card-name }.
not-now = { card-name } non si può usare in questo momento.
not-stronger = La tua forza nell'orbita di { orbit-name } ({ $own }) non supera la loro ({ $theirs }).
not-your-ability = { faction-name } non ha questa capacità.
not-your-rocinante = La Rocinante è controllata da { faction-name }.
nothing-there = Su { base-name } non c'è influenza da rimuovere.
number-not-higher = { card-name } non aumenterebbe il numero.
once-per-turn = Questa capacità si usa una volta per turno.
one-ship-only = Si muove una sola nave.
only-diplomats-left = Nella tua riserva restano solo diplomatici.
only-when-kept = { card-name } funziona solo dopo essere stata custodita.
other-base-needed = Bisogna scegliere un'altra base.
other-faction-needed = Bisogna scegliere un'altra fazione.
other-orbit-needed = Bisogna scegliere un'altra orbita.
other-zone-needed = Bisogna scegliere una base in un'altra zona.
own-only = Si può scegliere solo ciò che è tuo.
resources-must-match = Le basi devono avere la stessa risorsa.
placed-by-the-event = È stato l'evento a piazzare questa influenza.
rocinante-stays = La Rocinante non può mai essere rimossa.
same-base = È già lì.
same-base-only = Ora si può scegliere solo { chosen-name }.
same-orbit-only = Conta solo l'orbita scelta prima.
scoring-card = Una carta conteggio non ha evento.
single-base-only = Tutto viene da una sola base: { chosen-name }.
technology-missing = La tecnologia { $level } non è ancora arrivata.
too-expensive = Costa { $cost } PC e ne hai { $points }.
too-far = { target-name } è troppo lontano da { source-name }.
too-few-enemies = Nell'orbita di { orbit-name } ci sono troppo poche navi avversarie.
too-few-left = Resterebbero troppo poche navi degli altri tipi per il gruppo.
too-few-ships = Solo { $there } tue navi possono lasciare l'orbita di { orbit-name }.

## Reasons of a hint

because-alone = Saresti primo su { base-name }, senza nessun altro.
because-bonus = Con il settore bonus { sector-name }, un conteggio adesso ti frutta { $own } PC, a { faction-name } { $theirs }.
because-both = Usi sia i punti sia l'evento di { card-name }.
because-costs = Costa { $cost } PC; te ne restano { $points }.
because-critical = Per te { resource-name } è una risorsa critica: il primo posto su { base-name } frutta 1 PC in più.
because-event-idle = L'evento di { card-name } adesso ti darebbe poco o nulla.
because-fewer = { faction-name } scende a { $theirs } su { base-name }.
because-free = Non costa PC.
because-gains = Ti porta subito { $number } PC.
because-hits =
    { $theirs ->
        [0] A { faction-name } non resta alcuna forza nell'orbita di { orbit-name }.
       *[other] A { faction-name } resta forza { $theirs } nell'orbita di { orbit-name }.
    }
because-initiative = Mantieni il tuo posto sul tracciato dell'iniziativa.
because-keep =
    { $cost ->
        [0] Custodire { card-name } non ti costa nulla.
       *[other] Custodire { card-name } costa { $cost } PC.
    }
because-later = Risolto adesso, il suo evento ti darebbe meno di quanto può dare più tardi.
because-lead = Passi in testa su { base-name }: { $own } contro { $theirs } di { faction-name }.
because-level = Raggiungi { faction-name } su { base-name }: { $own } a testa.
because-more-kept = Ti lascia un evento custodito in più rispetto alla seconda scelta.
because-more-pending = Ti lascia più punti azione della seconda scelta.
because-more-places = I tuoi posti sulle basi promettono più che dopo la seconda scelta.
because-more-points = Ti lascia più punti controllo della seconda scelta.
because-more-ships = Ti lascia più forte in navi della seconda scelta.
because-near-end = Nel mazzo resta una sola carta conteggio: la fine è vicina.
because-nearer = Su { base-name } ti manca { $short } per raggiungere { faction-name }: { $own } contro { $theirs }.
because-no-others = Nessun avversario può poi usare l'evento di { card-name }.
because-nothing-better = Tutto il resto ti lascerebbe in una posizione peggiore.
because-only-kept = { card-name } funziona solo se è stata custodita.
because-opens = Da lì i tuoi punti arrivano a { base-name }.
because-orbit = Ottieni il controllo orbitale di { orbit-name }: forza { $own } contro { $theirs }.
because-orbit-lost = { faction-name } perde il controllo orbitale di { orbit-name }.
because-own-event = { card-name } mostra la tua icona: puoi usarne l'evento.
because-place =
    { $place ->
        [2] Prendi il secondo posto su { base-name }, con { $own } contro { $theirs } di { faction-name }.
       *[other] Prendi il terzo posto su { base-name }, con { $own } contro { $theirs } di { faction-name }.
    }
because-points =
    { $points ->
        [one] { card-name } ti dà 1 punto azione.
       *[other] { card-name } ti dà { $points } punti azione.
    }
because-points-on =
    { $points ->
        [one] { card-name } ti dà 1 punto azione, che vale di più su { base-name }.
       *[other] { card-name } ti dà { $points } punti azione, che valgono di più su { base-name }.
    }
because-points-over-event = I suoi punti azione adesso ti danno più del suo evento.
because-raises = { card-name } porta i punti azione a { $points }.
because-scores = Se il settore bonus è { sector-name }, il prossimo conteggio ti frutta { $gain } PC in più.
because-scores-any = Il prossimo conteggio ti frutta { $gain } PC in più, qualunque sia il settore bonus.
because-scores-final = Il conteggio finale ti frutta { $gain } PC in più.
because-ships = Avresti { $number } navi sulla mappa.
because-unseats = { faction-name } perde il primo posto su { base-name }.
because-widens = Il tuo vantaggio su { base-name } sale a { $margin }: { $own } contro { $theirs } di { faction-name }.

## Chapters of the rules
chapter-components = Componenti
chapter-map = La mappa
chapter-setup = Preparazione
chapter-turn = Il turno
chapter-event = L'evento di una carta
chapter-action-points = Punti azione
chapter-kept-event = Eventi custoditi
chapter-actions = Azioni
chapter-actions-move = Muovere le flotte
chapter-actions-influence = Piazzare influenza
chapter-actions-build = Costruire flotte
chapter-events = Come funzionano gli eventi
chapter-scoring = Conteggio
chapter-bonus = Il settore bonus
chapter-resources = Risorse critiche
chapter-tech = Tecnologia
chapter-rocinante = La Rocinante
chapter-end = Fine della partita
chapter-two-player = Due giocatori
chapter-three-player = Tre giocatori
chapter-glossary = Glossario
