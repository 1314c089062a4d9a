import FCMLint

/// The edits from one text to another, as small as possible, so that editors keep cursor, marks and
/// folds.
enum MinimalEdits {
  static func from(_ old: [UInt8], to new: [UInt8]) -> [Edit] {
    UnifiedDiff.changes(from: old, to: new).map { edit(old, $0.old, new, $0.new) }
  }

  /// An edit for changed lines, from the first changed byte to the last.
  private static func edit(
    _ old: [UInt8], _ before: ByteRange, _ new: [UInt8], _ after: ByteRange
  ) -> Edit {
    let (left, right) = (old[before.start..<before.end], new[after.start..<after.end])
    var front = zip(left, right).prefix { $0 == $1 }.count
    while front > 0,
      !isEdge(before.start + front, old) || !isEdge(after.start + front, new)
    {
      front -= 1
    }
    let rest = (left.dropFirst(front).reversed(), right.dropFirst(front).reversed())
    var tail = zip(rest.0, rest.1).prefix { $0 == $1 }.count
    while tail > 0, !isEdge(before.end - tail, old) || !isEdge(after.end - tail, new) {
      tail -= 1
    }
    let text = String(decoding: right.dropFirst(front).dropLast(tail), as: UTF8.self)
    return Edit(ByteRange(before.start + front, before.end - tail), text)
  }

  /// Whether an edit may begin or end here: not inside a character or `\r\n`.
  private static func isEdge(_ place: Int, _ bytes: [UInt8]) -> Bool {
    guard place > 0, place < bytes.count else { return true }
    return bytes[place] & 0xC0 != 0x80
      && !(bytes[place] == .lineFeed && bytes[place - 1] == .carriageReturn)
  }
}
