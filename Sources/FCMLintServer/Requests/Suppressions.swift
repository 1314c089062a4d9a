import FCMLint
import FCMLintEmbedding
import FCMLintReporting

/// The code actions that suppress findings: by a comment, in the configuration or in the baseline.
extension LanguageServer {
  /// The maximum number of findings for which a list contains such actions.
  private static let mostFindings = 20

  func suppressions(
    of diagnostics: [Diagnostic], in document: OpenDocument, _ result: OpenDocument.LintResult
  ) -> [(Diagnostic, title: String, WorkspaceEdit)] {
    guard let settings = result.settings, diagnostics.count <= Self.mostFindings else { return [] }
    var actions: [(Diagnostic, title: String, WorkspaceEdit)] = []
    var rules: Set<String> = []
    for diagnostic in diagnostics {
      // A configuration is shared, so it must not contain a secret.
      let isSecret = SecretScanner.shortened(pointer: diagnostic.pointer) != diagnostic.pointer
      if let edit = document.comment(about: diagnostic, settings).map({
        WorkspaceEdit(document, result.lines, [$0])
      })
        ?? (isSecret ? nil : ignoring(diagnostic, at: diagnostic.pointer, document, settings))
      {
        actions.append((diagnostic, "Ignore \(diagnostic.rule) here", edit))
      }
      if rules.insert(diagnostic.rule).inserted,
        let edit = ignoring(diagnostic, at: nil, document, settings)
      {
        actions.append((diagnostic, "Ignore \(diagnostic.rule) in this file", edit))
      }
      if let edit = recording(diagnostic, document, settings) {
        actions.append((diagnostic, "Add this \(diagnostic.rule) finding to the baseline", edit))
      }
    }
    return actions
  }

  // MARK: Configuration

  /// Adds an entry to the nearest configuration, or to a new one in the workspace folder.
  private func ignoring(
    _ diagnostic: Diagnostic, at pointer: String?, _ document: OpenDocument,
    _ settings: DocumentSettings
  ) -> WorkspaceEdit? {
    let nearest = settings.chain.layers.last
    if nearest == nil, workspace.roots.isEmpty { return nil }
    let file =
      nearest.map { FilePath(bytes: $0.path) }
      ?? workspace.root(of: document.uri).appending(Array(ConfigurationFile.name.utf8))
    let folder = nearest?.folder(for: document.path.bytes).map { FilePath(bytes: $0) }
    guard let path = document.path.relative(to: folder ?? file.folder) else { return nil }
    // A name without a slash would match at any depth.
    let name = path.bytes.contains(.slash) ? path.text : "/" + path.text
    let entry: JSONValue = [
      "files": [.string(IgnoreEntry.pattern(for: name))], "rule": .string(diagnostic.rule),
      "pointer": pointer.map { .string($0) }, "reason": .string(IgnoreComment.reasonToReplace),
    ]
    let uri = document.uri.uri(of: file)
    guard let bytes = documents[uri]?.bytes ?? host.read(file) else {
      guard nearest == nil, capabilities.createsFiles, capabilities.takesVersions else {
        return nil
      }
      return WorkspaceEdit(creating: uri, IgnoreEntry.newFile(entry))
    }
    return IgnoreEntry.edit(adding: entry, to: bytes).map {
      WorkspaceEdit(
        uri, version: documents[uri]?.version, LSPLines(bytes, capabilities.encoding), [$0])
    }
  }

  // MARK: Baseline

  /// Adds a finding to the baseline, if there is one.
  private func recording(
    _ diagnostic: Diagnostic, _ document: OpenDocument, _ settings: DocumentSettings
  ) -> WorkspaceEdit? {
    guard let known = settings.known else { return nil }
    // Repeated findings are numbered, including those that are not shown.
    let all = document.report(settings).diagnostics
    let entries = Baseline.entries(all, path: known.identity)
    let index = all.firstIndex {
      $0.rule == diagnostic.rule && $0.range == diagnostic.range
        && $0.pointer == diagnostic.pointer
    }
    let uri = document.uri.uri(of: known.file)
    guard let index, let bytes = documents[uri]?.bytes ?? host.read(known.file) else { return nil }
    let text = Baseline(known.baseline.entries.union([entries[index]])).text
    return WorkspaceEdit(
      uri, version: documents[uri]?.version, LSPLines(bytes, capabilities.encoding),
      MinimalEdits.from(bytes, to: Array(text.utf8)))
  }
}

