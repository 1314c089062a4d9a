/// The required fields of a device group request.
package enum DeviceGroupRequest {
  /// The values of `operation`.
  package static let operations = [
    KnownValue("create", "Creates a device group; FCM returns its key."),
    KnownValue("add", "Adds members to a device group."),
    KnownValue("remove", "Removes members from a device group."),
  ]

  /// The required fields that are missing for the operation of the request.
  package static func missing(in message: MessageDocument) -> [String] {
    var missing: [String] = []
    if !message.has(.groupOperation) { missing.append("operation") }
    if isAbsent(.groupKeyName, message) { missing.append("notification_key_name") }
    if needsKey(message), isAbsent(.groupKey, message) { missing.append("notification_key") }
    if !message.has(.groupRegistrationIds), tokensOfTopic(in: message) == nil {
      missing.append("registration_ids")
    }
    return missing
  }

  /// Whether a text is missing or empty.
  private static func isAbsent(_ field: Field, _ message: MessageDocument) -> Bool {
    message[field].map { $0.isString && $0.contentRange.isEmpty } ?? true
  }

  /// The key of the list of tokens, if it has its name in a topic batch instead of its own.
  package static func tokensOfTopic(in message: MessageDocument) -> JSONNode? {
    guard message.root.isObject, !message.has(.groupRegistrationIds) else { return nil }
    return message.root.members.first {
      $0.key.matches("registration_tokens") || $0.key.matches("registrationTokens")
    }?.key
  }

  /// Whether the operation needs the key of an existing group.
  package static func needsKey(_ message: MessageDocument) -> Bool {
    guard let word = message[.groupOperation]?.text?.lowercased() else { return false }
    return word == "add" || word == "remove"
  }

  /// The known field that an unknown key is probably a typo of.
  package static func nearest(to key: JSONNode) -> String? {
    NameSuggester.of(.deviceGroup).suggestion(for: key.text ?? "", upTo: .typo)?.name
  }

  /// The unknown key that is probably a typo of a missing field.
  package static func misspelling(of name: String, in root: JSONNode) -> JSONNode? {
    root.members.first {
      Schema.row(of: $0.key, in: .deviceGroup) < 0 && nearest(to: $0.key) == name
    }?.key
  }
}
