import FCMLintEmbedding
import FCMLintRules

@testable import FCMLint

/// Checks, for any bytes in any language, that all places lie in the source, that the text of
/// documents agrees with the source, and that fixes change nothing outside the documents.
func fuzzEmbedded(_ bytes: [UInt8]) {
  // The first byte chooses the language.
  let languages = HostLanguage.allCases
  let language = languages[Int(bytes.first ?? 0) % languages.count]
  let source = Array(bytes.dropFirst())
  let documents = EmbeddedExtractor.documents(in: source, language: language)
  var end = 0
  for document in documents {
    // A variant is a part of the document before it, or of a variable that this document uses.
    let isInOrder = document.isVariant || end <= document.range.lowerBound
    invariant(
      isInOrder && document.range.upperBound <= source.count,
      "\(language): \(document.range) of \(source.count) after \(end)")
    if !document.isVariant { end = document.range.upperBound }
    checkMap(of: document, source)
  }
  let report = EmbeddedLinter(
    LintSession(linter), language: language, templates: .standard, kind: nil
  ).lint(source, extras: .acceptedFixes)
  for diagnostic in report.diagnostics {
    let edits = diagnostic.fixes.flatMap(\.edits).map(\.range)
    for range in [diagnostic.range] + diagnostic.notes.map(\.range) + edits {
      invariant(
        range.start >= 0 && range.end <= source.count, "\(diagnostic.rule) at \(range)")
    }
  }
  let fixer = EmbeddedFixer(linter, language: language, kind: nil, includesUnsafe: true)
  let fixed = fixer.fix(source).bytes
  let after = EmbeddedExtractor.documents(in: fixed, language: language)
  invariant(
    outside(documents, source) == outside(after, fixed), "\(language): a fix changes other text")
}

private func checkMap(of document: EmbeddedDocument, _ source: [UInt8]) {
  var inner = 0
  for segment in document.map.segments {
    invariant(segment.inner.lowerBound == inner, "a gap in the text at \(inner)")
    inner = segment.inner.upperBound
    invariant(segment.outer.upperBound <= source.count, "\(segment.outer) of \(source.count)")
    guard segment.isVerbatim else { continue }
    invariant(
      document.text[segment.inner].elementsEqual(source[segment.outer]),
      "\(segment) is not verbatim")
  }
  invariant(inner == document.text.count, "the map ends at \(inner)")
}

/// The text before, between and after documents, their variables and variants.
private func outside(_ documents: [EmbeddedDocument], _ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var place = 0
  var parts: [ArraySlice<UInt8>] = []
  let ranges = documents.flatMap { [$0.range] + $0.parts }
  for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    if range.lowerBound > place { parts.append(bytes[place..<range.lowerBound]) }
    place = max(place, range.upperBound)
  }
  return parts + [bytes[place...]]
}
