# The daily work. `make` alone builds and lints the fixtures.
PREFIX ?= /usr/local

.PHONY: all build test lint format goldens bench profile order fuzz threads growth ci completions install release clean

all:
	swift run -c release fcmlint fixtures || [ $$? -eq 1 ]

build:
	swift build -c release

test:
	swift test

lint:
	swift format lint --strict --recursive Package.swift Sources rules Tests

format:
	swift format --in-place --recursive Package.swift Sources rules Tests

goldens:
	FCMLINT_UPDATE_GOLDENS=1 swift test
	swift run -c release fcmlint rules --format markdown > rules/README.md

bench:
	.ci/bench

profile:
	.ci/profile

order:
	.ci/order

fuzz:
	.ci/fuzz/run

threads:
	.ci/threads

growth:
	.ci/growth

ci:
	.ci/run

SHARE = $(DESTDIR)$(PREFIX)/share
PROGRAM = $$(swift build -c release --show-bin-path)/fcmlint

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

release:
	.ci/release

clean:
	swift package clean
