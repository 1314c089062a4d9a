/// Converts the members of a legacy body, except for the target, to an HTTP v1 message.
package struct LegacyMigration {
  private let document: MessageDocument
  private let shown: LegacyNotification
  private let strays: LegacyUnknownMembers
  /// The blocks in the order of Google's guides; empty ones are omitted.
  private var draft = JSONValue.object(
    ["notification", "data", "android", "apns", "webpush"].map { ($0, JSONValue.object([])) })
  /// Whether the conversion of every value is unambiguous.
  private(set) var isSure = true
  /// The parts of the body that are lost, in the order of conversion.
  private(set) var losses: [LegacyBody.Loss] = []

  init(_ document: MessageDocument) {
    self.document = document
    shown = LegacyNotification(document)
    strays = LegacyUnknownMembers(document)
    addNotification()
    addData()
    addDelivery()
    addFlags()
    let taken = strays.write(to: &draft)
    addImageFlag()
    addApplePriority()
    losses = shown.doubtful.map(LegacyBody.Loss.doubtful) + strays.losses + taken + losses
    // A doubtful member would be lost.
    if losses.contains(where: { $0.isDoubtful }) { isSure = false }
  }

  /// Whether the body has a lifetime under its HTTP v1 name.
  var hasLifetime: Bool { strays.lifetime != nil }

  /// The message, without the values whose conversion is ambiguous.
  var message: JSONValue {
    guard case .object(let blocks) = draft else { return draft }
    return .object(blocks.filter { !$0.value.isEmpty })
  }

  private var notification: JSONNode? { LegacyBody.notification(of: document) }

  // MARK: Notification

  /// The conversion of a value for its new place.
  package enum Conversion: Sendable {
    /// To a string: the legacy API converted numbers and flags to strings.
    case text
    /// None: the value must be a string.
    case string
    /// To the name of a resource of the Android app, without file extension.
    case resource
    case list, count
  }

  /// The place of each member of a legacy notification, in the order of the output.
  package static let members: [(name: String, conversion: Conversion, place: String)] = [
    ("title", .text, "notification.title"),
    ("body", .text, "notification.body"),
    ("image", .text, "notification.image"),
    ("tag", .text, "android.notification.tag"),
    ("tag", .text, "webpush.notification.tag"),
    ("color", .text, "android.notification.color"),
    ("android_channel_id", .text, "android.notification.channel_id"),
    ("title_loc_key", .text, "android.notification.title_loc_key"),
    ("body_loc_key", .text, "android.notification.body_loc_key"),
    ("sound", .resource, "android.notification.sound"),
    ("sound", .string, "apns.payload.aps.sound"),
    ("icon", .resource, "android.notification.icon"),
    ("click_action", .string, "android.notification.click_action"),
    ("click_action", .string, "apns.payload.aps.category"),
    ("title_loc_args", .list, "android.notification.title_loc_args"),
    ("title_loc_args", .list, "apns.payload.aps.alert.title-loc-args"),
    ("body_loc_args", .list, "android.notification.body_loc_args"),
    ("body_loc_args", .list, "apns.payload.aps.alert.loc-args"),
    ("subtitle", .text, "apns.payload.aps.alert.subtitle"),
    ("title_loc_key", .text, "apns.payload.aps.alert.title-loc-key"),
    ("body_loc_key", .text, "apns.payload.aps.alert.loc-key"),
    ("badge", .count, "apns.payload.aps.badge"),
  ]

  /// The place of a value for browsers.
  private static func webPlace(of value: JSONNode, _ name: String) -> String? {
    guard let text = value.text else { return nil }
    if name == "icon", text.utf8.contains(UInt8(ascii: "/")) { return "webpush.notification.icon" }
    let isLink = name == "click_action" && text.hasPrefix("https://")
    return isLink ? "webpush.fcm_options.link" : nil
  }

  private mutating func addNotification() {
    guard notification != nil else {
      if document.has(.legacyNotification) { isSure = false }
      return
    }
    var lost: JSONNode?
    for (name, conversion, place) in Self.members {
      guard let value = member(name) else { continue }
      let web = Self.webPlace(of: value, name)
      if let converted = Self.converted(value, web == nil ? conversion : .string) {
        draft[at: (web ?? place).split(separator: ".").map(String.init)] = converted
      } else if !value.isSame(as: lost) {
        losses.append(.value(value))
        lost = value
      }
    }
    addAlertTexts()
  }

  private func member(_ name: String) -> JSONNode? { shown.members[name] }

  /// The converted value; nil for a value that is not valid there.
  private static func converted(
    _ value: JSONNode, _ conversion: Conversion
  ) -> JSONValue? {
    switch conversion {
    case .text: return text(value)
    case .string: return value.isString ? JSONValue(value) : nil
    case .resource:
      guard let name = value.text else { return nil }
      return .string(
        value.isOpaque ? name : name.split(separator: ".").first.map(String.init) ?? name)
    case .list: return .array(list(value).map(JSONValue.string))
    case .count:
      if let digits = DecimalDigits(value) { return .text(String(digits.number)) }
      let isCount = value.isOpaque || value.integer.map { $0 >= 0 } == true
      return isCount ? JSONValue(value) : nil
    }
  }

  /// The strings of a list; the legacy SDK for Node.js wrote it as JSON in a string.
  private static func list(_ value: JSONNode) -> [String] {
    if value.isArray { return value.elements.map(plain) }
    guard value.isString else { return [plain(value)] }
    let items: [String]? = JSONTree.read(value.decodedBytes) { tree in
      guard tree.errors.isEmpty, let root = tree.root, root.isArray else { return nil }
      return root.elements.map(plain)
    }
    return items ?? [plain(value)]
  }

  /// Adds the common texts to an alert for Apple devices, which would hide them.
  private mutating func addAlertTexts() {
    let names = ["subtitle", "title_loc_key", "body_loc_key"]
    guard names.contains(where: { member($0) != nil }) else { return }
    for (name, locKey) in [("title", "title-loc-key"), ("body", "loc-key")] {
      guard draft["apns", "payload", "aps", "alert", locKey] == nil else { continue }
      draft["apns", "payload", "aps", "alert", name] = draft["notification", name]
    }
  }

  // MARK: Data

  private mutating func addData() {
    guard let data = document[.legacyData] ?? strays.data else { return }
    guard data.isObject else {
      if data.kind == .placeholder { draft["data"] = JSONValue(data) } else { isSure = false }
      return
    }
    losses += data.members.filter { $0.value.isNull }.map { .value($0.value) }
    draft["data"] = .object(
      data.members.filter { !$0.value.isNull }.map { ($0.key.text ?? "", Self.text($0.value)) })
  }

  // MARK: Delivery

  private mutating func addDelivery() {
    addCollapseKey()
    if let life = document[.legacyTimeToLive] {
      let seconds = Self.plain(life)
      let number = Int64(seconds) ?? -1
      if life.isOpaque || (0...TimeToLive.longest).contains(number) {
        draft["android", "ttl"] = .string(seconds + "s")
        draft["webpush", "headers", "TTL"] = .string(seconds)
      } else {
        losses.append(.value(life))
        isSure = false
      }
    } else if let life = strays.lifetime, let duration = ProtoDuration(life) {
      draft["android", "ttl"] = Self.text(life)
      draft["webpush", "headers", "TTL"] = .string(String(duration.seconds))
    }
    if let name = document[.legacyRestrictedPackageName] {
      draft["android", "restricted_package_name"] = Self.text(name)
    }
    if let flag = document.root[name: "direct_boot_ok"] {
      draft["android", "direct_boot_ok"] = JSONValue(flag)
    }
    guard let priority = document[.legacyPriority] else { return }
    guard let word = priority.text?.lowercased(), word == "high" || word == "normal" else {
      losses.append(.value(priority))
      return
    }
    draft["android", "priority"] = .string(word == "high" ? "HIGH" : "NORMAL")
    draft["webpush", "headers", "Urgency"] = .string(word)
  }

  private mutating func addCollapseKey() {
    guard let key = document[.legacyCollapseKey] else { return }
    guard let name = key.text else { return losses.append(.value(key)) }
    draft["android", "collapse_key"] = Self.text(key)
    if key.isOpaque || name.utf8.count <= 64 {
      draft["apns", "headers", "apns-collapse-id"] = Self.text(key)
    } else {
      losses.append(.onApple(key))
    }
    let fitsWeb =
      name.utf8.count <= WebPushVocabulary.longestTopic
      && name.utf8.allSatisfy(WebPushVocabulary.isOfTopic)
    if key.isOpaque || fitsWeb {
      draft["webpush", "headers", "Topic"] = Self.text(key)
    } else {
      losses.append(.onTheWeb(key))
    }
  }

  private mutating func addFlags() {
    let root = (document[.legacyContentAvailable], document[.legacyMutableContent])
    addFlag(root.0, shown.flags["content_available"], "content-available")
    addFlag(root.1, shown.flags["mutable_content"], "mutable-content")
  }

  private mutating func addFlag(_ flag: JSONNode?, _ others: [JSONNode]?, _ name: String) {
    for flag in (flag.map { [$0] } ?? []) + (others ?? []) {
      if Self.isOn(flag) {
        draft["apns", "payload", "aps", name] = .text("1")
      } else if flag.bool != false, flag.integer != 0, !flag.matches("false") {
        losses.append(.value(flag))
      }
    }
  }

  /// Adds mutable-content, without which Apple devices do not show an image.
  private mutating func addImageFlag() {
    let saysSo = document.has(.legacyMutableContent) || shown.flags["mutable_content"] != nil
    let texts = ["title", "body", "title_loc_key", "body_loc_key"]
    guard let image = member("image"), !saysSo, texts.contains(where: { member($0) != nil }),
      draft["apns", "payload", "aps", "mutable-content"] == nil
    else { return }
    // Not for an image that Apple devices cannot show.
    let url = URLReference(image)
    let isForApple = ["jpg", "jpeg", "png", "gif"].contains(url.fileExtension.lowercased())
    guard isForApple || image.isOpaque || !url.isAbsolute else { return }
    draft["apns", "payload", "aps", "mutable-content"] = .text("1")
  }

  /// Sets priority 5 for a push that wakes the app and shows nothing, regardless of the legacy body.
  private mutating func addApplePriority() {
    let isQuiet =
      shown.members.isEmpty && draft["apns", "payload", "aps", "content-available"] != nil
      && draft["apns", "payload", "aps", "alert"] == nil
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

  /// The value as a string: the legacy API converted numbers and flags to strings.
  private static func text(_ value: JSONNode) -> JSONValue {
    value.isString ? JSONValue(value) : .string(plain(value))
  }

  private static func plain(_ value: JSONNode) -> String {
    value.text ?? JSONValue(value).text(.tight)
  }
}

extension LegacyBody.Loss {
  /// Whether the conversion of the member is ambiguous.
  fileprivate var isDoubtful: Bool {
    switch self {
    case .doubtful, .misplaced, .near: true
    case .member, .value, .onApple, .onTheWeb, .target: false
    }
  }
}
