/// The result of parsing a source as JSON: a tree, which always exists, and the syntax errors.
///
/// The memory is reused for every document, so that a stream of messages allocates nothing after
/// the largest one. Nodes point into this memory and are valid until the tree parses other bytes.
package final class JSONTree {
  /// The syntax errors, in the order of the source.
  package internal(set) var errors: [SyntaxError] {
    get { core.pointee.errors }
    _modify { yield &core.pointee.errors }
  }
  /// The depth of the deepest container; a single object has depth 1.
  package internal(set) var depth: Int {
    get { core.pointee.depth }
    set { core.pointee.depth = newValue }
  }

  let core: UnsafeMutablePointer<JSONCore>
  private let templates: PlaceholderSyntax

  /// Creates an empty tree that detects the given template placeholders.
  package init(templates: PlaceholderSyntax = .standard) {
    self.templates = templates
    core = .allocate(capacity: 1)
    core.initialize(to: JSONCore(templates: templates))
  }

  deinit {
    core.pointee.deallocate()
    core.deinitialize(count: 1)
    core.deallocate()
  }

  /// The outermost value; nil if the source contains only white space.
  package var root: JSONNode? {
    core.pointee.count == 0 ? nil : JSONNode(core: core, index: 0)
  }

  /// Parses `bytes` and passes the tree to `body`; its nodes are valid inside `body` only.
  ///
  /// Nodes are not `Sendable`, so that `body` can neither return one nor assign it to a variable
  /// outside: `scripts/check-misuse` checks that such code does not compile.
  ///
  /// - Parameter tags: whether template tags are accepted outside strings.
  package static func read<Result: Sendable, Failure: Error>(
    _ bytes: [UInt8], templates: PlaceholderSyntax = .standard, tags: Bool = true,
    _ body: @Sendable (JSONTree) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let tree = JSONTree(templates: templates)
    tree.core.pointee.acceptsTags = tags
    return try bytes.withUnsafeBufferPointer { buffer throws(Failure) in
      tree.read(buffer, from: 0, to: buffer.count)
      return try withExtendedLifetime(tree) { () throws(Failure) in try body(tree) }
    }
  }

  /// Parses one document in the bytes `start..<end`; ranges count from the start of `bytes`.
  ///
  /// - Precondition: `bytes` outlives every use of the tree's nodes and is shorter than 4 GiB.
  func read(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    begin(bytes)
    guard let base = bytes.baseAddress else {
      errors.append(SyntaxError(.emptySource, ByteRange(start, end), node: 0))
      return
    }
    var parser = JSONParser(
      tree: self, bytes: base, position: start, end: end, count: bytes.count)
    parser.parse()
  }

  /// The number of further errors of each kind, once.
  func takeHiddenErrors() -> [Int] {
    defer { core.pointee.hiddenErrors = [] }
    return core.pointee.hiddenErrors
  }

  /// Removes the previous document.
  @inline(__always)
  func begin(_ bytes: UnsafeBufferPointer<UInt8>) {
    if !core.pointee.errors.isEmpty {
      core.pointee.errors.removeAll(keepingCapacity: true)
      core.pointee.hiddenErrors = []
    }
    if !core.pointee.tags.isEmpty { core.pointee.tags.removeAll(keepingCapacity: true) }
    core.pointee.depth = 0
    core.pointee.bytes = bytes
    core.pointee.count = 0
    core.pointee.longCount = 0
    core.pointee.hasLongNumber = false
  }

  @inline(__always)
  func append(
    _ kind: JSONKind, _ start: Int, _ end: Int, next: UInt32 = 0,
    flags: TapeEntry.Flags = [], open: UInt8 = 1, close: UInt8 = 1
  ) -> Int {
    core.append(kind, start, end, next: next, flags: flags, open: open, close: close)
  }
}

@available(*, unavailable)
extension JSONTree: Sendable {}

extension UnsafeMutablePointer<JSONCore> {
  /// Appends a node to the tape and returns its index.
  @inline(__always)
  func append(
    _ kind: JSONKind, _ start: Int, _ end: Int, next: UInt32 = 0,
    flags: TapeEntry.Flags = [], open: UInt8 = 1, close: UInt8 = 1
  ) -> Int {
    let index = pointee.count
    if index == pointee.capacity { pointee.grow(from: start, to: pointee.bytes.count) }
    (pointee.entries + index).initialize(
      to: TapeEntry(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: kind == .key ? next : UInt32(truncatingIfNeeded: index &+ 1), kind: kind,
        flags: flags, openQuote: open, closeQuote: close))
    pointee.count = index &+ 1
    if kind == .number, end &- start >= JSONCore.lengthOfLongNumber { pointee.hasLongNumber = true }
    if kind == .string, end &- start >= JSONCore.lengthOfLong {
      // Recovery may have removed nodes.
      let place = Swift.min(pointee.longCount, index)
      (pointee.longStrings + place).initialize(to: UInt32(truncatingIfNeeded: index))
      pointee.longCount = place &+ 1
    }
    return index
  }
}
