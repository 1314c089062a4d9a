/// The kind of a node of a JSON tree.
public enum JSONKind: UInt8, Sendable {
  /// An object.
  case object
  /// An array.
  case array
  /// A string, with any quotes or none.
  case string
  /// A number.
  case number
  /// The literal `true`.
  case `true`
  /// The literal `false`.
  case `false`
  /// The literal `null`.
  case null
  /// A template placeholder instead of a value, without quotes, such as `{{count}}`.
  case placeholder
  /// A value that is missing or unreadable; there is a syntax error at its place.
  case missing
  /// The name of a member; the next node is its value.
  case key
}

/// One node of the tape.
///
///     { "a": [ 1, true ], "b": "x" }
///     0     object  next 7
///     1     key     "a", next holds the hash of its name
///     2     array   next 5
///     3       number   4  true
///     5     key "b"    6  string
///
/// Children follow their parent; `next` is the node after the whole subtree, so that a member is
/// skipped in one step. Sixteen bytes, no string, no pointer.
@usableFromInline
struct TapeEntry {
  /// How the text of a string or key is written.
  @usableFromInline
  struct Flags: OptionSet {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable static var escaped: Flags { Flags(rawValue: 1) }
    @inlinable static var unterminated: Flags { Flags(rawValue: 2) }
    @inlinable static var malformed: Flags { Flags(rawValue: 4) }
    @inlinable static var fractional: Flags { Flags(rawValue: 8) }
  }

  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  @usableFromInline var next: UInt32
  @usableFromInline var kind: JSONKind
  @usableFromInline var flags: Flags
  /// The number of bytes of each quote of a string: 1 for `"`, 3 for `“`, 0 for a bare word.
  @usableFromInline var openQuote: UInt8
  @usableFromInline var closeQuote: UInt8
}

extension TapeEntry {
  /// Whether it is a key in double quotes without escapes or errors.
  @inline(__always)
  var isPlainKey: Bool {
    // One comparison for four bytes.
    let marks =
      UInt32(kind.rawValue) | UInt32(flags.rawValue) << 8 | UInt32(openQuote) << 16
      | UInt32(closeQuote) << 24
    return marks == UInt32(JSONKind.key.rawValue) | 0x0101_0000
  }

  /// Creates a node without flags whose quotes, if any, are double quotes.
  @inline(__always)
  init(_ kind: JSONKind, _ start: Int, _ end: Int, next: UInt32) {
    self.init(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), next: next,
      kind: kind, flags: [], openQuote: 1, closeQuote: 1)
  }
}

/// The tape that a node belongs to.
@usableFromInline
struct JSONTape {
  @usableFromInline let core: UnsafeMutablePointer<JSONCore>

  @inlinable
  @inline(__always)
  init(_ core: UnsafeMutablePointer<JSONCore>) { self.core = core }

  /// The bytes of the source.
  @inlinable var bytes: UnsafeBufferPointer<UInt8> {
    @inline(__always) get { core.pointee.bytes }
  }
  var errors: [SyntaxError] { core.pointee.errors }
  var tags: [PassedTag] { core.pointee.tags }
  var templates: Unmanaged<PlaceholderSyntax> { core.pointee.templates }

  /// The node at an index of the tape.
  @inlinable
  subscript(index: Int) -> JSONNode {
    @inline(__always) get { JSONNode(tape: self, index: index) }
  }

  /// The entry of a node, with its position in the source.
  @inlinable
  @inline(__always)
  func read(at index: Int) -> TapeEntry { core.pointee.entries[index] }

  @inlinable
  @inline(__always)
  func kind(at index: Int) -> JSONKind { core.pointee.entries[index].kind }

  @inlinable
  @inline(__always)
  func flags(at index: Int) -> TapeEntry.Flags { core.pointee.entries[index].flags }

  /// The number of bytes of the quotes of a string or key.
  @inlinable
  @inline(__always)
  func quotes(at index: Int) -> (open: Int, close: Int) {
    let entry = core.pointee.entries[index]
    return (Int(entry.openQuote), Int(entry.closeQuote))
  }

  /// The index of the node after the subtree of a value.
  @inlinable
  @inline(__always)
  func next(at index: Int) -> Int { Int(core.pointee.entries[index].next) }
}

