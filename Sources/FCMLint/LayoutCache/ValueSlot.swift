/// A value that may be another in each line of a layout.
struct ValueSlot {
  /// What the validator accepts in the slot without looking at the content.
  enum Form: UInt8 {
    /// A string without escapes.
    case string
    /// An integer without a sign and of at most nine digits, which every number type holds.
    case number
    /// A valid timestamp or duration.
    case timestamp, duration
  }

  var node: UInt32
  var form: Form

  /// The hash of the value in the line that was read last.
  func hash(in tree: JSONTree) -> UInt32 {
    let content = JSONNode(core: tree.core, index: Int(node)).rawContent
    guard let start = content.baseAddress else { return 0 }
    return KeyHash.hash(start, content.count, readable: content.count, seed: KeyHash.seed)
  }
}

extension ValueSlot.Form {
  /// Where the content of a value of this form ends; nil for any other value.
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

  /// Where an integer of at most nine digits ends.
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
