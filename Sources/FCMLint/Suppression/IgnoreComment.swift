/// A comment `fcmlint-ignore RULE: reason` or `fcmlint-ignore-file` in a source.
@usableFromInline
package struct IgnoreComment: Sendable {
  /// The marker, with the names of the rules.
  package var range: ByteRange
  /// The rules and families that it names; none for all rules, or if the comment is malformed.
  var names: [String] = []
  /// The text after the colon.
  var reason: String?
  /// Whether the comment is about the whole source.
  var isForFile = false
  /// Whether the names are not separated by commas and followed by a colon or the end.
  var isMalformed = false
  /// The line or, for a comment about the whole source, all bytes that it is about.
  var line = ByteRange(0, 0)
  /// Whether it is on a line of its own, so that it is about the next one.
  var isAlone = false
  /// Whether it is a comment of HTML, and therefore also one of Markdown.
  fileprivate var isOfMarkup = false

  /// What can be wrong with a comment.
  @usableFromInline
  package enum Fault: Sendable {
    /// It names no rule, or something that is not a rule.
    case malformed
    /// It suppresses no finding.
    case unused
  }

  /// The word that begins such a comment.
  package static var marker: StaticString { "fcmlint-ignore" }

  /// The comments of a source, in its order.
  ///
  /// A marker counts directly after the start of a comment in any language: `//`, `#`, `/*`, `*` at
  /// the start of a line, `<!--`, `--` or `;`.
  ///
  /// - Parameter isProse: whether only comments of HTML and those on a line of their own count.
  package static func all(
    in bytes: UnsafeBufferPointer<UInt8>, isProse: Bool = false
  ) -> [IgnoreComment] {
    var comments: [IgnoreComment] = []
    var lines: [Int] = []
    var index = 0
    var line = 0
    while let next = ByteSearch.position(of: marker, in: bytes[index...]) {
      while let end = bytes[line..<next].firstIndex(of: .lineFeed) { line = end + 1 }
      index = next + marker.utf8CodeUnitCount
      guard let comment = IgnoreComment(bytes, at: next, line: line) else { continue }
      if isProse, !comment.isOfMarkup, !comment.isAlone { continue }
      comments.append(comment)
      lines.append(line)
    }
    for index in comments.indices.reversed() {
      let following = index + 1 < comments.count ? comments[index + 1] : nil
      comments[index].line = comments[index].target(
        bytes, line: lines[index], following: following, isProse: isProse)
    }
    return comments
  }

  private init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, line: Int) {
    var opener = start
    while opener > line, bytes[opener - 1] == .space || bytes[opener - 1] == .tab { opener -= 1 }
    let text = bytes[line..<opener]
    let openers: [(StaticString, isOfMarkup: Bool)] = [
      ("<!--", true), ("//", false), ("/**", false), ("/*", false), ("#", false), ("--", false),
      (";", false), ("*", false),
    ]
    guard let found = openers.first(where: { ByteSearch.ends(text, with: $0.0) }) else {
      return nil
    }
    opener -= found.0.utf8CodeUnitCount
    isAlone = bytes[line..<opener].allSatisfy { $0 == .space || $0 == .tab || $0 == .openBrace }
    if bytes[opener] == .asterisk, !isAlone { return nil }
    isOfMarkup = found.isOfMarkup
    range = ByteRange(start, start)
    guard let end = readNames(bytes, from: start + Self.marker.utf8CodeUnitCount) else {
      return nil
    }
    range = ByteRange(start, end)
  }

  /// Reads what follows the marker; returns the end of the names, or nil if the marker is a part of
  /// another word.
  private mutating func readNames(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    if ByteSearch.starts(bytes[index...], with: "-file") { (index, isForFile) = (index + 5, true) }
    if index < bytes.count, bytes[index].isLetter || bytes[index].isDigit || bytes[index] == .minus,
      !ByteSearch.starts(bytes[index...], with: "--")
    {
      return nil
    }
    let line = bytes[index..<Self.commentEnd(bytes, from: index)]
    let colon = line.firstIndex(of: .colon) ?? line.endIndex
    var end = index
    for part in line[..<colon].split(separator: .comma, omittingEmptySubsequences: false) {
      let name = Self.trimmed(part)
      if !name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == .minus }) { isMalformed = true }
      if name.isEmpty { continue }
      names.append(FormerID.current(String(decoding: name, as: UTF8.self)))
      end = name.endIndex
    }
    let reason = Self.trimmed(line[min(colon + 1, line.endIndex)...])
    if colon < line.endIndex, !reason.isEmpty {
      self.reason = String(decoding: reason, as: UTF8.self)
    }
    if names.isEmpty, !isForFile { isMalformed = true }
    return end
  }

  /// The end of the text of a comment on one line.
  private static func commentEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != .lineFeed {
      let rest = bytes[index...]
      if ByteSearch.starts(rest, with: "*/") || ByteSearch.starts(rest, with: "-->") { break }
      index += 1
    }
    return index
  }

  private static func trimmed(
    _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var text = text
    while let first = text.first, JSONEscaping.isSpace(first) { text = text.dropFirst() }
    while let last = text.last, JSONEscaping.isSpace(last) { text = text.dropLast() }
    return text
  }

  // MARK: Target

  /// The bytes that the comment is about: a line, or all of the source.
  ///
  /// - Parameter following: the next comment of the source.
  private func target(
    _ bytes: UnsafeBufferPointer<UInt8>, line: Int, following: IgnoreComment?, isProse: Bool
  ) -> ByteRange {
    if isForFile { return ByteRange(0, bytes.count) }
    guard isAlone else { return ByteRange(line, Self.lineEnd(bytes, line)) }
    var next = Self.lineEnd(bytes, Self.commentEnd(bytes, from: range.end))
    while next < bytes.count {
      let end = Self.lineEnd(bytes, next)
      // Several comments may be about the same line.
      if let following, following.isAlone, following.range.start < end { return following.line }
      let text = Self.trimmed(bytes[next..<end])
      // A comment about a sample is above its fence.
      let isFence =
        isProse && (ByteSearch.starts(text, with: "```") || ByteSearch.starts(text, with: "~~~"))
      if !text.isEmpty, !isFence { return ByteRange(next, end) }
      next = end
    }
    return ByteRange(next, next)
  }

  /// The start of the next line, or the end of the source.
  private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    bytes[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.count
  }
}
