import FCMLint

/// The judgement on one source: read it, lint it, hand over what was found.
struct Judgement {
  let path: FilePath
  /// Whether the path is that of a file, be it the one that standard input stands for.
  let isNamed: Bool
  let session: LintSession
  let surroundings: Surroundings
  let isVerbose: Bool
  let streams: any Streams

  /// Judges a source, a long one in pieces; `report` says whether nobody wants to hear more.
  func run(_ stream: Result<ByteStream, DiskFault>, report: (SourceReport) -> Bool) -> DiskFault? {
    switch stream {
    case .failure(let fault): return fault
    case .success(let stream):
      let isLines = path.hasEnding(".jsonl") || path.hasEnding(".ndjson")
      return isLines ? runLines(stream, report) : runWhole(stream, report)
    }
  }

  private func runWhole(_ stream: ByteStream, _ report: (SourceReport) -> Bool) -> DiskFault? {
    switch stream.all() {
    case .failure(let fault): return fault
    case .success(let bytes):
      _ = report(source(bytes, lint(bytes, .single), .single))
      return nil
    }
  }

  private func runLines(_ stream: ByteStream, _ report: (SourceReport) -> Bool) -> DiskFault? {
    var before: SourceReport.Before?
    var documents = 0
    while true {
      switch stream.nextLines() {
      case .failure(let fault): return fault
      case .success(let bytes):
        if bytes.isEmpty, before != nil { return nil }
        var found = lint(bytes, .lines, firstDocument: documents)
        for index in found.diagnostics.indices { found.diagnostics[index].document += documents }
        documents += found.lines
        var piece = source(bytes, found, .lines)
        piece.before = before
        if report(piece) || bytes.isEmpty { return nil }
        before = SourceReport.Before(
          lines: (before?.lines ?? 0) + LineTable.breaks(in: bytes),
          bytes: (before?.bytes ?? 0) + bytes.count)
      }
    }
  }

  private func lint(_ bytes: [UInt8], _ layout: Linter.Layout, firstDocument: Int = 0)
    -> Linter.Report
  {
    let report = bytes.withUnsafeBufferPointer { buffer in
      session.lint(
        buffer, layout: layout, claim: path.hasEnding(".apns") ? .apnsPayload : nil,
        reasons: isVerbose)
    }
    if isVerbose { explain(report, firstDocument) }
    return report
  }

  private func source(_ bytes: [UInt8], _ report: Linter.Report, _ layout: Linter.Layout)
    -> SourceReport
  {
    SourceReport(
      path: surroundings.shown(path).text,
      identity: (isNamed ? surroundings.identity(path) : path).text,
      absolute: isNamed ? surroundings.absolute(path).text : nil, bytes: bytes, layout: layout,
      diagnostics: report.diagnostics,
      documents: report.documents, skipped: report.skipped)
  }

  private func explain(_ report: Linter.Report, _ firstDocument: Int) {
    let path = LogText.safe(surroundings.shown(path).text)
    var rest = report.recognitions[...]
    while let first = rest.first {
      // Neighbours that are alike share a line.
      var next = first.document
      let alike = rest.prefix { other in
        defer { next += 1 }
        return other.document == next && other.kind == first.kind && other.reason == first.reason
      }
      rest = rest.dropFirst(alike.count)
      let number = first.document + firstDocument
      let range = alike.count == 1 ? " \(number)" : "s \(number) to \(number + alike.count - 1)"
      streams.complain("\(path): document\(range): \(first.kind.word) (\(first.reason))\n")
    }
    if report.skipped > 0 {
      let values = report.skipped == 1 ? "1 value" : "\(report.skipped) values"
      streams.complain("\(path): \(values) passed over, no FCM document\n")
    }
  }
}
