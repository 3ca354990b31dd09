# make play: install into .venv and open the window.   make test: every test.   make check: lint, types, rooms, sizes.
# make bench: speed and memory beside peers.            make screens: every scene as PNG in shots/, all on sheet.png.
# make reels: the typical acts of every game as strips in reels/.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
PYTEST_ARGS ?= -n 2 --dist loadgroup

SOAK ?= 100

.PHONY: golden play test check soak bench screens reels locale clean

play: .venv/.play
	$(BIN)/alicegames

test: .venv/.dev
	$(BIN)/python -m pytest $(PYTEST_ARGS)

check: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy alicegames tests tools
	$(BIN)/lint-imports
	$(BIN)/python tools/size_budget.py
	$(BIN)/python tools/rooms.py
	$(BIN)/python tools/catalogue.py --check

soak: .venv/.dev
	SOAK=$(SOAK) $(BIN)/python -m pytest $(PYTEST_ARGS) -q --durations=0 --durations-min=1 tests/fuzz

bench: .venv/.bench
	$(BIN)/python tools/bench.py

screens: .venv/.dev
	$(BIN)/python tools/screenshots.py --out shots

reels: .venv/.dev
	$(BIN)/python tools/reels.py --out reels

golden: .venv/.dev
	$(BIN)/python tools/regold.py --yes

locale: .venv/.dev
	$(BIN)/python tools/catalogue.py
	$(BIN)/python tools/rules_pages.py

.venv/.python:
	@test -n "$(PYTHON)" || { echo "Alice Games needs Python 3.11 or newer; none was found. Install it, or name it: make play PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "Python could not make a virtual environment; on Debian and Ubuntu: apt install python3-venv"; exit 2; }
	@touch $@

.venv/.play: .venv/.python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

.venv/.dev: .venv/.python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $@ .venv/.play

.venv/.bench: .venv/.dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev,bench]"
	@touch $@

clean:
	rm -rf .venv build dist shots reels .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
