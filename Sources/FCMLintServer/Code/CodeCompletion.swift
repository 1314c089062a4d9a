import FCMLint
import FCMLintEmbedding
import FCMLintReporting

/// Something that can be written at a cursor in code.
struct CodeOffer {
  var label: String
  var kind = CompletionOffer.Kind.property
  var detail: String?
  var documentation = ""
  /// The range of the source that the text replaces.
  var range: ByteRange
  var text: String
}

extension LanguageServer {
  /// The names and values that can be written at an offset of a source in another language.
  func codeItems(
    _ document: OpenDocument, _ linter: EmbeddedLinter, _ settings: DocumentSettings, _ offset: Int
  ) -> [JSONValue] {
    let documents = extraction(of: document.uri, settings)?.documents ?? []
    var options = CompletionOptions()
    (options.usesSnippets, options.usesLines) = (false, false)
    options.project = settings.linter.configuration.project
    options.topics = { self.topics(without: document.uri) }
    let completer = CodeCompleter(
      bytes: document.bytes, offset: offset, linter: linter, options: options,
      page: FieldPage(isMarkdown: capabilities.showsItemMarkdown))
    let lines = LSPLines(document.bytes, capabilities.encoding)
    return completer.offers(documents).enumerated().map { index, offer in
      [
        "label": .string(offer.label), "kind": .number(CompletionList.kind(offer.kind)),
        "detail": offer.detail.map { .string($0) },
        "documentation": offer.documentation.isEmpty
          ? nil
          : [
            "kind": capabilities.showsItemMarkdown ? "markdown" : "plaintext",
            "value": .string(offer.documentation),
          ],
        "sortText": .string(String(1000 + index)), "filterText": .string(offer.text),
        "textEdit": [
          "range": LSPRange(offer.range, lines).json, "newText": .string(offer.text),
        ],
      ]
    }
  }
}

/// Offers what can be written at a cursor in code: names as the SDK spells them, and values as the code
/// writes them.
struct CodeCompleter {
  let bytes: [UInt8]
  let offset: Int
  let linter: EmbeddedLinter
  let options: CompletionOptions
  let page: FieldPage

  func offers(_ documents: [EmbeddedDocument]) -> [CodeOffer] {
    if let place = CodePlace(documents, in: bytes, at: offset), isInString(place) {
      return offers(inString: place)
    }
    let word = word
    if let names = names(inString: word) { return names }
    if documents.isEmpty { return [] }
    if let start = startOfName(word) { return names(word, from: start) }
    return CodePlace(documents, in: bytes, at: offset).map(values) ?? []
  }

  // MARK: The cursor

  /// The name around the cursor.
  private var word: ByteRange {
    let start = bytes[..<offset].lastIndex { !$0.isOfWord }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { !$0.isOfWord } ?? bytes.count
    return ByteRange(start, end)
  }

  /// Whether a builder is written as a chain of calls.
  private var isChained: Bool { [.java, .kotlin, .scala].contains(linter.language) }

  /// Where the member whose name is at the cursor begins; nil if there is a value.
  private func startOfName(_ word: ByteRange) -> Int? {
    let before = bytes[..<word.start].lastIndex { !JSONEscaping.isSpace($0) }
    guard let before else { return nil }
    guard isChained else {
      return bytes[before] == .comma || bytes[before] == .openBrace
        || bytes[before] == .openParenthesis ? word.start : nil
    }
    guard bytes[before] == .period,
      let last = bytes[..<before].lastIndex(where: { !JSONEscaping.isSpace($0) }),
      bytes[last] == UInt8(ascii: ")")
    else { return nil }
    return last + 1
  }

  private func isInString(_ place: CodePlace) -> Bool {
    guard let token = place.cursor.token, token.isString else { return false }
    let outer = place.outer(token.range)
    guard outer.start < offset, offset < outer.end else { return false }
    return bytes[outer.start] == .quote || bytes[outer.start] == .apostrophe
  }

