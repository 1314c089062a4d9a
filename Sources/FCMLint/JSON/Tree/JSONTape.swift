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
  /// A template placeholder in place of a value, without quotes, such as `{{count}}`.
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
    /// Its place or its content may be another in the next line, and reading either is noted: see
    /// `JSONCore.hasReadVarying`.
    @inlinable static var varying: Flags { Flags(rawValue: 16) }
  }

  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  @usableFromInline var next: UInt32
  @usableFromInline var kind: JSONKind
  @usableFromInline var flags: Flags
  /// Bytes before and after the content of a string: 1 for `"`, 3 for `“`, 0 for a bare word.
  @usableFromInline var openQuote: UInt8
  @usableFromInline var closeQuote: UInt8
}

extension TapeEntry {
  /// Whether it is a key in double quotes without escapes and errors.
  @inline(__always)
  var isPlainKey: Bool {
    // One comparison for four bytes.
    let marks =
      UInt32(kind.rawValue) | UInt32(flags.rawValue) << 8 | UInt32(openQuote) << 16
      | UInt32(closeQuote) << 24
    return marks == UInt32(JSONKind.key.rawValue) | 0x0101_0000
  }

  /// A node of text that is as it should be.
  @inline(__always)
  init(_ kind: JSONKind, _ start: Int, _ end: Int, next: UInt32) {
    self.init(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), next: next,
      kind: kind, flags: [], openQuote: 1, closeQuote: 1)
  }
}

/// The memory that all nodes of one tree look into.
@usableFromInline
struct JSONCore {
  @usableFromInline var bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline var entries: UnsafeMutablePointer<TapeEntry>
  var count: Int
  var capacity: Int
  /// The strings that are long enough to hold a secret, as long as there is no error: what mends a
  /// error may take nodes away. There are never more of them than nodes.
  var longStrings: UnsafeMutablePointer<UInt32>
  var longCount = 0
  /// Whether a number was met that takes so many bytes, as long as there is no error.
  var hasLongNumber = false
  /// What the hashes of names begin with.
  let seed = KeyHash.seed
  /// Room for one frame for each level that the parser opens.
  var frames: UnsafeMutablePointer<JSONFrame>
  var templates: Unmanaged<PlaceholderSyntax>
  /// What is wrong with the text, in the order of its bytes.
  var errors: [SyntaxError] = []
  /// The tags of a template between members or elements, in the order of the source.
  var tags: [PassedTag] = []
  /// The deepest nesting that was met; a lone object counts 1.
  var depth = 0
  /// Whether the content or the length of a node was asked for that is marked as varying.
  @usableFromInline var hasReadVarying = false
  /// Whether correct JSON is read step by step as well: tests compare that with the straight path.
  var fastPathDisabled = false
  /// The repair that recovery leaves out: tests show what each one gives.
  var disabledRepair = ""

  /// How many bytes a long string has, its quotes included: two more than the shortest secret.
  static let lengthOfLong = 26
  /// How many bytes a long number has: as many as the first whole one that no double can hold.
  static let lengthOfLongNumber = 16

  init(templates: PlaceholderSyntax) {
    bytes = UnsafeBufferPointer(start: nil, count: 0)
    capacity = 256
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

  /// Makes room for as many nodes as so many bytes can hold, or for some thousands.
  @inline(__always)
  mutating func makeRoom(for bytes: Int) {
    while capacity &- count < min(1 << 14, bytes &+ 2 &* SIMDBytes.width) { grow() }
  }

  @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<TapeEntry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    let others = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
    others.moveInitialize(from: longStrings, count: longCount)
    longStrings.deallocate()
    longStrings = others
    capacity *= 2
  }
}

/// An object or array that is open while the parser reads.
struct JSONFrame {
  var node: Int
  var isObject: Bool
  /// Whether two of its members may have the same name.
  var mayRepeat = false
  /// Members that are equal have the same bit in it.
  private var bits: UInt64 = 0

  init(node: Int, isObject: Bool) {
    self.node = node
    self.isObject = isObject
  }

  /// Records a member's name, and says whether an earlier one may be equal.
  @inline(__always)
  mutating func note(_ hash: UInt32) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(hash)
    defer { bits |= bit }
    return bits & bit != 0
  }
}

/// The open containers of a parser, innermost last, in memory that is never moved.
struct JSONFrames {
  let base: UnsafeMutablePointer<JSONFrame>
  /// Behind the deepest that may be.
  let limit: UnsafeMutablePointer<JSONFrame>
  var count = 0

  init(_ base: UnsafeMutablePointer<JSONFrame>) {
    self.base = base
    limit = base + JSONParser.deepest
  }

  var isEmpty: Bool { count == 0 }
  var last: JSONFrame? { count == 0 ? nil : base[count &- 1] }

  /// The frame at a level below `count`, counted from the outermost.
  subscript(level: Int) -> JSONFrame {
    @inline(__always) get { base[level] }
    @inline(__always) nonmutating set { base[level] = newValue }
  }

  /// - Precondition: fewer frames are open than the parser's deepest level.
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
