/// The type that a member of `aps.alert` must have (apns §5).
package enum AlertMember: Sendable {
  case text, list
  /// Text or, in a Live Activity, an object with `loc-key` and `loc-args`.
  case textOrObject

  /// The type of the member with this key, in Apple's spelling or the Admin SDK's; nil for others.
  package init?(_ key: JSONNode, ofLiveActivity isLiveActivity: Bool) {
    guard let name = key.text else { return nil }
    switch name {
    case "title", "body": self = isLiveActivity ? .textOrObject : .text
    case "subtitle", "launch-image", "title-loc-key", "subtitle-loc-key", "loc-key",
      "launchImage", "titleLocKey", "subtitleLocKey", "locKey":
      self = .text
    case "title-loc-args", "subtitle-loc-args", "loc-args", "titleLocArgs", "subtitleLocArgs",
      "locArgs":
      self = .list
    default: return nil
    }
  }

  /// Whether a value has this type.
  package func takes(_ value: JSONNode) -> Bool {
    switch self {
    case .text: value.isString
    case .list: value.isArray
    case .textOrObject:
      value.isString || (value.isObject && value[name: "loc-key"].map { $0.isString } ?? false)
    }
  }

  /// The members of an alert whose values have the wrong type, with the expected type.
  package static func mistyped(
    in alert: JSONNode, ofLiveActivity isLiveActivity: @autoclosure () -> Bool
  ) -> [(member: JSONMember, type: AlertMember)] {
    var found: [(member: JSONMember, type: AlertMember)] = []
    for member in alert.members {
      let value = member.value
      // Every key accepts text except the lists of arguments, whose names end in `s`.
      if value.isString, member.key.rawContent.last != UInt8(ascii: "s") { continue }
      guard let type = AlertMember(member.key, ofLiveActivity: isLiveActivity()),
        !value.isOpaque, !value.isMalformed, !type.takes(value),
        !value.isNull || value.source == "null"
      else { continue }
      found.append((member, type))
    }
    return found
  }

  /// Members that are not visible by themselves.
  private static let invisible: [StaticString] = [
    "launch-image", "launchImage", "sound", "action", "action-loc-key", "actionLocKey",
    "summary-arg", "summary-arg-count",
  ]

  /// Whether a member shows text, or another rule reports why it does not.
  package static func isVisible(_ member: JSONMember) -> Bool {
    let value = member.value
    if value.isNull || value.isEmptyContainer
      || invisible.contains(where: { member.key.matches($0) })
    {
      return false
    }
    return !(value.isString && value.contentRange.count == 0)
  }
}
