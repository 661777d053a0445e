# Entry points of Fishplate. Each target sets up what it needs, so `make demo` or `make test`
# is all that a fresh Debian 12 or 13 machine has to run. `make help` lists them.
#   LIB    the library under test, bench and demo (default: ours; `stock` means the peer's own)
#   PY     the Python version of `make wheel` (default: the one of .venv)
#   ALL_DIALECTS  1 lets `make wheel` write the wheel with all of MLIR's dialects, too
#   PYTHONS  the versions of Python of `make wheels` (default: 3.10 to 3.15 and 3.14t)
#   ARCH   the processor of `make wheels`: x86_64 or aarch64 (default: this machine's)
#   CUTLASS  a checkout of NVIDIA/cutlass whose examples `make cute` runs
#   TT_MLIR, STABLEHLO, SHARDY  checkouts whose dialects and texts `make peers` counts
#   TT_PYTHON  a Python with torch and pytest, for the tests of tt-mlir's builder in `make peers`
#   LLVM   a checkout of llvm-project whose Python tests `make peers` runs
#   CUTE   1 lets `make bench` install nvidia-cutlass-dsl beside the build and compare with it
#   FUZZ_SECONDS  how long `make soak` fuzzes each target (default 60)
#   SUITE  restricts `make conformance` to python, gtest, rust or alias

OURS  := target/release/libtvm_ffi.so
STOCK := target/peer/wheel/tvm_ffi/lib/libtvm_ffi.so
LIB   ?= $(OURS)
override LIB := $(if $(filter stock,$(LIB)),$(STOCK),$(LIB))
SUITE ?=
CUTLASS ?=
TT_MLIR ?=
TT_PYTHON ?= $(PYTHON)
STABLEHLO ?=
SHARDY ?=
LLVM ?=
CUTE ?=
FUZZ_SECONDS ?= 60
PY ?=
ALL_DIALECTS ?=
PYTHONS ?=
ARCH ?=
VERSION ?=
DRY_RUN ?=
PYTHON := .venv/bin/python
# Where rustup puts cargo, for a shell that has not heard of it yet.
export PATH := $(PATH):$(HOME)/.cargo/bin

# Programs that `make test` runs besides cargo's own tests and the conformance suites. Each builds
# what it needs, tests $(LIB) (given in the environment) and fails with a non-zero exit code.
CHECKS := tests/header/run tests/surface/run tests/exports/run tests/c/run tests/module/run tests/hostile/run tests/fuzz/run \
  tests/memory/run tests/stress/run tests/tsan_support/run tests/faults/run tests/locks/run tests/models/run tests/valgrind/run tests/rust_api/run tests/examples/run tests/kernels/run tests/static/run \
  tests/python/run tests/all_dialects/run tests/asan/run tests/hostile/run_reentry tests/stubs/run tests/wheel/run tests/compiler/run tests/fleet/run tests/gpu/run tests/docs/run

# Programs that take longer, for `make soak`.
DEEP_CHECKS := tests/asan/unit tests/tsan/run tests/miri/run tests/free_threaded/run tests/clients/run tests/aarch64/run

.DEFAULT_GOAL := help
.PHONY: help setup lib python compiler compiler-all bindings wheel wheels wheel-matrix release docs demo test lint fmt conformance bench cute peers soak clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

.venv/.stamp: scripts/setup scripts/requirements.txt
	@scripts/setup
	@touch $@

setup: .venv/.stamp .venv/bin/cargo-deny ## install system packages and make the Python environment

# The crate is an rlib as well, for programs that link the runtime in; cargo optimises the whole
# program only when a library file is all that it makes.
lib: .venv/.stamp ## build target/release/libtvm_ffi.so
	cargo rustc --release -p fishplate-capi --lib --crate-type cdylib

