// What the first lines of a stencil tell: which values are the same in all of them.
extension Stencil {
  /// What the lines of a stencil are for.
  struct Recognition {
    var verdict: Recognizer.Verdict
    /// Whether that is so because they depart in nothing from a send request.
    var isFlawless: Bool
  }

  /// What is known of lines beyond their nodes.
  struct Knowledge {
    var recognition: Recognition
    /// Whether they are for the same whatever stands in the blanks.
    var isSettled = false
    /// The fields about which a rule may have something to say; nil when no rule was asked.
    var events: [SchemaWalk.Event]?
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

  /// Compares the values in the blanks of a line of this stencil with those of the first one.
  ///
  /// - Returns: the blanks that have been seen to vary, once as many lines have been looked at as
  ///   are enough; nothing before and after that.
  mutating func varyingBlanks(in core: UnsafeMutablePointer<JSONCore>) -> [Blank]? {
    guard var seen = sightings else { return nil }
    for (number, blank) in blanks.enumerated() where seen.varying &>> UInt64(number) & 1 == 0 {
      let (own, other) = (nodes[Int(blank.node)], core.pointee.entries[Int(blank.node)])
      let first = seen.line[Int(own.start)..<Int(own.end)]
      let second = core.pointee.bytes[Int(other.start)..<Int(other.end)]
      if !first.elementsEqual(second) { seen.varying |= 1 &<< UInt64(number) }
    }
    seen.count += 1
    sightings = seen
    guard seen.count == Sightings.enough else { return nil }
    seen.deallocate()
    sightings = nil
    return blanks.enumerated().compactMap { number, blank in
      seen.varying &>> UInt64(number) & 1 == 1 ? blank : nil
    }
  }
}

extension UnsafeMutablePointer<JSONCore> {
  /// Marks the values in blanks and all that holds one of them as varying, or takes the marks away.
  func mark(_ blanks: [Stencil.Blank], isVarying: Bool) {
    for index in 0..<pointee.count {
      let next = pointee.entries[index].next
      let isContainer = [.object, .array].contains(pointee.entries[index].kind)
      let varies = blanks.contains {
        $0.node == UInt32(index) || isContainer && $0.node > UInt32(index) && $0.node < next
      }
      guard varies else { continue }
      if isVarying {
        pointee.entries[index].flags.insert(.varying)
      } else {
        pointee.entries[index].flags.remove(.varying)
      }
    }
  }
}
