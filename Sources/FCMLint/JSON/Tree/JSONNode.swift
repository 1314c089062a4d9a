/// A value or a key of a JSON tree.
///
/// A node points into the memory of its tree and is valid only during the check that it was passed
/// to. It is not `Sendable`, so that a check, which is `@Sendable`, cannot keep it.
@frozen
public struct JSONNode {
  @usableFromInline let tape: JSONTape
  @usableFromInline let index: Int

  @inlinable
  @inline(__always)
  init(tape: JSONTape, index: Int) {
    self.tape = tape
    self.index = index
  }

  init(core: UnsafeMutablePointer<JSONCore>, index: Int) {
    self.init(tape: JSONTape(core), index: index)
  }

  /// The kind of the node.
  @inlinable
  public var kind: JSONKind { tape.kind(at: index) }

  @inlinable var flags: TapeEntry.Flags { tape.flags(at: index) }

  /// The hash of the name of a key, see `KeyHash`.
  var nameHash: UInt32 { tape.core.pointee.entries[index].next }

  /// The bytes of the node in the source, including quotes and brackets.
  @inlinable
  @inline(__always)
  public var range: ByteRange {
    let entry = tape.read(at: index)
    return ByteRange(Int(entry.start), Int(entry.end))
  }

  /// The bytes of a string or key without its quotes; the whole range of any other node.
  @inlinable
  @inline(__always)
  public var contentRange: ByteRange {
    let entry = tape.read(at: index)
    guard entry.kind == .string || entry.kind == .key else { return range }
    return ByteRange(
      Int(entry.start) + Int(entry.openQuote), Int(entry.end) - Int(entry.closeQuote))
  }

  /// The bytes of `contentRange` in the source, with escapes; valid as long as the node.
  @inlinable
  @inline(__always)
  public var rawContent: UnsafeBufferPointer<UInt8> {
    let range = contentRange
    return UnsafeBufferPointer(
      start: tape.bytes.baseAddress.map { $0 + range.start }, count: range.count)
  }

  /// Whether the content contains a backslash escape.
  @inlinable
  public var hasEscapes: Bool { flags.contains(.escaped) }

  /// Whether the text of the node is not valid JSON, so that its value is a guess.
  @inlinable
  public var isMalformed: Bool { flags.contains(.malformed) || kind == .missing }

  /// Whether the node or its key is a string without a closing quote.
  package var isUnterminated: Bool {
    flags.contains(.unterminated) || key?.flags.contains(.unterminated) == true
  }

  /// Whether the node is an object.
  @inlinable
  public var isObject: Bool { kind == .object }
  /// Whether the node is an array.
  @inlinable
  public var isArray: Bool { kind == .array }
  /// Whether the node is a string; a key is not.
  @inlinable
  public var isString: Bool { kind == .string }
  /// Whether the node is a number.
  @inlinable
  public var isNumber: Bool { kind == .number }
  /// Whether the node is `null`.
  @inlinable
  public var isNull: Bool { kind == .null }

  /// The value of `true` or `false`; nil for any other node.
  @inlinable
  public var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// Whether both are the same node of one document.
  @inlinable
  @inline(__always)
  public func isSame(as other: JSONNode?) -> Bool { other?.index == index }

  // MARK: Neighbors

  /// The key of this value; nil for an element, a key and the root.
  @inlinable
  public var key: JSONNode? {
    guard index > 0, kind != .key, tape.kind(at: index - 1) == .key else { return nil }
    return tape[index - 1]
  }

  /// The value of a key; any other node itself.
  @inlinable
  public var value: JSONNode {
    kind == .key ? tape[index + 1] : self
  }

  /// The index after the last node of this subtree.
  @inlinable
  @inline(__always)
  var endIndex: Int { kind == .key ? index + 2 : tape.next(at: index) }

  /// The members of an object in the order of the source; empty for any other node.
  @inlinable
  public var members: JSONMembers {
    JSONMembers(tape: tape, index: index + 1, end: isObject ? endIndex : 0)
  }

  /// The elements of an array in the order of the source; empty for any other node.
  @inlinable
  public var elements: JSONElements {
    JSONElements(tape: tape, index: index + 1, end: isArray ? endIndex : 0)
  }

  /// The number of elements of an array, counted in linear time; 0 for any other node.
  public var elementCount: Int { elements.reduce(0) { count, _ in count + 1 } }

  /// Whether the node is an object or an array without content.
  @inlinable
  public var isEmptyContainer: Bool { (isObject || isArray) && endIndex == index + 1 }

  /// Whether the node is an object whose closing brace is in the source.
  public var isClosed: Bool {
    guard isObject, range.count >= 2, tape.bytes[range.end - 1] == .closeBrace else {
      return false
    }
    var last = range.start
    for member in members { last = max(member.key.range.end, member.value.range.end) }
    // The brace of an inner object does not close this one.
    return last < range.end
  }

  /// The value of the first member with this name; nil if there is none.
  public subscript(name name: StaticString) -> JSONNode? {
    for member in members where member.key.matches(name) { return member.value }
    return nil
  }

  /// The values of this subtree in the order of the source, starting with this node.
  @inlinable
  public var descendants: JSONDescendants {
    JSONDescendants(tape: tape, index: index, end: endIndex)
  }
}

@available(*, unavailable)
extension JSONNode: Sendable {}

/// A member of an object.
@frozen
public struct JSONMember {
  /// The name of the member.
  public var key: JSONNode

  @inlinable
  init(key: JSONNode) { self.key = key }

  /// The value of the member.
  @inlinable
  public var value: JSONNode { key.tape[key.index + 1] }
}

@available(*, unavailable)
extension JSONMember: Sendable {}

/// The members of an object, in the order of the source.
@frozen
public struct JSONMembers: Sequence, IteratorProtocol {
  @usableFromInline let tape: JSONTape
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable
  init(tape: JSONTape, index: Int, end: Int) {
    self.tape = tape
    self.index = index
    self.end = end
  }

  /// The next member; nil after the last one.
  @inlinable
  public mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    let key = tape[index]
    index = tape.next(at: index + 1)
    return JSONMember(key: key)
  }
}

@available(*, unavailable)
extension JSONMembers: Sendable {}

/// The elements of an array, in the order of the source.
@frozen
public struct JSONElements: Sequence, IteratorProtocol {
  @usableFromInline let tape: JSONTape
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable
  init(tape: JSONTape, index: Int, end: Int) {
    self.tape = tape
    self.index = index
    self.end = end
  }

  /// The next element; nil after the last one.
  @inlinable
  public mutating func next() -> JSONNode? {
    guard index < end else { return nil }
    let element = tape[index]
    index = tape.next(at: index)
    return element
  }
}

@available(*, unavailable)
extension JSONElements: Sendable {}

/// The values of a subtree, in the order of the source.
@frozen
public struct JSONDescendants: Sequence, IteratorProtocol {
  @usableFromInline let tape: JSONTape
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable
  init(tape: JSONTape, index: Int, end: Int) {
    self.tape = tape
    self.index = index
    self.end = end
  }

  /// The next value; nil after the last one.
  @inlinable
  public mutating func next() -> JSONNode? {
    while index < end {
      let node = tape[index]
      index += 1
      if node.kind != .key { return node }
    }
    return nil
  }
}

@available(*, unavailable)
extension JSONDescendants: Sendable {}
