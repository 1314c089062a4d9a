/// Applies edits to a source.
package enum EditApplication {
  /// The source after some edits, in any order.
  ///
  /// Edits that overlap an earlier one of the list are skipped; insertions at the same place keep
  /// the order of the list.
  package static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(
      edits.reduce(bytes.count) { count, edit in count + edit.replacement.utf8.count })
    var position = 0
    for (_, edit) in sorted {
      guard edit.range.start >= position, edit.range.end <= bytes.count else { continue }
      result += bytes[position..<edit.range.start]
      result += Array(edit.replacement.utf8)
      position = edit.range.end
    }
    result += bytes[position...]
    return result
  }
}
