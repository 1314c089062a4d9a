import Foundation

/// Parses commands in logs as CI systems do.
enum CIAnnotationReader {
  /// A command for a CI system.
  struct Command: Equatable {
    var name: String
    var properties: [String: String]
    var message: String
  }

  /// Parses a line like the GitHub Actions runner; nil if it is not a command.
  static func gitHub(_ line: String) -> Command? {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    let name = head.prefix { $0 != " " }
    var properties: [String: String] = [:]
    for pair in head.dropFirst(name.count).split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let key = parts[0].drop { $0 == " " }
      properties[String(key)] = unescaped(
        parts[1], [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")])
    }
    let message = unescaped(
      String(line[end.upperBound...]), [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")])
    return Command(name: String(name), properties: properties, message: message)
  }

  /// Parses a line like the Azure Pipelines agent; nil if it is not a command.
  static func azure(_ line: String) -> Command? {
    guard let start = line.range(of: "##vso["),
      let end = line[start.upperBound...].firstIndex(of: "]")
    else { return nil }
    let head = line[start.upperBound..<end]
    let name = head.prefix { $0 != " " }
    var properties: [String: String] = [:]
    for pair in head.dropFirst(name.count).split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let key = parts[0].drop { $0 == " " }
      properties[String(key)] = unescaped(
        parts[1],
        [("%3B", ";"), ("%0D", "\r"), ("%0A", "\n"), ("%5D", "]"), ("%AZP25", "%")])
    }
    let message = unescaped(
      String(line[line.index(after: end)...]),
      [("%0D", "\r"), ("%0A", "\n"), ("%AZP25", "%")])
    return Command(name: String(name), properties: properties, message: message)
  }

  /// Whether a CI system would execute something in this line of a report for people.
  static func isObeyed(_ line: String) -> Bool {
    let lower = line.lowercased()
    let start = line.drop { $0 == " " || $0 == "\t" }
    return lower.contains("##[") || lower.contains("##vso[") || lower.contains("##teamcity[")
      || start.hasPrefix("::")
  }

  private static func unescaped(_ text: String, _ table: [(String, String)]) -> String {
    guard text.utf8.contains(0x25) else { return text }
    return table.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
