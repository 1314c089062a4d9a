/// The patterns of one `.gitignore`.
///
/// Source: gitignore(5) of git: the last matching pattern decides, `!` negates, a trailing `/`
/// matches directories only, and a `/` elsewhere anchors the pattern to the directory of the file.
package struct GitIgnore: Sendable {
  private struct Pattern: Sendable {
    var glob: Glob
    var isNegated: Bool
    var isForFolders: Bool
    /// Whether the pattern is matched against the whole relative path rather than the file name.
    var isAnchored: Bool
  }

  private let patterns: [Pattern]

  /// Whether the file contains no patterns.
  package var isEmpty: Bool { patterns.isEmpty }

  /// Reads the bytes of a `.gitignore`; invalid patterns match nothing.
  package init(_ bytes: [UInt8]) {
    patterns = bytes.split { $0.isLineBreak }.compactMap { Self.pattern(Array($0)) }
  }

  private static func pattern(_ line: [UInt8]) -> Pattern? {
    var text = line[...]
    while text.last == .space, text.dropLast().last != .backslash { text = text.dropLast() }
    guard let first = text.first, first != .hash else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    let isForFolders = text.last == .slash
    if isForFolders { text = text.dropLast() }
    let isAnchored = text.contains(.slash)
    if text.first == .slash { text = text.dropFirst() }
    let pattern = String(decoding: text, as: UTF8.self)
    guard let glob = try? Glob(pattern, readAs: pattern[...], as: .gitIgnore) else { return nil }
    return Pattern(
      glob: glob, isNegated: isNegated, isForFolders: isForFolders, isAnchored: isAnchored)
  }

  /// Whether the path is ignored (true) or re-included (false); nil if no pattern matches.
  ///
  /// - Parameter path: relative to the directory of the `.gitignore`, separated by `/`.
  package func decision(on path: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    path.withUnsafeBufferPointer { path in
      let nameStart = path.lastIndex(of: .slash).map { $0 + 1 } ?? 0
      let name = path.extracting(nameStart...)
      for pattern in patterns.reversed() where isFolder || !pattern.isForFolders {
        if pattern.glob.matches(pattern.isAnchored ? path : name) { return !pattern.isNegated }
      }
      return nil
    }
  }
}
