// Several errors with one cause: a line that was moved, copied or removed, or a duplicated closer.
extension JSONParser {
  /// The maximum number of errors for which common causes are searched.
  static let fewErrors = 16

  /// Merges syntax errors that have one cause. Skipped above 16 errors: the attribution would be
  /// guesswork.
  mutating func mergeErrors() {
    guard (1...Self.fewErrors).contains(tree.errors.count) else { return }
    for merge in Repairs.merges where merge.name != core.pointee.disabledRepair {
      merge.apply(&self)
    }
  }

  private func indices(of kind: SyntaxError.Kind) -> [Int] {
    tree.errors.indices.filter { tree.errors[$0].kind == kind }
  }

  /// Members were swapped with their commas: one comma is missing, another one is trailing.
  /// `{"b": 2 "a": 1, }` → `{"b": 2, "a": 1 }`
  mutating func mergeCommas() {
    for missing in indices(of: .missingComma).reversed() {
      let error = tree.errors[missing]
      guard let stop = endOfItem(at: error.range.start, in: error.node),
        let trailing = indices(of: .trailingComma).first(where: {
          let comma = tree.errors[$0].range
          return tree.errors[$0].node == error.node
            && comma.start == indexAfterSpace(from: stop)
            || isBeforeCloser(comma, of: missing) || isMoved(from: comma, before: missing)
        })
      else { continue }
      tree.errors[missing].repair += tree.errors[trailing].repair
      tree.errors[missing].related = tree.errors[trailing].range
      tree.errors.remove(at: trailing)
    }
  }

  /// The last member was commented out, and the comma before it was left.
  mutating func mergeCommentedMembers() {
    for trailing in indices(of: .trailingComma).reversed() {
      let next = indexAfterSpace(from: tree.errors[trailing].range.end)
      let text = indexAfterBlanks(from: next &+ 2)
      let comment = indices(of: .comment).first { tree.errors[$0].range.start == next }
      guard let comment, bytes[next &+ 1] == .slash, text < end, bytes[text] == .quote else {
        continue
      }
      tree.errors[comment].repair.insert(contentsOf: tree.errors[trailing].repair, at: 0)
      tree.errors.remove(at: trailing)
    }
  }

  /// Whether the comma is before the closer after which it should be.
  private func isBeforeCloser(_ comma: ByteRange, of missing: Int) -> Bool {
    guard let place = tree.errors[missing].repair.first?.range.start else { return false }
    return indexAfterSpace(from: comma.end) == place &- 1 && isCloser(place &- 1)
  }

  /// Whether the last line of an object was moved after its closer: a trailing comma is at the old
  /// position, and a comma is missing at the new one.
  private func isMoved(from comma: ByteRange, before missing: Int) -> Bool {
    let closer = indexAfterSpace(from: comma.end)
    guard closer < end, let place = tree.errors[missing].repair.first?.range.start else {
      return false
    }
    let next = indexAfterSpace(from: closer &+ 1)
    guard next < place, bytes[next] == .comma else { return false }
    let line = indexAfterSpace(from: next &+ 1)
    return line < place && !isCloser(place &- 1)
      && endOfItem(at: line, in: tree.errors[missing].node) == place
  }

  /// The last line of an object was duplicated, without a comma between the copies.
  mutating func mergeCopies() {
    for missing in indices(of: .missingComma).reversed() {
      let error = tree.errors[missing]
      let isCopy = indices(of: .duplicateKey).contains { copy in
        guard tree.errors[copy].range == error.range, let first = tree.errors[copy].related,
          let stop = endOfItem(at: first.start, in: error.node),
          let end = endOfItem(at: error.range.start, in: error.node)
        else { return false }
        return string(first.start, stop) == string(error.range.start, end)
      }
      if isCopy { tree.errors.remove(at: missing) }
    }
  }

  /// A line with a closer and a comma was removed: a container is not closed, and a comma is
  /// missing.
  mutating func mergeCutCloser() {
    let openers = indices(of: .unclosedContainer)
    guard openers.count == 1, let open = openers.first else { return }
    for missing in indices(of: .missingComma).reversed() {
      let error = tree.errors[missing]
      let opener = Int(tree.core.pointee.entries[error.node].start)
      guard tree.errors[open].range.start == opener,
        let key = damaged.column(of: error.range.start), key <= damaged.indentation(at: opener)
      else { continue }
      tree.errors[open].related = error.range
      tree.errors.remove(at: missing)
      return
    }
  }

  /// A surplus closer ends a container too early, and the surplus is found at the very end: the
  /// closer whose indentation differs from that of its opener is the one to remove.
  mutating func mergeSurplusCloser() {
    guard let extra = indices(of: .extraContent).last, tree.errors[extra].detail == .surplusCloser,
      let closer = damaged.firstPairOutOfLine({ $0 > $1 })?.closer
    else { return }
    let trailing = indices(of: .trailingComma).first {
      indexAfterSpace(from: tree.errors[$0].range.end) == closer
    }
    var edits: [Edit] = []
    if isTwin(closer) {
      let next = indexAfterSpace(from: closer &+ 1)
      edits = [Edit(ByteRange(closer, closer &+ 1), "")]
      if let trailing {
        let isCommaNext = next < end && bytes[next] == .comma
        edits = isCommaNext ? [Edit(ByteRange(closer, next &+ 1), "")] : edits
        if !isCommaNext { edits.insert(Edit(tree.errors[trailing].range, ""), at: 0) }
      }
    }
    tree.errors[extra].kind = .unexpectedToken
    tree.errors[extra].range = ByteRange(closer, closer &+ 1)
    tree.errors[extra].repair = edits
    tree.errors[extra].detail = .endedContainerEarly
    if let trailing { tree.errors.remove(at: trailing) }
  }

  /// Whether the previous closer is the same character with the same indentation.
  private mutating func isTwin(_ closer: Int) -> Bool {
    var last = withoutSpace(from: start, to: closer) &- 1
    if last > start, bytes[last] == .comma { last = withoutSpace(from: start, to: last) &- 1 }
    return last > start && bytes[last] == bytes[closer]
      && damaged.column(of: last) == damaged.column(of: closer)
  }

  /// A closer that was moved after the opener of the next block empties that block, and the members
  /// of the block become members of the outer object.
  mutating func markEmptiedBlocks() {
    for missing in indices(of: .missingComma) {
      let error = tree.errors[missing]
      guard let stop = endOfItem(at: error.range.start, in: error.node),
        bytes[stop &- 1] == .closeBrace
      else { continue }
      let opener = withoutSpace(from: error.range.start, to: stop &- 1) &- 1
      guard bytes[opener] == .openBrace,
        damaged.lineStart(of: opener) != damaged.lineStart(of: stop)
      else { continue }
      tree.errors[missing].detail = .endedContainerEarly
    }
  }

  /// Removes duplicate-key errors of members that ended up in an outer object by mistake.
  mutating func dropMisplacedKeys() {
    guard tree.errors.contains(where: { $0.shiftsMembers }) else { return }
    for copy in indices(of: .duplicateKey).reversed() {
      guard let first = tree.errors[copy].related, let own = damaged.column(of: first.start),
        let other = damaged.column(of: tree.errors[copy].range.start), own != other
      else { continue }
      tree.errors.remove(at: copy)
    }
  }

  // MARK: Positions

  /// The end of the member or element that begins at `place` in a container.
  private func endOfItem(at place: Int, in container: Int) -> Int? {
    let node = JSONNode(core: tree.core, index: container)
    if node.isObject { return node.members.first { $0.key.range.start == place }?.value.range.end }
    return node.elements.first { $0.range.start == place }?.range.end
  }
}
