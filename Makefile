# Everything works on a machine with Python 3.11 or newer, make and git; no root, no Node, no C compiler to play.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PORT ?= 8008
OPT ?= 2
WORKERS ?= 2
ARGS ?=

export PYTHONUTF8 := 1
# Tests start hundreds of processes; each would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

# What tests write is forgotten afterwards: it need not reach a disk where memory is large enough.
MEMORY := $(shell grep -qs ' /dev/shm .*noexec' /proc/mounts || df -k --output=avail /dev/shm 2>/dev/null | \
	awk 'NR == 2 && $$1 > 4000000 {print "TMPDIR=/dev/shm"}')

# The first Python on the PATH that is new enough.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	if command -v $$name >/dev/null 2>&1 && $$name -c '$(NEW_ENOUGH)' 2>/dev/null; then echo $$name; break; fi; done)
VENV := .venv/bin

.PHONY: help play test test-all lint unit coverage browser calibrate chances random-games planted problems season bench-place rules mutate bench bench-quick web web-check web-types fonts axe cluster compile compiled-tree columns observations annotate clean-compiled compare clean balance
.PHONY: wars docs docs-check pictures bench-laboratory bench-packs fuzz-server dist dist-check image lint-deploy oldest
.PHONY: python for-play for-test bench-server bench-traffic bench-bots bench-web fault-server simulate-server simulate-bugs backup-server fuzz-costs

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

python:
	@if [ -z "$(PYTHON)" ]; then echo "orrery: Python 3.11 or newer is missing; install it" \
		"(Debian, Ubuntu: apt install python3 python3-venv; macOS: brew install python)" >&2; exit 1; fi

for-play: python
	@$(PYTHON) tools/environment.py play

for-test: python
	@$(PYTHON) tools/environment.py test

play: for-play ## play in the browser (PORT=8008; NO_BROWSER=1 opens none; ORRERY_PURE=1 compiles nothing)
	@$(VENV)/python tools/web.py build
	@$(VENV)/python tools/play.py $(PORT)

# What uses one core runs two at a time; the rest uses all cores by itself.
TWO := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) OPT=0
ALL := $(MAKE) --no-print-directory OPT=0

test: for-test web ## check a change: lint, types, tests, client, plain against compiled, documentation (test-all: everything)
	@$(TWO) compiled-tree lint docs web-check rules
	@$(ALL) QUICK=1 unit browser compare

test-all: for-test web ## run all checks: also slow tests, every page at every size in a browser, and a Ray cluster
	@$(TWO) compiled-tree lint docs web-check cluster rules
	@$(ALL) unit browser compare

lint: for-test ## run ruff and mypy, and the client's prettier and eslint
	$(VENV)/ruff check .
	$(VENV)/ruff format --check --quiet .
	$(VENV)/mypy
	@$(VENV)/python tools/web.py lint

UNIT = not browser and not cluster$(if $(QUICK), and not slow)
unit: for-test web ## run the Python tests (ARGS="-k name" selects)
	@$(MEMORY) $(VENV)/pytest -n $(WORKERS) -m '$(UNIT)' $(ARGS)

coverage: for-test web ## measure the coverage of the Python tests, in build/coverage/html (ARGS="-k name" selects)
	@rm -rf build/coverage && mkdir -p build/coverage
	$(VENV)/coverage run -m pytest -n $(WORKERS) -m 'not browser and not cluster' $(ARGS)
	@$(VENV)/coverage combine --quiet && $(VENV)/coverage html --quiet -d build/coverage/html
	@$(VENV)/coverage report --format=total | sed 's/$$/ % of the lines; build\/coverage\/html\/index.html shows which/'

cluster: for-test ## test the server's bots on a real Ray cluster
	$(VENV)/pytest -m cluster tests/server

# Apart from the other tests: Playwright keeps an event loop running in its process.
# A worker takes one test at a time: the longest come first, and none is left for the end.
BROWSER = browser$(if $(QUICK), and smoke)
browser: for-test web ## run the tests in a real browser (ARGS="-k name" selects; LATE=700: what the server says comes 0.7 s late)
	@browser=$$($(VENV)/python tools/browser.py); \
	if [ -n "$$browser" ]; then export ORRERY_CHROMIUM=$$browser BROWSER_DELAY=$(LATE); \
		$(MEMORY) $(VENV)/pytest -n $(WORKERS) --maxschedchunk 1 -m '$(BROWSER)' tests/browser $(ARGS); fi

axe: for-test web ## run the accessibility checks of axe-core on every page and state, in both themes and languages
	@browser=$$($(VENV)/python tools/browser.py); \
	if [ -n "$$browser" ]; then ORRERY_AXE=all ORRERY_CHROMIUM=$$browser $(VENV)/pytest -n $(WORKERS) -m browser tests/browser/test_axe.py $(ARGS); fi

pictures: for-test web ## renew the pictures of README and of the players' pages in docs/images
	@browser=$$($(VENV)/python tools/browser.py); \
	if [ -n "$$browser" ]; then DOC_PICTURES=1 ORRERY_CHROMIUM=$$browser $(VENV)/pytest -m browser tests/browser/test_doc_pictures.py $(ARGS); fi

