import FCMLint

/// What a whole source mentions, which is read once.
struct SourceMentions {
  /// Whether the source mentions Firebase or FCM.
  let service: Bool
  /// Whether the source imports an SDK.
  let importsSDK: Bool
  /// Whether the source imports an SDK, or calls a method that only SDKs have.
  let usesSDK: Bool
  /// Whether the source imports anything, perhaps another library.
  let hasImports: Bool
  /// Whether the source imports classes of the SDK for Python by their names.
  let importsClasses: Bool
  /// Whether the source gets the service of the SDK for Go, and no client of a library around it.
  let hasGoClient: Bool
  /// Whether the source uses PyFCM.
  let usesPyFCM: Bool
  /// Whether the source uses the notification channel of Laravel.
  let isLaravel: Bool
  /// Whether the source calls a method of a library for Ruby that sends objects as they are.
  let sendsObjects: Bool
  /// The other name that the source gives to the module of the SDK.
  let moduleAlias: [UInt8]?

  /// The texts in imports of the SDKs.
  private static let imports: [StaticString] = [
    "'firebase-admin", "\"firebase-admin", "firebase_admin", "com.google.firebase",
    "firebase.google.com/go", "Kreait\\Firebase",
    "FirebaseAdmin.Messaging",
  ]
  private static let aliases: [StaticString] = [
    "import firebase_admin.messaging as ", "from firebase_admin import messaging as ",
  ]

  init(_ bytes: [UInt8]) {
    service = bytes.withUnsafeBufferPointer(CodeEvidence.mentionsService)
    func has(_ text: StaticString) -> Bool { bytes.has(text, in: 0..<bytes.count) }
    importsSDK = service && Self.imports.contains(where: has)
    usesSDK = importsSDK || service && has("sendEachForMulticast(")
    hasImports = has("import ") || has("\nusing ") || bytes.starts(with: "using ".utf8)
    importsClasses = service && has("firebase_admin.messaging import")
    hasGoClient = service && (has("*messaging.Client") || has(".Messaging("))
    usesPyFCM = service && has("pyfcm")
    isLaravel = service && has("NotificationChannels")
    sendsObjects = has(".send_v1(") || has(".send_notification_v1(")
    moduleAlias = service ? Self.alias(in: bytes) : nil
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
