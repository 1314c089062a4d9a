import FCMLint

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

  /// The files of one folder, sorted by name.
  static func files(in folder: String) throws -> [File] {
    try Fixtures.files(in: folder).map { File(name: $0.name, bytes: $0.bytes) }
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
