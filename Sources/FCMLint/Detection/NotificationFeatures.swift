/// What speaks for an object being the notification of a message, and what against it.
struct NotificationFeatures {
  /// Names that FCM has: two for each that the notification has, around a text, and one for each
  /// that another object has.
  private(set) var known = 0
  /// Names that the notification has, around a number.
  private(set) var mistyped = 0
  /// Names that only the notifications of browsers have.
  private(set) var browser = 0
  /// Names that FCM does not know, and known names around another service's values.
  private(set) var unknown = 0

  /// Among so many unknown names there is no need to read on.
  private static let manyUnknown = 100

  private static let browserKeys: [StaticString] = [
    "actions", "vibrate", "requireInteraction", "renotify", "silent", "dir", "lang", "timestamp",
    "data",
  ]

  init(_ notification: JSONNode) {
    for member in notification.members where unknown <= Self.manyUnknown {
      let key = member.key
      let row = DocumentDetector.row(key, in: .adminNotification)
      if row >= 0 || FieldSuggestion.row(key, in: .adminNotification) >= 0 {
        addField(member.value)
      } else if Self.browserKeys.contains(where: { key.matches($0) }) {
        browser += 1
      } else if KnownFieldNames.isKnownAnywhere(key) {
        known += 1
      } else {
        unknown += 1
      }
    }
  }

  /// Adds the value of a field that the notification has.
  private mutating func addField(_ value: JSONNode) {
    if value.isString || value.isMalformed || value.kind == .placeholder {
      known += 2
    } else if value.kind == .number {
      mistyped += 1
    } else {
      unknown += 1
    }
  }
}
