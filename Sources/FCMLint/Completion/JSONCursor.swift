/// The place of a cursor in JSON text, which may be damaged: what is being written there, and what is
/// around it.
package struct JSONCursor: Sendable {
  /// What is written at the cursor.
  package enum Role: Sendable {
    /// The outermost value.
    case root
    /// The name of a member.
    case key
    /// The value of a member.
    case value
    /// An element of an array.
    case element
    /// Nothing that can be completed: a comment, a template tag, or text after the document.
    case other
  }

  /// A string, number or word that contains or touches the cursor.
  package struct Token: Sendable, Equatable {
    /// The bytes, including quotes.
    package var range: ByteRange
    package var isString: Bool
    /// Whether a string has its closing quote.
    package var isClosed: Bool

    /// The bytes without quotes.
    package var content: ByteRange {
      guard isString else { return range }
      return ByteRange(range.start + 1, range.end - (isClosed ? 1 : 0))
    }
  }

  /// An object or array around the cursor.
  package struct Frame: Sendable {
    package var isObject: Bool
    /// The offset of its bracket.
    package var start: Int
    /// The key of the member that contains the cursor, with its quotes.
    package var key: ByteRange?
    var state: State
    /// The index of its first key in the list of all keys.
    var firstKey: Int
    /// The end of the last complete value in it.
    var lastEnd: Int?
  }

  /// What is expected next in an object or array.
  enum State: Sendable { case key, colon, value, comma }

  /// What follows the cursor or its token.
  package enum Next: Sendable, Equatable {
    case colon
    /// A comma, a closing bracket, or the end of the text.
    case separator
    /// A value or key, so that a comma is missing before it.
    case value(start: Int)
  }

  package var offset: Int
  package var role = Role.other
  package var token: Token?
  package var frames: [Frame] = []
  /// The keys of the innermost object, without the one at the cursor.
  package var siblings: [ByteRange] = []
  /// The last of these keys before the cursor.
  package var previousSibling: ByteRange?
  /// The offset at which a comma is missing before the cursor.
  package var missingComma: Int?
  package var next = Next.separator

  /// Finds the place of a cursor.
  ///
  /// - Parameter part: the bytes of one document, or of several in an array.
  package init(_ bytes: [UInt8], at offset: Int, in part: ByteRange) {
    self.offset = min(max(offset, part.start), part.end)
    self = bytes.withUnsafeBufferPointer { [self] buffer in
      var scanner = JSONCursorScanner(buffer, part)
      return scanner.place(of: self)
    }
  }

  /// The range that a completion replaces: the token, or nothing at the cursor.
  package var replaced: ByteRange { token?.range ?? ByteRange(offset, offset) }

  /// The text from the start of the token to the cursor.
  package func typed(in bytes: [UInt8]) -> String {
    guard let token else { return "" }
    let content = token.content
    let end = min(max(offset, content.start), content.end)
    if bytes[content.start..<end].contains(.backslash) {
      return Self.text(of: ByteRange(token.range.start, end), in: bytes)
    }
    return String(decoding: bytes[content.start..<end], as: UTF8.self)
  }

  /// The decoded text of a key or of another string token.
  package static func text(of range: ByteRange, in bytes: [UInt8]) -> String {
    var part = bytes[range.start..<range.end]
    guard part.first == .quote else { return String(decoding: part, as: UTF8.self) }
    if part.contains(.backslash) {
      return JSONTree.read(Array(part)) { $0.root?.text ?? "" }
    }
    part = part.dropFirst()
    if part.last == .quote { part = part.dropLast() }
    return String(decoding: part, as: UTF8.self)
  }
}
