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
    (colors(document) + durations(document) + times(document)).sorted {
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

  private static func durations(_ document: MessageDocument) -> [ValueAnnotation] {
    var result: [ValueAnnotation] = []
    func add(_ node: JSONNode?, _ seconds: Int64?) {
      // Fewer seconds need no other unit.
      guard let node, let seconds, seconds >= 60 else { return }
      result.append(
        ValueAnnotation(range: node.range, meaning: .words(Lifetime.exactWords(seconds))))
    }
    let ttl = document[.androidTTL]
    add(ttl, ttl.flatMap { ProtoDuration($0) }.flatMap { $0.isNegative ? nil : $0.seconds })
    let milliseconds = document[.adminTTL]
    add(milliseconds, milliseconds?.integer.map { $0 / 1000 })
    add(document[.webTTL], integer(document[.webTTL]))
    add(document[.legacyTimeToLive], integer(document[.legacyTimeToLive]))
    return result
  }

  private static func times(_ document: MessageDocument) -> [ValueAnnotation] {
    var result: [ValueAnnotation] = []
    func add(_ field: Field, divisor: Int64 = 1) {
      guard let node = document[field], let number = integer(node),
        let words = UnixTime.words(number / divisor)
      else { return }
      result.append(ValueAnnotation(range: node.range, meaning: .words(words)))
    }
    add(.apnsExpiration)
    add(.apsTimestamp)
    add(.apsStaleDate)
    add(.apsDismissalDate)
    add(.webTimestamp, divisor: 1000)
    return result
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
