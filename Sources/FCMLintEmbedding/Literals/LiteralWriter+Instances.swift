import FCMLint

/// A member that a call or an assignment adds to an object.
struct LiteralItem {
  enum Key {
    /// The name in a token.
    case token(Int)
    /// The name of the field that the word in a token means; negative for a value without a name.
    case field([UInt8], token: Int)
    /// An element of a list.
    case element
  }

  /// The names, from the outside inward; empty for members that are not known.
  var keys: [Key]
  /// The node of the value; negative for members that are not known.
  var value: Int
  var role = SDKRole.plain
  /// The type that has no member of this name; nil if it has one.
  var unknownIn: SDKType?
  /// Whether a later call replaces it, so that it is not sent.
  var isReplaced = false

  /// Members that are not known.
  static var unknown: LiteralItem { LiteralItem(keys: [], value: -1) }
}

// Instances of the types of an SDK: calls of constructors, builders, and struct literals.
extension LiteralWriter {
  func text(of key: LiteralItem.Key) -> ArraySlice<UInt8> {
    switch key {
    case .token(let token): source.name(of: token)
    case .field(let name, _): name[...]
    case .element: []
    }
  }

  private func token(of key: LiteralItem.Key) -> Int {
    switch key {
    case .token(let token), .field(_, let token): token
    case .element: -1
    }
  }

  // MARK: Types

  /// The type of which a node is an instance; nil if it is none.
  func type(of node: Int) -> SDKType? {
    let value = source.nodes[node]
    guard value.head >= 0 else { return nil }
    if value.kind == .object { return tokens.sdkType(at: value.head) }
    guard value.kind == .call else { return nil }
    if sdk == .pyfcm { return tokens.has(value.head, "notify") ? .pyfcmArguments : nil }
    if let type = tokens.sdkType(at: value.head),
      !source.dialect.has(.statementCalls) || tokens.has(value.start - 1, "new")
        || tokens.has(value.head, "builder")
    {
      return type
    }
    // `this.Notification.Copy()` and `Notification?.Copy()` call a method of what a property of this name holds.
    guard value.head - 2 >= 0, tokens.isOne(value.head - 1, of: source.dialect.access),
      !tokens.has(value.head - 1, "?."), !tokens.isOne(value.head - 4, of: "this self $this")
    else { return nil }
    return tokens.sdkType(at: value.head - 2)
  }

  /// Writes an instance of a type; returns false if the node is none.
  mutating func writeInstance(_ node: Int, of expected: SDKType?, _ owner: Int?) -> Bool {
    let value = source.nodes[node]
    // The type of an element of a list of structs may be omitted, and may be one of the source.
    let isElided =
      value.kind == .object && (value.head < 0 || sdk == .client)
      && (source.dialect.has(.typedLiterals) || source.dialect.has(.initializers))
      || source.dialect.has(.bracketMaps) && value.kind == .call && tokens.has(value.head, "init")
    guard let type = type(of: node) ?? (isElided ? expected : nil) else { return false }
    let start = source.range(value.start, value.opener + 1)
    let end = tokens[value.end - 1].end
    var items: [LiteralItem] = []
    for (position, child) in source.children(of: node).enumerated() {
      items += self.items(child, position, of: node, type)
    }
    items += self.items(assignedTo: owner, in: type)
    dropEmptyRecipients(from: &items)
    if sdk == .laravel { markReplaced(&items) }
    // Methods that are not known may add members.
    if isOpen { items.append(.unknown) }
    for item in items where item.value >= 0 {
      let place = source.nodes[item.value].item
      if place.lowerBound < value.start || place.lowerBound >= value.end {
        parts.append(place)
      }
    }
    builder.append("{", for: start)
    // Only the whole may get further members: constructors and builders have all of a part.
    let wasOpen = isOpen
    isOpen = false
    let missing = missingField(of: type, items)
    let isEmpty = items.isEmpty
    writeItems(&items, as: .instance(type), at: start.upperBound..<start.upperBound)
    if let missing { writeMissing(missing, isFirst: isEmpty, for: start) }
    isOpen = wasOpen
    builder.append("}", for: end - 1..<end)
    return true
  }

