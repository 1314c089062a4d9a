// Objects in the brackets of an array, which is how Swift and PHP write them.
extension JSONParser {
  /// Takes the array around the colon here for an object whose first key has just been read; false
  /// when something else is the array's first element.
  ///
  /// Whoever writes one object so writes all of them so: one error speaks for the document.
  mutating func takeArrayForObject() -> Bool {
    let node = tree.core.pointee.count &- 1
    let entry = tree.core.pointee.entries[node]
    guard node == container &+ 1, entry.kind == .string, !entry.flags.contains(.unterminated),
      Int(entry.end) == endOfPreviousToken()
    else { return false }
    let object = container
    tree.core.pointee.entries[object].kind = .object
    stack[stack.count &- 1] = JSONFrame(node: object, isObject: true)
    tree.core.pointee.entries[node].kind = .key
    rehash(node)
    note(key: node)
    let opener = Int(tree.core.pointee.entries[object].start)
    repairBracket(opener, "{", in: object)
    comma = -1
    position &+= 1
    return true
  }

  /// Ends an object at the closer of an array, if an array's opener began it; false if none did.
  mutating func closeArrayOfMembers(_ byte: UInt8) -> Bool {
    let opener = Int(tree.core.pointee.entries[container].start)
    guard byte == .closeBracket, stack.last?.isObject == true, opener < position,
      bytes[opener] == .openBracket
    else { return false }
    if comma >= 0, indexAfterSpace(from: comma &+ 1) == position { trailingComma(to: comma &+ 1) }
    repairBracket(position, "}", in: container)
    return true
  }

  private func repairBracket(_ place: Int, _ brace: String, in object: Int) {
    let here = ByteRange(place, place &+ 1)
    let edit = Edit(here, brace)
    let known = tree.errors.firstIndex { $0.kind == .mismatchedBracket && !$0.repair.isEmpty }
    if let known {
      tree.errors[known].repair.append(edit)
    } else {
      error(.mismatchedBracket, here.start, here.end, node: object, repair: [edit])
    }
  }
}
