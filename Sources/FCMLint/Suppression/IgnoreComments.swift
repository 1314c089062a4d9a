/// The comments of a source that suppress findings, and which of them do.
package struct IgnoreComments {
  /// A rule or family that a comment names.
  struct Entry {
    var comment: Int
    /// Nil for all rules.
    var name: String?
    /// The bytes in which findings are suppressed.
    var target: ByteRange
    var isUsed = false
  }

  let comments: [IgnoreComment]
  /// The entries about lines, in the order of their targets, and then those about the whole source.
  private(set) var entries: [Entry] = []
  /// The number of entries about lines.
  private var lines = 0

  /// Finds the comments of a source; nil if it has none, as nearly all have.
  ///
  /// - Parameter isProse: as for `IgnoreComment.all`.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, isProse: Bool = false) {
    comments = IgnoreComment.all(in: bytes, isProse: isProse)
    if comments.isEmpty { return nil }
    add { !$0.isForFile }
    lines = entries.count
    add { $0.isForFile }
  }

  private mutating func add(where isIncluded: (IgnoreComment) -> Bool) {
    for (index, comment) in comments.enumerated() where isIncluded(comment) && !comment.isMalformed
    {
      let names = comment.names.isEmpty ? [nil] : comment.names.map { $0 }
      for name in names { entries.append(Entry(comment: index, name: name, target: comment.line)) }
    }
  }

  /// Extends the comments before the line in which a literal begins to the whole literal.
  package mutating func cover(_ literal: ByteRange) {
    var (low, high) = (0, lines)
    while low < high {
      let middle = (low + high) / 2
      let line = comments[entries[middle].comment].line
      if line.start <= literal.start { low = middle + 1 } else { high = middle }
    }
    while low > 0 {
      low -= 1
      let comment = comments[entries[low].comment]
      guard comment.line.start <= literal.start, literal.start < comment.line.end else { return }
      // All comments about a line were extended by the literal around this one.
      if entries[low].target.end >= literal.end, comment.isAlone { return }
      if comment.isAlone { entries[low].target.end = literal.end }
    }
  }

  /// The same comments, extended to the objects and arrays of a document that begin after them.
  ///
  /// - Parameter place: the range in the source of a range in the document.
  package func covering(
    _ tree: JSONTree, _ place: (ByteRange) -> ByteRange = { $0 }
  ) -> IgnoreComments {
    guard let root = tree.root else { return self }
    var result = self
    for index in root.index..<root.endIndex {
      let node = root.tape[index]
      if node.isObject || node.isArray { result.cover(place(node.range)) }
    }
    return result
  }

  /// For each finding, the entry that suppresses it; negative if none does.
  ///
  /// - Parameter isNamed: whether a name is that of the rule or its family.
  mutating func deciding(
    _ diagnostics: [Diagnostic], isNamed: (_ name: String?, _ rule: String) -> Bool
  ) -> [Int] {
    let order = diagnostics.indices.sorted {
      diagnostics[$0].range.start < diagnostics[$1].range.start
    }
    var result = [Int](repeating: -1, count: diagnostics.count)
    // The entries whose target has begun, and a limit for those that hostile sources pile up.
    var open: [Int] = []
    var next = 0
    for index in order {
      let start = diagnostics[index].range.start
      while next < lines, entries[next].target.start <= start {
        open.append(next)
        next += 1
      }
      while let last = open.last, entries[last].target.end <= start { open.removeLast() }
      for entry in open.suffix(Self.mostOpen).reversed()
        + (lines..<min(entries.count, lines + Self.mostOpen))
      where result[index] < 0 && start < entries[entry].target.end {
        guard isNamed(entries[entry].name, diagnostics[index].rule) else { continue }
        entries[entry].isUsed = true
        result[index] = entry
      }
    }
    return result
  }

  /// No source needs more comments about one place.
  private static var mostOpen: Int { 256 }
}
