/// Requirements of Live Activity pushes (apns §9).
package enum LiveActivity {
  /// The values of `aps.event`.
  package static let events = [
    KnownValue(
      "start",
      "Starts a Live Activity, from iOS 17.2 on. Needs attributes, their type, a state and an alert."
    ),
    KnownValue("update", "Updates the state of a Live Activity."),
    KnownValue("end", "Ends a Live Activity."),
  ]

  /// The fields in `aps` that only Live Activities read.
  package static let fields: [Field] = [
    .apsEvent, .apsContentState, .apsTimestamp, .apsStaleDate, .apsDismissalDate,
    .apsAttributesType, .apsAttributes, .apsInputPushToken, .apsInputPushChannel,
  ]

  /// The names of these fields.
  package static let keys = Schema[.aps].rows.filter { fields.contains($0.field) }.map { $0.name }

  /// Whether a message has any of these fields.
  package static func isNamed(in message: MessageDocument) -> Bool {
    fields.contains { message.has($0) }
  }

  /// The fields that only the event `start` uses.
  package static let startFields: [Field] = [
    .apsAttributesType, .apsAttributes, .apsInputPushToken, .apsInputPushChannel,
  ]

  /// A problem that prevents a Live Activity push from taking effect.
  package enum Problem {
    /// The event does not exist; `near` is the most similar one.
    case unknownEvent(JSONNode, near: String?)
    /// Required keys are missing from `aps`, so the device does nothing.
    case missing([String])
    /// The push has no timestamp, so the device may ignore it as outdated.
    case undated
    /// The alert of a push that starts an activity is a plain string.
    case plainAlert(JSONNode)
    /// The ID of the broadcast channel is not base64.
    case badChannel(JSONNode)
  }

  /// The first problem with a Live Activity push; nil if there is none, or for other pushes.
  package static func problem(in message: MessageDocument) -> Problem? {
    // The push type alone may be the mistake, which live-activity-push-type reports.
    let isMeant =
      message.hasLiveActivityToken
      || message.hasAny(.payloadLiveActivityToken, .apsEvent, .apsContentState)
    guard isMeant, message.isSentToLiveActivity, !AppleDelivery(message).isHidden else {
      return nil
    }
    let event = message[.apsEvent]
    if let event, !ApsValue.isRight("event", event) {
      if event.isMalformed { return nil }
      let near = event.text.flatMap { NameSuggester(events.words).suggestion(for: $0) }
      return .unknownEvent(event, near: near?.name)
    }
    if event?.isOpaque == true { return nil }
    let missing = missing(in: message)
    if !missing.isEmpty { return .missing(missing) }
    guard let event else { return nil }
    if event.matches("start") { return startProblem(in: message) }
    return isMissing("timestamp", message) ? .undated : nil
  }

  private static func startProblem(in message: MessageDocument) -> Problem? {
    if let alert = message[.apsAlert], alert.isString, !alert.isOpaque, !alert.contentRange.isEmpty
    {
      return .plainAlert(alert)
    }
    guard let channel = message[.apsInputPushChannel], channel.isString, !channel.isOpaque,
      !isBase64(channel.decodedBytes)
    else { return nil }
    return .badChannel(channel)
  }

  private static func isBase64(_ text: [UInt8]) -> Bool {
    let padding = text.reversed().prefix { $0 == .equals }.count
    return text.count > padding && padding <= 2
      && text.dropLast(padding).allSatisfy {
        $0.isLetter || $0.isDigit || $0 == .plus || $0 == .slash || $0 == .minus
          || $0 == .underscore
      }
  }

  /// The keys that the event requires and `aps` does not have, not even misspelled.
  package static func missing(in message: MessageDocument) -> [String] {
    required(message).filter { isMissing($0, message) }
  }

  /// The keys of `aps` that the event of a message requires.
  package static func required(_ message: MessageDocument) -> [String] {
    guard let event = message[.apsEvent] else { return ["event"] }
    if event.matches("start") {
      return ["attributes-type", "attributes", "content-state", "alert"]
    }
    return event.matches("update") ? ["content-state"] : []
  }

  /// Whether a key of `aps` is missing, even misspelled. A common notification counts as an alert.
  package static func isMissing(_ key: String, _ message: MessageDocument) -> Bool {
    if key == "alert", message.hasAny(.notification, .apsTitle, .apsBody) { return false }
    if key == "alert", isAlertBesideAps(message) { return false }
    return ApsSpelling.isAbsent(key, in: message)
  }

  /// Whether the alert is next to `aps`, which another rule reports.
  private static func isAlertBesideAps(_ message: MessageDocument) -> Bool {
    let payload = message.kind == .apnsPayload ? message.root : message[.apnsPayload]
    guard let payload, message.has(.apnsPayloadEntry), !message.has(.apsContentAvailable) else {
      return false
    }
    return payload.members.contains {
      $0.key.matches("alert") && ApsValue.isRight("alert", $0.value)
    }
  }

  /// Whether a key of `aps` has an effect with the event of a message.
  package static func hasPurpose(_ key: String, in message: MessageDocument) -> Bool {
    guard let event = message[.apsEvent], event.isString, !event.isOpaque else { return true }
    switch key {
    case "dismissal-date": return event.matches("end")
    case "attributes-type", "attributes", "input-push-token", "input-push-channel":
      return event.matches("start")
    default: return true
    }
  }
}

extension MessageDocument {
  /// Whether the message has the token of a Live Activity; an empty token counts as unset.
  package var hasLiveActivityToken: Bool {
    self[.liveActivityToken].map { !$0.isString || !$0.contentRange.isEmpty } ?? false
  }

  /// Whether the message is meant for a Live Activity, even if token and push type are missing.
  @inlinable
  package var isLiveActivity: Bool {
    isSentToLiveActivity || has(.apsEvent) || has(.apsContentState)
  }

  /// Whether the message goes to a Live Activity by its token or its push type.
  @inlinable
  package var isSentToLiveActivity: Bool { mayHaveActivity && hasActivity }

  /// Whether any field hints at a Live Activity; false for nearly all messages.
  @inlinable
  @inline(__always)
  var mayHaveActivity: Bool {
    has(.liveActivityToken) || has(.apnsPushType) || has(.apsEvent) || has(.apsContentState)
  }

  @usableFromInline
  var hasActivity: Bool {
    if hasLiveActivityToken || pushType == .liveActivity { return true }
    let hasActivityKey = has(.apsEvent) || has(.apsContentState)
    return hasActivityKey && (has(.payloadLiveActivityToken) || kind == .apnsPayload)
  }
}
