// The title, subtitle and body on Apple devices.
extension ApplePreview {
  mutating func addTexts() {
    guard let alert = document[.apsAlert] else {
      preview.addText(.title, [.commonTitle])
      return preview.addText(.body, [.commonBody])
    }
    guard alert.isObject else {
      addTitleBesideString()
      return preview.add(.body, alert)
    }
    let texts: [(AlertText, EffectiveMessage.Aspect, Field?)] = [
      (.title, .title, .commonTitle), (.subtitle, .subtitle, nil), (.body, .body, .commonBody),
    ]
    let hasTitleAndBody = [.title, .body].allSatisfy { (text: AlertText) in
      preview.holds(text.literal) || preview.holds(text.locKey)
    }
    for (text, aspect, common) in texts {
      if let key = document[text.locKey] {
        addLocalized(text, aspect, key)
      } else if preview.holds(text.literal), let literal = document[text.literal] {
        // Alerts of Live Activities may have the key inside the text.
        if let key = literal[name: "loc-key"] {
          preview.add(
            aspect, resource: key, arguments: literal[name: "loc-args"], note: Self.ifInApp)
        } else {
          preview.add(aspect, literal)
        }
      } else if let common, let node = document[common], preview.holds(common) {
        addGap(aspect, node, hasOther: !hasTitleAndBody && hasOwnText)
      } else if aspect != .subtitle {
        preview.add(aspect, byDefault: "none")
      }
    }
  }

  private static let ifInApp = "if the app has a text with this key"

  /// Whether the alert has a text of its own.
  var hasOwnText: Bool {
    AlertText.allCases.contains { preview.holds($0.literal) || preview.holds($0.locKey) }
  }

  /// The key of a localized text wins over the literal text.
  ///
  /// Source: Apple, "Generating a remote notification"; reports differ on unknown keys.
  private mutating func addLocalized(
    _ text: AlertText, _ aspect: EffectiveMessage.Aspect, _ key: JSONNode
  ) {
    let note =
      preview.holds(text.literal)
      ? "for an unknown key, reports disagree between the literal text and the key"
      : Self.ifInApp
    preview.add(aspect, resource: key, arguments: document[text.locArgs], note: note)
  }

  /// A common text next to an alert that has other texts: the API description replaces the whole
  /// alert, and no capture is known.
  private mutating func addGap(
    _ aspect: EffectiveMessage.Aspect, _ node: JSONNode, hasOther: Bool
  ) {
    let note =
      "the alert has no \(aspect.rawValue): whether the common one fills it is not documented"
    preview.add(aspect, node, note: hasOther ? note : nil, isOpen: hasOther)
  }

  private mutating func addTitleBesideString() {
    guard preview.holds(.commonTitle), let title = document[.commonTitle] else {
      return preview.add(.title, byDefault: "none")
    }
    preview.add(
      .title, title, note: "next to an alert that is a string, this is not documented", isOpen: true
    )
  }
}
