/// The names of topics.
public enum TopicName {
  /// Whether the byte may stand in the name of a topic: a letter, a digit, or one of `-_.~%`.
  @inlinable
  public static func allows(_ byte: UInt8) -> Bool {
    ByteSet(low: 0x03FF_6020_0000_0000, high: 0x47FF_FFFE_87FF_FFFE).contains(byte)
  }
}
