# Two commands do all the set-up: `make demo` and `make test`.

SWIFT ?= swift
PROGRAM = .build/release/formatctl
SHELL = /bin/sh

# What is linked, by its pkg-config name, with the package that brings it: Debian and Ubuntu, Homebrew.
LIBRARIES = \
  sqlite3:libsqlite3-dev:sqlite \
  ncursesw:libncurses-dev:ncurses \
  libpng:libpng-dev:libpng \
  libturbojpeg:libturbojpeg0-dev:jpeg-turbo \
  libwebpdemux:libwebp-dev:webp \
  fribidi:libfribidi-dev:fribidi \
  libmd:libmd-dev:

.PHONY: help packages build demo test test-all lint format clean

help: ## Say what can be made.
	@sed -n 's/^\([a-z-]*\):.*## /  make \1|/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

packages: ## Install the system packages that are missing, by apt or brew.
	@.ci/packages $(LIBRARIES)

build: packages ## Build the release program, .build/release/formatctl, with the Swift runtime inside.
	$(SWIFT) build -c release --static-swift-stdlib --product formatctl

demo: build ## Run the session that the README shows, on a temporary catalogue.
	@.ci/demo $(PROGRAM) README.md

test: lint packages ## Check the style, build everything, run the test suite.
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest

lint: ## Check the style of the sources with the toolchain's own formatter.
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

format: ## Rewrite the sources in that style.
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

clean: ## Remove what was built.
	rm -rf .build
