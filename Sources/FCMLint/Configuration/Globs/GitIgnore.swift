/// The patterns of one `.gitignore`.
///
/// Source: the gitignore(5) page of git: the last pattern that matches decides, `!` takes back,
/// a trailing `/` means folders only, a `/` elsewhere ties the pattern to the file's own folder.
package struct GitIgnore: Sendable {
  private struct Pattern: Sendable {
    var glob: Glob
    var isNegated: Bool
    var isForFolders: Bool
    /// Whether the pattern is compared with the whole relative path rather than the last name.
    var isAnchored: Bool
  }

  private let patterns: [Pattern]

  /// Whether the file holds no pattern at all.
  package var isEmpty: Bool { patterns.isEmpty }

  /// Reads the bytes of a `.gitignore`; lines that cannot be read as a pattern match nothing.
  package init(_ bytes: [UInt8]) {
    patterns = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      .compactMap { Self.pattern(Array($0)) }
  }

  private static func pattern(_ line: [UInt8]) -> Pattern? {
    var text = line[...]
    while text.last == 0x20, text.dropLast().last != 0x5C { text = text.dropLast() }
    guard let first = text.first, first != 0x23 else { return nil }
    let isNegated = first == 0x21
    if isNegated { text = text.dropFirst() }
    let isForFolders = text.last == 0x2F
    if isForFolders { text = text.dropLast() }
    let isAnchored = text.contains(0x2F)
    if text.first == 0x2F { text = text.dropFirst() }
    // Braces have no meaning here.
    let plain = text.flatMap { byte -> [UInt8] in
      byte == 0x7B || byte == 0x7D ? [0x5C, byte] : [byte]
    }
    let pattern = String(decoding: plain, as: UTF8.self)
    guard let glob = try? Glob(pattern, readAs: pattern[...], allowsEmptyRanges: true) else {
      return nil
    }
    return Pattern(
      glob: glob, isNegated: isNegated, isForFolders: isForFolders, isAnchored: isAnchored)
  }

  /// Whether the path is left out (true) or expressly taken in (false); nil when nothing matches.
  ///
  /// - Parameter path: relative to the folder of the `.gitignore`, with `/` between its parts.
  package func decision(on path: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    path.withUnsafeBufferPointer { path in
      let nameStart = path.lastIndex(of: 0x2F).map { $0 + 1 } ?? 0
      let name = path.extracting(nameStart...)
      for pattern in patterns.reversed() where isFolder || !pattern.isForFolders {
        if pattern.glob.matches(pattern.isAnchored ? path : name) { return !pattern.isNegated }
      }
      return nil
    }
  }
}
