import FCMLint

/// How a report for people looks: coloured or plain, and how wide.
package struct TerminalStyle: Sendable {
  /// Whether escape sequences for colours are written.
  package var isColoured: Bool
  /// The width of the terminal; nil when the reader is a file or another program.
  package var columns: Int?

  package init(isColoured: Bool = false, columns: Int? = nil) {
    self.isColoured = isColoured
    self.columns = columns
  }

  /// A plain page as wide as a terminal usually is.
  package static let page = TerminalStyle(columns: 80)

  /// The colours that a report uses.
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
    isColoured && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }

  func colour(of severity: Severity) -> Paint {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .blue
    case .hint: .cyan
    }
  }

  /// The most columns that a line of source gets when nothing else limits it.
  static let widest = 160

  /// The columns that a line of the report may take.
  var lineWidth: Int { min(max(columns ?? Self.widest, 24), Self.widest) }

  /// The text broken into lines at spaces, the later ones indented; one line when no width is known.
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
