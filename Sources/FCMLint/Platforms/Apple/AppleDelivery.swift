/// The way a message reaches an Apple device: visibly, or silently to wake the app.
package struct AppleDelivery {
  private let message: MessageDocument

  package init(_ message: MessageDocument) { self.message = message }

  /// The value of `content-available`, even if the key is misspelled or among the headers.
  package var contentAvailable: JSONNode? {
    message[.apsContentAvailable] ?? message[.adminContentAvailable]
      ?? message.misspelling(of: .apsContentAvailable)
  }

  /// Whether the message has visible or audible content, even if it is misplaced.
  package var isVisible: Bool {
    if isPlainlyVisible { return true }
    if message.hasAny(.apsTitle, .apsSubtitle, .apsBody) { return true }
    return [.apsAlert, .apsBadge, .apsSound].contains { message.misspelling(of: $0) != nil }
  }

  /// Whether the message has visible or audible content in its place, as nearly all messages.
  private var isPlainlyVisible: Bool {
    message.hasAny(.apsAlert, .apsBadge, .apsSound, .notification)
  }

  /// Whether a placeholder or another mistake hides the content of the payload.
  package var isHidden: Bool {
    if let apns = message[.apns], !apns.isObject || apns[name: "aps"] != nil { return true }
    if let payload = message[.apnsPayload], !payload.isObject || !message.has(.aps) { return true }
    guard let aps = message[.aps] else { return false }
    return !aps.isObject || aps.isEmptyContainer
  }

  /// Whether the message only wakes the app: `content-available`, and nothing visible or audible.
  package var isSilent: Bool {
    // Fast path: search for misspelled keys only if nothing visible is found.
    if isPlainlyVisible { return false }
    guard let flag = contentAvailable, Self.isOn(flag) else { return false }
    return !isVisible && !message.isLiveActivity
  }

  /// Whether the message has data, nothing visible or audible, and no push type.
  package var isDataOnly: Bool {
    guard let data = message[.data], !data.isEmptyContainer, !message.has(.apnsPushType) else {
      return false
    }
    return !isVisible && !isHidden && !message.isLiveActivity
  }

  /// The kind of an invisible push, for messages; nil for a push that may be visible.
  package var invisiblePush: String? {
    if message.isBackgroundPush { return "a background push" }
    if isPlainlyVisible { return nil }
    if isSilent { return "a silent push" }
    return isDataOnly ? "a data-only message" : nil
  }

  /// Whether the value is meant to set a flag, even if its type is wrong.
  package static func isOn(_ flag: JSONNode) -> Bool {
    flag.integer == 1 || flag.bool == true || flag.matches("1") || flag.matches("true")
  }

  /// The number that a value of `apns-priority` means; nil if it means none.
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
  /// Whether the push type is background and the push does not go to a Live Activity.
  package var isBackgroundPush: Bool { pushType == .background && !has(.liveActivityToken) }
}
