/// The color of a light as the library for .NET sends it.
///
/// It writes each byte in hexadecimal without a leading zero and reads the text again, so bytes below
/// 10 are shifted: two of them make another color, and any other number of them a text that is none.
///
/// Source: firebase-admin-dotnet 3.5, `LightSettings.CopyAndValidate`.
package struct MangledColor {
  /// The color that is sent; nil if the library throws.
  package var sent: String?
  /// The nearest color that is sent as it is.
  package var near = "#"

  /// What becomes of a color, `#RRGGBB` or `#RRGGBBAA`; nil if it stays as it is.
  package init?(_ color: ArraySlice<UInt8>) {
    let digits = Array(color.dropFirst()).map { $0.isSmall ? $0 & 0xDF : $0 }
    var shown: [UInt8] = []
    var near: [UInt8] = []
    for index in stride(from: 0, to: digits.count - 1, by: 2) {
      let isLow = digits[index] == UInt8(ascii: "0")
      shown += isLow ? [digits[index + 1]] : [digits[index], digits[index + 1]]
      near += isLow ? Array("10".utf8) : [digits[index], digits[index + 1]]
    }
    if digits.count == 6 { shown += "FF".utf8 }
    let full = digits.count == 6 ? 8 : digits.count
    if shown.count == full { return nil }
    if shown.count == 6 { sent = "#" + String(decoding: shown, as: UTF8.self) }
    self.near += String(decoding: near, as: UTF8.self)
  }
}
