import FCMLint

extension SDKType {
  /// The type with a name, in any SDK; nil if it is none.
  init?(named name: ArraySlice<UInt8>) {
    let last = name.lastIndex(of: .backslash).map { name[($0 + 1)...] } ?? name
    guard let first = last.first, first.isCapital,
      let type = SDKNames.allTypes[CodeVariables.hash(last)]
    else { return nil }
    self = type
  }

  /// Whether no other library has a type of this name.
  static func isOwn(_ name: ArraySlice<UInt8>) -> Bool {
    SDKType(named: name) != nil
      && !WordList.contains(name, in: "Message Notification Action BaseMessage LightSettings")
  }

  /// The name with that of its module.
  var qualifiedName: String {
    "messaging."
      + String(decoding: WordList.words(Self.names)[Int(rawValue)], as: UTF8.self)
  }

  /// The member that a name in code means; nil if the type has none.
  func field(named name: ArraySlice<UInt8>, _ sdk: AdminSDK) -> SDKField? {
    if sdk == .python || sdk == .pyfcm { return fields.first { name.equals($0.name) } }
    let all = fields + otherFields
    let normal = SDKNames.normalized(name)
    if sdk == .client, let field = fields.first(where: { normal[...].equals($0.key) }) {
      return field
    }
    // A method may add one of several values.
    let plural = normal + [UInt8(ascii: "s")]
    return all.first { normal[...].equals($0.name) } ?? all.first { plural[...].equals($0.name) }
  }

  /// Whether a field of any type has a name, which may be in camel case.
  static func hasField(named name: ArraySlice<UInt8>) -> Bool {
    let name = SDKNames.snakeCase(name)[...]
    return WordList.contains(name, in: "message validate_only to registration_ids payload aps")
      || allCases.contains { $0.field(forKey: name) != nil }
  }

  /// The member that becomes a field with a name.
  func field(forKey key: ArraySlice<UInt8>) -> SDKField? { fields.first { key.equals($0.key) } }
}

extension CodeTokens {
  /// The type of an SDK whose name is at a token; nil if it is none.
  func sdkType(at index: Int) -> SDKType? {
    let name = text(index)
    if importsBuilder, has(index, "builder"), !isOne(index - 1, of: dialect.access) {
      return .message
    }
    if isLegacyMessage(at: index) { return .legacyMessage }
    if dialect.has(.percentObjects) {
      let isAlias =
        pigeonAlias.map { name.elementsEqual(text($0)) && !has(index - 1, ".") } ?? false
      return has(index, "Notification") && isOne(index - 2, of: "FCM LegacyFCM") || isAlias
        ? .pigeonMessage : nil
    }
    if dialect.has(.hashArguments), has(index - 4, "Rpush") {
      return has(index, "Notification") && has(index - 2, "Fcm") ? .rpushMessage : nil
    }
    // Clients for Swift and Rust, structs in Go, and other names of types in C# may put the name of the
    // service before those of the API.
    let isPrefixed =
      !dialect.traits.isDisjoint(with: [.bracketMaps, .macros, .typedLiterals, .initializers])
      && (name.starts(with: "FCM".utf8) || name.starts(with: "Fcm".utf8)
        || dialect.has(.typedLiterals) && name.starts(with: "fcm".utf8))
    return (isPrefixed ? SDKType(named: name.dropFirst(3)) : nil) ?? SDKType(named: name)
  }

  /// Whether a token begins a message of a library that sends by the legacy API only: `Fcmex.push(…)`, or
  /// `fcm.Message{…}` of a library for Go.
  private func isLegacyMessage(at index: Int) -> Bool {
    if dialect.has(.percentObjects) { return has(index, "Fcmex") && has(index + 2, "push") }
    return importsLegacyModule && has(index, "Message") && has(index - 2, "fcm")
  }
}

