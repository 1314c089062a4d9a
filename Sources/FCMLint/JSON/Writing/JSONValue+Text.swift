extension JSONValue {
  /// The formatting of the text.
  package struct Layout: Sendable {
    /// The line break; nil for everything on one line.
    package var lineBreak: String?
    /// The indentation of one level.
    package var unit = "  "
    /// The start of every line except the first.
    package var margin = ""
    /// The number of levels that are broken into lines; deeper values are on one line.
    package var levels = Int.max
    /// Whether there are no blanks between tokens.
    package var isTight = false
    /// Whether there are blanks inside the braces of an object on one line.
    package var isPadded = true

    package init() {}

    /// The text between a name and its value.
    var colon: String { isTight ? ":" : ": " }

    /// As short as possible, on one line.
    package static let tight: Layout = {
      var layout = Layout()
      layout.isTight = true
      return layout
    }()

    /// One line for each member, indented by two spaces.
    package static let indented: Layout = {
      var layout = Layout()
      layout.lineBreak = "\n"
      return layout
    }()

    /// Writes a container with `count` items.
    func write(
      _ brackets: (open: String, close: String), _ count: Int, to text: inout [UInt8],
      _ item: (Int, Layout, inout [UInt8]) -> Void
    ) {
      var separator = isTight ? "," : ", "
      var space = brackets.open == "{" && isPadded && !isTight ? " " : ""
      var end = space
      var inner = self
      if let lineBreak {
        inner.margin += unit
        inner.levels -= 1
        if inner.levels == 0 { inner.lineBreak = nil }
        space = lineBreak + inner.margin
        separator = "," + space
        end = lineBreak + margin
      }
      text += brackets.open.utf8
      for index in 0..<count {
        text += (index == 0 ? space : separator).utf8
        item(index, inner, &text)
      }
      if count > 0 { text += end.utf8 }
      text += brackets.close.utf8
    }
  }

  /// The JSON text.
  package func text(_ layout: Layout = Layout()) -> String {
    var text: [UInt8] = []
    write(to: &text, layout)
    return String(decoding: text, as: UTF8.self)
  }

  private func write(to text: inout [UInt8], _ layout: Layout) {
    switch self {
    case .string(let string): JSONEscaping.append(string, to: &text)
    case .text(let json): text += json.utf8
    case .object(let members):
      layout.write(("{", "}"), members.count, to: &text) { index, inner, text in
        JSONEscaping.append(members[index].name, to: &text)
        text += layout.colon.utf8
        members[index].value.write(to: &text, inner)
      }
    case .array(let elements):
      var layout = layout
      // A list of scalars is written on one line.
      if elements.allSatisfy({ $0.isScalar }) { layout.lineBreak = nil }
      layout.write(("[", "]"), elements.count, to: &text) { elements[$0].write(to: &$2, $1) }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .object, .array: false
    case .string, .text: true
    }
  }
}
