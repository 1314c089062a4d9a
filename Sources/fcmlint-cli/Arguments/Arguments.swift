import FCMLint

/// The parsed arguments of a command: options and operands.
struct Arguments {
  /// An option and its value, which is empty for a flag.
  struct Option {
    let name: String
    let value: [UInt8]
  }

  private(set) var options: [Option] = []
  private(set) var operands: [[UInt8]] = []

  /// Parses the arguments after the command name.
  ///
  /// `page` is evaluated only if there is an option, because most runs only name files.
  init(_ arguments: [[UInt8]], for page: @autoclosure () -> CommandSpec) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == Array("--".utf8) {
        for operand in rest { try add(operand) }
        return
      }
      guard argument.count > 1, argument[0] == UInt8(ascii: "-") else {
        try add(argument)
        continue
      }
      let equals = argument.firstIndex(of: UInt8(ascii: "="))
      let written = String(decoding: argument[..<(equals ?? argument.endIndex)], as: UTF8.self)
      let options = page().options
      let index = options.firstIndex {
        "--" + $0.name == written || $0.letter.map { "-" + $0 } == written
      }
      if index == nil, let flags = Self.flags(argument, among: options) {
        self.options += flags
        continue
      }
      if page().hasNoEffect(written) { continue }
      guard let index else {
        throw UsageError(
          unknown: "option", written, among: options.map { "--" + $0.name } + ["--version"],
          synonyms: options.contains { $0.name == "fix" } ? [("--fix", "--write --apply")] : [])
      }
      try read(options[index], written, equals.map { Array(argument[($0 + 1)...]) }, &rest)
    }
  }

  /// The flags of an argument such as `-qv`; nil if it is not a bundle of flags.
  private static func flags(_ argument: [UInt8], among options: [OptionSpec]) -> [Option]? {
    guard argument.count > 2, argument[1] != .minus else { return nil }
    let flags = argument.dropFirst().compactMap { letter in
      options.first { $0.value == nil && $0.letter.map { Array($0.utf8) } == [letter] }
    }
    return flags.count == argument.count - 1
      ? flags.map { Option(name: $0.name, value: []) } : nil
  }

  /// Rejects an empty operand: it usually comes from an unset shell variable, and does not mean the
  /// current directory.
  private mutating func add(_ operand: [UInt8]) throws {
    guard !operand.isEmpty else { throw UsageError("an argument is empty") }
    operands.append(operand)
  }

  private mutating func read(
    _ option: OptionSpec, _ written: String, _ attached: [UInt8]?, _ rest: inout ArraySlice<[UInt8]>
  ) throws {
    guard option.value != nil else {
      if attached != nil { throw UsageError("option \(written) takes no value") }
      options.append(Option(name: option.name, value: []))
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      var known = ""
      if case .words(let words) = CompletionKind(option) {
        known = ": " + words.joined(separator: ", ")
      }
      throw UsageError("option \(written) requires a value" + known)
    }
    guard !value.isEmpty || option.name == "stdin-filename" else {
      throw UsageError("the value of option \(written) is empty")
    }
    options.append(Option(name: option.name, value: value))
  }

  /// A copy without an option that has another meaning for the command.
  func without(_ name: String) -> Arguments {
    var copy = self
    copy.options.removeAll { $0.name == name }
    return copy
  }

  /// Whether the flag is present.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The last value of an option as bytes.
  func bytes(_ name: String) -> [UInt8]? { options.last { $0.name == name }?.value }

  /// The last value of an option as text.
  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// All values of an option as text, in order.
  func texts(_ name: String) -> [String] {
    options.filter { $0.name == name }.map { String(decoding: $0.value, as: UTF8.self) }
  }

  /// The last value of an option, which must be one of `known`; errors call it `what`.
  func word(_ name: String, _ what: String, _ known: @autoclosure () -> [String]) throws -> String?
  {
    guard let text = text(name) else { return nil }
    guard known().contains(text) else {
      throw UsageError(unknown: what, text, among: known(), isListed: true)
    }
    return text
  }
}
