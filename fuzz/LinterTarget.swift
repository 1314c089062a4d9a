import FCMLintRules

@testable import FCMLint

/// Checks that every finding is valid, for any bytes and any document kind.
func fuzzLinter(_ bytes: [UInt8]) {
  compareWithEvidence(bytes)
  checkOtherEntries(bytes)
  for kind in [nil] + DocumentKind.allCases.map(Optional.some) {
    let report = lint(bytes, .single, kind)
    check(report.diagnostics, bytes)
    JSONTree.read(bytes) { tree in
      guard let root = tree.root else { return }
      let documents = root.isArray ? Array(root.elements) : [root]
      for diagnostic in report.diagnostics where diagnostic.document < documents.count {
        let document = documents[diagnostic.document]
        for pointer in [diagnostic.pointer] + diagnostic.notes.map(\.pointer) {
          invariant(resolves(pointer, document), "\(diagnostic.rule) at \(pointer)")
        }
      }
    }
  }
}

/// Checks that a document that is accepted as a send request without detection is also detected as
/// one.
private func compareWithEvidence(_ bytes: [UInt8]) {
  JSONTree.read(bytes) { tree in
    guard let root = tree.root, tree.errors.isEmpty, DocumentDetector.mayBeRequest(root) else {
      return
    }
    let validator = SchemaValidator(project: .none)
    let wanted = [Bool](repeating: true, count: Field.allCases.count)
    wanted.withUnsafeBufferPointer { wanted in
      guard let flags = wanted.baseAddress,
        let view = validator.validateSpeculatively(root, kind: .sendRequest, wanted: flags),
        DocumentDetector.isRequest(view)
      else { return }
      invariant(
        DocumentDetector.detect(on: root)?.kind == .sendRequest, "detection has another result")
    }
  }
}

/// Checks that the rules about data report nothing about entries for which they are not called.
private func checkOtherEntries(_ bytes: [UInt8]) {
  let wanted = [Bool](repeating: true, count: Field.allCases.count)
  JSONTree.read(bytes) { tree in
    guard let root = tree.root else { return }
    wanted.withUnsafeBufferPointer { wanted in
      guard let flags = wanted.baseAddress else { return }
      let validator = SchemaValidator(project: .none)
      for kind in DocumentKind.allCases {
        let view = validator.validate(root, kind: kind, wanted: flags)
        let notable = Set(
          validator.events.filter { $0.field == .notableDataEntry }.map { $0.index })
        for event in validator.events
        where event.field == .dataEntry && !notable.contains(event.index) {
          for rule in aboutEntries where rule.kinds.contains(kind) {
            invariant(
              rule.checkField(root.tape[Int(event.index)], view).isEmpty,
              "\(rule.id) reports an entry that is not notable")
          }
        }
      }
    }
  }
}

/// The rules about entries of data.
private let aboutEntries = Rulebook.all.filter { rule in
  guard case .fields(let fields) = rule.check else { return false }
  return fields.contains(.notableDataEntry)
}

/// Checks that each line has the same findings as on its own.
func fuzzLines(_ bytes: [UInt8]) {
  let report = lint(bytes, .lines, nil)
  check(report.diagnostics, bytes)
  // Findings about documents on several lines depend on the neighboring lines.
  // A schema for editors belongs only to a document that is a whole file.
  let exceptions = ["several lines", "$schema"]
  if report.diagnostics.contains(where: { finding in
    exceptions.contains { finding.message.contains($0) }
  }) {
    return
  }
  var start = 0
  var alone: [String] = []
  for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
    if line.contains(where: { !JSONEscaping.isSpace($0) }) {
      alone += lint(Array(line), .single, nil).diagnostics.map { words($0, start) }
    }
    start += line.count + 1
  }
  let together = report.diagnostics.map { words($0, 0) }
  invariant(together == alone, "\(together) differs from \(alone)")
}

private func words(_ diagnostic: Diagnostic, _ offset: Int) -> String {
  let (start, end) = (diagnostic.range.start + offset, diagnostic.range.end + offset)
  return "\(diagnostic.rule) \(start)-\(end) \(diagnostic.pointer) \(diagnostic.message)"
}

func lint(_ bytes: [UInt8], _ layout: Linter.Layout, _ kind: DocumentKind?) -> Linter.Report {
  let session = LintSession(linter)
  return bytes.withUnsafeBufferPointer { session.lint($0, layout: layout, kind: kind) }
}

private func check(_ diagnostics: [Diagnostic], _ bytes: [UInt8]) {
  for diagnostic in diagnostics {
    let rule = diagnostic.rule
    let edits = diagnostic.fixes.flatMap(\.edits).map(\.range)
    for range in [diagnostic.range] + diagnostic.notes.map(\.range) + edits {
      invariant(
        range.start >= 0 && range.end <= bytes.count, "\(rule) at \(range) of \(bytes.count)")
    }
    for fix in diagnostic.fixes {
      for (index, one) in fix.edits.enumerated() {
        for two in fix.edits[..<index] {
          invariant(
            !one.range.overlaps(two.range) || one == two, "\(rule): edits overlap \(fix.edits)")
        }
      }
    }
    let texts = [diagnostic.message] + [diagnostic.help].compactMap { $0 }
    for text in texts + diagnostic.notes.map(\.message) + diagnostic.fixes.map(\.title) {
      invariant(
        !text.isEmpty && text.utf8.count < 1200, "\(rule): \(text.utf8.count) bytes: \(text)")
      invariant(!text.unicodeScalars.contains(where: { $0.isHidden }), "\(rule): \(text)")
    }
  }
}

/// Whether a JSON Pointer refers to a node.
private func resolves(_ pointer: String, _ root: JSONNode) -> Bool {
  var nodes = [root]
  // Bytes are compared, because a combining mark at the start of a name forms one character with
  // the slash before it.
  for part in pointer.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).dropFirst() {
    let name = unescaped(part)
    nodes = nodes.flatMap { node -> [JSONNode] in
      if node.isArray {
        return Int(name).map { ordinal in Array(node.elements.dropFirst(ordinal).prefix(1)) } ?? []
      }
      return node.members.filter { ($0.key.text ?? "").utf8.elementsEqual(name.utf8) }
        .map(\.value)
    }
  }
  return !nodes.isEmpty
}

private func unescaped(_ part: Substring.UTF8View) -> String {
  var result: [UInt8] = []
  var isEscaped = false
  for byte in part {
    if isEscaped {
      result.append(byte == 0x30 ? 0x7E : 0x2F)
      isEscaped = false
    } else if byte == 0x7E {
      isEscaped = true
    } else {
      result.append(byte)
    }
  }
  return String(decoding: result, as: UTF8.self)
}
