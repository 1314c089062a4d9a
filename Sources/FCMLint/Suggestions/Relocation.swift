/// What became of a name that an object does not have: where it comes from, where it belongs.
package struct Relocation: Sendable {
  /// What there is to know about a name beside the place it belongs to.
  package enum Advice: Sendable {
    /// A request has one recipient: a list of them takes one request each.
    case oneRequestEach
    /// The service has had no use for it since years.
    case dropped
    /// `android_v2` says it by the choice of its kind of message.
    case saidByKind
    /// `android` has it, `android_v2` does not.
    case notInV2
    /// It is the object it stands in: its members belong there themselves.
    case doubled
  }

  /// Which departure it is: unknown, misplaced, an SDK's name or the legacy API's.
  package internal(set) var kind: SchemaViolationKind
  /// Names of the same object that may be meant, the nearest first.
  package internal(set) var nearest: [String] = []
  /// Where the name belongs, as paths in a send request, the best first.
  package internal(set) var locations: [String] = []
  /// Whether the member means the same at its first home.
  package internal(set) var isSame = false
  package internal(set) var advice: Advice?
  /// Whether the nearest name differs in letters, not in whole words.
  private var isTypo = false
  /// The row of the same object that is meant beyond doubt.
  var meant: SchemaField?
  /// The field whose absence this slip explains.
  var explains: Field?

  /// Judges the key of a member that an object of the schema does not have.
  init(of key: JSONNode, in object: SchemaObject.ID) {
    self.init(name: key.text ?? "", in: object)
    // A text under this name is what somebody wants to be read.
    if key.value.isString, locations == ["message"] { locations = ["message.notification.body"] }
    if locations.first == "message.android.priority", key.value.starts(with: "PRIORITY_") {
      locations = ["message.android.notification.notification_priority"]
    }
    let path = Schema[object.inRequest].path
    if key.value.isObject, locations.contains(path) {
      locations = [path]
      isSame = false
      advice = .doubled
    }
  }

  init(name: String, in object: SchemaObject.ID) {
    kind = .unknownField
    let snake = NameCase.snake(name)
    let id = object.inRequest
    if let row = RelocationTable.row(name, snake, in: id) {
      take(row, of: object, name)
      if kind != .unknownField || !locations.isEmpty { return }
    }
    let table = Schema[object]
    let suggestions = NameSuggester.of(object).suggestions(for: name)
    if let best = suggestions.first, best.reason <= .words {
      take(suggestions, table)
      return
    }
    locations = FieldLocations.standard.locations(of: snake, from: Schema[id])
    if locations.isEmpty {
      take(suggestions, table)
    } else {
      kind = .misplacedField
      isSame = locations.count == 1
      explains = Self.target(locations[0])
    }
  }

  /// The target that a home stands for; nil for every other home.
  private static func target(_ location: String) -> Field? {
    switch location {
    case "message.token": .token
    case "message.fid": .fid
    case "message.topic": .topic
    case "message.condition": .condition
    default: nil
    }
  }

  private mutating func take(_ suggestions: [Suggestion], _ table: SchemaObject) {
    nearest = suggestions.map { $0.name }
    guard let best = suggestions.first else { return }
    isTypo = best.reason <= .typo
    guard best.isSure else { return }
    meant = table.row(named: best.name)
  }

  /// Of several names that may be meant, those are not that stand in the object already.
  mutating func choose(_ isThere: (SchemaField) -> Bool, _ table: SchemaObject) {
    guard nearest.count > 1 else { return }
    let absent = nearest.filter { name in table.row(named: name).map { !isThere($0) } ?? true }
    if absent.isEmpty { return }
    nearest = absent
    guard let only = absent.first, absent.count == 1, isTypo else { return }
    meant = table.row(named: only)
  }

  /// Whether the row is among those that may be meant.
  func mayMean(_ row: SchemaField) -> Bool {
    meant?.name == row.name || nearest.contains { $0 == row.name || $0 == row.camelName }
  }

  private mutating func take(_ row: RelocationTable.Row, of object: SchemaObject.ID, _ name: String)
  {
    // What the SDK calls a member is no slip in a document for the SDK, but a neighbour's word is.
    let isForSDK = object != object.inRequest
    kind = row.kind == .sdkSpelling && isForSDK ? .unknownField : row.kind
    // With hyphens it is Apple's own name, at a wrong place.
    if kind == .legacyField, name.contains("-") { kind = .misplacedField }
    if kind == .unknownField { return }
    locations = row.locations
    isSame = row.isSame
    advice = row.advice
    explains = row.explains
    let table = Schema[object.inRequest]
    if kind == .sdkSpelling, let location = locations.first, location.hasPrefix(table.path + "."),
      row.isSame
    {
      let last = String(location.dropFirst(table.path.utf8.count + 1))
      meant = table.rows.first { $0.name == last }
    }
  }
}
