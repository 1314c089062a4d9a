/// Findings that a team has accepted and that are no longer reported.
///
/// An entry is a path, a rule, a JSON Pointer and a number for repeats of these three. It has no
/// line, so that it stays valid after re-indenting, reordering and inserting lines.
package struct Baseline: Sendable {
  /// One accepted finding.
  package struct Entry: Hashable, Comparable, Sendable {
    package var path: String
    package var rule: String
    /// Names that are secrets are shortened, because the file is committed with the sources.
    package let pointer: String
    /// 0 for the first finding with this path, rule and pointer, 1 for the second.
    package var ordinal: Int

    init(path: String, rule: String, pointer: String, ordinal: Int = 0) {
      self.path = path
      self.rule = rule
      self.pointer = SecretScanner.shortened(pointer: pointer)
      self.ordinal = ordinal
    }

    package static func < (one: Entry, two: Entry) -> Bool {
      (one.path, one.rule, one.pointer, one.ordinal) < (
        two.path, two.rule, two.pointer, two.ordinal
      )
    }
  }

  /// The version of the file format.
  static let version = 1

  package let entries: Set<Entry>
  /// The range of each entry in the file it was read from.
  package let places: [Entry: ByteRange]

  package init(_ entries: Set<Entry> = []) {
    self.entries = entries
    places = [:]
  }

  init(places: [Entry: ByteRange]) {
    entries = Set(places.keys)
    self.places = places
  }

  /// The entries for the findings of a source, in order.
  package static func entries(_ diagnostics: [Diagnostic], path: String) -> [Entry] {
    var counts: [Entry: Int] = [:]
    return entries(diagnostics, path: path, counts: &counts)
  }

  /// The entries for the findings of one part of a source, in order.
  ///
  /// - Parameter counts: the number of earlier occurrences of each entry; initially empty.
  package static func entries(
    _ diagnostics: [Diagnostic], path: String, counts: inout [Entry: Int]
  ) -> [Entry] {
    diagnostics.map { diagnostic in
      var entry = Entry(path: path, rule: diagnostic.rule, pointer: diagnostic.pointer)
      let ordinal = counts[entry, default: 0]
      counts[entry] = ordinal + 1
      entry.ordinal = ordinal
      return entry
    }
  }

  /// The text of the file: sorted, one finding per line, so that diffs are readable and merges are
  /// easy.
  package var text: String {
    var recorder = BaselineRecorder()
    for entry in entries.sorted() { recorder.insert(entry) }
    var text = ""
    recorder.write { text += $0 }
    return text
  }
}
