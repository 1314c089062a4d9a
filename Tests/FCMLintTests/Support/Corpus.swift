import FCMLint
import FCMLintRules
import Foundation

/// The files of `fixtures/`, found from the place of this source.
enum Corpus {
  struct File {
    var name: String
    var bytes: [UInt8]

    var layout: Linter.Layout {
      name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") ? .lines : .single
    }

    /// The kind that the ending of the name claims.
    var claimedKind: DocumentKind? { name.hasSuffix(".apns") ? .apnsPayload : nil }
  }

  static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("fixtures")

  /// The files of one folder in the order of their names.
  static func files(in folder: String) throws -> [File] {
    let folder = directory.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      File(name: name, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// What all rules say about a file, taken for what its ending claims.
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
    let session = LintSession(Linter(rules: Rulebook.all, configuration: configuration))
    return bytes.withUnsafeBufferPointer {
      session.lint($0, layout: layout, kind: kind, reasons: true)
    }
  }
}
