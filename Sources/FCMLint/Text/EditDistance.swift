/// How many slips of the finger lie between two words.
public enum EditDistance {
  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  ///
  /// Words above 64 bytes are never near: the answer is then their length.
  public static func between(_ first: String, _ second: String) -> Int {
    let one = Array(first.utf8)
    let two = Array(second.utf8)
    guard one.count <= 64, two.count <= 64 else { return max(one.count, two.count) }
    var before = [Int](repeating: 0, count: two.count + 1)
    var last = Array(0...two.count)
    for row in one.indices {
      var current = [row + 1]
      for column in two.indices {
        let cost = one[row] == two[column] ? 0 : 1
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, one[row] == two[column - 1], one[row - 1] == two[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = last
      last = current
    }
    return last[two.count]
  }

  /// Whether at most `limit` slips lie between two words.
  public static func isAtMost(_ limit: Int, _ first: String, _ second: String) -> Bool {
    abs(first.utf8.count - second.utf8.count) <= limit && between(first, second) <= limit
  }
}