/// The forms of names in the SDKs.
enum SDKNames {
  /// The names of types that are not those of the SDK for Python.
  static let types: [(names: StaticString, type: SDKType)] = [
    (
      """
      CloudMessage FcmMessage TokenMessage TopicMessage ConditionMessage FidMessage BaseMessage
      """, .message
    ),
    ("FidMulticastMessage", .multicastMessage), ("FcmNotification", .notification),
    ("FcmOptions", .fcmOptions), ("AndroidFcmOptions", .androidFCMOptions),
    ("WebPushConfig", .webpushConfig), ("Action", .webpushAction),
    ("WebpushFcmOptions", .webpushFCMOptions), ("ApnsConfig", .apnsConfig),
    ("ApnsPayload", .apnsPayload), ("ApnsFcmOptions", .apnsFCMOptions),
    ("ApnsApsObject APS", .aps), ("ApnsAlert APSAlert", .apsAlert),
  ]

  /// The type of each name, by the hash of the name: most words of code are none.
  fileprivate static let allTypes: [UInt64: SDKType] = {
    let names = zip(WordList.words(SDKType.names), SDKType.allCases)
    let others = types.flatMap { row in WordList.words(row.names).map { ($0, row.type) } }
    return Dictionary(firstOf: (names + others).map { (CodeVariables.hash($0[...]), $1) })
  }()

  /// What a method does with its arguments.
  enum Verb {
    case set
    /// Adds a member, of which the arguments are the key and the value.
    case put
    /// Adds an element.
    case add
  }

  /// The verb of the name of a method, and the name without it.
  static func verb(_ name: ArraySlice<UInt8>) -> (verb: Verb, name: ArraySlice<UInt8>) {
    let verbs: [(StaticString, Verb)] = [
      ("putAll", .set), ("addAll", .set), ("set", .set), ("with", .set), ("put", .put),
      ("add", .add), ("to", .set),
    ]
    for (word, verb) in verbs {
      let rest = name.dropFirst(word.utf8CodeUnitCount)
      if name.starts(with: word.buffer), let first = rest.first {
        if first.isCapital { return (verb, rest) }
        if first == .underscore, rest.count > 1 { return (verb, rest.dropFirst()) }
      }
    }
    return (.set, name)
  }

  /// A name as the SDK for Python would write it.
  static func normalized(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var result = snakeCase(verb(name).name)
    if let place = result.position(of: "localization", in: 0..<result.count) {
      result.replaceSubrange(place..<place + 12, with: "loc".utf8)
    }
    if result[...].hasSuffix("_in_millis") {
      result.replaceSubrange(result.count - 10..<result.count, with: "_millis".utf8)
    }
    for (from, to) in others where result[...].equals(from) { return Array(to.buffer) }
    return result
  }

  /// Names that differ in more than their form.
  private static let others: [(StaticString, StaticString)] = [
    ("image_url", "image"), ("event_time", "event_timestamp"),
    ("event_time_millis", "event_timestamp"), ("vibrate_timing_millis", "vibrate_timings_millis"),
    ("vibrate_timings", "vibrate_timings_millis"), ("color_from_string", "color"),
    ("android_config", "android"), ("apns_config", "apns"), ("ios", "apns"),
    ("webpush_config", "webpush"), ("web_push_config", "webpush"), ("alert_string", "alert"),
    ("critical_sound", "sound"), ("sub_title", "subtitle"),
    ("sub_title_loc_key", "subtitle_loc_key"), ("sub_title_loc_args", "subtitle_loc_args"),
    ("action_name", "action"), ("time_to_live", "ttl"), ("registration_i_ds", "registration_ids"),
  ]

  static func snakeCase(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for index in name.indices {
      let byte = name[index]
      if byte.isCapital {
        let isAfterSmall = index > name.startIndex && !name[index - 1].isCapital
        let isBeforeSmall =
          index > name.startIndex && index + 1 < name.endIndex && name[index + 1].isSmall
        if isAfterSmall || isBeforeSmall, name[index - 1] != .underscore {
          result.append(.underscore)
        }
      }
      result.append(byte.isCapital ? byte | 0x20 : byte)
    }
    return result
  }
}
