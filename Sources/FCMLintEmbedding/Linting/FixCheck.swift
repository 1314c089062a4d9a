import FCMLint

/// Checks that fixes change a source as they change its documents: the documents are extracted from
/// the fixed source, and compared with the fixed documents.
struct FixCheck {
  private let linter: EmbeddedLinter
  private let bytes: [UInt8]
  private let documents: [EmbeddedDocument]

  /// A fix of one of the documents.
  struct Candidate {
    var document: Int
    var fix: EmbeddedLinter.MappedFix
  }

  /// The maximum number of bytes that are extracted to check the fixes of one source.
  private static let budget = 1 << 26

  init(_ linter: EmbeddedLinter, _ bytes: [UInt8], _ documents: [EmbeddedDocument]) {
    self.linter = linter
    self.bytes = bytes
    self.documents = documents
  }

  /// The fixes, as edits of the source, that change it correctly.
  func confirmed(_ fixes: [[EmbeddedLinter.MappedFix]]) -> Set<Fix> {
    var rest: [Candidate] = []
    for (number, fixes) in fixes.enumerated() {
      rest += fixes.map { Candidate(document: number, fix: $0) }
    }
    var result: Set<Fix> = []
    var allowance = Self.budget
    // Fixes that do not overlap are checked together, so that the time is proportional to the
    // source and to the fixes of one place.
    while !rest.isEmpty, allowance > 0 {
      let (group, others) = Self.divide(rest)
      rest = others
      var open = [group[...]]
      while let part = open.popLast(), allowance > 0 {
        allowance -= bytes.count + 1
        if isCorrect(Array(part)) {
          for candidate in part { result.insert(candidate.fix.outer) }
        } else if part.count > 1 {
          let middle = part.startIndex + part.count / 2
          open += [part[middle...], part[..<middle]]
        }
      }
    }
    return result
  }

  /// The fixes that do not overlap an earlier one, and the others.
  static func divide(_ candidates: [Candidate]) -> (group: [Candidate], others: [Candidate]) {
    var group: [Candidate] = []
    var others: [Candidate] = []
    var end = -1
    for candidate in candidates {
      let edits = candidate.fix.outer.edits
      let start = edits.map { $0.range.start }.min() ?? 0
      if start > end {
        group.append(candidate)
        end = edits.map { $0.range.end }.max() ?? 0
      } else {
        others.append(candidate)
      }
    }
    return (group, others)
  }

  /// The source after some fixes.
  func applied(_ candidates: [Candidate]) -> [UInt8] {
    EditApplication.apply(candidates.flatMap { $0.fix.outer.edits }, to: bytes)
  }

  /// Whether the documents of the source after some fixes are the fixed documents.
  func isCorrect(_ candidates: [Candidate]) -> Bool {
    let isInside = candidates.allSatisfy { candidate in
      let document = documents[candidate.document]
      return candidate.fix.outer.edits.allSatisfy {
        document.contains($0.range.start..<$0.range.end)
      }
    }
    guard isInside else { return false }
    let found = linter.documents(in: applied(candidates))
    guard found.count == documents.count else { return false }
    var edits: [[Edit]] = documents.map { _ in [] }
    for candidate in candidates { edits[candidate.document] += candidate.fix.inner.edits }
    return documents.indices.allSatisfy { number in
      let wanted = EditApplication.apply(edits[number], to: documents[number].text)
      return found[number].text == wanted && found[number].kind == documents[number].kind
    }
  }
}
