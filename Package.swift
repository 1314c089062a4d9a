// swift-tools-version: 6.0
import PackageDescription

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
    .target(name: "FCMLintEmbedding", dependencies: ["FCMLint"]),
    .target(name: "FCMLintReporting", dependencies: ["FCMLint", "FCMLintRules"]),
    .target(name: "FCMLintWorkspace", dependencies: ["FCMLint"]),
    .target(
      name: "FCMLintServer",
      dependencies: ["FCMLint", "FCMLintRules", "FCMLintEmbedding", "FCMLintReporting"]),
    .target(
      name: "FCMLintWeb",
      dependencies: [
        "FCMLint", "FCMLintRules", "FCMLintEmbedding", "FCMLintReporting", "FCMLintServer",
      ]),
    .executableTarget(
      name: "fcmlint-cli",
      dependencies: [
        "FCMLint", "FCMLintRules", "FCMLintEmbedding", "FCMLintReporting", "FCMLintWorkspace",
        "FCMLintServer",
      ]),
    .testTarget(
      name: "FCMLintTests",
      dependencies: [
        "FCMLint", "FCMLintRules", "FCMLintEmbedding", "FCMLintReporting", "FCMLintWorkspace",
        "FCMLintServer", "FCMLintWeb", "fcmlint-cli",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
