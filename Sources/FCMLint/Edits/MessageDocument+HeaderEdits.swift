// The edits that mend a header.
extension MessageDocument {
  /// Gives a header the name that the platform has for it; nil where that one is set, or would not
  /// take the value.
  package func renaming(header key: JSONNode, to name: String, in id: SchemaObject.ID) -> Fix? {
    let lower = name.lowercased()
    guard let headers = self[id == .webHeaders ? .webHeaders : .apnsHeaders],
      headers.canTake(name),
      !headers.members.contains(where: { $0.key.text?.lowercased() == lower }),
      let row = Schema[id].row(named: name),
      let form = ValueConversion.convert(key.value, for: row),
      key.value.isOpaque || takes(key.value, form.json, as: row.field)
    else { return nil }
    return Fix("write \"\(name)\"", .unsafe, key.renaming(to: name, json: form.json))
  }

  /// Whether no rule objects to a value, which is written as this JSON.
  private func takes(_ value: JSONNode, _ json: String, as header: Field) -> Bool {
    switch header {
    case .apnsCollapseId: (1...64).contains(value.decodedCount)
    case .apnsPriority: json != "\"10\"" || AppleDelivery(self).unseenPush == nil
    case .apnsPushType: PushType.named(by: value).map(suits) ?? false
    case .apnsTopic: value.text.map { APNsTopic.problem(of: $0, in: self) == nil } ?? false
    case .webTopic: WebPushVocabulary.isRight("Topic", value)
    default: true
    }
  }
}

extension MessageDocument {
  /// Whether the rest of the message is what the push type says.
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
  /// Writes a lifetime with a unit as the bare seconds of the header `TTL`; nil where it is none, or
  /// too long.
  package func writingBareSeconds() -> Fix? {
    guard let guess = DurationRepair(self, bare: .seconds),
      let duration = ProtoDuration(text: Array(guess.text.utf8)[...]), duration.nanoseconds == 0,
      duration.seconds <= TimeToLive.longest
    else { return nil }
    let digits = String(duration.seconds)
    return text == guess.text
      ? Fix("remove the s", .safe, [replacing(withText: digits)])
      : Fix("write \"\(digits)\"", .unsafe, [replacing(withText: digits)])
  }
}
