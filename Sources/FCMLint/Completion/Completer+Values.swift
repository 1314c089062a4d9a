// Values.
extension Completer {
  /// A value to offer.
  private struct Value {
    var text: String
    var json: String
    var summary = ""
    var detail: String?
    var isWord = false
  }

  func values(of row: SchemaField) -> [CompletionOffer] {
    var values = KnownValue.all(of: row).map { known -> Value in
      let text = isLowercase(row) ? known.text.lowercased() : known.text
      return Value(
        text: text, json: known.isString ? JSONEscaping.quoted(text) : text,
        summary: known.summary, isWord: true)
    }
    values += projectValues(row.field) + samples(row)
    var seen: Set<String> = []
    values = values.filter { seen.insert($0.json).inserted }
    values = CompletionRank.fitting(values, typed) { $0.text }
    var offers = values.map { insertion.completed(valueOffer($0, row)) }
    if typed.isEmpty, cursor.token == nil, cursor.role == .value, let empty = emptyValue(row) {
      offers.append(insertion.completed(empty))
    }
    return offers
  }

  private func valueOffer(_ value: Value, _ row: SchemaField) -> CompletionOffer {
    CompletionOffer(
      kind: value.isWord ? .word : .value, label: value.text, detail: value.detail,
      summary: value.summary.isEmpty ? FieldDescription.of(row.field) ?? "" : value.summary,
      field: row, range: cursor.replaced, text: value.json, snippet: nil,
      filter: insertion.filter(value.text))
  }

  /// The object or list of a field, to fill in.
  private func emptyValue(_ row: SchemaField) -> CompletionOffer? {
    let skeleton = Skeleton(row)
    switch skeleton {
    case .object, .emptyObject, .list, .emptyList: break
    default: return nil
    }
    let written = insertion.write { $0.write(skeleton) }
    let shape = ValueShape(row)
    return CompletionOffer(
      kind: .value, label: shape == .object || shape == .textMap ? "{ }" : "[ ]",
      detail: shape.phrase, summary: FieldDescription.of(row.field) ?? "", field: row,
      range: cursor.replaced, text: written.text, snippet: written.snippet,
      filter: written.text)
  }

  /// Whether words of an enumeration are written in lowercase: FCM accepts any case, and the Admin SDK
  /// uses lowercase words.
  private func isLowercase(_ row: SchemaField) -> Bool {
    guard case .enumeration = row.type else { return false }
    if let first = typed.utf8.first(where: { $0.isLetter }) { return first & 0x20 != 0 }
    return kind == .adminNode
  }

  // MARK: Values of the project

  private func projectValues(_ field: Field) -> [Value] {
    let project = options.project
    func texts(_ texts: [String]?, _ detail: String) -> [Value] {
      (texts ?? []).map { Value(text: $0, json: JSONEscaping.quoted($0), detail: detail) }
    }
    switch field {
    case .androidChannelId: return texts(project.androidChannels, "channel of the project")
    case .apsCategory: return texts(project.apnsCategories, "category of the project")
    case .webLink, .webClickAction, .webNavigate:
      return texts(project.webOrigins.map { $0.map { $0 + "/" } }, "origin of the project")
    case .apnsTopic:
      guard let topic = project.apnsTopic else { return [] }
      let suffix = PushType.liveActivity.topicSuffix?.description ?? ""
      return texts([topic, topic + suffix], "app of the project")
    case .simulatorTargetBundle:
      return texts(project.apnsTopic.map { [$0] }, "app of the project")
    case .topic: return texts(options.topics(), "topic in another document")
    case .condition:
      return texts(options.topics().map { "'\($0)' in topics" }, "topic in another document")
    case .batchTo, .legacyTo:
      return texts(options.topics().map { "/topics/\($0)" }, "topic in another document")
    default: return []
    }
  }

  // MARK: Samples

  /// Common values of a form.
  private func samples(_ row: SchemaField) -> [Value] {
    switch (row.field, ValueShape(row)) {
    case (.androidTTL, _): lifetimes { JSONEscaping.quoted("\($0)s") }
    case (.webTTL, _): lifetimes { JSONEscaping.quoted(String($0)) }
    case (.adminTTL, _): lifetimes { String($0 * 1000) }
    case (.legacyTimeToLive, _): lifetimes { String($0) }
    case (.apsBadge, _):
      [
        Value(text: "0", json: "0", summary: "Removes the badge.", isWord: true),
        Value(text: "1", json: "1", isWord: true),
      ]
    case (_, .boolean): [true, false].map { Value(text: "\($0)", json: "\($0)", isWord: true) }
    default: []
    }
  }

  private func lifetimes(_ json: (Int64) -> String) -> [Value] {
    let common: [Int64] = [0, 3600, 86400, 604_800, 2_419_200]
    return common.map { seconds -> Value in
      let text = json(seconds)
      return Value(
        text: text.utf8.first == .quote ? String(text.dropFirst().dropLast()) : text, json: text,
        summary: seconds == 0 ? "Delivery at once or never." : "", detail: Lifetime.words(seconds))
    }
  }
}
