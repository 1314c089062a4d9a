/// The styles of template placeholders: text that is replaced before the message is sent.
public final class PlaceholderSyntax: Sendable {
  /// A style of the configuration: a fixed prefix, any text, and a fixed suffix.
  struct Style: Sendable {
    var prefix: [UInt8]
    var suffix: [UInt8]
  }

  /// The default styles, such as `{{name}}`, `${name}` and `<%= name %>`.
  public static let standard = PlaceholderSyntax(patterns: [])

  /// The maximum length in which the end of an unquoted placeholder is searched.
  private static let sight = 1000

  /// The styles in addition to the default ones.
  private let styles: [Style]
  /// Whether the default styles count.
  let isStandard: Bool

  /// Creates styles from patterns with one `*` each, such as `@*@`.
  ///
  /// - Parameters:
  ///   - patterns: the start and the end of placeholders, with `*` between them.
  ///   - includesDefaults: whether the default styles count, too.
  public init(patterns: [String], includingDefaults includesDefaults: Bool = true) {
    isStandard = includesDefaults
    styles = patterns.map { pattern in
      let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      return Style(
        prefix: Array(parts[0].utf8), suffix: parts.count > 1 ? Array(parts[1].utf8) : [])
    }
  }

  /// Whether the text is, or contains, a placeholder, so that its final value is unknown.
  package func areFound(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if isStandard, Self.hasStandardPlaceholder(text) { return true }
    return styles.contains { style in
      guard let start = Self.find(style.prefix, in: text, from: 0) else { return false }
      if style.suffix.isEmpty { return true }
      let inner = start + style.prefix.count
      guard let stop = Self.find(style.suffix, in: text, from: inner + 1) else { return false }
      return stop > inner
    }
  }

  private static func find(
    _ needle: [UInt8], in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard !needle.isEmpty, text.count - start >= needle.count else { return nil }
    return (start...(text.count - needle.count)).first { index in
      needle.indices.allSatisfy { text[index + $0] == needle[$0] }
    }
  }

  private static func hasStandardPlaceholder(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = text.count
    if count > 2, isWhole(text) { return true }
    var next = 0
    var missing: [[UInt8]] = []
    var unclosed = false
    while true {
      let index = placeOfBeginning(text, from: next)
      guard index < count else { return false }
      next = index + 1
      switch text[index] {
      case .openBrace, .lessThan:
        // If the closing mark is not found after one placeholder, it is not found after later ones.
        if let end = endOfPair(text, at: index), !missing.contains(end) {
          if find(end, in: text, from: index + 3) != nil { return true }
          missing.append(end)
        }
      case .dollar, .percent, .hash:
        if isBraced(text, at: index) {
          if unclosed { break }
          if text[(index + 3)...].contains(.closeBrace) { return true }
          unclosed = true
        } else if isOpened(text, at: index) {
          return true
        }
      case .openBracket:
        let length = capitals(text, from: index + 1)
        if length >= 2, index + length + 1 < count, text[index + length + 1] == .closeBracket {
          return true
        }
      case UInt8(ascii: "Y") where count - index > 5 && isCapitalWord(text[index + 5]):
        let isWordStart = index == 0 || !isCapitalWord(text[index - 1])
        if isWordStart, text[index..<index + 5].elementsEqual("YOUR_".utf8) { return true }
      default: break
      }
    }
  }

  /// Whether `${`, `%{` or `#{` begins a placeholder here; "50%{ off }" does not.
  private static func isBraced(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 2 < text.count, text[index + 1] == .openBrace else { return false }
    return text[index] != .percent || index == 0 || !text[index - 1].isDigit
  }

