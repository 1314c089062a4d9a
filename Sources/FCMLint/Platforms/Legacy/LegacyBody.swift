/// A body of the retired legacy send API, and its conversion to HTTP v1.
///
/// Source: Firebase, "Legacy HTTP protocol" and "Migrate from legacy FCM APIs to HTTP v1".
package struct LegacyBody {
  let document: MessageDocument
  private let migration: LegacyMigration?

  /// A part of the body that is lost in the conversion, with its key or value.
  package enum Loss {
    /// A member without an equivalent in HTTP v1.
    case member(JSONNode)
    /// A value that is not valid in HTTP v1.
    case value(JSONNode)
    /// A member whose conversion is ambiguous.
    case doubtful(JSONNode)
    /// A member whose name is valid at other places of a request, with their paths.
    case misplaced(JSONNode, locations: [String])
    /// A member with a name that is similar to another one.
    case near(JSONNode, String)
    /// A value that is too long for Apple devices.
    case onApple(JSONNode)
    /// A value that is not valid in a Web Push header.
    case onTheWeb(JSONNode)
    /// A target that is null.
    case target(JSONNode)
  }

  /// The maximum length of a converted body: more than a thousand tokens and four kilobytes need.
  private static let longest = 1 << 18

  package init(_ document: MessageDocument) {
    self.document = document
    let isShort = document.root.range.count < Self.longest
    migration = isShort ? LegacyMigration(document) : nil
  }

  /// The value at which the body is reported: the recipients or, if there are none, the content.
  package static func telling(of document: MessageDocument) -> JSONNode? {
    document[.legacyTo] ?? document[.legacyRegistrationIds] ?? document[.legacyCondition]
      ?? document[.legacyNotificationKey] ?? document[.legacyNotification] ?? document[.legacyData]
  }

  /// Whether the key is a block that only HTTP v1 has.
  package static func isBlockOfV1(_ key: JSONNode) -> Bool {
    key.matches("android") || key.matches("apns") || key.matches("webpush")
      || key.matches("android_v2") || key.matches("androidV2")
  }

  /// Whether an unknown member keeps its meaning in HTTP v1.
  static func isKept(_ key: JSONNode) -> Bool {
    key.matches("direct_boot_ok") || key.matches("fcm_options")
  }

  /// The notification, if it is an object.
  static func notification(of document: MessageDocument) -> JSONNode? {
    document[.legacyNotification].flatMap { $0.isObject ? $0 : nil }
  }

  private static let mostTokens = 20

  /// The tokens of the body, and one more than are converted if there are more.
  static func tokens(of document: MessageDocument) -> [JSONNode] {
    guard let list = document[.legacyRegistrationIds] else { return [] }
    return list.isArray ? Array(list.elements.prefix(mostTokens + 1)) : [list]
  }

  /// The name of the target field in HTTP v1.
  package var targetName: String {
    if document[.legacyTo]?.starts(with: "/topics/") == true { return "topic" }
    let isToken = document.hasAny(.legacyTo, .legacyRegistrationIds, .legacyNotificationKey)
    return document[.legacyCondition] != nil && !isToken ? "condition" : "token"
  }

  /// An outline of the request: the target, the texts, and the names of the blocks.
  package var outline: String {
    var members = ["\"\(targetName)\": …"]
    // A value that is not an object cannot be converted, but is part of the outline.
    if let notification = document[.legacyNotification], !notification.isObject {
      members.append("\"notification\": {\"title\", \"body\"}")
    }
    if let data = document[.legacyData], !data.isObject { members.append("\"data\": {…}") }
    if case .object(let blocks) = converted {
      for (name, value) in blocks where name != "data" || document[.legacyData]?.isObject != false {
        members.append(
          "\(JSONEscaping.quoted(name)): \(name == "notification" ? value.names : "{…}")")
      }
    } else {
      members.append("…")
    }
    let flag = isDryRun ? ", \"validate_only\": true" : ""
    return "{\"message\": {\(members.joined(separator: ", "))}\(flag)}"
  }

  /// Whether the body has several tokens, which need one HTTP v1 request each.
  package var hasManyReceivers: Bool { Self.tokens(of: document).count > 1 }

  /// Whether the body has a lifetime.
  package var hasLifetime: Bool {
    document.has(.legacyTimeToLive) || migration?.hasLifetime == true
  }

  /// The parts of the body that are lost in the conversion.
  package var losses: [Loss] {
    emptyTargets + (migration?.losses ?? []) + (lostDryRun.map { [.value($0)] } ?? [])
  }

  /// The targets that are null, if there is no other target.
  private var emptyTargets: [Loss] {
    let names: [StaticString] = ["to", "registration_ids", "condition"]
    let nulls = document.root.members.filter { member in
      member.value.isNull && names.contains { member.key.matches($0) }
    }
    return targets == nil ? nulls.map { .target($0.key) } : []
  }

  // MARK: The request

  /// The equivalent HTTP v1 requests, one for each recipient; nil if the conversion is ambiguous.
  package var sendRequest: String? {
    let root = document.root
    guard migration?.isSure == true, !hasErrors, !saysTwice, let targets else { return nil }
    guard let message = converted else { return nil }
    let requests = targets.map { name, value in
      var request = JSONValue.object([])
      var whole = JSONValue.object([(name, value)])
      whole.merge(message)
      request["message"] = whole
      if isDryRun { request["validate_only"] = .text("true") }
      return request
    }
    let text = laidOut(requests)
    // Keep a document in ASCII if it is in ASCII.
    let bytes = root.tape.bytes[root.range.start..<root.range.end]
    return bytes.allSatisfy { $0 < 0x80 } ? JSONEscaping.ascii(text) : text
  }

  /// The text of the requests, formatted like the source.
  private func laidOut(_ requests: [JSONValue]) -> String {
    let root = document.root
    let layout = IndentationStyle.of(root)
    // An element of a list becomes several elements, a line several lines, and any other document
    // becomes a list.
    let texts = requests.map { $0.text(layout) }
    if root.isElement {
      let lead = layout.lineBreak.map { $0 + layout.margin } ?? IndentationStyle.lead(of: root)
      return texts.joined(separator: "," + (lead ?? (layout.isTight ? "" : " ")))
    }
    if texts.count == 1 { return texts[0] }
    return document.isLine
      ? texts.joined(separator: IndentationStyle.lineBreak(behind: root))
      : JSONValue.array(requests).text(layout)
  }

  /// The message without its target, with the HTTP v1 blocks that the body already has; nil if the
  /// body is too long.
  var converted: JSONValue? {
    guard var message = migration?.message else { return nil }
    for member in document.root.members
    where Self.isBlockOfV1(member.key) || member.key.matches("fcm_options") {
      var block = JSONValue.object([])
      block[member.key.text ?? ""] = JSONValue(member.value)
      message.merge(block)
    }
    return message
  }

  private var isDryRun: Bool {
    guard let flag = document[.legacyDryRun] else { return false }
    return flag.bool == true || flag.matches("true")
  }

  /// The value of `dry_run` if it is not a boolean.
  private var lostDryRun: JSONNode? {
    guard let flag = document[.legacyDryRun], !isDryRun else { return nil }
    return flag.bool == false || flag.matches("false") ? nil : flag
  }

  /// Whether an object has a duplicate key, which makes the conversion ambiguous.
  private var saysTwice: Bool {
    document.root.descendants.contains { object in
      var names: Set<String> = []
      let isRoot = object.isSame(as: document.root)
      // The SDK's and the API's spellings of an option count as the same key.
      return object.members.contains {
        let name = $0.key.text ?? ""
        let isOption = isRoot && Schema.row(of: $0.key, in: .legacy) >= 0
        return !names.insert(isOption ? NameCase.snake(name) : name).inserted
      }
    }
  }

  private var hasErrors: Bool {
    document.root.descendants.contains { $0.isMalformed || $0.key?.isMalformed == true }
  }

  /// The name and the value of each recipient; nil if there are none, recipients of several kinds, or
  /// more than 20.
  private var targets: JSONValue.Members? {
    let ids = Self.tokens(of: document)
    let others = [Field.legacyTo, .legacyCondition, .legacyNotificationKey]
      .compactMap { document[$0] }
    guard others.count + (ids.isEmpty ? 0 : 1) == 1, ids.count <= Self.mostTokens else {
      return nil
    }
    guard (others + ids).allSatisfy({ $0.isString || $0.kind == .placeholder }) else { return nil }
    if !ids.isEmpty { return ids.map { ("token", JSONValue($0)) } }
    guard let target = others.first else { return nil }
    if target.key?.matches("condition") == true { return [("condition", JSONValue(target))] }
    guard target.starts(with: "/topics/"), let name = target.text?.dropFirst(8) else {
      return [("token", JSONValue(target))]
    }
    return [("topic", .string(String(name)))]
  }
}

extension JSONValue {
  /// The names of an object's members for an outline.
  fileprivate var names: String {
    guard case .object(let members) = self else { return "…" }
    return "{" + members.map { JSONEscaping.quoted($0.name) }.joined(separator: ", ") + "}"
  }
}

extension JSONNode {
  /// Whether the node is an element of a list.
  package var isElement: Bool { index > 0 && key == nil && kind != .key }
}
