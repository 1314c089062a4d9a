// Closers of the wrong sort, the end of the source, and what lies too deep.
extension JSONParser {
  /// A closer of the wrong sort: a slip of the finger, a closer too many, or one that was forgotten.
  ///
  /// How many closers follow tells which: what is left over belongs to the containers around.
  mutating func recoverCloser(_ byte: UInt8) -> Step {
    let depth = stack.count
    if closeArrayOfMembers(byte) { return close() }
    if wrongCloser >= 0, indexAfterSpace(from: wrongCloser) == position {
      // Two closers stand in the wrong order, which has been said.
      wrongCloser = -1
      return close()
    }
    let remaining = closersAhead()
    let enclosing = stack.lastEnclosing { $0.isObject == (byte == .closeBrace) }
    if remaining >= depth {
      let here = ByteRange(position, position &+ 1)
      if !continuesSlip() {
        error(.unexpectedToken, here.start, here.end, repair: [Edit(here, "")])
      }
      position &+= 1
      return .afterValue
    }
    guard remaining != depth &- 1, let enclosing else { return closeWrongly() }
    let opener = Int(tree.core.pointee.entries[container].start)
    error(
      .mismatchedBracket, opener, opener &+ 1, related: ByteRange(position, position &+ 1))
    while stack.count > enclosing &+ 1 { _ = closeContainer(at: position) }
    return .afterValue
  }

  /// Takes the closer that stands here for the one that is due: none is missing, one is wrong.
  mutating func closeWrongly() -> Step {
    let opener = Int(tree.core.pointee.entries[container].start)
    error(
      .mismatchedBracket, opener, opener &+ 1, related: ByteRange(position, position &+ 1),
      detail: .replacedCloser)
    wrongCloser = position &+ 1
    return close()
  }

  /// How many more closers than openers follow the one that stands here.
  ///
  /// Looked up a few times only, since each time reads the rest of the source.
  mutating func closersAhead() -> Int {
    guard lookAheads < 8 else { return stack.count &- 1 }
    lookAheads &+= 1
    var surplus = 0
    var index = position &+ 1
    while index < end {
      switch bytes[index] {
      case .quote:
        index &+= 1
        while index < end, bytes[index] != .quote, bytes[index] != .lineFeed {
          index &+= bytes[index] == .backslash ? 2 : 1
        }
      case .openBrace, .openBracket: surplus &-= 1
      case .closeBrace, .closeBracket: surplus &+= 1
      default: break
      }
      index &+= 1
    }
    return surplus
  }

  // MARK: The end, and the deep

  /// The source ends inside open containers: one error, at the innermost opener, or at the one
  /// whose closer is missing by the look of the lines.
  mutating func endOfSource() -> Step {
    endWithoutBraces(isClosed: false)
    if !stack.isEmpty, !endExplained, let (opener, closer) = openerOutOfLine() {
      error(
        .unclosedContainer, opener, opener &+ 1, related: ByteRange(closer, closer &+ 1))
    } else if let frame = stack.last, !endExplained {
      let opener = Int(tree.core.pointee.entries[frame.node].start)
      error(
        .unclosedContainer, opener, opener &+ 1, related: ByteRange(end, end),
        detail: .openContainers(stack.count))
    }
    while !stack.isEmpty { _ = closeContainer(at: end) }
    return .finished
  }

  /// The first opener that is closed by a closer further left than the opener's own line, and that
  /// closer: it was meant for a container around it.
  private func openerOutOfLine() -> (opener: Int, closer: Int)? {
    var open: [(opener: Int, indentation: Int)] = []
    var lineStart = start
    var indentation = 0
    var index = start
    while index < end {
      switch bytes[index] {
      case .lineFeed:
        lineStart = index &+ 1
        indentation = indexAfterBlanks(from: lineStart) &- lineStart
      case .quote: index = endOfToken(from: index) &- 1
      case .openBrace, .openBracket: open.append((index, indentation))
      case .closeBrace, .closeBracket:
        guard let last = open.popLast() else { return nil }
        if index == lineStart &+ indentation, indentation < last.indentation {
          return (last.opener, index)
        }
      default: break
      }
      index &+= 1
    }
    return nil
  }

  /// Whatever follows the outermost value; its first line stands for all of it.
  mutating func readRest() {
    skipTrivia()
    if position < end, !restExplained {
      let stop = withoutSpace(from: position &+ 1, to: endOfLine(from: position))
      let isCloser = [.comma, .closeBracket, .closeBrace].contains(bytes[position])
      error(.extraContent, position, stop, node: 0, detail: isCloser ? .surplusCloser : .none)
    }
    if !tree.errors.isEmpty { mergeErrors() }
    if tree.errors.count > 1 {
      tree.errors.sort { ($0.range.start, $0.kind.rawValue) < ($1.range.start, $1.kind.rawValue) }
    }
  }

  /// Passes over a container beyond the deepest level without reading it.
  mutating func skipTooDeep() -> Step {
    let opener = position
    if tooDeep < 0 {
      tooDeep = opener
      error(.tooDeep, opener, opener &+ 1, detail: .depthLimit(Self.deepest))
    }
    var open = 0
    while position < end {
      switch bytes[position] {
      case .quote:
        position &+= 1
        while position < end, bytes[position] != .quote {
          position &+= bytes[position] == .backslash ? 2 : 1
        }
      case .openBrace, .openBracket: open &+= 1
      case .closeBrace, .closeBracket: open &-= 1
      default: break
      }
      position &+= 1
      if open == 0 {
        position = min(position, end)
        _ = tree.append(.missing, opener, position)
        return .closed
      }
    }
    position = end
    endExplained = true
    _ = tree.append(.missing, opener, end)
    return .closed
  }
}
