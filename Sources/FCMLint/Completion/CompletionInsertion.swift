/// How text is inserted at a cursor: with its quotes, the commas that are missing, and the line breaks
/// of the document.
struct CompletionInsertion {
  private let bytes: [UInt8]
  private let part: ByteRange
  private let cursor: JSONCursor
  private let options: CompletionOptions
  private let lines: SkeletonWriter.Lines?

  init(
    _ bytes: [UInt8], _ part: ByteRange, _ cursor: JSONCursor, _ options: CompletionOptions
  ) {
    self.bytes = bytes
    self.part = part
    self.cursor = cursor
    self.options = options
    lines = options.usesLines ? CompletionLines.of(bytes, part, cursor) : nil
  }

  /// The offer with the commas and the blank that are missing around it.
  func completed(_ offer: CompletionOffer) -> CompletionOffer {
    var offer = offer
    var start = ""
    if let place = cursor.missingComma {
      if place < offer.range.start {
        offer.edits.append(Edit(ByteRange(place, place), ","))
      } else {
        start = ", "
      }
    }
    if cursor.role == .value, byteBefore(offer.range.start) == .colon { start = " " }
    var end = ""
    if case .value(let next) = cursor.next, cursor.role != .key || isOnLaterLine(next) {
      end = cursor.replaced.end == next ? ", " : ","
    }
    offer.text = start + offer.text + end
    offer.snippet = offer.snippet.map { start + $0 + end }
    return offer
  }

  private func byteBefore(_ place: Int) -> UInt8? { place > part.start ? bytes[place - 1] : nil }

  /// Whether the next value is not on the line of the token at the cursor, so that it is not its value.
  func isOnLaterLine(_ next: Int) -> Bool {
    cursor.token == nil
      || bytes[cursor.replaced.end..<max(next, cursor.replaced.end)].contains(.lineFeed)
  }

  /// The text without and with tab stops.
  func write(_ body: (inout SkeletonWriter) -> Void) -> (text: String, snippet: String?) {
    var plain = SkeletonWriter(hasStops: false, lines: lines)
    body(&plain)
    guard options.usesSnippets else { return (plain.text, nil) }
    var stops = SkeletonWriter(hasStops: true, lines: lines)
    body(&stops)
    return (plain.text, stops.text)
  }

  /// The text that an editor compares with a token in the range of an offer.
  func filter(_ text: String) -> String {
    cursor.token?.isString == true ? JSONEscaping.quoted(text) : text
  }

  /// The offer of a member: its name and, unless it is there, a colon and a value.
  func offer(_ name: String, _ value: Skeleton) -> CompletionOffer {
    let isWhole = cursor.next == .colon
    var hasValue = false
    if case .value(let next) = cursor.next { hasValue = !isOnLaterLine(next) }
    let written = write { writer in
      writer.write(JSONEscaping.quoted(name))
      if isWhole { return }
      writer.write(": ")
      if !hasValue { writer.write(value) }
    }
    return CompletionOffer(
      kind: .property, label: name, summary: "", range: cursor.replaced, text: written.text,
      snippet: isWhole ? nil : written.snippet, filter: filter(name))
  }
}

/// The line breaks and the indentation of a document around a cursor.
enum CompletionLines {
  /// The maximum number of bytes that are read.
  private static let sight = 4096

  /// Nil for a document on one line.
  static func of(
    _ bytes: [UInt8], _ part: ByteRange, _ cursor: JSONCursor
  ) -> SkeletonWriter.Lines? {
    let end = min(part.end, part.start + sight)
    let near = bytes[part.start..<end]
    guard part.end - part.start < 3 || near.contains(.lineFeed) else { return nil }
    var start = min(cursor.replaced.start, part.end)
    while start > part.start, bytes[start - 1] != .lineFeed { start -= 1 }
    let isWindows = zip(near, near.dropFirst()).contains {
      $0 == .carriageReturn && $1 == .lineFeed
    }
    return SkeletonWriter.Lines(
      lineBreak: isWindows ? "\r\n" : "\n", unit: unit(near),
      margin: blanks(bytes[start..<part.end]))
  }

  private static func blanks(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix { $0 == .space || $0 == .tab }.prefix(200), as: UTF8.self)
  }

  /// The least indentation of a line.
  private static func unit(_ text: ArraySlice<UInt8>) -> String {
    var least: String?
    for line in text.split(separator: .lineFeed) {
      let blanks = blanks(line)
      guard !blanks.isEmpty, blanks.utf8.count < line.count else { continue }
      if blanks.utf8.count < least?.utf8.count ?? .max { least = blanks }
    }
    return least ?? "  "
  }
}
