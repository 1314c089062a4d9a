import FCMLint

/// The colors and width of terminal output.
package struct TerminalStyle: Sendable {
  /// Whether to write color escape sequences.
  package var isColored: Bool
  /// The width of the terminal; nil if the output is not a terminal.
  package var columns: Int?
  /// Whether the terminal shows hyperlinks.
  package var hasLinks: Bool
  /// Whether examples are wrapped, too: a terminal would break their long lines, and move the marks below
  /// them. Elsewhere, they can be copied.
  package var wrapsExamples: Bool

  package init(
    isColored: Bool = false, columns: Int? = nil, hasLinks: Bool = false,
    wrapsExamples: Bool = false
  ) {
    self.isColored = isColored
    self.columns = columns
    self.hasLinks = hasLinks
    self.wrapsExamples = wrapsExamples
  }

  /// Plain text, 80 columns wide.
  package static let page = TerminalStyle(columns: 80)

  /// The colors of reports.
  enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "31;1"
    case yellow = "33;1"
    case blue = "34;1"
    case cyan = "36;1"
    case green = "32;1"
  }

  func paint(_ text: String, _ paint: Paint) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The rule ID of a finding, as a hyperlink (OSC 8) to the page of the rule.
  func linkedRule(of diagnostic: Diagnostic) -> String {
    guard hasLinks else { return diagnostic.rule }
    let end = "\u{1B}]8;;\u{1B}\\"
    return "\u{1B}]8;;\(diagnostic.documentationURL)\u{1B}\\\(diagnostic.rule)\(end)"
  }

  func color(of severity: Severity) -> Paint {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .blue
    case .hint: .cyan
    }
  }

  /// The maximum width of a source line if the terminal width is unknown or larger.
  static let widest = 160

  /// The maximum width of a report line.
  var lineWidth: Int { min(max(columns ?? Self.widest, 24), Self.widest) }

  /// The text wrapped at spaces, with prefixes for the first and further lines; not wrapped if the
  /// width is unknown.
  package func wrapped(_ text: String, first: String = "", rest: String = "") -> [String] {
    guard columns != nil else { return [first + text] }
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let word = String(word)
      let isFull = DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > lineWidth
      if !isEmpty, isFull {
        lines.append(line)
        line = rest + LogSanitizer.safe(word)
      } else {
        line += isEmpty ? word : " " + word
      }
      isEmpty = false
    }
    return lines + [line]
  }
}
