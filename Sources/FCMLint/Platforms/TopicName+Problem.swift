extension TopicName {
  /// A problem with the name of a topic.
  package enum Problem: Equatable, Sendable {
    /// The name is empty.
    case empty
    /// The text is a condition.
    case condition
    /// An invalid character; `bare` is the name without a partial prefix, if that is the only problem.
    case stray(Unicode.Scalar, bare: String?)
    /// The number of characters, which is above `Condition.longestTopic`.
    case tooLong(Int)
  }

  /// The problem with the name of a topic; nil if it is valid, or if the only problem is its prefix,
  /// which other rules report.
  package static func problem(of topic: JSONNode, in message: MessageDocument) -> Problem? {
    if isPlain(topic) { return nil }
    guard var name = topic.text?[...] else { return nil }
    let isBatch = message.kind == .topicBatch
    if isBatch, !name.hasPrefix(prefix) { return nil }
    while name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
      // The SDK removes the prefix once.
      if message.kind == .adminNode { break }
    }
    if isBatch, name.hasPrefix("private/") { name = name.dropFirst(8) }
    if name.isEmpty { return isBatch || message.kind == .adminNode ? .empty : nil }
    if topic.contains("' in topics") { return .condition }
    if let stray = name.unicodeScalars.first(where: { $0.value > 0x7F || !allows(UInt8($0.value)) })
    {
      let bare = name.hasPrefix(prefix) ? name.dropFirst() : name
      return .stray(stray, bare: bare.hasPrefix("topics/") ? String(bare.dropFirst(7)) : nil)
    }
    let count = name.utf8.count
    return count > Condition.longestTopic ? .tooLong(count) : nil
  }
}
