/// A member of a web notification that browsers ignore, and its likely meaning.
package struct UnknownWebOption {
  /// The likely meaning of an unknown member.
  package enum Meaning: Equatable, Sendable {
    /// An option of the notification: its correct name.
    case option(String)
    /// The tag, without which the browser throws an error for `renotify`.
    case missingTag
    /// An option of an action: its correct name.
    case optionOfAction(String)
    /// Not an option that browsers support.
    case other
  }

  /// The key of the member.
  package let key: JSONNode
  /// The text of the key.
  package let name: String
  /// The likely meaning of the member.
  package let meaning: Meaning

  /// Nil for members that other rules report: an object named `options`, and misspelled required
  /// members of an action.
  package init?(_ member: JSONNode, in message: MessageDocument) {
    guard let key = member.key, !key.isOpaque, let name = key.text,
      !WebPushVocabulary.isWrapper(key)
    else { return nil }
    self.key = key
    self.name = name
    if message[.webActions]?.range.contains(key.range) == true {
      guard let right = Self.optionsOfActions.suggestion(for: name, upTo: .missingWord) else {
        return nil
      }
      meaning = .optionOfAction(right.name)
    } else if let right = WebPushVocabulary.near(name)
      ?? WebPushVocabulary.tag(meantBy: name, in: message)
    {
      meaning = right == "tag" && message.isRenotifyWithoutTag ? .missingTag : .option(right)
    } else {
      meaning = .other
    }
  }

  private static let optionsOfActions = NameSuggester(["icon", "navigate"])

  /// The option that accepts the same value; nil if the value may have to change.
  package var sameOption: String? {
    guard let option else { return nil }
    let isSame =
      name.lowercased().hasSuffix("url")
      ? URLReference(key.value).problem == nil
      : NameCase.folded(option) == NameCase.folded(name)
    return isSame ? option : nil
  }

  /// The option of the notification that was meant.
  private var option: String? {
    switch meaning {
    case .option(let right): right
    case .missingTag: "tag"
    case .optionOfAction, .other: nil
    }
  }
}
