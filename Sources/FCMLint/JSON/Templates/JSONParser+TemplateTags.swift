// Template tags between tokens: sections, statements, comments and values.
extension JSONParser {
  /// The template tag that begins at `start`, outside strings.
  func tag(at start: Int) -> TemplateTag? {
    guard core.pointee.acceptsTags else { return nil }
    return TemplateTag(UnsafeBufferPointer(start: bytes, count: end), at: start)
  }

  /// Skips a template comment or, before and after the document, any tag that prints no value.
  mutating func skipTag() -> Bool {
    guard let tag = tag(at: position) else { return false }
    if tag.role != .comment {
      let isAfterDocument = tree.core.pointee.count > 0
      guard stack.isEmpty, tag.role != .value,
        isAfterDocument || indexAfterSpace(from: tag.end) < end
      else { return false }
      // After `{{else}}` comes an alternative document.
      if isAfterDocument { tree.core.pointee.note(tag: ByteRange(position, tag.end), in: 0) }
    }
    damaged.trivia.append(ByteRange(position, tag.end))
    position = tag.end
    return true
  }

  /// Reads a tag where a value is expected: as an opaque value, or as nothing if it prints none;
  /// nil if there is no tag here.
  mutating func readTag() -> Step? {
    if skipTag() { return .value }
    guard let tag = tag(at: position) else { return nil }
    let inObject = stack.last?.isObject ?? true
    var (stop, after) = (tag.end, Step.closed)
    switch tag.role {
    case .opening where inObject && !stack.isEmpty:
      // The comma may be inside the section.
      stop = endOfSections(at: position, tag)
      after = .afterGap
    case .opening, .middle, .closing:
      if inObject { break }
      return pass(tag)
    case .value, .other, .comment: break
    }
    _ = tree.append(.placeholder, position, stop)
    position = stop
    return after
  }

  /// Skips a tag between members or elements; no comma is required after it, because it may supply
  /// one.
  mutating func pass(_ tag: TemplateTag) -> Step {
    tree.core.pointee.note(tag: ByteRange(position, tag.end), in: container)
    position = tag.end
    return .afterGap
  }

  /// The end of the section that prints a value, or of the last of several alternatives.
  private mutating func endOfSections(at start: Int, _ opening: TemplateTag) -> Int {
    let ends = damaged.sections ?? sections(from: start)
    damaged.sections = ends
    guard var stop = ends[start] else { return opening.end }
    while true {
      let next = indexAfterSpace(from: stop)
      guard let tag = tag(at: next), tag.role == .opening, let more = ends[next] else { break }
      let content = indexAfterSpace(from: tag.end)
      guard content < end, bytes[content] != .comma else { break }
      stop = more
    }
    return stop
  }

  /// The end of each section from `start` on, by the position of its opening tag, across its
  /// alternatives.
  private func sections(from start: Int) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    var index = start
    while index < end {
      guard [.openBrace, .lessThan, .percent, .hash].contains(bytes[index]),
        let tag = tag(at: index)
      else {
        index &+= 1
        continue
      }
      if tag.role == .opening { open.append(index) }
      if tag.role == .closing, let opening = open.popLast() { ends[opening] = tag.end }
      index = tag.end
    }
    return ends
  }
}

/// A template tag between the members or elements of a container.
struct PassedTag {
  var range: ByteRange
  /// The node of the container.
  var container: Int
}

extension JSONCore {
  /// With more tags than this, any two positions count as alternatives, and an object may become
  /// anything.
  static let manyTags = 64

  mutating func note(tag range: ByteRange, in container: Int) {
    // The parser may have moved back.
    while let last = tags.last, last.range.start >= range.start { tags.removeLast() }
    tags.append(PassedTag(range: range, container: container))
  }

  /// Whether there is a tag between two positions, in a container for which `holds` is true: the
  /// text at one may be an alternative to the text at the other.
  func hasTag(from start: Int, to end: Int, where holds: (Int) -> Bool) -> Bool {
    if tags.isEmpty { return false }
    var index = firstTag(from: start)
    let last = index + Self.manyTags
    while index < tags.count, tags[index].range.end <= end {
      if index == last || holds(tags[index].container) { return true }
      index += 1
    }
    return false
  }

  /// The number of the first tag that begins at or after a position.
  func firstTag(from place: Int) -> Int {
    BinarySearch.count(of: tags.count) { tags[$0].range.start < place }
  }
}
