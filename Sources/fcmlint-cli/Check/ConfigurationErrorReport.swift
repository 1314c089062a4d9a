import FCMLint

/// The mistakes of a configuration, for people and for reports.
enum ConfigurationComplaint {
  /// Each mistake as what reports say of a file that cannot be used.
  static func entries(
    _ failure: ConfigurationFinder.Failure, _ surroundings: Surroundings
  ) -> [UnreadSource] {
    let lines = LineTable(failure.bytes)
    return failure.problems.map { problem in
      let help = problem.help.flatMap { $0.isEmpty ? nil : "; \($0)" } ?? ""
      return UnreadSource(
        path: surroundings.shown(failure.path).text,
        identity: surroundings.identity(failure.path).text,
        absolute: surroundings.absolute(failure.path).text,
        place: failure.bytes.isEmpty ? nil : lines.position(of: problem.range.start),
        words: problem.message + help)
    }
  }

  static func text(_ failure: ConfigurationFinder.Failure, _ surroundings: Surroundings) -> String {
    let path = LogText.safe(surroundings.shown(failure.path).text)
    let lines = LineTable(failure.bytes)
    return failure.problems.reduce(into: "") { text, problem in
      let place = lines.position(of: problem.range.start)
      let position = failure.bytes.isEmpty ? "" : ":\(place.line):\(place.column)"
      text += "fcmlint: \(path)\(position): \(LogText.safe(problem.message))\n"
      if let help = problem.help, !help.isEmpty { text += "  help: \(LogText.safe(help))\n" }
    }
  }
}
