/// The file name extensions of sources.
package enum FileType: String, CaseIterable, Sendable {
  case json, jsonl, ndjson, apns

  /// The type of a file by its name, whose letters may be capitals.
  package init?(of path: FilePath) {
    guard let type = FileType.allCases.first(where: { path.hasEnding($0.ending) }) else {
      return nil
    }
    self = type
  }

  /// The extension with its dot.
  package var ending: String { "." + rawValue }

  /// How the source is divided into documents.
  package var layout: Linter.Layout { self == .jsonl || self == .ndjson ? .lines : .single }

  /// The kind of document that the extension suggests.
  package var claim: DocumentKind? { self == .apns ? .apnsPayload : nil }
}
