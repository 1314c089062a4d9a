import FCMLint
import FCMLintServer
import FCMLintWorkspace

/// The command `lsp`: the language server on standard input and output.
final class ServerCommand {
  private let options: CheckOptions
  private let streams: any StandardStreams
  private let server: LanguageServer
  private var framing = JSONRPCFraming(longestMessage: SourceFile.limit)
  /// Whether nobody reads the messages any more.
  private var isClosed = false

  init(_ options: CheckOptions, _ streams: any StandardStreams) {
    self.options = options
    self.streams = streams
    let host = ServerHost(currentDirectory: WorkingDirectory().directory) { root in
      Self.resolver(options, root)
    }
    server = LanguageServer(host, ruleNames: SettingsResolver.ruleNames)
  }

  /// Serves until the editor sends `exit` or is gone.
  ///
  /// - Returns: 0 after `shutdown` and `exit`, 1 without `shutdown`, as the protocol has it; 2 when
  ///   the input cannot be understood.
  func run() -> ExitStatus {
    while true {
      if !framing.hasMessage { send(server.lintChanged()) }
      if isClosed { return .findings }
      switch framing.next() {
      case .message(let bytes):
        send(server.receive(bytes))
        if server.hasExited { return status }
      case .malformed(let reason): return fail(reason)
      case .incomplete:
        while !streams.input.isReady(within: .seconds(5)) {
          if !isEditorRunning { return status }
        }
        switch streams.input.some() {
        case .failure(let error): return fail(error.words)
        case .success(let bytes):
          guard !bytes.isEmpty else {
            return framing.isEmpty ? status : fail("the input ends within a message")
          }
          framing.append(bytes)
        }
      }
    }
  }

  private var status: ExitStatus { server.isShutDown ? .clean : .findings }

  /// Whether the editor's process is still there, as far as is known.
  private var isEditorRunning: Bool {
    server.editorProcess.map { SystemProcess.isRunning($0) } ?? true
  }

  private func fail(_ reason: String) -> ExitStatus {
    streams.complain("fcmlint: lsp: \(reason)\n")
    return .failed
  }

  private func send(_ messages: [String]) {
    for message in messages where !isClosed {
      isClosed = streams.write(JSONRPCFraming.framed(message)) != nil
    }
  }

  /// Finds settings as the configuration files are now, for an editor that has opened `root`.
  private static func resolver(_ options: CheckOptions, _ root: FilePath) -> ServerHost.Resolver {
    let directory = WorkingDirectory(in: root)
    let resolver = SettingsResolver(options, directory)
    let filter = FileFilter(
      directory, configurations: resolver.configurations, excludes: options.excludes,
      usesIgnoreFiles: false)
    let suppressions = SuppressionTracker()
    return { path in
      switch resolver.settings(for: path) {
      case .failure(let failure):
        return .broken(ConfigurationErrorReport.text(failure, directory))
      case .success(let settings):
        if filter.isExcluded(path) { return .excluded }
        return .settings(
          DocumentSettings(linter: settings.linter, kind: settings.kind, claim: settings.claim) {
            suppressions.shown($0, settings.layers, full: path, identity: "")
              .filter { $0.severity >= options.level }
          })
      }
    }
  }
}
