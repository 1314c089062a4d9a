/// A key that Apple ignores in `aps` or in the alert, and its likely meaning (apns §4, §5).
package struct UnknownAppleKey {
  /// The likely meaning of an unknown key.
  package enum Meaning: Equatable, Sendable {
    /// A key of Apple: its correct name, and the object it belongs in.
    case appleKey(String, in: SchemaObject.ID)
    /// The body of the alert, named `alert` inside the alert.
    case text
    /// A header of the request to APNs.
    case header
    /// A field that Apple has in another place, in words.
    case elsewhere(String)
    /// A field of another platform that has no equivalent on Apple devices.
    case foreign
    /// A custom key of the app.
    case custom
  }

  /// The key itself.
  package let key: JSONNode
  /// The object that contains the key.
  package let object: JSONNode
  /// The kind of that object: `aps` or the alert.
  package let location: SchemaObject.ID
  /// The likely meaning of the key.
  package let meaning: Meaning
  /// The effect on the message; nil if the message works without the key.
  package let loss: MisplacedKeyEffect?

  /// Nil if the member of `aps` is known, or if another rule reports it.
  package init?(inAps member: JSONNode, of message: MessageDocument) {
    guard let key = member.key, let name = key.text, let aps = message[.aps],
      ApsSpelling.meaning(of: key) == nil,
      !APNsHeader.isHeader(orBlock: key)
    else { return nil }
    self.init(key, in: aps, .aps, Self.meaning(inAps: key, name, message), message)
  }

  /// Nil if the member of the alert is known, or if another rule reports it.
  package init?(inAlert member: JSONNode, of message: MessageDocument) {
    guard let key = member.key, let name = key.text, let alert = message[.apsAlert],
      message.has(.aps)
    else { return nil }
    self.init(key, in: alert, .alert, Self.meaning(inAlert: key, name), message)
  }

  private init?(
    _ key: JSONNode, in object: JSONNode, _ location: SchemaObject.ID,
    _ meaning: @autoclosure () -> Meaning, _ message: MessageDocument
  ) {
    if key.isOpaque || SelfNestedObject.isNested(key, in: object) { return nil }
    self.key = key
    self.object = object
    self.location = location
    self.meaning = meaning()
    loss =
      if case .appleKey(let name, _) = self.meaning {
        MisplacedKeyEffect(of: name, key.value, in: message)
      } else {
        nil
      }
  }

  private static func meaning(
    inAps key: JSONNode, _ name: String, _ message: MessageDocument
  ) -> Meaning {
    if ApsSpelling.alertKeys.contains(name) { return .appleKey(name, in: .alert) }
    if ApsSpelling.soundKeys.contains(name) { return .appleKey(name, in: .sound) }
    if APNsHeader.isName(key) { return .header }
    if let place = AppleEquivalent.of(name) { return .elsewhere(place) }
    if let near = ApsSpelling.names.suggestion(for: name, upTo: .missingWord),
      // One word of a key for Live Activities, such as "type", is a common name.
      near.reason < .missingWord || !LiveActivity.keys.contains(near.name)
        || LiveActivity.isNamed(in: message)
    {
      return .appleKey(near.name, in: .aps)
    }
    return AppleEquivalent.hasNone(name) ? .foreign : .custom
  }

  private static func meaning(inAlert key: JSONNode, _ name: String) -> Meaning {
    if let right = ApsSpelling.rightInAlert(for: key) { return .appleKey(right, in: .alert) }
    let place = AppleEquivalent.of(name)
    if place == nil,
      let near = ApsSpelling.alertNames.suggestion(for: name, upTo: .missingWord)
    {
      return .appleKey(near.name, in: .alert)
    }
    if name == "alert" { return .text }
    if ApsSpelling.keys.contains(name) { return .appleKey(name, in: .aps) }
    if let right = ApsSpelling.right(for: key) { return .appleKey(right, in: .aps) }
    if APNsHeader.isName(key) { return .header }
    if let place { return .elsewhere(place) }
    return AppleEquivalent.hasNone(name) ? .foreign : .custom
  }
}
