import FCMLint

extension Diagnostic {
  /// Every part of the finding on its own line, for goldens.
  var goldenText: String {
    func place(_ range: ByteRange) -> String { "\(range.start)..<\(range.end)" }
    var parts = ["\(severity.word)[\(rule)] \(pointer) \(place(range)): \(message)"]
    parts += help.map { ["  help: \($0)"] } ?? []
    parts += notes.map { "  note at \(place($0.range)): \($0.message)" }
    for fix in fixes {
      parts.append("  fix, \(fix.safety): \(fix.title)")
      parts += fix.edits.map {
        "    \(place($0.range)) becomes \(JSONEscaping.quoted($0.replacement))"
      }
    }
    return parts.map { "  \($0.prefix(600))\n" }.joined()
  }
}
