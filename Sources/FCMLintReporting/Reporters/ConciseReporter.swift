import FCMLint

/// One line for each finding, in the shape that compilers made common: every editor reads it.
struct ConciseReporter: Reporter {
  let style: TerminalStyle

  mutating func report(_ source: SourceReport) -> String {
    guard !source.diagnostics.isEmpty else { return "" }
    let lines = LineIndex(source.bytes)
    let path = LogSanitizer.safe(source.path)
    var text = ""
    for diagnostic in source.diagnostics {
      let start = source.position(of: diagnostic.range.start, lines)
      let place = "\(path):\(start.line):\(start.column):"
      let word = style.paint(Self.word(diagnostic.severity), style.colour(of: diagnostic.severity))
      let message = LogSanitizer.safe(diagnostic.message)
      text += "\(style.paint(place, .bold)) \(word): \(message) [\(diagnostic.rule)]\n"
    }
    return text
  }

  /// The word that readers of compiler output know.
  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "note"
    }
  }
}
