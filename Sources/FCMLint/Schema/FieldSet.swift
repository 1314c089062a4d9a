/// A set of fields, with one bit for each.
///
/// Each start of the program creates one for each rule; arrays would cost 2 % more instructions,
/// and the alignment of a SIMD vector would make the allocation of each rule slower.
package struct FieldSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(_ first: Field, _ others: [Field] = []) {
    insert(first)
    for other in others { insert(other) }
  }

  @inline(__always)
  private mutating func insert(_ field: Field) {
    let bit: UInt64 = 1 << UInt64(field.rawValue % 64)
    switch field.rawValue / 64 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  /// Calls `body` with the raw value of each field.
  @inline(__always)
  package func visit(_ body: (Int) -> Void) {
    func visitBits(of word: UInt64, from start: Int) {
      var rest = word
      while rest != 0 {
        body(start + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    visitBits(of: words.0, from: 0)
    visitBits(of: words.1, from: 64)
    visitBits(of: words.2, from: 128)
    visitBits(of: words.3, from: 192)
  }

  /// Whether the set contains the field.
  package func contains(_ field: Field) -> Bool {
    var found = false
    visit { found = found || $0 == Int(field.rawValue) }
    return found
  }
}
