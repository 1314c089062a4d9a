import FCMLint

/// The width of text in terminal columns.
enum DisplayWidth {
  /// The width of a code point: 0 for combining marks, 2 for East Asian wide characters and emoji.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if joinsPrevious(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// The width of a text. Escape sequences for colors and hyperlinks have none.
  static func of(_ text: String) -> Int {
    var width = 0
    var sequence: Escape?
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch sequence {
      case nil where scalar == "\u{1B}": sequence = .start
      case nil: width += of(scalar)
      case .start: sequence = scalar == "[" ? .color : scalar == "]" ? .link : nil
      case .color: if scalar.value >= 0x40 { sequence = nil }
      case .link: if previous == "\u{1B}" && scalar == "\\" { sequence = nil }
      }
    }
    return width
  }

  /// An escape sequence: its first character, or what it is after that.
  private enum Escape { case start, color, link }

  /// Whether the code point combines with the preceding one.
  static func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    // The soft hyphen is the lowest of them.
    scalar.value >= 0xAD && isJoining(scalar)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: isEmojiPresentation(scalar)
    }
  }

  #if hasFeature(Embedded)
    // The WebAssembly module measures only pages of rules, so the common code points suffice instead
    // of 50 kB of tables.

    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0xAD, 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20F0,
        0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF, 0xE0001...0xE01EF:
        true
      default: false
      }
    }

    private static func isEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool {
      (0x1F300...0x1FAFF).contains(scalar.value)
    }

    static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
      isEmojiPresentation(scalar) || (0x2600...0x27BF).contains(scalar.value)
    }
  #else
    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: true
      default: scalar.properties.isEmojiModifier
      }
    }

    private static func isEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isEmojiPresentation
    }

    static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isEmoji }
  #endif
}
