/// The value of the `apns-topic` header: a bundle ID and, for some push types, a suffix.
package enum APNsTopic {
  /// A problem with a topic.
  package enum Problem: Equatable, Sendable {
    case empty, malformed, sample
    /// The suffix belongs to another push type.
    case foreignSuffix(PushType)
    /// The suffix of Live Activities is missing.
    case missingSuffix(String)
    /// The topic is not the one in the project settings.
    case foreign(project: String)
  }

  /// Placeholder words in the bundle IDs of sample code.
  private static let sampleWords: StaticString = """
    example yourapp yourcompany your-app your-company yourdomain yourbundle yourbundleid bundleid \
    bundle-id mycompany yourname
    """

  /// The first problem with the topic of a message; nil if there is none, or if it is not a string.
  package static func problem(of topic: JSONNode, in message: MessageDocument) -> Problem? {
    topic.isString ? topic.withDecoded { problem(of: $0, in: message) } : nil
  }

  private static func problem(of text: UnsafeBufferPointer<UInt8>, in message: MessageDocument)
    -> Problem?
  {
    if text.isEmpty { return .empty }
    guard let parts = parts(of: text), parts > 1 || message.pushType == .mdm else {
      return .malformed
    }
    // The topic in the project settings is never a sample.
    let project = message.project.apnsTopic
    let foreign = project.flatMap { projectProblem(of: text, $0) }
    if isSample(text), project == nil || foreign != nil { return .sample }
    return suffixProblem(of: text, parts: parts, in: message) ?? foreign
  }

  /// The number of parts between dots; nil if one is empty or contains another character than a
  /// letter, a digit or a hyphen.
  private static func parts(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    var (parts, isEmpty) = (1, true)
    for byte in text {
      if byte == .period {
        if isEmpty { return nil }
        parts += 1
        isEmpty = true
      } else {
        guard byte.isLetter || byte.isDigit || byte == .minus else { return nil }
        isEmpty = false
      }
    }
    return isEmpty ? nil : parts
  }

  /// Whether the value looks like a bundle ID, such as `com.acme.shop`.
  static func isBundleId(_ value: JSONNode) -> Bool {
    guard let parts = value.text?.utf8.split(separator: .period, omittingEmptySubsequences: false)
    else { return false }
    return parts.count > 2
      && parts.allSatisfy { part in
        (part.first ?? 0).isLetter
          && part.allSatisfy {
            $0.isDigit || $0.isLetter || $0 == .minus
          }
      }
  }

  /// Whether a well-formed topic comes from sample code.
  private static func isSample(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let flutter: StaticString = "io.flutter.plugins.firebase.messaging"
    if text.count == flutter.utf8CodeUnitCount, ByteSearch.starts(text[...], with: flutter) {
      return true
    }
    // Of its characters, all but capital letters have this bit.
    return ByteSearch.hasCapitals(text)
      ? text.map { $0 | 0x20 }.withUnsafeBufferPointer(hasSampleWord) : hasSampleWord(text)
  }

  private static func hasSampleWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = text[...]
    while let dot = rest.firstIndex(of: .period) {
      let part = UnsafeBufferPointer(rebasing: rest[..<dot])
      if WordList.index(of: part, in: sampleWords) != nil { return true }
      rest = rest[(dot + 1)...]
    }
    return WordList.index(of: UnsafeBufferPointer(rebasing: rest), in: sampleWords) != nil
  }

  private static func projectProblem(of bytes: UnsafeBufferPointer<UInt8>, _ project: String)
    -> Problem?
  {
    let text = String(decoding: bytes, as: UTF8.self)
    let isOwn = PushType.allCases.contains { type in
      type.topicSuffix.map { text == project + $0.description } ?? false
    }
    return text == project || isOwn ? nil : .foreign(project: project)
  }

  private static func suffixProblem(
    of text: UnsafeBufferPointer<UInt8>, parts: Int, in message: MessageDocument
  ) -> Problem? {
    let isActivity = message.isSentToLiveActivity
    let wanted = isActivity ? PushType.liveActivity : message.pushType
    let found = PushType.allCases.first { type in
      guard let suffix = type.topicSuffix, ByteSearch.ends(text[...], with: suffix) else {
        return false
      }
      // The bundle ID itself may end in "voip" or "complication".
      return suffix.utf8CodeUnitCount > 13 || parts > 3
    }
    if let found, found != wanted { return .foreignSuffix(found) }
    if isActivity, found == nil, let suffix = PushType.liveActivity.topicSuffix {
      return .missingSuffix(suffix.description)
    }
    return nil
  }
}
