import FCMLint

/// A branch of a condition, or members that code may add, at a place of a document.
struct LiteralVariant {
  /// The names of the fields around the value; an empty name is an element of a list.
  var path: [[UInt8]]
  var node: Int
  var role: SDKRole
  /// The assignment whose value it is; nil if it is none.
  var owner: Int?
  /// The variables around the value.
  var used: Set<Int>
}

/// Writes a literal of a programming language as JSON text.
///
/// Expressions become placeholders, which the linter treats as unknown values. A spread becomes a
/// template tag, so that no member of its object is reported as missing. The text never contains a
/// syntax error.
struct LiteralWriter {
  var source: CodeSource
  var builder: TextBuilder
  /// The SDK that takes the literal; nil if it is sent as it is, or if that is open.
  var sdk: AdminSDK?
  /// Whether code may add members to the objects.
  var isOpen = false
  /// Whether the SDK expects a list of recipients, which the message does not have.
  var needsList = false
  /// The text of an unknown value.
  let unknownValue: StaticString = "{{value}}"
  /// The strings and keys of the text that can be edited.
  var strings: [LiteralSyntax.Token] = []
  /// The values and names that the SDK rejects.
  var rejections: [RejectedValue] = []
  /// The parts of the document that depend on conditions.
  var variants: [LiteralVariant] = []
  /// The tokens of the other parts of the document.
  var parts: [Range<Int>] = []
  /// The number of strings, numbers and constants.
  var knownValues = 0
  /// The first tokens of the values of variables that the document contains.
  private var used: Set<Int> = []
  /// The number of bytes of all documents, which is limited, because several may contain a variable.
  private var total = 0
  /// The names of the fields around the value.
  var path: [[UInt8]] = []
  /// The names that the last field of an SDK's type becomes.
  var lastKey: (field: StaticString, names: [[UInt8]]) = ("", [])
  private var depth = 0

  private static let maximumDepth = 100
  private static let mostVariants = 64
  /// The documents of a short source may have this many bytes.
  private static let freeBytes = 1 << 16

  init(_ source: CodeSource) {
    self.source = source
    builder = TextBuilder(source.bytes)
  }

  var tokens: CodeTokens { _read { yield source.tokens } }
  var bytes: [UInt8] { _read { yield source.tokens.bytes } }

  /// Begins a document.
  ///
  /// - Parameter used: the variables around it.
  mutating func begin(at start: Int, _ sdk: AdminSDK?, isOpen: Bool, used: Set<Int> = []) {
    builder = TextBuilder(source.bytes, at: start)
    (self.sdk, self.isOpen) = (sdk, isOpen)
    (strings, rejections, variants, parts, path) = ([], [], [], [], [])
    self.used = used
    (knownValues, needsList) = (0, false)
  }

  /// Notes that the document is kept.
  mutating func commit() { total += builder.text.count }

  /// Whether the document contains the value of an assignment, or may not contain more variables.
  func isUsed(_ assignment: Int) -> Bool { isUsed(at: place(of: assignment)) }

  private func isUsed(at place: Int) -> Bool {
    used.contains(place) || total > 2 * bytes.count + Self.freeBytes
  }

  /// The first token of the value of an assignment, or of the call of a method.
  private func place(of assignment: Int) -> Int { source.variables.list[assignment].value }

  mutating func use(_ assignment: Int) { used.insert(place(of: assignment)) }

  // MARK: Values

  /// Writes the value of a node.
  ///
  /// - Parameter owner: the assignment whose value it is, to which later ones may add members.
  mutating func write(_ node: Int, as role: SDKRole = .plain, owner: Int? = nil) {
    guard depth < Self.maximumDepth else { return writeUnknown(node) }
    depth += 1
    defer { depth -= 1 }
    if role != .plain, writeConverted(node, as: role, owner) { return }
    let value = source.nodes[node]
    switch value.kind {
    case .text: writeString(value.start, to: value.end)
    case .number: writeNumber(node)
    case .constant: writeConstant(value.start)
    case .object: writeObject(node, as: role, added: items(assignedTo: owner, in: nil))
    case .list: writeList(node, as: role)
    case .alternatives:
      for child in source.children(of: node) { addVariant(child, role, nil) }
      writeUnknown(node)
    case .reference, .call: if !writeVariable(node, as: role) { writeUnknown(node) }
    default: writeUnknown(node)
    }
  }

