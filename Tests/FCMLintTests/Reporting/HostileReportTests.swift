import FCMLintReporting
import FCMLintWorkspace
import XCTest

@testable import FCMLint

/// Payloads and paths may come from attackers: no report contains commands, and harmless text is
/// unchanged.
final class HostileReportTests: XCTestCase {
  private let machine = ReportFormat.allCases.filter { !$0.isForPeople }

  /// The messages in a report, as decoded by its reader.
  private func messages(_ format: ReportFormat, _ text: String) throws -> [String] {
    switch format {
    case .json:
      return strings("message", try ReportSample.object(text)["findings"])
    case .rdjson: return strings("message", try ReportSample.object(text)["diagnostics"])
    case .gitlab: return strings("description", try ReportSample.json(text))
    case .sarif:
      return try ReportSample.sarifResults(text).compactMap {
        ($0["message"] as? [String: Any])?["text"] as? String
      }.map {
        $0.replacingOccurrences(of: "{{", with: "{").replacingOccurrences(of: "}}", with: "}")
          .replacingOccurrences(of: "]\u{200B}(", with: "](")
      }
    case .records:
      return try text.split(separator: "\n").flatMap {
        strings("message", try ReportSample.object(String($0))["findings"])
      }
    case .jsonl, .rdjsonl:
      return try text.split(separator: "\n").compactMap {
        try ReportSample.object(String($0))["message"] as? String
      }
    case .junit:
      return try ReportSample.xml(text).all("failure").compactMap { $0.attributes["message"] }
    case .checkstyle:
      return try ReportSample.xml(text).all("error").compactMap { $0.attributes["message"] }
    case .github:
      return text.split(separator: "\n").compactMap {
        CIAnnotationReader.gitHub(String($0)).map { String($0.message.dropLast(86)) }
      }
    case .azure:
      return text.split(separator: "\n").compactMap {
        CIAnnotationReader.azure(String($0))?.message
      }
    case .markdown:
      let rows = text.split(separator: "\n").filter { $0.hasPrefix("| error") }
      return rows.map { row in
        // Cells are separated by bars without a backslash before them.
        let cells = row.replacingOccurrences(of: "\\|", with: "\u{1}").split(separator: "|")
        var cell = cells[2].dropFirst().dropLast().replacingOccurrences(of: "\u{1}", with: "\\|")
        cell = cell.replacingOccurrences(of: "<br>", with: "\n")
        return cell.replacingOccurrences(
          of: #"\\(.)"#, with: "$1", options: .regularExpression)
      }
    case .full, .concise, .auto: return []
    }
  }

  private func strings(_ key: String, _ list: Any?) -> [String] {
    (list as? [[String: Any]])?.compactMap { $0[key] as? String } ?? []
  }

  func testPunctuationIsKept() throws {
    let message =
      "a {0} {b} [0](x) ]( %25 %0A 100% , : ; ] | ' \" \\ & <br/> &amp; é😀 `c` *d* _e_ #f\nnext @g !h"
    for format in machine {
      let text = ReportSample.report(
        format, [ReportSample.source("{ \"a\": «1» }", message: message)])
      let page = Rule.page(of: "some-rule")
      var found = try messages(format, text)
      if format == .github {
        found = text.split(separator: "\n").compactMap {
          CIAnnotationReader.gitHub(String($0))?.message.replacingOccurrences(
            of: "\n" + page, with: "")
        }
      }
      XCTAssertEqual(found, [message], format.rawValue)
    }
  }

  private let attacks = [
    "##[error]x", "##[add-mask]e", "##vso[task.setvariable variable=a]b", "##VSO[task.x]",
    "##teamcity[x]", "::add-mask::secret", "  ::stop-commands::x", "a\n::add-mask::secret",
    "a\r::set-output name=x::y", "\u{1B}[31mred\u{1B}]0;title\u{7}", "a\u{0}b",
    "\u{202E}abc\u{2066}",
    "\u{9B}31m", "a\u{2028}::error::b", "\u{FFFE}\u{FFFF}", "###[x]", "##\u{0}[x]",
  ]

  func testNothingInAMessageIsACommand() throws {
    for attack in attacks {
      for format in machine + [.concise] {
        let source = ReportSample.source("{ \"a\": «1» }", message: "bad " + attack)
        var start = source
        start.diagnostics[0].message = attack
        start.diagnostics[0].help = attack
        start.diagnostics[0].pointer = "/" + attack
        for report in [source, start] {
          try assertHarmless(format, ReportSample.report(format, [report]), attack)
        }
      }
    }
  }

  func testNothingInAPathIsACommand() throws {
    for attack in attacks {
      for format in machine + [.concise] {
        var source = ReportSample.source("{ \"a\": «1» }", path: attack)
        try assertHarmless(format, ReportSample.report(format, [source]), attack)
        source.absolute = nil
        let unread = UnreadableSource(path: attack, words: "cannot be read")
        let text = ReportSample.report(format, [source], unread: [unread])
        try assertHarmless(format, text, attack)
      }
    }
  }

  private func assertHarmless(_ format: ReportFormat, _ text: String, _ attack: String) throws {
    let shown = "\(format.rawValue) \(attack.debugDescription)"
    _ = try messages(format, text)
    for line in text.split(whereSeparator: { $0.isNewline }) {
      var rest = Substring(line)
      if format == .github {
        XCTAssertTrue(line.hasPrefix("::error "), shown)
        rest = rest.dropFirst(2)
      }
      if format == .azure {
        XCTAssertTrue(line.hasPrefix("##vso[task.logissue "), shown)
        rest = rest.dropFirst(4)
      }
      XCTAssertFalse(CIAnnotationReader.isObeyed(String(rest)), "\(shown): \(line)")
    }
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
      XCTAssertFalse(isControl, "\(shown): \(scalar.value)")
    }
  }

  func testDocumentsWithManySpecialCases() throws {
    let document = #"{"message":{"topic":"\ud800 ##[error]x ::a:: \u001b[1m \u0000 \ufffe"}}"#
    let bytes = Array(document.utf8)
    let rule = Rule(
      "some-rule", .targeting, .error, on: .field(.topic), summary: "", why: "", source: "",
      bad: [],
      good: []
    ) { topic, _ in [Finding(at: topic, topic.text ?? "", help: topic.excerpt)] }
    var configuration = Configuration()
    configuration.kind = .sendRequest
    let found = Linter(rules: [rule], configuration: configuration).lint(bytes).diagnostics
    XCTAssertEqual(found.count, 1)
    let source = SourceReport(path: "a.json", bytes: bytes, diagnostics: found, documents: 1)
    for format in machine {
      try assertHarmless(format, ReportSample.report(format, [source]), document)
    }
  }
}
