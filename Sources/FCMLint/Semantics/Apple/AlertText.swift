/// A text of Apple's alert, given as it is or by the key of a text in the app (apns §5).
package enum AlertText: Sendable {
  case title, subtitle, body

  /// The text that a member of the alert belongs to, such as the title for `title-loc-key` and for
  /// the Admin SDK's `titleLocArgs`; names without a prefix belong to the body.
  package init(ofMember name: String) {
    self = name.hasPrefix("title") ? .title : name.hasPrefix("subtitle") ? .subtitle : .body
  }

  /// The member that holds the text as it is.
  package var literal: Field {
    switch self {
    case .title: .alertTitle
    case .subtitle: .alertSubtitle
    case .body: .alertBody
    }
  }

  /// The member that names the text in the app.
  package var locKey: Field {
    switch self {
    case .title: .alertTitleLocKey
    case .subtitle: .alertSubtitleLocKey
    case .body: .alertLocKey
    }
  }

  /// The member whose values fill the placeholders of that text.
  package var locArgs: Field {
    switch self {
    case .title: .alertTitleLocArgs
    case .subtitle: .alertSubtitleLocArgs
    case .body: .alertLocArgs
    }
  }

  /// Apple's name for the member that names the text in the app.
  package var locKeyName: String {
    switch self {
    case .title: "title-loc-key"
    case .subtitle: "subtitle-loc-key"
    case .body: "loc-key"
    }
  }
}
