import FCMLint

/// Words that show that a source sends messages, although no message was recognized in it.
package enum ServiceMention {
  private static let words: [StaticString] = [
    "fcm.googleapis.com", "FirebaseMessaging", "messaging.Message", "MulticastMessage",
    "firebase-admin", "firebase_admin", "firebase.google.com/go", "Kreait\\Firebase",
    "NotificationChannels\\Fcm", "FirebaseAdmin.Messaging",
  ]

  /// The first of the words that a source contains; nil if it contains none.
  package static func word(in bytes: [UInt8]) -> String? {
    words.first { bytes.has($0, in: 0..<bytes.count) }.map { $0.description }
  }

  /// Why no message was recognized in a source.
  package static func reason(in bytes: [UInt8], _ language: HostLanguage) -> String {
    let isCandidate = !EmbeddedExtractor.candidates(in: HostText(bytes), language).isEmpty
    return isCandidate
      ? "its objects have too few fields of a message"
      : "no object or builder in it is given to a call, type or URL of FCM"
  }
}
