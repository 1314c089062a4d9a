/// A value of a field that has a few known ones, and what it does.
package struct KnownValue: Sendable {
  package var text: String
  /// Whether the value is a string; otherwise it is a number, `true` or `false`.
  package var isString: Bool
  package var summary: String

  init(_ text: String, _ summary: StaticString, isString: Bool = true) {
    self.text = text
    self.isString = isString
    self.summary = summary.description
  }

  /// The value as JSON text.
  package var json: String { isString ? JSONEscaping.quoted(text) : text }

  /// The known values of a field in the usual order; empty if it has none.
  package static func all(of row: SchemaField) -> [KnownValue] {
    switch row.type {
    case .bool: flags
    case .enumeration(let type):
      zip(type.words, type.summaries).map { KnownValue($0, $1) }
    default: known(row.field)
    }
  }

  private static let flags = [
    KnownValue("true", "", isString: false), KnownValue("false", "", isString: false),
  ]

  /// The types that FCM can deliver.
  private static let pushTypes = [
    KnownValue("alert", "Shows an alert, plays a sound or sets a badge."),
    KnownValue("background", "Wakes the app without showing anything. Needs apns-priority 5."),
    KnownValue(
      "liveactivity", "Starts, updates or ends a Live Activity. Needs a live_activity_token."),
  ]

  private static func known(_ field: Field) -> [KnownValue] {
    switch field {
    case .apnsPushType: pushTypes
    case .apnsPriority: apnsPriorities
    case .apnsExpiration: [KnownValue("0", "APNs tries to deliver once and stores nothing.")]
    case .apsInterruptionLevel: ApsValue.interruptionLevels
    case .apsEvent: LiveActivity.events
    case .apsContentAvailable, .apsMutableContent, .apsInputPushToken, .soundCritical: [on]
    case .apsSound, .androidSound, .soundName, .alertSound:
      [KnownValue("default", "The default sound of the device.")]
    case .apsContentChanged, .adminContentAvailable, .adminMutableContent:
      [KnownValue("true", "", isString: false)]
    case .webUrgency: WebPushVocabulary.urgencies
    case .webDir: WebPushVocabulary.directions
    case .webRenotify, .webSilent, .webRequireInteraction, .legacyContentAvailable,
      .legacyMutableContent, .legacyDryRun:
      flags
    case .groupOperation: DeviceGroupRequest.operations
    case .legacyPriority:
      [KnownValue("normal", "Does not wake a sleeping device."), KnownValue("high", "Wakes it.")]
    default: []
    }
  }

  private static let on = KnownValue("1", "", isString: false)

  private static let apnsPriorities = [
    KnownValue("10", "APNs delivers at once. The default."),
    KnownValue("5", "APNs saves power: it may delay the push. Background pushes need it."),
    KnownValue("1", "APNs does not wake the device."),
  ]
}

extension [KnownValue] {
  /// The values without what they do.
  package var words: [String] { map { $0.text } }

  /// Whether a string is one of the values.
  package func contain(_ value: JSONNode) -> Bool {
    value.isString && contains { value.isNamed($0.text) }
  }
}

extension EnumType {
  /// What each word does, in the order of `words`.
  package var summaries: [StaticString] {
    switch self {
    case .androidPriority:
      [
        "Does not wake a sleeping device, so the delivery may be delayed.",
        "Wakes a sleeping device. Only for messages that the user sees.",
      ]
    case .notificationPriority:
      [
        "The same as PRIORITY_DEFAULT.", "May not appear at all.", "May be smaller or lower.",
        "The usual priority.", "May be larger or higher, and may pop up.",
        "For items that need attention at once.",
      ]
    case .adminPriority:
      [
        "May not appear at all.", "May be smaller or lower.", "The usual priority.",
        "May be larger or higher, and may pop up.", "For items that need attention at once.",
        "The same as default.",
      ]
    case .visibility:
      [
        "The same as PRIVATE.", "The lock screen hides the content if it is secure. The default.",
        "The lock screen shows everything.", "A secure lock screen shows nothing.",
      ]
    case .proxy:
      [
        "The same as IF_PRIORITY_LOWERED.", "Android may display the notification for the app.",
        "The app displays the notification.",
        "Android displays the notification only if FCM lowered the priority. The default.",
      ]
    }
  }
}
