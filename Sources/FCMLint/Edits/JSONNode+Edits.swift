/// A place for a new member: an existing object, and the name and value to insert.
package struct InsertionPoint {
  var object: JSONNode
  var name: String
  var json: String

  /// The edit that adds the member; nil if it cannot be added to the object.
  var edit: Edit? { object.inserting(name, json: json) }
}

// Edits in terms of nodes, so that rules do no arithmetic on positions.
extension JSONNode {
  /// Replaces the node with JSON text.
  package func replacing(with json: String) -> Edit { Edit(range, json) }

  /// Replaces the node with an object, formatted like its surroundings.
  package func replacing(withMembers members: [(name: String, json: String)]) -> Edit {
    replacing(with: nested(members))
  }

  /// Replaces a string or key with another text, quoted and escaped.
  package func replacing(withText text: String) -> Edit { Edit(range, JSONEscaping.quoted(text)) }

  /// Renames the member whose key this is; the quotes and the value stay as they are.
  package func renaming(to name: String) -> Edit {
    let isQuoted = tape.quotes(at: index).open > 0
    return isQuoted
      ? Edit(contentRange, JSONEscaping.escaped(name)) : Edit(range, JSONEscaping.quoted(name))
  }

  /// The source with a space instead of each line break and the indentation after it, which no valid
  /// string contains; unchanged if it may have comments, which end with their lines.
  var sourceOnOneLine: String {
    let lines = source.utf8.split { $0 == .lineFeed || $0 == .carriageReturn }
    if lines.count == 1 || source.contains(bytesOf: "//") { return source }
    return lines.map { String(Substring($0.drop { $0 == .space || $0 == .tab })) }.joined(
      separator: " ")
  }

  /// Converts a number (safe) or a boolean (unsafe) to a string; nil for any other value.
  package func quoting() -> Fix? {
    guard isNumber || bool != nil else { return nil }
    let text = JSONEscaping.quoted(source)
    return Fix("replace with \(text)", isNumber ? .safe : .unsafe, [replacing(with: text)])
  }

  /// Inserts text before the first character of a string's content.
  package func prefixing(with text: String) -> Edit {
    Edit(ByteRange(contentRange.start, contentRange.start), JSONEscaping.escaped(text))
  }

  /// Inserts text after the last character of a string's content.
  package func appending(_ text: String) -> Edit {
    Edit(ByteRange(contentRange.end, contentRange.end), JSONEscaping.escaped(text))
  }

  /// Removes the member of this key or value, with its comma.
  ///
  /// Nil for a node that belongs to no member. The line of a member that is alone on it is removed,
  /// too.
  package func removingMember(from object: JSONNode) -> Edit? {
    let key = kind == .key ? self : self.key
    guard let key, object.isSearchable, !key.value.isMissing else { return nil }
    var previous: JSONMember?
    for member in object.members {
      if member.key.index == key.index {
        let range = ByteRange(key.range.start, key.value.range.end)
        return Edit(removal(of: range, after: previous, in: object), "")
      }
      previous = member
    }
    return nil
  }

  /// Whether this is an object without a member of the name, so that one can be added or renamed.
  package func canTake(_ name: String) -> Bool {
    isObject && isSearchable && member(named: name) == nil
  }

  /// Whether the object is small enough to be searched for every finding in it.
  ///
  /// A message has a few hundred nodes; findings in much larger ones have no fixes.
  var isSearchable: Bool { endIndex - index <= 2000 }

  private var isMissing: Bool { kind == .missing }

  /// Replaces the member of this key with the members of its object.
  ///
  /// Nil if there are none, or if one of them has the name of another member of the outer object.
  package func unwrappingMember(in object: JSONNode) -> Edit? {
    guard kind == .key, object.isSearchable, value.isObject, value.isClosed,
      let first = value.members.first(where: { _ in true })?.key,
      let last = value.lastMember?.value, !last.isMissing,
      object.members.contains(where: { $0.key.index == index })
    else { return nil }
    let isFree = value.members.allSatisfy { inner in
      !object.members.contains { $0.key.index != index && $0.key.hasSameText(as: inner.key) }
    }
    guard isFree else { return nil }
    let text = UnsafeBufferPointer(
      rebasing: tape.bytes[first.range.start..<last.range.end])
    return Edit(
      ByteRange(range.start, value.range.end), String(decoding: text, as: UTF8.self))
  }

