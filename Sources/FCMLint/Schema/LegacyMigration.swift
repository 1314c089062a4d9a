/// The members of a legacy body, each at its place in a message of HTTP v1; the target is not among
/// them.
struct LegacyMigration {
  private let document: MessageDocument
  /// The blocks in the order of Google's guides; those that stay empty are left out.
  private var draft = JSONDraft.object(
    ["notification", "data", "android", "apns", "webpush"].map { ($0, JSONDraft.object([])) })
  private var isSure = true

  init(_ document: MessageDocument) {
    self.document = document
    addNotification()
    addData()
    addDelivery()
    addFlags()
    addApplePriority()
  }

  /// The message; nil when a value allows of no sure translation.
  var message: JSONDraft? {
    guard isSure, case .object(let blocks) = draft else { return nil }
    return .object(blocks.filter { !$0.value.isEmpty })
  }

  private var notification: JSONNode? {
    document[.legacyNotification].flatMap { $0.isObject ? $0 : nil }
  }

  // MARK: Notification

  /// Names that stand in the Android notification, and their names there.
  private static let android: [(legacy: StaticString, name: String)] = [
    ("tag", "tag"), ("color", "color"), ("android_channel_id", "channel_id"),
    ("title_loc_key", "title_loc_key"), ("body_loc_key", "body_loc_key"),
  ]

  private mutating func addNotification() {
    guard let notification else {
      if let value = document[.legacyNotification], !value.isOpaque { isSure = false }
      return
    }
    if let title = notification[name: "title"] { draft["notification", "title"] = text(title) }
    if let body = notification[name: "body"] { draft["notification", "body"] = text(body) }
    if let image = notification[name: "image"] { draft["notification", "image"] = text(image) }
    for (legacy, name) in Self.android {
      if let value = notification[name: legacy] {
        draft["android", "notification", name] = text(value)
      }
    }
    addSound(notification)
    addIcon(notification)
    addClick(notification)
    addArguments(notification, "title_loc_args", "title-loc-args")
    addArguments(notification, "body_loc_args", "loc-args")
    addAlert(notification)
    addBadge(notification)
  }

  private mutating func addSound(_ notification: JSONNode) {
    guard let sound = notification[name: "sound"], let name = sound.text else { return }
    // Apple names the file, Android the resource.
    let resource = name.split(separator: ".").first.map(String.init) ?? name
    draft["android", "notification", "sound"] = .string(sound.isOpaque ? name : resource)
    draft["apns", "payload", "aps", "sound"] = .string(name)
  }

  private mutating func addIcon(_ notification: JSONNode) {
    guard let icon = notification[name: "icon"], let name = icon.text else { return }
    if name.contains("/") || name.contains(".") {
      draft["webpush", "notification", "icon"] = .string(name)
    } else {
      draft["android", "notification", "icon"] = .string(name)
    }
  }

  private mutating func addClick(_ notification: JSONNode) {
    guard let click = notification[name: "click_action"], let action = click.text else { return }
    if action.hasPrefix("https://") {
      draft["webpush", "fcm_options", "link"] = .string(action)
    } else {
      draft["android", "notification", "click_action"] = .string(action)
      draft["apns", "payload", "aps", "category"] = .string(action)
    }
  }

  private mutating func addArguments(
    _ notification: JSONNode, _ name: StaticString, _ apple: String
  ) {
    guard let value = notification[name: name] else { return }
    let arguments = JSONDraft.array(Self.list(value).map(JSONDraft.string))
    draft["android", "notification", "\(name)"] = arguments
    draft["apns", "payload", "aps", "alert", apple] = arguments
  }

  /// The old Node SDK wrote the list as JSON text in a string.
  private static func list(_ value: JSONNode) -> [String] {
    if value.isArray { return value.elements.map(plain) }
    guard value.isString else { return [plain(value)] }
    return JSONTree.read(value.decodedBytes) { tree in
      guard tree.faults.isEmpty, let root = tree.root, root.isArray else { return [plain(value)] }
      return root.elements.map(plain)
    }
  }

