import FCMLint

/// The place in a document where the text of a test is inserted.
enum DocumentPlace {
  /// The text is the document.
  case document
  /// Members of a message with a topic and a notification, or with a topic alone.
  case message, bare
  /// Members of `android` and of `android.notification` in such a message.
  case android, shown
  /// Members of `apns.headers` and of `aps`.
  case header, aps
  /// Members of `webpush.headers` and of `webpush.notification`.
  case webHeader, web
  /// The condition of a message.
  case condition
  /// Members of a message to one device, the value of its `apns`, and that of its `aps`, which may
  /// be a push to a Live Activity.
  case device, deviceAPNs, deviceAps, activityAps

  /// The configured kind of the document; nil for detection.
  var kind: DocumentKind? {
    switch self {
    case .device, .deviceAPNs, .deviceAps, .activityAps: .sendRequest
    default: nil
    }
  }

  func document(_ text: String) -> String {
    func message(_ members: String) -> String {
      #"{"message":{"topic":"news","notification":{"title":"t"},\#(members)}}"#
    }
    func device(_ members: String) -> String {
      #"{ "message": { "token": "{{token}}", \#(members) } }"#
    }
    switch self {
    case .document: return text
    case .message: return message(text)
    case .bare: return #"{"message":{"topic":"news",\#(text)}}"#
    case .android: return message(#""android":{\#(text)}"#)
    case .shown: return message(#""android":{"notification":{\#(text)}}"#)
    case .header:
      return message(#""apns":{"headers":{\#(text)},"payload":{"aps":{"sound":"default"}}}"#)
    case .aps: return message(#""apns":{"payload":{"aps":{\#(text)}}}"#)
    case .webHeader: return message(#""webpush":{"headers":{\#(text)}}"#)
    case .web: return message(#""webpush":{"notification":{\#(text)}}"#)
    case .condition: return #"{"message":{"condition":"\#(text)","data":{"a":"b"}}}"#
    case .device: return device(text)
    case .deviceAPNs: return device(#""apns": \#(text)"#)
    case .deviceAps: return device(#""apns": { "payload": { "aps": \#(text) } }"#)
    case .activityAps:
      return device(
        #""apns": { "live_activity_token": "{{activity}}", "payload": { "aps": \#(text) } }"#)
    }
  }
}
