import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The comparison of the tables with Google's description of the API, told to a person.
struct SchemaCommand {
  let path: FilePath
  let streams: any StandardStreams

  func run() -> ExitStatus {
    let name = LogSanitizer.safe(path.text)
    let stream = path == FilePath("-") ? .success(streams.input) : InputReader.open(path)
    switch stream.flatMap({ $0.all() }) {
    case .failure(let error):
      streams.complain("fcmlint: \(error.words): \(name)\n")
      return .failed
    case .success(let bytes):
      let found = DiscoveryDocumentDiff.differences(description: bytes)
      guard !found.contains(where: { $0.kind == .unreadable }) else {
        streams.complain("fcmlint: no description of the FCM API: \(name)\n")
        return .failed
      }
      let errors = found.filter { !$0.isNote }
      var text = found.reduce(into: "") { $0 += Self.line($1) + "\n" }
      if errors.isEmpty {
        text += "the tables (revision \(ToolInfo.apiRevision)) agree with \(name)\n"
      }
      if let error = streams.write(text), !error.isClosedPipe {
        streams.complain("fcmlint: cannot write: \(error.words)\n")
        return .failed
      }
      return errors.isEmpty ? .clean : .findings
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
