/// Why localization arguments have no text to fill: the key that should name it is of no use.
///
/// Source of the SDK's check: firebase-admin-node 14.3, `messaging-internal.ts`.
package struct MissingLocalizationKey {
  /// What is the matter with the key.
  package enum Kind {
    /// There is none.
    case absent
    /// It names nothing.
    case empty(JSONNode)
    /// The Admin SDK for Node.js, which looks for its own names only, sees none in the object; with
    /// it the key under another name, if there is one.
    case unseen(other: JSONNode?, in: JSONNode)
  }

  /// The name that the key should have.
  package let name: String
  /// What is the matter with the key.
  package let kind: Kind

  /// Asks about arguments in Apple's alert; nil when nothing is wrong, or another rule says what is.
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
      // A misspelt key has a finding of its own.
      if message.means(text.locKey) { return nil }
      self.init(name: text.locKeyName, kind: .absent)
    }
  }

  /// Asks about arguments in a notification for Android; nil when nothing is wrong.
  package init?(ofAndroid arguments: JSONNode, in message: MessageDocument) {
    guard Self.wantText(arguments), let own = arguments.key?.text else { return nil }
    let isTitle = own.hasPrefix("title")
    let plain = isTitle ? "title_loc_key" : "body_loc_key"
    let name = message.name("android.notification." + plain)
    if message.kind == .adminNode, message.has(.android),
      let notification = message[.androidNotification], !own.contains("_")
    {
      self.init(name, otherwise: plain, in: notification)
      return
    }
    let locKey = message[isTitle ? .androidTitleLocKey : .androidBodyLocKey]
    if let locKey, !locKey.isString || !locKey.contentRange.isEmpty { return nil }
    self.init(name: name, kind: .absent)
  }

  /// Asks as the Admin SDK for Node.js does: it looks at arguments under its own name only, and for
  /// their key under its own, too.
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
