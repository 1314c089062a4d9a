import FCMLint

/// The members of an object that were written so far.
struct MemberList {
  /// The offset up to which the source was read.
  var place: Int
  var isEmpty = true
  /// The comma after the last member, which is written before the next one only.
  var comma: Range<Int>?
}

/// A member of a literal: a key or nothing, and the tokens of the value.
struct LiteralMember {
  enum Key {
    /// The token of a name or string.
    case token(Int)
    /// No key: an element, or the name of a variable that is also its value.
    case none
    /// Code that adds members: a spread, a computed key, or a method.
    case unknown
  }

  var key: Key
  var start: Int
  /// The tokens of the value.
  var value: Range<Int>
  var end: Int
}

// Objects and arrays.
extension LiteralReader {
  /// Writes the object or array in the tokens; returns false if they are another expression.
  mutating func writeContainer(_ start: Int, _ end: Int, as role: ValueRole) -> Bool {
    var opener = start
    if tokens.dialect == .php {
      if tokens.has(start, "array") { opener = start + 1 }
      if tokens.has(start, "("), tokens.has(start + 1, "object") { opener = start + 3 }
    }
    guard opener < end, tokens[opener].kind == .opener, tokens[opener].match == end - 1 else {
      return writeConstructor(start, end, as: role)
    }
    let isCall = opener > start && !tokens.has(start, "(")
    if tokens.has(opener, "("), !isCall { return false }
    let inner = (opener + 1)..<(end - 1)
    guard let list = isList(inner, of: opener) else { return false }
    let whole = range(start, opener + 1)
    builder.append(list ? "[" : "{", for: whole)
    if list {
      writeElements(inner, as: role)
    } else {
      writeObjectMembers(inner, of: opener, as: role)
    }
    builder.append(list ? "]" : "}", for: tokens[end - 1].range)
    return true
  }

  /// Whether a container is a list; nil if it may be anything else.
  private func isList(_ inner: Range<Int>, of opener: Int) -> Bool? {
    func holds(_ text: StaticString) -> Bool {
      tokens.holds(text, from: inner.lowerBound, to: inner.upperBound)
    }
    switch tokens.dialect {
    case .javaScript: return tokens.has(opener, "[")
    case .python:
      if holds("for") { return nil }
      // A set.
      if tokens.has(opener, "{"), !inner.isEmpty, !holds(":"), !holds("**") { return nil }
      return tokens.has(opener, "[")
    case .php:
      // An empty array may be encoded as an object.
      return inner.isEmpty ? nil : !holds("=>") && !holds("...")
    }
  }

  private mutating func writeElements(_ inner: Range<Int>, as role: ValueRole) {
    var list = MemberList(place: tokens[inner.lowerBound - 1].end)
    for (start, end) in items(inner) {
      begin(at: start, &list)
      // The number of elements of a spread is unknown.
      if tokens.isOne(start, of: "... *") {
        writeUnknown(start, end)
      } else {
        write(start, to: end, as: role.ofElements)
      }
      finish(at: end, inner.upperBound, &list)
    }
    close(at: tokens[inner.upperBound].start, &list)
  }

  /// The ranges of tokens between commas; a trailing comma begins no item.
  func items(_ inner: Range<Int>) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    var start = inner.lowerBound
    while start < inner.upperBound {
      let end = tokens.endOfItem(from: start, to: inner.upperBound)
      result.append((start, end))
      start = end + 1
    }
    return result
  }

  private mutating func writeObjectMembers(
    _ inner: Range<Int>, of opener: Int, as role: ValueRole
  ) {
    var list = MemberList(place: tokens[opener].end)
    writeMembers(inner, as: role, &list)
    close(at: tokens[inner.upperBound].start, &list)
  }

  /// Writes the members of an object, without brackets.
  mutating func writeMembers(_ inner: Range<Int>, as role: ValueRole, _ list: inout MemberList) {
    let members = items(inner).map { member($0.0, $0.1) }
    let hidden = overwritten(members)
    for (number, member) in members.enumerated() {
      if hidden.contains(number) || isAbsent(member, in: role) {
        skip(member, inner.upperBound, &list)
        continue
      }
      begin(at: member.start, &list)
      switch member.key {
      case .unknown: writeSpread(range(member.start, member.end))
      case .none:
        writeKey(member.start, isShorthand: true)
        builder.append(": ", for: tokens[member.start].end..<tokens[member.start].end)
        writeUnknown(member.start, member.end)
      case .token(let key):
        writeKey(key)
        writeColon(after: key, before: member.value.lowerBound)
        write(
          member.value.lowerBound, to: member.value.upperBound,
          as: role.ofMember(name(of: key)))
      }
      finish(at: member.end, inner.upperBound, &list)
    }
    if isOpen { addSpread(&list) }
  }

  /// Writes a tag after the last member.
  mutating func addSpread(_ list: inout MemberList) {
    let place = list.place..<list.place
    if let comma = list.comma {
      if list.isEmpty { builder.append(" ", for: comma) } else { builder.append(verbatim: comma) }
    } else if !list.isEmpty {
      builder.append(",", for: place)
    }
    list.comma = nil
    writeSpread(place)
    list.isEmpty = false
  }

  /// Writes a tag that may add members.
  mutating func writeSpread(_ range: Range<Int>) { builder.append(" {{> members }}", for: range) }

  private mutating func writeColon(after key: Int, before value: Int) {
    var colon = key + 1
    if tokens.has(colon, "]") { colon += 1 }
    if tokens.has(colon, ":") {
      builder.append(verbatim: tokens[colon].range)
    } else {
      builder.append(":", for: tokens[colon].range)
    }
    if value < tokens.count { writeGap(from: tokens[colon].end, to: tokens[value].start) }
  }

  // MARK: Commas

  /// Writes the comma and the white space before a member.
  mutating func begin(at start: Int, _ list: inout MemberList) {
    let place = start < tokens.count ? tokens[start].start : bytes.count
    if let comma = list.comma {
      if list.isEmpty { builder.append(" ", for: comma) } else { builder.append(verbatim: comma) }
    } else if !list.isEmpty {
      builder.append(",", for: list.place..<list.place)
    }
    list.comma = nil
    writeGap(from: list.place, to: max(place, list.place))
    list.isEmpty = false
  }

  /// Notes the comma after a member that ends before the token `end`.
  mutating func finish(at end: Int, _ limit: Int, _ list: inout MemberList) {
    list.place = max(list.place, end > 0 ? tokens[end - 1].end : 0)
    if end < limit, tokens.has(end, ",") {
      list.comma = tokens[end].range
      list.place = tokens[end].end
    }
  }

  /// Writes a space instead of a member.
  mutating func skip(_ member: LiteralMember, _ limit: Int, _ list: inout MemberList) {
    if let comma = list.comma { builder.append(" ", for: comma) }
    list.comma = nil
    builder.append(" ", for: range(member.start, member.end))
    // The comma before the member was replaced.
    finish(at: member.end, limit, &list)
  }

  /// Writes the white space before the closing bracket.
  mutating func close(at end: Int, _ list: inout MemberList) {
    if let comma = list.comma { builder.append(" ", for: comma) }
    list.comma = nil
    writeGap(from: list.place, to: max(end, list.place))
  }
}
