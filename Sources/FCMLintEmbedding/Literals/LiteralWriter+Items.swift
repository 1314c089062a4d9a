import FCMLint

// What arguments, calls of methods and assignments add to an instance.
extension LiteralWriter {
  /// What an argument, a member or a call of a method adds to an instance.
  mutating func items(
    _ child: Int, _ position: Int, of node: Int, _ type: SDKType
  ) -> [LiteralItem] {
    let value = source.nodes[child]
    if value.kind == .link { return items(ofLink: child, type) }
    let owner = source.nodes[node]
    let isMethod =
      owner.kind == .call && sdk != .pyfcm && tokens.sdkType(at: owner.head) == nil
    let isClient = sdk == .client
    if isMethod, !isClient, !tokens.isOne(owner.head, of: "create new builder"), position == 0 {
      if tokens.has(owner.head, "fromArray") {
        return [LiteralItem(keys: [], value: child, role: .members)]
      }
      return items(
        ofCall: owner.head, source.children(of: node).filter { source.nodes[$0].kind != .link },
        type)
    }
    if isMethod, !isClient, !tokens.isOne(owner.head, of: "create") { return [] }
    if value.kind == .spread {
      // `..Default::default()` of Rust adds nothing.
      let isDefault = tokens.holds("default", from: value.start, to: value.end)
      return source.dialect.has(.macros) && isDefault
        ? [] : items(ofSpread: value.firstChild, type)
    }
    var field: SDKField?
    if value.name >= 0 {
      field = type.field(named: tokens.text(value.name), sdk ?? .python)
      // Others of the arguments are no part of the message.
      guard field != nil else { return sdk == .pyfcm ? [] : [unknownMember(child, type)] }
    } else if isClient, type != .pigeonMessage, type != .legacyMessage {
      return [.unknown]
    } else {
      // The first argument is before the call in a pipe.
      let number = tokens.has(owner.start - 1, "|>") ? position + 1 : position
      if type.fields.indices.contains(number) { field = type.fields[number] }
    }
    guard let field, !isAbsent(child, field) else { return [] }
    if case .spread(let type) = field.role { return items(ofSpread: child, type) }
    return [field.role == .target ? target(child) : item(field, value.name, child)]
  }

  /// The target that `Target::Topic(value)`, `.topic(value)` or `{:topic, value}` makes.
  private mutating func target(_ node: Int) -> LiteralItem {
    let value = source.nodes[node]
    if value.kind == .text {
      return LiteralItem(keys: [.field(Array("to".utf8), token: -1)], value: node)
    }
    if value.kind == .list {
      return LiteralItem(keys: [.field(Array("registration_ids".utf8), token: -1)], value: node)
    }
    var (kind, inner) = (value.head, source.children(of: node).first)
    if tokens.has(value.start, "{"), tokens.has(value.start + 2, ",") {
      (kind, inner) = (value.start + 1, source.parse(value.start + 3, value.end - 1))
    }
    guard kind >= 0, let inner else { return .unknown }
    let name = source.name(of: kind).map { $0.isCapital ? $0 | 0x20 : $0 }
    guard WordList.contains(name[...], in: "token topic condition") else { return .unknown }
    return LiteralItem(keys: [.field(name, token: kind)], value: inner)
  }

  /// The arguments in a dictionary: `**arguments`.
  private mutating func items(ofSpread node: Int, _ type: SDKType) -> [LiteralItem] {
    guard node >= 0 else { return [.unknown] }
    let (object, owner) = resolved(node).map { ($0.node, Optional($0.owner)) } ?? (node, nil)
    if let owner { use(owner) }
    guard source.nodes[object].kind == .object else { return [.unknown] }
    parts.append(source.nodes[object].start..<source.nodes[object].end)
    return source.children(of: object).compactMap { child -> LiteralItem? in
      let (value, name) = (source.nodes[child], source.name(ofNode: child))
      guard value.kind != .spread, let field = type.field(named: name, sdk ?? .python) else {
        return .unknown
      }
      return isAbsent(child, field) ? nil : item(field, value.name, child)
    } + items(assignedTo: owner, in: type)
  }

  /// What the call of a method adds, or the calls in its block.
  private mutating func items(ofLink link: Int, _ type: SDKType) -> [LiteralItem] {
    let children = source.children(of: link)
    guard tokens.has(source.nodes[link].opener, "{") else {
      return items(ofCall: source.nodes[link].head, children, type)
    }
    return children.flatMap { items(inBlock: $0, type) }
  }

