/// The hash of a member's name, for tables of names and for duplicate keys.
///
/// Equal hashes are always confirmed byte by byte. The seed differs in every process, so that an
/// attacker cannot construct colliding names.
enum KeyHash {
  static let seed = UInt64.random(in: .min ... .max) | 1

  /// Hashes `count` bytes at `start`; at most `readable` bytes may be read from there.
  @inline(__always)
  static func hash(_ start: UnsafePointer<UInt8>, _ count: Int, readable: Int, seed: UInt64)
    -> UInt32
  {
    let raw = UnsafeRawPointer(start)
    var low: UInt64 = 0
    var high: UInt64 = 0
    if count < 8 {
      if readable >= 8 {
        let bits = UInt64(truncatingIfNeeded: count) &* 8
        low = raw.loadUnaligned(as: UInt64.self) & ((1 &<< bits) &- 1)
      } else {
        for index in 0..<count { low |= UInt64(start[index]) << (UInt64(index) &* 8) }
      }
    } else {
      var offset = 0
      var state = seed
      while offset &+ 16 < count {
        state = mix(
          state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
          raw.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self) ^ 0xA076_1D64_78BD_642F)
        offset &+= 16
      }
      low = raw.loadUnaligned(fromByteOffset: count > 16 ? count &- 16 : 0, as: UInt64.self) ^ state
      high = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    }
    let mixed = mix(low ^ seed, high ^ 0xE703_7ED1_A0B4_28DB ^ UInt64(truncatingIfNeeded: count))
    return UInt32(truncatingIfNeeded: mixed)
  }

  @inline(__always)
  private static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }

  /// Hashes a whole array of bytes.
  static func hash(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        return withUnsafePointer(to: 0 as UInt8) { hash($0, 0, readable: 1, seed: seed) }
      }
      return hash(base, buffer.count, readable: buffer.count, seed: seed)
    }
  }
}
