import FCMLint

extension EmbeddedDocument {
  /// Completes the previews of the document: expressions as they are in the source, and of a part of a
  /// message only what it sets.
  func complete(_ previews: inout [Linter.Preview], from source: [UInt8]) {
    for index in previews.indices {
      var messages = previews[index].messages
      if let part {
        let platform = Self.platform(of: part)
        messages.removeAll { platform != nil && $0.platform != platform }
        for number in messages.indices { messages[number].keepPart() }
      }
      for number in messages.indices {
        for row in messages[number].rows.indices {
          show(&messages[number].rows[row], from: source)
        }
      }
      previews[index].messages = messages
    }
  }

  /// The platform whose block a part is in; nil if it is for all.
  private static func platform(of part: StaticString) -> PayloadSize.Platform? {
    switch WordList.words(part).first.map({ String(decoding: $0, as: UTF8.self) }) {
    case "android": .android
    case "apns": .apple
    case "webpush": .web
    default: nil
    }
  }

  /// Shows the expressions of a value as in the source.
  private func show(_ row: inout EffectiveMessage.Row, from source: [UInt8]) {
    guard let pointer = row.pointer, row.value.contains(bytesOf: "{{value}}") else { return }
    let range = JSONTree.read(text, tags: true) { $0.root?.range(at: pointer) }
    guard let range else { return }
    var rest = Array(row.value.utf8)
    var shown: [UInt8] = []
    for segment in map.segments
    where !segment.isVerbatim && range.start <= segment.inner.lowerBound
      && segment.inner.upperBound <= range.end && Self.hasPlaceholder(text[segment.inner])
    {
      guard let place = rest.position(of: "{{value}}", in: 0..<rest.count) else { break }
      shown += rest[..<place] + source[segment.outer].withoutBreaks
      rest.removeFirst(place + 9)
    }
    row.value = String(decoding: shown + rest, as: UTF8.self)
    if row.note?.hasPrefix("a placeholder") ?? false {
      row.note = "an expression: the value is known when the code runs"
    }
  }
}

extension EffectiveMessage {
  /// Keeps what a part of a message sets: what applies without a value depends on the other parts.
  fileprivate mutating func keepPart() {
    display = .open
    summary = "a part of a message, which sets only this"
    rows.removeAll { $0.pointer == nil }
  }
}

extension JSONNode {
  /// The range of the value at a pointer whose names need no escapes; nil if there is none.
  fileprivate func range(at pointer: String) -> ByteRange? {
    var node = self
    for name in pointer.split(separator: "/") {
      let element = Int(name).flatMap { number in
        node.elements.enumerated().first { $0.offset == number }?.element
      }
      guard let next = node.member(named: String(name))?.value ?? element else { return nil }
      node = next
    }
    return node.range
  }
}

extension ArraySlice<UInt8> {
  /// The text with one space instead of any white space.
  fileprivate var withoutBreaks: [UInt8] {
    Array(split { $0 <= .space }.joined(separator: [.space]))
  }
}
