import FCMLint
import FCMLintRules

/// The documents of `fixtures/`, and what all rules say about them.
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

  /// The files of one folder in the order of their names.
  static func files(in folder: String) throws -> [File] {
    try Fixtures.files(in: folder).map { File(name: $0.name, bytes: $0.bytes) }
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
