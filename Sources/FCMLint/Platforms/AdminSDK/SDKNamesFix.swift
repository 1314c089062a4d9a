/// The SDK names in one document, grouped by how they are fixed.
///
/// Those that only need renaming are one finding with one fix; each one that has to move, or has no
/// valid value, is its own finding.
package struct SDKNamesFix {
  /// The names that one fix renames.
  package private(set) var renamed: [SchemaViolation] = []
  /// The names that have to move, have no valid value, or mean a field that another name means, too.
  package private(set) var others: [SchemaViolation] = []
  /// The fix that renames all of `renamed`; nil if there are none.
  package let renaming: Fix?

  /// Groups a violation and its followers.
  package init(_ violation: SchemaViolation, in document: MessageDocument) {
    var fixes: [Fix] = []
    for violation in [violation] + violation.followers {
      let location = violation.place?.locations.first
      if let fix = violation.moving(in: document), violation.isRenamed(by: fix),
        !renamed.contains(where: { $0.place?.locations.first == location })
      {
        renamed.append(violation)
        fixes.append(fix)
      } else {
        others.append(violation)
      }
    }
    guard let first = fixes.first else {
      renaming = nil
      return
    }
    let title = fixes.count == 1 ? first.title : "rename all \(fixes.count) to the API's names"
    let isSafe = fixes.allSatisfy { $0.safety == .safe }
    renaming = Fix(title, isSafe ? .safe : .unsafe, fixes.flatMap { $0.edits })
  }
}