  // MARK: Texts

  private func offers(inString place: CodePlace) -> [CodeOffer] {
    let cursor = place.cursor
    guard let token = cursor.token else { return [] }
    if cursor.role == .value, let words = words(place, cursor) {
      return offers(words, place.outer(token.range))
    }
    return apiOffers(place).compactMap { offer -> CodeOffer? in
      let text = offer.kind == .property ? "\"\(offer.label)\"" : offer.text
      guard text.utf8.first == .quote, offer.edits.isEmpty,
        let edit = place.document.outerEdit(Edit(offer.range, text))
      else { return nil }
      return CodeOffer(
        label: offer.label, kind: offer.kind, detail: offer.detail,
        documentation: page.text(of: offer), range: edit.range, text: edit.replacement)
    }
  }

  /// The offers for the text of a document. If it is open whether an SDK takes it, only those that are
  /// right for both.
  private func apiOffers(_ place: CodePlace) -> [CompletionOffer] {
    func offers(_ kind: DocumentKind?) -> [CompletionOffer] {
      Completer.offers(place.text, at: place.inner, in: place.whole, kind: kind, options).filter {
        $0.kind != .block
      }
    }
    let kind = place.kind
    guard place.document.isAmbiguous || kind == .message && place.document.sdk == nil else {
      return offers(kind)
    }
    let other = offers(.adminNode)
    return offers(kind).filter { offer in
      other.contains { $0.label == offer.label && $0.text == offer.text }
    }
  }

  // MARK: Values

  /// The values of the member at a place that the SDK takes.
  private func words(_ place: CodePlace, _ cursor: JSONCursor) -> [String]? {
    guard let naming = place.naming, naming.sdk != .node, naming.sdk != .client,
      case .choice(let choice)? = naming.role(at: place.path(cursor))
    else { return nil }
    return choice.values(naming.sdk)
  }

  private func values(_ place: CodePlace) -> [CodeOffer] {
    guard let expression = place.expression else { return [] }
    let start = JSONCursor(place.text, at: expression.inner.lowerBound, in: place.whole)
    guard start.role == .value, let words = words(place, start) else { return [] }
    return offers(words, ByteRange(expression.outer.lowerBound, expression.outer.upperBound))
  }

  private func offers(_ words: [String], _ range: ByteRange) -> [CodeOffer] {
    let quote = bytes[range.start]
    return words.map { word in
      var text = word
      if quote == .apostrophe { text = "'" + word.dropFirst().dropLast() + "'" }
      return CodeOffer(label: word, kind: .word, range: range, text: text)
    }
  }

  // MARK: Names

  private func names(_ word: ByteRange, from start: Int) -> [CodeOffer] {
    // The reader takes a name without a value for something else, and an object without members for
    // nothing.
    let rest = Array(bytes[..<start] + (isChained ? [] : member(word)) + bytes[word.end...])
    let documents = linter.documents(in: rest)
    guard let place = CodePlace.object(in: documents, of: rest, at: start, isChain: isChained)
    else {
      return []
    }
    if let naming = place.naming, naming.sdk != .node, let type = type(place, naming) {
      return names(of: type, place, naming, word)
    }
    guard [.javaScript, .typeScript, .ruby, .component].contains(linter.language),
      let key = CodePlace(documents, in: rest, at: start), key.cursor.role == .key
    else { return [] }
    return apiOffers(key).compactMap { offer in
      guard offer.kind == .property, offer.label.utf8.allSatisfy({ $0.isOfWord }) else {
        return nil
      }
      return CodeOffer(
        label: offer.label, detail: offer.detail, documentation: page.text(of: offer), range: word,
        text: offer.label + ": ")
    }
  }

