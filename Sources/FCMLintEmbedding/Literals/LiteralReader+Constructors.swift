import FCMLint

// Calls that create instances, and dictionaries of keyword arguments.
extension LiteralReader {
  /// An argument of a call.
  private struct Argument {
    var start: Int
    var end: Int
    /// The token of the name; nil for a positional argument.
    var name: Int?
    var parameter: PythonClass.Parameter?
  }

  /// Writes a call in Python that creates an instance of a class of the SDK or a dictionary;
  /// returns false if the tokens are another expression.
  mutating func writeConstructor(_ start: Int, _ end: Int, as role: ValueRole) -> Bool {
    guard tokens.dialect == .python, let call = ConstructorCall(tokens, start, end) else {
      return false
    }
    builder.append("{", for: range(start, call.opener + 1))
    var list = MemberList(place: tokens[call.opener].end)
    writeArguments(call, &list)
    close(at: tokens[end - 1].start, &list)
    builder.append("}", for: tokens[end - 1].range)
    return true
  }

  /// Writes the arguments of a call as members.
  mutating func writeArguments(_ call: ConstructorCall, _ list: inout MemberList) {
    let inner = (call.opener + 1)..<tokens[call.opener].match
    for (position, item) in items(inner).enumerated() {
      let argument = argument(item.0, item.1, position, of: call)
      if isAbsent(argument) {
        skip(
          LiteralMember(key: .unknown, start: item.0, value: item.0..<item.1, end: item.1),
          inner.upperBound, &list)
        continue
      }
      begin(at: item.0, &list)
      write(argument, &list)
      finish(at: item.1, inner.upperBound, &list)
    }
    if isOpen { addSpread(&list) }
  }

  private func argument(
    _ start: Int, _ end: Int, _ position: Int, of call: ConstructorCall
  ) -> Argument {
    var argument = Argument(start: start, end: end)
    let parameters = call.type?.parameters ?? []
    if end - start > 2, tokens[start].kind == .word, tokens.has(start + 1, "=") {
      argument.name = start
      argument.start = start + 2
      let text = tokens.text(start)
      argument.parameter = parameters.first { parameter in
        text.elementsEqual(
          UnsafeBufferPointer(
            start: parameter.name.utf8Start, count: parameter.name.utf8CodeUnitCount))
      }
    } else if position < parameters.count, !tokens.isOne(start, of: "* **") {
      argument.parameter = parameters[position]
    }
    return argument
  }

  /// Whether the SDK sends nothing for the argument.
  private func isAbsent(_ argument: Argument) -> Bool {
    guard let parameter = argument.parameter else { return false }
    let start = argument.start
    switch argument.end - start {
    case 1:
      return tokens.has(start, "None")
        || parameter.role == .flag && tokens.has(start, "False")
    case 2:
      return tokens.kind(start) == .opener && tokens[start].match == argument.end - 1
    default: break
    }
    // An instance without arguments.
    guard let call = ConstructorCall(tokens, start, argument.end) else { return false }
    return tokens[call.opener].match == call.opener + 1
  }

  private mutating func write(_ argument: Argument, _ list: inout MemberList) {
    guard let parameter = argument.parameter else {
      guard let name = argument.name else {
        return writeSpread(range(argument.start, argument.end))
      }
      writeKey(name)
      writeEquals(after: name, before: argument.start)
      return write(argument.start, to: argument.end)
    }
    if parameter.role == .overridingMembers {
      return writeSpread(range(argument.start, argument.end))
    }
    if parameter.role == .members { return writeInline(argument, &list) }
    let field = UnsafeBufferPointer(
      start: parameter.field.utf8Start, count: parameter.field.utf8CodeUnitCount)
    let key = argument.name.map { tokens[$0].range } ?? range(argument.start, argument.start)
    builder.append([.quote] + Array(field) + [.quote], for: key)
    if let name = argument.name {
      writeEquals(after: name, before: argument.start)
    } else {
      builder.append(":", for: key)
    }
    write(argument.start, to: argument.end, as: parameter.role)
  }

  private mutating func writeEquals(after name: Int, before value: Int) {
    builder.append(":", for: tokens[name + 1].range)
    writeGap(from: tokens[name + 1].end, to: tokens[value].start)
  }

  /// Writes the members of a dictionary as those of the object around it.
  private mutating func writeInline(_ argument: Argument, _ list: inout MemberList) {
    let (start, end) = core(argument.start, argument.end)
    guard tokens.has(start, "{"), tokens[start].match == end - 1, end - start > 2,
      !tokens.holds("for", from: start + 1, to: end - 1)
    else { return writeSpread(range(argument.start, argument.end)) }
    var inner = MemberList(place: tokens[start].end)
    writeMembers((start + 1)..<(end - 1), as: .plain, &inner)
    if inner.isEmpty { writeSpread(range(argument.start, argument.end)) }
    if let comma = inner.comma { builder.append(" ", for: comma) }
  }
}

/// A call of a constructor of the Admin SDK for Python, or of `dict`.
struct ConstructorCall {
  /// The class; nil for a dictionary.
  let type: PythonClass?
  /// The token of the opening parenthesis.
  let opener: Int

  /// Creates the call in the tokens; nil if they are another expression.
  init?(_ tokens: CodeTokens, _ start: Int, _ end: Int) {
    var index = start
    while index < end, tokens[index].kind == .word || tokens.has(index, ".") { index += 1 }
    guard index > start, index < end, tokens.has(index, "("), tokens[index].match == end - 1 else {
      return nil
    }
    opener = index
    type = PythonClass(named: tokens.text(index - 1))
    if type == nil, index - start != 1 || !tokens.has(start, "dict") { return nil }
  }
}
