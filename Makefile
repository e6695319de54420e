# Two commands matter: `make play` and `make test`. The others serve those who work on Spellhall.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
RESEARCH := .venv-research
COPY := build/compiled
WORKERS ?= 2
LINTED := src tests benchmarks examples learning web docs setup.py
PAGE := src/spellhall/hall/web/index.html
DOCS := build/docs/index.html
WEB_SOURCES := $(shell find web src/spellhall/games/*/page src/spellhall/games/*/words -type f -not -path "*/node_modules/*" -not -path "*/generated/*" 2>/dev/null) src/spellhall/hall/messages.py \
	src/spellhall/table/feed.py src/spellhall/table/requests.py

.PHONY: play site deals anywhere-long anywhere-times docs wheels web pictures web-check chromium faults load hostile test check lint types tests test-compiled compiled-copy compile interpreted format bench pins playthroughs rules-pages cards-pages read feature-pages copies long lock clean strength balance-test planted test-research test-learning learn values test-long mixed tutorial bench-served bench-peers bench-guard measured blunders truths fit pupils

# The hall with its page, for this machine and for devices in the same room; the browser opens by itself. The engine is
# compiled behind it, where there is a C compiler, and the bots use it as soon as it is there.
play: $(READY) $(PAGE)
	@$(BIN)/spellhall serve --host 0.0.0.0 --compile

# The page of the hall, built into the package whenever its sources have changed. Node comes with the requirements.
web: $(PAGE)
$(PAGE): $(READY) $(WEB_SOURCES)
	$(BIN)/python web/build.py

# The page's types and the tests of its logic.
web-check: $(READY)
	$(BIN)/python web/build.py check

# The page without a hall: plain files in build/site for any host, with the rules in them (docs/anywhere.md). The hall of
# this working copy serves them at /here. Tests need no documentation in it, and nothing compressed.
SITE := build/site/index.html
site: $(DOCS) $(SITE)
	$(BIN)/python web/site.py finish
$(SITE): $(PAGE) web/site.py web/sw.js requirements/here.txt $(shell find src/spellhall -name '*.py' 2>/dev/null)
	$(BIN)/python web/site.py

# The same games in a browser's worker and here, whole ones: make anywhere-long GAMES_COMPARED=2000
GAMES_COMPARED ?= 2000
anywhere-long: $(READY) $(SITE) chromium interpreted
	$(BIN)/python -m benchmarks.anywhere compare $(GAMES_COMPARED)

# Sizes, starts, choices, bots, hints and memory of the site in a browser, as one table; docs/anywhere.md has what it said.
anywhere-times: $(READY) site chromium interpreted
	$(BIN)/python -m benchmarks.anywhere

# The documentation as a site: build/docs, and a copy for the hall, which serves it at /docs. It needs no other set-up.
DOCS_SOURCES := $(shell find docs src/spellhall/library -type f -name '*.*' -not -name '*.pyc') src/spellhall/__init__.py README.md CHANGELOG.md \
	CONTRIBUTING.md web/README.md
docs: $(DOCS)
$(DOCS): .venv-docs/.ready $(DOCS_SOURCES)
	.venv-docs/bin/python docs/site/build.py

.venv-docs/.ready: requirements/docs.txt
	$(PYTHON) -m venv .venv-docs
	.venv-docs/bin/python -m pip install --quiet --no-compile --require-hashes -r requirements/docs.txt
	@touch .venv-docs/.ready

