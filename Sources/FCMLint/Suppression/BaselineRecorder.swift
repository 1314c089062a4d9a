/// The findings of a run for a new baseline.
///
/// Repeats of a finding are stored as a range of ordinals, because JSON Lines may have a finding in
/// every second byte.
package struct BaselineRecorder {
  private var ordinals: [Baseline.Entry: [ClosedRange<Int>]] = [:]
  /// The number of recorded findings.
  package private(set) var count = 0

  package init() {}

  /// Records a finding, unless it is recorded.
  package mutating func insert(_ entry: Baseline.Entry) {
    var key = entry
    key.ordinal = 0
    let own = entry.ordinal
    if Self.insert(own, into: &ordinals[key, default: []]) { count += 1 }
  }

  private static func insert(_ ordinal: Int, into ranges: inout [ClosedRange<Int>]) -> Bool {
    if let last = ranges.last, last.upperBound < ordinal, last.upperBound + 1 == ordinal {
      ranges[ranges.count - 1] = last.lowerBound...ordinal
      return true
    }
    if ranges.contains(where: { $0.contains(ordinal) }) { return false }
    ranges.append(ordinal...ordinal)
    return true
  }

  /// Writes the file in parts: sorted, one finding per line.
  package func write(_ body: (String) -> Void) {
    var lines = Baseline.Lines()
    body(lines.head(isEmpty: count == 0))
    for key in ordinals.keys.sorted() {
      var entry = key
      for range in (ordinals[key] ?? []).sorted(by: { $0.lowerBound < $1.lowerBound }) {
        for ordinal in range {
          entry.ordinal = ordinal
          body(lines.line(entry))
        }
      }
    }
    body(lines.end(isEmpty: count == 0))
  }
}

extension Baseline {
  /// Formats the file, so that diffs are readable and merges are easy.
  struct Lines {
    private var isFirst = true
    private static let layout: JSONValue.Layout = {
      var layout = JSONValue.Layout()
      layout.isPadded = false
      return layout
    }()

    func head(isEmpty: Bool) -> String {
      "{\n  \"version\": \(Baseline.version),\n  \"findings\": [" + (isEmpty ? "" : "\n")
    }

    mutating func line(_ entry: Entry) -> String {
      let value: JSONValue = [
        "path": .string(entry.path), "rule": .string(entry.rule),
        "pointer": .string(entry.pointer), "ordinal": .number(entry.ordinal),
      ]
      defer { isFirst = false }
      return (isFirst ? "    " : ",\n    ") + value.text(Self.layout)
    }

    func end(isEmpty: Bool) -> String { (isEmpty ? "" : "\n  ") + "]\n}\n" }
  }
}