# $(LIB) is what lies beside the extension: ours is built, another one is taken as it is.
python: .venv/.stamp $(if $(filter $(OURS),$(LIB)),lib) ## build the extension in place: PYTHONPATH=python imports fishplate
	@LIB=$(LIB) scripts/build_python

# LLVM and MLIR are linked in. Python finds the library where cargo puts it.
compiler: .venv/.stamp ## build target/release/libfishplate_compiler.so
	@scripts/build_compiler

compiler-all: .venv/.stamp ## build target/release/all/libfishplate_compiler.so too, the compiler with all of MLIR's dialects
	@ALL_DIALECTS=1 scripts/build_compiler

bindings: .venv/.stamp ## write the modules and models of MLIR's dialects
	@scripts/build_bindings

wheel: .venv/.stamp $(if $(filter $(OURS),$(LIB)),lib) ## write dist/fishplate-*.whl and dist/fishplate_compiler-*.whl; PY=3.12 for another version of Python, ALL_DIALECTS=1 for dist/fishplate_mlir_all-*.whl too
	@LIB=$(LIB) PY=$(PY) ALL_DIALECTS=$(ALL_DIALECTS) scripts/build_wheel

wheels: .venv/.stamp ## write the wheels of a release to dist/: glibc 2.28, Python 3.10 to 3.15 and 3.14t; PYTHONS="3.12 3.13" for some, ARCH=aarch64 for another processor
	@PYTHONS="$(PYTHONS)" ARCH="$(ARCH)" scripts/build_wheels

wheel-matrix: .venv/.stamp ## install the wheels of dist/ in minimal Debian systems and try them; rewrites the table of docs/install.md
	@$(PYTHON) tests/wheel/matrix.py

release: .venv/.stamp ## make and check all that a release publishes: VERSION=1.2.3, and DRY_RUN=1 to see the steps
	@scripts/release "$(VERSION)" $(if $(DRY_RUN),--dry-run)

docs: .venv/.stamp ## build the documentation site: target/site/index.html
	@scripts/build_docs

# The peer's wheel and sdist: headers, the library to compare with, and the conformance suites.
target/peer/.stamp: scripts/peer.py .venv/.stamp
	@$(PYTHON) scripts/peer.py
	@touch $@

# Nothing is built when LIB names another library than ours.
LIB_READY := target/peer/.stamp $(if $(filter $(OURS),$(LIB)),lib)

demo: $(LIB_READY) python ## a story in two minutes: C, Python and Rust share a bank, loops become machine code, and what it costs
	@$(PYTHON) demo/run.py --lib $(LIB)