  /// Writes an unknown value instead of an expression.
  mutating func writeUnknown(_ node: Int) {
    let value = source.nodes[node]
    let inner = builder.text.count
    builder.append(unknownValue, for: source.range(value.start, max(value.end, value.start + 1)))
    note(.converted, from: inner)
  }

  /// Notes how a string or key is written in the source, unless the text has ended before it.
  ///
  /// - Parameter inner: where it begins in the text.
  mutating func note(_ form: LiteralSyntax.Token.Form, from inner: Int) {
    if builder.isCut { return }
    strings.append(LiteralSyntax.Token(inner: inner..<builder.text.count, form: form))
  }

  /// Notes what the SDK rejects, of which no more is reported than the findings of a document.
  mutating func note(_ rejection: RejectedValue) {
    if rejections.count < FindingLimit.count { rejections.append(rejection) }
  }

  /// Notes a value that may be at this place.
  mutating func addVariant(_ node: Int, _ role: SDKRole, _ owner: Int?) {
    // A member that the SDK rejects has no value.
    guard variants.count < Self.mostVariants,
      !path.contains(where: { $0.first == RejectedValue.mark })
    else { return }
    let value = source.nodes[node]
    switch value.kind {
    case .alternatives: for child in source.children(of: node) { addVariant(child, role, nil) }
    case .object where value.firstChild < 0: return
    case .reference where origin(of: node).map { isUsed(at: $0.start) } ?? true: return
    case .object, .list, .text, .number, .call, .reference:
      variants.append(
        LiteralVariant(path: path, node: node, role: role, owner: owner, used: used))
    default: return
    }
  }

  // MARK: Variables

  /// The node of the value of an assignment.
  mutating func value(of assignment: Int) -> Int {
    source.expression(at: place(of: assignment))
  }

  /// The node of what a variable holds, and its assignment; nil if that is not known, or if the document
  /// contains it.
  mutating func resolved(_ node: Int) -> (node: Int, owner: Int)? {
    let value = source.nodes[node]
    guard value.kind == .reference, value.head == value.start,
      let owner = source.value(of: tokens.text(value.head), seenFrom: value.head), !isUsed(owner)
    else { return nil }
    return (self.value(of: owner), owner)
  }

  /// The variable that an expression is, or the builder of which it makes an object.
  private func variable(_ node: Int) -> Int? {
    let value = source.nodes[node]
    if value.kind == .reference {
      let isLocal = source.dialect.has(.lineMembers) && tokens.has(value.start, "local")
      return value.head == value.start + (isLocal ? 2 : 0) ? value.head : nil
    }
    guard value.kind == .call, source.dialect.has(.statementCalls), value.firstChild < 0,
      tokens.has(value.head, "build"), value.head == value.start + 2
    else { return nil }
    return value.start
  }

  /// The first token of the literal that a variable holds, or that a function makes, and the
  /// assignment of the variable; nil if that is not known.
  private mutating func origin(of node: Int) -> (start: Int, owner: Int?)? {
    if let member = member(node) { return (member, nil) }
    if let name = variable(node) {
      return source.value(of: tokens.text(name), seenFrom: name).map {
        (source.variables.list[$0].value, $0)
      }
    }
    let value = source.nodes[node]
    guard value.kind == .call, value.head == value.start,
      value.opener == value.end - 1 || tokens[value.opener].match == value.end - 1
    else { return nil }
    return source.scopes.result(ofFunction: tokens.text(value.head), tokens).map { ($0, Int?.none) }
  }

