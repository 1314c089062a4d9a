import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintRules

// What platforms do with the value at a place, and the answers to questions about it.
extension LanguageServer {
  /// What people may ask about a place: the aspects of the rows of the preview that come from it, or
  /// from the places of some findings.
  func questions(
    _ document: OpenDocument, _ result: OpenDocument.LintResult, at range: LSPRange,
    _ findings: [Diagnostic]
  ) -> [SymptomSet.Aspect] {
    let offset = document.text.offset(of: range.start, in: capabilities.encoding)
    var pointers = findings.map { $0.pointer }
    let isJSON = result.settings.map { document.language($0) == nil } ?? false
    if !isJSON, pointers.isEmpty { return [] }
    guard let preview = preview(of: document, result, at: offset) else { return [] }
    if isJSON, let pointer = document.pointer(at: offset, in: preview.range) {
      pointers.append(pointer)
    }
    let rows = preview.messages.flatMap { $0.rows }
    let own = rows.filter { row in pointers.contains { row.comes(from: $0) } }
    let aspects = own.map { SymptomRow.aspect(of: $0.aspect) }
    return SymptomSet.Aspect.allCases.filter { aspects.contains($0) }
  }

  /// What each platform does with the value at an offset of a JSON document, a line for each platform;
  /// nil if no row of the preview comes from it.
  func effects(
    _ document: OpenDocument, _ result: OpenDocument.LintResult, at offset: Int
  ) -> [String]? {
    guard document.bytes.count <= Self.largestWithLenses,
      let preview = preview(of: document, result, at: offset),
      let pointer = document.pointer(at: offset, in: preview.range)
    else { return nil }
    let own = preview.messages.flatMap { $0.rows }.filter { $0.pointer == pointer }
    let aspects = EffectiveMessage.Aspect.allCases.filter { aspect in
      own.contains { $0.aspect == aspect }
    }
    if aspects.isEmpty { return nil }
    return preview.messages.map { message in
      let effects = message.rows.filter { aspects.contains($0.aspect) }.map {
        $0.effect(of: pointer)
      }
      let said = effects.isEmpty ? [message.summary] : effects
      return "\(PreviewTable.name(of: message.platform)): \(said.joined(separator: ", "))"
    }
  }

  /// What `fcmlint explain QUESTION FILE` prints about an open document.
  func explain(_ question: String, _ uri: DocumentURI) -> String? {
    guard let (document, result) = linted(uri), let settings = result.settings else { return nil }
    let name = String(decoding: document.path.name, as: UTF8.self)
    let file = AskedFile(document.bytes, path: name) {
      if let linter = document.embeddedLinter(settings) {
        return linter.lint(Array($0), extras: $1)
      }
      return settings.session.lint(
        $0, layout: document.layout, kind: settings.kind, claim: settings.claim, extras: $1,
        deliver: $2)
    }
    return Explanation(question, in: file, style: .page).text
  }

  /// The preview of the document around an offset.
  private func preview(
    of document: OpenDocument, _ result: OpenDocument.LintResult, at offset: Int
  ) -> Linter.Preview? {
    var previews = result.previews
    if previews == nil {
      previews = result.settings.map { document.report($0, extras: .previews).previews } ?? []
      documents[document.uri]?.result?.previews = previews
    }
    return previews?.first { $0.range.start <= offset && offset <= $0.range.end }
  }
}

extension OpenDocument {
  /// The JSON Pointer of the member around an offset of a document.
  fileprivate func pointer(at offset: Int, in range: ByteRange) -> String? {
    let place = offset - range.start
    return JSONTree.read(Array(bytes[range.start..<range.end])) { tree in
      guard var node = tree.root else { return nil }
      var pointer = ""
      while true {
        if node.isObject {
          let member = node.members.first {
            $0.key.range.start <= place
              && place <= max($0.key.range.end, $0.value.range.end)
          }
          guard let member else { break }
          pointer += "/" + Self.escaped(member.key.text ?? "")
          node = member.value
        } else if node.isArray {
          let element = Array(node.elements).enumerated().first {
            $0.element.range.start <= place && place <= $0.element.range.end
          }
          guard let element else { break }
          pointer += "/\(element.offset)"
          node = element.element
        } else {
          break
        }
      }
      return pointer
    }
  }

  private static func escaped(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      switch character {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.append(character)
      }
    }
  }
}

extension EffectiveMessage.Row {
  /// Whether the value of the row is at a place, or around it.
  fileprivate func comes(from place: String) -> Bool {
    guard let pointer, !pointer.isEmpty else { return false }
    return pointer == place || place.hasPrefix(pointer + "/")
  }

  /// What a platform does with a value: nothing if the row has another.
  fileprivate func effect(of place: String) -> String {
    let name = aspect.rawValue
    let text =
      pointer == place
      ? name
      : pointer.map { "\(name) from \(LogSanitizer.safe($0))" }
        ?? "\(name): \(LogSanitizer.safe(value))"
    return note.map { "\(text) (\($0))" } ?? text
  }
}
