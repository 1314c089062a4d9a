// What the first lines of a layout tell: which values are the same in all of them.
extension LineLayout {
  /// What the lines of a layout are for.
  struct Detection {
    var result: DocumentDetector.Result
    /// Whether that is so because they depart in nothing from a send request.
    var isConforming: Bool
  }

  /// What is known of lines beyond their nodes.
  struct Knowledge {
    var detection: Detection
    /// Whether they are for the same whatever stands in the value slots.
    var isDetectionFixed = false
    /// The fields about which a rule may have something to say; nil when no rule was asked.
    var events: [SchemaValidator.Event]?
  }

  /// The first line, and how later ones differ from it.
  struct Observations {
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

  /// Compares the values in the value slots of a line of this layout with those of the first one.
  ///
  /// - Returns: the value slots that have been seen to vary, once as many lines have been looked at as
  ///   are enough; nothing before and after that.
  mutating func varyingValueSlots(in core: UnsafeMutablePointer<JSONCore>) -> [ValueSlot]? {
    guard var seen = observations else { return nil }
    for (number, valueSlot) in valueSlots.enumerated()
    where seen.varying &>> UInt64(number) & 1 == 0 {
      let (own, other) = (nodes[Int(valueSlot.node)], core.pointee.entries[Int(valueSlot.node)])
      let first = seen.line[Int(own.start)..<Int(own.end)]
      let second = core.pointee.bytes[Int(other.start)..<Int(other.end)]
      if !first.elementsEqual(second) { seen.varying |= 1 &<< UInt64(number) }
    }
    seen.count += 1
    observations = seen
    guard seen.count == Observations.enough else { return nil }
    seen.deallocate()
    observations = nil
    return valueSlots.enumerated().compactMap { number, valueSlot in
      seen.varying &>> UInt64(number) & 1 == 1 ? valueSlot : nil
    }
  }
}

extension UnsafeMutablePointer<JSONCore> {
  /// Marks the values in value slots and all that holds one of them as varying, or takes the marks away.
  func mark(_ valueSlots: [LineLayout.ValueSlot], isVarying: Bool) {
    for index in 0..<pointee.count {
      let next = pointee.entries[index].next
      let isContainer = [.object, .array].contains(pointee.entries[index].kind)
      let varies = valueSlots.contains {
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
