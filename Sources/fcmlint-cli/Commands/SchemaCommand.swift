import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The comparison of the tables with Google's description of the API, told to a person.
struct SchemaCommand {
  let path: FilePath
  let program: Program

  func run() -> ExitStatus {
    let name = LogSanitizer.safe(path.text)
    let stream = path == FilePath("-") ? .success(program.streams.input) : InputReader.open(path)
    switch stream.flatMap({ $0.all() }) {
    case .failure(let error):
      return program.fail("\(error.words): \(name)")
    case .success(let bytes):
      let found = DiscoveryDocumentDiff.differences(description: bytes)
      guard !found.contains(where: { $0.kind == .unreadable }) else {
        return program.fail("no description of the FCM API: \(name)")
      }
      let errors = found.filter { !$0.isNote }
      var text = found.reduce(into: "") { $0 += Self.line($1) + "\n" }
      if errors.isEmpty {
        text += "the tables (revision \(ToolInfo.apiRevision)) agree with \(name)\n"
      }
      let status = program.say(text)
      return status == .clean && !errors.isEmpty ? .findings : status
    }
  }

  /// One difference in one line.
  static func line(_ difference: DiscoveryDocumentDiff.Difference) -> String {
    let path = LogSanitizer.safe(difference.path)
    let described = LogSanitizer.safe(difference.described)
    let known = LogSanitizer.safe(difference.known)
    switch difference.kind {
    case .unreadable: return "no description of the FCM API"
    case .revision: return "note: the description has revision \(described), the tables \(known)"
    case .brokenReference: return "\(path): referred to, but not described"
    case .missingType: return "\(path): described, but no table has it"
    case .extraType: return "\(path): a table has it, but the description does not"
    case .missingField: return "\(path): described as \(described), but no table has it"
    case .extraField: return "\(path): a table has it as \(known), but the description does not"
    case .type, .deprecation, .outputOnly:
      return "\(path): described as \(described), but the tables say \(known)"
    }
  }
}