extension OpenDocument {
  /// The maximum size of a document in which a comment is proposed: it is linted for each finding.
  private static let longest = 1 << 18

  /// The edit that writes a comment that suppresses a finding and changes no other; nil if none can.
  func comment(about finding: Diagnostic, _ settings: DocumentSettings) -> Edit? {
    guard layout == .single, bytes.count <= Self.longest else { return nil }
    let edits = comments(about: finding, settings)
    if edits.isEmpty { return nil }
    let before = report(settings).diagnostics
    return edits.first { edit in
      var changed = self
      changed.text = DocumentText(EditApplication.apply([edit], to: bytes))
      changed.extraction = nil
      let after = changed.report(settings).diagnostics
      let shift = edit.replacement.utf8.count
      func place(_ other: Diagnostic) -> Int {
        other.range.start + (other.range.start < edit.range.start ? 0 : shift)
      }
      let isGone = !after.contains {
        $0.rule == finding.rule && $0.range.start == place(finding)
      }
      // Others of the rule may be in the same literal.
      let kept = before.filter { $0.rule != finding.rule }.map { ($0.rule, place($0)) }
      let left = after.filter { $0.rule != finding.rule }
      return isGone && kept.count == left.count
        && zip(kept, left).allSatisfy { $0.0 == $1.rule && $0.1 == $1.range.start }
    }
  }

  /// The comments that may suppress a finding.
  private func comments(about finding: Diagnostic, _ settings: DocumentSettings) -> [Edit] {
    if let linter = embeddedLinter(settings) {
      return linter.comments(
        about: finding, in: bytes, form: path.hasEnding(".mdx") ? .braces : nil)
    }
    let edit = bytes.withUnsafeBufferPointer {
      IgnoreComment.edit(above: finding.range.start, rule: finding.rule, .slashes, in: $0)
    }
    let isInText = JSONTree.read(bytes) { tree in
      tree.root?.descendants.contains {
        $0.isString && $0.range.start < edit.range.start && edit.range.start < $0.range.end
      } ?? true
    }
    return isInText ? [] : [edit]
  }
}

/// An entry of `ignore` in a configuration.
enum IgnoreEntry {
  /// The pattern that matches only this path.
  static func pattern(for path: String) -> String {
    path.reduce(into: "") { pattern, character in
      if "\\*?[]{}!".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }

  /// The text of a configuration with only this entry.
  static func newFile(_ entry: JSONValue) -> String { "{\n  \"ignore\": \(list(entry))\n}\n" }

  private static func list(_ entry: JSONValue) -> String { "[\n    \(entry.text())\n  ]" }

  /// The edit that adds the entry to a configuration; nil if its structure is not valid.
  static func edit(adding entry: JSONValue, to bytes: [UInt8]) -> Edit? {
    JSONTree.read(bytes, tags: false) { tree -> Edit? in
      guard let root = tree.root, root.isObject else { return nil }
      guard let ignores = root[name: "ignore"] else {
        return root.inserting("ignore", json: list(entry))
      }
      guard ignores.isArray else { return nil }
      var last: ByteRange?
      for element in ignores.elements { last = element.range }
      guard let last else {
        let start = ignores.range.start + 1
        return Edit(ByteRange(start, start), "\n    \(entry.text())")
      }
      var blank = last.start
      while blank > 0, JSONEscaping.isSpace(bytes[blank - 1]) { blank -= 1 }
      let gap = String(decoding: bytes[blank..<last.start], as: UTF8.self)
      let space = gap.isEmpty ? " " : gap
      return Edit(ByteRange(last.end, last.end), "," + space + entry.text())
    }
  }
}
