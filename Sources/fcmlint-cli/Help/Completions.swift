import FCMLint

/// The shells whose completions the program writes.
enum Completions: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// A text between single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension CommandSpec {
  static let completions = CommandSpec(
    name: "completions", synopsis: "fcmlint completions bash|zsh|fish",
    summary: "print the completions for a shell",
    details: """
      bash: source <(fcmlint completions bash)
      zsh: source <(fcmlint completions zsh)
      fish: fcmlint completions fish | source
      """,
    options: [help])

  /// The manual page, which only the installation asks for.
  static let man = CommandSpec(
    name: "man", synopsis: "fcmlint man", summary: "print the manual page", details: "",
    options: [help])
}

extension CommandDispatch {
  func completions(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let page = CommandSpec.completions
    let arguments = try Arguments(arguments, for: page)
    if arguments.has("help") { return say(HelpPage.of(page)) }
    let known = Completions.allCases.map(\.rawValue)
    guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("completions needs the name of one shell: " + known.joined(separator: ", "))
    }
    let word = String(decoding: operand, as: UTF8.self)
    guard let shell = Completions(rawValue: word) else {
      throw UsageError(unknown: "shell", word, among: known, isListed: true)
    }
    return say(shell.script)
  }

  func man(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let arguments = try Arguments(arguments, for: .man)
    if arguments.has("help") { return say(HelpPage.of(.man)) }
    guard arguments.operands.isEmpty else { throw UsageError("man takes no operand") }
    return say(ManualPage.text)
  }
}
