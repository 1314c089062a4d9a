// Violations of the schema: recorded for the rules, or only counted.
extension SchemaValidator {
  func checkRequired(_ table: SchemaObject, _ object: JSONNode) {
    for row in table.rows where row.traits.contains(.required) {
      let isThere = object.members.contains {
        isName($0.key, of: row, table.id) && !$0.value.isNull
      }
      let isMisspelt = violations.contains {
        $0.parent.index == object.index && $0.place?.mayMean(row) == true
      }
      if !isThere, !isMisspelt { record(.missingField, object, in: object, table.id, row: row) }
    }
  }

  func removeViolations() {
    violations.removeAll(keepingCapacity: true)
    found.pointee.hiddenViolations = []
  }

  /// Frees the memory of violations if there were many.
  func releaseViolations() {
    if violations.capacity > 1 << 10 { violations = [] }
  }

  func isName(_ key: JSONNode, of row: SchemaField, _ object: SchemaObject.ID) -> Bool {
    let found = Schema.row(of: key, in: object)
    return found >= 0 && Schema.row(found, of: object).name == row.name
  }

  /// Records a violation of a member; the number of its row is negative if its name is unknown.
  @inline(never)
  func report(
    _ kind: SchemaViolation.Kind, _ node: JSONNode, in parent: JSONNode, _ object: SchemaObject.ID,
    row: Int
  ) {
    if found.pointee.isTrial {
      found.pointee.violationCount &+= 1
      return
    }
    record(kind, node, in: parent, object, row: row < 0 ? nil : Schema.row(row, of: object))
  }

  func record(
    _ kind: SchemaViolation.Kind, _ node: JSONNode, in parent: JSONNode, _ object: SchemaObject.ID,
    row: SchemaField?, place: UnknownFieldResolution? = nil, first: JSONNode? = nil
  ) {
    if found.pointee.isTrial {
      found.pointee.violationCount &+= 1
      return
    }
    guard violations.count < FindingLimit.count else {
      return FindingLimit.note(
        kind.rawValue, of: SchemaViolation.Kind.allCases.count, &found.pointee.hiddenViolations)
    }
    violations.append(
      SchemaViolation(
        kind: kind, node: node, object: object, parent: parent, row: row, place: place,
        first: first))
  }
}
