// Several errors of one slip: a line that was moved, copied or cut out, a closer that stands twice.
extension JSONParser {
  /// Lets one error speak for those that follow from it.
  ///
  /// Looks at a few errors only: among many nobody could tell which belong together.
  func mergeErrors() {
    guard (1...16).contains(tree.errors.count) else { return }
    joinCommas()
    joinCommentedMembers()
    joinCopies()
    joinCutCloser()
    placeSurplusCloser()
    doubtEmptyBlocks()
    if tree.errors.contains(where: { $0.shiftsMembers }) { dropSpiltKeys() }
  }

  private func indices(of kind: SyntaxError.Kind) -> [Int] {
    tree.errors.indices.filter { tree.errors[$0].kind == kind }
  }

  /// The members that were swapped took their commas along: the one lacks where the other trails.
  private func joinCommas() {
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

  /// Whoever comments out the last member leaves the comma before it.
  private func joinCommentedMembers() {
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

  /// Whether the comma stands in front of the closer behind which it is due.
  private func isBeforeCloser(_ comma: ByteRange, of missing: Int) -> Bool {
    guard let place = tree.errors[missing].repair.first?.range.start else { return false }
    return indexAfterSpace(from: comma.end) == place &- 1
      && (bytes[place &- 1] == .closeBrace || bytes[place &- 1] == .closeBracket)
  }

  /// Whether the last line of an object has come behind its closer: a comma trails where the line
  /// stood, another lacks behind it.
  private func isMoved(from comma: ByteRange, before missing: Int) -> Bool {
    let closer = indexAfterSpace(from: comma.end)
    guard closer < end, let place = tree.errors[missing].repair.first?.range.start else {
      return false
    }
    let next = indexAfterSpace(from: closer &+ 1)
    guard next < place, bytes[next] == .comma else { return false }
    let line = indexAfterSpace(from: next &+ 1)
    let isBlock = bytes[place &- 1] == .closeBrace || bytes[place &- 1] == .closeBracket
    return line < place && !isBlock && endOfItem(at: line, in: tree.errors[missing].node) == place
  }

  /// A line that stands twice at the end of its object repeats its key, and has no comma between.
  private func joinCopies() {
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

  /// Where a line with a closer was cut out, the key behind it lacks a comma, too.
  private func joinCutCloser() {
    let openers = indices(of: .unclosedContainer)
    guard openers.count == 1, let open = openers.first else { return }
    for missing in indices(of: .missingComma).reversed() {
      let error = tree.errors[missing]
      let opener = Int(tree.core.pointee.entries[error.node].start)
      guard tree.errors[open].range.start == opener,
        let key = column(of: error.range.start), key <= indentation(at: opener)
      else { continue }
      tree.errors[open].related = error.range
      tree.errors.remove(at: missing)
      return
    }
  }

  /// A closer too many ends a container too early, and what is left over stands at the very end:
  /// the closer that is out of line with its opener is the one.
  private func placeSurplusCloser() {
    guard let extra = indices(of: .extraContent).last, tree.errors[extra].detail == .surplusCloser,
      let closer = closerOutOfLine()
    else { return }
    let trailing = indices(of: .trailingComma).first {
      indexAfterSpace(from: tree.errors[$0].range.end) == closer
    }
    var edits: [Edit] = []
    if isTwin(closer) {
      let next = indexAfterSpace(from: closer &+ 1)
      edits = [Edit(ByteRange(closer, closer &+ 1), "")]
      if let trailing {
        let isBehind = next < end && bytes[next] == .comma
        edits = isBehind ? [Edit(ByteRange(closer, next &+ 1), "")] : edits
        if !isBehind { edits.insert(Edit(tree.errors[trailing].range, ""), at: 0) }
      }
    }
    tree.errors[extra].kind = .unexpectedToken
    tree.errors[extra].range = ByteRange(closer, closer &+ 1)
    tree.errors[extra].repair = edits
    tree.errors[extra].detail = .endedContainerEarly
    if let trailing { tree.errors.remove(at: trailing) }
  }

  /// The first closer on a line of its own that stands further right than its opener's line begins.
  private func closerOutOfLine() -> Int? {
    var open: [Int] = []
    var index = start
    while index < end {
      switch bytes[index] {
      case .quote: index = endOfToken(from: index) &- 1
      case .openBrace, .openBracket: open.append(index)
      case .closeBrace, .closeBracket:
        guard let opener = open.popLast() else { return nil }
        if let place = column(of: index), place > indentation(at: opener) { return index }
      default: break
      }
      index &+= 1
    }
    return nil
  }

  /// Whether the same closer stands in front of this one, just as far right.
  private func isTwin(_ closer: Int) -> Bool {
    var last = withoutSpace(from: start, to: closer) &- 1
    if last > start, bytes[last] == .comma { last = withoutSpace(from: start, to: last) &- 1 }
    return last > start && bytes[last] == bytes[closer] && column(of: last) == column(of: closer)
  }

  /// A closer that was moved behind the opener of the next block empties that block, and what it
  /// held falls into the one around.
  private func doubtEmptyBlocks() {
    for missing in indices(of: .missingComma) {
      let error = tree.errors[missing]
      guard let stop = endOfItem(at: error.range.start, in: error.node),
        bytes[stop &- 1] == .closeBrace
      else { continue }
      let opener = withoutSpace(from: error.range.start, to: stop &- 1) &- 1
      guard bytes[opener] == .openBrace, lineStart(of: opener) != lineStart(of: stop) else {
        continue
      }
      tree.errors[missing].detail = .endedContainerEarly
    }
  }

  /// Members that fell into an object around theirs meet names there that are not theirs.
  private func dropSpiltKeys() {
    for copy in indices(of: .duplicateKey).reversed() {
      guard let first = tree.errors[copy].related, let own = column(of: first.start),
        let other = column(of: tree.errors[copy].range.start), own != other
      else { continue }
      tree.errors.remove(at: copy)
    }
  }

  // MARK: Places

  /// Where the member or element ends that begins at `place` in a container.
  private func endOfItem(at place: Int, in container: Int) -> Int? {
    let node = JSONNode(core: tree.core, index: container)
    if node.isObject {
      return node.members.first { $0.key.range.start == place }?.value.range.end
    }
    return node.elements.first { $0.range.start == place }?.range.end
  }

  /// How far a place lies from the start of its line, if nothing stands before it there.
  private func column(of place: Int) -> Int? {
    let indentation = indentation(at: place)
    return lineStart(of: place) &+ indentation == place ? indentation : nil
  }

  private func indentation(at place: Int) -> Int {
    let lineStart = lineStart(of: place)
    return indexAfterBlanks(from: lineStart) &- lineStart
  }

  private func lineStart(of place: Int) -> Int {
    var index = place
    while index > start, bytes[index &- 1] != .lineFeed, bytes[index &- 1] != .carriageReturn {
      index &-= 1
    }
    return index
  }
}
