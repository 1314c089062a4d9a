import FCMLint

// The members of objects in each language.
extension LiteralReader {
  /// The member in the tokens between two commas.
  func member(_ start: Int, _ end: Int) -> LiteralMember {
    var member = LiteralMember(key: .unknown, start: start, value: end..<end, end: end)
    guard start < end else { return member }
    var (key, after) = (start, start + 1)
    if tokens.dialect == .javaScript, tokens.has(start, "["), tokens[start].match == start + 2 {
      (key, after) = (start + 1, start + 3)
      if tokens[key].kind != .string { return member }
    }
    let separator: StaticString = tokens.dialect == .php ? "=>" : ":"
    let isKey =
      switch tokens[key].kind {
      case .string: tokens.dialect != .python || !tokens.text(key).isBytesLiteral
      case .word: tokens.dialect == .javaScript
      case .number: tokens.dialect == .javaScript && tokens.text(key).allSatisfy { $0.isDigit }
      default: false
      }
    if isKey, after < end, tokens.has(after, separator) {
      member.key = .token(key)
      member.value = (after + 1)..<end
    } else if isKey, after == end, tokens[key].kind == .word {
      member.key = .none
    }
    return member
  }

  /// The name of a key, with its escapes.
  func name(of key: Int) -> ArraySlice<UInt8> {
    let token = tokens[key]
    guard token.kind == .string else { return bytes[token.range] }
    let form = StringForm(bytes, token.range, tokens.dialect)
    return bytes[form.content]
  }

  /// The numbers of the members that later ones of the same name overwrite.
  func overwritten(_ members: [LiteralMember]) -> Set<Int> {
    if members.count < 2 { return [] }
    var last: [[UInt8]: Int] = [:]
    var result: Set<Int> = []
    for (number, member) in members.enumerated() {
      let name: [UInt8]
      switch member.key {
      case .token(let key): name = Array(self.name(of: key))
      case .none: name = Array(bytes[tokens[member.start].range])
      case .unknown:
        // It may overwrite any earlier member, but the linter treats both as they are written.
        continue
      }
      if let earlier = last.updateValue(number, forKey: name) { result.insert(earlier) }
    }
    return result
  }

  /// Whether the language or SDK sends no member.
  func isAbsent(_ member: LiteralMember, in role: ValueRole) -> Bool {
    guard case .token = member.key, member.value.count == 1 else { return false }
    if tokens.dialect == .javaScript { return tokens.has(member.value.lowerBound, "undefined") }
    return role.dropsNull && tokens.isOne(member.value.lowerBound, of: "null NULL None")
  }

  /// Writes the key in a token.
  mutating func writeKey(_ key: Int, isShorthand: Bool = false) {
    let token = tokens[key]
    if token.kind == .string { return writeString(key, to: key + 1) }
    let inner = builder.text.count
    builder.append("\"", for: token.start..<token.start)
    builder.append(verbatim: token.range)
    builder.append("\"", for: token.end..<token.end)
    strings.append(
      LiteralSyntax.Token(
        inner: inner..<builder.text.count,
        form: isShorthand ? .shorthand(Array(bytes[token.range])) : .bareKey))
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text of a token is a string of bytes in Python.
  var isBytesLiteral: Bool {
    prefix { $0 != .quote && $0 != .apostrophe }.contains { $0 | 0x20 == UInt8(ascii: "b") }
  }
}