web: for-test ## build the browser client into the server's package
	@$(VENV)/python tools/web.py build

web-check: for-test ## check the browser client: texts, types, unit tests
	@$(VENV)/python tools/web.py check

web-types: for-test ## generate the client's message types, web/src/lib/schema.ts, from the server's
	@$(VENV)/python tools/web_types.py

fonts: for-test ## subset the client's fonts into web/src/design/fonts
	@$(VENV)/python tools/fonts.py

calibrate: for-test ## check that the win chances predicted by ratings come true, with players of known strength (ARGS="--games 20000")
	@$(VENV)/python tools/calibrate_ratings.py $(ARGS)

# Games of admirals take long; what was played is kept in build/chances, so that a stopped run goes on.
chances: OPT = 3
chances: compiled-tree ## fit the win chances of all games to self-play, and draw docs/images/chances-*.svg (TABLES=talon:2 ARGS="--captains 400")
	@for table in $(or $(TABLES),talon:2 empire_war:2 expanse:2 expanse:3 expanse:4 parsec:2 parsec:3 parsec:4); do \
		PYTHONPATH=build/compiled $(VENV)/python -m orrery.lab.calibrate $${table%:*} --seats $${table#*:} $(ARGS); done

planted: OPT = 3
planted: compiled-tree ## check that reviews find mistakes planted in games between admirals (GAME=talon ARGS="--games 10")
	@PYTHONPATH=build/compiled $(VENV)/python -m orrery.lab.planted $(or $(GAME),talon) $(ARGS)

problems: OPT = 3
problems: compiled-tree ## find more problems in self-play (GAME=talon ARGS="--games 50"; --check after content changes)
	@PYTHONPATH=build/compiled $(VENV)/python -m orrery.lab.problems $(or $(GAME),talon) $(ARGS)

bench-place: for-test ## measure lobby, profiles and tournaments with 100,000 matches and 10,000 accounts
	@PYTHONPATH=.:src $(VENV)/python benchmarks/place.py $(ARGS)

season: for-test ## simulate a seven-round Swiss and a league season of 64 people, with server restarts
	@$(VENV)/python -m tests.server.community.season $(ARGS)

rules: for-test ## show which rule clauses have a test
	@$(VENV)/pytest --rules -qq tests $(ARGS)

mutate: for-test ## mutation testing: break the rules and see which tests fail (GAME=talon SAMPLE=200 SEED=7; no SAMPLE: all)
	@$(VENV)/python tools/mutate.py $(or $(GAME),kernel) --sample $(or $(SAMPLE),0) --seed $(or $(SEED),7) --workers $(WORKERS) $(ARGS)

bench-quick: OPT = 3
bench-quick: compiled-tree ## measure the engine alone, plain and compiled (ARGS=talon: one game)
	@$(VENV)/orrery bench $(ARGS)
	@PYTHONPATH=build/compiled $(VENV)/orrery bench $(ARGS)

bench: OPT = 3
bench: compiled-tree ## measure the engine and its peers in one run and write benchmarks/results.md
	@PYTHON=$(CURDIR)/$(VENV)/python benchmarks/peers/setup.sh
	@$(VENV)/python benchmarks/before.py
	@$(VENV)/python benchmarks/run.py $(ARGS)

balance: OPT = 3
balance: compiled-tree ## play every game between equal bots and write the tables of docs/balance.md (ARGS="--games 400": fewer)
	@PYTHONPATH=build/compiled $(VENV)/python tools/balance.py $(ARGS)

random-games: OPT = 2
random-games: compiled-tree ## play ten thousand random games of each game over all seat counts and options (GAME=parsec ARGS="--games 500")
	@PYTHONPATH=build/compiled $(VENV)/python tools/random_games.py $(GAME) $(ARGS)

bench-server: OPT = 3
bench-server: compiled-tree ## measure our server beside boardgame.io's and write benchmarks/server-results.md
	@PYTHON=$(CURDIR)/$(VENV)/python benchmarks/peers/setup.sh boardgameio
	@$(VENV)/python benchmarks/server/run.py $(ARGS)

bench-traffic: for-test ## count the bytes sent to each client per move, as whole states and as changes
	@$(VENV)/python benchmarks/server/traffic.py $(ARGS)

bench-bots: for-test ## measure a captain's response time while fifty admirals search at other tables (ARGS="--admirals 10": fewer)
	@$(VENV)/python benchmarks/server/bots.py $(ARGS)

bench-web: for-test web ## measure the client in a browser and write benchmarks/web-results.md (ARGS="--times 5": fewer)
	@browser=$$($(VENV)/python tools/browser.py); \
	if [ -n "$$browser" ]; then ORRERY_CHROMIUM=$$browser $(VENV)/python benchmarks/web.py $(ARGS); fi

bench-laboratory: OPT = 3
bench-laboratory: compiled-tree ## measure a laboratory comparison of 2 x 1,000 captain games, and moves made meanwhile (ARGS="talon --number 50")
	@$(VENV)/python benchmarks/server/laboratory.py $(ARGS)

bench-packs: OPT = 3
bench-packs: compiled-tree ## measure the cost of a match with a pack against one without, and 1,000 packs in memory (ARGS="--packs 50")
	@$(VENV)/python benchmarks/server/packs.py $(ARGS)

fault-server: for-test ## kill the server fifty times under load, on SQLite and on PostgreSQL (ARGS="--kills 5": fewer)
	@$(VENV)/python -m tests.server.faults $(ARGS)

simulate-server: for-test ## simulate the whole server with faults (SEEDS=1000; SEED=17: one, step by step; ARGS="--moves 2000")
	@$(VENV)/python -m tests.server.simulation $(if $(SEED),--seed $(SEED),--seeds $(or $(SEEDS),1000)) $(ARGS)

simulate-bugs: for-test ## show which simulation seed finds each bug planted in the server (SEEDS=10000)
	@$(VENV)/python -m tests.server.simulation --bugs --seeds $(or $(SEEDS),10000) $(ARGS)

backup-server: for-test ## make two hundred backups under load, restore each and replay a sample (ARGS="--backups 20": fewer)
	@$(VENV)/python -m tests.server.faults.backing_up $(ARGS)

fuzz-costs: for-test ## measure the cost of requests of up to 100 kB at every endpoint, in event loop time and memory
	@$(VENV)/python -m tests.server.request_costs $(ARGS)

# In an environment of its own: it wants other versions of what the tests use.
fuzz-server: for-test ## run Schemathesis with all checks against the server (ARGS="--examples 100": fewer)
	@if [ ! -x build/schemathesis/bin/st ]; then \
		$(PYTHON) -m venv build/schemathesis && build/schemathesis/bin/pip install --quiet schemathesis; fi
	@$(VENV)/python -m tests.server.schema_check --tool build/schemathesis/bin/st $(ARGS)

compile: for-test ## compile the rules in place with mypyc (OPT=0..3)
	@$(VENV)/python tools/compile.py in-place --opt $(OPT)

compiled-tree: for-test ## compile the rules in a copy, build/compiled
	@$(VENV)/python tools/compile.py tree --opt $(OPT)

compare: compiled-tree ## play the same games with plain and compiled rules and compare them
	@$(VENV)/python tools/compare_compiled.py $(if $(QUICK),--seeds 1)

dist: OPT = 3
dist: for-test web ## build the wheel and the source distribution into dist/
	@ORRERY_OPT=$(OPT) $(VENV)/python tools/dist.py build

dist-check: dist ## test both in empty environments: uvx and pipx to a served page and a bot's move
	@$(VENV)/python tools/dist.py check

docs: python ## build the documentation site in build/site, with strict checks
	@$(PYTHON) tools/environment.py docs
	@$(VENV)/python tools/docs.py

docs-check: for-test ## execute every command in README and docs with the bots they name, and test the wheel
	@ORRERY_DOCS=1 $(VENV)/pytest tests/test_doc_commands.py
	@$(MAKE) dist-check

oldest: for-test web ## run the Python tests with the oldest allowed version of every dependency (ARGS="-k name" selects)
	@$(VENV)/python tools/oldest.py -n $(WORKERS) $(ARGS)

# In the first of these that is there; BASE names another Debian.
image: for-test web ## build the server as a container image (BASE=localhost/debian:bookworm-slim: without a registry)
	@rm -f dist/orrery-*.tar.gz; $(VENV)/hatchling build -t sdist -d dist
	@engine=$$(command -v podman || command -v buildah || command -v docker) || { \
		echo "orrery: install podman, buildah or docker" >&2; exit 1; }; \
	case $$engine in *docker) ;; *) set -- --format docker;; esac; \
	$$engine build "$$@" -f deploy/Containerfile -t orrery $(if $(BASE),--build-arg BASE=$(BASE)) $(ARGS) .

lint-deploy: for-test ## check the Containerfile, the compose file and the workflows
	@$(VENV)/python tools/lint_deploy.py

columns: for-test ## generate code from the declared columns of the states, and make constants Final
	@$(VENV)/python tools/columns.py
	@$(VENV)/python tools/final_constants.py

observations: for-test ## generate docs/observations.md from the fields of the games' encoders
	@$(VENV)/python tools/observations.py

WARS ?= 1000
wars: for-test ## play a thousand random wars and ten thousand random battles from wars (WARS=50: fewer)
	@ORRERY_WARS=$(WARS) ORRERY_WAR_BATTLES=$$((10 * $(WARS))) $(VENV)/pytest -q -s -p no:xdist --timeout=0 tests/games/empire_war/test_many_wars.py

annotate: for-test ## write build/annotated.html, which shows the slow lines of the compiled rules
	@$(VENV)/python tools/annotate.py

clean-compiled: python ## remove the modules compiled in place
	@$(PYTHON) tools/compile.py clean

clean: clean-compiled ## remove all generated files except .venv
	rm -rf build dist .make .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/orrery/server/static
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
