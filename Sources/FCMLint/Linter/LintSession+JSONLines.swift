// Sources with one document on each line.
extension LintSession {
  /// Judges the lines of a source, each of which holds a document.
  func lintLines(_ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout Pass) {
    if terms != (pass.kind, pass.claim) { forgetLayouts(for: pass) }
    let isSpread = SpreadLines.begin(bytes) && lintSpread(bytes, &pass)
    var scan = LineScan(bytes)
    var start = 0
    var document = 0
    while start < bytes.count {
      let end = scan.nextFeed(from: start)
      var first = start
      while first < end, JSONText.isSpace(bytes[first]) { first &+= 1 }
      if first < end {
        if !isSpread { lintLine(bytes, from: start, to: end, document, &pass) }
        document += 1
      }
      start = end + 1
    }
    pass.report.lines = document
    pass.report.breaks = scan.hasReturns ? LineTable.breaks(in: bytes) : scan.feeds
  }

  /// Says of a document that is spread over lines that it is; false when it is no FCM document.
  private func lintSpread(_ bytes: UnsafeBufferPointer<UInt8>, _ pass: inout Pass) -> Bool {
    tree.read(bytes, from: 0, to: bytes.count)
    guard let root = tree.root, tree.faults.allSatisfy({ $0.kind == .extraContent }) else {
      return false
    }
    let documents = root.isArray ? Array(root.elements.prefix(16)) : [root]
    for (number, document) in documents.enumerated() {
      guard let found = recognise(document, tree.faults[...], pass.kind, pass.claim) else {
        continue
      }
      pass.report.documents += 1
      let opener = ByteRange(root.range.start, root.range.start + 1)
      let fault = SyntaxFault(.missingBraces, opener, node: root.index, count: SpreadLines.mark)
      judge(faults: [fault], kind: found.0.kind, document: number, root: root, &pass)
      return true
    }
    return false
  }
}
