extension TopicName {
  /// What is wrong with a topic's name.
  package enum Problem: Equatable, Sendable {
    /// Nothing stands behind the prefix.
    case empty
    /// It is a condition.
    case condition
    /// A character that no name has; the bare name where only a part of the prefix is too much.
    case stray(Unicode.Scalar, bare: String?)
    /// It has more characters than `Condition.longestTopic`; how many.
    case tooLong(Int)
  }

  /// What is wrong with the name of a topic; nil when nothing is, or when its prefix is, of which
  /// other rules speak.
  package static func problem(of topic: JSONNode, in message: MessageDocument) -> Problem? {
    if isPlain(topic) { return nil }
    guard var name = topic.text?[...] else { return nil }
    let isBatch = message.kind == .topicBatch
    if isBatch, !name.hasPrefix(prefix) { return nil }
    while name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    if isBatch, name.hasPrefix("private/") { name = name.dropFirst(8) }
    if name.isEmpty { return isBatch || message.kind == .adminNode ? .empty : nil }
    if topic.contains("' in topics") { return .condition }
    if let stray = name.unicodeScalars.first(where: { $0.value > 0x7F || !allows(UInt8($0.value)) })
    {
      return .stray(stray, bare: name.hasPrefix("topics/") ? String(name.dropFirst(7)) : nil)
    }
    let count = name.utf8.count
    return count > Condition.longestTopic ? .tooLong(count) : nil
  }
}
