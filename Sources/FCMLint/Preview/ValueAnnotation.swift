/// A value that editors also show in another form: a color as a swatch, a number in words.
package struct ValueAnnotation: Sendable {
  package enum Meaning: Sendable {
    case color(HexColor, ColorForm)
    /// A duration or a time, such as `1 day`.
    case words(String)
  }

  /// How a field writes colors.
  package enum ColorForm: Sendable {
    /// `#rrggbb`.
    case hexadecimal
    /// `#rrggbb` or `#rrggbbaa`.
    case hexadecimalWithAlpha
    /// An object with fractions of 1.
    case object
  }

  /// The value in the source.
  package var range: ByteRange
  package let meaning: Meaning

  /// The annotations of a document, in the order of the source.
  package static func all(of document: MessageDocument) -> [ValueAnnotation] {
    (colors(document) + durationsAndTimes(document)).sorted {
      $0.range.start < $1.range.start
    }
  }

  private static func colors(_ document: MessageDocument) -> [ValueAnnotation] {
    var result: [ValueAnnotation] = []
    func add(_ node: JSONNode?, _ form: ColorForm) {
      guard let node, let color = color(of: node, form) else { return }
      result.append(ValueAnnotation(range: node.range, meaning: .color(color, form)))
    }
    add(document[.androidColor], .hexadecimal)
    add(document[.adminLightColor], .hexadecimalWithAlpha)
    add(document[.lightColor], .object)
    return result
  }

  private static func color(of node: JSONNode, _ form: ColorForm) -> HexColor? {
    guard form != .object else { return node.isObject ? HexColor(object: node) : nil }
    guard node.isString, let text = node.text, AdminMessage.isColor(text),
      form == .hexadecimalWithAlpha || text.utf8.count == 7
    else { return nil }
    return HexColor(text, alphaLast: true)
  }

  /// The fields whose values are durations or times.
  private static let timed: [Field] = [
    .androidTTL, .adminTTL, .webTTL, .legacyTimeToLive, .apnsExpiration, .apsTimestamp,
    .apsStaleDate, .apsDismissalDate, .webTimestamp,
  ]

  private static func durationsAndTimes(_ document: MessageDocument) -> [ValueAnnotation] {
    timed.compactMap { field in
      guard let node = document[field], let words = words(field, node) else { return nil }
      return ValueAnnotation(range: node.range, meaning: .words(words))
    }
  }

  /// The value of a field in words, such as `1 day`; nil if it needs none.
  static func words(_ field: Field, _ node: JSONNode) -> String? {
    switch field {
    case .androidTTL:
      words(seconds: ProtoDuration(node).flatMap { $0.isNegative ? nil : $0.seconds })
    case .adminTTL: words(seconds: node.integer.map { $0 / 1000 })
    case .webTTL, .legacyTimeToLive: words(seconds: integer(node))
    case .apnsExpiration, .apsTimestamp, .apsStaleDate, .apsDismissalDate:
      integer(node).flatMap { UnixTime.words($0) }
    case .webTimestamp: integer(node).flatMap { UnixTime.words($0 / 1000) }
    default: nil
    }
  }

  /// A number of seconds in words; fewer than 60 need no other unit.
  private static func words(seconds: Int64?) -> String? {
    seconds.flatMap { $0 < 60 ? nil : Lifetime.exactWords($0) }
  }

  /// An integer, as a number or as a string of digits.
  private static func integer(_ node: JSONNode?) -> Int64? {
    guard let node, node.isString else { return node?.integer }
    return node.text.flatMap { text in text.utf8.allSatisfy { $0.isDigit } ? Int64(text) : nil }
  }
}

/// Unix times in words.
enum UnixTime {
  /// The time as `2026-11-24 04:30 UTC`; nil for a time before 2001, which must be a mistake, or after
  /// the year 9999.
  static func words(_ seconds: Int64) -> String? {
    guard seconds >= 1_000_000_000, seconds < 253_402_300_800 else { return nil }
    let parts = ProtoTimestamp.text(seconds).split(separator: "T")
    return "\(parts[0]) \(parts[1].prefix(5)) UTC"
  }
}
