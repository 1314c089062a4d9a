// Tags of templates between the tokens: sections, statements, comments, and values to be filled in.
extension JSONParser {
  /// The tag of a template that begins at `start`, outside any string.
  func tag(at start: Int) -> TemplateTag? {
    TemplateTag(UnsafeBufferPointer(start: bytes, count: end), at: start)
  }

  /// Passes over a comment of a template, and around the document over any tag that is no value.
  mutating func skipTag() -> Bool {
    guard let tag = tag(at: position) else { return false }
    if tag.role != .comment {
      let isBehind = tree.core.pointee.count > 0
      guard stack.isEmpty, tag.role != .value, isBehind || indexAfterSpace(from: tag.end) < end
      else { return false }
      // Behind `{{else}}` stands another document in place of the first.
      if isBehind { restExplained = true }
    }
    position = tag.end
    return true
  }

  /// Reads a tag where a value is due: as an opaque value, or as nothing where it stands for none;
  /// nil when no tag stands here.
  mutating func readTag() -> Step? {
    if skipTag() { return .value }
    guard let tag = tag(at: position) else { return nil }
    let inObject = stack.last?.isObject ?? true
    var stop = tag.end
    switch tag.role {
    case .opening where inObject && !stack.isEmpty:
      stop = endOfSections(from: tag)
      // The comma may stand inside.
      commaOptionalAfter = stop
    case .opening, .middle, .closing:
      if inObject { break }
      pass(tag)
      return .afterValue
    case .value, .other, .comment: break
    }
    _ = tree.append(.placeholder, position, stop)
    position = stop
    return .closed
  }

  /// Passes over a tag between members or elements; no comma is due behind it, for it may bring one.
  mutating func pass(_ tag: TemplateTag) {
    tree.core.pointee.note(tag: ByteRange(position, tag.end), in: container)
    position = tag.end
    commaOptionalAfter = tag.end
    comma = -1
  }

  /// Where the section ends that stands for a value, or the last of several that take turns.
  private mutating func endOfSections(from opening: TemplateTag) -> Int {
    guard var stop = endOfSection(behind: opening) else { return opening.end }
    while let next = tag(at: indexAfterSpace(from: stop)), next.role == .opening {
      let content = indexAfterSpace(from: next.end)
      guard content < end, bytes[content] != 0x2C, let more = endOfSection(behind: next) else {
        break
      }
      stop = more
    }
    return stop
  }

  /// Where the section ends that a tag opens, whatever alternatives it holds.
  private mutating func endOfSection(behind opening: TemplateTag) -> Int? {
    guard openSections < 8 else { return nil }
    var open = 1
    var index = opening.end
    let limit = min(end, index &+ 4 * Self.sight)
    while index < limit {
      guard [0x7B, 0x3C, 0x25, 0x23].contains(bytes[index]), let tag = tag(at: index) else {
        index &+= 1
        continue
      }
      if tag.role == .opening { open &+= 1 }
      if tag.role == .closing { open &-= 1 }
      if open == 0 { return tag.end }
      index = tag.end
    }
    openSections &+= 1
    return nil
  }
}

/// A tag of a template between the members or elements of a container.
struct PassedTag {
  var range: ByteRange
  /// The node of the container.
  var container: Int
}

extension JSONCore {
  /// Among so many tags anything may stand instead of anything.
  private static let manyTags = 64

  mutating func note(tag range: ByteRange, in container: Int) {
    // The parser may have gone back.
    while let last = tags.last, last.range.start >= range.start { tags.removeLast() }
    tags.append(PassedTag(range: range, container: container))
  }

  /// Whether a tag stands between two places, in a container for which `holds` is true: what
  /// stands at one may be an alternative to what stands at the other.
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

  /// The number of the first tag that begins at or behind a place.
  func firstTag(from place: Int) -> Int {
    var (low, high) = (0, tags.count)
    while low < high {
      let middle = (low + high) / 2
      if tags[middle].range.start < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
