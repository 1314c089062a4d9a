/// Whether a message is about a Live Activity, and what such a message has to hold (apns §9).
package enum LiveActivity {
  /// The words of `aps.event`.
  package static let events = ["start", "update", "end"]

  /// The fields of the keys of `aps` that only Live Activities read.
  package static let fields: [Field] = [
    .apsEvent, .apsContentState, .apsTimestamp, .apsStaleDate, .apsDismissalDate,
    .apsAttributesType, .apsAttributes, .apsInputPushToken, .apsInputPushChannel,
  ]

  /// The names of those keys.
  package static let keys = Schema[.aps].rows.filter { fields.contains($0.field) }.map { $0.name }

  /// Whether any of those keys stands in a message.
  package static func isNamed(in message: MessageDocument) -> Bool {
    fields.contains { message.has($0) }
  }

  /// The fields that describe an activity that starts.
  package static let startFields: [Field] = [
    .apsAttributesType, .apsAttributes, .apsInputPushToken, .apsInputPushChannel,
  ]

  /// What keeps a push from doing to a Live Activity what its event says.
  package enum Problem {
    /// There is no such event; with it the one that it comes near to.
    case unknownEvent(JSONNode, near: String?)
    /// Keys that `aps` lacks, without which the device does nothing.
    case missing([String])
    /// The event has no time: the device may take the push for an old one.
    case undated
  }

  /// The first thing that is wrong with a push that is meant for a Live Activity; nil for any other.
  package static func problem(in message: MessageDocument) -> Problem? {
    // A push type alone may be the slip: live-activity-push-type speaks about it.
    let isMeant =
      message.hasLiveActivityToken
      || message.hasAny(.payloadLiveActivityToken, .apsEvent, .apsContentState)
    guard isMeant, message.isSentToLiveActivity, !AppleDelivery(message).isHidden else {
      return nil
    }
    let event = message[.apsEvent]
    if let event, !ApsValue.isRight("event", event) {
      if event.isMalformed { return nil }
      let near = event.text.flatMap { NameSuggester(events).suggestion(for: $0) }
      return .unknownEvent(event, near: near?.name)
    }
    if event?.isOpaque == true { return nil }
    let missing = missing(in: message)
    if !missing.isEmpty { return .missing(missing) }
    guard let event, !event.matches("start"), lacks("timestamp", message) else { return nil }
    return .undated
  }

  /// What the event of a message needs and `aps` does not hold, not even under a wrong spelling.
  package static func missing(in message: MessageDocument) -> [String] {
    needs(message).filter { lacks($0, message) }
  }

  /// The keys of `aps` without which the device does nothing, whether they are there or not.
  package static func needs(_ message: MessageDocument) -> [String] {
    guard let event = message[.apsEvent] else { return ["event"] }
    if event.matches("start") {
      return ["attributes-type", "attributes", "content-state", "alert"]
    }
    return event.matches("update") ? ["content-state"] : []
  }

  /// Whether a key of `aps` is absent under every spelling; a common notification is an alert too.
  package static func lacks(_ key: String, _ message: MessageDocument) -> Bool {
    if key == "alert", message.hasAny(.notification, .apsTitle, .apsBody) { return false }
    if key == "alert", isAlertBesideAps(message) { return false }
    return ApsSpelling.isAbsent(key, in: message)
  }

  /// Whether the alert stands beside `aps`, which another rule tells.
  private static func isAlertBesideAps(_ message: MessageDocument) -> Bool {
    let payload = message.kind == .apnsPayload ? message.root : message[.apnsPayload]
    guard let payload, message.has(.apnsPayloadEntry), !message.has(.apsContentAvailable) else {
      return false
    }
    return payload.members.contains {
      $0.key.matches("alert") && ApsValue.isRight("alert", $0.value)
    }
  }

  /// Whether a key of `aps` has a purpose beside the message's event.
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
  /// Whether the message names an activity; an empty token counts as none.
  package var hasLiveActivityToken: Bool {
    self[.liveActivityToken].map { !$0.isString || !$0.contentRange.isEmpty } ?? false
  }

  /// Whether anything says that a Live Activity is meant; a raw payload has neither token nor header.
  @inlinable
  package var isLiveActivity: Bool {
    isSentToLiveActivity || has(.apsEvent) || has(.apsContentState)
  }

  /// Whether the message goes to a Live Activity by its token or its push type.
  @inlinable
  package var isSentToLiveActivity: Bool { maySpeakOfActivity && showsLiveActivity }

  /// Whether any field is there that tells of an activity, which nearly all messages lack.
  @inlinable
  @inline(__always)
  var maySpeakOfActivity: Bool {
    has(.liveActivityToken) || has(.apnsPushType) || has(.apsEvent) || has(.apsContentState)
  }

  @usableFromInline
  var showsLiveActivity: Bool {
    if hasLiveActivityToken || pushType == .liveActivity { return true }
    let speaksOfOne = has(.apsEvent) || has(.apsContentState)
    return speaksOfOne && (has(.payloadLiveActivityToken) || kind == .apnsPayload)
  }
}
