/// The number of insertions, deletions, substitutions and transpositions between two words.
package enum EditDistance {
  /// The maximum length of a word in bytes; longer words are not compared.
  private static let longest = 64

  /// The distance between two words; nil if it exceeds a limit or a word has more than 64 bytes.
  package static func within(_ limit: Int, _ one: [UInt8], _ two: [UInt8]) -> Int? {
    guard one.count <= longest, two.count <= longest, abs(one.count - two.count) <= limit else {
      return nil
    }
    let width = two.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: width * 3) { rows in
      var (before, last, current) = (0, width, width * 2)
      for column in 0..<width { rows[last + column] = column }
      for row in one.indices {
        rows[current] = row + 1
        var least = row + 1
        for column in two.indices {
          let cost = one[row] == two[column] ? 0 : 1
          var best = min(
            rows[last + column + 1] + 1, rows[current + column] + 1, rows[last + column] + cost)
          if row > 0, column > 0, one[row] == two[column - 1], one[row - 1] == two[column] {
            best = min(best, rows[before + column - 1] + 1)
          }
          rows[current + column + 1] = best
          least = min(least, best)
        }
        // No later row has a smaller minimum: a transposition, which looks back two rows, adds an
        // edit.
        if least > limit { return nil }
        (before, last, current) = (last, current, before)
      }
      let distance = rows[last + two.count]
      return distance <= limit ? distance : nil
    }
  }
}
