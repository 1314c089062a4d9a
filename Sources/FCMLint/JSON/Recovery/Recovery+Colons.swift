// Colons that stand where a comma or a closer is due.
extension JSONParser {
  /// A colon behind a value: in an array it makes a pair, in an object the value was the next key.
  mutating func recoverColonAfterValue() -> Step {
    guard let frame = stack.last, frame.isObject else {
      if closeBeforeKey() { return .value }
      if openObject() || takeArrayForObject() { return .value }
      if arrayWithColons != container { error(.unexpectedToken, position, position &+ 1) }
      arrayWithColons = container
      comma = -1
      position &+= 1
      return .value
    }
    let here = ByteRange(position, position &+ 1)
    let next = indexAfterSpace(from: here.end)
    if next < end, bytes[next] == .quote, colon(after: endOfToken(from: next)) != nil {
      error(.missingComma, here.start, here.end, repair: [Edit(here, ",")])
      comma = position
      position &+= 1
      return .key
    }
    let node = tree.core.pointee.count &- 1
    let entry = tree.core.pointee.entries[node]
    if entry.kind == .string, tree.core.pointee.entries[node &- 1].kind == .key,
      !entry.flags.contains(.unterminated), Int(entry.end) == endOfPreviousToken()
    {
      return makeKey(of: node, in: frame)
    }
    guard namelessIn == frame.node else {
      doubtLastValue()
      return unexpectedRun(asValue: false)
    }
    // A container stands where the key is due, which has been said.
    appendNamelessKey()
    position &+= 1
    return .value
  }

  /// Takes the element before the colon here for the first key of an object whose opener is
  /// missing, when one closer too many follows; false when it is none.
  private mutating func openObject() -> Bool {
    let node = tree.core.pointee.count &- 1
    let entry = tree.core.pointee.entries[node]
    guard entry.kind == .string, !entry.flags.contains(.unterminated), stack.count < Self.deepest,
      Int(entry.end) == endOfPreviousToken(), closersAhead() == stack.count &+ 1
    else { return false }
    if arrayWithColons != container { error(.unexpectedToken, position, position &+ 1) }
    tree.core.pointee.count = node
    let object = tree.append(.object, Int(entry.start), Int(entry.start))
    stack.append(JSONFrame(node: object, isObject: true))
    appendKey(from: entry)
    position &+= 1
    return true
  }

  /// The value before the colon here is the key of the next member; its own key has no value.
  ///
  /// When one closer too many follows, what the key lacks is the opener of an object.
  private mutating func makeKey(of node: Int, in frame: JSONFrame) -> Step {
    let entries = tree.core.pointee.entries
    let (key, value) = (entries[node &- 1], entries[node])
    error(.missingValue, Int(key.start), Int(key.end))
    tree.core.pointee.count = node
    if closersAhead() == stack.count &+ 1, stack.count < Self.deepest {
      let object = tree.append(.object, Int(value.start), Int(value.start))
      stack.append(JSONFrame(node: object, isObject: true))
    } else {
      _ = tree.append(.missing, Int(key.end), Int(key.end))
    }
    appendKey(from: value)
    position &+= 1
    return .value
  }

  /// Ends an array without a closer in front of its last element, which a colon makes a key.
  ///
  /// The closers that follow tell: there is one for each container around, and none for the array.
  private mutating func closeBeforeKey() -> Bool {
    let node = tree.core.pointee.count &- 1
    let entry = tree.core.pointee.entries[node]
    guard stack.count > 1, stack[stack.count &- 2].isObject, entry.kind == .string, comma >= 0,
      Int(entry.end) == endOfPreviousToken(), closersAhead() == stack.count &- 1
    else { return false }
    let opener = Int(tree.core.pointee.entries[container].start)
    tree.core.pointee.count = node
    // An element that is missing may stand behind the last sign before the comma.
    let last = Int(tree.core.pointee.entries[node &- 1].end)
    _ = closeContainer(at: max(last, withoutSpace(from: opener, to: comma)))
    appendKey(from: entry)
    error(
      .unclosedContainer, opener, opener &+ 1,
      related: ByteRange(Int(entry.start), Int(entry.end)))
    position &+= 1
    return true
  }

  /// Appends the key that a string which was read as a value turns out to be.
  private mutating func appendKey(from string: TapeEntry) {
    let key = tree.append(
      .key, Int(string.start), Int(string.end), flags: string.flags, open: string.openQuote,
      close: string.closeQuote)
    rehash(key)
    note(key: key)
  }
}
