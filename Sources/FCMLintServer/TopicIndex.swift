import FCMLint

/// The topics that documents use, for completion.
struct TopicIndex {
  /// The topics in the files that are not open; nil before they are read.
  var ofFiles: [String]?

  /// The maximum number of topics that are offered, of files that are read, and of bytes in each.
  static let (mostTopics, mostFiles, longestFile) = (100, 200, 1 << 16)

  /// The topics in a text, in the order of the text.
  ///
  /// Looks for `"topic": "…"` and `'…' in topics` without parsing, so that it also works in documents that
  /// are being written.
  static func topics(in bytes: [UInt8]) -> [String] {
    var topics: [String] = []
    bytes.prefix(longestFile).withUnsafeBufferPointer { all in
      var rest = all[...]
      while topics.count < mostTopics,
        let place = ByteSearch.position(of: "\"topic\"", in: rest).map({ $0 + 7 })
      {
        rest = all[place...]
        if let topic = value(rest), !topics.contains(topic) { topics.append(topic) }
      }
      rest = all[...]
      while topics.count < mostTopics, let place = ByteSearch.position(of: "' in topics", in: rest)
      {
        let before = all[..<place]
        let start = before.lastIndex(of: UInt8(ascii: "'")).map { $0 + 1 } ?? place
        if let topic = topic(all[start..<place]), !topics.contains(topic) { topics.append(topic) }
        rest = all[(place + 1)...]
      }
    }
    return topics
  }

  /// The string after a colon.
  private static func value(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let value = rest.drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
    guard value.first == UInt8(ascii: "\"") else { return nil }
    return topic(value.dropFirst().prefix { $0 != UInt8(ascii: "\"") })
  }

  /// The name of a topic; nil if it is not one.
  private static func topic(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    guard (1...200).contains(name.count),
      name.allSatisfy({ $0.isLetter || $0.isDigit || "-_.~%".utf8.contains($0) })
    else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    return SecretScanner.shortened(text) == text ? text : nil
  }
}

extension LanguageServer {
  /// The topics in all documents of the workspace except one.
  func topics(without uri: DocumentURI) -> [String] {
    var found: [String] = []
    for (other, document) in documents.sorted(by: { $0.key < $1.key }) where other != uri {
      found += TopicIndex.topics(in: document.bytes)
      if found.count > TopicIndex.mostTopics { break }
    }
    var seen: Set<String> = []
    let all = (found + topicsOfFiles()).filter { seen.insert($0).inserted }
    return Array(all.prefix(TopicIndex.mostTopics))
  }

  private func topicsOfFiles() -> [String] {
    if let known = topicIndex.ofFiles { return known }
    var topics: [String] = []
    var count = 0
    for root in workspace.roots {
      for path in host.sources(root.path) where count < TopicIndex.mostFiles {
        count += 1
        if let bytes = host.read(path) { topics += TopicIndex.topics(in: bytes) }
      }
    }
    topicIndex.ofFiles = topics
    return topics
  }
}