PYTHON_SOURCES := scripts scripts/free_threaded python $(wildcard docs/*.py) crates/fishplate-cli/templates tests/aarch64 tests/all_dialects tests/clients tests/compiler tests/conformance tests/docs tests/faults tests/free_threaded tests/header tests/hostile tests/kernels tests/peers tests/python tests/gpu tests/stubs tests/surface tests/wheel bench demo examples/10_fleet examples/kernels gpu gpu/run
SHELL_SOURCES := crates/fishplate-codegen/support/generate crates/fishplate-lang/math/generate scripts/setup scripts/build_bindings scripts/build_c scripts/build_compiler scripts/build_docs scripts/build_python scripts/build_wheel scripts/build_wheels scripts/check_publish scripts/check_reproducible scripts/aarch64/sysroot scripts/aarch64/emulate scripts/manylinux/prepare scripts/release gpu/pack .ci/run $(CHECKS) $(DEEP_CHECKS) fuzz/run fuzz/keep

# Checks licences and sources. Built without optimisation: that takes two minutes, and a run takes a second.
DENY := .venv/bin/cargo-deny
$(DENY): .venv/.stamp
	@cargo install --quiet --debug --locked --no-default-features --version =0.20.2 --root .venv cargo-deny
	@touch $@

lint: $(DENY) ## house rules, formatting and linters of Rust, Python and shell; warnings are errors
	cargo fmt --check
	cargo xtask check
	$(DENY) --log-level error check --hide-inclusion-graph bans licenses sources
	cargo clippy --workspace --all-targets -- -D warnings
	.venv/bin/ruff format --config scripts/ruff.toml --check --quiet $(PYTHON_SOURCES)
	.venv/bin/ruff check --config scripts/ruff.toml --quiet $(PYTHON_SOURCES)
	.venv/bin/shellcheck $(SHELL_SOURCES)

fmt: .venv/.stamp ## format the Rust and Python sources
	cargo fmt
	.venv/bin/ruff format --config scripts/ruff.toml --quiet $(PYTHON_SOURCES)

test: lint $(LIB_READY) ## everything: lint, cargo tests, the programs in tests/, conformance
	cargo test --workspace
	@set -e; for check in $(CHECKS); do echo "== $$check"; LIB=$(LIB) $$check; done
	@$(MAKE) --no-print-directory conformance

conformance: $(LIB_READY) python ## the peer's own test suites on our library
	@$(PYTHON) tests/conformance/run.py --lib $(LIB) $(if $(SUITE),--suite $(SUITE))

bench: $(LIB_READY) python ## speed against the peer's library; rewrites bench/README.md
	@CUTE=$(CUTE) $(PYTHON) bench/run.py --lib $(LIB)

peers: export FISHPLATE_COMPILER_LIBRARY := $(CURDIR)/target/release/all/libfishplate_compiler.so
peers: $(LIB_READY) python compiler-all ## parse the texts of other projects' dialects, and rewrite the table in docs/mlir.md; run MLIR's own Python tests: TT_MLIR=, STABLEHLO=, SHARDY=, LLVM= name checkouts
	@cargo build --quiet -p fishplate-cli
	@PYTHONPATH=python $(PYTHON) scripts/peers.py --command target/debug/fishplate tt-mlir=$(TT_MLIR) stablehlo=$(STABLEHLO) shardy=$(SHARDY)
	@PYTHONPATH=python $(PYTHON) scripts/peers_tt_builder.py --command target/debug/fishplate --python $(TT_PYTHON) tt-mlir=$(TT_MLIR) stablehlo=$(STABLEHLO) shardy=$(SHARDY)
	@$(if $(LLVM),PYTHONPATH=python $(PYTHON) scripts/peers_mlir_python.py $(LLVM),echo "peers: LLVM names no checkout, so MLIR's Python tests do not run")

cute: $(if $(CUTLASS),$(LIB_READY) python compiler) ## run published examples of the CuTe DSL from a checkout: CUTLASS=<checkout>; one line for each file
	@$(PYTHON) scripts/cute_examples.py "$(CUTLASS)"

soak: $(LIB_READY) ## ten million rounds of every object kind, millions of layouts, 100,000 changes of IR under valgrind, as many with rewriters and conversions under AddressSanitizer, hooks in processes of their own, aarch64 under qemu, sanitizers, fuzzers
	@LIB=$(LIB) ROUNDS=10000000 tests/memory/run
	@MUTATIONS=100000 tests/valgrind/run
	@LIB=$(LIB) tests/hostile/run_reentry --processes
	@LAYOUTS=large cargo test -p fishplate-layout
	@ALL=1 tests/asan/run
	@tests/mutations/run
	@ALL=1 tests/docs/run
	@ONLY=torch tests/fleet/run
	@set -e; for check in $(DEEP_CHECKS); do echo "== $$check"; $$check; done
	@fuzz/run all $(FUZZ_SECONDS)
	@ROUNDS=50 tests/tsan_support/run
	@LIB=$(LIB) WALK=100000 tests/faults/run

publish-check: wheel ## check that the crates and the wheels can be published
	@scripts/check_publish

clean: ## remove everything that make made
	rm -rf target .venv dist python/fishplate/_core*.so $(addprefix python/fishplate/,bin include lib)
