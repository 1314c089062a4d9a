import FCMLintRules

@testable import FCMLint

/// Checks that a line with the layout of earlier lines has the same findings as on its own.
///
/// The lines are one document with different texts and numbers, some of which rules report, at
/// places that the bytes select. In the last lines, every value differs.
func fuzzLayouts(_ bytes: [UInt8]) {
  let line = bytes.prefix(2048).map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
  let places = JSONTree.read(line) { tree in
    tree.root.map { root in
      root.descendants.filter { $0.isString || $0.isNumber }.map { ($0.isNumber, $0.contentRange) }
    } ?? []
  }
  guard !places.isEmpty, places.count < 64 else { return }
  // Text from recovery may overlap, so such documents are skipped.
  for (one, two) in zip(places, places.dropFirst()) where one.1.end > two.1.start { return }
  let picked = line.reduce(into: UInt64(14_695_981_039_346_656_037)) { hash, byte in
    hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
  }
  let texts = places.filter { !$0.0 }.map { Array(line[$0.1.start..<$0.1.end]) } + others
  let numbers = places.filter(\.0).map { Array(line[$0.1.start..<$0.1.end]) } + otherNumbers
  let session = LintSession(linter)
  for number in 0..<lineCount {
    var made: [UInt8] = []
    var end = 0
    for (index, (isNumber, place)) in places.enumerated() where number > 0 {
      guard picked >> UInt64(index) & 1 == 1 || number > lineCount - 6 else { continue }
      made += line[end..<place.start]
      let values = isNumber ? numbers : texts
      made += values[(Int(picked >> 48) + number * 7 + index * 3) % values.count]
      end = place.end
    }
    made += line[end...] + [0x0A]
    let (together, alone) = (checkField(made, by: session), lint(made, .lines, nil))
    invariant(
      together.documents == alone.documents && together.skipped == alone.skipped,
      "line \(number) is detected as another kind")
    let differs = together.diagnostics.map(words) != alone.diagnostics.map(words)
    invariant(!differs, "line \(number): \(together.diagnostics) differs from \(alone.diagnostics)")
  }
}

/// Enough lines to settle the layout, and more that use the settled layout.
private let lineCount = LineLayout.enoughLines + 10

private func checkField(_ line: [UInt8], by session: LintSession) -> Linter.Report {
  line.withUnsafeBufferPointer { session.lint($0, layout: .lines) }
}

private func words(_ diagnostic: Diagnostic) -> String {
  let edits = diagnostic.fixes.flatMap(\.edits).map { "\($0.range) \($0.replacement)" }
  return "\(diagnostic.rule) \(diagnostic.range) \(diagnostic.pointer) \(diagnostic.message) "
    + "\(diagnostic.help ?? "") \(edits)"
}

private let others: [[UInt8]] = [
  "", "a", "10", "0", "-1", "{{name}}", "${x}", "https://example.com/a.png", "http://a/b.gif",
  "normal", "HIGH", "high", "default", "#ff0000", "#FFF", "/topics/x", "3600", "3600s", "alert",
  "background", "liveactivity", "1790000000", "'a' in topics && 'b' in topics", "'a' in topics ||",
  "cH4vXq0LTz2mWn8RyBk3Ps:APA91bGq7Lw2Xc9Vt4Rz0Km5Hy8Dn1Bf6Js3Pe7Ua2Ox4Ti9Wq5Zv0Cl8Mg1Ns6Fb3Kd",
  "AIzaSyA1234567890abcdefghijklmnopqrstuv", "é東京🎬", "<b>bold</b>", "\\u0041bc",
  "2026-11-22T10:00:00Z", "2026-02-30T10:00:00Z", "0.5s", "-1s", "5sec",
  String(repeating: "b ", count: 2100),
].map { Array($0.utf8) }

private let otherNumbers: [[UInt8]] = [
  "0", "1", "3600", "999999999", "1234567890", "-1", "1.5", "01",
]
.map { Array($0.utf8) }
