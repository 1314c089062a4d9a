import Foundation
import XCTest

/// A temporary folder for one test, removed at its end.
final class ScratchFolder {
  let url: URL
  var path: String { url.path }

  /// A message with one finding, `topic-prefix`, and a safe fix for it.
  static let bad = #"{"message":{"topic":"/topics/a","notification":{"title":"Hi"}}}"# + "\n"
  /// The same message after the fix.
  static let good = #"{"message":{"topic":"a","notification":{"title":"Hi"}}}"# + "\n"

  init(_ files: [String: String] = [:], isRepository: Bool = true) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appendingPathComponent("fcmlint-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if isRepository { try makeFolder(".git") }
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ name: String, _ data: Data) throws { try data.write(to: path(name)) }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name).path, withDestinationPath: target)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + name)
  }

  /// Runs the program in the folder, or in a subfolder.
  func run(_ arguments: String..., input: String = "", in folder: String = "") -> CommandRun {
    CommandRun(arguments, input: Array(input.utf8), folder: path + "/" + folder)
  }

  /// The findings of a run as `PATH RULE`, or `PATH RULE SEVERITY` if it is not an error.
  func findings(_ arguments: String..., input: String = "", in folder: String = "") -> [String] {
    let run = CommandRun(
      ["--format", "concise"] + arguments, input: Array(input.utf8), folder: path + "/" + folder)
    return run.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 4)
      let rule = line.split(separator: "[").last?.dropLast() ?? ""
      let severity = parts.count > 3 ? parts[3].trimmingCharacters(in: .whitespaces) : ""
      return "\(parts.first ?? "") \(rule)" + (severity == "error" ? "" : " \(severity)")
    }
  }

  /// Runs another program in the folder; nil if it is not installed.
  func tool(_ arguments: String..., input: String) throws -> Int32? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = url
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus == 127 ? nil : process.terminationStatus
  }
}
