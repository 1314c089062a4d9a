/// The file name extensions of sources.
package enum FileType: String, CaseIterable, Sendable {
  case json, jsonc, json5, jsonl, ndjson, apns

  /// The type of a file by its name, ignoring case.
  package init?(of path: FilePath) {
    let name = path.name
    guard let dot = name.lastIndex(of: .period), dot > name.startIndex else { return nil }
    let ending = name[(dot + 1)...]
    let type = Self.allCases.first { type in
      type.rawValue.utf8.count == ending.count
        && ending.elementsEqual(type.rawValue.utf8) { ($0.isCapital ? $0 | 0x20 : $0) == $1 }
    }
    guard let type else { return nil }
    self = type
  }

  /// The extension with its dot.
  package var ending: String { "." + rawValue }

  /// How the source is divided into documents.
  package var layout: Linter.Layout { self == .jsonl || self == .ndjson ? .lines : .single }

  /// The kind of document that the extension suggests.
  package var claim: DocumentKind? { self == .apns ? .apnsPayload : nil }
}