  /// The names that may replace a text that is the key of no member yet; nil if there is no such text.
  private func names(inString word: ByteRange) -> [CodeOffer]? {
    let (open, close) = (word.start - 1, word.end)
    guard open >= 0, close < bytes.count, bytes[open] == .quote || bytes[open] == .apostrophe,
      bytes[close] == bytes[open], let pair = Self.pair(linter.language),
      let next = bytes[(close + 1)...].first(where: { !JSONEscaping.isSpace($0) }),
      ",)}]".utf8.contains(next)
    else { return nil }
    let rest = bytes[...close] + Array(pair.utf8) + bytes[(close + 1)...]
    let filled = CodeCompleter(
      bytes: Array(rest), offset: offset, linter: linter, options: options, page: page)
    guard let place = CodePlace(linter.documents(in: filled.bytes), in: filled.bytes, at: offset),
      filled.isInString(place), place.cursor.role == .key
    else { return nil }
    return filled.offers(inString: place)
  }

  /// What is between a key and its value, with a value; nil if no literal has both.
  private static func pair(_ language: HostLanguage) -> String? {
    switch language {
    case .kotlin: " to 0"
    case .scala: " -> 0"
    case .php, .ruby, .elixir: " => 0"
    case .java, .csharp: nil
    default: ": 0"
    }
  }

  /// A member in the place of the name at the cursor, with a name of no field.
  private func member(_ word: ByteRange) -> [UInt8] {
    let next = bytes[word.end...].first { !JSONEscaping.isSpace($0) }
    let isLast = next.map { ",)}]".utf8.contains($0) } ?? true
    let text = [.python, .csharp].contains(linter.language) ? "x = 0" : "x: 0"
    return Array((isLast ? text : text + ", ").utf8)
  }

  /// The type of the object at a place.
  private func type(_ place: CodePlace, _ naming: SDKNaming) -> SDKType? {
    let path = place.path(place.cursor)
    if path.isEmpty {
      let head = bytes[place.document.range.lowerBound...].prefix(80)
      return String(decoding: head, as: UTF8.self).contains(bytesOf: "Multicast")
        ? .multicastMessage : .message
    }
    if case .instance(let type)? = naming.role(at: path) { return type }
    return nil
  }

  private func names(
    of type: SDKType, _ place: CodePlace, _ naming: SDKNaming, _ word: ByteRange
  ) -> [CodeOffer] {
    let present = place.cursor.siblings.map { JSONCursor.text(of: $0, in: place.text) }
    return type.members(naming.sdk).compactMap { field in
      let key = field.key.description.split(separator: " ").map(String.init)
      if key.count == 1, present.contains(key[0]) { return nil }
      let name = self.name(of: field, in: type, naming.sdk)
      let shape = field.role.shape(naming.sdk)
      return CodeOffer(
        label: name, detail: shape, documentation: documentation(of: type, key, (name, shape)),
        range: word, text: Self.written(name, naming.sdk))
    }
  }

  /// The name of a member. Clients for Swift and Dart write the names of the API in camel case.
  private func name(of field: SDKField, in type: SDKType, _ sdk: AdminSDK) -> String {
    let isJoined = sdk == .client && [.swift, .dart].contains(linter.language)
    return isJoined
      ? SDKNaming.name(of: field, in: .webpushNotification, .dart)
      : SDKNaming.name(of: field, in: type, sdk)
  }

  /// A name with what follows it in code.
  private static func written(_ name: String, _ sdk: AdminSDK) -> String {
    switch sdk {
    case .python: name + "="
    case .java: name + "()"
    case .dotnet: name + " = "
    case .go, .dart, .client: name + ": "
    default: name
    }
  }

  private func documentation(
    of type: SDKType, _ key: [String], _ code: FieldPage.CodeName
  ) -> String {
    let names = (type.path?.description.split(separator: " ").map(String.init) ?? []) + key
    var text: [UInt8] = []
    for name in names { text += Array("{\"\(name)\":".utf8) }
    let place = text.count - 2
    let location = FieldLocation(
      text + [UInt8(ascii: "0")], at: place, in: ByteRange(0, text.count + 1), kind: .message)
    return location.flatMap { page.text(of: $0, in: code) } ?? ""
  }
}
