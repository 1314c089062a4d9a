import FCMLint

/// Computes `primaryLocationLineHash`, by which GitHub code scanning tracks results.
///
/// The value for a line is a hash of 100 UTF-16 units from its start, without spaces and tabs, and
/// the number of lines so far with that hash. GitHub computes missing values itself.
struct PrimaryLocationLineHash {
  private static let window = 100
  private static let base: UInt64 = 37
  /// The maximum number of lines to hash, which limits memory.
  private static let mostLines = 1 << 20
  /// The factor of the unit that leaves the window.
  private let outgoing = (0..<window).reduce(UInt64(1)) { power, _ in power &* base }

  private var units = [UInt64](repeating: 0, count: window)
  private var beginsLine = [Bool](repeating: false, count: window)
  private var index = 0
  private var value: UInt64 = 0
  private var isAtLineStart = true
  private var followsReturn = false
  private var counts: [UInt64: Int] = [:]
  private var wanted: Set<Int> = []
  private var names: [Int: String] = [:]
  /// The number of lines whose hash is complete.
  private(set) var lines = 0

  /// Hashes the next bytes of the file.
  ///
  /// - Parameter wanted: the lines, counted from 1, whose hashes are needed.
  mutating func read(_ bytes: [UInt8], wanted more: some Sequence<Int>) {
    wanted.formUnion(more)
    // In ASCII text each byte is a UTF-16 unit.
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] < 0x80 {
        read(UInt16(bytes[end]))
        end += 1
      }
      start = end
      while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
      for unit in String(decoding: bytes[start..<end], as: UTF8.self).utf16 { read(unit) }
      start = end
    }
  }

  /// Ends the file and completes the hashes of all lines.
  mutating func finish() {
    add(0xFFFF)
    for _ in 0..<Self.window {
      noteLine()
      push(0)
    }
  }

  /// The hash of a complete line; nil beyond the limit.
  func name(of line: Int) -> String? { names[line] }

  /// Removes the hashes of all complete lines.
  mutating func removeNames() { names.removeAll(keepingCapacity: true) }

  private mutating func read(_ unit: UInt16) {
    let byte = UInt8(exactly: unit)
    if byte == .space || byte == .tab || (followsReturn && byte == .lineFeed) {
      followsReturn = false
      return
    }
    followsReturn = byte == .carriageReturn
    add(followsReturn ? UInt16(UInt8.lineFeed) : unit)
  }

  private mutating func add(_ unit: UInt16) {
    if beginsLine[index] { noteLine() }
    beginsLine[index] = isAtLineStart
    isAtLineStart = unit == UInt16(UInt8.lineFeed)
    push(UInt64(unit))
  }

  /// Adds a unit to the window, in the slot of the unit that leaves it.
  private mutating func noteLine() {
    guard beginsLine[index] else { return }
    beginsLine[index] = false
    lines += 1
    guard lines <= Self.mostLines else { return }
    let count = counts[value, default: 0] + 1
    counts[value] = count
    guard wanted.remove(lines) != nil else { return }
    names[lines] = "\(String(value, radix: 16)):\(count)"
  }

  @inline(__always)
  private mutating func push(_ unit: UInt64) {
    value = value &* Self.base &+ unit &- outgoing &* units[index]
    units[index] = unit
    index = index == Self.window - 1 ? 0 : index + 1
  }
}
