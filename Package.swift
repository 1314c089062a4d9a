// swift-tools-version: 6.0
import PackageDescription

// `make profile` keeps the names of functions.
let stripped = Context.environment["FCMLINT_SYMBOLS"] == nil ? ["-Xlinker", "-s"] : []

// Puts side by side what every start needs; `.ci/order` writes the list.
let order = "--symbol-ordering-file=\(Context.packageDirectory)/.ci/start.order"

let package = Package(
  name: "fcmlint",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "FCMLint", targets: ["FCMLint", "FCMLintRules"]),
    .executable(name: "fcmlint", targets: ["fcmlint-cli"]),
  ],
  targets: [
    .target(
      name: "FCMLint",
      // The engine imports no C library, so nothing else asks the linker for the rounding functions.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "FCMLintRules", dependencies: ["FCMLint"], path: "rules", exclude: ["README.md"]),
    .executableTarget(
      name: "fcmlint-cli",
      dependencies: ["FCMLint", "FCMLintRules"],
      // One file without shared libraries starts several times faster, which a hook run on every
      // commit feels. The flags stand on the executable alone, so that the library stays usable
      // as a dependency.
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-executable", "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", order,
            "-Xlinker", "--no-warn-symbol-ordering",
          ] + stripped,
          .when(platforms: [.linux], configuration: .release))
      ]
    ),
    .testTarget(
      name: "FCMLintTests", dependencies: ["FCMLint", "FCMLintRules", "fcmlint-cli"]),
  ],
  swiftLanguageModes: [.v6]
)
