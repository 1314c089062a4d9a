// Edits that convert numbers to durations.
extension SchemaViolation {
  /// Converts all values of a list or a light in one fix, because they have the same unit.
  package func writingSeconds(in document: MessageDocument) -> Fix? {
    let lights = [document[.lightOnDuration], document[.lightOffDuration]].compactMap { $0 }
    let isList = row?.field == .androidVibrateTimings
    let list = isList ? document[.androidVibrateTimings]?.elements.prefix(256) : nil
    let values = list.map(Array.init) ?? lights
    let wrong = values.filter { !$0.isOpaque && ProtoDuration($0) == nil }
    let all = wrong.contains { $0.isSame(as: node) } ? wrong : [node]
    let unit = DurationRepair.unit(of: all)
    let texts = all.map { DurationRepair($0, bare: unit)?.text }
    guard let own = DurationRepair(node, bare: unit)?.text else { return nil }
    if texts.contains(nil) || all.count == 1 {
      return Fix("replace with \"\(own)\"", .unsafe, [node.replacing(withText: own)])
    }
    let title =
      "replace with " + texts.compactMap { $0.map { "\"\($0)\"" } }.joined(separator: ", ")
    let edits = zip(all, texts).map { $0.replacing(withText: $1 ?? "") }
    return Fix(all.count > 4 ? "convert all \(all.count) to seconds" : title, .unsafe, edits)
  }

  /// Converts a lifetime to a duration; nil if it cannot be parsed, or is longer than FCM allows.
  package func writingLifetime() -> Fix? {
    let unit = DurationRepair.unit(ofLifetime: node)
    guard let guess = DurationRepair(node, bare: unit),
      let seconds = ProtoDuration(text: Array(guess.text.utf8)[...])?.seconds,
      seconds <= TimeToLive.longest
    else { return nil }
    // A few thousand may be seconds or milliseconds.
    let amount = DurationRepair.amount(of: node)
    let isDoubtful =
      (1000..<10_000).contains(amount) && amount.remainder(dividingBy: 1000) == 0
    return Fix(
      "replace with \"\(guess.text)\"", guess.isSure && !isDoubtful ? .safe : .unsafe,
      [node.replacing(withText: guess.text)])
  }
}
