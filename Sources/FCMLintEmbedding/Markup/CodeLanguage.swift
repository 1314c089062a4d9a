import FCMLint

/// The language of a code block, by the name that its author gave it.
enum CodeLanguage {
  case json(permitsExtensions: Bool)
  case shell
  case source(HostLanguage)
  case text
  case yaml
  /// A language whose literals are not read.
  case other

  /// The first word of an info string in lowercase, without braces and options.
  static func name(_ info: ArraySlice<UInt8>) -> [UInt8] {
    let start = info.drop { $0 == .openBrace || $0 == .period || $0.isBlank }
    return start.prefix { $0.isOfName || $0 == .minus || $0 == .plus || $0 == .hash }.map {
      $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0
    }
  }

  init(_ name: [UInt8]) {
    switch String(decoding: name, as: UTF8.self) {
    case "json", "jsonl", "ndjson": self = .json(permitsExtensions: false)
    case "json5", "jsonc", "hjson", "json-with-comments": self = .json(permitsExtensions: true)
    case "sh", "bash", "shell", "zsh", "console", "shell-session", "curl", "terminal", "cmd",
      "bat", "powershell", "shellsession":
      self = .shell
    case "html", "xml": self = .source(.html)
    case "", "text", "txt", "plain", "plaintext", "http", "https", "rest", "none", "bru", "raw":
      self = .text
    case "yaml", "yml": self = .yaml
    default:
      let language = HostLanguage(languageID: name)
      self = language.flatMap { Dialect.of($0) }.map { .source($0.language) } ?? .other
    }
  }

  /// The documents in a code block.
  func documents(in text: ExtractedText, language: HostLanguage) -> [EmbeddedDocument] {
    if text.depth > ExtractedText.maximumDepth { return [] }
    switch self {
    case .json(let permitsExtensions):
      return PlainTextReader.documents(
        in: text, language: language, surroundings: .data(permitsExtensions: permitsExtensions))
    case .source(let inner): return EmbeddedExtractor.candidates(in: text, inner)
    case .shell, .text:
      return PlainTextReader.documents(in: text, language: language, surroundings: .prose)
    case .yaml: return YAMLReader.documents(in: text, language: language)
    case .other:
      return PlainTextReader.documents(in: text, language: language, surroundings: .code)
    }
  }
}
