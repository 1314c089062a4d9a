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
  /// Whether the message must have a list of recipients.
  var isMulticast = false
  /// Whether it is open if an SDK takes the literal, or if it is sent as it is.
  var isAmbiguous = false
}

/// The names at the root of a literal.
struct RootNames {
  /// What names and their values say about the object.
  struct Facts: OptionSet {
    let rawValue: UInt32
    /// A name of a message, except `data`.
    static let field = Facts(rawValue: 1)
    /// Another name of a message than that of a topic.
    static let own = Facts(rawValue: 1 << 1)
    static let target = Facts(rawValue: 1 << 2)
    static let legacyTarget = Facts(rawValue: 1 << 3)
    /// A name that may begin a document without other context.
    static let promising = Facts(rawValue: 1 << 4)
    /// A name that says what is sent, or an object.
    static let content = Facts(rawValue: 1 << 5)
    /// A name that only FCM uses, with values of any form.
    static let certain = Facts(rawValue: 1 << 6)
    /// An object in the place of one of a message.
    static let block = Facts(rawValue: 1 << 7)
    static let platform = Facts(rawValue: 1 << 8)
    /// A name that only the block for Android has.
    static let android = Facts(rawValue: 1 << 9)
    /// A name in a request, next to the message.
    static let request = Facts(rawValue: 1 << 10)
    static let message = Facts(rawValue: 1 << 11)
    static let notification = Facts(rawValue: 1 << 12)
    static let data = Facts(rawValue: 1 << 13)
    static let operation = Facts(rawValue: 1 << 14)
    static let registrationIds = Facts(rawValue: 1 << 15)
    /// A text that is shown, which the legacy API has in the notification only.
    static let text = Facts(rawValue: 1 << 16)
    /// A block for a platform without a member that it has in a message.
    static let foreign = Facts(rawValue: 1 << 17)
    /// A name at the root that only the legacy API has.
    static let legacyOption = Facts(rawValue: 1 << 18)
  }

  private static let rows: [(names: StaticString, facts: Facts)] = [
    ("token tokens fid fids", [.field, .own, .target]), ("topic condition", [.field, .target]),
    ("notification", [.field, .own, .promising, .content, .block, .notification]),
    ("android apns webpush", [.field, .own, .promising, .block, .platform]),
    ("fcmOptions fcm_options", [.field, .own]), ("message", [.promising, .block, .message]),
    ("aps", [.promising, .block]), ("to", [.promising, .legacyTarget]),
    ("registration_ids", [.promising, .certain, .legacyTarget, .registrationIds]),
    ("registration_tokens notification_key_name", [.promising, .certain]),
    ("notification_key android_v2 payload", .promising), ("operation", [.promising, .operation]),
    ("data", [.data, .content]), ("title body image sound", [.content, .text]),
    (
      """
      collapse_key collapseKey ttl priority restricted_package_name restrictedPackageName \
      direct_boot_ok directBootOk
      """, .android
    ), ("validate_only validateOnly", .request),
    ("content_available mutable_content time_to_live delay_while_idle dry_run", .legacyOption),
  ]

  private static let factsByName = Dictionary(
    firstOf: rows.flatMap { row in
      WordList.words(row.names).map { (CodeVariables.hash($0[...]), row.facts) }
    })

  private static func facts(_ name: ArraySlice<UInt8>) -> Facts {
    factsByName[CodeVariables.hash(name)] ?? []
  }

  /// The facts of all names; those about an object only if the value may be one.
  private var facts: Facts = []
  /// The number of names of a message, except `data`.
  private(set) var known = 0
  /// The number of other names.
  private(set) var unknown = 0
  /// The number of names that are neither a message nor next to one.
  private var others = 0
  private var androidNames = 0
  private var appleNames = 0
  /// The node of the object that is the member `message`; nil if there is none.
  private(set) var message: Int?
  /// The node of the variable that is the member `message`; nil if there is none.
  private(set) var variable: Int?
  /// The node of the variable or call that is the member `message`; nil if there is none.
  private(set) var value: Int?
  private var holdsAps = false

  func has(_ fact: Facts) -> Bool { facts.contains(fact) }

  var hasBlock: Bool { has(.block) || has(.certain) }
  /// Whether there is a message, with other names around it than those of a request.
  var isWrapped: Bool { has(.message) && others > 0 }
  /// Whether the object is the block for Apple devices.
  var isAppleBlock: Bool { holdsAps && 2 * appleNames >= known + unknown }
  var isAndroidBlock: Bool {
    androidNames > 1 && has(.notification)
      && facts.isDisjoint(with: [.target, .legacyTarget, .platform])
  }
  /// Whether there is a name that only the legacy API has, together with its content.
  var isLegacy: Bool { facts.isSuperset(of: [.registrationIds, .content]) }
  /// Whether there is what a legacy body without a notification has, and so have objects of others.
  var mayBeLegacy: Bool {
    (has(.legacyTarget) || has(.legacyOption))
      && (has(.data) || facts.isSuperset(of: [.field, .content]))
      && facts.isDisjoint(with: [.text, .message])
  }
  /// Whether nothing but a target is known of a message: another object has a token, too.
  var isOnlyTarget: Bool { known == 1 && has(.target) && unknown > 0 && !has(.content) }

  /// Reads the names of an object.
  init(_ source: CodeSource, _ node: Int) {
    for child in source.children(of: node) where source.nodes[child].name >= 0 {
      add(source.name(ofNode: child), child, of: source)
    }
  }

  /// Adds a name and its value; nil for an object that is not known.
  mutating func add(_ name: ArraySlice<UInt8>, _ child: Int?, of source: CodeSource) {
    var own = Self.facts(name)
    if own.contains(.field) { known += 1 } else if !own.contains(.data) { unknown += 1 }
    if own.contains(.android) { androidNames += 1 }
    if WordList.contains(name, in: "headers payload fcm_options fcmOptions") { appleNames += 1 }
    if own.isDisjoint(with: [.message, .request]) { others += 1 }
    let value = child.map { source.nodes[$0] }
    let isObject = value.map { $0.kind == .object || $0.kind == .list } ?? true
    if isObject, !own.contains(.certain) { own.insert(.content) }
    if let value, !isObject, value.opener < 0 { own.subtract([.block, .notification]) }
    facts.formUnion(own)
    guard let value, let child else { return }
    if own.contains(.message) {
      if value.kind == .object { message = child }
      if value.kind == .reference, value.head == value.start { variable = child }
      self.value = value.kind == .call ? child : variable
    } else if own.contains(.platform),
      isForeign(child, of: source, isAndroid: name.equals("android"))
    {
      facts.insert(.foreign)
    } else if name.equals("payload"), isObject || value.opener >= 0 {
      holdsAps = source.children(of: child).contains { source.name(ofNode: $0).equals("aps") }
    }
  }

  /// Whether the names in the block of a platform, of which there are some, are none of a message.
  private func isForeign(_ block: Int, of source: CodeSource, isAndroid: Bool) -> Bool {
    let names = source.children(of: block).map { source.name(ofNode: $0) }
    return source.nodes[block].kind == .object && !names.isEmpty
      && names.allSatisfy { name in
        !name.isEmpty && !(isAndroid && Self.facts(name).contains(.android))
          && !WordList.contains(
            name, in: "payload headers notification data fcm_options fcmOptions")
      }
  }

  /// Takes the variable that is the member `message` for a message.
  mutating func acceptVariable() { facts.insert(.block) }
}