  /// Marks the blocks that a later call of `custom` replaces, and drops those that it has, too.
  private func markReplaced(_ items: inout [LiteralItem]) {
    guard let last = items.lastIndex(where: { $0.role == .members && $0.value >= 0 }) else {
      return
    }
    let others = source.children(of: items[last].value).prefix(64).map { source.name(ofNode: $0) }
    for index in 0..<last {
      guard let key = items[index].keys.first else { continue }
      items[index].isReplaced = tokens.isOne(token(of: key), of: "android ios")
    }
    items.removeAll { item in
      item.isReplaced && others.contains { $0.elementsEqual(text(of: item.keys[0])) }
    }
  }

  /// Drops an empty list of recipients if there may be others.
  private func dropEmptyRecipients(from items: inout [LiteralItem]) {
    let isOnly =
      items.count { $0.role == .recipients || $0.keys.isEmpty && $0.value < 0 } == 1
    items.removeAll { item in
      guard item.role == .recipients, source.nodes[item.value].kind == .list,
        source.nodes[item.value].firstChild < 0
      else { return false }
      return !isOnly || source.variables.grows(text(of: item.keys[0]) + [UInt8(ascii: "s")])
    }
  }

  /// The field without which the SDK rejects an instance; nil if an item may set it.
  private func missingField(of type: SDKType, _ items: [LiteralItem]) -> SDKField? {
    guard let field = sdk?.required(in: type),
      !items.contains(where: { $0.keys.first.map { text(of: $0).equals(field.key) } ?? true })
    else { return nil }
    return field
  }

  /// Writes a value that no field takes instead of a member without which the SDK rejects an instance.
  private mutating func writeMissing(_ field: SDKField, isFirst: Bool, for start: Range<Int>) {
    guard let sdk else { return }
    builder.append(isFirst ? "" : ",", for: start.upperBound..<start.upperBound)
    let inner = builder.text.count
    builder.append([.quote] + field.key.buffer + Array("\":0".utf8), for: start)
    note(
      RejectedValue(
        "the configuration has no \(field.name): \(sdk.rejection)",
        help: "add \(field.name), even an empty one", rule: "payload-without-aps",
        at: inner..<builder.text.count))
  }

  // MARK: Writing

  /// Writes items as members, of which those with the same first name are one, and takes their names
  /// away, of which there may be very many.
  mutating func writeItems(_ items: inout [LiteralItem], as role: SDKRole, at start: Range<Int>) {
    let next = followers(items)
    var isWritten = [Bool](repeating: false, count: items.count)
    var place = start
    var isFirst = true
    for number in items.indices where !isWritten[number] {
      var group: [LiteralItem] = []
      var member = number
      while member >= 0 {
        group.append(items[member])
        items[member].keys = []
        isWritten[member] = true
        member = Int(next[member])
      }
      if let key = group[0].keys.first {
        if !isFirst { builder.append(",", for: place) }
        path.append(Array(text(of: key)))
        place = writeGroup(&group)
        path.removeLast()
      } else if !writeWithoutName(group[0], role, isFirst: isFirst, &place) {
        continue
      }
      isFirst = false
    }
  }

  /// For each item, the next one with the same first name; negative if there is none.
  private func followers(_ items: [LiteralItem]) -> [Int32] {
    var next = [Int32](repeating: -1, count: items.count)
    var groups: [UInt64: (first: Int, last: Int)] = [:]
    for (number, item) in items.enumerated() {
      guard let name = item.keys.first.map({ text(of: $0) }) else { continue }
      let hash = CodeVariables.hash(name)
      if let group = groups[hash], !repeats(item, items[group.first]),
        text(of: items[group.first].keys[0]).elementsEqual(name)
      {
        next[group.last] = Int32(number)
        groups[hash] = (group.first, number)
      } else {
        groups[hash] = (number, number)
      }
    }
    return next
  }

  /// Whether the SDK rejects an item because its field is set: a key of a builder's custom data, or a
  /// member that is another form of the first one.
  private func repeats(_ item: LiteralItem, _ first: LiteralItem) -> Bool {
    guard item.keys.count == 1, case .field(_, let one)? = first.keys.first else { return false }
    guard case .field(_, let other) = item.keys[0] else {
      return sdk == .java || sdk == .go || sdk == .dotnet
    }
    return sdk?.rejectsTwoForms ?? false && first.keys.count == 1 && one >= 0 && other >= 0
      && !tokens.text(one).elementsEqual(tokens.text(other))
  }

