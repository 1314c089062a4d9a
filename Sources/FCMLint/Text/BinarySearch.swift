/// Binary search in a sorted table.
package enum BinarySearch {
  /// The number of leading indices below `count` for which `holds` is true.
  package static func count(of count: Int, while holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
