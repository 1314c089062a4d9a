/// The values of the `apns-push-type` header (apns §2.1).
package enum PushType: CaseIterable, Sendable {
  case alert, background, liveActivity, widgets, controls, complication, location, voip
  case pushToTalk, fileProvider, mdm

  /// Whether FCM can deliver this type, because it uses ordinary device tokens.
  package var isDeliverable: Bool {
    switch self {
    case .alert, .background, .liveActivity: true
    default: false
    }
  }

  /// The suffix after the bundle ID in the `apns-topic` header; nil if there is none.
  package var topicSuffix: StaticString? {
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

  /// The value of the header.
  package var name: StaticString {
    switch self {
    case .alert: "alert"
    case .background: "background"
    case .liveActivity: "liveactivity"
    case .widgets: "widgets"
    case .controls: "controls"
    case .complication: "complication"
    case .location: "location"
    case .voip: "voip"
    case .pushToTalk: "pushtotalk"
    case .fileProvider: "fileprovider"
    case .mdm: "mdm"
    }
  }

  /// The type with exactly this name.
  package static func named(by value: JSONNode) -> PushType? {
    for type in allCases where value.matches(type.name) { return type }
    return nil
  }

  private static let names = NameSuggester(allCases.map { $0.name.description })

  /// The type that a value means, even if it is misspelled.
  package static func meant(by value: JSONNode) -> PushType? {
    if let type = named(by: value) { return type }
    guard value.isString, !value.isOpaque, let text = value.text else { return nil }
    guard let near = names.suggestion(for: text, upTo: .missingWord) else { return nil }
    return allCases.first { $0.name.description == near.name }
  }
}
