/// What people see or miss, and on which platforms: what a rule is about.
///
/// Without aspects, those of the words in the ID of the rule count, then those of its family; without
/// platforms, those of its family.
@usableFromInline
package struct SymptomSet: Sendable {
  /// A part of what people expect, in the order in which it decides what a question is about.
  package enum Aspect: String, CaseIterable, Sendable {
    case live, buttons, badge, color, icon, image, vibration, light, sound, time
    case headsUp = "heads-up"
    case twice, group, tap
    case replace, lifetime, delay, size, language, text, wake, data, foreground, display, target,
      syntax, secret, arrival
  }

  /// A bit for each aspect; above them, one for each platform.
  @usableFromInline var bits: UInt32

  private static let platforms: UInt32 = 7 << 29

  /// The set without aspects and platforms.
  @inlinable package static var byID: SymptomSet { SymptomSet(bits: 0) }

  @inlinable
  init(bits: UInt32) { self.bits = bits }

  /// The set of one aspect on the platforms of the family.
  package init(_ aspect: Aspect) {
    bits = 0
    insert(aspect)
  }

  package mutating func insert(_ aspect: Aspect) {
    for (index, other) in Aspect.allCases.enumerated() where other == aspect { bits |= 1 << index }
  }

  package mutating func insert(_ platform: PayloadSize.Platform) {
    bits |= Self.bit(platform)
  }

  @inlinable
  static func bit(_ platform: PayloadSize.Platform) -> UInt32 {
    switch platform {
    case .android: 1 << 29
    case .apple: 1 << 30
    case .web: 1 << 31
    }
  }

  package var hasAspects: Bool { bits & ~Self.platforms & ~Self.unseen.bits != 0 }
  package var hasPlatforms: Bool { bits & Self.platforms != 0 }
  package var aspects: [Aspect] { Aspect.allCases.filter(contains) }

  package func contains(_ aspect: Aspect) -> Bool {
    Aspect.allCases.enumerated().contains { $0.element == aspect && bits & (1 << $0.offset) != 0 }
  }

  package func contains(_ platform: PayloadSize.Platform) -> Bool { bits & Self.bit(platform) != 0 }

  /// The same aspects on one platform, or on one more.
  @inlinable
  package func on(_ platform: PayloadSize.Platform) -> SymptomSet {
    SymptomSet(bits: bits | Self.bit(platform))
  }

  // The constants are bits, so that a rule costs one number.
  @inlinable package static var live: SymptomSet { SymptomSet(bits: 1 << 0) }
  @inlinable package static var buttons: SymptomSet { SymptomSet(bits: 1 << 1) }
  @inlinable package static var badge: SymptomSet { SymptomSet(bits: 1 << 2) }
  @inlinable package static var color: SymptomSet { SymptomSet(bits: 1 << 3) }
  @inlinable package static var icon: SymptomSet { SymptomSet(bits: 1 << 4) }
  @inlinable package static var image: SymptomSet { SymptomSet(bits: 1 << 5) }
  @inlinable package static var vibration: SymptomSet { SymptomSet(bits: 1 << 6) }
  @inlinable package static var light: SymptomSet { SymptomSet(bits: 1 << 7) }
  @inlinable package static var sound: SymptomSet { SymptomSet(bits: 1 << 8) }
  @inlinable package static var time: SymptomSet { SymptomSet(bits: 1 << 9) }
  @inlinable package static var headsUp: SymptomSet { SymptomSet(bits: 1 << 10) }
  @inlinable package static var twice: SymptomSet { SymptomSet(bits: 1 << 11) }
  @inlinable package static var group: SymptomSet { SymptomSet(bits: 1 << 12) }
  @inlinable package static var tap: SymptomSet { SymptomSet(bits: 1 << 13) }
  @inlinable package static var replace: SymptomSet { SymptomSet(bits: 1 << 14) }
  @inlinable package static var lifetime: SymptomSet { SymptomSet(bits: 1 << 15) }
  @inlinable package static var delay: SymptomSet { SymptomSet(bits: 1 << 16) }
  @inlinable package static var size: SymptomSet { SymptomSet(bits: 1 << 17) }
  @inlinable package static var language: SymptomSet { SymptomSet(bits: 1 << 18) }
  @inlinable package static var text: SymptomSet { SymptomSet(bits: 1 << 19) }
  @inlinable package static var wake: SymptomSet { SymptomSet(bits: 1 << 20) }
  @inlinable package static var data: SymptomSet { SymptomSet(bits: 1 << 21) }
  @inlinable package static var foreground: SymptomSet { SymptomSet(bits: 1 << 22) }
  @inlinable package static var display: SymptomSet { SymptomSet(bits: 1 << 23) }
  @inlinable package static var target: SymptomSet { SymptomSet(bits: 1 << 24) }
  @inlinable package static var syntax: SymptomSet { SymptomSet(bits: 1 << 25) }
  @inlinable package static var secret: SymptomSet { SymptomSet(bits: 1 << 26) }
  @inlinable package static var arrival: SymptomSet { SymptomSet(bits: 1 << 27) }

  /// Because of an error of the rule, its platforms display nothing.
  @inlinable package static var unseen: SymptomSet { SymptomSet(bits: 1 << 28) }
  package var isUnseen: Bool { bits & Self.unseen.bits != 0 }

  @inlinable
  package static func | (one: SymptomSet, other: SymptomSet) -> SymptomSet {
    SymptomSet(bits: one.bits | other.bits)
  }
}
