// What departs from the schema: recorded for the rules, or only counted.
extension SchemaWalk {
  func checkRequired(_ table: SchemaObject, _ object: JSONNode) {
    for row in table.rows where row.traits.contains(.required) {
      let isThere = object.members.contains {
        isName($0.key, of: row, table.id) && !$0.value.isNull
      }
      let isMisspelt = faults.contains {
        $0.parent.index == object.index && $0.place?.mayMean(row) == true
      }
      if !isThere, !isMisspelt { report(.missingField, object, table.id, object, row) }
    }
  }

  func isName(_ key: JSONNode, of row: SchemaRow, _ object: SchemaObject.ID) -> Bool {
    let found = Schema.row(of: key, in: object)
    return found >= 0 && Schema.row(found, of: object).name == row.name
  }

  /// Records a fault of a member; the number of its row is negative when its name is unknown.
  @inline(never)
  func fault(
    _ kind: SchemaFault.Kind, _ node: JSONNode, _ object: SchemaObject.ID, _ parent: JSONNode,
    _ row: Int
  ) {
    if found.pointee.isTrial {
      found.pointee.flaws &+= 1
      return
    }
    report(kind, node, object, parent, row < 0 ? nil : Schema.row(row, of: object))
  }

  func report(
    _ kind: SchemaFault.Kind, _ node: JSONNode, _ object: SchemaObject.ID, _ parent: JSONNode,
    _ row: SchemaRow?, place: WrongPlace? = nil, first: JSONNode? = nil
  ) {
    if found.pointee.isTrial {
      found.pointee.flaws &+= 1
      return
    }
    faults.append(
      SchemaFault(
        kind: kind, node: node, object: object, parent: parent, row: row, place: place,
        first: first))
  }
}
