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

  /// The same comments, extended to the objects and arrays of a document that they stand before.
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

  /// Removes the suppressed findings from a list, and returns them.
  ///
  /// - Parameter family: the family of a rule.
  mutating func suppress(
    in diagnostics: inout [Diagnostic], family: (String) -> String
  ) -> [Suppression] {
    let order = diagnostics.indices.sorted {
      (diagnostics[$0].range.start, $0) < (diagnostics[$1].range.start, $1)
    }
    var open: [String?: [Int]] = [:]
    for index in lines..<entries.count { open[entries[index].name, default: []].append(index) }
    var next = 0
    var deciding = [Int?](repeating: nil, count: diagnostics.count)
    for index in order {
      let (rule, start) = (diagnostics[index].rule, diagnostics[index].range.start)
      while next < lines, entries[next].target.start <= start {
        open[entries[next].name, default: []].append(next)
        next += 1
      }
      for name in [rule, family(rule), nil] where deciding[index] == nil {
        while let last = open[name]?.last, entries[last].target.end <= start {
          open[name]?.removeLast()
        }
        guard let last = open[name]?.last else { continue }
        entries[last].isUsed = true
        deciding[index] = last
      }
    }
    let all = diagnostics
    diagnostics = all.indices.filter { deciding[$0] == nil }.map { all[$0] }
    return all.indices.compactMap { index in
      deciding[index].map {
        Suppression(all[index], .comment, reason: comments[entries[$0].comment].reason)
      }
    }
  }
}

extension IgnoreComments {
  /// The comments with a fault, and the name that it is about.
  func faults(
    _ fault: IgnoreComment.Fault, names: Set<String>, isEnabled: (String?) -> Bool
  ) -> [(IgnoreComment, name: String?)] {
    switch fault {
    case .malformed:
      return comments.flatMap { comment -> [(IgnoreComment, name: String?)] in
        if comment.isMalformed { return [(comment, nil)] }
        return comment.names.filter { !names.contains($0) }.map { (comment, $0) }
      }
    case .unused:
      return entries.compactMap { entry in
        if entry.isUsed || !(entry.name.map(names.contains) ?? true) { return nil }
        return isEnabled(entry.name) ? (comments[entry.comment], entry.name) : nil
      }
    }
  }
}
