import FCMLint

/// What the code around a literal says about it.
struct LiteralContext {
  /// The kind of document; nil if the literal itself decides.
  var kind: DocumentKind?
  /// What the SDK that takes the literal does with it.
  var role = ValueRole.plain
  /// The fields of a message that contain the literal, separated by spaces.
  var path: StaticString = ""
  /// Whether code may add members to the objects; nil if the code around the literal decides.
  var isOpen: Bool?
  /// Whether only a literal with the names of message fields is meant.
  var needsNames = true
  /// Whether the context may also be that of another service, whose messages have topics, too.
  var isUncertain = false
  /// Whether the argument is a message, whatever its names are.
  var isCertain = false
}

/// The names at the root of a literal.
struct RootNames {
  /// The number of names of a message, except `data`.
  var known = 0
  /// The number of other names.
  var unknown = 0
  /// Whether there is a name that may begin a document without other context.
  var isPromising = false
  /// Whether there is an object in the place of one of a message.
  var hasBlock = false
  /// Whether there is another name of a message than that of a topic.
  var hasOwnName = false
  /// Whether there is a target of a message.
  var hasTarget = false
  /// Whether there is a target of the legacy API.
  var hasLegacyTarget = false
  /// Whether there is a message, with other names around it than those of a request.
  var isWrapped = false
  /// The opening bracket of the object that is the member `message`; nil if there is none.
  var message: Int?
  /// Whether there is a name that only the legacy API has, together with its content.
  var isLegacy: Bool { hasRegistrationIds && hasContent }
  /// Whether nothing but a target is known of a message: another object has a token, too.
  var isOnlyTarget: Bool { known == 1 && hasTarget && unknown > 0 && !hasContent }
  /// Whether there are other names than those of a target that say what is sent, or an object.
  private var hasContent = false
  private var hasRegistrationIds = false

  private static var fields: StaticString {
    """
    token tokens fid fids topic condition notification android apns webpush fcmOptions fcm_options
    """
  }
  private static var roots: StaticString {
    """
    message notification android apns webpush aps to registration_ids registration_tokens \
    notification_key_name notification_key operation android_v2
    """
  }
  private static var contents: StaticString { "notification data title body image sound" }
  private static var targets: StaticString { "token tokens fid fids topic condition" }
  private static var blocks: StaticString {
    "message notification android apns webpush aps"
  }
  /// Names that only FCM uses, with values of any form.
  private static var certain: StaticString {
    "registration_ids registration_tokens notification_key_name"
  }

  /// Reads the names of the object that opens at a token.
  init(_ reader: LiteralReader, opener: Int) {
    let tokens = reader.tokens
    guard tokens[opener].match > opener else { return }
    var hasMessage = false
    var others = 0
    for (start, end) in reader.items((opener + 1)..<tokens[opener].match) {
      let member = reader.member(start, end)
      let name: ArraySlice<UInt8>
      switch member.key {
      case .token(let key): name = reader.name(of: key)
      case .none: name = tokens.text(start)
      case .unknown: continue
      }
      if WordList.contains(name, in: Self.fields) {
        known += 1
        if !WordList.contains(name, in: "topic condition") { hasOwnName = true }
      } else if !name.elementsEqual("data".utf8) {
        unknown += 1
      }
      if WordList.contains(name, in: Self.targets) { hasTarget = true }
      if name.elementsEqual("message".utf8) {
        hasMessage = true
      } else if !WordList.contains(name, in: "validate_only validateOnly") {
        others += 1
      }
      note(name, member.value, of: tokens)
    }
    isWrapped = hasMessage && others > 0
  }

  /// Notes what a name and the tokens of its value say about the object.
  private mutating func note(
    _ name: ArraySlice<UInt8>, _ value: Range<Int>, of tokens: CodeTokens
  ) {
    if WordList.contains(name, in: "to registration_ids") { hasLegacyTarget = true }
    if name.elementsEqual("registration_ids".utf8) { hasRegistrationIds = true }
    let opener = tokens.has(value.lowerBound, "array") ? value.lowerBound + 1 : value.lowerBound
    let isObject = !value.isEmpty && tokens.kind(opener) == .opener
    if isObject || WordList.contains(name, in: Self.contents) { hasContent = true }
    guard WordList.contains(name, in: Self.roots) else { return }
    isPromising = true
    if WordList.contains(name, in: Self.certain) { hasBlock = true }
    guard WordList.contains(name, in: Self.blocks), isObject else { return }
    hasBlock = true
    if name.elementsEqual("message".utf8) { message = opener }
  }
}
