/// A place for a new member: an object that exists, and what it would get.
package struct InsertionPoint {
  var object: JSONNode
  var name: String
  var json: String

  /// The edit that adds the member; nil when the object cannot take it.
  var edit: Edit? { object.inserting(name, json: json) }
}

// Edits that rules ask for by meaning, so that no rule counts bytes.
extension JSONNode {
  /// Replaces the node by JSON text.
  package func replacing(with json: String) -> Edit { Edit(range, json) }

  /// Replaces the node by an object, written in the style of the place.
  package func replacing(withMembers members: [(name: String, json: String)]) -> Edit {
    replacing(with: nested(members))
  }

  /// Replaces a string or key by another text, quoted and escaped.
  package func replacing(withText text: String) -> Edit { Edit(range, JSONEscaping.quoted(text)) }

  /// Renames the member whose key this is; the quotes and the value stay as they are.
  package func renaming(to name: String) -> Edit {
    let isQuoted = tape.quotes(at: index).open > 0
    return isQuoted
      ? Edit(contentRange, JSONEscaping.escaped(name)) : Edit(range, JSONEscaping.quoted(name))
  }

  /// Writes a number as the text that it plainly means, and a boolean as one that it may mean; nil
  /// for any other value.
  package func quoting() -> Fix? {
    guard isNumber || bool != nil else { return nil }
    let text = JSONEscaping.quoted(source)
    return Fix("write \(text)", isNumber ? .safe : .unsafe, [replacing(with: text)])
  }

  /// Puts text before the first character of a string's content.
  package func prefixing(with text: String) -> Edit {
    Edit(ByteRange(contentRange.start, contentRange.start), JSONEscaping.escaped(text))
  }

  /// Puts text after the last character of a string's content.
  package func appending(_ text: String) -> Edit {
    Edit(ByteRange(contentRange.end, contentRange.end), JSONEscaping.escaped(text))
  }

  /// Removes the member that this key or value belongs to, with the comma that becomes needless.
  ///
  /// Nil for a node that belongs to no member. Comments and line breaks around it stay sensible:
  /// a member on lines of its own takes them along.
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

  /// Whether this is an object without a member of the name, so that one could be added or renamed.
  package func canTake(_ name: String) -> Bool {
    isObject && isSearchable && member(named: name) == nil
  }

  /// Whether the object is small enough to be searched once for every finding in it.
  ///
  /// A message has a few hundred nodes; hostile ones get their findings without fixes.
  var isSearchable: Bool { endIndex - index <= 2000 }

  private var isMissing: Bool { kind == .missing }

  /// Puts the members of the object under this key in place of the key and its braces.
  ///
  /// Nil when there are none, or when one of them has the name of a neighbour.
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
      // A member follows: everything up to it goes, so that it takes this one's place.
      end += 1
      while end < inner.end, JSONEscaping.isSpace(bytes[end]) { end += 1 }
      if end < inner.end { return ByteRange(range.start, end) }
      end = range.end
    }
    guard let previous else {
      // Nothing stays: the blanks and line breaks around the member go with it, comments do not.
      // In broken text a member may reach beyond its object.
      let isAlone =
        object.isClosed && inner.contains(range)
        && bytes[inner.start..<range.start].allSatisfy(JSONEscaping.isSpace)
        && bytes[range.end..<inner.end].allSatisfy(JSONEscaping.isSpace)
      return isAlone ? inner : range
    }
    return ByteRange(max(previous.value.range.end, previous.key.range.end), range.end)
  }

  /// Adds a member to this object, after its last one and in its style; `json` is the value's text.
  ///
  /// Nil when the node is no object that could take it, or has a member of this name, null or not.
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
    // A lone member does not show what stands behind commas.
    if last.key.range.start == range.start + 1, !layout.isTight { separator = " " }
    return Edit(ByteRange(place, place), "," + separator + member)
  }

  private var lastMember: JSONMember? {
    var last: JSONMember?
    for member in members { last = member }
    return last
  }

  /// The white space in front of a member, which a new member beside it repeats.
  private func separator(before key: JSONNode) -> String {
    let bytes = tape.bytes
    var start = key.range.start
    while start > range.start, JSONEscaping.isSpace(bytes[start - 1]) { start -= 1 }
    let space = UnsafeBufferPointer(rebasing: bytes[start..<key.range.start])
    return String(decoding: space, as: UTF8.self)
  }

  /// Moves the member that this key or value belongs to; within the object it is renamed.
  ///
  /// Nil when the target is nil or cannot take it, lies inside the member, or has the name already.
  package func moving(from object: JSONNode, to target: InsertionPoint?) -> [Edit]? {
    guard let target else { return nil }
    if target.object.isSame(as: object) { return renaming(to: target.name, json: target.json) }
    guard !value.range.contains(target.object.range), let removal = removingMember(from: object),
      let insertion = target.edit,
      !removal.range.overlaps(insertion.range), !removal.range.contains(insertion.range)
    else { return nil }
    return [removal, insertion]
  }

  /// Moves the member with this key to another object, under another name if one is given.
  package func moving(from object: JSONNode, to target: JSONNode, as name: String? = nil) -> [Edit]?
  {
    guard let name = name ?? text else { return nil }
    return moving(
      from: object, to: InsertionPoint(object: target, name: name, json: value.source))
  }

  /// Renames the member with this key and writes its value as other JSON text, where they differ.
  package func renaming(to name: String, json: String) -> [Edit] {
    (text == name ? [] : [renaming(to: name)])
      + (json == value.source ? [] : [value.replacing(with: json)])
  }

  /// Puts some members of this object, given by their keys in order, into a new member at the place
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

  /// The node as it stands in the source.
  package var source: String {
    String(
      decoding: UnsafeBufferPointer(rebasing: tape.bytes[range.start..<range.end]),
      as: UTF8.self)
  }

  /// The node's text for a message: shortened, and with secrets made unreadable.
  package var excerpt: String { Excerpt.of(self) }
}
