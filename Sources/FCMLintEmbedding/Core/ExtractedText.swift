import FCMLint

/// Text in a host language: a source, or a part of one whose indentation or quoting is undone.
package struct ExtractedText {
  /// The bytes of the text.
  package let bytes: [UInt8]
  /// The places of the text in the source.
  package let map: SourceMap
  /// How to write replacements, from the text outward; nil if the text cannot be edited.
  package let quoting: [HostQuoting]?
  /// How many texts this one is nested in.
  package let depth: Int
  /// The placeholder styles of the configuration.
  private let templates: PlaceholderSyntax
  /// The kind of literals that may be documents and have little evidence; nil if they are none.
  let forced: DocumentKind?
  /// Shared by all texts of a source.
  private let notes: SourceNotes

  /// The maximum depth of texts in texts.
  package static let maximumDepth = 4

  /// More documents in one text are not read, so that the memory for them is limited.
  private static let mostDocuments = 10_000

  /// Creates the text of a whole source.
  ///
  /// - Parameter keepsPlaces: whether documents know their places, without which they can neither be
  ///   reported nor fixed.
  package init(
    _ bytes: [UInt8], templates: PlaceholderSyntax = .standard, forced: DocumentKind? = nil,
    keepsPlaces: Bool = true
  ) {
    self.init(
      bytes: bytes, map: SourceMap(identity: bytes.count), quoting: [.raw], depth: 0,
      templates: templates, forced: forced, notes: SourceNotes(keepsPlaces: keepsPlaces))
  }

  private init(
    bytes: [UInt8], map: SourceMap, quoting: [HostQuoting]?, depth: Int,
    templates: PlaceholderSyntax, forced: DocumentKind?, notes: SourceNotes
  ) {
    self.bytes = bytes
    self.map = map
    self.quoting = quoting
    self.depth = depth
    self.templates = templates
    self.forced = forced
    self.notes = notes
  }

  /// Whether something in the source is not read, because there is too much of it.
  package var isIncomplete: Bool { notes.isIncomplete }

  /// Notes that something in the source is not read.
  func noteOmission() { notes.isIncomplete = true }

  /// The calls in the source that send by an API that is switched off.
  var retiredCalls: [(range: Range<Int>, call: RetiredCall)] { notes.retiredCalls }

  /// Notes a call in this text.
  func note(_ call: RetiredCall, at range: Range<Int>) {
    notes.retiredCalls.append((map.outerRange(range), call))
  }

  /// The text that a builder made of this one, which is empty if it has too many parts.
  ///
  /// - Parameter quoting: how to write replacements in this text; nil if they cannot be written.
  package func nested(_ builder: TextBuilder, quoting: HostQuoting?) -> ExtractedText {
    let builder = complete(builder)
    return ExtractedText(
      bytes: builder.text, map: builder.map.composed(with: map),
      quoting: quoting.flatMap { own in self.quoting.map { [own] + $0 } }, depth: depth + 1,
      templates: templates, forced: forced, notes: notes)
  }

  /// A builder, or an empty one instead of one with too many parts, whose text has no end.
  private func complete(_ builder: TextBuilder) -> TextBuilder {
    guard builder.isCut else { return builder }
    noteOmission()
    return TextBuilder(bytes)
  }

  /// The document that a builder made of this text. One of too many parts is no document.
  ///
  /// - Parameters:
  ///   - range: the range of the document in this text.
  ///   - quoting: how to write replacements in this text, from the document outward; nil if they
  ///     cannot be written.
  package func document(
    _ builder: TextBuilder, range: Range<Int>, language: HostLanguage,
    kind: DocumentKind? = nil, quoting: [HostQuoting]?
  ) -> EmbeddedDocument {
    let kind = builder.isCut ? nil : kind
    let builder = complete(builder)
    let keepsPlaces = notes.keepsPlaces
    return EmbeddedDocument(
      range: map.outerRange(range), language: language, text: builder.text.trimmed,
      map: keepsPlaces ? builder.map.composed(with: map).trimmed : SourceMap(), kind: kind,
      quoting: keepsPlaces ? quoting.flatMap { own in self.quoting.map { own + $0 } } : nil)
  }

  /// The blanks at the start of the line that contains an offset.
  func indentation(at offset: Int) -> Range<Int> {
    let start = bytes.lineStart(of: offset)
    return start..<bytes.endOfBlanks(from: start, to: offset)
  }
}

extension ExtractedText {
  /// Whether a candidate is a document: it has as much evidence as a JSON file needs, or a kind that
  /// its context determines.
  func isDocument(_ candidate: EmbeddedDocument) -> Bool {
    candidate.kind != nil || DocumentKind.detected(in: candidate.text, templates: templates) != nil
  }

