/// Recognizes typos of known names, as evidence for the kind of a document.
///
/// Stricter than `NameSuggester`, because an unknown document may have any names: one typo, and only
/// in names that few words are similar to.
enum FieldSuggestion {
  /// The number of the field of an object that an unknown key is a typo of; negative if there is none.
  static func row(_ key: JSONNode, in object: SchemaObject.ID) -> Int {
    guard (3...24).contains(key.rawContent.count), !key.hasEscapes,
      let offset = Schema[object].rows.firstIndex(where: { isNear(key, $0.name) })
    else { return -1 }
    return Schema.firstRow(of: object) + offset
  }

  /// Whether the key is the name in another case, or with one typo.
  static func isNear(_ key: JSONNode, _ name: String) -> Bool {
    let raw = key.rawContent
    let count = name.utf8.count
    // A typo changes at most two letters.
    guard abs(raw.count - count) <= 2,
      (letters(in: raw) ^ letters(in: name.utf8)).nonzeroBitCount <= 2
    else { return false }
    let (letters, known) = (NameCase.letters(raw), NameCase.letters(name.utf8))
    // Many words are similar to a short name, but few to apns.
    let isTelling = count >= 5 && raw.count >= 4 || name == "apns"
    return letters == known || isTelling && EditDistance.within(1, letters, known) != nil
  }

  /// The ASCII letters in a text, ignoring case, as bits.
  private static func letters(in text: some Sequence<UInt8>) -> UInt32 {
    text.reduce(0) { $1.isLetter ? $0 | 1 << UInt32($1 & 0x1F) : $0 }
  }
}
