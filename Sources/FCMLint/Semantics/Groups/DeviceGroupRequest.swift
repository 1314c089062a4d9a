/// What a device group request has to hold.
package enum DeviceGroupRequest {
  /// The members that a request lacks, as far as its operation is known.
  package static func missing(in message: MessageDocument) -> [String] {
    var missing: [String] = []
    if !message.has(.groupOperation) { missing.append("operation") }
    if isAbsent(.groupKeyName, message) { missing.append("notification_key_name") }
    if needsKey(message), isAbsent(.groupKey, message) { missing.append("notification_key") }
    if !message.has(.groupRegistrationIds) { missing.append("registration_ids") }
    return missing
  }

  /// Whether a text is not there, or empty.
  private static func isAbsent(_ field: Field, _ message: MessageDocument) -> Bool {
    message[field].map { $0.isString && $0.contentRange.isEmpty } ?? true
  }

  /// Whether the operation is about a group that exists already.
  package static func needsKey(_ message: MessageDocument) -> Bool {
    guard let word = message[.groupOperation]?.text?.lowercased() else { return false }
    return word == "add" || word == "remove"
  }

  /// The known member that an unknown key was plainly meant for.
  package static func nearest(to key: JSONNode) -> String? {
    NameSuggester.of(.deviceGroup).suggestion(for: key.text ?? "", upTo: .typo)?.name
  }

  /// The unknown key that was plainly meant for a member that the request lacks.
  package static func misspelling(of name: String, in root: JSONNode) -> JSONNode? {
    root.members.first {
      Schema.row(of: $0.key, in: .deviceGroup) < 0 && nearest(to: $0.key) == name
    }?.key
  }
}
