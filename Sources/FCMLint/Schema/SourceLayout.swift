/// How the source lays out an object.
enum SourceLayout {
  static func of(_ root: JSONNode) -> JSONDraft.Layout {
    var layout = JSONDraft.Layout()
    let bytes = root.core.pointee.bytes
    guard let first = root.members.first(where: { _ in true }),
      bytes[root.range.start..<root.range.end].contains(0x0A)
    else { return layout }
    var lineStart = root.range.start
    while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
    layout.margin = white(bytes, lineStart, root.range.start)
    let isWindows = bytes[root.range.start..<root.range.end].contains(0x0D)
    layout.lineBreak = isWindows ? "\r\n" : "\n"
    var keyLine = first.key.range.start
    while keyLine > root.range.start, bytes[keyLine - 1] != 0x0A { keyLine -= 1 }
    let indentation = white(bytes, keyLine, first.key.range.start)
    if keyLine > root.range.start, indentation.utf8.count > layout.margin.utf8.count {
      layout.unit = String(indentation.dropFirst(layout.margin.count))
    }
    return layout
  }

  /// The blanks and tabs with which a line begins.
  private static func white(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String
  {
    var stop = start
    while stop < end, bytes[stop] == 0x20 || bytes[stop] == 0x09 { stop += 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<stop]), as: UTF8.self)
  }
}