  private func removal(of range: ByteRange, after previous: JSONMember?, in object: JSONNode)
    -> ByteRange
  {
    let bytes = tape.bytes
    let inner = ByteRange(object.range.start + 1, max(object.range.start + 1, object.range.end - 1))
    var end = range.end
    while end < inner.end, JSONEscaping.isSpace(bytes[end]) { end += 1 }
    if end < inner.end, bytes[end] == .comma {
      // Another member follows: remove everything up to it.
      end += 1
      while end < inner.end, JSONEscaping.isSpace(bytes[end]) { end += 1 }
      if end < inner.end { return ByteRange(range.start, end) }
      end = range.end
    }
    guard let previous else {
      // The object becomes empty: remove the white space around the member, but no comments.
      // In malformed text a member may extend beyond its object.
      let isAlone =
        object.isClosed && inner.contains(range)
        && bytes[inner.start..<range.start].allSatisfy(JSONEscaping.isSpace)
        && bytes[range.end..<inner.end].allSatisfy(JSONEscaping.isSpace)
      return isAlone ? inner : range
    }
    return ByteRange(max(previous.value.range.end, previous.key.range.end), range.end)
  }

  /// Adds a member after the last one of this object and formats it likewise; `json` is its value.
  ///
  /// Nil if the node is not an object, or has a member of this name, even one that is null.
  package func inserting(_ name: String, json: String) -> Edit? {
    guard canTake(name), isClosed else { return nil }
    let layout = IndentationStyle.inLine(self)
    let member = JSONEscaping.quoted(name) + (layout.isTight ? ":" : ": ") + json
    guard let last = lastMember else {
      let place = ByteRange(range.start + 1, range.start + 1)
      if let lead = IndentationStyle.lead(into: self) { return Edit(place, lead + member) }
      let blank = layout.isPadded && !layout.isTight ? " " : ""
      return Edit(place, blank + member + (range.count == 2 ? blank : ""))
    }
    if last.value.isMissing { return nil }
    let place = last.value.range.end
    var separator = separator(before: last.key)
    // A single member does not show the style after commas.
    if last.key.range.start == range.start + 1, !layout.isTight { separator = " " }
    return Edit(ByteRange(place, place), "," + separator + member)
  }

  private var lastMember: JSONMember? {
    var last: JSONMember?
    for member in members { last = member }
    return last
  }

  /// The white space before a member, which is repeated before a new member.
  private func separator(before key: JSONNode) -> String {
    let bytes = tape.bytes
    var start = key.range.start
    while start > range.start, JSONEscaping.isSpace(bytes[start - 1]) { start -= 1 }
    let space = UnsafeBufferPointer(rebasing: bytes[start..<key.range.start])
    return String(decoding: space, as: UTF8.self)
  }

  /// Moves the member of this key or value; within the same object it is renamed.
  ///
  /// Nil if the target is nil, is inside the member, or has a member of this name.
  package func moving(from object: JSONNode, to target: InsertionPoint?) -> [Edit]? {
    guard let target else { return nil }
    if target.object.isSame(as: object) { return renaming(to: target.name, json: target.json) }
    if let block = emptiedBlock(of: object, keeping: target.object),
      let outer = block.container, let insertion = target.edit,
      let removal = block.removingMember(from: outer)
    {
      // The new member replaces the only one of its object, or the last one.
      if outer.isSame(as: target.object), outer.members.allSatisfy({ $0.key.isSame(as: block) }) {
        let member = insertion.replacement.utf8.drop { JSONEscaping.isSpace($0) || $0 == .comma }
        let range = ByteRange(block.range.start, block.value.range.end)
        return [Edit(range, String(decoding: member, as: UTF8.self))]
      }
      if insertion.range.start == removal.range.end, insertion.range.start != removal.range.start {
        return tape.bytes[removal.range.start] == .comma
          ? [Edit(removal.range, insertion.replacement)] : nil
      }
      if !removal.range.overlaps(insertion.range), insertion.range.start != removal.range.start,
        !removal.range.contains(insertion.range)
      {
        return [removal, insertion]
      }
    }
    guard !value.range.contains(target.object.range), let removal = removingMember(from: object),
      let insertion = target.edit,
      !removal.range.overlaps(insertion.range), !removal.range.contains(insertion.range)
    else { return nil }
    return [removal, insertion]
  }

