/// A template tag in the source outside strings.
struct TemplateTag {
  /// What a tag produces when the template is rendered.
  enum Role {
    /// A value: `{{count}}`, `<%= count %>`.
    case value
    /// Nothing by itself, but the text after it is conditional or repeated: `{{#if x}}`.
    case opening, middle, closing
    /// Nothing, or any text: `{% set x = 1 %}`, `{{> more}}`.
    case other
    case comment
  }

  private(set) var role: Role
  private(set) var end: Int

  /// The maximum length of a tag in bytes.
  private static let sight = 1000

  /// Creates the tag that begins at `start`; nil if there is none.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    guard start &+ 2 < bytes.count, Self.mayBegin(with: bytes[start], bytes[start &+ 1]) else {
      return nil
    }
    let source = Source(bytes: bytes)
    if bytes[start] == .hash, bytes[start &+ 1] != .openBrace {
      guard let tag = source.velocityTag(at: start) else { return nil }
      self = tag
      return
    }
    if source.hasPrefix("{{", at: start), let stop = source.endOfComment(from: start &+ 2) {
      (role, end) = (.comment, stop)
      return
    }
    for language in TemplateLanguage.all where source.hasPrefix(language.opener, at: start) {
      let inner = start &+ language.opener.utf8CodeUnitCount
      guard let stop = source.end(of: language, from: start) else { continue }
      let braces = bytes[start] == .openBrace ? 2 : 1
      let length = language.closer?.utf8CodeUnitCount ?? braces
      role = language.role(of: source.trimmed(inner, stop &- length))
      end = stop
      return
    }
    return nil
  }

  /// Whether the marks of any language begin with these two bytes. The table is created on first
  /// use, because most documents do not need it.
  private static func mayBegin(with first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case .openBrace: second == .openBrace || second == .hash || second == .percent
    case .dollar, .percent: second == .openBrace
    case .lessThan, .hash: true
    default: false
    }
  }

  private init(role: Role, end: Int) {
    self.role = role
    self.end = end
  }

  /// Whether a byte may be part of a word in a tag.
  static func isOfWord(_ byte: UInt8) -> Bool { byte.isOfWord || byte == .period }

  private struct Source {
    let bytes: UnsafeBufferPointer<UInt8>

    func hasPrefix(_ mark: StaticString, at index: Int) -> Bool {
      ByteSearch.starts(bytes[index...], with: mark)
    }

    /// The end of the tag of a language that begins at `start`.
    func end(of language: TemplateLanguage, from start: Int) -> Int? {
      guard let closer = language.closer else {
        return PlaceholderSyntax.endOfBarePlaceholder(bytes, from: start)
      }
      return end(of: closer, from: start &+ language.opener.utf8CodeUnitCount)
    }

    /// The end of the first occurrence of a mark.
    func end(of mark: StaticString, from start: Int) -> Int? {
      let limit = min(bytes.count, start &+ TemplateTag.sight)
      guard start <= limit else { return nil }
      return ByteSearch.position(of: mark, in: bytes[start..<limit]).map {
        $0 &+ mark.utf8CodeUnitCount
      }
    }

    /// The end of a comment such as `{{! note }}`, `{{!-- {{x}} --}}` or `{{/* note */}}`.
    func endOfComment(from start: Int) -> Int? {
      var index = start
      while index < bytes.count, "-~ ".utf8.contains(bytes[index]) { index &+= 1 }
      if hasPrefix("!--", at: index) {
        return end(of: "--", from: index &+ 3).flatMap { end(of: "}}", from: $0) }
      }
      if hasPrefix("!", at: index) { return end(of: "}}", from: index) }
      guard hasPrefix("/*", at: index) else { return nil }
      return end(of: "*/", from: index &+ 2).flatMap { end(of: "}}", from: $0) }
    }

    /// The text of a range without white space and without the characters that trim white space
    /// around a tag.
    func trimmed(_ start: Int, _ stop: Int) -> UnsafeBufferPointer<UInt8> {
      var (first, last) = (start, stop)
      while first < last, Self.isTrimmed(bytes[first]) { first &+= 1 }
      while first < last, Self.isTrimmed(bytes[last &- 1]) { last &-= 1 }
      return UnsafeBufferPointer(rebasing: bytes[first..<max(first, last)])
    }

    private static func isTrimmed(_ byte: UInt8) -> Bool {
      switch byte {
      case .space, .tab, .lineFeed, .carriageReturn, .minus, .underscore, .plus, UInt8(ascii: "~"):
        true
      default: false
      }
    }

    /// The Velocity directive at `start`, which has no closing mark: `#if($x)`, `#else`, `#end`.
    func velocityTag(at start: Int) -> TemplateTag? {
      let rest = bytes[(start &+ 1)...]
      let word = UnsafeBufferPointer(rebasing: rest.prefix(while: TemplateTag.isOfWord))
      let afterWord = start &+ 1 &+ word.count
      let next = bytes[afterWord...].firstIndex { $0 != .space } ?? bytes.count
      if word.isIn("else end") {
        // If a word follows, this is a comment.
        if next < bytes.count, TemplateTag.isOfWord(bytes[next]) { return nil }
        return TemplateTag(role: word.isIn("end") ? .closing : .middle, end: afterWord)
      }
      guard word.isIn("if foreach macro elseif set parse include"),
        let end = endOfParentheses(from: next)
      else { return nil }
      let role: Role = word.isIn("if foreach macro") ? .opening : .other
      return TemplateTag(role: word.isIn("elseif") ? .middle : role, end: end)
    }

    /// The end of the parentheses that open at `start`, on the same line.
    private func endOfParentheses(from start: Int) -> Int? {
      var open = 0
      for index in start..<max(start, min(bytes.count, start &+ TemplateTag.sight)) {
        switch bytes[index] {
        case .openParenthesis: open &+= 1
        case .closeParenthesis: open &-= 1
        case .lineFeed, .carriageReturn: return nil
        default: break
        }
        if open == 0 { return index > start ? index &+ 1 : nil }
      }
      return nil
    }
  }
}
