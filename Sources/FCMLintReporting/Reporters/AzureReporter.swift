import FCMLint

/// The report as logging commands of Azure Pipelines.
///
/// Azure knows errors and warnings; milder findings would crowd out the ten warnings it keeps.
struct AzureReporter: Reporter {
  mutating func report(_ source: SourceReport) -> String {
    guard source.diagnostics.contains(where: { $0.severity >= .warning }) else { return "" }
    let lines = LineIndex(source.bytes)
    var text = ""
    for diagnostic in source.diagnostics where diagnostic.severity >= .warning {
      let start = source.position(of: diagnostic.range.start, lines)
      var properties = [("type", diagnostic.severity.word)]
      var message = diagnostic.advice
      if let path = source.absolute {
        properties += [
          ("sourcepath", path), ("linenumber", String(start.line)),
          ("columnnumber", String(start.column)),
        ]
      } else {
        message = "\(source.path):\(start.line):\(start.column): \(message)"
      }
      text += Self.command(properties + [("code", diagnostic.rule)], message)
    }
    return text
  }

  mutating func report(_ unread: UnreadableSource) -> String {
    guard let path = unread.absolute, let place = unread.place else {
      return Self.command([("type", "error")], "\(unread.address): \(unread.words)")
    }
    return Self.command(
      [
        ("type", "error"), ("sourcepath", path), ("linenumber", String(place.line)),
        ("columnnumber", String(place.column)),
      ], unread.words)
  }

  private static func command(_ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true));" }.joined()
    return "##vso[task.logissue \(list)]\(escaped(message, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    LogSanitizer.replacing(in: LogSanitizer.safeLines(text)) { scalar in
      switch scalar {
      case "%": "%AZP25"
      case "\r": "%0D"
      case "\n": "%0A"
      case "]" where isProperty: "%5D"
      case ";" where isProperty: "%3B"
      default: nil
      }
    }
  }
}
