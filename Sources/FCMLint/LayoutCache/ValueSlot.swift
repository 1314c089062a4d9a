/// A value that may differ between the lines of a layout.
struct ValueSlot {
  /// The form of the values that the validator accepts without checking the content.
  enum Form: UInt8 {
    /// A string without escapes.
    case string
    /// An integer without a sign with at most nine digits, which is valid for every number type.
    case number
    /// A valid timestamp or duration.
    case timestamp, duration
  }

  var node: UInt32
  var form: Form

  /// The hash of the value in the last line.
  func hash(in tree: JSONTree) -> UInt32 {
    let content = JSONNode(core: tree.core, index: Int(node)).rawContent
    guard let start = content.baseAddress else { return 0 }
    return KeyHash.hash(start, content.count, readable: content.count, seed: KeyHash.seed)
  }
}

extension ValueSlot.Form {
  /// The end of the content of a value of this form; nil for any other value.
  @inline(__always)
  func end(in line: LayoutCache.Line, from start: Int) -> Int? {
    guard let bytes = line.bytes.baseAddress else { return nil }
    if self == .number { return Self.endOfNumber(in: bytes, from: start, to: line.end) }
    let safe = line.bytes.count &- SIMDBytes.width
    let close = FastPathReader.endOfPlainString(
      in: bytes, from: start, safe: safe, sentinel: line.end)
    guard _slowPath(self != .string), let close else { return close }
    return isValid(UnsafeBufferPointer(start: bytes + start, count: close - start)) ? close : nil
  }

  /// The end of an integer of at most nine digits.
  @inline(never)
  static func endOfNumber(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
    let zero = UInt8(ascii: "0")
    var position = start
    while position < end, bytes[position] &- zero < 10 { position += 1 }
    let count = position - start
    return count == 0 || count > 9 || count > 1 && bytes[start] == zero ? nil : position
  }

  @inline(never)
  private func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .timestamp: ProtoTimestamp.isValid(Array(text))
    case .duration: ProtoDuration(text: Array(text)[...]) != nil
    case .string, .number: true
    }
  }
}
