/// A conflict between two lifetimes of one message.
package enum TimeToLiveConflict {
  /// The lifetimes, in seconds, on the web and on Android differ by more than a factor of ten, or only
  /// one is 0.
  case web(Int64, android: Int64, at: JSONNode)
  /// Only one of the lifetimes on Apple devices and on another platform is "now or never".
  case apple(isStored: Bool, other: JSONNode, isOnAndroid: Bool)

  /// Finds a conflict of the lifetime in a header with another one in the message; nil if there is
  /// none.
  package init?(of value: JSONNode, in message: MessageDocument) {
    let isWeb = value.isSame(as: message[.webTTL])
    guard TimeToLive.node(message) != nil || !isWeb && message.has(.webTTL), value.isString else {
      return nil
    }
    if isWeb { self.init(web: value, message) } else { self.init(apple: value, message) }
  }

  private init?(web value: JSONNode, _ message: MessageDocument) {
    guard let own = DecimalDigits(value)?.number, let android = TimeToLive.android(message),
      let node = TimeToLive.node(message), TimeToLive.differ(own, android)
    else { return nil }
    self = .web(own, android: android, at: node)
  }

  private init?(apple value: JSONNode, _ message: MessageDocument) {
    // Apple's lifetime matters only if one of the two is zero.
    if !value.mayBeZero, message[.androidTTL]?.mayBeZero != true, !message.has(.adminTTL),
      message[.webTTL]?.mayBeZero != true
    {
      return nil
    }
    // Another rule reports a lifetime in this header, with which APNs does not store the message.
    if APNsExpiration.isLifetime(value) { return nil }
    let android = TimeToLive.android(message)
    let web = message[.webTTL].flatMap { DecimalDigits($0)?.number }
    if let android, let web, TimeToLive.differ(web, android) { return nil }
    guard let other = android ?? web, other == 0 || value.mayBeZero,
      let own = DecimalDigits(value)?.number, (own == 0) != (other == 0),
      let node = android == nil ? message[.webTTL] : TimeToLive.node(message)
    else { return nil }
    self = .apple(isStored: own != 0, other: node, isOnAndroid: android != nil)
  }
}