  /// What a statement in a block adds; with a condition, as variants.
  private mutating func items(inBlock statement: Int, _ type: SDKType) -> [LiteralItem] {
    let value = source.nodes[statement]
    let isBlock = value.kind == .call && tokens.has(value.opener, "{")
    if value.kind == .call, !isBlock { return items(ofCalls: statement, type) }
    guard isBlock || value.kind == .spread else { return optional([]) }
    return optional(source.children(of: statement).flatMap { items(inBlock: $0, type) })
  }

  /// Notes items that code may add as variants.
  private mutating func optional(_ items: [LiteralItem]) -> [LiteralItem] {
    addVariants(items)
    return [.unknown]
  }

  /// What a call and the calls of methods of its result add.
  private mutating func items(ofCalls node: Int, _ type: SDKType) -> [LiteralItem] {
    let children = source.children(of: node)
    let arguments = children.filter { source.nodes[$0].kind != .link }
    var result = items(ofCall: source.nodes[node].head, arguments, type)
    for link in children where source.nodes[link].kind == .link {
      result += items(ofLink: link, type)
    }
    return result
  }

  private mutating func item(_ field: SDKField, _ token: Int, _ value: Int) -> LiteralItem {
    LiteralItem(keys: keys(of: field, token), value: value, role: field.role)
  }

  /// The names that lead to the value of a field; none if its members are those of the instance.
  private mutating func keys(of field: SDKField, _ token: Int) -> [LiteralItem.Key] {
    let hasMembers = field.role == .members || field.role == .overridingMembers
    if hasMembers, field.key.buffer.elementsEqual(field.name.buffer) { return [] }
    // Long builders call one method again and again.
    if lastKey.field.utf8Start != field.key.utf8Start {
      lastKey = (field.key, WordList.words(field.key))
    }
    return lastKey.names.map { .field($0, token: token) }
  }

  /// What a method adds.
  private mutating func items(ofCall method: Int, _ arguments: [Int], _ type: SDKType)
    -> [LiteralItem]
  {
    let name = tokens.text(method)
    if tokens.isOne(method, of: "build builder create new") || arguments.isEmpty { return [] }
    if tokens.isOne(method, of: "withTarget withChangedTarget"), arguments.count == 2,
      source.nodes[arguments[0]].kind == .text
    {
      return [LiteralItem(keys: [.token(source.nodes[arguments[0]].start)], value: arguments[1])]
    }
    guard let field = type.field(named: name, sdk ?? .java) else { return [.unknown] }
    if arguments.count == 2 {
      guard source.nodes[arguments[0]].kind == .text else { return [.unknown] }
      var item = item(field, method, arguments[1])
      item.keys.append(.token(source.nodes[arguments[0]].start))
      item.role = field.role == .strings && sdk?.convertsTexts ?? false ? .text : .plain
      return [item]
    }
    guard arguments.count == 1, !isAbsent(arguments[0], field) else { return [] }
    if field.role == .target { return [target(arguments[0])] }
    var item = item(field, method, arguments[0])
    if SDKNames.verb(name).verb == .add, field.role != .recipients {
      item.keys.append(.element)
      item.role = field.role.ofElements
    }
    return [item]
  }

  /// A member whose name the type does not have, which the SDK rejects.
  private mutating func unknownMember(_ child: Int, _ type: SDKType) -> LiteralItem {
    // Such code compiles: the name is that of another version of the library, or of its own type.
    let isTyped =
      sdk == .client && (!source.dialect.has(.hashArguments) || type == .rpushMessage)
      || sdk == .dotnet && !type.takesOthers
    if isTyped { return .unknown }
    if type.takesOthers || sdk != .python {
      return LiteralItem(keys: [.token(source.nodes[child].name)], value: child)
    }
    let name = Array(tokens.text(source.nodes[child].name))
    if let field = type.field(named: name[...], .java), case .instance = field.role {
      path += WordList.words(field.key)
      addVariant(child, field.role, nil)
      path.removeLast(WordList.words(field.key).count)
    }
    return LiteralItem(
      keys: [.field([RejectedValue.mark] + name, token: source.nodes[child].name)], value: child,
      unknownIn: type)
  }

