/// The kind of an FCM document.
public enum DocumentKind: UInt8, CaseIterable, Sendable {
  /// The body of a send request: `{"message": {…}}`.
  case sendRequest
  /// A bare HTTP v1 message: the value of `message` in a send request.
  case message
  /// A message for the Admin SDK for Node.js, with its names such as `imageUrl`.
  case adminNode
  /// An APNs payload, as in an `.apns` file: `{"aps": {…}}`.
  case apnsPayload
  /// A request that manages a device group.
  case deviceGroup
  /// A request of the Instance ID API that subscribes tokens to a topic or unsubscribes them.
  case topicBatch
  /// A body of the legacy send API, which is shut down.
  case legacy

  /// The name in configurations and reports, such as `send-request`.
  public var word: String { names.word }

  /// The name in a sentence, such as "a send request".
  package var phrase: String { names.phrase }

  private var names: (word: String, phrase: String) {
    switch self {
    case .sendRequest: ("send-request", "a send request")
    case .message: ("message", "a bare message")
    case .adminNode: ("admin-node", "a message for the Admin SDK for Node.js")
    case .apnsPayload: ("apns-payload", "an APNs payload")
    case .deviceGroup: ("device-group", "a device group request")
    case .topicBatch: ("topic-batch", "a topic batch request")
    case .legacy: ("legacy", "a legacy send body")
    }
  }

  /// Creates the kind with this name; nil for any other text.
  public init?(word: some StringProtocol) {
    guard let kind = DocumentKind.allCases.first(where: { $0.word == word }) else { return nil }
    self = kind
  }
}

/// A set of document kinds.
public struct DocumentKinds: OptionSet, Sendable {
  /// One bit for each kind, in the order of the cases of ``DocumentKind``.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a set of one kind.
  @inlinable
  public init(_ kind: DocumentKind) { rawValue = 1 &<< kind.rawValue }

  /// Bodies of send requests.
  @inlinable public static var sendRequest: DocumentKinds { DocumentKinds(.sendRequest) }
  /// Bare HTTP v1 messages.
  @inlinable public static var message: DocumentKinds { DocumentKinds(.message) }
  /// Messages for the Admin SDK for Node.js.
  @inlinable public static var adminNode: DocumentKinds { DocumentKinds(.adminNode) }
  /// APNs payloads.
  @inlinable public static var apnsPayload: DocumentKinds { DocumentKinds(.apnsPayload) }
  /// Requests that manage a device group.
  @inlinable public static var deviceGroup: DocumentKinds { DocumentKinds(.deviceGroup) }
  /// Requests that subscribe tokens to a topic.
  @inlinable public static var topicBatch: DocumentKinds { DocumentKinds(.topicBatch) }
  /// Bodies of the legacy send API.
  @inlinable public static var legacy: DocumentKinds { DocumentKinds(.legacy) }
  /// The kinds that use the names of the HTTP v1 API: send requests and bare messages.
  @inlinable public static var rest: DocumentKinds { sendRequest.union(message) }
  /// The kinds that are or contain a message: those of HTTP v1 and of the Admin SDK.
  @inlinable public static var messages: DocumentKinds { rest.union(adminNode) }
  /// The kinds that may contain an APNs payload.
  @inlinable public static var apple: DocumentKinds { messages.union(apnsPayload) }
  /// Every kind.
  @inlinable public static var all: DocumentKinds { DocumentKinds(rawValue: .max) }

  /// Whether the set contains a kind.
  public func contains(_ kind: DocumentKind) -> Bool { contains(DocumentKinds(kind)) }
}
