/// What is written as the action of an intent on Android by mistake.
package enum ClickAction {
  /// What a text names instead of an action: a class or a package; nil if it may be an action.
  package static func thing(_ action: JSONNode) -> StaticString? {
    guard action.isString else { return nil }
    return action.withDecoded { text in
      if text.first == .period || ByteSearch.ends(text[...], with: "Activity") { return "a class" }
      return isPackage(text) ? "a package" : nil
    }
  }

  /// Whether a text has the usual form of an application ID; an action has capital letters, underscores,
  /// more parts, or a verb at its end.
  private static func isPackage(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let isPlain = name.allSatisfy {
      $0 == .period || $0.isDigit || $0.isLetter && $0 & 0x20 != 0
    }
    guard isPlain else { return false }
    let parts = name.split(separator: .period, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, (2...3).contains(parts.count),
      isWord(first, of: "com org net io dev app co me de"),
      !isWord(last, of: "open view show main click launch notification action start")
    else { return false }
    return parts.allSatisfy { !$0.isEmpty }
  }

  private static func isWord(_ part: Slice<UnsafeBufferPointer<UInt8>>, of words: StaticString)
    -> Bool
  {
    WordList.index(of: UnsafeBufferPointer(rebasing: part), in: words) != nil
  }
}
