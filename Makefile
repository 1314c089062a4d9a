# The daily commands. `make` alone builds and lints the fixtures.
PREFIX ?= /usr/local
# zsh does not replace the tilde in PREFIX=~/.local.
override PREFIX := $(patsubst ~/%,$(HOME)/%,$(PREFIX))

.PHONY: all build test sweep lint format words documents goldens fix-oracle bench bench-server bench-setup profile fuzz threads scaling docs \
  embedded dependency ci completions install release test-packages test-spark clean \
  playground playground-single site site-documents test-playground test-playground-firefox wasm test-wasm vsix

all:
	swift run -c release fcmlint fixtures || [ $$? -eq 1 ]

build:
	scripts/build

test:
	swift test --parallel

# Tries every byte, every cut and every fix; `make test` tries a part.
sweep:
	scripts/sweep

lint:
	swift format lint --strict --recursive Package.swift Sources rules Tests fuzz

format:
	swift format --in-place --recursive Package.swift Sources rules Tests fuzz

# Checks messages, pages, comments and documents; needs `make build`.
words: .build/tools/bin/codespell
	CODESPELL=$< scripts/check-words.py .build/bin/fcmlint

.build/tools/bin/codespell: scripts/requirements.txt
	python3 -m venv .build/tools
	.build/tools/bin/pip install --quiet --disable-pip-version-check -r $<
	touch $@

# Writes the parts of docs/ that show what the program prints.
documents: build
	scripts/build-documents .build/bin/fcmlint

goldens:
	FCMLINT_UPDATE_GOLDENS=1 swift test --filter "Golden|CodeCorpus|Conversation|Completions|ReportRun"

# Fixes messages in all host languages and reads them again with the tools of these languages.
FILES = 60000
fix-oracle: build
	scripts/fix-oracle .build/bin/fcmlint --files $(FILES)

bench:
	benchmarks/run.py

# Measures the language server from keystroke to diagnostics, and completion.
bench-server:
	benchmarks/server.py

# Installs the tools that `make bench` and `make profile` use.
bench-setup:
	benchmarks/setup

profile:
	scripts/profile.py

fuzz: sweep
	fuzz/run

threads:
	scripts/thread-sanitizer

# Measures how time and memory grow, also for random repetitions, RANDOM seconds long.
RANDOM = 600
scaling:
	benchmarks/scaling.py
	benchmarks/scaling.py .build/bin/fcmlint --memory
	benchmarks/scaling.py .build/bin/fcmlint --random $(RANDOM)

# Writes the documentation of the library to .build/documentation.
docs:
	scripts/check-documentation.py
	scripts/build-documentation

embedded:
	scripts/check-embedded

# Builds the engine as WebAssembly: .build/wasm/fcmlint.wasm and two modules with a part of its functions.
wasm:
	scripts/build-wasm

# Compares the module with the program, in Node: all fixtures, and 2,000 or DAMAGED damaged documents.
DAMAGED = 2000
test-wasm: build
	scripts/test-wasm .build/bin/fcmlint $(DAMAGED)

# Completes playground/, which any static server can serve then.
playground: wasm
	cp .build/wasm/engine.wasm playground/fcmlint.wasm
	cp .build/wasm/fcmlint.wasm playground/fcmlint-editor.wasm

# Writes the playground as one file to .build/playground.
playground-single: playground
	scripts/build-playground-single.py

# Writes what is published to .build/site: the playground, a page for each rule, the JSON Schemas and docs/.
site: playground
	scripts/build-site
	$(MAKE) site-documents

# Builds docs/ for the site, and checks its links.
site-documents: .build/site-tools/bin/mkdocs
	NO_MKDOCS_2_WARNING=1 $< build --quiet

.build/site-tools/bin/mkdocs: scripts/requirements-site.txt
	python3 -m venv .build/site-tools
	.build/site-tools/bin/pip install --quiet --disable-pip-version-check -r $<
	touch $@

# Needs the modules in playground/; installs Node and Chromium if necessary; writes screenshots to .build/playground.
test-playground: .build/tools/axe/axe.min.js
	playground/test/setup
	scripts/build-playground-single.py
	scripts/build-site
	node playground/test/run.mjs

# The same in Firefox, shorter.
test-playground-firefox: .build/tools/axe/axe.min.js
	scripts/build-playground-single.py
	node --experimental-websocket playground/test/firefox.mjs

.build/tools/axe/axe.min.js: playground/test/requirements.txt
	rm -rf .build/tools/axe
	python3 -m venv .build/tools
	.build/tools/bin/pip download --quiet --disable-pip-version-check --no-deps -d .build/tools/axe -r $<
	cd .build/tools/axe && python3 -m zipfile -e *.whl . && cp */axe.min.js axe.min.js

# Packs the extension for VS Code to .build/vsix: a universal package, and one for each platform with a program in
# .build/programs.
vsix: build wasm
	scripts/build-release --program
	editors/vscode/package

dependency:
	scripts/check-dependency

ci:
	.ci/run

SHARE = $(DESTDIR)$(PREFIX)/share
# The output of scripts/build.
PROGRAM = .build/bin/fcmlint

completions: build
	install -d .build/completions
	"$(PROGRAM)" completions bash > .build/completions/fcmlint
	"$(PROGRAM)" completions zsh > .build/completions/_fcmlint
	"$(PROGRAM)" completions fish > .build/completions/fcmlint.fish

install: completions
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/man/man1" "$(SHARE)/zsh/site-functions" \
	  "$(SHARE)/bash-completion/completions" "$(SHARE)/fish/vendor_completions.d"
	install -m 755 "$(PROGRAM)" "$(DESTDIR)$(PREFIX)/bin/fcmlint"
	install -m 644 editors/shell/fcmlint.1 "$(SHARE)/man/man1/fcmlint.1"
	install -m 644 .build/completions/fcmlint "$(SHARE)/bash-completion/completions/fcmlint"
	install -m 644 .build/completions/_fcmlint "$(SHARE)/zsh/site-functions/_fcmlint"
	install -m 644 .build/completions/fcmlint.fish "$(SHARE)/fish/vendor_completions.d/fcmlint.fish"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/fcmlint"
	@case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; *) echo "add $(PREFIX)/bin to the PATH to run it" ;; esac

# Writes all files of a release for this platform to .build/release-artifacts; needs packaging/setup.
release:
	scripts/build-release

test-packages:
	scripts/build-release --program
	packaging/test

# Tests the example in docs/streams.md with Apache Spark (Java 17 or newer).
test-spark: build
	packaging/streams/test "$(PROGRAM)"

clean:
	swift package clean
	rm -rf .build/static .build/bin .build/programs .build/release-artifacts .build/packaging
