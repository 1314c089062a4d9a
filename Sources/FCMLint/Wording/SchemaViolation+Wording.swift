// Texts of findings about the schema.
extension ValueType {
  /// The description of a value of this type, with its article.
  package var phrase: String { words.phrase }

  /// The help text for a value of this type: what to write.
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
    case .stringMap: ("an object of strings", "write an object with string values")
    case .list(_, .string): ("a list of strings", "write a list, such as [\"Ann\"]")
    case .list(_, .duration): ("a list of durations", "write a list, such as [\"0s\", \"0.5s\"]")
    case .free: ("any value", "write another value")
    case .freeOrObject: ("an object or a simple value", "write another value")
    case .freeList: ("a list", "write a list: [ … ]")
    }
  }

  /// The help text for an element of a list of this type: what to write.
  package var elementInstruction: String {
    if case .list(_, .duration) = self { return ValueType.duration.instruction }
    return ValueType.string.instruction
  }

  /// The description of an element of a list of this type, with its article.
  package var elementPhrase: String {
    if case .list(_, .duration) = self { "a duration such as \"0.5s\"" } else { "a string" }
  }
}

extension JSONKind {
  /// The description of a value of this kind, with its article.
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

extension UnknownFieldResolution.Advice {
  /// The help text for such a member in a document of a kind.
  fileprivate func instruction(in kind: DocumentKind) -> String {
    switch self {
    case .oneRequestEach where kind == .adminNode: "rename it to \"tokens\""
    case .oneRequestEach: "send one request per device, with \"token\" or \"fid\""
    case .dropped: "remove it: FCM has ignored it since 2016"
    case .saidByKind: "remove it: remote_notification or background_sync sets the priority"
    case .doubled: "remove the inner object and keep its members"
    case .notInV2: "remove it: android_v2 does not support it"
    case .split: "move its texts to apns.payload.aps.alert, and the rest to apns.payload.aps"
    }
  }
}

extension MessageDocument {
  /// The help text for a member with a wrong name or at a wrong place, the nearest fix first.
  package func advice(on violation: SchemaViolation) -> String {
    guard let place = violation.place else { return "remove it" }
    if violation.namesTopic { return text("write `topic` and the name without /topics/") }
    if violation.mayNameTopic || violation.mayHideTopic {
      return text("write `topic` for a topic, `token` or `fid` for a device")
    }
    if let advice = place.advice { return violation.text(of: advice, in: kind) }
    let table = Schema[violation.object.inRequest].path
    let taken = place.locations.filter { value(at: $0, beside: violation) != nil }
    // The rest of a path after the path of this object: without a period, it is a name in it.
    func rest(_ path: String) -> Substring {
      path.hasPrefix(table + ".") ? path.dropFirst(table.utf8.count + 1) : "."
    }
    // A different name in this object comes before any other place, even one that is set, and so
    // does the place to which the fix moves the member.
    let nearest = place.locations.first.flatMap { taken.contains($0) ? nil : $0 }
    if nearest.map({ rest($0).contains(".") }) ?? true,
      let first = taken.first(where: {
        value(at: $0, beside: violation)?.source == violation.node.value.source
      })
        ?? (taken.count == place.locations.count ? taken.first : nil),
      nearest == nil || violation.moving(in: self) == nil
    {
      let isSplit = violation.node.value.isObject && !violation.node.value.isEmptyContainer
      return isSplit
        ? "move its members into \(location(first)), which is already set"
        : "remove it: \(location(first)) is already set"
    }
    let locations = place.locations.filter { !taken.contains($0) }.map { path in
      if path == "validate_only" {
        return kind == .adminNode
          ? "pass dryRun to send() instead" : "write \"validate_only\" next to \"message\""
      }
      if rest(path).contains(".") { return "move it to \(location(path))" }
      return (violation.namesMilliseconds ? "convert it to" : "rename it to")
        + " \"\(name(String(path.dropFirst(8))))\""
    }
    let form = place.needsOtherForm ? ", in the form that is valid there" : ""
    return locations.isEmpty ? "remove it" : Self.joined(locations) + form
  }

  /// The value at a place of the request, unless it is the value of the violation or is misplaced
  /// itself.
  private func value(at location: String, beside violation: SchemaViolation) -> JSONNode? {
    guard let value = Schema.row(at: requestLocation(location)).flatMap({ self[$0.row.field] }),
      !value.isSame(as: violation.node.value), hasValue(value, at: requestLocation(location))
    else { return nil }
    return value
  }

  /// Joins choices in one sentence, without repeating their verb.
  private static func joined(_ choices: [String]) -> String {
    let verbs = ["move it to ", "rename it to ", "convert it to ", "write "]
    var last = ""
    var result = ""
    for (number, choice) in choices.enumerated() {
      let verb = verbs.first { choice.hasPrefix($0) } ?? ""
      result += number == 0 ? "" : number == choices.count - 1 ? " or " : ", "
      result += verb == last ? choice.dropFirst(verb.utf8.count) : choice[...]
      last = verb
    }
    return result
  }
}

extension SchemaViolation {
  /// Common names for parts of a notification in other services, and FCM's names for them.
  private static let meant = WordTable<String>([
    ("text content message description msg", "body"),
    ("subject heading header", "title"),
    ("picture photo img big_picture large_icon", "image"),
  ])
  private static let elsewhere = WordTable<String>([
    ("ios apple", "settings for Apple devices belong in \"apns\""),
    ("web", "settings for browsers belong in \"webpush\""),
    (
      "options",
      "use ttl and priority in android, and headers in apns and webpush, instead of legacy options"
    ),
  ])

  /// The field of the object for which other services have this name; nil if there is none.
  package var meantName: String? {
    guard let meant = Self.meant[node.text ?? ""] else { return nil }
    return Schema[object].rows.contains { $0.name == meant } ? meant : nil
  }

  /// The help text for a member whose name is not similar to any field of its object.
  package var unknownFieldHelp: String {
    let name = node.text ?? ""
    if let help = Self.elsewhere[name] { return help }
    if name == "Simulator Target Bundle" {
      return "remove it, or write \"aps\" at the root for the Simulator, which reads no \"message\""
    }
    if let meantName { return "rename it to \"\(meantName)\"" }
    let fields = Schema[object].rows.map { $0.name }
    if fields.isEmpty { return "remove it: this object must be empty" }
    if fields.count < 6 { return "the supported fields are \(fields.joined(separator: ", "))" }
    return "remove it, or move it to data"
  }
}

extension SchemaViolation {
  fileprivate func text(of advice: UnknownFieldResolution.Advice, in kind: DocumentKind) -> String {
    // A list of tokens has the legacy API's name, and the SDK's name is set, too.
    if kind == .adminNode, advice == .oneRequestEach, !parent.canTake("tokens") {
      return "remove it: \"tokens\" is set"
    }
    return advice.instruction(in: kind)
  }
}
