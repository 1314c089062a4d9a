// Names of the ASCII characters that the syntaxes of this project consist of; letters and digits
// are written `UInt8(ascii: "a")`.
extension UInt8 {
  @inline(__always) static var tab: UInt8 { UInt8(ascii: "\t") }
  @inline(__always) static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  @inline(__always) static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  @inline(__always) static var space: UInt8 { UInt8(ascii: " ") }
  @inline(__always) static var quote: UInt8 { UInt8(ascii: "\"") }
  @inline(__always) static var hash: UInt8 { UInt8(ascii: "#") }
  @inline(__always) static var dollar: UInt8 { UInt8(ascii: "$") }
  @inline(__always) static var percent: UInt8 { UInt8(ascii: "%") }
  @inline(__always) static var ampersand: UInt8 { UInt8(ascii: "&") }
  @inline(__always) static var apostrophe: UInt8 { UInt8(ascii: "'") }
  @inline(__always) static var openParenthesis: UInt8 { UInt8(ascii: "(") }
  @inline(__always) static var closeParenthesis: UInt8 { UInt8(ascii: ")") }
  @inline(__always) static var asterisk: UInt8 { UInt8(ascii: "*") }
  @inline(__always) static var plus: UInt8 { UInt8(ascii: "+") }
  @inline(__always) static var comma: UInt8 { UInt8(ascii: ",") }
  @inline(__always) static var minus: UInt8 { UInt8(ascii: "-") }
  @inline(__always) static var period: UInt8 { UInt8(ascii: ".") }
  @inline(__always) static var slash: UInt8 { UInt8(ascii: "/") }
  @inline(__always) static var colon: UInt8 { UInt8(ascii: ":") }
  @inline(__always) static var semicolon: UInt8 { UInt8(ascii: ";") }
  @inline(__always) static var lessThan: UInt8 { UInt8(ascii: "<") }
  @inline(__always) static var equals: UInt8 { UInt8(ascii: "=") }
  @inline(__always) static var greaterThan: UInt8 { UInt8(ascii: ">") }
  @inline(__always) static var questionMark: UInt8 { UInt8(ascii: "?") }
  @inline(__always) static var at: UInt8 { UInt8(ascii: "@") }
  @inline(__always) static var openBracket: UInt8 { UInt8(ascii: "[") }
  @inline(__always) static var backslash: UInt8 { UInt8(ascii: "\\") }
  @inline(__always) static var closeBracket: UInt8 { UInt8(ascii: "]") }
  @inline(__always) static var underscore: UInt8 { UInt8(ascii: "_") }
  @inline(__always) static var backtick: UInt8 { UInt8(ascii: "`") }
  @inline(__always) static var openBrace: UInt8 { UInt8(ascii: "{") }
  @inline(__always) static var closeBrace: UInt8 { UInt8(ascii: "}") }

  /// Whether it is one of `0` to `9`.
  @inline(__always) var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  /// Whether it is one of `a` to `z` or `A` to `Z`.
  @inline(__always) var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  /// Whether it is `{` or `[`.
  @inline(__always) var isOpener: Bool { self == .openBrace || self == .openBracket }
  /// Whether it is `}` or `]`.
  @inline(__always) var isCloser: Bool { self == .closeBrace || self == .closeBracket }
}
