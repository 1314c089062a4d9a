/// A value to insert, with places to fill in.
indirect enum Skeleton: Sendable {
  /// A string, with a proposal.
  case text(String)
  /// A number or word, with a proposal.
  case raw(String)
  /// One of several values, each as JSON text.
  case choice([String])
  case object([(name: String, value: Skeleton)])
  case list([Skeleton])
  /// An object or a list to fill in.
  case emptyObject, emptyList
  /// A value that must not be changed, as JSON text.
  case fixed(String)

  /// The value for a field.
  init(_ row: SchemaField) {
    let known = KnownValue.all(of: row)
    switch ValueShape(row) {
    case .word where !known.isEmpty, .boolean where !known.isEmpty, .text where known.count > 1,
      .digits where known.count > 1:
      self = known.count == 1 ? .fixed(known[0].json) : .choice(known.map { $0.json })
    case .text, .word: self = .text(known.first?.text ?? "")
    case .textOrObject where row.field == .apsAlert:
      self = .object([("title", .text("")), ("body", .text(""))])
    case .textOrObject: self = .text(known.first?.text ?? "")
    case .boolean: self = .choice(["true", "false"])
    case .integer, .number: self = .raw("1")
    case .flag: self = .fixed("1")
    case .object, .textMap: self = .emptyObject
    case .texts: self = .list([.text("")])
    case .numbers: self = .list([.raw("200")])
    case .objects: self = .list([.emptyObject])
    case .any: self = .raw("null")
    case .duration: self = .text("3600s")
    case .durations: self = .list([.text("0s"), .text("0.2s")])
    case .timestamp: self = .text("2030-01-01T00:00:00Z")
    case .unixSeconds: self = .raw("1893456000")
    case .unixMilliseconds: self = .raw("1893456000000")
    case .digits: self = .text(row.field == .webTTL ? "3600" : "0")
    case .milliseconds: self = .raw("3600000")
    }
  }
}

/// Writes skeletons as JSON text, with or without tab stops.
struct SkeletonWriter {
  /// The line break and indentation; nil for everything on one line.
  struct Lines {
    var lineBreak: String
    var unit: String
    var margin: String
  }

  private(set) var text = ""
  private let hasStops: Bool
  private let lines: Lines?
  private var depth = 0
  private var stop = 0

  init(hasStops: Bool, lines: Lines?) {
    self.hasStops = hasStops
    self.lines = lines
  }

  mutating func write(_ text: String) { self.text += hasStops ? Self.escaped(text) : text }

  /// Writes members, separated by commas and line breaks.
  mutating func write(_ members: [(name: String, value: Skeleton)]) {
    for (index, member) in members.enumerated() {
      if index > 0 {
        write(",")
        breakLine()
      }
      write(JSONEscaping.quoted(member.name) + ": ")
      write(member.value)
    }
  }

  mutating func write(_ value: Skeleton) {
    switch value {
    case .fixed(let json): write(json)
    case .raw(let json): addStop(json)
    case .text(let proposal):
      write("\"")
      addStop(proposal)
      write("\"")
    case .choice(let values): addChoice(values)
    case .emptyObject: enclose("{", "}", isOpen: true) { $0.addStop("") }
    case .emptyList: enclose("[", "]", isOpen: false) { $0.addStop("") }
    case .object(let members): enclose("{", "}", isOpen: true) { $0.write(members) }
    case .list(let elements):
      enclose("[", "]", isOpen: false) { writer in
        for (index, element) in elements.enumerated() {
          if index > 0 { writer.write(", ") }
          writer.write(element)
        }
      }
    }
  }

  private mutating func enclose(
    _ open: String, _ close: String, isOpen: Bool, _ body: (inout SkeletonWriter) -> Void
  ) {
    write(open)
    depth += 1
    let before = text.utf8.count
    if isOpen { breakLine() }
    let start = text.utf8.count
    body(&self)
    depth -= 1
    if text.utf8.count == start {
      // An empty object without a tab stop stays on one line.
      text = String(decoding: text.utf8.prefix(before), as: UTF8.self)
    } else if isOpen {
      breakLine()
    }
    write(close)
  }

  private mutating func breakLine() {
    guard let lines else {
      text += " "
      return
    }
    text += lines.lineBreak + lines.margin
    for _ in 0..<depth { text += lines.unit }
  }

  private mutating func addStop(_ proposal: String) {
    guard hasStops else {
      text += proposal
      return
    }
    stop += 1
    text +=
      proposal.isEmpty ? "$\(stop)" : "${\(stop):\(Self.escaped(proposal, also: [.closeBrace]))}"
  }

  private mutating func addChoice(_ values: [String]) {
    guard hasStops else {
      text += values.first ?? ""
      return
    }
    stop += 1
    let choices = values.map { Self.escaped($0, also: [.closeBrace, .comma, UInt8(ascii: "|")]) }
    text += "${\(stop)|\(choices.joined(separator: ","))|}"
  }

  /// The text with its special characters escaped, and further ones in a placeholder or a choice.
  private static func escaped(_ text: String, also others: [UInt8] = []) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte == .dollar || byte == .backslash || others.contains(byte) {
        result.append(.backslash)
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
