// Unknown names: one violation for each cause.
extension SchemaViolation {
  /// Whether the member belongs to an outer object.
  var belongsAround: Bool {
    if kind == .nonStringValue, object == .data, let key = node.key?.text, node.isObject {
      // The next siblings of a string map may be parsed as its members.
      let around: [SchemaObject.ID] = [.message, .androidConfig, .webpushConfig]
      return around.contains { Schema[$0].rows.contains { $0.name == key } }
    }
    guard kind == .misplacedField, let locations = place?.locations else { return false }
    let path = Schema[object].path
    return locations.contains { location in
      guard let dot = location.lastIndex(of: ".") else { return true }
      return path.hasPrefix(location[...dot])
    }
  }
}

extension SchemaViolation {
  /// Whether the name of a member next to a message is empty or a misspelled field.
  fileprivate var isSlip: Bool {
    guard let name = node.text, !name.isEmpty, place?.nearest.isEmpty == true else { return true }
    guard let near = NameSuggester.of(.message).suggestion(for: name, upTo: .typo) else {
      return false
    }
    return near.reason == .words
      ? near.name.contains("_") : near.reason != .synonym && name.utf8.count > 5
  }

  /// Whether the value is the color object of `light_settings` instead of a notification color.
  fileprivate var isStrayColor: Bool {
    if kind == .wrongType { return row?.field == .androidColor && node.isObject }
    return node.kind == .key && node.matches("color") && node.value.isObject
  }
}

extension SchemaValidator {
  /// Whether a member of the document refers to its JSON Schema, for editors.
  ///
  /// Lines of a stream are sent unchanged, so FCM would reject it in them.
  @inline(__always)
  func isSchemaReference(_ key: JSONNode, in object: JSONNode) -> Bool {
    !isOfLines && places[Int(Field.root.rawValue)] == UInt32(truncatingIfNeeded: object.index &+ 1)
      && key.matches("$schema") && key.value.isString
  }

  /// Validates a member with an unknown name.
  func validateUnknownMember(_ key: JSONNode, in object: JSONNode, _ id: SchemaObject.ID) {
    var place = UnknownFieldResolution(of: key, in: id)
    func isThere(_ row: SchemaField) -> Bool {
      object.members.prefix(256).contains { isName($0.key, of: row, id) }
    }
    place.choose(isThere, Schema[id])
    record(place.kind, key, in: object, id, row: nil, place: place)
    if place.advice == .doubled { return validateSelfNested(key.value, in: object, id) }
    // The meaning of a misspelled name is clear: its value is validated, and the field is not
    // reported as missing. If a word of the name is missing, findings about the value would be a
    // guess.
    let value = key.value
    guard let row = place.meant ?? place.nearest.first.flatMap(Schema[id].row(named:)),
      row.type.object != nil && value.isObject || ValueConversion.convert(value, for: row) != nil,
      !isThere(row)
    else { return }
    if place.meant == nil { return note(row.field, value) }
    validateAsMeant(value, as: row, of: id, in: object)
  }

  /// Validates the members of an object that is nested in itself as those of the outer object.
  private func validateSelfNested(_ value: JSONNode, in object: JSONNode, _ id: SchemaObject.ID) {
    guard let found = Schema.row(at: Schema[id.inRequest].path) else { return }
    let own = self.found.pointee.isAdmin ? rowForSDK(found) : found
    validateAsMeant(value, as: own.row, of: own.object, in: object)
  }

  /// Whether an object in the headers or the data is a misplaced sibling of them.
  func isStray(
    _ key: JSONNode, _ value: JSONNode, in object: JSONNode, _ id: SchemaObject.ID
  ) -> Bool {
    guard value.isObject, !found.pointee.isTrial else { return false }
    let parent: SchemaObject.ID
    switch id {
    case .apnsHeaders: parent = .apnsConfig
    case .webHeaders: parent = .webpushConfig
    // In `data`, the app may define keys named `notification` or `data`.
    case .data where !key.matches("notification") && !key.matches("data"): parent = .message
    default: return false
    }
    guard Schema[parent].rows.contains(where: { isName(key, of: $0, parent) }) else { return false }
    validateUnknownMember(key, in: object, id)
    return true
  }

  /// Removes violations that are consequences of another violation.
  func mergeViolations() {
    dropMembersOfMissingMessage()
    validateMisplaced()
    dropMissingThatAreMisplaced()
    for violation in violations {
      guard let field = violation.place?.explains, !violation.node.value.isNull else { continue }
      if Self.targets.contains(field), Self.targets.contains(where: isPresent) { continue }
      if field == .notification, !isPresent(field), let row = Schema.row(at: "message.notification")
      {
        validateAsMeant(violation.node.value, as: row.row, of: row.object, in: violation.parent)
      }
      note(field, violation.node.value)
    }
    gatherNamesOfSDKs()
    foldRecord()
  }

