/// Builds JSON Pointers (RFC 6901) for many nodes in one pass over the tree.
enum JSONPointerBuilder {
  /// An open container, and the child that the pass has reached.
  private struct Level {
    var end: Int
    var isObject: Bool
    /// The index of the current child: a key in an object, an element in an array.
    var child: Int
    var ordinal: Int
    /// The length of the pointer of the container itself.
    var length: Int
  }

  /// The pointer of one node given by index, relative to `root`; a key has that of its member.
  static func pointer(of anchor: Int, from root: JSONNode?) -> String {
    guard let root, anchor > root.index, anchor < root.endIndex else { return "" }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { path in
      guard let count = write(anchor, root, to: path) else {
        var length = 0
        return (pointers(of: [anchor], from: root, &length)[0]) ?? ""
      }
      return String(decoding: UnsafeBufferPointer(rebasing: path[..<count]), as: UTF8.self)
    }
  }

  /// Writes a pointer whose names need no escapes and returns its length; nil for any other
  /// pointer, and if there is not enough room.
  private static func write(
    _ anchor: Int, _ root: JSONNode, to path: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    let tape = root.tape
    var count = 0
    var container = root.index
    while true {
      guard tape.kind(at: container) == .object else { return nil }
      var key = container + 1
      while tape.next(at: key + 1) <= anchor { key = tape.next(at: key + 1) }
      let node = tape[key]
      let name = node.rawContent
      guard !node.hasEscapes, count + 1 + name.count <= path.count else { return nil }
      path[count] = .slash
      count += 1
      for byte in name {
        if byte == UInt8(ascii: "~") || byte == .slash { return nil }
        path[count] = byte
        count += 1
      }
      if anchor <= key + 1 { return count }
      container = key + 1
    }
  }

  /// The pointers of nodes given by index, relative to `root`; a key has that of its member. They
  /// are nil once the length of all pointers exceeds the limit.
  static func pointers(of anchors: [Int], from root: JSONNode?, _ length: inout Int) -> [String?] {
    var result = [String?](repeating: "", count: anchors.count)
    guard let root else { return result }
    var levels: [Level] = []
    var path: [UInt8] = []
    path.reserveCapacity(64)
    levels.reserveCapacity(8)
    var last = -1
    // Many findings may have the same anchor with a long name, so they share the string.
    var text = ""
    if let first = level(root, 0) { levels.append(first) }
    let order = anchors.indices.sorted { anchors[$0] < anchors[$1] }
    for place in order where anchors[place] > root.index && anchors[place] < root.endIndex {
      guard length < FindingLimit.pointerLength else {
        result[place] = nil
        continue
      }
      if anchors[place] != last {
        last = anchors[place]
        while let inner = levels.last, inner.end <= last { levels.removeLast() }
        descend(to: last, root, &levels, &path)
        text = String(decoding: path, as: UTF8.self)
      }
      length += text.utf8.count
      result[place] = text
    }
    return result
  }

  private static func level(_ node: JSONNode, _ length: Int) -> Level? {
    guard node.isObject || node.isArray else { return nil }
    return Level(
      end: node.endIndex, isObject: node.isObject, child: node.index + 1, ordinal: 0,
      length: length)
  }

  private static func descend(
    to anchor: Int, _ root: JSONNode, _ levels: inout [Level], _ path: inout [UInt8]
  ) {
    let tape = root.tape
    while var level = levels.popLast() {
      var value = level.isObject ? level.child + 1 : level.child
      while tape.next(at: value) <= anchor {
        level.child = tape.next(at: value)
        level.ordinal += 1
        value = level.isObject ? level.child + 1 : level.child
      }
      if path.count > level.length { path.removeSubrange(level.length...) }
      path.append(.slash)
      if level.isObject {
        append(tape[level.child], to: &path)
      } else {
        path += Array(String(level.ordinal).utf8)
      }
      levels.append(level)
      if anchor <= value { return }
      guard let next = self.level(tape[value], path.count) else {
        return
      }
      levels.append(next)
    }
  }

  private static func append(_ key: JSONNode, to path: inout [UInt8]) {
    key.withDecoded { name in
      guard
        ByteSearch.contains(UInt8(ascii: "~"), in: name) || ByteSearch.contains(.slash, in: name)
      else {
        return path.append(contentsOf: name)
      }
      for byte in name {
        switch byte {
        case UInt8(ascii: "~"): path += [UInt8(ascii: "~"), UInt8(ascii: "0")]
        case .slash: path += [UInt8(ascii: "~"), UInt8(ascii: "1")]
        default: path.append(byte)
        }
      }
    }
  }
}
