/// A tag of a template that stands bare in the source, outside any string.
///
/// Handlebars and Mustache, Go, Jinja with Twig and Liquid, ERB with EJS, PHP, Terraform, FreeMarker
/// and Velocity are told apart by what opens the tag; what it does, by its first sign or word.
struct TemplateTag {
  /// What becomes of a tag when the template is filled in.
  enum Role {
    /// A value: `{{count}}`, `<%= count %>`.
    case value
    /// Nothing, but what follows stands there on a condition, or many times: `{{#if x}}`.
    case opening, middle, closing
    /// Nothing, or whatever it brings along: `{% set x = 1 %}`, `{{> more}}`.
    case other
    case comment
  }

  private(set) var role: Role
  private(set) var end: Int

  /// How far the end of a tag is looked for.
  private static let sight = 1000

  /// The tag that begins at `start`; nil when none does.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    guard start &+ 2 < bytes.count else { return nil }
    let text = Text(bytes: bytes)
    switch (bytes[start], bytes[start &+ 1]) {
    case (0x7B, 0x23):
      guard let stop = text.end(of: "#}", from: start &+ 2) else { return nil }
      (role, end) = (.comment, stop)
    case (0x7B, 0x25):
      guard let stop = text.end(of: "%}", from: start &+ 2) else { return nil }
      (role, end) = (Self.statement(text.inner(start &+ 2, stop &- 2)), stop)
    case (0x3C, 0x25):
      guard let stop = text.end(of: "%>", from: start &+ 2) else { return nil }
      (role, end) = (Self.code(bytes[start &+ 2], text.inner(start &+ 2, stop &- 2)), stop)
    case (0x7B, 0x7B):
      if let stop = text.endOfComment(from: start &+ 2) {
        (role, end) = (.comment, stop)
        return
      }
      guard let stop = PlaceholderSyntax.endOfBarePlaceholder(bytes, from: start) else {
        return nil
      }
      (role, end) = (Self.mustache(text.inner(start &+ 2, stop &- 2)), stop)
    case (0x3C, 0x3F):
      guard let stop = text.end(of: "?>", from: start &+ 2) else { return nil }
      (role, end) = (Self.script(text.inner(start &+ 2, stop &- 2)), stop)
    case (0x3C, 0x23), (0x3C, 0x40), (0x3C, 0x2F):
      guard let tag = Self.freeMarker(text, from: start) else { return nil }
      (role, end) = tag
    case (0x23, let sign) where sign != 0x7B:
      guard let tag = Self.velocity(text, from: start) else { return nil }
      (role, end) = tag
    default:
      guard let stop = PlaceholderSyntax.endOfBarePlaceholder(bytes, from: start) else {
        return nil
      }
      let isDirective = bytes[start] == 0x25
      role = isDirective ? Self.directive(text.inner(start &+ 2, stop &- 1)) : .value
      end = stop
    }
  }

  // MARK: What a tag does

  private static func mustache(_ inner: Inner) -> Role {
    switch inner.first {
    case 0x23: return .opening
    case 0x5E: return inner.isOneSign ? .middle : .opening
    case 0x2F: return .closing
    case 0x3E: return .other
    default: break
    }
    if inner.begins(["else"]) { return .middle }
    if inner.begins(["end"]) { return inner.isOneWord ? .closing : .value }
    let isOpening = inner.begins(["if", "range", "with", "define", "block"])
    return isOpening && !inner.isOneWord ? .opening : .value
  }

  private static func statement(_ inner: Inner) -> Role {
    if inner.begins(["else", "elif", "elsif", "elseif", "when"]) { return .middle }
    if inner.hasPrefix("end") { return .closing }
    let isOpening = inner.begins([
      "if", "unless", "for", "case", "while", "with", "block", "macro", "call", "filter", "raw",
      "verbatim", "capture", "autoescape", "foreach", "switch", "spaceless", "trans", "blocktrans",
    ])
    return isOpening ? .opening : .other
  }

  private static func code(_ mark: UInt8, _ inner: Inner) -> Role {
    if mark == 0x3D { return .value }
    if mark == 0x23 { return .comment }
    if inner.first == 0x7D { return inner.last == 0x7B ? .middle : .closing }
    if inner.last == 0x7B { return .opening }
    if inner.begins(["else", "elsif", "elif", "elseif", "when"]) { return .middle }
    if inner.begins(["end"]) { return .closing }
    if inner.begins(["if", "unless", "for", "case", "while"]) || inner.holds(" do") {
      return .opening
    }
    // ERB trims space with the sign by which EJS writes a value as it is.
    return mark == 0x2D ? .value : .other
  }

  private static func directive(_ inner: Inner) -> Role {
    if inner.begins(["if", "for"]), !inner.isOneWord { return .opening }
    if inner.begins(["else"]) { return .middle }
    return inner.begins(["endif", "endfor"]) ? .closing : .value
  }

  private static func script(_ inner: Inner) -> Role {
    if inner.first == 0x3D { return .value }
    let inner = inner.hasPrefix("php") ? inner.dropping(3) : inner
    return inner.begins(["echo", "print"]) ? .value : code(0, inner)
  }

  /// `<#if x>`, `</#list>`, `<@macro/>` or `<#-- note -->`.
  private static func freeMarker(_ text: Text, from start: Int) -> (Role, Int)? {
    let isClosing = text.bytes[start &+ 1] == 0x2F
    let name = isClosing ? start &+ 3 : start &+ 2
    guard name < text.bytes.count else { return nil }
    let mark = text.bytes[name &- 1]
    if mark == 0x23, text.bytes[name] == 0x2D {
      return text.end(of: "-->", from: name).map { (.comment, $0) }
    }
    guard mark == 0x23 || mark == 0x40, Inner.isLetter(text.bytes[name]),
      let stop = text.end(of: ">", from: name)
    else { return nil }
    if isClosing { return (.closing, stop) }
    let inner = text.inner(name, stop &- 1)
    if mark == 0x40 { return (inner.last == 0x2F ? .value : .opening, stop) }
    if inner.begins(["else", "elseif", "case", "default", "sep"]) { return (.middle, stop) }
    let isOpening = inner.begins(["if", "list", "switch", "macro", "function", "noescape"])
    return (isOpening && !inner.isOneWord ? .opening : .other, stop)
  }

  /// `#if($x)`, `#else`, `#end` or `#set($x = 1)`.
  private static func velocity(_ text: Text, from start: Int) -> (Role, Int)? {
    let word = start &+ 1
    var stop = word
    while stop < text.bytes.count, Inner.isLetter(text.bytes[stop]) { stop &+= 1 }
    let name = Inner(bytes: UnsafeBufferPointer(rebasing: text.bytes[word..<stop]))
    if name.isOne(of: ["else", "end"]) {
      // Words that follow are those of a comment.
      var next = stop
      while next < text.bytes.count, text.bytes[next] == 0x20 { next &+= 1 }
      if next < text.bytes.count, Inner.isLetter(text.bytes[next]) { return nil }
      return (name.isOne(of: ["end"]) ? .closing : .middle, stop)
    }
    let isOpening = name.isOne(of: ["if", "foreach", "macro"])
    guard isOpening || name.isOne(of: ["elseif", "set", "parse", "include"]) else { return nil }
    while stop < text.bytes.count, text.bytes[stop] == 0x20 { stop &+= 1 }
    guard let end = text.endOfParentheses(from: stop) else { return nil }
    return (isOpening ? .opening : name.isOne(of: ["elseif"]) ? .middle : .other, end)
  }

  // MARK: The text of a tag

  private struct Text {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Where the first of such marks ends.
    func end(of mark: StaticString, from start: Int) -> Int? {
      let count = mark.utf8CodeUnitCount
      let last = min(bytes.count, start &+ TemplateTag.sight) &- count
      guard start <= last else { return nil }
      let place = (start...last).first { index in
        (0..<count).allSatisfy { bytes[index &+ $0] == mark.utf8Start[$0] }
      }
      return place.map { $0 &+ count }
    }

    /// Where the parentheses end that open at `start`, on the same line.
    func endOfParentheses(from start: Int) -> Int? {
      var open = 0
      for index in start..<max(start, min(bytes.count, start &+ TemplateTag.sight)) {
        switch bytes[index] {
        case 0x28: open &+= 1
        case 0x29: open &-= 1
        case 0x0A, 0x0D: return nil
        default: break
        }
        if open == 0 { return index > start ? index &+ 1 : nil }
      }
      return nil
    }

    /// The end of a comment such as `{{! note }}`, `{{!-- {{x}} --}}` or `{{/* note */}}`.
    func endOfComment(from start: Int) -> Int? {
      var index = start
      while index < bytes.count, [0x2D, 0x7E, 0x20].contains(bytes[index]) { index &+= 1 }
      guard index &+ 2 < bytes.count else { return nil }
      if bytes[index] == 0x21 {
        let isLong = bytes[index &+ 1] == 0x2D && bytes[index &+ 2] == 0x2D
        guard let stop = isLong ? end(of: "--", from: index &+ 3) : index else { return nil }
        return end(of: "}}", from: stop)
      }
      guard bytes[index] == 0x2F, bytes[index &+ 1] == 0x2A else { return nil }
      return end(of: "*/", from: index &+ 2).flatMap { end(of: "}}", from: $0) }
    }

    func inner(_ start: Int, _ stop: Int) -> Inner {
      var (first, last) = (start, stop)
      // Signs that trim the space around a tag.
      let trimmed: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0x2D, 0x7E, 0x5F, 0x2B]
      while first < last, trimmed.contains(bytes[first]) { first &+= 1 }
      while first < last, trimmed.contains(bytes[last &- 1]) { last &-= 1 }
      return Inner(bytes: UnsafeBufferPointer(rebasing: bytes[first..<last]))
    }
  }

  /// What stands between the marks of a tag.
  private struct Inner {
    let bytes: UnsafeBufferPointer<UInt8>

    var first: UInt8? { bytes.first }
    var last: UInt8? { bytes.last }
    var isOneSign: Bool { bytes.count == 1 }
    var isOneWord: Bool { bytes.allSatisfy(Self.isLetter) }

    /// Whether the first word is one of these.
    func begins(_ words: [StaticString]) -> Bool {
      words.contains { word in
        let count = word.utf8CodeUnitCount
        return hasPrefix(word) && (bytes.count == count || !Self.isLetter(bytes[count]))
      }
    }

    /// Whether the whole text is one of these words.
    func isOne(of words: [StaticString]) -> Bool {
      words.contains { hasPrefix($0) && bytes.count == $0.utf8CodeUnitCount }
    }

    func dropping(_ count: Int) -> Inner {
      var start = count
      while start < bytes.count, bytes[start] <= 0x20 { start &+= 1 }
      return Inner(bytes: UnsafeBufferPointer(rebasing: bytes[start...]))
    }

    func hasPrefix(_ prefix: StaticString) -> Bool { ByteSearch.starts(bytes[...], with: prefix) }

    func holds(_ part: StaticString) -> Bool { ByteSearch.position(of: part, in: bytes) != nil }

    static func isLetter(_ byte: UInt8) -> Bool {
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
        || byte == 0x2E
    }
  }
}
