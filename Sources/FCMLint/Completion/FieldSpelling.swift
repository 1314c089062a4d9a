/// The spelling of field names in a document: FCM accepts both.
enum FieldSpelling: Sendable {
  case snake, camel

  /// The spelling of most names around a cursor, not counting the one at the cursor.
  init(_ bytes: [UInt8], _ part: ByteRange, _ cursor: JSONCursor, kind: DocumentKind) {
    let typed = cursor.role == .key ? cursor.typed(in: bytes) : ""
    let start = max(part.start, cursor.offset - Self.sight)
    let end = min(part.end, cursor.offset + Self.sight)
    let balance = Self.balance(bytes, start, end, without: cursor.token?.range.start)
    if balance != 0 {
      self = balance > 0 ? .camel : .snake
    } else if kind == .adminNode || Self.hasCapital(typed) {
      self = .camel
    } else {
      self = .snake
    }
  }

  /// The number of bytes before and after the cursor that are searched for names.
  private static let sight = 1 << 16

  private static let names: (snake: Set<String>, camel: Set<String>) = {
    let rows = Schema.objects.flatMap { $0.rows }.filter { $0.camelName != $0.name }
    return (Set(rows.map { $0.name }), Set(rows.map { $0.camelName }))
  }()

  /// The number of names in camel case minus that in snake case.
  private static func balance(
    _ bytes: [UInt8], _ start: Int, _ end: Int, without token: Int?
  ) -> Int {
    var balance = 0
    var index = start
    while index < end {
      guard bytes[index] == .quote else {
        index += 1
        continue
      }
      let open = index
      var isMixed = false
      index += 1
      while index < end, bytes[index].isLetter || bytes[index] == .underscore {
        if bytes[index] == .underscore || bytes[index] & 0x20 == 0 { isMixed = true }
        index += 1
      }
      guard isMixed, open != token, index < end, bytes[index] == .quote else { continue }
      let name = String(decoding: bytes[(open + 1)..<index], as: UTF8.self)
      if names.camel.contains(name) { balance += 1 }
      if names.snake.contains(name) { balance -= 1 }
    }
    return balance
  }

  static func hasCapital(_ text: String) -> Bool {
    text.utf8.contains { $0.isLetter && $0 & 0x20 == 0 }
  }

  /// The name to write, from those of a field.
  func choose(_ names: [String]) -> String {
    switch self {
    case .snake: names[0]
    case .camel: names.first { Self.hasCapital($0) } ?? names[0]
    }
  }
}
