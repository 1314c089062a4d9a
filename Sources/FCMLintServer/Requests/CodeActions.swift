import FCMLint
import FCMLintReporting

// Source: Language Server Protocol 3.17, Code Action Request.
extension LanguageServer {
  /// The code actions for a range; nil if the document is not open.
  func codeActions(_ message: JSONRPCMessage) -> JSONValue? {
    lintedDocument(message).map { document, result in
      CodeActions(document, result, capabilities, message.params).list()
    }
  }
}

/// The code actions for the findings in a range: single fixes, all safe fixes, and documentation.
struct CodeActions {
  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.fcmlint"
  static let kinds = [quickFix, fixAll]
  /// The command that opens the documentation of a rule.
  static let explain = "fcmlint.explain"

  private let document: OpenDocument
  private let result: OpenDocument.LintResult
  private let capabilities: ClientCapabilities
  private let range: LSPRange?
  /// The requested kinds; nil for all.
  private let only: [String]?

  /// The maximum document size for which all lists contain the action that fixes the document. It
  /// lints the document dozens of times, so larger documents need an explicit request.
  private static let smallDocument = 1 << 18

  init(
    _ document: OpenDocument, _ result: OpenDocument.LintResult, _ capabilities: ClientCapabilities,
    _ params: JSONNode?
  ) {
    self.document = document
    self.result = result
    self.capabilities = capabilities
    range = LSPRange(params?[name: "range"])
    let kinds = params?[name: "context"]?[name: "only"]
    only = kinds.flatMap { $0.isArray ? $0.elements.compactMap { $0.text } : nil }
  }

  /// The actions as JSON.
  func list() -> JSONValue {
    guard capabilities.takesActions else { return [] }
    var actions: [JSONValue] = []
    if isWanted(Self.quickFix), let range {
      var here = Array(
        result.diagnostics.lazy.filter {
          LSPRange($0.range, result.lines).touches(range)
        }.prefix(LSPDiagnostic.limit))
      document.dropRejectedFixes(from: &here, result.settings)
      for diagnostic in here {
        actions += diagnostic.fixes.enumerated().map {
          action($1, of: diagnostic, isFirst: $0 == 0)
        }
      }
      // Documentation comes after all fixes, so that it is never the default action.
      var opened: Set<String> = []
      for diagnostic in here
      where capabilities.opensPages && opened.insert(diagnostic.rule).inserted {
        actions.append(page(of: diagnostic))
      }
    }
    let isCheap = only != nil || document.bytes.count <= Self.smallDocument
    if isWanted(Self.fixAll), isCheap, let settings = result.settings, hasSafeFixes {
      let fixed = document.fixed(settings)
      if fixed != document.bytes { actions.append(whole(fixed)) }
    }
    return .array(actions)
  }

  /// Whether a kind or one of its parents is requested.
  private func isWanted(_ kind: String) -> Bool {
    only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
  }

  private var hasSafeFixes: Bool {
    result.diagnostics.contains { $0.fixes.contains { $0.safety == .safe } }
  }

  private func action(_ fix: Fix, of diagnostic: Diagnostic, isFirst: Bool) -> JSONValue {
    let promise = fix.safety == .safe ? "" : ", unsafe"
    let title = fix.title.prefix(1).uppercased() + fix.title.dropFirst()
    return [
      "title": .string("\(title) (\(diagnostic.rule)\(promise))"),
      "kind": .string(Self.quickFix),
      "diagnostics": [json(diagnostic)],
      "isPreferred": .bool(isFirst && fix.safety == .safe),
      "edit": change(fix.edits),
    ]
  }

  private func json(_ diagnostic: Diagnostic) -> JSONValue {
    LSPDiagnostic(document: document, result: result, capabilities: capabilities).json(diagnostic)
  }

  /// The action that opens the documentation of a rule.
  private func page(of diagnostic: Diagnostic) -> JSONValue {
    let title = JSONValue.string("Show documentation for \(diagnostic.rule)")
    return [
      "title": title, "kind": .string(Self.quickFix), "diagnostics": [json(diagnostic)],
      "command": [
        "title": title, "command": .string(Self.explain), "arguments": .strings([diagnostic.rule]),
      ],
    ]
  }

  private func whole(_ fixed: [UInt8]) -> JSONValue {
    let edits = UnifiedDiff.changes(from: document.bytes, to: fixed).map {
      edit($0.old, $0.new, of: fixed)
    }
    return [
      "title": "Apply all safe fixes (fcmlint)", "kind": .string(Self.fixAll),
      "edit": change(edits),
    ]
  }

  /// A minimal edit for changed lines, from the first changed byte to the last, so that editors
  /// keep cursor, marks and folds.
  private func edit(_ before: ByteRange, _ after: ByteRange, of fixed: [UInt8]) -> Edit {
    let (old, new) = (document.bytes, fixed)
    let (left, right) = (old[before.start..<before.end], new[after.start..<after.end])
    var front = zip(left, right).prefix { $0 == $1 }.count
    while front > 0,
      !Self.isEdge(before.start + front, old) || !Self.isEdge(after.start + front, new)
    {
      front -= 1
    }
    let rest = (left.dropFirst(front).reversed(), right.dropFirst(front).reversed())
    var tail = zip(rest.0, rest.1).prefix { $0 == $1 }.count
    while tail > 0, !Self.isEdge(before.end - tail, old) || !Self.isEdge(after.end - tail, new) {
      tail -= 1
    }
    let text = String(decoding: right.dropFirst(front).dropLast(tail), as: UTF8.self)
    return Edit(ByteRange(before.start + front, before.end - tail), text)
  }

  /// Whether an edit may begin or end here: not inside a character or `\r\n`.
  private static func isEdge(_ place: Int, _ bytes: [UInt8]) -> Bool {
    guard place > 0, place < bytes.count else { return true }
    return bytes[place] & 0xC0 != 0x80
      && !(bytes[place] == .lineFeed && bytes[place - 1] == .carriageReturn)
  }

  private func change(_ edits: [Edit]) -> JSONValue {
    let texts = edits.map { edit -> JSONValue in
      [
        "range": LSPRange(edit.range, result.lines).json, "newText": .string(edit.replacement),
      ]
    }
    guard capabilities.takesVersions else {
      return ["changes": .object([(document.uri, .array(texts))])]
    }
    return [
      "documentChanges": [
        [
          "textDocument": [
            "uri": .string(document.uri),
            "version": document.version.map { .number($0) } ?? .null,
          ],
          "edits": .array(texts),
        ]
      ]
    ]
  }
}
