/// The names of lines by which GitHub's code scanning knows a finding again.
///
/// Each line has a hash of the hundred UTF-16 units that begin at it, spaces and tabs left out, and
/// a count of how often that hash has been seen in the file.
struct LineHashes {
  private static let window = 100
  private static let base: UInt64 = 37

  private let hashes: [UInt64]

  init(_ bytes: [UInt8]) {
    var roll = Roll()
    for unit in String(decoding: bytes, as: UTF8.self).utf16 { roll.read(unit) }
    hashes = roll.finish()
  }

  /// The names of some lines, counted from 1.
  func names(of lines: some Sequence<Int>) -> [Int: String] {
    let wanted = Set(lines)
    let interesting = Set(wanted.compactMap { hash(of: $0) })
    var seen: [UInt64: Int] = [:]
    var result: [Int: String] = [:]
    for (index, hash) in hashes.enumerated() where interesting.contains(hash) {
      seen[hash, default: 0] += 1
      if wanted.contains(index + 1) {
        result[index + 1] = "\(String(hash, radix: 16)):\(seen[hash, default: 1])"
      }
    }
    return result
  }

  private func hash(of line: Int) -> UInt64? {
    line >= 1 && line <= hashes.count ? hashes[line - 1] : nil
  }

  /// The polynomial over the last hundred units, and which of them begin a line.
  private struct Roll {
    private var units = [UInt64](repeating: 0, count: LineHashes.window)
    private var beginsLine = [Bool](repeating: false, count: LineHashes.window)
    private var index = 0
    private var value: UInt64 = 0
    private var isAtLineStart = true
    private var followsReturn = false
    private var hashes: [UInt64] = []
    private let outgoing = (0..<LineHashes.window).reduce(UInt64(1)) { power, _ in
      power &* LineHashes.base
    }

    mutating func read(_ unit: UInt16) {
      if unit == 0x20 || unit == 0x09 || (followsReturn && unit == 0x0A) {
        followsReturn = false
        return
      }
      followsReturn = unit == 0x0D
      add(followsReturn ? 0x0A : unit)
    }

    mutating func finish() -> [UInt64] {
      add(0xFFFF)
      for _ in 0..<LineHashes.window {
        noteLine()
        push(0)
      }
      return hashes
    }

    private mutating func add(_ unit: UInt16) {
      noteLine()
      beginsLine[index] = isAtLineStart
      isAtLineStart = unit == 0x0A
      push(UInt64(unit))
    }

    /// The unit that leaves the window stands where the next one goes.
    private mutating func noteLine() {
      guard beginsLine[index] else { return }
      hashes.append(value)
      beginsLine[index] = false
    }

    private mutating func push(_ unit: UInt64) {
      value = value &* LineHashes.base &+ unit &- outgoing &* units[index]
      units[index] = unit
      index = (index + 1) % LineHashes.window
    }
  }
}
