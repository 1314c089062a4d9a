/// The words of the header `apns-push-type` (apns §2.1).
package enum PushType: String, CaseIterable, Sendable {
  case alert, background
  case liveActivity = "liveactivity"
  case widgets, controls, complication, location, voip
  case pushToTalk = "pushtotalk"
  case fileProvider = "fileprovider"
  case mdm

  /// Whether a registration token, which stands for an ordinary device token, can carry the type.
  package var isDeliverable: Bool {
    switch self {
    case .alert, .background, .liveActivity: true
    default: false
    }
  }

  /// What the header `apns-topic` has after the bundle id; nil for the bundle id alone.
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

  private static let words: [(word: StaticString, type: PushType)] = [
    ("alert", .alert), ("background", .background), ("liveactivity", .liveActivity),
    ("widgets", .widgets), ("controls", .controls), ("complication", .complication),
    ("location", .location), ("voip", .voip), ("pushtotalk", .pushToTalk),
    ("fileprovider", .fileProvider), ("mdm", .mdm),
  ]

  /// The type that a header's value names to the letter.
  package static func named(by value: JSONNode) -> PushType? {
    words.first { value.matches($0.word) }?.type
  }

  private static let names = NameSuggester(allCases.map { $0.rawValue })

  /// The type that a header's value means, a slip in its spelling forgiven.
  package static func meant(by value: JSONNode) -> PushType? {
    if let type = named(by: value) { return type }
    guard value.isString, !value.isOpaque, let text = value.text else { return nil }
    return names.suggestion(for: text, upTo: .missingWord).flatMap { PushType(rawValue: $0.name) }
  }
}

extension MessageDocument {
  /// The push type that the message states, a slip in its spelling forgiven.
  package var pushType: PushType? { self[.apnsPushType].flatMap(PushType.meant) }
}
