// The words in which findings speak of the schema.
extension ValueType {
  /// What a value of this type is, with its article.
  package var phrase: String { words.phrase }

  /// What to write for a value of this type.
  package var instruction: String { words.instruction }

  private var words: (phrase: String, instruction: String) {
    switch self {
    case .string: ("a string", "write a string in double quotes")
    case .bool: ("true or false", "write true or false, without quotes")
    case .int32: ("an integer", "write an integer")
    case .float: ("a number", "write a number")
    case .duration: ("a duration such as \"3.5s\"", "write seconds, such as \"3.5s\"")
    case .timestamp:
      (
        "a time such as \"2026-05-01T09:00:00Z\"", "write a time, such as \"2026-05-01T09:00:00Z\""
      )
    case .enumeration(let type):
      (
        "one of \(type.words.joined(separator: ", "))",
        "write one of these values in double quotes"
      )
    case .object, .freeObject: ("an object", "write an object: { … }")
    case .stringMap: ("an object of strings", "write an object whose values are strings")
    case .list(_, .string): ("a list of strings", "write a list, such as [\"Ann\"]")
    case .list(_, .duration): ("a list of durations", "write a list, such as [\"0s\", \"0.5s\"]")
    case .free: ("any value", "write another value")
    case .freeOrObject: ("an object or a simple value", "write another value")
    case .freeList: ("a list", "write a list: [ … ]")
    }
  }

  /// What to write for an element of a list of this type.
  package var elementInstruction: String {
    if case .list(_, .duration) = self { return ValueType.duration.instruction }
    return ValueType.string.instruction
  }

  /// What an element of a list of this type is, with its article.
  package var elementPhrase: String {
    if case .list(_, .duration) = self { "a duration such as \"0.5s\"" } else { "a string" }
  }
}

extension JSONKind {
  /// What a value of this kind is, with its article.
  package var phrase: String {
    switch self {
    case .string, .key: "a string"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    case .object: "an object"
    case .array: "a list"
    default: "this value"
    }
  }
}

extension Relocation.Advice {
  /// What to do about such a member in a document of a kind.
  fileprivate func instruction(in kind: DocumentKind) -> String {
    switch self {
    case .oneRequestEach where kind == .adminNode: "write \"tokens\""
    case .oneRequestEach: "send one request per device, with \"token\" or \"fid\""
    case .dropped: "remove it: the service has ignored it since 2016"
    case .saidByKind: "remove it: remote_notification or background_sync sets the priority"
    case .doubled: "its members belong here themselves: write it once"
    case .notInV2: "remove it: android_v2 has no such field"
    }
  }
}

extension MessageDocument {
  /// What to do about a member with a wrong name or at a wrong place, the nearest first.
  package func advice(on violation: SchemaViolation) -> String {
    guard let place = violation.place else { return "remove it" }
    if violation.namesTopic { return "write \"topic\" and the name without /topics/" }
    if violation.mayNameTopic || violation.mayHideTopic {
      return "write \"topic\" for a topic, \"token\" or \"fid\" for a device"
    }
    if let advice = place.advice { return advice.instruction(in: kind) }
    let table = Schema[violation.object.inRequest].path
    let taken = place.locations.filter { value(at: $0, beside: violation) != nil }
    // Behind the path of this object, for another name in it.
    func rest(_ path: String) -> Substring {
      path.hasPrefix(table + ".") ? path.dropFirst(table.utf8.count + 1) : "."
    }
    // Another name here is nearer than any other place, whatever is set there, and so is the place
    // to which the fix moves the member.
    let nearest = place.locations.first.flatMap { taken.contains($0) ? nil : $0 }
    if nearest.map({ rest($0).contains(".") }) ?? true,
      let first = taken.first(where: {
        value(at: $0, beside: violation)?.source == violation.node.value.source
      })
        ?? (taken.count == place.locations.count ? taken.first : nil),
      nearest == nil || violation.moving(in: self) == nil
    {
      return "remove it: \(location(first)) is set already"
    }
    let locations = place.locations.filter { !taken.contains($0) }.map { path in
      if path == "validate_only" {
        return kind == .adminNode
          ? "pass dryRun to send() instead" : "write \"validate_only\" next to \"message\""
      }
      let isHere = !rest(path).contains(".")
      if isHere, kind == .adminNode { return "write \"\(name(String(path.dropFirst(8))))\"" }
      return isHere ? "write \"\(rest(path))\"" : "move it to \(location(path))"
    }
    return locations.isEmpty ? "remove it" : Self.joined(locations)
  }

  /// What the document has at a place of the request, besides what the violation stands for; what means
  /// it and stands elsewhere is misplaced itself.
  private func value(at location: String, beside violation: SchemaViolation) -> JSONNode? {
    guard let value = Schema.row(at: requestLocation(location)).flatMap({ self[$0.row.field] }),
      !value.isSame(as: violation.node.value), stands(value, at: requestLocation(location))
    else { return nil }
    return value
  }

  /// The choices in one sentence, what they have in common said once.
  private static func joined(_ choices: [String]) -> String {
    var last = ""
    var result = ""
    for (number, choice) in choices.enumerated() {
      let verb = choice.hasPrefix("move it to ") ? "move it to " : "write "
      result += number == 0 ? "" : number == choices.count - 1 ? " or " : ", "
      result += verb == last ? choice.dropFirst(verb.utf8.count) : choice[...]
      last = verb
    }
    return result
  }
}

extension SchemaViolation {
  /// Words for the parts of a notification that other services and people use, and FCM's own.
  private static let meant = WordTable<String>([
    ("text content message description msg", "body"),
    ("subject heading header", "title"),
    ("picture photo img big_picture", "image"),
  ])
  private static let elsewhere = WordTable<String>([
    ("ios apple", "settings for Apple devices go in \"apns\""),
    ("web", "settings for browsers go in \"webpush\""),
    (
      "options",
      "the options of the legacy SDKs became ttl and priority in android, headers in apns and "
        + "webpush"
    ),
  ])

  /// What to do about a member whose name is like none that its object has.
  package var strangerHelp: String {
    let name = node.text ?? ""
    if let help = Self.elsewhere[name] { return help }
    let fields = Schema[object].rows.map { $0.name }
    if let meant = Self.meant[name], fields.contains(meant) { return "write \"\(meant)\"" }
    if fields.isEmpty { return "remove it: this object must be empty" }
    if fields.count < 6 { return "the fields here are \(fields.joined(separator: ", "))" }
    return "remove it, or move it to data"
  }
}
