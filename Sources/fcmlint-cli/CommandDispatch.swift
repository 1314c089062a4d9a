import FCMLint
import FCMLintReporting
import FCMLintRules
import FCMLintWorkspace

/// The program as a function from arguments, environment and streams to an exit status.
struct CommandDispatch {
  let streams: any StandardStreams
  /// The value of a variable of the environment.
  let environment: (String) -> String?

  /// Runs the command that the arguments name; the program's own name is not among them.
  func run(_ arguments: [[UInt8]]) -> ExitStatus {
    do {
      return try dispatch(arguments)
    } catch let error as UsageError {
      let hint = error.isAboutUsage ? "Try \"fcmlint --help\".\n" : ""
      streams.complain("fcmlint: \(error.message)\n\(hint)")
    } catch {
      streams.complain("fcmlint: \(error)\n")
    }
    return .failed
  }

  private func dispatch(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let first = arguments.first.map { String(decoding: $0, as: UTF8.self) }
    var rest: [[UInt8]] { Array(arguments.dropFirst()) }
    switch first {
    case "help": return try help(rest)
    case "--help", "-h": return say(HelpPage.program())
    case "--version", "-V": return try version(rest)
    case "check": return try check(rest)
    case "explain": return try explain(rest)
    case "rules": return try rules(rest)
    case "completions": return try completions(rest)
    case "man": return try man(rest)
    case "schema": return try schema(rest)
    case "config": return try config(rest)
    case "init": return try initialize(rest)
    case "lsp": return try serve(rest)
    default: return try check(arguments)
    }
  }

  private func help(_ arguments: [[UInt8]]) throws -> ExitStatus {
    guard let first = arguments.first else { return say(HelpPage.program()) }
    let name = String(decoding: first, as: UTF8.self)
    guard let page = CommandSpec.all.first(where: { $0.name == name }) else {
      throw UsageError(unknown: "command", name, among: CommandSpec.all.map(\.name))
    }
    return say(HelpPage.of(page))
  }

  private func check(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let arguments = try Arguments(arguments, for: CommandSpec.check)
    if arguments.has("help") { return say(HelpPage.of(CommandSpec.check)) }
    var options = try CheckOptions(arguments)
    options.adapt(in: environment, rules: Rulebook.all)
    let colors = try ColorChoice(arguments)
    var command = try CheckCommand(
      options, streams: streams, style: style(colors),
      fileStyle: TerminalStyle(isColoured: colors == .always))
    return command.run()
  }

  private func explain(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let page = CommandSpec.explain
    let arguments = try Arguments(arguments, for: page)
    if arguments.has("help") { return say(HelpPage.of(page)) }
    var style = style(try ColorChoice(arguments))
    style.columns = min(style.columns ?? 80, 80)
    guard !arguments.operands.isEmpty else { throw UsageError("explain needs the name of a rule") }
    var pages: [String] = []
    for operand in arguments.operands {
      let id = String(decoding: operand, as: UTF8.self)
      guard let rule = Rulebook.all.first(where: { $0.id == id }) else {
        if Rule.Family(rawValue: id) != nil {
          throw UsageError("\(id) is a family of rules; \"fcmlint rules\" lists them")
        }
        throw UsageError(unknown: "rule", id, among: Rulebook.all.map(\.id))
      }
      pages.append(RulePage(rule).text(style))
    }
    return say(pages.joined(separator: "\n"))
  }

  private func rules(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let page = CommandSpec.rules
    let arguments = try Arguments(arguments, for: page)
    if arguments.has("help") { return say(HelpPage.of(page)) }
    if let extra = arguments.operands.first {
      throw UsageError(
        "rules takes no operand: \"\(UsageError.shown(String(decoding: extra, as: UTF8.self)))\"")
    }
    let known = ["text", "json", "markdown"]
    let format = try arguments.word("format", "format", known) { known.contains($0) ? $0 : nil }
    let book = RuleIndex(Rulebook.all)
    switch format {
    case "json": return say(book.json())
    case "markdown": return say(book.markdown())
    default: return say(book.text(style(try ColorChoice(arguments))))
    }
  }

