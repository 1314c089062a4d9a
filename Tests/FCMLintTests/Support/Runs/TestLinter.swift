import FCMLint
import FCMLintRules
import Foundation

/// The linters of the tests: creating one takes longer than linting a document.
enum TestLinter {
  /// Reports all findings of all rules.
  static let all = linter(level: .hint)

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: Linter] = [:]

  /// The linter with all rules and a configuration, which all tests share.
  static func of(_ configuration: Configuration = Configuration()) -> Linter {
    // The placeholders are an object, which its description does not tell apart.
    let key = "\(configuration) \(ObjectIdentifier(configuration.templates))"
    return lock.withLock {
      if let linter = known[key] { return linter }
      let linter = Linter(rules: Rulebook.all, configuration: configuration)
      known[key] = linter
      return linter
    }
  }

  static func linter(
    level: Severity = .info, kind: DocumentKind? = nil, select: [String]? = nil
  ) -> Linter {
    var configuration = Configuration()
    configuration.level = level
    configuration.kind = kind
    configuration.select = select
    return of(configuration)
  }

  /// A linter for the project and the placeholders of a configuration file.
  static func of(_ file: ConfigurationFile) -> Linter {
    var configuration = Configuration()
    configuration.level = .hint
    configuration.project = file.project
    configuration.templates = PlaceholderSyntax(patterns: file.placeholders)
    return of(configuration)
  }
}