  /// The maximum number of parts of a message, and of members of an object with parts, so that the time for
  /// looking up each member is linear.
  private static var mostParts: Int { 64 }

  /// The first token of the object in `variable.member`, whose variable holds an object that no code changes;
  /// nil if that is not known.
  private mutating func member(_ node: Int) -> Int? {
    let value = source.nodes[node]
    guard value.kind == .reference, value.head == value.start + 2,
      source.dialect.has(.typeSuffixes), parts.count < Self.mostParts,
      let owner = source.value(of: tokens.text(value.start), seenFrom: value.start),
      source.members(of: owner).isEmpty
    else { return nil }
    let object = self.value(of: owner)
    let name = tokens.text(value.head)
    var (members, found) = (0, -1)
    var child = source.nodes[object].kind == .object ? source.nodes[object].firstChild : -1
    while child >= 0 {
      members += 1
      if source.name(ofNode: child).elementsEqual(name) {
        if found >= 0 { return nil }
        found = child
      }
      if members == Self.mostParts { return nil }
      child = source.nodes[child].next
    }
    guard found >= 0, source.nodes[found].kind == .object else { return nil }
    parts.append(source.nodes[object].start..<source.nodes[object].end)
    return source.nodes[found].start
  }

  /// Writes the literal that a variable holds, or that a function makes; returns false if it is not
  /// known.
  ///
  /// - Parameter hops: how many variables and functions lead to this one.
  private mutating func writeVariable(_ node: Int, as role: SDKRole, hops: Int = 0) -> Bool {
    guard let (start, owner) = origin(of: node) else { return false }
    guard !isUsed(at: start) else { return false }
    let inner = source.expression(at: start)
    switch source.nodes[inner].kind {
    case .object, .list: break
    case .call where type(of: inner) != nil: break
    case .text,
      .number where owner.map { source.isFixed($0) } ?? false:
      return writeConstant(node, inner, role)
    case .call, .reference:
      guard role != .lifetime else { break }
      // What code adds to the variable is not known then.
      let isChanged = owner.map { !source.members(of: $0).isEmpty } ?? false
      return !isChanged && hops < 3 && writeVariable(inner, as: role, hops: hops + 1)
    case .number, .unknown: guard role == .lifetime else { return false }
    default: return false
    }
    used.insert(start)
    parts.append(source.nodes[inner].start..<source.nodes[inner].end)
    let range = source.range(source.nodes[inner].start, source.nodes[inner].end)
    // Edits end where the variable is named, and where its value ends.
    let place = tokens[source.nodes[node].start].start
    builder.append(" ", for: place..<place)
    write(inner, as: role, owner: owner)
    builder.append(" ", for: range.upperBound..<range.upperBound)
    return true
  }

  /// Writes a constant, which other code may use, so that it is not edited.
  private mutating func writeConstant(_ node: Int, _ inner: Int, _ role: SDKRole) -> Bool {
    let place = tokens[source.nodes[node].start].range
    parts.append(source.nodes[inner].start..<source.nodes[inner].end)
    builder.append(" ", for: place.lowerBound..<place.lowerBound)
    let (start, count) = (builder.text.count, strings.count)
    write(inner, as: role)
    strings.removeLast(strings.count - count)
    note(.converted, from: start)
    builder.append(" ", for: place.upperBound..<place.upperBound)
    return true
  }

  // MARK: White space

  /// Writes the white space between two offsets; a comment is written as a space.
  mutating func writeGap(from start: Int, to end: Int) {
    var index = start
    while index < end {
      var stop = index
      while stop < end, JSONEscaping.isSpace(bytes[stop]) { stop += 1 }
      if stop > index { builder.append(verbatim: index..<stop) }
      index = stop
      while stop < end, !JSONEscaping.isSpace(bytes[stop]) { stop += 1 }
      if stop > index { builder.append(" ", for: index..<stop) }
      index = stop
    }
  }
}
