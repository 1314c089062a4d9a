extension HexColor {
  /// Creates a color from channels between 0 and 1; others are limited.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    func byte(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 1) * 255 + 0.5) }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// Reads the API's `Color` object; nil if a member is not a number. A missing channel is 0, a missing
  /// alpha 1.
  init?(object: JSONNode) {
    func channel(_ name: StaticString, _ other: Double) -> Double? {
      guard let node = object[name: name] else { return other }
      return node.isNumber ? node.number : nil
    }
    guard let red = channel("red", 0), let green = channel("green", 0),
      let blue = channel("blue", 0), let alpha = channel("alpha", 1)
    else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The JSON text of the color for a field.
  ///
  /// - Parameter old: the bytes of the color to replace; an object keeps its formatting.
  package func text(_ form: ValueAnnotation.ColorForm, replacing old: [UInt8]) -> String {
    switch form {
    case .hexadecimal: return JSONEscaping.quoted(sixDigits)
    case .hexadecimalWithAlpha:
      let suffix = alpha == 255 ? "" : (alpha < 16 ? "0" : "") + String(alpha, radix: 16)
      return JSONEscaping.quoted(sixDigits + suffix)
    case .object:
      var bytes = old
      for (name, value) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)] {
        // A missing member has this value.
        let implied: UInt8 = name == "alpha" ? 255 : 0
        let json = Self.fraction(value)
        let edit = JSONTree.read(bytes) { tree -> Edit? in
          if let member = tree.root?.member(named: name) {
            return member.value.replacing(with: json)
          }
          return value == implied ? nil : tree.root?.inserting(name, json: json)
        }
        if let edit { bytes = EditApplication.apply([edit], to: bytes) }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