  /// Adds the candidates that are documents.
  ///
  /// Others would need many times the memory of their text. The first is kept, because what is around
  /// it may determine its kind.
  func add(_ candidates: [EmbeddedDocument], to documents: inout [EmbeddedDocument]) {
    for candidate in candidates where documents.isEmpty || isDocument(candidate) {
      if !hasRoom(after: documents) { return }
      documents.append(candidate)
    }
  }

  /// Whether one more document is kept; if not, the source was not read completely.
  func hasRoom(after documents: [EmbeddedDocument]) -> Bool {
    if documents.count == Self.mostDocuments { noteOmission() }
    return documents.count < Self.mostDocuments
  }
}

/// What is noted while a source is read.
private final class SourceNotes {
  /// Whether the documents of the source know their places.
  let keepsPlaces: Bool
  /// Whether a part of the source is not read.
  var isIncomplete = false
  var retiredCalls: [(range: Range<Int>, call: RetiredCall)] = []

  init(keepsPlaces: Bool) { self.keepsPlaces = keepsPlaces }
}

/// Builds text from parts of another text and replacements of its other parts.
package struct TextBuilder: Sendable {
  /// The text that the parts are from.
  package let source: [UInt8]
  /// The text so far.
  package private(set) var text: [UInt8] = []
  /// The places of the text in the source.
  package private(set) var map: SourceMap
  /// A text of more segments ends before the next one, so that the memory for them is limited.
  private static let mostSegments = 1 << 18
  /// Whether the text has ended before its last segment.
  private(set) var isCut = false

  /// Creates a builder of an empty text.
  ///
  /// - Parameter origin: the place of an empty text in the source.
  package init(_ source: [UInt8], at origin: Int = 0) {
    self.source = source
    map = SourceMap(at: origin)
  }

  /// Adds a part of the source unchanged.
  package mutating func append(verbatim range: Range<Int>) {
    if isFull() { return }
    let range = range.clamped(to: 0..<source.count)
    map.append(
      SourceMap.Segment(
        inner: text.count..<text.count + range.count, outer: range, isVerbatim: true))
    text += source[range]
  }

  private mutating func isFull() -> Bool {
    isCut = isCut || map.segments.count >= Self.mostSegments
    return isCut
  }

  /// Adds a part of the source without the indentation of its lines, which is given by a range.
  mutating func append(verbatim range: Range<Int>, without indentation: Range<Int>) {
    var start = range.lowerBound
    if text.last == .lineFeed {
      for byte in source[indentation] where start < range.upperBound && source[start] == byte {
        start += 1
      }
    }
    while start < range.upperBound {
      let next = min(source.lineEnd(from: start, to: range.upperBound) + 1, range.upperBound)
      append(verbatim: start..<next)
      start = next
      guard source[next - 1] == .lineFeed else { continue }
      for byte in source[indentation] where start < range.upperBound && source[start] == byte {
        start += 1
      }
    }
  }

  /// Adds text that replaces a part of the source.
  package mutating func append(_ replacement: some Collection<UInt8>, for range: Range<Int>) {
    if isFull() { return }
    let start = text.count
    text += replacement
    map.append(
      SourceMap.Segment(
        inner: start..<text.count, outer: range.clamped(to: 0..<source.count), isVerbatim: false))
  }

  /// Adds text that replaces a part of the source.
  package mutating func append(_ replacement: StaticString, for range: Range<Int>) {
    append(
      UnsafeBufferPointer(start: replacement.utf8Start, count: replacement.utf8CodeUnitCount),
      for: range)
  }

  /// The same text without its first bytes.
  package func dropFirst(_ count: Int) -> TextBuilder {
    var result = TextBuilder(source, at: map.outer(count))
    result.isCut = isCut
    for segment in map.segments where segment.inner.upperBound > count {
      let inner = max(segment.inner.lowerBound, count)..<segment.inner.upperBound
      if segment.isVerbatim {
        let start = segment.outer.lowerBound + inner.lowerBound - segment.inner.lowerBound
        result.append(verbatim: start..<segment.outer.upperBound)
      } else {
        result.append(text[inner], for: segment.outer)
      }
    }
    return result
  }

  /// The same text without the indentation of its lines, which is given by a range of the source.
  func without(_ indentation: Range<Int>) -> TextBuilder {
    if indentation.isEmpty { return self }
    var result = TextBuilder(source, at: map.outer(0))
    result.isCut = isCut
    for segment in map.segments {
      if segment.isVerbatim {
        result.append(verbatim: segment.outer, without: indentation)
      } else {
        result.append(text[segment.inner], for: segment.outer)
      }
    }
    return result
  }
}
