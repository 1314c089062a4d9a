import FCMLint

/// Words that show that a source sends messages, although no message was recognized in it.
package enum ServiceMention {
  private static let words: [StaticString] = [
    // Spring has an interface `messaging.Message`, too, which no bracket follows.
    "fcm.googleapis.com", "FirebaseMessaging", "messaging.Message(", "messaging.Message{",
    "MulticastMessage",
    "firebase-admin", "firebase_admin", "firebase.google.com/go", "Kreait\\Firebase",
    "NotificationChannels\\Fcm", "FirebaseAdmin.Messaging",
  ]

  /// The first of the words that a source contains, or the JSON text of a message; nil if it contains
  /// none.
  package static func word(in bytes: [UInt8]) -> String? {
    let word = words.first { bytes.has($0, in: 0..<bytes.count) }.map {
      String($0.description.prefix { $0 != "(" && $0 != "{" })
    }
    return word ?? (hasJSONText(bytes) ? "\"message\" in JSON text" : nil)
  }

  /// Whether a source contains what begins a message in JSON, perhaps with escapes.
  private static func hasJSONText(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while let place = bytes.position(of: "\"message", in: index..<bytes.count) {
      index = place + 8
      let gap = bytes[index...].prefix { " \\\":{\n\t\r".utf8.contains($0) }
      guard gap.contains(.colon), gap.contains(.openBrace) else { continue }
      let rest = index..<min(gap.endIndex + longestMessage, bytes.count)
      if names.contains(where: { bytes.has($0, in: rest) }) { return true }
    }
    return false
  }

  /// Names next to others in a message for FCM, of which the first ones are searched.
  private static let names: [StaticString] = [
    "\"notification", "\"android", "\"webpush", "\"apns", "\"topic", "\"token",
  ]
  private static let longestMessage = 500

  /// Why no message was recognized in a source.
  package static func reason(in bytes: [UInt8], _ language: HostLanguage) -> String {
    if !words.contains(where: { bytes.has($0, in: 0..<bytes.count) }) {
      return "the text is not complete, or code puts it together"
    }
    let isCandidate = !EmbeddedExtractor.candidates(in: ExtractedText(bytes), language).isEmpty
    return isCandidate
      ? "its objects have too few fields of a message"
      : "no object or builder in it is given to a call, type or URL of FCM"
  }
}
