/// Reads object literals in JavaScript and TypeScript.
enum JavaScriptReader {
  /// The documents in a whole source, or in a code sample of a text.
  static func documents(in text: HostText) -> [EmbeddedDocument] {
    LiteralFinder.documents(in: text, .javaScript, .javaScript)
  }

  /// The document that begins at an offset of a text, which need not be source code, and the offset
  /// after it; nil if no literal begins there.
  static func document(in text: HostText, at start: Int, _ mentions: ServiceMentions) -> (
    document: EmbeddedDocument?, end: Int
  ) {
    LiteralFinder.document(in: text, at: start, .javaScript, mentions: mentions)
  }
}
