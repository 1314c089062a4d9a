import FCMLint
import FCMLintReporting
import FCMLintRules
import FCMLintWorkspace

/// The commands of the program.
enum Command: String, CaseIterable {
  case check, explain, preview, rules, schema, config
  case initialize = "init"
  case lsp, completions
  /// Prints the manual page for `make install`; help pages do not list it.
  case man

  var spec: CommandSpec {
    switch self {
    case .check: .check
    case .explain: .explain
    case .preview: .preview
    case .rules: .rules
    case .schema: .schema
    case .config: .config
    case .initialize: .initialize
    case .lsp: .lsp
    case .completions: .completions
    case .man: .man
    }
  }

  /// The completions of the operands; `.anything` for a command without operands.
  var operands: CompletionKind {
    switch self {
    case .check, .preview, .config: .files
    case .explain: .words(Rulebook.all.map(\.id))
    case .completions: .words(Completions.allCases.map(\.rawValue))
    case .rules: .words(Rule.Family.allCases.map(\.rawValue))
    case .schema, .initialize, .lsp, .man: .anything
    }
  }
}

extension Program {
  /// Runs a command with the arguments that follow its name.
  func run(_ command: Command, _ words: [[UInt8]]) throws -> ExitStatus {
    let arguments = try Arguments(words, for: command.spec)
    if arguments.has("help") { return say(HelpPage(columns: streams.columns).of(command.spec)) }
    if let operand = arguments.operands.first, case .anything = command.operands {
      let word = UsageError.shown(String(decoding: operand, as: UTF8.self))
      throw UsageError("\(command.rawValue) takes no arguments, but got \"\(word)\"")
    }
    switch command {
    case .check: return try check(arguments)
    case .explain: return try explain(arguments)
    case .preview:
      let style = style(try ColorChoice(arguments))
      return try PreviewCommand(arguments, streams: streams, style: style).run()
    case .rules: return try rules(arguments)
    case .schema: return try schema(arguments)
    case .config: return try config(arguments)
    case .initialize: return initialize()
    case .lsp: return try serve(arguments)
    case .completions: return try completions(arguments)
    case .man: return say(ManualPage.text)
    }
  }

  private func check(_ arguments: Arguments) throws -> ExitStatus {
    var options = try CheckOptions(arguments)
    options.adapt(in: environment, rules: Rulebook.all)
    let colors = try ColorChoice(arguments)
    var command = try CheckCommand(
      options, streams: streams, style: style(colors),
      fileStyle: TerminalStyle(isColored: colors == .always))
    return command.run()
  }

  private func rules(_ arguments: Arguments) throws -> ExitStatus {
    let families = try arguments.operands.map { operand in
      let word = String(decoding: operand, as: UTF8.self)
      guard let family = Rule.Family(rawValue: word) else {
        let known = Rule.Family.allCases.map(\.rawValue)
        throw UsageError(unknown: "family", word, among: known, isListed: true)
      }
      return family
    }
    let book = RuleIndex(
      Rulebook.all.filter { families.isEmpty || families.contains($0.family) })
    switch try arguments.word("format", "format", CompletionKind.ruleFormats) {
    case "json": return say(book.json())
    case "markdown": return say(book.markdown())
    default: return say(book.text(style(try ColorChoice(arguments))))
    }
  }

  private func schema(_ arguments: Arguments) throws -> ExitStatus {
    let word = try arguments.word("kind", "kind", CompletionKind.schemaKinds)
    if word == "config" {
      return say(
        ConfigurationSchema.text(
          ruleNames: Rulebook.names, summary: Rulebook.summary(of:)))
    }
    let kind = word.flatMap { DocumentKind(word: $0) } ?? .sendRequest
    return say(JSONSchemaExporter.text(for: kind) ?? "")
  }

  private func config(_ arguments: Arguments) throws -> ExitStatus {
    guard arguments.operands.count < 2 else { throw UsageError("config accepts only one PATH") }
    let path = arguments.operands.first.map { FilePath(bytes: $0) } ?? FilePath(".")
    let view = ConfigCommand(path, source: try CheckOptions.configurationSource(arguments))
    switch view.text() {
    case .success(let text): return say(text)
    case .failure(let failure):
      streams.writeError(ConfigurationErrorReport.text(failure, WorkingDirectory()))
      return .failed
    }
  }

  private func initialize() -> ExitStatus {
    let name = ConfigurationFile.name
    let known = ConfigurationFile.names.first { FileReader.fileSystem.exists(FilePath($0)) }
    if let known { return fail("file already exists: \(known)") }
    if let error = AtomicFile.create(FilePath(name), Array(InitCommand.text.utf8)) {
      return fail("\(error.words): \(name)")
    }
    return say("created \(name)\n")
  }

  private func serve(_ arguments: Arguments) throws -> ExitStatus {
    var options = try CheckOptions(arguments)
    if !arguments.has("level") {
      options.level = .hint
      options.configuration.level = .hint
    }
    // The server has no current directory.
    options.baseline = options.baseline.map { WorkingDirectory().full($0) }
    return ServerCommand(options, streams).run()
  }

  private func completions(_ arguments: Arguments) throws -> ExitStatus {
    let known = Completions.allCases.map(\.rawValue)
    guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("completions requires one shell: " + known.joined(separator: ", "))
    }
    let word = String(decoding: operand, as: UTF8.self)
    guard let shell = Completions(rawValue: word) else {
      throw UsageError(unknown: "shell", word, among: known, isListed: true)
    }
    return say(shell.script)
  }

  private func style(_ choice: ColorChoice) -> TerminalStyle {
    let isColored = choice.isColored(isTerminal: streams.isTerminal, environment)
    let hasLinks = isColored && streams.isTerminal && Hyperlinks.areShown(environment)
    return TerminalStyle(isColored: isColored, columns: streams.columns, hasLinks: hasLinks)
  }
}
