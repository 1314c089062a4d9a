/// What a document is for.
public enum DocumentKind: UInt8, CaseIterable, Sendable {
  /// The body of a send request: `{"message": {…}}`.
  case sendRequest
  /// A bare HTTP v1 message, as templates keep it.
  case message
  /// A message in the shape of the Admin SDK for Node.js.
  case adminNode
  /// A raw APNs payload or `.apns` file.
  case apnsPayload
  /// A device group management request.
  case deviceGroup
  /// An Instance ID request that subscribes many tokens to a topic.
  case topicBatch
  /// A body of the retired legacy send API.
  case legacy

  /// The word that users write and read.
  public var word: String {
    switch self {
    case .sendRequest: "send-request"
    case .message: "message"
    case .adminNode: "admin-node"
    case .apnsPayload: "apns-payload"
    case .deviceGroup: "device-group"
    case .topicBatch: "topic-batch"
    case .legacy: "legacy"
    }
  }

  /// The kind with this word; nil for any other text.
  public init?(word: some StringProtocol) {
    guard let kind = DocumentKind.allCases.first(where: { $0.word == word }) else { return nil }
    self = kind
  }

  /// What a sentence calls such a document.
  package var phrase: String {
    switch self {
    case .sendRequest: "a send request"
    case .message: "a bare message"
    case .adminNode: "a message for the Admin SDK for Node.js"
    case .apnsPayload: "an APNs payload"
    case .deviceGroup: "a device group request"
    case .topicBatch: "a topic batch request"
    case .legacy: "a legacy send body"
    }
  }
}

/// A set of document kinds.
public struct DocumentKinds: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ kind: DocumentKind) { rawValue = 1 << kind.rawValue }

  public static let sendRequest = DocumentKinds(.sendRequest)
  public static let message = DocumentKinds(.message)
  public static let adminNode = DocumentKinds(.adminNode)
  public static let apnsPayload = DocumentKinds(.apnsPayload)
  public static let deviceGroup = DocumentKinds(.deviceGroup)
  public static let topicBatch = DocumentKinds(.topicBatch)
  public static let legacy = DocumentKinds(.legacy)
  /// The two shapes that go over the wire to HTTP v1.
  public static let rest: DocumentKinds = [.sendRequest, .message]
  /// Everything that is a message for FCM, whoever sends it.
  public static let messages: DocumentKinds = [.sendRequest, .message, .adminNode]
  /// Every document that holds an APNs payload.
  public static let apple: DocumentKinds = [.sendRequest, .message, .adminNode, .apnsPayload]
  public static let all = DocumentKinds(rawValue: .max)

  public func contains(_ kind: DocumentKind) -> Bool { contains(DocumentKinds(kind)) }
}
