/// A text of decimal digits only, as numbers are written in headers.
package struct DecimalDigits {
  /// The value; the maximum if it does not fit.
  package var number: Int64
  /// The number of digits.
  package var count: Int

  /// Parses the text of a string node; nil unless it consists of digits.
  package init?(_ node: JSONNode) {
    guard node.isString else { return nil }
    if node.hasEscapes {
      self.init(node.decodedBytes)
    } else {
      self.init(buffer: node.rawContent)
    }
  }

  private init(number: Int64, count: Int) {
    self.number = number
    self.count = count
  }

  @inline(__always)
  private init?(buffer: UnsafeBufferPointer<UInt8>) {
    guard buffer.count <= 18, let base = buffer.baseAddress else {
      self.init(buffer)
      return
    }
    // Eighteen digits always fit.
    var value: Int64 = 0
    var place = 0
    while place < buffer.count {
      let digit = base[place] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int64(digit)
      place &+= 1
    }
    guard place > 0 else { return nil }
    self.init(number: value, count: place)
  }

  /// Parses bytes; nil unless they are one or more digits.
  @inline(__always)
  package init?(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return nil }
    number = 0
    count = bytes.count
    // Eighteen digits always fit.
    if count <= 18 {
      for byte in bytes {
        guard byte.isDigit else { return nil }
        number = number &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
      }
      return
    }
    for byte in bytes {
      guard byte.isDigit else { return nil }
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      number = overflow || carry ? .max : sum
    }
  }
}

extension JSONNode {
  /// Whether a string of digits may be zero; a fast check that looks at the first digit only.
  @inlinable
  package var mayBeZero: Bool { rawContent.first == UInt8(ascii: "0") || hasEscapes }
}
