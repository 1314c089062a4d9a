/// The members of a legacy body, each at its place in a message of HTTP v1; the target is not among
/// them.
struct LegacyMigration {
  private let document: MessageDocument
  private let shown: LegacyNotification
  private let strays: LegacyUnknownMembers
  /// The blocks in the order of Google's guides; those that stay empty are left out.
  private var draft = JSONValue.object(
    ["notification", "data", "android", "apns", "webpush"].map { ($0, JSONValue.object([])) })
  /// Whether every value allows of a sure translation.
  private(set) var isSure = true
  /// What the message lacks of the body, in the order in which it was looked at.
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
    // What is named here and left out would be lost.
    if losses.contains(where: { $0.isDoubtful }) { isSure = false }
  }

  /// Whether the body says how long the message is to be kept, under the name of HTTP v1.
  var hasLifetime: Bool { strays.lifetime != nil }

  /// The message, as far as its values allow of a sure translation.
  var message: JSONValue {
    guard case .object(let blocks) = draft else { return draft }
    return .object(blocks.filter { !$0.value.isEmpty })
  }

  private var notification: JSONNode? {
    document[.legacyNotification].flatMap { $0.isObject ? $0 : nil }
  }

  // MARK: Notification

  /// Names that stand in the Android notification, and their names there.
  private static let android: [(legacy: String, name: String)] = [
    ("tag", "tag"), ("color", "color"), ("android_channel_id", "channel_id"),
    ("title_loc_key", "title_loc_key"), ("body_loc_key", "body_loc_key"),
  ]

  private mutating func addNotification() {
    guard notification != nil else {
      if document.has(.legacyNotification) { isSure = false }
      return
    }
    if let title = member("title") { draft["notification", "title"] = text(title) }
    if let body = member("body") { draft["notification", "body"] = text(body) }
    if let image = member("image") { draft["notification", "image"] = text(image) }
    for (legacy, name) in Self.android {
      if let value = member(legacy) { draft["android", "notification", name] = text(value) }
    }
    addSound()
    addIcon()
    addClick()
    addArguments("title_loc_args", "title-loc-args")
    addArguments("body_loc_args", "loc-args")
    addAlert()
    addBadge()
  }

  private func member(_ name: String) -> JSONNode? { shown.members[name] }

  /// The text of a value that has to be one; what is none is lost.
  private mutating func word(_ value: JSONNode?) -> String? {
    guard let value else { return nil }
    if value.text == nil { losses.append(.value(value)) }
    return value.text
  }

  private mutating func addSound() {
    guard let sound = member("sound"), let name = word(sound) else { return }
    // Apple names the file, Android the resource.
    let resource = name.split(separator: ".").first.map(String.init) ?? name
    draft["android", "notification", "sound"] = .string(sound.isOpaque ? name : resource)
    draft["apns", "payload", "aps", "sound"] = text(sound)
  }

  private mutating func addIcon() {
    guard let icon = member("icon"), let name = word(icon) else { return }
    if name.contains("/") {
      draft["webpush", "notification", "icon"] = text(icon)
    } else {
      // Android names the resource, whose file has an ending.
      let resource = name.split(separator: ".").first.map(String.init) ?? name
      draft["android", "notification", "icon"] = .string(icon.isOpaque ? name : resource)
    }
  }

  private mutating func addClick() {
    guard let action = member("click_action"), let name = word(action) else { return }
    if name.hasPrefix("https://") {
      draft["webpush", "fcm_options", "link"] = text(action)
    } else {
      draft["android", "notification", "click_action"] = text(action)
      draft["apns", "payload", "aps", "category"] = text(action)
    }
  }

  private mutating func addArguments(_ name: String, _ apple: String) {
    guard let value = member(name) else { return }
    let arguments = JSONValue.array(Self.list(value).map(JSONValue.string))
    draft["android", "notification", name] = arguments
    draft["apns", "payload", "aps", "alert", apple] = arguments
  }

  /// The old Node SDK wrote the list as JSON text in a string.
  private static func list(_ value: JSONNode) -> [String] {
    if value.isArray { return value.elements.map(plain) }
    guard value.isString else { return [plain(value)] }
    let items: [String]? = JSONTree.read(value.decodedBytes) { tree in
      guard tree.errors.isEmpty, let root = tree.root, root.isArray else { return nil }
      return root.elements.map(plain)
    }
    return items ?? [plain(value)]
  }

  /// Apple's alert takes what Android reads from keys of its own.
  private mutating func addAlert() {
    let keys: [(String, String)] = [
      ("subtitle", "subtitle"), ("title_loc_key", "title-loc-key"), ("body_loc_key", "loc-key"),
    ]
    var isNeeded = false
    for (legacy, name) in keys {
      guard let value = member(legacy) else { continue }
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

  private mutating func addBadge() {
    guard let badge = member("badge") else { return }
    if let digits = DecimalDigits(badge) {
      draft["apns", "payload", "aps", "badge"] = .text(String(digits.number))
    } else if badge.isOpaque || badge.integer.map({ $0 >= 0 }) == true {
      draft["apns", "payload", "aps", "badge"] = JSONValue(badge)
    } else {
      losses.append(.value(badge))
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
      data.members.filter { !$0.value.isNull }.map { ($0.key.text ?? "", text($0.value)) })
  }

  // MARK: Delivery

  private mutating func addDelivery() {
    addCollapseKey()
    if let life = document[.legacyTimeToLive] {
      let seconds = Self.plain(life)
      let number = Int64(seconds) ?? -1
      guard life.isOpaque || (0...TimeToLive.longest).contains(number) else {
        isSure = false
        return
      }
      draft["android", "ttl"] = .string(seconds + "s")
      draft["webpush", "headers", "TTL"] = .string(seconds)
    } else if let life = strays.lifetime, let duration = ProtoDuration(life) {
      draft["android", "ttl"] = text(life)
      draft["webpush", "headers", "TTL"] = .string(String(duration.seconds))
    }
    if let name = document[.legacyRestrictedPackageName] {
      draft["android", "restricted_package_name"] = text(name)
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
    guard let key = document[.legacyCollapseKey], let name = word(key) else { return }
    draft["android", "collapse_key"] = text(key)
    if key.isOpaque || name.utf8.count <= 64 {
      draft["apns", "headers", "apns-collapse-id"] = text(key)
    } else {
      losses.append(.onApple(key))
    }
    let fitsWeb =
      name.utf8.count <= WebPushVocabulary.longestTopic
      && name.utf8.allSatisfy(WebPushVocabulary.isOfTopic)
    if key.isOpaque || fitsWeb {
      draft["webpush", "headers", "Topic"] = text(key)
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

  /// Apple devices show an image only where the push lets an extension of the app fetch it.
  private mutating func addImageFlag() {
    let saysSo = document.has(.legacyMutableContent) || shown.flags["mutable_content"] != nil
    let texts = ["title", "body", "title_loc_key", "body_loc_key"]
    guard let image = member("image"), !saysSo, texts.contains(where: { member($0) != nil }),
      draft["apns", "payload", "aps", "mutable-content"] == nil
    else { return }
    // One that Apple devices do not show was not for them.
    let url = URLReference(image)
    let isForApple = ["jpg", "jpeg", "png", "gif"].contains(url.fileExtension.lowercased())
    guard isForApple || image.isOpaque || !url.isAbsolute else { return }
    draft["apns", "payload", "aps", "mutable-content"] = .text("1")
  }

  /// A push that wakes the app and shows nothing goes at priority 5, whatever the legacy body said.
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

  /// The value as text: the legacy API made strings of numbers and flags by itself.
  private func text(_ value: JSONNode) -> JSONValue {
    value.isString ? JSONValue(value) : .string(Self.plain(value))
  }

  private static func plain(_ value: JSONNode) -> String {
    value.text ?? JSONValue(value).text(.tight)
  }
}

extension LegacyBody.Loss {
  /// Whether only the author knows what becomes of the member.
  fileprivate var isDoubtful: Bool {
    switch self {
    case .doubtful, .misplaced, .near: true
    case .member, .value, .onApple, .onTheWeb: false
    }
  }
}
