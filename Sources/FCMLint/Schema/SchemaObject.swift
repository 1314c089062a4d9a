/// An object of the schema: its members, and what holds for names it does not know.
public struct SchemaObject: Sendable {
  /// Which object it is, in the order of the tables.
  public enum ID: UInt8, CaseIterable, Sendable {
    case request, message, data, notification, fcmOptions
    case androidConfig, androidNotification, androidFcmOptions, lightSettings, color
    case androidConfigV2, remoteNotification, backgroundSync, androidNotificationV2
    case lightSettingsV2
    case apnsConfig, apnsFcmOptions, apnsHeaders, apnsPayload, apnsDocument, rootFcmOptions
    case aps, alert, sound
    case webpushConfig, webFcmOptions, webHeaders, webNotification, webAction
    case deviceGroup, topicBatch, legacy
    case adminMessage, adminNotification, adminAndroidConfig, adminAndroidNotification
    case adminLightSettings, adminApnsConfig, adminApnsPayload, adminApnsFcmOptions, adminAps
    case adminAlert

    /// Whether it is an object of the Admin SDK's messages, which come last.
    @inline(__always)
    var isOfSDK: Bool { rawValue >= ID.adminMessage.rawValue }

    /// The object of a send request that an object of an SDK's message stands for.
    var inRequest: ID {
      switch self {
      case .adminMessage: .message
      case .adminNotification: .notification
      case .adminAndroidConfig: .androidConfig
      case .adminAndroidNotification: .androidNotification
      case .adminLightSettings: .lightSettings
      case .adminApnsConfig: .apnsConfig
      case .adminApnsPayload: .apnsPayload
      case .adminApnsFcmOptions: .apnsFcmOptions
      case .adminAps: .aps
      case .adminAlert: .alert
      default: self
      }
    }
  }

  /// What holds for a member whose name has no row.
  public enum Others: Sendable {
    /// The service refuses the request: an unknown field.
    case refused
    /// Any name is allowed; each such member is handed on as this field.
    case free(Field)
    /// Any name is allowed, the value must be a string; each member is handed on as this field.
    case strings(Field)
  }

  public var id: ID
  /// Where the object stands in a send request, such as `message.android.notification`.
  public var path: String
  /// The name of the message type in the API description; nil for what the API does not describe.
  public var type: String?
  public var others: Others
  public var rows: [SchemaRow]

  init(
    _ id: ID, path: String, type: String? = nil, others: Others = .refused, _ rows: [SchemaRow]
  ) {
    self.id = id
    self.path = path
    self.type = type
    self.others = others
    self.rows = rows
  }

  /// The member of this name, in either spelling.
  func row(named name: String) -> SchemaRow? {
    rows.first { $0.name == name || $0.camelName == name }
  }
}

/// One member of an object of the schema.
public struct SchemaRow: Sendable {
  /// A property of a field that the API description states.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The service would rather not see it used any more.
    public static let deprecated = Traits(rawValue: 1)
    /// The service fills it in; in a request it has no purpose.
    public static let outputOnly = Traits(rawValue: 2)
    /// The object is of no use without it.
    public static let required = Traits(rawValue: 4)
    /// The name is spelled one way only, as it is inside free-form objects and string maps.
    public static let verbatim = Traits(rawValue: 8)
    /// A number or a boolean is due that the service does not look at.
    public static let unquoted = Traits(rawValue: 16)
  }

  /// The name as Google's guides write it: `snake_case` for typed fields, verbatim elsewhere.
  public var name: String
  public var field: Field
  public var type: ValueType
  public var traits: Traits
  /// The fact this row rests on.
  public var source: String

  init(
    _ name: String, _ field: Field, _ type: ValueType, _ traits: Traits = [], source: String
  ) {
    self.name = name
    self.field = field
    self.type = type
    self.traits = traits
    self.source = source
  }

  /// The second spelling that the service accepts: each `_` dropped, the next letter a capital.
  public var camelName: String {
    traits.contains(.verbatim) || !name.utf8.contains(0x5F) ? name : CamelCase.of(name)
  }
}

/// What a value has to be.
public enum ValueType: Sendable {
  case string, bool, int32, float
  /// Text such as `3.5s`.
  case duration
  /// Text such as `2024-02-29T12:00:00Z`.
  case timestamp
  case enumeration(EnumWords)
  case object(SchemaObject.ID)
  /// An object whose values are all strings.
  case stringMap(SchemaObject.ID)
  /// An object that the service forwards as it is; known keys in it are still looked at.
  case freeObject(SchemaObject.ID)
  /// A list of strings or durations; each element is handed on as the field.
  case list(Field, ListElement)
  /// Whatever JSON has: rules judge it, not the service.
  case free
  /// An object or anything else; an object's known keys are looked at.
  case freeOrObject(SchemaObject.ID)
  /// A list or anything else; objects in it are looked at, each handed on as the field.
  case freeList(Field, SchemaObject.ID?)

  /// The object that values of this type are, or may be.
  var object: SchemaObject.ID? {
    switch self {
    case .object(let id), .stringMap(let id), .freeObject(let id), .freeOrObject(let id): id
    default: nil
    }
  }

  /// What the elements of a list have to be.
  public enum ListElement: Sendable { case string, duration }
}

/// The declared words of an enumeration; the service takes them in any case.
public enum EnumWords: UInt8, CaseIterable, Sendable {
  case androidPriority, notificationPriority, visibility, proxy
  /// `notification_priority` in a message for the Admin SDK for Node.js, which adds the prefix.
  case adminPriority

  /// The words as the API description spells them.
  public var words: [String] { Self.all[Int(rawValue)] }

  /// The bytes of the words, for comparing.
  var spelled: [[UInt8]] { Self.allSpelled[Int(rawValue)] }

  private static let allSpelled = all.map { $0.map { Array($0.utf8) } }

  private static let all: [[String]] = allCases.map { words in
    switch words {
    case .androidPriority: ["NORMAL", "HIGH"]
    case .notificationPriority:
      [
        "PRIORITY_UNSPECIFIED", "PRIORITY_MIN", "PRIORITY_LOW", "PRIORITY_DEFAULT",
        "PRIORITY_HIGH", "PRIORITY_MAX",
      ]
    case .adminPriority: ["min", "low", "default", "high", "max", "unspecified"]
    case .visibility: ["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"]
    case .proxy: ["PROXY_UNSPECIFIED", "ALLOW", "DENY", "IF_PRIORITY_LOWERED"]
    }
  }
}