  /// Writes the members of a dictionary, or a tag for members that are not known; returns false if
  /// there are none.
  private mutating func writeWithoutName(
    _ item: LiteralItem, _ role: SDKRole, isFirst: Bool, _ place: inout Range<Int>
  ) -> Bool {
    if item.value >= 0, item.role != .overridingMembers {
      let value = source.nodes[item.value]
      if value.kind == .object, type(of: item.value) == nil {
        guard value.firstChild >= 0 else { return false }
        if !isFirst { builder.append(",", for: place) }
        var list = MemberList(place: tokens[value.opener].end)
        writeMembers(
          of: item.value, as: sdk?.needsInstances ?? true ? .plain : role, added: [],
          isWhole: false, &list)
        dropComma(&list)
        let end = tokens[value.end - 1].start
        place = end..<end
        if list.isEmpty { builder.append(" {{> members }}", for: place) }
        return true
      }
    }
    builder.append(isFirst ? " {{> members }}" : ", {{> members }}", for: place)
    return true
  }

  /// Writes a member, and returns the place after it.
  private mutating func writeGroup(_ items: inout [LiteralItem]) -> Range<Int> {
    let item = items[items.count - 1]
    let isSetAsWhole = items.contains { $0.keys.count == 1 }
    let key = token(of: item.keys[0])
    let value = source.nodes[item.value]
    let place = source.range(value.start, value.end)
    let range = key >= 0 ? tokens[key].range : place.lowerBound..<place.lowerBound
    writeName(item, range)
    builder.append(":", for: range.upperBound..<range.upperBound)
    let whole = takeWhole(of: &items)
    if let reason = reasonToDrop(item) {
      note(
        RejectedValue(
          "\(excerpt(item.value)) is not sent: \(reason)",
          help: item.isReplaced ? "call custom before it" : "remove it",
          rule: "sdk-dropped-value", at: reject(item.value)))
    } else if item.keys.count == 1, items.isEmpty {
      write(item.value, as: item.role)
    } else if let whole {
      writeObject(whole, as: .plain, added: items)
    } else if case .element? = items.first?.keys.first {
      writeElements(items, range)
    } else {
      builder.append("{", for: range.upperBound..<range.upperBound)
      let isEmpty = items.isEmpty
      writeItems(&items, as: .plain, at: range.upperBound..<range.upperBound)
      if isOpen || isSetAsWhole {
        builder.append(
          isEmpty ? " {{> members }}" : ", {{> members }}",
          for: range.upperBound..<range.upperBound)
      }
      builder.append("}", for: range.upperBound..<range.upperBound)
    }
    return place.upperBound..<place.upperBound
  }

  /// Takes the first names away, and the values of the member itself. Returns the last one if it is an
  /// object, which overwrites what was assigned before and to which the other items are added.
  private func takeWhole(of items: inout [LiteralItem]) -> Int? {
    var whole: Int?
    if let last = items.lastIndex(where: { $0.keys.count == 1 }), items[last].role == .plain,
      source.nodes[items[last].value].kind == .object
    {
      whole = items[last].value
      items.removeFirst(last + 1)
    }
    items.removeAll { $0.keys.count == 1 }
    for index in items.indices { items[index].keys.removeFirst() }
    return whole
  }

  /// Why the SDK does not send a member; nil if it does.
  private func reasonToDrop(_ item: LiteralItem) -> StaticString? {
    guard let key = item.keys.first, case .field = key else { return nil }
    if item.isReplaced { return "custom replaces it" }
    let value = source.nodes[item.value]
    let isZero = value.kind == .number && source.evaluate(value.start, value.end) == 0
    return sdk?.reasonToDrop(text(of: key), isZero: isZero)
  }

  private mutating func writeElements(_ items: [LiteralItem], _ place: Range<Int>) {
    builder.append("[", for: place.upperBound..<place.upperBound)
    for (number, item) in items.enumerated() {
      let range = source.range(source.nodes[item.value].start, source.nodes[item.value].end)
      if number > 0 { builder.append(",", for: range.lowerBound..<range.lowerBound) }
      write(item.value, as: item.role)
      if number == items.count - 1 { builder.append("]", for: range.upperBound..<range.upperBound) }
    }
  }

  private mutating func writeName(_ item: LiteralItem, _ range: Range<Int>) {
    let inner = builder.text.count
    switch item.keys[0] {
    case .token(let token): return writeKey(token, isShorthand: false)
    case .field(let name, let token):
      builder.append([.quote] + name + [.quote], for: range)
      guard let type = item.unknownIn else {
        note(.converted, from: inner)
        return
      }
      note(.bareKey, from: inner)
      note(
        RejectedValue(
          unknown: tokens.text(token), in: type, at: inner..<builder.text.count))
    case .element: break
    }
  }
}
