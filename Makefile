# ttprint: everything is installed into .venv, from the package registry, without root.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: kit studio site site-test site-files census test proofs check scripts checked-scripts fuzz fuzz-studio axe bench sweep pythons lowest windows look mutants pictures grades rude-codes font-metrics town figures goldens clean

kit: .venv/installed ## the whole box, into out/turbo-taxi
	$(BIN)/ttprint kit

studio: .venv/studio ## a page in the browser that prints everything
	$(BIN)/ttprint studio

site: .venv/studio ## the studio as a folder for any web space, into out/site
	$(BIN)/ttprint site

census: .venv/installed ## count every setup of the game
	$(BIN)/ttprint census

test: .venv/tested .venv/site ## lint, types, import picture, page scripts, tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory scripts
	$(BIN)/pytest -n auto --dist worksteal -m 'not long'

check: .venv/tested ## what takes under half a minute, for work in between: lint, types, import picture, quick tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory scripts
	$(BIN)/pytest -n auto --dist worksteal -m 'not slow and not long'

proofs: .venv/tested ## the long proofs that make test leaves out: more languages, seeds, packs and simulated printers
	$(BIN)/pytest -n auto --dist worksteal -m long

site-test: .venv/tested .venv/site ## many orders made in Node, Chromium and Firefox: the same bytes as here; visits of all kinds (minutes)
	TTPRINT_NODE=needed $(BIN)/pytest -rs -m long tests/site

scripts: ## types and lint of the scripts in templates/; needs Node, and is left out with one line where there is none
	@if command -v npm > /dev/null; then $(MAKE) --no-print-directory checked-scripts; \
	elif [ "$$TTPRINT_NODE" = needed ]; then \
		echo "There is no Node, and TTPRINT_NODE says that it is needed: apt-get install nodejs npm"; exit 1; \
	else echo "No Node on this machine: the scripts in templates/ are neither type-checked nor linted"; fi

checked-scripts: tools/js/node_modules/installed
	tools/js/node_modules/.bin/tsc --project tools/js
	tools/js/node_modules/.bin/tsc --project tools/js/studio.tsconfig.json
	tools/js/node_modules/.bin/tsc --project tools/js/site.tsconfig.json
	tools/js/node_modules/.bin/tsc --project tools/js/workers.tsconfig.json
	tools/js/node_modules/.bin/eslint --config tools/js/eslint.config.js templates tests tools/js

tools/js/node_modules/installed: tools/js/package.json tools/js/package-lock.json
	npm ci --prefix tools/js --silent
	@touch $@

fuzz: .venv/tested ## 20,000 odd command lines from a seed, none of which may end in anything but an answer or a sentence
	$(BIN)/python -m tests.end_to_end.fuzz 20000 2

axe: .venv/tested ## page and studio under axe: every view x language x width, light and dark (six minutes on two cores)
	TTPRINT_BROWSER=needed TTPRINT_AXE=full $(BIN)/pytest -n auto --dist worksteal --durations 9 tests/games/turbo_taxi/play/test_access.py tests/studio/in_browser/test_access.py

bench: .venv/benched .venv/tested .venv/site ## solver, deck, cards and page beside their peers; photo reader, studio and site
	$(BIN)/python benchmarks/solver.py
	$(BIN)/python benchmarks/deck.py
	$(BIN)/python benchmarks/challenges.py
	$(BIN)/python benchmarks/vite_taxi.py
	$(BIN)/python benchmarks/play.py
	$(BIN)/python -m benchmarks.photo
	$(BIN)/python benchmarks/studio.py
	$(BIN)/python -m benchmarks.site

fuzz-studio: .venv/tested ## 5,000 made-up requests to the studio
	TTPRINT_FUZZ=5000 $(BIN)/pytest tests/studio/test_fuzzed.py

sweep: .venv/tested ## hundreds of print combinations measured from the pixels, into docs/sweep.md
	$(BIN)/python -m tools.sweep

pythons: ## the bytes of a choice of commands under every Python from 3.11 to 3.14 on this machine
	$(PYTHON) -m tools.pythons

lowest: ## the tests with the lowest versions of all packages that pyproject.toml allows; needs uv
	uv venv --quiet --allow-existing --python $(PYTHON) .venv-lowest
	uv pip install --quiet --python .venv-lowest/bin/python --resolution lowest-direct --editable '.[test]'
	.venv-lowest/bin/pytest -n auto --dist worksteal -m 'not long'

windows: .venv/tested ## a choice of commands in a Windows Python under Wine: exit codes, and the same bytes as here (minutes)
	$(BIN)/python -m tools.windows

look: .venv/tested ## what changed in the pictures since BASE (HEAD unless given): out/look/index.html, before, after, difference
	$(BIN)/python -m tools.look $(BASE)

mutants: .venv/tested ## single faults planted in a copy from a seed; those that no test notices, and a table (an hour)
	$(BIN)/python -m tools.mutants --jobs 2

pictures: .venv/tested ## the pictures in docs/pictures and on the pages of the studio, made anew; two of them need Chromium
	$(BIN)/python -m tools.pictures
	$(BIN)/python -m tools.vite_taxi_pictures
	$(BIN)/python -m tools.studio_pictures
	-$(BIN)/python -m tools.play_picture
	-$(BIN)/python -m tools.studio_picture

grades: .venv/installed ## the frozen table of grades, rebuilt byte for byte (a quarter of an hour)
	$(BIN)/python -m tools.grades

rude-codes: .venv/installed ## the list of card codes that contain a rude word, after a change of rude_words.txt (a second)
	$(BIN)/python -m tools.rude_codes

font-metrics: .venv/installed ## widths and kerns of the letters, after a change of a font (two seconds)
	$(BIN)/python -m tools.font_metrics

site-files: .venv/studio ## which files of packages the studio opens in the browser, after a change of lock.toml (minutes)
	$(BIN)/python -m tools.site_files

town: .venv/installed ## where names and landmarks stand on the board of Vite, Taxi!, found anew (minutes)
	$(BIN)/python -m tools.arrange_town

figures: .venv/installed ## every figure in docs/vite-taxi.md, from two million simulated games (half an hour and more on two cores)
	rm -rf out/figures
	$(BIN)/python -m tools.vite_taxi_figures

goldens: .venv/tested ## the drawings and texts in tests/goldens, made anew
	$(BIN)/pytest tests/games/turbo_taxi/test_goldens.py $$(find tests -name 'test_*_as_text.py') --update

clean:
	rm -rf .venv .venv-* tools/js/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/python: Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "ttprint needs Python 3.11 or newer: try make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/installed: .venv/python pyproject.toml
	$(BIN)/pip install --quiet --editable .
	@touch $@

.venv/site: ttprint/site/lock.toml .venv/installed ## the packages for the browser, where there is npm
	@if command -v npm > /dev/null; then $(BIN)/python -c "from pathlib import Path; from ttprint.site.packages import fetch; fetch(Path('$@'))" && touch $@; \
	else echo "No npm on this machine: the site is not tried"; fi

.venv/studio: .venv/installed
	$(BIN)/pip install --quiet --editable '.[studio]'
	@touch $@

.venv/tested: .venv/installed
	$(BIN)/pip install --quiet --editable '.[test]'
	@touch $@

.venv/benched: .venv/installed
	$(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@
