/// The formatting of objects in the source, which inserted objects follow.
enum IndentationStyle {
  /// The maximum number of values or members that are compared, and of bytes to the start of a
  /// line: large sources would take quadratic time.
  static let (mostValues, longestLine) = (100, 4096)

  static func of(_ root: JSONNode) -> JSONValue.Layout {
    var layout = inLine(root)
    let bytes = root.tape.bytes
    guard root.members.contains(where: { _ in true }),
      bytes[root.range.start..<root.range.end].contains(.lineFeed)
    else { return layout }
    layout.margin = margin(bytes, root.range.start) ?? ""
    let isWindows = bytes[root.range.start..<root.range.end].contains(.carriageReturn)
    layout.lineBreak = isWindows ? "\r\n" : "\n"
    if let unit = unit(of: root) { layout.unit = unit }
    return layout
  }

  /// The layout on one line of an object next to or inside this one.
  static func inLine(_ object: JSONNode) -> JSONValue.Layout {
    var layout = JSONValue.Layout()
    layout.isTight = !object.usesSpaceAfterColon
    let root = object.tape[0]
    let bytes = object.tape.bytes
    for node in root.descendants.prefix(mostValues) where node.isObject && !node.isEmptyContainer {
      let start = node.range.start
      guard start + 1 < bytes.count, bytes[start] == .openBrace else { continue }
      let first = bytes[start + 1]
      if first.isLineBreak { continue }
      layout.isPadded = JSONEscaping.isSpace(first)
      break
    }
    return layout
  }

  /// The text before the first member of an object that spans several lines.
  ///
  /// Nil if the braces are adjacent or contain something.
  static func lead(into object: JSONNode) -> String? {
    let bytes = object.tape.bytes
    let inner = bytes[(object.range.start + 1)..<max(object.range.start + 1, object.range.end - 1)]
    guard inner.allSatisfy(JSONEscaping.isSpace), let feed = inner.lastIndex(of: .lineFeed)
    else { return nil }
    let lineBreak = feed > inner.startIndex && bytes[feed - 1] == .carriageReturn ? "\r\n" : "\n"
    let root = object.tape[0]
    let objects = root.descendants.prefix(mostValues).lazy.filter { $0.isObject }
    return lineBreak + white(bytes, feed + 1, inner.endIndex)
      + (objects.compactMap(unit).first { _ in true } ?? JSONValue.Layout().unit)
  }

  /// The line break and indentation before a value that begins its line; nil for any other.
  static func lead(of value: JSONNode) -> String? {
    let bytes = value.tape.bytes
    guard let margin = margin(bytes, value.range.start) else { return nil }
    let start = value.range.start - margin.utf8.count
    guard start > 0, bytes[start - 1] == .lineFeed else { return nil }
    return (start > 1 && bytes[start - 2] == .carriageReturn ? "\r\n" : "\n") + margin
  }

  /// The line break after a value, if nothing else is after it on its line.
  static func lineBreak(behind value: JSONNode) -> String {
    let rest = value.tape.bytes[value.range.end...]
    return rest.first { $0 != .space && $0 != .tab } == .carriageReturn
      ? "\r\n" : "\n"
  }

  /// The indentation of the members of an object relative to its line; nil if they are on the same
  /// line.
  private static func unit(of object: JSONNode) -> String? {
    let bytes = object.tape.bytes
    let start = object.range.start
    guard let first = object.members.first(where: { _ in true })?.key.range.start else {
      return nil
    }
    var keyLine = first
    while keyLine > start, bytes[keyLine - 1] == .space || bytes[keyLine - 1] == .tab {
      keyLine -= 1
    }
    guard keyLine > start, bytes[keyLine - 1] == .lineFeed, let margin = margin(bytes, start)
    else { return nil }
    let indentation = white(bytes, keyLine, first)
    guard indentation.utf8.count > margin.utf8.count else { return nil }
    return String(indentation.dropFirst(margin.count))
  }

  /// The indentation of the line of an index; nil if the start of the line is far away.
  private static func margin(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> String? {
    var start = place
    while start > 0, bytes[start - 1] != .lineFeed {
      start -= 1
      if place - start > longestLine { return nil }
    }
    return white(bytes, start, place)
  }

  /// The blanks and tabs at the start of a line.
  private static func white(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String
  {
    var stop = start
    while stop < end, bytes[stop] == .space || bytes[stop] == .tab { stop += 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<stop]), as: UTF8.self)
  }
}

extension JSONNode {
  /// Whether a blank is after the colons of this object or, if it is empty, after its own.
  var usesSpaceAfterColon: Bool {
    var last: JSONMember?
    for member in members.prefix(IndentationStyle.mostValues) { last = member }
    guard let key = last?.key ?? key else { return true }
    let bytes = tape.bytes
    var index = key.range.end
    while index < bytes.count, bytes[index] != .colon {
      guard JSONEscaping.isSpace(bytes[index]) else { return true }
      index += 1
    }
    return index + 1 < bytes.count && JSONEscaping.isSpace(bytes[index + 1])
  }

  /// The JSON text of an object inside this one, in the style of this one.
  func nested(_ members: [(name: String, json: String)]) -> String {
    nested(written: members.map { (JSONEscaping.quoted($0.name), $0.json) })
  }

  /// The same for members whose keys are JSON text, too.
  func nested(written members: [(key: String, json: String)]) -> String {
    let layout = IndentationStyle.inLine(self)
    var text: [UInt8] = []
    layout.write(("{", "}"), members.count, to: &text) { index, _, text in
      text += (members[index].key + layout.colon + members[index].json).utf8
    }
    return String(decoding: text, as: UTF8.self)
  }
}
