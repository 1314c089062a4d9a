import FCMLint
import FCMLintWorkspace
import Foundation
import XCTest

@testable import fcmlint_cli

/// A run of the program: in the process of the test, whose directory is the root of the package, or
/// as a separate process in another directory.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  init(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    columns: Int? = nil, isTerminal: Bool = false, pipeHolds: Int = .max
  ) {
    self.init(
      bytes: arguments.map { Array($0.utf8) }, input: input, environment: environment,
      columns: columns, isTerminal: isTerminal, pipeHolds: pipeHolds)
  }

  /// Runs the built program.
  init(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    isUnheard: Bool = false, folder: String
  ) {
    do {
      let run = try BuiltProgram(
        arguments, input: Data(input), in: URL(fileURLWithPath: folder), isUnheard: isUnheard,
        environment: environment)
      (status, output, errors) = (run.wasKilled ? -run.status : run.status, run.text, run.errors)
    } catch {
      XCTFail("\(arguments) did not run: \(error)")
      (status, output, errors) = (-1, "", "")
    }
  }

  /// Relative paths depend on the current directory.
  private static let isInRoot =
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
    == Golden.root.resolvingSymlinksInPath()

  init(
    bytes arguments: [[UInt8]], input: [UInt8] = [], environment: [String: String] = [:],
    columns: Int? = nil, isTerminal: Bool = false, pipeHolds: Int = .max
  ) {
    for argument in arguments where !Self.isInRoot && argument.first != UInt8(ascii: "/") {
      let path = Golden.root.appendingPathComponent(String(decoding: argument, as: UTF8.self)).path
      XCTAssertFalse(
        FileManager.default.fileExists(atPath: path), "start the tests in \(Golden.root.path)")
    }
    let streams = CapturedStreams()
    streams.input = InputReader(input)
    streams.columns = columns
    streams.isTerminal = isTerminal
    streams.pipeHolds = pipeHolds
    status = Program(streams: streams) { environment[$0] }.run(arguments).rawValue
    output = streams.output
    errors = streams.errors
  }
}

/// Streams that record what is written to them.
final class CapturedStreams: StandardStreams {
  var input = InputReader([])
  var isTerminal = false
  var columns: Int?
  /// The number of bytes after which the reader closes the pipe.
  var pipeHolds = Int.max
  private(set) var output = ""
  private(set) var errors = ""

  func write(_ text: String) -> FileError? {
    guard output.utf8.count + text.utf8.count <= pipeHolds else { return .system(EPIPE) }
    output += text
    return nil
  }

  func write(bytes: [UInt8]) -> FileError? { write(String(decoding: bytes, as: UTF8.self)) }

  var showsErrorsOnTerminal = false

  func writeError(_ text: String) { errors += text }
}