  /// Whether `$(x)`, `#(x)` or `$NAME` begins here; "A$AP" does not.
  private static func isOpened(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 2 < text.count, text[index] != .percent else { return false }
    if text[index + 1] == .openParenthesis { return endOfCall(text, from: index + 2) != nil }
    if index > 0, text[index - 1].isCapital { return false }
    let length = text[index] == .dollar ? capitals(text, from: index + 1) : 0
    // Between spaces, as in "$GOOG up 1 %", only a word with an underscore is a name.
    if length < 2 { return false }
    let end = index + 1 + length
    let isWord =
      (index == 0 || text[index - 1] == .space) && (end == text.count || text[end] == .space)
    return !isWord || length == text.count - 1 || text[index + 1..<end].contains(.underscore)
  }

  /// The end of `$(name)` or `#(name)`, whose name begins here.
  static func endOfCall(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let end = endOfVariable(text, from: start) else { return nil }
    return end < text.count && text[end] == .closeParenthesis ? end + 1 : nil
  }

  /// Whether the whole text is a path such as `$ctx.args.title`.
  private static func isPath(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    endOfVariable(text, from: 1) == text.count && text.contains(.period)
  }

  /// The end of a name such as `ctx.args.title`.
  private static func endOfVariable(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < text.count, text[start].isLetter || text[start] == .underscore else { return nil }
    return text[start...].firstIndex { !$0.isLetter && !isOfName($0) } ?? text.count
  }

