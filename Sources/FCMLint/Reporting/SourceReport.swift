/// What became of one source: all that a reporter needs to tell about it.
public struct SourceReport: Sendable {
  /// The path as the reader should see it, relative to the current directory where possible.
  public var path: String
  /// The path that identifies a finding wherever the program was started: relative to the
  /// repository, with `/` and without a leading `./`.
  public var identity: String
  /// The path from the root of the disk, links followed; nil for a source that is no file.
  public var absolute: String?
  public var bytes: [UInt8]
  public var layout: Linter.Layout
  /// What comes before the bytes when they are a later piece of a long source.
  public var before: Before?
  public var diagnostics: [Diagnostic]
  /// Findings that somebody has silenced, filled only when the report is to name them.
  public var suppressed: [Suppression] = []
  /// The lowest severity of this source that fails the run; nil for none.
  public var failOn: Severity? = .error
  /// How many documents were judged, and how many values were passed over.
  public var documents: Int
  public var skipped: Int

  /// The part of a source that has been reported already.
  public struct Before: Sendable {
    public var lines: Int
    public var bytes: Int

    public init(lines: Int, bytes: Int) {
      self.lines = lines
      self.bytes = bytes
    }
  }

  public init(
    path: String, identity: String? = nil, absolute: String? = nil, bytes: [UInt8],
    layout: Linter.Layout = .single, diagnostics: [Diagnostic], documents: Int = 0,
    skipped: Int = 0
  ) {
    self.path = path
    self.identity = identity ?? path
    self.absolute = absolute
    self.bytes = bytes
    self.layout = layout
    self.diagnostics = diagnostics
    self.documents = documents
    self.skipped = skipped
  }

  /// The number of the first line of the bytes.
  var firstNumber: Int { (before?.lines ?? 0) + 1 }

  /// A place of the bytes as a place of the whole source.
  func position(of offset: Int, _ lines: LineTable) -> Position {
    var place = lines.position(of: offset)
    place.line += before?.lines ?? 0
    place.byte += before?.bytes ?? 0
    return place
  }

  /// A place of the bytes as a place of the whole source; nil where lines and columns cannot name
  /// it, as inside a byte-order mark or between `\r` and `\n`.
  func exactPosition(of offset: Int, _ lines: LineTable) -> Position? {
    let place = lines.position(of: offset)
    let line = lines.contentRange(ofLine: place.line - 1)
    return line.start + place.byteColumn - 1 == offset ? position(of: offset, lines) : nil
  }
}

/// A finding that somebody has silenced.
public struct Suppression: Sendable {
  /// Where it was silenced.
  public enum Place: String, Sendable {
    /// In the document itself.
    case inSource
    /// In the configuration or a baseline.
    case external
  }

  public var diagnostic: Diagnostic
  public var place: Place
  public var reason: String?

  public init(_ diagnostic: Diagnostic, _ place: Place, reason: String? = nil) {
    self.diagnostic = diagnostic
    self.place = place
    self.reason = reason
  }
}

/// A source that could not be read, or a configuration that cannot be used.
public struct UnreadSource: Sendable {
  /// The paths as in `SourceReport`.
  public var path: String
  public var identity: String
  public var absolute: String?
  /// Where in the source it went wrong; nil when there is nothing to look at.
  public var place: Position?
  /// What went wrong, in a few words.
  public var words: String

  public init(
    path: String, identity: String? = nil, absolute: String? = nil, place: Position? = nil,
    words: String
  ) {
    self.path = path
    self.identity = identity ?? path
    self.absolute = absolute
    self.place = place
    self.words = words
  }

  /// The path with line and column, as far as they are known.
  var address: String { place.map { "\(path):\($0.line):\($0.column)" } ?? path }
}

/// The numbers that end a report.
public struct ReportSummary: Equatable, Sendable {
  public var files = 0
  /// Files with at least one finding.
  public var filesWithFindings = 0
  public var documents = 0
  /// Values that were no FCM documents.
  public var skipped = 0
  public var errors = 0
  public var warnings = 0
  public var infos = 0
  public var hints = 0
  /// Findings that have a safe fix.
  public var fixable = 0
  /// Findings whose fixes are all unsafe.
  public var unsafelyFixable = 0
  public var suppressed = 0
  /// Findings that were made but are not part of the report.
  public var hidden = 0

  private var lastHadFindings = false

  public init() {}

  /// The number of findings.
  public var findings: Int { errors + warnings + infos + hints }

  /// Counts one source more.
  public mutating func add(_ source: SourceReport) {
    if source.before == nil {
      files += 1
      lastHadFindings = false
    }
    documents += source.documents
    skipped += source.skipped
    if !source.diagnostics.isEmpty, !lastHadFindings {
      filesWithFindings += 1
      lastHadFindings = true
    }
    for index in source.diagnostics.indices {
      switch source.diagnostics[index].severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      case .hint: hints += 1
      }
      if source.diagnostics[index].fixes.isEmpty { continue }
      if source.diagnostics[index].fixes.contains(where: { $0.safety == .safe }) {
        fixable += 1
      } else {
        unsafelyFixable += 1
      }
    }
  }

  /// What a summary adds to the number of findings: how many can be fixed, and how many are hidden.
  var remarks: String {
    var text = fixable == 0 ? "" : "; \(fixable) fixable"
    if unsafelyFixable > 0 {
      text += fixable == 0 ? "; \(unsafelyFixable) fixable" : ", \(unsafelyFixable) more"
      text += " with --unsafe-fixes"
    }
    return suppressed == 0 ? text : text + "; \(suppressed) suppressed"
  }

  /// The number of findings at or above a severity.
  public func count(from severity: Severity) -> Int {
    let numbers: [(Severity, Int)] = [
      (.error, errors), (.warning, warnings), (.info, infos), (.hint, hints),
    ]
    return numbers.reduce(0) { $0 + ($1.0 >= severity ? $1.1 : 0) }
  }
}
