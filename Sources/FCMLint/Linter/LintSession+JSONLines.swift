// Sources with one document on each line.
extension LintSession {
  /// Lints a source with one document on each line.
  func lintLines(_ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout SourceRun) {
    let isSpread = MultilineDocument.begin(bytes) && lintSpread(bytes, &pass)
    var scan = LineBreakScanner(bytes)
    var (start, line) = (0, 0)
    var document = 0
    // A byte-order mark on a line without a document belongs to the first document.
    var mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while line < bytes.count {
      let end = scan.nextFeed(from: line)
      var first = max(line, mark)
      while first < end, JSONEscaping.isSpace(bytes[first]) { first &+= 1 }
      if first < end {
        if !isSpread {
          lintSource(bytes, from: start, to: end, firstDocument: document, &pass)
        }
        document += 1
        mark = 0
        if pass.extras.contains(.records) { pass.endRecord(at: end) }
      } else if pass.extras.contains(.records) {
        pass.report.records.append(Linter.Record(kind: nil, end: end))
      }
      line = end + 1
      if mark == 0 { start = line }
      if pass.extras.contains(.pieces), pass.report.shouldFlush { break }
    }
    let end = min(line, bytes.count)
    pass.report.end = end
    pass.report.lines = document
    pass.report.breaks =
      scan.hasReturns
      ? LineIndex.breaks(in: UnsafeBufferPointer(rebasing: bytes[..<end])) : scan.feeds
  }

  /// Reports a document that spans several lines; returns false if it is not an FCM document.
  private func lintSpread(_ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout SourceRun) -> Bool {
    tree.read(bytes, from: 0, to: bytes.count)
    guard let root = tree.root, tree.errors.allSatisfy({ $0.kind == .extraContent }) else {
      return false
    }
    let documents = root.isArray ? Array(root.elements.prefix(16)) : [root]
    for (number, document) in documents.enumerated() {
      guard let found = detect(document, tree.errors[...], pass.kind, pass.claim) else {
        continue
      }
      pass.report.documents += 1
      let opener = ByteRange(root.range.start, root.range.start + 1)
      let error = SyntaxError(
        .missingBraces, opener, node: root.index, detail: .missingBraces(.onOtherLines))
      reportErrors([error], kind: found.0.kind, document: number, root: root, &pass)
      return true
    }
    return false
  }
}
