extension Unicode.Scalar {
  /// Whether every output escapes the character: controls, direction marks, tags, and separators that
  /// some readers treat as line breaks.
  package var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
      0x2028, 0x2029, 0xFEFF, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
