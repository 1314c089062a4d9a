import FCMLint

/// What the rules say about a document, in a form that a table can hold.
enum FindingList {
  /// `rule at pointer` for each finding of these rules or families, hints included.
  static func of(_ json: String, _ select: [String]) -> [String] {
    diagnose(json, select: select).map { "\($0.rule) at \($0.pointer)" }
  }

  /// `rule at pointer` for each finding of any rule that is a warning or an error.
  static func complaints(about json: String) -> [String] {
    diagnose(json, level: .warning).map { "\($0.rule) at \($0.pointer)" }
  }
}
