/// A set of fields, with one bit for each.
///
/// The set of a few fields is a constant, see `Rule`.
@usableFromInline
package struct FieldSet: Sendable {
  @usableFromInline var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  @inlinable
  @inline(__always)
  init(_ first: Field, _ second: Field? = nil, _ third: Field? = nil, _ fourth: Field? = nil) {
    insert(first)
    if let second { insert(second) }
    if let third { insert(third) }
    if let fourth { insert(fourth) }
  }

  @inlinable
  @inline(__always)
  mutating func insert(_ field: Field) {
    let bit: UInt64 = 1 &<< UInt64(field.rawValue % 64)
    switch field.rawValue / 64 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  @inlinable
  @inline(__always)
  mutating func formUnion(_ other: FieldSet) {
    words.0 |= other.words.0
    words.1 |= other.words.1
    words.2 |= other.words.2
    words.3 |= other.words.3
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
