# The doors of the house. `make` alone lists them.
PYTHON ?= python3
VENV ?= .venv
# how many test processes run side by side: one a core, for each has a browser and a server of its own
CORES := $(shell getconf _NPROCESSORS_ONLN)
WORKERS ?= $(shell echo $$(($(CORES) > 4 ? 4 : $(CORES))))

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest
# compiles the rules for this Python where that is still to be done, so that no game waits for it
WARM := $(BIN)/kartenstube warm >/dev/null
# --dist loadfile: the tests of one file share their server and their browser
# --no-loadscope-reorder: the long files come first, not those with many tests (tests/conftest.py)
PARALLEL := --numprocesses $(WORKERS) --dist loadfile --no-loadscope-reorder

.DEFAULT_GOAL := help
.PHONY: help play test fast check bench words format

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-7s %s\n", $$1, $$2}' Makefile

play: $(VENV)/.ready-play ## open the parlour in the browser
	@exec $(BIN)/kartenstube serve

test: $(VENV)/.ready-dev ## run every test, the browser and the notebooks included
	@$(WARM)
	@browser=$$(.ci/chromium $(BIN)/python) && \
	KARTENSTUBE_CHROMIUM="$$browser" $(PYTEST) $(PARALLEL)

fast: $(VENV)/.ready-dev ## run the quick tests and one game in the browser
	@$(WARM)
	@browser=$$(.ci/chromium $(BIN)/python) && \
	KARTENSTUBE_CHROMIUM="$$browser" $(PYTEST) $(PARALLEL) -m 'newest or not (browser or slow)'

check: $(VENV)/.ready-dev ## check format, style, types and floors
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/.ready-bench ## measure the engine, the table and the code
	$(BIN)/python -m tests.bench

words: $(VENV)/.ready-dev ## bring new sentences into the catalogues and name those to translate
	@$(BIN)/python -m apps.tables.shared.catalogues

format: $(VENV)/.ready-dev ## bring the code into the house style
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

# Stamps: a warm start installs nothing until pyproject.toml changes.
$(VENV)/.ready-play: pyproject.toml | $(BIN)/python
	@echo 'Getting $(VENV) ready, once; this takes a minute or two.'
	@$(PIP) --editable .
	@$(WARM)
	@touch $@

$(VENV)/.ready-dev: pyproject.toml | $(BIN)/python
	@echo 'Getting $(VENV) ready for tests and checks, once; this takes some minutes.'
	@$(PIP) --editable '.[dev]'
	@touch $@

$(VENV)/.ready-bench: $(VENV)/.ready-dev
	@$(PIP) --only-binary open_spiel --editable '.[bench]' || \
	echo 'OpenSpiel has no wheel for this Python; nothing will stand beside our figures.'
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo 'Kartenstube needs Python 3.11 or newer, and `$(PYTHON)` is not; name another one: make PYTHON=python3.13 play' >&2; \
	exit 1; }
	@$(PYTHON) -m venv $(VENV)
