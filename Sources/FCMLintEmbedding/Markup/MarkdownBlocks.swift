import FCMLint

/// A code block of Markdown, or other consecutive lines, without the marks of quotes and lists.
struct MarkdownBlock {
  var builder: TextBuilder
  /// The text at the start of each line of the source that is not part of the block.
  var prefix: [UInt8]
  /// The language of a fenced code block, in lowercase; nil for other lines.
  var info: [UInt8]?
}

/// Divides Markdown into blocks.
///
/// Source: CommonMark 0.31, §4.5 (fenced code blocks) and §5 (container blocks).
struct MarkdownBlocks {
  private enum Container {
    case quote
    /// A list item whose content is indented by a number of columns.
    case item(Int)
  }

  private struct Fence {
    var mark: UInt8
    var length: Int
    var indentation: Int
    var depth: Int
  }

  private let bytes: [UInt8]
  private var containers: [Container] = []
  private var fence: Fence?
  private var block: MarkdownBlock
  /// The blocks that end on the current line.
  private var blocks: [MarkdownBlock] = []
  /// The cursor on the current line.
  private var index = 0

  /// Calls a function with each block of a text, in order. All blocks together would need many times
  /// the memory of the text.
  static func forEach(in bytes: [UInt8], _ body: (MarkdownBlock) -> Void) {
    var reader = MarkdownBlocks(bytes)
    reader.read(body)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    block = MarkdownBlock(builder: TextBuilder(bytes), prefix: [])
  }

  private mutating func read(_ body: (MarkdownBlock) -> Void) {
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      index = start
      readLine(start, end)
      start = end + 1
      blocks.forEach(body)
      blocks.removeAll(keepingCapacity: true)
    }
    finishBlock()
    blocks.forEach(body)
  }

  private mutating func readLine(_ start: Int, _ end: Int) {
    let content = bytes.trimmed(start..<end).upperBound
    let matched = matchContainers(to: end, content)
    let next = min(end + 1, bytes.count)
    if let open = fence {
      if matched >= open.depth {
        if isClosing(open, end) {
          finishBlock()
          fence = nil
          return
        }
        skipSpaces(atMost: open.indentation, to: end)
        block.builder.append(verbatim: index..<next)
        return
      }
      finishBlock()
      fence = nil
    }
    let isBlank = index >= content
    if matched < containers.count {
      containers.removeLast(containers.count - matched)
      finishBlock()
    }
    if !isBlank { openContainers(to: end) }
    if let opened = openingFence(to: end) {
      finishBlock()
      fence = opened.fence
      block.info = opened.info
      block.prefix = prefix(start)
      block.builder = TextBuilder(bytes, at: next)
      return
    }
    if block.builder.text.isEmpty {
      block.builder = TextBuilder(bytes, at: index)
      block.prefix = prefix(start)
    }
    block.builder.append(verbatim: index..<next)
  }

  private mutating func finishBlock() {
    if !block.builder.text.isEmpty { blocks.append(block) }
    block = MarkdownBlock(builder: TextBuilder(bytes), prefix: [])
  }

  /// The bytes before the content of a line, as they are on further lines of the block.
  private func prefix(_ start: Int) -> [UInt8] {
    bytes[start..<index].map { $0.isBlank || $0 == .greaterThan ? $0 : .space }
  }

  // MARK: Containers

  /// Moves after the marks of the open containers and returns how many of them continue.
  ///
  /// - Parameter content: the end of the line without white space.
  private mutating func matchContainers(to end: Int, _ content: Int) -> Int {
    for (number, container) in containers.enumerated() {
      let place = index
      switch container {
      case .quote:
        skipSpaces(atMost: 3, to: end)
        guard index < end, bytes[index] == .greaterThan else {
          index = place
          return number
        }
        index += 1
        skipSpaces(atMost: 1, to: end)
      case .item(let indentation):
        if index >= content { continue }
        guard skipSpaces(atMost: indentation, to: end) == indentation else {
          index = place
          return number
        }
      }
    }
    return containers.count
  }

  private mutating func openContainers(to end: Int) {
    while containers.count < 100 {
      let place = index
      let indentation = skipSpaces(atMost: 3, to: end)
      if index < end, bytes[index] == .greaterThan {
        index += 1
        skipSpaces(atMost: 1, to: end)
        containers.append(.quote)
      } else if let width = widthOfMarker(to: end) {
        index += width
        let spaces = skipSpaces(atMost: 4, to: end)
        containers.append(.item(indentation + width + max(spaces, 1)))
      } else {
        index = place
        return
      }
      finishBlock()
    }
  }

  /// The width of a list marker at the cursor; nil if there is none.
  private func widthOfMarker(to end: Int) -> Int? {
    guard index < end else { return nil }
    var width = 1
    if bytes[index] != .minus, bytes[index] != .plus, bytes[index] != .asterisk {
      while index + width - 1 < end, bytes[index + width - 1].isDigit { width += 1 }
      guard width > 1, width < 11, index + width - 1 < end,
        bytes[index + width - 1] == .period || bytes[index + width - 1] == .closeParenthesis
      else { return nil }
    }
    return index + width < end && bytes[index + width].isBlank ? width : nil
  }

  /// Moves after spaces and returns the number of columns; a tab is four of them.
  @discardableResult
  private mutating func skipSpaces(atMost limit: Int, to end: Int) -> Int {
    var count = 0
    while count < limit, index < end, bytes[index].isBlank {
      count = min(limit, count + (bytes[index] == .tab ? 4 : 1))
      index += 1
    }
    return count
  }

  // MARK: Fences

  private mutating func openingFence(to end: Int) -> (fence: Fence, info: [UInt8])? {
    let place = index
    let indentation = skipSpaces(atMost: 3, to: end)
    guard index < end, bytes[index] == .backtick || bytes[index] == UInt8(ascii: "~") else {
      index = place
      return nil
    }
    let mark = bytes[index]
    var last = index
    while last < end, bytes[last] == mark { last += 1 }
    let length = last - index
    let info = bytes.trimmed(last..<end)
    index = place
    guard length >= 3, mark != .backtick || !bytes[info].contains(.backtick) else { return nil }
    let opened = Fence(
      mark: mark, length: length, indentation: indentation, depth: containers.count)
    return (opened, CodeLanguage.name(bytes[info]))
  }

  private func isClosing(_ fence: Fence, _ end: Int) -> Bool {
    let line = bytes.trimmed(index..<end)
    return line.count >= fence.length && bytes[line].allSatisfy { $0 == fence.mark }
  }
}
