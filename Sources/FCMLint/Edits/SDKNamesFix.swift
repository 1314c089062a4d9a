/// The names of SDKs in one document, sorted by what it takes to mend them.
///
/// Those that only want another name are one mistake and are mended together; what has to move or
/// lacks a value is another one each.
package struct SDKNamesFix {
  /// Those that one fix renames.
  package private(set) var renamed: [SchemaViolation] = []
  /// Those that have to move, lack a value, or mean a field that another one gets already.
  package private(set) var others: [SchemaViolation] = []
  /// Renames all of `renamed`; nil when there are none.
  package let renaming: Fix?

  /// Sorts a violation and those that it speaks for.
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
    let title = fixes.count == 1 ? first.title : "write the API's names for all \(fixes.count)"
    let isSafe = fixes.allSatisfy { $0.safety == .safe }
    renaming = Fix(title, isSafe ? .safe : .unsafe, fixes.flatMap { $0.edits })
  }
}
