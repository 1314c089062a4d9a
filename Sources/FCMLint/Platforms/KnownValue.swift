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
    case .apsInterruptionLevel: zip(ApsValue.interruptionLevels, levels).map { KnownValue($0, $1) }
    case .apsEvent: zip(LiveActivity.events, events).map { KnownValue($0, $1) }
    case .apsContentAvailable, .apsMutableContent, .apsInputPushToken, .soundCritical: [on]
    case .apsSound, .androidSound, .soundName, .alertSound:
      [KnownValue("default", "The default sound of the device.")]
    case .apsContentChanged, .adminContentAvailable, .adminMutableContent:
      [KnownValue("true", "", isString: false)]
    case .webUrgency:
      zip(WebPushVocabulary.urgencies, urgencies).map { KnownValue($0.description, $1) }
    case .webDir:
      zip(WebPushVocabulary.directions, directions).map {
        KnownValue($0.description, $1)
      }
    case .webRenotify, .webSilent, .webRequireInteraction, .legacyContentAvailable,
      .legacyMutableContent, .legacyDryRun:
      flags
    case .groupOperation: zip(DeviceGroupRequest.operations, operations).map { KnownValue($0, $1) }
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

  // What the values do, in the order of the list that has their names, and as many.

  private static let levels: [StaticString] = [
    "Adds the notification to the list without lighting up the screen.",
    "Lights up the screen and may play a sound. The default.",
    "Appears at once, even in most Focus modes. The app needs a capability.",
    "Plays a sound even if the device is muted. The app needs an entitlement from Apple.",
  ]

  private static let events: [StaticString] = [
    "Starts a Live Activity, from iOS 17.2 on. Needs attributes, their type, a state and an alert.",
    "Updates the state of a Live Activity.", "Ends a Live Activity.",
  ]

  private static let urgencies: [StaticString] = [
    "Delivery while the device charges and has Wi-Fi.",
    "Delivery while the device charges or has Wi-Fi.",
    "Delivery without power or Wi-Fi. The default.", "Delivery even at a low battery level.",
  ]

  private static let directions: [StaticString] = [
    "The browser decides. The default.", "Left to right.", "Right to left.",
  ]

  private static let operations: [StaticString] = [
    "Creates a device group; FCM returns its key.", "Adds members to a device group.",
    "Removes members from a device group.",
  ]
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
