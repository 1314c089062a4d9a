import FCMLint
import FCMLintReporting

// Source: Language Server Protocol 3.17, Code Action Request.
extension LanguageServer {
  /// The code actions for a range; nil if the document is not open.
  func codeActions(_ message: JSONRPCMessage) -> JSONValue? {
    lintedDocument(message).map { document, result in
      let actions = CodeActions(document, result, capabilities, message.params)
      return actions.list(
        suppressions: { suppressions(of: $0, in: document, result) },
        questions: { questions(document, result, at: $0, $1) })
    }
  }
}

/// The code actions for the findings in a range: single fixes, all safe fixes, and documentation.
struct CodeActions {
  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.fcmlint"
  /// Questions at a place without findings: a light bulb there would promise a fix.
  static let ask = "source.ask.fcmlint"
  static let kinds = [quickFix, fixAll, ask]

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
  ///
  /// - Parameters:
  ///   - suppressions: the actions that suppress some findings.
  ///   - questions: what people may ask about a place with some findings.
  func list(
    suppressions: ([Diagnostic]) -> [(Diagnostic, title: String, WorkspaceEdit)],
    questions: (LSPRange, [Diagnostic]) -> [SymptomSet.Aspect]
  ) -> JSONValue {
    guard capabilities.takesActions else { return [] }
    var actions: [JSONValue] = []
    var here: [Diagnostic] = []
    if isWanted(Self.quickFix), let range {
      here = findings(in: range)
      actions += here.flatMap { diagnostic in
        diagnostic.fixes.enumerated().map { action($1, of: diagnostic, isFirst: $0 == 0) }
      }
      actions += corrections(range)
      // Suppressions and documentation come after all fixes, so that they are never the default.
      actions += suppressions(here).map { diagnostic, title, edit in
        [
          "title": .string(title), "kind": .string(Self.quickFix),
          "diagnostics": [json(diagnostic)], "edit": edit.json(capabilities),
        ]
      }
      actions += pages(of: here)
    }
    let isCheap = only != nil || document.bytes.count <= Self.smallDocument
    let kind = here.isEmpty ? Self.ask : Self.quickFix
    if isWanted(kind), isCheap, let range {
      actions += questions(range, here).map { question($0, kind) }
    }
    if isWanted(Self.fixAll), isCheap, let edits = document.fixAllEdits(result), !edits.isEmpty {
      actions.append([
        "title": "Apply all safe fixes (fcmlint)", "kind": .string(Self.fixAll),
        "edit": change(edits),
      ])
    }
    return .array(actions)
  }

  /// The findings in a range, also those about values whose names are there, with the fixes that would be
  /// applied.
  private func findings(in range: LSPRange) -> [Diagnostic] {
    var here = Array(
      result.diagnostics.lazy.filter { finding in
        LSPRange(finding.range, result.lines).touches(range)
          || document.nameRange(before: finding.range.start).map {
            LSPRange($0, result.lines).touches(range)
          } ?? false
      }.prefix(LSPDiagnostic.limit))
    document.dropRejectedFixes(from: &here, result.settings)
    return here
  }

  /// The action that explains what people see.
  private func question(_ aspect: SymptomSet.Aspect, _ kind: String) -> JSONValue {
    let title = JSONValue.string("Ask why \(SymptomRow.of(aspect)?.phrase ?? aspect.rawValue)")
    return [
      "title": title, "kind": .string(kind),
      "command": [
        "title": title, "command": .string(ServerCommands.explain),
        "arguments": .strings([aspect.rawValue, document.uri.text]),
      ],
    ]
  }

  /// The corrections of mistakes in a configuration.
  private func corrections(_ range: LSPRange) -> [JSONValue] {
    result.problems.compactMap { problem in
      guard let correction = problem.correction,
        LSPRange(problem.range, result.lines).touches(range)
      else { return nil }
      let title = correction.title
      return [
        "title": .string(title.prefix(1).uppercased() + title.dropFirst()),
        "kind": .string(Self.quickFix),
        "diagnostics": [LSPDiagnostic.json(problem, result.lines)], "isPreferred": true,
        "edit": change([correction.edit]),
      ]
    }
  }

  /// The actions that open the documentation of each rule.
  private func pages(of diagnostics: [Diagnostic]) -> [JSONValue] {
    guard capabilities.opensPages else { return [] }
    var opened: Set<String> = []
    return diagnostics.filter { opened.insert($0.rule).inserted }.map { page(of: $0) }
  }

  /// Whether a kind or one of its parents is requested.
  private func isWanted(_ kind: String) -> Bool {
    only?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
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
        "title": title, "command": .string(ServerCommands.explain),
        "arguments": .strings([diagnostic.rule]),
      ],
    ]
  }

  private func change(_ edits: [Edit]) -> JSONValue {
    WorkspaceEdit(document, result.lines, edits).json(capabilities)
  }
}

extension OpenDocument {
  /// The longest name that is looked for.
  private static let longestName = 100

  /// The range of the name before a value, in quotes or a word, with a colon or an equals sign between
  /// them; nil if the value has none.
  fileprivate func nameRange(before value: Int) -> ByteRange? {
    let least = max(0, value - Self.longestName)
    func skipSpace(_ place: Int) -> Int {
      var place = place
      while place > least, JSONEscaping.isSpace(bytes[place - 1]) { place -= 1 }
      return place
    }
    var end = skipSpace(value)
    guard end > least, bytes[end - 1] == .colon || bytes[end - 1] == UInt8(ascii: "=") else {
      return nil
    }
    end = skipSpace(end - 1)
    guard end > least else { return nil }
    var start = end - 1
    let quote = bytes[start]
    if quote == .quote || quote == UInt8(ascii: "'") {
      repeat { start -= 1 } while start > least && bytes[start] != quote
      return start >= least && bytes[start] == quote ? ByteRange(start, end) : nil
    }
    while start >= least, bytes[start].isOfWord { start -= 1 }
    return start + 1 < end ? ByteRange(start + 1, end) : nil
  }

  /// The edits that apply all safe fixes; nil if there are none.
  func fixAllEdits(_ result: LintResult) -> [Edit]? {
    let hasSafeFixes = result.diagnostics.contains { $0.fixes.contains { $0.safety == .safe } }
    guard let settings = result.settings, hasSafeFixes else { return nil }
    return MinimalEdits.from(bytes, to: fixed(settings))
  }
}
