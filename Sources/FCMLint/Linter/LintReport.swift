extension Linter {
  /// The result of linting one source.
  public struct Report: Sendable {
    /// What the rules found, in the order of the source.
    public package(set) var diagnostics: [Diagnostic] = []
    /// How many documents were linted.
    public package(set) var documents = 0
    /// How many values were skipped because they are no FCM documents.
    public package(set) var skipped = 0
    /// How many lines are not blank, for a source with one document on each line.
    package var lines = 0
    /// How many line breaks there are, for a source with one document on each line.
    package var breaks = 0
    /// The kind of each linted document and why it was chosen, where asked for.
    package var detections: [Detection] = []
    /// Why values were skipped, where asked for.
    package var skipReasons: [SkipReason] = []
    /// How large each linted document is on each platform, where asked for.
    package var sizes: [Size] = []

    package init() {}

    /// Gives the diagnostics the lines of their source, so that they know line and column.
    mutating func locate(in bytes: [UInt8]) {
      guard !diagnostics.isEmpty else { return }
      let lines = SourceLines(bytes)
      for index in diagnostics.indices {
        diagnostics[index].lines = lines
        for note in diagnostics[index].notes.indices {
          diagnostics[index].notes[note].lines = lines
        }
      }
    }
  }

  /// How large a document is on a platform.
  package struct Size: Sendable {
    package var document: Int
    package var platform: PayloadSize.Platform
    package var bytes: Int
    /// Whether a template placeholder hides some of it.
    package var isLowerBound: Bool
  }

  /// What a document was taken for.
  package struct Detection: Sendable {
    package var document: Int
    package var kind: DocumentKind
    /// The evidence, in a few words.
    package var reason: String
  }

  /// Values that were skipped for the same reason.
  package struct SkipReason: Sendable {
    /// What they are, in a few words.
    package var reason: String
    package var count: Int
  }
}
