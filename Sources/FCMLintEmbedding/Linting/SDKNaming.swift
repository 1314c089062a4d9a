import FCMLint

/// How code for an SDK writes the fields of a message.
package struct SDKNaming {
  package let sdk: AdminSDK
  private let document: EmbeddedDocument
  private let source: [UInt8]

  /// The names in a document; nil if no SDK is known to take it.
  package init?(_ document: EmbeddedDocument, in source: [UInt8]) {
    guard let sdk = document.sdk else { return nil }
    (self.sdk, self.document, self.source) = (sdk, document, source)
  }

  /// The form of the code; nil for that of JSON.
  package func text(_ form: CodeForm) -> String? {
    switch form {
    case .name(let path): return member(path).map { Self.name(of: $0.field, in: $0.type, sdk) }
    case .member(let path, let value):
      guard let (type, field) = member(path) else { return nil }
      return Self.member(Self.name(of: field, in: type, sdk), field.role, value, sdk)
    case .place(let path): return place(path)
    case .token(let range): return token(range)
    case .lifetime(let seconds): return lifetime(seconds)
    }
  }

  // MARK: Paths

  /// The type and its member at the start of a path, and the names after it; nil if an SDK has no
  /// names of its own for it.
  private func walk(
    _ path: String, permitsClients: Bool = false
  ) -> (type: SDKType, field: SDKField?, rest: ArraySlice<Substring>)? {
    // The SDKs for PHP take arrays with the names of the API.
    if sdk == .kreait || sdk == .laravel || sdk == .client && !permitsClients { return nil }
    var names = path.split(separator: ".")[...]
    var type = SDKType.message
    while let name = names.popFirst() {
      let key = Array(name.utf8)
      let fields = sdk == .python ? type.fields : type.fields + type.otherFields
      guard let field = fields.first(where: { key[...].equals($0.key) }) else { return nil }
      guard case .instance(let inner) = field.role, !names.isEmpty else {
        return (type, field, names)
      }
      type = inner
    }
    return (type, nil, [])
  }

  private func member(
    _ path: String, permitsClients: Bool = false
  ) -> (type: SDKType, field: SDKField)? {
    guard let (type, field, rest) = walk(path, permitsClients: permitsClients), rest.isEmpty,
      let field
    else { return nil }
    return (type, field)
  }

  /// What the SDK does with the member at a path; nil if it has no member for it.
  package func role(at path: String) -> SDKRole? {
    member(path, permitsClients: true)?.field.role
  }

  /// The type at a path, or the member of the type that contains it.
  private func place(_ path: String) -> String? {
    guard sdk != .node, let (type, field, rest) = walk(path) else { return nil }
    guard let field else { return Self.name(of: type, sdk) }
    if case .instance(let inner) = field.role, inner != .criticalSound {
      return Self.name(of: inner, sdk)
    }
    let key = rest.map { "\"\($0)\"" }.joined(separator: ".")
    let name = Self.name(of: field, in: type, sdk)
    let owner = Self.name(of: type, sdk)
    switch sdk {
    case .java: return "\(owner).\(name)(\(key.isEmpty ? "" : key + ", ")…)"
    case .go: return "\(owner){\(name): \(key.isEmpty ? "…" : "{\(key): …}")}"
    case .dotnet: return "\(owner) { \(name) = … }"
    case .dart: return "\(owner)(\(name): …)"
    default: return "\(owner)(\(name)=\(key.isEmpty ? "…" : "{\(key): …}"))"
    }
  }

  // MARK: Values

  /// A key or converted value as the source has it; nil if that is the string of the document.
  private func token(_ range: ByteRange) -> String? {
    let outer = document.map.outerRange(range.start..<range.end)
    let text = source[outer]
    guard range.end - range.start > 2, !text.isEmpty, text.count < 80,
      !text.contains(where: { $0 == .quote || $0 == .apostrophe || $0 == .backtick || $0 < .space }
      ),
      !EmbeddedDocument.hasPlaceholder(document.text[range.start..<range.end]),
      !text.elementsEqual(document.text[range.start + 1..<range.end - 1])
    else { return nil }
    let shown = String(decoding: text, as: UTF8.self)
    return text.allSatisfy { $0.isOfName } && !text[outer.lowerBound].isDigit
      ? "\"\(shown)\"" : shown
  }

  private func lifetime(_ seconds: Int) -> String? {
    switch sdk.lifetime {
    case .text: nil
    case .milliseconds: seconds == 0 ? "0" : "\(seconds)000"
    case .seconds: "\(seconds)"
    case .duration: sdk == .go ? "\(seconds) * time.Second" : "TimeSpan.FromSeconds(\(seconds))"
    }
  }

  /// A member with a value, which is JSON text.
  private static func member(
    _ name: String, _ role: SDKRole, _ value: String, _ sdk: AdminSDK
  ) -> String {
    let isOn = role == .flag && value == "1"
    switch sdk {
    case .python: return "\(name)=\(isOn ? "True" : value)"
    case .java: return "\(name)(\(isOn ? "true" : value))"
    case .dotnet: return "\(name) = \(isOn ? "true" : value)"
    default: return "\(name): \(isOn ? "true" : value)"
    }
  }
}

