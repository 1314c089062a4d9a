import XCTest

@testable import FCMLint

/// What was in a valid document is offered where it was.
final class CompletionCutTests: XCTestCase {
  /// How a document is damaged: before, in or after a name or value.
  enum Cut: String, CaseIterable {
    case beforeKey, insideKey, insideWholeKey, afterColon, insideValue
  }

  /// A place of a document, and what was there.
  private struct Trial {
    var file: String
    var kind: DocumentKind
    var bytes: [UInt8]
    var offset: Int
    var part: ByteRange
    var cut: Cut
    var keepsRest: Bool
    var expected: [String]
  }

  private struct Rate {
    var tried = 0
    var missed: [String] = []

    mutating func add(_ isFound: Bool, _ words: @autoclosure () -> String) {
      tried += 1
      if !isFound { missed.append(words()) }
    }

    var found: Double { Double(tried - missed.count) / Double(tried) }

    var text: String {
      String(format: "%d of %d: %.2f %%", tried - missed.count, tried, found * 100)
    }
  }

  /// Measures both with the kind that an editor's configuration names, and without.
  func testWhatWasThereIsAmongTheFirstTenOffers() throws {
    let all = try Self.trials()
    XCTAssertGreaterThan(all.count, 5000)
    let trials = Sweep.part(of: all, every: 13)
    for isNamed in [true, false] {
      var all = Rate()
      var rates: [String: Rate] = [:]
      for trial in trials {
        let offers = Completer.offers(
          trial.bytes, at: trial.offset, in: trial.part, kind: isNamed ? trial.kind : nil,
          CompletionOptions())
        let labels = offers.prefix(10).map(\.label)
        let isFound = trial.expected.contains { labels.contains($0) }
        let name = "\(trial.cut.rawValue)\(trial.keepsRest ? ", rest kept" : "")"
        let words = { self.words(trial, labels) }
        all.add(isFound, words())
        rates[name, default: Rate()].add(isFound, words())
      }
      print("completion, kind \(isNamed ? "named" : "detected"): \(all.text)")
      for (name, rate) in rates.sorted(by: { $0.key < $1.key }) { print("  \(name): \(rate.text)") }
      let (before, inside) = (
        all.missed.filter { $0.contains(" beforeKey ") },
        all.missed.filter { !$0.contains(" beforeKey ") }
      )
      for miss in inside.prefix(40) + before.prefix(40) { print("  missed: \(miss)") }
      XCTAssertGreaterThanOrEqual(all.found, 0.98)
      for (name, rate) in rates { XCTAssertGreaterThanOrEqual(rate.found, 0.9, name) }
    }
  }

  private func words(_ trial: Trial, _ labels: [String]) -> String {
    "\(trial.file):\(trial.offset) \(trial.cut.rawValue) \(trial.expected[0]), offered "
      + labels.prefix(10).joined(separator: " ")
  }

  // MARK: The trials

  private static func trials() throws -> [Trial] {
    var trials: [Trial] = []
    for folder in ["clean", "traps"] {
      for file in try Corpus.files(in: folder) {
        let lines = file.layout == .lines ? file.bytes.split(separator: 10).map(Array.init) : []
        for document in file.layout == .lines ? lines : [file.bytes] {
          trials += Self.trials(document, "\(folder)/\(file.name)", file.claimedKind)
        }
      }
    }
    return trials
  }

  private static func trials(_ bytes: [UInt8], _ file: String, _ claim: DocumentKind?) -> [Trial] {
    JSONTree.read(bytes) { tree in
      guard let root = tree.root else { return [] }
      var trials: [Trial] = []
      for document in root.isArray ? Array(root.elements) : [root] {
        guard let kind = claim ?? DocumentDetector.detect(on: document)?.kind else { continue }
        Self.visit(document, SchemaObject.ID(of: kind)) { member, row in
          trials += Self.trials(of: member, row, bytes).map { cut, rest, bytes, offset, expected in
            Trial(
              file: file, kind: kind, bytes: bytes, offset: offset,
              part: ByteRange(0, bytes.count), cut: cut, keepsRest: rest, expected: expected)
          }
        }
      }
      return trials
    }
  }

  /// Calls `body` with the members that the schema has.
  private static func visit(
    _ node: JSONNode, _ id: SchemaObject.ID, _ body: (JSONMember, SchemaField) -> Void
  ) {
    for member in node.members {
      guard let row = Schema[id].row(named: member.key.text ?? ""),
        !CompletionRank.hidden.contains(row.field)
      else { continue }
      body(member, row)
      if let inner = row.type.object, member.value.isObject {
        visit(member.value, inner, body)
      }
      if case .freeList(_, let inner?) = row.type {
        for element in member.value.elements where element.isObject {
          visit(element, inner, body)
        }
      }
    }
  }

  private static func trials(
    of member: JSONMember, _ row: SchemaField, _ bytes: [UInt8]
  ) -> [(Cut, Bool, [UInt8], Int, [String])] {
    let key = member.key.range
    let value = member.value.range
    let name = member.key.text ?? ""
    var trials: [(Cut, Bool, [UInt8], Int, [String])] = []
    func add(_ cut: Cut, _ start: Int, _ end: Int, _ expected: [String]) {
      let front = Array(bytes[..<start])
      trials.append((cut, false, front, start, expected))
      trials.append((cut, true, front + bytes[end...], start, expected))
    }
    // Before its first name, a document has no spelling yet.
    let either = [name, row.name, row.camelName]
    add(.beforeKey, key.start, value.end, either)
    let middle = key.start + 1 + (key.count - 1) / 2
    add(.insideKey, middle, key.end, either)
    add(.insideWholeKey, middle, middle, either)
    let colon = bytes[key.end...].firstIndex(of: UInt8(ascii: ":"))
    let text = member.value.text ?? String(decoding: member.value.rawContent, as: UTF8.self)
    let known = KnownValue.all(of: row).contains { known in
      if case .enumeration = row.type {
        return known.text == text.uppercased() || known.text == text
      }
      return known.text == text && known.isString == member.value.isString
    }
    if known, let colon {
      let words = [text, text.uppercased()]
      add(.afterColon, colon + 1, value.end, words)
      let isString = member.value.isString
      let half = value.start + max(1, (value.count + (isString ? 1 : 0)) / 2)
      if half < value.end { add(.insideValue, half, value.end, words) }
    }
    return trials
  }
}
