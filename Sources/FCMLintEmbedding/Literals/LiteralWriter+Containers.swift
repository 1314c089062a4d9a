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
  mutating func writeObject(_ node: Int, as role: SDKRole, _ owner: Int?) {
    let value = source.nodes[node]
    let close = tokens[value.end - 1]
    let opener = value.opener >= 0 ? value.opener : value.start
    builder.append("{", for: source.range(value.start, opener + 1))
    var list = MemberList(place: tokens[opener].end)
    writeMembers(of: node, as: role, added: items(assignedTo: owner, in: nil), &list)
    end(at: close.start, &list)
    builder.append("}", for: close.range)
  }

  /// Writes the members of an object, without brackets.
  mutating func writeMembers(
    of node: Int, as role: SDKRole, added: [LiteralItem], isWhole: Bool = true,
    _ list: inout MemberList
  ) {
    let limit = source.nodes[node].end - 1
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
    writeColon(member)
    writeMember(member, as: self.role(ofMember: name, in: role), added: own)
    path.removeLast()
  }

  /// Writes the value of a member to which code adds members.
  private mutating func writeMember(_ member: Int, as role: SDKRole, added: [LiteralItem]) {
    guard !added.isEmpty else { return write(member, as: role) }
    let inner = added.map { LiteralItem(keys: Array($0.keys.dropFirst()), value: $0.value) }
    guard source.nodes[member].kind == .object else {
      for item in inner where source.nodes[item.value].kind != .unknown {
        // The rest of the object is not known.
        addVariants(inner)
        break
      }
      return write(member, as: role)
    }
    let value = source.nodes[member]
    let opener = value.opener
    builder.append("{", for: source.range(value.start, opener + 1))
    var list = MemberList(place: tokens[opener].end)
    writeMembers(of: member, as: role, added: inner, &list)
    end(at: tokens[value.end - 1].start, &list)
    builder.append("}", for: tokens[value.end - 1].range)
  }

  private mutating func addVariants(_ items: [LiteralItem]) {
    for item in items {
      let names = item.keys.map { Array(text(of: $0)) }
      path += names
      addVariant(item.value, .plain, nil)
      path.removeLast(names.count)
    }
  }

  private mutating func writeAdded(
    _ items: [LiteralItem], _ role: SDKRole, _ list: inout MemberList
  ) {
    if items.isEmpty { return }
    let place = list.place..<list.place
    if let comma = list.comma {
      builder.append(list.isEmpty ? " " : ",", for: comma)
    } else if !list.isEmpty {
      builder.append(",", for: place)
    }
    list.comma = nil
    list.isEmpty = false
    for item in items {
      parts.append(source.nodes[item.value].item)
    }
    writeItems(items, as: role, at: place)
    builder.append(" ", for: place)
  }

  /// Writes the members that a spread adds as variants.
  private mutating func writeSpread(_ member: Int, _ role: SDKRole) {
    let value = source.nodes[member]
    builder.append(
      " {{> members }}", for: source.range(value.item.lowerBound, value.item.upperBound))
    guard value.kind == .spread, value.firstChild >= 0 else { return }
    let inner = value.firstChild
    if value.name >= 0 {
      path.append(Array(source.name(ofNode: member)))
      addVariant(inner, self.role(ofMember: source.name(ofNode: member), in: role), nil)
      path.removeLast()
      return
    }
    if source.nodes[inner].kind == .reference, source.nodes[inner].head == source.nodes[inner].start
    {
      let head = source.nodes[inner].head
      guard let assignment = source.value(of: tokens.text(head), seenFrom: head),
        !isUsed(assignment)
      else { return }
      let object = self.value(of: assignment)
      guard source.nodes[object].kind == .object else { return }
      use(assignment)
      return addVariant(object, role, assignment)
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
    let value = source.nodes[node]
    let close = tokens[value.end - 1]
    let opener = value.opener
    builder.append("[", for: source.range(value.start, opener + 1))
    var list = MemberList(place: tokens[opener].end)
    path.append([])
    for element in source.children(of: node) {
      let item = source.nodes[element].item
      begin(at: item.lowerBound, &list)
      // The number of elements of a spread is unknown.
      write(element, as: role.ofElements)
      finish(at: item.upperBound, value.end - 1, &list)
    }
    path.removeLast()
    end(at: close.start, &list)
    builder.append("]", for: close.range)
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

  /// Writes the comma and the white space before a member.
  private mutating func begin(at start: Int, _ list: inout MemberList) {
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
  private mutating func finish(at end: Int, _ limit: Int, _ list: inout MemberList) {
    list.place = max(list.place, end > 0 ? tokens[end - 1].end : 0)
    if end < limit, tokens.has(end, ",") {
      list.comma = tokens[end].range
      list.place = tokens[end].end
    }
  }

  /// Writes a space instead of a member.
  private mutating func skip(_ item: Range<Int>, _ limit: Int, _ list: inout MemberList) {
    if let comma = list.comma { builder.append(" ", for: comma) }
    list.comma = nil
    builder.append(" ", for: source.range(item.lowerBound, item.upperBound))
    // The comma before the member was replaced.
    finish(at: item.upperBound, limit, &list)
  }

  /// Writes a tag after the last member.
  private mutating func addSpread(_ list: inout MemberList) {
    let place = list.place..<list.place
    if let comma = list.comma {
      if list.isEmpty { builder.append(" ", for: comma) } else { builder.append(verbatim: comma) }
    } else if !list.isEmpty {
      builder.append(",", for: place)
    }
    list.comma = nil
    builder.append(" {{> members }}", for: place)
    list.isEmpty = false
  }

  /// Writes the white space before the closing bracket.
  private mutating func end(at end: Int, _ list: inout MemberList) {
    if let comma = list.comma { builder.append(" ", for: comma) }
    list.comma = nil
    writeGap(from: list.place, to: max(end, list.place))
  }
}
