import FCMLintReporting
import Foundation
import XCTest

@testable import FCMLint

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Sources with findings, for tests of reports.
enum ReportSample {
  /// The rules of the samples.
  static let rules = [
    rule("some-rule"), rule("leaked-key", .secrets), rule("mild-rule", .data, .info),
  ]

  static let context = ReportContext(rules: rules)

  static func rule(
    _ id: String, _ family: Rule.Family = .android, _ severity: Severity = .error
  ) -> Rule {
    Rule(
      id, family, severity, on: .field(.root), summary: "A law about {braces}.",
      why: "Because [0](x) is so.", source: "https://example.com/", bad: [], good: []
    ) { _, _ in [] }
  }

  /// A source with a finding at every marked range.
  static func source(
    _ marked: String, path: String = "push/news.json", message: String = "bad value",
    severity: Severity = .error, rule: String = "some-rule", fixes: [Fix] = []
  ) -> SourceReport {
    let text = MarkedText(marked)
    let diagnostics = text.ranges.map { range in
      Diagnostic(
        rule: rule, severity: severity, message: message, help: nil, range: range, document: 0,
        kind: .sendRequest, pointer: "/message/token", notes: [], fixes: fixes)
    }
    return SourceReport(
      path: path, absolute: path.hasPrefix("/") ? path : "/repo/" + path, bytes: text.bytes,
      diagnostics: diagnostics, documents: 1)
  }

  /// One source with many findings.
  static func many(_ count: Int) -> SourceReport {
    let levels: [Severity] = [.warning, .error, .info]
    var source = source("{\n" + String(repeating: "«1»,\n", count: count) + "}")
    for index in source.diagnostics.indices {
      source.diagnostics[index].severity = levels[index % 3]
    }
    return source
  }

  /// The complete report on some sources.
  static func report(
    _ format: ReportFormat, _ sources: [SourceReport], _ context: ReportContext = context,
    unread: [UnreadableSource] = []
  ) -> String {
    var reporter = format.reporter(context: context)
    var summary = ReportSummary()
    var text = reporter.begin()
    for source in sources {
      summary.add(source)
      text += reporter.report(source)
    }
    for source in unread { text += reporter.report(source) }
    return text + reporter.end(summary)
  }

  // MARK: Reading reports

  static func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  static func object(_ text: String) throws -> [String: Any] {
    try XCTUnwrap(json(text) as? [String: Any])
  }

  static func objects(_ text: String) throws -> [[String: Any]] {
    try XCTUnwrap(json(text) as? [[String: Any]])
  }

  static func sarifResults(_ text: String) throws -> [[String: Any]] {
    let runs = try XCTUnwrap(try object(text)["runs"] as? [[String: Any]])
    return try XCTUnwrap(runs.first?["results"] as? [[String: Any]])
  }

  static func xml(_ text: String) throws -> XMLElementNode {
    let reader = XMLTreeReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    XCTAssertTrue(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
    return try XCTUnwrap(reader.root)
  }
}

/// An element of an XML report.
final class XMLElementNode {
  let name: String
  let attributes: [String: String]
  var text = ""
  var children: [XMLElementNode] = []

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// This element and all its descendants with a name.
  func all(_ name: String) -> [XMLElementNode] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }
}

/// Builds a tree while the parser reads.
private final class XMLTreeReader: NSObject, XMLParserDelegate {
  var root: XMLElementNode?
  private var open: [XMLElementNode] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let node = XMLElementNode(name, attributes)
    open.last?.children.append(node)
    if root == nil { root = node }
    open.append(node)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
