import FCMLint
import Foundation

/// The documents of `fixtures/`, and the findings of all rules.
enum Corpus {
  struct File {
    var name: String
    var bytes: [UInt8]

    var layout: Linter.Layout {
      name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") ? .lines : .single
    }

    /// The kind that the extension suggests.
    var claimedKind: DocumentKind? { name.hasSuffix(".apns") ? .apnsPayload : nil }
  }

  /// The files of one folder and the blocks of its cases, sorted by name.
  static func files(in folder: String) throws -> [File] {
    try Fixtures.files(in: folder).flatMap { name, bytes in
      guard name.hasSuffix(".cases") else { return [File(name: name, bytes: bytes)] }
      let text = String(decoding: bytes, as: UTF8.self)
      return CaseFile(path: "fixtures/\(folder)/\(name)", text: text).cases.filter(\.isBlock)
        .map { File(name: $0.frame.name, bytes: $0.source) }
    }.sorted { $0.name < $1.name }
  }

  /// The files and blocks of these folders in a temporary folder.
  static func copy(_ folders: [String], every step: Int = 1) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for folder in folders {
      try scratch.makeFolder(folder)
      for file in Sweep.part(of: try files(in: folder), every: step) {
        try Data(file.bytes).write(to: scratch.url.appendingPathComponent("\(folder)/\(file.name)"))
      }
    }
    return scratch
  }

  /// The findings of all rules in a file, with the kind that its extension suggests.
  static func lint(_ file: File, level: Severity = .hint) -> Linter.Report {
    var configuration = Configuration()
    configuration.level = level
    return report(
      file.bytes, layout: file.layout, kind: file.claimedKind, configuration: configuration)
  }

  static func report(
    _ bytes: [UInt8], layout: Linter.Layout = .single, kind: DocumentKind? = nil,
    configuration: Configuration = Configuration()
  ) -> Linter.Report {
    let session = LintSession(TestLinter.of(configuration))
    return bytes.withUnsafeBufferPointer {
      session.lint($0, layout: layout, kind: kind, extras: .reasons)
    }
  }
}
