import FCMLint
import FCMLintReporting
import FCMLintRules
import FCMLintWorkspace

/// The program as a function from arguments, environment and streams to an exit status.
struct Program {
  let streams: any StandardStreams
  /// Returns the value of an environment variable.
  let environment: (String) -> String?

  /// Runs the program and exits.
  ///
  /// A closure at the top level of `main.swift` would be isolated to the main actor, which would
  /// link the concurrency runtime and slow down every start.
  static func main() -> Never {
    // A closed pipe and a file size limit cause failed writes instead of signals.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    FreeMemory.releaseLargeBlocks()
    let program = Program(streams: ProcessStreams()) { name in
      getenv(name).map { String(cString: $0) }
    }
    exit(program.run(ProcessStreams.arguments).rawValue)
  }

  /// Runs the command in the arguments, which do not include the program name.
  func run(_ arguments: [[UInt8]]) -> ExitStatus {
    do {
      return try dispatch(arguments)
    } catch let error as UsageError {
      return fail(error.message + (error.isAboutUsage ? "\nTry \"fcmlint --help\"." : ""))
    } catch {
      return fail("\(error)")
    }
  }

  private func dispatch(_ arguments: [[UInt8]]) throws -> ExitStatus {
    let first = arguments.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    if let command = Command(rawValue: first) {
      return try run(command, Array(arguments.dropFirst()))
    }
    switch first {
    case "help": return try help(arguments.dropFirst().first)
    case "--help", "-h": return say(HelpPage(columns: streams.columns).program())
    case "--version", "-V": return try version(arguments.dropFirst())
    default: return try run(.check, arguments)
    }
  }

  private func help(_ argument: [UInt8]?) throws -> ExitStatus {
    let name = argument.map { String(decoding: $0, as: UTF8.self) } ?? "help"
    if let command = Command(rawValue: name) {
      return say(HelpPage(columns: streams.columns).of(command.spec))
    }
    guard ["help", "--help", "-h"].contains(name) else {
      throw UsageError(unknown: "command", name, among: CommandSpec.all.map(\.name))
    }
    return say(HelpPage(columns: streams.columns).program())
  }

  private func version(_ arguments: ArraySlice<[UInt8]>) throws -> ExitStatus {
    let isVerbose = arguments.contains { $0 == Array("--verbose".utf8) || $0 == Array("-v".utf8) }
    guard arguments.count == (isVerbose ? 1 : 0) else {
      throw UsageError("--version accepts only --verbose")
    }
    let tables =
      "FCM HTTP v1 tables: revision \(ToolInfo.apiRevision)\nrules: \(Rulebook.all.count)\n"
    return say("\(ToolInfo.name) \(ToolInfo.version)\n" + (isVerbose ? tables : ""))
  }

  /// Writes the output of a command.
  func say(_ text: String) -> ExitStatus {
    guard let error = streams.write(text), !error.isClosedPipe else { return .clean }
    return fail("cannot write to standard output: \(error.words)")
  }

  /// Reports an error that ended the command.
  func fail(_ message: String) -> ExitStatus {
    streams.writeError("fcmlint: \(message)\n")
    return .failed
  }
}
