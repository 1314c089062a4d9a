/// Groups fixes by the document they change.
enum FixPartition {
  /// A document, and the indices of the fixes that change nothing outside it.
  struct Part {
    var range: ByteRange
    var fixes: [Int]
  }

  /// The fixes within each of some lines, which are sorted, and all other fixes.
  static func split(_ fixes: [Fix], within lines: [ByteRange]) -> (parts: [Part], others: [Int]) {
    split(fixes, lines) { $0.contains($1) }
  }

  /// The fixes inside the braces of each of some objects, and all other fixes.
  static func split(_ fixes: [Fix], inside objects: [ByteRange]) -> (parts: [Part], others: [Int]) {
    split(fixes, objects) { $0.start < $1.start && $1.end < $0.end }
  }

  private static func split(
    _ fixes: [Fix], _ documents: [ByteRange], _ holds: (ByteRange, ByteRange) -> Bool
  ) -> (parts: [Part], others: [Int]) {
    let places = fixes.map(place)
    var parts: [Part] = []
    var others: [Int] = []
    var next = 0
    for number in fixes.indices.sorted(by: { places[$0].start < places[$1].start }) {
      let place = places[number]
      while next < documents.count, documents[next].end < place.start { next += 1 }
      guard next < documents.count, holds(documents[next], place) else {
        others.append(number)
        continue
      }
      if parts.last?.range == documents[next] {
        parts[parts.count - 1].fixes.append(number)
      } else {
        parts.append(Part(range: documents[next], fixes: [number]))
      }
    }
    // The order of insertions at the same place depends on the order of the list.
    for index in parts.indices { parts[index].fixes.sort() }
    return (parts, others.sorted())
  }

  /// The lines in which fixes begin, without their line breaks.
  static func lines(of bytes: UnsafeBufferPointer<UInt8>, holding fixes: [Fix]) -> [ByteRange] {
    var lines: [ByteRange] = []
    var scan = LineBreakScanner(bytes)
    var (start, end) = (0, -1)
    for place in fixes.map(place).sorted(by: { $0.start < $1.start }) {
      while end < place.start, end < bytes.count {
        start = end + 1
        end = scan.nextFeed(from: start)
      }
      let line = ByteRange(start, end)
      if lines.last != line { lines.append(line) }
    }
    return lines
  }

  /// The range from the first byte that a fix changes to the last.
  private static func place(of fix: Fix) -> ByteRange {
    let ranges = fix.edits.map { $0.range }
    return ByteRange(ranges.map { $0.start }.min() ?? 0, ranges.map { $0.end }.max() ?? 0)
  }
}

extension Fix {
  /// The same fix for a text at another offset.
  package func moved(by distance: Int) -> Fix {
    Fix(
      title, safety,
      edits.map {
        Edit(
          ByteRange($0.range.start + distance, $0.range.end + distance), $0.replacement)
      })
  }
}
