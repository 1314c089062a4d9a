/// Checks of the sound of a push to Apple devices (apns §4).
///
/// A sound is the name of a file, or an object for a critical alert.
package enum AppleSound {
  /// A problem with a sound.
  package struct Problem {
    /// The kind of a problem.
    package enum Kind: Sendable {
      /// The sound is neither the name of a file nor an object.
      case unplayable
      /// `critical` is neither of the numbers 0 and 1.
      case flag
      /// The name in the object is not a file name.
      case name
      /// The sound is critical, or for the SDK, and has no name.
      case nameless
      /// The volume is not a number between 0 and 1.
      case volume
      /// The volume is a string.
      case quotedVolume
    }

    /// The kind of the problem.
    package let kind: Kind
    /// The wrong value, or the sound itself if a name is missing.
    package let node: JSONNode
    /// The JSON text that was meant; nil if that is unclear.
    package var repair: String?

    /// Whether the sound may still play, or plays nothing as intended.
    package var isMild: Bool {
      switch kind {
      case .nameless, .volume, .quotedVolume: true
      case .flag: node.bool == true
      case .unplayable: node.isString
      case .name: false
      }
    }
  }

  /// The problems with a sound; in an object, in the order critical, name, volume.
  package static func problems(of sound: JSONNode, in message: MessageDocument) -> [Problem] {
    if sound.isMalformed || sound.isText { return [] }
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
      let isRight = name.isOpaque || name.isText
      return isRight ? nil : Problem(kind: .name, node: name)
    }
    let isCritical = sound[name: "critical"].map { $0.isOpaque || AppleDelivery.isOn($0) } ?? false
    guard isCritical || message.kind == .adminNode, message.misspelling(of: .soundName) == nil
    else { return nil }
    return Problem(kind: .nameless, node: sound)
  }

  private static func volumeProblem(_ sound: JSONNode) -> Problem? {
    guard let volume = sound[name: "volume"], !volume.isNull, !volume.isOpaque, !isVolume(volume)
    else { return nil }
    guard volume.isString else { return Problem(kind: .volume, node: volume) }
    return Problem(kind: .quotedVolume, node: volume, repair: number(in: volume))
  }

  /// Whether the value is a volume that Apple accepts.
  package static func isVolume(_ value: JSONNode) -> Bool {
    value.number.map { (0...1).contains($0) } ?? false
  }

  /// The number in a string, if Apple accepts it as a volume.
  private static func number(in text: JSONNode) -> String? {
    guard let number = text.text, NumberRepair.isJSONNumber(number), let volume = Double(number),
      (0...1).contains(volume)
    else { return nil }
    return number
  }

  private static func isFlag(_ critical: JSONNode, in message: MessageDocument) -> Bool {
    if critical.isNull || critical.isOpaque || critical.bool == false { return true }
    // The Admin SDK for Node.js accepts a boolean and writes the number itself.
    if message.kind == .adminNode, critical.bool == true { return true }
    return critical.integer == 1 || critical.integer == 0
  }
}
