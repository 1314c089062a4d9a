extension Linter {
  /// The result of linting one source.
  public struct Report: Sendable {
    /// The diagnostics, in the order of the source.
    public package(set) var diagnostics: [Diagnostic] = []
    /// The findings that comments of the source suppress.
    package var suppressed: [Suppression] = []
    /// The number of findings beyond the limit, which one of the diagnostics mentions.
    var hidden = 0
    /// The number of FCM documents that were linted.
    public package(set) var documents = 0
    /// The number of values that were skipped because they are not FCM documents.
    public package(set) var skipped = 0
    /// Whether documents in the source were not read, because there are too many or too large ones.
    package var isIncomplete = false
    /// The end of the lines in the report: before the end of the source if it is linted in pieces.
    package var end = 0
    /// The number of non-blank lines; 0 unless there is one document on each line.
    package var lines = 0
    /// The number of line breaks; 0 unless there is one document on each line.
    package var breaks = 0
    /// The kind of each linted document and the evidence for it, if requested.
    package var detections: [Detection] = []
    /// The reasons for skipping values, if requested.
    package var skipReasons: [SkipReason] = []
    /// The size of each linted document on each platform, if requested.
    package var sizes: [Size] = []
    /// What each linted document shows on each platform, if requested.
    package var previews: [Preview] = []
    /// The values that editors show in another form, if requested.
    package var annotations: [ValueAnnotation] = []
    /// Each line of a source with one document on each line, if requested; another source is one
    /// record.
    package var records: [Record] = []

    package init() {}

    /// Whether the report on lines is so large that the next one should follow, because each line
    /// may have findings that take a hundred times as much memory as the line.
    var shouldFlush: Bool {
      diagnostics.count >= 4096 || previews.count >= 256 || sizes.count >= 4096
    }

    /// Removes the diagnostics and previews and returns them as a report.
    mutating func drain() -> Report {
      var piece = Report()
      (piece.diagnostics, piece.previews) = (diagnostics, previews)
      (diagnostics, previews) = ([], [])
      return piece
    }

    /// Adds the report on the next part of the same source.
    package mutating func append(_ part: Linter.Report) {
      let count = documents + skipped
      let part = part.shifted(by: count)
      diagnostics += part.diagnostics
      suppressed += part.suppressed
      hidden += part.hidden
      documents += part.documents
      skipped += part.skipped
      detections += part.detections
      for reason in part.skipReasons {
        for _ in 0..<reason.count { countSkipped(for: reason.reason) }
      }
      sizes += part.sizes
      previews += part.previews
      annotations += part.annotations
    }

    /// The report with document numbers increased by the number of preceding documents.
    package func shifted(by documents: Int) -> Linter.Report {
      if documents == 0 { return self }
      var report = self
      for index in diagnostics.indices { report.diagnostics[index].document += documents }
      for index in suppressed.indices {
        report.suppressed[index].diagnostic.document += documents
      }
      for index in detections.indices { report.detections[index].document += documents }
      for index in sizes.indices { report.sizes[index].document += documents }
      for index in previews.indices { report.previews[index].document += documents }
      return report
    }

    /// Sets the line index of the diagnostics, so that they have lines and columns.
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

  /// The size of a document on a platform.
  package struct Size: Sendable {
    package var document: Int
    /// The range of the document in the source.
    package var range: ByteRange
    package var platform: PayloadSize.Platform
    package var bytes: Int
    /// Whether the final size is larger because of template placeholders.
    package var isLowerBound: Bool
  }

  /// What a document shows on each platform.
  package struct Preview: Sendable {
    package var document: Int
    /// The range of the document in the source.
    package var range: ByteRange
    package var kind: DocumentKind
    /// Empty for a document that is not a message.
    package var messages: [EffectiveMessage]
    /// The payload for the simulator of Apple devices; nil if the document sends nothing to them.
    package var simulatorPayload: JSONValue?
  }

  /// What a report contains in addition to all diagnostics with their fixes.
  package struct ReportOptions: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set from flags: the operations of sets are generic, and would slow down each start.
    package init(reasons: Bool, sizes: Bool, records: Bool, acceptedFixes: Bool) {
      rawValue = (reasons ? 1 : 0) | (sizes ? 2 : 0) | (acceptedFixes ? 8 : 0) | (records ? 16 : 0)
    }

    /// How each document was detected.
    package static let reasons = ReportOptions(rawValue: 1)
    /// The size of each document.
    package static let sizes = ReportOptions(rawValue: 2)
    /// What each document shows on each platform.
    package static let previews = ReportOptions(rawValue: 4)
    /// Only fixes that would be applied, at the cost of trying each.
    package static let acceptedFixes = ReportOptions(rawValue: 8)
    /// Each line of a source with one document on each line, or a whole other source.
    package static let records = ReportOptions(rawValue: 16)
    /// The values that editors show in another form.
    package static let annotations = ReportOptions(rawValue: 32)
    /// Only the lines before the report is large; the caller continues at `Report.end`.
    package static let pieces = ReportOptions(rawValue: 64)
  }

  /// A line, which may be blank, or a source that is not divided into lines.
  package struct Record: Sendable {
    /// The kind of its document; nil if it contains no FCM document.
    package var kind: DocumentKind?
    /// The offset of its end, without the line break.
    package var end: Int

    package init(kind: DocumentKind?, end: Int) {
      self.kind = kind
      self.end = end
    }
  }

  /// The detected kind of a document.
  package struct Detection: Sendable {
    package var document: Int
    package var kind: DocumentKind
    /// The evidence, in a few words.
    package var reason: String
  }

  /// Values that were skipped for the same reason.
  package struct SkipReason: Sendable {
    /// The reason in a few words.
    package var reason: String
    package var count: Int
  }
}
