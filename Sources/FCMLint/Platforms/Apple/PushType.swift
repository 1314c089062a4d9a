/// The values of the `apns-push-type` header (apns §2.1).
package enum PushType: String, CaseIterable, Sendable {
  case alert, background
  case liveActivity = "liveactivity"
  case widgets, controls, complication, location, voip
  case pushToTalk = "pushtotalk"
  case fileProvider = "fileprovider"
  case mdm

  /// Whether FCM can deliver this type, because it uses ordinary device tokens.
  package var isDeliverable: Bool {
    switch self {
    case .alert, .background, .liveActivity: true
    default: false
    }
  }

  /// The suffix after the bundle ID in the `apns-topic` header; nil if there is none.
  package var topicSuffix: String? {
    switch self {
    case .alert, .background, .mdm: nil
    case .liveActivity: ".push-type.liveactivity"
    case .widgets: ".push-type.widgets"
    case .controls: ".push-type.controls"
    case .complication: ".complication"
    case .location: ".location-query"
    case .voip: ".voip"
    case .pushToTalk: ".voip-ptt"
    case .fileProvider: ".pushkit.fileprovider"
    }
  }

  /// The type with exactly this name.
  package static func named(by value: JSONNode) -> PushType? {
    value.isString ? allCases.first { value.isNamed($0.rawValue) } : nil
  }

  private static let names = NameSuggester(allCases.map { $0.rawValue })

  /// The type that a value means, even if it is misspelled.
  package static func meant(by value: JSONNode) -> PushType? {
    if let type = named(by: value) { return type }
    guard value.isString, !value.isOpaque, let text = value.text else { return nil }
    return names.suggestion(for: text, upTo: .missingWord).flatMap { PushType(rawValue: $0.name) }
  }
}

extension MessageDocument {
  /// The push type of the message, even if it is misspelled.
  package var pushType: PushType? { self[.apnsPushType].flatMap(PushType.meant) }
}
