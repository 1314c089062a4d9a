import FCMLint
import FCMLintReporting

/// The options of a call from JavaScript.
struct WebOptions {
  /// The text of a `.fcmlint.json` in the directory.
  var configuration: [UInt8]?
  /// The path of a configuration file, relative to the directory.
  var configurationFile: FilePath?
  /// The contents of configuration files by their absolute paths; nil for a file that is missing.
  var files: [FilePath: [UInt8]?] = [:]
  /// The directory to which paths are relative.
  var directory = FilePath("/")
  /// The kind of every document; nil for detection.
  var kind: DocumentKind?
  /// The lowest severity to report.
  var level = Severity.info
  /// Whether `fix` applies unsafe fixes, too.
  var includesUnsafe = false
  /// Whether fixes are kept whose text contains secrets of the document, such as registration tokens.
  var includesSecrets = false
  /// The offset of the cursor in bytes, for completion and hover.
  var offset = 0

  /// An option with an unknown name or an invalid value.
  struct Problem: Error {
    let message: String
    /// The absolute path of a file that the caller should add to `files` for another call.
    var needs: FilePath?

    /// The answer to a call.
    var json: String {
      let text = JSONValue.string(message)
      let object: JSONValue =
        needs.map { ["error": text, "needs": .string($0.text)] } ?? ["error": text]
      return object.text() + "\n"
    }
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
    let value = member.value
    switch name {
    case "configuration": configuration = Array(try Self.text(member).utf8)
    case "configurationFile": configurationFile = FilePath(try Self.text(member))
    case "directory": directory = FilePath("/").resolving(FilePath(try Self.text(member)))
    case "files":
      guard value.isObject else { throw Problem(message: "\"files\" must be an object") }
      for file in value.members {
        let content = file.value.isNull ? nil : Array(try Self.text(file).utf8)
        files[FilePath(file.key.text ?? "")] = .some(content)
      }
    case "kind": kind = try Self.choice(member, DocumentKind.allCases.map { ($0.word, $0) })
    case "level": level = try Self.choice(member, Severity.allCases.map { ($0.word, $0) })
    case "unsafe": includesUnsafe = try Self.flag(member)
    case "secrets": includesSecrets = try Self.flag(member)
    case "offset":
      guard let offset = value.integer, offset >= 0 else {
        throw Problem(message: "\"offset\" must be a number of bytes")
      }
      self.offset = Int(clamping: offset)
    default: throw Problem(message: "unknown option \"\(UnknownWord.shown(name))\"")
    }
  }

  private static func flag(_ member: JSONMember) throws(Problem) -> Bool {
    if let flag = member.value.bool { return flag }
    throw Problem(message: "\"\(member.key.text ?? "")\" must be a boolean")
  }

  private static func text(_ member: JSONMember) throws(Problem) -> String {
    if let text = member.value.text { return text }
    throw Problem(message: "\"\(member.key.text ?? "")\" must be a string")
  }

  private static func choice<Choice>(
    _ member: JSONMember, _ choices: [(word: String, value: Choice)]
  ) throws(Problem) -> Choice {
    let word = try text(member)
    if let choice = choices.first(where: { $0.word == word }) { return choice.value }
    let known = choices.map { $0.word }
    let name = member.key.text ?? ""
    throw Problem(message: UnknownWord.text(name, word, among: known, isListed: true))
  }
}
