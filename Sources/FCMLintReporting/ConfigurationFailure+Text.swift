import FCMLint

extension ConfigurationFinder.Failure {
  /// The errors as text, one line for each and one for its help.
  ///
  /// - Parameter shown: the path to display.
  package func text(as shown: FilePath) -> String {
    let path = LogSanitizer.safe(shown.text)
    let lines = LineIndex(bytes)
    return problems.reduce(into: "") { text, problem in
      let place = lines.position(of: problem.range.start)
      let position = bytes.isEmpty ? "" : ":\(place.line):\(place.column)"
      text += "fcmlint: \(path)\(position): \(LogSanitizer.safe(problem.message))\n"
      if let help = problem.help, !help.isEmpty { text += "  help: \(LogSanitizer.safe(help))\n" }
    }
  }
}
