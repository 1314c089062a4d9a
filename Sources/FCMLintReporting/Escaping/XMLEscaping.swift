import FCMLint

/// Escapes text for XML attributes and content.
enum XMLEscaping {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The text with markup escaped and characters that XML forbids replaced by visible ones.
  ///
  /// Line breaks become character references: attributes keep them, and no line of the report
  /// begins with text from a payload.
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
