/// Findings that a team knows of and does not want to hear about again.
///
/// An entry is a path, a rule, a JSON Pointer and a number for repeats of these three, never a
/// line, so that it survives re-indenting, reordering and inserted lines.
package struct Baseline: Sendable {
  /// One known finding.
  package struct Entry: Hashable, Comparable, Sendable {
    package var path: String
    package var rule: String
    /// Names that are secrets are shortened, since the file is kept beside the sources.
    package let pointer: String
    /// 0 for the first finding of this path, rule and pointer, 1 for the second.
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

  /// The version of the file's form.
  static let version = 1

  package let entries: Set<Entry>
  /// Where each entry stands in the file it was read from.
  package let places: [Entry: ByteRange]

  package init(_ entries: Set<Entry> = []) {
    self.entries = entries
    places = [:]
  }

  init(places: [Entry: ByteRange]) {
    entries = Set(places.keys)
    self.places = places
  }

  /// The entries of a source's findings, in their order.
  package static func entries(_ diagnostics: [Diagnostic], path: String) -> [Entry] {
    var counts: [Entry: Int] = [:]
    return entries(diagnostics, path: path, counts: &counts)
  }

  /// The entries of the findings of one piece of a source, in their order.
  ///
  /// - Parameter counts: how often each name has come in the pieces before; starts out empty.
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

  /// The file: sorted, one finding a line, so that changes to it are easy to read and to merge.
  package var text: String {
    let findings = entries.sorted().map { entry -> JSONValue in
      [
        "path": .string(entry.path), "rule": .string(entry.rule),
        "pointer": .string(entry.pointer), "ordinal": .number(entry.ordinal),
      ]
    }
    var layout = JSONValue.Layout.indented
    layout.levels = 2
    layout.isPadded = false
    let file: JSONValue = ["version": .number(Self.version), "findings": .array(findings)]
    return file.text(layout) + "\n"
  }
}
