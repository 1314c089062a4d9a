/// The difference between two versions of a file, in the format of `patch` and `git apply`.
package enum UnifiedDiff {
  /// A unified diff with three lines of context; empty if the versions are equal.
  ///
  /// The names have the prefixes that `git apply` expects. Without git's own header they are
  /// relative to the current directory, also below the root of a repository.
  ///
  /// Lines end at `\n` only; a `\r` is part of its line and is preserved.
  package static func between(_ old: [UInt8], _ new: [UInt8], path: [UInt8]) -> [UInt8] {
    guard old != new else { return [] }
    let before = Lines(old)
    let after = Lines(new)
    let changes = changes(before, after)
    var result: [UInt8] = []
    let name = path.first == .slash ? path : [.slash] + path
    result += Array("--- ".utf8) + quoted(Array("a".utf8) + name) + [.lineFeed]
    result += Array("+++ ".utf8) + quoted(Array("b".utf8) + name) + [.lineFeed]
    for hunk in hunks(changes, before.count) {
      append(hunk, before, after, to: &result)
    }
    return result
  }

  /// The byte ranges of the lines that differ, in both versions.
  package static func changes(
    from old: [UInt8], to new: [UInt8]
  ) -> [(old: ByteRange, new: ByteRange)] {
    let before = Lines(old)
    let after = Lines(new)
    return changes(before, after).map { change in
      (bytes(of: change.old, in: before, old), bytes(of: change.new, in: after, new))
    }
  }

  private static func bytes(
    of range: Range<Int>, in lines: Lines, _ bytes: [UInt8]
  ) -> ByteRange {
    let start = range.lowerBound < lines.count ? lines[range.lowerBound].startIndex : bytes.count
    return ByteRange(start, range.isEmpty ? start : lines[range.upperBound - 1].endIndex)
  }

  /// A range of old lines and the new lines that replace it.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The lines of a version. Only their starts are kept, because short lines are a small part of the
  /// size of a slice.
  private struct Lines {
    private let bytes: [UInt8]
    private var starts: [UInt32] = []

    var count: Int { starts.count }

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      var start = 0
      for (index, byte) in bytes.enumerated() where byte == .lineFeed {
        starts.append(UInt32(start))
        start = index + 1
      }
      if start < bytes.count { starts.append(UInt32(start)) }
    }

    subscript(index: Int) -> ArraySlice<UInt8> {
      let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
      return bytes[Int(starts[index])..<end]
    }
  }

  /// The changes between equal ranges of lines, found with a bounded look-ahead for the next equal
  /// line.
  ///
  /// Fixes change single lines far apart, for which a search for the shortest edit script finds the
  /// same hunks at a much higher cost.
  private static func changes(_ old: Lines, _ new: Lines) -> [Change] {
    var result: [Change] = []
    var (one, two) = (0, 0)
    while one < old.count || two < new.count {
      if one < old.count, two < new.count, old[one] == new[two] {
        one += 1
        two += 1
        continue
      }
      let (left, right) = resync(old, one, new, two)
      result.append(Change(old: one..<left, new: two..<right))
      (one, two) = (left, right)
    }
    return result
  }

  /// The nearest pair of equal lines at or after the given ones; the ends if none is near.
  private static func resync(
    _ old: Lines, _ one: Int, _ new: Lines, _ two: Int
  ) -> (Int, Int) {
    let limit = min(200, max(old.count - one, new.count - two))
    if limit > 0 {
      for distance in 1...(limit * 2) {
        for ahead in max(0, distance - limit)...min(distance, limit) {
          let (left, right) = (one + ahead, two + distance - ahead)
          if left < old.count, right < new.count, old[left] == new[right] { return (left, right) }
        }
      }
    }
    return tail(old, one, new, two)
  }

  /// The start of the equal lines at the end of both versions.
  private static func tail(
    _ old: Lines, _ one: Int, _ new: Lines, _ two: Int
  ) -> (Int, Int) {
    var (left, right) = (old.count, new.count)
    while left > one, right > two, old[left - 1] == new[right - 1] {
      left -= 1
      right -= 1
    }
    return (left, right)
  }

  /// Groups changes that are close enough to share their context.
  private static func hunks(_ changes: [Change], _ count: Int) -> [[Change]] {
    var result: [[Change]] = []
    for change in changes {
      if let last = result.last?.last, change.old.lowerBound - last.old.upperBound <= 6 {
        result[result.count - 1].append(change)
      } else {
        result.append([change])
      }
    }
    return result
  }

  private static func append(
    _ hunk: [Change], _ old: Lines, _ new: Lines,
    to result: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(3, first.old.lowerBound)
    let trail = min(3, old.count - last.old.upperBound)
    let before = (first.old.lowerBound - lead)..<(last.old.upperBound + trail)
    let after = (first.new.lowerBound - lead)..<(last.new.upperBound + trail)
    result += Array("@@ -\(span(before)) +\(span(after)) @@\n".utf8)
    var position = before.lowerBound
    for change in hunk {
      for index in position..<change.old.lowerBound { put(.space, old[index], to: &result) }
      for index in change.old { put(.minus, old[index], to: &result) }
      for index in change.new { put(.plus, new[index], to: &result) }
      position = change.old.upperBound
    }
    for index in position..<before.upperBound { put(.space, old[index], to: &result) }
  }

  private static func span(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func put(_ mark: UInt8, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    result.append(mark)
    result += line
    if line.last != .lineFeed { result += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// The path as in git: quoted and escaped if it contains special characters.
  private static func quoted(_ path: [UInt8]) -> [UInt8] {
    let isPlain = path.allSatisfy {
      (.space..<0x7F).contains($0) && $0 != .quote && $0 != .backslash
    }
    if isPlain { return path.contains(.space) ? path + [.tab] : path }
    var result: [UInt8] = [.quote]
    for byte in path {
      switch byte {
      case .quote, .backslash: result += [.backslash, byte]
      case .space..<0x7F: result.append(byte)
      default:
        result += "\\\(String(byte, radix: 8).leftPadded(to: 3, with: "0"))".utf8
      }
    }
    return result + [.quote]
  }
}
