/// Topic names.
package enum TopicName {
  static let prefix = "/topics/"

  /// Whether a topic name may contain the byte: a letter, a digit, or one of `-_.~%`.
  @inlinable
  package static func allows(_ byte: UInt8) -> Bool {
    ASCIISet(low: 0x03FF_6020_0000_0000, high: 0x47FF_FFFE_87FF_FFFE).contains(byte)
  }

  /// Whether a topic name may contain every byte of the decoded text of a string.
  package static func allows(_ text: JSONNode) -> Bool { text.withDecoded { allows($0) } }

  private static func allows(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while true {
      place = HostName.endOfName(text, from: place, to: text.count)
      guard place < text.count else { return true }
      guard allows(text[place]) else { return false }
      place &+= 1
    }
  }

  /// Whether the value is a valid topic name, without a prefix.
  static func isPlain(_ topic: JSONNode) -> Bool {
    topic.contentRange.count <= Condition.longestTopic && allows(topic.rawContent)
  }
}
