import FCMLint

/// Plain text for Markdown.
enum MarkdownEscaping {
  /// Text in which Markdown finds no markup, on one line.
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
