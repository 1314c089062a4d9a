/// The limit on the findings of a source, so that memory is proportional to the source.
package struct FindingLimit {
  /// The maximum number of findings, and of syntax errors and schema violations before that.
  package static let count = 10_000
  /// The maximum number of edits in one repair: nobody reads more, and an edit takes many times the
  /// memory of the byte that it replaces.
  static let edits = 10_000
  /// The maximum length of all JSON Pointers in bytes, because a finding deep in a document with
  /// long names may have a pointer as long as the document.
  static let pointerLength = 1 << 21
  /// The rule that reports the number of hidden findings, even if it is disabled.
  package static let rule = "too-many-findings"

  /// The number of findings so far that are not hidden, and the total length of their pointers.
  var shown = 0
  var length = 0
  /// The number of hidden findings.
  var hidden = 0

  /// Counts something hidden by its kind, where no array means that nothing is hidden.
  static func note(_ kind: UInt8, of kinds: Int, _ counts: inout [Int]) {
    if counts.isEmpty { counts = [Int](repeating: 0, count: kinds) }
    counts[Int(kind)] += 1
  }
}

extension [Edit] {
  /// Appends an edit; beyond the limit, drops it, because the repair is not offered then.
  mutating func note(_ edit: Edit) {
    if count <= FindingLimit.edits { append(edit) }
  }
}
