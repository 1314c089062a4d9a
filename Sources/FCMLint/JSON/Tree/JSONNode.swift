/// A value or a key of a JSON tree: sixteen bytes that look into the tree's memory.
///
/// A node is valid as long as its tree has not read other bytes; rules get nodes for the time of
/// one check and keep none.
@frozen
public struct JSONNode {
  @usableFromInline let core: UnsafeMutablePointer<JSONCore>
  @usableFromInline let index: Int

  @inlinable
  @inline(__always)
  init(core: UnsafeMutablePointer<JSONCore>, index: Int) {
    self.core = core
    self.index = index
  }

  @inlinable
  @inline(__always)
  var entry: TapeEntry { core.pointee.entries[index] }

  /// What the node is.
  @inlinable
  public var kind: JSONKind { entry.kind }

  /// The bytes of the node, quotes and brackets included.
  @inlinable
  public var range: ByteRange {
    noteReading()
    return ByteRange(Int(entry.start), Int(entry.end))
  }

  /// Whoever asks for the length or the content of a node passes here, so that a rule that has not
  /// done so for any varying one is known to say the same of the next line.
  @inlinable
  @inline(__always)
  func noteReading() {
    if _slowPath(entry.flags.contains(.varying)) { core.pointee.hasReadVarying = true }
  }

  /// The bytes of a string's or key's content, its quotes left out; else the whole range.
  @inlinable
  @inline(__always)
  public var contentRange: ByteRange {
    noteReading()
    let entry = entry
    guard entry.kind == .string || entry.kind == .key else { return range }
    return ByteRange(
      Int(entry.start) + Int(entry.openQuote), Int(entry.end) - Int(entry.closeQuote))
  }

  /// The content as it stands in the source, escapes not decoded.
  @inlinable
  @inline(__always)
  public var rawContent: UnsafeBufferPointer<UInt8> {
    let range = contentRange
    return UnsafeBufferPointer(
      start: core.pointee.bytes.baseAddress.map { $0 + range.start }, count: range.count)
  }

  /// Whether the content holds a backslash escape.
  @inlinable
  public var hasEscapes: Bool { entry.flags.contains(.escaped) }

  /// Whether the text of the node itself is broken, so that its value is a guess.
  @inlinable
  public var isMalformed: Bool { entry.flags.contains(.malformed) || entry.kind == .missing }

  /// Whether the node, or the key it stands under, is a string without a closing quote.
  public var isUnterminated: Bool {
    entry.flags.contains(.unterminated) || key?.entry.flags.contains(.unterminated) == true
  }

  @inlinable
  public var isObject: Bool { kind == .object }
  @inlinable
  public var isArray: Bool { kind == .array }
  @inlinable
  public var isString: Bool { kind == .string }
  @inlinable
  public var isNumber: Bool { kind == .number }
  @inlinable
  public var isNull: Bool { kind == .null }

  /// The truth value of `true` and `false`, nil for every other node.
  @inlinable
  public var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// Whether both are the same node of one document, and not two that look alike.
  @inlinable
  @inline(__always)
  public func isSame(as other: JSONNode?) -> Bool { other?.index == index }

  // MARK: Neighbours

  /// The key that introduces this value; nil for an element and for the root.
  @inlinable
  public var key: JSONNode? {
    guard index > 0, kind != .key, core.pointee.entries[index - 1].kind == .key else { return nil }
    return JSONNode(core: core, index: index - 1)
  }

  /// The value that a key introduces; the node itself when it is no key.
  @inlinable
  public var value: JSONNode {
    kind == .key ? JSONNode(core: core, index: index + 1) : self
  }

  /// The index after the last node of this subtree.
  @inlinable
  @inline(__always)
  var endIndex: Int { kind == .key ? index + 2 : Int(entry.next) }

  /// The members of an object in the order of the source; nothing for any other node.
  @inlinable
  public var members: JSONMembers {
    JSONMembers(core: core, index: index + 1, end: isObject ? endIndex : 0)
  }

  /// The elements of an array in the order of the source; nothing for any other node.
  @inlinable
  public var elements: JSONElements {
    JSONElements(core: core, index: index + 1, end: isArray ? endIndex : 0)
  }

  /// How many elements an array has; 0 for any other node. Takes time for each of them.
  public var elementCount: Int { elements.reduce(0) { count, _ in count + 1 } }

  /// Whether an object or array holds nothing.
  @inlinable
  public var isEmptyContainer: Bool { (isObject || isArray) && endIndex == index + 1 }

  /// Whether the object's closing brace stands in the source.
  public var isClosed: Bool {
    guard isObject, range.count >= 2, core.pointee.bytes[range.end - 1] == 0x7D else {
      return false
    }
    var last = range.start
    for member in members { last = max(member.key.range.end, member.value.range.end) }
    // The brace of an inner object does not close this one.
    return last < range.end
  }

  /// The value of the first member with this name; nil when there is none or this is no object.
  public subscript(name name: StaticString) -> JSONNode? {
    for member in members where member.key.matches(name) { return member.value }
    return nil
  }

  /// Every node of this subtree that is no key, this one included, in the order of the source.
  @inlinable
  public var descendants: JSONDescendants {
    JSONDescendants(core: core, index: index, end: endIndex)
  }
}

/// A member of an object.
@frozen
public struct JSONMember {
  /// The node of its name.
  public var key: JSONNode

  @inlinable
  init(key: JSONNode) { self.key = key }

  /// The node of its value.
  @inlinable
  public var value: JSONNode { JSONNode(core: key.core, index: key.index + 1) }
}

/// The members of an object.
@frozen
public struct JSONMembers: Sequence, IteratorProtocol {
  @usableFromInline let core: UnsafeMutablePointer<JSONCore>
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable
  init(core: UnsafeMutablePointer<JSONCore>, index: Int, end: Int) {
    self.core = core
    self.index = index
    self.end = end
  }

  @inlinable
  public mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    let key = JSONNode(core: core, index: index)
    index = Int(core.pointee.entries[index + 1].next)
    return JSONMember(key: key)
  }
}

/// The elements of an array.
@frozen
public struct JSONElements: Sequence, IteratorProtocol {
  @usableFromInline let core: UnsafeMutablePointer<JSONCore>
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable
  init(core: UnsafeMutablePointer<JSONCore>, index: Int, end: Int) {
    self.core = core
    self.index = index
    self.end = end
  }

  @inlinable
  public mutating func next() -> JSONNode? {
    guard index < end else { return nil }
    let element = JSONNode(core: core, index: index)
    index = Int(core.pointee.entries[index].next)
    return element
  }
}

/// The values of a subtree.
@frozen
public struct JSONDescendants: Sequence, IteratorProtocol {
  @usableFromInline let core: UnsafeMutablePointer<JSONCore>
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable
  init(core: UnsafeMutablePointer<JSONCore>, index: Int, end: Int) {
    self.core = core
    self.index = index
    self.end = end
  }

  @inlinable
  public mutating func next() -> JSONNode? {
    while index < end {
      let node = JSONNode(core: core, index: index)
      index += 1
      if node.kind != .key { return node }
    }
    return nil
  }
}
