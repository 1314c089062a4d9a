import FCMLint

/// What the code around a literal says about it.
struct LiteralContext {
  /// The kind of document; nil if the literal itself decides.
  var kind: DocumentKind?
  /// The SDK that takes the literal; nil if none is known.
  var sdk: AdminSDK?
  /// What the SDK does with it.
  var role = SDKRole.plain
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
  /// Whether it is open if an SDK takes the literal, or if it is sent as it is.
  var isAmbiguous = false
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
  /// Whether there is the operation on a device group.
  var hasOperation = false
  /// Whether there is a target of the legacy API.
  var hasLegacyTarget = false
  /// Whether there is a message, with other names around it than those of a request.
  var isWrapped: Bool { hasMessage && others > 0 }
  /// The node of the object that is the member `message`; nil if there is none.
  var message: Int?
  /// The node of the variable that is the member `message`; nil if there is none.
  var variable: Int?
  /// Whether the object is the block for Apple devices, or that for Android.
  var isAppleBlock = false
  var isAndroidBlock: Bool {
    androidNames > 1 && hasNotification && !hasTarget && !hasLegacyTarget && !hasPlatform
  }
  /// Whether there is a name that only the legacy API has, together with its content.
  var isLegacy: Bool { hasRegistrationIds && hasContent }
  /// Whether nothing but a target is known of a message: another object has a token, too.
  var isOnlyTarget: Bool { known == 1 && hasTarget && unknown > 0 && !hasContent }
  /// Whether there are other names than those of a target that say what is sent, or an object.
  private(set) var hasContent = false
  private var hasRegistrationIds = false
  private var hasPlatform = false
  private var hasNotification = false
  private var androidNames = 0

  private static var fields: StaticString {
    """
    token tokens fid fids topic condition notification android apns webpush fcmOptions fcm_options
    """
  }
  private static var roots: StaticString {
    """
    message notification android apns webpush aps to registration_ids registration_tokens \
    notification_key_name notification_key operation android_v2 payload
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
  private static var androidOnly: StaticString {
    """
    collapse_key collapseKey ttl priority restricted_package_name restrictedPackageName \
    direct_boot_ok directBootOk
    """
  }

  private(set) var hasMessage = false
  private var others = 0

  /// Reads the names of an object.
  init(_ source: CodeSource, _ node: Int) {
    for child in source.children(of: node) where source.nodes[child].name >= 0 {
      add(source.name(ofNode: child), child, of: source)
    }
  }

  /// Adds a name and its value; nil for an object that is not known.
  mutating func add(_ name: ArraySlice<UInt8>, _ child: Int?, of source: CodeSource) {
    if WordList.contains(name, in: Self.fields) {
      known += 1
      if !WordList.contains(name, in: "topic condition") { hasOwnName = true }
    } else if !name.equals("data") {
      unknown += 1
    }
    if WordList.contains(name, in: Self.targets) { hasTarget = true }
    if WordList.contains(name, in: Self.androidOnly) { androidNames += 1 }
    if WordList.contains(name, in: "android apns webpush") { hasPlatform = true }
    if name.equals("message") {
      hasMessage = true
    } else if !WordList.contains(name, in: "validate_only validateOnly") {
      others += 1
    }
    note(name, child, of: source)
  }

  /// Notes what a name and its value say about the object.
  private mutating func note(_ name: ArraySlice<UInt8>, _ child: Int?, of source: CodeSource) {
    if WordList.contains(name, in: "to registration_ids") { hasLegacyTarget = true }
    if name.equals("registration_ids") { hasRegistrationIds = true }
    if name.equals("operation") { hasOperation = true }
    let value = child.map { source.nodes[$0] }
    let isObject = value.map { $0.kind == .object || $0.kind == .list } ?? true
    let isContent = isObject && !WordList.contains(name, in: Self.certain)
    if isContent || WordList.contains(name, in: Self.contents) { hasContent = true }
    guard WordList.contains(name, in: Self.roots) else { return }
    isPromising = true
    if WordList.contains(name, in: Self.certain) { hasBlock = true }
    if name.equals("message"), let value, value.kind == .reference, value.head == value.start {
      variable = child
    }
    guard isObject || value?.opener ?? -1 >= 0 else { return }
    if name.equals("payload"), let child {
      isAppleBlock = source.children(of: child).contains { source.name(ofNode: $0).equals("aps") }
    }
    guard WordList.contains(name, in: Self.blocks) else { return }
    if name.equals("notification") { hasNotification = true }
    hasBlock = true
    if name.equals("message"), value?.kind == .object { message = child }
  }
}
