/// The sound of a push to Apple devices: the name of a file, or an object for a critical alert
/// (apns §4).
package enum AppleSound {
  /// Something wrong with a sound.
  package struct Problem {
    /// What is wrong.
    package enum Kind: Sendable {
      /// The sound is neither the name of a file nor an object.
      case unplayable
      /// `critical` is neither of the numbers 0 and 1.
      case flag
      /// A name in the object that names no file.
      case name
      /// A critical sound without a name.
      case nameless
      /// A volume that is no number from 0 to 1.
      case volume
      /// A volume in quotes.
      case quotedVolume
    }

    /// What is wrong.
    package let kind: Kind
    /// The value it is about; the sound itself where a name is missing.
    package let node: JSONNode
    /// The JSON text that was plainly meant; nil where nobody knows.
    package var repair: String?

    /// Whether the sound plays all the same.
    package var isMild: Bool { kind == .nameless || kind == .flag && node.bool == true }
  }

  /// What is wrong with a sound; in an object in the order critical, name, volume.
  package static func problems(of sound: JSONNode, in message: MessageDocument) -> [Problem] {
    if sound.isMalformed || sound.isString && sound.contentRange.count > 0 { return [] }
    guard sound.isObject else { return [Problem(kind: .unplayable, node: sound)] }
    return [flagProblem(sound, message), nameProblem(sound, message), volumeProblem(sound)]
      .compactMap { $0 }
  }

  private static func flagProblem(_ sound: JSONNode, _ message: MessageDocument) -> Problem? {
    guard let critical = sound[name: "critical"], !isFlag(critical, in: message) else { return nil }
    return Problem(kind: .flag, node: critical, repair: AppleDelivery.isOn(critical) ? "1" : nil)
  }

  private static func nameProblem(_ sound: JSONNode, _ message: MessageDocument) -> Problem? {
    if let name = sound[name: "name"], !name.isNull {
      let isRight = name.isOpaque || name.isString && !name.contentRange.isEmpty
      return isRight ? nil : Problem(kind: .name, node: name)
    }
    guard let critical = sound[name: "critical"],
      critical.isOpaque || AppleDelivery.isOn(critical), message.misspelling(of: .soundName) == nil
    else { return nil }
    return Problem(kind: .nameless, node: sound)
  }

  private static func volumeProblem(_ sound: JSONNode) -> Problem? {
    guard let volume = sound[name: "volume"], !volume.isNull, !volume.isOpaque, !isVolume(volume)
    else { return nil }
    guard volume.isString else { return Problem(kind: .volume, node: volume) }
    return Problem(kind: .quotedVolume, node: volume, repair: number(in: volume))
  }

  /// Whether the value is a loudness that Apple takes.
  package static func isVolume(_ value: JSONNode) -> Bool {
    value.number.map { (0...1).contains($0) } ?? false
  }

  /// The number that a text holds, if Apple takes it for a loudness.
  private static func number(in text: JSONNode) -> String? {
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
