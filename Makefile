# The daily work. `make` alone builds and lints the fixtures.
PREFIX ?= /usr/local

.PHONY: all build test lint format goldens bench ci install clean

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

ci:
	.ci/run

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$(swift build -c release --show-bin-path)/fcmlint" "$(DESTDIR)$(PREFIX)/bin/fcmlint"

clean:
	swift package clean