/// The memory that all nodes of one tree share.
@usableFromInline
struct JSONCore {
  @usableFromInline var bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline var entries: UnsafeMutablePointer<TapeEntry>
  var count: Int
  var capacity: Int
  /// The strings that are long enough to contain a secret; valid only without syntax errors,
  /// because recovery may remove nodes.
  var longStrings: UnsafeMutablePointer<UInt32>
  var longCount = 0
  /// Whether there is a number of at least `lengthOfLongNumber` bytes; valid without syntax errors.
  var hasLongNumber = false
  /// The seed of the hashes of names.
  let seed = KeyHash.seed
  /// Room for one frame for each level.
  var frames: UnsafeMutablePointer<JSONFrame>
  var templates: Unmanaged<PlaceholderSyntax>
  /// The names in the code around the document; nil if it is not code.
  var naming: CodeNaming?
  /// The syntax errors, in the order of the source.
  var errors: [SyntaxError] = []
  /// The number of further errors of each kind; empty if there are none.
  var hiddenErrors: [Int] = []
  /// The template tags between members or elements, in the order of the source.
  var tags: [PassedTag] = []
  /// The depth of the deepest container; a single object has depth 1.
  var depth = 0
  /// Whether `JSONParser` also reads valid JSON, so that tests can compare it with the fast path.
  var fastPathDisabled = false
  /// Whether template tags outside strings are read as such.
  var acceptsTags = true
  /// The name of a repair that recovery skips, so that tests can show its effect.
  var disabledRepair = ""

  /// The initial number of nodes.
  static let small = 256
  /// The minimum length of a long string with its quotes: two more than the shortest secret.
  static let lengthOfLong = 26
  /// The minimum length of a long number: that of the first integer that a double cannot represent.
  static let lengthOfLongNumber = 16

  init(templates: PlaceholderSyntax) {
    bytes = UnsafeBufferPointer(start: nil, count: 0)
    capacity = Self.small
    count = 0
    entries = .allocate(capacity: capacity)
    longStrings = .allocate(capacity: capacity)
    frames = .allocate(capacity: JSONParser.deepest + 1)
    self.templates = .passUnretained(templates)
  }

  func deallocate() {
    entries.deallocate()
    longStrings.deallocate()
    frames.deallocate()
  }
}

/// An object or array that is open while the parser reads it.
struct JSONFrame {
  var node: Int
  var isObject: Bool
  /// Whether two of its members may have the same name.
  var mayRepeat = false
  /// One bit for the hash of each name, so that equal names set the same bit.
  private var bits: UInt64 = 0

  init(node: Int, isObject: Bool) {
    self.node = node
    self.isObject = isObject
  }

  /// Records the hash of a member's name; returns true if an earlier name may be equal.
  @inline(__always)
  mutating func note(_ hash: UInt32) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(hash)
    defer { bits |= bit }
    return bits & bit != 0
  }
}

/// The open containers of a parser, innermost last, in memory that is never reallocated.
struct JSONFrames {
  let base: UnsafeMutablePointer<JSONFrame>
  /// One past the deepest level.
  let limit: UnsafeMutablePointer<JSONFrame>
  var count = 0

  init(_ base: UnsafeMutablePointer<JSONFrame>) {
    self.base = base
    limit = base + JSONParser.deepest
  }

  var isEmpty: Bool { count == 0 }
  var last: JSONFrame? { count == 0 ? nil : base[count &- 1] }

  /// The frame at a level less than `count`, counted from the outermost.
  subscript(level: Int) -> JSONFrame {
    @inline(__always) get { base[level] }
    @inline(__always) nonmutating set { base[level] = newValue }
  }

  /// - Precondition: the number of open frames is below the maximum depth.
  @inline(__always)
  mutating func append(_ frame: JSONFrame) {
    (base + count).initialize(to: frame)
    count &+= 1
  }

  @inline(__always)
  mutating func removeLast() -> JSONFrame {
    count &-= 1
    return base[count]
  }

  /// The innermost level below the last one for which `holds` is true.
  func lastEnclosing(where holds: (JSONFrame) -> Bool) -> Int? {
    (0..<max(0, count - 1)).last { holds(base[$0]) }
  }
}
