@testable import FCMLint
@testable import FCMLintReporting

/// Checks that no payload or file name makes a report invalid or injects commands into logs.
func fuzzReports(_ bytes: [UInt8]) {
  let layouts: [Linter.Layout] = [.single, .lines]
  let layout = layouts[bytes.count % 2]
  let report = lint(bytes, layout, bytes.count % 3 == 0 ? .sendRequest : nil)
  let name = String(decoding: bytes.prefix(40), as: UTF8.self)
  let source = SourceReport(
    path: name, bytes: bytes, layout: layout, diagnostics: report.diagnostics,
    documents: report.documents, skipped: report.skipped)
  var summary = ReportSummary()
  summary.add(source)
  for format in ReportFormat.allCases {
    for columns in [nil, 40] {
      var reporter = format.reporter(TerminalStyle(columns: columns))
      let text = reporter.begin() + reporter.report(source) + reporter.end(summary)
      check(text, format)
    }
  }
}

private func check(_ text: String, _ format: ReportFormat) {
  // The Azure format itself writes commands at the start of lines.
  let told = text.split(separator: "\n").map { line in
    format == .azure && line.hasPrefix("##vso[task.") ? line.dropFirst(2) : line
  }
  let own = told.joined(separator: "\n")
  for scalar in text.unicodeScalars where scalar != "\n" && scalar.isHidden {
    // Formats for machines contain all characters; only control characters are escaped.
    let isData = format != .full && format != .concise && format != .auto
    invariant(isData && scalar.value >= 0xA0, "\(format): \(scalar.value): \(text)")
  }
  for word in ["##[", "##vso[", "##teamcity["] {
    invariant(own.utf8.count < word.utf8.count || !holds(own, word), "\(format): \(word): \(text)")
  }
  if [.full, .concise].contains(format) {
    for line in text.utf8.split(separator: 0x0A) {
      let start = line.drop { $0 == 0x20 || $0 == 0x09 }
      invariant(!start.starts(with: "::".utf8), "\(format): a line is a command: \(text)")
    }
  }
  let lines = text.split(separator: "\n")
  switch format {
  case .jsonl, .rdjsonl: for line in lines { checkJSON(Array(line.utf8)) }
  case .json, .sarif, .gitlab, .rdjson: checkJSON(Array(text.utf8))
  default: break
  }
}

private func holds(_ text: String, _ word: String) -> Bool {
  let (text, word) = (Array(text.utf8), Array(word.utf8))
  return text.indices.dropLast(word.count - 1).contains { text[$0...].starts(with: word) }
}

private func checkJSON(_ bytes: [UInt8]) {
  JSONTree.read(bytes) { tree in
    invariant(
      tree.errors.isEmpty, "the report is no JSON: \(String(decoding: bytes, as: UTF8.self))")
  }
}