  private func schema(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let page = CommandSpec.schema
    let arguments = try Arguments(arguments, for: page)
    if arguments.has("help") { return say(HelpPage.of(page)) }
    guard arguments.operands.isEmpty else { throw UsageError("schema takes no operand") }
    if let file = arguments.bytes("check") {
      if arguments.text("kind") != nil { throw UsageError("--check goes without --kind") }
      return SchemaCommand(path: FilePath(bytes: file), streams: streams).run()
    }
    let known = JSONSchemaExporter.kinds.map(\.word) + ["config"]
    let word = try arguments.word("kind", "kind", known) { known.contains($0) ? $0 : nil }
    if word == "config" {
      return say(ConfigurationSchema.text(ruleNames: SettingsResolver.ruleNames))
    }
    let kind = word.flatMap { DocumentKind(word: $0) } ?? .sendRequest
    return say(JSONSchemaExporter.text(for: kind) ?? "")
  }

  private func config(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let page = CommandSpec.config
    let arguments = try Arguments(arguments, for: page)
    if arguments.has("help") { return say(HelpPage.of(page)) }
    guard arguments.operands.count < 2 else { throw UsageError("config takes one PATH") }
    let path = FilePath(bytes: arguments.operands.first ?? Array(".".utf8))
    let view = ConfigCommand(path, source: CheckOptions.configurationSource(arguments))
    switch view.text() {
    case .success(let text): return say(text)
    case .failure(let failure):
      streams.complain(ConfigurationErrorReport.text(failure, WorkingDirectory()))
      return .failed
    }
  }

  private func initialize(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let page = CommandSpec.initialize
    let arguments = try Arguments(arguments, for: page)
    if arguments.has("help") { return say(HelpPage.of(page)) }
    guard arguments.operands.isEmpty else { throw UsageError("init takes no operand") }
    let name = ConfigurationFile.name
    switch SourceFile.create(FilePath(name), isNew: true) {
    case .failure(let error): streams.complain("fcmlint: \(error.words): \(name)\n")
    case .success(let file):
      let error = SourceFile.write(Array(InitCommand.text.utf8), to: file)
      SourceFile.finish(file)
      guard let error else { return say("wrote \(name)\n") }
      streams.complain("fcmlint: cannot write \(name): \(error.words)\n")
    }
    return .failed
  }

  private func serve(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let page = CommandSpec.server
    let arguments = try Arguments(arguments, for: page)
    if arguments.has("help") { return say(HelpPage.of(page)) }
    guard arguments.operands.isEmpty else { throw UsageError("lsp takes no operand") }
    var options = try CheckOptions(arguments)
    if !arguments.has("level") {
      options.level = .hint
      options.configuration.level = .hint
    }
    return ServerCommand(options, streams).run()
  }

  private func version(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let isVerbose = arguments.contains { $0 == Array("--verbose".utf8) || $0 == Array("-v".utf8) }
    guard arguments.count == (isVerbose ? 1 : 0) else {
      throw UsageError("--version takes nothing but --verbose")
    }
    let tables =
      "FCM HTTP v1 tables: revision \(ToolInfo.apiRevision)\nrules: \(Rulebook.all.count)\n"
    return say("\(ToolInfo.name) \(ToolInfo.version)\n" + (isVerbose ? tables : ""))
  }

  func say(_ text: String) -> ExitStatus {
    guard let error = streams.write(text), !error.isClosedPipe else { return .clean }
    streams.complain("fcmlint: cannot write: \(error.words)\n")
    return .failed
  }

  private func style(_ choice: ColorChoice) -> TerminalStyle {
    let isColoured = choice.isColoured(isTerminal: streams.isTerminal, environment)
    return TerminalStyle(isColoured: isColoured, columns: streams.columns)
  }
}
