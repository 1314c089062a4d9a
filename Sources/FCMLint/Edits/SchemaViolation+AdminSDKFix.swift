// The edits that give a member of an SDK's message the SDK's names.
extension SchemaViolation {
  /// Renames the member, and what the SDK then looks at in it; nil where the SDK would take a value
  /// in another form, or refuse it.
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
    return Fix("rename it to \"\(name)\"", .safe, edits)
  }

  /// The value as text for the field that the SDK has in place of a row; nil where the SDK wants
  /// another form of it, or has the field under its own name already.
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

  /// A lifetime as the SDK takes it: the legacy API's are seconds, and the SDK's own milliseconds.
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