  /// Whether the SDK sends nothing for a value.
  private func isAbsent(_ child: Int, _ field: SDKField) -> Bool {
    let value = source.nodes[child]
    switch value.kind {
    case .constant:
      return tokens.isOne(value.start, of: source.dialect.constants.null)
        || field.role == .flag && tokens.isOne(value.start, of: source.dialect.constants.false)
    case .object, .list:
      return value.firstChild < 0 && sdk != .kreait && field.role != .recipients
    case .call: return value.firstChild < 0 && type(of: child) != nil && sdk == .python
    case .text:
      return source.dialect.has(.typedLiterals) && value.end - value.start == 1
        && StringForm(bytes, tokens[value.start].range, source.dialect).content.isEmpty
    default: return false
    }
  }

  /// The members that later statements add to the value of an assignment.
  mutating func items(assignedTo owner: Int?, in type: SDKType?) -> [LiteralItem] {
    owner.map { items(of: source.members(of: $0), after: $0, type) } ?? []
  }

  /// Writes an object of which only assignments to its members are known.
  mutating func writeAssigned(_ numbers: [Int]) {
    var items = items(of: numbers, after: numbers[0], nil)
    let start = tokens[source.variables.list[numbers[0]].keys[0]].start
    parts += items.filter { $0.value >= 0 }.map { source.nodes[$0.value].item }
    items.append(.unknown)
    builder.append("{", for: start..<start)
    writeItems(&items, as: .plain, at: start..<start)
    builder.append("}", for: start..<start)
  }

  /// The members that some statements add to the value of an earlier one.
  private mutating func items(
    of numbers: [Int], after owner: Int, _ type: SDKType?
  ) -> [LiteralItem] {
    var result: [LiteralItem] = []
    for number in numbers where !isUsed(number) {
      let added = items(ofAssignment: number, type)
      if added.isEmpty { continue }
      use(number)
      result += source.isConditional(number, after: owner) ? optional(added) : added
    }
    return result
  }

  private mutating func items(ofAssignment number: Int, _ type: SDKType?) -> [LiteralItem] {
    let assignment = source.variables.list[number]
    if assignment.method >= 0 { return items(ofStatement: assignment, type) }
    let value = self.value(of: number)
    source.nodes[value].item = assignment.variable..<source.nodes[value].item.upperBound
    if let type, let sdk, assignment.keys.count == 1,
      case .spread(let inner)? = type.field(named: source.name(of: assignment.keys[0]), sdk)?.role
    {
      return items(ofSpread: value, inner)
    }
    let item = item(assignment.keys, value, type)
    return item.value >= 0 ? [item] : []
  }

  private mutating func item(_ keys: [Int], _ value: Int, _ type: SDKType?) -> LiteralItem {
    guard let type, let sdk else { return LiteralItem(keys: keys.map { .token($0) }, value: value) }
    var names: [LiteralItem.Key] = []
    var owner: SDKType? = type
    var role = SDKRole.plain
    for key in keys {
      guard let inner = owner, let field = inner.field(named: source.name(of: key), sdk) else {
        if owner != nil { return .unknown }
        names.append(.token(key))
        continue
      }
      names += self.keys(of: field, key)
      role = field.role
      switch field.role {
      case .instance(let next): owner = next
      case .spread(let next): (owner, names) = (next, [])
      default: owner = nil
      }
    }
    return LiteralItem(keys: names, value: value, role: role)
  }

  private mutating func items(ofStatement call: CodeAssignment, _ type: SDKType?) -> [LiteralItem] {
    let node = source.expression(at: call.value)
    guard source.nodes[node].kind == .call else { return [] }
    if let type { return items(ofCalls: node, type) }
    let children = source.children(of: node)
    let arguments = children.filter { source.nodes[$0].kind != .link }
    guard tokens.isOne(call.method, of: CodeSource.putters) else { return [] }
    var result = member(ofArguments: arguments)
    guard arguments.count == 1, source.nodes[arguments[0]].kind == .text else { return result }
    // `root.putObject("android").put("ttl", "1s")`
    for link in children where source.nodes[link].kind == .link {
      for var item in member(ofArguments: source.children(of: link)) {
        item.keys.insert(.token(source.nodes[arguments[0]].start), at: 0)
        result.append(item)
      }
    }
    return result
  }

  /// The member of which the arguments are the key and the value.
  private func member(ofArguments arguments: [Int]) -> [LiteralItem] {
    guard arguments.count == 2, source.nodes[arguments[0]].kind == .text else { return [] }
    return [LiteralItem(keys: [.token(source.nodes[arguments[0]].start)], value: arguments[1])]
  }
}
