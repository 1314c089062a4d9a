import FCMLint

/// The members of an object that were written so far.
struct MemberList {
  /// The offset up to which the source was read.
  var place: Int
  var isEmpty = true
  /// The comma after the last member, which is written before the next one only.
  var comma: Range<Int>?
}

// Objects and lists, whose white space and commas are those of the source.
extension LiteralWriter {
  /// Writes an object with the members that code adds to it.
  mutating func writeObject(_ node: Int, as role: SDKRole, added: [LiteralItem]) {
    writeBrackets("{", "}", of: node) { writer, list in
      writer.writeMembers(of: node, as: role, added: added, &list)
    }
  }

  private mutating func writeBrackets(
    _ opener: StaticString, _ closer: StaticString, of node: Int,
    _ writeContent: (inout LiteralWriter, inout MemberList) -> Void
  ) {
    let value = source.nodes[node]
    var close = tokens[value.end - 1].range
    let first = value.opener >= 0 ? value.opener : value.start
    var open = source.range(value.start, first + 1)
    if value.kind == .object, source.isBareHash(value.start) {
      // There are no brackets.
      (open, close) = (open.lowerBound..<open.lowerBound, close.upperBound..<close.upperBound)
    }
    builder.append(opener, for: open)
    var list = MemberList(place: open.upperBound)
    writeContent(&self, &list)
    dropComma(&list)
    writeGap(from: list.place, to: max(close.lowerBound, list.place))
    builder.append(closer, for: close)
  }

  /// Writes the members of an object, without brackets.
  mutating func writeMembers(
    of node: Int, as role: SDKRole, added: [LiteralItem], isWhole: Bool = true,
    _ list: inout MemberList
  ) {
    let isBare = source.isBareHash(source.nodes[node].start)
    let limit = source.nodes[node].end - (isBare ? 0 : 1)
    let members = source.children(of: node)
    let last = lastMembers(members, added)
    for member in members {
      let value = source.nodes[member]
      let isOverwritten = value.name >= 0 && last[hash(of: member)] != member
      if isOverwritten || isAbsent(member, in: role) {
        skip(value.item, limit, &list)
        continue
      }
      begin(at: value.item.lowerBound, &list)
      if value.name < 0 || value.kind == .spread {
        writeSpread(member, role)
      } else {
        writeMember(member, in: role, added)
      }
      finish(at: value.item.upperBound, limit, &list)
    }
    let rest = added.filter { item in
      !item.keys.isEmpty && (item.keys.count == 1 || last[hash(of: item.keys[0])] == nil)
    }
    writeAdded(rest, role, &list)
    let isPart = added.contains { $0.keys.isEmpty }
    if isPart || isOpen && isWhole { addSpread(&list) }
  }

  private func hash(of member: Int) -> UInt64 { CodeVariables.hash(source.name(ofNode: member)) }

  private func hash(of key: LiteralItem.Key) -> UInt64 { CodeVariables.hash(text(of: key)) }

  /// The last member of each name, by the hash of the name, which overwrites the others; none for a
  /// name that code assigns later.
  private func lastMembers(_ members: [Int], _ added: [LiteralItem]) -> [UInt64: Int] {
    var last: [UInt64: Int] = [:]
    for member in members where source.nodes[member].name >= 0 { last[hash(of: member)] = member }
    for item in added where item.keys.count == 1 { last[hash(of: item.keys[0])] = nil }
    return last
  }

  /// Writes a member with its key.
  private mutating func writeMember(_ member: Int, in role: SDKRole, _ added: [LiteralItem]) {
    let value = source.nodes[member]
    let name = source.name(of: value.name)
    let own = added.filter { $0.keys.count > 1 && text(of: $0.keys[0]).elementsEqual(name) }
    path.append(Array(name))
    let key = builder.text.count
    writeKey(value.name, isShorthand: value.isShorthand)
    if sdk == .kreait, role == .instance(.notification),
      !WordList.contains(name, in: "title body image")
    {
      note(RejectedValue(dropped: name, at: key..<builder.text.count))
    }
    if needsList, path.count == 1, WordList.contains(name, in: "token fid") {
      note(RejectedValue(recipient: name, at: key..<builder.text.count))
    }
    writeColon(member)
    writeMember(member, as: self.role(ofMember: name, in: role), added: own)
    path.removeLast()
  }

  /// Writes the value of a member to which code adds members.
  private mutating func writeMember(_ member: Int, as role: SDKRole, added: [LiteralItem]) {
    guard !added.isEmpty else { return write(member, as: role) }
    let inner = added.map { LiteralItem(keys: Array($0.keys.dropFirst()), value: $0.value) }
    if source.nodes[member].kind == .object {
      return writeObject(member, as: role, added: inner)
    }
    // The rest of the object is not known.
    if inner.contains(where: { source.nodes[$0.value].kind != .unknown }) { addVariants(inner) }
    write(member, as: role)
  }

  /// Notes what code may add to an object.
  mutating func addVariants(_ items: [LiteralItem]) {
    for item in items where item.value >= 0 {
      let names = item.keys.map { Array(text(of: $0)) }
      path += names
      addVariant(item.value, item.role, nil)
      path.removeLast(names.count)
    }
  }

