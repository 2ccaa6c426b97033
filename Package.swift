// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is held to: no C type in a public signature, every file says what it uses.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// What is fed with made-up bytes: by libFuzzer where `Tests/Fuzz/run` sets FORMATCTL_FUZZ, else by tests that repeat its finds.
let fuzzing: [Target] =
  if Context.environment["FORMATCTL_FUZZ"] == nil {
    [
      .testTarget(
        name: "FuzzTests", dependencies: ["CustomFormats", "Documents"], path: "Tests/Fuzz",
        exclude: ["Dictionaries", "Driver", "run", "seeds"], swiftSettings: house)
    ]
  } else {
    [
      .executableTarget(
        name: "Fuzz", dependencies: ["CustomFormats", "Documents"], path: "Tests/Fuzz",
        exclude: ["Dictionaries", "Repeats", "run", "seeds"], swiftSettings: house)
    ]
  }

/// What draws an ad as a picture: Pango is large, so that a build has it only where FORMATCTL_RENDER is set, as `make render` does.
let rendering: [Target] =
  if Context.environment["FORMATCTL_RENDER"] == nil {
    []
  } else {
    [
      .systemLibrary(
        name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
      .executableTarget(name: "formatctl-render", dependencies: ["Documents", "CPangoCairo"], swiftSettings: house),
    ]
  }

let package = Package(
  name: "formatctl",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "formatctl", targets: ["formatctl"]),
    .library(name: "CustomFormats", targets: ["CustomFormats"]),
    .library(name: "NativeAds", targets: ["NativeAds"]),
  ],
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(name: "CMd", providers: [.apt(["libmd-dev"])]),
    .systemLibrary(
      name: "CMedia", pkgConfig: "libpng libturbojpeg libwebpdemux",
      providers: [
        .apt(["libpng-dev", "libturbojpeg0-dev", "libwebp-dev"]), .brew(["libpng", "jpeg-turbo", "webp"]),
      ]),
    .systemLibrary(
      name: "CFribidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    // No pkgConfig for ncurses: its .pc has -D flags, which SwiftPM drops with a warning at every build.
    .systemLibrary(name: "CNCurses", providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .target(name: "CSandbox"),
    .target(name: "CTerminalGuard"),
    .target(name: "Documents", swiftSettings: house),
    .target(
      name: "CustomFormats", dependencies: ["Documents", "CSQLite", "CMd", "CMedia", "CSandbox"],
      swiftSettings: house),
    .target(name: "NativeAds", dependencies: ["CustomFormats"], swiftSettings: house),
    .target(
      name: "FormatPreview",
      dependencies: ["CustomFormats", "NativeAds", "CFribidi", "CNCurses", "CTerminalGuard"],
      swiftSettings: house),
    .executableTarget(
      name: "formatctl", dependencies: ["Documents", "CustomFormats", "NativeAds", "FormatPreview"],
      swiftSettings: house),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents"], swiftSettings: house),
    .testTarget(name: "CustomFormatsTests", dependencies: ["CustomFormats", "Documents"], swiftSettings: house),
    .testTarget(name: "NativeAdsTests", dependencies: ["NativeAds", "CustomFormats"], swiftSettings: house),
    .testTarget(
      name: "FormatPreviewTests", dependencies: ["FormatPreview", "NativeAds", "CustomFormats"], exclude: ["Snapshots"],
      swiftSettings: house),
    .testTarget(
      name: "formatctlTests", dependencies: ["formatctl", "CustomFormats", "Documents"], exclude: ["Scripts", "Snapshots"],
      swiftSettings: house),
  ] + fuzzing + rendering
)
