extension Linter.SkipReason {
  /// Why a value is not an FCM document.
  static func reason(_ root: JSONNode) -> String {
    guard root.isObject else { return "not an object" }
    if !root.members.contains(where: { _ in true }) { return "empty" }
    return root[name: "message"]?.isObject == true
      ? "no FCM fields found in \"message\"" : "no FCM fields found"
  }

  /// Why a source contains no value.
  static func reason(_ errors: [SyntaxError]) -> String {
    if errors.contains(where: { $0.kind == .emptySource }) { return "empty" }
    return errors.contains { $0.kind == .invalidUTF8 } ? "not UTF-8" : "not valid JSON"
  }
}

extension Linter.Report {
  /// Counts a value that is skipped for this reason.
  mutating func countSkipped(for reason: String) {
    if let known = skipReasons.firstIndex(where: { $0.reason == reason }) {
      skipReasons[known].count += 1
    } else {
      skipReasons.append(Linter.SkipReason(reason: reason, count: 1))
    }
  }
}
