/// A text of the alert, given literally or as the key of a localized string in the app (apns §5).
package enum AlertText: CaseIterable, Sendable {
  case title, subtitle, body

  /// The text that a member of the alert belongs to.
  ///
  /// It is the title for `title-loc-key` and the Admin SDK's `titleLocArgs`, for example. Names
  /// without a prefix belong to the body.
  package init(ofMember name: String) {
    self = name.hasPrefix("title") ? .title : name.hasPrefix("subtitle") ? .subtitle : .body
  }

  private var members: (literal: Field, locKey: Field, locArgs: Field, locKeyName: String) {
    switch self {
    case .title: (.alertTitle, .alertTitleLocKey, .alertTitleLocArgs, "title-loc-key")
    case .subtitle:
      (.alertSubtitle, .alertSubtitleLocKey, .alertSubtitleLocArgs, "subtitle-loc-key")
    case .body: (.alertBody, .alertLocKey, .alertLocArgs, "loc-key")
    }
  }

  /// The member with the literal text.
  package var literal: Field { members.literal }
  /// The member with the key of the localized string.
  package var locKey: Field { members.locKey }
  /// The member with the arguments of the localized string.
  package var locArgs: Field { members.locArgs }
  /// Apple's name of the member with the key of the localized string.
  package var locKeyName: String { members.locKeyName }
}