// The names in the SDKs; `SDKNames` has the other direction.
extension SDKNaming {
  /// The name of a type, in Java that of its builder.
  package static func name(of type: SDKType, _ sdk: AdminSDK) -> String {
    let name = String(type.qualifiedName.dropFirst("messaging.".utf8.count))
    switch sdk {
    case .java:
      return "\(type == .apnsPayload ? "ApnsConfig" : capitalized[name] ?? name).builder()"
    case .dotnet, .dart: return capitalized[name] ?? name
    default: return type.qualifiedName
    }
  }

  private static let capitalized = [
    "APNSConfig": "ApnsConfig", "APNSPayload": "ApnsPayload", "APNSFCMOptions": "ApnsFcmOptions",
    "FCMOptions": "FcmOptions", "AndroidFCMOptions": "AndroidFcmOptions",
    "WebpushFCMOptions": "WebpushFcmOptions",
  ]

  /// The name of a member.
  package static func name(of field: SDKField, in type: SDKType, _ sdk: AdminSDK) -> String {
    let name = field.name.description
    let isAddress = name == "image" && type != .webpushNotification
    switch sdk {
    case .node:
      if type == .webpushNotification { return field.key.description }
      return isAddress ? "imageUrl" : joined(name, capitalizesFirst: false)
    case .dart: return isAddress ? "imageUrl" : joined(name, capitalizesFirst: false)
    case .dotnet: return isAddress ? "ImageUrl" : name == "ttl" ? "TimeToLive" : joined(name)
    case .go: return isAddress ? "ImageURL" : goNames[name] ?? joined(name, sdk)
    case .java:
      if let own = javaNames[name] { return own }
      let words = joined(name, sdk)
      return field.role == .list ? "add\(words.dropLast())" : "set\(words)"
    case .python, .kreait, .laravel, .pyfcm, .client: return name
    }
  }

  private static let goNames = [
    "vibrate_timings_millis": "VibrateTimingMillis", "subtitle": "SubTitle",
    "subtitle_loc_key": "SubTitleLocKey", "subtitle_loc_args": "SubTitleLocArgs",
  ]

  private static let javaNames = [
    "event_timestamp": "setEventTimeInMillis",
    "vibrate_timings_millis": "setVibrateTimingsInMillis",
    "light_on_duration_millis": "setLightOnDurationInMillis",
    "light_off_duration_millis": "setLightOffDurationInMillis", "android": "setAndroidConfig",
    "apns": "setApnsConfig", "webpush": "setWebpushConfig", "data": "putData",
    "headers": "putHeader", "actions": "addAction", "tokens": "addToken", "fids": "addFid",
    "custom_data": "putCustomData",
  ]

  /// The words of a name in snake case with capitals instead of underscores.
  private static func joined(
    _ name: String, _ sdk: AdminSDK = .node, capitalizesFirst: Bool = true
  ) -> String {
    var result: [UInt8] = []
    for (number, word) in name.utf8.split(separator: .underscore).enumerated() {
      let word = Array(word)
      if sdk == .go, WordList.contains(word[...], in: "id ok ttl fcm apns") {
        result += word.map { $0 & 0xDF }
      } else if sdk == .java, word.elementsEqual("loc".utf8) {
        result += "Localization".utf8
      } else {
        result += number == 0 && !capitalizesFirst ? word[...] : [word[0] & 0xDF] + word.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