  /// The closing mark of the placeholder whose two-character opening mark is here: `{{x}}`,
  /// `{%x%}`, `<%x%>` or `<?=x?>`.
  private static func endOfPair(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> [UInt8]? {
    guard index + 4 < text.count else { return nil }
    switch (text[index], text[index + 1]) {
    case (.openBrace, .openBrace): return [.closeBrace, .closeBrace]
    case (.openBrace, .percent): return [.percent, .closeBrace]
    case (.lessThan, .percent): return [.percent, .greaterThan]
    case (.lessThan, .questionMark): return [.questionMark, .greaterThan]
    default: return nil
    }
  }

  /// Whether the whole text is a placeholder: `<x>`, `$a.b`, `[a or b]` or `{a}`.
  private static func isWhole(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch (text[0], text[text.count - 1]) {
    case (.lessThan, .greaterThan): isAngled(text)
    case (.dollar, _): isPath(text)
    case (.openBracket, .closeBracket): isChoice(text)
    case (.openBrace, .closeBrace): endOfVariable(text, from: 1) == text.count - 1
    default: false
    }
  }

  /// Whether the text is a choice in brackets, such as `[5 or 10]`.
  private static func isChoice(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let word: [UInt8] = [.space, UInt8(ascii: "o"), UInt8(ascii: "r"), .space]
    return find(word, in: text, from: 2) != nil
      && !text.contains { $0 == .quote || $0 == .openBrace || $0 == .backslash }
  }

  /// Whether the text is `<x>` or `<<x>>`, begins with a letter or `#`, or is a choice,
  /// and contains no other angle brackets.
  private static func isAngled(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let isDoubled = text.count > 4 && text[1] == .lessThan && text[text.count - 2] == .greaterThan
    let inner = isDoubled ? text[2..<text.count - 2] : text[1..<text.count - 1]
    guard let first = inner.first,
      first >= 0x80 || first.isLetter || first == .underscore || first == .hash
        || first.isDigit && isChoice(text)
    else { return false }
    return !inner.contains { $0 == .lessThan || $0 == .greaterThan }
  }

  /// The index of the next byte with which a standard placeholder may begin, or the end: `#`, `$`,
  /// `%`, `<`, `Y`, `[` or `{`.
  private static func placeOfBeginning(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = text.baseAddress else { return text.count }
    return SIMDBytes.farPlace(in: base, from: start, to: text.count) { block in
      block.within(.hash, .percent) .| block.equal(.lessThan) .| block.equal(UInt8(ascii: "Y"))
        .| block.equal(.openBracket)
        .| block.equal(.openBrace)
    } or: { byte in
      ASCIISet(low: 0x1000_0038_0000_0000, high: 0x0800_0000_0A00_0000).contains(byte)
    }
  }

  /// The length of the upper-case word with underscores and digits at `start`.
  private static func capitals(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, isCapitalWord(text[index]) { index += 1 }
    return start < text.count && text[start].isCapital ? index - start : 0
  }

  static func isCapitalWord(_ byte: UInt8) -> Bool {
    byte.isCapital || byte.isDigit || byte == .underscore
  }

  /// The end of an unquoted placeholder at `start`, outside strings.
  static func endOfBarePlaceholder(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start + 2 < bytes.count else { return nil }
    let pair = (bytes[start], bytes[start + 1])
    var index: Int
    let closers: Int
    switch pair {
    case (.openBrace, .openBrace): (index, closers) = (start + 2, 2)
    case (.dollar, .openBrace), (.percent, .openBrace): (index, closers) = (start + 2, 1)
    case (.lessThan, _): return endOfAngles(bytes, from: start)
    default: return nil
    }
    return endOfBraces(bytes, from: index, closers)
  }

  /// The end of a placeholder in braces whose content begins at `inner`.
  ///
  /// Inside parentheses, as in `{{ toJson({ a: 1 }) }}`, any character is allowed. Elsewhere, a
  /// brace, or a line break next to a JSON punctuation character, means that it is not a
  /// placeholder.
  private static func endOfBraces(
    _ bytes: UnsafeBufferPointer<UInt8>, from inner: Int, _ closers: Int
  ) -> Int? {
    var index = inner
    var open = 0
    var (hasMarks, isBroken) = (false, false)
    let limit = min(bytes.count, inner + sight)
    while index < limit {
      switch bytes[index] {
      case .closeBrace where open == 0:
        guard index > inner,
          closers == 1 || (index + 1 < bytes.count && bytes[index + 1] == .closeBrace)
        else { return nil }
        // Handlebars uses three braces for text that is not escaped.
        let stop = index + closers
        guard closers == 2, bytes[inner] == .openBrace else { return stop }
        return stop < bytes.count && bytes[stop] == .closeBrace ? stop + 1 : nil
      case .quote where closers == 2 && index == inner: return nil
      case .openBrace where open == 0 && !(closers == 2 && index == inner): return nil
      case .lineFeed where open == 0, .carriageReturn where open == 0: isBroken = true
      case .quote where open == 0, .comma where open == 0, .colon where open == 0: hasMarks = true
      case .openParenthesis: open += 1
      case .closeParenthesis: open -= 1
      default: break
      }
      if isBroken && (hasMarks || closers == 1) || open < 0 { return nil }
      index += 1
    }
    return nil
  }

  private static func endOfAngles(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case .greaterThan: return index > start + 1 ? index + 1 : nil
      case let byte where byte.isOfWord || [.minus, .space, .period].contains(byte): index += 1
      default: return nil
      }
    }
    return nil
  }
}

extension JSONNode {
  /// Whether the value is a placeholder, or a string or key that contains one.
  public var isOpaque: Bool {
    switch kind {
    case .placeholder: true
    case .string:
      tape.templates._withUnsafeGuaranteedRef {
        $0.areFound(in: rawContent) || $0.standsForToken(rawContent) && isInPlaceOfToken
      } || namesVelocityVariable
    case .key:
      tape.templates._withUnsafeGuaranteedRef { $0.areFound(in: rawContent) }
        || namesVelocityVariable
    default: false
    }
  }

  /// Whether the value is `"#(x)"`, which Azure Notification Hubs replaces together with its
  /// quotes.
  ///
  /// Source: Microsoft, "Notification Hubs templates", template expression language.
  var losesQuotes: Bool {
    let text = rawContent
    return text.count > 3 && text[0] == .hash && text[1] == .openParenthesis
      && PlaceholderSyntax.endOfCall(text, from: 2) == text.count
  }
}
