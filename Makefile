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

# What formatctl-render links besides.
RENDER_LIBRARIES = pangocairo:libpango1.0-dev:pango

# Where `make install` puts the program; DESTDIR is put before it.
PREFIX ?= /usr/local
NAMES = $(foreach library,$(LIBRARIES),$(firstword $(subst :, ,$(library))))

.PHONY: help packages build render demo test test-all fuzz compare page screenshots lint format install uninstall dist deb \
  test-dist clean

help: ## Say what can be made.
	@sed -n 's/^\([a-z-]*\):.*## /  make \1|/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

packages: ## Install the system packages that are missing, by apt or brew.
	@.ci/packages $(LIBRARIES)

build: packages ## Build the release program, .build/release/formatctl, with the Swift runtime inside.
	$(SWIFT) build -c release --static-swift-stdlib --product formatctl

render: packages ## Build formatctl-render, which draws an ad as a picture: preview -o ad.png. Pango comes with 130 packages.
	@.ci/packages $(RENDER_LIBRARIES)
	FORMATCTL_RENDER=1 $(SWIFT) build -c release --static-swift-stdlib --product formatctl-render

demo: build ## Run the session that the README shows, on a temporary catalogue.
	@.ci/demo $(PROGRAM) README.md

test: lint packages ## Check the style, build everything, run the test suite.
	@.ci/packages @xz:xz-utils:xz @git:git:git @tmux:tmux:tmux
	@.ci/json-schema
	@.ci/public-schemas .build/schemas
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest
	@Tests/Fuzz/run --debug --runs 1000

test-all: ## Run all there is, for long: the suite, test-dist, the container; say what was skipped.
	@MAKE="$(MAKE)" .ci/test-all

fuzz: ## Feed each reader a million made-up inputs, for an hour or two; needs a toolchain of swift.org.
	@nice -n 19 Tests/Fuzz/run

compare: build ## Compare what inspect says of a thousand real files with what other programs say.
	@Tests/release-switches $(PROGRAM)
	@Tests/Compare/run $(PROGRAM)

page: build ## Open pages of findings and of ads in Chromium without a window, and hold them to what only a browser sees.
	@Tests/Page/run $(PROGRAM)

screenshots: build render ## Make the pictures of README and docs anew, by the program in a terminal and in Chromium.
	@.ci/packages @tmux:tmux:tmux @python3:python3:python @chromium:chromium:chromium @pngquant:pngquant:pngquant
	@Screenshots/run $(PROGRAM) .build/release/formatctl-render

lint: ## Check the style of the sources with the toolchain's own formatter.
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

format: ## Rewrite the sources in that style.
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

# The program by its file, so that `sudo make install` after `make build` builds nothing as root.
$(PROGRAM): Package.swift $(shell find Sources -type f)
	@$(MAKE) build

install: $(PROGRAM) ## Install the program and its formats under PREFIX, else under /usr/local.
	@Packaging/install $(PROGRAM) "$(PREFIX)"

uninstall: ## Remove what `make install` put under PREFIX.
	@Packaging/uninstall "$(PREFIX)"

dist: packages ## Make a tarball that runs on any Linux of the last years, no library needed.
	@SWIFT="$(SWIFT)" Packaging/dist $(NAMES)

deb: packages ## Make a Debian package, no library needed.
	@SWIFT="$(SWIFT)" Packaging/deb $(NAMES)

test-dist: packages ## Try both on a bare Debian, or on those that SUITES names; needs root.
	@tarball=$$(SWIFT="$(SWIFT)" Packaging/dist $(NAMES)) && package=$$(SWIFT="$(SWIFT)" Packaging/deb $(NAMES)) && \
	Packaging/test-dist "$$tarball" "$$package" $(SUITES)

clean: ## Remove what was built.
	rm -rf .build
