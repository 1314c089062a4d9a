// What the first lines of a stencil tell: which texts are the same in all of them.
extension Stencil {
  /// What is known of the rules, for lines that have some of the texts in common.
  struct Silence {
    /// The fields about which a rule may have something to say, those of texts that vary with them.
    var events: [SchemaWalk.Event]
    /// Whether a line is a send request whatever the texts are that vary.
    var isSettled: Bool
  }

  /// The first line, and how later ones differ from it.
  struct Sightings {
    fileprivate let line: UnsafeMutableBufferPointer<UInt8>
    fileprivate var varying: UInt64 = 0
    fileprivate var count = 0

    /// How many lines are looked at.
    static let enough = 16

    init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
      line = .allocate(capacity: bytes.count)
      _ = line.initialize(from: bytes)
    }

    func deallocate() { line.deallocate() }
  }

  /// Compares the texts of a line of this stencil with those of the first one.
  ///
  /// - Returns: the numbers of the texts that have been seen to vary, once as many lines have been
  ///   looked at as are enough; nothing before and after that.
  mutating func varyingTexts(in core: UnsafeMutablePointer<JSONCore>) -> [Int]? {
    guard var seen = sightings else { return nil }
    for (number, text) in texts.enumerated() where seen.varying &>> UInt64(number) & 1 == 0 {
      let (own, other) = (nodes[Int(text)], core.pointee.entries[Int(text)])
      let first = seen.line[Int(own.start)..<Int(own.end)]
      let second = core.pointee.bytes[Int(other.start)..<Int(other.end)]
      if !first.elementsEqual(second) { seen.varying |= 1 &<< UInt64(number) }
    }
    seen.count += 1
    sightings = seen
    guard seen.count == Sightings.enough else { return nil }
    seen.deallocate()
    sightings = nil
    return texts.enumerated().compactMap { number, text in
      seen.varying &>> UInt64(number) & 1 == 1 ? Int(text) : nil
    }
  }
}

extension UnsafeMutablePointer<JSONCore> {
  /// Marks texts and all that holds one of them as varying, or takes the marks away.
  func mark(_ texts: [Int], isVarying: Bool) {
    for index in 0..<pointee.count {
      let end = Int(pointee.entries[index].next)
      switch pointee.entries[index].kind {
      case .object, .array:
        guard texts.contains(where: { $0 > index && $0 < end }) else { continue }
      case .string:
        guard texts.contains(index) else { continue }
      default: continue
      }
      if isVarying {
        pointee.entries[index].flags.insert(.varying)
      } else {
        pointee.entries[index].flags.remove(.varying)
      }
    }
  }
}
