import FCMLint

/// Text for XML reports, in attributes and between tags.
enum XMLEscaping {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The text with markup escaped; what XML cannot hold, even as a reference, becomes visible.
  ///
  /// Line breaks are references: an attribute keeps them, and no line of the report begins with
  /// text from a payload.
  static func escaped(_ text: String) -> String {
    let visible = LogSanitizer.visibleLines(text)
    let hasCommand = LogSanitizer.mayHoldCommand(visible)
    return LogSanitizer.replacing(in: visible) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      case "\n": "&#10;"
      case "#" where hasCommand: "&#35;"
      case "\u{FFFE}": "\\ufffe"
      case "\u{FFFF}": "\\uffff"
      default: nil
      }
    }
  }

  static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }
}
