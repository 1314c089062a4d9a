import XCTest

@testable import FCMLint

/// For any bytes, the parser ends normally with a valid tree.
final class ParserRobustnessTests: XCTestCase {
  private let message = """
    {
      "message": {
        "topic": "news",
        "notification": { "title": "Ebb \\u0026 flood 🌊", "body": "Straße \\"7\\"" },
        "data": { "a": "1", "list": "[1,2]" },
        "android": { "ttl": "3600s", "notification": { "notification_count": 3, "sticky": true } },
        "apns": { "payload": { "aps": { "badge": -0.5e1, "x": [null, false, {}, []] } } }
      }
    }
    """

  func testEveryTruncationHasOneError() {
    let bytes = Array(message.utf8)
    XCTAssertEqual(TapeCheck.read(bytes).map(\.kind), [])
    for count in Sweep.part(of: 0..<bytes.count, every: 7) {
      let errors = TapeCheck.read(Array(bytes[..<count]), "cut at \(count)")
      let text = String(decoding: bytes[max(0, count - 30)..<count], as: UTF8.self)
      XCTAssertEqual(errors.count, 1, "…\(text): \(errors.map(\.kind))")
    }
  }

  func testEverySingleByteMutationIsSurvived() {
    let bytes = Array(message.utf8)
    var changed = bytes
    for index in bytes.indices {
      for byte in Sweep.part(of: UInt8.min...UInt8.max, every: 37 + index % 3) {
        changed[index] = byte
        TapeCheck.read(changed, "byte \(byte) at \(index)")
      }
      changed[index] = bytes[index]
    }
  }

  func testEveryRemovedByteIsSurvived() {
    let bytes = Array(message.utf8)
    for index in Sweep.part(of: bytes.indices, every: 7) {
      var shorter = bytes
      shorter.remove(at: index)
      let errors = TapeCheck.read(shorter, "without byte \(index)")
      let text = String(
        decoding: shorter[max(0, index - 20)..<min(shorter.count, index + 20)],
        as: UTF8.self)
      XCTAssertLessThanOrEqual(errors.count, 2, "\(text): \(errors.map(\.kind))")
    }
  }

  func testRandomBytesAreSurvived() {
    var generator = Shuffle(state: 7)
    let alphabet = Array("{}[]\",:'\\ \n\r\t#/*-+.eE019truefalsn$<>%`;=()\u{E9}“”\u{A0}".utf8)
    for round in 0..<Sweep.size(4000, or: 400) {
      let count = Int.random(in: 0..<60, using: &generator)
      let bytes: [UInt8] = (0..<count).map { _ in
        round % 4 == 0
          ? UInt8.random(in: .min ... .max, using: &generator)
          : alphabet.randomElement(using: &generator) ?? 0
      }
      TapeCheck.read(bytes, "\(bytes)")
    }
  }

  func testDeepNestingIsOneFindingAtMost() {
    for opener in ["[", "{\"a\":"] {
      for count in [10, 100, 999, 1000, 1001, 5000, Sweep.size(1_000_000, or: 20_000)] {
        let open = Array(String(repeating: opener, count: count).utf8)
        let isTooDeep = count > 1000
        XCTAssertEqual(
          TapeCheck.read(open).map(\.kind), [isTooDeep ? .tooDeep : .unclosedContainer],
          "\(count) times \(opener)")
        let closer = opener == "[" ? "]" : "}"
        let closed =
          open + Array((opener == "[" ? "" : "1").utf8)
          + Array(String(repeating: closer, count: count).utf8)
        XCTAssertEqual(TapeCheck.read(closed).map(\.kind), isTooDeep ? [.tooDeep] : [])
        XCTAssertEqual(JSONTree.read(closed) { $0.depth }, min(count, 1000))
      }
    }
  }

  /// A document in which one byte is missing, replaced or inserted has errors, unless another parser
  /// accepts it.
  func testADamagedByteIsFound() {
    let source = Array(#"{"a":"b c","d":[1.5,true,{"e":null}],"f":{}}"#.utf8)
    var (tried, accepted) = (0, 0)
    func check(_ bytes: [UInt8]) {
      tried += 1
      let text = String(decoding: bytes, as: UTF8.self)
      if !TapeCheck.read(bytes, text).isEmpty { return }
      accepted += 1
      XCTAssertNoThrow(
        try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed), text)
    }
    for place in source.indices {
      check(Array(source[..<place] + source[(place + 1)...]))
      for other in "{]:,\"\\\nx".utf8 {
        check(source[..<place] + [other] + source[place...])
        check(source[..<place] + [other] + source[(place + 1)...])
      }
    }
    // Only inside a string, and between tokens, a byte does not matter.
    XCTAssertLessThan(accepted * 4, tried)
  }

  /// Each of these once took quadratic time, which `make scaling` measures now.
  func testLongSourcesOfOneMistakeAreSurvived() {
    let pieces = [
      "a,", "a\"b,", "'a,", "\"a\"b,", "<a ", "${", "{{", "\n\"a", "`\n", "«\n", "\u{A0}", "[],",
      "{]", "\"x\ny\" ", "1 ", "\"a\"\"", "1:", "x {", "(", "/*", "#", ";", "\\", "“", "\"\\ud800",
      "}{/\\\"", "\"a\":{\\\\",
    ]
    for piece in pieces {
      for start in ["[", "{", "{\"k\":", "\""] {
        let text =
          start + String(repeating: piece, count: Sweep.size(8_000, or: 800) / piece.utf8.count)
        TapeCheck.read(Array(text.utf8), piece)
      }
    }
  }

  func testADuplicateAmongAMillionKeysIsFound() {
    var bytes: [UInt8] = [0x7B]
    for index in 0..<Sweep.size(1_000_000, or: 50_000) { bytes += Array("\"k\(index)\":1,".utf8) }
    bytes += Array("\"k77\":2}".utf8)
    let errors = JSONTree.read(bytes) { $0.errors }
    XCTAssertEqual(errors.map(\.kind), [.duplicateKey])
    XCTAssertEqual(errors.first?.related?.count, 5)
  }

  func testEveryDuplicateOfOneKeyIsReportedUpToTheLimit() {
    let count = Sweep.size(200_000, or: 30_000)
    let bytes = Array(("{" + String(repeating: "\"k\":1,", count: count) + "\"j\":1}").utf8)
    let limit = FindingLimit.count
    JSONTree.read(bytes) { tree in
      XCTAssertEqual(tree.errors.count, limit)
      XCTAssertEqual(tree.takeHiddenErrors().reduce(0, +), count - 1 - limit)
    }
  }
}
