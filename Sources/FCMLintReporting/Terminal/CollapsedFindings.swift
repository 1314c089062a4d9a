import FCMLint

/// Findings of one rule that a report counts and does not show, and where the first of them are.
struct CollapsedFindings {
  /// How many places are told.
  private static let mostPlaces = 5

  let rule: String
  private(set) var count = 0
  private var places: [String] = []

  init(rule: String) { self.rule = rule }

  /// Counts a finding; its place is asked for only when it is told.
  mutating func add(_ place: @autoclosure () -> Position?) {
    count += 1
    guard count <= Self.mostPlaces, let place = place() else { return }
    places.append("\(place.line):\(place.column)")
  }

  /// The line of a report that stands for them.
  func text(in path: String) -> String {
    let text = "… and \(count) more \(rule) in \(path)"
    guard !places.isEmpty else { return text }
    let rest = places.count < count ? ["…"] : []
    return text + ", at " + (places + rest).joined(separator: ", ")
  }
}
