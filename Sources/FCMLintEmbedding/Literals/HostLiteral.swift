/// Replacements in literals of programming languages.
enum HostLiteral {
  /// JSON text as a literal of the language; nil if it cannot be written there.
  static func written(_ text: [UInt8], in language: HostLanguage) -> [UInt8]? { nil }
}
