import FCMLint

/// Sixteen places of a text.
struct TextBlock {
  typealias Marks = SIMDMask<SIMD16<Int8>>

  /// The bytes at the places, and those one and two bytes after them.
  private(set) var first = SIMD16<UInt8>()
  private(set) var second = SIMD16<UInt8>()
  private(set) var third = SIMD16<UInt8>()

  fileprivate static let width = 16

  @inline(__always)
  fileprivate init(_ start: UnsafePointer<UInt8>) {
    let start = UnsafeRawPointer(start)
    first = start.loadUnaligned(as: SIMD16<UInt8>.self)
    second = start.loadUnaligned(fromByteOffset: 1, as: SIMD16<UInt8>.self)
    third = start.loadUnaligned(fromByteOffset: 2, as: SIMD16<UInt8>.self)
  }

  /// The last places of a text; bytes after its end are zero.
  fileprivate init(_ rest: Slice<UnsafeBufferPointer<UInt8>>) {
    for (index, byte) in rest.prefix(Self.width + 2).enumerated() {
      if index < Self.width { first[index] = byte }
      if index >= 1, index <= Self.width { second[index - 1] = byte }
      if index >= 2 { third[index - 2] = byte }
    }
  }
}

/// Words that a scan finds by two or three of their letters, which are rare together.
protocol ScannedWords {
  /// Marks the places at which such letters are.
  static func marks(_ block: TextBlock) -> TextBlock.Marks
}

/// Finds the places of words in a text, sixteen places at once, so that one pass over the text finds
/// any of several words.
struct WordScan<Words: ScannedWords> {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next place that is marked; nil if there is none.
  @inline(__always)
  mutating func next() -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let width = TextBlock.width
    // Places are usually far apart, so that four blocks are compared at once.
    while index &+ 4 &* width &+ 2 <= bytes.count {
      let one = Words.marks(TextBlock(base + index))
      let two = Words.marks(TextBlock(base + (index &+ width)))
      let three = Words.marks(TextBlock(base + (index &+ 2 &* width)))
      let four = Words.marks(TextBlock(base + (index &+ 3 &* width)))
      if Self.isAny(one .| two .| three .| four) { break }
      index &+= 4 &* width
    }
    while index < bytes.count {
      let isWhole = index &+ width &+ 2 <= bytes.count
      let first = Self.first(
        Words.marks(isWhole ? TextBlock(base + index) : TextBlock(bytes[index...])))
      index &+= first
      if first < width {
        defer { index &+= 1 }
        return index
      }
    }
    return nil
  }

  @inline(__always)
  private static func isAny(_ marks: TextBlock.Marks) -> Bool {
    let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    return halves.x | halves.y != 0
  }

  /// The index of the first mark; 16 if there is none.
  @inline(__always)
  private static func first(_ marks: TextBlock.Marks) -> Int {
    let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    if halves.x != 0 { return halves.x.littleEndian.trailingZeroBitCount &>> 3 }
    if halves.y != 0 { return 8 &+ halves.y.littleEndian.trailingZeroBitCount &>> 3 }
    return TextBlock.width
  }
}

extension SIMD16<UInt8> {
  /// Marks the bytes that are equal to an ASCII character.
  @inline(__always)
  func has(_ character: Unicode.Scalar) -> TextBlock.Marks {
    self .== SIMD16<UInt8>(repeating: UInt8(ascii: character))
  }

  /// The bytes with capital letters as small ones; bytes that are no letters may change, too.
  @inline(__always)
  var ignoringCase: SIMD16<UInt8> { self | SIMD16<UInt8>(repeating: 0x20) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes at `index` are equal to some text.
  func hasPrefix(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= 0, index + count <= self.count else { return false }
    for offset in 0..<count where self[index + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
