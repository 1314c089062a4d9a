// Fixes of headers.
extension MessageDocument {
  /// The fix that renames a header; nil if the name is already set or does not accept the value.
  package func renaming(header key: JSONNode, to name: String, in id: SchemaObject.ID) -> Fix? {
    let lower = name.lowercased()
    guard let headers = self[id == .webHeaders ? .webHeaders : .apnsHeaders],
      headers.canTake(name),
      !headers.members.contains(where: { $0.key.text?.lowercased() == lower }),
      let row = Schema[id].row(named: name),
      let form = ValueConversion.convert(key.value, for: row),
      key.value.isOpaque || takes(key.value, form.json, as: row.field)
    else { return nil }
    return Fix("rename to \"\(name)\"", .unsafe, key.renaming(to: name, json: form.json))
  }

  /// Whether a value, written as this JSON, is valid for a header.
  private func takes(_ value: JSONNode, _ json: String, as header: Field) -> Bool {
    switch header {
    case .apnsCollapseId: (1...64).contains(value.decodedCount)
    case .apnsPriority: json != "\"10\"" || AppleDelivery(self).invisiblePush == nil
    case .apnsPushType: PushType.named(by: value).map(suits) ?? false
    case .apnsTopic: value.isString && APNsTopic.problem(of: value, in: self) == nil
    case .webTopic: WebPushVocabulary.isRight("Topic", value)
    default: true
    }
  }
}

extension MessageDocument {
  /// Whether the rest of the message matches a push type.
  private func suits(_ type: PushType) -> Bool {
    let delivery = AppleDelivery(self)
    return switch type {
    case .alert: delivery.isVisible && !isLiveActivity
    case .background: delivery.isSilent && AppleDelivery.priority(self[.apnsPriority]) != 10
    case .liveActivity: isSentToLiveActivity
    default: false
    }
  }
}

extension JSONNode {
  /// The fix that converts a duration with a unit to seconds without one, for the `TTL` header; nil
  /// if it is not a duration, or too long.
  package func writingBareSeconds() -> Fix? {
    guard let guess = DurationRepair(self, bare: .seconds),
      let duration = ProtoDuration(text: Array(guess.text.utf8)[...]), duration.nanoseconds == 0,
      duration.seconds <= TimeToLive.longest
    else { return nil }
    let digits = String(duration.seconds)
    return Fix(
      "replace with \"\(digits)\"", text == guess.text ? .safe : .unsafe,
      [replacing(withText: digits)])
  }
}
