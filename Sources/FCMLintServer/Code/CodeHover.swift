import FCMLint
import FCMLintEmbedding
import FCMLintReporting

// Hover in documents in other languages.
extension LanguageServer {
  /// The documentation of the name or value at an offset of a source, in the words of its SDK.
  func codePage(_ document: OpenDocument, _ documents: [EmbeddedDocument], _ offset: Int)
    -> (ByteRange, String)?
  {
    guard
      let place = CodePlace(documents, in: document.bytes, at: offset)
    else { return nil }
    let inner = place.keyBeforeBracket ?? place.inner
    let page = FieldPage(isMarkdown: capabilities.showsMarkdown)
    guard
      let location = FieldLocation(place.text, at: inner, in: place.whole, kind: place.kind),
      let text = page.text(of: location, in: place.codeName(of: location))
    else { return nil }
    let range = place.outer(location.range)
    let isAround = range.start <= offset && offset <= range.end
    return (isAround ? range : ByteRange(offset, offset), text)
  }
}

extension CodePlace {
  /// At the bracket of an object, which is the name of its type, the key before it.
  fileprivate var keyBeforeBracket: Int? {
    guard text.indices.contains(inner), text[inner] == .openBrace else { return nil }
    let before = text[..<inner].lastIndex { $0 != .colon && $0 != .space }
    return before.flatMap { text[$0] == .quote && $0 > 0 ? $0 - 1 : nil }
  }

  /// The name of a field in the code, and what its SDK takes; nil for the name that it has in the API.
  func codeName(of location: FieldLocation) -> FieldPage.CodeName? {
    guard let naming, naming.sdk != .node, let row = location.row else { return nil }
    let object = location.path.split(separator: ".").map(String.init)
    let names = (object.first == "message" ? object.dropFirst() : object[...]) + [row.name]
    let path = names.joined(separator: ".")
    return naming.text(.name(path)).map { name in
      (name, naming.role(at: path).flatMap { $0.shape(naming.sdk) })
    }
  }
}
