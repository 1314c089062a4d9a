/// Localization arguments whose localization key is missing, empty or not read.
///
/// Source of the SDK's check: firebase-admin-node 14.3, `messaging-internal.ts`.
package struct MissingLocalizationKey {
  /// The problem with the key.
  package enum Kind {
    /// The key is missing.
    case absent
    /// The key is empty.
    case empty(JSONNode)
    /// The Admin SDK for Node.js reads only its own names and finds no key in the object; `other` is
    /// the key under another name, if there is one.
    case unseen(other: JSONNode?, in: JSONNode)
  }

  /// The name that the key should have.
  package let name: String
  /// The problem with the key.
  package let kind: Kind

  /// Checks arguments in Apple's alert; nil if the key is valid, or if another rule reports it.
  package init?(ofAlert arguments: JSONNode, in message: MessageDocument) {
    guard Self.wantText(arguments), let own = arguments.key?.text else { return nil }
    let text = AlertText(ofMember: own)
    if message.kind == .adminNode, !own.contains("-") {
      guard let alert = message[.apsAlert],
        message.has(text.locKey) || message.misspelling(of: text.locKey) == nil
      else { return nil }
      self.init(AdminSpelling.alertName(text.locKeyName), otherwise: text.locKeyName, in: alert)
      return
    }
    if let empty = message[text.locKey], empty.isString, empty.contentRange.isEmpty {
      self.init(name: text.locKeyName, kind: .empty(empty))
    } else {
      // A misspelled key has its own finding.
      if message.means(text.locKey) { return nil }
      self.init(name: text.locKeyName, kind: .absent)
    }
  }

  /// Checks arguments in a notification for Android; nil if the key is valid.
  package init?(ofAndroid arguments: JSONNode, in message: MessageDocument) {
    guard Self.wantText(arguments), let own = arguments.key else { return nil }
    let isTitle = own.starts(with: "title")
    let plain = isTitle ? "title_loc_key" : "body_loc_key"
    let isOfSDK = message.kind == .adminNode && message.has(.android) && !own.contains("_")
    if isOfSDK, let notification = message[.androidNotification] {
      self.init(
        message.name("android.notification." + plain), otherwise: plain, in: notification)
      return
    }
    let locKey = message[isTitle ? .androidTitleLocKey : .androidBodyLocKey]
    if let locKey, !locKey.isString || !locKey.contentRange.isEmpty { return nil }
    self.init(name: message.name("android.notification." + plain), kind: .absent)
  }

  /// Checks arguments like the Admin SDK for Node.js, which reads arguments and keys under its own
  /// names only.
  private init?(_ name: String, otherwise plain: String, in object: JSONNode) {
    if AdminSpelling.hasText(name, in: object) { return nil }
    let other = object.member(named: plain)
    self.init(
      name: name, kind: .unseen(other: other?.value.isNull == false ? other?.key : nil, in: object))
  }

  private init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  private static func wantText(_ arguments: JSONNode) -> Bool {
    arguments.isArray && !arguments.isEmptyContainer
  }
}
