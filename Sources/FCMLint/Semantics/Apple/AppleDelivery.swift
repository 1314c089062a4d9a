/// How a message wants to reach an Apple device: shown to the user, or waking the app unseen.
package struct AppleDelivery {
  private let message: MessageDocument

  package init(_ message: MessageDocument) { self.message = message }

  /// The value of `content-available`, also under a slip of its name or among the headers.
  package var contentAvailable: JSONNode? {
    message[.apsContentAvailable] ?? message[.adminContentAvailable]
      ?? message.misspelling(of: .apsContentAvailable)
  }

  /// Whether something is there for the user to see or hear, in the right place or a wrong one.
  package var isVisible: Bool {
    if message.hasAny(.apsAlert, .apsBadge, .apsSound, .notification) { return true }
    if message.hasAny(.apsTitle, .apsSubtitle, .apsBody) { return true }
    return [.apsAlert, .apsBadge, .apsSound].contains { message.misspelling(of: $0) != nil }
  }

  /// Whether a template or a slip elsewhere hides what the payload holds.
  package var isHidden: Bool {
    if let apns = message[.apns], !apns.isObject || apns[name: "aps"] != nil { return true }
    if let payload = message[.apnsPayload], !payload.isObject || !message.has(.aps) { return true }
    guard let aps = message[.aps] else { return false }
    return !aps.isObject || aps.isEmptyContainer
  }

  /// Whether the message only wakes the app: `content-available` and nothing to see or hear.
  package var isSilent: Bool {
    // What is shown says so at once; only the others are searched for slips.
    if message.hasAny(.apsAlert, .apsBadge, .apsSound, .notification) { return false }
    guard let flag = contentAvailable, Self.isOn(flag) else { return false }
    return !isVisible && !message.isLiveActivity
  }

  /// Whether the message brings data and nothing to see or hear, and says nothing of its push type.
  package var isDataOnly: Bool {
    guard let data = message[.data], !data.isEmptyContainer, !message.has(.apnsPushType) else {
      return false
    }
    return !isVisible && !isHidden && !message.isLiveActivity
  }

  /// What sort of push nobody is to see this is, in words; nil for one that may be seen.
  package var unseenPush: String? {
    if message.isBackgroundPush { return "a push of type background" }
    if isSilent { return "a push that only wakes the app" }
    return isDataOnly ? "data alone" : nil
  }

  /// Whether the value of a flag was meant to switch it on.
  package static func isOn(_ flag: JSONNode) -> Bool {
    flag.integer == 1 || flag.bool == true || flag.matches("1") || flag.matches("true")
  }

  /// The number that a value of `apns-priority` means; nil when it means none.
  package static func priority(_ value: JSONNode?) -> Int? {
    guard let value else { return nil }
    if value.matches("10") { return 10 }
    if value.matches("5") { return 5 }
    if let number = value.integer { return Int(exactly: number) }
    guard let text = value.text else { return nil }
    let word = text.filter { $0 != " " }.lowercased()
    switch word {
    case "high": return 10
    case "normal": return 5
    case "10.0": return 10
    case "5.0": return 5
    default: return Int(word)
    }
  }
}

extension MessageDocument {
  /// Whether the push type says that the app is woken unseen; a push to a Live Activity is none.
  package var isBackgroundPush: Bool { pushType == .background && !has(.liveActivityToken) }
}
