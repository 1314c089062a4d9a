import FCMLint

/// Identifiers of findings that remain stable when lines move or messages are reworded.
///
/// A fingerprint is a hash of path, rule, JSON Pointer and the number of repetitions of these.
struct Fingerprints {
  private let path: Fingerprint
  private var seen: [Fingerprint: Int] = [:]

  /// Creates fingerprints for the source with this path; `visit` is the number of earlier sources
  /// with the same path in the run.
  init(path: String, visit: Int = 0) {
    var hash = Fingerprint()
    hash.add(path)
    if visit > 0 { hash.add("\0\(visit)") }
    self.path = hash
  }

  /// The fingerprint of the next finding of this source: 32 hexadecimal digits.
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

/// The unique fingerprints of all findings of a run.
struct RunFingerprints {
  /// The number of sources with each path: a file with two names is reported twice.
  private var visits: [String: Int] = [:]
  private var current = Fingerprints(path: "")

  /// Starts a source, or its next chunk.
  mutating func begin(_ source: SourceReport) {
    guard source.before == nil else { return }
    let visit = visits[source.identity, default: 0]
    visits[source.identity] = visit + 1
    current = Fingerprints(path: source.identity, visit: visit)
  }

  /// The fingerprint of the next finding of the source.
  mutating func next(_ diagnostic: Diagnostic) -> String { current.next(diagnostic) }
}

/// The 128-bit FNV-1a hash, which is the same on all platforms.
struct Fingerprint: Hashable {
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  private var low: UInt64 = 0x62B8_2175_6295_C58D

  /// The hash of a text as 32 hexadecimal digits.
  static func of(_ text: String) -> String {
    var hash = Fingerprint()
    hash.add(text)
    return hash.text
  }

  /// Adds text to the hash.
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
