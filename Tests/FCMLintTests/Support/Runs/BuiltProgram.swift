import Foundation
import XCTest

/// A run of the built program as a separate process.
struct BuiltProgram {
  let status: Int32
  let wasKilled: Bool
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// The executable in the folder of the test bundle.
  static func location() throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let started = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    for place in bundles + [started] {
      let program = place.deletingLastPathComponent().appendingPathComponent("fcmlint")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "fcmlint next to the tests"])
  }

  /// Runs the program to its end; input and output are files, so that large output cannot block.
  init(
    _ arguments: [String], input: Data = Data(), in folder: URL, output place: String? = nil,
    isUnheard: Bool = false, environment: [String: String] = [:]
  ) throws {
    self = try RunningProgram(
      arguments, input: input, in: folder, output: place, isUnheard: isUnheard,
      environment: environment
    ).end()
  }

  fileprivate init(_ program: RunningProgram) throws {
    status = program.process.terminationStatus
    wasKilled = program.process.terminationReason == .uncaughtSignal
    output = try program.output.map { try Data(contentsOf: $0) } ?? Data()
    errors = String(
      decoding: try Data(contentsOf: program.scratch.path("err")), as: UTF8.self)
  }
}

/// The program while it runs.
final class RunningProgram {
  fileprivate let process = Process()
  fileprivate let scratch: ScratchFolder
  fileprivate let output: URL?

  var isRunning: Bool { process.isRunning }

  init(
    _ arguments: [String], input: Data = Data(), in folder: URL, output place: String? = nil,
    isUnheard: Bool = false, environment: [String: String] = [:]
  ) throws {
    scratch = try ScratchFolder(isRepository: false)
    output = place == nil ? scratch.path("out") : nil
    process.executableURL = try BuiltProgram.location()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { !Self.ownVariables.contains($0.key) }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    try scratch.write("in", input)
    try scratch.write("out", Data())
    try scratch.write("err", Data())
    let out = place.map { URL(fileURLWithPath: $0) } ?? scratch.path("out")
    process.standardInput = try FileHandle(forReadingFrom: scratch.path("in"))
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: scratch.path("err"))
    if isUnheard {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      process.standardOutput = pipe
    }
    try Self.start(process)
  }

  /// Starts a process that handles all signals: those that a shell ignores for its background jobs
  /// would also be ignored by the process.
  static func start(_ process: Process) throws {
    let handlers = signals.map { signal($0, SIG_DFL) }
    defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
    try process.run()
  }

  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  /// The environment variables that the program reads.
  private static let ownVariables: Set = [
    "CI_PROJECT_DIR", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "NO_COLOR",
    "TERM", "TF_BUILD",
  ]

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end; a run that takes too long is killed, which shows as a signal.
  func end(within seconds: Int = 120) throws -> BuiltProgram {
    let number = process.processIdentifier
    let watch = DispatchWorkItem { kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: watch)
    process.waitUntilExit()
    watch.cancel()
    return try BuiltProgram(self)
  }
}
