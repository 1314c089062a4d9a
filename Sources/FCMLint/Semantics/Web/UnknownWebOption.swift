/// A member of a web notification that browsers drop, and what it was meant to be.
package struct UnknownWebOption {
  /// What such a member was meant to be.
  package enum Meaning: Equatable, Sendable {
    /// An option of the notification, by its right name.
    case option(String)
    /// The tag, without which the browser throws an error for `renotify`.
    case missingTag
    /// An option of an action, by its right name.
    case optionOfAction(String)
    /// None of the browser's options.
    case other
  }

  /// The key of the member.
  package let key: JSONNode
  /// Its name.
  package let name: String
  /// What it was meant to be.
  package let meaning: Meaning

  /// Nil for what another rule speaks about: a block called `options`, and what stands for the
  /// action or the title of an action, which is told where they are missing.
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
      meaning = right == "tag" && message.lacksTagForRenotify ? .missingTag : .option(right)
    } else {
      meaning = .other
    }
  }

  private static let optionsOfActions = NameSuggester(["icon", "navigate"])

  /// The option that the value belongs to as it is; nil where another value may be wanted.
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
