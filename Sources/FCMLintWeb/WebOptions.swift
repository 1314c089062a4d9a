import FCMLint

/// The options of a call from JavaScript.
struct WebOptions {
  /// The text of a `.fcmlint.json`, whose patterns are relative to the folder of the document.
  var configuration: [UInt8]?
  /// The kind of every document; nil for detection.
  var kind: DocumentKind?
  /// The lowest severity to report.
  var level = Severity.info
  /// Whether `fix` applies unsafe fixes, too.
  var includesUnsafe = false

  /// An option with an unknown name or an invalid value.
  struct Problem: Error {
    let message: String
  }

  /// Reads the options from an object such as `{"kind": "message", "level": "hint"}`.
  ///
  /// - Parameter json: empty for no options.
  init(_ json: [UInt8]) throws(Problem) {
    if json.isEmpty { return }
    self = try JSONTree.read(json) { tree throws(Problem) in
      guard let root = tree.root, root.isObject, tree.errors.isEmpty else {
        throw Problem(message: "the options must be a JSON object")
      }
      var options = WebOptions()
      for member in root.members where !member.value.isNull { try options.set(member) }
      return options
    }
  }

  private init() {}

  private mutating func set(_ member: JSONMember) throws(Problem) {
    let name = member.key.text ?? ""
    let text = member.value.text
    switch name {
    case "configuration":
      guard let text else { throw Problem(message: "\"configuration\" must be a string") }
      configuration = Array(text.utf8)
    case "kind":
      kind = text.flatMap { DocumentKind(word: $0) }
      guard kind != nil else { throw Problem(message: "unknown kind \"\(text ?? "")\"") }
    case "level":
      guard let level = text.flatMap({ Severity(word: $0) }) else {
        throw Problem(message: "unknown level \"\(text ?? "")\"")
      }
      self.level = level
    case "unsafe":
      guard let flag = member.value.bool else {
        throw Problem(message: "\"unsafe\" must be a boolean")
      }
      includesUnsafe = flag
    default: throw Problem(message: "unknown option \"\(name)\"")
    }
  }
}
