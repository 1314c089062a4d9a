import FCMLintServer
import FCMLintWorkspace

/// The command `lsp`: the language server on standard input and output.
final class ServerCommand {
  private let streams: any StandardStreams
  private let server: LanguageServer
  private var framing = JSONRPCFraming(longestMessage: SourceFile.limit)
  /// Whether the client has closed the pipe.
  private var isClosed = false
  /// The bytes of closed documents whose memory may not be returned to the system yet.
  private var closedBytes = 0

  init(_ options: CheckOptions, _ streams: any StandardStreams) {
    self.streams = streams
    server = LanguageServer(.fileSystem(options))
    server.knowsPauses = true
  }

  /// Runs the server until the client sends `exit` or terminates.
  ///
  /// - Returns: 0 after `shutdown` and `exit`, 1 without `shutdown`, as the protocol requires; 2
  ///   for invalid input.
  func run() -> ExitStatus {
    while true {
      if !framing.hasMessage {
        send(server.lintChanged())
        releaseMemory()
      }
      if isClosed { return .findings }
      switch framing.next() {
      case .message(let bytes):
        send(server.receive(bytes))
        if server.hasExited { return status }
      case .malformed(let reason): return fail(reason)
      case .incomplete:
        while !streams.input.isReady(within: patience) {
          if server.needsPause {
            send(server.lintInPause())
          } else if server.hasWork {
            send(server.continueWork())
          } else if !isEditorRunning {
            return status
          }
          if isClosed { return .findings }
        }
        switch streams.input.some() {
        case .failure(let error): return fail(error.words)
        case .success(let bytes):
          guard !bytes.isEmpty else {
            return framing.isEmpty ? status : fail("unexpected end of input in a message")
          }
          framing.append(bytes)
        }
      }
    }
  }

  /// How long to wait for a message before there is something else to do.
  private var patience: Duration {
    server.needsPause ? .milliseconds(250) : server.hasWork ? .zero : .seconds(5)
  }

  /// Returns the memory of closed documents to the system, unless there was little.
  private func releaseMemory() {
    closedBytes += server.takeClosedBytes()
    guard closedBytes > Self.mostClosedBytes else { return }
    closedBytes = 0
    FreeMemory.release()
  }

  private static let mostClosedBytes = 1 << 20

  private var status: ExitStatus { server.isShutDown ? .clean : .findings }

  /// Whether the client process is running; true if its ID is unknown.
  private var isEditorRunning: Bool {
    server.editorProcess.map { SystemProcess.isRunning($0) } ?? true
  }

  private func fail(_ reason: String) -> ExitStatus {
    streams.writeError("fcmlint: lsp: \(reason)\n")
    return .failed
  }

  private func send(_ messages: [String]) {
    for message in messages where !isClosed {
      isClosed = streams.write(JSONRPCFraming.framed(message)) != nil
    }
  }
}
