// Edits that give a member of an SDK's message the SDK's names.
extension SchemaViolation {
  /// Renames the member, and those of its members that the SDK then reads; nil if the SDK would throw
  /// or expects the value in another form.
  package func renamingToSDK(_ name: String) -> Fix? {
    guard let row, parent.canTake(name), AdminSpelling.isOnlySpelling(node, row, in: parent) else {
      return nil
    }
    var edits = [node.renaming(to: name)]
    let child = row.type.object
    for member in node.value.members {
      guard let child else { break }
      let number = Schema.row(of: member.key, in: child)
      if number < 0 { continue }
      let inner = Schema.row(number, of: child)
      guard let name = AdminSpelling.right(for: member.key, inner) else { continue }
      guard node.value.canTake(name),
        AdminSpelling.isOnlySpelling(member.key, inner, in: node.value)
      else { return nil }
      edits.append(member.key.renaming(to: name))
    }
    return Fix("rename to \"\(name)\"", .safe, edits)
  }

  /// The value converted for the SDK's counterpart of a field; nil if the SDK expects another form,
  /// or if the field is set under the SDK's name.
  func convertedForSDK(_ row: SchemaField, _ document: MessageDocument) -> ValueConversion
    .Converted?
  {
    func isElsewhere(_ field: Field) -> Bool {
      document[field].map { !$0.isSame(as: node.value) } ?? false
    }
    if isElsewhere(row.field) { return nil }
    switch row.field {
    case .androidTTL: return isElsewhere(.adminTTL) ? nil : milliseconds
    case .androidVibrateTimings, .androidEventTime, .androidNotificationPriority,
      .androidLightSettings, .lightColor, .lightOnDuration, .lightOffDuration, .lightRed,
      .lightGreen, .lightBlue, .lightAlpha:
      return nil
    case .apsContentAvailable where isElsewhere(.adminContentAvailable),
      .apsMutableContent where isElsewhere(.adminMutableContent):
      return nil
    default: return converted(for: row)
    }
  }

  /// The lifetime in the SDK's milliseconds; those of the legacy API are in seconds.
  private var milliseconds: ValueConversion.Converted? {
    guard let number = node.value.integer else { return nil }
    if node.matches("ttl") {
      let isSure = number == 0 || number > 0 && !AdminMessage.looksLikeSeconds(number)
      return isSure ? .init(json: node.value.source, isExact: true) : nil
    }
    guard (1...TimeToLive.longest).contains(number) else { return nil }
    return .init(json: String(number * 1000), isExact: true)
  }
}
