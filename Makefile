# ttprint: everything is installed into .venv, from the package registry, without root.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: kit census test check bench pictures grades clean

kit: .venv/installed ## the whole box, into out/turbo-taxi
	$(BIN)/ttprint kit

census: .venv/installed ## count every setup of the game
	$(BIN)/ttprint census

test: .venv/tested ## lint, types, import picture, tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto --dist worksteal

check: .venv/tested ## what takes under half a minute, for work in between: lint, types, import picture, quick tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto --dist worksteal -m 'not slow'

bench: .venv/benched ## solver, deck and cards beside their peers
	$(BIN)/python benchmarks/solver.py
	$(BIN)/python benchmarks/deck.py
	$(BIN)/python benchmarks/challenges.py

pictures: .venv/installed ## the pictures in docs/pictures, made anew
	$(BIN)/python tools/pictures.py

grades: .venv/installed ## the frozen table of grades, rebuilt byte for byte (a quarter of an hour)
	$(BIN)/python tools/grades.py

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/python: Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "ttprint needs Python 3.11 or newer: try make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/installed: .venv/python pyproject.toml
	$(BIN)/pip install --quiet --editable .
	@touch $@

.venv/tested: .venv/installed
	$(BIN)/pip install --quiet --editable '.[test]'
	@touch $@

.venv/benched: .venv/installed
	$(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@
