import FCMLint

/// The mistakes of a configuration, in lines for people.
enum ConfigurationComplaint {
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
