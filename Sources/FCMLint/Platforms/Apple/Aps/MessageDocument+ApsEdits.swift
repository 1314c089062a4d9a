// Edits that add or move a key to `aps`, or a text to the alert.
extension MessageDocument {
  /// Adds a key to `aps`, or a payload with it if there is none; nil if neither is possible.
  package func addingToAps(_ name: String, json: String) -> Edit? {
    guard has(.aps) || has(.apns) && !has(.apnsPayload) else { return nil }
    return placing(json, at: ["apns", "payload", "aps", name])
  }

  /// Moves a member from another object to `aps`; nil if its value would have no effect there, or
  /// another rule would report it.
  package func movingToAps(_ key: JSONNode, from object: JSONNode, _ safety: Fix.Safety) -> Fix? {
    guard let aps = self[.aps], let name = key.text, ApsValue.isRight(name, key.value),
      ApsSpelling.isFree(name, in: self), let edits = key.moving(from: object, to: aps)
    else { return nil }
    return Fix("move to aps", safety, edits)
  }

  /// Moves a text from `aps` to the alert, which becomes an object if necessary; nil if that would
  /// hide another text.
  package func movingToAlert(_ key: JSONNode) -> Fix? {
    guard let aps = self[.aps], aps.range.contains(key.range), key.value.isText,
      pushType != .background, let edits = edits(movingToAlert: key, from: aps)
    else { return nil }
    return Fix("move to aps.alert", .safe, edits)
  }

  private func edits(movingToAlert key: JSONNode, from aps: JSONNode) -> [Edit]? {
    guard let alert = self[.apsAlert] else {
      if misspelling(of: .apsAlert) != nil { return nil }
      let texts = [self[.apsTitle], self[.apsSubtitle], self[.apsBody]].compactMap { $0 }
      guard texts.allSatisfy({ $0.isText }) else { return nil }
      let keys = texts.compactMap { $0.key }.sorted { $0.range.start < $1.range.start }
      return aps.gathering(keys, into: "alert")
    }
    if alert.isText, !alert.isOpaque, !key.matches("body") {
      guard let removal = key.removingMember(from: aps) else { return nil }
      let object = aps.nested([(key.text ?? "", key.value.source), ("body", alert.source)])
      let replacement = alert.replacing(with: object)
      return removal.range.overlaps(replacement.range) ? nil : [removal, replacement]
    }
    let hasLocKey = hasAny(.alertTitleLocKey, .alertSubtitleLocKey, .alertLocKey)
    return alert.isObject && !hasLocKey ? key.moving(from: aps, to: alert) : nil
  }
}
