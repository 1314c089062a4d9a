/// An object of the schema: its members, and the treatment of unknown names.
///
/// An immutable object rather than a structure, because its tables are copied at every start.
package final class SchemaObject: Sendable {
  /// The identity of the object, in the order of the tables.
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

    /// The root object of a document.
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

    /// Whether it is an object of the Admin SDK's messages, which are last.
    @inline(__always)
    var isOfSDK: Bool { rawValue >= ID.adminMessage.rawValue }

    /// The object of a send request that corresponds to an object of an SDK's message.
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

  /// The treatment of members with unknown names.
  package enum Others: Sendable {
    /// FCM rejects the request because of the unknown field.
    case rejected
    /// Any name is allowed; such a member is treated as this field.
    case free(Field)
    /// Any name is allowed, and the value must be a string; such a member is treated as this field.
    case strings(Field)
  }

  /// The identity of the object.
  package let id: ID
  /// The path of the object in a send request, such as `message.android.notification`.
  package let path: String
  /// The name of the message type in the API description; nil if it contains none.
  package let type: String?
  /// The treatment of members with unknown names.
  package let others: Others
  /// The known members.
  package let rows: [SchemaField]

  init(
    _ id: ID, path: String, type: String? = nil, others: Others = .rejected, _ rows: [SchemaField]
  ) {
    self.id = id
    self.path = path
    self.type = type
    self.others = others
    self.rows = rows
  }

  /// The member with this name, in either spelling.
  func row(named name: String) -> SchemaField? {
    rows.first { $0.name == name || $0.camelName == name }
  }
}
