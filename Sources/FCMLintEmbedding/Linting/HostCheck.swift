import FCMLint

/// Some fixes of a document, as edits of its text.
struct HostChange: Hashable {
  var document: Int
  var fixes: [Fix]
}

/// Checks that fixes change a source as they change its documents. The source is read again after
/// them: each document must be the fixed one, at its old place, and nothing else may change.
struct HostCheck {
  private let linter: EmbeddedLinter
  private let bytes: [UInt8]
  private let documents: [EmbeddedDocument]
  /// The remaining number of bytes that are read to check the fixes of one source: a multiple of its
  /// length, so that the time is linear.
  private var allowance: Int
  var isExhausted: Bool { allowance <= 0 }

  init(_ linter: EmbeddedLinter, _ bytes: [UInt8], _ documents: [EmbeddedDocument]) {
    self.linter = linter
    self.bytes = bytes
    self.documents = documents
    allowance = min(1 << 20 + 64 * bytes.count, 1 << 26)
  }

  /// The changes, each of which may be made without the others, that are correct.
  func confirmed(each changes: [HostChange]) -> Set<HostChange> {
    var check = self
    var result: Set<HostChange> = []
    var rest = changes
    // Changes that do not overlap are checked together, so that the time is proportional to the
    // source and to the fixes of one place.
    while !rest.isEmpty, !check.isExhausted {
      let (group, others) = check.divide(rest)
      result.formUnion(check.confirmed(group))
      rest = others
    }
    return result
  }

  /// Some correct changes, and those of others that are correct together with them.
  mutating func confirmed(_ changes: [HostChange], with kept: [HostChange] = []) -> [HostChange] {
    var kept = kept
    var open = changes.isEmpty ? [] : [changes[...]]
    while let part = open.popLast(), !isExhausted {
      allowance -= bytes.count + 1
      if isCorrect(kept + part) {
        kept += part
      } else if part.count > 1 {
        let middle = part.startIndex + part.count / 2
        open += [part[middle...], part[..<middle]]
      }
    }
    return kept
  }

  /// The source after some changes.
  func applied(_ changes: [HostChange]) -> [UInt8] {
    EditApplication.apply(changes.flatMap(outerEdits), to: bytes)
  }

  private func outerEdits(of change: HostChange) -> [Edit] {
    documents[change.document].outerEdits(change.fixes.flatMap { $0.edits }) ?? []
  }

  /// The changes that do not overlap an earlier one, and the others.
  private func divide(_ changes: [HostChange]) -> (group: [HostChange], others: [HostChange]) {
    var group: [HostChange] = []
    var others: [HostChange] = []
    var end = -1
    for change in changes {
      let edits = outerEdits(of: change)
      if let start = edits.map({ $0.range.start }).min(), start > end {
        group.append(change)
        end = edits.map { $0.range.end }.max() ?? 0
      } else {
        others.append(change)
      }
    }
    return (group, others)
  }

  private func isCorrect(_ changes: [HostChange]) -> Bool {
    var edits: [[Edit]] = documents.map { _ in [] }
    for change in changes { edits[change.document] += change.fixes.flatMap { $0.edits } }
    let outer = documents.indices.map { documents[$0].outerEdits(edits[$0]) }
    let allEdits = outer.flatMap { $0 ?? [] }
    let fixed = EditApplication.apply(allEdits, to: bytes)
    linter.releaseLargeMemory()
    let found = linter.documents(in: fixed, keepsPlaces: false)
    guard found.count == documents.count else { return false }
    let places = MovedPlaces(allEdits)
    return documents.indices.allSatisfy { number in
      let (old, new) = (documents[number], found[number])
      guard let outer = outer[number], old.owns(outer, of: bytes) else { return false }
      // A part of this document may be one of the fixed document, too.
      let isShared =
        edits[number].isEmpty
        && allEdits.contains { old.contains($0.range.start..<$0.range.end) }
      return new.range == places.range(old.range) && new.kind == old.kind
        && (isShared || new.text == EditApplication.apply(edits[number], to: old.text))
    }
  }
}

/// Where places of a source are after some edits.
private struct MovedPlaces {
  /// The starts and ends of the edits, in order, and by how much the source grows up to each edit and
  /// with it.
  private var starts: [Int] = []
  private var ends: [Int] = []
  private var growth = [0]

  init(_ edits: [Edit]) {
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      starts.append(edit.range.start)
      ends.append(edit.range.end)
      growth.append((growth.last ?? 0) + edit.replacement.utf8.count - edit.range.count)
    }
  }

  /// The range of a document, to which edits at its edges belong.
  func range(_ old: Range<Int>) -> Range<Int> {
    let before = BinarySearch.count(of: starts.count) { starts[$0] < old.lowerBound }
    let within = BinarySearch.count(of: ends.count) { ends[$0] <= old.upperBound }
    return old.lowerBound + growth[before]..<old.upperBound + growth[within]
  }
}

extension EmbeddedDocument {
  /// Whether edits of the source change only what the text of this document represents: neither a
  /// comment nor any other text between its parts.
  fileprivate func owns(_ edits: [Edit], of bytes: [UInt8]) -> Bool {
    if edits.isEmpty { return true }
    let segments = map.inSourceOrder
    var first = 0
    return edits.sorted { $0.range.start < $1.range.start }.allSatisfy { edit in
      guard contains(edit.range.start..<edit.range.end) else { return false }
      var place = edit.range.start
      while first < segments.count, segments[first].outer.upperBound <= place { first += 1 }
      for segment in segments[first...] {
        if place >= edit.range.end { break }
        let gap =
          place..<max(
            place, isRemark(segment) ? segment.outer.upperBound : segment.outer.lowerBound)
        let removed = bytes[gap.clamped(to: place..<edit.range.end)]
        if !removed.allSatisfy({ $0.isMargin }) { return false }
        place = max(place, segment.outer.upperBound)
      }
      return true
    }
  }

  /// Whether a segment is a space that represents a comment or an omitted member.
  private func isRemark(_ segment: SourceMap.Segment) -> Bool {
    !segment.isVerbatim && segment.outer.count > 1 && text[segment.inner].elementsEqual([.space])
  }
}

extension UInt8 {
  /// Whether it may be part of the margin of a block, which each of its lines has.
  fileprivate var isMargin: Bool { JSONEscaping.isSpace(self) || self == .greaterThan }
}
