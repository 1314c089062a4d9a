import FCMLint

/// A token of source code. Comments and white space are not tokens.
struct CodeToken: Sendable {
  enum Kind: UInt8 {
    case word, number, string
    /// A string with interpolated expressions.
    case template
    case regularExpression, symbol, opener, closer
  }

  var kind: Kind
  /// The first byte, which tells most tokens from a word or symbol.
  let first: UInt8
  @Compact var start: Int
  @Compact var end: Int
  /// The index of the matching bracket; negative if there is none.
  @Compact var match = -1

  var range: Range<Int> { start..<max(start, end) }
}

/// An offset or index that takes four bytes, because code has many. No source is larger than 1 GiB.
@propertyWrapper
struct Compact: Equatable, Sendable {
  private var value: Int32

  init(wrappedValue: Int) { value = Int32(wrappedValue) }

  var wrappedValue: Int {
    get { Int(value) }
    set { value = Int32(newValue) }
  }
}

/// A range of such offsets or indices.
@propertyWrapper
package struct CompactRange: Equatable, Sendable {
  @Compact private var start: Int
  @Compact private var end: Int

  package init(wrappedValue range: Range<Int>) {
    _start = Compact(wrappedValue: range.lowerBound)
    _end = Compact(wrappedValue: range.upperBound)
  }

  package var wrappedValue: Range<Int> {
    get { start..<end }
    set { (start, end) = (newValue.lowerBound, newValue.upperBound) }
  }
}

/// The tokens of source code, with matching brackets. A class, because copies of the arrays and the dialect,
/// which every search for a word would make, take more time than the search.
final class CodeTokens: Sendable {
  let bytes: [UInt8]
  let dialect: Dialect
  let list: [CodeToken]
  /// The offset of the first string without an end; `Int.max` if there is none. After it, what seems to be
  /// code may be text.
  let unclosedString: Int
  /// The token of the name that a source in Elixir gives to a notification of Pigeon.
  let pigeonAlias: Int?
  /// Whether a source in Java imports the function `builder` of messages.
  let importsBuilder: Bool
  /// Whether a source in Go imports a module that sends by the legacy API only.
  let importsLegacyModule: Bool

  init(bytes: [UInt8], dialect: Dialect, list: [CodeToken], unclosedString: Int) {
    self.bytes = bytes
    self.dialect = dialect
    self.list = list
    self.unclosedString = unclosedString
    pigeonAlias = dialect.has(.percentObjects) ? Self.pigeonAlias(bytes, list) : nil
    importsBuilder =
      dialect.has(.statementCalls) && bytes.has("firebase.messaging.Message.", in: 0..<bytes.count)
    let modules: [StaticString] = [
      "/edganiukov/fcm\"", "/maddevsio/fcm\"", "/appleboy/go-fcm\"",
    ]
    importsLegacyModule =
      dialect.has(.typedLiterals) && modules.contains { bytes.has($0, in: 0..<bytes.count) }
  }

  /// The last word of `alias Pigeon.FCM.Notification, as: Name`.
  private static func pigeonAlias(_ bytes: [UInt8], _ list: [CodeToken]) -> Int? {
    list.indices.dropLast(6).first { index in
      list[index].first == UInt8(ascii: "a") && bytes[list[index].range].elementsEqual("alias".utf8)
        && bytes.hasPrefix("Pigeon.FCM.Notification", at: list[index + 1].start)
    }.map { index in
      let isNamed =
        index + 9 < list.count && bytes[list[index + 7].range].elementsEqual("as".utf8)
      return isNamed ? index + 9 : index + 5
    }
  }

  var count: Int { list.count }

  subscript(index: Int) -> CodeToken { list[index] }

  /// The kind of a token; nil if there is no token with this index.
  func kind(_ index: Int) -> CodeToken.Kind? {
    list.indices.contains(index) ? list[index].kind : nil
  }

