import FCMLint

/// Names of findings that stay the same when lines move or a message is reworded.
///
/// A name is made of the path, the rule, the JSON Pointer and a number for repeats of these three.
struct Fingerprints {
  private let path: Fingerprint
  private var seen: [Fingerprint: Int] = [:]

  /// Names for the findings of the source with this path; `visit` counts the times that the path
  /// has come before in the same run.
  init(path: String, visit: Int = 0) {
    var hash = Fingerprint()
    hash.add(path)
    if visit > 0 { hash.add("\0\(visit)") }
    self.path = hash
  }

  /// The name of the next finding of this source: 32 hexadecimal digits.
  mutating func next(_ diagnostic: Diagnostic) -> String {
    var hash = path
    hash.add("\0")
    hash.add(diagnostic.rule)
    hash.add("\0")
    hash.add(diagnostic.pointer)
    let ordinal = seen[hash, default: 0]
    seen[hash] = ordinal + 1
    hash.add("\0\(ordinal)")
    return hash.text
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
struct Fingerprint: Hashable {
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  private var low: UInt64 = 0x62B8_2175_6295_C58D

  /// The hash of a text as 32 hexadecimal digits.
  static func of(_ text: String) -> String {
    var hash = Fingerprint()
    hash.add(text)
    return hash.text
  }

  /// Goes on with more text.
  mutating func add(_ text: String) {
    for byte in text.utf8 {
      low ^= UInt64(byte)
      // The prime is 2^88 + 0x13B.
      let product = low.multipliedFullWidth(by: 0x13B)
      high = high &* 0x13B &+ product.high &+ low &<< 24
      low = product.low
    }
  }

  var text: String {
    String(unsafeUninitializedCapacity: 32) { buffer in
      for index in 0..<32 {
        let half = index < 16 ? high : low
        let digit = UInt8(truncatingIfNeeded: half &>> UInt64(60 - index % 16 * 4) & 0xF)
        buffer[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 32
    }
  }
}
