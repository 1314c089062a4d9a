import FCMLintRules
import Foundation

/// Sends messages to FCM, except those with errors.
struct PushSender: Sendable {
  struct InvalidMessage: Error {
    let errors: [Diagnostic]
  }

  /// Sends the body of a request to FCM, for example with URLSession.
  let post: @Sendable (Data) async throws -> Void
  let log: @Sendable (String) -> Void

  /// Shared by all tasks.
  private static let linter: Linter = {
    var configuration = Configuration()
    configuration.kind = .sendRequest
    configuration.project = ProjectSettings(apnsTopic: "com.example.app")
    return Linter(configuration: configuration)
  }()

  func send(_ payload: Data) async throws {
    let diagnostics = Self.linter.lint([UInt8](payload)).diagnostics
    for diagnostic in diagnostics where diagnostic.severity == .warning {
      let place = "\(diagnostic.start.line):\(diagnostic.start.column)"
      log("\(place) warning[\(diagnostic.rule)] \(diagnostic.message)")
    }
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw InvalidMessage(errors: errors) }
    try await post(payload)
  }
}