  /// Whether the token is this word or symbol.
  @inline(__always)
  func has(_ index: Int, _ text: StaticString) -> Bool {
    guard list.indices.contains(index) else { return false }
    let token = list[index]
    return token.first == text.utf8Start[0] && token.end - token.start == text.utf8CodeUnitCount
      && token.kind != .string
      && (text.utf8CodeUnitCount == 1 || bytes.hasPrefix(text, at: token.start))
  }

  /// Whether the token is one of some words or symbols separated by spaces.
  func isOne(_ index: Int, of words: StaticString) -> Bool {
    guard list.indices.contains(index) else { return false }
    let token = list[index]
    guard token.kind != .string else { return false }
    return bytes.withUnsafeBufferPointer {
      WordList.index(of: UnsafeBufferPointer(rebasing: $0[token.range]), in: words) != nil
    }
  }

  /// The most parts of a name or a type that are read from its beginning, which may be at each of them.
  static let longestName = 32

  /// The last word of a name such as `com.google.Message`.
  func lastWord(ofName start: Int) -> Int {
    var index = start
    while has(index + 1, "."), kind(index + 2) == .word, index - start < Self.longestName {
      index += 2
    }
    return index
  }

  /// The bytes of a token.
  func text(_ index: Int) -> ArraySlice<UInt8> { bytes[list[index].range] }

  /// The index after a token or, if it opens a bracket, after its closer.
  func next(after index: Int) -> Int {
    if list[index].match > index { return list[index].match + 1 }
    return dialect.hasTypeArguments && has(index, "<") ? endOfTypes(at: index) : index + 1
  }

  /// The index after `<String, Object>`, or after the token if it opens no types.
  private func endOfTypes(at start: Int) -> Int {
    var open = 0
    for index in start..<min(count, start + 16) {
      if has(index, "<") {
        open += 1
      } else if has(index, ">") {
        open -= 1
        if open == 0 { return index + 1 }
      } else if kind(index) != .word, !isOne(index, of: ". , ? [ ]") {
        break
      }
    }
    return start + 1
  }

  /// The index of the next comma at this level, or the limit.
  func endOfItem(from index: Int, to limit: Int) -> Int {
    var index = index
    let start = index
    while index < limit, !has(index, ",") {
      if dialect.has(.lineMembers), index > start, isAfterLineBreak(index) { break }
      index = next(after: index)
    }
    return min(index, limit)
  }

  /// Whether a line break is before a token.
  func isAfterLineBreak(_ index: Int) -> Bool {
    index > 0
      && bytes[list[index - 1].end..<max(list[index - 1].end, list[index].start)].contains(
        .lineFeed)
  }

  /// Whether any token at this level is the word or symbol.
  func holds(_ text: StaticString, from index: Int, to limit: Int) -> Bool {
    var index = index
    while index < limit {
      if has(index, text) { return true }
      index = next(after: index)
    }
    return false
  }
}

extension WordList {
  /// Whether one of the words is at a place.
  static func isPrefix(
    of bytes: UnsafeBufferPointer<UInt8>, at place: Int, in words: StaticString
  ) -> Bool {
    var index = place
    var isEqual = true
    for byte in words.buffer {
      if byte == .space {
        if isEqual { return true }
        (index, isEqual) = (place, true)
      } else {
        isEqual = isEqual && index < bytes.count && bytes[index] == byte
        index += 1
      }
    }
    return isEqual
  }

  /// The words of a list.
  static func words(_ list: StaticString) -> [[UInt8]] {
    list.buffer.split(separator: .space).map { Array($0) }
  }
}

extension StaticString {
  /// The bytes of the text.
  var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text ends with an ASCII text.
  func hasSuffix(_ text: StaticString) -> Bool {
    suffix(text.utf8CodeUnitCount).elementsEqual(text.buffer)
  }

  /// Whether the text is an ASCII text.
  func equals(_ text: StaticString) -> Bool { elementsEqual(text.buffer) }
}
