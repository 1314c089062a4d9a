// What a walk makes of names it does not know: one cause, one fault.
extension SchemaWalk {
  /// A member whose name its object does not have.
  func visit(stranger key: JSONNode, in object: JSONNode, _ id: SchemaObject.ID) {
    let place = WrongPlace(of: key, in: id)
    report(place.kind, key, id, object, nil, place: place)
    // A slip of the pen still says what is meant: it is judged as such, and explains an absence.
    let value = key.value
    guard let row = place.meant,
      row.type.object != nil && value.isObject || ValueForm.convert(value, for: row) != nil,
      !object.members.contains(where: { isName($0.key, of: row, id) })
    else { return }
    judge(value, as: row, of: id, in: object)
  }

  /// Lets a slip stand for what it explains, and drops what another fault says already.
  func settle() {
    dropMembersOfMissingMessage()
    visitMisplaced()
    for fault in faults {
      guard let field = fault.place?.explains, !fault.node.value.isNull else { continue }
      if Self.targets.contains(field), Self.targets.contains(where: isPresent) { continue }
      note(field, fault.node.value)
    }
    if let first = faults.firstIndex(where: { $0.kind == .sdkSpelling }) {
      faults[first].followers = faults.filter { $0.kind == .sdkSpelling }.count - 1
    }
  }

  /// Judges a member at a wrong place as what it would be at its own, where nothing else stands.
  private func visitMisplaced() {
    for fault in faults where fault.place?.isSame == true && fault.place?.meant == nil {
      let value = fault.node.value
      guard let home = fault.place?.homes.first, let found = schema.row(at: home),
        !isPresent(found.row.field),
        !Self.targets.contains(found.row.field) || !Self.targets.contains(where: isPresent),
        ValueForm.convert(value, for: found.row)?.json == value.source
      else { continue }
      judge(value, as: found.row, of: found.object, in: fault.parent)
    }
  }

  private static let targets: [Field] = [.token, .fid, .topic, .condition]

  private func isPresent(_ field: Field) -> Bool { slots[Int(field.rawValue)] > 0 }

  /// A request without `message` whose members stand at the root lacks one thing, not many.
  private func dropMembersOfMissingMessage() {
    guard faults.contains(where: { $0.kind == .missingField && $0.object == .request }) else {
      return
    }
    faults.removeAll { fault in
      guard fault.kind == .misplacedField, fault.object == .request,
        let home = fault.place?.homes.first
      else { return false }
      return home.hasPrefix("message.") && !home.dropFirst(8).contains(".")
    }
  }

  /// The same field under its other name earlier in the same object.
  func checkSpellings(
    _ key: JSONNode, _ row: SchemaRow, in object: JSONNode, _ id: SchemaObject.ID
  ) {
    for member in object.members.prefix(256) {
      if member.key.index >= key.index { return }
      if isName(member.key, of: row, id) {
        if !member.key.hasSameText(as: key) {
          report(.twoSpellings, key, id, object, row, first: member.key)
        }
        return
      }
    }
  }
}
