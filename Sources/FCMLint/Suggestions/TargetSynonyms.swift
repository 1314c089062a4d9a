/// Names under which people write down whom a message is for.
package enum TargetSynonyms {
  private static let names: Set<String> = [
    "token", "tokens", "fid", "fids", "topic", "topics", "condition", "conditions", "to", "target",
    "targets", "recipient", "recipients", "receiver", "receivers", "device", "devices", "deviceid",
    "deviceids", "devicetoken", "devicetokens", "fcmtoken", "fcmtokens", "registrationid",
    "registrationids", "registrationtoken", "registrationtokens", "regid", "regids",
    "notificationkey", "instanceid", "instanceids", "tokenid",
  ]

  /// Whether the key means a target, in its right spelling or in another.
  package static func isTarget(_ key: JSONNode) -> Bool {
    guard let text = key.text, text.utf8.count <= 24 else { return false }
    let plain = text.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    return names.contains(plain) || EditDistance.isAtMost(1, plain, "token")
      || EditDistance.isAtMost(1, plain, "topic") || EditDistance.isAtMost(2, plain, "condition")
  }
}
