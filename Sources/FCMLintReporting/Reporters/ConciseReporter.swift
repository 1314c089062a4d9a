import FCMLint

/// One line per finding, in the format of compilers, which all editors parse.
struct ConciseReporter: Reporter {
  let style: TerminalStyle

  mutating func report(_ source: SourceReport) -> String {
    let path = LogSanitizer.safe(source.path)
    var text = ""
    for (diagnostic, start) in source.located {
      let place = "\(path):\(start.line):\(start.column):"
      let word = style.paint(diagnostic.severity.word, style.color(of: diagnostic.severity))
      let message = LogSanitizer.safe(diagnostic.message)
      let rule = style.linkedRule(of: diagnostic)
      text += "\(style.paint(place, .bold)) \(word): \(message) [\(rule)]\n"
    }
    return text
  }
}
