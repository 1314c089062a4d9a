#if hasFeature(Embedded)
  // The WebAssembly module has one sort for all types: that of the standard library is compiled for
  // each type and closure, 80 kB in sum. Both are stable.

  extension Sequence {
    package func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
      let elements = Array(self)
      let order = StableOrder.indices(elements.count) {
        areInIncreasingOrder(elements[$0], elements[$1])
      }
      return order.map { elements[$0] }
    }
  }

  extension Sequence where Element: Comparable {
    package func sorted() -> [Element] { sorted { $0 < $1 } }
  }

  extension Array {
    package mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
      self = sorted(by: areInIncreasingOrder)
    }
  }

  extension Array where Element: Comparable {
    package mutating func sort() { self = sorted { $0 < $1 } }
  }

  package enum StableOrder {
    /// The numbers below `count` in the order that `isBefore` defines, by merging.
    /// Not optimized, because the optimizer would make a copy for each closure.
    @_optimize(none)
    package static func indices(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
      var sorted = Array(0..<count)
      var merged = sorted
      var width = 1
      while width < count {
        for start in stride(from: 0, to: count, by: 2 * width) {
          let middle = min(start + width, count)
          let end = min(middle + width, count)
          var (left, right) = (start, middle)
          for place in start..<end {
            if left < middle, right == end || !isBefore(sorted[right], sorted[left]) {
              merged[place] = sorted[left]
              left += 1
            } else {
              merged[place] = sorted[right]
              right += 1
            }
          }
        }
        swap(&sorted, &merged)
        width *= 2
      }
      return sorted
    }
  }
#endif
