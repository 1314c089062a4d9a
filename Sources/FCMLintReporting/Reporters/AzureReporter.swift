import FCMLint

/// The report as Azure Pipelines logging commands.
///
/// Azure supports errors and warnings and keeps ten warnings, so infos and hints are omitted.
struct AzureReporter: Reporter {
  mutating func report(_ source: SourceReport) -> String {
    var text = ""
    for (diagnostic, start) in source.located where diagnostic.severity >= .warning {
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
    let list = properties.map { name, value in
      "\(name)=\(LogSanitizer.value(value, escapes: textEscapes + propertyEscapes));"
    }
    let text = LogSanitizer.value(message, escapes: textEscapes)
    return "##vso[task.logissue \(list.joined())]\(text)\n"
  }

  private typealias Escapes = [(scalar: Unicode.Scalar, escape: String)]
  private static let textEscapes: Escapes = [("%", "%AZP25"), ("\r", "%0D"), ("\n", "%0A")]
  private static let propertyEscapes: Escapes = [("]", "%5D"), (";", "%3B")]
}
