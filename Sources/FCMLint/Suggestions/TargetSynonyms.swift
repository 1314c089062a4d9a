/// Common names for the target of a message.
package enum TargetSynonyms {
  private static let names = NameSuggester(
    ["token", "topic", "condition"],
    synonyms: [
      ("topic", "to target targets recipient recipients receiver receivers"),
      (
        "token",
        "fid fids device devices device_id device_ids device_token device_tokens fcm_token "
          + "fcm_tokens registration_id registration_ids registration_token registration_tokens "
          + "reg_id reg_ids notification_key instance_id instance_ids token_id"
      ),
    ])

  /// Whether the key is the name of a target, or a synonym.
  package static func isTarget(_ key: JSONNode) -> Bool {
    guard let text = key.text, text.utf8.count <= 24 else { return false }
    return names.suggestion(for: text, upTo: .typo) != nil
  }
}