  /// Apple's alert takes what Android reads from keys of its own.
  private mutating func addAlert(_ notification: JSONNode) {
    let keys: [(StaticString, String)] = [
      ("subtitle", "subtitle"), ("title_loc_key", "title-loc-key"), ("body_loc_key", "loc-key"),
    ]
    var isNeeded = false
    for (legacy, name) in keys {
      guard let value = notification[name: legacy] else { continue }
      draft["apns", "payload", "aps", "alert", name] = text(value)
      isNeeded = true
    }
    guard isNeeded else { return }
    for name in ["title", "body"] {
      if let value = draft["notification", name],
        draft["apns", "payload", "aps", "alert", name == "title" ? "title-loc-key" : "loc-key"]
          == nil
      {
        draft["apns", "payload", "aps", "alert", name] = value
      }
    }
  }

  private mutating func addBadge(_ notification: JSONNode) {
    guard let badge = notification[name: "badge"] else { return }
    if let text = badge.text, !badge.isOpaque {
      guard let number = Int(text), number >= 0 else { return }
      draft["apns", "payload", "aps", "badge"] = .text(String(number))
    } else {
      draft["apns", "payload", "aps", "badge"] = JSONDraft(badge)
    }
  }

  // MARK: Data

  private mutating func addData() {
    guard let data = document[.legacyData] else { return }
    guard data.isObject else {
      if data.kind == .placeholder { draft["data"] = JSONDraft(data) } else { isSure = false }
      return
    }
    draft["data"] = .object(
      data.members.filter { !$0.value.isNull }.map { ($0.key.text ?? "", text($0.value)) })
  }

  // MARK: Delivery

  private mutating func addDelivery() {
    if let key = document[.legacyCollapseKey], let name = key.text {
      draft["android", "collapse_key"] = .string(name)
      if name.utf8.count <= 64 { draft["apns", "headers", "apns-collapse-id"] = .string(name) }
      if name.utf8.count <= WebWords.longestTopic, name.utf8.allSatisfy(WebWords.isOfTopic) {
        draft["webpush", "headers", "Topic"] = .string(name)
      }
    }
    if let life = document[.legacyTimeToLive] {
      let seconds = Self.plain(life)
      let number = Int64(seconds) ?? -1
      guard life.isOpaque || (0...Lifetime.longest).contains(number) else {
        isSure = false
        return
      }
      draft["android", "ttl"] = .string(seconds + "s")
      draft["webpush", "headers", "TTL"] = .string(seconds)
    }
    if let name = document[.legacyRestrictedPackageName] {
      draft["android", "restricted_package_name"] = text(name)
    }
    if let flag = document.root[name: "direct_boot_ok"] {
      draft["android", "direct_boot_ok"] = JSONDraft(flag)
    }
    guard let word = document[.legacyPriority]?.text?.lowercased(),
      word == "high" || word == "normal"
    else { return }
    draft["android", "priority"] = .string(word == "high" ? "HIGH" : "NORMAL")
    draft["webpush", "headers", "Urgency"] = .string(word)
  }

  private mutating func addFlags() {
    if Self.isOn(document[.legacyContentAvailable]) {
      draft["apns", "payload", "aps", "content-available"] = .text("1")
    }
    if Self.isOn(document[.legacyMutableContent]) {
      draft["apns", "payload", "aps", "mutable-content"] = .text("1")
    }
  }

  /// A push that wakes the app and shows nothing goes at priority 5, whatever the legacy body said.
  private mutating func addApplePriority() {
    let isQuiet = notification == nil && Self.isOn(document[.legacyContentAvailable])
    if isQuiet {
      draft["apns", "headers", "apns-push-type"] = .string("background")
      draft["apns", "headers", "apns-priority"] = .string("5")
    } else if notification != nil, let word = document[.legacyPriority]?.text?.lowercased(),
      word == "high" || word == "normal"
    {
      draft["apns", "headers", "apns-priority"] = .string(word == "high" ? "10" : "5")
    }
  }

  // MARK: Values

  private static func isOn(_ flag: JSONNode?) -> Bool {
    flag?.bool == true || flag?.integer == 1 || flag?.matches("true") == true
  }

  /// The value as text: the legacy API made strings of numbers and flags by itself.
  private func text(_ value: JSONNode) -> JSONDraft {
    .string(Self.plain(value))
  }

  private static func plain(_ value: JSONNode) -> String {
    value.text ?? JSONDraft(value).text(.tight)
  }
}
