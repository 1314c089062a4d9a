/// Names that were plainly meant to be another: in other letters' case, or one slip away.
enum FieldSuggestion {
  /// The number of the row of an object that an unknown key was meant for; negative when none is.
  ///
  /// Looked up only for names that the tables do not have.
  static func row(_ key: JSONNode, in object: SchemaObject.ID) -> Int {
    let raw = key.rawContent
    guard (3...24).contains(raw.count), !key.hasEscapes else { return -1 }
    let table = Schema[object]
    for (offset, row) in table.rows.enumerated() where isNear(key, row.name) {
      return Schema.firstRow(of: object) + offset
    }
    return -1
  }

  /// Whether the key spells the name in other letters' case, or with one slip in five letters.
  static func isNear(_ key: JSONNode, _ name: String) -> Bool {
    let raw = key.rawContent
    let count = name.utf8.count
    guard abs(raw.count - count) <= 2 else { return false }
    if isEqualButForCase(raw, name) { return true }
    // Short words have many neighbours, but hardly any has the letters of apns.
    let isTelling = count >= 5 && raw.count >= 4 || name == "apns"
    guard isTelling, abs(raw.count - count) <= 1 else { return false }
    return EditDistance.isAtMost(1, key.text?.lowercased() ?? "", name)
  }

  private static func isEqualButForCase(_ raw: UnsafeBufferPointer<UInt8>, _ name: String) -> Bool {
    var letters = raw.lazy.filter { $0 != 0x5F && $0 != 0x2D }.makeIterator()
    for byte in name.utf8 where byte != 0x5F && byte != 0x2D {
      guard let letter = letters.next(), folded(letter) == folded(byte) else { return false }
    }
    return letters.next() == nil
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
