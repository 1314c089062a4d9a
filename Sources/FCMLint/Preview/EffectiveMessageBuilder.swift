/// Collects the rows of an effective message.
struct EffectiveMessageBuilder {
  let document: MessageDocument
  private(set) var result: EffectiveMessage

  init(_ document: MessageDocument, _ platform: PayloadSize.Platform) {
    self.document = document
    result = EffectiveMessage(platform: platform)
  }

  mutating func show(_ display: EffectiveMessage.Display, _ summary: String) {
    result.display = display
    result.summary = summary
  }

  /// Adds a value of the document.
  mutating func add(
    _ aspect: EffectiveMessage.Aspect, _ node: JSONNode, value: String? = nil, note: String? = nil,
    isOpen: Bool = false
  ) {
    result.rows.append(
      EffectiveMessage.Row(
        aspect: aspect, value: value ?? Self.text(of: node),
        pointer: JSONPointerBuilder.pointer(of: node.index, from: document.root),
        range: node.range,
        note: node.isOpaque && value == nil && !isOpen ? Self.opaqueNote : note, isOpen: isOpen))
  }

  /// Adds what applies because the document has no value.
  mutating func add(
    _ aspect: EffectiveMessage.Aspect, byDefault value: String, note: String? = nil,
    isOpen: Bool = false
  ) {
    result.rows.append(
      EffectiveMessage.Row(
        aspect: aspect, value: value, pointer: nil, note: note, isOpen: isOpen))
  }

  /// Adds the first of the fields that has a value or, if none has, what applies by default.
  mutating func add(
    _ aspect: EffectiveMessage.Aspect, first fields: [Field], otherwise value: String? = nil,
    note: String? = nil
  ) {
    if let node = first(fields) {
      add(aspect, node, note: note)
    } else if let value {
      add(aspect, byDefault: value)
    }
  }

  /// Adds the first of the fields that holds text or, if none does, what applies by default.
  mutating func addText(
    _ aspect: EffectiveMessage.Aspect, _ fields: [Field], otherwise value: String = "none"
  ) {
    for field in fields where holds(field) { return add(aspect, first: [field]) }
    add(aspect, byDefault: value)
  }

  /// Adds a lifetime and its number of seconds, if that is known.
  mutating func addLifetime(_ node: JSONNode?, _ seconds: Int64?) {
    guard let node else {
      return add(.lifetime, byDefault: Lifetime.words(TimeToLive.longest))
    }
    add(
      .lifetime, node, value: seconds.map(Lifetime.words),
      note: seconds == 0 ? "delivered at once or never" : nil)
  }

  static var noText: String {
    "nothing is displayed, because no text is for this platform; whether anything is delivered is "
      + "not documented"
  }

  /// Shows what a message without a notification does: the app gets its data, if there are any.
  mutating func showData(_ fields: [Field], _ summary: String, note: String) {
    guard let data = first(fields), !data.isEmptyContainer else {
      return show(.nothing, Self.noText)
    }
    show(.background, summary)
    addData(fields, note: note)
  }

  /// Adds a text that the app reads from its own resources, with its arguments.
  mutating func add(
    _ aspect: EffectiveMessage.Aspect, resource key: JSONNode, arguments: JSONNode?, note: String
  ) {
    let list = arguments.map { " with " + Self.text(of: $0) } ?? ""
    add(aspect, key, value: "the app's text \(Self.text(of: key))\(list)", note: note)
  }

  /// Adds an image, unless the platform shows no files of its type.
  mutating func addImage(
    _ image: JSONNode, isShown: (MediaType) -> Bool, note: String, isOpen: Bool = false
  ) {
    let type = image.isString && !image.isOpaque ? document.url(of: image).fileExtension : ""
    if let media = MediaType(fileExtension: type), !isShown(media) {
      add(.image, image, value: "none", note: "this platform does not show .\(type) files")
    } else {
      add(.image, image, note: note, isOpen: isOpen)
    }
  }

  /// Adds the number of keys in `data`, which no platform displays.
  ///
  /// Source: FCM v1 API, `AndroidConfig.data` and `WebpushConfig.data` replace the common data.
  mutating func addData(_ fields: [Field], note: String) {
    guard let data = first(fields), data.isObject else { return }
    let count = data.members.reduce(0) { count, _ in count + 1 }
    if count > 0 { add(.data, data, value: count == 1 ? "1 key" : "\(count) keys", note: note) }
  }

  /// Adds the size, which is a lower bound in a template.
  mutating func addSize() {
    guard let meter = PayloadSize.measure(document).first(where: { $0.platform == result.platform })
    else { return }
    let least = meter.isLowerBound ? "at least " : ""
    add(.size, byDefault: "\(least)\(meter.bytes) of \(PayloadSize.limit) bytes")
  }

  /// Whether a field has a value that is neither null nor an empty text.
  func holds(_ field: Field) -> Bool { document.holdsText(field) }

  /// The value of the first of the fields that the document has; FCM does not send empty texts.
  func first(_ fields: [Field]) -> JSONNode? {
    for field in fields {
      if let node = document[field], !node.isString || !node.contentRange.isEmpty { return node }
    }
    return nil
  }

  /// Adds the size and puts the rows in order.
  mutating func end() -> EffectiveMessage {
    addSize()
    var sorted = result
    sorted.rows = EffectiveMessage.Aspect.allCases.flatMap { aspect in
      result.rows.filter { $0.aspect == aspect }
    }
    return sorted
  }

  private static let opaqueNote = "a placeholder: the value is known when the template is filled"

  /// The text of a string; the source of any other value.
  private static func text(of node: JSONNode) -> String {
    SecretScanner.shortened(node.text ?? JSONValue(node).text())
  }
}
