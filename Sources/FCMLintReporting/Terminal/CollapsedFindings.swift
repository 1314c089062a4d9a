import FCMLint

/// Findings of one rule that a report only counts, with the positions of the first ones.
struct CollapsedFindings {
  /// The maximum number of positions to list.
  private static let mostPlaces = 5

  let rule: String
  private(set) var count = 0
  private var places: [String] = []

  init(rule: String) { self.rule = rule }

  /// Counts a finding. `place` is evaluated only if the position is listed.
  mutating func add(_ place: @autoclosure () -> Position?) {
    count += 1
    guard count <= Self.mostPlaces, let place = place() else { return }
    places.append("\(place.line):\(place.column)")
  }

  /// The line of the report about them.
  func text(in path: String) -> String {
    let text = "… and \(count) more \(rule) in \(path)"
    guard !places.isEmpty else { return text }
    let rest = places.count < count ? ["…"] : []
    return text + ", at " + (places + rest).joined(separator: ", ")
  }
}
