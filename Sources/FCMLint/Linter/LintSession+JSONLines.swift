// Sources with one document on each line.
extension LintSession {
  /// Judges the lines of a source, each of which holds a document.
  func lintLines(_ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout Pass) {
    if terms != (pass.kind, pass.claim) { forgetLayouts(for: pass) }
    let isSpread = MultilineDocument.begin(bytes) && lintSpread(bytes, &pass)
    var scan = LineBreakScanner(bytes)
    var start = 0
    var document = 0
    while start < bytes.count {
      let end = scan.nextFeed(from: start)
      var first = start
      while first < end, JSONEscaping.isSpace(bytes[first]) { first &+= 1 }
      if first < end {
        if !isSpread { lintLine(bytes, from: start, to: end, document, &pass) }
        document += 1
      }
      start = end + 1
    }
    pass.report.lines = document
    pass.report.breaks = scan.hasReturns ? LineIndex.breaks(in: bytes) : scan.feeds
  }

  /// Says of a document that is spread over lines that it is; false when it is no FCM document.
  private func lintSpread(_ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout Pass) -> Bool {
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
