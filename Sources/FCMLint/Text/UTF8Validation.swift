/// Validation of UTF-8.
package enum UTF8Validation {
  /// The length of the sequence that begins at `index` with a byte from 0x80 on: 2 to 4 bytes, or 0
  /// if it is malformed.
  @inline(__always)
  package static func length(_ bytes: UnsafePointer<UInt8>, _ index: Int, _ end: Int) -> Int {
    let lead = bytes[index]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead <= 0xF4, index &+ length <= end else { return 0 }
    let second = bytes[index &+ 1]
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch lead {
    case 0xE0: low = 0xA0
    case 0xED: high = 0x9F
    case 0xF0: low = 0x90
    case 0xF4: high = 0x8F
    default: break
    }
    guard second >= low, second <= high else { return 0 }
    if length > 2, bytes[index &+ 2] & 0xC0 != 0x80 { return 0 }
    if length > 3, bytes[index &+ 3] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
