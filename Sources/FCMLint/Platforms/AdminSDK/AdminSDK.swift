/// The libraries that send messages from code.
///
/// What a library takes, converts and checks is one row here and in `SDKType`.
package enum AdminSDK: String, Sendable {
  case node, python, java, go, dotnet, dart, kreait, laravel, pyfcm
  /// A client for Ruby, Rust, Swift, Elixir or Dart, whose types have the fields of the API, and which
  /// sends what they hold; `docs/clients.md` lists them.
  case client

  /// How a library takes the lifetime of a message.
  package enum LifetimeUnit: Sendable {
    /// A text of the REST API.
    case text
    case milliseconds
    case seconds
    /// A value with its own unit, in nanoseconds.
    case duration
  }

  package var lifetime: LifetimeUnit {
    switch self {
    case .node, .java: .milliseconds
    case .python, .kreait: .seconds
    case .go, .dotnet: .duration
    case .laravel, .dart, .pyfcm, .client: .text
    }
  }

  /// Whether the library takes an object for each part of a message, and no dictionary.
  package var needsInstances: Bool { self == .python }

  /// Whether the library checks priorities, visibilities and proxies, and writes some in another form.
  package var checksChoices: Bool { self == .python || self == .go }

  /// Whether the library takes colors of lights as texts and durations as numbers of milliseconds, and
  /// checks both.
  package var checksLooks: Bool { self == .python || self == .java || self == .go }

  /// Whether the library checks the colors of lights.
  package var checksLightColors: Bool { checksLooks || self == .dotnet }

  /// Whether the color of a light may have an alpha.
  package var permitsAlpha: Bool { self != .java }

  /// The member without which the library rejects an instance; nil if it needs none.
  package func required(in type: SDKType) -> SDKField? {
    self == .java && type == .apnsConfig ? SDKField("aps", "payload") : nil
  }

  /// Why the library does not send a member; nil if it does.
  package func reasonToDrop(_ name: ArraySlice<UInt8>, isZero: Bool) -> StaticString? {
    switch self {
    // The line that adds it is a comment in version 3; later versions take arrays.
    case .laravel where WordList.contains(name, in: "light_settings"):
      "the channel for Laravel never sends it"
    case .go where isZero && WordList.contains(name, in: "volume"): "Go cannot tell 0 from no value"
    default: nil
    }
  }

  /// Whether a key of custom data replaces the member with the same name.
  package var mergesCustomData: Bool { self == .dart || self == .kreait || self == .laravel }

  /// Whether the library rejects two members that become the same field, such as a text and an object
  /// for an alert.
  package var rejectsTwoForms: Bool { self == .go || self == .dotnet }

  /// Whether the library makes texts of the values of data and headers.
  package var convertsTexts: Bool { self == .kreait }

  /// Whether the library removes `/topics/` from a topic.
  package var removesTopicPrefix: Bool {
    switch self {
    case .node, .python, .java, .go, .dotnet: true
    case .dart, .kreait, .laravel, .pyfcm, .client: false
    }
  }

  /// Whether members with the value null are not sent.
  package var dropsNull: Bool { self != .node }

  /// What happens to a value that the library rejects.
  package var rejection: StaticString {
    switch self {
    case .python: "the SDK raises ValueError"
    case .go: "the SDK returns an error"
    case .node, .java, .dotnet, .dart, .kreait, .laravel: "the SDK throws"
    case .pyfcm, .client: "FCM rejects it"
    }
  }
}

/// A value that SDKs check before they send it, often in another form.
///
/// Source: firebase-admin 7.7.0 for Python, `_messaging_encoder.py`; firebase-admin-go 4.21,
/// `messaging_utils.go`.
package enum SDKChoice: Sendable {
  case deliveryPriority, notificationPriority, visibility, proxy

  /// The name of the parameter.
  package var name: StaticString {
    switch self {
    case .deliveryPriority, .notificationPriority: "priority"
    case .visibility: "visibility"
    case .proxy: "proxy"
    }
  }

  /// The texts that the SDKs take, separated by spaces.
  package var accepted: StaticString {
    switch self {
    case .deliveryPriority: "high normal"
    case .notificationPriority: "min low default high max"
    case .visibility: "private public secret"
    case .proxy: "allow deny if_priority_lowered"
    }
  }

  /// What the SDKs write before the text in uppercase; nil if they send the text as it is.
  package var prefix: StaticString? {
    switch self {
    case .deliveryPriority: nil
    case .notificationPriority: "PRIORITY_"
    case .visibility, .proxy: ""
    }
  }
}
