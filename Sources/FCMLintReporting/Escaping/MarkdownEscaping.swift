import FCMLint

/// Escapes plain text for Markdown.
enum MarkdownEscaping {
  /// The text on one line with all markup escaped.
  static func escaped(_ text: String) -> String { escaped(text, lineBreak: "<br>") }

  /// Several lines as paragraphs.
  static func paragraphs(_ text: String) -> String { escaped(text, lineBreak: "\n\n") }

  private static func escaped(_ text: String, lineBreak: String) -> String {
    LogSanitizer.replacing(in: LogSanitizer.visibleLines(text)) { scalar in
      switch scalar {
      case "\n": lineBreak
      case "\\", "`", "*", "_", "<", ">", "[", "]", "|", "#", "&", "~", "$", "@", "!": "\\\(scalar)"
      default: nil
      }
    }
  }
}
