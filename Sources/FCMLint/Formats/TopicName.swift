/// Topic names.
package enum TopicName {
  static let prefix = "/topics/"

  /// Whether a topic name may contain the byte: a letter, a digit, or one of `-_.~%`.
  @inlinable
  package static func allows(_ byte: UInt8) -> Bool {
    ASCIISet(low: 0x03FF_6020_0000_0000, high: 0x47FF_FFFE_87FF_FFFE).contains(byte)
  }

  /// Whether the value is a valid topic name, without a prefix.
  static func isPlain(_ topic: JSONNode) -> Bool {
    let raw = topic.rawContent
    return raw.count <= Condition.longestTopic && raw.allSatisfy { allows($0) }
  }
}
