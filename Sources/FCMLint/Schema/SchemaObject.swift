/// An object of the schema: its members, and what holds for names it does not know.
package struct SchemaObject: Sendable {
  /// Which object it is, in the order of the tables.
  package enum ID: UInt8, CaseIterable, Sendable {
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

    /// The outermost object of a document.
    init(of kind: DocumentKind) {
      switch kind {
      case .sendRequest: self = .request
      case .message: self = .message
      case .adminNode: self = .adminMessage
      case .apnsPayload: self = .apnsDocument
      case .deviceGroup: self = .deviceGroup
      case .topicBatch: self = .topicBatch
      case .legacy: self = .legacy
      }
    }

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
  package enum Others: Sendable {
    /// The service refuses the request: an unknown field.
    case refused
    /// Any name is allowed; each such member is handed on as this field.
    case free(Field)
    /// Any name is allowed, the value must be a string; each member is handed on as this field.
    case strings(Field)
  }

  /// Which object it is.
  package var id: ID
  /// Where the object stands in a send request, such as `message.android.notification`.
  package var path: String
  /// The name of the message type in the API description; nil for what the API does not describe.
  package var type: String?
  /// What holds for a member whose name has no row.
  package var others: Others
  /// The members that it knows.
  package var rows: [SchemaField]

  init(
    _ id: ID, path: String, type: String? = nil, others: Others = .refused, _ rows: [SchemaField]
  ) {
    self.id = id
    self.path = path
    self.type = type
    self.others = others
    self.rows = rows
  }

  /// The member of this name, in either spelling.
  func row(named name: String) -> SchemaField? {
    rows.first { $0.name == name || $0.camelName == name }
  }
}
