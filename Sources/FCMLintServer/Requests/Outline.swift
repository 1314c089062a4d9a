import FCMLint
import FCMLintEmbedding
import FCMLintReporting

// Source: Language Server Protocol 3.17, Document Symbols and Folding Range Requests.
extension LanguageServer {
  /// The members of the documents, by their names.
  func symbols(_ message: JSONRPCMessage) -> JSONValue? {
    outline(message) { outline in
      .array(capabilities.nestsSymbols ? outline.symbols : outline.flatSymbols)
    }
  }

  /// The objects and arrays that span several lines.
  func foldingRanges(_ message: JSONRPCMessage) -> JSONValue? {
    outline(message) { .array($0.folds) }
  }

  private func outline(
    _ message: JSONRPCMessage, _ body: (Outline) -> JSONValue
  ) -> JSONValue? {
    message.uri.flatMap { documents[$0] }.flatMap { document in
      // The editor knows the structure of other languages.
      guard document.isJSON || HostLanguage(path: document.path) == nil else { return nil }
      return body(Outline(document, LSPLines(document.bytes, capabilities.encoding)))
    }
  }
}

/// The structure of a document.
struct Outline {
  private(set) var symbols: [JSONValue] = []
  private(set) var flatSymbols: [JSONValue] = []
  private(set) var folds: [JSONValue] = []
  private let uri: DocumentURI
  private let lines: LSPLines
  /// The offset of the current document in the source.
  private var offset = 0
  private var count = 0

  /// The maximum number of symbols and of folds, and of nested symbols.
  private static let (limit, depthLimit) = (5000, 64)

  init(_ document: OpenDocument, _ lines: LSPLines) {
    uri = document.uri
    self.lines = lines
    switch document.layout {
    case .single: add(document.bytes, "")
    case .lines:
      var number = 0
      for line in document.bytes.split(separator: .lineFeed) where count < Self.limit {
        offset = line.startIndex
        add(Array(line), "[\(number)]")
        number += 1
      }
    }
  }

  /// Adds one document; its members, or if it has a name, itself.
  private mutating func add(_ bytes: [UInt8], _ name: String) {
    // The closure does not escape.
    nonisolated(unsafe) var outline = self
    JSONTree.read(bytes) { tree in
      guard let root = tree.root else { return }
      if name.isEmpty {
        outline.symbols = outline.children(of: root, "", 0)
      } else if let symbol = outline.symbol(root, name, root.range, in: "", depth: 0) {
        outline.symbols.append(symbol)
      }
      for node in root.descendants where node.isObject || node.isArray { outline.fold(node) }
    }
    self = outline
  }

  private mutating func children(
    of node: JSONNode, _ container: String, _ depth: Int
  ) -> [JSONValue] {
    guard depth < Self.depthLimit else { return [] }
    var result: [JSONValue] = []
    for member in node.members where count < Self.limit {
      let name = member.key.text ?? ""
      if let symbol = symbol(
        member.value, name, member.key.range, in: container, depth: depth)
      {
        result.append(symbol)
      }
    }
    for (index, element) in node.elements.enumerated() where count < Self.limit {
      if let symbol = symbol(
        element, "[\(index)]", element.range, in: container, depth: depth)
      {
        result.append(symbol)
      }
    }
    return result
  }

  private mutating func symbol(
    _ node: JSONNode, _ name: String, _ selection: ByteRange, in container: String, depth: Int
  ) -> JSONValue? {
    count += 1
    // An empty name is not allowed.
    let name = name.isEmpty ? "\"\"" : Excerpt.visible(SecretScanner.shortened(name))
    let whole = range(ByteRange(selection.start, max(selection.end, node.range.end)))
    let detail = node.isObject || node.isArray ? nil : JSONValue.string(node.excerpt)
    flatSymbols.append([
      "name": .string(name), "kind": .number(Self.kind(node)),
      "location": ["uri": .string(uri.text), "range": whole],
      "containerName": container.isEmpty ? nil : .string(container),
    ])
    let children = children(of: node, name, depth + 1)
    return [
      "name": .string(name), "detail": detail, "kind": .number(Self.kind(node)), "range": whole,
      "selectionRange": range(selection),
      "children": children.isEmpty ? nil : .array(children),
    ]
  }

  private func range(_ range: ByteRange) -> JSONValue {
    LSPRange(ByteRange(range.start + offset, range.end + offset), lines).json
  }

  private mutating func fold(_ node: JSONNode) {
    guard folds.count < Self.limit else { return }
    let place = LSPRange(
      ByteRange(node.range.start + offset, max(node.range.start, node.range.end - 1) + offset),
      lines)
    // The line of the closing bracket stays visible.
    guard place.end.line - 1 > place.start.line else { return }
    folds.append([
      "startLine": .number(place.start.line), "endLine": .number(place.end.line - 1),
    ])
  }

  /// The kind of symbol for a value.
  private static func kind(_ node: JSONNode) -> Int {
    switch node.kind {
    case .object: 19
    case .array: 18
    case .number: 16
    case .true, .false: 17
    case .null: 21
    default: 15
    }
  }
}
