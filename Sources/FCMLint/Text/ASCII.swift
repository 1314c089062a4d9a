// Names of the ASCII characters that the parsers use; letters and digits are written as
// `UInt8(ascii: "a")`.
extension UInt8 {
  @inlinable @inline(__always) package static var tab: UInt8 { UInt8(ascii: "\t") }
  @inlinable @inline(__always) package static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  @inlinable @inline(__always) package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  @inlinable @inline(__always) package static var space: UInt8 { UInt8(ascii: " ") }
  @inlinable @inline(__always) package static var quote: UInt8 { UInt8(ascii: "\"") }
  @inlinable @inline(__always) package static var hash: UInt8 { UInt8(ascii: "#") }
  @inlinable @inline(__always) package static var dollar: UInt8 { UInt8(ascii: "$") }
  @inlinable @inline(__always) package static var percent: UInt8 { UInt8(ascii: "%") }
  @inlinable @inline(__always) package static var ampersand: UInt8 { UInt8(ascii: "&") }
  @inlinable @inline(__always) package static var apostrophe: UInt8 { UInt8(ascii: "'") }
  @inlinable @inline(__always) package static var openParenthesis: UInt8 { UInt8(ascii: "(") }
  @inlinable @inline(__always) package static var closeParenthesis: UInt8 { UInt8(ascii: ")") }
  @inlinable @inline(__always) package static var asterisk: UInt8 { UInt8(ascii: "*") }
  @inlinable @inline(__always) package static var plus: UInt8 { UInt8(ascii: "+") }
  @inlinable @inline(__always) package static var comma: UInt8 { UInt8(ascii: ",") }
  @inlinable @inline(__always) package static var minus: UInt8 { UInt8(ascii: "-") }
  @inlinable @inline(__always) package static var period: UInt8 { UInt8(ascii: ".") }
  @inlinable @inline(__always) package static var slash: UInt8 { UInt8(ascii: "/") }
  @inlinable @inline(__always) package static var colon: UInt8 { UInt8(ascii: ":") }
  @inlinable @inline(__always) package static var semicolon: UInt8 { UInt8(ascii: ";") }
  @inlinable @inline(__always) package static var lessThan: UInt8 { UInt8(ascii: "<") }
  @inlinable @inline(__always) package static var equals: UInt8 { UInt8(ascii: "=") }
  @inlinable @inline(__always) package static var greaterThan: UInt8 { UInt8(ascii: ">") }
  @inlinable @inline(__always) package static var questionMark: UInt8 { UInt8(ascii: "?") }
  @inlinable @inline(__always) package static var at: UInt8 { UInt8(ascii: "@") }
  @inlinable @inline(__always) package static var openBracket: UInt8 { UInt8(ascii: "[") }
  @inlinable @inline(__always) package static var backslash: UInt8 { UInt8(ascii: "\\") }
  @inlinable @inline(__always) package static var closeBracket: UInt8 { UInt8(ascii: "]") }
  @inlinable @inline(__always) package static var underscore: UInt8 { UInt8(ascii: "_") }
  @inlinable @inline(__always) package static var backtick: UInt8 { UInt8(ascii: "`") }
  @inlinable @inline(__always) package static var openBrace: UInt8 { UInt8(ascii: "{") }
  @inlinable @inline(__always) package static var closeBrace: UInt8 { UInt8(ascii: "}") }

  /// Whether it is one of `0` to `9`.
  @inlinable @inline(__always)
  package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  /// Whether it is one of `a` to `z` or `A` to `Z`.
  @inlinable @inline(__always)
  package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  /// Whether it is one of `A` to `Z`.
  @inlinable @inline(__always)
  package var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }
  /// Whether it is one of `a` to `z`.
  @inlinable @inline(__always)
  package var isSmall: Bool { self &- UInt8(ascii: "a") < 26 }
  /// Whether it is a letter, a digit or `_`.
  @inlinable @inline(__always)
  package var isOfWord: Bool { isLetter || isDigit || self == .underscore }
  /// Whether it is `\n` or `\r`.
  @inlinable @inline(__always)
  package var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  /// Whether it is `{` or `[`.
  @inlinable @inline(__always)
  package var isOpener: Bool { self == .openBrace || self == .openBracket }
  /// Whether it is `}` or `]`.
  @inlinable @inline(__always)
  package var isCloser: Bool { self == .closeBrace || self == .closeBracket }
  /// Whether it is a hexadecimal digit.
  package var isHexadecimal: Bool { hexadecimalValue != nil }
  /// The value of a hexadecimal digit; nil for any other byte.
  package var hexadecimalValue: UInt8? {
    if isDigit { return self &- UInt8(ascii: "0") }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }
}
