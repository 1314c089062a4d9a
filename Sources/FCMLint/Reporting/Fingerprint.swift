/// Names of findings that stay the same when lines move or a message is reworded.
///
/// A name is made of the path, the rule, the JSON Pointer and a number for repeats of these three.
struct Fingerprints {
  private let path: String
  private var seen: [String: Int] = [:]

  /// Names for the findings of the source with this path; `visit` counts the times that the path
  /// has come before in the same run.
  init(path: String, visit: Int = 0) {
    self.path = visit == 0 ? path : "\(path)\0\(visit)"
  }

  /// The name of the next finding of this source: 32 hexadecimal digits.
  mutating func next(_ diagnostic: Diagnostic) -> String {
    let key = "\(path)\0\(diagnostic.rule)\0\(diagnostic.pointer)"
    let ordinal = seen[key, default: 0]
    seen[key] = ordinal + 1
    return Fingerprint.of("\(key)\0\(ordinal)")
  }
}

/// Names of all findings of a run, which no two findings share.
struct RunFingerprints {
  /// How often a path has come: a file that is reached by two names comes twice.
  private var visits: [String: Int] = [:]
  private var current = Fingerprints(path: "")

  /// Turns to a source, or to the next piece of it.
  mutating func begin(_ source: SourceReport) {
    guard source.before == nil else { return }
    let visit = visits[source.identity, default: 0]
    visits[source.identity] = visit + 1
    current = Fingerprints(path: source.identity, visit: visit)
  }

  /// The name of the next finding of the source.
  mutating func next(_ diagnostic: Diagnostic) -> String { current.next(diagnostic) }
}

/// The 128-bit hash of Fowler, Noll and Vo (variant 1a): the same on every machine, for ever.
enum Fingerprint {
  static func of(_ text: String) -> String {
    var high: UInt64 = 0x6C62_272E_07BB_0142
    var low: UInt64 = 0x62B8_2175_6295_C58D
    for byte in text.utf8 {
      low ^= UInt64(byte)
      // The prime is 2^88 + 0x13B.
      let product = low.multipliedFullWidth(by: 0x13B)
      high = high &* 0x13B &+ product.high &+ low &<< 24
      low = product.low
    }
    return hexadecimal(high) + hexadecimal(low)
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
