/// A sound that is an object, as critical alerts have it (apns §4).
public enum CriticalSound {
  /// What is wrong with a member of the object, and where.
  public enum Fault {
    /// `critical` is neither of the numbers 0 and 1.
    case flag(JSONNode)
    /// A name that names no file.
    case name(JSONNode)
    /// A critical sound without a name.
    case nameless
    case volume(JSONNode)
  }

  /// What is wrong with the members of a sound, in the order critical, name, volume.
  public static func faults(of sound: JSONNode, in message: MessageDocument) -> [Fault] {
    var faults: [Fault] = []
    let critical = sound[name: "critical"]
    if let critical, !isFlag(critical, in: message) { faults.append(.flag(critical)) }
    if let name = sound[name: "name"], !name.isNull {
      if !name.isOpaque, !name.isString || name.contentRange.isEmpty { faults.append(.name(name)) }
    } else if let critical, critical.isOpaque || AppleDelivery.isOn(critical),
      message.slip(for: .soundName) == nil
    {
      faults.append(.nameless)
    }
    if let volume = sound[name: "volume"], !volume.isNull, !volume.isOpaque, !isVolume(volume) {
      faults.append(.volume(volume))
    }
    return faults
  }

  /// Whether the value is a loudness that Apple takes.
  public static func isVolume(_ value: JSONNode) -> Bool {
    value.number.map { (0...1).contains($0) } ?? false
  }

  /// The number that a text holds, if Apple takes it for a loudness.
  public static func volume(in text: JSONNode) -> String? {
    guard let number = text.text, NumberRepair.isJSONNumber(number), let volume = Double(number),
      (0...1).contains(volume)
    else { return nil }
    return number
  }

  private static func isFlag(_ critical: JSONNode, in message: MessageDocument) -> Bool {
    if critical.isNull || critical.isOpaque || critical.bool == false { return true }
    // The SDK for Node.js takes a boolean and writes the number itself.
    if message.kind == .adminNode, critical.bool == true { return true }
    return critical.integer == 1 || critical.integer == 0
  }
}
