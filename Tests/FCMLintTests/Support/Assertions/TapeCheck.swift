import XCTest

@testable import FCMLint

/// Checks that the tree of any source is valid.
enum TapeCheck {
  /// Asserts that every range is inside the source and its parent's range, that children follow
  /// each other, and that the tape ends where the root ends; returns the errors.
  @discardableResult
  static func read(
    _ bytes: [UInt8], _ what: @autoclosure @Sendable () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> [SyntaxError] {
    JSONTree.read(bytes) { tree in
      if let problem = problem(in: tree, bytes.count) {
        let text = String(decoding: bytes.prefix(400), as: UTF8.self)
        XCTFail("\(problem) in \(text) \(what())", file: file, line: line)
      }
      let (tape, errors) = (Self.tape(of: tree), tree.errors)
      tree.core.pointee.fastPathDisabled = true
      tree.read(tree.core.pointee.bytes, from: 0, to: bytes.count)
      if tape != Self.tape(of: tree) || errors.map(\.range) != tree.errors.map(\.range) {
        let text = String(decoding: bytes.prefix(400), as: UTF8.self)
        XCTFail("the straight path reads something else: \(text)", file: file, line: line)
      }
      if !readsAlikeAsLine(bytes, tree, tape) {
        let text = String(decoding: bytes.prefix(400), as: UTF8.self)
        XCTFail("a line of its own reads something else: \(text)", file: file, line: line)
      }
      return errors
    }
  }

  /// Whether the bytes have the same tape as a line before another line, where the fast path stops
  /// at the line feed rather than at the last bracket and may read ahead.
  private static func readsAlikeAsLine(_ bytes: [UInt8], _ tree: JSONTree, _ tape: [[UInt32]])
    -> Bool
  {
    let lines = bytes + [0x0A] + bytes
    return lines.withUnsafeBufferPointer { lines in
      tree.core.pointee.fastPathDisabled = false
      tree.read(lines, from: 0, to: bytes.count)
      return tape == Self.tape(of: tree)
    }
  }

  /// The complete content of the tape, for comparisons.
  private static func tape(of tree: JSONTree) -> [[UInt32]] {
    let core = tree.core.pointee
    return (0..<core.count).map { index in
      let entry = core.entries[index]
      return [
        entry.start, entry.end, entry.next, UInt32(entry.kind.rawValue),
        UInt32(entry.flags.rawValue), UInt32(entry.openQuote), UInt32(entry.closeQuote),
      ]
    }
  }

  private static func problem(in tree: JSONTree, _ count: Int) -> String? {
    for error in tree.errors {
      let ranges = [error.range] + (error.related.map { [$0] } ?? []) + error.repair.map(\.range)
      for range in ranges where range.start < 0 || range.end > count {
        return "\(error.kind) out of bounds"
      }
    }
    guard let root = tree.root else { return tree.errors.isEmpty ? "nothing and no fault" : nil }
    let core = tree.core.pointee
    let long = (0..<core.longCount).map { Int(core.longStrings[$0]) }
    if tree.errors.isEmpty, long != longStrings(of: core) { return "the long strings are \(long)" }
    if root.endIndex != core.count { return "the root ends at \(root.endIndex) of \(core.count)" }
    return problem(in: core, count)
  }

  private static func longStrings(of core: JSONCore) -> [Int] {
    (0..<core.count).filter {
      let entry = core.entries[$0]
      return entry.kind == .string && Int(entry.end - entry.start) >= JSONCore.lengthOfLong
    }
  }

  private static func problem(in core: JSONCore, _ count: Int) -> String? {
    struct Level {
      var node: Int
      var next: Int
      var isObject: Bool
      var lastEnd: Int
    }
    var levels: [Level] = []
    var index = 0
    while index < core.count {
      while let last = levels.last, last.next <= index { levels.removeLast() }
      let entry = core.entries[index]
      let (start, end) = (Int(entry.start), Int(entry.end))
      if start > end || end > count { return "node \(index) has a range of \(start)..<\(end)" }
      if Int(entry.openQuote) + Int(entry.closeQuote) > end - start, entry.kind == .string {
        return "node \(index) has no room for its quotes"
      }
      if let level = levels.last {
        let parent = core.entries[level.node]
        if start < Int(parent.start) || end > Int(parent.end) {
          return "node \(index) is outside its parent"
        }
        if start < level.lastEnd { return "node \(index) overlaps the one before" }
        levels[levels.count - 1].lastEnd = end
        let isKeyDue = level.isObject && core.entries[index - 1].kind != .key
        if isKeyDue != (entry.kind == .key) { return "node \(index) is a key out of turn" }
      } else if index > 0 {
        return "node \(index) has no parent"
      }
      if entry.kind == .object || entry.kind == .array {
        if Int(entry.next) <= index || Int(entry.next) > levels.last?.next ?? core.count {
          return "node \(index) ends at \(entry.next)"
        }
        levels.append(
          Level(
            node: index, next: Int(entry.next), isObject: entry.kind == .object, lastEnd: start))
      } else if entry.kind != .key, Int(entry.next) != index + 1 {
        return "node \(index) is followed by \(entry.next)"
      }
      index += 1
    }
    return core.count > 0 && core.entries[core.count - 1].kind == .key ? "a key ends it" : nil
  }
}
