import FCMLint

/// A value that code assigns to a variable or to a member of what a variable holds.
struct CodeAssignment {
  /// The token of the variable.
  var variable: Int
  /// The tokens of the names of the members, from the outside inward.
  var keys: [Int] = []
  /// The first token of the value; negative for a parameter, and for the call of a method.
  var value: Int
  /// The token of a method that is called on the variable, which adds a member; negative if none is.
  var method = -1
  /// The first token of the type of the variable; negative if it is not written.
  var type = -1
  /// The number of the function that has the variable; negative outside of all functions.
  var function = -1
  /// The next assignment to a variable with the same hash; negative if there is none.
  fileprivate var next = -1
}

/// The variables of a source by their names, so that a variable is found without a search.
struct CodeVariables {
  private(set) var list: [CodeAssignment] = []
  /// The first and the last assignment for each hash of a name.
  private var byName: [UInt64: (first: Int, last: Int)] = [:]
  /// The assignment of each value, by the first token of the value; negative if there is none.
  private var byValue: [Int32]

  /// The hashes of the names of variables to which code adds something later, such as the elements of
  /// a list, so that their first value says nothing.
  private var growing: Set<UInt64> = []
  /// The variables to which calls of `push` add elements.
  private(set) var pushes: [Int] = []

  /// More assignments than this are not noted.
  private static let most = 1 << 16
  private static let mostPushes = 256

  init(_ tokens: CodeTokens, _ scopes: CodeScopes) {
    byValue = [Int32](repeating: -1, count: tokens.count + 1)
    for (number, function) in scopes.list.enumerated() { addParameters(function, number, tokens) }
    for index in 0..<tokens.count where list.count < Self.most {
      let kind = tokens[index].kind
      if kind == .symbol {
        // Most symbols are others, which end without an equals sign.
        guard tokens.bytes[tokens[index].end - 1] == .equals else { continue }
        let isShort = tokens[index].end - tokens[index].start == 1
        if !isShort, tokens.isOne(index, of: "+= .= -=") { noteGrowth(of: index - 1, tokens) }
        guard isShort || tokens.isOne(index, of: tokens.dialect.assignment),
          !tokens.dialect.has(.initializers) || scopes.isStatement(index)
        else { continue }
        if let found = Self.assignment(tokens, at: index) {
          add(found, Int(scopes.functions[found.variable]), tokens)
        }
        noteGrowth(tokens, beforeAssignment: index)
      } else if kind == .word, tokens.has(index + 1, "("), tokens.isOne(index, of: Self.growth) {
        // `tokens.push(…)` and `array_push($tokens, …)`
        let isMethod = tokens.isOne(index - 1, of: ". ?. ->")
        if Self.isPut(tokens, index) { continue }
        if isMethod, index > 1, tokens.has(index, "push"), pushes.count < Self.mostPushes {
          pushes.append(index - 2)
        }
        noteGrowth(of: isMethod && !tokens.has(index, "assign") ? index - 2 : index + 2, tokens)
      } else if kind == .word,
        tokens.dialect.has(.statementCalls)
          || tokens.dialect.has(.macros) && tokens.has(index + 1, ".")
            && tokens.kind(index + 2) == .word
            && (tokens.has(index + 2, "insert")
              || tokens.text(index + 2).starts(with: "set_".utf8)),
        let found = Self.call(tokens, at: index)
      {
        add(found, Int(scopes.functions[found.variable]), tokens)
      }
    }
  }

  /// Whether a call adds a member with a name: `object.add("key", value)`.
  private static func isPut(_ tokens: CodeTokens, _ name: Int) -> Bool {
    tokens.kind(name + 2) == .string
      && (tokens.has(name + 3, ",") && tokens.dialect.has(.statementCalls)
        || tokens.isOne(name + 3, of: ", .") && tokens.dialect.has(.macros))
  }

  /// The functions that add to a list or an object.
  private static var growth: StaticString {
    "push append extend unshift insert add addAll update merge assign array_push array_unshift"
  }

  /// Notes a variable in front of an operator that reads its value, and `$list[] = value`.
  private mutating func noteGrowth(_ tokens: CodeTokens, beforeAssignment index: Int) {
    if tokens.isOne(index - 1, of: "|| ?? && | &") {
      noteGrowth(of: index - 2, tokens)
    } else if index > 2, tokens.has(index - 1, "]"), tokens[index - 1].match == index - 2 {
      noteGrowth(of: index - 3, tokens)
    }
  }

  private mutating func noteGrowth(of variable: Int, _ tokens: CodeTokens) {
    guard tokens.kind(variable) == .word, growing.count < Self.most else { return }
    growing.insert(Self.hash(tokens.text(variable)))
  }

  /// Whether code adds something to a variable of a name.
  func grows(_ name: ArraySlice<UInt8>) -> Bool { growing.contains(Self.hash(name)) }

