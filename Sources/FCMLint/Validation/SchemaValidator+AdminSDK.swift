// The checks of the Admin SDK for Node.js, and the values that it passes through unchanged.
extension SchemaValidator {
  /// Validates an object with a name of the REST API as the REST API does, because the SDK passes
  /// it through unchanged. Returns false if its members are those of the SDK, so that only the name
  /// is wrong.
  @inline(never)
  func validatePassedThrough(
    _ value: JSONNode, _ key: JSONNode, in object: JSONNode, _ id: SchemaObject.ID
  ) -> Bool {
    let rest = id.inRequest
    let row = Schema.row(of: key, in: rest)
    guard row >= 0, AdminSpelling.ownName(in: value, Schema.row(row, of: rest)) == nil else {
      return false
    }
    found.pointee.isAdmin = false
    validateAsMeant(value, as: Schema.row(row, of: rest), of: rest, in: object)
    found.pointee.isAdmin = true
    return true
  }

  /// Reports null as a value that the SDK reads, for which it throws.
  @inline(never)
  func checkNull(
    _ null: JSONNode, _ key: JSONNode, in object: JSONNode, _ id: SchemaObject.ID, _ row: Int
  ) {
    let member = Schema.row(row, of: id)
    guard AdminSpelling.right(for: key, member) == nil,
      AdminMessage.isRead(member, id) || readsObject(member, id)
    else { return }
    report(.nullValue, null, in: object, id, row: row)
  }

  private func readsObject(_ member: SchemaField, _ id: SchemaObject.ID) -> Bool {
    guard id.isOfSDK || [.webHeaders, .webData].contains(member.field), member.field != .androidV2
    else { return false }
    switch member.type {
    case .object, .stringMap, .freeObject: return true
    case .freeOrObject: return [.aps, .apsAlert, .apsSound].contains(member.field)
    default: return false
    }
  }
}
