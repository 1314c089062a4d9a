/// The text of the header `apns-topic`: a bundle id, and the suffix of some push types.
package enum APNsTopic {
  /// What is wrong with a topic.
  package enum Problem: Equatable, Sendable {
    case empty, malformed, sample
    /// It ends like the topic of another push type.
    case foreignSuffix(PushType)
    /// It lacks what the topic of a Live Activity ends with.
    case missingSuffix(String)
    /// It is not the one that the project names.
    case foreign(project: String)
  }

  /// Words that stand in samples where the reader's own name is due.
  private static let sampleWords: Set<String> = [
    "example", "yourapp", "yourcompany", "your-app", "your-company", "yourdomain", "yourbundle",
    "yourbundleid", "bundleid", "bundle-id", "mycompany", "yourname",
  ]

  /// What is wrong with the topic of a message; nil when nothing is.
  package static func problem(of text: String, in message: MessageDocument) -> Problem? {
    if text.isEmpty { return .empty }
    let parts = text.utf8.split(separator: .period, omittingEmptySubsequences: false)
    let isWellFormed = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy {
          $0.isDigit || $0.isLetter || $0 == .minus
        }
    }
    guard isWellFormed, parts.count > 1 || message.pushType == .mdm else { return .malformed }
    // What the project calls its own is no sample, whatever it is called.
    let foreign = projectProblem(of: text, message.project.apnsTopic)
    if isSample(text), message.project.apnsTopic == nil || foreign != nil { return .sample }
    return suffixProblem(of: text, parts: parts.count, in: message) ?? foreign
  }

  /// Whether the text looks like the name of an app, such as `com.acme.shop`.
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
      || text.lowercased().split(separator: ".").contains { sampleWords.contains(String($0)) }
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
      // The name of an app may end in "voip" or "complication" too.
      return suffix.utf8.count > 13 || parts > 3
    }
    if let found, found != wanted { return .foreignSuffix(found) }
    if isActivity, found == nil, let suffix = PushType.liveActivity.topicSuffix {
      return .missingSuffix(suffix)
    }
    return nil
  }
}
