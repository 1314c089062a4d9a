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

  /// The first problem with the topic of a message; nil if there is none.
  package static func problem(of text: String, in message: MessageDocument) -> Problem? {
    if text.isEmpty { return .empty }
    let parts = Array(text.utf8).split(separator: .period, omittingEmptySubsequences: false)
    let isWellFormed = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy {
          $0.isDigit || $0.isLetter || $0 == .minus
        }
    }
    guard isWellFormed, parts.count > 1 || message.pushType == .mdm else { return .malformed }
    // The topic in the project settings is never a sample.
    let foreign = projectProblem(of: text, message.project.apnsTopic)
    if isSample(text), message.project.apnsTopic == nil || foreign != nil { return .sample }
    return suffixProblem(of: text, parts: parts.count, in: message) ?? foreign
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

  private static func isSample(_ text: String) -> Bool {
    text == "io.flutter.plugins.firebase.messaging"
      || Array(text.lowercased().utf8).split(separator: .period).contains {
        WordList.contains($0, in: sampleWords)
      }
  }

  private static func projectProblem(of text: String, _ project: String?) -> Problem? {
    guard let project, text != project else { return nil }
    let isOwn = PushType.allCases.contains { type in
      type.topicSuffix.map { text == project + $0 } ?? false
    }
    return isOwn ? nil : .foreign(project: project)
  }

  private static func suffixProblem(of text: String, parts: Int, in message: MessageDocument)
    -> Problem?
  {
    let isActivity = message.isSentToLiveActivity
    let wanted = isActivity ? PushType.liveActivity : message.pushType
    let found = PushType.allCases.first { type in
      guard let suffix = type.topicSuffix, text.hasSuffix(suffix) else { return false }
      // The bundle ID itself may end in "voip" or "complication".
      return suffix.utf8.count > 13 || parts > 3
    }
    if let found, found != wanted { return .foreignSuffix(found) }
    if isActivity, found == nil, let suffix = PushType.liveActivity.topicSuffix {
      return .missingSuffix(suffix)
    }
    return nil
  }
}
