// Template tags between members: the members may be alternatives.
extension DiagnosticCollector {
  /// Drops conflicts between members that a tag separates, and fixes that edit text next to a tag.
  mutating func dropAcrossTemplateTags() {
    guard let tape = root?.tape, !tape.tags.isEmpty else { return }
    makeList()
    entries.removeAll { entry in
      let place = entry.finding.range
      return entry.finding.notes.contains { Self.areParted(place, $0.range, tape) }
    }
    for index in entries.indices where !entries[index].finding.fixes.isEmpty {
      entries[index].finding.fixes.removeAll { fix in
        fix.edits.contains { Self.meetsTag($0, tape) }
      }
    }
  }

  /// Whether there is a tag between two ranges, in a container around both.
  private static func areParted(_ one: ByteRange, _ other: ByteRange, _ tape: JSONTape) -> Bool {
    let (first, last) = one.start < other.start ? (one, other) : (other, one)
    return tape.core.pointee.hasTag(from: first.end, to: last.start) { container in
      let range = tape[container].range
      return range.start <= first.start && last.end <= range.end
    }
  }

  /// Whether an edit splits a tag, or adds or removes something next to one: it is unknown on which
  /// side of the tag the new text belongs.
  private static func meetsTag(_ edit: Edit, _ tape: JSONTape) -> Bool {
    var (start, stop) = (edit.range.start, edit.range.end)
    if edit.range.isEmpty || edit.replacement.isEmpty {
      while start > 0, isBetween(tape.bytes[start - 1]) { start -= 1 }
      while stop < tape.bytes.count, isBetween(tape.bytes[stop]) { stop += 1 }
    }
    let tags = tape.tags
    let next = tape.core.pointee.firstTag(from: start)
    if next < tags.count, tags[next].range.start <= stop { return true }
    return next > 0 && tags[next - 1].range.end >= start
  }

  /// Whether a byte separates members.
  private static func isBetween(_ byte: UInt8) -> Bool {
    JSONEscaping.isSpace(byte) || byte == .comma
  }
}
