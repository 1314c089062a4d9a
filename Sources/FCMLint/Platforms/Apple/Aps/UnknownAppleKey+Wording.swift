// Words and fixes of findings about unknown keys in `aps` and in the alert.
extension UnknownAppleKey {
  /// The effect of the unknown key, as the second half of a message.
  package var effect: String {
    loss?.phrase
      ?? (meaning == .custom ? "only the app itself can read it" : "Apple devices ignore it")
  }

  /// The help line for the key.
  package func help(in message: MessageDocument) -> String {
    switch meaning {
    case .appleKey(let right, let place) where place == location:
      "did you mean \(alertNames?.phrase ?? "\"\(right)\"")?"
    case .appleKey(let right, let place):
      key.text == right
        ? "move it to \(message.path(of: place))"
        : "move it to \(message.path(of: place)) and rename it to \"\(right)\""
    case .text: "rename it to \"body\""
    case .header where location == .aps: "send it as a header of the request to APNs"
    case .header: "move it to \(message.path(of: .apnsHeaders))"
    case .elsewhere(let place): "use \(place)"
    case .foreign: "remove it; Apple devices have no equivalent"
    case .custom:
      "move it next to aps, where Apple expects custom keys, and read it there in the app"
    }
  }

  /// The fix that renames or moves the key; nil if that is not enough to make it work.
  package func fix(in message: MessageDocument) -> Fix? {
    switch (location, meaning) {
    case (.aps, .appleKey(let right, in: .aps)):
      ApsValue.isRight(right, key.value) && ApsSpelling.isFree(right, in: message)
        ? renaming(to: right) : nil
    case (.aps, .custom): movingNextToAps(in: message)
    case (.alert, .appleKey(_, in: .alert)): renamingWithPartner(in: message)
    case (.alert, .appleKey(let right, in: .aps)):
      key.text == right && !isOnlyVisibleMember
        ? message.movingToAps(key, from: object, .unsafe) : nil
    case (.alert, .text):
      !message.has(.alertLocKey) && ApsValue.isRight("alert", key.value)
        ? renaming(to: "body") : nil
    default: nil
    }
  }

  /// Whether these are localization arguments that the finding about their misspelled key covers.
  package var followsItsKey: Bool { alertNames?.followKey ?? false }

  /// The correct names, if this is a misspelled key of the alert.
  private var alertNames: AlertKeyFix? {
    guard case .appleKey(let right, in: .alert) = meaning, location == .alert else { return nil }
    return AlertKeyFix(key, right, in: object)
  }

  private func renamingWithPartner(in message: MessageDocument) -> Fix? {
    guard let names = alertNames, names.fit(message) else { return nil }
    return Fix("rename to \(names.phrase)", .unsafe, names.edits)
  }

  private func renaming(to name: String) -> Fix? {
    guard object.canTake(name) else { return nil }
    return Fix("rename to \"\(name)\"", .unsafe, [key.renaming(to: name)])
  }

  /// Whether no other member of the alert is visible.
  private var isOnlyVisibleMember: Bool {
    !object.members.contains { !$0.key.isSame(as: key) && AlertMember.isVisible($0) }
  }

  private func movingNextToAps(in message: MessageDocument) -> Fix? {
    let payload = message.kind == .apnsPayload ? message.root : message[.apnsPayload]
    let isAlone = object.members.allSatisfy { $0.key.isSame(as: key) }
    guard let payload, let name = key.text, message[.data]?.canTake(name) != false, !isAlone,
      !ReservedPayloadKey.isReservedInPayload(key)
    else { return nil }
    return key.moving(from: object, to: payload).map { Fix("move next to aps", .unsafe, $0) }
  }
}
