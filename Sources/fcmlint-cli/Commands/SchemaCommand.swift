import FCMLint

/// The comparison of the tables with Google's description of the API, told to a person.
struct SchemaCheck {
  let path: FilePath
  let streams: any Streams

  func run() -> ExitStatus {
    let name = LogText.safe(path.text)
    let stream = path == FilePath("-") ? .success(streams.input) : ByteStream.open(path)
    switch stream.flatMap({ $0.all() }) {
    case .failure(let fault):
      streams.complain("fcmlint: \(fault.words): \(name)\n")
      return .failed
    case .success(let bytes):
      let found = APIComparison.differences(description: bytes)
      guard !found.contains(where: { $0.kind == .unreadable }) else {
        streams.complain("fcmlint: no description of the FCM API: \(name)\n")
        return .failed
      }
      let faults = found.filter { !$0.isNote }
      var text = found.reduce(into: "") { $0 += Self.line($1) + "\n" }
      if faults.isEmpty {
        text += "the tables (revision \(Tool.apiRevision)) agree with \(name)\n"
      }
      if let fault = streams.write(text), !fault.isClosedPipe {
        streams.complain("fcmlint: cannot write: \(fault.words)\n")
        return .failed
      }
      return faults.isEmpty ? .clean : .findings
    }
  }

  /// One difference in one line.
  static func line(_ difference: APIComparison.Difference) -> String {
    let path = LogText.safe(difference.path)
    let described = LogText.safe(difference.described)
    let known = LogText.safe(difference.known)
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
