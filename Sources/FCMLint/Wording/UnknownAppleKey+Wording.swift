// What a finding about a key that Apple ignores says of it, and the edits that mend it.
extension UnknownAppleKey {
  /// What comes of the key, as the second half of a message.
  package var fate: String { loss?.phrase ?? "Apple knows no such key" }

  /// What to do about the key.
  package func help(in message: MessageDocument) -> String {
    switch meaning {
    case .appleKey(let right, let place) where place == location:
      "did you mean \(alertNames?.phrase ?? "\"\(right)\"")?"
    case .appleKey(let right, let place):
      key.text == right
        ? "it belongs in \(message.path(of: place))"
        : "write \"\(right)\" in \(message.path(of: place))"
    case .text: "write \"body\""
    case .header where location == .aps: "it is a header of the request to APNs"
    case .header: "it belongs in \(message.path(of: .apnsHeaders))"
    case .elsewhere(let place): "use \(place)"
    case .foreign: "Apple has nothing like it; leave it out"
    case .custom: "put your app's own keys next to aps"
    }
  }

  /// The edits that bring the key where Apple reads it, or out of Apple's way; nil where that takes
  /// more than a new name or a new place.
  package func fix(in message: MessageDocument) -> Fix? {
    switch (location, meaning) {
    case (.aps, .appleKey(let right, in: .aps)):
      ApsValue.isRight(right, key.value) && ApsSpelling.isFree(right, in: message)
        ? renaming(to: right) : nil
    case (.aps, .custom): movingNextToAps(in: message)
    case (.alert, .appleKey(_, in: .alert)): renamingWithPartner(in: message)
    case (.alert, .appleKey(let right, in: .aps)):
      key.text == right && !isOnlySpeaker ? message.movingToAps(key, from: object, .unsafe) : nil
    case (.alert, .text):
      !message.has(.alertLocKey) && ApsValue.isRight("alert", key.value)
        ? renaming(to: "body") : nil
    default: nil
    }
  }

  /// Whether these are arguments whose misspelt key tells of them, too.
  package var followsItsKey: Bool { alertNames?.followKey ?? false }

  /// The right names, if this is a misspelt key of the alert.
  private var alertNames: AlertKeyFix? {
    guard case .appleKey(let right, in: .alert) = meaning, location == .alert else { return nil }
    return AlertKeyFix(key, right, in: object)
  }

  private func renamingWithPartner(in message: MessageDocument) -> Fix? {
    guard let names = alertNames, names.fit(message) else { return nil }
    return Fix("write \(names.phrase)", .unsafe, names.edits)
  }

  private func renaming(to name: String) -> Fix? {
    guard object.canTake(name) else { return nil }
    return Fix("write \"\(name)\"", .unsafe, [key.renaming(to: name)])
  }

  /// Whether nothing else in the alert would be left to show.
  private var isOnlySpeaker: Bool {
    !object.members.contains { !$0.key.isSame(as: key) && AlertMember.speaks($0) }
  }

  private func movingNextToAps(in message: MessageDocument) -> Fix? {
    let payload = message.kind == .apnsPayload ? message.root : message[.apnsPayload]
    let isAlone = object.members.allSatisfy { $0.key.isSame(as: key) }
    guard let payload, let name = key.text, message[.data]?.canTake(name) != false, !isAlone,
      !ReservedPayloadKey.isReservedInPayload(name)
    else { return nil }
    return key.moving(from: object, to: payload).map { Fix("move it next to aps", .unsafe, $0) }
  }
}
