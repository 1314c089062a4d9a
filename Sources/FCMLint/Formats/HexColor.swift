/// A color in hexadecimal digits, in any common form.
package struct HexColor: Equatable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// The alpha value; 255 for an opaque color.
  package var alpha: UInt8 = 255
  package var hadAlpha = false
  /// Whether the color is unambiguous.
  package var isSure = true

  /// Parses `#rgb`, `#rrggbb`, `#aarrggbb` or `#rrggbbaa`, with `#`, with `0x` or without a prefix;
  /// nil for anything else.
  ///
  /// Eight digits are read with the alpha first, as in Android, unless only the last two are `ff`;
  /// `alphaLast` reads them as the Admin SDKs do.
  package init?(_ text: String, alphaLast: Bool = false) {
    var digits = Array(text.utf8)
    let isHashed = digits.first == .hash
    let isPrefixed = text.hasPrefix("0x") || text.hasPrefix("0X")
    if isHashed { digits.removeFirst() } else if isPrefixed { digits.removeFirst(2) }
    let values = digits.compactMap { $0.hexadecimalValue }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: (red, green, blue) = (values[0] * 17, values[1] * 17, values[2] * 17)
    case 6:
      let bytes = Self.bytes(values)
      (red, green, blue) = (bytes[0], bytes[1], bytes[2])
    case 8:
      let bytes = Self.bytes(values)
      let isLast = alphaLast || (bytes[3] == 255 && bytes[0] != 255)
      alpha = isLast ? bytes[3] : bytes[0]
      let first = isLast ? 0 : 1
      (red, green, blue) = (bytes[first], bytes[first + 1], bytes[first + 2])
      hadAlpha = true
      isSure = alphaLast
    default: return nil
    }
    if isPrefixed { isSure = false }
  }

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  private static func bytes(_ digits: [UInt8]) -> [UInt8] {
    stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// The color as `#rrggbb`, without its alpha.
  package var sixDigits: String {
    [red, green, blue].reduce(into: "#") { text, value in
      text += (value < 16 ? "0" : "") + String(value, radix: 16)
    }
  }

  /// The members of the API's `Color` object.
  package var members: [(name: String, json: String)] {
    let parts = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
    return parts.filter { $0.0 != "alpha" || $0.1 != 255 }.map { ($0, Self.fraction($1)) }
  }

  /// The JSON text of the API's `Color` object.
  package var object: String {
    JSONValue.object(members.map { ($0.name, .text($0.json)) }).text()
  }

  /// The value divided by 255, with three decimals.
  package static func fraction(_ value: UInt8) -> String {
    if value == 0 || value == 255 { return value == 0 ? "0" : "1" }
    let thousandths = (Int(value) * 1000 + 127) / 255
    var digits = String(thousandths)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "0." + digits
  }

  /// Whether the bytes are a hash and six hexadecimal digits.
  package static func isSixDigits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count == 7 && bytes.first == .hash
      && bytes.dropFirst().allSatisfy { $0.isHexadecimal }
  }

  private static let names: [String: String] = [
    "black": "#000000", "silver": "#c0c0c0", "gray": "#808080", "grey": "#808080",
    "white": "#ffffff", "maroon": "#800000", "red": "#ff0000", "purple": "#800080",
    "fuchsia": "#ff00ff", "magenta": "#ff00ff", "green": "#008000", "lime": "#00ff00",
    "olive": "#808000", "yellow": "#ffff00", "navy": "#000080", "blue": "#0000ff",
    "teal": "#008080", "aqua": "#00ffff", "cyan": "#00ffff", "orange": "#ffa500",
    "pink": "#ffc0cb", "brown": "#a52a2a", "gold": "#ffd700", "indigo": "#4b0082",
    "violet": "#ee82ee", "turquoise": "#40e0d0", "crimson": "#dc143c", "coral": "#ff7f50",
    "tomato": "#ff6347", "salmon": "#fa8072", "khaki": "#f0e68c", "orchid": "#da70d6",
    "darkblue": "#00008b", "darkgreen": "#006400", "darkred": "#8b0000", "lightblue": "#add8e6",
    "lightgreen": "#90ee90", "royalblue": "#4169e1", "skyblue": "#87ceeb", "steelblue": "#4682b4",
    "dodgerblue": "#1e90ff", "rebeccapurple": "#663399", "darkgray": "#a9a9a9",
    "lightgray": "#d3d3d3",
  ]

  /// Whether Android's `Color.parseColor` reads the text: eight digits, or one of its names.
  package static func isReadByAndroid(_ text: String) -> Bool {
    let word = Array(text.lowercased().utf8)
    if word.first == .hash {
      return word.count == 9 && word.dropFirst().allSatisfy { $0.isHexadecimal }
    }
    return WordList.contains(
      word[...],
      in: """
        aqua black blue cyan darkgray darkgrey fuchsia gray green grey lightgray lightgrey lime \
        magenta maroon navy olive purple red silver teal white yellow
        """)
  }

  /// The CSS color of this name as `#rrggbb`; nil for an unknown name.
  package static func named(_ text: String) -> String? {
    guard text.utf8.count <= 16 else { return nil }
    return names[text.lowercased()]
  }
}
