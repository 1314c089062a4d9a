// Misspelled or misplaced keys of free-form objects, which explain why a field is missing.
extension MessageDocument {
  /// The value of a field under a misspelled name or one level off; nil if there is none.
  ///
  /// Searches the document, so call it only if the field is missing and that would be reported.
  package func misspelling(of field: Field) -> JSONNode? {
    for (holder, entry, id) in Self.holders where has(entry) {
      let isRoot = id == .apnsPayload && kind == .apnsPayload
      guard let object = isRoot ? root : self[holder] else { continue }
      for member in object.members where !member.value.isNull && !isKnown(member.key, id) {
        if Self.field(meantBy: member.key, in: id) == field { return member.value }
        if id == .aps, member.key.matches("aps"), let inner = Self.member(of: member.value, field) {
          return inner
        }
      }
    }
    return nil
  }

  /// Whether the document has the field, even under a misspelled name or one level off.
  package func means(_ field: Field) -> Bool { has(field) || misspelling(of: field) != nil }

  private func isKnown(_ key: JSONNode, _ id: SchemaObject.ID) -> Bool {
    var own = id
    if kind == .adminNode, id == .aps || id == .alert { own = id == .aps ? .adminAps : .adminAlert }
    return Schema.row(of: key, in: own) >= 0
  }

  /// The free-form objects, and the field for the unknown keys of each.
  private static let holders: [(Field, Field, SchemaObject.ID)] = [
    (.aps, .apsEntry, .aps), (.apsAlert, .alertEntry, .alert), (.apsSound, .soundEntry, .sound),
    (.apnsPayload, .apnsPayloadEntry, .apnsPayload), (.apnsHeaders, .apnsHeader, .apnsHeaders),
    (.webNotification, .webEntry, .webNotification),
  ]

  /// The field that an unknown key of an object probably means.
  private static func field(meantBy key: JSONNode, in id: SchemaObject.ID) -> Field? {
    guard (3...30).contains(key.contentRange.count) else { return nil }
    // An app has many custom keys here, which are rarely meant as Apple's keys.
    if id == .apnsPayload { return ApsSpelling.besideAps(key).flatMap { row($0, .aps) } }
    guard let name = key.text else { return nil }
    switch id {
    case .aps: return fieldInAps(key, name)
    case .alert:
      if let right = ApsSpelling.alertNames.suggestion(for: name, upTo: .missingWord) {
        return row(right.name, .alert)
      }
      return row(ApsSpelling.right(for: key) ?? name, .aps)
    case .sound:
      let meant = ApsSpelling.soundKey(meantBy: name)
      return meant.flatMap { row($0, .sound) } ?? row(name, .aps)
    case .apnsHeaders:
      switch APNsHeader.sort(of: key) {
      case .otherCase(let right), .misspelt(let right): return row(right, .apnsHeaders)
      // Missing values of the other keys are reported elsewhere.
      case .apsKey("content-available"): return .apsContentAvailable
      case .apsKey("mutable-content"): return .apsMutableContent
      default:
        if NameCase.folded(name) == "liveactivitytoken" { return .liveActivityToken }
        return APNsHeader.equivalent(of: key).flatMap { row($0, .apnsHeaders) }
      }
    default: return WebPushVocabulary.near(name).flatMap { row($0, .webNotification) }
    }
  }

  /// The member with the name of the field in an `aps` inside `aps`.
  private static func member(of aps: JSONNode, _ field: Field) -> JSONNode? {
    guard aps.isObject, let row = Schema[.aps].rows.first(where: { $0.field == field })
    else { return nil }
    return aps.member(named: row.name)?.value
  }

  private static func fieldInAps(_ key: JSONNode, _ name: String) -> Field? {
    if case .key(let right, _)? = ApsSpelling.meaning(of: key) { return row(right, .aps) }
    if let field = row(ApsSpelling.rightInAlert(for: key) ?? name, .alert) { return field }
    if let field = row(name, .sound) { return field }
    if NameCase.folded(name) == "liveactivitytoken" { return .liveActivityToken }
    if AppleEquivalent.of(name) != nil { return nil }
    return ApsSpelling.names.suggestion(for: name, upTo: .missingWord).flatMap {
      row($0.name, .aps)
    }
  }

  private static func row(_ name: String, _ id: SchemaObject.ID) -> Field? {
    Schema[id].rows.first { $0.name == name }?.field
  }
}
