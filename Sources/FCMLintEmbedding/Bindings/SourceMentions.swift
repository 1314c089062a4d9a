import FCMLint

/// What a whole source mentions. A class, because each text is searched when it is needed, and once.
final class SourceMentions {
  private let bytes: [UInt8]
  /// Whether the source mentions Firebase or FCM, or has the URL of GCM.
  private(set) lazy var service =
    bytes.withUnsafeBufferPointer(CodeEvidence.mentionsService) || has(Self.urlOfGCM)
  /// Whether the source imports an SDK.
  private(set) lazy var importsSDK = service && Self.imports.contains(where: has)
  /// Whether the source imports a client with the types of the API.
  private(set) lazy var importsClient = service && Self.clients.contains(where: has)
  /// Whether the source imports one of the clients that Google generates from the description of the API.
  private(set) lazy var importsAPI = service && Self.generated.contains(where: has)
  /// Whether the source imports an SDK, or calls a method that only SDKs have.
  private(set) lazy var usesSDK = importsSDK || service && has("sendEachForMulticast(")
  /// Whether the source imports anything, perhaps another library.
  private(set) lazy var hasImports =
    has("import ") || has("\nusing ") || bytes.starts(with: "using ".utf8)
  /// Whether the source imports classes of the SDK for Python by their names.
  private(set) lazy var importsClasses = service && has("firebase_admin.messaging import")
  /// Whether the source gets the service of the SDK for Go, and no client of a library around it.
  private(set) lazy var hasGoClient =
    service && (has("*messaging.Client") || has(".Messaging("))
  /// Whether a source in Python imports a module `messaging` of another package, such as that of Huawei.
  private(set) lazy var importsOtherModule = !importsSDK && hasOtherModule()
  /// Whether the source uses PyFCM.
  private(set) lazy var usesPyFCM = service && has("pyfcm")
  /// Whether the source has the URL of the legacy API or of GCM before it, or its host and path.
  private(set) lazy var hasLegacyURL =
    service && (has("/fcm/send") && has("fcm.googleapis.com") || has(Self.urlOfGCM))
  /// Whether the source has the URL of the API, perhaps with a variable in it.
  private(set) lazy var hasURL = service && has("/messages:send")
  /// Whether the source has the host and version of the API, and not the SDK for Python.
  private(set) lazy var sendsWithoutSDK = has("fcm.googleapis.com/v1") && !has("firebase_admin")
  /// Whether the source uses the notification channel of Laravel.
  private(set) lazy var isLaravel = service && has("NotificationChannels")
  /// Whether the source calls a function of Pigeon before 2.0, which sends by the legacy API.
  private(set) lazy var usesOldPigeon =
    has("Pigeon.FCM.push(") || has("Notification.put_")
    || has("alias Pigeon.FCM\n") && has(" FCM.push(")
  /// Whether the source calls a method of a library for Ruby that sends objects as they are.
  private(set) lazy var sendsObjects = has(".send_v1") || has(".send_notification_v1")
  /// The other name that the source gives to the module of the SDK.
  private(set) lazy var moduleAlias = service ? Self.alias(in: bytes) : nil

  private static var urlOfGCM: StaticString { "googleapis.com/gcm/send" }
  /// The texts in imports of the SDKs.
  private static let imports: [StaticString] = [
    "'firebase-admin", "\"firebase-admin", "firebase_admin", "com.google.firebase",
    "firebase.google.com/go", "Kreait\\Firebase",
    "FirebaseAdmin.Messaging",
  ]
  /// The texts in imports of clients for Ruby, Rust and Dart.
  private static let clients: [StaticString] = [
    "FcmV1::", "Rpush::Fcm::", "fcm_v1::", "fcm::", "google_fcm1", "fcm_rs::", "fcm_rust::",
    "googleapis/fcm",
  ]
  private static let generated: [StaticString] = [
    "google.golang.org/api/fcm/v1", "com.google.api.services.fcm",
    "Google.Apis.FirebaseCloudMessaging",
  ]
  private static let aliases: [StaticString] = [
    "import firebase_admin.messaging as ", "from firebase_admin import messaging as ",
  ]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func has(_ text: StaticString) -> Bool { bytes.has(text, in: 0..<bytes.count) }

  private func hasOtherModule() -> Bool {
    guard let name = bytes.position(of: " import messaging", in: 0..<bytes.count) else {
      return false
    }
    let start = bytes[..<name].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    let line = start..<name
    return bytes.hasPrefix("from ", at: start) && !bytes.has("firebase", in: line)
      && !bytes.has("fcm", in: line)
  }

  private static func alias(in bytes: [UInt8]) -> [UInt8]? {
    for text in aliases {
      guard let place = bytes.position(of: text, in: 0..<bytes.count) else { continue }
      let name = bytes[(place + text.utf8CodeUnitCount)...].prefix { $0.isOfName && $0 != .dollar }
      if !name.isEmpty { return Array(name) }
    }
    // `messaging "firebase.google.com/go/v4/messaging"` of Go may have another name.
    guard let place = bytes.position(of: " \"firebase.google.com/go", in: 0..<bytes.count) else {
      return nil
    }
    var start = place
    while start > 0, bytes[start - 1].isOfWord { start -= 1 }
    return start < place && !bytes[start..<place].equals("import")
      ? Array(bytes[start..<place]) : nil
  }
}
