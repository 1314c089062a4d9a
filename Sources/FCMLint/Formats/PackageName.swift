/// Android application IDs.
package enum PackageName {
  /// Whether a text is a valid application ID: at least two parts of letters, digits and
  /// underscores that begin with a letter.
  package static func isRight(_ name: JSONNode) -> Bool {
    guard name.isString else { return false }
    return name.withDecoded { text in
      var (parts, isStart) = (0, true)
      for byte in text {
        guard isStart ? byte.isLetter : byte.isOfWord || byte == .period else { return false }
        if isStart { parts += 1 }
        isStart = byte == .period
      }
      return parts > 1 && !isStart
    }
  }
}