# The plain wheel and a compiled one for this platform, with page and documentation, into dist/. Whoever installs one
# needs no compiler. They are built in copies, so that nothing of the working copy gets in by accident.
wheels: $(READY) $(PAGE) $(DOCS)
	rm -rf dist build/wheels && mkdir -p build/wheels
	for kind in 0 1; do \
		mkdir build/wheels/$$kind && cp -r src setup.py pyproject.toml README.md LICENSE build/wheels/$$kind/ && \
		find build/wheels/$$kind \( -name '*.so' -o -name '*.egg-info' -o -name __pycache__ \) -prune -exec rm -rf {} + && \
		SPELLHALL_COMPILE=$$kind $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --no-index \
			--wheel-dir dist build/wheels/$$kind || exit 1; \
	done
	PYTHONPATH=. $(BIN)/python tests/deploy/wheel.py dist/*.whl
	@ls -lh dist

# Pictures of every board for the README.
pictures: $(READY) $(PAGE) chromium
	$(BIN)/python web/pictures.py
	$(BIN)/python web/class_pictures.py

# Everything in reach and nothing cut: whole random games of every game, measured at seven sizes: make fit STEPS=300
STEPS ?= 300
fit: $(READY) $(PAGE) chromium interpreted
	SPELLHALL_FIT=$(STEPS) $(BIN)/pytest -q -n $(WORKERS) tests/web/whole_games.py

# The browser of the tests, from the system's own packages.
chromium:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
		{ echo "The tests need Chromium, and it could not be installed here: install it as your system does."; exit 1; }

# Everything: lint, types, and all tests, with the plain sources and with the compiled engine.
test: lint types web-check tests test-research test-learning test-compiled

# The fast part, for every commit.
check: lint types
	$(BIN)/pytest -q -n $(WORKERS) tests/kernel tests/games tests/scenarios tests/test_clauses.py tests/test_import_direction.py

$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $(READY)

lint: $(READY)
	$(BIN)/ruff check $(LINTED)
	$(BIN)/ruff format --check $(LINTED)

types: $(READY)
	$(BIN)/mypy

# make tests ENGINE=compiled runs all of them with the compiled engine instead.
ENGINE ?= plain
tests: $(READY) $(PAGE) $(SITE) $(DOCS) chromium interpreted $(if $(filter compiled,$(ENGINE)),compiled-copy)
	$(if $(filter compiled,$(ENGINE)),PYTHONPATH=$(CURDIR)/$(COPY)/src) $(BIN)/pytest -q -n $(WORKERS) \
		-o pythonpath="$(if $(filter compiled,$(ENGINE)),$(COPY)/src,src) tests ." -m "not long" \
		--ignore tests/test_coverage_run.py --ignore tests/envs --ignore tests/learning

# More whole games in a browser, of the kinds that are among the tests already.
test-long: $(READY) $(PAGE) $(SITE) chromium interpreted
	$(BIN)/pytest -q -n $(WORKERS) -m long tests/web tests/hall

# The engine compiled in a copy, so that the plain sources stay what the other tests see. The coverage runs play
# hundreds of games and are part of this step only.
compiled-copy: $(READY)
	rm -rf $(COPY) && mkdir -p $(COPY)
	cp -r src setup.py pyproject.toml README.md LICENSE $(COPY)/
	find $(COPY) -name '*.so' -delete
	cd $(COPY) && SPELLHALL_COMPILE=1 SPELLHALL_OPTIMISE=1 $(CURDIR)/$(BIN)/python setup.py --quiet build_ext --inplace
	$(BIN)/python tests/expect_compiled.py $(COPY)/src

test-compiled: compiled-copy $(RESEARCH)/.ready
	$(BIN)/pytest -q -n $(WORKERS) -o pythonpath="$(COPY)/src tests" tests/kernel tests/games tests/scenarios tests/conformance \
		tests/bots tests/encoding tests/library tests/test_counts.py tests/test_playthroughs.py tests/test_coverage_run.py
	$(RESEARCH)/bin/pytest -q -n $(WORKERS) -o pythonpath="$(COPY)/src tests" tests/envs

# The research environments and their frameworks' own tests, in an environment of their own: so the tests above prove
# that the base install does not need these packages.
$(RESEARCH)/.ready: requirements/research.txt pyproject.toml
	$(PYTHON) -m venv $(RESEARCH)
	$(RESEARCH)/bin/python -m pip install --quiet --require-hashes -r requirements/research.txt
	$(RESEARCH)/bin/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $(RESEARCH)/.ready

test-research: $(RESEARCH)/.ready interpreted
	$(RESEARCH)/bin/pytest -q -n $(WORKERS) tests/envs

# The examples of self-play, in an environment of their own. PyTorch's build for processors is in its own index, not in the
# registry (PIP_EXTRA_INDEX_URL names it): where it cannot be had, its example is left out, and a line says so.
LEARNING := .venv-learning
$(LEARNING)/.ready: requirements/learning.txt requirements/torch-cpu.txt
	$(PYTHON) -m venv $(LEARNING)
	$(LEARNING)/bin/python -m pip install --quiet --require-hashes -r requirements/learning.txt
	$(LEARNING)/bin/python -m pip install --quiet --no-deps --require-hashes -r requirements/torch-cpu.txt || \
		echo "PyTorch's build for processors cannot be had here: the example with PyTorch is left out."
	@touch $(LEARNING)/.ready

test-learning: $(LEARNING)/.ready interpreted
	$(LEARNING)/bin/pytest -q tests/learning/test_jax.py tests/learning/test_values.py \
		$$($(LEARNING)/bin/python -c "import torch" 2>/dev/null && echo tests/learning/test_torch.py tests/learning/test_minds.py)

# A network learns a game by imitating a bot, then is measured: make learn GAME=novatus MINUTES=5. The same command again goes on
# from build/learning/GAME. SETTINGS="rate=5e-4 teacher=greedy" changes what learning/settings.toml says.
GAME ?= novatus
learn: $(LEARNING)/.ready compiled-copy
	PYTHONPATH=$(COPY)/src:learning $(LEARNING)/bin/python -m minds $(GAME) --minutes $(or $(MINUTES),5) $(foreach one,$(SETTINGS),--set $(one))

# A network of values learns from games of a league: make values GAME=novatus MINUTES=4 GENERATIONS=2 LEAGUE=adept,magus@10it. Goes on from
# build/values/GAME.
values: $(LEARNING)/.ready compiled-copy
	PYTHONPATH=$(COPY)/src:learning $(LEARNING)/bin/python -m minds.values $(GAME) --minutes $(or $(MINUTES),4) --rounds $(or $(GENERATIONS),1) \
		--league $(or $(LEAGUE),adept) --jobs $(or $(JOBS),1)

# The small games that mix, solved by ours and by OpenSpiel's CFR+, so many iterations long: make mixed MIXED=100
MIXED ?= 100
mixed: $(RESEARCH)/.ready compiled-copy
	SPELLHALL_MIXED=$(MIXED) $(RESEARCH)/bin/pytest -q -n $(WORKERS) -o pythonpath="$(COPY)/src tests" tests/envs/test_mixed.py

# The compiled engine in place; `make interpreted` takes it away again.
compile: $(READY) interpreted
	SPELLHALL_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace
	@$(BIN)/spellhall version

interpreted:
	@find src -name '*.so' -delete

format: $(READY)
	$(BIN)/ruff check --fix $(LINTED)
	$(BIN)/ruff format $(LINTED)

pins: $(READY)
	PYTHONPATH=tests $(BIN)/python -m conformance.pins

playthroughs: $(READY)
	$(BIN)/python tests/test_playthroughs.py

# Every sentence of 200 random games of each kind, in every language, is looked at for what no sentence should have.
read: $(READY)
	SPELLHALL_READ=200 $(BIN)/pytest -q -n $(WORKERS) tests/words/test_reading.py

# The same deal: 200 pairs of games of each kind with equal choices, and 200 with different ones.
deals: $(READY)
	SPELLHALL_DEALS=200 $(BIN)/pytest -q -n $(WORKERS) tests/contests/test_same_luck.py

# What may stand in the card files of each game.
cards-pages: $(READY)
	$(BIN)/python -m spellhall.lab.cards_page

rules-pages: $(READY)
	$(BIN)/python -m spellhall.lab.rules_page

feature-pages: $(READY)
	$(BIN)/python -m spellhall.encoding.reference

# Every state of random games copied and pickled, plain and compiled: COPIES games of each.
COPIES ?= 200
copies: $(READY) compiled-copy
	PYTHONPATH=src:tests $(BIN)/python -m library.copying $(COPIES)
	PYTHONPATH=$(COPY)/src:tests $(BIN)/python -m library.copying $(COPIES)

# The long runs: thousands of random games for every game and seat count, and greedy against random.
long: $(READY) compile
	$(BIN)/python -m benchmarks.long_run
	$(MAKE) interpreted

# Whole games of every level, watched for plays that a beginner would call silly: make blunders GAMES=100
GAMES ?= 100
blunders: $(READY) compile
	$(BIN)/python -m benchmarks.long_run --random 0 --mirrored 0 --silly $(GAMES)
	$(MAKE) interpreted

# A thousand hints of every game, each stated number counted again; and 40 games of every kind played by the hints, whose
# reviews must be empty: make truths HINTS=1000 HINTED=40
HINTS ?= 1000
HINTED ?= 40
truths: compiled-copy
	SPELLHALL_TRUTHS=$(HINTS) SPELLHALL_HINTED=$(HINTED) $(BIN)/pytest -q -n $(WORKERS) -o pythonpath="$(COPY)/src tests" tests/truths

# Planted strong, weak and dead cards and beginners' advantages are found in our games, and equal cards raise no alarm.
balance-test: $(READY)
	$(BIN)/pytest -q -n $(WORKERS) tests/lab/test_balance.py tests/lab/long_balance.py

# The same with the compiled engine and the default budget of the command, all games and kinds, as a table: make planted PLANTED="novatus"
PLANTED ?=
planted: compiled-copy
	PYTHONPATH=$(COPY)/src $(BIN)/python tests/lab/planted/games.py $(PLANTED)

# Simulated pupils whose abilities are known: does practice keep its promises? docs/practice.md
pupils: $(READY)
	$(BIN)/python -m spellhall.lab.pupils
	$(BIN)/python -m spellhall.lab.pupils_at_tables

# How strong every level is in every game: docs/strength.md. Goes on where it was stopped: make strength MINUTES=30
strength: $(READY) compile
	$(BIN)/python -m spellhall.lab.strength --minutes $(or $(MINUTES),60)
	$(MAKE) interpreted

# Workers and database servers are killed at random while people play; disks fill up, clocks jump. KILLS=100 is quicker.
KILLS ?= 1000
faults: $(READY)
	$(BIN)/python -m benchmarks.faults --kills $(KILLS)

# What the hall holds: thinking players, then as fast as it goes, on both databases, with one and two processes.
load: $(READY) compile
	for database in sqlite postgres; do for processes in 1 2; do \
		$(BIN)/python -m benchmarks.load --database $$database --processes $$processes; \
		$(BIN)/python -m benchmarks.load --database $$database --processes $$processes --tables 100 --think 0,0; \
	done; done
	$(BIN)/python -m benchmarks.load --climb
	$(BIN)/python -m benchmarks.load --sleeping --tables 1000
	$(BIN)/python -m benchmarks.choice --parts
	$(MAKE) interpreted

# A million hostile messages of all kinds, while somebody plays: nothing breaks, leaks, or makes the player wait.
MESSAGES ?= 1000000
hostile: $(READY)
	$(BIN)/python -m benchmarks.hostile --messages $(MESSAGES)

# The engine and Closest Product compiled as well as it goes, in a copy, for measurements; the plain one is measured here.
MEASURED := build/bench
MEASURED_TOO := closest/ours.py closest/dice.py workloads.py
$(MEASURED)/.ready: $(READY) setup.py $(addprefix benchmarks/,$(MEASURED_TOO)) \
		$(shell find src/spellhall/kernel src/spellhall/games src/spellhall/bots src/spellhall/encoding -name '*.py')
	rm -rf $(MEASURED)/src && mkdir -p $(MEASURED)
	cp -r src setup.py pyproject.toml README.md LICENSE $(MEASURED)/
	cp -r benchmarks $(MEASURED)/src/
	find $(MEASURED) -name '*.so' -delete
	cd $(MEASURED) && SPELLHALL_COMPILE=1 SPELLHALL_COMPILE_ALSO="$(addprefix src/benchmarks/,$(MEASURED_TOO))" \
		$(CURDIR)/$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $(MEASURED)/.ready

# …and what is not compiled, as it is now.
measured: $(MEASURED)/.ready interpreted
	@cp -r src $(MEASURED)/ && cp -r benchmarks $(MEASURED)/src/

# All five games and Closest Product, compiled and not: make bench ROUNDS=3 SECONDS=0.25
ROUNDS ?= 3
SECONDS ?= 0.25
bench: measured
	$(BIN)/python -m benchmarks.bench --rounds $(ROUNDS) --seconds $(SECONDS)

# Ours beside OpenSpiel, RLCard, PettingZoo, pgx, python-chess, boardgame.io and C++, in turn; writes docs/performance.md.
bench-peers: measured
	$(BIN)/python -m benchmarks.peers.run --rounds $(ROUNDS) --seconds $(SECONDS)

# The hall beside boardgame.io's server, in turn, as fast as both go; the engine is compiled.
bench-served: $(READY) compile
	$(BIN)/python -m benchmarks.peers.served --rounds $(ROUNDS)
	$(MAKE) interpreted

# Instructions of fixed work against the recorded ones; RENEW=1 records them anew.
bench-guard: measured
	@command -v valgrind >/dev/null || { apt-get update -qq && apt-get install -y -qq valgrind >/dev/null; } || \
		{ echo "The guard needs valgrind, and it could not be installed here: install it as your system does."; exit 1; }
	$(BIN)/python -m benchmarks.guard $(if $(RENEW),--renew) $(if $(EXPLAIN),--explain)

# A player that learns: ten minutes on the CPU. PyTorch lives in an environment of its own (several gigabytes).
.venv-tutorial/.ready: requirements/tutorial.txt
	$(PYTHON) -m venv .venv-tutorial
	.venv-tutorial/bin/python -m pip install --quiet --require-hashes -r requirements/tutorial.txt
	@touch .venv-tutorial/.ready

tutorial: compile .venv-tutorial/.ready
	PYTHONPATH=src .venv-tutorial/bin/python examples/train_maskable_ppo.py --figure docs/images/learning.svg \
		--result docs/images/learning.json
	$(MAKE) interpreted

# New pins for all dependencies; the files carry hashes and no addresses.
lock: $(READY)
	$(BIN)/python -m pip install --quiet uv
	for set in run dev here docs research peers peers-openspiel peers-chess peers-pgx tutorial learning; do $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes \
		--no-header --no-emit-index-url --no-annotate requirements/$$set.in -o requirements/$$set.txt; done

clean: interpreted
	rm -rf src/spellhall/hall/web src/spellhall/hall/docs web/generated web/node_modules build $(VENV) $(RESEARCH) .venv-docs .venv-tutorial .venv-learning .mypy_cache .ruff_cache .pytest_cache .hypothesis src/spellhall.egg-info