  static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    name.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private mutating func add(_ assignment: CodeAssignment, _ function: Int, _ tokens: CodeTokens) {
    let hash = Self.hash(tokens.text(assignment.variable))
    let all = byName[hash]
    if let all { list[all.last].next = list.count }
    byName[hash] = (all?.first ?? list.count, list.count)
    if assignment.value >= 0, assignment.method < 0 {
      byValue[assignment.value] = Int32(list.count)
    }
    list.append(assignment)
    list[list.count - 1].function = function
  }

  /// The number of the assignment to a whole variable whose value begins at a token.
  func assignment(ofValue token: Int) -> Int? {
    let number = Int(byValue[token])
    return number >= 0 && list[number].isWhole ? number : nil
  }

  /// The numbers of the assignments to variables of a name, of which there are not too many.
  func assignments(to name: ArraySlice<UInt8>, _ tokens: CodeTokens) -> [Int] {
    var result: [Int] = []
    var number = byName[Self.hash(name)]?.first ?? -1
    for _ in 0..<64 where number >= 0 {
      if tokens.text(list[number].variable).elementsEqual(name) { result.append(number) }
      number = list[number].next
    }
    return result
  }

  private mutating func addParameters(
    _ function: CodeFunction, _ number: Int, _ tokens: CodeTokens
  ) {
    var index = function.parameters.lowerBound
    var isFirst = true
    while index < function.parameters.upperBound, list.count < Self.most {
      if tokens.kind(index) == .word {
        let next = index + 1
        let isName =
          tokens.dialect.has(.typesFirst)
          ? next == function.parameters.upperBound || tokens.isOne(next, of: ", =") : isFirst
        if isName { add(CodeAssignment(variable: index, value: -1), number, tokens) }
        isFirst = false
      } else if tokens.has(index, ",") {
        isFirst = true
      } else if tokens[index].match > index {
        // `{a, b}` are variables, too.
        for inner in (index + 1)..<tokens[index].match where tokens.kind(inner) == .word {
          add(CodeAssignment(variable: inner, value: -1), number, tokens)
        }
      }
      index = tokens.next(after: index)
    }
  }

  // MARK: Statements

  /// A longer path of members is none of a message.
  private static let mostKeys = 16

  /// The assignment whose equals sign is at a token; nil if it is none.
  private static func assignment(_ tokens: CodeTokens, at equals: Int) -> CodeAssignment? {
    var result = CodeAssignment(variable: -1, value: equals + 1)
    var index = equals - 1
    if let colon = typeColon(tokens, before: equals) {
      result.type = colon + 1
      index = colon - 1
    }
    while index >= 0 {
      if tokens.has(index, "]"), tokens[index].match == index - 2, tokens.kind(index - 1) == .string
      {
        result.keys.append(index - 1)
        index -= 3
      } else if tokens.kind(index) == .word {
        guard tokens.isOne(index - 1, of: ". ?. ->") else { break }
        result.keys.append(index)
        index -= 2
      } else {
        return nil
      }
    }
    guard index >= 0, tokens.kind(index) == .word, result.keys.count <= mostKeys else { return nil }
    // A default value or a keyword argument is not an assignment.
    if tokens.isOne(index - 1, of: "( ,"), !tokens.has(equals, ":=") { return nil }
    // `fun name(): Type = value` of Kotlin.
    let isBody = tokens.has(index - 1, ":") && tokens.has(index - 2, ")")
    if isBody, tokens.dialect.has(.trailingBlocks) { return nil }
    result.variable = index
    result.keys.reverse()
    if result.keys.isEmpty, callsItself(tokens, variable: index, equals) {
      result.method = equals + 3
    }
    // `this.name = value` is a variable of the object.
    if tokens.isOne(index, of: "this self $this"), let first = result.keys.first {
      result.variable = first
      result.keys.removeFirst()
    }
    return result
  }

  /// Whether an assignment adds to its variable, as in `$message = $message->withData(…)`.
  private static func callsItself(_ tokens: CodeTokens, variable: Int, _ equals: Int) -> Bool {
    (tokens.dialect.has(.statementCalls) || tokens.dialect.has(.dollarValues))
      && tokens.kind(equals + 1) == .word
      && tokens.text(equals + 1).elementsEqual(tokens.text(variable))
      && tokens.isOne(equals + 2, of: tokens.dialect.access) && tokens.has(equals + 4, "(")
  }

  /// The colon before the type of a variable, whose `=` is at a token.
  private static func typeColon(_ tokens: CodeTokens, before equals: Int) -> Int? {
    if tokens.dialect.has(.dollarValues) { return nil }
    var index = equals - 1
    // The open angle brackets of types, in which commas may be.
    var open = 0
    while index > 0, equals - index < 24 {
      if tokens.has(index, "]"), tokens[index].match > 0 {
        // `name['key']` is no type.
        if tokens.kind(index - 1) == .string { return nil }
        index = tokens[index].match - 1
      }
      if tokens.has(index, ">") { open += 1 }
      if tokens.has(index, "<") { open -= 1 }
      if tokens.has(index, ":") {
        return tokens.kind(index - 1) == .word && !tokens.has(index - 1, "default") ? index : nil
      }
      guard
        tokens.kind(index) == .word || tokens.isOne(index, of: ". < > | ?")
          || open > 0 && tokens.has(index, ","),
        !tokens.bytes[tokens[index].end..<tokens[index + 1].start].contains(.lineFeed)
      else { return nil }
      index -= 1
    }
    return nil
  }

