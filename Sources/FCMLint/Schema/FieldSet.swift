/// A set of fields, with a bit for each.
///
/// Each start of the program makes one for each rule, and arrays would cost it 2 % more instructions.
package struct FieldSet: Sendable {
  private var bits = SIMD4<UInt64>()

  @inline(__always)
  init(_ field: Field) { insert(field) }

  init(_ first: Field, _ others: [Field]) {
    insert(first)
    for other in others { insert(other) }
  }

  @inline(__always)
  private mutating func insert(_ field: Field) {
    let number = Int(field.rawValue)
    bits[number / 64] |= 1 << UInt64(number % 64)
  }

  /// Whether the field is among them.
  package func contains(_ field: Field) -> Bool {
    let number = Int(field.rawValue)
    return bits[number / 64] >> UInt64(number % 64) & 1 == 1
  }

  /// Calls `body` with the raw value of each field.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    for word in bits.indices {
      var rest = bits[word]
      while rest != 0 {
        body(word * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