  /// Keeps one violation for all SDK names in a request.
  private func gatherNamesOfSDKs() {
    func isReported(_ violation: SchemaViolation) -> Bool {
      violation.kind == .sdkSpelling && !violation.node.isUnterminated
    }
    guard let first = violations.firstIndex(where: isReported) else { return }
    let followers = violations[(first + 1)...].filter(isReported)
    if followers.isEmpty { return }
    violations[first].followers = followers
    let head = violations[...first]
    violations = head + violations[(first + 1)...].filter { !isReported($0) }
  }

  /// Keeps one violation for the unknown members next to a message, such as those of a test case or
  /// a queue entry, unless the document must be a request.
  private func foldRecord() {
    guard !isForced, isPresent(.message), !isPresent(.validateOnly) else { return }
    let unknown = violations.indices.filter {
      violations[$0].kind == .unknownField && violations[$0].object == .request
    }
    guard unknown.count > 1, !unknown.contains(where: { violations[$0].isSlip }) else { return }
    violations[unknown[0]].followers = unknown.dropFirst().map { violations[$0] }
    let first = unknown[0]
    let followers = Set(unknown.dropFirst())
    violations = violations.indices.filter { $0 <= first || !followers.contains($0) }
      .map { violations[$0] }
  }

  /// Validates a misplaced member as the field that it means, if that field is absent.
  private func validateMisplaced() {
    for violation in violations
    where violation.place?.isSame == true && violation.place?.meant == nil {
      let value = violation.node.value
      guard let location = violation.place?.locations.first, let found = Schema.row(at: location),
        !isPresent(found.row.field),
        !Self.targets.contains(found.row.field) || !Self.targets.contains(where: isPresent),
        let form = ValueConversion.convert(value, for: found.row)
      else { continue }
      guard form.json == value.source else {
        if found.row.field == .apsMutableContent { note(.apsMutableContent, value) }
        continue
      }
      let own = self.found.pointee.isAdmin ? rowForSDK(found) : found
      validateAsMeant(value, as: own.row, of: own.object, in: violation.parent)
    }
  }

  /// The row of the SDK's object that corresponds to a row of a request.
  private func rowForSDK(_ found: (row: SchemaField, object: SchemaObject.ID))
    -> (row: SchemaField, object: SchemaObject.ID)
  {
    let own = Schema.objects.first {
      $0.id != found.object && $0.id.inRequest == found.object
    }
    guard let own, let row = own.rows.first(where: { $0.name == found.row.name }) else {
      return found
    }
    return (row, own.id)
  }

  private static let targets: [Field] = [.token, .fid, .topic, .condition]

  private func isPresent(_ field: Field) -> Bool { places[Int(field.rawValue)] > 0 }

  /// Keeps one violation for a request whose `message` object is missing around its members.
  private func dropMembersOfMissingMessage() {
    guard violations.contains(where: { $0.kind == .missingField && $0.object == .request }) else {
      return
    }
    violations.removeAll { violation in
      guard violation.kind == .misplacedField, violation.object == .request,
        let location = violation.place?.locations.first
      else { return false }
      return location.hasPrefix("message.") && !location.dropFirst(8).contains(".")
    }
  }

  /// Removes violations about missing fields that are misplaced, as a whole or by their members.
  private func dropMissingThatAreMisplaced() {
    guard violations.contains(where: { $0.kind == .missingField && $0.row != nil }) else { return }
    let places = violations.compactMap { $0.place }
    let hasStrayColor = violations.contains { $0.isStrayColor }
    violations.removeAll { violation in
      guard violation.kind == .missingField, let row = violation.row else { return false }
      if row.field == .lightColor, hasStrayColor { return true }
      let object = Schema[violation.object.inRequest].path
      let path = object + "." + row.name
      return places.contains { place in
        place.locations.contains {
          $0 == path || $0.hasPrefix(path + ".") || place.advice == .doubled && $0 == object
        }
      }
    }
  }

  /// Reports a field that already occurs in the same object in its other spelling.
  func checkSpellings(
    _ key: JSONNode, _ row: SchemaField, in object: JSONNode, _ id: SchemaObject.ID
  ) {
    for member in object.members.prefix(256) {
      if member.key.index >= key.index { return }
      if isName(member.key, of: row, id) {
        if !member.key.hasSameText(as: key) {
          record(.twoSpellings, key, in: object, id, row: row, first: member.key)
        }
        return
      }
    }
  }
}