  /// The key of the outermost block that would be empty without this member, which is in `object`;
  /// nil if there is none, or if an empty one may be meant.
  private func emptiedBlock(of object: JSONNode, keeping target: JSONNode) -> JSONNode? {
    var members = object.members
    guard members.next() != nil, members.next() == nil, let block = object.key,
      !object.range.contains(target.range),
      block.matches("headers") || block.matches("android") || block.matches("apns")
        || block.matches("webpush") || block.matches("notification"),
      let outer = object.container
    else { return nil }
    return block.emptiedBlock(of: outer, keeping: target) ?? block
  }

  /// The object or array that contains this one; nil for the root.
  var container: JSONNode? {
    var place = index - 1
    while place >= max(0, index - 2000) {
      let node = tape[place]
      if node.isObject || node.isArray, node.endIndex > index { return node }
      place -= 1
    }
    return nil
  }

  /// Moves the member with this key to another object, under another name if one is given.
  package func moving(from object: JSONNode, to target: JSONNode, as name: String? = nil) -> [Edit]?
  {
    guard let name = name ?? text else { return nil }
    return moving(
      from: object, to: InsertionPoint(object: target, name: name, json: value.source))
  }

  /// Renames the member with this key and replaces its value, where they differ.
  package func renaming(to name: String, json: String) -> [Edit] {
    (text == name ? [] : [renaming(to: name)])
      + (json == value.source ? [] : [value.replacing(with: json)])
  }

  /// Moves the members of another object, whose key is in the same container, into this object.
  ///
  /// Nil if both objects have a member of the same name.
  package func merging(_ other: JSONNode, in outer: JSONNode) -> [Edit]? {
    guard isObject, other.isObject, isClosed, other.isClosed, isSearchable, other.isSearchable,
      let removal = other.key?.removingMember(from: outer), !removal.range.overlaps(range)
    else { return nil }
    let isFree = other.members.allSatisfy { canTake($0.key.text ?? "") && !$0.value.isMissing }
    guard isFree, let first = other.members.first(where: { _ in true })?.key,
      let end = other.lastMember?.value.range.end
    else { return nil }
    let text = String(
      decoding: UnsafeBufferPointer(rebasing: tape.bytes[first.range.start..<end]), as: UTF8.self)
    guard let last = lastMember else {
      return [removal, Edit(ByteRange(range.start + 1, range.start + 1), text)]
    }
    if last.value.isMissing { return nil }
    let place = ByteRange(last.value.range.end, last.value.range.end)
    return [removal, Edit(place, "," + separator(before: last.key) + text)]
  }

  /// Moves some members of this object, given by their keys in order, into a new object at the place
  /// of the first.
  package func gathering(_ keys: [JSONNode], into name: String) -> [Edit] {
    guard let first = keys.first, !keys.contains(where: { $0.value.isMissing }) else { return [] }
    let object = nested(keys.map { ($0.text ?? "", $0.value.source) })
    let place = ByteRange(first.range.start, first.value.range.end)
    let colon = usesSpaceAfterColon ? ": " : ":"
    var edits = [Edit(place, JSONEscaping.quoted(name) + colon + object)]
    var previous = first
    for member in members where member.key.index > first.index {
      if keys.contains(where: { $0.index == member.key.index }) {
        edits.append(Edit(ByteRange(previous.value.range.end, member.value.range.end), ""))
      }
      previous = member.key
    }
    return edits
  }

  /// The source text of the node.
  package var source: String {
    String(
      decoding: UnsafeBufferPointer(rebasing: tape.bytes[range.start..<range.end]),
      as: UTF8.self)
  }

  /// The node's text for a message: shortened, and with secrets redacted.
  package var excerpt: String { Excerpt.of(self) }
}