  private mutating func writeAdded(
    _ items: [LiteralItem], _ role: SDKRole, _ list: inout MemberList
  ) {
    if items.isEmpty { return }
    separate(&list)
    let place = list.place..<list.place
    for item in items {
      parts.append(source.nodes[item.value].item)
    }
    var items = items
    writeItems(&items, as: role, at: place)
    builder.append(" ", for: place)
  }

  /// Writes the members that a spread adds as variants.
  private mutating func writeSpread(_ member: Int, _ role: SDKRole) {
    let value = source.nodes[member]
    builder.append(
      " {{> members }}", for: source.range(value.item.lowerBound, value.item.upperBound))
    guard value.kind == .spread, value.firstChild >= 0 else { return }
    let inner = value.firstChild
    // The argument of a method that adds members is after the literal.
    if value.item.isEmpty { parts.append(value.start..<value.end) }
    if value.name >= 0 {
      path.append(Array(source.name(ofNode: member)))
      addVariant(inner, self.role(ofMember: source.name(ofNode: member), in: role), nil)
      path.removeLast()
      return
    }
    addVariant(inner, role, nil)
  }

  /// Whether the language or SDK sends no member.
  private func isAbsent(_ member: Int, in role: SDKRole) -> Bool {
    let value = source.nodes[member]
    guard value.name >= 0, value.end - value.start == 1 else { return false }
    if tokens.has(value.start, "undefined") { return true }
    guard case .instance = role else { return false }
    return sdk?.dropsNull ?? false && tokens.isOne(value.start, of: source.dialect.constants.null)
  }

  /// The role of a member that is named as in the REST API.
  private func role(ofMember name: ArraySlice<UInt8>, in role: SDKRole) -> SDKRole {
    guard let sdk else { return .plain }
    switch role {
    case .instance(let type) where !sdk.needsInstances:
      return type.field(forKey: name)?.role.inArray ?? .plain
    case .strings: return sdk.convertsTexts ? .text : .plain
    default: return .plain
    }
  }

  // MARK: Lists

  mutating func writeList(_ node: Int, as role: SDKRole) {
    path.append([])
    writeBrackets("[", "]", of: node) { writer, list in
      for element in writer.source.children(of: node) {
        let item = writer.source.nodes[element].item
        writer.begin(at: item.lowerBound, &list)
        // The number of elements of a spread is unknown.
        writer.write(element, as: role.ofElements)
        writer.finish(at: item.upperBound, writer.source.nodes[node].end - 1, &list)
      }
    }
    path.removeLast()
  }

  // MARK: Keys

  /// Writes the key in a token.
  mutating func writeKey(_ key: Int, isShorthand: Bool) {
    let token = tokens[key]
    if token.kind == .string { return writeString(key, to: key + 1) }
    let inner = builder.text.count
    builder.append("\"", for: token.start..<token.start)
    builder.append(verbatim: token.range)
    builder.append("\"", for: token.end..<token.end)
    note(isShorthand ? .shorthand(Array(bytes[token.range])) : .bareKey, from: inner)
  }

  private mutating func writeColon(_ member: Int) {
    let value = source.nodes[member]
    if value.isShorthand {
      return builder.append(": ", for: tokens[value.name].end..<tokens[value.name].end)
    }
    var colon = value.name + 1
    if tokens.has(colon, "]") { colon += 1 }
    if tokens.has(colon, ":") {
      builder.append(verbatim: tokens[colon].range)
    } else {
      builder.append(":", for: tokens[colon].range)
    }
    // Parentheses and words before the value are not part of it.
    let next = value.kind == .unknown || value.kind == .reference ? colon + 1 : value.start
    if next < tokens.count { writeGap(from: tokens[colon].end, to: tokens[next].start) }
  }

  // MARK: Commas

  /// Writes the comma before a member.
  private mutating func separate(_ list: inout MemberList) {
    if let comma = list.comma, !list.isEmpty {
      builder.append(verbatim: comma)
    } else if list.comma == nil, !list.isEmpty {
      builder.append(",", for: list.place..<list.place)
    } else {
      dropComma(&list)
    }
    (list.comma, list.isEmpty) = (nil, false)
  }

  /// Writes a space instead of a comma before no member.
  mutating func dropComma(_ list: inout MemberList) {
    if let comma = list.comma { builder.append(" ", for: comma) }
    list.comma = nil
  }

  /// Writes the comma and the white space before a member.
  private mutating func begin(at start: Int, _ list: inout MemberList) {
    separate(&list)
    let place = start < tokens.count ? tokens[start].start : bytes.count
    writeGap(from: list.place, to: max(place, list.place))
  }

  /// Notes the comma after a member that ends before the token `end`.
  private mutating func finish(at end: Int, _ limit: Int, _ list: inout MemberList) {
    list.place = max(list.place, end > 0 ? tokens[end - 1].end : 0)
    if end < limit, tokens.has(end, ",") {
      list.comma = tokens[end].range
      list.place = tokens[end].end
    }
  }

  /// Writes a space instead of a member.
  private mutating func skip(_ item: Range<Int>, _ limit: Int, _ list: inout MemberList) {
    dropComma(&list)
    builder.append(" ", for: source.range(item.lowerBound, item.upperBound))
    // The comma before the member was replaced.
    finish(at: item.upperBound, limit, &list)
  }

  /// Writes a tag after the last member.
  private mutating func addSpread(_ list: inout MemberList) {
    separate(&list)
    builder.append(" {{> members }}", for: list.place..<list.place)
  }
}
