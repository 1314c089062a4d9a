/// A duration in ProtoJSON: decimal seconds with up to nine fractional digits, followed by `s`.
package struct ProtoDuration: Equatable, Sendable {
  /// Whole seconds, without the sign.
  package var seconds: Int64
  /// The fraction in nanoseconds, from 0 to 999,999,999.
  package var nanoseconds: Int32
  /// Whether it has a minus sign.
  package var isNegative: Bool

  /// The duration in seconds.
  package var total: Double {
    (Double(seconds) + Double(nanoseconds) / 1e9) * (isNegative ? -1 : 1)
  }

  /// Parses the text of a node; nil if it is not a string or not a valid duration.
  ///
  /// Source: the ProtoJSON specification; the range is ±315,576,000,000 seconds.
  package init?(_ node: JSONNode) {
    guard node.isString else { return nil }
    if node.hasEscapes {
      self.init(text: node.decodedBytes[...])
    } else {
      self.init(buffer: node.rawContent)
    }
  }

  /// Parses bytes of UTF-8; nil if they are not a valid duration.
  package init?(text: ArraySlice<UInt8>) {
    guard let value = text.withUnsafeBufferPointer({ ProtoDuration(buffer: $0) }) else {
      return nil
    }
    self = value
  }

  /// Why a value is not a valid duration.
  package enum Refusal: Sendable {
    /// It is not a string of seconds that ends with `s`.
    case malformed
    /// It has more than nine decimal places.
    case tooFine
    /// It has more seconds than a duration can have.
    case tooLong
  }

  /// Why FCM rejects a value that is not a valid duration.
  package static func refusal(of value: JSONNode) -> Refusal {
    isTooFine(value) ? .tooFine : isTooLong(value) ? .tooLong : .malformed
  }

  /// Whether the text is a placeholder with a unit other than `s`, such as `{{hours}}h`, which is
  /// invalid for every value.
  static func hasForeignUnit(_ value: JSONNode) -> Bool {
    let text = value.decodedBytes
    guard let first = text.first, [.openBrace, .dollar, .percent].contains(first),
      let tag = text.withUnsafeBufferPointer({ TemplateTag($0, at: 0) }), tag.role == .value
    else { return false }
    let unit = text[tag.end...]
    return !unit.isEmpty && !unit.elementsEqual("s".utf8) && unit.allSatisfy { $0.isLetter }
  }

  private static func isTooFine(_ value: JSONNode) -> Bool {
    let parts = (value.text ?? "").split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].utf8.count > 10 && parts[1].last == "s"
      && (parts[0] + parts[1].dropLast()).allSatisfy { $0.isWholeNumber }
  }

  private static func isTooLong(_ value: JSONNode) -> Bool {
    guard value.isString, let text = value.text, text.last == "s" else { return false }
    let amount = (text.hasPrefix("-") ? text.dropFirst() : text[...]).dropLast()
    let parts = amount.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.count <= 2 && parts.allSatisfy { DecimalDigits($0.utf8) != nil }
    return isNumber && parts[0].utf8.count > 11 && ProtoDuration(value) == nil
  }

  @inline(__always)
  private init?(buffer: UnsafeBufferPointer<UInt8>) {
    let count = buffer.count
    guard let base = buffer.baseAddress, count >= 2, base[count &- 1] == UInt8(ascii: "s") else {
      return nil
    }
    // Most consist of digits only, and up to eleven digits never exceed the maximum.
    if count <= 12, let amount = Self.digits(base, endingAt: count &- 1) {
      (seconds, nanoseconds, isNegative) = (amount, 0, false)
      return
    }
    isNegative = buffer[0] == .minus
    var index = isNegative ? 1 : 0
    seconds = 0
    nanoseconds = 0
    let first = index
    while index < count, buffer[index].isDigit {
      seconds = seconds &* 10 &+ Int64(buffer[index] &- UInt8(ascii: "0"))
      guard seconds <= 315_576_000_000 else { return nil }
      index &+= 1
    }
    guard index > first else { return nil }
    // Most have no fraction.
    if index == count &- 1 { return }
    if index < count, buffer[index] == .period {
      index += 1
      let start = index
      var unit: Int32 = 100_000_000
      while index < count, buffer[index].isDigit, index - start < 9 {
        nanoseconds += Int32(buffer[index] - UInt8(ascii: "0")) * unit
        unit /= 10
        index += 1
      }
      guard index > start else { return nil }
    }
    guard index == count - 1 else { return nil }
  }

  /// The value of digits before the `s` at `end`; nil if there are other characters.
  @inline(__always)
  private static func digits(_ text: UnsafePointer<UInt8>, endingAt end: Int) -> Int64? {
    var index = 0
    var amount: Int64 = 0
    while text[index].isDigit {
      amount = amount &* 10 &+ Int64(text[index] &- UInt8(ascii: "0"))
      index &+= 1
    }
    return index == end ? amount : nil
  }
}
