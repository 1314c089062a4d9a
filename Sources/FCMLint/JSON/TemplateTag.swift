/// A tag of a template that stands bare in the source, outside any string.
///
/// Handlebars and Mustache, Go, Jinja with Twig and Liquid, ERB with EJS, and Terraform are told
/// apart by what opens the tag; what it does, by its first sign or word.
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
      guard let stop = TemplateStyles.endOfBarePlaceholder(bytes, from: start) else { return nil }
      (role, end) = (Self.mustache(text.inner(start &+ 2, stop &- 2)), stop)
    default:
      guard let stop = TemplateStyles.endOfBarePlaceholder(bytes, from: start) else { return nil }
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

    func hasPrefix(_ prefix: StaticString) -> Bool { ByteSearch.starts(bytes[...], with: prefix) }

    func holds(_ part: StaticString) -> Bool { ByteSearch.position(of: part, in: bytes) != nil }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
        || byte == 0x2E
    }
  }
}
