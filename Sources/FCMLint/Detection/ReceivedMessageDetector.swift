/// A message as an app received it, which apps log and tests keep: nothing to send.
enum ReceivedMessageDetector {
  /// Whether the member is one that the service adds on the way: who sent it, and its number.
  static func has(_ key: JSONNode, _ value: JSONNode) -> Bool {
    guard value.isString else { return key.matches("sentTime") && value.isNumber }
    if key.matches("messageId") || key.matches("fcmMessageId") { return true }
    guard key.matches("from") else { return false }
    return value.starts(with: "/topics/")
      || value.withDecoded { text in text.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
