/// A text of the alert, given literally or as the key of a localized string in the app (apns §5).
package enum AlertText: Sendable {
  case title, subtitle, body

  /// The text that a member of the alert belongs to.
  ///
  /// It is the title for `title-loc-key` and the Admin SDK's `titleLocArgs`, for example. Names
  /// without a prefix belong to the body.
  package init(ofMember name: String) {
    self = name.hasPrefix("title") ? .title : name.hasPrefix("subtitle") ? .subtitle : .body
  }

  /// The member with the literal text.
  package var literal: Field {
    switch self {
    case .title: .alertTitle
    case .subtitle: .alertSubtitle
    case .body: .alertBody
    }
  }

  /// The member with the key of the localized string.
  package var locKey: Field {
    switch self {
    case .title: .alertTitleLocKey
    case .subtitle: .alertSubtitleLocKey
    case .body: .alertLocKey
    }
  }

  /// The member with the arguments of the localized string.
  package var locArgs: Field {
    switch self {
    case .title: .alertTitleLocArgs
    case .subtitle: .alertSubtitleLocArgs
    case .body: .alertLocArgs
    }
  }

  /// Apple's name of the member with the key of the localized string.
  package var locKeyName: String {
    switch self {
    case .title: "title-loc-key"
    case .subtitle: "subtitle-loc-key"
    case .body: "loc-key"
    }
  }
}
