/// What a message shows and does on one platform, after the platform's block is merged with the common
/// fields, for an app in the background that may show notifications.
///
/// What the document cannot tell, such as whether the app has a notification channel, is a note or an
/// open question, never a guess.
package struct EffectiveMessage: Sendable {
  /// The platform that receives the message.
  package let platform: PayloadSize.Platform
  /// What the person sees.
  package var display = Display.nothing
  /// What is displayed, or why nothing is, in one sentence without a period.
  package var summary = ""
  /// The effective values, in the order of `Aspect`.
  package var rows: [Row] = []

  /// What the person who holds the device sees.
  package enum Display: String, Sendable {
    /// A notification.
    case notification
    /// A Live Activity that starts, changes or ends.
    case liveActivity = "live-activity"
    /// A number on the app's icon or a sound, without text.
    case badge
    /// Nothing; the app or the service worker runs.
    case background
    /// Nothing, and the app is not started either.
    case nothing
    /// The sources disagree, or no source says it.
    case open
  }

  /// A part of the effect on a platform; the raw value is its name in reports.
  package enum Aspect: String, CaseIterable, Sendable {
    case title, subtitle, body, image, icon, color, sound, badge, buttons, channel, tap
    case foreground, background, priority, lifetime, replaces, collapse, group
    case lockScreen = "lock-screen"
    case time, data, size
  }

  /// The effective value of one aspect.
  package struct Row: Sendable {
    /// The part of the effect.
    package let aspect: Aspect
    /// The value in the document, or what applies without one.
    package var value: String
    /// The JSON Pointer of the value; nil for a default.
    package var pointer: String?
    /// The range of the value in the source; nil for a default.
    package var range: ByteRange?
    /// What the effect depends on; nil if it depends on nothing.
    package var note: String?
    /// Whether the sources disagree, or no source says it.
    package let isOpen: Bool
  }

  /// The effective message on each platform that receives the document; empty for a document that is
  /// not a message.
  ///
  /// A legacy body is converted first, because the service that accepted it is off.
  package static func all(of document: MessageDocument) -> [EffectiveMessage] {
    switch document.kind {
    case .sendRequest, .message, .adminNode:
      [AndroidPreview.of(document), ApplePreview.of(document), WebPreview.of(document)]
    case .apnsPayload: [ApplePreview.of(document)]
    case .legacy: LegacyPreview.all(of: document)
    case .deviceGroup, .topicBatch: []
    }
  }
}