  /// The call of a method as a statement: `builder.setTopic("a");`.
  private static func call(_ tokens: CodeTokens, at index: Int) -> CodeAssignment? {
    guard tokens.has(index + 1, "."), tokens.kind(index + 2) == .word, tokens.has(index + 3, "("),
      tokens[index + 3].match > index,
      index == 0 || tokens.isOne(index - 1, of: "; { } ) else :")
        || tokens.dialect.has(.lineStatements)
          && tokens.bytes[tokens[index - 1].end..<tokens[index].start].contains(.lineFeed)
    else { return nil }
    return CodeAssignment(variable: index, value: index, method: index + 2)
  }
}

extension CodeSource {
  /// The assignments to a whole variable as it is seen from a token: those of the innermost function
  /// around it that has such a variable.
  func assignments(to name: ArraySlice<UInt8>, seenFrom token: Int) -> [Int] {
    var best = -2
    var result: [Int] = []
    for number in variables.assignments(to: name, tokens) {
      let assignment = variables.list[number]
      guard assignment.isWhole, scopes.contains(assignment.function, token) else { continue }
      let depth =
        assignment.function < 0 ? -1 : scopes.list[assignment.function].body.lowerBound
      if depth > best { (best, result) = (depth, []) }
      if depth == best { result.append(number) }
    }
    if result.count > 1, result.allSatisfy(isDeclaration) {
      // Each is a variable of its own, in a block: the innermost one is meant.
      result.removeAll { !isVisible($0, from: token) }
      return result.suffix(1)
    }
    return result
  }

  /// Whether an assignment declares its variable in a block.
  private func isDeclaration(_ number: Int) -> Bool {
    let (name, value) = (variables.list[number].variable, variables.list[number].value)
    if value < 0 { return false }
    if tokens.has(value - 1, ":=") || tokens.isOne(name - 1, of: "const let val mut") {
      return true
    }
    return dialect.has(.statementCalls)
      && (tokens.kind(name - 1) == .word || tokens.isOne(name - 1, of: "> ]"))
  }

  /// Whether a declaration is before a token, and in a block around it.
  private func isVisible(_ number: Int, from token: Int) -> Bool {
    let name = variables.list[number].variable
    let block = Int(scopes.parents[name])
    return name <= token && (block < 0 || tokens[block].match > token)
  }

  /// The only value of a variable as it is seen from a token; nil if there are several, or none.
  func value(of name: ArraySlice<UInt8>, seenFrom token: Int) -> Int? {
    let all = assignments(to: name, seenFrom: token)
    guard all.count == 1, variables.list[all[0]].value >= 0, !variables.grows(name) else {
      return nil
    }
    return all[0]
  }

  /// Whether an assignment is that of a constant, by a word before its name or by the name.
  func isFixed(_ number: Int) -> Bool {
    let name = variables.list[number].variable
    if tokens.isOne(name - 1, of: "const val") || tokens.isOne(name - 2, of: "const")
      || tokens.isOne(name - 3, of: "final")
    {
      return true
    }
    return tokens.text(name).allSatisfy { $0.isCapital || $0.isDigit || $0 == .underscore }
  }

  /// Whether an assignment is in a block that the one of the whole variable is not in.
  func isConditional(_ number: Int, after owner: Int) -> Bool {
    let (member, whole) = (variables.list[number].variable, variables.list[owner].variable)
    if dialect.has(.indentedBlocks) { return column(of: member) > column(of: whole) }
    // The block of `try` is always entered.
    var block = scopes.parents[member]
    while block != scopes.parents[whole], tokens.has(Int(block) - 1, "try") {
      block = scopes.parents[Int(block)]
    }
    return block != scopes.parents[whole]
  }

  /// Whether code assigns members to the value that begins at a token.
  func hasMembers(_ value: Int) -> Bool {
    variables.assignment(ofValue: value).map { !members(of: $0).isEmpty } ?? false
  }

  /// The column of the first token of a line.
  private func column(of token: Int) -> Int {
    let start = bytes.lineStart(of: tokens[token].start)
    return bytes.endOfBlanks(from: start) - start
  }

  /// The assignments to members of what an assignment puts into a variable.
  func members(of number: Int) -> [Int] {
    let owner = variables.list[number]
    return variables.assignments(to: tokens.text(owner.variable), tokens).filter {
      let member = variables.list[$0]
      return !member.isWhole && member.function == owner.function && member.variable > owner.value
    }
  }
}

extension CodeAssignment {
  /// Whether it assigns to the variable itself.
  var isWhole: Bool { keys.isEmpty && method < 0 }
}
